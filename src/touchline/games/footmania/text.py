"""Footmania in words: how cards, squares and amounts are called. Sentences are in `words`, names in en.toml.

A footballer whom the reader does not know is a number below -1 and reads as his back: "a domestic
footballer (450k)".
"""

from __future__ import annotations

from typing import Final

from touchline.engine import speech
from touchline.engine.speech import Fact, Names, Words, capital
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

say: Final = Words("touchline.games.footmania")
printed: Final = Names("touchline.games.footmania")

PLUS_TITLES: Final[list[str]] = [row["card"] for row in FACTS["plus_cards"]]
DECKS: Final = ("domestic", "foreign")


def money(units: int) -> str:
    """An amount as it is written on cards: 450k, 7,000k."""
    return thousands(units * UNIT)


def thousands(francs: int) -> str:
    """An amount that is given in thousands of francs."""
    return say("money", thousands=francs)


def name(thing: int) -> str:
    """The name of a card, a square, a post or a line; below 0 of a card that the reader may not know."""
    if thing < -1:
        foreign, price, bonus = BACKS[-2 - thing]
        return say("hidden-footballer", deck=DECKS[foreign], price=money(price), bonus=bonus)
    if thing < 0:
        return say("hidden-plus-card")
    if thing < FOOTBALLERS:
        return printed("footballers", THINGS[thing])
    if thing < QUESTION_CARD:
        return printed("plus_cards", PLUS_TITLES[thing - PLUS])
    if thing < CLUB:
        return printed("question_cards", THINGS[thing])
    if thing < SQUARE:
        return printed("clubs", THINGS[thing])
    if thing < SEAT:
        return say("square-name", square=square_name(thing), id=SQUARE_IDS[thing - SQUARE])
    if thing < POST:
        return speech.speaker().name(thing - SEAT)
    if thing < LINE:
        return say("post-name", post=thing - POST + 1)
    if thing < LINE + len(LINES):
        return say("line-name", line=printed("lines", LINES[thing - LINE]))
    return money(thing - AMOUNT) if thing >= AMOUNT else THINGS[thing]


def square_name(thing: int) -> str:
    """What a square is called, without its number."""
    return printed("squares", SQUARE_KINDS[KIND[thing - SQUARE]])


def posts_text(card: int) -> str:
    """The numbers on a footballer's shirt."""
    if CAN_PLAY[card] == JP:
        return "JP"
    return "-".join(str(post) for post in range(1, POSTS + 1) if CAN_PLAY[card] >> post & 1)


def plays_text(card: int) -> str:
    """Where a footballer can play."""
    posts = 0 if CAN_PLAY[card] == JP else posts_text(card).count("-") + 1
    return say("plays", n=posts, posts=posts_text(card))


def question_text(card: int) -> str:
    """What a question card does."""
    if QUESTION_EFFECT[card] == SPONSOR:
        return say("question-sponsor", facts=facts(card))
    effect = QUESTION_EFFECTS[QUESTION_EFFECT[card]]
    return say(f"question-{effect}", money=money(QUESTION_AMOUNT[card]))


def wanted(things: list[int]) -> list[str]:
    """What an offer asks for: cards, then perhaps somebody for a post."""
    cards = [name(thing) for thing in things if thing < POST]
    return cards + [say("somebody", post=thing - POST + 1) for thing in things if thing >= POST]


def exchange(paid: int, gives: list[int], gets: list[int]) -> dict[str, Fact]:
    """What is given for what, with the money (below 0: received), seen from who makes the offer."""
    ours = [name(card) for card in gives]
    ours += [money(paid)] if paid > 0 or not ours else []
    theirs = wanted(gets)
    theirs += [money(-paid)] if paid < 0 or not theirs else []
    return {"gives": speech.listed(ours), "gets": speech.listed(theirs)}


def facts(thing: int) -> str:
    """What is printed on a card, in a few words."""
    if thing < FOOTBALLERS:
        colour = printed("colours", COLOURS[COLOUR[thing]])
        return say("footballer-facts", colour=colour, plays=plays_text(thing), stars=VALUE[thing])
    if thing < QUESTION_CARD:
        return printed("plus_cards", PLUS_TITLES[thing - PLUS], "text")
    if thing < CLUB and QUESTION_EFFECT[thing] == SPONSOR:
        item = printed("items", ITEMS[ITEM[thing]])
        pays, resale = money(PAYOUT[thing]), money(RESALE[thing])
        return capital(say("sponsor-facts", item=item, pays=pays, resale=resale))
    if CLUB <= thing < SQUARE:
        stars, pennants = CLUB_STARS[thing], PENNANTS[thing]
        return say("club-facts", stars=stars, money=money(REVENUE[thing]), pennants=pennants)
    return ""
