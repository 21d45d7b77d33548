"""The clocks of the tables: they run, run out, and stand still when they should.

When a table has to do something by itself is in the store, with the row of the log from which it follows. So
a server that starts knows at once what is due, and opens each table when its time has come, whether anybody
looks or not."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import Future
from functools import partial
from typing import Final, Literal

import msgspec

from touchline.engine.match import Match
from touchline.tables import clocks, decide
from touchline.tables.changes import Change
from touchline.tables.clocks import SeatClock
from touchline.tables.entries import AnyRow, Bot, Finish, Gave, Pause, Rest, Sat
from touchline.tables.errors import TableError, say
from touchline.tables.forms import Pass
from touchline.tables.hall import Hall
from touchline.tables.logged import agreed
from touchline.tables.orders import answer, concerned
from touchline.tables.pool import BotPool
from touchline.tables.store import Timing
from touchline.tables.table import Table
from touchline.tables.turns import PATIENCE, caretaker, hand_over, stand_in

log = logging.getLogger(__name__)

EXPIRIES: Final = 2  # when a seat's time is up this often in a row, a bot takes over
AT_ONCE: Final = 4  # tables that are opened at a time because something is due there
DECIDE_WITHIN: Final = clocks.DAY  # where the others decide and nobody does, the caretaker answers
MOST_GIVEN: Final = 7 * clocks.DAY

Instead = Literal["caretaker", "bot", "time"]


class Clocks:
    """Watches the clocks of all tables, and acts for whoever lets one run out (B11-240)."""

    def __init__(self, hall: Hall, pool: BotPool) -> None:
        self._hall = hall
        self._pool = pool
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._opening = asyncio.Semaphore(AT_ONCE)
        self._closed = False

    async def resume(self) -> None:
        """Set the clocks of all tables that nobody else looks after, as the store has them."""
        self._closed, now = False, self._hall.timer()
        for table_id, due in await self._hall.done(self._hall.store.take_over()):
            if (table := self._hall.live(table_id)) is not None:
                await self._hall.follow(table.id)
            elif due is not None:
                self._set(table_id, due - now)

    def after(self, table: Table, change: Change | None) -> tuple[list[SeatClock], Timing | None]:
        """Where the clocks stand after a change, and what of it has to be stored, if anything.

        What goes into the store with a row is never too late: if the server dies before it can say more, the
        table is opened at once and looked at again. Only without a change is an order asked whether it
        answers.
        """
        match = (change and change.match) or table.match
        row = change.row if change else None
        now = self._hall.timer()
        bots, pausing = table.sitting(row)
        found = table.clocks
        if table.time.limited:
            running = not match.over and not agreed(bots, pausing) and not _gathering(table, bots, row)
            found = [
                clocks.turned(table.time, _touched(table, seat, row, now), lane, now, running)
                for seat, lane in enumerate(_lanes(match, bots))
            ]
        abandoned = table.abandoned or (isinstance(row, Bot) and row.expired)
        ordered = partial(concerned, table, match, row=row) if change else partial(answer, table)
        wanted = not all(bots) or abandoned or bool(table.header.league)
        owed = wanted and any(
            match.state.open[seat] and (bot or ordered(seat)) for seat, bot in enumerate(bots)
        )
        due = now if owed else min((one.due for one in found if one.due is not None), default=None)
        same_due = due == table.due or (owed and table.due is not None and table.due <= now)
        if found == table.clocks and same_due and table.stored:
            return found, None
        return found, Timing(due, msgspec.json.encode(found) if table.time.limited else b"")

    def wind(self, table: Table) -> None:
        """Set the timer of a table that was opened or has changed."""
        if not self._hall.mine(table):
            self._set(table.id, None)
            return
        found, timing = self.after(table, None)
        if timing is not None:
            table.clocks, table.due, table.stored = found, timing.due, True
            saved = self._hall.store.save_timing(table.id, timing, table.last)
            self._hall.start(self._saved(table, table.last, saved))
        now = self._hall.timer()
        waiting = [
            one.due + (DECIDE_WITHIN if one.due <= now and others_decide(table, seat) else 0)
            for seat, one in enumerate(table.clocks)
            if one.due is not None
        ]
        self._set(table.id, min(waiting) - now if waiting else None)

    async def _saved(self, table: Table, last: int, saved: Future[bool]) -> None:
        """Should the store not have it, because of trouble or because a row came first, it is asked again."""
        try:
            table.stored = await self._hall.done(saved)
        except TableError:
            table.stored = False
        if not table.stored and table.last > last:
            self.wind(table)
        elif not table.stored:
            self._set(table.id, PATIENCE[0])

    def close(self) -> None:
        """Stop all clocks, also those that would be set again; the store knows when to go on."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _set(self, table_id: str, seconds: float | None) -> None:
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()
        if seconds is not None and not self._closed:
            loop = asyncio.get_running_loop()
            self._timers[table_id] = loop.call_later(
                max(0.0, seconds), lambda: self._hall.start(self.expire(table_id))
            )

    async def expire(self, table_id: str) -> None:
        """Act for every seat whose time is up; bots that owe an answer go on as soon as the table is open."""
        self._timers.pop(table_id, None)
        async with self._opening:
            try:
                while await self._act_for_one(table_id):
                    pass
                table = await self._hall.table(table_id)
                if any(table.time_up(seat) for seat in range(table.match.seats)):
                    self._hall.announce(table)  # the others have to decide
                else:
                    self.wind(table)
            except TableError as error:
                if error.code == 404 or error.code == 410:
                    log.warning("nothing can be done at table %s: %s", table_id, error)
                    return
                log.warning("a time limit at table %s has to wait: %s", table_id, error)
                self._set(table_id, PATIENCE[1])

    async def _act_for_one(self, table_id: str) -> bool:
        acted = False

        def act(table: Table) -> Change | None:
            nonlocal acted
            now = self._hall.timer()
            for seat, clock in enumerate(table.clocks):
                if clock.due is None or clock.due > now or table.match.over:
                    continue
                if clock.resting is not None:
                    acted = True
                    return Change(Rest(seat, False, over=True))
                if not others_decide(table, seat) or clock.due + DECIDE_WITHIN <= now:
                    acted = True
                    return self._at_zero(table, seat)
            acted = False
            return None

        await self._hall.change(table_id, act, replays=True, by_itself=True)
        return acted

    def _at_zero(self, table: Table, seat: int) -> Change:
        bots = self._pool.names(table.game.id)
        again = table.expired(seat) + 1 >= EXPIRIES
        if bots and (table.time.at_zero == "bot" or again):
            return hand_over(table, seat, table.time.stand_in or stand_in(bots), expired=True)
        return caretaker(table, seat)


