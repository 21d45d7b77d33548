"""Who has to be called after a move, and what a notice says.

A notice goes where others may see it: to a lock screen, a mail server, a chat room. So it says the game, the
table's title, how far the game is, who plays, and what is asked only if everybody may know that the seat has
to decide and the words are the same whatever anybody holds.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from babel.dates import format_timedelta

from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game
from touchline.engine.speech import Words, listed, speaker
from touchline.engine.state import State
from touchline.tables.changes import Change
from touchline.tables.clocks import HOUR, SeatClock
from touchline.tables.entries import Acted, Finish, Gave, Nudge, Pause, Play, Rematch, Sat, UndoAsk
from touchline.tables.errors import say
from touchline.tables.outbox import DECIDE, Call
from touchline.tables.table import Table
from touchline.tables.timekeeping import others_decide

WAIT: Final = 60.0  # seconds in which whoever is at the table may answer without being called
LOW: Final = 3 * HOUR  # before a clock runs out, its manager is called again
TURN, LATE, UNDO, SAT, OVER, AGAIN = "turn", "late", "undo", "sat", "over", "again"
NUDGE: Final = "nudge"
PAUSE, FINISH = "pause", "finish"  # somebody would like it, and everybody has to agree
ROUND: Final = "round"  # the round of a league ends soon
ASKED: Final = (TURN, LATE, NUDGE, ROUND)


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one person is told. `tag` is the same for what is the same; `lines` are the body.

    `answer` is where the decision can be answered at once; `choices` are answers that everybody may read.
    `parts` are the tags of what is told together, by which a receiver knows what it was told before.
    """

    title: str
    lines: tuple[str, ...]
    url: str
    tag: str
    answer: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    parts: tuple[str, ...] = ()

    @property
    def body(self) -> str:
        """All lines in one."""
        return " · ".join(self.lines)


# Who is called


def calls(table: Table, change: Change, clocks: Sequence[SeatClock], now: float) -> list[Call]:
    """The calls that follow from a change: to be written with it."""
    bots, _ = table.sitting(change.row)
    people = [seat for seat, bot in enumerate(bots) if not bot]
    alone = len(people) < 2 and not table.time.limited and not table.abandoned
    if alone or table.header.lesson:
        return []  # nobody waits
    return list(_calls(table, change, clocks, now, people))


def _calls(
    table: Table, change: Change, clocks: Sequence[SeatClock], now: float, people: list[int]
) -> Iterator[Call]:
    row, match = change.row, change.match or table.match
    soon = now + WAIT
    for seat in range(match.seats):
        before = "" if table.bot(seat) else table.decision_id(seat)
        after = table.decision_after(seat, change.row, match) if seat in people else ""
        if before == after:
            if isinstance(row, Sat) and (seat == row.seat or table.clocks[seat].since is None):
                yield from low(seat, after, clocks[seat], now)  # now there is somebody, or the clock starts
            continue
        yield Call(seat)
        if not after:
            continue
        # Whoever has just answered is there and sees what comes next, unless an order or the rules did it.
        if seat != row.seat or isinstance(row, Acted) or (isinstance(row, Play) and row.ordered):
            yield Call(seat, f"{TURN} {after}", now, soon)
        yield from low(seat, after, clocks[seat], now)
    yield from _to_decide(table, change, clocks, now, people)
    if match.over and not table.match.over:
        # Also those for whom a bot played on: no game ends without a word to whoever sat there.
        owners = (seat for seat in range(match.seats) if table.kind(seat) != "bot")
        yield from (Call(seat, OVER, now, soon) for seat in owners)
    elif isinstance(row, UndoAsk):
        what = f"{UNDO} {table.last + 1}"
        yield from (Call(seat, what, now, soon) for seat in row.consent if seat in people)
    elif isinstance(row, Pause | Finish) and row.on:
        kind, wishing = (PAUSE, table.pausing) if isinstance(row, Pause) else (FINISH, table.finishing)
        others = (seat for seat in people if seat != row.seat and seat not in wishing)
        yield from (Call(seat, f"{kind} {table.last + 1}", now, soon) for seat in others)
    elif isinstance(row, Sat) and table.header.league:
        asked = table.decision_after(row.seat, row, match)
        if asked:  # nobody sat down by hand: a league seats its managers
            yield Call(row.seat, f"{TURN} {asked}", now, soon)
    elif isinstance(row, Sat) and table.header.open:
        others = (seat for seat in people if seat != row.seat)
        yield from (Call(seat, f"{SAT} {row.seat}", now, soon) for seat in others)
    elif isinstance(row, Nudge) and row.to in people:
        yield Call(row.to, f"{NUDGE if row.seat >= 0 else ROUND} {row.decision}", now, now)
    elif isinstance(row, Rematch):
        yield from (Call(seat, AGAIN, now, soon) for seat in people)


def low(seat: int, asked: str, clock: SeatClock, now: float) -> Iterator[Call]:
    """The call for when the clock of a seat runs low, if it runs for so long."""
    due = clock.due if clock.since is not None else None
    if asked and due is not None and due - now > HOUR:
        yield Call(seat, f"{LATE} {asked}", now, due - lead(due - now))


