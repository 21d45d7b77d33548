"""Measures our search beside OpenSpiel's own ISMCTS bots in one run and prints a table.

Ours: imagined worlds and trials per second of every game, pure and compiled, as `touchline bench` counts
them. A trial plays on with the heuristics up to the horizon. OpenSpiel's: simulations per second of its
ISMCTS bots, the one in C++ and the one in Python, in Gin Rummy, with random roll-outs to the end of the game.
The roll-outs differ in kind, so the figures say what a search costs in each house, not who plays better.

With `--release FOLDER` (an earlier release, compiled: `pip install --target FOLDER` its wheel) its trials are
counted too, and today's with the horizon of that release, all by CPU time.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from statistics import median

try:
    from rich.console import Console
    from rich.table import Table
except ModuleNotFoundError:
    sys.exit("search.py needs rich: run it with the interpreter of Touchline's environment.")

from side_by_side.contenders import pinned, run_json
from side_by_side.environments import CHECKOUT, Unavailable, install_compiled, install_peer

WORKER = Path(__file__).with_name("side_by_side") / "ismcts.py"
TRIALS = WORKER.with_name("trials.py")
GAMES = "import json; from touchline.engine.game import known; print(json.dumps(known()))"
SLACK = 60.0  # seconds that a process may take longer than asked

Row = tuple[str, str]


def main() -> None:
    """Measure in turn, round after round, and print the medians."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each game, build and round")
    parser.add_argument("--release", type=Path, help="a folder with an earlier release, compiled")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    console = Console(stderr=True)
    builds = {"pure": Path(sys.executable)}
    try:
        builds["compiled"] = install_compiled(CHECKOUT / ".venv-compiled")
        peer = install_peer(CHECKOUT / ".venv-peers", "open_spiel")
    except Unavailable as reason:
        sys.exit(f"search.py cannot measure: {reason}")
    seen: dict[Row, dict[str, list[float]]] = {}
    with pinned():
        for number in range(asked.rounds):
            console.print(f"round {number + 1} of {asked.rounds}")
            for build, python in builds.items():
                words = ["-m", "touchline", "bench", "--json", "--only-self", "--seconds", str(asked.seconds)]
                source = {"PYTHONPATH": str(CHECKOUT / "src")} if build == "pure" else {}
                printed = run_json([str(python), *words], 10 * asked.seconds + SLACK, source)
                for row in printed["speeds"]:
                    _keep(seen, (f"Touchline {build}", row["game"]), row[build])
            if asked.release:
                _compare(seen, builds["compiled"], asked.release.resolve(), asked.seconds)
            for kind in ("C++", "Python"):
                command = [str(peer), str(WORKER), kind, str(asked.seconds)]
                _keep(seen, (f"OpenSpiel {kind}", "gin_rummy"), run_json(command, asked.seconds + SLACK))
    rows = [
        {"who": who, "game": game, **{name: round(median(values), 1) for name, values in figures.items()}}
        for (who, game), figures in seen.items()
    ]
    if asked.json:
        print(json.dumps(rows, indent=2))
        return
    table = Table("who", "game", "worlds/s", "trials/s")
    for row in rows:
        worlds, trials = row.get("worlds_per_s"), row["trials_per_s"]
        table.add_row(row["who"], row["game"], f"{worlds:,.0f}" if worlds else "–", f"{trials:,.0f}")
    Console().print(table)


def _compare(seen: dict[Row, dict[str, list[float]]], python: Path, release: Path, seconds: float) -> None:
    """Trials of an earlier release, and of today's that look ahead as far."""
    for game in run_json([str(python), "-c", GAMES], SLACK):
        command = [str(python), str(TRIALS), game, str(seconds)]
        old = run_json(command, seconds + SLACK, {"PYTHONPATH": str(release)})
        now = run_json([*command, str(old["horizon"])], seconds + SLACK)
        _keep(seen, ("Touchline then, compiled", game), old)
        _keep(seen, ("Touchline now, compiled, as far ahead", game), now)


def _keep(seen: dict[Row, dict[str, list[float]]], row: Row, figures: dict[str, float]) -> None:
    for name in ("worlds_per_s", "trials_per_s"):
        if name in figures:
            seen.setdefault(row, {}).setdefault(name, []).append(figures[name])


if __name__ == "__main__":
    main()
