"""Measures Touchline beside Catanatron, OpenSpiel and RLCard in one run and writes docs/performance.md.

It makes its own virtual environments (.venv-peers, .venv-compiled), measures everybody in turn for several
rounds, and takes about five minutes. A short look at the bar alone:
python benchmarks/peers.py --only touchline --only catanatron --rounds 3 --seconds 1
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

try:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
except ModuleNotFoundError:
    sys.exit("peers.py needs rich: run it with the interpreter of Touchline's environment.")

from side_by_side.contenders import (
    BUILDS,
    PEERS,
    Contender,
    Sample,
    Series,
    measure_peer,
    measure_touchline,
    touchline,
)
from side_by_side.environments import CHECKOUT, Unavailable, install_compiled, install_peer
from side_by_side.page import write_page
from side_by_side.report import Run, as_json, bar_sentences, terminal_table

PROJECTS = ("touchline", *dict.fromkeys(peer.package for peer in PEERS))
Entry = tuple[str, Path, Contender | None]  # name, interpreter, the peer's row (None: a build of Touchline)


class Comparison:
    """One run: prepares the environments, then measures everybody in turn, round after round."""

    def __init__(self, asked: argparse.Namespace, console: Console) -> None:
        self.asked = asked
        self.console = console
        self.run = Run(
            seconds=asked.seconds,
            rounds=asked.rounds,
            pinned=hasattr(os, "sched_setaffinity"),
            load_at_start=os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        )
        self.series: dict[Contender, Series] = {}

    def give_up(self, name: str, reason: Unavailable) -> None:
        """Leave a contender out, in the open."""
        self.console.print(f"[yellow]not measured[/] {name}: {reason}", highlight=False)
        self.run.missing[name] = reason.brief
        for contender in [one for one in self.series if one.name == name or one.name.startswith(f"{name}, ")]:
            del self.series[contender]  # half a contender would be compared with other rounds' noise

    def prepare(self) -> list[Entry]:
        """Install what is asked for; return who can be measured, Touchline first."""
        entries: list[Entry] = []
        if "touchline" in self.asked.only:
            entries.append(("pure", self.asked.pure_python, None))
            try:
                with self.console.status("building Touchline with mypyc (once per version of the source)"):
                    entries.append(("compiled", install_compiled(self.asked.compiled_venv), None))
            except Unavailable as reason:
                self.give_up("Touchline compiled", reason)
        for package in [name for name in PROJECTS if name in self.asked.only and name != "touchline"]:
            rows = [peer for peer in PEERS if peer.package == package]
            try:
                with self.console.status(f"installing {package}"):
                    python = install_peer(self.asked.venv, package)
                entries += [(row.name, python, row) for row in rows]
            except Unavailable as reason:
                self.give_up(rows[0].project, reason)
        return entries

    def measure(self, entries: list[Entry]) -> Run:
        """All rounds, round-robin; who fails once is left out for good."""
        failed: set[str] = set()
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, console=self.console) as progress:
            task = progress.add_task("", total=self.asked.rounds * len(entries))
            for number in range(1, self.asked.rounds + 1):
                for name, python, row in entries:
                    shown = name if row else f"Touchline {name}"
                    progress.update(task, description=f"round {number}: {shown}")
                    if name not in failed:
                        try:
                            self.measure_once(name, python, row, seed=number)
                        except Unavailable as reason:
                            failed.add(name)
                            self.give_up(shown, reason)
                    progress.advance(task)
        self.run.series = list(self.series.values())
        return self.run

    def measure_once(self, name: str, python: Path, row: Contender | None, seed: int) -> None:
        """One contender, one round."""
        if row:
            self.note(row, measure_peer(python, row, self.asked.seconds, seed))
            return
        for game, sample in measure_touchline(python, name, self.asked.seconds).items():
            self.note(touchline(game, name), replace(sample, version=sample.version or checkout_version()))

    def note(self, contender: Contender, sample: Sample) -> None:
        """Keep one sample."""
        self.series.setdefault(contender, Series(contender)).samples.append(sample)


def checkout_version() -> str:
    """The version that the checkout's pyproject.toml states."""
    with (CHECKOUT / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])


def positive(text: str) -> float:
    """A number above zero, for the command line."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r} is no number above 0; try 3")
    return value


def whole_positive(text: str) -> int:
    """A whole number above zero, for the command line."""
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number above 0; try 5")
    return int(text)


def command_line() -> argparse.ArgumentParser:
    """The options."""
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    add = parser.add_argument
    add("--seconds", type=positive, default=3.0, help="per contender and round (default 3)")
    add("--rounds", type=whole_positive, default=5, help="how often everybody is measured (default 5)")
    add("--json", action="store_true", help="print the figures as JSON on standard output")
    page = CHECKOUT / "docs" / "performance.md"
    add("--write", type=Path, default=page, metavar="FILE", help="the page (default docs/performance.md)")
    add("--no-write", action="store_true", help="write no page")
    add("--only", action="append", choices=PROJECTS, help="this project alone (repeatable); writes no page")
    add("--venv", type=Path, default=CHECKOUT / ".venv-peers", help="environment for the peers")
    compiled = CHECKOUT / ".venv-compiled"
    add("--compiled-venv", type=Path, default=compiled, help="environment for the compiled Touchline")
    add("--pure-python", type=Path, default=Path(sys.executable), help="interpreter for the pure Touchline")
    return parser


def main() -> int:
    """Run the comparison; 0 when all that was asked for is done."""
    asked = command_line().parse_args()
    page_wanted = not asked.no_write and not asked.only
    asked.only = asked.only or list(PROJECTS)
    asked.venv, asked.compiled_venv = asked.venv.absolute(), asked.compiled_venv.absolute()
    console = Console(stderr=True)
    comparison = Comparison(asked, console)
    try:
        entries = comparison.prepare()
        run = comparison.measure(entries) if entries else comparison.run
    except KeyboardInterrupt:
        console.print("stopped; nothing was written")
        return 130
    if not run.series:
        console.print("nothing could be measured; the reasons are above", style="red")
        return 1
    if asked.json:
        print(json.dumps(as_json(run), indent=2, ensure_ascii=False))
    else:
        out = Console()
        out.print(terminal_table(run))
        for sentence in bar_sentences(run):
            out.print(f"Touchline {sentence}", highlight=False)
    return write(run, asked.write, console) if page_wanted else 0


def write(run: Run, path: Path, console: Console) -> int:
    """Write the page, unless the house itself is missing from it."""
    if not run.measured("Touchline", BUILDS[0]):
        console.print(f"{path.name} not written: Touchline itself could not be measured", style="red")
        return 1
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write_page(run), encoding="utf-8")
    except OSError as error:
        console.print(f"{path} not written ({error.strerror}); choose another with --write", style="red")
        return 1
    console.print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
