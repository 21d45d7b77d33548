"""Whose a seat is: sit down, change the lock, move to another device, recover, give up; and the host's part.

The host may free a seat whose owner is away for long, so that the game goes on, and may send somebody away.
Neither shows the host what the owner holds while the owner is there: when somebody is removed, a bot plays on
for the rest of the game. Everybody reads all of that in the log.
"""

from __future__ import annotations

from typing import Final

from touchline.tables import decide, phrases
from touchline.tables.absence import Absences
from touchline.tables.changes import Change
from touchline.tables.doors import HOST, Doors, check_devices, hashed, new_code, new_token
from touchline.tables.entries import Freed, Keys, Linked, Muted, Removed, Sat, Ticket
from touchline.tables.errors import TableError, TooMuch, say
from touchline.tables.forms import Pass, Seated, clean_name
from touchline.tables.hall import Hall
from touchline.tables.pool import BotPool
from touchline.tables.table import Table
from touchline.tables.turns import hand_over, stand_in

FREE_AFTER: Final = 600.0  # seconds without a sign of life after which the host may free a seat
TICKET_FOR: Final = 600.0  # seconds
MOST_CHANGES: Final = 200  # of one lock by its owner, or of all doors by the host


class Sits:
    """Gives and takes seats; the part of `service.Tables` that does."""

    _hall: Hall
    _pool: BotPool
    _absences: Absences

    async def sit(self, table_id: str, token: object, name: str = "", only: bool = False) -> Seated:
        """Sit down with a link or a ticket; `only`: on no other device from now on."""
        known, key = hashed(token), new_token()
        seat = HOST

        def act(table: Table) -> Change:
            nonlocal seat
            found = table.doors.invited(known)
            if found is not None:
                seat = found
                others = [other for number, other in enumerate(table.names) if number != seat]
                called = clean_name(name, others) if isinstance(name, str) and name.strip() else ""
                return Change(Sat(seat, hashed(key), len(table.match.log), called))
            found = table.doors.ticket(known, self._hall.clock())
            if found is None:
                raise used_up()
            seat = found
            door = table.doors[seat]
            if not only:
                check_devices(door)
            return Change(Keys(seat, [*(() if only else door.keys), hashed(key)], door.phrase))

        table = await self._hall.change(table_id, act)
        self._absences.seen(table, [seat] if seat != HOST else [])
        return Seated(table_id, seat, key)

    async def invited_to(self, table_id: str, token: object) -> tuple[int, bool] | None:
        """The place at which one could sit down with a token (HOST: the host's), and whether by a ticket."""
        doors = (await self._hall.table(table_id)).doors
        by_link = doors.invited(hashed(token))
        by_ticket = doors.ticket(hashed(token), self._hall.clock())
        if by_link is not None:
            return by_link, False
        return None if by_ticket is None else (by_ticket, True)

    # For the owner

    async def change_lock(self, who: Pass, seat: int) -> Seated:
        """A new key, for this device alone: all others are signed out. The phrase stays."""
        key = new_token()

        def act(table: Table) -> Change:
            _check_owner(table, who, seat)
            return Change(Keys(seat, [hashed(key)], table.doors[seat].phrase))

        await self._hall.change(who.table, act)
        return Seated(who.table, seat, key)

    async def ticket(self, who: Pass, seat: int) -> str:
        """A ticket to sit down on one more device, good for a while and for once."""
        token = new_token()

        def act(table: Table) -> Change:
            _check_owner(table, who, seat)
            return Change(Ticket(seat, hashed(token), self._hall.clock() + TICKET_FOR))

        await self._hall.change(who.table, act)
        return token

    async def phrase(self, who: Pass, seat: int) -> str:
        """A new recovery phrase, told this once; an older one stops working."""
        phrase = phrases.new()

        def act(table: Table) -> Change:
            _check_owner(table, who, seat)
            return Change(Keys(seat, list(table.doors[seat].keys), phrases.hashed(phrase)))

        await self._hall.change(who.table, act)
        return phrase

    async def recover(self, table_id: str, phrase: object) -> Seated:
        """Sit down again with a recovery phrase, which is used up; all other devices are signed out."""
        known, key = phrases.hashed(phrase), new_token()
        seat = HOST

        def act(table: Table) -> Change:
            nonlocal seat
            found = table.doors.phrase(known)
            if found is None:
                raise TableError(403, say("phrase-wrong", count=phrases.COUNT))
            if table.doors[found].removed:
                raise TableError(403, say("removed"))
            seat = found
            return Change(Keys(seat, [hashed(key)]))

        await self._hall.change(table_id, act)
        return Seated(table_id, seat, key)

    async def free(self, who: Pass, seat: int) -> str:
        """Give the own seat up, or free that of somebody who has left; the host gets its new link."""
        token = new_code()
        host = False

        def act(table: Table) -> Change:
            nonlocal host
            decide.check_exists(table, seat)
            now, name = table.allowed(who), table.names[seat]
            host = now.host
            if seat not in now.seats:
                _check_host(table, now)
                _check_can_be_freed(table, seat)
            elif table.kind(seat) != "link":
                raise TableError(409, say("seat-of-host", name=name))
            by_host = seat not in now.seats
            return Change(Freed(seat, len(table.match.log), by_host, hashed(token) if host else ""))

        await self._hall.change(who.table, act)
        return token if host else ""

    async def pass_on(self, who: Pass, seat: int) -> str:
        """A link with which somebody else gets the own seat. Until they sit down, the owner plays on."""
        token = new_code()

        def act(table: Table) -> Change:
            _check_owner(table, who, seat)
            if seat == HOST or table.kind(seat) != "link":
                raise TableError(409, say("seat-of-host", name=table.names[seat] if seat >= 0 else "–"))
            return Change(Linked(seat, hashed(token)))

        await self._hall.change(who.table, act)
        return token

    # For the host

    async def invite(self, who: Pass, seat: int) -> str:
        """A new link for a seat that nobody has yet, or (-1) to watch; older ones stop working."""
        token = new_code()

        def act(table: Table) -> Change:
            _check_host(table, table.allowed(who))
            if seat != HOST:
                decide.check_exists(table, seat)
                if table.doors.claimed(seat):
                    raise TableError(409, say("seat-taken", name=table.names[seat]))
            return Change(Linked(seat, hashed(token)))

        await self._hall.change(who.table, act)
        return token

    async def mute(self, who: Pass, seat: int, on: bool) -> None:
        """Mute somebody in the table talk, or let them talk again; -1: all who watch."""

        def act(table: Table) -> Change | None:
            now = table.allowed(who)
            _check_host(table, now)
            if seat != HOST:
                decide.check_exists(table, seat)
            if seat in now.seats or (seat != HOST and table.kind(seat) == "bot"):
                raise TableError(409, say("mute-people"))
            if (seat in table.doors.muted) == on:
                return None
            return Change(Muted(seat, len(table.match.log), on))

        await self._hall.change(who.table, act)

    async def remove(self, who: Pass, seat: int, out: bool) -> None:
        """Send the owner of a seat away, for whom a bot plays to the end, or let the owner back in."""

        def act(table: Table) -> Change | None:
            decide.check_exists(table, seat)
            now = table.allowed(who)
            _check_host(table, now)
            if table.kind(seat) != "link" or not table.doors.claimed(seat) or seat in now.seats:
                raise TableError(409, say("remove-people"))
            if table.doors[seat].removed == out:
                return None
            return Change(Removed(seat, len(table.match.log), out))

        def bot(table: Table) -> Change | None:
            if table.match.over or table.bot(seat) or not table.doors[seat].removed:
                return None
            bots = self._pool.names(table.game.id)
            return hand_over(table, seat, table.time.stand_in or stand_in(bots))

        await self._hall.change(who.table, act)
        if out:
            await self._hall.change(who.table, bot)


