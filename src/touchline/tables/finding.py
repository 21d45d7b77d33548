"""People find each other: open tables, at which anybody may sit down, and a seat for whoever seeks a game.

Whoever seeks a game gets a seat at a table that somebody opened for just that: the same game, as many
managers, the same clock and language. If there is none, one is opened, and waits for the next who seeks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Final

from touchline.engine.game import find
from touchline.tables.absence import Absences
from touchline.tables.changes import Change
from touchline.tables.doors import hashed, new_token
from touchline.tables.entries import Sat
from touchline.tables.errors import TableError, say
from touchline.tables.forms import Created, NewTable, Seated, TableCard, clean_name
from touchline.tables.making import Makes
from touchline.tables.managers import Managers
from touchline.tables.table import Table

LOOKED_AT: Final = 200  # tables, the last changed first


class Finds(Makes):
    """Finds tables and seats; the part of `service.Tables` that does."""

    _absences: Absences
    _seeking: asyncio.Lock
    managers: Managers

    async def open_tables(self) -> list[TableCard]:
        """The tables at which anybody may sit down, the newest first."""
        cards = await self._cards.listed(LOOKED_AT)
        return sorted((card for card in cards if card.free), key=lambda card: card.created, reverse=True)

    async def take_free(self, table_id: str, name: str = "") -> Seated:
        """Sit down at the first free seat of an open table."""
        key, seat = new_token(), -1

        def act(table: Table) -> Change:
            nonlocal seat
            free = table.free_seats
            if not free:
                raise TableError(409, say("seats-full" if table.header.open else "seats-closed"))
            seat = free[0]
            others = [other for number, other in enumerate(table.names) if number != seat]
            called = clean_name(name, others) if name.strip() else ""
            return Change(Sat(seat, hashed(key), len(table.match.log), called))

        table = await self._hall.change(table_id, act)
        self._absences.seen(table, [seat])
        return Seated(table_id, seat, key)

    async def seek(
        self, new: NewTable, name: str, avoid: Collection[str], secret: str = ""
    ) -> Seated | Created:
        """A seat at a table like this one, which is opened if there is none. `avoid`: not at one of these,
        nor with anybody whom the manager of this browser does not want to meet."""
        async with self._seeking:  # two who seek at the same moment find each other
            for card in await self.open_tables():
                if card.id not in avoid and (seat := await self._fits(card, new, name, secret)):
                    return seat
            return await self.create(new)

    async def _fits(self, card: TableCard, new: NewTable, name: str, secret: str) -> Seated | None:
        """A seat at a table, if it is what somebody seeks and they can sit down."""
        if (card.game, card.language) != (find(new.game).id, new.language):
            return None
        try:
            table = await self._hall.table(card.id)
            people = [seat for seat in range(len(table.seats)) if table.doors.claimed(seat)]
            there = card.pace == "days" or any(not table.away(seat) for seat in people if not table.bot(seat))
            if not there or _terms(table) != (find(new.game).edition, len(new.seats), new.clock, new.options):
                return None
            if await self.managers.apart(secret, table):
                return None
            return await self.take_free(card.id, name)
        except TableError:
            return None  # somebody was faster, or has that name there


def _terms(table: Table) -> tuple[object, ...]:
    """What whoever seeks a game has to agree with."""
    options = table.game.chosen_options(table.match.options)
    return table.header.edition, len(table.header.seats), table.header.clock, options
