"""Live tables for everybody who plays: create, enter, decide, talk, leave and come back, export, import.

A change is durable before it is answered and before anybody hears of it. What goes wrong is a `TableError`
with a status code and a sentence that says what to do, and has changed nothing. `hall` keeps the open tables,
`making` opens new ones, in `decide` people play, `turns` lets bots and clocks act.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from touchline.bots.review import Depth
from touchline.engine import record
from touchline.tables import decide
from touchline.tables.absence import Absences
from touchline.tables.calling import Calling
from touchline.tables.cards import Cards
from touchline.tables.changes import Change
from touchline.tables.channels import Channels
from touchline.tables.coach import Coach
from touchline.tables.daily import Daily
from touchline.tables.decide import Decides
from touchline.tables.doors import hashed
from touchline.tables.entries import Back, Name, Say
from touchline.tables.errors import NotAllowed, Stale, TableError, say
from touchline.tables.finding import Finds
from touchline.tables.forms import (
    Created,
    Followed,
    NewTable,
    Pass,
    SeatCard,
    SeatSpec,
    TableCard,
    clean_name,
    clean_talk,
)
from touchline.tables.hall import Hall
from touchline.tables.leagues import Leagues
from touchline.tables.managers import Managers
from touchline.tables.nudging import Nudges
from touchline.tables.orders import StandingOrders, give
from touchline.tables.pool import BotPool
from touchline.tables.sharing import Sharing
from touchline.tables.sitting import Sits
from touchline.tables.solving import Solves
from touchline.tables.sql import Store
from touchline.tables.table import Table
from touchline.tables.teaching import Teaches
from touchline.tables.timekeeping import Clocks, Times
from touchline.tables.turns import BotTurns, hand_over
from touchline.tables.upkeep import let_go

__all__ = [
    "Created",
    "Followed",
    "NewTable",
    "NotAllowed",
    "Pass",
    "SeatCard",
    "SeatSpec",
    "Stale",
    "TableCard",
    "TableError",
    "Tables",
]

T = TypeVar("T")

MOST_LISTED = 200
DAY = 86_400.0
TIDY_EVERY = 3600.0
JUST_PLAYED = 300.0  # seconds since the last move at a table that is open in all likelihood
REOPEN_WITHIN = 0.2  # seconds
MOST_REOPENED = 100
PROBE_EVERY = 1.0
PROBE_WITHIN = 5.0

log = logging.getLogger(__name__)


def steady() -> Callable[[], float]:
    """A clock that shows the time of day now and does not jump when that is set."""
    offset = time.time() - time.monotonic()
    return lambda: time.monotonic() + offset


class Tables(Decides, Teaches, Daily, Solves, Finds, Sits, Times, Nudges):
    """All tables of a store. Whoever opened the store and the pool closes them."""

    def __init__(
        self,
        store: Store,
        pool: BotPool | None = None,
        *,
        clock: Callable[[], float] | None = None,
        pause: float = 0.4,
        most_open: int = 500,
        depth: Depth | None = None,
        channels: Channels | None = None,
    ) -> None:
        self._own_pool = pool is None
        self._pool = pool or BotPool()
        # A clock that is set right, or by an hour in spring, gives and takes nobody any time.
        self._hall = Hall(store, clock or time.time, clock or steady(), most_open)
        self._bots = BotTurns(self._hall, self._pool, pause)
        self._clocks = Clocks(self._hall, self._pool)
        self._hall.timing = self._clocks.after
        self._orders = StandingOrders(self._hall)
        self.calling = Calling(self._hall, channels)
        self._hall.calls = self.calling.after
        self.managers = Managers(self._hall, self.calling.sender.keys)
        self.leagues = Leagues(self._hall, self, self._pool)
        self._absences = Absences(self._hall)
        self._sharing = Sharing(self._hall, self._clocks, self._absences, self.calling.sender, self.leagues)
        self._cards = Cards(self._hall)
        self._seeking = asyncio.Lock()
        self._probe: asyncio.Future[None] | None = None
        self._probed = 0.0
        self._hall.listeners += [self._clocks.wind, self._bots.wake, self._orders.wake]
        self._hall.listeners += [self._absences.watch, self._cards.note]
        self._hall.listeners += [self._note_result, self.leagues.note]
        self.daily_begins()
        self.coach = Coach(self._hall, self._pool, depth or Depth())

    async def resume(self) -> None:
        """Go on where an earlier server stopped: clocks run, bots answer and people are called, though nobody
        looks."""
        self._sharing.start()
        await self._reopen()
        await self._clocks.resume()
        await self.managers.sweep()
        await self.leagues.resume()
        self.calling.sender.start()

    async def _reopen(self) -> None:
        """Open the tables at which people have just played: their pages come back at once.

        Before anybody is served that takes a millisecond for each table; beside all that they want, ten.
        """
        until = time.monotonic() + REOPEN_WITHIN
        for info in await self._hall.ask(self._hall.store.tables, "playing", MOST_REOPENED):
            if info.updated < self._hall.clock() - JUST_PLAYED or time.monotonic() > until:
                return
            with suppress(TableError):  # whoever comes hears what is wrong with it
                await self._hall.table(info.id)

    def _note_result(self, table: Table) -> None:
        """Keep how a game ended, the first time that its holder sees it over; end one that all gave up."""
        if not self._hall.mine(table):
            return
        if table.given_up:
            self._hall.start(self.play_out(table))
        if table.match.over and not table.noted:
            table.noted = True
            self._hall.start(self.managers.note(table))
            if table.header.series:
                self._hall.start(self.next_game(table))

    async def close(self) -> None:
        """Stop bots and clocks, and finish the changes that were begun."""
        self._hall.listeners.clear()
        self._sharing.close()
        self._clocks.close()
        self.leagues.close()
        self._absences.close()
        await self.calling.sender.close()
        await self._bots.close()
        await self._orders.close()
        await self.coach.close()
        await self._hall.close()
        await self._cards.close()
        if self._own_pool:
            await asyncio.to_thread(self._pool.close)

    @property
    def hall(self) -> Hall:
        """The open tables, for those who measure them."""
        return self._hall

    @property
    def pool(self) -> BotPool:
        """Where bots think, for those who measure it."""
        return self._pool

    async def probe(self) -> None:
        """Whether the store can be written; asked often, it is tried once a second."""
        if self._probe is None or (self._probe.done() and time.monotonic() > self._probed + PROBE_EVERY):
            self._probed = time.monotonic()
            self._probe = asyncio.ensure_future(self._hall.done(self._hall.store.probe()))
        try:
            await asyncio.wait_for(asyncio.shield(self._probe), PROBE_WITHIN)
        except TimeoutError as error:
            raise TableError(503, say("store-silent", seconds=f"{PROBE_WITHIN:g}")) from error

    async def tidy(self, days: float) -> None:
        """From now on, let finished games of bots alone go after this many days."""
        while True:
            try:
                gone = await let_go(self._hall, time.time() - days * DAY)
                if gone:
                    log.info("%d finished games of bots were let go", gone)
            except TableError as error:
                log.warning("old games of bots have to wait: %s", error)
            await asyncio.sleep(TIDY_EVERY)

    # Coming in

    async def enter(self, table_id: str, token: str | None) -> Pass:
        """What a token allows at the table; refused if it opens nothing there."""
        return self.entered(await self.table(table_id), token)

    async def admit(self, table_id: str, tokens: Sequence[str]) -> Pass:
        """What these tokens allow together. Without any one watches, but not at a private table."""
        return self.admitted(await self.table(table_id), tokens)

    def entered(self, table: Table, token: str | None) -> Pass:
        """What a token allows at an open table; refused if it opens nothing there."""
        who = self.recognised(table, [token])
        if not who.known:
            raise TableError(403, say("link-wrong"))
        return who

    def admitted(self, table: Table, tokens: Sequence[str], keys: Sequence[str] = ()) -> Pass:
        """What these tokens allow together at an open table, unless it is private and they are none of it."""
        who = self.recognised(table, tokens, keys)
        if not who.known and (table.header.private or table.kept_back):
            raise TableError(403, say("table-private"))
        return who

    def recognised(self, table: Table, tokens: Sequence[str | None], keys: Sequence[str] = ()) -> Pass:
        """What these tokens allow at an open table; a sign of life of whoever has them. `keys` are hashes of
        tokens that a manager has on another device."""
        who = table.doors.admit(table.id, [*map(hashed, tokens), *keys])
        self._absences.seen(table, who.seats)
        self._bots.look(table)
        return who

    async def running(self, table_ids: Sequence[str]) -> set[str]:
        """Those of these tables whose game is not over."""
        found = await self._hall.ask(self._hall.store.statuses, table_ids)
        return {table_id for table_id, status in found.items() if status != "over"}

    async def present(self, who: Pass) -> Callable[[], None]:
        """Somebody opened a page of the table; returns what to call when the page is closed."""
        table = await self.table(who.table)
        self.coach.wake(table)
        pages = 0

        def count(change: int) -> None:
            nonlocal pages
            if pages + change in (0, 1):
                pages += change
                table.seen(who.seats, change)
                self._hall.announce(table)

        count(1)
        return lambda: count(-1)

    async def table(self, table_id: str) -> Table:
        """A table to read, opened if need be."""
        return await self._hall.table(table_id)

    async def fresh(self, table_id: str) -> Table:
        """The same, with all that other processes have answered before."""
        return await self._hall.fresh(table_id)

    def live(self, table_id: str) -> Table | None:
        """A table if it is open."""
        return self._hall.live(table_id)

    def subscribe(self, table_id: str, wake: Callable[[], None]) -> Callable[[], None]:
        """Have `wake` called on the event loop after each change of the table; returns what ends that."""
        end = self._hall.subscribe(table_id, wake)
        table = self.live(table_id)
        if table is not None:
            self._bots.look(table)
        return end

    async def listing(self, limit: int = 50) -> tuple[TableCard, ...]:
        """The tables that were last played at, as everybody may know them."""
        return await self._cards.listed(max(1, min(limit, MOST_LISTED)))

    # Beside the game

    async def order(self, who: Pass, seat: int, name: str, text: str) -> None:
        """Give a standing order, or take it back with an empty text; nobody else hears of it."""
        await self._hall.change(who.table, lambda table: give(table, who, seat, name, text))

    async def hint(self, who: Pass, seat: int, decision: str, wait: bool = False) -> None:
        """Ask the coach about an open decision: in the log when this returns, with `wait` answered too."""
        thought = await self.coach.ask(who, seat, decision)
        if wait and thought is not None:
            await asyncio.wait([thought])

    # Sitting

    async def rename(self, who: Pass, seat: int, name: str) -> None:
        """Give a seat another name; the host names the bots."""

        def act(table: Table) -> Change | None:
            decide.check_exists(table, seat)
            if not table.allowed(who).host or table.kind(seat) != "bot":
                decide.check_seat(table, who, seat)
            others = [other for number, other in enumerate(table.names) if number != seat]
            new = clean_name(name, others)
            return Change(Name(seat, new)) if new != table.names[seat] else None

        await self._hall.change(who.table, act)

    async def hand_over(self, who: Pass, seat: int, bot: str) -> None:
        """Let a bot play the seat: its own human may, and the host for one who is away."""

        def act(table: Table) -> Change | None:
            decide.check_exists(table, seat)
            now = table.allowed(who)
            if not now.host:
                decide.check_seat(table, who, seat)
            elif seat not in now.seats and table.kind(seat) != "bot" and not table.away(seat):
                raise TableError(409, say("still-here", name=table.names[seat]))
            if table.match.over:
                raise TableError(410, say("over-no-bot"))
            if table.header.daily:
                raise TableError(409, say("daily-no-bot"))
            self._check_bot(table.game, bot)
            return hand_over(table, seat, bot) if bot != table.bot(seat) else None

        await self._hall.change(who.table, act)

    async def come_back(self, who: Pass, seat: int) -> None:
        """The human takes the seat back from the bot."""

        def act(table: Table) -> Change | None:
            decide.check_seat(table, who, seat)
            return Change(Back(seat)) if table.bot(seat) else None

        table = await self._hall.change(who.table, act)
        self._absences.seen(table, who.seats)

    async def say(self, who: Pass, text: str, seat: int | None = None) -> None:
        """Table talk, by a seat of the link (the first unless told) or by a spectator."""

        def act(table: Table) -> Change:
            now = table.allowed(who)
            if seat is not None:
                decide.check_seat(table, who, seat)
            speaker = seat if seat is not None else now.seats[0] if now.seats else -1
            if speaker in table.doors.muted and not now.host:
                raise TableError(403, say("muted"))
            return Change(Say(speaker, clean_talk(text), self._hall.clock()))

        await self._hall.change(who.table, act)

    async def export(self, who: Pass) -> str:
        """The record of a finished game."""
        table = await self.table(who.table)
        if not table.match.over:
            raise TableError(403, say("record-running"))
        table.check_told()
        match, names, last = table.match, table.names, len(table.match.log)
        coached = list(dict.fromkeys((min(asked.at, last), asked.seat) for asked in table.asked))
        return await self._hall.aside(lambda: record.write(match, names, coached), table)

    async def aside(self, work: Callable[[], T], table: Table) -> T:
        """What goes through a whole game, done where it holds up nobody else; a client has one at a time."""
        self._hall.replays.check()
        return await self._hall.aside(work, table)
