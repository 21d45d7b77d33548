"""The folder of a lab report: one page and four Parquet files, written whole or not at all.

A report is made in a folder beside the wanted one and takes its place at the end, so what was there before
stays until then. Only an empty folder or an earlier report is ever replaced. Every file says in the metadata
of its schema (under `touchline`) which run it belongs to.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import msgspec

from touchline.arrow import pa, pq
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Good
from touchline.lab import validate
from touchline.lab.page import GENERATOR
from touchline.lab.watch import TABLES, Tables

PAGE = "index.html"
NAMES = tuple(TABLES)
KEY = b"touchline"


class Run(msgspec.Struct, frozen=True):
    """What was played: everything that is needed to play it again, and the goods of the game by name."""

    spec: str
    title: str
    edition: str
    content: str  # a fingerprint of the edition's content
    rules_version: int
    version: str
    seats: int
    bots: list[str]
    options: dict[str, bool | int]  # those that were set
    seed: int
    deals: int
    games: int
    rounds: str  # what the game's length is counted in
    goods: list[Good]

    @property
    def game(self) -> str:
        """The id of the game, without its edition."""
        return self.spec.partition("@")[0]

    @property
    def facts(self) -> dict[str, Any]:
        """What was played, in the words of all commands."""
        names = ("game", "edition", "content", "rules_version", "version", "seats", "bots", "options", "seed")
        return {name: getattr(self, name) for name in (*names, "deals", "games")}


@dataclass(frozen=True)
class Report:
    """What lies in the folder of a report."""

    run: Run
    tables: dict[str, pa.Table]


def compact(tables: Tables) -> dict[str, pa.Table]:
    """The tables of a job as tables of Arrow, which need less memory."""
    return {
        name: pa.table(
            {column: pa.array(values, validate.type_of(column)) for column, values in columns.items()}
        )
        for name, columns in tables.items()
    }


def gather(run: Run, parts: list[dict[str, pa.Table]]) -> Report:
    """The whole tables of a run from those of its jobs."""
    return Report(run, {name: pa.concat_tables([part[name] for part in parts]) for name in NAMES})


def read(folder: Path) -> Report:
    """A report that was written before; a broken one is refused."""
    if not folder.is_dir():
        raise TouchlineError(f"There is no lab report {folder}. Make one: touchline lab GAME --out {folder}")
    paths = {name: folder / f"{name}.parquet" for name in NAMES}
    tables = {name: _opened(path) for name, path in paths.items()}
    runs = [_run_of(path, tables[name].schema) for name, path in paths.items()]
    if any(run != runs[0] for run in runs):
        raise TouchlineError(f"The files of {folder} belong to different runs. Make the report again.")
    run = runs[0]
    if (tables["games"].num_rows, tables["seats"].num_rows) != (run.games, run.games * run.seats):
        raise TouchlineError(f"{folder} does not hold all games of its run. Make the report again.")
    for name, path in paths.items():
        validate.check(path, name, tables[name], run.games, run.seats, [good.id for good in run.goods])
    return Report(run, tables)


def _opened(path: Path) -> pa.Table:
    if not path.is_file():
        raise TouchlineError(f"{path} is missing: {path.parent} is not a whole lab report.")
    try:
        table = pq.read_table(path)
        table.validate(full=True)
        return table
    except (pa.ArrowException, OSError, UnicodeDecodeError) as error:
        why = str(error).splitlines()[0][:120]
        raise TouchlineError(
            f"{path} is broken or half-written ({why}). Make the report again, or take it from a copy."
        ) from error


def _run_of(path: Path, schema: pa.Schema) -> Run:
    try:
        return msgspec.json.decode((schema.metadata or {})[KEY], type=Run)
    except (KeyError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise TouchlineError(f"{path} was not written by this version of `touchline lab`.") from error


def check_place(folder: Path) -> None:
    """Refuse a folder that cannot be written, or that holds anything but an earlier report."""
    real = _real(folder)
    if real == Path.cwd():
        raise TouchlineError(f"{folder} is the folder you are in. Name one in it: --out report")
    if real.exists():
        _check_report(folder)
    try:
        there = next(path for path in (*real.parents, real) if path.exists())
        Path(mkdtemp(prefix=f".{real.name}-", dir=there)).rmdir()
    except OSError as error:
        raise TouchlineError(f"Cannot write beside {folder}: {error.strerror}.") from error


def _real(folder: Path) -> Path:
    """The folder itself, where a link to it is named."""
    return Path(os.path.realpath(folder))


def _check_report(folder: Path) -> None:
    """Refuse what is not an empty folder or a report."""
    if not folder.is_dir():
        raise TouchlineError(f"{folder} is a file. Name a folder for the report: --out report")
    ours = {PAGE, *(f"{name}.parquet" for name in NAMES)}
    foreign = sorted(path.name for path in folder.iterdir() if path.name not in ours)
    page = folder / PAGE
    if page.exists() and f'content="{GENERATOR}"' not in page.read_text(encoding="utf-8", errors="replace"):
        foreign.append(PAGE)
    if foreign:
        raise TouchlineError(
            f"{folder} holds '{foreign[0]}', which is no part of a lab report; nothing was touched. "
            "Name another folder with --out."
        )
    for path in folder.glob("*.parquet"):
        try:
            _run_of(path, pq.read_schema(path))
        except (pa.ArrowException, OSError) as error:
            raise TouchlineError(
                f"{path} is broken; nothing was touched. Remove the folder or name another one with --out."
            ) from error


def write_tables(folder: Path, report: Report) -> None:
    """The four Parquet files."""
    metadata = {KEY: msgspec.json.encode(report.run)}
    for name, rows in report.tables.items():
        pq.write_table(rows.replace_schema_metadata(metadata), folder / f"{name}.parquet", compression="zstd")


@contextmanager
def placed(folder: Path) -> Iterator[Path]:
    """A new folder to write into; it takes the place of `folder` when all went well, else it is removed."""
    check_place(folder)
    folder = _real(folder)
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        made = Path(mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    except OSError as error:
        raise TouchlineError(f"Cannot write beside {folder}: {error.strerror}.") from error
    try:
        yield made
        made.chmod(0o755)
        _swap(made, folder)
    except OSError as error:
        raise TouchlineError(f"Cannot write the report {folder}: {error.strerror}.") from error
    finally:
        shutil.rmtree(made, ignore_errors=True)


def _swap(made: Path, folder: Path) -> None:
    """Put the new folder where the old one is; the old one goes last."""
    if not folder.exists():
        made.rename(folder)
        return
    old = made.with_name(f"{made.name}-old")
    folder.rename(old)
    try:
        made.rename(folder)
    except OSError:
        old.rename(folder)
        raise
    shutil.rmtree(old, ignore_errors=True)


def rows(report: Report, name: str) -> dict[str, list[Any]]:
    """A table as lists by column."""
    columns: dict[str, list[Any]] = report.tables[name].to_pydict()
    return columns
