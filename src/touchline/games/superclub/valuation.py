"""What players, key staff and facilities are worth to a club, in millions.

A star is the measure of all: it counts in the squad strength for the rest of the game, and a hundred points
win. Whoever has more cash pays more for one. Talents are worth what training makes of them, facilities and
staff what they bring until the game is likely to end. The figures are rules of thumb.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from touchline.games.superclub import cards as c
from touchline.games.superclub.rules.club import may_sell, scout_price, talents
from touchline.games.superclub.rules.offers import asked, given, paid_of
from touchline.games.superclub.state import Superclub

STAR: Final = 9.0  # a star to a club without cash
CASH_FOR_A_STAR: Final = 15  # so much cash makes a star worth 1M more
DEAREST_STAR: Final = 20.0
STARS_A_SEASON: Final = 9  # that a club grows
MATCH_POINTS: Final = 14  # of a usual season
IN_GOAL: Final = 0.4  # a star more in goal, on top of its share in the squad strength
HALF_STAR: Final = 0.3  # chemistry, in stars
CROWDED: Final = 0.1  # of each player more than a line-up can use, in stars
WANTED: Final = (5, 7, 7, 2, 9)  # players of each position, before it is crowded
TRAINED: Final = 1.4  # stars that one more player who is trained gains
SCOUTED_GAIN: Final = 12.0  # what a scouted player is worth above his price
THIRD: Final = 0.9  # a star more in a third of every match, in stars
PAIRS: Final = 3  # of chemistry in a usual line-up
DRAWS: Final = 1.2  # stars that a draw_breaker is worth


class Temper(NamedTuple):
    """How a manager looks at the game, whatever happens in it."""

    winning_squad: int  # stars from which he expects a season to win the game
    patience: float  # a raise takes at most this part of what is left to his limit


NEWCOMER: Final = Temper(winning_squad=80, patience=3)
SHREWD: Final = Temper(winning_squad=88, patience=4.5)


def seasons_left(g: Superclub, temper: Temper) -> float:
    """How many seasons are likely to come, at least the next one."""
    likely = (temper.winning_squad - max(g.squad_stars)) / STARS_A_SEASON
    if g.season_limit:
        likely = min(likely, g.season_limit - g.season)
    return max(1.0, likely)


@lru_cache(maxsize=1 << 10)
def expected_gain(stars: int, potential: int, most: int) -> float:
    """Stars that a training roll brings on average (SC-062)."""
    return sum(max(0, min(die, potential, stars + most) - stars) for die in range(1, 7)) / 6


class Outlook:
    """A club at this moment: what a star is worth to it, and how long the game will go on."""

    def __init__(self, g: Superclub, seat: int, temper: Temper = NEWCOMER) -> None:
        self.g = g
        self.seat = seat
        self.temper = temper

    @cached_property
    def star(self) -> float:
        """What a star is worth."""
        return min(DEAREST_STAR, STAR + self.g.cash[self.seat] / CASH_FOR_A_STAR)

    @cached_property
    def left(self) -> float:
        """Seasons that are likely to come."""
        return seasons_left(self.g, self.temper)

    @property
    def later(self) -> float:
        """Seasons after the next one."""
        return self.left - 1

    @cached_property
    def level(self) -> int:
        """Of the training facility."""
        return self.g.levels[3 * self.seat + c.TRAINING]

    @cached_property
    def most(self) -> int:
        """Stars that a player can gain in one training; the next level will be built."""
        return c.GAIN[min(len(c.GAIN) - 1, self.level + 1)]

    @cached_property
    def share(self) -> float:
        """The part of the talents who are trained."""
        return min(1.0, (c.TRAINEES[self.level] + 1) / (1 + len(talents(self.g, self.seat))))

    @cached_property
    def keeper(self) -> int:
        """Stars of the best goalkeeper."""
        g = self.g
        return max(
            [g.stars[player] for player in g.squad[self.seat] if c.POSITION[player] == c.GK], default=1
        )

    @cached_property
    def numbers(self) -> list[int]:
        """Players by position."""
        found = [0] * len(WANTED)
        for player in self.g.squad[self.seat]:
            found[c.POSITION[player]] += 1
        return found

    # Players

    def player(self, player: int) -> float:
        """What a player is worth, in the squad or to come."""
        g = self.g
        stars, position = g.stars[player], c.POSITION[player]
        worth = stars + self.growth(player) + (HALF_STAR if c.CHEMISTRY[player] else 0.0)
        if position == c.GK and stars >= self.keeper:
            worth += IN_GOAL * (stars - 1)
        worth -= CROWDED * max(0, self.numbers[position] - WANTED[position])
        return self.star * worth

    def growth(self, player: int) -> float:
        """Stars that training will add to a talent, shared with the other talents."""
        stars = self.g.stars[player]
        if stars == c.POTENTIAL[player]:
            return 0.0
        gain = expected_gain(stars, c.POTENTIAL[player], self.most)
        return self.share * min(c.POTENTIAL[player] - stars, gain * min(2.0, self.left))

    def loss(self, player: int) -> float:
        """What a sale abroad costs: his worth less his price."""
        return self.player(player) - scout_price(self.g, player)

    def weakest(self) -> int:
        """Who is missed least when he is sold abroad, or -1 if nobody may be (SC-119)."""
        if not may_sell(self.g, self.seat):
            return -1
        mine = [player for player in self.g.squad[self.seat] if player != self.g.lot]
        return min(mine, key=self.loss)

    def signing(self, player: int) -> float:
        """What a new player is worth; in a full squad somebody has to go for him (SC-037)."""
        if len(self.g.squad[self.seat]) < c.MOST_PLAYERS:
            return self.player(player)
        return self.player(player) - self.loss(self.weakest())

    # Key staff and facilities

    def member(self, member: int) -> float:
        """What a member of the key staff is worth until the end of the game."""
        return self.effect(c.STAFF_EFFECT[member], c.STAFF_AMOUNT[member])

    def effect(self, effect: int, amount: int) -> float:
        """What an effect of key staff is worth."""
        g, star = self.g, self.star
        if effect in (c.THIRD_BONUS, c.CAPTAIN_BONUS):
            return THIRD * amount * star
        if effect == c.ALL_THIRDS_BONUS:
            return 3 * THIRD * amount * star
        if effect == c.CHEMISTRY_MULTIPLIER:
            return PAIRS * THIRD * star
        if effect == c.STATUS_BONUS:
            return self.later * (self.income(0, 1) - self.income(0, 0))
        if effect == c.WAGE_FACTOR:
            return self.later * g.squad_stars[self.seat] / 2
        values = {
            c.DEADLINE_DISCOUNT: 5.0 * self.left,
            c.PLAYER_APPEAL: 3.0 * self.left,
            c.SCOUT_EXTRA: SCOUTED_GAIN * amount * self.later,
            c.TRAINEE_EXTRA: TRAINED * star * self.later,
            c.SIGNING_STAR: star * self.left,
            c.SEASON_INCOME: amount * self.later,
            c.EXTRA_INVESTMENT_ACTION: 10.0 * self.later,
            c.FAST_RECOVERY: 0.5 * star,
            c.DRAW_BREAKER: DRAWS * star,
        }
        return values[effect]

    def income(self, more: int, higher: int) -> int:
        """Stadium income of a usual season, with so many levels more and a status so much higher."""
        level = self.g.levels[3 * self.seat + c.STADIUM] + more
        rank = min(c.TITLE_CONTENDER, c.status(self.g.squad_stars[self.seat] + MATCH_POINTS) + higher)
        return c.INCOME[4 * level + rank]

    def facility(self, department: int) -> float:
        """What the next level brings until the end of the game."""
        level = self.g.levels[3 * self.seat + department]
        if department == c.STADIUM:
            return self.later * (self.income(1, 0) - self.income(0, 0))
        if department == c.SCOUTING:
            return self.later * SCOUTED_GAIN * (c.SCOUTED[level + 1] - c.SCOUTED[level])
        mine = talents(self.g, self.seat)
        return self.later * self.star * (self.trained(mine, level + 1) - self.trained(mine, level))

    def trained(self, mine: list[int], level: int) -> float:
        """Stars that a season of training at this level brings."""
        gains = sorted(
            (expected_gain(self.g.stars[player], c.POTENTIAL[player], c.GAIN[level]) for player in mine),
            reverse=True,
        )
        return sum(gains[: c.TRAINEES[level]])

    # Trades

    def item(self, thing: int) -> float:
        """A player or a member of the staff."""
        return self.player(thing) if thing < c.STAFF else self.member(thing - c.STAFF)

    def trade(self, offer: list[int]) -> float:
        """What an offer of somebody else is worth to this club."""
        gain = sum(map(self.item, given(offer))) - sum(map(self.item, asked(offer)))
        return gain + paid_of(offer)
