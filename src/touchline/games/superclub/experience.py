"""What a player is worth to a club, as thirty thousand games taught.

In these games clubs were given cash, players, levels, staff and titles by chance. What made them win was
fitted for squads of five sizes: a star, a star that plays, a place in the squad, what training is likely to
make of talents, and a million. So a player is worth as many millions as bring the same chance to win. Old
hands bid and train by that; it tells a star for the line-up from stars that only fill the bench.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from touchline.games.superclub import cards as c
from touchline.games.superclub.planning import NEVER, Value, is_aside
from touchline.games.superclub.rules.club import scout_price, staff_sum
from touchline.games.superclub.valuation import ELEVEN, Outlook, expected_gain

SQUADS: Final[list[int]] = [42, 52, 62, 72, 82]  # of the strongest club, in stars

# Hundredths of the logarithm of the odds to win, by size of squad.
STAR: Final = 0
PLAYS: Final = 1
CHEMISTRY: Final = 2
PLACE: Final = 3
ONE_STAR: Final = 4
TWO_STARS: Final = 5
MILLION: Final = 6
SCARCE: Final = 7
NEXT: Final = 8
SECOND: Final = 9
THIRD: Final = 10
TO_COME: Final = 11
TRAINING_DAYS: Final[list[list[float]]] = [
    [11.71, 12.74, 13.73, 14.47, 12.60],  # a star
    [7.37, 8.59, 9.58, 11.13, 10.73],  # that plays
    [5.61, 4.96, 4.72, 4.87, 5.36],  # chemistry
    [-14.92, -20.34, -23.66, -22.67, -21.31],  # a place
    [7.35, 11.21, 12.84, 11.00, 6.23],  # a first star alone
    [-3.57, 0.45, 0.97, -0.59, 0.05],  # two stars alone
    [0.85, 0.75, 0.56, 0.37, 0.22],  # a million
    [0.00, 0.00, 0.00, 0.00, 0.00],  # of the last thirty
    [7.46, 12.16, 15.95, 15.31, 12.92],  # next training
    [11.02, 10.95, 9.31, 4.76, 1.34],  # the one after
    [12.67, 10.11, 6.72, 3.77, 2.02],  # the third
    [2.48, 1.63, 0.66, 0.15, 0.29],  # stars to come
]
DEADLINE_DAY: Final[list[list[float]]] = [
    [11.24, 12.64, 13.84, 14.72, 15.79],  # a star
    [9.65, 10.21, 11.41, 13.02, 14.38],  # that plays
    [5.81, 5.57, 5.49, 5.67, 5.89],  # chemistry
    [-14.72, -19.72, -22.15, -20.09, -15.19],  # a place
    [9.55, 10.86, 11.40, 9.99, 3.28],  # a first star alone
    [-0.65, 0.68, 0.37, -1.40, -2.05],  # two stars alone
    [0.73, 0.75, 0.71, 0.55, 0.29],  # a million
    [0.38, 0.30, 0.06, 0.33, 0.43],  # of the last thirty
    [7.91, 11.98, 13.87, 11.70, 5.55],  # next training
    [11.91, 10.24, 7.28, 2.86, -3.71],  # the one after
    [8.67, 6.99, 4.98, 3.70, 1.64],  # the third
    [1.97, 1.00, 0.27, -0.14, -0.27],  # stars to come
]
FEW_MILLIONS: Final = 30  # of which each counts more
LEAST_SLOPE: Final = 0.1  # of a million: money is never worth nothing
TENTHS: Final = 10
GUARANTEED: Final = 0.7  # stars that the guaranteed one brings


def figures(table: list[list[float]], squad: int) -> list[float]:
    """How much each thing counts when the strongest squad has this many stars."""
    at = 0
    while at < len(SQUADS) - 2 and squad > SQUADS[at + 1]:
        at += 1
    part = min(1.0, max(0.0, (squad - SQUADS[at]) / (SQUADS[at + 1] - SQUADS[at])))
    return [row[at] * (1 - part) + row[at + 1] * part for row in table]


@lru_cache(maxsize=1 << 10)
def gain(tenths: int, potential: int, most: int) -> float:
    """What training brings somebody with this many tenths of a star on average."""
    stars, more = divmod(tenths, TENTHS)
    low = expected_gain(stars, potential, most) if stars < potential else 0.0
    if not more:
        return low
    high = expected_gain(stars + 1, potential, most) if stars + 1 < potential else 0.0
    return low + (high - low) * more / TENTHS


@lru_cache(maxsize=1 << 14)
def forecast(talents: tuple[tuple[int, int], ...], level: int, trainees: int) -> tuple[float, float, float]:
    """Stars that these talents are likely to gain in the next three trainings."""
    most = c.GAIN[level]
    tenths = [TENTHS * stars for stars, _ in talents]
    found = [0.0, 0.0, 0.0]
    for year in range(3):
        gains = sorted(
            [(gain(tenths[at], talents[at][1], most), at) for at in range(len(tenths))], reverse=True
        )
        for more, at in gains[:trainees]:
            found[year] += more
            tenths[at] = min(TENTHS * talents[at][1], int(tenths[at] + TENTHS * more + 0.5))
        if level == c.TOP_LEVEL and any(
            tenths[at] + TENTHS <= TENTHS * talents[at][1] for at in range(len(tenths))
        ):
            found[year] += GUARANTEED
    return found[0], found[1], found[2]


class Experience(Outlook):
    """A club at this moment, in the eyes of somebody who has seen many such clubs win or lose."""

    def __init__(self, mind: Outlook, table: list[list[float]]) -> None:
        super().__init__(mind.g, mind.seat, mind.temper)
        g, seat = mind.g, mind.seat
        self.figures = figures(table, max(g.squad_stars))
        self.field = sorted([g.stars[man] for man in g.squad[seat] if c.POSITION[man] != c.GK], reverse=True)
        self.keepers = sorted(
            [g.stars[man] for man in g.squad[seat] if c.POSITION[man] == c.GK], reverse=True
        )
        self.hopes = sorted(
            [(g.stars[man], c.POTENTIAL[man]) for man in g.squad[seat] if g.stars[man] < c.POTENTIAL[man]]
        )
        self.trainees = c.TRAINEES[self.level] + staff_sum(g, seat, c.TRAINEE_EXTRA)

    def talent(self, hopes: list[tuple[int, int]]) -> float:
        """What these talents promise."""
        f = self.figures
        coming = 0
        for stars, potential in hopes:
            coming += potential - stars
        first, second, third = forecast(tuple(hopes), self.level, self.trainees)
        return f[NEXT] * first + f[SECOND] * second + f[THIRD] * third + f[TO_COME] * coming

    def without(self, man: tuple[int, int]) -> list[tuple[int, int]]:
        """The talents but for one like this."""
        left = self.hopes.copy()
        left.remove(man)
        return left

    def chance(self, player: int) -> float:
        """How much more the club wins with him than without."""
        g, f = self.g, self.figures
        stars, potential = g.stars[player], c.POTENTIAL[player]
        mine = player in g.squad[self.seat]
        worth = f[STAR] * stars + f[PLACE]
        if c.POSITION[player] == c.GK:
            best = self.keepers[mine] if len(self.keepers) > mine else c.DEFAULT_STARS
            worth += f[PLAYS] * max(0, stars - best)
        else:
            last = ELEVEN - 1 if mine else ELEVEN - 2
            bar = self.field[last] if len(self.field) > last else 0
            worth += f[PLAYS] * max(0, stars - bar)
        if c.CHEMISTRY[player] and stars > 1:
            worth += f[CHEMISTRY]
        if stars == potential:
            return worth + (f[ONE_STAR] if stars == 1 else f[TWO_STARS] if stars == 2 else 0.0)
        if mine:
            return worth + self.talent(self.hopes) - self.talent(self.without((stars, potential)))
        return worth + self.talent(sorted([*self.hopes, (stars, potential)])) - self.talent(self.hopes)

    def millions(self, chance: float) -> float:
        """What may be paid for so much: the last millions are dearer."""
        cash = self.g.cash[self.seat]
        plenty = max(LEAST_SLOPE, self.figures[MILLION])
        scarce = max(LEAST_SLOPE, self.figures[MILLION] + self.figures[SCARCE])
        spare = max(0, cash - FEW_MILLIONS)
        if chance <= spare * plenty:
            return chance / (scarce if chance < 0 and cash < FEW_MILLIONS else plenty)
        return spare + (chance - spare * plenty) / scarce

    def player(self, player: int) -> float:
        """What he is worth, in the squad or to come."""
        return self.millions(self.chance(player))

    def signing(self, player: int) -> float:
        """What a new player is worth; in a full squad somebody has to go for him (SC-037)."""
        if len(self.g.squad[self.seat]) < c.MOST_PLAYERS:
            return self.player(player)
        weakest = self.weakest()
        return self.millions(self.chance(player) - self.chance(weakest)) + scout_price(self.g, weakest)


def on(mind: Outlook, table: list[list[float]]) -> Outlook:
    """The same club as who has experience sees it."""
    return Experience(mind, table) if mind.temper.learned else mind


def train(mind: Experience) -> Value:
    """Whoever brings most on average: a star in the line-up counts more, and others may still grow."""
    g, f = mind.g, mind.figures
    most = c.GAIN[mind.level]
    bar = mind.field[ELEVEN - 2] if len(mind.field) > ELEVEN - 2 else 0
    now = mind.talent(mind.hopes)

    def value(option: int) -> float:
        player = option >> 8
        if is_aside(option):
            return NEVER
        if player == c.DONE:
            return -1.0
        stars, potential = g.stars[player], c.POTENTIAL[player]
        gone = 1 if player == g.guaranteed else 0  # SC-066
        others = mind.without((stars, potential))
        found = 0.0
        for die in range(1, 7):
            then = min(die, potential, stars + most - gone)
            if then > stars:
                found += f[STAR] * (then - stars) + f[PLAYS] * max(0, then - max(stars, bar)) - now
                found += mind.talent(sorted([*others, (then, potential)]) if then < potential else others)
        return found / 6

    return value
