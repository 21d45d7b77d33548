"""What the engine does for a manager whose time is up (FM-262)."""

from __future__ import annotations

from typing import Final

from touchline.engine.game import TAKE_BACK
from touchline.games.footmania.cards import AUTO, CANCEL, DECLINE, DONE, NO_DRAW, NONE, PASS, REFUSE, ROLL_IT
from touchline.games.footmania.rules import RULES
from touchline.games.footmania.state import (
    ANSWER,
    BID,
    CARD,
    CONFIRM,
    DRAW,
    EURO_CARD,
    EUROMATCH,
    LINE_UP,
    MATCH,
    REPLY,
    ROLL_DIE,
    WINDOW,
    Footmania,
)

WORD: Final[dict[int, int]] = {
    WINDOW: DONE,
    ANSWER: REFUSE,
    CONFIRM: CANCEL,
    DRAW: NO_DRAW,
    CARD: REFUSE,
    BID: PASS,
    EUROMATCH: DECLINE,
    LINE_UP: AUTO,
    EURO_CARD: DONE,
    MATCH: PASS,
    REPLY: NONE,
    ROLL_DIE: ROLL_IT,
}


def caretaker(g: Footmania, seat: int) -> int:
    """Refuse, pass or decline, take the automatic line-up, or else the first option of the list."""
    question = g.open[seat] & 0xFF
    if question == LINE_UP and g.open[seat] >> 8:
        return TAKE_BACK  # a line-up half chosen is taken back for the automatic one
    if question in WORD:
        return question | WORD[question] << 8
    return RULES.options(g, seat)[0]
