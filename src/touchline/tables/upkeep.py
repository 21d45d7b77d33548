"""The store looked after: backup and restore, a doctor, and old games of bots that are let go.

Backup and doctor only read, and work while a server plays on. A restore needs the folder for itself, and
keeps what was there.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import msgspec

from touchline.engine.errors import TouchlineError
from touchline.tables.entries import decode
from touchline.tables.errors import TableError
from touchline.tables.hall import Damaged, Hall, replaying
from touchline.tables.header import Header
from touchline.tables.lock import FolderLock
from touchline.tables.schema import copy_to, faults, version_of
from touchline.tables.sqlite_errors import explain
from touchline.tables.store import StoreError, TableRow
from touchline.tables.table import Table

DATABASE: Final = "tables.sqlite3"
COMPANIONS: Final = ("-wal", "-shm", "-journal")


class Patient(msgspec.Struct):
    """A table that does not open, and why. `damaged`: not only made by another version."""

    table: str
    why: str
    damaged: bool


class Health(msgspec.Struct):
    """What the doctor found."""

    file: str
    format: int = 0
    bytes: int = 0
    log_bytes: int = 0
    free_bytes: int = 0
    tables: dict[str, int] = {}
    entries: int = 0
    largest: str = ""
    largest_entries: int = 0
    faults: list[str] = []
    patients: list[Patient] = []
    shared: bool = False  # a database that several servers may share

    @property
    def well(self) -> bool:
        """Whether nothing is damaged."""
        return not self.faults and not any(patient.damaged for patient in self.patients)


def backup(folder: Path, file: Path, *, replace: bool = False) -> int:
    """Copy the tables of a folder into one file and check the copy; returns how many tables it holds."""
    if file.exists() and not replace:
        raise TouchlineError(f"{file} is there already. Choose another name, or say --replace.")
    part = file.with_name(f"{file.name}.part")
    try:
        with _reading(folder / DATABASE) as db:
            version_of(db, str(folder / DATABASE))
            copy_to(db, part)
        count = check(part)
        _settle(part, file)
    except (OSError, sqlite3.Error) as error:
        raise TouchlineError(f"{file} could not be written: {error}. Nothing was changed.") from error
    finally:
        part.unlink(missing_ok=True)
    return count


def check(file: Path) -> int:
    """How many tables a backup holds; refused if it is none, is damaged, or of a newer Touchline."""
    with _reading(file) as db:
        version = version_of(db, str(file))
        found = faults(db)
        if not version or found:
            why = "; ".join(found[:3]) or "it is empty"
            raise TouchlineError(f"{file} is no sound backup: {why}. Nothing was changed.")
        return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])


def restore(file: Path, folder: Path) -> tuple[int, Path | None]:
    """Put the tables of a backup into a folder: how many, and where what was there is kept."""
    count = check(file)
    try:
        with FolderLock(folder):
            target, part = folder / DATABASE, folder / f"{DATABASE}.part"
            try:
                with _reading(file) as db:
                    copy_to(db, part)
                check(part)
                kept = _put_aside(target)
                _settle(part, target)
                _give_to_owner(folder)
            finally:
                part.unlink(missing_ok=True)
    except StoreError as error:
        raise TouchlineError(str(error)) from error
    except (OSError, sqlite3.Error) as error:
        raise TouchlineError(f"{folder} could not be restored: {error}.") from error
    return count, kept


def _put_aside(target: Path) -> Path | None:
    """Keep what stands at a place under another name, with what its companion files hold."""
    if not target.exists():
        return None
    kept = target.with_name(f"{target.name}.before-restore-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}")
    with suppress(sqlite3.Error), closing(sqlite3.connect(target)) as db:  # a broken one is kept as it is
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for end in ("", *COMPANIONS):
        with suppress(FileNotFoundError):
            target.with_name(target.name + end).rename(kept.with_name(kept.name + end))
    return kept


def _give_to_owner(folder: Path) -> None:
    """What root puts into the folder of another user is that user's: the server must be able to write it."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = folder.stat()
        for path in folder.iterdir():
            if path.is_file() and not path.is_symlink():
                os.chown(path, owner.st_uid, owner.st_gid)


