"""Sends what lies in the outbox: every call at least once, as long as there is a reason for it.

A call is removed after it was delivered. If the server is killed in between, it is delivered again, with the
same tag, by which receivers know it. What cannot be delivered is tried again, later and later, for most of a
day; a channel that fails for days is switched off, and its owner reads why.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter, defaultdict
from contextlib import suppress
from typing import Final

import msgspec

from touchline.engine.speech import speaking
from touchline.tables import answering, notices, people
from touchline.tables.answering import Answering
from touchline.tables.channels import Channels
from touchline.tables.errors import TableError
from touchline.tables.hall import Hall
from touchline.tables.notices import Notice
from touchline.tables.outbox import DECIDE, CallRow, ChannelRow
from touchline.tables.outward import NotSent
from touchline.tables.people import Address, Settings
from touchline.tables.server_keys import ServerKeys
from touchline.tables.table import Table

log = logging.getLogger(__name__)

AT_ONCE: Final = 64  # channels that are served at a time
MOST: Final = 200  # calls that are looked at in one round
TRIES: Final = (30.0, 120.0, 600.0, 3600.0, 4 * 3600.0, 12 * 3600.0)  # seconds until the next one
LONGEST_WAIT: Final = 24 * 3600.0
LOOK_AGAIN: Final = 600.0  # seconds; another server may have written a call for a table of this one
PATIENCE: Final = 600.0  # seconds for which whoever looks at the table is not called
LOOK: Final = 60.0  # seconds until somebody at the table is looked for again
FAILS_FOR: Final = 3 * 24 * 3600.0  # after which a channel is switched off
CLAIMED: Final = 120.0  # seconds in which a call that is being sent is not sent once more
LEAST_WAIT: Final = 0.2
END_WITHIN: Final = 2.0  # seconds that notices on their way get when the server stops
TROUBLE: Final = 30.0  # seconds to wait when the store is in trouble


class Sender:
    """Watches the outbox of a store."""

    def __init__(self, hall: Hall, channels: Channels) -> None:
        self.channels = channels
        self.origin = (
            ""  # the server's public address; without one, that by which a person's browser knows it
        )
        self.delivered: Counter[str] = Counter()  # by kind of channel, for whoever measures
        self.failed: Counter[str] = Counter()
        self.keys = ServerKeys(hall)
        self.answering = Answering(hall, self.keys)
        self._hall = hall
        self._store = hall.store
        self._loop: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._wake = asyncio.Event()
        self._next = math.inf

    def start(self) -> None:
        """Begin, with what an earlier server left behind first."""
        self._loop = asyncio.get_running_loop().create_task(self._run())

    def expect(self, due: float) -> None:
        """There may be something to send from then on."""
        if due < self._next:
            self._next = due
            self._wake.set()

    async def close(self) -> None:
        """Stop, after a moment for what is on its way; the store knows what is still to be sent."""
        if self._loop is not None:
            self._loop.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=END_WITHIN)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *([self._loop] if self._loop else []), return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            self._next = math.inf
            try:
                await self.send_due()
                due = await self._hall.ask(self._store.next_call)
                self._next = min(self._next, math.inf if due is None else due)
            except Exception as error:
                known = isinstance(error, TableError)
                log.warning("notices have to wait: %s", error, exc_info=None if known else error)
                self._next = self._hall.timer() + TROUBLE
            wait = min(LOOK_AGAIN, max(LEAST_WAIT, self._next - self._hall.timer()))
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._wake.wait()

    async def send_due(self) -> None:
        """Begin to send all that is due. What is begun is put off first: should this server die over it, it
        is sent later."""
        while True:
            now = self._hall.timer()
            due = await self._hall.done(self._store.claim_calls(now, now + CLAIMED, MOST))
            if not due:
                return
            by_channel: defaultdict[str, list[CallRow]] = defaultdict(list)
            for call in due:
                by_channel[call.channel].append(call)
            for channel, calls in by_channel.items():
                await self._gate.acquire()
                task = asyncio.get_running_loop().create_task(self._serve(channel, calls))
                self._tasks.add(task)
                task.add_done_callback(self._served)

    def _served(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._gate.release()
        if not task.cancelled() and (error := task.exception()):
            log.warning("a notice has to wait: %s", error)

    async def settled(self) -> None:
        """Wait for all that was begun."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, channel_id: str, calls: list[CallRow]) -> None:
        """Send what one channel has to hear, together."""
        store, now = self._store, self._hall.timer()
        channel = await self._hall.ask(store.channel, channel_id)
        person = await self._hall.ask(store.person, channel.person) if channel else None
        if channel is None or person is None or channel.state != "good":
            await self._hall.done(store.drop_calls(calls))
            return
        settings, address = people.settings(person), people.address(channel)
        told: list[Notice] = []
        sending, later, dropped = [], [], []
        for call in calls:
            at = people.when(settings, call.called, now)
            found = None if at > now else await self._looked_at(channel, call, settings, address)
            if at > now:
                later.append(msgspec.structs.replace(call, due=at))
            elif isinstance(found, Notice):
                told.append(found)
                sending.append(call)
            elif found:
                later.append(msgspec.structs.replace(call, due=found))
            else:
                dropped.append(call)
        if dropped:
            await self._hall.done(store.drop_calls(dropped))
        await self._put_off(later)
        if sending:
            await self._send(channel, settings, told, sending)

    async def _looked_at(
        self, channel: ChannelRow, call: CallRow, settings: Settings, address: Address
    ) -> Notice | float:
        """What to say about a call; or when to look again; or 0.0 if there is no reason for it."""
        try:
            table = await self._hall.table(call.table_id)
        except TableError as error:
            return 0.0 if error.code in (404, 410, 500) else self._hall.timer() + TROUBLE
        key = await self._hall.ask(self._store.seat_key, channel.person, table.id, call.seat)
        if call.seat not in table.doors.admit(table.id, [key]).seats:
            await self._hall.done(self._store.leave_seat(channel.person, table.id, call.seat))
            return 0.0
        kind = call.what.partition(" ")[0]
        if not notices.stands(table, call.seat, call.what):
            return 0.0
        result = kind in (notices.OVER, notices.AGAIN)
        if kind == notices.OVER and not settings.results:
            return 0.0
        asked = kind in (notices.TURN, notices.LATE)
        if asked and address.shared and not notices.public(table.game, table.match.state, call.seat):
            return 0.0
        if later := self._later(table, call, result):
            return max(0.0, later)
        with speaking(settings.language, call.seat, table.names):
            origin = self.origin or settings.origin
            told = notices.notice(table, call.seat, call.what, origin)
            word = await self.answering.word(channel, call, table)
            return answering.with_answer(told, f"{origin}/n/{word}", kind) if word else told

    def _later(self, table: Table, call: CallRow, result: bool) -> float:
        """When to look again because of what happens at the table; 0 for now, -1 for never."""
        now = self._hall.timer()
        if call.what.startswith(notices.LATE):
            due = table.deadline(call.seat)
            if due is None:
                return now + 3600  # the clock stands
            at = due - notices.lead(due - call.called)
            if at > now + 1:
                return at
        if call.what.startswith(DECIDE):
            due = table.deadline(notices.late_one(call.what)[0])
            if due is None or due > now:
                return now + 3600 if due is None else due
        if table.seats[call.seat].online or not table.away(call.seat):
            if result:
                return -1.0
            return now + LOOK if now < call.called + PATIENCE else 0.0
        return 0.0

    async def _send(
        self, channel: ChannelRow, settings: Settings, told: list[Notice], calls: list[CallRow]
    ) -> None:
        store, now = self._store, self._hall.timer()
        with speaking(settings.language):
            try:
                await self.deliver(channel, settings, told)
            except NotSent as problem:
                self.failed[channel.kind] += 1
                await self._not_sent(channel, calls, problem)
                return
        self.delivered[channel.kind] += len(calls)
        await self._hall.done(store.sent(calls, channel.id, now))

    async def deliver(self, channel: ChannelRow, settings: Settings, told: list[Notice]) -> None:
        """Deliver these notices as one, or say why not: `NotSent`."""
        origin = self.origin or settings.origin
        notice = notices.together(told, origin)
        stop = f"{origin}/me/stop/{await self.keys.stop_word(channel.id)}"
        address = people.address(channel)
        await self.channels.send(channel.kind, address, notice, stop, self._hall.clock())

    async def _not_sent(self, channel: ChannelRow, calls: list[CallRow], problem: NotSent) -> None:
        store, now = self._store, self._hall.timer()
        if problem.gone and channel.kind == "push":
            await self._hall.done(store.drop_channel(channel.id))  # the browser gave it up
            return
        failing = channel.failing or now
        off = problem.gone or now - failing > FAILS_FOR
        state = "off" if off else channel.state
        await self._hall.done(
            store.save_channel(
                msgspec.structs.replace(channel, failing=failing, problem=str(problem), state=state)
            )
        )
        late = [call for call in calls if off or call.tries >= len(TRIES)]
        await self._hall.done(store.drop_calls(late))
        again = [
            msgspec.structs.replace(
                call,
                due=now + max(TRIES[call.tries], min(problem.again_in, LONGEST_WAIT)),
                tries=call.tries + 1,
            )
            for call in calls
            if call not in late
        ]
        await self._put_off(again)

    async def _put_off(self, calls: list[CallRow]) -> None:
        if calls:
            await self._hall.done(self._store.put_off(calls))
            self.expect(min(call.due for call in calls))
