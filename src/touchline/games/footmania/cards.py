"""Card and board facts of Footmania as tables of numbers, read once from content.toml.

Everything that an option can name is a *thing*, an index into one list: the footballers in the order
of their ids, the plus, question and euromatch cards, the squares, the seats, the posts, the lines, a
few words, and amounts of money. Cards stand first, so that the tables are indexed by thing.

Money is counted in units of 50,000 (FM-017).
"""

from __future__ import annotations

from typing import Any, Final

from touchline.engine.content import named, read_toml

FACTS: Final[dict[str, Any]] = read_toml("touchline.games.footmania", "content.toml")

UNIT: Final = 50  # thousands of francs (FM-017)
MOST: Final = 2000  # units that an option can name, far beyond what a game brings into play

FOOTBALLERS: Final = 100  # FM-244
PLUS: Final = 100
PLUS_CARDS: Final = 40  # FM-248
QUESTION_CARD: Final = 140
QUESTION_CARDS: Final = 36
SPONSORS: Final = 12  # the first question cards
CLUB: Final = 176
CLUBS: Final = 30
SQUARE: Final = 206
SQUARES: Final = 47  # FM-232
SEAT: Final = 253
POST: Final = 257  # the thing of post 1
POSTS: Final = 11
LINE: Final = 268
DONE: Final = 271
DRAW_IT: Final = 272
NO_DRAW: Final = 273
BUY_IT: Final = 274
REFUSE: Final = 275
ACCEPT: Final = 276
CONFIRM_IT: Final = 277
CANCEL: Final = 278
PASS: Final = 279
PLAY_IT: Final = 280
DECLINE: Final = 281
AUTO: Final = 282
TRAINEE_WORD: Final = 283
NONE: Final = 284
ON: Final = 285
OFF: Final = 286
WRITE: Final = 287
SCRAP: Final = 288
WITHDRAW: Final = 289
ROLL_IT: Final = 290
AMOUNT: Final = 291

WORDS: Final[list[str]] = named(
    "done draw no_draw buy refuse accept confirm cancel pass play decline auto trainee none on off write "
    "scrap withdraw roll"
)

_FOOTBALLERS: Final[list[dict[str, Any]]] = sorted(FACTS["footballers"], key=lambda row: str(row["id"]))
_PLUS: Final[list[dict[str, Any]]] = FACTS["plus_cards"]
_QUESTION: Final[list[dict[str, Any]]] = FACTS["question_cards"]
_CLUBS: Final[list[dict[str, Any]]] = FACTS["clubs"]

SQUARE_IDS: Final[list[str]] = [f"P{n:02}" for n in range(40)] + [f"H{n}" for n in range(1, 8)]
THINGS: Final[list[str]] = (
    [row["id"] for row in _FOOTBALLERS + _PLUS + _QUESTION + _CLUBS]
    + SQUARE_IDS
    + ["p0", "p1", "p2", "p3"]
    + [f"post{n}" for n in range(1, 12)]
    + ["defence", "midfield", "attack"]
    + WORDS
    + [f"{n * UNIT}k" for n in range(MOST + 1)]
)

# Footballers, by thing.
YELLOW: Final = 0
BLUE: Final = 2
RED: Final = 3
COLOURS: Final[list[str]] = ["yellow", "green", "blue", "red"]
JP: Final = 0b111111111100  # any post but 1 (FM-101)