def _settle(part: Path, file: Path) -> None:
    """Give a finished file its name, for good."""
    with part.open("rb+") as written:
        os.fsync(written.fileno())
    part.replace(file)
    if os.name != "nt":
        folder = os.open(file.absolute().parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


class _reading:
    """A connection that reads a file and never writes, whoever else uses it; a `TouchlineError` otherwise."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> sqlite3.Connection:
        if not self._path.is_file():
            raise TouchlineError(f"There is no file {self._path}. Check the name, or say --data FOLDER.")
        try:
            self._db = sqlite3.connect(self._path, isolation_level=None)
            self._db.execute("PRAGMA query_only = ON")
        except sqlite3.Error as error:
            raise TouchlineError(str(explain(error, str(self._path)))) from error
        self._db.text_factory = lambda data: data.decode("utf-8", "replace")
        return self._db

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        self._db.close()
        if isinstance(error, sqlite3.Error | StoreError):
            raise TouchlineError(str(explain(error, str(self._path)))) from error


def examine(folder: Path, tell: Callable[[int], None] = lambda done: None) -> Health:
    """Replay every table of a folder; `tell` hears how many are done."""
    path = folder / DATABASE
    health = Health(str(path))
    with _reading(path) as db:
        health.format = version_of(db, str(path))
        health.faults = faults(db)
        health.bytes = path.stat().st_size
        wal = path.with_name(path.name + "-wal")
        health.log_bytes = wal.stat().st_size if wal.exists() else 0
        page, free = (db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_size", "freelist_count"))
        health.free_bytes = page * free
        ids = (
            [row[0] for row in db.execute("SELECT rowid FROM tables ORDER BY rowid")] if health.format else []
        )
        for done, rowid in enumerate(ids, 1):
            _look_at(db, rowid, health)
            tell(done)
    return health


def _look_at(db: sqlite3.Connection, rowid: int, health: Health) -> None:
    columns = "id, created, updated, header, status, version, last, secret"
    found = db.execute(f"SELECT {columns} FROM tables WHERE rowid = ?", (rowid,)).fetchone()
    if found is None:
        return  # removed meanwhile
    row = TableRow(**dict(zip(columns.split(", "), found, strict=True)))
    entries = db.execute(
        "SELECT number, entry FROM entries WHERE table_id = ? AND number <= ? ORDER BY number",
        (row.id, row.last),  # a server may be writing more just now
    ).fetchall()
    look_at(row, entries, health)


def look_at(row: TableRow, entries: list[tuple[int, bytes]], health: Health) -> None:
    """Replay one table, and note what is wrong with it."""
    health.tables[row.status] = health.tables.get(row.status, 0) + 1
    health.entries += len(entries)
    if len(entries) >= health.largest_entries:
        health.largest, health.largest_entries = row.id, len(entries)
    try:
        with replaying(row.id):
            if [number for number, _ in entries] != list(range(1, row.last + 1)):
                raise ValueError(f"of {row.last} entries {row.last - len(entries)} are missing")
            table = Table(row, [decode(entry) for _, entry in entries], time.time)
            if table.commitment != table.header.commitment:
                raise ValueError("the secret is not the one that was promised")
            if (row.status == "over") != table.match.over:
                raise ValueError(f"it is stored as {row.status}, and its game says otherwise")
    except Damaged as error:
        health.patients.append(Patient(row.id, error.why, damaged=True))
    except TableError as error:
        health.patients.append(Patient(row.id, str(error), damaged=False))


async def let_go(hall: Hall, before: float) -> int:
    """Remove finished games that only bots played and that nobody has touched since then; how many."""
    gone = 0
    for info in await hall.ask(hall.store.finished_before, before):
        try:
            header = msgspec.json.decode(info.header, type=Header)
        except (msgspec.MsgspecError, ValueError):
            continue  # damaged: for the doctor
        if all(seat.kind == "bot" for seat in header.seats) and hall.forget(info.id):
            await hall.done(hall.store.delete(info.id))
            gone += 1
    return gone
