"""The cup on the Wednesdays of weeks 6, 8 and 10 (TS-222 to TS-233)."""

from __future__ import annotations

from typing import Final

from touchline.games.time_of_soccer.rules.league import neutral_clash
from touchline.games.time_of_soccer.rules.match import kick_off
from touchline.games.time_of_soccer.state import CUP_MATCHES, WEDNESDAY, TimeOfSoccer

CUP_WEEKS: Final[list[int]] = [6, 8, 10]  # TS-222


def cup_matches(g: TimeOfSoccer, tie: int) -> None:
    """All ties of the round first, in box order (TS-047)."""
    if tie == 0:
        g.day = WEDNESDAY
        g.played_cup = 0
    if g.week not in CUP_WEEKS:
        return
    cup_round = CUP_WEEKS.index(g.week)
    if tie >= 4 >> cup_round:
        return
    g.push(CUP_MATCHES, tie + 1)
    half = 1 << cup_round
    one = still_in(g, 2 * half * tie, half)
    other = still_in(g, 2 * half * tie + half, half)
    for team in (one, other):
        if g.seat_of[team] >= 0:
            g.played_cup |= 1 << g.seat_of[team]  # TS-041
    if g.points[one] == g.points[other]:
        at_home = one if g.rand(2) == 0 else other
        g.reveal()
    else:
        at_home = one if g.points[one] < g.points[other] else other  # TS-227, TS-228
    guest = other if at_home == one else one
    if g.seat_of[one] < 0 and g.seat_of[other] < 0:
        neutral_clash(g, at_home, guest, 1)
    else:
        kick_off(g, at_home, guest, 1)  # TS-226


def still_in(g: TimeOfSoccer, first: int, boxes: int) -> int:
    """The one team of these boxes that is not knocked out (TS-224)."""
    for box in range(first, first + boxes):
        if g.in_cup >> g.cup[box] & 1:
            return g.cup[box]
    raise ValueError("nobody of these boxes is left in the cup")
