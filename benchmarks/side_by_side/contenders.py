"""Who takes part, and how one of them is measured once, in a process of its own."""

from __future__ import annotations

import json
import math
import os
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from side_by_side.environments import CHECKOUT, Unavailable, last_line

WORKER = Path(__file__).with_name("worker.py")
START_UP_SECONDS = 60  # a process that needs this much longer than its measuring time is stopped


@dataclass(frozen=True)
class Contender:
    """One row of the comparison: a game of a peer, or one build of Touchline."""

    project: str
    game: str
    package: str
    kind: str = ""  # what tells two rows of a project apart: "C++", "Python", "pure", "compiled"
    copied_by: str = "–"

    @property
    def name(self) -> str:
        """The name of the row."""
        return f"{self.project} {self.kind}".strip() + f", {self.game.removeprefix('python_')}"


@dataclass(frozen=True)
class Sample:
    """What one round saw; None where a contender has no such figure."""

    decisions_per_s: float
    games_per_s: float | None = None
    steps_per_s: float | None = None
    copy_us: float | None = None
    decisions_per_game: float | None = None
    players: int | None = None
    version: str | None = None


@dataclass
class Series:
    """All rounds of one contender."""

    contender: Contender
    samples: list[Sample] = field(default_factory=list)


def open_spiel_games(kind: str, *games: str) -> list[Contender]:
    """Rows for games of OpenSpiel."""
    return [Contender("OpenSpiel", game, "open_spiel", kind, "state.clone()") for game in games]


def rlcard_games(*games: str) -> list[Contender]:
    """Rows for games of RLCard, which offers no copy of its own."""
    return [Contender("RLCard", game, "rlcard", "", "copy.deepcopy(env.game)") for game in games]


CATANATRON = Contender("Catanatron", "4 players", "catanatron", "", "game.copy()")
PEERS: list[Contender] = [
    CATANATRON,
    *open_spiel_games("C++", "leduc_poker", "gin_rummy", "hearts", "backgammon"),
    *open_spiel_games("Python", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes"),
    *rlcard_games("leduc-holdem", "uno", "doudizhu"),
]
BUILDS = ("pure", "compiled")


def touchline(game: str, build: str) -> Contender:
    """The row of one game of Touchline in one build."""
    return Contender("Touchline", game, "touchline", build, "state.clone()")


@contextmanager
def pinned() -> Iterator[None]:
    """Processes started inside stay on one core, where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def run_json(command: list[str], limit: float, extra_env: Mapping[str, str] | None = None) -> Any:
    """Run a command on one core and read the JSON that it prints."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TOUCHLINE"))}
    env.update(extra_env or {})
    with tempfile.TemporaryDirectory(prefix="touchline-bench-") as nowhere:  # no stray module in reach
        with pinned():
            process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, cwd=nowhere
            )
        try:
            out, err = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            raise Unavailable(f"it did not finish within {limit:.0f} s") from None
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
    if process.returncode:
        raise Unavailable("it stopped with an error", last_line(err))
    try:
        return json.loads(out)
    except ValueError:
        raise Unavailable("it printed no JSON", last_line(err or out)) from None


def measure_peer(python: Path, contender: Contender, seconds: float, seed: int) -> Sample:
    """One round of a peer."""
    command = [str(python), "-P", str(WORKER), contender.package, contender.game]
    command += ["--seconds", str(seconds), "--seed", str(seed)]
    return Sample(**run_json(command, seconds * 3 + START_UP_SECONDS))


def measure_touchline(python: Path, build: str, seconds: float) -> dict[str, Sample]:
    """One round of Touchline in one build: a sample for each of its games."""
    command = [str(python), "-m", "touchline", "bench", "--json", "--only-self", "--seconds", str(seconds)]
    extra = {"TOUCHLINE_PURE": "1", "PYTHONPATH": str(CHECKOUT / "src")} if build == "pure" else {}
    return read_bench(run_json(command, seconds * 20 + START_UP_SECONDS, extra), build)


def read_bench(printed: Any, build: str) -> dict[str, Sample]:
    """The samples of one build in what `touchline bench --json` printed."""
    speeds = printed.get("speeds") if isinstance(printed, dict) else None
    if not isinstance(speeds, list):
        raise Unavailable('`touchline bench --json` printed no "speeds"')
    samples = {}
    for builds in speeds:
        figures = builds.get(build) if isinstance(builds, dict) else None
        speed = number(figures, "decisions_per_s")
        if speed is None:
            continue
        seats = number(figures, "seats") or number(builds, "seats")
        samples[str(builds["game"])] = Sample(
            decisions_per_s=speed,
            games_per_s=number(figures, "games_per_s"),
            copy_us=number(figures, "copy_us"),
            decisions_per_game=number(figures, "decisions_per_game"),
            players=int(seats) if seats else None,
            version=str(printed["version"]) if printed.get("version") else None,
        )
    if not samples:
        raise Unavailable(f"`touchline bench --json` has no {build} figures")
    return samples


def number(figures: Any, key: str) -> float | None:
    """A positive figure, plain or as the median of a spread; None where there is none."""
    value = figures.get(key) if isinstance(figures, dict) else None
    if isinstance(value, dict):
        value = value.get("median")
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    return float(value) if value > 0 and math.isfinite(value) else None
