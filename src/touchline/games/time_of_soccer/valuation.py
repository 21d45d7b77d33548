"""What tiles are worth to a club, in victory points to be expected.

A level counts in every match to come and once more at the end; money counts a tenth, and more while there is
something to buy. The figures are rules of thumb, set so that a club fills its eleven first, grows with its
income and is never far in the red.
"""

from __future__ import annotations

from typing import Final

from touchline.games.time_of_soccer import cards as c
from touchline.games.time_of_soccer.eleven import MONEY, NEWCOMER, Eleven, Temper, best_team, eleven_of
from touchline.games.time_of_soccer.press import press_worth
from touchline.games.time_of_soccer.rules.acquire import MOST_MANAGERS
from touchline.games.time_of_soccer.rules.club import STEPS_TO_A_FAN, weekly_expenses, weekly_income
from touchline.games.time_of_soccer.rules.lineup import FOR_MATCH
from touchline.games.time_of_soccer.state import SATURDAY, WEDNESDAY, WEEKS, TimeOfSoccer

TALKS: Final = 0.01  # a better secretary, on a market day
ENERGY: Final = 0.25
USUAL_CHEER: Final[list[float]] = [0.45, 0.25, 0.3]  # wins, draws, losses of a club
NOBODY: Final = c.KIND.index(c.PRESS)  # a tile without a salary
UNPAID: Final = (c.FRIENDLY, c.PRESS, c.SALES, c.ADVERTISING, c.TV)  # kinds without one


def line_up(g: TimeOfSoccer, seat: int, goal: int = FOR_MATCH) -> tuple[int, ...]:
    """What the club would field: `(principal, gk, lb, …)`."""
    return best_team(tuple(g.squad[seat]), tuple(g.managers[seat]), goal)


