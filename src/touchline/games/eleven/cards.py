"""Facts of Eleven as tables of numbers, read once from content.toml.

**Things.** Everything that an option can name is a *thing*, an index into THINGS. First come the cards,
in the order of the content list: 62 Players (0–35 regular, 36–53 Youngsters, 54–61 Veterans), Staff (the
first four are First Trainers), Directors, Sponsors, Board Meetings, Tactics, Objectives, Opponent cards.
Then teams, Jerseys, Zones, Sections, kinds of Infrastructure, resources (also the four Stats), market
rows, tasks, row shapes, plans (a Tactic card with one of its formations), placements (a Player card in
one of its Zones), moves (a Jersey to a Zone), numbers and words. A constant such as STAFF is the first
thing of its kind, STAFFS how many there are.

**Tables.** Tables of cards (COST, BONUS, ACTION, FEATURE …) are indexed by thing, up to CARDS. Tables of
the two sides of a Player card (SIDE_…) are indexed by `2 * player + trained`, the votes, decisions and so
on by an index that starts with 0 for the first card of the kind, as the comment beside each table says.

**Effects.** An effect is the number of its first *part*; 0 is no effect. Its parts follow each other
(EL-377) and a part DO_END closes it, so that a step that resolves part n goes on with n + 1. PART_DO[n]
is the primitive, PART_N[n], PART_X[n], PART_Y[n], PART_Z[n] its numbers, PART_DECLINABLE[n] whether it
may be declined where EL-379 says so. effects.py has the constants and a table of what the numbers mean
for each primitive. A FEATURE is no effect but an amount: FEATURE_N of what FEATURE names, for as long as
the card is in play and not suspended; a DO_WEEK part gives the same kind of amount for a Week. A cost is
a pair: PAYS_N of the resource PAYS for the ACTION of a card, SIDE_PAYS_N of SIDE_PAYS for the effect on a
side of a Player card.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.engine.content import named, read_toml
from touchline.games.eleven import effects as e

FACTS: Final[dict[str, Any]] = read_toml("touchline.games.eleven", "content.toml")

# Cards: the first thing of each kind and how many there are (EL-015, EL-024, EL-025, EL-036).
PLAYERS: Final = 62
YOUNGSTER: Final = 36
VETERAN: Final = 54
STAFF: Final = 62
STAFFS: Final = 36
FIRST_TRAINERS: Final = 4
DIRECTOR: Final = 98
DIRECTORS: Final = 16
SPONSOR: Final = 114
SPONSORS: Final = 36
BOARD_MEETING: Final = 150
BOARD_MEETINGS: Final = 36
TACTIC: Final = 186
TACTICS: Final = 12
BASIC_TACTICS: Final = 4  # EL-348
OBJECTIVE: Final = 198
OBJECTIVES: Final = 12
OPPONENT: Final = 210
OPPONENTS: Final = 64
CARDS: Final = 274

# Other things.
TEAM: Final = 274
TEAMS: Final = 16
JERSEY: Final = 290
JERSEYS: Final = 13
ZONE: Final = 303
ZONES: Final = 9
SECTION: Final = 312
SECTIONS: Final = 5
INFRASTRUCTURE: Final = 317
INFRASTRUCTURES: Final = 7
RESOURCE: Final = 324
ROW: Final = 328
TASK: Final = 331
SHAPE: Final = 333
SHAPES: Final = 12
PLAN: Final = 345
PLANS: Final = 16
PLACEMENT: Final = 361
PLACEMENTS: Final = 111
MOVE: Final = 472
NUMBER: Final = 589
NUMBERS: Final = 100
ONE_OFF: Final = 689
ADBOARD: Final = 690
KIT: Final = 691
KEEP: Final = 692
REROLL: Final = 693
ACCEPT: Final = 694
DECLINE: Final = 695
PAY: Final = 696
NO: Final = 697
DONE: Final = 698
NONE: Final = 699
FUND: Final = 700
CONFIRM: Final = 701
RESTART: Final = 702
PASS: Final = 703
END_TURN: Final = 704
OFFICE: Final = 705
EFFECT: Final = 706
BONUS_WORD: Final = 707
WORDS: Final[list[str]] = named(
    "one_off adboard kit keep reroll accept decline pay no done none fund confirm restart pass end_turn "
    "office effect bonus"
)

# Places and lines
GK: Final = 0
DEF: Final = 1
MID: Final = 2
LINES: Final[list[str]] = ["GK", "DEF", "MID", "FWD"]
REGULAR_PLAYER: Final = 0
YOUNGSTER_PLAYER: Final = 1
DESIGNATIONS: Final[list[str]] = ["regular", "youngster", "veteran"]
ATTACK: Final = 0
DEFENCE: Final = 1
TASKS: Final = "ad"
CD: Final = 1
CM: Final = 4
CF: Final = 7
ZONE_NAMES: Final[list[str]] = ["LD", "CD", "RD", "LM", "CM", "RM", "LF", "CF", "RF"]
SECTION_NAMES: Final[list[str]] = ["lw", "rw", "cd", "cm", "cf"]  # small letters: CD, CM, CF are Zones too
SECTION_OF: Final[list[int]] = [0, 2, 1, 0, 3, 1, 0, 4, 1]  # by Zone
FACING: Final[list[int]] = [1, 0, 4, 3, 2]  # the Opponent's Section that a Section meets (EL-206)
COMPARED: Final[list[int]] = [0, 1, 4, 3, 2]  # the order of comparison, own Sections (EL-212)
JERSEY_NAMES: Final[list[str]] = [f"j{number}" for number in range(2, 12)] + ["u1", "u2", "u3"]
UNNUMBERED: Final = 10  # the first of the three Jerseys without a number
SHAPE_NAMES: Final[list[str]] = [shape for row in FACTS["row_shapes"].values() for shape in row]


# Effects

_PARTS: Final[list[list[int]]] = [[0] * 6]
_FIRST: Final[dict[str, int]] = {"": 0}


def _effect(text: str) -> int:
    """The number of the first part of an effect; equal effects share their parts."""
    if text not in _FIRST:
        _FIRST[text] = len(_PARTS)
        _PARTS.extend([*e.parts(text), [0] * 6])
    return _FIRST[text]


def _bonus(row: dict[str, Any]) -> int:
    """A Sponsor's additional bonus, with its need before it and the other effect within reach."""
    if "needs" not in row:
        return _effect(row["effect"])
    gate = [e.DO_NEED, _effect(row["otherwise"]), e.NEEDS.index(row["needs"]), 0, 0, 0]
    key = f"{row['needs']}: {row['effect']}"
    if key not in _FIRST:
        _FIRST[key] = len(_PARTS)
        _PARTS.extend([gate, *e.parts(row["effect"]), [0] * 6])
    return _FIRST[key]


