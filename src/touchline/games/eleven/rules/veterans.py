"""Veterans by an effect: draw, discard, gain the rest, some of them Trained (EL-352, EL-353, EL-403)."""

from __future__ import annotations

from touchline.games.eleven import state as s
from touchline.games.eleven.cards import (
    PART_N,
    PART_X,
    PART_Y,
)
from touchline.games.eleven.rules.club import AGEING_TEAM, deal, dealt
from touchline.games.eleven.rules.jerseys import train
from touchline.games.eleven.rules.lane import FIRST, LEFT, ROW, push_next
from touchline.games.eleven.rules.market import gain_player
from touchline.games.eleven.state import Eleven

# Veterans: discard, gain, train


def sort_veterans(g: Eleven, seat: int, arg: int) -> None:
    """Discard down to what may be kept, gain those, choose the Trained ones (EL-403)."""
    row = arg & ROW
    keep = PART_N[row] - PART_X[row]
    cards = dealt(g, seat)
    if not arg >> FIRST and len(cards) <= keep:
        for card in cards:
            gain_player(g, seat, card)
        trained = 0 if g.scenario == AGEING_TEAM else min(PART_Y[row], len(cards))
        push_next(g, seat, s.AIM, row | trained << LEFT | 1 << FIRST)
    elif arg >> LEFT & 31:
        g.ask(seat, s.BM_TARGET if g.day == s.MONDAY and g.week else s.EFFECT_TARGET, arg)
    else:
        deal(g, seat, [])


def choose_veteran(g: Eleven, seat: int, arg: int, card: int) -> None:
    """One goes, or one is Trained."""
    if arg >> FIRST:
        train(g, seat, card, "EL-403")
    else:
        deal(g, seat, [other for other in dealt(g, seat) if other != card])
        g.veteran_discard.append(card)
        if g.events is not None:
            g.tell("discarded", "EL-403", [seat, card])
