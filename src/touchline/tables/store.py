"""What a store keeps of live tables, and what can go wrong there.

A table is a header (JSON), a secret, a status, and a log: entries numbered 1, 2, 3, … that are only ever
appended. The store (`sql.py`) knows no game; headers and entries are bytes to it.

Errors come in two kinds. `Refused` is an answer: the store is well and the request does not fit what is in
it. Any other `StoreError` is trouble (disk, file, lock): the change was not made, everything confirmed
earlier is still there, and the store can be asked again.
"""

from __future__ import annotations

import hashlib
from typing import Literal

import msgspec

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
