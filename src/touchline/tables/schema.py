"""The shape of the SQLite file, as numbered migrations.

`MIGRATIONS[n]` lifts a file of version n to version n + 1. A migration that has been released is never
edited: a change of the shape is a new one at the end. All that a file needs run in one transaction.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from touchline.tables.store import StoreBroken, StoreTooNew

APPLICATION_ID: Final = 0x544C4E45  # marks the file as ours, so that no other program's file is ever migrated

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE tables (
            id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
            created REAL NOT NULL,
            updated REAL NOT NULL,
            status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over')),
            version INTEGER NOT NULL,
            last INTEGER NOT NULL,
            header BLOB NOT NULL,
            secret BLOB NOT NULL
        ) STRICT
        """,
        "CREATE INDEX tables_by_time ON tables (updated)",
        "CREATE INDEX tables_by_status ON tables (status, updated)",
        """
        CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number > 0),
            entry BLOB NOT NULL,
            PRIMARY KEY (table_id, number)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE links (
            token_hash BLOB PRIMARY KEY NOT NULL CHECK (length(token_hash) = 32),
            table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
            kind TEXT NOT NULL,
            seat INTEGER,
            created REAL NOT NULL
        ) STRICT
        """,
        "CREATE INDEX links_by_table ON links (table_id)",
        """
        CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables ON DELETE CASCADE,
            number INTEGER NOT NULL,
            rules_version TEXT NOT NULL,
            blob BLOB NOT NULL
        ) STRICT
        """,
    ),
)


def migrate(db: sqlite3.Connection, name: str) -> None:
    """Bring a file to the newest version; one that is newer, or not ours, is left as it is."""
    # The version is read under the lock: two processes may open a new file at the same moment.
    db.execute("BEGIN IMMEDIATE")
    try:
        version = _version(db, name)
        for statements in MIGRATIONS[version:]:
            for statement in statements:
                db.execute(statement)
        if version < len(MIGRATIONS):
            db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        db.execute("COMMIT")
    except BaseException:
        db.rollback()
        raise


def _version(db: sqlite3.Connection, name: str) -> int:
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (things,) = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if application == version == things == 0:
        return 0
    if application != APPLICATION_ID:
        raise StoreBroken(
            f"{name} is a database of another program. It was not touched. "
            "Choose another file for the tables."
        )
    if version > len(MIGRATIONS):
        raise StoreTooNew(
            f"{name} was written by a newer Touchline (format {version}; this one knows up to "
            f"{len(MIGRATIONS)}). It was not touched and nothing is lost. Update Touchline, "
            "or choose another file for the tables."
        )
    return int(version)
