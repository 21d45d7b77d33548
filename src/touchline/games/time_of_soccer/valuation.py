"""What tiles are worth to a club, in victory points to be expected.

A level counts in every match to come and once more at the end; money counts a tenth, and more while there is
something to buy. The figures are rules of thumb, set so that a club fills its eleven first, grows with its
income and is never far in the red.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from touchline.games.time_of_soccer.cards import (
    ADVERTISING,
    CHEER,
    COMMUNITY,
    CROSSES,
    DIE,
    FACTS,
    FRIENDLY,
    FRIENDLY_CHEER,
    FRIENDLY_ENERGY,
    FRIENDLY_MONEY,
    KIND,
    MANAGER,
    MATCH_INCOME,
    OP,
    PLACES,
    PLAYER,
    PRESS,
    PRICE,
    SALARY,
    SALE_BONUS,
    SALES,
    SCOUT,
    SECRETARY,
    TV,
    WEEKLY,
    WIN_BONUS,
)
from touchline.games.time_of_soccer.press import press_worth
from touchline.games.time_of_soccer.rules.acquire import MOST_MANAGERS, is_starting_manager
from touchline.games.time_of_soccer.rules.club import STEPS_TO_A_FAN, weekly_expenses, weekly_income
from touchline.games.time_of_soccer.rules.levels import team_values
from touchline.games.time_of_soccer.rules.lineup import FOR_MATCH, best_line_up
from touchline.games.time_of_soccer.state import SATURDAY, WEDNESDAY, WEEKS, TimeOfSoccer

LEVEL_IN_A_MATCH: Final = 0.25  # points of a match for one level more, in attack or defence
LEVEL_AT_THE_END: Final = 0.4  # points for the lower level, shared by both
MONEY: Final = 0.1  # TS-244: what is left at the end
MONEY_TO_SPEND: Final = 0.01  # on top, for each week to come
FAN: Final = 0.5  # TS-313
POINT_TO_DRIVE: Final = 0.025  # an operation point more on a market day
TALKS: Final = 0.01  # a better secretary, on a market day
MARKET_DAY: Final = 0.4  # what a friendly on a Wednesday costs
ENERGY: Final = 0.25
REROLL: Final = 0.12  # the starting manager's, in a match
USUAL_CHEER: Final = (0.45, 0.25, 0.3)  # wins, draws, losses of a club
THRESHOLDS: Final[list[int]] = FACTS["levels"]
NOBODY: Final = KIND.index(PRESS)  # a tile without a salary


@lru_cache(maxsize=512)
def best_team(squad: tuple[int, ...], managers: tuple[int, ...], goal: int) -> tuple[int, ...]:
    """The principal manager and the best eleven; remembered, for an edit asks position by position."""
    return tuple(best_line_up(list(squad), list(managers), goal))


def line_up(g: TimeOfSoccer, seat: int, goal: int = FOR_MATCH) -> tuple[int, ...]:
    """What the club would field: `(principal, gk, lb, …)`."""
    return best_team(tuple(g.squad[seat]), tuple(g.managers[seat]), goal)


def smooth_level(value: int) -> float:
    """The level of a value, with what is missing to the next one counted in."""
    if value < THRESHOLDS[0]:
        return 1 + (value - THRESHOLDS[0]) / 6
    for level, least in enumerate(THRESHOLDS[1:], 1):
        if value < least:
            below = THRESHOLDS[level - 1]
            return level + (value - below) / (least - below)
    return len(THRESHOLDS) + (value - THRESHOLDS[-1]) / 20


class Outlook:
    """A club at this moment: its team, what is still to come, and what money is worth."""

    def __init__(self, g: TimeOfSoccer, seat: int) -> None:
        self.g = g
        self.seat = seat
        team = line_up(g, seat)
        self.principal, self.team = team[0], list(team[1:])
        self.managers = g.managers[seat]
        self.mondays = WEEKS - g.week  # still to come
        self.matches = WEEKS + 1 - max(g.week, 1)
        self.market_days = 5 * self.mondays + max(0, SATURDAY - g.day)
        self.money = MONEY + MONEY_TO_SPEND * self.mondays
        self.wage = MONEY * self.mondays  # a $ a week until the end
        self.fan = FAN + self.wage
        self.balance = weekly_income(g, seat) - weekly_expenses(g, seat)
        self.worth = self.team_worth(self.team, self.principal, self.managers)

    def team_worth(self, team: list[int], principal: int, managers: list[int]) -> float:
        """What an eleven promises: points in matches, for its levels, and for full positions (TS-242)."""
        attack, defence = team_values(team, principal, managers)
        levels = smooth_level(attack), smooth_level(defence)
        worth = sum(levels) * (LEVEL_IN_A_MATCH * self.matches + LEVEL_AT_THE_END / 2)
        return worth + LEVEL_AT_THE_END * min(levels) - team.count(-1)

    # Football players and managers

    def with_player(self, tile: int) -> float:
        """How much better the eleven gets with him on his best position; whom he replaces may move."""
        best = 0.0
        for at in PLACES[tile]:
            moved = self.team.copy()
            out = moved[at]
            moved[at] = tile
            best = max(best, self._gain(moved))
            if out >= 0:
                for other in PLACES[out]:
                    if moved[other] < 0:
                        best = max(best, self._gain([*moved[:other], out, *moved[other + 1 :]]))
        return best

    def _gain(self, team: list[int]) -> float:
        return self.team_worth(team, self.principal, self.managers) - self.worth

    def without_player(self, tile: int) -> float:
        """How much the eleven loses when he leaves."""
        if tile not in self.team:
            return 0.0
        bench = [other for other in self.g.squad[self.seat] if other not in self.team]
        at = self.team.index(tile)
        found = [-1, *[other for other in bench if at in PLACES[other]]]
        return -max(self._gain([*self.team[:at], other, *self.team[at + 1 :]]) for other in found)

    def under(self, managers: list[int]) -> float:
        """What these managers make of the eleven, under the best of them, with the reroll and their wages."""
        worth = max(self.team_worth(self.team, principal, managers) for principal in managers)
        if any(is_starting_manager(manager) for manager in managers):
            worth += REROLL * self.matches
        return worth - self.wage * sum(SALARY[manager] for manager in managers)

    def with_manager(self, tile: int) -> float:
        """How much better the club gets with him, also if somebody must go for him (TS-078)."""
        ways = [[*self.managers, tile]]
        if len(self.managers) == MOST_MANAGERS:
            ways = [[m for m in ways[0] if m != out] for out in self.managers]
        return max(self.under(way) for way in ways) - self.under(self.managers) - self.money * PRICE[tile]

    # What a tile is worth, at its price

    def value(self, tile: int) -> float:
        """What taking the tile promises."""
        g, seat, kind = self.g, self.seat, KIND[tile]
        if kind == PLAYER:
            return self.with_player(tile) - self.cost(tile)
        if kind == MANAGER:
            return self.with_manager(tile)
        if kind == SCOUT:
            return self.better(tile, g.scout[seat], POINT_TO_DRIVE * (OP[tile] - OP[g.scout[seat]]))
        if kind == SECRETARY:
            return self.better(tile, g.secretary[seat], TALKS * (talks(tile) - talks(g.secretary[seat])))
        if kind == COMMUNITY:
            cheer = self.cheer(tile) - self.cheer(g.community[seat])
            return cheer - self.wage * (SALARY[tile] - SALARY[g.community[seat]])
        if kind == ADVERTISING:
            return self.contract(tile) - self.contract(g.advertising[seat])
        if kind == TV:
            return self.contract(tile) - self.contract(g.tv[seat])
        if kind == FRIENDLY:
            return self.friendly(tile)
        if kind == PRESS:
            return press_worth(g, seat, tile, self.money, self.fan)
        return self.sale(tile)

    def cost(self, tile: int) -> float:
        """Price now and salary every Monday."""
        return self.money * PRICE[tile] + self.wage * SALARY[tile]

    def better(self, new: int, old: int, a_day: float) -> float:
        """Staff that makes each market day better, at another salary."""
        return a_day * self.market_days - self.wage * (SALARY[new] - SALARY[old])

    def cheer(self, tile: int) -> float:
        """The fans that a community manager wins over; on average they come half-way."""
        steps = sum(CHEER[3 * tile + result] * share for result, share in enumerate(USUAL_CHEER))
        return steps / STEPS_TO_A_FAN * self.matches * (FAN + self.wage / 2)

    def contract(self, tile: int) -> float:
        """What a contract pays until the end; half of the matches are at home (TS-189)."""
        if tile < 0:
            return 0.0
        a_match = MATCH_INCOME[tile] / 2 + WIN_BONUS[tile] * USUAL_CHEER[0]
        return WEEKLY[tile] * self.wage + self.money * a_match * self.matches

    def friendly(self, tile: int) -> float:
        """Money and satisfaction against a market day and tired legs (TS-042, TS-122, TS-257)."""
        g = self.g
        if g.week == WEEKS and g.day >= WEDNESDAY:
            return 0.0  # TS-124
        worth = self.money * FRIENDLY_MONEY[tile] + self.fan * FRIENDLY_CHEER[tile] / STEPS_TO_A_FAN
        worth -= ENERGY * FRIENDLY_ENERGY[tile] * g.fatigue
        return worth - (MARKET_DAY if g.week else 0.0)

    # Sales

    def sale(self, sales: int) -> float:
        """The best deal that this sales tile offers, with what broken talks cost."""
        g, seat = self.g, self.seat
        deals = [self.deal(tile, sales) for tile in g.squad[seat]]
        deals += [self.deal(tile, sales) for tile in g.second if self.affords(tile, SALE_BONUS[sales])]
        crosses = CROSSES[g.secretary[seat]]
        return max(deals, default=0.0) - self.money * crosses * crosses / 6

    def deal(self, tile: int, sales: int) -> float:
        """Selling an own football player, or buying one of the second market (TS-108, TS-284)."""
        bonus = self.money * SALE_BONUS[sales]
        if tile in self.g.squad[self.seat]:
            return self.cost(tile) + bonus - self.without_player(tile)
        return self.with_player(tile) - self.cost(tile) - bonus

    # Money

    def affords(self, tile: int, extra: int = 0) -> bool:
        """Whether the price can be paid, now, and the salary until the end."""
        return self.in_the_black(self.g.cash[self.seat] - PRICE[tile] - extra, tile)

    def in_the_black(self, left: int, tile: int) -> bool:
        """Whether the club, with so much money left, can pay its bills with this tile on the board."""
        if left < 0:
            return False
        if KIND[tile] in (FRIENDLY, PRESS, SALES, ADVERTISING, TV):
            return True
        balance = self.balance - SALARY[tile] + SALARY[self.replaced_by(tile)]
        return balance >= 0 or left + balance * self.mondays >= 0

    def replaced_by(self, tile: int) -> int:
        """Whose salary ends when this tile comes."""
        places = {SCOUT: self.g.scout, SECRETARY: self.g.secretary, COMMUNITY: self.g.community}
        return places[KIND[tile]][self.seat] if KIND[tile] in places else NOBODY


def talks(secretary: int) -> float:
    """How well a secretary forces tiles: $ saved against broken talks, on average over the die."""
    faces = DIE[6 * secretary : 6 * secretary + 6]
    return sum(6 - face if face else 0 for face in faces) / 6
