"""What an edition of Footmania may change: prices, stars and money on cards; see engine/schema.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta

from touchline.engine import schema
from touchline.engine.schema import Complaint, Row
from touchline.engine.telling import Told, numbers_of

Money = Annotated[int, Meta(ge=0, le=5000, multiple_of=50)]
Price = Annotated[int, Meta(ge=50, le=5000, multiple_of=50)]
Stars = Annotated[int, Meta(ge=1, le=9)]
COUNTS = ("boost_self", "weaken_opponent")  # the plus cards whose stars count
NO_AMOUNT = ("draw_plus", "lose_plus", "extra_roll", "skip_turn")


class ByColour(Row):
    """Stars of a footballer by colour, without his bonus."""

    yellow: Stars
    green: Stars
    blue: Stars
    red: Stars


class Footballer(Row):
    """A footballer. Posts: numbers from 1 to 11 joined by dashes, or JP for 2 to 11."""

    posts: Annotated[str, Meta(pattern="^(JP|([1-9]|1[01])(-([1-9]|1[01]))*)$")]
    bonus: Annotated[int, Meta(ge=0, le=3)]
    price: Price
    resale: Money


class Plus(Row):
    """A plus card; what it does belongs to the rules."""

    stars: Annotated[int, Meta(ge=0, le=9)]


class Question(Row):
    """A question card."""

    amount: Money
    payout: Money
    resale: Money


class Club(Row):
    """A Euromatch card."""

    stars: Annotated[int, Meta(ge=1, le=99)]
    pennants: Stars
    revenue: Money


class Facts(schema.Facts):
    """The tables of content.toml that may be changed."""

    stars: ByColour
    footballers: list[Footballer]
    plus_cards: list[Plus]
    question_cards: list[Question]
    clubs: list[Club]


def check(facts: dict[str, Any]) -> Iterator[Complaint]:
    """What types cannot say."""
    for number, row in enumerate(facts["footballers"]):
        posts = row["posts"].split("-")
        if len(set(posts)) != len(posts):
            yield ("footballers", number, "posts"), "Each post may stand here once"
        if row["resale"] > row["price"]:
            yield ("footballers", number, "resale"), f"The bank pays no more than the price, {row['price']}"
    usual = {row["card"]: row["stars"] for row in reversed(facts["plus_cards"])}
    for number, row in enumerate(facts["plus_cards"]):
        if row["effect"] not in COUNTS and row["stars"] != (row["effect"] == "extra_sub"):
            yield ("plus_cards", number, "stars"), "The stars of this card do not count: leave them"
        elif row["effect"] in COUNTS and not row["stars"]:
            yield ("plus_cards", number, "stars"), "This card needs at least one star"
        elif row["stars"] != usual[row["card"]]:
            yield (
                ("plus_cards", number, "stars"),
                f"All cards '{row['card']}' have the same stars and one text",
            )
    for number, row in enumerate(facts["question_cards"]):
        if row["effect"] in NO_AMOUNT and row["amount"]:
            yield ("question_cards", number, "amount"), "This card has no amount: it stays 0"


def told(facts: dict[str, Any]) -> Told:
    """The numbers that texts may name; cards of the same name have one text."""
    return {"plus_cards": numbers_of(facts["plus_cards"], "card")}
