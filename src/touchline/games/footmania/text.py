"""Footmania in words: how cards, squares and amounts are called. Sentences are in `words`, names in en.toml.

A footballer whom the reader does not know is a number below -1 and reads as his back: "a domestic
footballer (450k)".
"""

from __future__ import annotations

from typing import Final

from touchline.engine import speech
from touchline.engine.speech import Fact, Names, Words, capital
from touchline.games.footmania import cards as c

say: Final = Words("touchline.games.footmania")
printed: Final = Names("touchline.games.footmania")

PLUS_TITLES: Final[list[str]] = [row["card"] for row in c.FACTS["plus_cards"]]
DECKS: Final = ("domestic", "foreign")


def money(units: int) -> str:
    """An amount as it is written on cards: 450k, 7,000k."""
    return thousands(units * c.UNIT)


def thousands(francs: int) -> str:
    """An amount that is given in thousands of francs."""
    return say("money", thousands=francs)


def name(thing: int) -> str:
    """The name of a card, a square, a post or a line; below 0 of a card that the reader may not know."""
    if thing < -1:
        foreign, price, bonus = c.BACKS[-2 - thing]
        return say("hidden-footballer", deck=DECKS[foreign], price=money(price), bonus=bonus)
    if thing < 0:
        return say("hidden-plus-card")
    if thing < c.FOOTBALLERS:
        return printed("footballers", c.THINGS[thing])
    if thing < c.QUESTION_CARD:
        return printed("plus_cards", PLUS_TITLES[thing - c.PLUS])
    if thing < c.CLUB:
        return printed("question_cards", c.THINGS[thing])
    if thing < c.SQUARE:
        return printed("clubs", c.THINGS[thing])
    if thing < c.SEAT:
        return say("square-name", square=square_name(thing), id=c.SQUARE_IDS[thing - c.SQUARE])
    if thing < c.POST:
        return speech.speaker().name(thing - c.SEAT)
    if thing < c.LINE:
        return say("post-name", post=thing - c.POST + 1)
    if thing < c.LINE + len(c.LINES):
        return say("line-name", line=printed("lines", c.LINES[thing - c.LINE]))
    return money(thing - c.AMOUNT) if thing >= c.AMOUNT else c.THINGS[thing]


def square_name(thing: int) -> str:
    """What a square is called, without its number."""
    return printed("squares", c.SQUARE_KINDS[c.KIND[thing - c.SQUARE]])


def posts_text(card: int) -> str:
    """The numbers on a footballer's shirt."""
    if c.CAN_PLAY[card] == c.JP:
        return "JP"
    return "-".join(str(post) for post in range(1, c.POSTS + 1) if c.CAN_PLAY[card] >> post & 1)


def plays_text(card: int) -> str:
    """Where a footballer can play."""
    posts = 0 if c.CAN_PLAY[card] == c.JP else posts_text(card).count("-") + 1
    return say("plays", n=posts, posts=posts_text(card))


def question_text(card: int) -> str:
    """What a question card does."""
    if c.QUESTION_EFFECT[card] == c.SPONSOR:
        return say("question-sponsor", facts=facts(card))
    effect = c.QUESTION_EFFECTS[c.QUESTION_EFFECT[card]]
    return say(f"question-{effect}", money=money(c.QUESTION_AMOUNT[card]))


def wanted(things: list[int]) -> list[str]:
    """What an offer asks for: cards, then perhaps somebody for a post."""
    cards = [name(thing) for thing in things if thing < c.POST]
    return cards + [say("somebody", post=thing - c.POST + 1) for thing in things if thing >= c.POST]


def exchange(paid: int, gives: list[int], gets: list[int]) -> dict[str, Fact]:
    """What is given for what, with the money (below 0: received), seen from who makes the offer."""
    ours = [name(card) for card in gives]
    ours += [money(paid)] if paid > 0 or not ours else []
    theirs = wanted(gets)
    theirs += [money(-paid)] if paid < 0 or not theirs else []
    return {"gives": speech.listed(ours), "gets": speech.listed(theirs)}


def facts(thing: int) -> str:
    """What is printed on a card, in a few words."""
    if thing < c.FOOTBALLERS:
        colour = printed("colours", c.COLOURS[c.COLOUR[thing]])
        return say("footballer-facts", colour=colour, plays=plays_text(thing), stars=c.VALUE[thing])
    if thing < c.QUESTION_CARD:
        return printed("plus_cards", PLUS_TITLES[thing - c.PLUS], "text")
    if thing < c.CLUB and c.QUESTION_EFFECT[thing] == c.SPONSOR:
        item = printed("items", c.ITEMS[c.ITEM[thing]])
        pays, resale = money(c.PAYOUT[thing]), money(c.RESALE[thing])
        return capital(say("sponsor-facts", item=item, pays=pays, resale=resale))
    if c.CLUB <= thing < c.SQUARE:
        stars, pennants = c.CLUB_STARS[thing], c.PENNANTS[thing]
        return say("club-facts", stars=stars, money=money(c.REVENUE[thing]), pennants=pennants)
    return ""