def _lanes(match: Match, bots: list[str]) -> list[str]:
    """What each person thinks about: the choice, how much was revealed to the seat, how much it decided."""
    lanes = []
    for seat, bot in enumerate(bots):
        choice, learnt = match.lane(seat) if match.state.open[seat] and not bot else ("", 0)
        lanes.append(f"{choice}-{learnt}-{match.count(seat)}" if choice else "")
    return lanes


def _gathering(table: Table, bots: list[str], row: AnyRow | None) -> bool:
    """Whether an open table still waits for somebody who never came: until then no clock runs."""
    sat = {note.seat for note in table.doors.notes if note.what == "sat"}
    here = row.seat if isinstance(row, Sat) else -1
    return table.header.open and any(
        table.kind(seat) == "link" and not bot and seat not in sat and seat != here
        for seat, bot in enumerate(bots)
    )


def _touched(table: Table, seat: int, row: AnyRow | None, now: float) -> SeatClock:
    """The seat's clock, after what a row does to it directly."""
    was = table.clocks[seat]
    match row:
        case Rest(seat=resting, on=on) if resting == seat:
            return clocks.rest(table.time, was, on, now)
        case Gave(to=to, seconds=seconds) if to == seat:
            return clocks.given(was, seconds)
        case _:
            return was


