"""Pre-match: line-ups, in secret and at the same time (SC-134 to SC-150, SC-325, SC-326, SC-339).

The argument of every question here is `mode | slot << 2`, with SHORT where places will stay empty.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.game import TAKE_BACK
from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.superclub import cards as c, state as s
from touchline.games.superclub.cards import CLOSE_THIRD, DEFAULT_GK, FORMATION, FORMATIONS, GK, POSITION
from touchline.games.superclub.rules.answers import tempting_squad, word, words
from touchline.games.superclub.rules.auto_line_up import auto_best, reuse_last
from touchline.games.superclub.rules.available import (
    OUTFIELD,
    THIRD_AT,
    available,
    counts,
    is_available,
    is_open,
    outfielders,
    still_there,
    unplaced,
)
from touchline.games.superclub.rules.strength import boost_of
from touchline.games.superclub.state import EMPTY, FILL, FIRST_SLOT, GOAL, KEEPER, PITCH_SLOTS, Superclub
from touchline.games.superclub.text import facts, halves, name

USUAL: Final = 0
AGAIN: Final = 1  # relineup: without the boost (GC-28)
LOCKED: Final = 2  # the same players in the same slots (GC-18)
SHORT: Final = 64  # there are too few outfield players (SC-149)


# The flow


def line_ups(g: Superclub, playing: int) -> None:
    """All managers who play set their line-ups at the same time (SC-134, SC-338)."""
    g.revealed = 0
    for seat in range(g.seats):
        if playing >> seat & 1:
            begin(g, seat, LOCKED if g.locked >> seat & 1 and g.contest == s.LEAGUE else USUAL)


def begin(g: Superclub, seat: int, mode: int) -> None:
    """An empty pitch, or the locked one."""
    if mode != AGAIN:
        g.boost_at[seat] = -1
    if mode == LOCKED and g.last[seat]:
        g.formation[seat] = g.last[seat][PITCH_SLOTS]
        g.pitch[seat] = still_there(g, seat)
        fill(g, seat, mode)
    else:
        g.formation[seat] = -1
        g.pitch[seat] = [EMPTY] * PITCH_SLOTS
        g.ask(seat, s.LINE_UP, mode if mode == AGAIN else USUAL)


def fill(g: Superclub, seat: int, mode: int) -> None:
    """Ask for the first slot; whether there are too few players is known from the start."""
    able = outfielders(g, seat)
    fill_on(g, seat, mode if len(able) >= OUTFIELD else mode | SHORT, GOAL)


def fill_on(g: Superclub, seat: int, mode: int, slot: int) -> None:
    """Ask for the next empty slot; then boost and ready."""
    pitch = g.pitch[seat]
    room = FORMATIONS[g.formation[seat]]
    for at in range(slot, PITCH_SLOTS):
        third = THIRD_AT[at]
        if pitch[at] == EMPTY and at - FIRST_SLOT[third] < room[third]:
            if at != GOAL and mode & SHORT and not unplaced(g, seat):
                break
            g.ask(seat, FILL, mode | at << 2)
            return
    finish(g, seat, mode & 3)


def finish(g: Superclub, seat: int, mode: int) -> None:
    """Everybody stands: place the captain boost (SC-145), then confirm."""
    if mode != AGAIN and g.contest == s.LEAGUE and g.place[seat]:
        g.ask(seat, s.BOOST_THIRD, mode)
    else:
        g.ask(seat, s.READY, mode)


# line_up: a formation, the last line-up again, or the automatic one (SC-135)


def legal_line_up(g: Superclub, seat: int, mode: int) -> list[int]:
    """The five formations in the order of the ledger."""
    options = [s.LINE_UP | (FORMATION + number) << 8 for number in range(len(FORMATIONS))]
    if g.last[seat]:
        options.append(s.LINE_UP | c.REUSE_LAST << 8)
    options.append(s.LINE_UP | c.AUTO_BEST << 8)
    return options


def answer_line_up(g: Superclub, seat: int, mode: int, option: int) -> None:
    """Slots are filled one by one, or all at once."""
    thing = option >> 8
    if thing == c.AUTO_BEST:
        auto_best(g, seat)
        finish(g, seat, mode)
    elif thing == c.REUSE_LAST:
        reuse_last(g, seat)
        finish(g, seat, mode)
    else:
        g.formation[seat] = thing - FORMATION
        fill(g, seat, mode)


def asks_line_up(g: Superclub, seat: int, mode: int) -> Said:
    """All at the same time, or one anew in a match."""
    return said("again" if mode & 3 == AGAIN else "")


def says_line_up(g: Superclub, seat: int, thing: int) -> Said | None:
    """A formation, or a whole line-up."""
    if FORMATION <= thing < FORMATION + len(FORMATIONS):
        return said(formation=name(thing))
    return word(thing, [c.REUSE_LAST, c.AUTO_BEST])


def same_or_automatic(g: Superclub, seat: int, mode: int) -> int:
    """The last line-up, at first the automatic one (SC-325)."""
    return s.LINE_UP | (c.REUSE_LAST if g.last[seat] else c.AUTO_BEST) << 8


LINE_UP_QUESTION: Final = Question(
    s.LINE_UP,
    "line_up",
    "SC-135",
    legal_line_up,
    answer_line_up,
    asks=asks_line_up,
    says=says_line_up,
    place="pitch",
    caretaker=same_or_automatic,
    unheard=True,
)


# fill: goalkeeper, defenders, midfielders, attackers, from left to right (SC-136 to SC-139)


def slot_of(arg: int) -> int:
    """The slot that a question asks for."""
    return arg >> 2 & 15


def legal_fill(g: Superclub, seat: int, arg: int) -> list[int]:
    """In goal a goalkeeper card or the default goalkeeper; elsewhere any outfield player (SC-137)."""
    slot = slot_of(arg)
    if slot == GOAL:
        options = [FILL | DEFAULT_GK << 8]
        for player in available(g, seat):
            if POSITION[player] == GK:
                options.append(FILL | player << 8)
        return options
    left = unplaced(g, seat)
    options = [FILL | player << 8 for player in left]
    if arg & SHORT and may_close(g, seat, slot, len(left)):
        options.append(FILL | CLOSE_THIRD << 8)
    return options


def may_close(g: Superclub, seat: int, slot: int, left: int) -> bool:
    """A third may stay short if there are too few players and the later thirds have room (SC-149, SC-339)."""
    room = 0
    here = THIRD_AT[slot]
    empty = 0
    for at in range(slot, PITCH_SLOTS):
        if g.pitch[seat][at] == EMPTY and is_open(g.formation[seat], at):
            empty += 1
            if THIRD_AT[at] != here:
                room += 1
    return left < empty and left <= room


def answer_fill(g: Superclub, seat: int, arg: int, option: int) -> None:
    """He stands there; a closed third leaves its rightmost slots empty (SC-150)."""
    slot = slot_of(arg)
    mode = arg & (SHORT | 3)
    thing = option >> 8
    if thing == CLOSE_THIRD:
        fill_on(g, seat, mode, s.END_SLOT[THIRD_AT[slot]])
        return
    g.pitch[seat][slot] = KEEPER if thing == DEFAULT_GK else thing
    fill_on(g, seat, mode, slot + 1)


def slot_words(slot: int) -> Said:
    """A slot as people call it: in goal, or which defender, midfielder or attacker."""
    third = THIRD_AT[slot]
    where = "goal" if slot == GOAL else c.THIRDS[third]
    return said(third=where, n=slot - FIRST_SLOT[third] + 1)


def says_fill(g: Superclub, seat: int, thing: int) -> Said | None:
    """Somebody for the slot, and what he counts there."""
    if thing == DEFAULT_GK:
        return said(place="pitch", card=name(thing), facts=facts(g, thing), stars=halves(2 * c.DEFAULT_STARS))
    if thing >= c.PLAYERS:
        return word(thing, [CLOSE_THIRD])
    slot = min(PITCH_SLOTS - 1, slot_of(g.open[seat] >> 8))
    return said(card=name(thing), facts=facts(g, thing), stars=halves(counts(g, thing, THIRD_AT[slot])))


def refuses_man(g: Superclub, seat: int, slot: int, man: int) -> Said | None:
    """Why this player may not stand in this slot."""
    if man >= c.PLAYERS:
        return None
    if man not in g.squad[seat]:
        return refuse("SC-134", "not-in-squad")
    if man in g.pitch[seat]:
        return refuse("SC-134", "on-the-pitch")
    if not is_available(g, seat, man):
        return refuse("SC-144", "not-available")
    if slot == GOAL:
        return refuse("SC-139", "goal")
    return refuse("SC-138", "goalkeeper") if POSITION[man] == GK else None


def fill_locked(g: Superclub, seat: int, arg: int) -> int:
    """A line-up that is half set is taken back; in a locked one who counts most in the slot (SC-325)."""
    if arg & 3 != LOCKED:
        return TAKE_BACK
    options = legal_fill(g, seat, arg)
    third = THIRD_AT[slot_of(arg)]
    best = -1
    most = 0
    for option in options:
        player = option >> 8
        if player < c.PLAYERS:
            value = counts(g, player, third) * c.PLAYERS - player
            if best < 0 or value > most:
                best = option
                most = value
    return best if best >= 0 else options[0]


FILL_QUESTION: Final = Question(
    FILL,
    "fill",
    "SC-134",
    legal_fill,
    answer_fill,
    asks=lambda g, seat, arg: slot_words(slot_of(arg))._replace(rule="SC-136"),
    says=says_fill,
    place="squad",
    refuses=lambda g, seat, arg, option: refuses_man(g, seat, slot_of(arg), option >> 8),
    tempting=tempting_squad,
    caretaker=fill_locked,
    unheard=True,
)


# boost: the captain boost in one third (SC-145 to SC-147)


def answer_boost(g: Superclub, seat: int, mode: int, option: int) -> None:
    """It counts whenever that third is used in this match."""
    g.boost_at[seat] = (option >> 8) - c.THIRD
    g.ask(seat, s.READY, mode)


def says_boost(g: Superclub, seat: int, thing: int) -> Said | None:
    """A third for the captain boost."""
    if not c.THIRD <= thing < FORMATION:
        return None
    return said(third=name(thing), stars=boost_of(g, seat, True))


BOOST_QUESTION: Final = Question(
    s.BOOST_THIRD,
    "boost",
    "SC-145",
    (c.THIRD + c.ATT, c.THIRD + c.MID, c.THIRD + c.DEF),
    answer_boost,
    says=says_boost,
    place="pitch",
    caretaker=c.THIRD + c.MID,
    unheard=True,
)


# ready: confirm or begin again (SC-148)


def answer_ready(g: Superclub, seat: int, mode: int, option: int) -> None:
    """Confirmed, it waits for the others."""
    if option >> 8 == c.RESTART:
        begin(g, seat, mode)
    elif mode == AGAIN and g.events is not None:
        g.tell("line_up", "SC-148", shown(g, seat))


READY_QUESTION: Final = Question(
    s.READY,
    "ready",
    "SC-148",
    (c.CONFIRM, c.RESTART),
    answer_ready,
    asks=asks_line_up,
    says=words(c.CONFIRM, c.RESTART),
    caretaker=c.CONFIRM,
    unheard=True,
)


def reveal_line_ups(g: Superclub, playing: int) -> None:
    """Line-ups and boosts are shown at the same time (SC-148)."""
    g.revealed = 1
    g.reveal()
    if g.events is not None:
        for seat in range(g.seats):
            if playing >> seat & 1:
                g.tell("line_up", "SC-148", shown(g, seat))


def shown(g: Superclub, seat: int) -> list[int]:
    """A line-up as it is told: seat, formation, boost, the fourteen slots."""
    return [seat, g.formation[seat], g.boost_at[seat], *g.pitch[seat]]
