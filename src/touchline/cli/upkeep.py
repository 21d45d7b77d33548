"""`touchline backup`, `restore` and `doctor`: the tables of a server looked after."""

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
from touchline.cli.show import print_json, progress, say
from touchline.engine.words import counted

if TYPE_CHECKING:
    from touchline.tables.upkeep import Health

File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.", dir_okay=False)]


def backup(
    file: File,
    data: Data = None,
    replace: Annotated[bool, typer.Option("--replace", help="Replace FILE if it is there.")] = False,
) -> None:
    """Copy all tables into one file, while the server runs, and check the copy."""
    from touchline.places import data_folder
    from touchline.tables import upkeep

    count = upkeep.backup(data or data_folder(), file, replace=replace)
    say(f"{file}: {counted(count, 'table')}, checked.")
    say("It holds the tables' secrets: keep it where only you can read it.")


def restore(file: File, data: Data = None) -> None:
    """Put the tables of a backup in the place of those that are there; those are kept beside them."""
    from touchline.places import data_folder
    from touchline.tables import upkeep

    folder = data or data_folder()
    count, kept = upkeep.restore(file, folder)
    say(f"{folder}: {counted(count, 'table')} from {file}.")
    if kept is not None:
        say(f"What was there is {kept.name} now.")


def doctor(data: Data = None, as_json: AsJson = False) -> None:
    """Look whether the tables are sound: every one is replayed. Changes nothing."""
    from touchline.places import data_folder
    from touchline.tables import upkeep

    with _told_at_the_end("touchline.tables"), progress("tables", None) as tell:
        health = upkeep.examine(data or data_folder(), tell)
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
    say(f"{health.file}: {counted(count, 'table')}{told}, {counted(health.entries, 'row')} in their logs.")
    say(
        f"{_size(health.bytes)}, and {_size(health.log_bytes)} in the write-ahead log; "
        f"{_size(health.free_bytes)} free inside; format {health.format}."
    )
    if health.largest_entries:
        say(f"The longest log is that of {health.largest}: {counted(health.largest_entries, 'row')}.")
    for fault in health.faults:
        say(f"The file is damaged: {fault}")
    for patient in health.patients:
        what = "is damaged" if patient.damaged else "does not open"
        say(f"Table {patient.table} {what}: {patient.why}")
    if health.faults:
        say(
            "Stop the server, keep a copy of the folder, and put the last good backup in its place with "
            "`touchline restore FILE`. Without one, `sqlite3 FILE .recover` may save the content."
        )
    elif not health.well:
        say(
            "Only these tables are concerned; all others can be played. An earlier backup may have them "
            "whole: restore it into another folder with --data and look there."
        )
    else:
        say("All is well." if not health.patients else "Nothing is damaged.")


def _size(count: int) -> str:
    return f"{count / 1_000_000:.1f} MB" if count >= 100_000 else f"{count / 1000:.1f} kB"
