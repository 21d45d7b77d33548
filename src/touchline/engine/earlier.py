"""Rules of earlier releases, for the tables and records that began with them.

When the rules of a game change, the game's folder as it was released is kept in today's, as
`earlier/<rules version>.zip` (`python -m tools.keep_rules`, docs/releases.md). It is loaded as a copy of the
package (`engine/copies.py`) beside today's, and uses today's engine. Where the engine has changed in a way
that the kept sources cannot follow there is a stand-in, which the archive names in `instead.toml`.
"""

from __future__ import annotations

import io
import tomllib
import zipfile
from functools import cache
from importlib.resources import files
from typing import Final

from touchline.engine import copies
from touchline.engine.errors import TouchlineError

FOLDER: Final = "earlier"
INSTEAD: Final = "instead.toml"
ENDING: Final = ".zip"


class NoRules(TouchlineError):
    """Rules that are not here; says which ones are."""


@cache
def versions(package: str) -> tuple[int, ...]:
    """The versions of a game's rules that are kept, the oldest first."""
    folder = files(package) / FOLDER
    names = [each.name for each in folder.iterdir()] if folder.is_dir() else []
    return tuple(sorted(int(name.removesuffix(ENDING)) for name in names if name.endswith(ENDING)))


@cache
def package_of(package: str, version: int) -> str:
    """The name of the package that plays these rules of a game."""
    kept = files(package) / FOLDER / f"{version}{ENDING}"
    archive = zipfile.ZipFile(io.BytesIO(kept.read_bytes()))  # no file is open that processes would share
    archive.filename = str(kept)
    sources = zipfile.Path(archive)
    instead = sources / INSTEAD
    names = tomllib.loads(instead.read_text(encoding="utf-8")) if instead.is_file() else {}
    return copies.add(f"{package}__rules{version}", copies.Copy(package, sources, names))
