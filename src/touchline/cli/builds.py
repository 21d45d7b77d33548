"""Touchline as pure Python and compiled, side by side: how to run the one that does not run now."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import touchline
from touchline.cli.show import say
from touchline.engine.errors import TouchlineError

BuildName = Literal["pure", "compiled"]
PACKAGE = Path(touchline.__file__).resolve().parent
COMPILED_PATH = "TOUCHLINE_COMPILED_PATH"
SLACK_SECONDS = 60  # by which a build may overrun before it is given up

# Runs the command line with the sources of a package, although compiled modules lie beside them.
PURELY = """\
import os
import sys
from importlib.machinery import FileFinder, SourceFileLoader

package = sys.argv.pop(1)

def sources_only(path):
    if path != package and not path.startswith(package + os.sep):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, [".py"]))

sys.path_hooks.insert(0, sources_only)
from touchline.cli import main
main()
"""


class NoBuild(TouchlineError):
    """There is no such build here; says how to make one."""


@dataclass(frozen=True)
class Build:
    """One of the two builds, and the words that run its command line."""

    name: BuildName
    command: list[str]
    folder: Path

    def run_json(self, *words: str, seconds: float) -> Any:
        """Run a command of this build and read the JSON that it prints."""
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(self.folder), *_inherited()])}
        try:
            done = subprocess.run(
                [*self.command, *words],
                env=env,
                capture_output=True,
                text=True,
                timeout=seconds + SLACK_SECONDS,
                check=False,
            )
            return json.loads(done.stdout)
        except subprocess.TimeoutExpired as error:
            raise TouchlineError(say("build-late", build=self.name)) from error
        except ValueError as error:
            last = done.stderr.strip().splitlines()[-1:] or [say("build-silent")]
            raise TouchlineError(say("build-broken", build=self.name, why=last[0])) from error


def _inherited() -> list[str]:
    return [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]


def find_build(name: BuildName) -> Build:
    """The build with this name: the running one, or the other one if there is one."""
    from touchline.api import is_compiled

    python = [sys.executable, "-P"]
    if name == "compiled":
        folder = PACKAGE.parent if is_compiled() else _compiled_folder()
        return Build(name, [*python, "-m", "touchline"], folder)
    if not is_compiled():
        return Build(name, [*python, "-m", "touchline"], PACKAGE.parent)
    return Build(name, [*python, "-c", PURELY, str(PACKAGE)], PACKAGE.parent)


def _compiled_folder() -> Path:
    """Where the compiled package lies: where we are told, or in the checkout that we run from."""
    named = os.environ.get(COMPILED_PATH)
    folder = Path(named) if named else PACKAGE.parent.parent / "build" / "compiled"
    if not _compiled_modules(folder):
        raise NoBuild(say("build-none", folder=str(folder), variable=COMPILED_PATH))
    if _differ(folder):
        raise NoBuild(say("build-old", folder=str(folder)))
    return folder


def _compiled_modules(folder: Path) -> list[Path]:
    engine = folder / "touchline" / "engine"
    return [path for path in engine.glob("state.*") if path.suffix in (".so", ".pyd")]


def _differ(folder: Path) -> bool:
    """Whether the compiled package has other sources than ours in the rooms that are compiled."""
    for room in ("engine", "games"):
        for source in (PACKAGE / room).rglob("*.py"):
            copy = folder / "touchline" / source.relative_to(PACKAGE)
            if not copy.exists() or copy.read_bytes() != source.read_bytes():
                return True
    return False
