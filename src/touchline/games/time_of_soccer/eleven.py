"""What an eleven is worth, and who would make it better; remembered, for every step on the market asks again.

It depends on the football players, the managers and the week alone, so all worlds of a search share it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from touchline.games.time_of_soccer import cards as c
from touchline.games.time_of_soccer.rules.acquire import is_starting_manager
from touchline.games.time_of_soccer.rules.levels import NO_TRAINING, attackers, level, own_value, training
from touchline.games.time_of_soccer.rules.lineup import FOR_MATCH, best_line_up, front
from touchline.games.time_of_soccer.state import WEEKS

MONEY: Final = 0.1  # TS-244: what is left at the end
REROLL: Final = 0.12  # the starting manager's, in a match
THRESHOLDS: Final[list[int]] = c.FACTS["levels"]


@lru_cache(maxsize=8192)
def best_team(squad: tuple[int, ...], managers: tuple[int, ...], goal: int) -> tuple[int, ...]:
    """The principal manager and the best eleven; remembered, for an edit asks position by position."""
    return tuple(best_line_up(list(squad), list(managers), goal))


@lru_cache(maxsize=4096)
def elevens(squad: tuple[int, ...], managers: tuple[int, ...]) -> dict[tuple[int, int], tuple[int, ...]]:
    """By attack and defence level: a principal manager and an eleven that reach them."""
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    for principal in managers:
        for attack, defence, _, *team in front(list(squad), principal, list(managers)):
            found.setdefault((level(attack), level(defence)), (principal, *team))
    return found


def smooth_level(value: int) -> float:
    """The level of a value, with what is missing to the next one counted in."""
    if value < THRESHOLDS[0]:
        return 1 + (value - THRESHOLDS[0]) / 6
    for reached, least in enumerate(THRESHOLDS[1:], 1):
        if value < least:
            below = THRESHOLDS[reached - 1]
            return reached + (value - below) / (least - below)
    return len(THRESHOLDS) + (value - THRESHOLDS[-1]) / 20


class Temper(NamedTuple):
    """How a club looks at the game, whatever happens in it; points are victory points."""

    level: float  # points of a match for one level more, in attack or defence
    last_level: float  # points at the end for the lower level, and half of it for both
    wage: float  # what a $ of every week to come is worth
    spending: float  # what a $ is worth on top of its points, for each week to come
    sharp: float  # how much it looks at whole levels, in the end
    attack: float  # by how much a level counts for more in attack, and for less in defence
    fan: float  # what a fan is worth on top of his $
    friendly: float  # what a market day costs that a friendly takes
    press: float  # how much a press release counts
    drive: float  # what an operation point more brings on a market day
    patience: float  # what is left of a tile's promise a day later: rivals drive too
    contested: float  # what is left of it when a rival will be there first
    foresight: float  # how much the tile after the next one counts
    rivalry: float  # how much of what a tile promises a rival counts, too
    experienced: bool = False  # whether he has seen what becomes of statements in the press


NEWCOMER: Final = Temper(
    level=0.25,
    last_level=0.4,
    wage=MONEY,
    spending=0.01,
    sharp=0.0,
    attack=0.0,
    fan=0.5,  # TS-313
    friendly=0.4,
    press=1.0,
    drive=0.025,
    patience=0.7,
    contested=1.0,
    foresight=0.0,
    rivalry=0.0,
)
# Found by playing thousands of games against newcomers.
SHREWD: Final = Temper(
    level=0.14,
    last_level=1.28,
    wage=0.193,
    spending=0.011,
    sharp=0.59,
    attack=0.63,
    fan=0.57,
    friendly=0.353,
    press=1.14,
    drive=0.037,
    patience=0.48,
    contested=0.304,
    foresight=1.18,
    rivalry=0.93,
    experienced=True,
)
SEASONED: Final = SHREWD._replace(experienced=False)  # a good player has not seen so many seasons


class Coaching:
    """What managers, under a principal one, make of football players."""

    def __init__(self, principal: int, managers: tuple[int, ...]) -> None:
        trained = training(list(managers))
        self.extra = [sum(trained[skill] for skill in range(5) if mask >> skill & 1) for mask in range(32)]
        self.attacking = [attackers(principal) >> at & 1 == 1 for at in range(c.POSITIONS)]
        self.switched = [
            c.SWITCHES[principal] >> at & 1 if principal >= 0 else 0 for at in range(c.POSITIONS)
        ]

    def values(self, team: list[int]) -> tuple[int, int]:
        """Attack and defence value of an eleven, as `rules.levels` counts them."""
        worth = [
            alone(tile, at, self.switched[at]) + self.extra[c.SKILLS[tile]] if tile >= 0 else c.EMPTY_VALUE
            for at, tile in enumerate(team)
        ]
        for line in range(c.LINES):
            one, other = c.LINE_FROM[line], c.LINE_TO[line]
            first, second = team[one], team[other]
            if first >= 0 and second >= 0:
                shared = (
                    c.ICONS[4 * first + c.LINE_FROM_SIDE[line]] & c.ICONS[4 * second + c.LINE_TO_SIDE[line]]
                )
                if shared:
                    gain = c.LINE_GAIN[32 * line + shared]
                    worth[one] += gain
                    worth[other] += gain
        attack = sum(value for value, attacks in zip(worth, self.attacking, strict=True) if attacks)
        return attack, sum(worth) - attack


@cache
def alone(tile: int, at: int, switched: int) -> int:
    """A football player on a position without neighbours and training."""
    return own_value(tile, at, switched, NO_TRAINING)


@lru_cache(maxsize=1024)
def coaching(principal: int, managers: tuple[int, ...]) -> Coaching:
    """The coaching of these managers."""
    return Coaching(principal, managers)


class Eleven:
    """The best eleven of a squad in a week, and what it would be with others."""

    def __init__(self, squad: tuple[int, ...], managers: tuple[int, ...], week: int, temper: Temper) -> None:
        best = best_team(squad, managers, FOR_MATCH)
        self.squad, self.managers = squad, managers
        self.principal, self.team = best[0], list(best[1:])
        self.matches = WEEKS + 1 - max(week, 1)
        self.level = temper.level * self.matches + temper.last_level / 2
        self.last_level, self.attack = temper.last_level, temper.attack
        self.sharp = temper.sharp * (1 - self.matches / (WEEKS + 1)) ** 2
        self.wage = temper.wage * (WEEKS - week)  # a $ a week until the end
        self.worth = self.team_worth(self.team, self.principal, managers)
        self._with: dict[int, float] = {}
        self._without: dict[int, float] = {}
        self._under: dict[tuple[int, ...], float] = {}

    def team_worth(self, team: list[int], principal: int, managers: tuple[int, ...]) -> float:
        """What an eleven promises: points in matches, for its levels, and for full positions (TS-242)."""
        attack, defence = coaching(principal, managers).values(team)
        levels = self.reached(attack), self.reached(defence)
        weighed = sum(levels) + self.attack * (levels[0] - levels[1])
        return self.level * weighed + self.last_level * min(levels) - team.count(-1)

    def reached(self, value: int) -> float:
        """A level: on the way to the next one while there is time, and what it is in the end."""
        smooth = smooth_level(value)
        return smooth + self.sharp * (level(value) - smooth)

    def _gain(self, team: list[int]) -> float:
        return self.team_worth(team, self.principal, self.managers) - self.worth

    def with_player(self, tile: int) -> float:
        """How much better the eleven gets with him on his best position; whom he replaces may move."""
        if tile not in self._with:
            self._with[tile] = max(0.0, *[self._gain(team) for team in self.changes(tile)])
        return self._with[tile]

    def changes(self, tile: int) -> list[list[int]]:
        """The elevens with him."""
        found = []
        for at in c.PLACES[tile]:
            moved = self.team.copy()
            out = moved[at]
            moved[at] = tile
            found.append(moved)
            if out >= 0:
                found += [
                    [*moved[:other], out, *moved[other + 1 :]] for other in c.PLACES[out] if moved[other] < 0
                ]
        return found

    def without_player(self, tile: int) -> float:
        """How much the eleven loses when he leaves."""
        if tile not in self.team:
            return 0.0
        if tile not in self._without:
            bench = [other for other in self.squad if other not in self.team]
            at = self.team.index(tile)
            found = [-1, *[other for other in bench if at in c.PLACES[other]]]
            elevens = [[*self.team[:at], other, *self.team[at + 1 :]] for other in found]
            self._without[tile] = -max(self._gain(team) for team in elevens)
        return self._without[tile]

    def under(self, managers: tuple[int, ...]) -> float:
        """What these managers make of the eleven, under the best of them, with the reroll and their wages."""
        if managers not in self._under:
            worth = max(self.team_worth(self.team, principal, managers) for principal in managers)
            if any(is_starting_manager(manager) for manager in managers):
                worth += REROLL * self.matches
            self._under[managers] = worth - self.wage * sum(c.SALARY[manager] for manager in managers)
        return self._under[managers]


@lru_cache(maxsize=4096)
def eleven_of(squad: tuple[int, ...], managers: tuple[int, ...], week: int, temper: Temper) -> Eleven:
    """The best eleven of a squad in a week."""
    return Eleven(squad, managers, week, temper)
