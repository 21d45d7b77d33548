"""Card facts of Best 11 as tables of numbers, read once from content.toml.

Everything that an option can name is a *thing*, an index into one list of 156 (B11-264): the free
agents, the keepers, the tactical cards, the seats, the two kinds of money cards, the manager boards
and a few words. A free agent's thing is its place in the deck, so the tables are indexed by it.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.engine.content import named, read_toml

FACTS: Final[dict[str, Any]] = read_toml("touchline.games.best11", "content.toml")

FREE_AGENTS: Final = 101  # B11-242
KEEPERS: Final = 9  # B11-250
TACTICS: Final = 22  # B11-287
BENCH_TACTICS: Final = 26  # B11-218
MANAGERS: Final = 5  # B11-252

KEEPER: Final = 101
TACTIC: Final = 110
PLAYER: Final = 136
MONEY_1: Final = 140
MONEY_3: Final = 141
MANAGER: Final = 142
NEXT: Final = 147
PASS: Final = 148
DONE: Final = 149
DECLINE: Final = 150
KEEP: Final = 151
CASH: Final = 152
MONEY: Final = 153
TACTIC_WORD: Final = 154
DISCARD: Final = 155

WORDS: Final[list[str]] = ["next", "pass", "done", "decline", "keep", "cash", "money", "tactic", "discard"]

D: Final = 1
M: Final = 2
F: Final = 4
ALL_LINES: Final = 7

COLOURS: Final[list[str]] = ["yellow", "teal", "orange", "red", "purple"]  # B11-230
SYMBOLS: Final[list[str]] = ["skill", "savvy", "speed", "strength"]

NO_BONUS: Final = 0
GAIN_TACTICS: Final = 1
ADD_FROM_HAND: Final = 2
EXTRA_CARD: Final = 3
REUSE_BONUS: Final = 4
ADD_FROM_DISCARD: Final = 5
BONUSES: Final[list[str]] = named("none gain_tactics add_from_hand extra_card reuse_bonus add_from_discard")

# Manager boards; their abilities need no question and are never off (B11-196).
MGR_SYMBOLS: Final = 0
MGR_FLEX: Final = 1
MGR_HAND: Final = 2
MGR_TACTICS: Final = 3
MGR_TAX: Final = 4

_PEOPLE: Final[list[dict[str, Any]]] = FACTS["free_agents"] + FACTS["keepers"]
_BOARDS: Final[list[dict[str, Any]]] = FACTS["managers"]

THINGS: Final[list[str]] = (
    [row["id"] for row in _PEOPLE]
    + [row["id"] for row in FACTS["tactics"]]
    + ["p0", "p1", "p2", "p3", "money_1", "money_3"]
    + [row["id"] for row in _BOARDS]
    + WORDS
)

# Tables of free agents and keepers, by thing.
BASE: Final[list[int]] = [row["base"] for row in _PEOPLE]
LINES: Final[list[int]] = [sum(D << "DMF".index(p) for p in row["positions"] if p != "K") for row in _PEOPLE]
COLOUR: Final[list[int]] = [COLOURS.index(row["colour"]) for row in _PEOPLE]
SYMBOL: Final[list[list[int]]] = [[row[name] for row in _PEOPLE] for name in SYMBOLS]
BONUS: Final[list[int]] = [BONUSES.index(row["bonus"]) for row in _PEOPLE]
LATE: Final[list[int]] = [int(row["late_bid"]) for row in _PEOPLE]
THE_NAME: Final[list[int]] = [int(row["the_name"]) for row in _PEOPLE]  # B11-231

# What a thing is worth in a bid (B11-007, B11-048, B11-049).
WORTH: Final[list[int]] = BASE[:KEEPER] + [0] * (MONEY_1 - KEEPER) + [1, 3]

# Manager boards: spaces by the bits of a set of lines (B11-145, B11-156, B11-157, B11-158, B11-284).
FORMATION: Final[list[list[int]]] = [row["formation"] for row in _BOARDS]
SPACES: Final[list[list[int]]] = [
    [
        min(
            sum(n for line, n in enumerate(row["formation"]) if lines >> line & 1),
            row["total"] - (1 if row["free"] and 0 < lines < ALL_LINES and lines not in (D, M, F) else 0),
        )
        for lines in range(8)
    ]
    for row in _BOARDS
]

SYMBOL_POINTS: Final[list[int]] = FACTS["symbol_points"]  # B11-203
INCOME: Final[list[int]] = [
    next(money for most, money in FACTS["income"] if filled <= most) for filled in range(12)
]  # B11-173


def lowest(cards: list[int]) -> int:
    """The card of lowest base value, the lowest id on ties."""
    return min(cards, key=lambda card: (BASE[card], card))
