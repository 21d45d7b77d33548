"""The end of phase 1: the first complete team (FM-099 to FM-113, FM-225 to FM-227, FM-282, FM-284)."""

from __future__ import annotations

from typing import Final

from touchline.games.footmania.cards import CAN_PLAY, IS_RED, POSTS, UNIT
from touchline.games.footmania.rules.faces import show_all
from touchline.games.footmania.rules.line_up import best_line_up, filled, red_limit
from touchline.games.footmania.state import SETTLE_DEBT, START_PHASE_2, START_TURN, Footmania

BONUS: Final = 2000 // UNIT  # FM-105
QUICK_BONUS: Final = 800 // UNIT  # FM-226
ALL_POSTS: Final = 0b111111111110


def posts_needed(g: Footmania) -> int:
    """Eleven posts, or any ten of them with the short phase 1 (FM-099, FM-225, FM-227)."""
    return POSTS - 1 if g.quick_phase1 else POSTS


def complete_team(g: Footmania, seat: int) -> list[int]:
    """The strongest complete line-up of the squad, or nothing (FM-099 to FM-102, FM-109).

    A line-up that is strongest of all fills as many posts as can be filled: a footballer more brings at
    least 3 stars against the trainee, and the red one who may have to make room costs at most 2.
    """
    squad = g.squad[seat]
    needed = posts_needed(g)
    if len(squad) < needed:
        return []
    red = 0
    posts = 0
    for card in squad:
        red += IS_RED[card]
        posts |= CAN_PLAY[card]
    if len(squad) - max(0, red - red_limit(g)) < needed or (posts != ALL_POSTS and needed == POSTS):
        return []
    team = best_line_up(squad, red_limit(g))
    return team if filled(team) >= needed else []


def completes(g: Footmania, seat: int) -> bool:
    """Tested after every purchase, auction and deal (FM-107): a complete team ends phase 1 (FM-103)."""
    if g.phase != 1:
        return False
    team = complete_team(g, seat)
    if not team:
        return False
    bonus = QUICK_BONUS if g.quick_phase1 else BONUS
    g.reveal()
    show_all(g, team)  # FM-104, FM-226
    g.cash[seat] += bonus
    if g.events is not None:
        g.tell("complete", "FM-103", [seat, bonus, *team])
    end_phase_1(g)
    return True


def end_phase_1(g: Footmania) -> None:
    """For everybody, complete or not (FM-106, FM-111); turn and window are over (FM-110, FM-284).

    A payment that is still due is settled before the pawns are moved (FM-282).
    """
    g.phase = 2
    g.offers = 0
    g.offer = 0
    g.agenda.clear()
    g.push(START_PHASE_2)
    if g.debtor >= 0:
        g.push(SETTLE_DEBT)


def start_phase_2(g: Footmania, arg: int) -> None:
    """All pawns on the championship square (FM-114); whoever has not rolled yet begins (FM-115).

    The window of his turn is the one between the phases (FM-112).
    """
    for seat in range(g.seats):
        g.square[seat] = 0
        g.heading[seat] = -1
    if g.events is not None:
        g.tell("phase_2", "FM-114", [])
    g.push(START_TURN, (g.active + 1) % g.seats if g.rolled else g.active)
