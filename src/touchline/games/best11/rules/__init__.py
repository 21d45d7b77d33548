"""The rules of Best 11: its steps and questions, one module per phase of the rulebook.

There are no other questions: nobody trades (B11-030) or puts a hand card straight on a team (B11-029).
The engine answers a question with one option itself, but for the bid of a manager who can bid on no slot
(B11-263), and a simulation takes simultaneous answers in whistle order (B11-288).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import questions_of, rules_of
from touchline.games.best11 import state
from touchline.games.best11.rules import auction, board, bonuses, handicap, resolve, round_end, setup

QUESTIONS: Final = questions_of(setup, auction, resolve, handicap, bonuses, board)

RULES: Final = rules_of(
    steps={
        state.DRAFT_MANAGERS: setup.draft_managers,
        state.DEAL_HANDS: setup.deal_hands,
        state.DRAW_TACTICS: setup.draw_tactics,
        state.RETURN_TACTICS: setup.return_tactics,
        state.START_ROUND: auction.start_round,
        state.NOMINATIONS: auction.nominations,
        state.BUILD_MARKET: auction.build_market,
        state.SECRET_BIDDING: auction.secret_bidding,
        state.REVEAL: resolve.reveal,
        state.LATE_BIDS: resolve.late_bids,
        state.RESOLVE: resolve.resolve,
        state.TAX: handicap.tax,
        state.HANDICAPS: handicap.handicaps,
        state.SIGNING_BONUSES: bonuses.signing_bonuses,
        state.ADJUST_BOARDS: board.adjust_boards,
        state.FIT: board.fit,
        state.KEEPER_STEP: board.keeper_step,
        state.INCOME_STEP: round_end.income,
        state.REFILL: round_end.refill,
        state.NEXT_ROUND: round_end.next_round,
        state.FULL_TIME: round_end.full_time,
    },
    questions=QUESTIONS,
)
