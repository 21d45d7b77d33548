"""Leagues and cups: who meets whom, what a result is worth, and who stands where. No clock, no store.

A round robin has everybody meet everybody; a Swiss league seats managers who are level, for some rounds;
in a cup whoever loses is out. For each other manager at a table there are three points for ending before
them and one for ending level. Whoever never decided anything at a table did not turn up: the others have
beaten them, and who stays away twice in a row takes no further part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from touchline.tables.clocks import Clock

Kind = Literal["round_robin", "swiss", "knockout"]
AHEAD: Final = 3
LEVEL: Final = 1
STEPS: Final = 20_000  # that are tried to have nobody meet twice
PATIENCE: Final = 2  # tables in a row from which somebody may stay away


class Entrant(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who takes part: by the hash of a token, which opens their seats; `person` is who is called.

    `missed`: tables in a row without a decision. `out`: takes no further part.
    """

    name: str
    key: str
    manager: str = ""
    person: str = ""
    missed: int = 0
    out: bool = False


class Fixture(msgspec.Struct, frozen=True, omit_defaults=True):
    """A meeting: entrants by number, the table, and their places when it is over; one alone has a bye.

    `absent`: those who did not turn up.
    """

    entrants: list[int]
    table: str = ""
    places: list[int] = []
    absent: list[int] = []

    @property
    def over(self) -> bool:
        """Whether there is a result."""
        return bool(self.places)


class League(msgspec.Struct, frozen=True, omit_defaults=True):
    """A league or cup. `days`: for one round; `starts`: when it begins at the latest."""

    title: str
    game: str
    kind: Kind
    host: str  # the hash of the organiser's token
    code: str  # the hash of the code with which one joins, where not everybody may
    open: bool = True
    seats: int = 2
    most: int = 8
    rounds: int = 0  # of a Swiss league
    days: int = 7
    clock: Clock = Clock()
    stand_in: str = ""
    starts: float | None = None
    deadline: float | None = None
    entrants: list[Entrant] = []
    played: list[list[Fixture]] = []

    @property
    def current(self) -> list[Fixture]:
        """The fixtures of this round."""
        return self.played[-1] if self.played else []


class Standing(msgspec.Struct, frozen=True):
    """Where an entrant stands."""

    entrant: int
    played: int = 0
    won: int = 0
    level: int = 0
    lost: int = 0
    points: int = 0
    rivals: int = 0  # the points of everybody met, which decides between those with the same points


# Who stands where


def standings(league: League) -> list[Standing]:
    """Everybody, the best first."""
    count = len(league.entrants)
    rows = [[0, 0, 0, 0, 0] for _ in range(count)]
    met: list[list[int]] = [[] for _ in range(count)]
    for fixture in (one for fixtures in league.played for one in fixtures if one.over):
        if len(fixture.entrants) == 1:
            if league.kind == "swiss":  # in a round robin everybody has the same free rounds
                rows[fixture.entrants[0]][4] += AHEAD
            continue
        for at, one in enumerate(fixture.entrants):
            won, level, lost = _against(fixture, at)
            row = rows[one]
            row[0] += 1
            row[1] += won
            row[2] += level
            row[3] += lost
            row[4] += AHEAD * won + LEVEL * level
            met[one] += [other for other in fixture.entrants if other != one]
    found = []
    for number, (times, won, level, lost, points) in enumerate(rows):
        rivals = sum(rows[other][4] for other in met[number])
        found.append(Standing(number, times, won, level, lost, points, rivals))
    if league.kind == "knockout":
        last = [max((r for r, f in enumerate(league.played) if _in(f, n)), default=-1) for n in range(count)]
        alive = [n in survivors(league) for n in range(count)]
        return sorted(found, key=lambda s: (not alive[s.entrant], -last[s.entrant], -s.points, s.entrant))
    return sorted(found, key=lambda s: (-s.points, -s.won, -s.rivals, s.entrant))


def _in(fixtures: Sequence[Fixture], entrant: int) -> bool:
    return any(entrant in fixture.entrants for fixture in fixtures)


def _against(fixture: Fixture, at: int) -> tuple[int, int, int]:
    """Ahead of, level with and behind how many others somebody ended."""
    won = level = lost = 0
    for other in range(len(fixture.entrants)):
        if other == at:
            continue
        here, there = at in fixture.absent, other in fixture.absent
        if here or there:
            won, lost = won + (there and not here), lost + here
        else:
            mine, theirs = fixture.places[at], fixture.places[other]
            won, level, lost = won + (mine < theirs), level + (mine == theirs), lost + (mine > theirs)
    return won, level, lost


def survivors(league: League) -> list[int]:
    """Who is still in a cup, in the order of the draw; of two who end level, the one drawn first goes on."""
    if not league.played:
        return [n for n, one in enumerate(league.entrants) if not one.out]
    best = []
    for fixture in league.current:
        if not fixture.over:
            best += fixture.entrants
            continue
        order = [(at in fixture.absent, place, at) for at, place in enumerate(fixture.places)]
        best.append(fixture.entrants[min(order)[2]])
    return best


# Who meets whom


def next_round(league: League) -> list[Fixture]:
    """The next fixtures; none if the league is over. A meeting with somebody who is out has its result."""
    makers = {"round_robin": _robin, "swiss": _swiss, "knockout": _knockout}
    return [_walked_over(league, fixture) for fixture in makers[league.kind](league)]