def _cost(row: dict[str, Any]) -> tuple[int, int]:
    """How many of which resource a row asks for."""
    count, _, what = row.get("pays", "0 cash").partition(" ")
    return int(count), e.RESOURCES.index(what)


def _feature(row: dict[str, Any]) -> tuple[int, int]:
    """What a row makes last, and how much of it."""
    what, _, count = row.get("feature", "nothing 0").partition(" ")
    return e.LASTING.index(what), int(count)


# Cards, by thing

_GROUPS: Final = ("regulars", "youngsters", "veterans", "staff", "directors", "sponsors", "board_meetings")
_ROWS: Final[list[dict[str, Any]]] = [
    row for group in (*_GROUPS, "tactics", "objectives", "opponents") for row in FACTS[group]
]
COST: Final[list[int]] = [
    row.get("cost", FACTS["youngster"]["cost"] if YOUNGSTER <= card < VETERAN else 0)
    for card, row in enumerate(_ROWS)
]  # to hire (EL-104, EL-106, EL-140)
BONUS: Final[list[int]] = [  # of Staff, Directors and Sponsors (EL-141, EL-041, EL-149)
    _bonus(FACTS["sponsor_bonuses"][row["bonus"]])
    if SPONSOR <= card < SPONSOR + SPONSORS
    else _effect(row.get("bonus", ""))
    for card, row in enumerate(_ROWS)
]
ACTION: Final[list[int]] = [_effect(row.get("action", "")) for row in _ROWS]  # Staff, Directors (EL-168)
PAYS_N: Final[list[int]] = [_cost(row)[0] for row in _ROWS]
PAYS: Final[list[int]] = [_cost(row)[1] for row in _ROWS]
FEATURE: Final[list[int]] = [_feature(row)[0] for row in _ROWS]  # LASTS_… (EL-143)
FEATURE_N: Final[list[int]] = [_feature(row)[1] for row in _ROWS]