def used_up() -> TableError:
    """Why a link or ticket opens nothing."""
    return TableError(403, say("link-used"))


def _check_owner(table: Table, who: Pass, seat: int) -> None:
    """Refuse somebody who does not have the place; seats that are played here are the host's."""
    if seat == HOST:
        _check_host(table, table.allowed(who))
        return
    decide.check_seat(table, who, seat)
    if seat not in table.doors.owners(table.allowed(who)):
        raise TableError(403, say("key-of-host"))
    _check_changes(table.doors, seat)


def _check_host(table: Table, now: Pass) -> None:
    if not now.host:
        raise TableError(403, say("host-only"))
    _check_changes(table.doors, HOST)


def _check_changes(doors: Doors, seat: int) -> None:
    if doors[seat].changes >= MOST_CHANGES:
        raise TooMuch(say("too-many-changes", most=MOST_CHANGES))


def _check_can_be_freed(table: Table, seat: int) -> None:
    name = table.names[seat]
    if table.kind(seat) != "link" or not table.doors.claimed(seat):
        raise TableError(409, say("free-nobody", name=name))
    if table.doors[seat].removed:
        raise TableError(409, say("free-removed", name=name))
    left = FREE_AFTER - table.unseen(seat)
    if left > 0:
        raise TableError(409, say("free-too-soon", name=name, minutes=f"{FREE_AFTER / 60:g}"))
