"""Live tables for everybody who plays: create, enter, decide, talk, leave and come back, export, import.

A change is durable before it is answered and before anybody hears of it. What goes wrong is a `TableError`
with a status code and a sentence that says what to do, and has changed nothing. `hall` keeps the open tables,
`decide` checks what people do to the game, `turns` lets bots and clocks act.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from touchline.engine import record
from touchline.engine.errors import BadRecord
from touchline.engine.game import Game
from touchline.engine.match import Match
from touchline.tables import decide
from touchline.tables.entries import AnyRow, Back, Bot, Name, Play, Rematch, Say, encode
from touchline.tables.errors import NotAllowed, Stale, TableError
from touchline.tables.forms import (
    Created,
    Followed,
    NewTable,
    Pass,
    SeatCard,
    SeatSpec,
    TableCard,
    checked,
    clean_name,
    clean_talk,
    imported_names,
)
from touchline.tables.hall import Change, Hall
from touchline.tables.pool import BotPool
from touchline.tables.store import LinkRow, Store, TableRow, hash_token
from touchline.tables.table import Header, SeatHeader, Table
from touchline.tables.turns import BotTurns, Clocks

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

CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is easily taken for another
CODE_LENGTH = 8
MOST_DRAFT_BYTES = 4096
MOST_LINKS = 40
MOST_LISTED = 200


class Tables:
    """All tables of a store. Who opened the store and the pool closes them."""

    def __init__(
        self,
        store: Store,
        pool: BotPool | None = None,
        *,
        clock: Callable[[], float] = time.time,
        pause: float = 0.4,
        most_open: int = 500,
    ) -> None:
        self._own_pool = pool is None
        self._pool = pool or BotPool()
        self._hall = Hall(store, clock, most_open)
        self._bots = BotTurns(self._hall, self._pool, pause)
        self._clocks = Clocks(self._hall, self._pool)
        self._hall.listeners += [self._clocks.wind, self._bots.wake]
        self._cards: dict[str, tuple[int, TableCard]] = {}

    async def close(self) -> None:
        """Stop bots and clocks, and finish the changes that were begun."""
        self._hall.listeners.clear()
        self._clocks.close()
        await self._bots.close()
        await self._hall.close()
        if self._own_pool:
            await asyncio.to_thread(self._pool.close)

    # Making tables

    async def create(self, new: NewTable) -> Created:
        """A new table."""
        game, new = await asyncio.to_thread(checked, new)  # an edition takes a moment to load
        for seat in new.seats:
            if seat.kind == "bot":
                self._check_bot(game, seat.bot)
        match = Match(game, len(new.seats), dict(new.options), secrets.token_bytes(32))
        seats = [
            SeatHeader(seat.kind, seat.name, seat.bot if seat.kind == "bot" else "") for seat in new.seats
        ]
        return await self._make(match, seats, [], new.title, new.limit)

    async def import_record(self, text: str) -> Created:
        """A table from a record, which goes on if it is not finished; the host plays all seats."""
        if not isinstance(text, str):
            raise TableError(400, "A record is text: send the file as it was exported.")
        if len(text) > record.MOST_BYTES:
            raise TableError(
                413,
                f"This is larger than {record.MOST_BYTES // 1_000_000} MB, and no record is. Check the file.",
            )
        try:
            match, names = await asyncio.to_thread(record.read, text)
        except BadRecord as error:
            raise TableError(400, f"This record cannot be opened: {error}") from error
        except RecursionError as error:
            raise TableError(400, "This record cannot be opened: it is nested too deeply.") from error
        seats = [SeatHeader("here", name) for name in imported_names(names)]
        return await self._make(match, seats, [Play(int(entry.seat), [entry.option]) for entry in match.log])

    async def rematch(self, who: Pass) -> Created:
        """The same managers at a new table, for the host; the others get there by `follow`."""
        table = await self.table(who.table)
        if not who.host:
            raise TableError(403, "The host starts the rematch. Ask for it in the table talk.")
        if not table.match.over:
            raise TableError(409, "This game is not over yet. Finish it first.")
        seats = [
            SeatSpec(seat.kind, name, seat.bot)
            for seat, name in zip(table.header.seats, table.names, strict=True)
        ]
        options = table.game.plain_options(table.match.options)
        created = await self.create(NewTable(table.game.spec, seats, options, table.title, table.limit))

        def act(table: Table) -> Change:
            if table.rematch:
                raise Stale("The rematch has begun already. Follow the others to that table.")
            return Change(Rematch(-1, created.table))

        try:
            await self._hall.change(who.table, act)
        except TableError:
            await self._hall.done(self._hall.store.delete(created.table))
            raise
        return created

    async def follow(self, who: Pass) -> Followed:
        """New tokens for the same seats at the table of the rematch."""
        table = await self.table(who.table)
        if not table.rematch:
            raise TableError(404, "There is no rematch yet. The host can start one.")
        if len(await self._hall.ask(self._hall.store.links, table.rematch)) >= MOST_LINKS:
            raise TableError(429, "Too many links lead to that table. Use one of those you have.")
        host = await self._link(table.rematch, "host") if who.host else ""
        mine = [seat for seat in who.seats if table.kind(seat) == "link"]
        links = {seat: await self._link(table.rematch, "seat", seat) for seat in mine}
        watch = "" if host or links else await self._link(table.rematch, "watch")
        return Followed(table.rematch, host, links, watch)

    # Coming in

    async def enter(self, table_id: str, token: str | None) -> Pass:
        """What a token allows at the table."""
        if not isinstance(token, str) or not token.isascii() or not 0 < len(token) <= 64:
            raise TableError(403, "This table is opened with a link. Ask the host for yours.")
        link = await self._hall.ask(self._hall.store.link, hash_token(token))
        table = await self.table(table_id)
        if link is None or link.table_id != table_id:
            raise TableError(403, "This link does not open this table. Ask the host for a new one.")
        if link.kind == "watch":
            return Pass(table_id, watch=True)
        here = tuple(seat for seat in range(table.match.seats) if table.kind(seat) == "here")
        who = Pass(table_id, here, host=True) if link.seat is None else Pass(table_id, (link.seat,))
        table.seen(who.seats)
        return who

    async def present(self, who: Pass) -> Callable[[], None]:
        """Somebody opened a page of the table; returns what to call when the page is closed."""
        table = await self.table(who.table)
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

    def subscribe(self, table_id: str, wake: Callable[[], None]) -> Callable[[], None]:
        """Have `wake` called on the event loop after each change of the table; returns what ends that."""
        return self._hall.subscribe(table_id, wake)

    async def listing(self, limit: int = 50) -> list[TableCard]:
        """The tables that were last played at, as everybody may know them."""
        limit = max(1, min(int(limit), MOST_LISTED))
        cards: dict[str, tuple[int, TableCard]] = {}
        for info in await self._hall.ask(self._hall.store.tables, None, limit):
            known = self._cards.get(info.id)
            if known is None or known[0] != info.last:
                try:
                    table = self._hall.live(info.id)
                    if table is None:
                        table = await self._hall.ask(self._hall.read, info.id)
                except TableError:
                    continue  # removed meanwhile, or made by another version: nobody can sit down there
                known = table.last, table.card()
            cards[info.id] = known
        self._cards = cards
        return [card for _, card in cards.values()]

    # Playing

    async def play(self, who: Pass, seat: int, decision: str, options: list[str]) -> None:
        """Answer an open decision; durable when this returns."""
        table = await self._hall.change(
            who.table, lambda table: decide.play(table, who, seat, decision, options)
        )
        table.seen(who.seats)

    async def undo(self, who: Pass, seat: int) -> str:
        """Take the seat's last decision back: "done", or "asked" if others have to agree."""
        table = await self._hall.change(who.table, lambda table: decide.undo(table, who, seat))
        return "asked" if table.undo_asked and table.undo_asked.seat == seat else "done"

    async def answer_undo(self, who: Pass, seat: int, yes: bool) -> None:
        """Agree to a take-back or not; whoever asked withdraws with a no."""
        await self._hall.change(who.table, lambda table: decide.answer_undo(table, who, seat, yes))

    async def draft(self, who: Pass, seat: int, draft: object) -> None:
        """Keep what the seat prepares, in memory, for that seat alone; None forgets it."""
        table = await self.table(who.table)
        decide.check_turn(table, who, seat)
        if not table.decision_id(seat):
            raise Stale()
        try:
            data = msgspec.json.encode(draft)
        except (TypeError, ValueError, RecursionError) as error:
            raise TableError(400, "A draft is made of texts, numbers and lists. Send JSON.") from error
        if len(data) > MOST_DRAFT_BYTES:
            raise TableError(413, f"A draft has at most {MOST_DRAFT_BYTES} bytes. Make it shorter.")
        table.drafts[seat] = msgspec.json.decode(data)
        if draft is None:
            del table.drafts[seat]

    # Sitting

    async def rename(self, who: Pass, seat: int, name: str) -> None:
        """Give a seat another name; the host names the bots."""

        def act(table: Table) -> Change | None:
            decide.check_exists(table, seat)
            if not who.host or table.kind(seat) != "bot":
                decide.check_seat(table, who, seat)
            others = [other for number, other in enumerate(table.names) if number != seat]
            new = clean_name(name, others)
            return Change(Name(seat, new)) if new != table.names[seat] else None

        await self._hall.change(who.table, act)

    async def hand_over(self, who: Pass, seat: int, bot: str) -> None:
        """Let a bot play the seat: its own human may, and the host for one who is away."""

        def act(table: Table) -> Change | None:
            decide.check_exists(table, seat)
            if not who.host:
                decide.check_seat(table, who, seat)
            elif seat not in who.seats and table.kind(seat) != "bot" and not table.away(seat):
                raise TableError(
                    409,
                    f"{table.names[seat]} is still at the table. Wait a minute, or ask in the table talk.",
                )
            if table.match.over:
                raise TableError(410, "The game is over; nobody has to play on.")
            self._check_bot(table.game, bot)
            return Change(Bot(seat, bot)) if bot != table.bot(seat) else None

        await self._hall.change(who.table, act)

    async def come_back(self, who: Pass, seat: int) -> None:
        """The human takes the seat back from the bot."""

        def act(table: Table) -> Change | None:
            decide.check_seat(table, who, seat)
            return Change(Back(seat)) if table.bot(seat) else None

        table = await self._hall.change(who.table, act)
        table.seen(who.seats)

    async def say(self, who: Pass, text: str, seat: int | None = None) -> None:
        """Table talk, by a seat of the link (the first unless told) or by a spectator."""

        def act(table: Table) -> Change:
            if seat is not None:
                decide.check_seat(table, who, seat)
            speaker = who.seats[0] if who.seats else -1
            return Change(Say(speaker if seat is None else seat, clean_talk(text), self._hall.clock()))

        await self._hall.change(who.table, act)

    async def export(self, who: Pass) -> str:
        """The record of a finished game."""
        table = await self.table(who.table)
        if not table.match.over:
            raise TableError(
                403,
                "A record tells every secret, so there is none while the game runs. Finish the game first.",
            )
        return record.write(table.match, table.names)

    # Helpers

    def _check_bot(self, game: Game, bot: str) -> None:
        names = self._pool.names(game.id)
        if bot not in names:
            raise TableError(
                400, f"{game.title} has no bot of that name. It has: {', '.join(names) or 'none'}."
            )

    async def _make(
        self,
        match: Match,
        seats: Sequence[SeatHeader],
        rows: Sequence[AnyRow],
        title: str = "",
        limit: int = 0,
    ) -> Created:
        """Store a table with its links, whole or not at all."""
        game = match.game
        options = game.plain_options(match.options)
        header = Header(
            game.id,
            game.edition,
            game.rules_version,
            options,
            list(seats),
            match.commitment,
            title,
            limit,
            "" if game.standard else game.content_hash,
        )
        now = self._hall.clock()
        table_id = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        host, watch = _token(), _token()
        links = {number: _token() for number, seat in enumerate(seats) if seat.kind == "link"}
        stored: dict[str, Any] = {"table_id": table_id, "created": now}
        await self._hall.done(
            self._hall.store.create(
                TableRow(
                    id=table_id,
                    created=now,
                    updated=now,
                    header=msgspec.json.encode(header),
                    status="over" if match.over else "playing",
                    secret=match.secret,
                ),
                [encode(row) for row in rows],
                [
                    LinkRow(token_hash=hash_token(host), kind="host", **stored),
                    LinkRow(token_hash=hash_token(watch), kind="watch", **stored),
                    *(
                        LinkRow(token_hash=hash_token(token), kind="seat", seat=seat, **stored)
                        for seat, token in links.items()
                    ),
                ],
            )
        )
        return Created(table_id, host, links, watch)

    async def _link(self, table_id: str, kind: str, seat: int | None = None) -> str:
        token = _token()
        link = LinkRow(
            token_hash=hash_token(token), table_id=table_id, kind=kind, seat=seat, created=self._hall.clock()
        )
        await self._hall.done(self._hall.store.add_link(link))
        return token


def _token() -> str:
    return secrets.token_urlsafe(16)
