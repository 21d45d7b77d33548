"""What a run found: figures for programs, a table for the terminal, docs/performance.md."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from side_by_side.contenders import CATANATRON, Contender, Sample, Series

BARS = {"pure": 5.0, "compiled": 20.0}  # times Catanatron's random play with four players, in the same run
BAR_GAME = "best11"


@dataclass(frozen=True)
class Spread:
    """The median of the rounds, and how far they lie apart."""

    median: float
    low: float
    high: float

    def as_json(self) -> dict[str, float]:
        """For programs."""
        return {"median": round(self.median, 3), "min": round(self.low, 3), "max": round(self.high, 3)}


@dataclass
class Run:
    """One whole comparison."""

    seconds: float
    rounds: int
    pinned: bool
    load_at_start: float | None
    date: str = field(default_factory=lambda: datetime.now(UTC).date().isoformat())
    series: list[Series] = field(default_factory=list)
    missing: dict[str, str] = field(default_factory=dict)  # contender -> reason, fit to be published

    def measured(self, project: str, kind: str = "") -> list[Series]:
        """The series of a project (and build) that have at least one round."""
        return [
            one
            for one in self.series
            if one.samples and one.contender.project == project and kind in ("", one.contender.kind)
        ]


def spread(series: Series, figure: Callable[[Sample], float | None]) -> Spread | None:
    """The spread of one figure over the rounds, None where the contender has no such figure."""
    values = [value for sample in series.samples if (value := figure(sample)) is not None]
    return Spread(median(values), min(values), max(values)) if values else None


def ratio(run: Run, build: str) -> Spread | None:
    """Touchline's Best 11 over Catanatron, round by round, for both met the same noise there."""
    peers = run.measured(CATANATRON.project)
    ours = [one for one in run.measured("Touchline", build) if one.contender.game == BAR_GAME]
    if not peers or not ours:
        return None
    pairs = zip(ours[0].samples, peers[0].samples, strict=False)
    values = [mine.decisions_per_s / theirs.decisions_per_s for mine, theirs in pairs]
    return Spread(median(values), min(values), max(values))


def machine() -> dict[str, str | int]:
    """What was measured on, without a name or an address."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        models = [line for line in cpuinfo.read_text().splitlines() if line.startswith("model name")]
        model = models[0].split(":", 1)[1].strip() if models else model
    return {
        "cpu": model,
        "cores": os.cpu_count() or 1,
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def as_json(run: Run) -> dict[str, Any]:
    """Everything that the run saw, for programs."""
    rows = []
    for one in run.series:
        figures = {name: spread(one, figure) for name, figure in FIGURES.items()}
        sample = one.samples[0]
        rows.append(
            {
                "name": one.contender.name,
                "project": one.contender.project,
                "kind": one.contender.kind or None,
                "game": one.contender.game,
                "version": sample.version,
                "players": sample.players,
                "rounds": len(one.samples),
                "copied_by": one.contender.copied_by,
                **{name: found.as_json() if found else None for name, found in figures.items()},
            }
        )
    bars = {}
    for build, bar in BARS.items():
        found = ratio(run, build)
        bars[build] = {"bar": bar, "ratio": found.as_json() if found else None, "met": met(found, bar)}
    return {
        "machine": machine(),
        "date": run.date,
        "seconds": run.seconds,
        "rounds": run.rounds,
        "pinned_to_one_core": run.pinned,
        "load_at_start": run.load_at_start,
        "contenders": rows,
        "times_catanatron": bars,
        "missing": run.missing,
    }


FIGURES: dict[str, Callable[[Sample], float | None]] = {
    "decisions_per_s": lambda sample: sample.decisions_per_s,
    "steps_per_s": lambda sample: sample.steps_per_s,
    "games_per_s": lambda sample: sample.games_per_s,
    "copy_us": lambda sample: sample.copy_us,
    "decisions_per_game": lambda sample: sample.decisions_per_game,
}


def met(found: Spread | None, bar: float) -> bool | None:
    """Whether the median reaches the bar; None when there is nothing to compare."""
    return None if found is None else found.median >= bar


def rounded(value: float | None) -> str:
    """A figure with as many digits as it deserves."""
    if value is None:
        return "–"
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def with_range(found: Spread | None) -> str:
    """Median (min–max)."""
    return f"{rounded(found.median)} ({rounded(found.low)}–{rounded(found.high)})" if found else "–"


HEADINGS = ("contender", "version", "seats", "decisions/s", "with chance nodes/s", "games/s", "copy µs")


def table_rows(run: Run) -> list[tuple[str, ...]]:
    """The table's cells, one tuple per contender, under HEADINGS."""
    rows: list[tuple[str, ...]] = []
    for one in run.series:
        figures = {name: spread(one, figure) for name, figure in FIGURES.items()}
        steps = figures["steps_per_s"]
        medians = {name: found.median if found else None for name, found in figures.items()}
        rows.append(
            (
                one.contender.name,
                one.samples[0].version or "–",
                str(one.samples[0].players or "–"),
                with_range(figures["decisions_per_s"]),
                rounded(steps.median) if steps and has_chance_nodes(one.contender) else "–",
                rounded(medians["games_per_s"]),
                with_range(figures["copy_us"]),
            )
        )
    return rows


def has_chance_nodes(contender: Contender) -> bool:
    """OpenSpiel alone makes chance a step of its own; elsewhere it happens inside the moves."""
    return contender.project == "OpenSpiel"


def terminal_table(run: Run) -> Table:
    """The table for the terminal: what fits into 80 columns."""
    table = Table(
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        title=f"Random play, {run.rounds} × {run.seconds:g} s: median (min–max)",
    )
    table.add_column("contender", no_wrap=True)
    for heading in ("decisions/s", "games/s", "copy µs"):
        table.add_column(heading, justify="right", no_wrap=True)
    for one in run.series:
        games, copies = spread(one, FIGURES["games_per_s"]), spread(one, FIGURES["copy_us"])
        table.add_row(
            one.contender.name,
            with_range(spread(one, FIGURES["decisions_per_s"])),
            rounded(games.median if games else None),
            rounded(copies.median if copies else None),
        )
    return table


def bar_sentences(run: Run) -> list[str]:
    """One sentence per build: how many times Catanatron, and whether that reaches the bar."""
    sentences = []
    for build, bar in BARS.items():
        found = ratio(run, build)
        if found is None:
            sentences.append(f"{build}: not compared in this run (the bar is {bar:g}×).")
        else:
            verdict = "met" if met(found, bar) else "missed"
            sentences.append(
                f"{build}: {found.median:.1f}× Catanatron (rounds {found.low:.1f}–{found.high:.1f}×); "
                f"the bar of {bar:g}× is {verdict}."
            )
    return sentences
