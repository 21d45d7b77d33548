"""Bots of an earlier release, asked in a process of their own: `legend@0.1`, or with a wheel for the number.

Two releases cannot live in one process, but they speak the same language: a world that was written down goes
out, the text of an option comes back. The earlier release is a wheel, or a folder with `touchline` in it. It
has to know the game under the same rules; what it sees is what any bot of today would, and nothing more.
"""

from __future__ import annotations

import glob
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile, ZipFile

from touchline.bots.sight import Sight
from touchline.engine.chance import Chance
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game

RELEASES: Final = "TOUCHLINE_RELEASES"  # a folder with wheels of earlier releases
ANSWERING: Final = """
import json, sys
import touchline.bots.players, touchline.bots.levels
from touchline.bots.registry import choose
from touchline.engine.game import find
for line in sys.stdin:
    asked = json.loads(line)
    game = find(asked["game"])
    try:
        if asked["rules"] != game.rules_version:
            raise ValueError(f"it plays version {game.rules_version} of the rules")
        said = {"option": choose(asked["bot"], game.spec, asked["world"], asked["seat"], asked["seed"])}
    except Exception as error:
        said = {"error": f"{type(error).__name__}: {error}"}
    print(json.dumps(said), flush=True)
"""


class Release:
    """An earlier release that answers for its bots."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._unpacked: tempfile.TemporaryDirectory[str] | None = None
        self._process: subprocess.Popen[str] | None = None

    def ask(self, bot: str, game: Game, world: Any, seat: int, seed: int) -> str:
        """What its bot answers in this imagined world."""
        asked = {
            "bot": bot,
            "game": game.id,
            "rules": game.rules_version,
            "world": world.dump(),
            "seat": seat,
            "seed": seed,
        }
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(asked) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            raise TouchlineError(f"{self.place} does not answer: it has to hold a release that has bots.")
        said = json.loads(line)
        if "option" not in said:
            raise TouchlineError(f"The bot '{bot}' of {self.place} did not answer: {said['error']}.")
        return str(said["option"])

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-c", ANSWERING],
                env={**os.environ, "PYTHONPATH": self._path(), "PYTHONSAFEPATH": "1"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        return self._process

    def _path(self) -> str:
        """Where its process looks for packages: at its own first."""
        return os.pathsep.join([str(self._folder()), *filter(None, [os.environ.get("PYTHONPATH")])])

    def _folder(self) -> Path:
        """Where its `touchline` lies; a wheel is unpacked, because its games read files beside them."""
        if self.place.is_dir():
            return self.place
        self._unpacked = tempfile.TemporaryDirectory(prefix="touchline-release-")
        with ZipFile(self.place) as wheel:
            wheel.extractall(self._unpacked.name)
        return Path(self._unpacked.name)


@cache
def release(place: str) -> Release:
    """The release at this place, or the one with this number in the folder of releases."""
    path = _path_of(place)
    if path.is_dir():
        holds = (path / "touchline" / "__init__.py").is_file()
    else:
        try:
            with ZipFile(path) as wheel:
                holds = "touchline/__init__.py" in wheel.namelist()
        except (OSError, BadZipFile):
            holds = False
    if not holds:
        raise TouchlineError(
            f"There is no release of Touchline at {place}. Give a wheel, a folder with `touchline` in it, or "
            f"the number of a release whose wheel lies in {RELEASES} or in ./dist."
        )
    return Release(path)


def _path_of(place: str) -> Path:
    path = Path(place).expanduser()
    if not path.exists():
        for folder in (os.environ.get(RELEASES), "dist"):
            wheels = sorted(Path(folder).glob(f"touchline-{glob.escape(place)}*.whl")) if folder else []
            if wheels:
                return wheels[-1].resolve()
    return path.resolve()


def earlier(name: str, place: str) -> Callable[[Sight, Chance], int]:
    """The bot of that name of the release at this place."""
    then = release(place)

    def bot(sight: Sight, chance: Chance) -> int:
        text = then.ask(name, sight.game, sight.world, sight.seat, chance.rand(1 << 30))
        option = sight.game.codec.number(text)
        if option is None:
            raise TouchlineError(f"The bot '{name}' of {place} answered {text!r}, which is no option today.")
        return int(option)

    return bot
