"""What players, key staff and facilities are worth to a club, in millions.

A star is the measure of all: it counts in the squad strength for the rest of the game, and a hundred points
win. Whoever has more cash pays more for one. Talents are worth what training makes of them, facilities and
staff what they bring until the game is likely to end. The figures are rules of thumb.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from touchline.games.superclub import cards as c
from touchline.games.superclub.rules.club import may_sell, scout_price, talents
from touchline.games.superclub.rules.offers import asked, given, paid_of
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.weights import early

STARS_A_SEASON: Final = 9.0  # that a club grows
MATCH_POINTS: Final = 14  # of a usual season
HALF_STAR: Final = 0.3  # chemistry, in stars
CROWDED: Final = 0.1  # of each player more than a line-up can use, in stars
WANTED: Final = (5, 7, 7, 2, 9)  # players of each position, before it is crowded
TRAINED: Final = 1.4  # stars that one more player who is trained gains
SCOUTED_GAIN: Final = 12.0  # what a scouted player is worth above his price
PAIRS: Final = 3  # of chemistry in a usual line-up
DRAWS: Final = 1.2  # stars that a draw_breaker is worth
KEPT: Final = 0.3  # points that a secret weapon still in hand is worth
ELEVEN: Final = 11
TITLES: Final = 3  # that lead to the final


class Temper(NamedTuple):
    """How a manager looks at the game, whatever happens in it; worth is in millions."""

    winning_squad: float  # stars from which he expects a season to win the game
    patience: float  # a raise takes at most this part of what is left to his limit
    star: float  # what a star is worth to a club without cash
    rich: float  # so much cash makes it worth 1M more
    dearest: float
    haste: float  # by how much more it is worth at the end, when money can change little
    talent: float  # how much of the growth of talents he counts on
    in_goal: float  # a star more in goal, on top of its share in the squad strength
    third: float  # a star more in a third of every match, in stars
    training: float  # how much more a level is worth than it seems
    stadium: float
    staff: float
    look_at_staff: float  # what two cards of key staff promise before they are drawn
    worth_a_sale: float  # so much a signing has to bring if somebody is sold for it
    denial: float = 0.0  # how much it counts that a rival to whom a lot is worth more does not get it
    starter: float = 0.0  # a star more than the best of the bench has, in stars, besides: at first,
    starter_later: float = 0.0  # and when a squad is near a hundred points
    decider: float = 0.0  # how much more such a star counts when a club has two titles
    chemistry: float = HALF_STAR  # half a star of it, in stars
    crowd: float = CROWDED  # of each player more than a line-up can use, in stars
    scouted: float = SCOUTED_GAIN  # what a scouted player is worth above his price
    season: float = STARS_A_SEASON  # stars that a club grows
    weapon: float = KEPT  # points that a secret weapon still in hand is worth
    place: float = 0.0  # what a place in the squad costs at first, in stars: somebody better may want it,
    place_later: float = 0.0  # and when a squad is near a hundred points
    funds: float = 0.0  # so much a bid has to bring if several are sold to pay for it; 0: nobody is
    learned: int = 0  # whether he bids and trains by what many games taught


NEWCOMER: Final = Temper(
    winning_squad=80,
    patience=3,
    star=9.0,
    rich=15,
    dearest=20.0,
    haste=0.0,
    talent=1.0,
    in_goal=0.4,
    third=0.9,
    training=1.0,
    stadium=1.0,
    staff=1.0,
    look_at_staff=4.0,
    worth_a_sale=5.0,
)
# Found by playing fifty thousand games against newcomers and against itself: stars that are there count,
# above all those who play, hopes for talents little, and at the end money hardly.
SHREWD: Final = Temper(
    winning_squad=84.6,
    patience=5.8,
    star=5.2,
    rich=11.8,
    dearest=46.0,
    haste=1.93,
    talent=0.22,
    in_goal=0.11,
    third=1.45,
    training=2.1,
    stadium=0.72,
    staff=1.26,
    look_at_staff=2.4,
    worth_a_sale=3.15,
    starter=0.6,
    starter_later=0.5,
    place=0.8,
    place_later=1.0,
    funds=5.0,
    learned=1,
)
# A good player has a little of that.
SEASONED: Final = Temper(
    winning_squad=80.7,
    patience=3.3,
    star=8.3,
    rich=14.5,
    dearest=22.7,
    haste=0.29,
    talent=0.8,
    in_goal=0.34,
    third=0.97,
    training=1.12,
    stadium=0.95,
    staff=1.04,
    look_at_staff=3.7,
    worth_a_sale=4.7,
    starter=0.05,
)


def seasons_left(g: Superclub, temper: Temper) -> float:
    """How many seasons are likely to come, at least the next one."""
    likely = (temper.winning_squad - max(g.squad_stars)) / temper.season
    if g.season_limit:
        likely = min(likely, g.season_limit - g.season)
    return max(1.0, likely)


@lru_cache(maxsize=1 << 10)
def expected_gain(stars: int, potential: int, most: int) -> float:
    """Stars that a training roll brings on average (SC-062)."""
    return sum(max(0, min(die, potential, stars + most) - stars) for die in range(1, 7)) / 6


def price_of_a_star(g: Superclub, seat: int, temper: Temper) -> float:
    """What a star is worth to a club: more to a rich one, and more at the end, when money changes little."""
    worth = min(temper.dearest, temper.star + g.cash[seat] / temper.rich)
    return worth * (1 + temper.haste * (1 - early(g))) if temper.haste else worth


def match_star(g: Superclub, temper: Temper) -> float:
    """What a star in the line-up is worth besides, in stars: matches make champions, and three titles win."""
    if not temper.starter and not temper.starter_later:
        return 0.0
    worth = temper.starter_later + (temper.starter - temper.starter_later) * early(g)
    if temper.decider and max([len(cups) for cups in g.cups]) >= TITLES - 1:
        return worth * (1 + temper.decider)
    return worth


def bench(g: Superclub, seat: int) -> int:
    """Stars of the best player who does not play."""
    stars = sorted([g.stars[player] for player in g.squad[seat]], reverse=True)
    return stars[ELEVEN] if len(stars) > ELEVEN else 0


class Outlook:
    """A club at this moment: what a star is worth to it, and how long the game will go on."""

    def __init__(self, g: Superclub, seat: int, temper: Temper = NEWCOMER) -> None:
        self.g = g
        self.seat = seat
        self.temper = temper
        self.star = price_of_a_star(g, seat, temper)
        self.left = seasons_left(g, temper)
        self.later = self.left - 1  # seasons after the next one
        self.level = g.levels[3 * seat + c.TRAINING]
        # Stars that a player can gain in one training; the next level will be built.
        self.most = c.GAIN[min(len(c.GAIN) - 1, self.level + 1)]
        # What takes time to find out is found out when it is asked for.
        self._share: float | None = None
        self._keeper: int | None = None
        self._numbers: list[int] | None = None
        self._spare = -1
        self.starter = match_star(g, temper)  # in stars
        self.place = temper.place_later + (temper.place - temper.place_later) * early(g)

    @property
    def share(self) -> float:
        """The part of the talents who are trained."""
        if self._share is None:
            able = len(talents(self.g, self.seat))
            self._share = min(1.0, (c.TRAINEES[self.level] + 1) / (1 + able))
        return self._share

    @property
    def keeper(self) -> int:
        """Stars of the best goalkeeper."""
        if self._keeper is None:
            g = self.g
            keepers = [player for player in g.squad[self.seat] if c.POSITION[player] == c.GK]
            self._keeper = max([g.stars[player] for player in keepers], default=1)
        return self._keeper

    @property
    def numbers(self) -> list[int]:
        """Players by position."""
        if self._numbers is None:
            self._numbers = [0] * len(WANTED)
            for player in self.g.squad[self.seat]:
                self._numbers[c.POSITION[player]] += 1
        return self._numbers

    @property
    def spare(self) -> int:
        """Stars of the best player who does not play."""
        if self._spare < 0:
            self._spare = bench(self.g, self.seat)
        return self._spare

    # Players

    def player(self, player: int) -> float:
        """What a player is worth, in the squad or to come."""
        g = self.g
        stars, position = g.stars[player], c.POSITION[player]
        worth = stars + self.growth(player) + (self.temper.chemistry if c.CHEMISTRY[player] else 0.0)
        if self.starter:
            worth += self.starter * max(0, stars - self.spare)
        if position == c.GK and stars >= self.keeper:
            worth += self.temper.in_goal * (stars - 1)
        worth -= self.temper.crowd * max(0, self.numbers[position] - WANTED[position])
        return self.star * (worth - self.place)

    def growth(self, player: int) -> float:
        """Stars that training will add to a talent, shared with the other talents."""
        stars = self.g.stars[player]
        if stars == c.POTENTIAL[player]:
            return 0.0
        gain = expected_gain(stars, c.POTENTIAL[player], self.most)
        return self.temper.talent * self.share * min(c.POTENTIAL[player] - stars, gain * min(2.0, self.left))

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
        return self.temper.staff * self.effect(c.STAFF_EFFECT[member], c.STAFF_AMOUNT[member])

    def effect(self, effect: int, amount: int) -> float:
        """What an effect of key staff is worth."""
        g, star = self.g, self.star
        if effect in (c.THIRD_BONUS, c.CAPTAIN_BONUS):
            return self.temper.third * amount * star
        if effect == c.ALL_THIRDS_BONUS:
            return 3 * self.temper.third * amount * star
        if effect == c.CHEMISTRY_MULTIPLIER:
            return PAIRS * self.temper.third * star
        if effect == c.STATUS_BONUS:
            return self.later * (self.income(0, 1) - self.income(0, 0))
        if effect == c.WAGE_FACTOR:
            return self.later * g.squad_stars[self.seat] / 2
        values = {
            c.DEADLINE_DISCOUNT: 5.0 * self.left,
            c.PLAYER_APPEAL: 3.0 * self.left,
            c.SCOUT_EXTRA: self.temper.scouted * amount * self.later,
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
            return self.temper.stadium * self.later * (self.income(1, 0) - self.income(0, 0))
        if department == c.SCOUTING:
            return self.later * self.temper.scouted * (c.SCOUTED[level + 1] - c.SCOUTED[level])
        mine = talents(self.g, self.seat)
        more_stars = self.trained(mine, level + 1) - self.trained(mine, level)
        return self.temper.training * self.later * self.star * more_stars

    def trained(self, mine: list[int], level: int) -> float:
        """Stars that a season of training at this level brings."""
        gains = sorted(
            (expected_gain(self.g.stars[player], c.POTENTIAL[player], c.GAIN[level]) for player in mine),
            reverse=True,
        )
        return sum(gains[: c.TRAINEES[level]], 0.0)

    # Trades

    def item(self, thing: int) -> float:
        """A player or a member of the staff."""
        return self.player(thing) if thing < c.STAFF else self.member(thing - c.STAFF)

    def trade(self, offer: list[int]) -> float:
        """What an offer of somebody else is worth to this club."""
        gain = sum([self.item(thing) for thing in given(offer)], 0.0)
        gain -= sum([self.item(thing) for thing in asked(offer)], 0.0)
        return gain + paid_of(offer)
