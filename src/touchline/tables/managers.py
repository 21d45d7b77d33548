"""Managers without a password: one manager on several devices, with results, ratings, friends and blocks.

A browser becomes a manager's device with a passkey (`web/passkeys.py` talks to the authenticator) or with a
short-lived link from another device. The seats of all devices are the manager's: the store knows the hash of
a key to each, and that opens the seat for every device that is signed in. When a device is signed out, the
locks of the manager's running seats are changed, so that whatever it kept opens nothing any more.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from touchline.tables import rating
from touchline.tables.changes import Change
from touchline.tables.doors import CODE_LETTERS, HOST, hashed, new_token
from touchline.tables.entries import Keys
from touchline.tables.errors import TableError, TooMuch, explained, say
from touchline.tables.forms import clean_name
from touchline.tables.hall import Hall
from touchline.tables.names import skeleton
from touchline.tables.rating import Rating
from touchline.tables.roster import DeviceRow, ManagerRow, PasskeyRow, RatingRow, ResultRow, Tie
from touchline.tables.server_keys import ServerKeys
from touchline.tables.store import Refused, StoreError, Taken, hash_token
from touchline.tables.table import Table

log = logging.getLogger(__name__)

MOST_PASSKEYS: Final = 12
MOST_DEVICES: Final = 12
MOST_TIES: Final = 200
MOST_RESULTS: Final = 500
TICKET_FOR: Final = 600.0  # seconds
SWEPT: Final = 200  # finished tables that are looked at after a restart
TICKET: Final = "ticket"


class Managers:
    """All managers; the part of `service.Tables` that knows them."""

    def __init__(self, hall: Hall, keys: ServerKeys) -> None:
        self._hall = hall
        self._store = hall.store
        self._keys = keys

    # Who

    async def of(self, secret: str) -> ManagerRow | None:
        """The manager as whom a browser is signed in."""
        device = await self._hall.ask(self._store.device, hash_token(secret)) if secret else None
        return await self._hall.ask(self._store.manager, device.manager) if device else None

    async def called(self, name: str) -> ManagerRow:
        """A manager by name; 404 if there is none."""
        looks = skeleton(name) if len(name) < 100 else ""
        found = await self._hall.ask(self._store.manager_called, looks) if looks else None
        if found is None:
            raise TableError(404, say("manager-none"))
        return found

    async def by_id(self, manager: str) -> ManagerRow | None:
        """A manager by id."""
        return await self._hall.ask(self._store.manager, manager)

    async def check_name(self, name: str, own: str = "") -> str:
        """A name as it is kept, that no other manager has nor one that looks like it."""
        tidy = clean_name(name, ())
        found = await self._hall.ask(self._store.manager_called, skeleton(tidy))
        if found is not None and found.id != own:
            raise TableError(409, say("manager-taken", name=tidy))
        return tidy

    async def create(self, name: str, passkey: PasskeyRow) -> ManagerRow:
        """A new manager, with a first passkey."""
        tidy = await self.check_name(name)
        row = ManagerRow(id=passkey.manager, name=tidy, looks=skeleton(tidy), created=self._hall.clock())
        await self._kept(self._store.save_manager(row, passkey))
        return row

    async def rename(self, manager: ManagerRow, name: str) -> ManagerRow:
        """Give a manager another name; tables where they sat keep the name they had."""
        tidy = await self.check_name(name, manager.id)
        row = msgspec.structs.replace(manager, name=tidy, looks=skeleton(tidy))
        await self._kept(self._store.save_manager(row))
        return row

    async def _kept(self, future: Any) -> None:
        try:
            await self._hall.done(future)
        except TableError as error:
            if isinstance(error.__cause__, Taken):
                raise TableError(409, str(error)) from error
            raise

    # Passkeys and devices

    async def passkey(self, passkey: bytes) -> PasskeyRow | None:
        """A passkey."""
        return await self._hall.ask(self._store.passkey, passkey)

    async def passkeys(self, manager: str) -> list[PasskeyRow]:
        """A manager's passkeys."""
        return await self._hall.ask(self._store.passkeys, manager)

    async def keep_passkey(self, row: PasskeyRow) -> None:
        """Keep one more passkey, or that one was used."""
        mine = await self.passkeys(row.manager)
        if len(mine) >= MOST_PASSKEYS and row.id not in [one.id for one in mine]:
            raise TooMuch(say("too-many-passkeys", most=MOST_PASSKEYS))
        await self._kept(self._store.save_passkey(row))

    async def drop_passkey(self, manager: str, passkey: bytes) -> None:
        """Remove a passkey; the last one stays, because without one nobody gets in again."""
        mine = await self.passkeys(manager)
        if [one.id for one in mine] == [passkey]:
            raise TableError(409, say("last-passkey"))
        await self._hall.done(self._store.drop_passkey(manager, passkey))

    async def devices(self, manager: str) -> list[DeviceRow]:
        """A manager's devices."""
        return await self._hall.ask(self._store.devices, manager)

    async def sign_in(self, secret: str, manager: str, label: str) -> None:
        """A browser, which is a person already, is one of the manager's devices from now on."""
        mine, person = await self.devices(manager), hash_token(secret)
        if len(mine) >= MOST_DEVICES and person not in [one.person for one in mine]:
            raise TooMuch(say("too-many-signed-in", most=MOST_DEVICES))
        row = DeviceRow(person=person, manager=manager, label=label, since=self._hall.clock())
        await self._hall.done(self._store.save_device(row))

    async def sign_out(self, manager: str, person: bytes) -> None:
        """A device is the manager's no more, and no key that it kept opens a seat of the manager."""
        if person not in [one.person for one in await self.devices(manager)]:
            raise TableError(404, say("device-none"))
        seats = await self._hall.ask(self._store.seats_of, manager)
        await self._hall.done(self._store.drop_device(person))
        left = [one.person for one in await self.devices(manager)]
        for table_id in dict.fromkeys(seat.table_id for seat in seats):
            keys = {seat.seat: seat.key for seat in seats if seat.table_id == table_id}
            try:
                await self._relock(table_id, keys, left)
            except TableError as error:
                log.warning("a lock at table %s stays as it is: %s", table_id, error)

    async def _relock(self, table_id: str, keys: dict[int, str], left: Sequence[bytes]) -> None:
        """Change the locks of these seats, of which the remaining devices hear by the store alone."""
        table = await self._hall.table(table_id)
        if table.match.over:
            return
        places: dict[int, list[int]] = {}
        for seat, key in keys.items():
            now = table.doors.admit(table.id, [key])
            if seat in now.seats:
                places.setdefault(HOST if now.host else seat, []).append(seat)
        for place, seats in places.items():
            new = hashed(new_token())

            def act(table: Table, place: int = place, new: str = new) -> Change:
                return Change(Keys(place, [new], table.doors[place].phrase))

            await self._hall.change(table_id, act)
            for person in left:
                await self._hall.done(
                    self._hall.store.take_seats(person, table_id, dict.fromkeys(seats, new))
                )

    async def ticket(self, manager: str) -> str:
        """A word that signs one more device in, once, for a while."""
        until = int(self._hall.clock() + TICKET_FOR)
        return f"{manager}.{until}.{await self._sign(manager, until)}"

    async def ticketed(self, word: str) -> ManagerRow:
        """The manager whose ticket this is, if it is good."""
        manager, _, rest = word.partition(".")
        until, _, sign = rest.partition(".")
        good = until.isascii() and until.isdecimal() and len(until) < 12 and manager.isascii()
        if good and self._hall.clock() < int(until):
            right = await self._sign(manager, int(until))
            found = await self.by_id(manager)
            if found is not None and secrets.compare_digest(right.encode(), sign.encode()):
                return found
        raise TableError(403, say("ticket-used"))

    async def _sign(self, manager: str, until: int) -> str:
        """The signature of a ticket. It holds until the next device is signed in: a ticket works once."""
        last = max((one.since for one in await self.devices(manager)), default=0.0)
        return await self._keys.signed(TICKET, f"{manager} {until} {last}")

    # Seats

    async def keys_at(self, secret: str, table_id: str) -> list[str]:
        """The hashes of the keys that a signed-in browser has at a table by its manager."""
        device = await self._hall.ask(self._store.device, hash_token(secret))
        if device is None:
            return []
        seats = await self._hall.ask(self._store.seats_of, device.manager, table_id)
        return list(dict.fromkeys(seat.key for seat in seats))

    async def tables_of(self, secret: str) -> list[str]:
        """The tables at which a signed-in browser has seats by its manager, the newest first."""
        device = await self._hall.ask(self._store.device, hash_token(secret))
        if device is None:
            return []
        seats = await self._hall.ask(self._store.seats_of, device.manager)
        return list(dict.fromkeys(seat.table_id for seat in seats))

    async def at(self, table: Table) -> dict[int, str]:
        """The managers who have the seats of a table."""
        known = await self._hall.ask(self._store.managers_at, table.id)
        return {
            seat: manager for seat, manager, key in known if seat in table.doors.admit(table.id, [key]).seats
        }

    # Friends and blocks

    async def ties(self, manager: str) -> dict[str, Tie]:
        """Whom a manager has as a friend or blocks."""
        return dict(await self._hall.ask(self._store.ties, manager))

    async def tied_to(self, manager: str) -> dict[str, Tie]:
        """Who has a manager as a friend or blocks them."""
        return dict(await self._hall.ask(self._store.tied_to, manager))

    async def tie(self, manager: str, other: str, kind: Tie | None) -> None:
        """Make another manager a friend, block them, or neither."""
        if manager == other:
            raise TableError(400, say("tie-self"))
        mine = await self.ties(manager)
        if kind is not None and other not in mine and len(mine) >= MOST_TIES:
            raise TooMuch(say("too-many-ties", most=MOST_TIES))
        await self._hall.done(self._store.tie(manager, other, kind, self._hall.clock()))

    async def apart(self, secret: str, table: Table) -> bool:
        """Whether a browser's manager and somebody at a table do not want to meet."""
        device = await self._hall.ask(self._store.device, hash_token(secret)) if secret else None
        if device is None:
            return False
        there = set((await self.at(table)).values()) - {device.manager}
        if not there:
            return False
        mine, theirs = await self.ties(device.manager), await self.tied_to(device.manager)
        return any("block" in (mine.get(one), theirs.get(one)) for one in there)

    # Results

    async def sweep(self) -> None:
        """Keep the results of games that ended shortly before an earlier server did."""
        for table_id in await self._hall.ask(self._store.untold, SWEPT):
            try:
                await self.note(await self._hall.table(table_id))
            except TableError as error:
                log.warning("the result of table %s is not kept: %s", table_id, error)

    async def note(self, table: Table) -> None:
        """Keep how a game ended for the managers who have its seats; once, however often it is asked."""
        if not table.match.over or table.header.lesson:
            return
        sat = await self.at(table)
        own = {seat: manager for seat, manager in sat.items() if list(sat.values()).count(manager) == 1}
        for _ in range(5):  # another game of the same manager may be rated at the same moment
            try:
                results, ratings = await self._rated(table, own)
                if results:
                    await self._hall.done(self._store.save_results(results, ratings))
                return
            except TableError as error:
                if not isinstance(error.__cause__, Refused):
                    raise
                if await self._hall.ask(self._store.results_at, [table.id]):
                    return

    async def _rated(self, table: Table, sat: dict[int, str]) -> tuple[list[ResultRow], list[RatingRow]]:
        """The results of a game, and the ratings after it if managers met."""
        game, seats, scores = table.game.id, table.match.seats, table.match.scores
        places = {score.seat: score.place for score in scores}
        order = sorted(sat)
        before = [await self.rating(sat[seat], game, seats) for seat in order]
        after: list[Rating | None] = [None] * len(order)
        if len(order) > 1:
            after = [*rating.rated(before, [places[seat] for seat in order])]
        results = [
            ResultRow(
                table_id=table.id,
                seat=seat,
                manager=sat[seat],
                game=game,
                seats=seats,
                place=places[seat],
                points=float(next(score.total for score in scores if score.seat == seat)),
                ended=table.updated,
                mean=now.mean if now else None,
                spread=now.spread if now else None,
            )
            for seat, now in zip(order, after, strict=True)
        ]
        ratings = [
            RatingRow(
                manager=sat[seat], game=game, seats=seats, mean=now.mean, spread=now.spread, games=now.games
            )
            for seat, now in zip(order, after, strict=True)
            if now is not None
        ]
        return results, ratings

    async def rating(self, manager: str, game: str, seats: int) -> Rating:
        """A manager's rating at such tables."""
        for row in await self._hall.ask(self._store.ratings, manager):
            if (row.game, row.seats) == (game, seats):
                return Rating(row.mean, row.spread, row.games)
        return Rating()

    async def ratings(self, manager: str) -> list[RatingRow]:
        """A manager's ratings."""
        return await self._hall.ask(self._store.ratings, manager)

    async def results(self, manager: str) -> tuple[list[ResultRow], list[ResultRow]]:
        """A manager's results, the last first, and those of the others at the same tables."""
        mine = await self._hall.ask(self._store.results, manager, MOST_RESULTS)
        there = await self._hall.ask(self._store.results_at, [one.table_id for one in mine])
        return mine, [one for one in there if one.manager != manager]

    # One's data

    async def export(self, manager: ManagerRow) -> dict[str, Any]:
        """Everything that this server keeps of a manager. Secrets and public keys are no use elsewhere."""
        store, ask = self._hall.store, self._hall.ask
        devices = await self.devices(manager.id)
        channels = [row for one in devices for row in await ask(store.channels, one.person)]
        names = {one: found.name for one in await self.ties(manager.id) if (found := await self.by_id(one))}
        leagues = await ask(store.leagues_of, manager.id)
        plain: dict[str, Any] = {
            "manager": {"name": manager.name, "created": manager.created},
            "passkeys": [
                {"label": one.label, "created": one.created, "used": one.used}
                for one in await self.passkeys(manager.id)
            ],
            "devices": [{"label": one.label, "since": one.since} for one in devices],
            "channels": [
                {"kind": one.kind, "place": one.place, "state": one.state, "created": one.created}
                for one in channels
            ],
            "friends_and_blocks": {names[one]: kind for one, kind in (await self.ties(manager.id)).items()},
            "seats": [
                {"table": one.table_id, "seat": one.seat} for one in await ask(store.seats_of, manager.id)
            ],
            "results": [msgspec.to_builtins(one) for one in await ask(store.results, manager.id, 100_000)],
            "ratings": [msgspec.to_builtins(one) for one in await self.ratings(manager.id)],
            "leagues": [one.id for one in leagues],
        }
        return plain

    async def forget(self, manager: str) -> None:
        """Remove a manager and all that is kept of them; tables, which others play too, stay."""
        try:
            await self._hall.done(self._store.forget_manager(manager))
        except StoreError as error:
            raise explained(error) from error


def new_id() -> str:
    """The id of a new manager."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(12))
