"""Measures environments beside those of other projects: steps with mask and observation, per second and core.

One run on this machine: Touchline pure and compiled (`table.mask` and `encoder.observe`, as a PettingZoo
environment, as a vector environment against a random bot, whose decisions are not counted, and as a game of
OpenSpiel), PettingZoo's classics, OpenSpiel from Python and RLCard. (Catanatron's package on PyPI has no
Gymnasium environment.) It makes its own environment for the peers (.venv-peers), measures everybody in turn
for several rounds and prints the medians as a table; `--write` puts the table into docs/research.md. Other
games are other work: read the table as what an environment of each house costs.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

from side_by_side.contenders import run_json  # noqa: E402
from side_by_side.environments import Unavailable, install_peer  # noqa: E402

from tools.compiled import compiled_package  # noqa: E402

WORKER = ROOT / "benchmarks" / "side_by_side" / "env_worker.py"
GAMES = ("best11", "eleven", "footmania", "superclub", "time_of_soccer")
PEERS = {
    "pettingzoo[classic]": [
        ("pettingzoo", game) for game in ("connect_four_v3", "leduc_holdem_v4", "chess_v6")
    ],
    "open_spiel": [("open_spiel", game) for game in ("leduc_poker", "gin_rummy", "python_liars_poker")],
    "rlcard": [("rlcard", game) for game in ("leduc-holdem", "uno", "doudizhu")],
}
HOUSES = {
    "touchline_door": "Touchline",
    "touchline_aec": "Touchline, PettingZoo",
    "touchline_vector": "Touchline, vector",
    "touchline_spiel": "Touchline, OpenSpiel",
    "pettingzoo": "PettingZoo",
    "open_spiel": "OpenSpiel",
    "rlcard": "RLCard",
}
Row = tuple[str, str, str]  # house, build, game
SLACK = 120.0  # seconds that a process may take longer than asked
PAGE = ROOT / "docs" / "research.md"
BEGIN, END = "<!-- written by benchmarks/envs.py -->\n", "<!-- until here -->\n"


def contenders(
    only: list[str], games: list[str]
) -> tuple[list[tuple[Row, list[str], dict[str, str]]], list[str]]:
    """Everybody who can be measured: the row, the command and its surroundings; and who cannot, and why."""
    found, missing = [], []
    builds = {"pure": ROOT / "src"}
    if "compiled" in only:
        builds["compiled"] = compiled_package()
    for build, folder in builds.items():
        for kind in [kind for kind in HOUSES if kind.startswith("touchline_")]:
            for game in games:
                command = [sys.executable, "-P", str(WORKER), kind, game]
                found.append(((HOUSES[kind], build, game), command, {"PYTHONPATH": str(folder)}))
    for package, rows in PEERS.items():
        if package.partition("[")[0] not in only:
            continue
        try:
            python = install_peer(ROOT / ".venv-peers", package)
        except Unavailable as reason:
            missing.append(f"{package}: {reason}")
            continue
        for kind, game in rows:
            found.append(((HOUSES[kind], "", game), [str(python), "-P", str(WORKER), kind, game], {}))
    return found, missing


def table(seen: dict[Row, list[float]]) -> str:
    """The medians, as Markdown."""
    lines = ["| environment | game | steps/s |", "|---|---|---:|"]
    for (house, build, game), rates in seen.items():
        lines.append(f"| {house}{f' ({build})' if build else ''} | {game} | {median(rates):,.0f} |")
    return "\n".join(lines)


def write(rows: str) -> None:
    """Put the table into its page, in the place of the one before."""
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}{rows}\n{END}{rest.split(END)[1]}", encoding="utf-8")


def main() -> None:
    """Measure in turn, round after round, and print the medians."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row and round")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="into docs/research.md too")
    parser.add_argument("--games", nargs="*", choices=GAMES, default=GAMES, help="of Touchline")
    names = ["compiled", *(package.partition("[")[0] for package in PEERS)]
    parser.add_argument("--only", nargs="*", choices=names, default=names, help="beside pure Touchline")
    asked = parser.parse_args()
    entries, missing = contenders(asked.only, asked.games)
    seen: dict[Row, list[float]] = {}
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds}", file=sys.stderr)
        for row, command, extra in entries:
            try:
                limit = 20 * asked.seconds + SLACK
                printed = run_json([*command, "--seconds", str(asked.seconds)], limit, extra)
                seen.setdefault(row, []).append(printed["steps_per_s"])
            except Unavailable as reason:
                if number == 0:
                    missing.append(f"{' '.join(row)}: {reason}")
    if asked.json:
        print(json.dumps([{"row": row, "steps_per_s": rates} for row, rates in seen.items()]))
    else:
        print(table(seen))
    if asked.write:
        write(table(seen))
    for line in missing:
        print(f"not measured: {line}", file=sys.stderr)


if __name__ == "__main__":
    main()
