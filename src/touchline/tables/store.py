"""What a store of live tables can do, and what can go wrong there.

A table is a header (JSON, with a version), a secret, a status, and a log: entries numbered 1, 2, 3, … that
are only ever appended. The store knows no game; headers, entries and snapshots are bytes to it.

Every change returns a Future that completes once the change is durable: what was answered after it survives
a kill at any moment. Changes happen in the order in which they were asked for, all or nothing each. Reads
answer at once and see everything that was completed before them. From asyncio:
`await asyncio.wrap_future(future)`.

Errors come in two kinds. `Refused` is an answer: the store is well and the request does not fit what is in
it. Any other `StoreError` is trouble (disk, file, lock): the change was not made, everything confirmed
earlier is still there, and the store can be asked again.
"""

from __future__ import annotations

import hashlib
from abc import abstractmethod
from collections.abc import Sequence
from concurrent.futures import Future
from types import TracebackType
from typing import Literal, Self

import msgspec

from touchline.tables.contests import Contests
from touchline.tables.fellows import Fellows
from touchline.tables.outbox import Call, Outbox
from touchline.tables.roster import Roster

Status = Literal["open", "playing", "over"]


class StoreError(Exception):
    """The store could not do what was asked; the message says why and what to do."""


class StoreFull(StoreError):
    """No space left."""


class StoreLocked(StoreError):
    """Another process kept the store to itself for too long."""


class StoreReadOnly(StoreError):
    """The store may be read and not written."""


class StoreUnreachable(StoreError):
    """The file or its folder cannot be opened, made, read or written."""


class StoreLost(StoreUnreachable):
    """The database is gone for the moment. Whether the change was made is known when it is back."""


class StoreBroken(StoreError):
    """The file is damaged, or is no store of tables."""


class StoreTooNew(StoreError):
    """The file was written by a newer Touchline."""


class StoreBusy(StoreError):
    """Too many changes are waiting already."""


class StoreClosed(StoreError):
    """The store was closed."""


class Refused(StoreError):
    """The request does not fit what is stored; nothing was changed."""


class NoSuchTable(Refused):
    """There is no table with that code."""


class Taken(Refused):
    """The table's code or the link exists already."""


class Conflict(Refused):
    """The number is not the next one of the log, whose highest number is `highest`."""

    def __init__(self, message: str, highest: int) -> None:
        super().__init__(message)
        self.highest = highest


class StaleHeader(Refused):
    """The header has changed since it was read; it is at `version` now."""

    def __init__(self, message: str, version: int) -> None:
        super().__init__(message)
        self.version = version


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its secret. `version` is the header's, `last` the highest number in the log.

    `card` is what lists show of it, as it was after entry `card_at`; -1 if it was never kept. Lists for
    everybody leave out what is not `listed`. `due` is when the table has something to do by itself, because a
    bot has to answer or a clock runs out; `clocks` is where the clocks stand. `holder` is
    the process that looks after it, where there are several.
    """

    id: str
    created: float
    updated: float
    header: bytes
    status: Status = "open"
    version: int = 1
    last: int = 0
    card: bytes = b""
    card_at: int = -1
    listed: bool = True
    due: float | None = None
    clocks: bytes = b""
    holder: int = 0


class TableRow(TableInfo, frozen=True, kw_only=True):
    """A table with its secret, which stays out of `repr`, and so out of logs."""

    secret: bytes

    def __repr__(self) -> str:
        return f"TableRow(id={self.id!r}, status={self.status!r}, version={self.version}, last={self.last})"


class LinkRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a secret link opens; `kind` is the caller's word for it, `seat` a number if there is one."""

    token_hash: bytes
    table_id: str
    kind: str
    seat: int | None = None
    created: float


class Timing(msgspec.Struct, frozen=True):
    """When a table has something to do by itself, if it has, and where its clocks stand."""

    due: float | None = None
    clocks: bytes = b""


def hash_token(token: str) -> bytes:
    """The form in which a link's token is stored and looked up."""
    return hashlib.sha256(token.encode()).digest()


