"""PostgreSQL's errors, said in words that help. No message names the password."""

from __future__ import annotations

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict

from touchline.tables.store import (
    StoreError,
    StoreFull,
    StoreLocked,
    StoreLost,
    StoreReadOnly,
    StoreUnreachable,
)

_SAFE = "Nothing was changed; everything confirmed before is safe."


def named(url: str) -> str:
    """A database in words, without what is secret."""
    try:
        parts = conninfo_to_dict(url)
    except psycopg.Error:
        return "the database"
    host = parts.get("host") or "this machine"
    port = f":{parts['port']}" if parts.get("port") else ""
    return f"the database {parts.get('dbname') or parts.get('user') or ''} on {host}{port}"


def explain(error: Exception, name: str) -> StoreError:
    """The store's own error for one that came up while working on the database `name`."""
    match error:
        case StoreError():
            return error
        case errors.DiskFull():
            return StoreFull(f"There is no space left for {name}. {_SAFE} Free some disk space there.")
        case errors.LockNotAvailable() | errors.DeadlockDetected() | errors.QueryCanceled():
            return StoreLocked(f"Another process keeps {name} busy. {_SAFE} Try again in a moment.")
        case errors.ReadOnlySqlTransaction():
            return StoreReadOnly(
                f"{name} may be read but not written: perhaps it is a replica. {_SAFE} Name the main one."
            )
        case errors.InsufficientPrivilege():
            return StoreUnreachable(f"{name} does not allow this ({_first(error)}). {_SAFE} Check the user.")
        # A process that hangs in mid-move loses its connection: `SETTINGS` say after how long.
        case psycopg.OperationalError() | psycopg.InterfaceError() | errors.IdleInTransactionSessionTimeout():
            return StoreLost(
                f"{name[:1].upper()}{name[1:]} cannot be reached ({_first(error)}). What was confirmed "
                "before is safe. Try again in a moment; if this goes on, check that the database runs and "
                "that its address is right."
            )
    return StoreError(f"{name} could not do this: {_first(error)}. {_SAFE}")


def _first(error: Exception) -> str:
    """The first line of a message, without a full stop."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")
