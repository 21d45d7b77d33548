"""Cards as they are drawn: footballers, plus cards, sponsors, question cards, European clubs, backs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from touchline.engine.speech import by_language, listed
from touchline.games.footmania import text
from touchline.games.footmania.cards import (
    BONUS,
    BOOST_SELF,
    CALL_UP,
    CAN_PLAY,
    CANCEL_ANY,
    CANCEL_INJURE,
    CANCEL_SEND_OFF,
    CLUB_STARS,
    COLOUR,
    COLOURS,
    EFFECT,
    EURO,
    EXTRA_SUB,
    FOOTBALLERS,
    FREE,
    INJURE,
    ITEM,
    ITEMS,
    PAYOUT,
    PENNANTS,
    POSTS,
    PRICE,
    QUESTION_EFFECT,
    QUESTION_EFFECTS,
    RESALE,
    REVENUE,
    SEND_OFF,
    THINGS,
    UNIT,
    VALUE,
    WEAKEN_OPPONENT,
)
from touchline.games.footmania.text import printed, say, thousands
from touchline.games.footmania.view import BackView

NUMBER: Final = {name: thing for thing, name in enumerate(THINGS)}
# Kind and icon of a plus card, by effect.
TONES: Final = {
    BOOST_SELF: ("boost", "up"),
    WEAKEN_OPPONENT: ("attack", "mega"),
    INJURE: ("attack", "bolt"),
    SEND_OFF: ("attack", "warn"),
    CALL_UP: ("attack", "globe"),
    CANCEL_INJURE: ("protection", "med"),
    CANCEL_SEND_OFF: ("protection", "book"),
    CANCEL_ANY: ("protection", "shield"),
    EXTRA_SUB: ("utility", "shirt"),
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
    colour = COLOURS[COLOUR[card]]
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
        plays=tuple(post for post in range(1, POSTS + 1) if CAN_PLAY[card] >> post & 1),
        stars=VALUE[card],
        bonus=BONUS[card],
        price=PRICE[card] * UNIT,
        resale=RESALE[card] * UNIT,
    )


@by_language
def plus(id: str) -> Slip:
    """A plus card by id."""
    card = NUMBER[id]
    tone, icon = TONES[EFFECT[card]]
    title = text.PLUS_TITLES[card - NUMBER["S01"]]
    name, does, flavour = (printed("plus_cards", title, field) for field in ("name", "text", "flavour"))
    marks = [say(f"plus-{mark}") for mark, on in (("euro", EURO[card]), ("free", FREE[card])) if on]
    return Slip(id, name, does, flavour, icon, tone, listed(marks, "unit"))


@by_language
def sponsor(id: str) -> Slip:
    """A sponsor by the id of its question card."""
    card = NUMBER[id]
    item = ITEMS[ITEM[card]]
    name, flavour = printed("question_cards", id), printed("question_cards", id, "flavour")
    pays = say("sponsor-pays", money=text.money(PAYOUT[card]))
    return Slip(id, name, pays, flavour, item, "sponsor", "", RESALE[card] * UNIT, item)


@by_language
def event(id: str) -> Slip:
    """A question card by id."""
    card = NUMBER[id]
    effect = QUESTION_EFFECTS[QUESTION_EFFECT[card]]
    icon = ITEMS[ITEM[card]] if effect == "sponsor" else EVENT_ICONS[effect]
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
        CLUB_STARS[card],
        PENNANTS[card],
        REVENUE[card] * UNIT,
    )


def thing(id: str) -> Footballer | Slip:
    """What can be dealt: a footballer or a sponsor."""
    return footballer(id) if NUMBER[id] < FOOTBALLERS else sponsor(id)


def stacked(backs: list[BackView]) -> tuple[Backs, ...]:
    """Backs in the order of what is printed on them, alike ones together."""
    found: dict[tuple[str, int, int], int] = {}
    for back in backs:
        look = (back.deck, back.price, back.bonus)
        found[look] = found.get(look, 0) + 1
    return tuple(Backs(*look, count) for look, count in found.items())