class Store(Outbox, Fellows, Roster, Contests):
    """The storage of live tables."""

    @abstractmethod
    def create(
        self, row: TableRow, entries: Sequence[bytes] = (), links: Sequence[LinkRow] = ()
    ) -> Future[None]:
        """Add a table, with its links and first entries if any: whole or not at all. Or `Taken`."""

    @abstractmethod
    def append(
        self,
        table_id: str,
        number: int,
        entry: bytes,
        *,
        status: Status | None = None,
        timing: Timing | None = None,
        calls: Sequence[Call] = (),
        holder: int | None = None,
    ) -> Future[None]:
        """Write the next entry of the log, and with it the new status, timing and calls; the table is held
        here from then on, if `holder` held it before. Or `Conflict`, `NoSuchTable`."""

    @abstractmethod
    def save_timing(self, table_id: str, timing: Timing) -> Future[None]:
        """Keep when a table has something to do; it does not count as a change of the table."""

    @abstractmethod
    def due(self) -> list[tuple[str, float]]:
        """The tables that have something to do by themselves, and when, the first ones first."""

    @abstractmethod
    def update_header(
        self, table_id: str, header: bytes, expected_version: int, *, status: Status | None = None
    ) -> Future[None]:
        """Replace the header of that version, which rises by one. Or `StaleHeader`, `NoSuchTable`."""

    @abstractmethod
    def save_card(self, table_id: str, card: bytes, at: int) -> Future[None]:
        """Keep what lists show of a table after that entry; it does not count as a change of the table."""

    @abstractmethod
    def finished_before(self, moment: float) -> list[TableInfo]:
        """Tables whose game is over and that nobody has touched since then."""

    @abstractmethod
    def lessons_before(self, moment: float, limit: int) -> list[TableInfo]:
        """Tables with a lesson that nobody has touched since then, the oldest first."""

    @abstractmethod
    def probe(self) -> Future[None]:
        """Write something that means nothing: whether the store still can."""

    @property
    @abstractmethod
    def waiting(self) -> int:
        """How many changes wait to be written."""

    @abstractmethod
    def delete(self, table_id: str) -> Future[None]:
        """Remove a table with its log, links and snapshot. Or `NoSuchTable`."""

    @abstractmethod
    def add_link(self, link: LinkRow) -> Future[None]:
        """Make a link valid. Or `Taken`, `NoSuchTable`."""

    @abstractmethod
    def revoke(self, token_hash: bytes) -> Future[None]:
        """Make a link invalid; one that is invalid already stays so."""

    @abstractmethod
    def save_snapshot(self, table_id: str, number: int, rules_version: str, blob: bytes) -> Future[None]:
        """Keep the state after that entry, in place of an older one. Or `Conflict`, `NoSuchTable`."""

    @abstractmethod
    def table(self, table_id: str) -> TableRow | None:
        """One table with its secret."""

    @abstractmethod
    def tables(
        self, status: Status | None = None, limit: int = 50, offset: int = 0, *, listed: bool = False
    ) -> list[TableInfo]:
        """Tables, the last changed first; only those for everybody if they are to be `listed`."""

    @abstractmethod
    def statuses(self, table_ids: Sequence[str]) -> dict[str, Status]:
        """How far these tables are, as far as there are such tables."""

    @abstractmethod
    def entries(self, table_id: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The log beyond a number, in order."""

    @abstractmethod
    def link(self, token_hash: bytes) -> LinkRow | None:
        """What a link opens, if it is valid."""

    @abstractmethod
    def links(self, table_id: str) -> list[LinkRow]:
        """The valid links of a table, the oldest first."""

    @abstractmethod
    def snapshot(self, table_id: str, rules_version: str) -> tuple[int, bytes] | None:
        """The latest snapshot and the number of its entry, if these rules made it."""

    @abstractmethod
    def close(self) -> None:
        """Finish what was asked for and let go of the file."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