COLOUR: Final[list[int]] = [COLOURS.index(row["colour"]) for row in _FOOTBALLERS]
BONUS: Final[list[int]] = [row["bonus"] for row in _FOOTBALLERS]
VALUE: Final[list[int]] = [FACTS["stars"][row["colour"]] + row["bonus"] for row in _FOOTBALLERS]  # FM-160
PRICE: Final[list[int]] = [row["price"] // UNIT for row in _FOOTBALLERS]  # FM-245
CAN_PLAY: Final[list[int]] = [  # bit n: can play post n (FM-100, FM-101, FM-283)
    JP if row["posts"] == "JP" else sum(1 << int(post) for post in row["posts"].split("-"))
    for row in _FOOTBALLERS
]
IS_RED: Final[list[int]] = [int(colour == RED) for colour in COLOUR]

# Backs: deck, purchase price and bonus stars (FM-008). Cards with the same back cannot be told apart.
BACKS: Final[list[tuple[int, int, int]]] = sorted(
    set(zip(IS_RED, PRICE, BONUS, strict=True))  # the red ones are the foreign deck
)
BACK: Final[list[int]] = [BACKS.index(back) for back in zip(IS_RED, PRICE, BONUS, strict=True)]

# What the bank pays, by thing: footballers and sponsors (FM-074, FM-075).
RESALE: Final[list[int]] = (
    [row["resale"] // UNIT for row in _FOOTBALLERS]  # FM-246
    + [0] * (QUESTION_CARD - FOOTBALLERS)
    + [row.get("resale", 0) // UNIT for row in _QUESTION]
)

# Plus cards, by thing.
BOOST_SELF: Final = 1
WEAKEN_OPPONENT: Final = 2
INJURE: Final = 3
SEND_OFF: Final = 4
CALL_UP: Final = 5
CANCEL_INJURE: Final = 6
CANCEL_SEND_OFF: Final = 7
CANCEL_ANY: Final = 8
EXTRA_SUB: Final = 9
EFFECTS: Final[list[str]] = [
    "",
    *named(
        "boost_self weaken_opponent injure send_off call_up cancel_injure cancel_send_off "
        "cancel_any extra_sub"
    ),
]
_NO_PLUS: Final[list[int]] = [0] * PLUS
EFFECT: Final[list[int]] = _NO_PLUS + [EFFECTS.index(row["effect"]) for row in _PLUS]
STARS: Final[list[int]] = _NO_PLUS + [row["stars"] for row in _PLUS]
EURO: Final[list[int]] = _NO_PLUS + [int(row["euro"]) for row in _PLUS]
FREE: Final[list[int]] = _NO_PLUS + [int(row["free"]) for row in _PLUS]

# Question cards, by thing.
SPONSOR: Final = 1
GAIN: Final = 2
PAY_UP: Final = 3
PAY_PER_FOOTBALLER: Final = 4
PAY_PER_RED: Final = 5
GAIN_PER_YELLOW: Final = 6
DRAW_PLUS: Final = 7
LOSE_PLUS: Final = 8
EXTRA_ROLL: Final = 9
SKIP_TURN: Final = 10
QUESTION_EFFECTS: Final[list[str]] = [
    "",
    *named(
        "sponsor gain pay pay_per_footballer pay_per_red gain_per_yellow draw_plus lose_plus "
        "extra_roll skip_turn"
    ),
]
ITEMS: Final[list[str]] = ["boots", "shirt", "socks", "shorts"]
_NO_QUESTION: Final[list[int]] = [0] * QUESTION_CARD
QUESTION_EFFECT: Final[list[int]] = _NO_QUESTION + [QUESTION_EFFECTS.index(r["effect"]) for r in _QUESTION]
QUESTION_AMOUNT: Final[list[int]] = _NO_QUESTION + [row.get("amount", 0) // UNIT for row in _QUESTION]
ITEM: Final[list[int]] = _NO_QUESTION + [
    ITEMS.index(row["item"]) if "item" in row else -1 for row in _QUESTION
]
PAYOUT: Final[list[int]] = _NO_QUESTION + [row.get("payout", 0) // UNIT for row in _QUESTION]

# Euromatch cards, by thing.
_NO_CLUB: Final[list[int]] = [0] * CLUB
CLUB_STARS: Final[list[int]] = _NO_CLUB + [row["stars"] for row in _CLUBS]
PENNANTS: Final[list[int]] = _NO_CLUB + [row["pennants"] for row in _CLUBS]
REVENUE: Final[list[int]] = _NO_CLUB + [row["revenue"] // UNIT for row in _CLUBS]

# The board: squares 0 to 39 are P00 to P39, 40 to 46 are H1 to H7 (FM-232 to FM-234).
BLUE_SQUARE: Final = 1
RED_SQUARE: Final = 2
QUESTION_SQUARE: Final = 3
PLUS_SQUARE: Final = 4
EUROMATCH_SQUARE: Final = 5
JACKPOT_SQUARE: Final = 6
SPONSOR_SQUARE: Final = 8  # and the item: 8 boots, 9 shirt, 10 socks, 11 shorts (FM-045)
SQUARE_KINDS: Final[list[str]] = [
    "championship",  # FM-236
    "blue",  # FM-238
    "red",  # FM-239
    "question",  # FM-240
    "plus",  # FM-241
    "euromatch",  # FM-242
    "jackpot",  # FM-237
    "centre",
    *ITEMS,
]
KIND: Final[list[int]] = [
    SQUARE_KINDS.index(kind) for kind in FACTS["board"]["circuit"] + FACTS["board"]["halfway_line"]
]
CIRCUIT: Final = 40
HALFWAY: Final = 40  # the square H1
CENTRE: Final = 43  # H4
NORTH: Final = 20  # the junction P20
DICE: Final = 6


def neighbours(square: int) -> list[int]:
    """The squares that touch this one (FM-235)."""
    if square >= CIRCUIT:
        south = square - 1 if square > HALFWAY else 0
        north = square + 1 if square < SQUARES - 1 else NORTH
        return [south, north]
    around = [(square + 1) % CIRCUIT, (square - 1) % CIRCUIT]
    if square == 0:
        around.append(HALFWAY)
    elif square == NORTH:
        around.append(SQUARES - 1)
    return around


def _routes(square: int, heading: int, steps: int) -> list[int]:
    """Ends of all routes without a backward step, `square | heading << 8`, in the order of their ids."""
    if steps == 0:
        return [square | heading << 8]
    ends = [
        end for ahead in neighbours(square) if ahead != heading for end in _routes(ahead, square, steps - 1)
    ]
    return sorted(ends, key=lambda end: SQUARE_IDS[end & 0xFF])


# By heading + 1, square and die: where a pawn may go, `square | heading << 8` (FM-033).
ROUTES: Final[list[list[list[list[int]]]]] = [
    [
        [
            _routes(square, heading, die) if die and (heading < 0 or heading in neighbours(square)) else []
            for die in range(DICE + 1)
        ]
        for square in range(SQUARES)
    ]
    for heading in range(-1, SQUARES)
]

# Lines of the pitch as posts (FM-210).
LINES: Final[list[str]] = ["defence", "midfield", "attack"]
LINE_POSTS: Final[list[list[int]]] = [[2, 3, 4, 5], [6, 8, 10], [7, 9, 11]]

# Matchdays by number of managers: home team | away team << 4, teams from 0 (FM-142 to FM-144).
FIXTURES: Final[list[list[list[int]]]] = [
    [
        [int(pair[0]) - 1 | (int(pair[2]) - 1) << 4 for pair in day]
        for day in FACTS["fixtures"].get(str(managers), [])
    ]
    for managers in range(5)
]
