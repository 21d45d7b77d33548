"""New tables: from an order, from a record, from a moment of a finished game, or the same managers again."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from touchline.engine import record
from touchline.engine.errors import BadRecord, NotARecord
from touchline.engine.game import Game
from touchline.engine.match import Match
from touchline.engine.speech import listed
from touchline.tables import bounds
from touchline.tables.cards import Cards
from touchline.tables.changes import Change
from touchline.tables.clocks import Clock
from touchline.tables.doors import CODE_LETTERS, HOST, check_devices, hashed, new_code, new_token
from touchline.tables.entries import AnyRow, Hint, Keys, Linked, Order, Play, Rematch, Sat, encode
from touchline.tables.errors import Stale, TableError, TooMuch, say
from touchline.tables.forms import Created, Followed, NewTable, Pass, SeatSpec, checked, imported_names
from touchline.tables.hall import Hall
from touchline.tables.header import Header, SeatHeader
from touchline.tables.pool import BotPool
from touchline.tables.series import Series, after
from touchline.tables.store import LinkRow, TableRow, hash_token
from touchline.tables.table import Table

CODE_LENGTH = 8
MOST_LINKS = 40


class Makes:
    """Makes tables; the part of `service.Tables` that does."""

    _hall: Hall
    _pool: BotPool
    _cards: Cards

    async def create(self, new: NewTable, table_id: str = "", league: str = "") -> Created:
        """A new table; of a `league`, under the id that it has there."""
        game, new = await asyncio.to_thread(checked, new)  # an edition takes a moment to load
        for seat in new.seats:
            if seat.kind == "bot":
                self._check_bot(game, seat.bot)
        if new.clock and new.clock.stand_in:
            self._check_bot(game, new.clock.stand_in)
        match = Match(game, len(new.seats), dict(new.options), secrets.token_bytes(32))
        seats = [
            SeatHeader(seat.kind, seat.name, seat.bot if seat.kind == "bot" else "") for seat in new.seats
        ]
        rows = usual_orders(game, new) if new.orders else []
        return await self._make(
            match,
            seats,
            rows,
            new.title,
            new.limit,
            new.coach,
            new.private,
            new.clock,
            open_=new.open,
            language=new.language,
            table_id=table_id,
            league=league,
            series=new.series,
        )

    async def import_record(self, text: str) -> Created:
        """A table from a record, which goes on if it is not finished; the host plays all seats."""
        if not isinstance(text, str):
            raise TableError(400, say("record-not-text"))
        if len(text) > record.MOST_BYTES:
            raise TableError(413, say("record-too-large", most=record.MOST_BYTES // 1_000_000))
        try:
            self._hall.replays.check()
            match, names, coached = await self._hall.replays.run(partial(_read, text))
        except NotARecord as error:
            raise TableError(400, str(error)) from error
        except BadRecord as error:
            raise TableError(400, say("record-wrong", why=str(error))) from error
        except RecursionError as error:
            raise TableError(400, say("record-nested")) from error
        seats = [SeatHeader("here", name) for name in imported_names(names)]
        return await self._make(match, seats, _rows(match, coached))

    async def branch(self, table_id: str, at: int, bots: Sequence[str]) -> Created:
        """A table that goes on from a moment of a finished game, with new dice from there on.

        `bots` names who plays each seat; "" is whoever tries, who becomes the host.
        """
        table = await self._hall.table(table_id)
        match = table.match
        if not match.over:
            raise TableError(403, say("branch-running"))
        table.check_told()
        if type(at) is not int or not 0 <= at < len(match.log):
            raise TableError(400, say("branch-moment", last=len(match.log) - 1))
        if len(bots) != match.seats or all(bots):
            raise TableError(400, say("branch-seats", seats=match.seats))
        later = {entry.seat for entry in match.log[at:]}
        if all(bots[seat] for seat in later):  # the bots would play to the end at once
            deciders = [table.names[seat] for seat in sorted(later)]
            names, one = listed(deciders), listed(deciders, "or")
            raise TableError(400, say("branch-deciders", names=names, one=one))
        for bot in filter(None, bots):
            self._check_bot(table.game, bot)
        seats = [
            SeatHeader("bot" if bot else "here", name, bot)
            for bot, name in zip(bots, table.names, strict=True)
        ]
        self._hall.replays.check()
        tried = await self._hall.aside(lambda: match.branch(at, secrets.token_bytes(32)), table)
        return await self._make(tried, seats, _rows(tried), say("branch-title", n=at))

    async def rematch(self, who: Pass) -> Created:
        """The same managers at a new table, for the host; the others get there by `follow`."""
        table = await self._hall.table(who.table)
        if not table.allowed(who).host:
            raise TableError(403, say("rematch-host"))
        if not table.match.over:
            raise TableError(409, say("rematch-running"))
        if table.header.league:
            raise TableError(409, say("rematch-league"))
        return await self._again(table, table.game.today, table.game.plain_options(table.match.options))

    async def _again(
        self, table: Table, game: str, options: dict[str, bool | int], series: Series | None = None
    ) -> Created:
        """A new table for the same managers, of which they hear at the old one."""
        seats = [
            SeatSpec(seat.kind, name, seat.bot)
            for seat, name in zip(table.header.seats, imported_names(table.names), strict=True)
        ]
        header = table.header
        created = await self.create(
            NewTable(
                game,
                seats,
                options,
                table.title,
                header.limit,
                header.coach,
                header.private,
                header.clock,
                any(table.orders) or bool(series),
                series=series,
            )
        )

        def act(table: Table) -> Change:
            if table.rematch:
                raise Stale(say("rematch-begun"))
            return Change(Rematch(-1, created.table))

        try:
            await self._hall.change(table.id, act)
        except TableError:
            await self._hall.done(self._hall.store.delete(created.table))
            raise
        return created

    async def next_game(self, table: Table) -> None:
        """Make the table of a series that follows one that is over."""
        series = table.header.series
        if series is None or not table.match.over or table.rematch:
            return
        places = [score.place for score in sorted(table.match.scores, key=lambda score: score.seat)]
        now = after(series, table.id, places)
        if now.over:
            return
        game = now.games[len(now.tables)]
        same = game.partition("@")[0] == table.game.id
        options = table.game.plain_options(table.match.options) if same else {}
        await self._again(table, table.game.today if same else game, options, now)

    async def follow(self, who: Pass) -> Followed:
        """Keys for the same seats at the table of the rematch, as far as nobody else has sat down there."""
        table = await self._hall.table(who.table)
        if not table.rematch:
            raise TableError(404, say("rematch-none"))
        keys = {
            seat: key
            for seat in table.doors.owners(table.allowed(who))
            if (key := await self._come_along(table.rematch, seat))
        }
        host = keys.pop(HOST, "")
        watch = "" if host or keys else await self._watch_too(table.rematch)
        return Followed(table.rematch, host, keys, watch)

    async def _come_along(self, table_id: str, seat: int) -> str:
        """A key for a place at the rematch, for whoever had it before; "" if it is somebody else's now."""
        token = new_token()
        key = hashed(token)

        def act(table: Table) -> Change | None:
            nonlocal token
            door = table.doors[seat]
            if door.keys and (seat == HOST or door.followed) and not door.removed:
                check_devices(door)
                return Change(Keys(seat, [*door.keys, key], door.phrase))
            if table.doors.claimed(seat):
                token = ""
                return None
            return Change(Sat(seat, key, len(table.match.log), followed=True))

        await self._hall.change(table_id, act)
        return token

    async def _watch_too(self, table_id: str) -> str:
        """One more link to watch."""
        token = new_token()

        def act(table: Table) -> Change:
            if len(table.doors.watch) >= MOST_LINKS:
                raise TooMuch(say("too-many-links"))
            return Change(Linked(HOST, hashed(token), besides=True))

        await self._hall.change(table_id, act)
        return token

    def _check_bot(self, game: Game, bot: str) -> None:
        names = self._pool.names(game.id)
        if bot not in names:
            raise TableError(400, say("no-such-bot", game=game.title, bots=listed(names) or "–"))

    async def _make(
        self,
        match: Match,
        seats: Sequence[SeatHeader],
        rows: Sequence[AnyRow],
        title: str = "",
        limit: int = 0,
        coach: bool | None = None,
        private: bool = False,
        clock: Clock | None = None,
        lesson: str = "",
        open_: bool = False,
        language: str = "",
        table_id: str = "",
        league: str = "",
        series: Series | None = None,
        daily: str = "",
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
            coach,
            list(match.forks),
            private,
            clock,
            lesson,
            open_,
            language,
            league,
            series,
            daily,
        )
        return await self._store(header, match, rows, table_id or new_table_id())

    async def _store(self, header: Header, match: Match, rows: Sequence[AnyRow], table_id: str) -> Created:
        """Store the table with this header and the links to it."""
        now = self._hall.clock()
        host, watch = new_token(), new_token()
        links = {number: new_code() for number, seat in enumerate(header.seats) if seat.kind == "link"}
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
                    listed=not header.private and not header.daily,
                    due=None if match.over else now,  # a bot may have to begin, or a clock
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
        self._cards.look_again()
        return Created(table_id, host, links, watch)


def new_table_id() -> str:
    """The id of a new table."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def _read(text: str) -> tuple[Match, list[str], list[tuple[int, int]]]:
    """The game of a record, the names, and who asked the coach; no more than a game can have."""
    bounds.check_text(text)
    match, names = record.read(text, bounds.check_started)
    return match, names, bounds.check_record(match, record.coached(text))


def usual_orders(game: Game, new: NewTable) -> list[AnyRow]:
    """The standing orders with which people's seats begin."""
    people = [number for number, seat in enumerate(new.seats) if seat.kind != "bot"]
    return [Order(seat, order.name, order.usual) for seat in people for order in game.orders if order.usual]


def _rows(match: Match, coached: Sequence[tuple[int, int]] = ()) -> list[AnyRow]:
    """The log of a table at which this game was played."""
    hints: defaultdict[int, list[AnyRow]] = defaultdict(list)
    for at, seat in coached:
        hints[at].append(Hint(seat, at))
    rows: list[AnyRow] = []
    for at, entry in enumerate(match.log):
        rows += [*hints[at], Play(int(entry.seat), [entry.option])]
    return rows + hints[len(match.log)]
