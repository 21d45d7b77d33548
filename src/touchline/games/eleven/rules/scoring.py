"""The end of the game: victory points and who has won (EL-282 to EL-296)."""

from __future__ import annotations

from typing import Final

from touchline.engine.content import named
from touchline.games.eleven import cards as c
from touchline.games.eleven.rules.club import adboards, board
from touchline.games.eleven.rules.league import place
from touchline.games.eleven.rules.solo import is_won, rank, scenario_points
from touchline.games.eleven.state import GOAL_XP, MATCH_XP, Eleven

PARTS: Final[list[str]] = named(
    "league vp-tokens experience staff-sets infrastructure office suspensions scenario"
)


def final_scoring(g: Eleven, arg: int) -> None:
    """The points are counted (EL-294)."""
    g.over = 1
    g.reveal()
    if g.events is not None:
        for seat in range(g.seats):
            g.tell("final", "EL-294", [seat, total(g, seat), final_place(g, seat)])
        if g.seats == 1:
            points = total(g, 0)
            g.tell("solo_result", "EL-306", [g.scenario, int(is_won(g, points)), rank(g, points)])


def score(g: Eleven, seat: int) -> list[int]:
    """The parts of a club's victory points; cash and resources count nothing (EL-282 to EL-292)."""
    return [
        c.LEAGUE_VP[min(place(g, seat), len(c.LEAGUE_VP)) - 1],
        g.vp[seat],
        experience(g, seat),
        staff_sets(g, seat),
        infrastructure(g, seat),
        c.OFFICE_VP[g.office[seat]],  # EL-289
        -suspensions(g, seat),
        scenario_points(g),
    ]


def total(g: Eleven, seat: int) -> int:
    """All parts together, which may be negative (EL-296)."""
    return sum(score(g, seat))


def experience(g: Eleven, seat: int) -> int:
    """Experience tokens on own Youngsters, whatever their health (EL-285, EL-286)."""
    return sum([g.tokens[8 * card + MATCH_XP] + g.tokens[8 * card + GOAL_XP] for card in g.squad[seat]])


def staff_sets(g: Eleven, seat: int) -> int:
    """The printed VP for the cards of each set without Suspension tokens (EL-287, EL-346)."""
    points = 0
    for kind in range(len(c.SETS)):
        cards = sum([1 for card in g.staff[seat] if c.SET[card] == kind and g.suspension[card] == 0])
        points += c.SET_VP[(c.SET_MOST + 1) * kind + min(cards, c.SET_MOST)]
    return points


def infrastructure(g: Eleven, seat: int) -> int:
    """The printed VP of built tokens (EL-288)."""
    at = c.INFRASTRUCTURES * seat
    return sum([g.built[at + kind] * c.INFRASTRUCTURE_VP[kind] for kind in range(c.INFRASTRUCTURES)])


def suspensions(g: Eleven, seat: int) -> int:
    """Suspension tokens on any card of the club; Injury tokens cost nothing (EL-290, EL-291)."""
    cards = g.squad[seat] + g.staff[seat] + board(g, seat)
    cards += [contract >> 2 for contract in adboards(g, seat)]
    if g.kit[seat] >= 0:
        cards.append(g.kit[seat])
    return sum([g.suspension[card] for card in cards])


def final_place(g: Eleven, seat: int) -> int:
    """Most VP, then most league points; clubs equal in both share the place (EL-294, EL-295)."""
    own = (total(g, seat), g.points[seat])
    better = 0
    for other in range(g.seats):
        if (total(g, other), g.points[other]) > own:
            better += 1
    return 1 + better