def others_decide(table: Table, seat: int) -> bool:
    """Whether the other managers say what happens when the seat's time is up.

    Not if nobody may know that the seat has to decide, nor if no other person is there to say anything.
    """
    people = [other for other in range(table.match.seats) if other != seat and not table.bot(other)]
    return (
        table.time.at_zero == "others" and bool(people) and seat in table.game.thinking(table.match.state, -1)
    )


def gift(time: clocks.Clock) -> int:
    """How many seconds one gives another at a time."""
    return 5 * clocks.MINUTE if time.each + time.bank < clocks.HOUR else clocks.DAY


class Times:
    """What managers do about time; the part of `service.Tables` that does it."""

    _hall: Hall
    _pool: BotPool

    async def rest(self, who: Pass, seat: int, on: bool) -> None:
        """Go on vacation, or come back."""

        def act(table: Table) -> Change | None:
            decide.check_seat(table, who, seat)
            clock = table.clocks[seat]
            if not table.time.vacation or not table.time.limited:
                raise TableError(409, say("vacation-none"))
            if on == (clock.resting is not None):
                return None
            if on and clocks.rest_left(table.time, clock, self._hall.timer()) < 1:
                raise TableError(409, say("vacation-used-up"))
            return Change(Rest(seat, on))

        await self._hall.change(who.table, act)

    async def pause(self, who: Pass, seat: int, on: bool) -> None:
        """Say that all clocks should stand, which they do when everybody says so; or let them run again."""

        def act(table: Table) -> Change | None:
            decide.check_seat(table, who, seat)
            if not table.time.limited:
                raise TableError(409, say("clock-none"))
            wanted = seat in table.pausing
            return Change(Pause(seat, on)) if on != wanted else None

        await self._hall.change(who.table, act)

    async def finish(self, who: Pass, seat: int, on: bool) -> None:
        """Say that the game should end, or not any more. When everybody says so, bots play it out."""

        def act(table: Table) -> Change | None:
            decide.check_seat(table, who, seat)
            if table.match.over:
                raise TableError(410, say("over-no-bot"))
            return Change(Finish(seat, on)) if on != (seat in table.finishing) else None

        await self._hall.change(who.table, act)

    async def play_out(self, table: Table) -> None:
        """Hand all seats of a table to bots, because everybody agreed to end the game."""
        bots = self._pool.names(table.game.id)
        for seat in range(table.match.seats):

            def act(table: Table, seat: int = seat) -> Change | None:
                if table.bot(seat) or table.match.over or seat not in table.finishing:
                    return None
                return hand_over(table, seat, table.time.stand_in or stand_in(bots), expired=True)

            await self._hall.change(table.id, act, by_itself=True)

    async def give_time(self, who: Pass, seat: int, to: int, seconds: int) -> None:
        """Give another manager more time."""

        def act(table: Table) -> Change:
            decide.check_seat(table, who, seat)
            decide.check_exists(table, to)
            if not table.time.limited:
                raise TableError(409, say("clock-none"))
            if to == seat:
                raise TableError(400, say("gift-to-others"))
            if type(seconds) is not int or not clocks.LEAST_TIME <= seconds <= MOST_GIVEN:
                raise TableError(
                    400, say("gift-range", least=clocks.LEAST_TIME, most=MOST_GIVEN // clocks.DAY)
                )
            return Change(Gave(seat, to, seconds))

        await self._hall.change(who.table, act)

    async def decide_for(self, who: Pass, seat: int, late: int, instead: Instead) -> None:
        """Say what happens to a manager whose time is up, where the others decide that: whoever says it
        first."""

        def act(table: Table) -> Change:
            decide.check_seat(table, who, seat)
            decide.check_exists(table, late)
            if late == seat or not table.time_up(late) or not others_decide(table, late):
                raise TableError(409, say("late-nothing"))
            if instead == "time":
                return Change(Gave(seat, late, gift(table.time)))
            if instead == "bot":
                bots = self._pool.names(table.game.id)
                return hand_over(table, late, table.time.stand_in or stand_in(bots), expired=True)
            return caretaker(table, late)

        await self._hall.change(who.table, act, True)
