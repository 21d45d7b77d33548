"""The rules of Footmania: its steps and questions, one module per phase of the rulebook.

The engine answers a question with one option itself, unless that would tell the others what a manager holds
(FM-278). Nothing is drawn by chance but the first manager, the decks and the die (FM-263 to FM-266).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Verb, questions_of, rules_of
from touchline.games.footmania import state
from touchline.games.footmania.rules import (
    attacks,
    auction,
    buying,
    championship,
    choices,
    complete,
    deals,
    debts,
    euromatch,
    letters,
    line_up,
    match,
    moving,
    plus_cards,
    squares,
    turn,
    window,
)

QUESTIONS: Final = questions_of(
    window, deals, moving, buying, auction, plus_cards, debts, euromatch, line_up, match, attacks
)
# Of offers, which are made in windows and in letters, and of letters.
VERBS: Final[tuple[Verb, ...]] = (*choices.PARTS, letters.LETTER_VERB, letters.AUTO_DONE_VERB)

RULES: Final = rules_of(
    steps={
        state.START_TURN: turn.start_turn,
        state.SPEAK: window.speak,
        state.DELIVER: deals.deliver,
        state.ROLL: moving.roll,
        state.RESOLVE_SQUARE: squares.resolve_square,
        state.AUCTION: auction.auction,
        state.SETTLE_DEBT: debts.settle_debt,
        state.END_TURN: turn.end_turn,
        state.START_PHASE_2: complete.start_phase_2,
        state.EUROMATCH_TEAM: euromatch.euromatch_team,
        state.EUROMATCH_CARDS: euromatch.euromatch_cards,
        state.EUROMATCH_RESULT: euromatch.euromatch_result,
        state.MATCHDAY: championship.matchday,
        state.KICK_OFF: match.kick_off,
        state.SHOW_LINE_UPS: match.show_line_ups,
        state.ACTION: match.action,
        state.END_MATCH: match.end_match,
        state.END_MATCHDAY: championship.end_matchday,
        state.PLAY_OFF: championship.play_off,
        state.FULL_TIME: championship.full_time,
    },
    questions=QUESTIONS,
    side=(letters.legal_side, letters.answer_side, letters.unlisted_side),
)
