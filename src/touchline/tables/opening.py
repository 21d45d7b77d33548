"""Which store is meant: a file, or a PostgreSQL database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from touchline.engine.errors import TouchlineError
from touchline.tables import schema
from touchline.tables.pool import BotPool
from touchline.tables.sql import Store
from touchline.tables.sqlite import SqliteStore

POSTGRES: Final = ("postgresql://", "postgres://")


def is_postgres(where: str | Path) -> bool:
    """Whether this is the address of a PostgreSQL database."""
    return str(where).startswith(POSTGRES)


def check_database(where: str) -> None:
    """Refuse an address that is none, and one for which something is not installed."""
    if not is_postgres(where):
        raise TouchlineError(
            f"Touchline cannot use '{where.split(':')[0]}' as a database. Write "
            "postgresql://user:password@machine:5432/name, or leave --database out: then the tables are "
            "in a file of their own (--data)."
        )
    if find_spec("psycopg") is None:
        raise TouchlineError(
            "PostgreSQL needs the package psycopg: pip install 'touchline[postgres]'. "
            "Without --database the tables are in a file, which needs nothing."
        )


def pool_of(store: Store) -> BotPool:
    """Where bots think: in processes of this server's own, or with the workers of the database."""
    if isinstance(store, SqliteStore):
        return BotPool()
    from touchline.tables.postgres import PostgresStore
    from touchline.tables.workers import FarPool

    assert isinstance(store, PostgresStore)
    return FarPool(store)


def open_store(where: str | Path) -> Store:
    """Open the store in a file (made where there is none) or in a database."""
    if not is_postgres(where):
        return SqliteStore.open(where)
    check_database(str(where))
    from touchline.tables.postgres import PostgresStore

    return PostgresStore.open(str(where))


def check_format(where: str | Path) -> None:
    """Refuse tables of an earlier format, while another server has them."""
    if is_postgres(where):
        from touchline.tables.postgres_upkeep import is_current

        current = is_current(str(where))
    else:
        with closing(sqlite3.connect(where)) as db:
            current = schema.version_of(db, str(where)) == len(schema.MIGRATIONS)
    if not current:
        raise TouchlineError(
            "This Touchline would change the format of the tables, which another server is using. It can "
            "follow that one only by a restart: stop it, then start this one."
        )
