"""Choices inside effects: resources and Stats, one at a time, and what may be paid for (EL-008, EL-011,
EL-363, EL-405)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, by_word, said
from touchline.games.eleven import cards as c, state as s
from touchline.games.eleven.card_text import effect_words
from touchline.games.eleven.effects import ANY_BUT_CASH, CASH
from touchline.games.eleven.rules.club import gain, lose, move_stat, pay
from touchline.games.eleven.rules.lane import go_on, push_next
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.text import markers, stat_name

STAT_OFFSET: Final = 8  # steps may be negative


# gain_any, lose_any, stat_any: one marker or one Stat at a time


def gain_resource(g: Eleven, seat: int, arg: int) -> None:
    """Ask for the next marker: `left | ANY or ANY_BUT_CASH << 4`."""
    if arg & 15:
        g.ask(seat, s.GAIN_ANY, arg)


def legal_gain_any(g: Eleven, seat: int, arg: int) -> list[int]:
    """One of the four resources, or of three."""
    least = CASH + 1 if arg >> 4 == ANY_BUT_CASH else CASH
    return [s.GAIN_ANY | (c.RESOURCE + resource) << 8 for resource in range(least, 4)]


def answer_gain_any(g: Eleven, seat: int, arg: int, option: int) -> None:
    """Take it, and the next one."""
    gain(g, seat, (option >> 8) - c.RESOURCE, 1)
    push_next(g, seat, s.GAIN_RESOURCE, arg - 1)
    go_on(g, seat)


def says_resource(g: Eleven, seat: int, thing: int) -> Said | None:
    """One marker of a resource."""
    return said(markers=markers(1, thing - c.RESOURCE)) if c.RESOURCE <= thing < c.ROW else None


GAIN_ANY_QUESTION: Final = Question(
    s.GAIN_ANY,
    "gain_any",
    "EL-011",
    legal_gain_any,
    answer_gain_any,
    says=says_resource,
    place="resources",
)


def lose_resource(g: Eleven, seat: int, left: int) -> None:
    """Ask for the next marker that goes, while there is one (EL-363)."""
    if left and max(g.resources[4 * seat : 4 * seat + 4]) > 0:
        g.ask(seat, s.LOSE_ANY, left)


def legal_lose_any(g: Eleven, seat: int, left: int) -> list[int]:
    """A resource that the club has."""
    return [s.LOSE_ANY | (c.RESOURCE + what) << 8 for what in range(4) if g.resources[4 * seat + what] > 0]


def answer_lose_any(g: Eleven, seat: int, left: int, option: int) -> None:
    """Give it up, and the next one."""
    lose(g, seat, (option >> 8) - c.RESOURCE, 1)
    push_next(g, seat, s.LOSE_RESOURCE, left - 1)
    go_on(g, seat)


LOSE_ANY_QUESTION: Final = Question(
    s.LOSE_ANY,
    "lose_any",
    "EL-363",
    legal_lose_any,
    answer_lose_any,
    says=says_resource,
    place="resources",
)


def gain_stat(g: Eleven, seat: int, arg: int) -> None:
    """Ask for the next Stat: `steps + 8 | left << 4 | taken as bits << 8`."""
    if arg >> 4 & 15:
        g.ask(seat, s.STAT_ANY, arg)


def legal_stat_any(g: Eleven, seat: int, arg: int) -> list[int]:
    """One of the four Stats, another one the second time (EL-405)."""
    return [s.STAT_ANY | (c.RESOURCE + stat) << 8 for stat in range(4) if not arg >> 8 + stat & 1]


def answer_stat_any(g: Eleven, seat: int, arg: int, option: int) -> None:
    """Move it, and the next one."""
    stat = (option >> 8) - c.RESOURCE
    move_stat(g, seat, stat, (arg & 15) - STAT_OFFSET)
    push_next(g, seat, s.GAIN_STAT, (arg | 1 << 8 + stat) - (1 << 4))
    go_on(g, seat)


def says_stat_any(g: Eleven, seat: int, thing: int) -> Said | None:
    """A Stat to move, and where it stands."""
    if not c.RESOURCE <= thing < c.ROW:
        return None
    stat = thing - c.RESOURCE
    return said(stat=stat_name(stat), now=g.stats[4 * seat + stat])


STAT_ANY_QUESTION: Final = Question(
    s.STAT_ANY,
    "stat_any",
    "EL-405",
    legal_stat_any,
    answer_stat_any,
    asks=said(rule="EL-040"),
    says=says_stat_any,
    place="stats",
)


# optional_cost: pay for the rest of the effect, or not


def drop_rest(g: Eleven, seat: int) -> None:
    """A gate is closed: the rest of the effect, on top of the agenda, does not happen."""
    g.todo[seat].pop()


def answer_optional_cost(g: Eleven, seat: int, row: int, option: int) -> None:
    """The rest happens if it is paid for."""
    if option >> 8 == c.PAY:
        pay(g, seat, c.PART_X[row], c.PART_N[row])
    else:
        drop_rest(g, seat)
    go_on(g, seat)


OPTIONAL_COST_QUESTION: Final = Question(
    s.OPTIONAL_COST,
    "optional_cost",
    "EL-008",
    (c.PAY, c.NO),
    answer_optional_cost,
    asks=lambda g, seat, row: said(cost=markers(c.PART_N[row], c.PART_X[row]), rest=effect_words(row + 1)),
    says=by_word({c.PAY: "", c.NO: "no"}),
    caretaker=c.NO,
)
