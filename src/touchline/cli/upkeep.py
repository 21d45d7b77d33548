"""`touchline backup`, `restore`, `doctor` and `move-database`: the tables of a server looked after."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from touchline.cli.arguments import AsJson
from touchline.cli.server import Data
from touchline.cli.show import counted, print_json, progress, say, tell
from touchline.engine.errors import TouchlineError

if TYPE_CHECKING:
    from touchline.tables.upkeep import Health

Database = Annotated[
    str,
    typer.Option(metavar="URL", envvar="TOUCHLINE_DATABASE", help=say("upkeep-database")),
]
File = Annotated[Path, typer.Argument(metavar="FILE", help=say("upkeep-file"), dir_okay=False)]


def backup(
    file: File,
    data: Data = None,
    replace: Annotated[bool, typer.Option("--replace", help=say("backup-replace"))] = False,
    database: Database = "",
) -> None:
    """Copy all tables into one file, while the server runs, and check the copy."""
    if database:
        raise TouchlineError(say("backup-on-postgres"))
    from touchline.places import data_folder
    from touchline.tables import upkeep

    count = upkeep.backup(data or data_folder(), file, replace=replace)
    tell(say("backup-done", file=str(file), tables=counted(count, "table")))
    tell(say("backup-secrets"))


def restore(file: File, data: Data = None, database: Database = "") -> None:
    """Replace the tables with those of a backup; the old ones are kept beside them."""
    if database:
        raise TouchlineError(say("backup-on-postgres"))
    from touchline.places import data_folder
    from touchline.tables import upkeep

    folder = data or data_folder()
    count, kept = upkeep.restore(file, folder)
    tell(say("restored", folder=str(folder), tables=counted(count, "table"), file=str(file)))
    if kept is not None:
        tell(say("restored-kept", file=kept.name))


def move_database(
    source: Annotated[str, typer.Argument(metavar="FROM", help=say("move-database-source"))],
    target: Annotated[str, typer.Argument(metavar="TO", help=say("move-database-target"))],
) -> None:
    """Copy all tables from a folder to a PostgreSQL database or back, and compare them. No server may run."""
    from touchline.tables import moving

    moved = moving.move(source, target)
    told = ", ".join(f"{number} {name}" for name, number in moved.rows.items() if number)
    tell(say("moved", what=told or say("moved-nothing")))
    tell(say("moved-kept"))


def doctor(data: Data = None, as_json: AsJson = False, database: Database = "") -> None:
    """Check that the tables are sound, by replaying every one. Changes nothing."""
    from touchline.places import data_folder
    from touchline.tables import upkeep

    with _told_at_the_end("touchline.tables"), progress(say("doctor-tables"), None) as done:
        if database:
            from touchline.tables.opening import check_database

            check_database(database)
            from touchline.tables.postgres_upkeep import examine

            health = examine(database, done)
        else:
            health = upkeep.examine(data or data_folder(), done)
    if as_json:
        print_json(msgspec.to_builtins(health) | {"well": health.well})
    else:
        _tell(health)
    if not health.well:
        raise typer.Exit(1)


@contextmanager
def _told_at_the_end(logger: str) -> Iterator[None]:
    """Nothing but what is fatal is logged meanwhile."""
    log = logging.getLogger(logger)
    level = log.level
    log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        log.setLevel(level)


def _tell(health: Health) -> None:
    count = sum(health.tables.values())
    kinds = ", ".join(f"{number} {status}" for status, number in sorted(health.tables.items()))
    told = f" ({kinds})" if kinds else ""
    tables, rows = counted(count, "table") + told, counted(health.entries, "row")
    tell(say("doctor-file", file=str(health.file), tables=tables, rows=rows))
    if health.shared:
        tell(say("doctor-shared", size=_size(health.bytes), format=health.format))
    else:
        facts = {"log": _size(health.log_bytes), "free": _size(health.free_bytes)}
        tell(say("doctor-size", size=_size(health.bytes), format=health.format, **facts))
    if health.largest_entries:
        rows = counted(health.largest_entries, "row")
        tell(say("doctor-longest", table=health.largest, rows=rows))
    for fault in health.faults:
        tell(say("doctor-fault", why=fault))
    for patient in health.patients:
        what = "doctor-damaged" if patient.damaged else "doctor-shut"
        tell(say(what, table=patient.table, why=patient.why))
    if health.faults:
        tell(say("doctor-restore"))
    elif not health.well:
        tell(say("doctor-some-shared" if health.shared else "doctor-some"))
    else:
        tell(say("doctor-whole" if health.patients else "doctor-well"))


def _size(count: int) -> str:
    return f"{count / 1_000_000:.1f} MB" if count >= 100_000 else f"{count / 1000:.1f} kB"
