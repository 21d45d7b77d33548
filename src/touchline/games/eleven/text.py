"""Eleven in words: how cards, places and markers are called. Sentences are in `words`, names in en.toml.

A hidden card of an event is -1. No rule reads a name (EL-156): only what is said does.
"""

from __future__ import annotations

from typing import Final

from touchline.engine import speech
from touchline.engine.speech import Names, Words
from touchline.games.eleven.cards import (
    BOARD_MEETING,
    CARDS,
    COLOURS,
    DIRECTOR,
    INFRASTRUCTURE,
    INFRASTRUCTURE_NAMES,
    INFRASTRUCTURES,
    JERSEY,
    JERSEY_NAMES,
    JERSEYS,
    MOVE,
    NUMBER,
    OBJECTIVE,
    OPPONENT,
    OPPONENT_TEAM,
    RESOURCE,
    ROW,
    SECTION,
    SECTION_NAMES,
    SECTIONS,
    SPONSOR,
    STAFF,
    TACTIC,
    TASKS,
    THINGS,
    UNNUMBERED,
    VETERAN,
    YOUNGSTER,
    ZONE_NAMES,
    ZONES,
)
from touchline.games.eleven.effects import RESOURCES

say: Final = Words("touchline.games.eleven")
printed: Final = Names("touchline.games.eleven")

DAYS: Final = ("mon", "tue", "wed", "thu", "fri")
_GROUPS: Final = (  # tables of en.toml by their first card, the last one first
    (OPPONENT, "teams"),
    (OBJECTIVE, "objectives"),
    (TACTIC, "tactics"),
    (BOARD_MEETING, "board_meetings"),
    (SPONSOR, "sponsors"),
    (DIRECTOR, "directors"),
    (STAFF, "staff"),
    (VETERAN, "veterans"),
    (YOUNGSTER, "youngsters"),
    (0, "regulars"),
)


def group(card: int) -> str:
    """The table of en.toml that names a card."""
    return next(table for least, table in _GROUPS if card >= least)


def name(thing: int) -> str:
    """Anything that an option can name; an Opponent card has the name of its team."""
    if thing < OPPONENT:
        return printed(group(thing), THINGS[thing])
    if thing < CARDS:
        return team_name(OPPONENT_TEAM[thing - OPPONENT])
    if JERSEY <= thing < JERSEY + JERSEYS:
        return jersey_name(thing - JERSEY)
    if SECTION <= thing < SECTION + SECTIONS:
        return section_name(thing - SECTION)
    if INFRASTRUCTURE <= thing < INFRASTRUCTURE + INFRASTRUCTURES:
        return building(thing - INFRASTRUCTURE)
    if RESOURCE <= thing < ROW:
        return resource_name(thing - RESOURCE)
    if MOVE <= thing < NUMBER:
        jersey, zone = divmod(thing - MOVE, ZONES)
        return say("jersey-to-zone", jersey=jersey_name(jersey), zone=zone_name(zone))
    return THINGS[thing]


def names(cards: list[int]) -> str:
    """Several cards by name."""
    return speech.listed(name(card) for card in cards if card >= 0)


def team_id(team: int) -> str:
    """A team of the league as en.toml names it."""
    return f"T{team + 1:02}"


def team_name(team: int) -> str:
    """A team of the league."""
    return printed("teams", team_id(team))


def zone_name(zone: int) -> str:
    """A Zone of the Pitch."""
    return printed("zones", ZONE_NAMES[zone])


def section_name(section: int) -> str:
    """A Section of the Pitch."""
    return printed("sections", SECTION_NAMES[section])


def building(kind: int) -> str:
    """A kind of Infrastructure."""
    return printed("infrastructure", INFRASTRUCTURE_NAMES[kind])


def day_name(day: int) -> str:
    """A Day of the Week."""
    return printed("days", DAYS[day])


def resource_name(resource: int) -> str:
    """What markers are called."""
    return printed("resources", RESOURCES[resource])


def stat_name(stat: int) -> str:
    """A Stat of the club board."""
    return printed("resources", RESOURCES[stat], "stat")


def task_name(task: int) -> str:
    """Attack or defence."""
    return printed("tasks", TASKS[task])


def colour_name(colour: int) -> str:
    """A colour of the votes."""
    return printed("colours", COLOURS[colour])


def jersey_name(jersey: int) -> str:
    """A Jersey by its number, if it has one."""
    return say("jersey", n=JERSEY_NAMES[jersey][1:]) if jersey < UNNUMBERED else say("jersey-plain")


def a_jersey(jersey: int) -> str:
    """The same inside a sentence: the three without a number are alike."""
    return jersey_name(jersey) if jersey < UNNUMBERED else say("jersey-plain.one")


def number(n: int) -> str:
    """A number, with a minus rather than a hyphen."""
    return str(n).replace("-", "−")


def signed(n: int) -> str:
    """A number with its sign."""
    return f"+{n}" if n >= 0 else number(n)


def euros(n: int) -> str:
    """Money that comes or goes."""
    return say("euros", n=n, signed=signed(n))


def markers(n: int, resource: int) -> str:
    """So many markers of a resource."""
    return say(f"markers-{RESOURCES[resource]}", n=n)


def cost(n: int, resource: int) -> str:
    """Markers that something costs, in a few letters; nothing if it is free."""
    return say(f"cost-{RESOURCES[resource]}", n=n) if n else ""
