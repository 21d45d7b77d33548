"""Footmania in words: names and facts. Options are in labels.py, questions in prompts.py, events in story.py.

A footballer whom the reader does not know is a number below -1 and reads as his back: "a domestic
footballer (450k)".
"""

from __future__ import annotations

from typing import Any, Final

from touchline.engine.content import read_words
from touchline.games.footmania.cards import (
    AMOUNT,
    BACKS,
    CAN_PLAY,
    CLUB,
    CLUB_STARS,
    COLOUR,
    COLOURS,
    FACTS,
    FOOTBALLERS,
    ITEM,
    ITEMS,
    JP,
    KIND,
    LINE,
    LINES,
    PAYOUT,
    PENNANTS,
    PLUS,
    POST,
    POSTS,
    QUESTION_AMOUNT,
    QUESTION_CARD,
    QUESTION_EFFECT,
    QUESTION_EFFECTS,
    RESALE,
    REVENUE,
    SEAT,
    SPONSOR,
    SQUARE,
    SQUARE_IDS,
    SQUARE_KINDS,
    THINGS,
    UNIT,
    VALUE,
)

WORDS: Final[dict[str, Any]] = read_words("touchline.games.footmania")
PLUS_TITLES: Final[list[str]] = [row["card"] for row in FACTS["plus_cards"]]
FOREIGN: Final = ("domestic", "foreign")


def money(units: int) -> str:
    """An amount as it is written on cards: 450k, 7,000k."""
    return f"{units * UNIT:,}k"


def name(thing: int) -> str:
    """The name of a card, a square, a post or a line; below 0 of a card that the reader may not know."""
    if thing < -1:
        foreign, price, bonus = BACKS[-2 - thing]
        stars = f", +{bonus}" if bonus else ""
        return f"a {FOREIGN[foreign]} footballer ({money(price)}{stars})"
    if thing < 0:
        return "a plus card"
    if thing < FOOTBALLERS:
        return str(WORDS["footballers"][THINGS[thing]]["name"])
    if thing < QUESTION_CARD:
        return str(WORDS["plus_cards"][PLUS_TITLES[thing - PLUS]]["name"])
    if thing < CLUB:
        return str(WORDS["question_cards"][THINGS[thing]]["name"])
    if thing < SQUARE:
        return str(WORDS["clubs"][THINGS[thing]]["name"])
    if thing < SEAT:
        return f"{WORDS['squares'][SQUARE_KINDS[KIND[thing - SQUARE]]]['name']} {SQUARE_IDS[thing - SQUARE]}"
    if thing < POST:
        return f"{{{thing - SEAT}}}"
    if thing < LINE:
        return f"post {thing - POST + 1}"
    if thing < LINE + len(LINES):
        return f"the {WORDS['lines'][LINES[thing - LINE]]}"
    return money(thing - AMOUNT) if thing >= AMOUNT else THINGS[thing].replace("_", " ")


def posts_text(card: int) -> str:
    """The numbers on a footballer's shirt."""
    if CAN_PLAY[card] == JP:
        return "JP"
    return "-".join(str(post) for post in range(1, POSTS + 1) if CAN_PLAY[card] >> post & 1)


def stars_text(stars: int) -> str:
    """So many stars."""
    return f"{stars} star{'s' * (abs(stars) != 1)}"


def question_text(card: int) -> str:
    """What a question card does."""
    amount = money(QUESTION_AMOUNT[card])
    effect = QUESTION_EFFECTS[QUESTION_EFFECT[card]]
    if effect == "sponsor":
        return f"{facts(card)}."
    return QUESTION_TEXTS[effect].format(amount)


QUESTION_TEXTS: Final = {
    "gain": "The bank pays {}.",
    "pay": "{} go into the jackpot.",
    "pay_per_footballer": "{} for every footballer go into the jackpot.",
    "pay_per_red": "{} for every red footballer go into the jackpot.",
    "gain_per_yellow": "The bank pays {} for every yellow footballer.",
    "draw_plus": "Draw a plus card.",
    "lose_plus": "Put a plus card under the deck.",
    "extra_roll": "Roll, move and resolve again at once.",
    "skip_turn": "Miss the next turn.",
}


def several(words: list[str]) -> str:
    """Words in a row: "a, b and c"."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def wanted(things: list[int]) -> list[str]:
    """What an offer asks for: cards, then perhaps somebody for a post."""
    cards = [name(thing) for thing in things if thing < POST]
    return cards + [f"somebody for {name(thing)}" for thing in things if thing >= POST]


def exchange_text(paid: int, gives: list[int], gets: list[int]) -> str:
    """What is given for what, with the money (below 0: received), seen from who makes the offer."""
    ours = [name(card) for card in gives]
    ours += [money(paid)] if paid > 0 or not ours else []
    theirs = wanted(gets)
    theirs += [money(-paid)] if paid < 0 or not theirs else []
    return f"{several(ours)} for {several(theirs)}"


def facts(thing: int) -> str:
    """What is printed on a card, in a few words."""
    if thing < FOOTBALLERS:
        colour = WORDS["colours"][COLOURS[COLOUR[thing]]]["name"]
        return f"{colour}, post {posts_text(thing)}, {stars_text(VALUE[thing])}"
    if thing < QUESTION_CARD:
        return str(WORDS["plus_cards"][PLUS_TITLES[thing - PLUS]]["text"])
    if thing < CLUB and QUESTION_EFFECT[thing] == SPONSOR:
        item = WORDS["items"][ITEMS[ITEM[thing]]]
        return f"{item.capitalize()} sponsor: pays {money(PAYOUT[thing])}, resale {money(RESALE[thing])}"
    if CLUB <= thing < SQUARE:
        return f"{stars_text(CLUB_STARS[thing])}, {money(REVENUE[thing])}, {PENNANTS[thing]} pennants"
    return ""
