"""What the engine does for a manager whose time is up (B11-240)."""

from __future__ import annotations

from touchline.engine.game import TAKE_BACK
from touchline.games.best11.cards import BASE, DECLINE, DONE, KEEP, MONEY, NEXT, PASS, PLAYER
from touchline.games.best11.rules.auction import legal_bid
from touchline.games.best11.rules.board import filled, legal_adjust
from touchline.games.best11.rules.resolve import legal_award_tie
from touchline.games.best11.rules.setup import legal_draft_manager
from touchline.games.best11.state import (
    ADJUST,
    AWARD_TIE,
    BID,
    BONUS_DISCARD,
    BONUS_HAND,
    BONUS_ORDER,
    BONUS_REUSE,
    DRAFT_MANAGER,
    HANDICAP,
    HANDICAP_DISCARD,
    KEEP_TACTIC,
    KEEPER_CHOICE,
    LATE_BID,
    NO_BID,
    NOMINATE,
    RETURN_TACTIC,
    SPECIAL_COMP,
    Best11,
)

WORD = {
    LATE_BID: PASS,
    HANDICAP: MONEY,
    HANDICAP_DISCARD: DONE,
    BONUS_ORDER: DONE,
    BONUS_HAND: DECLINE,
    BONUS_REUSE: DECLINE,
    BONUS_DISCARD: DECLINE,
    SPECIAL_COMP: KEEP,
    KEEPER_CHOICE: PASS,
}


def caretaker(g: Best11, seat: int) -> int:
    """The option that harms least, the same for everybody."""
    question = g.open[seat] & 0xFF
    if question in WORD:
        return question | WORD[question] << 8
    if question == NOMINATE:
        return NOMINATE | lowest(g.hand[seat]) << 8
    if question in (BID, NO_BID):
        return caretaker_bid(g, seat, g.open[seat] >> 8)
    if question == AWARD_TIE:
        return caretaker_award(g)
    if question == ADJUST:
        return ADJUST | lowest([option >> 8 for option in legal_adjust(g, seat, 0)]) << 8
    if question == DRAFT_MANAGER:
        return legal_draft_manager(g, seat, 0)[0]
    assert question in (KEEP_TACTIC, RETURN_TACTIC)
    return question | g.tactics[seat][-1] << 8


def lowest(cards: list[int]) -> int:
    """The card of lowest base value, the lowest id on ties."""
    return min(cards, key=lambda card: (BASE[card], card))


def caretaker_bid(g: Best11, seat: int, arg: int) -> int:
    """Keep finished bids and go on; an unfinished one below its minimum is emptied first."""
    going_on = BID | NEXT << 8
    return going_on if going_on in legal_bid(g, seat, arg) else TAKE_BACK


def caretaker_award(g: Best11) -> int:
    """The tied manager with the fewest filled spaces, then the first in whistle order."""
    tied = [(option >> 8) - PLAYER for option in legal_award_tie(g, g.lead, 0)]
    first = min(tied, key=lambda seat: (filled(g, seat), (seat - g.lead) % g.seats))
    return AWARD_TIE | (PLAYER + first) << 8
