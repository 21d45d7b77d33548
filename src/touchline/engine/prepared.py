"""What takes long to make of a text, kept from one start to the next: templates, words, tables of facts.

A server that starts again in the midst of games would need much longer without. Only a server keeps it
(`keep_in`), beside its tables, where nobody else may write: some of it is code, which is run. What is
missing, damaged, or was made by other versions is made anew.
"""

from __future__ import annotations

import hashlib
import marshal
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

T = TypeVar("T")

NAME: Final = "prepared"  # of the folder
KEPT_FOR: Final = 90 * 86_400  # seconds; an update leaves things behind that nobody needs any more
DIGEST: Final = hashlib.sha256

_FOLDER: list[Path] = []


def keep_in(folder: Path) -> None:
    """Keep things below this folder from now on, if it can be written."""
    _FOLDER[:] = []
    place = folder / NAME
    with suppress(OSError):
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        for old in place.iterdir():
            if old.stat().st_mtime < time.time() - KEPT_FOR:
                old.unlink()
        _FOLDER[:] = [place]


def prepared(make: Callable[[], T], *of: str) -> T:
    """What is made of these texts: plain values or code. The first one says by what it is made."""
    if not _FOLDER:
        return make()
    key = DIGEST("\0".join((sys.version, *of)).encode())
    path = _FOLDER[0] / key.hexdigest()
    with suppress(OSError, ValueError, EOFError, TypeError):
        found: T = _read(path.read_bytes())
        return found
    made = make()
    with suppress(OSError):  # a full disk, perhaps: then it is made again next time
        _write(path, made)
    return made


def _read(data: bytes) -> Any:
    digest, packed = data[: DIGEST().digest_size], data[DIGEST().digest_size :]
    if DIGEST(packed).digest() != digest:  # Python would stumble over damaged code
        raise ValueError("damaged")
    return marshal.loads(packed)


def _write(path: Path, made: Any) -> None:
    """As a whole or not at all, whoever else writes the same."""
    packed = marshal.dumps(made)
    beside = path.with_suffix(f".{os.getpid()}")
    beside.write_bytes(DIGEST(packed).digest() + packed)
    beside.replace(path)
