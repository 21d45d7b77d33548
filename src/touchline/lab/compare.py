"""Two reports side by side: what differs between two editions, option sets or line-ups, and by how much.

The two runs are taken as independent of each other. That is on the safe side where they share their seeds:
the true intervals are then narrower.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from touchline.engine.errors import TouchlineError
from touchline.lab import page, plots, stats
from touchline.lab.figures import Figures, Share, figures
from touchline.lab.files import Run, read
from touchline.lab.page import Figure, Section
from touchline.lab.plots import number, percent, signed
from touchline.lab.report import between, line_up, settings
from touchline.lab.stats import Estimate
from touchline.lab.things import RATE

SHOWN = 24


class Change(msgspec.Struct, frozen=True):
    """A figure in both reports, and how much higher it is in the second, with the interval of that."""

    name: str
    a: float
    b: float
    change: Estimate
    q: float  # of there being no difference, all of the group together

    @property
    def side(self) -> str:
        """Whether it is more, or less, in B by more than luck."""
        return "plain" if self.q >= RATE else "up" if self.change.value > 0 else "down"


class Comparison(msgspec.Struct, frozen=True):
    """All that two reports have in common, and what only one of them has."""

    a: Run
    b: Run
    means: list[Change]
    sources: list[tuple[str, float, float]]
    seats: list[Change]
    bots: list[Change]
    lifts: list[Change]  # furthest apart first
    only_a: list[str]
    only_b: list[str]
    idle_a: list[str]
    idle_b: list[str]


def compare(a: Path, b: Path) -> Comparison:
    """Read two reports and compare them."""
    first, second = (figures(read(folder), []) for folder in (a, b))
    if first.run.game != second.run.game:
        raise TouchlineError(
            f"{a} is about {first.run.title} and {b} about {second.run.title}: compare reports of one game."
        )
    return _compared(first, second)


def _compared(a: Figures, b: Figures) -> Comparison:
    spreads: list[tuple[str, Callable[[Figures], Estimate]]] = [
        ("Decisions in a game", lambda each: each.decisions.mean),
        (f"{a.run.rounds.capitalize()} in a game", lambda each: each.rounds.mean),
        ("Points of a seat", lambda each: each.scores.mean),
        ("Points of the winner", lambda each: each.best.mean),
        ("Lead of the winner", lambda each: each.margin.mean),
    ]
    here, there = ({lift.id: lift for lift in each.lifts} for each in (a, b))
    lifts = [
        (f"{lift.name} ({id})", lift.lift.value, there[id].lift.value, lift.lift, there[id].lift)
        for id, lift in here.items()
        if id in there
    ]
    points_b = {source.name: source.mean for source in b.sources}
    goods_a, goods_b = ({good.id for good in each.run.goods} for each in (a, b))
    return Comparison(
        a=a.run,
        b=b.run,
        means=_changes([(name, of(a).value, of(b).value, of(a), of(b)) for name, of in spreads]),
        sources=[(each.name, each.mean, points_b.get(each.name, 0.0)) for each in a.sources],
        seats=_shares(a.seats, b.seats),
        bots=_shares(a.bots, b.bots),
        lifts=sorted(_changes(lifts), key=lambda change: -abs(change.change.value)),
        only_a=[f"{good.name} ({good.id})" for good in a.run.goods if good.id not in goods_b],
        only_b=[f"{good.name} ({good.id})" for good in b.run.goods if good.id not in goods_a],
        idle_a=[f"{each.name} ({each.id})" for each in a.idle],
        idle_b=[f"{each.name} ({each.id})" for each in b.idle],
    )


def _shares(a: Sequence[Share], b: Sequence[Share]) -> list[Change]:
    there = {share.name: share for share in b}
    both = [(share, there[share.name]) for share in a if share.name in there]
    return _changes(
        [(here.name, here.share, other.share, here.advantage, other.advantage) for here, other in both]
    )


def _changes(pairs: Sequence[tuple[str, float, float, Estimate, Estimate]]) -> list[Change]:
    """What two reports say of the same names: the figures, and the estimates that are compared."""
    found = [stats.difference(a, b) for _, _, _, a, b in pairs]
    qs = stats.benjamini_hochberg([stats.p_value(each) for each in found])
    return [
        Change(name, a, b, change, q) for (name, a, b, _, _), change, q in zip(pairs, found, qs, strict=True)
    ]


# The page


def write(found: Comparison, folders: tuple[str, str]) -> str:
    """The page of a comparison."""
    return page.draw(
        title=f"{found.a.title}: A and B",
        game=found.a.game,
        lead=f"A is {_told(found.a)}. B is {_told(found.b)}. Differences are B less A, with 95 % intervals.",
        finds=finds(found),
        sections=sections(found),
        command=f"touchline lab compare {folders[0]} {folders[1]} --out compared",
        made=f"A: Touchline {found.a.version}, content {found.a.content}, seed {found.a.seed}. "
        f"B: Touchline {found.b.version}, content {found.b.content}, seed {found.b.seed}.",
    )


def _told(run: Run) -> str:
    options = "".join(f", {named}" for named in settings(run))
    bots = line_up(run.bots)
    return f"{run.games:,} games of {run.spec} (“{run.edition}”), {run.seats} seats, {bots}{options}"


def finds(found: Comparison) -> list[str]:
    """What differs by more than luck."""
    said = [
        f"{each.name}: {each.a:.1f} in A, {each.b:.1f} in B." for each in found.means if each.side != "plain"
    ]
    said += [
        f"Seat {each.name} wins {percent(each.a)} in A and {percent(each.b)} in B."
        for each in found.seats
        if each.side != "plain"
    ]
    moved = [each for each in found.lifts if each.q < RATE]
    if moved:
        told = ", ".join(f"{each.name} {signed(each.change.value)}" for each in moved[:5])
        said.append(f"The lift of {len(moved)} things differs by more than luck: {told}.")
    return said or ["Nothing differs by more than luck."]


def sections(found: Comparison) -> list[Section]:
    """All sections of the comparison."""
    title = "Where points come from, mean of all seats"
    bars = [(name, (a, b)) for name, a, b in found.sources]
    means = [
        (
            each.name,
            f"{each.a:.2f}",
            f"{each.b:.2f}",
            f"{each.change.value:+.2f}",
            f"{each.change.low:+.2f} to {each.change.high:+.2f}",
        )
        for each in found.means
    ]
    made = [
        Section(
            "Length and points",
            "Means over all games.",
            [
                Figure("Means", "", ("what", "A", "B", "B less A", "95 % interval"), means),
                Figure(
                    title,
                    plots.bars(title, bars, ("A", "B")),
                    ("source", "A", "B"),
                    [(name, f"{a:.2f}", f"{b:.2f}") for name, a, b in found.sources],
                ),
            ],
        )
    ]
    if found.seats or found.bots:
        figures = [
            _shares_figure(f"Win share of each {what}: B less A, points of a percent", changes, prefix)
            for what, prefix, changes in (("seat", "Seat ", found.seats), ("bot", "", found.bots))
            if changes
        ]
        made.append(Section("Seats", "How the win shares differ; coloured ones by more than luck.", figures))
    made.append(_lifts(found))
    rows = [
        (what, number(len(names)), ", ".join(names) or "none")
        for what, names in (
            ("Only in A", found.only_a),
            ("Only in B", found.only_b),
            ("Hardly ever owned in A", found.idle_a),
            ("Hardly ever owned in B", found.idle_b),
        )
    ]
    told = "Things that only one of them has, or that hardly anybody owns there."
    made.append(Section("Other things", told, [Figure("Things", "", ("what", "how many", "which"), rows)]))
    return made


def _shares_figure(title: str, changes: Sequence[Change], prefix: str = "") -> Figure:
    dots = [
        (f"{prefix}{each.name}", each.change.value, each.change.low, each.change.high) for each in changes
    ]
    rows = [
        (
            f"{prefix}{each.name}",
            percent(each.a),
            percent(each.b),
            signed(each.change.value),
            between(each.change),
        )
        for each in changes
    ]
    head = ("what", "A", "B", "B less A", "95 % interval")
    return Figure(title, plots.dots(title, dots, marks=[each.side for each in changes]), head, rows)


def _lifts(found: Comparison) -> Section:
    text = (
        "How much more owning a thing goes with winning in B than in A. Coloured ones differ by more than "
        "luck, all things together (Benjamini–Hochberg)."
    )
    if not found.lifts:
        return Section("What owning a thing is worth", f"{text} No thing has enough owners in both.")
    title = "Lift: B less A, points of a percent"
    shown = found.lifts[:SHOWN]
    dots = [
        (each.name.rpartition(" (")[0], each.change.value, each.change.low, each.change.high)
        for each in shown
    ]
    marks = [each.side for each in shown]
    rows = [
        (
            each.name,
            signed(each.a),
            signed(each.b),
            signed(each.change.value),
            between(each.change),
            f"{each.q:.3f}",
        )
        for each in found.lifts
    ]
    head = ("thing", "A", "B", "B less A", "95 % interval", "q")
    return Section(
        "What owning a thing is worth",
        text,
        [Figure(title, plots.dots(title, dots, marks=marks), head, rows)],
    )
