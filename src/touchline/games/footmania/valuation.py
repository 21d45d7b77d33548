"""What footballers, sponsors and money are worth to a manager, in units of 50,000.

A star has a price that a manager is ready to pay: higher the fewer matchdays are left in which the money
could still buy another one. While phase 1 lasts, posts without a footballer come first: the nearer the team
is to complete, the more the next one counts, and enough money is kept for those that are still missing.
The figures are rules of thumb. Nothing is read here that the seat may not know: own cards, faces that it
has seen, backs, and what lies open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from touchline.games.footmania import cards
from touchline.games.footmania.rules.bank import sponsor_of, sponsors_of
from touchline.games.footmania.rules.complete import BONUS, QUICK_BONUS, posts_needed
from touchline.games.footmania.rules.faces import knows
from touchline.games.footmania.rules.line_up import red_limit
from touchline.games.footmania.rules.scoring import PENNANTS_PER_STAR
from touchline.games.footmania.state import Footmania
from touchline.games.footmania.teams import best_team, playing

USUAL_PRICE: Final = 13  # of a footballer
STOPS_IN_A_LAP: Final = 0.5  # on the two squares of a sponsor
STOPS_IN_PHASE_1: Final = 0.5
NEVER: Final = float("-inf")
RESOLD: Final = 0.5  # what a manager thinks to see again of what the bank would pay
WITH_BACK: Final[list[list[int]]] = [
    [card for card in range(cards.FOOTBALLERS) if cards.BACK[card] == back]
    for back in range(len(cards.BACKS))
]


class Temper(NamedTuple):
    """How a manager looks at the game, whatever happens in it."""

    star: float  # what a star is worth to him in phase 1
    star_later: float  # in the first lap
    pennant: float  # what a pennant is worth to him, in stars
    draws: float  # what looking at a card has to promise: one that he refuses goes cheaply to a rival
    bench: float  # a footballer who does not play, as a share of his stars
    rivalry: float  # how much of what a rival wins counts as lost
    haste: float  # how eager he is for the bonus of the first complete team
    sells_sponsors: bool  # to the bank, for a footballer
    rises: float  # by how much a star is worth more to him with every matchday that is over
    eager: float  # times the worth of a star, if he is rich
    thrift: float  # a star may cost one part in so many of the cash
    reserve: float  # cash for each post that is still missing in phase 1
    plus_card: float  # what drawing one is worth
    question: float  # what a question card brings on average, sponsors included
    next_move: float  # how much the square of the next move counts beside this one
    denial: float = 0.0  # how much it counts that a rival to whom a lot is worth more does not get it
    resold: float = RESOLD  # what he thinks to see again of what the bank would pay
    stops: float = STOPS_IN_A_LAP  # on the two squares of a sponsor


NEWCOMER: Final = Temper(
    star=4.0,
    star_later=5.0,
    pennant=1 / PENNANTS_PER_STAR,
    draws=NEVER,
    bench=0.1,
    rivalry=0.0,
    haste=1.0,
    sells_sponsors=False,
    rises=2.5,
    eager=2.5,
    thrift=4.0,
    reserve=7.0,
    plus_card=4.0,
    question=2.5,
    next_move=0.4,
)
# Found by playing thousands of games against newcomers.
SEASONED: Final = NEWCOMER._replace(draws=0.5)
SHREWD: Final = Temper(
    star=3.78,
    star_later=22.9,
    pennant=1.27,
    draws=0.5,
    bench=0.52,
    rivalry=0.86,
    haste=2.28,
    sells_sponsors=True,
    rises=2.53,
    eager=2.62,
    thrift=4.44,
    reserve=8.1,
    plus_card=3.25,
    question=2.48,
    next_move=0.34,
)


class Outlook:
    """A manager at this moment: his squad, what is missing, and what a star is worth to him."""

    def __init__(self, g: Footmania, seat: int, temper: Temper = NEWCOMER) -> None:
        self.g = g
        self.seat = seat
        self.temper = temper
        self.bench = temper.bench
        self.rivalry = temper.rivalry
        self.squad = tuple(g.squad[seat])
        self.reds = red_limit(g)
        self.matchdays = len(cards.FIXTURES[g.seats]) - g.matchday  # still to come
        self.cash = g.cash[seat]
        # What takes time to find out is found out when it is asked for.
        self._missing: int | None = None
        self._star: float | None = None
        self._own_worth: float | None = None
        self._weakest: int | None = None
        self._backers: list[int] | None = None
        self._rivals: list[Outlook] | None = None

    @property
    def team(self) -> tuple[int, ...]:
        """His strongest line-up."""
        return best_team(self.squad, self.reds)

    def stars_of(self, squad: tuple[int, ...]) -> float:
        """The stars of a squad's line-up, trainees included, and a little for whoever sits on the bench."""
        players, stars, _ = playing(squad, self.reds)
        bench = -stars
        for card in squad:
            bench += cards.VALUE[card]
        return stars - (cards.POSTS - players) + self.bench * bench

    @property
    def missing(self) -> int:
        """How many footballers he lacks to a complete team, while that matters."""
        if self._missing is None:
            self._missing = self.missing_with(self.squad)
        return self._missing

    @property
    def own_worth(self) -> float:
        """What his squad promises."""
        if self._own_worth is None:
            self._own_worth = self.worth(self.squad)
        return self._own_worth

    @property
    def weakest(self) -> int:
        """The stars of the weakest who plays; a trainee: -1."""
        if self._weakest is None:
            self._weakest = playing(self.squad, self.reds)[2]
        return self._weakest

    @property
    def star(self) -> float:
        """What he is ready to pay for a star."""
        if self._star is None:
            self._star = self.price_of_a_star()
        return self._star

    def price_of_a_star(self) -> float:
        """More when there is money for better ones than he needs."""
        if self.g.phase == 1:
            rich = self.cash / (USUAL_PRICE * max(1, self.missing))
            return self.temper.star * min(self.temper.eager, max(1.0, rich))
        later = self.temper.star_later + self.temper.rises * self.g.matchday
        return later + self.cash / (self.temper.thrift * (1 + self.matchdays))

    def missing_with(self, squad: tuple[int, ...]) -> int:
        """How many footballers a squad lacks to a complete team, while that matters."""
        if self.g.phase != 1:
            return 0
        return max(0, posts_needed(self.g) - playing(squad, self.reds)[0])

    def haste(self, missing: int) -> float:
        """What is still lost of the bonus for the first complete team with so many posts missing."""
        bonus = QUICK_BONUS if self.g.quick_phase1 else BONUS
        return self.temper.haste * bonus * (1 - 1 / (1 + missing)) if self.g.phase == 1 else 0.0

    def worth(self, squad: tuple[int, ...]) -> float:
        """What a squad promises."""
        return self.star * self.stars_of(squad) - self.haste(self.missing_with(squad))

    # Footballers

    def gain(self, card: int) -> float:
        """How much better the squad gets with him."""
        if not self.missing and cards.VALUE[card] <= self.weakest:
            return self.star * self.bench * cards.VALUE[card]
        return self.worth(self.with_card(card)) - self.own_worth

    def loss(self, card: int, squad: tuple[int, ...] | None = None) -> float:
        """How much a squad, or his own, gets worse without him."""
        squad = self.squad if squad is None else squad
        if card not in best_team(squad, self.reds):
            return self.star * self.bench * cards.VALUE[card]
        return self.worth(squad) - self.worth(tuple(other for other in squad if other != card))

    def surplus(self, team: tuple[int, ...] | None = None) -> list[int]:
        """Footballers who do not play in a team, or in his own, those whom the bank pays most for first."""
        team = self.team if team is None else team
        spare = [card for card in self.squad if card not in team]
        return sorted(spare, key=lambda card: -cards.RESALE[card])

    def own_value(self, thing: int) -> float:
        """What a card of his own is worth to him: no less than the bank would pay for it."""
        kept = self.loss(thing) if thing < cards.FOOTBALLERS else self.sponsor(thing)
        return max(kept, float(cards.RESALE[thing]))

    def value(self, thing: int) -> float:
        """What he would pay at most for a card that is not his."""
        if thing >= cards.FOOTBALLERS:
            return self.sponsor(thing) if sponsor_of(self.g, self.seat, cards.ITEM[thing]) < 0 else 0.0
        return max(self.gain(thing), self.temper.resold * cards.RESALE[thing])

    def most_for(self, lot: int) -> float:
        """The most to give in an auction: what it is worth, and a part of what a rival would win more."""
        own = self.value(lot)
        if not self.temper.denial:
            return own
        dearest = max([min(rival.value(lot), float(rival.cash)) for rival in self.rivals], default=own)
        return own + self.temper.denial * max(0.0, dearest - own) / max(1, self.g.seats - 1)

    def sponsor(self, card: int) -> float:
        """What it will pay on its squares, and what is left of it."""
        stops = self.temper.stops * self.matchdays + (STOPS_IN_PHASE_1 if self.g.phase == 1 else 0.0)
        return cards.PAYOUT[card] * stops + self.temper.resold * cards.RESALE[card]

    # Money

    def with_card(self, card: int) -> tuple[int, ...]:
        """The squad with one more footballer."""
        squad = [*self.squad, card]
        squad.sort()
        return tuple(squad)

    @property
    def backers(self) -> list[int]:
        """Sponsors that he would sell for a footballer, the dearest first."""
        if self._backers is None:
            mine = sponsors_of(self.g, self.seat) if self.temper.sells_sponsors else []
            self._backers = sorted(mine, key=lambda card: -cards.RESALE[card]) if len(mine) > 1 else mine
        return self._backers

    def spare_cash(self, missing: int, sold: Sequence[int] = ()) -> int:
        """What may be spent after these sales: each post that would still be missing needs a reserve."""
        cash = self.cash
        for thing in sold:
            cash += cards.RESALE[thing]
        if not missing:
            return cash
        backing = 0
        for card in self.backers:
            if card not in sold:
                backing += cards.RESALE[card]
        return cash - max(0, int(self.temper.reserve * missing) - backing)

    def affords(self, card: int, price: int) -> bool:
        """Whether the cash allows this price for a card."""
        return self.cash >= price and self.short_of(card, price) <= 0

    def short_of(self, card: int, price: int) -> int:
        """How much money lacks for a card at this price, with what is kept for other posts."""
        return price - self.spare_cash(self.missing_beside(card))

    def missing_beside(self, card: int) -> int:
        """The posts that would still be missing with this card."""
        if self.missing and card < cards.FOOTBALLERS:
            return self.missing_with(self.with_card(card))
        return self.missing

    def sales_for(self, card: int, price: int) -> list[int]:
        """What the bank gets for a footballer's price: whoever would not play beside him, then sponsors."""
        squad = self.with_card(card)
        things = self.backers
        if playing(squad, self.reds)[0] < len(squad):  # or they all play
            things = self.surplus(best_team(squad, self.reds)) + things
        missing = self.missing_beside(card)
        for count in range(len(things) + 1):
            if price <= self.spare_cash(missing, things[:count]):
                return things[:count]
        return []

    # Decks

    def behind(self, deck: list[int]) -> list[int]:
        """The footballers who may be on top of a deck: unknown faces with the back that lies there."""
        return [card for card in WITH_BACK[cards.BACK[deck[-1]]] if not knows(self.g, self.seat, card)]

    def draw(self, deck: list[int]) -> float:
        """What looking at the top card promises: a good one is bought, a bad one shown to the others."""
        faces = self.behind(deck) if deck else []
        if not faces:
            return 0.0
        return sum([self.bargain(card) for card in faces], 0.0) / len(faces)

    def bargain(self, card: int) -> float:
        """What is won by buying him; if he is too dear, what a rival wins who gets him is lost."""
        lost = self.lost_to_rivals(card)
        won = self.value(card) - cards.PRICE[card]
        if won > -lost and (self.affords(card, cards.PRICE[card]) or self.sales_for(card, cards.PRICE[card])):
            return won
        return -lost

    def lost_to_rivals(self, card: int) -> float:
        """What the rival wins who gets a refused card at its devalued price (FM-058, FM-060)."""
        if not self.rivalry:
            return 0.0
        price = cards.RESALE[card]
        won = max([rival.value(card) if rival.cash >= price else 0.0 for rival in self.rivals])
        return self.rivalry * max(0.0, won - price)

    @property
    def rivals(self) -> list[Outlook]:
        """The others, as far as he knows their footballers."""
        if self._rivals is None:
            others = [other for other in range(self.g.seats) if other != self.seat]
            self._rivals = [Outlook(self.g, other, self.temper) for other in others]
            for rival in self._rivals:
                rival.rivalry = 0.0
        return self._rivals


def known_squad(g: Footmania, seat: int, other: int) -> tuple[int, ...]:
    """The footballers of another manager whom this seat knows."""
    return tuple(card for card in g.squad[other] if knows(g, seat, card))


def empty_posts(team: tuple[int, ...]) -> list[int]:
    """Posts without a footballer, counted from 0."""
    return [post for post in range(cards.POSTS) if team[post] < 0]
