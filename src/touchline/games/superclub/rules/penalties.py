"""Penalty shoot-outs: the away side or the opponent shoots first in every pair (SC-224 to SC-238, SC-340)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, said
from touchline.games.superclub import state as s
from touchline.games.superclub.cards import (
    DEFAULT_GK,
    DEFAULT_STARS,
    OPPONENT_TAKERS,
)
from touchline.games.superclub.rules.answers import best_player, says_card
from touchline.games.superclub.rules.finals import decide
from touchline.games.superclub.rules.strength import seat_of, side_of
from touchline.games.superclub.state import Superclub

FIRST_FIVE: Final = 5  # SC-231
BLOCK: Final = 11  # SC-233 to SC-236


def goals_of(g: Superclub, side: int) -> int:
    """How many penalties a side has scored."""
    goals = 0
    for kick in g.kicks:
        if kick & 1 == side:
            goals += kick >> 1 & 1
    return goals


def taken_by(g: Superclub, side: int) -> list[int]:
    """Who has shot for a side, in order."""
    return [(kick >> 5) - 3 for kick in g.kicks if kick & 1 == side]


def is_decided(g: Superclub) -> bool:
    """One side cannot be caught within five each, or leads after a round of sudden death (SC-231, SC-232)."""
    home = goals_of(g, 0)
    away = goals_of(g, 1)
    shot = len(g.kicks)
    away_shot = (shot + 1) // 2
    home_shot = shot // 2
    if away_shot <= FIRST_FIVE:
        return home > away + FIRST_FIVE - away_shot or away > home + FIRST_FIVE - home_shot
    return away_shot == home_shot and home != away


def penalty(g: Superclub, arg: int) -> None:
    """The next penalty, until it is decided."""
    if is_decided(g):
        home_won = goals_of(g, 0) > goals_of(g, 1)
        if g.events is not None:
            g.tell("shoot_out", "SC-231", [g.home, g.away, goals_of(g, 0), goals_of(g, 1)])
        decide(g, home_won)
        return
    side = 1 - len(g.kicks) % 2  # SC-229, SC-238
    seat = seat_of(g, side)
    g.push(s.PENALTY)
    if seat < 0:
        number = len(g.kicks) // 2
        shoot(g, side, s.RIVAL, OPPONENT_TAKERS[number % BLOCK])  # SC-230, SC-233, SC-235, SC-236
    else:
        g.ask(seat, s.TAKER)


# taker: nobody shoots twice until everybody on the pitch has shot once (SC-228, SC-234)


def takers(g: Superclub, seat: int) -> list[int]:
    """Those who may shoot now; the cycle is as long as the side has players (SC-340)."""
    men = [man for man in g.pitch[seat] if man != s.EMPTY]
    shot = taken_by(g, side_of(g, seat))
    done = shot[len(shot) - len(shot) % len(men) :]
    return [man for man in men if man not in done]


def legal_taker(g: Superclub, seat: int, arg: int) -> list[int]:
    """Each player still allowed."""
    return [s.TAKER | (DEFAULT_GK if man == s.KEEPER else man) << 8 for man in takers(g, seat)]


def answer_taker(g: Superclub, seat: int, arg: int, option: int) -> None:
    """He counts the full stars of his card, the default goalkeeper one (SC-227, SC-237)."""
    man = s.KEEPER if option >> 8 == DEFAULT_GK else option >> 8
    shoot(g, side_of(g, seat), man, DEFAULT_STARS if man == s.KEEPER else g.stars[man])


def asks_taker(g: Superclub, seat: int, arg: int) -> Said:
    """Which penalty, and the score."""
    side = side_of(g, seat)
    number = len(g.kicks) // 2 + 1
    return said(rule="SC-228", n=number, ours=goals_of(g, side), theirs=goals_of(g, 1 - side))


TAKER_QUESTION: Final = Question(
    s.TAKER,
    "taker",
    "SC-234",
    legal_taker,
    answer_taker,
    asks=asks_taker,
    says=says_card,
    place="pitch",
    pick=best_player,
)


def is_goal(stars: int, die: int) -> bool:
    """An s-star player scores on 7 - s or higher, with six stars always (SC-225, SC-226)."""
    return stars >= 6 or die >= 7 - stars


def shoot(g: Superclub, side: int, man: int, stars: int) -> None:
    """One die, but for a 6-star player (SC-226)."""
    die = 0
    if stars < 6:
        g.reveal()
        die = g.rand(6) + 1
    goal = 1 if is_goal(stars, die) else 0
    g.kicks.append(side | goal << 1 | die << 2 | man + 3 << 5)
    if g.events is not None:
        g.tell("penalty", "SC-225", [seat_of(g, side), man, stars, die, goal, goals_of(g, 0), goals_of(g, 1)])