class Outlook:
    """A club at this moment: its team, what is still to come, and what money is worth."""

    def __init__(self, g: TimeOfSoccer, seat: int, temper: Temper = NEWCOMER) -> None:
        self.g = g
        self.seat = seat
        self.temper = temper
        self.mondays = WEEKS - g.week  # still to come
        self.market_days = 5 * self.mondays + max(0, SATURDAY - g.day)
        self.money = MONEY + temper.spending * self.mondays
        self.wage = temper.wage * self.mondays
        self.fan = temper.fan + self.wage
        self.races: dict[int, int] | None = None  # see driving.py
        # What takes time to find out is found out when it is asked for.
        self._eleven: Eleven | None = None
        self._rivals: list[Outlook] | None = None
        self._balance: int | None = None

    @property
    def eleven(self) -> Eleven:
        """The best eleven."""
        if self._eleven is None:
            g, seat = self.g, self.seat
            self._eleven = eleven_of(tuple(g.squad[seat]), tuple(g.managers[seat]), g.week, self.temper)
        return self._eleven

    @property
    def rivals(self) -> list[Outlook]:
        """The other clubs, taken for newcomers."""
        if self._rivals is None:
            self._rivals = [Outlook(self.g, seat) for seat in range(self.g.seats) if seat != self.seat]
        return self._rivals

    @property
    def matches(self) -> int:
        """League matches to come."""
        return self.eleven.matches

    @property
    def balance(self) -> int:
        """What a Monday brings, or takes."""
        if self._balance is None:
            self._balance = weekly_income(self.g, self.seat) - weekly_expenses(self.g, self.seat)
        return self._balance

    # Football players and managers

    def with_manager(self, tile: int) -> float:
        """How much better the club gets with him, also if somebody must go for him (TS-078)."""
        managers = self.eleven.managers
        ways = [(*managers, tile)]
        if len(managers) == MOST_MANAGERS:
            ways = [tuple(m for m in ways[0] if m != out) for out in managers]
        best = max(self.eleven.under(way) for way in ways)
        return best - self.eleven.under(managers) - self.money * c.PRICE[tile]

    # What a tile is worth, at its price

    def value(self, tile: int) -> float:
        """What taking the tile promises."""
        g, seat, kind = self.g, self.seat, c.KIND[tile]
        if kind == c.PLAYER:
            return self.eleven.with_player(tile) - self.cost(tile)
        if kind == c.MANAGER:
            return self.with_manager(tile)
        if kind == c.SCOUT:
            return self.better(tile, g.scout[seat], self.temper.drive * (c.OP[tile] - c.OP[g.scout[seat]]))
        if kind == c.SECRETARY:
            return self.better(tile, g.secretary[seat], TALKS * (talks(tile) - talks(g.secretary[seat])))
        if kind == c.COMMUNITY:
            cheer = self.cheer(tile) - self.cheer(g.community[seat])
            return cheer - self.wage * (c.SALARY[tile] - c.SALARY[g.community[seat]])
        if kind == c.ADVERTISING:
            return self.contract(tile) - self.contract(g.advertising[seat])
        if kind == c.TV:
            return self.contract(tile) - self.contract(g.tv[seat])
        if kind == c.FRIENDLY:
            return self.friendly(tile)
        if kind == c.PRESS:
            temper = self.temper
            return temper.press * press_worth(g, seat, tile, self.money, self.fan, temper.experienced)
        return self.sale(tile)

    def cost(self, tile: int) -> float:
        """Price now and salary every Monday."""
        return self.money * c.PRICE[tile] + self.wage * c.SALARY[tile]

    def better(self, new: int, old: int, a_day: float) -> float:
        """Staff that makes each market day better, at another salary."""
        return a_day * self.market_days - self.wage * (c.SALARY[new] - c.SALARY[old])

    def cheer(self, tile: int) -> float:
        """The fans that a community manager wins over; on average they come half-way."""
        steps = sum([c.CHEER[3 * tile + result] * share for result, share in enumerate(USUAL_CHEER)], 0.0)
        return steps / STEPS_TO_A_FAN * self.matches * (self.temper.fan + self.wage / 2)

    def contract(self, tile: int) -> float:
        """What a contract pays until the end; half of the matches are at home (TS-189)."""
        if tile < 0:
            return 0.0
        a_match = c.MATCH_INCOME[tile] / 2 + c.WIN_BONUS[tile] * USUAL_CHEER[0]
        return c.WEEKLY[tile] * self.wage + self.money * a_match * self.matches

    def friendly(self, tile: int) -> float:
        """Money and satisfaction against a market day and tired legs (TS-042, TS-122, TS-257)."""
        g = self.g
        if g.week == WEEKS and g.day >= WEDNESDAY:
            return 0.0  # TS-124
        worth = self.money * c.FRIENDLY_MONEY[tile] + self.fan * c.FRIENDLY_CHEER[tile] / STEPS_TO_A_FAN
        worth -= ENERGY * c.FRIENDLY_ENERGY[tile] * g.fatigue
        return worth - (self.temper.friendly if g.week else 0.0)

    # Sales

    def sale(self, sales: int) -> float:
        """The best deal that this sales tile offers, with what broken talks cost."""
        g, seat = self.g, self.seat
        deals = [self.deal(tile, sales) for tile in g.squad[seat]]
        deals += [self.deal(tile, sales) for tile in g.second if self.affords(tile, c.SALE_BONUS[sales])]
        crosses = c.CROSSES[g.secretary[seat]]
        return max(deals, default=0.0) - self.money * crosses * crosses / 6

    def deal(self, tile: int, sales: int) -> float:
        """Selling an own football player, or buying one of the second market (TS-108, TS-284)."""
        bonus = self.money * c.SALE_BONUS[sales]
        if tile in self.g.squad[self.seat]:
            return self.cost(tile) + bonus - self.eleven.without_player(tile)
        return self.eleven.with_player(tile) - self.cost(tile) - bonus

    # Money

    def affords(self, tile: int, extra: int = 0) -> bool:
        """Whether the price can be paid, now, and the salary until the end."""
        return extra <= self.spare(tile)

    def spare(self, tile: int) -> int:
        """Money left after the price of a tile and what has to be kept; below 0 it is too dear."""
        return self.g.cash[self.seat] - c.PRICE[tile] - self.kept(tile)

    def kept(self, tile: int) -> int:
        """Money that the club has to have left to pay its bills with this tile on the board."""
        if c.KIND[tile] in UNPAID:
            return 0
        balance = self.balance - c.SALARY[tile] + c.SALARY[self.replaced_by(tile)]
        return 0 if balance >= 0 else -balance * self.mondays

    def replaced_by(self, tile: int) -> int:
        """Whose salary ends when this tile comes."""
        kind = c.KIND[tile]
        if kind == c.SCOUT:
            return self.g.scout[self.seat]
        if kind == c.SECRETARY:
            return self.g.secretary[self.seat]
        return self.g.community[self.seat] if kind == c.COMMUNITY else NOBODY


def talks(secretary: int) -> float:
    """How well a secretary forces tiles: $ saved against broken talks, on average over the die."""
    faces = c.DIE[6 * secretary : 6 * secretary + 6]
    return sum(6 - face if face else 0 for face in faces) / 6
