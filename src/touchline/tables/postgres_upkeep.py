"""A look at a PostgreSQL database, by the doctor and by a server that is to follow another one.

It only reads, and works while servers play on.
"""

from __future__ import annotations

from collections.abc import Callable

import psycopg

from touchline.engine.errors import TouchlineError
from touchline.tables import postgres_schema, schema
from touchline.tables.postgres_errors import explain, named
from touchline.tables.store import StoreError, TableRow
from touchline.tables.upkeep import Health, look_at

COLUMNS = "id, created, updated, header, status, version, last, secret"


def examine(url: str, tell: Callable[[int], None] = lambda done: None) -> Health:
    """Replay every table of a database; `tell` hears how many are done."""
    health = Health(named(url), shared=True)
    try:
        with psycopg.connect(url, autocommit=True, connect_timeout=5) as db:
            health.format, _ = postgres_schema.versions(db, health.file)
            size = db.execute("SELECT pg_database_size(current_database())").fetchone()
            health.bytes = size[0] if size else 0
            ids = db.execute("SELECT id FROM tables ORDER BY id").fetchall() if health.format else []
            for done, (table_id,) in enumerate(ids, 1):
                found = db.execute(f"SELECT {COLUMNS} FROM tables WHERE id = %s", (table_id,)).fetchone()
                if found is not None:
                    row = TableRow(**dict(zip(COLUMNS.split(", "), found, strict=True)))
                    log = db.execute(
                        "SELECT number, entry FROM entries WHERE table_id = %s AND number <= %s "
                        "ORDER BY number",
                        (row.id, row.last),
                    )
                    look_at(row, log.fetchall(), health)
                tell(done)
    except (psycopg.Error, StoreError) as error:
        raise TouchlineError(str(explain(error, health.file))) from error
    return health


def is_current(url: str) -> bool:
    """Whether a database has the newest format."""
    name = named(url)
    try:
        with psycopg.connect(url, autocommit=True, connect_timeout=5) as db:
            newest = len(schema.MIGRATIONS), len(postgres_schema.OWN)
            return postgres_schema.versions(db, name) == newest
    except psycopg.Error as error:
        raise explain(error, name) from error
