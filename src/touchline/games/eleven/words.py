"""Names and facts of cards and places in words, which no rule reads (EL-156); the words are in en.toml."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from touchline.engine.content import read_words
from touchline.games.eleven import effects as e
from touchline.games.eleven.cards import (
    ACTION,
    BOARD_MEETING,
    BONUS,
    COLOURS,
    DIRECTOR,
    FACTS,
    FEATURE,
    FEATURE_N,
    GK,
    INFRASTRUCTURE_NAMES,
    JERSEY_NAMES,
    LINE,
    LINES,
    OBJECTIVE,
    OPPONENT,
    OPPONENT_TEAM,
    PART_DECLINABLE,
    PART_DO,
    PART_N,
    PART_X,
    PART_Y,
    PART_Z,
    PAYS,
    PAYS_N,
    PLAYER_TASK,
    PLAYER_ZONES,
    PROFESSION,
    RESULTS,
    SECTION_NAMES,
    SIDE_CODE,
    SIDE_EFFECT,
    SIDE_GLOVES,
    SIDE_NUMBER,
    SIDE_PAYS,
    SIDE_PAYS_N,
    SIDE_STRENGTH,
    SPONSOR,
    STAFF,
    TACTIC,
    TASKS,
    THINGS,
    UNNUMBERED,
    VETERAN,
    YOUNGSTER,
    ZONE_NAMES,
)

WORDS: Final[dict[str, Any]] = read_words("touchline.games.eleven")
DAY_NAMES: Final[list[str]] = [WORDS["days"][day] for day in ("mon", "tue", "wed", "thu", "fri")]
RESOURCE_NAMES: Final[list[str]] = [WORDS["resources"][what]["name"] for what in e.RESOURCES]
ONE_OF: Final = {"fans": "fan", "operations": "operation"}  # the others have no plural
STAT_NAMES: Final[list[str]] = [WORDS["resources"][what]["stat"] for what in e.RESOURCES]
TASK_NAMES: Final[list[str]] = [WORDS["tasks"][task] for task in TASKS]
COLOUR_NAMES: Final[list[str]] = [WORDS["colours"][colour]["name"] for colour in COLOURS]
TOKEN_NAMES: Final[list[str]] = [
    "temporary Strength",
    "permanent Strength",
    "temporary Weakness",
    "permanent Weakness",
    "Injury",
]


def group(card: int) -> str:
    """The section of en.toml that names a card."""
    for least, name in (
        (OPPONENT, "teams"),
        (OBJECTIVE, "objectives"),
        (TACTIC, "tactics"),
        (BOARD_MEETING, "board_meetings"),
        (SPONSOR, "sponsors"),
        (DIRECTOR, "directors"),
        (STAFF, "staff"),
        (VETERAN, "veterans"),
        (YOUNGSTER, "youngsters"),
    ):
        if card >= least:
            return name
    return "regulars"


def name(card: int) -> str:
    """The name of a card; an Opponent card has the name of its team."""
    if card >= OPPONENT:
        return team_name(OPPONENT_TEAM[card - OPPONENT])
    return str(WORDS[group(card)][THINGS[card]]["name"])


def names(cards: list[int]) -> str:
    """Several cards by name."""
    return listed([name(card) for card in cards if card >= 0])


def team_name(team: int) -> str:
    """A team of the league."""
    return str(WORDS["teams"][f"T{team + 1:02}"]["name"])


def zone_name(zone: int) -> str:
    """A Zone of the Pitch."""
    return str(WORDS["zones"][ZONE_NAMES[zone]])


def section_name(section: int) -> str:
    """A Section of the Pitch."""
    return str(WORDS["sections"][SECTION_NAMES[section]])


def building(kind: int) -> str:
    """A kind of Infrastructure."""
    return str(WORDS["infrastructure"][INFRASTRUCTURE_NAMES[kind]]["name"])


def jersey_name(jersey: int) -> str:
    """A Jersey by its number, if it has one."""
    return f"Jersey {JERSEY_NAMES[jersey][1:]}" if jersey < UNNUMBERED else "Jersey without a number"


def a_jersey(jersey: int) -> str:
    """The same inside a sentence: the three without a number are alike."""
    return jersey_name(jersey) if jersey < UNNUMBERED else f"a {jersey_name(jersey)}"


def listed(words: list[str]) -> str:
    """Words in a row."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def count(n: int, thing: str) -> str:
    """So many of something."""
    return f"{n} {thing}{'s' * (n != 1)}"


def number(n: int) -> str:
    """A number, with a minus rather than a hyphen."""
    return str(n).replace("-", "−")


def signed(n: int) -> str:
    """A number with its sign."""
    return f"+{n}" if n >= 0 else number(n)


def euros(n: int) -> str:
    """Money."""
    return f"{signed(n)} €" if n else "free"


