"""The match of the day: one deal for each game and day, the same for everybody on this server, one try each.

The deal's secret is made from a key of the server, the day, the game and the version of its rules: nobody can
know it in advance, and everybody gets the same cards and, for the same decisions, the same luck. It is
published when the day is over. Until then nobody else sees a table of the day, and its record, replay and
secret are kept back even from the manager who has finished, because they are the cards of all others who have
not.

What cannot be prevented: a person who has two browsers has two tries, and friends may talk.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec

from touchline.engine import record
from touchline.engine.game import Game, find, known
from touchline.engine.match import Match
from touchline.tables.contests import TryRow
from touchline.tables.errors import TableError, say
from touchline.tables.forms import Created, NewTable, SeatSpec, checked
from touchline.tables.hall import Hall
from touchline.tables.header import SeatHeader
from touchline.tables.making import Makes, usual_orders
from touchline.tables.server_keys import ServerKeys
from touchline.tables.store import Taken
from touchline.tables.table import Table, day_of

KEY: Final = "daily"
RIVAL: Final = "captain"
SEATS: Final = 3
MOST_RANKED: Final = 100
OLDEST: Final = 365  # days that can be looked at

log = logging.getLogger(__name__)


class Result(msgspec.Struct, frozen=True):
    """How a try ended, by its record, which was replayed: the place among so many, points, and how many of
    them ahead of the best rival (or behind).
    """

    name: str
    place: int
    seats: int
    points: int
    margin: int
    decisions: int

    @property
    def rank(self) -> tuple[int, int, int]:
        """The better, the smaller: a win, then the margin, then the points."""
        return self.place, -self.margin, -self.points


class Ranked(msgspec.Struct, frozen=True):
    """A line of a day's ranking; `mine`: that of whoever looks. `table` is told when the day is over."""

    rank: int
    result: Result
    mine: bool
    table: str


class DailyGame(msgspec.Struct, frozen=True):
    """The match of a day in one game, as a person may know it. `table` is the person's own; `secret` is told
    when the day is over.
    """

    game: str
    seats: int
    table: str
    result: Result | None
    ranked: list[Ranked]
    secret: str


class Daily(Makes):
    """Daily matches; the part of `service.Tables` that has them."""

    _hall: Hall

    def daily_begins(self) -> None:
        """To be called once: results are noted from now on."""
        self._keys = ServerKeys(self._hall)
        self._noted: set[str] = set()
        self._hall.listeners.append(self._note_end)

    def today(self) -> str:
        """The day that it is, by UTC, as `2026-03-01`."""
        return day_of(self._hall.clock())

    async def try_daily(self, game_id: str, person: bytes, name: str, rivals: tuple[str, ...]) -> Created:
        """Begin the match of today. 409 if this person has begun it already."""
        game, day = find(game_id), self.today()
        if any(row.game == game.id for row in await self._tries_of(person, day)):
            raise TableError(409, say("daily-once"))
        seats = [SeatSpec("here", name), *(SeatSpec("bot", each, RIVAL) for each in rivals)][
            : daily_seats(game)
        ]
        game, new = await asyncio.to_thread(checked, NewTable(game.id, seats))
        match = Match(game, len(new.seats), {}, await self._daily_secret(game, day))
        headers = [SeatHeader(seat.kind, seat.name, seat.bot) for seat in new.seats]
        created = await self._make(match, headers, usual_orders(game, new), coach=False, daily=day)
        row = TryRow(day=day, game=game.id, person=person, table_id=created.table, begun=self._hall.clock())
        try:
            await asyncio.wrap_future(self._hall.store.begin_try(row))
        except Taken as error:  # from another window, at the same moment
            await self._hall.done(self._hall.store.delete(created.table))
            raise TableError(409, say("daily-once")) from error
        return created

    async def daily(self, day: str, person: bytes) -> list[DailyGame]:
        """The matches of a day as a person may know them."""
        self._check_day(day)
        mine = {row.game: row for row in await self._tries_of(person, day)} if person else {}
        over = day < self.today()
        return [await self._daily_game(find(game_id), day, mine.get(game_id), over) for game_id in known()]

    async def daily_days(self, limit: int = 30) -> list[str]:
        """The days before today on which somebody played, the last first."""
        days = await self._hall.ask(self._hall.store.days, limit + 1)
        return [day for day in days if day < self.today()][:limit]

    async def _daily_game(self, game: Game, day: str, mine: TryRow | None, over: bool) -> DailyGame:
        rows = await self._hall.ask(self._hall.store.tries, day, game.id, MOST_RANKED)
        told = sorted(((_result(row), row) for row in rows), key=lambda one: (one[0].rank, one[1].begun))
        own = mine.table_id if mine else ""
        ranked = [
            Ranked(place, result, row.table_id == own, row.table_id if over or row.table_id == own else "")
            for place, (result, row) in enumerate(told, 1)
        ]
        secret = (await self._daily_secret(game, day)).hex() if over and rows else ""
        return DailyGame(
            game.id, daily_seats(game), own, _result(mine) if mine and mine.result else None, ranked, secret
        )

    def _check_day(self, day: str) -> None:
        """Refuse what is no day, or one that nobody may know yet."""
        try:
            then = datetime.fromisoformat(day).replace(tzinfo=UTC) if len(day) == 10 else None
        except ValueError:
            then = None
        oldest = day_of(self._hall.clock() - OLDEST * timedelta(days=1).total_seconds())
        if then is None or not oldest <= day <= self.today():
            raise TableError(404, say("daily-no-day"))

    async def _tries_of(self, person: bytes, day: str) -> list[TryRow]:
        return await self._hall.ask(self._hall.store.tries_of, person, day)

    async def _daily_secret(self, game: Game, day: str) -> bytes:
        key = await self._keys.key(KEY, lambda: secrets.token_bytes(32))
        what = f"{day}:{game.id}:{game.rules_version}"
        return hmac.new(key, what.encode(), hashlib.sha256).digest()

    # When a try is over

    def _note_end(self, table: Table) -> None:
        if table.header.daily and table.match.over and table.id not in self._noted:
            self._noted.add(table.id)
            self._hall.start(self._note_try(table))

    async def _note_try(self, table: Table) -> None:
        """Check the record of a try and keep its result. What is not as it must be does not count."""
        row = await self._hall.ask(self._hall.store.try_at, table.id)
        if row is None or row.result:
            return
        secret = await self._daily_secret(table.game, row.day)
        match, names = table.match, table.names
        text = await self._hall.aside(lambda: record.write(match, names), table)
        verdict = await self._hall.aside(lambda: record.verify(text), table)
        if not verdict.true or match.secret != secret or match.forks or table.asked:
            log.warning("the daily match at table %s does not count: %s", table.id, verdict.message)
            return
        seat = next(number for number, one in enumerate(table.header.seats) if one.kind == "here")
        score, others = match.scores[seat], [one.total for one in match.scores if one.seat != seat]
        result = Result(
            names[seat], score.place, match.seats, score.total, score.total - max(others), len(match.log)
        )
        await self._hall.done(self._hall.store.save_try(table.id, msgspec.json.encode(result)))


def daily_seats(game: Game) -> int:
    """How many managers play the match of a day."""
    return max(seats for seats in game.seats if seats <= SEATS)


def _result(row: TryRow) -> Result:
    return msgspec.json.decode(row.result, type=Result)
