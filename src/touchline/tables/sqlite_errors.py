"""SQLite's error codes, said in words that help."""

from __future__ import annotations

import sqlite3

from touchline.tables.store import (
    StoreBroken,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreReadOnly,
    StoreUnreachable,
)

_SAFE = "Nothing was changed; everything confirmed before is safe."


def explain(error: Exception, name: str) -> StoreError:
    """The store's own error for one that came up while working on the file `name`."""
    if isinstance(error, StoreError):
        return error
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:  # the low byte is the kind, the rest is detail
        case sqlite3.SQLITE_FULL:
            return StoreFull(
                f"There is no space left for {name}. {_SAFE} Free some disk space and try again."
            )
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StoreLocked(
                f"Another process holds {name} locked. {_SAFE} Try again in a moment; if it stays locked, "
                "close the other program that has it open."
            )
        case sqlite3.SQLITE_READONLY:
            return read_only(name)
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM | sqlite3.SQLITE_IOERR:
            return unreachable(error, name)
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return StoreBroken(
                f"{name} is damaged, or is no store of tables ({error}). It was left as it is. Put a backup "
                "in its place, or move it aside to start with an empty store; `sqlite3 FILE .recover` "
                "may save its content."
            )
    return StoreError(f"{name} could not do this: {error}. {_SAFE}")


def read_only(name: str) -> StoreReadOnly:
    """The error for a file that may not be written."""
    return StoreReadOnly(
        f"{name} may be read but not written. {_SAFE} Give this user the right to write "
        "the file and its folder, or choose another file for the tables."
    )


def unreachable(error: Exception, name: str) -> StoreUnreachable:
    """The error for a file or folder that the system does not let us use."""
    return StoreUnreachable(
        f"{name} cannot be used ({error}). {_SAFE} Check that the folder exists, that the disk is "
        "there and well, and that this user may write in it; or choose another file for the tables."
    )
