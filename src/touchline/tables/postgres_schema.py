"""The shape of the PostgreSQL database: the migrations of `schema.py` in its dialect, and a few of its own.

A migration is written once, for SQLite; `in_postgres` turns types and endings into those of PostgreSQL. What
only several processes need (`OWN`) has numbers of its own. Both are applied under one lock, in one
transaction.
"""

from __future__ import annotations

import re
from typing import Any, Final

from touchline.tables import schema
from touchline.tables.store import StoreBroken, StoreTooNew

LOCK: Final = 0x544C4E45  # of processes that open the same new database at the same moment

TYPES: Final = {"BLOB": "bytea", "REAL": "double precision", "INTEGER": "bigint", "TEXT": "text"}

DIFFERENT: Final = {  # statements that are said in another way
    "ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 1": (
        "ALTER TABLE tables ADD COLUMN listed boolean NOT NULL DEFAULT true"
    ),
}

OWN: Final[tuple[tuple[str, ...], ...]] = (
    (
        # Links of the same moment are listed in the order in which they were made; SQLite has this by itself.
        "ALTER TABLE links ADD COLUMN rowid bigserial",
        # Which process looks after a table. The number is never used again: it is the fence, too.
        "ALTER TABLE tables ADD COLUMN holder bigint NOT NULL DEFAULT 0",
        "CREATE INDEX tables_by_holder ON tables (holder) WHERE due IS NOT NULL",
        """
        CREATE TABLE processes (
            id bigserial PRIMARY KEY,
            kind text NOT NULL,
            pid integer NOT NULL,
            started timestamptz NOT NULL,
            beat timestamptz NOT NULL
        )
        """,
        # What bots are asked, about imagined worlds. Nothing is lost with it, so it need not survive a crash.
        """
        CREATE UNLOGGED TABLE jobs (
            id bigserial PRIMARY KEY,
            asker bigint NOT NULL,
            worker bigint NOT NULL DEFAULT 0,
            question bytea NOT NULL,
            answer bytea
        )
        """,
        "CREATE INDEX jobs_open ON jobs (id) WHERE worker = 0",
    ),
)


def in_postgres(statement: str) -> str:
    """A statement of a migration as PostgreSQL takes it."""
    known = DIFFERENT.get(statement)
    if known:
        return known
    statement = re.sub(r"\)\s*(STRICT)?(,\s*)?(WITHOUT ROWID)?\s*$", ")", statement)
    statement = re.sub(r"\bx''", "''", statement)
    return re.sub(r"\b(BLOB|REAL|INTEGER|TEXT)\b", lambda word: TYPES[word[0]], statement)


def migrate(db: Any, name: str) -> None:
    """Bring a database to the newest version; one that is newer, or not ours, is left as it is."""
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        shared, own = versions(db, name)
        for statements in schema.MIGRATIONS[shared:]:
            for statement in statements:
                db.execute(in_postgres(statement).replace("%", "%%"), ())
        for statements in OWN[own:]:
            for statement in statements:
                db.execute(statement)
        if (shared, own) != (len(schema.MIGRATIONS), len(OWN)):
            db.execute("CREATE TABLE IF NOT EXISTS touchline (shared integer NOT NULL, own integer NOT NULL)")
            db.execute("DELETE FROM touchline")
            db.execute("INSERT INTO touchline VALUES (%s, %s)", (len(schema.MIGRATIONS), len(OWN)))


def versions(db: Any, name: str) -> tuple[int, int]:
    """The formats of a database of ours; zeros if it is empty. Or `StoreBroken`, `StoreTooNew`."""
    here = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    tables = {row[0] for row in db.execute(here)}
    if not tables:
        return 0, 0
    if "touchline" not in tables:
        raise StoreBroken(
            f"{name} is a database of another program. It was not touched. "
            "Make an empty one for the tables (`createdb touchline`), and name that."
        )
    shared, own = db.execute("SELECT shared, own FROM touchline").fetchone() or (0, 0)
    if shared > len(schema.MIGRATIONS) or own > len(OWN):
        raise StoreTooNew(
            f"{name} was written by a newer Touchline (format {shared}.{own}; this one knows up to "
            f"{len(schema.MIGRATIONS)}.{len(OWN)}). It was not touched and nothing is lost. Update "
            "Touchline, or choose another database for the tables."
        )
    return int(shared), int(own)
