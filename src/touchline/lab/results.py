"""The file of a tournament: one JSON line for the set-up, then one for each game as it ends.

Lines are only ever appended, so a run that was stopped, by whatever, can go on. A last line without its
end was torn by a stop, is dropped and its game played again. A file that holds anything else than
this tournament is refused and left as it is.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from touchline.bots.asking import LOSE, Care, Failure
from touchline.engine.errors import TouchlineError
from touchline.lab.timing import Times

KIND = "tournament"
SYNC = 1.0  # seconds of results that a power cut may cost


class Setup(msgspec.Struct, frozen=True):
    """What a tournament is: everything that its games depend on."""

    game: str
    edition: str
    rules_version: int
    bots: list[str]
    seats: int
    options: dict[str, bool | int]
    seed: int
    version: str
    on_failure: str = LOSE  # what happens to a bot that fails: see bots/asking.py
    seconds: float = 0.0  # that a bot has for a decision; 0: as many as it likes
    touchline: str = KIND

    @property
    def care(self) -> Care:
        """How bots are asked."""
        return Care(self.on_failure, self.seconds)


class Played(msgspec.Struct, frozen=True):
    """How one game of a tournament ended; scores and places by seat, times by bot."""

    deal: int
    seating: int
    scores: list[int]
    places: list[int]
    decisions: int
    times: dict[str, Times]
    failures: list[Failure] = []


class Results:
    """The open file: what it held, and room for more."""

    def __init__(self, path: Path, file: BinaryIO, setup: Setup) -> None:
        self.path = path
        self.torn = False
        self._file = file
        self._synced = time.monotonic()
        with _written(path):
            self.played = self._read(msgspec.json.encode(setup), msgspec.to_builtins(setup))

    def add(self, played: Played) -> None:
        """Write down a game."""
        with _written(self.path):
            self._file.write(msgspec.json.encode(played) + b"\n")
        if time.monotonic() - self._synced > SYNC:
            self.sync()

    def sync(self) -> None:
        """Come back when everything is on the disk."""
        with _written(self.path):
            os.fsync(self._file.fileno())
        self._synced = time.monotonic()

    def _read(self, header: bytes, setup: dict[str, Any]) -> list[Played]:
        self._file.seek(0)
        *lines, rest = self._file.read().split(b"\n")
        if not lines and header.startswith(rest):  # new, or stopped before the first line was whole
            self._file.truncate(0)
            self._file.write(header + b"\n")
            return []
        self._check(lines[0] if lines else rest, setup)
        played = [_game(self.path, number, line, setup) for number, line in enumerate(lines[1:], 2)]
        if rest:
            self.torn = True
            self._file.truncate(sum(len(line) + 1 for line in lines))
        return played

    def _check(self, line: bytes, setup: dict[str, Any]) -> None:
        """Refuse the file of something else."""
        found = _header(self.path, line)
        for name, value in setup.items():
            if found.get(name) != value:
                raise TouchlineError(
                    f"{self.path} holds another tournament: its {name.replace('_', ' ')} is "
                    f"{_plain(found.get(name))}, not {_plain(value)}. Name another file, or ask for the same."
                )


def read_results(path: Path) -> tuple[Setup, list[Played]]:
    """What the file of a tournament holds; a last line that is not whole yet is left out."""
    *lines, rest = path.read_bytes().split(b"\n")
    header = lines[0] if lines else rest
    _header(path, header)
    try:
        setup = msgspec.json.decode(header, type=Setup)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise TouchlineError(f"{path} was not written by this version of `touchline tournament`.") from error
    plain = msgspec.to_builtins(setup)
    return setup, [_game(path, number, line, plain) for number, line in enumerate(lines[1:], 2)]


def _header(path: Path, line: bytes) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        found = None
    if not isinstance(found, dict) or found.get("touchline") != KIND:
        raise TouchlineError(f"{path} is not the file of a tournament. Name another file.")
    return found


def _game(path: Path, number: int, line: bytes, setup: dict[str, Any]) -> Played:
    try:
        played = msgspec.json.decode(line, type=Played)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _broken(path, number, str(error)) from error
    if len(played.places) != setup["seats"] or len(played.scores) != setup["seats"]:
        raise _broken(path, number, "not as many places as seats")
    if 1 not in played.places or not set(played.times) <= set(setup["bots"]):
        raise _broken(path, number, "no winner, or a bot that does not take part")
    return played


def _broken(path: Path, number: int, why: str) -> TouchlineError:
    return TouchlineError(
        f"{path}, line {number} is broken ({why}). Delete that line to play its game again, "
        "or name another file."
    )


@contextmanager
def opened(path: Path, setup: Setup, say: Callable[[str], None]) -> Iterator[Results]:
    """The file of this tournament, made if it is not there; for one run at a time."""
    if path.exists() and not path.is_file():  # a device may have no end
        raise TouchlineError(f"{path} is a directory or a device. Name a file: --out match.jsonl")
    with path.open("a+b", buffering=0) as file:
        _claim(path, file)
        results = Results(path, file, setup)
        if results.torn:
            say(f"{path}: the last line was cut off; its game is played again.")
        try:
            yield results
        finally:
            results.sync()


@contextmanager
def _written(path: Path) -> Iterator[None]:
    """Say which file it is when a disk is full or fails: the system names none that is open."""
    try:
        yield
    except OSError as error:
        raise TouchlineError(
            f"Cannot write {path}: {error.strerror}. The same command continues with what it holds."
        ) from error


def _claim(path: Path, file: BinaryIO) -> None:
    """Refuse a file that another run writes to, where the system can tell."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise TouchlineError(
            f"Another run writes to {path} now. Wait for it, or name another file."
        ) from error


def _plain(value: Any) -> str:
    return "missing" if value is None else msgspec.json.encode(value).decode()
