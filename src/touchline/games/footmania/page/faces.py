"""Cards as they are drawn: footballers, plus cards, sponsors, question cards, European clubs, backs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from touchline.engine.speech import by_language, listed, paragraphs
from touchline.games.footmania import cards as c, text
from touchline.games.footmania.table_view import BackView
from touchline.games.footmania.text import printed, say, thousands

NUMBER: Final = {name: thing for thing, name in enumerate(c.THINGS)}
# Kind and icon of a plus card, by effect.
TONES: Final = {
    c.BOOST_SELF: ("boost", "up"),
    c.WEAKEN_OPPONENT: ("attack", "mega"),
    c.INJURE: ("attack", "bolt"),
    c.SEND_OFF: ("attack", "warn"),
    c.CALL_UP: ("attack", "globe"),
    c.CANCEL_INJURE: ("protection", "med"),
    c.CANCEL_SEND_OFF: ("protection", "book"),
    c.CANCEL_ANY: ("protection", "shield"),
    c.EXTRA_SUB: ("utility", "shirt"),
}
EVENT_ICONS: Final = {
    "gain": "coin",
    "pay": "pot",
    "pay_per_footballer": "pot",
    "pay_per_red": "pot",
    "gain_per_yellow": "coin",
    "draw_plus": "plus",
    "lose_plus": "x",
    "extra_roll": "bolt",
    "skip_turn": "pause",
}


@dataclass(frozen=True)
class Footballer:
    """A footballer card, both sides; `resale` is the devalued price."""

    id: str
    name: str
    short: str
    club: str
    flavour: str
    colour: str
    rank: str
    sign: str
    posts: str
    plays: tuple[int, ...]
    stars: int
    bonus: int
    price: int
    resale: int

    @property
    def facts(self) -> str:
        """The card in a line."""
        return say(
            "footballer-line",
            name=self.name,
            facts=text.facts(NUMBER[self.id]),
            bonus=self.bonus,
            price=thousands(self.price),
            resale=thousands(self.resale),
        )

    @property
    def about(self) -> str:
        """All that the card says, for the inspector."""
        club = say("footballer-about", club=self.club, flavour=self.flavour)
        return paragraphs(self.name, self.facts.partition(":")[2].strip(), club)


@dataclass(frozen=True)
class Slip:
    """A plus card, a sponsor or a question card: a slip with a stub. `note`: marks on it."""

    id: str
    name: str
    text: str
    flavour: str
    icon: str
    tone: str
    note: str = ""
    resale: int = 0
    item: str = ""

    @property
    def about(self) -> str:
        """All that the card says, for the inspector."""
        return paragraphs(self.name, self.text, self.note, self.flavour)


@dataclass(frozen=True)
class Club:
    """A European club."""

    id: str
    name: str
    country: str
    flavour: str
    stars: int
    pennants: int
    revenue: int


@dataclass(frozen=True)
class Backs:
    """Alike backs, for a squad whose faces are hidden."""

    deck: str
    price: int
    bonus: int
    count: int


@by_language
def footballer(id: str) -> Footballer:
    """A footballer by id."""
    card = NUMBER[id]
    name = printed("footballers", id)
    colour = c.COLOURS[c.COLOUR[card]]
    return Footballer(
        id=id,
        name=name,
        short=name.split()[-1],
        club=printed("footballers", id, "club"),
        flavour=printed("footballers", id, "flavour"),
        colour=colour,
        rank=printed("colours", colour, "rank"),
        sign=printed("colours", colour, "sign"),
        posts=text.posts_text(card),
        plays=tuple(post for post in range(1, c.POSTS + 1) if c.CAN_PLAY[card] >> post & 1),
        stars=c.VALUE[card],
        bonus=c.BONUS[card],
        price=c.PRICE[card] * c.UNIT,
        resale=c.RESALE[card] * c.UNIT,
    )


@by_language
def plus(id: str) -> Slip:
    """A plus card by id."""
    card = NUMBER[id]
    tone, icon = TONES[c.EFFECT[card]]
    title = text.PLUS_TITLES[card - NUMBER["S01"]]
    name, does, flavour = (printed("plus_cards", title, field) for field in ("name", "text", "flavour"))
    marks = [say(f"plus-{mark}") for mark, on in (("euro", c.EURO[card]), ("free", c.FREE[card])) if on]
    return Slip(id, name, does, flavour, icon, tone, listed(marks, "unit"))


@by_language
def sponsor(id: str) -> Slip:
    """A sponsor by the id of its question card."""
    card = NUMBER[id]
    item = c.ITEMS[c.ITEM[card]]
    name, flavour = printed("question_cards", id), printed("question_cards", id, "flavour")
    pays = say("sponsor-pays", money=text.money(c.PAYOUT[card]))
    return Slip(id, name, pays, flavour, item, "sponsor", "", c.RESALE[card] * c.UNIT, item)


@by_language
def event(id: str) -> Slip:
    """A question card by id."""
    card = NUMBER[id]
    effect = c.QUESTION_EFFECTS[c.QUESTION_EFFECT[card]]
    icon = c.ITEMS[c.ITEM[card]] if effect == "sponsor" else EVENT_ICONS[effect]
    name, flavour = printed("question_cards", id), printed("question_cards", id, "flavour")
    return Slip(id, name, text.question_text(card), flavour, icon, "event")


@by_language
def club(id: str) -> Club:
    """A European club by id."""
    card = NUMBER[id]
    return Club(
        id,
        printed("clubs", id),
        printed("clubs", id, "country"),
        printed("clubs", id, "flavour"),
        c.CLUB_STARS[card],
        c.PENNANTS[card],
        c.REVENUE[card] * c.UNIT,
    )


def thing(id: str) -> Footballer | Slip:
    """What can be dealt: a footballer or a sponsor."""
    return footballer(id) if NUMBER[id] < c.FOOTBALLERS else sponsor(id)


def stacked(backs: list[BackView]) -> tuple[Backs, ...]:
    """Backs in the order of what is printed on them, alike ones together."""
    found: dict[tuple[str, int, int], int] = {}
    for back in backs:
        look = (back.deck, back.price, back.bonus)
        found[look] = found.get(look, 0) + 1
    return tuple(Backs(*look, count) for look, count in found.items())
