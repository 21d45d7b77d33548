"""Superclub in words: what cards, clubs, places and money are called, and what is printed on them.

Sentences are in `words`, names in en.toml. A hidden number of an event is -1 and reads "a card".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from touchline.engine import speech
from touchline.engine.speech import Names, Words
from touchline.games.superclub import cards as c
from touchline.games.superclub.state import KEEPER, Superclub

say: Final = Words("touchline.games.superclub")
names: Final = Names("touchline.games.superclub")


department_name: Final = names.by_number("departments", c.DEPARTMENTS)  # as a heading


def name(thing: int) -> str:
    """The name of a thing; -2 is the default goalkeeper, other numbers below 0 are hidden cards."""
    if thing in (KEEPER, c.DEFAULT_GK):
        return names("default_gk", "name")
    if thing < 0:
        return say("a-card")
    if thing >= c.AMOUNT:
        return money(thing - c.AMOUNT)
    id = c.THINGS[thing]
    if thing < c.STAFF:
        return names("players", id)
    if thing < c.CHANGER:
        return names("staff", id)
    if thing < c.CUP:
        return names("game_changers", id, "title")
    if thing < c.CONTINENT:
        return names("supercup", id)
    if thing < c.CLUB:
        return names("continents", id)
    if thing < c.SEAT:
        return names("clubs", id)
    if thing < c.THIRD:
        return speech.speaker().name(thing - c.SEAT)
    if thing < c.FORMATION:
        return third_name(thing - c.THIRD)
    if c.DEPARTMENT <= thing < c.DEFAULT_GK:
        return say(f"department-{id}")
    return id.replace("_", " ")


def called(seat: int, viewer: int, names: Sequence[str]) -> str:
    """A manager at the head of something: "You", or the name."""
    return say("you") if seat == viewer and seat >= 0 else names[seat]


def money(amount: int) -> str:
    """An amount in millions."""
    return say("money", n=speech.figure(amount))


def third_name(third: int) -> str:
    """Attack, midfield or defence, inside a sentence."""
    return say(f"third-{c.THIRDS[third]}")


def halves(value: int) -> str:
    """Half stars as people write them: 21½."""
    return f"{value // 2 if value > 1 or value % 2 == 0 else ''}{'½' if value % 2 else ''}"


def stars_text(stars: int) -> str:
    """So many stars."""
    return say("stars", n=stars)


def listed(things: list[int]) -> str:
    """Names in a row."""
    return speech.listed(name(thing) for thing in things)


def trade_text(gives: list[int], asks: list[int], paid: int) -> str:
    """What a trade gives for what, seen from its maker; below 0 the partner pays."""
    ours = [name(thing) for thing in gives]
    theirs = [name(thing) for thing in asks]
    if paid:
        (ours if paid > 0 else theirs).append(money(abs(paid)))
    return say(
        "trade", gives=speech.listed(ours) or say("nothing"), asks=speech.listed(theirs) or say("nothing")
    )


def ai_name(slot: int) -> str:
    """A club without a manager."""
    return names("powerhouses", str(slot + 1))


def status_name(id: str) -> str:
    """A status of the point marker."""
    return names("status", id)


def player_facts(player: int, stars: int) -> str:
    """Position, stars, potential and chemistry."""
    found = [names("positions", c.POSITIONS[c.POSITION[player]]), stars_text(stars)]
    if stars < c.POTENTIAL[player]:
        found.append(say("potential", n=c.POTENTIAL[player]))
    if c.CHEMISTRY[player]:
        found.append(names("chemistry", c.CHEMISTRIES[c.CHEMISTRY[player]]))
    return speech.listed(found, "unit")


def keeper_facts() -> str:
    """Of the default goalkeeper."""
    return speech.listed([names("positions", "GK"), stars_text(c.DEFAULT_STARS)], "unit")


def facts(g: Superclub | None, thing: int) -> str:
    """What is printed on a card, in a few words; of a player at the stars that he has now."""
    if thing < 0 or thing >= c.CONTINENT:
        return keeper_facts() if thing in (KEEPER, c.DEFAULT_GK) else ""
    if thing < c.STAFF:
        return player_facts(thing, g.stars[thing] if g is not None else c.STARS[thing])
    id = c.THINGS[thing]
    if thing < c.CHANGER:
        return say("staff-facts", job=names("staff", id, "job"), text=names("staff", id, "text"))
    if thing < c.CUP:
        return names("game_changers", id, "text")
    att, mid, defence = c.CUP_STRENGTH[3 * (thing - c.CUP) : 3 * (thing - c.CUP) + 3]
    return say("cup-facts", att=att, mid=mid, defence=defence)


def facility_name(department: int, level: int) -> str:
    """A level of a facility."""
    return names(c.DEPARTMENTS[department], str(level))
