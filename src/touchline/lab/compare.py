"""Two reports side by side: what differs between two editions, option sets or line-ups, and by how much."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from touchline.engine.errors import TouchlineError
from touchline.engine.words import counted
from touchline.lab import page, plots
from touchline.lab.changes import Changed, NoContents, changed
from touchline.lab.files import Run, read
from touchline.lab.ownership import RATE
from touchline.lab.page import Figure, Section
from touchline.lab.plots import number, percent, signed
from touchline.lab.report import between, line_up, settings
from touchline.lab.sides import Change, Sides

SHOWN = 24  # lifts in the plot
TOLD = 5  # things that are named in what stands out


class Card(msgspec.Struct, frozen=True):
    """A thing whose facts differ, with what it did in both reports."""

    thing: str
    name: str
    facts: list[Changed]
    owned_a: float  # share of seats
    owned_b: float
    lift: Change | None  # where it has enough owners in both


class Comparison(msgspec.Struct, frozen=True):
    """All that two reports have in common, and what only one of them has."""

    a: Run
    b: Run
    warnings: list[str]
    shared_deals: int
    cards: list[Card]  # that were changed
    facts: list[Changed]  # that were changed and belong to no card
    means: list[Change]
    sources: list[tuple[str, float, float]]
    by_seat: list[Change]
    by_bot: list[Change]
    lifts: list[Change]  # furthest apart first
    only_a: list[str]
    only_b: list[str]
    idle_a: list[str]
    idle_b: list[str]


def compare(a: Path, b: Path) -> Comparison:
    """Read two reports and compare them."""
    first, second = read(a), read(b)
    if first.run.game != second.run.game:
        raise TouchlineError(
            f"{a} is about {first.run.title} and {b} about {second.run.title}: compare reports of one game."
        )
    return _compared(Sides(first, second))


def _compared(sides: Sides) -> Comparison:
    a, b = sides.a.figures, sides.b.figures
    lifts = sides.lifts()
    warnings = _warnings(a.run, b.run)
    try:
        facts = changed(a.run, b.run)
    except NoContents as error:
        facts = []
        warnings.append(f"Which cards were changed cannot be said: {error}")
    points_b = {source.name: source.mean for source in b.sources}
    goods_a, goods_b = ({good.id for good in each.run.goods} for each in (a, b))
    return Comparison(
        a=a.run,
        b=b.run,
        warnings=warnings,
        shared_deals=sides.shared_deals,
        cards=_cards(sides, facts, lifts),
        facts=[each for each in facts if not each.thing],
        means=sides.means(),
        sources=[(each.name, each.mean, points_b.get(each.name, 0.0)) for each in a.sources],
        by_seat=sides.by_seat(),
        by_bot=sides.by_bot(),
        lifts=sorted(lifts.values(), key=lambda change: -abs(change.change.value)),
        only_a=[f"{good.name} ({good.id})" for good in a.run.goods if good.id not in goods_b],
        only_b=[f"{good.name} ({good.id})" for good in b.run.goods if good.id not in goods_a],
        idle_a=[f"{each.name} ({each.id})" for each in a.idle],
        idle_b=[f"{each.name} ({each.id})" for each in b.idle],
    )


def _warnings(a: Run, b: Run) -> list[str]:
    """What else differs: figures may differ because of that, and not because of the cards."""
    ways = [(_ways(a)[what], of_b, what) for what, of_b in _ways(b).items()]
    return [
        f"A and B were not played alike: {what} {of_a} in A, {of_b} in B. Figures may differ because of that."
        for of_a, of_b, what in ways
        if of_a != of_b
    ]


def _ways(run: Run) -> dict[str, str]:
    """How a report was played."""
    return {
        "seats": str(run.seats),
        "bots": ", ".join(run.bots),
        "options": ", ".join(sorted(settings(run))) or "none",
        "rules version": str(run.rules_version),
    }


def _cards(sides: Sides, facts: Sequence[Changed], lifts: dict[str, Change]) -> list[Card]:
    """The cards that were changed, in the order of the content."""
    named = {good.id: good.name for good in (*sides.a.run.goods, *sides.b.run.goods)}
    return [
        Card(
            id,
            named[id],
            [each for each in facts if each.thing == id],
            sides.a.owned(id),
            sides.b.owned(id),
            lifts.get(id),
        )
        for id in dict.fromkeys(each.thing for each in facts if each.thing)
    ]


# The page


def write(found: Comparison, folders: tuple[str, str]) -> str:
    """The page of a comparison."""
    return page.draw(
        title=f"{found.a.title}: A and B",
        game=found.a.game,
        lead=f"A is {_told(found.a)}. B is {_told(found.b)}. Differences are B less A, with 95 % intervals."
        f"{_paired(found)}",
        finds=[*found.warnings, *finds(found)],
        sections=sections(found),
        command=f"touchline lab compare {folders[0]} {folders[1]} --out compared",
        made=f"A: Touchline {found.a.version}, content {found.a.content}, seed {found.a.seed}. "
        f"B: Touchline {found.b.version}, content {found.b.content}, seed {found.b.seed}.",
    )


def _told(run: Run) -> str:
    options = "".join(f", {named}" for named in settings(run))
    bots = line_up(run.bots)
    played = f"{counted(run.games, 'game')} of {run.spec} (“{run.edition}”)"
    return f"{played}, {counted(run.seats, 'seat')}, {bots}{options}"


def _paired(found: Comparison) -> str:
    if not found.shared_deals:
        return " The two runs have different seeds, or seats, and are taken as independent."
    return (
        f" {counted(found.shared_deals, 'deal')} began with the same cards in both. Each is compared with "
        "itself, which makes the intervals narrower."
    )


def facts_of(card: Card) -> str:
    """What was changed on a card."""
    return ", ".join(f"{each.fact} {each.a} → {each.b}" for each in card.facts)


def _told_of(card: Card) -> str:
    """A card that was changed, in a sentence."""
    owned = f"owned by {percent(card.owned_a)} of the seats in A and {percent(card.owned_b)} in B"
    if card.lift is None:
        return f"Changed: {card.name} ({card.thing}), {facts_of(card)}; {owned}, too few to say more."
    lift = card.lift
    return (
        f"Changed: {card.name} ({card.thing}), {facts_of(card)}; {owned}; lift {signed(lift.a)} in A and "
        f"{signed(lift.b)} in B, a difference of {signed(lift.change.value)} ({between(lift.change)})."
    )


def finds(found: Comparison) -> list[str]:
    """What was changed, and what differs by more than luck."""
    changes = [_told_of(card) for card in found.cards[:TOLD]]
    if len(found.cards) > TOLD:
        more = counted(len(found.cards) - TOLD, "other card")
        changes.append(f"Also changed: {more}. The first table has them all.")
    return changes + (_differing(found) or ["Nothing differs by more than luck."])


def _differing(found: Comparison) -> list[str]:
    """What differs by more than luck."""
    said = [
        f"{each.name}: {each.a:.1f} in A, {each.b:.1f} in B." for each in found.means if each.side != "plain"
    ]
    said += [
        f"Seat {each.name} wins {percent(each.a)} in A and {percent(each.b)} in B."
        for each in found.by_seat
        if each.side != "plain"
    ]
    moved = [each for each in found.lifts if each.q < RATE]
    if moved:
        told = ", ".join(f"{each.name} {signed(each.change.value)}" for each in moved[:TOLD])
        said.append(f"The lift of {counted(len(moved), 'thing')} differs by more than luck: {told}.")
    return said


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
        *_changed(found),
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
        ),
    ]
    if found.by_seat or found.by_bot:
        figures = [
            _shares_figure(f"Win share of each {what}: B less A, percentage points", changes, prefix)
            for what, prefix, changes in (("seat", "Seat ", found.by_seat), ("bot", "", found.by_bot))
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


def _changed(found: Comparison) -> list[Section]:
    """The cards that were changed and how they fared, and what else was changed."""
    made = []
    if found.cards:
        head = ("card", "changed", "owned, A → B", "lift, A → B", "B less A", "95 % interval")
        cards = Figure("Cards", "", head, [_card_row(card) for card in found.cards])
        text = (
            "Cards whose facts differ between A and B. Owned: the share of seats that had the card. Lift: "
            "how much more those who had it win, in percentage points; ? where too few had it."
        )
        made.append(Section("Cards that were changed", text, [cards]))
    if found.facts:
        facts = [(each.fact, each.a, each.b) for each in found.facts]
        figure = Figure("Facts", "", ("fact", "A", "B"), facts)
        made.append(Section("What else was changed", "Facts that belong to no card.", [figure]))
    return made


def _card_row(card: Card) -> tuple[str, ...]:
    owned = f"{percent(card.owned_a)} → {percent(card.owned_b)}"
    told = (f"{card.name} ({card.thing})", facts_of(card), owned)
    lift = card.lift
    if lift is None:
        return (*told, "?", "?", "?")
    return (*told, f"{signed(lift.a)} → {signed(lift.b)}", signed(lift.change.value), between(lift.change))


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
    title = "Lift: B less A, percentage points"
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
