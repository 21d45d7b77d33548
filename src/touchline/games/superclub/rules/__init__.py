"""The rules of Superclub: its steps and questions, one module per phase of the rulebook.

The engine answers a question with one option itself, but for those that are always asked (SC-341). Nothing is
drawn by chance but what the ledger's section on chance names (SC-322). Questions that are unheard are what
managers say to each other, passes in a match, and line-ups before they are shown.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Verb, questions_of, rules_of
from touchline.games.superclub import state
from touchline.games.superclub.rules import (
    asides,
    auction,
    deadline,
    end_of_season,
    finals,
    finance,
    fines,
    gifts,
    injuries,
    investments,
    letters,
    line_ups,
    match,
    news,
    off_season,
    owner,
    penalties,
    scouting,
    season,
    setup,
    sim,
    training,
    unhappy,
    weapons,
    window,
)

QUESTIONS: Final = questions_of(
    setup,
    finance,
    unhappy,
    owner,
    training,
    scouting,
    investments,
    window,
    deadline,
    auction,
    line_ups,
    weapons,
    injuries,
    fines,
    news,
    gifts,
    end_of_season,
    penalties,
)

# Verbs that answer several questions, or are started unasked.
VERBS: Final[tuple[Verb, ...]] = (*asides.ASIDES, *letters.SIDE_VERBS)

RULES: Final = rules_of(
    steps={
        state.CHOOSE_CLUBS: setup.choose_clubs,
        state.OPENING_ROLL: setup.opening_roll,
        state.DRAFT_BOARD: setup.draft_board,
        state.DRAFT_TURN: setup.draft_turn,
        state.AFTER_DRAFT: setup.after_draft,
        state.FREE_MEMBERS: setup.free_members,
        state.OFF_SEASON: off_season.off_season,
        state.FINANCE: finance.finance,
        state.WAGES: finance.wages,
        state.UNHAPPY_PLAYERS: unhappy.unhappy_players,
        state.ENTER_BIDDING: unhappy.enter_bidding,
        state.OWNER_ANSWER: owner.owner_answer,
        state.STEP_UP: owner.step_up,
        state.TRADE_WINDOW: window.trade_window,
        state.TRAINING_STEP: training.training_step,
        state.TRAIN_TURN: training.train_turn,
        state.SCOUTING_STEP: scouting.scouting_step,
        state.SCOUT_TURN: scouting.scout_turn,
        state.SCOUTED_CARD: scouting.scouted_card,
        state.INVESTMENTS: investments.investments,
        state.INVEST_TURN: investments.invest_turn,
        state.HIRING: investments.hiring,
        state.DEADLINE_DAY: deadline.deadline_day,
        state.TURN_CARD: deadline.turn_card,
        state.AUCTION: auction.auction,
        state.SEASON: season.season,
        state.MATCH_ROUND: season.match_round,
        state.LINE_UPS: line_ups.line_ups,
        state.REVEAL_LINE_UPS: line_ups.reveal_line_ups,
        state.LEAGUE_MATCH: match.league_match,
        state.THIRD_BEGINS: match.third_begins,
        state.ROLL_THIRD: match.roll_third,
        state.DOUBLE: injuries.double,
        state.INJURY: injuries.injury,
        state.SUBSTITUTION: injuries.substitution,
        state.TOTALS: match.totals,
        state.SCORE_THIRD: match.score_third,
        state.FULL_TIME: match.full_time,
        state.PAY_POINTS: match.pay_points,
        state.OPEN_CHANGERS: news.open_changers,
        state.FINE: fines.fine,
        state.RELEASE: fines.release,
        state.FREE_DRAW: gifts.free_draw,
        state.FREE_SIGNING: gifts.free_signing,
        state.FREE_HIRING: gifts.free_hiring,
        state.WINDOW_TURN: weapons.window_turn,
        state.SIM_MATCHES: sim.sim_matches,
        state.END_SEASON: end_of_season.end_season,
        state.HUNDRED_POINTS: end_of_season.hundred_points,
        state.SUPERCUP_DECISION: end_of_season.supercup_decision,
        state.SUPERCUP_FINAL: finals.supercup_final,
        state.SUPER_DUPER_CUP: finals.super_duper_cup,
        state.FINAL_MATCH: finals.final_match,
        state.FINAL_WHISTLE: finals.final_whistle,
        state.PENALTY: penalties.penalty,
        state.SEASON_LIMIT: end_of_season.season_limit,
    },
    questions=QUESTIONS,
    side=(letters.legal_side, letters.answer_side, letters.unlisted_side),
)