def markers(n: int, resource: int) -> str:
    """So many markers of a resource."""
    name = RESOURCE_NAMES[resource]
    return f"{n} {ONE_OF.get(name, name) if abs(n) == 1 else name}"


# Effects in words

_WHOM: Final = {
    e.ON_PLAYER: "a Player",
    e.ON_TWO_PLAYERS: "each of two Players",
    e.ON_SAME: "him",
    e.ON_D12: "the number rolled",
    e.ON_CHOICE: "a Player",
    e.ON_BEST: "your strongest Player",
    e.ON_SELF: "himself",
    e.ON_STAFF: "a Staff card",
    e.ON_DIRECTOR: "a Director",
}
_LASTS: Final = {
    e.LASTS_UPKEEP_LESS: "upkeep −{n}",
    e.LASTS_FREE_REROLL: "{n} free reroll per Board Meeting",
    e.LASTS_MATCH_REROLLS: "{n} free rerolls on Friday",
    e.LASTS_EXTRA_TACTIC: "{n} more Tactic card for its effect in a Match",
    e.LASTS_INFRASTRUCTURE_LESS: "Infrastructure costs {n} less",
    e.LASTS_OFFICE_LESS: "Office steps cost {n} less",
    e.LASTS_PAID_LESS: "Paid actions cost {n} less",
    e.LASTS_HIRES_MORE: "hires cost {n} more",
    e.LASTS_NO_PLAYER_HIRE: "no Player can be hired",
    e.LASTS_NO_STAFF_HIRE: "no Staff can be hired",
    e.LASTS_ONE_OFF_CASH: "one-off contracts give +{n} cash",
    e.LASTS_STANDS_CASH: "each fans on the Stands earns +1 cash, at most {n}",
    e.LASTS_SOLD_OUT_CASH: "+{n} cash after a Sold Out Match",
    e.LASTS_YOUNGSTERS: "Youngsters who play +{n} strength",
    e.LASTS_INJURY_LESS: "Injury hits put {n} token fewer",
    e.LASTS_PREPARE_MORE: "{n} more token leaves each Player before a Match",
}
_PER: Final = [
    "for each Stand beyond two",
    "for each Trained Player",
    "for each crowd Staff",
    "for every 2 Staff",
]
_STRONGER: Final = [
    "he has",
    "another of your footballers in his Section:",
    "all others in his Section:",
    "your defenders of one Section:",
    "your attackers of one Section:",
    "one Opponent footballer in the opposing Section:",
    "two Opponent footballers, each",
]
_FITS: Final = [
    "a Player",
    "a Youngster",
    "a regular Player",
    "a Veteran",
    "a defender",
    "a midfielder",
    "a forward",
]


def lasting(what: int, n: int) -> str:
    """What lasts, for a Week or as a FEATURE."""
    if e.LASTS_PLAIN_LW <= what <= e.LASTS_PLAIN_CF:
        return f"plain Jerseys in {section_name(what - e.LASTS_PLAIN_LW)} +{n} strength"
    return _LASTS[what].format(n=n)


def consequence_words(result: int, face: int) -> str:
    """An entry of the Match consequences table."""
    what, _, count = FACTS["consequences"][RESULTS[result]][face - 1].partition(" ")
    return f"{WORDS['consequences'][what]} {count}".strip()


def effect_words(row: int) -> str:
    """An effect in a few words."""
    found = []
    while PART_DO[row] != e.DO_END:
        found.append(part_words(row))
        row += 1
    return ", ".join(found)


