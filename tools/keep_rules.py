"""Keeps the rules of a released version of a game, for tables and records that began with them.

    python -m tools.keep_rules best11 --at v0.1.0

takes the game's folder from that commit and writes `earlier/N.zip` into today's, N being the version of the
rules there. docs/releases.md says when this is done. Pages, pictures and what learners need stay behind: all
kept games are drawn by one page. `--instead MODULE=OTHER` names a stand-in for a module of the engine that
has changed since in a way that the kept sources cannot follow.
"""

from __future__ import annotations

import argparse
import io
import re
import subprocess
import tarfile
import zipfile
from pathlib import Path

from touchline.engine import earlier
from touchline.engine.game import known

ROOT = Path(__file__).parent.parent
LEFT_BEHIND = re.compile(
    r"(page|earlier|lesson|__pycache__)/|(actions|encoder|tour)\.py|.*\.(html|css|svg|png)"
)
VERSION = re.compile(r"\brules_version=(\d+)")
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same sources give the same bytes


def folder_at(game: str, commit: str) -> dict[str, str]:
    """The files of a game's folder at a commit, as texts, without those that a kept game does not need."""
    place = f"src/touchline/games/{game}"
    packed = subprocess.run(
        ["git", "archive", "--format=tar", f"{commit}:{place}"], cwd=ROOT, capture_output=True, check=True
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as files:
        names = [member.name for member in files if member.isfile() and not LEFT_BEHIND.match(member.name)]
        found = {name: files.extractfile(name) for name in sorted(names)}
        return {name: file.read().decode() for name, file in found.items() if file}


def keep(game: str, commit: str, instead: dict[str, str]) -> Path:
    """Write the archive of the rules that a game had at a commit."""
    texts = folder_at(game, commit)
    version = VERSION.search(texts["__init__.py"])
    assert version, f"{game} at {commit} does not say which version its rules have"
    if instead:
        texts[earlier.INSTEAD] = "".join(f'"{old}" = "{new}"\n' for old, new in instead.items())
    path = ROOT / f"src/touchline/games/{game}/{earlier.FOLDER}/{version[1]}.zip"
    path.parent.mkdir(exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, text in texts.items():
            info = zipfile.ZipInfo(name, LONG_AGO)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, text)
    return path


def main() -> None:
    """Keep the rules of a game, or of several."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="+", choices=known())
    parser.add_argument("--at", required=True, metavar="COMMIT", help="the release that had these rules")
    parser.add_argument("--instead", action="append", default=[], metavar="MODULE=OTHER")
    chosen = parser.parse_args()
    instead = dict(pair.split("=") for pair in chosen.instead)
    for game in chosen.games:
        path = keep(game, chosen.at, instead)
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
