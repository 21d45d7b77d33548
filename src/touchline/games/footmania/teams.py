"""Who plays in a squad's strongest team, and how far that is from complete."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from touchline.games.footmania import cards
from touchline.games.footmania.rules.line_up import best_line_up

CAN_PLAY_POSTS: Final[list[list[int]]] = [
    [post for post in range(1, cards.POSTS + 1) if able >> post & 1] for able in cards.CAN_PLAY
]

DOMESTIC_POSTS: Final[list[int]] = [
    cards.CAN_PLAY[card] for card in range(cards.FOOTBALLERS) if not cards.IS_RED[card]
]


@lru_cache(maxsize=4096)
def best_team(squad: tuple[int, ...], reds: int) -> tuple[int, ...]:
    """The strongest line-up of a squad; remembered, for most questions ask for the same ones."""
    return tuple(best_line_up(list(squad), reds))


@lru_cache(maxsize=16384)
def playing(squad: tuple[int, ...], reds: int) -> tuple[int, int, int]:
    """How many footballers play in that line-up, their stars, and those of the weakest (a trainee: -1)."""
    posts = fielded(squad, reds)
    players = stars = 0
    weakest = -1
    for card in posts:
        if card >= 0:
            players += 1
            stars += cards.VALUE[card]
            weakest = cards.VALUE[card] if weakest < 0 else min(weakest, cards.VALUE[card])
    return players, stars, weakest if players == cards.POSTS else -1


def fielded(squad: tuple[int, ...], reds: int) -> list[int]:
    """By post (the first one is none): who stands there in such a line-up, or -1.

    A footballer brings the same stars on any post. So the best are taken one after another, each if the
    others can move to make room for him; only too many red ones call for the line-up itself.
    """
    red = 0
    for card in squad:
        red += cards.IS_RED[card]
    if red > reds:
        return [-1, *best_team(squad, reds)]
    posts = [-1] * (cards.POSTS + 1)
    left = cards.POSTS
    for card in sorted(squad, key=cards.VALUE.__getitem__, reverse=True):
        if find_post(card, posts, [False] * (cards.POSTS + 1)):
            left -= 1
            if not left:
                break
    return posts


def find_post(card: int, posts: list[int], tried: list[bool]) -> bool:
    """Put a footballer on a post; whoever stands there moves on, if he can."""
    able = CAN_PLAY_POSTS[card]
    for post in able:
        if posts[post] < 0:
            posts[post] = card
            return True
    for post in able:
        if not tried[post]:
            tried[post] = True
            if find_post(posts[post], posts, tried):
                posts[post] = card
                return True
    return False


@lru_cache(maxsize=16384)
def draws_left(squad: tuple[int, ...], reds: int, needed: int) -> float:
    """How many footballers a manager will look at, about, until so many posts are filled.

    It takes the longer the fewer footballers fit on an empty post, or on one whose footballer can move there.
    """
    posts = fielded(squad, reds)
    gaps = sorted([room(posts, post) for post in range(1, cards.POSTS + 1) if posts[post] < 0], key=fitting)
    draws, together = 0.0, 0
    for at, gap in enumerate(gaps):
        together |= gap
        if at >= cards.POSTS - needed:  # the hardest may stay empty, where not all posts are needed
            draws += 1 / fitting(together)
    return draws


def room(posts: list[int], empty: int) -> int:
    """The posts, as bits, on which a new footballer would fill this one, for the others can move."""
    found = 1 << empty
    before = 0
    while found != before:
        before = found
        for post in range(1, cards.POSTS + 1):
            if posts[post] >= 0 and not found >> post & 1 and cards.CAN_PLAY[posts[post]] & found:
                found |= 1 << post
    return found


@lru_cache(maxsize=1 << cards.POSTS + 1)
def fitting(posts: int) -> float:
    """The share of domestic footballers who can play one of these posts."""
    return sum([1 for able in DOMESTIC_POSTS if able & posts]) / len(DOMESTIC_POSTS)
