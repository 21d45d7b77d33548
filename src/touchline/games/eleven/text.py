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


zone_name: Final = printed.by_number("zones", c.ZONE_NAMES)
section_name: Final = printed.by_number("sections", c.SECTION_NAMES)
building: Final = printed.by_number("infrastructure", c.INFRASTRUCTURE_NAMES)
day_name: Final = printed.by_number("days", DAYS)
resource_name: Final = printed.by_number("resources", RESOURCES)  # of markers
stat_name: Final = printed.by_number("resources", RESOURCES, "stat")
task_name: Final = printed.by_number("tasks", c.TASKS)
colour_name: Final = printed.by_number("colours", c.COLOURS)


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
