"""What an edition of Superclub may change: cards, prices, income and points; see engine/schema.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, field

from touchline.engine import schema
from touchline.engine.schema import Complaint, Number, Row, Small, rising
from touchline.engine.telling import Told, numbers_of
from touchline.engine.toml_lines import Path

Stars = Annotated[int, Meta(ge=1, le=6)]
Money = Annotated[int, Meta(ge=0, le=150)]
Dice = Annotated[int, Meta(ge=2, le=13)]
Strength = Annotated[int, Meta(ge=1, le=40)]
ACTIONS: Final = 2  # investment actions without staff
LARGE = ("season_income", "money", "transfer_ban")  # effects whose amount is money


class Cash(Row):
    """Starting cash."""

    slower: Money
    normal: Money
    quicker: Money


class Status(Row):
    """Where a status begins, the appeal to players, and the lowest dice that are a draw or a win."""

    from_: Number = field(name="from")
    appeal: Small
    draw: Dice
    win: Dice


class Place(Row):
    """A league position: captain boost and reward."""

    boost: Small
    reward: Money


class Points(Row):
    """Match points for a win, a draw and a defeat."""

    normal: Annotated[list[Small], Meta(min_length=3, max_length=3)]
    home_and_away: Annotated[list[Small], Meta(min_length=3, max_length=3)]


class Level(Row):
    """A level of a facility."""

    price: Money
    players: Annotated[int, Meta(ge=1, le=6)]
    gain: Annotated[int, Meta(ge=1, le=5)]
    income: Annotated[list[Money], Meta(min_length=4, max_length=4)]


class Prices(Row):
    """Prices of player cards by stars from 1 on."""

    minimum: Annotated[list[Money], Meta(min_length=6, max_length=6)]
    scouting: Annotated[list[Money], Meta(min_length=6, max_length=6)]
    talent_scouting: Annotated[list[Money], Meta(min_length=5, max_length=5)]


class Powerhouses(Row):
    """The season cards of the AI clubs."""

    season_cards: Annotated[list[Number], Meta(min_length=12, max_length=12)]


class Player(Row):
    """A player card; its id says the position."""

    stars: Stars
    potential: Stars
    chemistry: Literal["none", "left", "right", "both"]


class Staff(Row):
    """A member of the key staff; what they do belongs to the rules."""

    price: Money
    amount: Annotated[int, Meta(ge=1, le=60)]


class GameChanger(Row):
    """A Game changer; what it does belongs to the rules."""

    amount: Annotated[int, Meta(ge=-60, le=60)]


class Opponent(Row):
    """A SuperCup opponent."""

    att: Strength
    mid: Strength
    def_: Strength = field(name="def")


class Cards(Row):
    """All cards."""

    players: list[Player]
    staff: list[Staff]
    game_changers: list[GameChanger]
    supercup: list[Opponent]


class Facts(schema.Facts):
    """The tables of content.toml that may be changed."""

    cash: Cash
    status: list[Status]
    places: list[Place]
    points: Points
    training: list[Level]
    scouting: list[Level]
    stadium: list[Level]
    prices: Prices
    opponent_takers: Annotated[list[Stars], Meta(min_length=11, max_length=11)]
    powerhouses: Powerhouses
    cards: Cards


def check(facts: dict[str, Any]) -> Iterator[Complaint]:
    """What types cannot say."""
    yield from rising([row["from"] for row in facts["status"]], ("status",), "from")
    if facts["status"][0]["from"]:
        yield ("status", 0, "from"), "The first status begins at 0"
    for number, row in enumerate(facts["status"]):
        if row["draw"] > row["win"]:
            yield ("status", number, "draw"), f"A draw needs no more than a win, {row['win']}"
    for name in ("normal", "home_and_away"):
        won, drawn, lost = facts["points"][name]
        if not won >= drawn >= lost:
            yield ("points", name), "A win brings no less than a draw, and a draw no less than a defeat"
    for name in ("minimum", "scouting", "talent_scouting"):
        yield from rising(facts["prices"][name], ("prices", name))
    for name in ("training", "scouting", "stadium"):
        if facts[name][0]["price"]:
            yield (name, 0, "price"), "Level 1 is printed on the club pad and costs nothing: it stays 0"
    for number, row in enumerate(facts["cards"]["players"]):
        if row["potential"] < row["stars"]:
            yield (
                ("cards", "players", number, "potential"),
                f"The potential is at least the stars, {row['stars']}",
            )
    for table in ("staff", "game_changers"):
        for number, row in enumerate(facts["cards"][table]):
            yield from _amount(row, ("cards", table, number, "amount"))


def _amount(row: dict[str, Any], path: Path) -> Iterator[Complaint]:
    amount, effect = row.get("amount", 1), row["effect"]
    if effect == "stadium_as_level" and not 1 <= amount <= 4:
        yield path, f"{amount} is no level of a stadium: take 1 to 4"
    elif effect == "money" and (amount > 0) != (row["kind"] == "good"):
        yield path, f"{amount} is no {row['kind']} news: good news bring money, bad news cost it"
    elif effect not in LARGE and not 1 <= amount <= 9:
        yield path, f"{amount} is out of range: take 1 to 9"


def told(facts: dict[str, Any]) -> Told:
    """The numbers that texts may name; `actions` counts those of the card and the usual ones."""
    staff = numbers_of(facts["cards"]["staff"])
    for numbers in staff.values():
        numbers["actions"] = ACTIONS + int(numbers.get("amount", 0))
    win, draw, _ = facts["points"]["home_and_away"]
    return {
        "staff": staff,
        "game_changers": numbers_of(facts["cards"]["game_changers"]),
        "options": {"cash": facts["cash"], "home_and_away": {"win": win, "draw": draw}},
    }
