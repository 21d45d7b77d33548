"""Sunday: league matches and the neutral clash (TS-179 to TS-187, TS-217 to TS-221)."""

from __future__ import annotations

from touchline.games.time_of_soccer.cards import FIXTURES
from touchline.games.time_of_soccer.rules.match import CLASH, CUP, PENALTIES, finish, kick_off, penalties
from touchline.games.time_of_soccer.state import LEAGUE_MATCHES, RETURN_LEG, TimeOfSoccer


def pairing(tile: int, number: int) -> tuple[int, int]:
    """Home and away team of a match of a league tile; the return side exchanges them (TS-181, TS-186)."""
    matches = FIXTURES[tile & 7]
    if tile & RETURN_LEG:
        return matches[2 * number + 1], matches[2 * number]
    return matches[2 * number], matches[2 * number + 1]


def league_matches(g: TimeOfSoccer, number: int) -> None:
    """The three matches of the top tile, in printed order (TS-180)."""
    if number == 3:
        return
    g.push(LEAGUE_MATCHES, number + 1)
    home, away = pairing(g.fixtures[0], number)
    if g.seat_of[home] < 0 and g.seat_of[away] < 0:
        neutral_clash(g, home, away, 0)  # TS-183
    else:
        kick_off(g, home, away, 0)


def turn_league_tile(g: TimeOfSoccer, arg: int) -> None:
    """A first leg goes under the pile on its return side; a return leg leaves the game (TS-185)."""
    tile = g.fixtures.pop(0)
    if not tile & RETURN_LEG:
        g.fixtures.append(tile | RETURN_LEG)
    if g.events is not None:
        g.tell("match_day_over", "TS-185", g.points[:6])


def neutral_clash(g: TimeOfSoccer, home: int, away: int, cup: int) -> None:
    """The stronger team's best white die against one blue die (TS-217 to TS-221, TS-277, TS-310)."""
    stronger = home if g.points[home] >= g.points[away] else away
    if cup and g.points[home] == g.points[away]:
        stronger = home if g.rand(2) == 0 else away  # TS-221
    white = 0
    for _ in range(g.clash_level):
        die = g.rand(6) + 1
        if die > white:
            white = die
    blue = g.rand(6) + 1
    g.reveal()
    if g.events is not None:
        g.tell("clash", "TS-218", [stronger, away if stronger == home else home, g.clash_level, white, blue])
    scored = white if stronger == home else blue
    against = blue if stronger == home else white
    winner = 1 if scored > against else 2 if against > scored else 0
    flags = CLASH | (CUP if cup else 0)
    if cup and winner == 0:
        winner = penalties(g, home, away)  # TS-229
        flags |= PENALTIES
    finish(g, home, away, scored, against, winner, flags)
