"""Leagues run by themselves: tables are made, results taken, rounds drawn, until somebody has won.

A league is one row of the store, changed as a whole under its version. What has to be done follows from it
alone (`advance`), so a server that starts looks at every running league and goes on: a table that was to be
made is made under the id that the league has for it, and one that is over gives its result. At the end of a
round's time, bots play what is not finished.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from touchline.engine.errors import TouchlineError
from touchline.engine.game import find
from touchline.tables import clocks, league as rules
from touchline.tables.changes import Change
from touchline.tables.clocks import DAY
from touchline.tables.doors import CODE_LETTERS, hashed, new_code, new_token
from touchline.tables.entries import Sat
from touchline.tables.errors import Stale, TableError, TooMuch, say
from touchline.tables.forms import LONGEST_TITLE, NewTable, SeatSpec, clean, clean_name
from touchline.tables.hall import Hall
from touchline.tables.league import Entrant, Fixture, League
from touchline.tables.making import Makes, new_table_id
from touchline.tables.nudging import remind
from touchline.tables.pool import BotPool
from touchline.tables.roster import LeagueRow, LeagueStatus
from touchline.tables.store import Refused, hash_token
from touchline.tables.table import Table
from touchline.tables.turns import hand_over, stand_in

log = logging.getLogger(__name__)

MOST_ENTRANTS: Final = 32
MOST_DAYS: Final = 60
MOST_ROUNDS: Final = 12
MOST_RUNNING: Final = 500
LISTED: Final = 50
AGAIN: Final = 30.0  # seconds, when something could not be done
LONGEST: Final = float(DAY)  # of a timer
WARNED: Final = float(DAY)  # before the end of a round, or in its last quarter, people are called

Act = Callable[[League], League | None]


class Joined(msgspec.Struct, frozen=True):
    """Somebody takes part: their number, and the token that opens all their seats, told this once."""

    entrant: int
    token: str


class Organised(msgspec.Struct, frozen=True):
    """A new league: its id, the organiser's token, and the code with which people join."""

    id: str
    token: str
    code: str