def rounds(league: League) -> int:
    """How many rounds there are in all."""
    count = len(league.entrants) or league.most
    if league.kind == "swiss":
        return league.rounds or max(1, (count - 1).bit_length() + 1)
    return max(1, (count - 1).bit_length()) if league.kind == "knockout" else count - 1 + count % 2


def _robin(league: League) -> list[Fixture]:
    """Everybody but the first moves on by one place at a round table."""
    ring = [*range(len(league.entrants)), *([-1] if len(league.entrants) % 2 else [])]
    number = len(league.played)
    if number >= len(ring) - 1:
        return []
    moving = ring[1:]
    moving = moving[number:] + moving[:number]
    ring = [ring[0], *moving]
    pairs = [(ring[at], ring[-1 - at]) for at in range(len(ring) // 2)]
    if number % 2:  # nobody begins all the time
        pairs = [(away, home) for home, away in pairs]
    return [Fixture([one for one in pair if one >= 0]) for pair in pairs]


def _swiss(league: League) -> list[Fixture]:
    """Those who stand level meet, but nobody the same manager twice if that can be helped."""
    left = [one.entrant for one in standings(league) if not league.entrants[one.entrant].out]
    if len(league.played) >= rounds(league) or len(left) < 2:
        return []
    before = [one for fixtures in league.played for one in fixtures]
    met = {(a, b) for one in before for a in one.entrants for b in one.entrants}
    if league.seats > 2:
        return _groups(left, league.seats, met)
    free = {one.entrants[0] for one in before if len(one.entrants) == 1}
    byes = [one for one in reversed(left) if one not in free] or left[-1:]
    for bye in byes if len(left) % 2 else [-1]:
        pairs = _pairs([one for one in left if one != bye], met, [STEPS])
        if pairs is not None:
            return [Fixture(pair) for pair in pairs] + [Fixture([bye])] * (bye >= 0)
    rest = [one for one in left if len(left) % 2 == 0 or one != byes[0]]
    return _groups(rest, 2, met) + [Fixture(byes[:1])] * (len(left) % 2)


def _pairs(left: list[int], met: set[tuple[int, int]], steps: list[int]) -> list[list[int]] | None:
    """Pairs of neighbours who have not met; None if there are none, or if it takes too long to find them."""
    if not left:
        return []
    for other in left[1:]:
        steps[0] -= 1
        if steps[0] < 0:
            return None
        if (left[0], other) not in met:
            rest = _pairs([one for one in left[1:] if one != other], met, steps)
            if rest is not None:
                return [[left[0], other], *rest]
    return None


def _groups(left: list[int], seats: int, met: set[tuple[int, int]]) -> list[Fixture]:
    """Tables of neighbours, as even as can be, with as few who have met as a simple look finds."""
    tables = -(-len(left) // seats)
    found = []
    for number in range(tables):
        size = -(-len(left) // (tables - number))
        group = [left.pop(0)]
        while len(group) < size:
            fresh = [one for one in left if all((one, other) not in met for other in group)]
            group.append((fresh or left)[0])
            left.remove(group[-1])
        found.append(Fixture(group))
    return found


def _knockout(league: League) -> list[Fixture]:
    """Pairs of those who are left; in the first round as many go on without a game as make the rest even."""
    left = survivors(league)
    if len(left) < 2:
        return []
    if league.played:
        return [Fixture(left[at : at + 2]) for at in range(0, len(left), 2)]
    free = (1 << (len(left) - 1).bit_length()) - len(left)
    rest = left[free:]
    return [Fixture([one]) for one in left[:free]] + [
        Fixture([rest[at], rest[-1 - at]]) for at in range(len(rest) // 2)
    ]


def _walked_over(league: League, fixture: Fixture) -> Fixture:
    """A bye has its result at once, and so has a meeting at which at most one can appear."""
    absent = [at for at, one in enumerate(fixture.entrants) if league.entrants[one].out]
    if len(fixture.entrants) - len(absent) > 1:
        return fixture
    places = [2 if at in absent else 1 for at in range(len(fixture.entrants))]
    return Fixture(fixture.entrants, places=places, absent=absent)


# Results


def with_result(league: League, table: str, places: list[int], absent: list[int]) -> League:
    """The league after a table of it is over."""
    fixtures = [list(fixtures) for fixtures in league.played]
    entrants = list(league.entrants)
    for number, fixture in enumerate(fixtures[-1] if fixtures else []):
        if fixture.table != table or fixture.over:
            continue
        fixtures[-1][number] = Fixture(fixture.entrants, table, places, absent)
        for at, who in enumerate(fixture.entrants):
            missed = entrants[who].missed + 1 if at in absent else 0
            out = entrants[who].out or missed >= PATIENCE
            entrants[who] = msgspec.structs.replace(entrants[who], missed=missed, out=out)
    return msgspec.structs.replace(league, played=fixtures, entrants=entrants)


def withdrawn(league: League, entrant: int) -> League:
    """The league without somebody, from the next round on."""
    entrants = list(league.entrants)
    entrants[entrant] = msgspec.structs.replace(entrants[entrant], out=True)
    return msgspec.structs.replace(league, entrants=entrants)
