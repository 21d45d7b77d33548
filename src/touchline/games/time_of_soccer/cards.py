"""Facts of Time of Soccer as tables of numbers, read once from content.toml.

Everything that an option can name is a *thing*, an index into one list. First come the tiles: the 132 of
the market, deck by deck in the order of the content list, then the unique starters, the starting football
players of the four clubs (TS-336) and their starting staff. The tables of tiles are indexed by thing. Then
come clubs, street pieces, market spaces, positions and a few words.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.engine.content import named, read_toml

FACTS: Final[dict[str, Any]] = read_toml("touchline.games.time_of_soccer", "content.toml")

# Kinds of tiles, in the order of the content list.
PLAYER: Final = 0
MANAGER: Final = 1
SCOUT: Final = 2
SECRETARY: Final = 3
COMMUNITY: Final = 4
ADVERTISING: Final = 5
TV: Final = 6
FRIENDLY: Final = 7
PRESS: Final = 8
SALES: Final = 9
KINDS: Final[list[str]] = named(
    "players managers scouts secretaries community_managers advertising tv friendlies press sales"
)

# Teams: the four clubs that a human may take, two league teams and two cup teams that are always neutral.
TEAMS: Final[list[str]] = ["blue", "red", "yellow", "green", "black", "purple", "white_a", "white_b"]
CLUBS: Final = 4  # TS-006
LEAGUE_TEAMS: Final = 6  # TS-179
CUP_TEAMS: Final = 8  # TS-223

# Where each kind of thing begins.
MARKET_TILES: Final = 132  # TS-001
UNIQUE: Final = 132
UNIQUES: Final = 15  # TS-289
STARTER: Final = 147
STARTERS: Final = 6  # TS-317
STARTING_MANAGER: Final = 171
STARTING_SCOUT: Final = 175
STARTING_SECRETARY: Final = 179
STARTING_COMMUNITY: Final = 183
TILES: Final = 187
CLUB: Final = 187
SEGMENT: Final = 191
SPACE: Final = 231
POSITION: Final = 247
BENCH: Final = 258
EMPTY: Final = 259
KEEP: Final = 260
EDIT: Final = 261
TURN: Final = 262
BUY: Final = 263
DECLINE: Final = 264
PAY: Final = 265
REFUSE: Final = 266
STARTING: Final = 267
MIXED: Final = 268
SUBSTITUTE: Final = 269
AGAIN: Final = 270
SHARE: Final = 271

WORDS: Final[list[str]] = named(
    "bench empty keep edit turn buy decline pay refuse starting mixed substitute reroll"
)
SHARES: Final[list[tuple[int, int]]] = [(2, 0), (1, 1), (0, 2), (1, 0), (0, 1), (0, 0)]  # energy, fatigue

SEGMENTS: Final = 40  # TS-298
SPACES: Final = 16
POSITIONS: Final = 11  # TS-149

_STAFF: Final[list[tuple[str, int]]] = [
    ("manager", MANAGER),
    ("scout", SCOUT),
    ("secretary", SECRETARY),
    ("community", COMMUNITY),
]


def _rows() -> list[tuple[int, dict[str, Any]]]:
    """All tiles with their kinds, in the order of their things."""
    rows = [
        (kind, row)
        for deck in (1, 2, 3, 4)
        for kind, name in enumerate(KINDS)
        for row in FACTS[name]
        if row["deck"] == deck
    ]
    rows += [(PLAYER, row) for row in FACTS["unique_starters"]]
    for club in TEAMS[:CLUBS]:
        rows += [(PLAYER, row | {"id": f"{club}:{row['id']}"}) for row in FACTS["starting_players"]]
    for name, kind in _STAFF:
        rows += [(kind, FACTS["starting"][name] | {"id": f"{club}:{name}"}) for club in TEAMS[:CLUBS]]
    return rows


_ROWS: Final[list[tuple[int, dict[str, Any]]]] = _rows()

THINGS: Final[list[str]] = (
    [row["id"] for _, row in _ROWS]
    + TEAMS[:CLUBS]
    + [f"H{i}{j}" for i in range(5) for j in range(4)]
    + [f"V{j}{i}" for j in range(5) for i in range(4)]
    + [str(space + 1) for space in range(SPACES)]
    + [row["id"] for row in FACTS["positions"]]
    + WORDS
    + [f"{energy}-{fatigue}" for energy, fatigue in SHARES]
)


# Tiles, by thing

KIND: Final[list[int]] = [kind for kind, _ in _ROWS]
DECK: Final[list[int]] = [row.get("deck", 0) for _, row in _ROWS]
PRICE: Final[list[int]] = [row.get("price", 0) for _, row in _ROWS]  # TS-086: others have none
SALARY: Final[list[int]] = [row.get("salary", 0) for _, row in _ROWS]
SHIRT: Final[list[int]] = [row.get("shirt", 0) for _, row in _ROWS]
OP: Final[list[int]] = [row.get("op", 0) for _, row in _ROWS]
DIE: Final[list[int]] = [entry for _, row in _ROWS for entry in row.get("die", [0] * 6)]  # 6 for each tile
CROSSES: Final[list[int]] = [row["die"].count(0) if "die" in row else 0 for _, row in _ROWS]
CHEER: Final[list[int]] = [  # satisfaction for a win, a draw, a loss: 3 for each tile
    row.get(result, 0) if kind == COMMUNITY else 0
    for kind, row in _ROWS
    for result in ("win", "draw", "loss")
]
WEEKLY: Final[list[int]] = [row.get("weekly", 0) for _, row in _ROWS]
MATCH_INCOME: Final[list[int]] = [row.get("match", 0) for _, row in _ROWS]
WIN_BONUS: Final[list[int]] = [row.get("win", 0) if "weekly" in row else 0 for _, row in _ROWS]
SALE_BONUS: Final[list[int]] = [row.get("bonus", 0) for _, row in _ROWS]
FRIENDLY_MONEY: Final[list[int]] = [row.get("money", 0) for _, row in _ROWS]
FRIENDLY_CHEER: Final[list[int]] = [row.get("satisfaction", 0) for _, row in _ROWS]
FRIENDLY_ENERGY: Final[list[int]] = [row.get("energy", 0) for _, row in _ROWS]

# The gap of the k-th tile of a deck is red, blue, yellow, green in turn (TS-304).
GAP: Final[list[int]] = [
    sum(1 for other in range(tile) if DECK[other] == DECK[tile]) % 4 if DECK[tile] else -1
    for tile in range(TILES)
]
GAP_COLOURS: Final[list[str]] = ["red", "blue", "yellow", "green"]

# Statements of press releases (TS-129 to TS-136).
WIN_CUP: Final = 1
WIN_LEAGUE: Final = 2
LEAGUE_TOP2: Final = 3
WIN_WEEKEND: Final = 4
NOT_LOSE_WEEKEND: Final = 5
SCORE_1: Final = 6
SCORE_2: Final = 7
CLEAN_SHEET: Final = 8
STATEMENTS: Final[list[str]] = [
    "",
    *named("win_cup win_league league_top2 win_weekend not_lose_weekend score_1 score_2 clean_sheet"),
]
STATEMENT: Final[list[int]] = [STATEMENTS.index(row.get("statement", "")) for _, row in _ROWS]
REWARD_MONEY: Final[list[int]] = [row.get("reward", {}).get("money", 0) for _, row in _ROWS]
REWARD_CHEER: Final[list[int]] = [row.get("reward", {}).get("satisfaction", 0) for _, row in _ROWS]
REWARD_VP: Final[list[int]] = [row.get("reward", {}).get("vp", 0) for _, row in _ROWS]
PENALTY_MONEY: Final[list[int]] = [-row.get("penalty", {}).get("money", 0) for _, row in _ROWS]
PENALTY_VP: Final[list[int]] = [row.get("penalty", {}).get("vp", 0) for _, row in _ROWS]


# Football players, managers and the pitch

PITCH: Final[list[dict[str, Any]]] = FACTS["positions"]
PLACE: Final[dict[str, int]] = {row["id"]: at for at, row in enumerate(PITCH)}
BASIC_SKILLS: Final[list[str]] = named("left_def central_def right_def left_cross right_cross pass shot")
ADVANCED: Final[list[str]] = ["shot", "pass", "cross", "tackle", "team"]
LETTERS: Final = "SPCKM"
SIDES: Final = "TRBL"

ALLOWED: Final[list[int]] = [  # positions as bits (TS-150)
    sum(1 << PLACE[name] for name in row["positions"]) if kind == PLAYER else 0 for kind, row in _ROWS
]
PLACES: Final[list[list[int]]] = [
    [at for at in range(POSITIONS) if allowed >> at & 1] for allowed in ALLOWED
]  # the same as lists
BASIC: Final[list[int]] = [
    value for kind, row in _ROWS for value in (row["basic"] if kind == PLAYER else [0] * 7)
]  # 7 for each tile
ICONS: Final[list[int]] = [  # advanced skills as bits, 4 sides for each tile; shots only on top (TS-169)
    sum(1 << LETTERS.index(letter) for letter in row.get("icons", {}).get(side, ""))
    for _, row in _ROWS
    for side in SIDES
]
SKILLS: Final[list[int]] = [  # on any side
    ICONS[4 * tile] | ICONS[4 * tile + 1] | ICONS[4 * tile + 2] | ICONS[4 * tile + 3] for tile in range(TILES)
]
TRAINING: Final[list[int]] = [
    row.get("training", {}).get(skill, 0) for _, row in _ROWS for skill in ADVANCED
]  # 5 for each tile
SWITCHES: Final[list[int]] = [
    sum(1 << PLACE[name] for name in row.get("switches", [])) for _, row in _ROWS
]  # positions as bits (TS-158)

ATTACKERS: Final[int] = sum(1 << at for at, row in enumerate(PITCH) if row["role"] == "attack")  # TS-157
SKILL_AT: Final[
    list[int]
] = [  # the basic skill that counts there: 2 for each position, as usual and switched
    BASIC_SKILLS.index(row[name] or row["skill"]) for row in PITCH for name in ("skill", "switched")
]  # TS-161, TS-162
AUTO_SIDE: Final[list[int]] = [SIDES.index(row["side"]) if row["side"] else 0 for row in PITCH]
AUTO_SKILL: Final[list[int]] = [1 << ADVANCED.index(row["counts"]) if row["counts"] else 0 for row in PITCH]
AUTO_GAIN: Final[int] = FACTS["automatic"]  # TS-170, TS-171
EMPTY_VALUE: Final[int] = FACTS["empty"]  # TS-163

LINES: Final = 17  # TS-306
_ENDS: Final[list[list[tuple[int, int]]]] = [
    [(PLACE[end.split(".")[0]], SIDES.index(end.split(".")[1])) for end in row["between"]]
    for row in FACTS["lines"]
]
LINE_FROM: Final[list[int]] = [ends[0][0] for ends in _ENDS]
LINE_FROM_SIDE: Final[list[int]] = [ends[0][1] for ends in _ENDS]
LINE_TO: Final[list[int]] = [ends[1][0] for ends in _ENDS]
LINE_TO_SIDE: Final[list[int]] = [ends[1][1] for ends in _ENDS]
LINE_GAIN: Final[list[int]] = [  # for each of the two: 32 for each line, by the skills that both sides show
    sum(
        row["bonus"] if skill == row["skill"] else 1
        for bit, skill in enumerate(ADVANCED)
        if shared >> bit & 1
    )
    for row in FACTS["lines"]
    for shared in range(32)
]  # TS-164, TS-165, TS-166

MOST_VALUE: Final = 63
LEVEL: Final[list[int]] = [
    sum(1 for least in FACTS["levels"] if value >= least) for value in range(MOST_VALUE + 1)
]  # by value; less is 0, more is 10 (TS-307)
GOALS_SAVES: Final[list[int]] = [n for row in FACTS["goals_saves"] for n in row]  # 7 for each level (TS-308)
NEUTRAL_LEVEL: Final[list[int]] = [
    n for row in FACTS["neutral_levels"] for n in row
]  # 10 for each difficulty
FANS_POINTS: Final[list[int]] = FACTS["fans_points"]
LEVEL_POINTS: Final[list[int]] = FACTS["level_points"]
FIXTURES: Final[list[list[int]]] = [
    [TEAMS.index(team) for match in row["matches"] for team in match] for row in FACTS["league"]
]  # by league tile: home, away, three times, on the first-leg side


# Streets

EAST: Final = 0
SOUTH: Final = 1
WEST: Final = 2
NORTH: Final = 3
COMPASS: Final[list[str]] = ["east", "south", "west", "north"]
HEADING: Final[list[int]] = [
    COMPASS.index(FACTS["streets"]["H" if seg < 20 else "V"][seg % 20 // 4]) for seg in range(SEGMENTS)
]


def _ends_of(segment: int) -> tuple[int, int]:
    """The two crossings of a street piece, the western or northern one first (TS-298)."""
    street, block = segment % 20 // 4, segment % 4
    if segment < 20:
        return 5 * street + block, 5 * street + block + 1
    return 5 * block + street, 5 * (block + 1) + street


def _tail(segment: int) -> int:
    return _ends_of(segment)[0 if HEADING[segment] in (EAST, SOUTH) else 1]


def _head(segment: int) -> int:
    return _ends_of(segment)[1 if HEADING[segment] in (EAST, SOUTH) else 0]


AHEAD: Final[list[list[int]]] = [  # where the traffic leads from a street piece (TS-064, TS-065, TS-301)
    [other for other in range(SEGMENTS) if _tail(other) == _head(segment) and other != segment]
    for segment in range(SEGMENTS)
]
AROUND: Final[list[list[int]]] = [  # all street pieces that share a crossing with it (TS-280)
    [other for other in range(SEGMENTS) if other != segment and set(_ends_of(other)) & set(_ends_of(segment))]
    for segment in range(SEGMENTS)
]
BORDERS: Final[list[list[int]]] = [  # of each space: north, east, south, west (TS-297, TS-299)
    [4 * (s // 4) + s % 4, 20 + 4 * (s % 4 + 1) + s // 4, 4 * (s // 4 + 1) + s % 4, 20 + 4 * (s % 4) + s // 4]
    for s in range(SPACES)
]
BESIDE: Final[list[list[int]]] = [  # the spaces that a street piece borders
    [space for space in range(SPACES) if segment in BORDERS[space]] for segment in range(SEGMENTS)
]
PARKING: Final[list[int]] = [  # 4 for each space: the street piece of the side with that colour (TS-029)
    BORDERS[space][sides.index(colour)] for space, sides in enumerate(FACTS["sides"]) for colour in "rbyg"
]
CORNERS: Final[list[int]] = [THINGS.index(name) - SEGMENT for name in FACTS["corners"]]  # TS-302
