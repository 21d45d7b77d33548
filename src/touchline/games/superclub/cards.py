"""Card facts of Superclub as tables of numbers, read once from content.toml.

Everything that an option can name is a *thing*, an index into one list, THINGS. First come the player
cards, so a player card's number is its thing; they stand in the order of their ids (SC-346), so the lowest
number is the lowest id. Then come key staff, Game changers, SuperCup cards, continents, clubs, seats,
thirds, formations, departments and words, and behind them all amounts of money, which need no names. Each
kind is numbered from 0 and its things begin at the constant of that name: the thing of staff member 4 is
STAFF + 4. Tables of a kind are indexed by its own number, not by the thing.

- Player cards (0 to 215): POSITION, STARS and POTENTIAL of the base card, CHEMISTRY as bits (LEFT, RIGHT),
  TOP_SIX, TALENT, CORNER. MIN_PRICE and SCOUT_PRICE have seven entries for each card, by stars:
  MIN_PRICE[LEVELS * card + stars]; entries below the base card's stars and above the potential are 0.
  BASE_SET and ALL_SETS are the two decks to shuffle. Attack, midfield and defence have the same numbers as
  the positions ATT, MID, DEF; HALF_STARS_LOST has three entries for each position, by third, and -1 for a
  goalkeeper card, which stands in goal only.
- Key staff (0 to 30): STAFF_PRICE, STAFF_EFFECT, STAFF_AMOUNT; STAFF_BONUS has three entries for each
  member, by third, and holds third_bonus and all_thirds_bonus.
- Game changers (0 to 53) have changer_cards.py.
- SuperCup cards (0 to 15): CUP_STRENGTH, three entries for each card, by third.
- Levels of facilities are numbered 1 to 4 as in the rules, and entry 0 of their tables is 0. INCOME has
  four entries for each level, by status. UPGRADE_PRICE has five for each department (training, scouting,
  stadium), by level.
- Status levels are 0 to 3; `status` reads one off the table. SIM has thirteen entries for each status, by
  sum of dice.
- FIXTURES[managers][round] is home, away, home, away … as manager numbers from 0; who is not in it is
  simulated.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.engine.content import named, read_toml

FACTS: Final[dict[str, Any]] = read_toml("touchline.games.superclub", "content.toml")

# How many there are of each kind of thing, and where it begins.
PLAYERS: Final = 216  # SC-329
STAFF_CARDS: Final = 31
CHANGERS: Final = 54
CUP_CARDS: Final = 16
CONTINENTS: Final = 6  # SC-023
CLUBS: Final = 6  # SC-272
BASE_CLUBS: Final = 4

STAFF: Final = 216
CHANGER: Final = 247
CUP: Final = 301
CONTINENT: Final = 317
CLUB: Final = 323
SEAT: Final = 329
THIRD: Final = 335
FORMATION: Final = 338
DEPARTMENT: Final = 343
DEFAULT_GK: Final = 347
DONE: Final = 348
PASS: Final = 349
PAY: Final = 350
SIGN: Final = 351
REJECT: Final = 352
NONE: Final = 353
SKIP: Final = 354
ENTER: Final = 355
STAY_OUT: Final = 356
SELL: Final = 357
REFUSE: Final = 358
BENCH: Final = 359
ACCEPT: Final = 360
DECLINE: Final = 361
COUNTER: Final = 362
SEND: Final = 363
MATCH: Final = 364
STAND: Final = 365
REUSE_LAST: Final = 366
AUTO_BEST: Final = 367
CLOSE_THIRD: Final = 368
CONFIRM: Final = 369
RESTART: Final = 370
PLAY: Final = 371
SAVE: Final = 372
WRITE: Final = 373
WITHDRAW: Final = 374
ON: Final = 375
OFF: Final = 376
AMOUNT: Final = 377  # and on: any number of millions

WORDS: Final[list[str]] = named(
    "default_gk done pass pay sign reject none skip enter stay_out sell refuse bench accept decline "
    "counter send match stand reuse_last auto_best close_third confirm restart play save write withdraw "
    "on off"
)

# Positions; the first three are also the thirds.
ATT: Final = 0
MID: Final = 1
DEF: Final = 2
GK: Final = 3
UTIL: Final = 4
POSITIONS: Final[list[str]] = ["ATT", "MID", "DEF", "GK", "UTIL"]
THIRDS: Final[list[str]] = ["att", "mid", "def"]

# Departments; the first three are the facilities.
TRAINING: Final = 0
SCOUTING: Final = 1
STADIUM: Final = 2
KEY_STAFF: Final = 3
DEPARTMENTS: Final[list[str]] = ["training", "scouting", "stadium", "staff"]
TOP_LEVEL: Final = 4  # SC-082

_PEOPLE: Final[list[dict[str, Any]]] = FACTS["cards"]["players"]
_STAFF: Final[list[dict[str, Any]]] = FACTS["cards"]["staff"]
_CHANGERS: Final[list[dict[str, Any]]] = FACTS["cards"]["game_changers"]
_CUPS: Final[list[dict[str, Any]]] = FACTS["cards"]["supercup"]

THINGS: Final[list[str]] = (
    [row["id"] for row in _PEOPLE]
    + [row["id"] for row in _STAFF]
    + [row["id"] for row in _CHANGERS]
    + [row["id"] for row in _CUPS]
    + FACTS["continents"]
    + [row["id"] for row in FACTS["clubs"]]
    + [f"p{seat}" for seat in range(6)]
    + THIRDS
    + ["-".join(str(n) for n in row) for row in FACTS["formations"]]
    + DEPARTMENTS
    + WORDS
)


# Player cards

LEFT: Final = 1
RIGHT: Final = 2
CHEMISTRIES: Final[list[str]] = ["none", "left", "right", "both"]
SUPERSTAR: Final = 43  # ATT-44, never drafted (SC-021)
DEFAULT_STARS: Final = 1  # of the default goalkeeper (SC-140)
LEVELS: Final = 7  # entries of a price table for each card

POSITION: Final[list[int]] = [POSITIONS.index(row["id"].partition("-")[0]) for row in _PEOPLE]
STARS: Final[list[int]] = [row["stars"] for row in _PEOPLE]
POTENTIAL: Final[list[int]] = [row["potential"] for row in _PEOPLE]  # SC-296
CHEMISTRY: Final[list[int]] = [CHEMISTRIES.index(row["chemistry"]) for row in _PEOPLE]  # SC-347, SC-348
TOP_SIX: Final[list[int]] = [int(row["set"] == "top_six") for row in _PEOPLE]
TALENT: Final[list[int]] = [int(POTENTIAL[card] > STARS[card]) for card in range(PLAYERS)]
BASE_SET: Final[list[int]] = [card for card in range(PLAYERS) if not TOP_SIX[card]]
ALL_SETS: Final[list[int]] = list(range(PLAYERS))


def _minimum(card: int, stars: int) -> int:
    """The minimum price at so many stars, 0 where there is no such card (SC-293)."""
    if not STARS[card] <= stars <= POTENTIAL[card]:
        return 0
    price: int = FACTS["prices"]["minimum"][stars - 1]
    return price + (POTENTIAL[card] if stars < POTENTIAL[card] else 0)


def _scouting(card: int, stars: int) -> int:
    """The scouting price at so many stars, 0 where there is no such card (SC-294)."""
    if not STARS[card] <= stars <= POTENTIAL[card]:
        return 0
    talent = stars < POTENTIAL[card]
    price: int = FACTS["prices"]["talent_scouting" if talent else "scouting"][stars - 1]
    return price + (POTENTIAL[card] if talent else 0)


MIN_PRICE: Final[list[int]] = [_minimum(card, stars) for card in range(PLAYERS) for stars in range(LEVELS)]
SCOUT_PRICE: Final[list[int]] = [_scouting(card, stars) for card in range(PLAYERS) for stars in range(LEVELS)]

# Numbers of developed cards run from 1 in the deck of each position, in player order. A card's corner shows
# the first of its own; a card that cannot be developed has 0 (SC-069, SC-295).
CORNER: Final[list[int]] = [
    1 + sum(POTENTIAL[other] - STARS[other] for other in range(card) if POSITION[other] == POSITION[card])
    if TALENT[card]
    else 0
    for card in range(PLAYERS)
]


def developed_no(card: int, stars: int) -> int:
    """The number of the developed card that shows a player with so many stars (SC-006, SC-069)."""
    return CORNER[card] + stars - STARS[card] - 1


# Line-ups

FORMATIONS: Final[list[list[int]]] = [
    [row[2], row[1], row[0]] for row in FACTS["formations"]
]  # by third: attackers, midfielders, defenders (SC-135)
SLOTS: Final[list[int]] = [FACTS["slots"][third] for third in THIRDS]  # SC-003, the goal included
HALF_STARS_LOST: Final[list[int]] = [
    lost for position in POSITIONS for lost in FACTS["half_stars_lost"].get(position, [-1, -1, -1])
]  # 3 for each position


# Key staff

THIRD_BONUS: Final = 0
ALL_THIRDS_BONUS: Final = 1
CAPTAIN_BONUS: Final = 2
CHEMISTRY_MULTIPLIER: Final = 3
DEADLINE_DISCOUNT: Final = 4
PLAYER_APPEAL: Final = 5
STATUS_BONUS: Final = 6
SCOUT_EXTRA: Final = 7
TRAINEE_EXTRA: Final = 8
SIGNING_STAR: Final = 9
WAGE_FACTOR: Final = 10
SEASON_INCOME: Final = 11
EXTRA_INVESTMENT_ACTION: Final = 12
FAST_RECOVERY: Final = 13
DRAW_BREAKER: Final = 14
STAFF_EFFECTS: Final[list[str]] = named(
    "third_bonus all_thirds_bonus captain_bonus chemistry_multiplier deadline_discount player_appeal "
    "status_bonus scout_extra trainee_extra signing_star wage_factor season_income "
    "extra_investment_action fast_recovery draw_breaker"
)

STAFF_PRICE: Final[list[int]] = [row["price"] for row in _STAFF]
STAFF_EFFECT: Final[list[int]] = [STAFF_EFFECTS.index(row["effect"]) for row in _STAFF]
STAFF_AMOUNT: Final[list[int]] = [row.get("amount", 0) for row in _STAFF]
STAFF_BONUS: Final[list[int]] = [
    row["amount"] if row["effect"] == "all_thirds_bonus" or row.get("third") == third else 0
    for row in _STAFF
    for third in THIRDS
]  # 3 for each member


# Game changers

# SuperCup cards

CUP_STRENGTH: Final[list[int]] = [row[third] for row in _CUPS for third in THIRDS]  # 3 for each card (SC-214)
OPPONENT_TAKERS: Final[list[int]] = FACTS["opponent_takers"]  # stars in each block of 11 penalties (SC-236)


# Status and facilities

NEWLY_PROMOTED: Final = 0
ESTABLISHED: Final = 1
MID_TABLE: Final = 2
TITLE_CONTENDER: Final = 3
STATUSES: Final[list[str]] = [row["id"] for row in FACTS["status"]]
STATUS_FROM: Final[list[int]] = [row["from"] for row in FACTS["status"]]
APPEAL: Final[list[int]] = [row["appeal"] for row in FACTS["status"]]  # SC-251

LOSS: Final = 0
DRAW: Final = 1
WIN: Final = 2
SIM: Final[list[int]] = [
    int(total >= row["draw"]) + int(total >= row["win"]) for row in FACTS["status"] for total in range(13)
]  # 13 for each status, by the sum of two dice (SC-186, SC-187, SC-188, SC-189)

UPGRADE_PRICE: Final[list[int]] = [
    price for name in DEPARTMENTS[:KEY_STAFF] for price in [0, *(row["price"] for row in FACTS[name])]
]  # 5 for each facility, by the level that is reached (SC-083, SC-084, SC-085)
TRAINEES: Final[list[int]] = [0, *(row["players"] for row in FACTS["training"])]  # SC-057, SC-058, SC-059
GAIN: Final[list[int]] = [0, *(row["gain"] for row in FACTS["training"])]  # most stars gained by one player
GUARANTEED: Final[list[int]] = [0, *(row["guaranteed"] for row in FACTS["training"])]  # SC-060
SCOUTED: Final[list[int]] = [0, *(row["players"] for row in FACTS["scouting"])]  # SC-072, SC-073
INCOME: Final[list[int]] = [0] * 4 + [
    money for row in FACTS["stadium"] for money in row["income"]
]  # 4 for each level, by status (SC-047, SC-048, SC-049, SC-050)


def status(number: int) -> int:
    """The status level of points or squad strength (SC-051, SC-286)."""
    if number < STATUS_FROM[MID_TABLE]:
        return ESTABLISHED if number >= STATUS_FROM[ESTABLISHED] else NEWLY_PROMOTED
    return TITLE_CONTENDER if number >= STATUS_FROM[TITLE_CONTENDER] else MID_TABLE


# The season

BOOST: Final[list[int]] = [row["boost"] for row in FACTS["places"]]  # by league position (SC-146, SC-273)
REWARD: Final[list[int]] = [row["reward"] for row in FACTS["places"]]  # SC-045
POINTS: Final[list[int]] = list(reversed(FACTS["points"]["normal"]))  # by LOSS, DRAW, WIN (SC-130)
LEG_POINTS: Final[list[int]] = list(reversed(FACTS["points"]["home_and_away"]))  # SC-246
ROUNDS: Final = 5  # SC-120
FIXTURES: Final[list[list[list[int]]]] = [
    [
        [int(number) - 1 for pairing in pairings for number in pairing.split("v")]
        for pairings in FACTS["fixtures"].get(str(managers), [])
    ]
    for managers in range(CLUBS + 1)
]  # by number of managers (SC-123, SC-124, SC-125, SC-126, SC-127)


# Money, squads and limits

CASH: Final[list[int]] = list(FACTS["cash"].values())  # SC-007, SC-008
DRAFT_BOARD: Final = 16  # SC-014
MOST_PLAYERS: Final = 23  # SC-004, SC-037
LEAST_PLAYERS: Final = 11  # SC-119
MOST_STAFF: Final = 3  # SC-004, SC-091
ACTIONS: Final = 2  # SC-079
TROPHY: Final = 100  # SC-202
FINAL_CARDS: Final = 3  # SC-211
QUICK_FINAL_CARDS: Final = 2  # SC-242
UNHAPPY_PRICE: Final = 15  # for each star (SC-254)

OPENINGS: Final[list[int]] = FACTS["bids"]["opening"]  # SC-304
RAISES: Final[list[int]] = FACTS["bids"]["raise"]
DEMANDS: Final[list[int]] = FACTS["bids"]["demand"]
TRADE_ITEMS: Final[int] = FACTS["trade"]["items"]  # SC-307
TRADE_OFFERS: Final[int] = FACTS["trade"]["offers"]  # SC-305
TRADE_STEP: Final[int] = FACTS["trade"]["step"]  # of the amounts that are listed; others are legal too
TRADE_CASH: Final[list[int]] = list(range(0, FACTS["trade"]["most_cash"] + 1, TRADE_STEP))


# Powerhouses

AI_SEASON: Final[list[int]] = FACTS["powerhouses"]["season_cards"]  # SC-282
AI_SQUAD: Final[list[int]] = FACTS["powerhouses"]["slots"]  # on top of the season card, by AI slot from 0
AI_HEAD_START: Final[list[int]] = [
    FACTS["powerhouses"]["head_start"].get(str(managers), 0) for managers in range(CLUBS + 1)
]  # points on top of the squad number, by number of managers (SC-281)
AI_DIVISOR: Final[list[int]] = [FACTS["powerhouses"]["divisor"][third] for third in THIRDS]  # in tenths


def ai_strength(squad: int, third: int) -> int:
    """The strength of an AI club with this squad number in a third, rounded, halves up (SC-283)."""
    return (20 * squad + AI_DIVISOR[third]) // (2 * AI_DIVISOR[third])