def part_words(row: int) -> str:
    """A part of an effect in a few words."""
    do, n, x = PART_DO[row], PART_N[row], PART_X[row]
    less = " for free" if n == e.FREE else f" for {n} less" if n else ""
    slots = f" from slots {PART_Z[row] & 15} to {PART_Z[row] >> 4}"
    simple: dict[int, Callable[[], str]] = {
        e.DO_GAIN: lambda: f"+{markers(n, x)}",
        e.DO_LOSE: lambda: f"−{markers(n, x)}",
        e.DO_GAIN_PER: lambda: f"+{markers(n, x)} {_PER[PART_Y[row]]}",
        e.DO_LOSE_PER: lambda: f"−{markers(n, x)} {_PER[PART_Y[row]]}",
        e.DO_STAT: lambda: f"{STAT_NAMES[x]} {signed(n)}",
        e.DO_STAT_TWO: lambda: f"two Stats {signed(n)} each",
        e.DO_VP: lambda: f"+{n} VP",
        e.DO_TRAIN: lambda: f"train {_FITS[x]}",
        e.DO_UNTRAIN: lambda: "flip a Trained Player back",
        e.DO_HEAL: lambda: f"remove up to {count(n, 'Injury token')}",
        e.DO_CLEAR: lambda: f"remove up to {count(n, 'Injury or Suspension token')}",
        e.DO_TACTIC: lambda: f"draw {count(n, 'Tactic card')}",
        e.DO_HIRE_PLAYER: lambda: f"hire a Player{slots}{less}",
        e.DO_HIRE_YOUNGSTER: lambda: f"hire the top Youngster{less}",
        e.DO_HIRE_STAFF: lambda: f"hire Staff{slots}{less}",
        e.DO_TAKE_PLAYER: lambda: "gain the top Player of the deck",
        e.DO_SEARCH: lambda: f"take a {WORDS['professions'][e.PROFESSIONS[x]]} from the deck",
        e.DO_SEARCH_TACTIC: lambda: "take a Tactic card of your choice",
        e.DO_VETERANS: lambda: f"draw {count(n, 'Veteran')}, keep {n - x}",
        e.DO_SPONSOR: lambda: f"contract a Sponsor{slots}",
        e.DO_LOSE_SPONSOR: lambda: "lose a Sponsor",
        e.DO_SELL: lambda: f"sell a Player{f' for {n} more' if n else ''}",
        e.DO_BUILD: lambda: f"build {('Infrastructure', 'a Stand', 'a general token')[x]}{less}",
        e.DO_OFFICE: lambda: f"build an Office step{less}",
        e.DO_REFRESH: lambda: f"a new row of {WORDS['rows'][e.ROWS[x]]}",
        e.DO_PEEK: lambda: "see a Section of your Opponent" if x == 5 else f"see their {section_name(x)}",
        e.DO_FLIP: lambda: f"flip up to {count(n, 'plain Jersey')}",
        e.DO_MOVE: lambda: f"move up to {count(n, 'Jersey')}",
        e.DO_BOOST: lambda: f"{_STRONGER[x]} +{n} strength",
        e.DO_WEAKEN: lambda: f"{_STRONGER[x]} −{n} strength",
        e.DO_GLOVE: lambda: f"+{count(n, 'glove')}",
        e.DO_WEEK: lambda: f"this Week {lasting(x, n)}",
        e.DO_MAY_PAY: lambda: f"may pay {markers(n, x)} for",
        e.DO_SEAT_FAN: lambda: f"{n} fans on a Stand",
        e.DO_REPEAT_BONUS: lambda: "a Director's BONUS again",
        e.DO_NEED: lambda: "if possible",
    }
    if do in simple:
        words = simple[do]()
    elif do in (e.DO_INJ, e.DO_SUSP):
        words = f"{count(n, 'Injury token' if do == e.DO_INJ else 'Suspension token')} on {_WHOM[x]}"
    elif e.DO_STR_TEMP <= do <= e.DO_WEAK_PERM:
        words = f"{count(n, f'{TOKEN_NAMES[do - e.DO_STR_TEMP]} token')} on {_WHOM[x]}"
    else:
        words = e.PRIMITIVES[do]
    return f"{words} (may be declined)" if PART_DECLINABLE[row] and n != e.FREE and do != e.DO_WEEK else words


# Cards in words


def player_facts(side: int) -> str:
    """A side of a Player card: number, line, Zones, task, Strength, effect."""
    card = side // 2
    worn = f"#{SIDE_NUMBER[side]} " if SIDE_NUMBER[side] else ""
    if LINE[card] == GK:
        return f"{worn}goalkeeper {SIDE_STRENGTH[side]}×{SIDE_GLOVES[side]}{player_effect(side)}"
    zones = " ".join(ZONE_NAMES[zone] for zone in PLAYER_ZONES[card])
    task = TASK_NAMES[PLAYER_TASK[card]]
    line = WORDS["lines"][LINES[LINE[card]]]
    return f"{worn}{line} {zones}, {task} {SIDE_STRENGTH[side]}{player_effect(side)}"


def player_effect(side: int) -> str:
    """The effect on a side of a Player card, with a leading comma."""
    if not SIDE_EFFECT[side]:
        return ""
    code = f"PE{SIDE_CODE[side]:02}"
    row = FACTS["player_effects"][code]["effect"]
    gained = PART_X[SIDE_EFFECT[side] + 1] if "X" in row else 0
    words = WORDS["player_effects"][code]
    cost = markers(SIDE_PAYS_N[side], SIDE_PAYS[side])
    return ", " + str(words).format(cost=cost, x=RESOURCE_NAMES[gained]).removesuffix(".").lower()


def card_facts(card: int) -> str:
    """What a Staff, Director or Sponsor card does."""
    found = []
    if BONUS[card]:
        found.append(f"BONUS: {effect_words(BONUS[card])}")
    if ACTION[card]:
        cost = f" [{markers(PAYS_N[card], PAYS[card])}]" if PAYS_N[card] else ""
        found.append(f"ACTION{cost}: {effect_words(ACTION[card])}")
    if FEATURE[card]:
        found.append(f"FEATURE: {lasting(FEATURE[card], FEATURE_N[card])}")
    kind = WORDS["professions"][e.PROFESSIONS[PROFESSION[card]]] + ". " if STAFF <= card < DIRECTOR else ""
    return kind + ". ".join(found)