def _to_decide(
    table: Table, change: Change, clocks: Sequence[SeatClock], now: float, people: list[int]
) -> Iterator[Call]:
    """Calls for when somebody's time is up, where the others say what happens then."""
    row, match = change.row, change.match or table.match
    if table.time.at_zero != "others" or match.over:
        return
    for seat in people:
        asked, due = table.decision_after(seat, row, match), clocks[seat].due
        given = table.last + 1 if isinstance(row, Gave) and row.to == seat else table.gifts[seat]
        if asked and due is not None and due > now and public(table.game, match.state, seat):
            # While the decision and its time stay the same, so does the call: it is written once.
            what = f"{DECIDE} {seat} {asked} {given}"
            yield from (Call(other, what, now, due) for other in people if other != seat)


def late_one(what: str) -> tuple[int, str, int]:
    """The seat that a call to decide is about, its decision, and which row had given it time."""
    _, seat, decision, given = what.split(" ")
    return int(seat), decision, int(given)


def lead(whole: float) -> float:
    """How long before the end of so much time a manager is called once more."""
    return min(float(LOW), whole / 4)


def stands(table: Table, seat: int, what: str) -> bool:
    """Whether there is still a reason for a call."""
    kind, _, decision = what.partition(" ")
    if kind == OVER:
        return table.match.over
    if table.bot(seat):
        return False
    if kind == AGAIN:
        return bool(table.rematch)
    if kind == SAT:
        return not table.match.over
    if kind == DECIDE:
        late, decision, given = late_one(what)
        same = table.decision_id(late) == decision and table.gifts[late] == given
        return same and not table.match.over and others_decide(table, late)
    if kind in (PAUSE, FINISH):
        wishing = table.pausing if kind == PAUSE else table.finishing
        return bool(wishing) and seat not in wishing and not table.match.over
    if kind == UNDO:
        return table.undo_asked is not None and seat in table.undo_asked.consent_missing
    return not table.match.over and table.decision_id(seat) == decision


# What is said


def public(game: Game, state: State, seat: int) -> bool:
    """Whether everybody may know that the seat has to decide."""
    return seat in game.thinking(state, -1)


def asked(game: Game, state: State, seat: int) -> str:
    """What the seat is asked, as far as everybody may know it: words that no card or number gets into."""
    if not public(game, state, seat) or game.rules.unheard[state.open[seat] & 0xFF]:
        return ""
    words, question = Words(game.package), game.question(state, seat)
    try:
        return words.maybe(f"{question}.notice") or words.maybe(question)
    except (TouchlineError, KeyError):  # the words need facts, and the game has none without
        return ""


def notice(table: Table, seat: int, what: str, origin: str) -> Notice:
    """What a manager is told, in the present reader's language."""
    kind = what.partition(" ")[0]
    game, state = table.game, table.match.state
    others = listed(name for other, name in enumerate(table.names) if other != seat)
    lines = [table.title, say("notice-with", others=others) if others else ""]
    if kind == OVER:
        best = listed(table.names[score.seat] for score in table.match.scores if score.place == 1)
        lines.append(say("notice-won", names=best))
    elif kind == AGAIN and table.header.series:
        kind = "next"
    elif kind == DECIDE:
        lines.insert(1, say("notice-decide-for", name=table.names[late_one(what)[0]]))
    elif kind in (PAUSE, FINISH):
        wishing = table.pausing if kind == PAUSE else table.finishing
        who = listed(table.names[other] for other in sorted(wishing))
        lines.insert(1, say(f"notice-{kind}-by", names=who))
    elif kind in ASKED and not public(game, state, seat):
        kind = "look"
    elif kind in ASKED:
        lines[1:1] = [asked(game, state, seat), table.stage()]
        lines.append(_left(table, seat))
    return Notice(
        say(f"notice-{kind}", game=game.title),
        tuple(filter(None, lines)),
        f"{origin}/t/{table.id}#decision",
        f"{table.id}-{seat}-{what.replace(' ', '-')}",
    )


def together(notices: Sequence[Notice], origin: str) -> Notice:
    """Several notices as one, with the last word about each table."""
    if len(notices) == 1:
        return notices[0]
    last = {one.url: one for one in notices}
    parts = tuple(one.tag for one in notices)
    # What was told together before is another notice: mail programs drop a letter whose name they know.
    tag = "several-" + hashlib.sha256(" ".join(sorted(parts)).encode()).hexdigest()[:16]
    if len(last) == 1:
        return msgspec.structs.replace(notices[-1], tag=tag, parts=parts)
    lines = tuple(f"{one.title} · {one.body}" for one in last.values())
    return Notice(say("notice-several", n=len(last)), lines, f"{origin}/me", tag, parts=parts)


def time_left(seconds: float) -> str:
    """A length of time in words, about as precise as people say it."""
    return format_timedelta(max(60, round(seconds)), threshold=1.5, locale=speaker().language)


def _left(table: Table, seat: int) -> str:
    due = table.deadline(seat)
    return say("notice-left", time=time_left(due - table.now())) if due is not None else ""