# Player cards, by Player and by side

_PLAYERS: Final[list[dict[str, Any]]] = _ROWS[:PLAYERS]
_UNTRAINED: Final[dict[str, Any]] = FACTS["youngster"]["untrained"]
_SIDES: Final[list[dict[str, Any]]] = [
    row.get(side, _UNTRAINED) for row in _PLAYERS for side in ("untrained", "trained")
]
_WIDTH: Final[dict[str, list[int]]] = {"": [], "central": [1], "flank": [0, 2], "full": [0, 1, 2]}

DESIGNATION: Final[list[int]] = [0] * 36 + [1] * 18 + [2] * 8
LINE: Final[list[int]] = [LINES.index(row["line"]) for row in _PLAYERS]
PLAYER_TASK: Final[list[int]] = [TASKS.find(row["task"]) if row["task"] else -1 for row in _PLAYERS]
PLAYER_ZONES: Final[list[list[int]]] = [
    [3 * (LINES.index(row["line"]) - 1) + place for place in _WIDTH[row["zones"]]] for row in _PLAYERS
]
ZONE_BITS: Final[list[int]] = [sum(1 << zone for zone in zones) for zones in PLAYER_ZONES]  # the same as bits
MATCH_SPACES: Final[list[int]] = [row.get("match", 0) for row in _PLAYERS]  # Experience (EL-129)
GOAL_SPACES: Final[list[int]] = [row.get("goal", 0) for row in _PLAYERS]

