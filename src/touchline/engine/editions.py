"""Editions of games: the rules of a game with somebody's own cards, numbers and texts.

An edition is a folder `<editions>/<game>/<name>` with the two content files of the game. Whoever edits it may
do so at any time: what is played is never the folder but a copy of it, kept by the fingerprint of what it
says in `<editions>/.frozen/<game>/<hash>`. An edition is called by its name (`my-cards`: what the folder
says now) or by name and fingerprint (`my-cards#0123456789abcdef`: these contents and no others).

The folder is named by an environment variable, so that worker processes find it as well.
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
import tomllib
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Final

from touchline.engine import copies
from touchline.engine.content import CONTENT, fingerprint, read_text
from touchline.engine.edition_check import problems
from touchline.engine.errors import TouchlineError

FOLDER: Final = "TOUCHLINE_EDITIONS"
STANDARD: Final = "standard"  # the name under which a game's own content may be asked for
MOST_BYTES: Final = 500_000
_NAME: Final = re.compile(r"[a-z0-9-]{1,40}")
_HASH: Final = re.compile(r"[0-9a-f]{16}")
_FROZEN: Final = ".frozen"

_loaded: dict[tuple[str, str], ModuleType] = {}  # by package and fingerprint

Texts = dict[str, str]


class NoEdition(TouchlineError):
    """An edition that is not here, or cannot be used; says what to do."""


def folder() -> Path:
    """Where the editions are."""
    named = os.environ.get(FOLDER)
    if not named:
        raise NoEdition(f"No folder for editions is known. Name one in the environment variable {FOLDER}.")
    return Path(named)


def check_name(name: str) -> str:
    """The name, if an edition can be called so."""
    if not _NAME.fullmatch(name):
        raise NoEdition(
            f"An edition cannot be called {name[:60]!r}: take up to 40 small letters, digits and hyphens."
        )
    return name


def place(game_id: str, name: str) -> Path:
    """The folder of an edition."""
    return folder() / game_id / check_name(name)


def names(game_id: str) -> list[str]:
    """The editions of a game that are here."""
    if not os.environ.get(FOLDER) or not (folder() / game_id).is_dir():
        return []
    folders = (path for path in (folder() / game_id).iterdir() if path.is_dir())
    return sorted(path.name for path in folders if _NAME.fullmatch(path.name))


def create(package: str, game_id: str, name: str) -> Path:
    """Make a copy of the game's own content to edit."""
    where = place(game_id, name)
    if name == STANDARD:
        raise NoEdition(f"'{STANDARD}' is the game's own edition. Choose another name.")
    if where.exists():
        raise NoEdition(f"There is an edition '{name}' already, in {where}. Edit it, or choose another name.")
    _write(where, {file: read_text(package, file) for file in CONTENT})
    return where


def read(where: Path) -> Texts:
    """The content files in a folder."""
    texts = {}
    for file in CONTENT:
        path = where / file
        try:
            if path.stat().st_size > MOST_BYTES:
                raise NoEdition(f"{path} is larger than {MOST_BYTES // 1000} kB; no edition needs so much.")
            texts[file] = path.read_text(encoding="utf-8-sig")  # some editors begin with a mark
        except OSError as error:
            raise NoEdition(f"{path} cannot be read: {error.strerror}.") from error
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            raise NoEdition(f"{path}:{line} is not text in UTF-8. Save it as such.") from error
    return texts


def load(package: str, game_id: str, wanted: str) -> tuple[str, ModuleType]:
    """The name of an edition, and the copy of the game's package that plays it."""
    name, _, mark = wanted.partition("#")
    check_name(name)
    if mark and not _HASH.fullmatch(mark):
        raise NoEdition(
            f"'{mark[:60]}' is no fingerprint of an edition: those are 16 digits, 0 to 9 and a to f."
        )
    texts = None if mark else read_named(game_id, name)
    mark = mark or mark_of(texts or {})
    if (package, mark) not in _loaded:
        texts = texts or _frozen(game_id, name, mark)
        install(package, game_id, name, texts)
    if texts:
        _freeze(game_id, mark, texts)
    return name, _loaded[package, mark]


def read_named(game_id: str, name: str) -> Texts:
    """What the folder of an edition says now."""
    return read(there(game_id, name))


def there(game_id: str, name: str) -> Path:
    """The folder of an edition that is here."""
    where = place(game_id, name)
    if not where.is_dir():
        others = ", ".join(names(game_id)) or "none"
        raise NoEdition(
            f"There is no edition '{name}' of {game_id}. There is: {others}. "
            f"Make it with `touchline edition new {game_id} {name}`."
        )
    return where


def _freeze(game_id: str, mark: str, texts: Texts) -> None:
    """Keep contents that are played, whatever becomes of the folder that they come from."""
    kept = folder() / _FROZEN / game_id / mark
    if not kept.is_dir():
        _write(kept, texts)


def _frozen(game_id: str, name: str, mark: str) -> Texts:
    """The contents with this fingerprint: those that were kept, or those of the folder."""
    kept, where = folder() / _FROZEN / game_id / mark, place(game_id, name)
    for found in (kept, where):
        if found.is_dir() and mark_of(texts := read(found)) == mark:
            return texts
    here = "has other contents here" if where.is_dir() else "is not here"
    raise NoEdition(
        f"This was made with edition '{name}' of {game_id}, contents {mark}. The edition {here}. "
        f"Put its two files, as they were, into {where}."
    )


def mark_of(texts: Texts) -> str:
    """The fingerprint of content files; empty if they are not TOML."""
    return _mark(*(texts[file] for file in CONTENT))


@lru_cache(maxsize=32)
def _mark(*texts: str) -> str:
    try:
        return fingerprint(*map(tomllib.loads, texts))
    except (ValueError, RecursionError, OverflowError):
        return ""


def install(package: str, game_id: str, name: str, texts: Texts) -> ModuleType:
    """Load the game's package once more, with these contents; for this process only."""
    wrong = problems(package, texts)
    if wrong:
        more = f" There are {len(wrong) - 1} more." if len(wrong) > 1 else ""
        raise NoEdition(
            f"Edition '{name}' of {game_id} cannot be played: {wrong[0]}{more} "
            f"See `touchline edition check {game_id}@{name}`."
        )
    mark = mark_of(texts)
    try:
        _loaded[package, mark] = copies.copy_package(package, mark, texts)
    except Exception as error:
        raise NoEdition(
            f"Edition '{name}' of {game_id} cannot be played: the game cannot be made of its facts "
            f"({type(error).__name__}: {error})."
        ) from error
    return _loaded[package, mark]


def _write(where: Path, texts: Texts) -> None:
    """Write content files into a new folder, whole or not at all."""
    try:
        where.parent.mkdir(parents=True, exist_ok=True)
        made = Path(tempfile.mkdtemp(prefix=".", dir=where.parent))
        try:
            made.chmod(0o755)
            for file, text in texts.items():
                (made / file).write_text(text, encoding="utf-8", newline="\n")
            made.rename(where)
        except OSError:
            shutil.rmtree(made, ignore_errors=True)
            if not where.is_dir():  # nobody else was quicker
                raise
    except OSError as error:
        raise NoEdition(
            f"{where} cannot be written: {error.strerror}. Name another folder in {FOLDER}."
        ) from error
