"""The shape of the SQLite file, as numbered migrations.

`MIGRATIONS[n]` lifts a file of version n to version n + 1. A migration that has been released is never
edited: a change of the shape is a new one at the end. All that a file needs run in one transaction. Before
that, `rehearse` makes a backup and tries them on a copy: a file that they would harm is left as it is.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from touchline.tables import contests, sql_roster
from touchline.tables.store import StoreBroken, StoreTooNew

APPLICATION_ID: Final = 0x544C4E45  # marks the file as ours, so that no other program's file is ever migrated

KEPT: Final = ("tables", "entries", "links")  # what a migration must not lose a row of

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
    (  # what lists show of a table, as of which entry: a list replays nothing
        "ALTER TABLE tables ADD COLUMN card BLOB NOT NULL DEFAULT x''",
        "ALTER TABLE tables ADD COLUMN card_at INTEGER NOT NULL DEFAULT -1",
        # one row that a look at the server's health writes: that a disk can be read says little
        "CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), at REAL NOT NULL) STRICT",
    ),
    (  # private tables are in no list for everybody, however many there are
        "ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 1",
        "CREATE INDEX tables_listed ON tables (updated) WHERE listed",
    ),
    (  # when a table has something to do by itself, and where its clocks stand: a restart loses no deadline
        "ALTER TABLE tables ADD COLUMN due REAL",
        "ALTER TABLE tables ADD COLUMN clocks BLOB NOT NULL DEFAULT x''",
        # tables at which a bot or a clock may be waiting; each is opened once, and then knows when
        """
        UPDATE tables SET due = updated WHERE status <> 'over' AND (
            CAST(header AS TEXT) LIKE '%"kind":"bot"%' OR CAST(header AS TEXT) NOT LIKE '%"limit":0%'
        )
        """,
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
    ),
    (  # whoever wants to be called, how, about which seats, and what still has to be sent
        """
        CREATE TABLE people (
            id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 32),
            created REAL NOT NULL,
            settings BLOB NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE people_seats (
            table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            person BLOB NOT NULL REFERENCES people ON DELETE CASCADE,
            key TEXT NOT NULL,
            PRIMARY KEY (table_id, seat, person)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX people_seats_by_person ON people_seats (person)",
        """
        CREATE TABLE channels (
            id TEXT PRIMARY KEY NOT NULL,
            person BLOB NOT NULL REFERENCES people ON DELETE CASCADE,
            kind TEXT NOT NULL,
            place TEXT NOT NULL,
            address BLOB NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('new', 'good', 'off')),
            created REAL NOT NULL,
            sent INTEGER NOT NULL DEFAULT 0,
            sent_at REAL,
            failing REAL,
            problem TEXT NOT NULL DEFAULT '',
            UNIQUE (person, kind, place)
        ) STRICT
        """,
        # addresses that never want to hear of us, by their hashes
        "CREATE TABLE unwanted (mark BLOB PRIMARY KEY NOT NULL) STRICT, WITHOUT ROWID",
        """
        CREATE TABLE outbox (
            table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            what TEXT NOT NULL,
            channel TEXT NOT NULL REFERENCES channels ON DELETE CASCADE,
            called REAL NOT NULL,
            due REAL NOT NULL,
            tries INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (table_id, seat, what, channel)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX outbox_by_time ON outbox (due)",
        "CREATE INDEX outbox_by_channel ON outbox (channel)",
        # what the server signs with, made when it is first needed
        "CREATE TABLE server_keys (name TEXT PRIMARY KEY NOT NULL, value BLOB NOT NULL) STRICT",
    ),
    sql_roster.MIGRATION,
    contests.MIGRATION,
)


def migrate(db: sqlite3.Connection, name: str) -> None:
    """Bring a file to the newest version; one that is newer, or not ours, is left as it is."""
    # The version is read under the lock: two processes may open a new file at the same moment.
    db.execute("BEGIN IMMEDIATE")
    try:
        version = version_of(db, name)
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


def rehearse(db: sqlite3.Connection, path: Path) -> None:
    """Make a backup of a file that is to be lifted and try the migrations on a copy of it.

    Or `StoreBroken`, and nothing has changed. What was wrong before is no reason: it stays as wrong as it is.
    """
    db.execute("BEGIN")  # one look: another process may be making the file just now
    try:
        version = version_of(db, str(path))
    finally:
        db.rollback()
    if not 0 < version < len(MIGRATIONS):
        return
    kept = path.with_name(f"{path.name}.format-{version}.backup")
    if kept.exists():  # of a file that stood here earlier
        kept = kept.with_suffix(f".{time.time_ns()}.backup")
    trial = path.with_name(f"{path.name}.trial-{os.getpid()}")
    try:
        copy_to(db, kept)
        copy_to(db, trial)
        with closing(sqlite3.connect(trial, isolation_level=None)) as copy:
            migrate(copy, str(path))
            lost = [name for name in KEPT if _count(copy, name) != _count(db, name)]
            before = faults(db)
            found = [fault for fault in faults(copy) if fault not in before]
            found += [f"rows of {name} would be lost" for name in lost]
    finally:
        trial.unlink(missing_ok=True)
    if found:
        raise StoreBroken(
            f"{path} cannot be lifted to format {len(MIGRATIONS)}: {'; '.join(found[:3])}. It was not "
            f"touched, and {kept.name} beside it is a copy. Go on with the Touchline that wrote it, "
            "or put a backup in its place."
        )


def copy_to(db: sqlite3.Connection, path: Path) -> None:
    """Copy a database, while others use it, to a file of its own, for the eyes of this user alone."""
    path.unlink(missing_ok=True)
    path.touch(mode=0o600)
    with closing(sqlite3.connect(path, isolation_level=None)) as copy:
        db.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, without companions


def faults(db: sqlite3.Connection) -> list[str]:
    """What is wrong with a database as such; nothing if it is whole."""
    try:
        found = [str(row[0]) for row in db.execute("PRAGMA integrity_check(20)")]
        found += [f"a row of {row[0]} has no {row[2]}" for row in db.execute("PRAGMA foreign_key_check")]
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return [fault for fault in found if fault != "ok"]


def _count(db: sqlite3.Connection, name: str) -> int:
    return int(db.execute(f"SELECT count(*) FROM {name}").fetchone()[0])


def version_of(db: sqlite3.Connection, name: str) -> int:
    """The format of a file of ours; 0 if it is empty. Or `StoreBroken`, `StoreTooNew`."""
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
