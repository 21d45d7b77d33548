"""What a side counts in a third before its dice (SC-141 to SC-146, SC-152 to SC-155, SC-162 to SC-164)."""

from __future__ import annotations

from touchline.games.superclub import cards as c
from touchline.games.superclub.rules.available import counts
from touchline.games.superclub.rules.club import staff_sum
from touchline.games.superclub.state import END_SLOT, FIRST_SLOT, GOAL, KEEPER, Superclub


def seat_of(g: Superclub, side: int) -> int:
    """The manager on this side, or RIVAL."""
    return g.home if side == 0 else g.away


def side_of(g: Superclub, seat: int) -> int:
    """The side on which a manager plays."""
    return 0 if g.home == seat else 1


def staff_works(g: Superclub, seat: int) -> bool:
    """Key staff counts in this match, but in a derby or suspended (GC-20, GC-27)."""
    return not g.derby and not g.suspended >> seat & 1


def line_stars(g: Superclub, pitch: list[int], third: int) -> int:
    """The players of a third after position loss, the goalkeeper with the defence, in half stars (SC-155)."""
    total = 0
    if third == c.DEF:
        keeper = pitch[GOAL]
        total = 2 * (c.DEFAULT_STARS if keeper == KEEPER else g.stars[keeper] if keeper >= 0 else 0)
    for slot in range(FIRST_SLOT[third], END_SLOT[third]):
        player = pitch[slot]
        if player >= 0:
            total += counts(g, player, third)
    return total


def pairs(pitch: list[int], third: int) -> int:
    """Neighbours: the left one has a right half star and the right one a left half star (SC-162, SC-297)."""
    found = 0
    for slot in range(FIRST_SLOT[third], END_SLOT[third] - 1):
        left = pitch[slot]
        right = pitch[slot + 1]
        if left >= 0 and right >= 0 and c.CHEMISTRY[left] & c.RIGHT and c.CHEMISTRY[right] & c.LEFT:
            found += 1
    return found


def boost_of(g: Superclub, seat: int, staff: bool) -> int:
    """Stars of the captain boost (SC-146, KS-11, KS-12)."""
    if not g.place[seat]:
        return 0
    return c.BOOST[g.place[seat] - 1] + (staff_sum(g, seat, c.CAPTAIN_BONUS) if staff else 0)


def team_strength(g: Superclub, seat: int, third: int, pitch: list[int], boost: int, staff: bool) -> int:
    """Players, chemistry, boost and key staff of a third, in half stars; `boost` is its third or -1."""
    chemistry = pairs(pitch, third)
    stars = 0
    if staff:
        for member in g.staff[seat]:
            stars += c.STAFF_BONUS[3 * member + third]
        if chemistry:
            chemistry *= max(1, staff_sum(g, seat, c.CHEMISTRY_MULTIPLIER))
    if boost == third:
        stars += boost_of(g, seat, staff)
    return line_stars(g, pitch, third) + 2 * (chemistry + stars)


def strength(g: Superclub, side: int, third: int) -> int:
    """The part of a side's total that is not dice, in half stars, never below 0 (SC-152, SC-310)."""
    seat = seat_of(g, side)
    effect = 0 if g.derby else 2 * g.effects[3 * side + third]
    if seat < 0:
        total = 2 * g.rival[third] + effect  # SC-215, SC-283
    else:
        boost = -1 if g.derby else g.boost_at[seat]
        total = team_strength(g, seat, third, g.pitch[seat], boost, staff_works(g, seat)) + effect
    return total if total > 0 else 0