SIDE_NUMBER: Final[list[int]] = [  # on the shirt; 0 for Untrained Youngsters (EL-126, EL-347)
    0 if DESIGNATION[side // 2] == YOUNGSTER_PLAYER and side % 2 == 0 else _PLAYERS[side // 2]["number"]
    for side in range(2 * PLAYERS)
]
SIDE_JERSEY: Final[list[int]] = [  # 0 to 9 for the numbers 2 to 11; −1 for unnumbered ones and Goalkeepers
    number - 2 if 2 <= number <= 11 else -1 for number in SIDE_NUMBER
]
SIDE_STRENGTH: Final[list[int]] = [side["s"] for side in _SIDES]  # EL-119
SIDE_GLOVES: Final[list[int]] = [side.get("gloves", 0) for side in _SIDES]
SIDE_CODE: Final[list[int]] = [int(side.get("effect", "PE00")[2:4]) for side in _SIDES]  # 1 to 16, 0 for none
SIDE_MOMENT: Final[list[int]] = [  # NEVER, BEFORE, DURING, AFTER, PASSIVE
    e.MOMENTS.index(FACTS["player_effects"][side["effect"][:4]]["moment"]) if "effect" in side else 0
    for side in _SIDES
]
SIDE_EFFECT: Final[list[int]] = [
    _effect(FACTS["player_effects"][side["effect"][:4]]["effect"].replace("X", side["effect"][5:]))
    if "effect" in side
    else 0
    for side in _SIDES
]
SIDE_PAYS_N: Final[list[int]] = [_cost(side)[0] for side in _SIDES]
SIDE_PAYS: Final[list[int]] = [_cost(side)[1] for side in _SIDES]

_PLACES: Final[list[tuple[int, int]]] = [
    (player, zone) for player in range(PLAYERS) for zone in PLAYER_ZONES[player] or [-1]
]
PLACEMENT_PLAYER: Final[list[int]] = [player for player, _ in _PLACES]  # by placement
PLACEMENT_ZONE: Final[list[int]] = [zone for _, zone in _PLACES]  # −1 for the goal
FIRST_PLACEMENT: Final[list[int]] = [PLACEMENT_PLAYER.index(player) for player in range(PLAYERS)]


# Staff, by thing; sets

SETS: Final[list[str]] = list(FACTS["staff_sets"])
CROWD: Final = 2
PROFESSION: Final[list[int]] = [
    e.PROFESSIONS.index(row["profession"]) if "profession" in row else -1 for row in _ROWS
]
SET: Final[list[int]] = [  # EL-144
    next(at for at, name in enumerate(SETS) if row["profession"] in FACTS["staff_sets"][name]["professions"])
    if "profession" in row
    else -1
    for row in _ROWS
]
MIN_PLAYERS: Final[list[int]] = [row.get("min_players", 1) for row in _ROWS]  # EL-021
SET_MOST: Final = 4
SET_VP: Final[list[int]] = [  # 5 for each set, by its cards: 0 to SET_MOST, more is the same (EL-346)
    n for row in FACTS["staff_sets"].values() for n in [0, *row["vp"], row["vp"][-1]][: SET_MOST + 1]
]


# Directors, Sponsors, Board Meetings

VOTE: Final[list[int]] = [  # 6 for each Director, by face: YELLOW, BLUE, RED (EL-081)
    "YBR".index(vote) for row in FACTS["directors"] for vote in row["votes"]
]
YELLOW: Final = 0
BLUE: Final = 1
RED: Final = 2
COLOURS: Final[list[str]] = ["yellow", "blue", "red"]
DIRECTOR_STATS: Final[list[int]] = [_effect(row["stats"]) for row in FACTS["directors"]]  # effects (EL-040)
ONE_OFF_EFFECT: Final[list[int]] = [_effect(row["one_off"]) for row in FACTS["sponsors"]]  # EL-148
ADBOARD_EFFECT: Final[list[int]] = [_effect(row["adboard"]) for row in FACTS["sponsors"]]  # EL-149
KIT_EFFECT: Final[list[int]] = [_effect(row["kit"]) for row in FACTS["sponsors"]]  # EL-150
DECISION: Final[list[int]] = [  # 3 for each Board Meeting: effects of yellow, blue, red
    _effect(row[colour]) for row in FACTS["board_meetings"] for colour in COLOURS
]


# Tactics, Objectives

_TACTICS: Final[list[dict[str, Any]]] = FACTS["tactics"]
_PLANS: Final[list[tuple[int, str]]] = [
    (tactic, formation) for tactic, row in enumerate(_TACTICS) for formation in row["formations"]
]
PLAN_TACTIC: Final[list[int]] = [TACTIC + tactic for tactic, _ in _PLANS]  # by plan: the card
PLAN_FORMATION: Final[list[str]] = [formation for _, formation in _PLANS]
PLAN_ROWS: Final[list[int]] = [  # 3 for each plan: Jerseys in defence, midfield, forward row (EL-178)
    int(count) for _, formation in _PLANS for count in formation.split("-")
]
FIRST_PLAN: Final[list[int]] = [PLAN_TACTIC.index(TACTIC + at) for at in range(TACTICS)]  # by Tactic card
TACTIC_EFFECT: Final[list[int]] = [_effect(row.get("effect", "")) for row in _TACTICS]  # by Tactic card
TACTIC_MOMENT: Final[list[int]] = [e.MOMENTS.index(row.get("moment", "never")) for row in _TACTICS]


# Opponents, by card from 0; 10 footballers each, from their own point of view

# The club: Infrastructure, Office, upkeep, Match consequences

INFRASTRUCTURE_NAMES: Final[list[str]] = list(FACTS["infrastructure"])
LIGHTING: Final = 0
STORE: Final = 1
DIRECTORS_OFFICE: Final = 2
TRAINING_GROUND: Final = 3
STAND_3: Final = 4
STAND_4: Final = 5
ADBOARD_3: Final = 6
_INFRASTRUCTURE: Final[list[dict[str, Any]]] = list(FACTS["infrastructure"].values())
INFRASTRUCTURE_VP: Final[list[int]] = [row["vp"] for row in _INFRASTRUCTURE]
INFRASTRUCTURE_MOST: Final[list[int]] = [row["most"] for row in _INFRASTRUCTURE]
AT_ONCE: Final[list[int]] = [_effect(row.get("at_once", "")) for row in _INFRASTRUCTURE]
PRODUCTION: Final[list[int]] = [_effect(row.get("production", "")) for row in _INFRASTRUCTURE]
INFRASTRUCTURE_COST: Final[int] = FACTS["infrastructure_cost"]
GENERAL_SPACES: Final[int] = FACTS["general_spaces"]
PRINTED_STANDS: Final[int] = FACTS["printed_stands"]
PRINTED_ADBOARDS: Final[int] = FACTS["printed_adboards"]
OFFICE_COST: Final[list[int]] = [row["cost"] for row in FACTS["office"]]  # of the next step, by steps reached
OFFICE_VP: Final[list[int]] = [0] + [row["vp"] for row in FACTS["office"]]  # by steps reached
OFFICE_STEPS: Final = 5


def _upkeep(track: str) -> list[int]:
    """What each position of a Maintenance track costs, 0 to 62 (EL-337)."""
    row = FACTS["upkeep"][track]
    return [max(0, at // row["per"] - row["free"]) for at in range(PLAYERS + 1)]


UPKEEP_PLAYERS: Final[list[int]] = _upkeep("players")
UPKEEP_INFRASTRUCTURE: Final[list[int]] = _upkeep("infrastructure")
UPKEEP_STAFF: Final[list[int]] = _upkeep("staff")

WIN: Final = 0
DRAW: Final = 1
LOSS: Final = 2
RESULTS: Final[list[str]] = ["win", "draw", "loss"]
SHAPE_COUNTS: Final[list[int]] = [int(n) for shape in SHAPE_NAMES for n in shape.split("-")]  # 3 each
SHAPES_OF: Final[list[list[int]]] = [
    [at for at in range(SHAPES) if sum(SHAPE_COUNTS[3 * at : 3 * at + 3]) == count] for count in range(6)
]  # by Jerseys in the row (EL-180)


# The league and the solo game

LEAGUE_VP: Final[list[int]] = FACTS["league_vp"]  # by position from 0, the last for all below (EL-282)
LEAGUE_POINTS: Final[list[int]] = [FACTS["league_points"][result] for result in RESULTS]


# Effects and things, complete

PART_DO: Final[list[int]] = [row[0] for row in _PARTS]
PART_N: Final[list[int]] = [row[1] for row in _PARTS]
PART_X: Final[list[int]] = [row[2] for row in _PARTS]
PART_Y: Final[list[int]] = [row[3] for row in _PARTS]
PART_Z: Final[list[int]] = [row[4] for row in _PARTS]
PART_DECLINABLE: Final[list[int]] = [row[5] for row in _PARTS]

THINGS: Final[list[str]] = (
    [row["id"] for row in _ROWS]
    + [f"T{team:02}" for team in range(1, TEAMS + 1)]
    + JERSEY_NAMES
    + ZONE_NAMES
    + SECTION_NAMES
    + INFRASTRUCTURE_NAMES
    + e.RESOURCES[:4]
    + e.ROWS
    + list(TASKS)
    + SHAPE_NAMES
    + [f"{_TACTICS[tactic]['id']}:{formation}" for tactic, formation in _PLANS]
    + [f"{_ROWS[player]['id']}@{ZONE_NAMES[zone] if zone >= 0 else 'GK'}" for player, zone in _PLACES]
    + [f"{jersey}@{zone}" for jersey in JERSEY_NAMES for zone in ZONE_NAMES]
    + [str(number) for number in range(NUMBERS)]
    + WORDS
)
