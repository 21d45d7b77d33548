"""Eleven in words: how cards, places and markers are called. Sentences are in `words`, names in en.toml.

A hidden card of an event is -1. No rule reads a name (EL-156): only what is said does.
"""

from __future__ import annotations

from typing import Final

from touchline.engine import speech
from touchline.engine.speech import Names, Words
from touchline.games.eleven import cards as c, opponents
from touchline.games.eleven.effects import RESOURCES

say: Final = Words("touchline.games.eleven")
printed: Final = Names("touchline.games.eleven")

DAYS: Final = ("mon", "tue", "wed", "thu", "fri")
_GROUPS: Final = (  # tables of en.toml by their first card, the last one first
    (c.OPPONENT, "teams"),
    (c.OBJECTIVE, "objectives"),
    (c.TACTIC, "tactics"),
    (c.BOARD_MEETING, "board_meetings"),
    (c.SPONSOR, "sponsors"),
    (c.DIRECTOR, "directors"),
    (c.STAFF, "staff"),
    (c.VETERAN, "veterans"),
    (c.YOUNGSTER, "youngsters"),
    (0, "regulars"),
)


def group(card: int) -> str:
    """The table of en.toml that names a card."""
    return next(table for least, table in _GROUPS if card >= least)


def name(thing: int) -> str:
    """Anything that an option can name; an Opponent card has the name of its team."""
    if thing < c.OPPONENT:
        return printed(group(thing), c.THINGS[thing])
    if thing < c.CARDS:
        return team_name(opponents.TEAM[thing - c.OPPONENT])
    if c.JERSEY <= thing < c.JERSEY + c.JERSEYS:
        return jersey_name(thing - c.JERSEY)
    if c.SECTION <= thing < c.SECTION + c.SECTIONS:
        return section_name(thing - c.SECTION)
    if c.INFRASTRUCTURE <= thing < c.INFRASTRUCTURE + c.INFRASTRUCTURES:
        return building(thing - c.INFRASTRUCTURE)
    if c.RESOURCE <= thing < c.ROW:
        return resource_name(thing - c.RESOURCE)
    if c.MOVE <= thing < c.NUMBER:
        jersey, zone = divmod(thing - c.MOVE, c.ZONES)
        return say("jersey-to-zone", jersey=jersey_name(jersey), zone=zone_name(zone))
    return c.THINGS[thing]


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
    return printed("zones", c.ZONE_NAMES[zone])


def section_name(section: int) -> str:
    """A Section of the Pitch."""
    return printed("sections", c.SECTION_NAMES[section])


def building(kind: int) -> str:
    """A kind of Infrastructure."""
    return printed("infrastructure", c.INFRASTRUCTURE_NAMES[kind])


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
    return printed("tasks", c.TASKS[task])


def colour_name(colour: int) -> str:
    """A colour of the votes."""
    return printed("colours", c.COLOURS[colour])


def jersey_name(jersey: int) -> str:
    """A Jersey by its number, if it has one."""
    return say("jersey", n=c.JERSEY_NAMES[jersey][1:]) if jersey < c.UNNUMBERED else say("jersey-plain")


def a_jersey(jersey: int) -> str:
    """The same inside a sentence: the three without a number are alike."""
    return jersey_name(jersey) if jersey < c.UNNUMBERED else say("jersey-plain.one")


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