class Leagues:
    """All leagues; the part of `service.Tables` that runs them."""

    def __init__(self, hall: Hall, makes: Makes, pool: BotPool) -> None:
        self._hall = hall
        self._store = hall.store
        self._makes = makes
        self._pool = pool
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._timers: dict[str, asyncio.TimerHandle] = {}

    # Reading

    async def row(self, league_id: str) -> LeagueRow:
        """A league as the store has it; 404 if there is none."""
        known = league_id.isascii() and len(league_id) < 40
        found = await self._hall.ask(self._store.league, league_id) if known else None
        if found is None:
            raise TableError(404, say("league-none"))
        return found

    async def league(self, league_id: str) -> tuple[League, LeagueStatus]:
        """A league, and how far it is."""
        row = await self.row(league_id)
        return read(row), row.status

    async def listed(self) -> list[tuple[str, League, LeagueStatus]]:
        """The leagues that everybody may see, the newest first."""
        rows = await self._hall.ask(self._store.leagues, None, LISTED)
        return [(row.id, one, row.status) for row in rows if (one := read(row)).open]

    async def tables_of(self, tokens: Iterable[tuple[str, str]]) -> list[str]:
        """The tables of this round at which whoever has these tokens of leagues plays."""
        found: list[str] = []
        for league_id, token in tokens:
            try:
                league, _ = await self.league(league_id)
            except TableError:
                continue
            mine = entrant_of(league, token)
            found += [one.table for one in league.current if mine in one.entrants and one.table]
        return found

    # What people do

    async def create(self, new: League) -> Organised:
        """A new league; its organiser's token and its code are told this once."""
        token, code = new_token(), new_code()
        checked = await asyncio.to_thread(self._checked, new)
        league = msgspec.structs.replace(
            checked, host=hashed(token), code=hashed(code), entrants=[], played=[], deadline=None
        )
        league_id = "".join(secrets.choice(CODE_LETTERS) for _ in range(8))
        row = LeagueRow(
            id=league_id,
            created=self._hall.clock(),
            status="open",
            due=league.starts,
            version=1,
            league=msgspec.json.encode(league),
        )
        await self._hall.done(self._store.save_league(row))
        self._set(row)
        return Organised(league_id, token, code)

    def _checked(self, new: League) -> League:
        try:
            game = find(new.game)
            game.check_seats(new.seats)
            if new.seats > 2 and new.kind != "swiss":
                raise TableError(400, say("league-pairs"))
            game.check_seats(2)
        except TableError:
            raise
        except TouchlineError as error:
            raise TableError(400, str(error)) from error
        if not 2 <= new.most <= MOST_ENTRANTS:
            raise TableError(400, say("league-most", most=MOST_ENTRANTS))
        if not 1 <= new.days <= MOST_DAYS or not 0 <= new.rounds <= MOST_ROUNDS:
            raise TableError(400, say("league-days", most=MOST_DAYS, rounds=MOST_ROUNDS))
        bots = self._pool.names(game.id)
        bot = new.stand_in or stand_in(bots)
        if bot not in bots:
            raise TableError(400, say("no-such-bot", game=game.title, bots=", ".join(bots)))
        clock = msgspec.structs.replace(clocks.checked(new.clock), at_zero="bot", stand_in=bot)
        title = clean(new.title, "title", LONGEST_TITLE)
        if not title:
            raise TableError(400, say("league-title"))
        return msgspec.structs.replace(new, game=game.id, title=title, clock=clock, stand_in=bot)

    async def join(
        self, league_id: str, name: str, code: str = "", manager: str = "", person: str = ""
    ) -> Joined:
        """Take part; where not everybody may, with the code. When everybody is there, it begins."""
        token, number = new_token(), -1

        def act(league: League) -> League:
            nonlocal number
            if league.played:
                raise TableError(409, say("league-begun"))
            if not league.open and hashed(code) != league.code:
                raise TableError(403, say("league-code"))
            if len(league.entrants) >= league.most:
                raise TooMuch(say("league-full"))
            if manager and manager in [one.manager for one in league.entrants]:
                raise TableError(409, say("league-twice"))
            called = clean_name(name, [one.name for one in league.entrants])
            number = len(league.entrants)
            entrant = Entrant(called, hashed(token), manager, person)
            return msgspec.structs.replace(league, entrants=[*league.entrants, entrant])

        row = await self._change(league_id, act, [manager] if manager else [])
        if len(read(row).entrants) >= read(row).most:
            await self._begin(league_id)
        return Joined(number, token)

    async def begin(self, league_id: str, token: str) -> None:
        """As the organiser: begin with those who have joined."""
        league, _ = await self.league(league_id)
        _check_host(league, token)
        await self._begin(league_id)

    async def leave(self, league_id: str, token: str, entrant: int) -> None:
        """Take no further part; the organiser may say so for somebody."""

        def act(league: League) -> League:
            if not 0 <= entrant < len(league.entrants):
                raise TableError(404, say("league-no-entrant"))
            if hashed(token) not in (league.host, league.entrants[entrant].key):
                raise TableError(403, say("league-organiser"))
            if league.played:
                return rules.withdrawn(league, entrant)
            left = [one for number, one in enumerate(league.entrants) if number != entrant]
            return msgspec.structs.replace(league, entrants=left)

        await self._change(league_id, act)
        await self.advance(league_id)

    # What happens by itself

    async def resume(self) -> None:
        """Go on with every league where an earlier server stopped."""
        for status in ("open", "running"):
            for row in await self._hall.ask(self._store.leagues, status, MOST_RUNNING):
                self._set(row)
                if status == "running":
                    await self._tried(row.id)

    def close(self) -> None:
        """Stop; the store knows where to go on."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def note(self, table: Table) -> None:
        """A table has changed: if its game is over, its league goes on."""
        if table.header.league and table.match.over and not table.told:
            table.told = True
            self._hall.start(self._tried(table.header.league))

    def _set(self, row: LeagueRow) -> None:
        """Look at a league again when its time has come."""
        timer = self._timers.pop(row.id, None)
        if timer is not None:
            timer.cancel()
        if row.due is not None and row.status != "over":
            left = max(0.0, row.due - self._hall.timer())
            wait = min(left if left <= WARNED else left - WARNED, LONGEST)
            loop = asyncio.get_running_loop()
            self._timers[row.id] = loop.call_later(wait, lambda: self._hall.start(self._tried(row.id)))

    async def _tried(self, league_id: str) -> None:
        """Do what has to be done, and look again; if something prevents it, later."""
        try:
            await self.advance(league_id)
        except Exception as error:
            log.warning("league %s has to wait: %s", league_id, error)
        row, soon = await self.row(league_id), self._hall.timer() + AGAIN
        self._set(row if row.due is None or row.due > soon else msgspec.structs.replace(row, due=soon))

    async def _begin(self, league_id: str) -> None:
        def act(league: League) -> League | None:
            if league.played:
                return None
            if len(league.entrants) < 2:
                raise TableError(409, say("league-alone"))
            drawn = list(league.entrants)
            secrets.SystemRandom().shuffle(drawn)
            return self._next(msgspec.structs.replace(league, entrants=drawn, starts=None))

        await self._change(league_id, act)
        await self.advance(league_id)

    async def advance(self, league_id: str) -> None:
        """Do all that a league needs now."""
        league, status = await self.league(league_id)
        if status == "open":
            if league.starts is not None and league.starts <= self._hall.timer():
                if len(league.entrants) < 2:
                    await self._change(league_id, lambda league: msgspec.structs.replace(league, starts=None))
                else:
                    await self._begin(league_id)
            return
        left = math.inf if league.deadline is None else league.deadline - self._hall.timer()
        for fixture in league.current:
            if not fixture.over:
                await self._serve(league_id, league, fixture, left <= 0)
                if 0 < left <= min(WARNED, league.days * DAY / 4):
                    await remind(self._hall, fixture.table)
        row = await self._change(league_id, self._onward)
        if read(row).current != league.current and row.status == "running":
            await self.advance(league_id)

    def _onward(self, league: League) -> League | None:
        """The next round if this one is over."""
        done = all(fixture.over for fixture in league.current)
        return self._next(league) if league.deadline is not None and done else None

    def _next(self, league: League) -> League:
        """The league with its next round, whose tables are to be made; or at its end."""
        found = rules.next_round(league)
        while found and all(fixture.over for fixture in found) and league.kind != "knockout":
            league = msgspec.structs.replace(league, played=[*league.played, found])
            found = rules.next_round(league)
        if not found:
            return msgspec.structs.replace(league, deadline=None)
        named = [one if one.over else msgspec.structs.replace(one, table=new_table_id()) for one in found]
        deadline = self._hall.timer() + league.days * DAY
        return msgspec.structs.replace(league, played=[*league.played, named], deadline=deadline)

    # Tables

    async def _serve(self, league_id: str, league: League, fixture: Fixture, late: bool) -> None:
        """Make a table that is to be made, seat its managers, take its result, or end it."""
        if await self._hall.ask(self._store.table, fixture.table) is None:
            names = [league.entrants[one].name for one in fixture.entrants]
            seats = [SeatSpec("link", name) for name in names]
            title = f"{league.title} · {len(league.played)}"[:LONGEST_TITLE]
            new = NewTable(
                league.game, seats, title=title, clock=league.clock, private=not league.open, coach=False
            )
            await self._makes.create(new, fixture.table, league_id)
        table = await self._hall.table(fixture.table)
        for seat, one in enumerate(fixture.entrants):
            if not table.doors.claimed(seat):
                await self._seat(table, seat, league.entrants[one])
        if late and not table.match.over:
            for seat in range(table.match.seats):
                await self._hand_over(table, seat, league.stand_in)
        if table.match.over:
            table.told = True
            places = [score.place for score in sorted(table.match.scores, key=lambda score: score.seat)]
            here = {seat for seat, own in enumerate(table.own) if own} | table.finishing
            absent = [seat for seat in range(table.match.seats) if seat not in here]
            await self._change(league_id, lambda league: rules.with_result(league, table.id, places, absent))

    async def _seat(self, table: Table, seat: int, entrant: Entrant) -> None:
        """Have an entrant sit down, and be called about it."""
        if entrant.person:
            person = bytes.fromhex(entrant.person)
            await self._hall.done(self._store.take_seats(person, table.id, {seat: entrant.key}))

        def act(table: Table) -> Change | None:
            return None if table.doors.claimed(seat) else Change(Sat(seat, entrant.key, len(table.match.log)))

        await self._hall.change(table.id, act)

    async def _hand_over(self, table: Table, seat: int, bot: str) -> None:
        def act(table: Table) -> Change | None:
            if table.bot(seat) or table.match.over:
                return None
            return hand_over(table, seat, bot, expired=True)

        await self._hall.change(table.id, act)

    async def _change(self, league_id: str, act: Act, managers: Iterable[str] = ()) -> LeagueRow:
        """Change a league as a whole, or not at all."""
        async with self._locks[league_id]:
            for _ in range(5):  # another process may be faster
                row = await self.row(league_id)
                before = read(row)
                after = act(before)
                if after is None or after == before:
                    return row
                new = LeagueRow(
                    id=row.id,
                    created=row.created,
                    status=status_of(after),
                    due=after.deadline if after.played else after.starts,
                    version=row.version + 1,
                    league=msgspec.json.encode(after),
                )
                try:
                    await self._hall.done(self._store.save_league(new, list(managers)))
                except TableError as error:
                    if isinstance(error.__cause__, Refused):
                        continue
                    raise
                self._set(new)
                return new
        raise Stale


def read(row: LeagueRow) -> League:
    """A league as it is stored."""
    return msgspec.json.decode(row.league, type=League)


def status_of(league: League) -> LeagueStatus:
    """How far a league is."""
    if not league.played:
        return "open"
    return "running" if league.deadline is not None else "over"


def entrant_of(league: League, token: str) -> int:
    """The entrant who has this token; -1 if nobody does."""
    known = hashed(token)
    return next((n for n, one in enumerate(league.entrants) if known and one.key == known), -1)


def person_of(secret: str) -> str:
    """How a league knows the person of a browser."""
    return hash_token(secret).hex() if secret else ""


def _check_host(league: League, token: str) -> None:
    if hashed(token) != league.host:
        raise TableError(403, say("league-organiser"))
