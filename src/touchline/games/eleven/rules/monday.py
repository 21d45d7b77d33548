"""Monday: production, then the Board Meeting decided by the Directors' votes (EL-069 to EL-090, EL-384)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, said
from touchline.games.eleven import cards as c, effects as e, state as s
from touchline.games.eleven.card_text import effect_words
from touchline.games.eleven.rules.club import board, can_reroll, gain, lasts
from touchline.games.eleven.rules.dice import D6, spend_reroll
from touchline.games.eleven.rules.lane import MAY_DECLINE, go_on, push_next
from touchline.games.eleven.rules.market import draw
from touchline.games.eleven.rules.saying import says_die
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.text import colour_name, name

# What touches the Transfer Area, a common deck or a discard pile is resolved in turn order (EL-384).
COMMON: Final = (
    e.DO_HIRE_PLAYER,
    e.DO_HIRE_YOUNGSTER,
    e.DO_HIRE_STAFF,
    e.DO_REFRESH,
    e.DO_TACTIC,
    e.DO_VETERANS,
    e.DO_SELL,
    e.DO_LOSE_SPONSOR,
)


def produce(g: Eleven, arg: int) -> None:
    """Each Stat gives as many markers as its space says, then Infrastructure (EL-070, EL-071, EL-072, EL-073,
    EL-074)."""
    g.day = s.MONDAY
    for seat in range(g.seats):
        for stat in range(4):
            gain(g, seat, stat, g.stats[4 * seat + stat])
        for kind in range(c.INFRASTRUCTURES):
            for _ in range(g.built[c.INFRASTRUCTURES * seat + kind]):
                if c.PRODUCTION[kind]:
                    push_next(g, seat, s.PART, c.PRODUCTION[kind])
        go_on(g, seat)


# Board Meeting: a card, a die, three votes


def draw_meetings(g: Eleven, arg: int) -> None:
    """Everybody draws a card and rolls for the votes; the rerolls are simultaneous (EL-078, EL-079,
    EL-080)."""
    for seat in g.in_order(g.lead):
        card = draw(g, g.board_deck, g.board_discard)
        g.meeting[seat] = card
        g.free_rolls[seat] = lasts(g, seat, e.LASTS_FREE_REROLL)
        if g.events is not None:
            g.tell("meeting", "EL-078", [seat, card])
        roll_votes(g, seat)
    g.push(s.BOARD_DECISIONS)
    for seat in range(g.seats):
        ask_reroll(g, seat)


def majority(g: Eleven, seat: int, face: int) -> int:
    """The colour with most votes; -1 if there are three different ones (EL-081, EL-082, EL-085)."""
    votes = [c.VOTE[6 * (card - c.DIRECTOR) + face - 1] for card in board(g, seat)]
    if votes[0] == votes[1] or votes[0] == votes[2]:
        return votes[0]
    return votes[1] if votes[1] == votes[2] else -1


def roll_votes(g: Eleven, seat: int) -> None:
    """Roll until there is a majority; rerolls for a tie are free (EL-080, EL-083)."""
    while True:
        g.die[seat] = 1 + g.rand(D6)
        g.colour[seat] = majority(g, seat, g.die[seat])
        g.reveal()
        if g.events is not None:
            g.tell("votes", "EL-081", [seat, g.die[seat], g.colour[seat]])
        if g.colour[seat] >= 0:
            return


# bm_reroll: keep the votes, or roll again


def ask_reroll(g: Eleven, seat: int) -> None:
    """Ask those who have a fan or a free reroll (EL-076, EL-084)."""
    if can_reroll(g, seat):
        g.ask(seat, s.BM_REROLL)


def answer_bm_reroll(g: Eleven, seat: int, arg: int, option: int) -> None:
    """The last roll counts (EL-076, EL-084)."""
    if option >> 8 == c.REROLL:
        spend_reroll(g, seat)
        roll_votes(g, seat)
        ask_reroll(g, seat)


def asks_bm_reroll(g: Eleven, seat: int, arg: int) -> Said:
    """The matter, the die, and what the board wants now."""
    colour = colour_name(g.colour[seat])
    return said(rule="EL-084", card=name(g.meeting[seat]), die=g.die[seat], colour=colour)


def says_bm_reroll(g: Eleven, seat: int, thing: int) -> Said | None:
    """Keep the votes, with the decision, or roll again."""
    asked = g.open[seat] & 0xFF == s.BM_REROLL
    return says_die(g, seat, thing, effect_words(decision(g, seat)) if asked else "")


BM_REROLL_QUESTION: Final = Question(
    s.BM_REROLL,
    "bm_reroll",
    "EL-076",
    (c.KEEP, c.REROLL),
    answer_bm_reroll,
    asks=asks_bm_reroll,
    says=says_bm_reroll,
    place="die",
    caretaker=c.KEEP,
)


# The decisions


def decision(g: Eleven, seat: int) -> int:
    """The effect that the board decided on."""
    return c.DECISION[3 * (g.meeting[seat] - c.BOARD_MEETING) + g.colour[seat]]


def is_common(row: int) -> bool:
    """Whether an effect touches what all clubs share."""
    while c.PART_DO[row] != e.DO_END:
        if c.PART_DO[row] in COMMON:
            return True
        row += 1
    return False


def board_decisions(g: Eleven, arg: int) -> None:
    """Decisions that touch only the club itself, all at the same time (EL-069, EL-383, EL-384)."""
    g.push(s.COMMON_DECISIONS)
    for seat in g.in_order(g.lead):
        if g.events is not None:
            g.tell("decision", "EL-082", [seat, g.meeting[seat], g.colour[seat]])
        if not is_common(decision(g, seat)):
            push_next(g, seat, s.PART, decision(g, seat) | MAY_DECLINE)
            go_on(g, seat)


def common_decisions(g: Eleven, turn: int) -> None:
    """The others one after the other, from the First player on (EL-384)."""
    while turn < g.seats:
        seat = (g.lead + turn) % g.seats
        turn += 1
        if is_common(decision(g, seat)):
            g.push(s.COMMON_DECISIONS, turn)
            push_next(g, seat, s.PART, decision(g, seat) | MAY_DECLINE)
            go_on(g, seat)
            return


def lasts_a_week(row: int) -> bool:
    """Whether an effect stays on the table with a reminder token."""
    while c.PART_DO[row] != e.DO_END:
        if c.PART_DO[row] == e.DO_WEEK:
            return True
        row += 1
    return False


def end_board_meeting(g: Eleven, arg: int) -> None:
    """Cards are discarded, but for those whose effect lasts this Week (EL-090)."""
    for seat in g.in_order(g.lead):
        g.free_rolls[seat] = 0
        if not lasts_a_week(decision(g, seat)):
            g.board_discard.append(g.meeting[seat])
            g.meeting[seat] = -1
            g.colour[seat] = -1
