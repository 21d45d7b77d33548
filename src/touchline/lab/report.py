"""The report of a run in words and plots, section by section, and what stands out in it."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.engine.words import counted
from touchline.lab import page, plots
from touchline.lab.figures import Diversity, Figures, Rung, Share, Source, Spread
from touchline.lab.files import Run
from touchline.lab.ownership import LEAST_CASES, LEAST_OWNERS, RATE, SURE, Lift
from touchline.lab.page import Figure, Section
from touchline.lab.plots import number, percent, signed
from touchline.lab.stats import Estimate

SHOWN = 12  # things at each end of the plot of lifts
MOST_SOURCES = 14


def write(found: Figures) -> str:
    """The page of a report."""
    run = found.run
    return page.draw(
        title=f"{run.title}: how fair is it?",
        game=run.game,
        lead=f"{counted(run.games, 'game')} with {counted(run.seats, 'seat')}, played by "
        f"{line_up(run.bots)}, edition “{run.edition}”. "
        "What bots do is not what people do: a find is a reason to look, not a verdict.",
        finds=finds(found),
        sections=sections(found),
        command=command(run),
        made=f"Touchline {run.version}, rules version {run.rules_version}, content {run.content}, "
        f"seed {run.seed}, {counted(run.deals, 'deal')}, options: {', '.join(settings(run)) or 'none'}. "
        "The raw figures lie beside it: games.parquet, seats.parquet, things.parquet and decisions.parquet.",
    )


def line_up(bots: Sequence[str]) -> str:
    """The bots of a run in a few words."""
    return bots[0] if len(set(bots)) == 1 else ", ".join(bots)


def settings(run: Run) -> list[str]:
    """The table's options that were set, as the command line takes them."""
    return [name if value is True else f"{name}={int(value)}" for name, value in run.options.items()]


def command(run: Run) -> str:
    """What to type to get the same games again."""
    bots = run.bots[:1] if len(set(run.bots)) == 1 else run.bots
    options = "".join(f" --option {named}" for named in settings(run))
    return (
        f"touchline lab {run.spec} --games {run.games} --seats {run.seats} --bots {','.join(bots)} "
        f"--seed {run.seed}{options} --out report"
    )


def finds(found: Figures) -> list[str]:
    """What a reader should know first."""
    said = []
    for seat in found.seats:
        if found.run.seats > 1 and seat.side != "plain":
            said.append(
                f"Seat {seat.name} wins {percent(seat.share)} of its games, {signed(seat.advantage.value)} "
                f"points from a fair share (95 % interval {between(seat.advantage)})."
            )
    if not said and found.run.seats > 1:
        said.append("No seat has an advantage that is more than luck in this many games.")
    out = [lift for lift in found.lifts if lift.stands_out]
    if out:
        ranked = sorted(out, key=lambda lift: lift.usual - lift.lift.value)
        said.append(
            f"{len(out)} of {counted(len(found.lifts), 'thing')} "
            f"{'differs from its' if len(out) == 1 else 'differ from their'} kind by more than luck. "
            f"Furthest above: {names(ranked[:3], 1)}. Furthest below: {names(ranked[::-1][:3], -1)}."
        )
    elif found.lifts:
        said.append(f"Of {len(found.lifts)} things none differs from its kind by more than luck.")
    else:
        said.append(f"Too few games: no thing has the {LEAST_OWNERS} owners that it takes to say more.")
    idle, always = len(found.idle), len(found.always)
    taken = "1 thing is hardly ever owned" if idle == 1 else f"{idle} things are hardly ever owned"
    wins = (
        "1 thing or option almost always wins"
        if always == 1
        else f"{always} things or options almost always win"
    )
    said.append(f"{taken}; {wins}.")
    if unsure := [rung for rung in found.ladder if rung.unsure]:
        said.append(_too_few(unsure))
    return said


def _too_few(rungs: Sequence[Rung]) -> str:
    """Which steps of the ladder say nothing, and how to change that."""
    steps = ", ".join(f"{rung.upper} or {rung.lower}" for rung in rungs)
    return (
        f"The ladder was too short to say who is stronger: {steps}. Give it more games: --ladder-games 200."
    )


def names(lifts: Sequence[Lift], sign: int) -> str:
    """Some things by name, with how far they are from their kind; only those on that side of it."""
    listed = [lift for lift in lifts if sign * (lift.lift.value - lift.usual) > 0]
    told = (f"{lift.name} ({lift.id}, {signed(lift.lift.value - lift.usual)})" for lift in listed)
    return ", ".join(told) or "nothing"


def between(estimate: Estimate) -> str:
    """An interval of differences in words."""
    return f"{signed(estimate.low)} to {signed(estimate.high)}"


def sections(found: Figures) -> list[Section]:
    """All sections of the report."""
    made = [_length(found), _points(found)]
    if found.run.seats > 1:
        made += [_seats(found), _things(found), _idle(found), _always(found)]
    made.append(_diversity(found))
    if found.ladder:
        made.append(_ladder(found))
    return made


def spread_figure(title: str, spread: Spread, unit: str) -> Figure:
    """A distribution with its table."""
    low, lower, middle, upper, high = map(number, spread.quantiles)
    rows = [
        ("mean", f"{spread.mean.value:.2f} ({spread.mean.low:.2f} to {spread.mean.high:.2f})"),
        ("least, most", f"{number(spread.least)}, {number(spread.most)}"),
        ("5 %, 25 %, 50 %, 75 %, 95 %", f"{low}, {lower}, {middle}, {upper}, {high}"),
    ]
    bins = [(f"{number(least)} to below {number(most)}", f"{count:,}") for least, most, count in spread.bins]
    return Figure(title, plots.histogram(title, spread.bins, unit), (unit, "how often"), [*rows, *bins])


def shares_figure(title: str, shares: Sequence[Share], prefix: str = "") -> Figure:
    """Win shares against a fair share."""
    dots = [
        (f"{prefix}{each.name}", each.advantage.value, each.advantage.low, each.advantage.high)
        for each in shares
    ]
    rows = [
        (
            f"{prefix}{each.name}",
            f"{each.games:,}",
            percent(each.share),
            signed(each.advantage.value),
            between(each.advantage),
        )
        for each in shares
    ]
    head = ("who", "games", "win share", "points from fair", "95 % interval")
    return Figure(title, plots.dots(title, dots, marks=[each.side for each in shares]), head, rows)


def _length(found: Figures) -> Section:
    unit = found.run.rounds
    figures = [spread_figure("Decisions in a game", found.decisions, "decisions")]
    if found.rounds.least < found.rounds.most:
        figures.append(spread_figure(f"{unit.capitalize()} in a game", found.rounds, unit))
    return Section(
        "How long a game is",
        f"A game takes {number(found.decisions.quantiles[2])} decisions in the middle, all seats together, "
        f"and {number(found.rounds.quantiles[2])} {unit}.",
        figures,
    )


def _points(found: Figures) -> Section:
    winning = [(number(least), each.value, each.low, each.high) for least, _, each in found.winning]
    table = [
        (
            f"{number(least)} to {number(most)}",
            f"{each.n:,}",
            percent(each.value),
            f"{percent(each.low)} to {percent(each.high)}",
        )
        for least, most, each in found.winning
    ]
    title = "How often a score wins"
    return Section(
        "Points",
        f"The winner has {number(found.best.quantiles[2])} points in the middle and leads by "
        f"{number(found.margin.quantiles[2])}; {percent(found.shared)} of the games are won together. "
        f"A point more than the others goes with {signed(found.per_point)} percentage points of win share.",
        [
            spread_figure("Points of all seats", found.scores, "points"),
            spread_figure("Lead of the winner", found.margin, "points more than the next"),
            sources_figure(found.sources),
            Figure(
                title,
                plots.line(title, winning, 1 / found.run.seats, "points, groups of about equal size, from"),
                ("points", "seats", "win share", "95 % interval"),
                table,
            ),
        ],
    )


def sources_figure(sources: Sequence[Source]) -> Figure:
    """Where points come from, for winners and for the others."""
    title = "Where points come from"
    bars = [(source.name, (source.winners, source.others)) for source in sources[:MOST_SOURCES]]
    rows = [
        (
            source.name,
            f"{source.mean:.2f}",
            f"{source.winners:.2f}",
            f"{source.others:.2f}",
            f"{source.winners - source.others:+.2f}",
        )
        for source in sources
    ]
    head = ("source", "all", "winners", "others", "difference")
    return Figure(title, plots.bars(title, bars, ("winners", "others")), head, rows)


def _seats(found: Figures) -> Section:
    figures = [shares_figure("Advantage of each seat, percentage points", found.seats, "Seat ")]
    if found.bots:
        figures.append(shares_figure("Advantage of each bot, percentage points", found.bots))
    return Section(
        "Seats",
        "How much more or less than a fair share each seat wins. Every deal is played in all rotations of "
        "the bots, so no bot profits from its seat. The intervals count each deal once. Coloured seats "
        f"differ by more than luck, all seats together (false discovery rate below {RATE:g}).",
        figures,
    )


LIFT_HEAD = ("thing", "kind", "owners", "of seats", "lift", "95 % interval", "q", "against its kind", "q")


def _things(found: Figures) -> Section:
    ranked = sorted(found.lifts, key=lambda lift: lift.usual - lift.lift.value)
    above = [lift for lift in ranked if lift.lift.value > lift.usual][:SHOWN]
    below = [lift for lift in ranked[::-1] if lift.lift.value < lift.usual][:SHOWN]
    figures = [
        Figure(title, _lift_dots(title, shown), LIFT_HEAD, [_lift_row(lift) for lift in shown])
        for title, shown in (
            ("Furthest above their kind, percentage points", above),
            ("Furthest below their kind, percentage points", below),
        )
        if shown
    ]
    if figures:
        figures.append(Figure("All things", "", LIFT_HEAD, [_lift_row(lift) for lift in found.lifts]))
    return Section(
        "What owning a thing is worth",
        "The lift of a thing is how much higher the win share of those who had it is than that of "
        "those who did not, in percentage points, measured against what the same bot wins in "
        "the same seat. Whoever leads can afford more, so lifts are shown against the usual lift of "
        "their kind. Coloured ones differ by more than luck: q is the false discovery rate over "
        f"all things (Benjamini–Hochberg), and below {RATE:g} counts. Things with fewer than "
        f"{LEAST_OWNERS} owners are left out.",
        figures,
    )


def _lift_row(lift: Lift) -> tuple[str, ...]:
    return (
        f"{lift.name} ({lift.id})",
        lift.kind,
        f"{lift.owners:,}",
        percent(lift.share),
        signed(lift.lift.value),
        between(lift.lift),
        f"{lift.q:.3f}",
        signed(lift.lift.value - lift.usual),
        f"{lift.q_usual:.3f}",
    )


def _lift_dots(title: str, shown: Sequence[Lift]) -> str:
    """Lifts against the usual one of their kind."""
    rows = [
        (
            each.name,
            each.lift.value - each.usual,
            each.lift.low - each.usual,
            each.lift.high - each.usual,
        )
        for each in shown
    ]
    marks = [
        "plain" if not each.stands_out else "up" if each.lift.value > each.usual else "down" for each in shown
    ]
    return plots.dots(title, rows, marks=marks)


def _idle(found: Figures) -> Section:
    rows = [
        (
            f"{each.name} ({each.id})",
            each.kind,
            f"{each.owners:,}",
            number(each.usual),
            f"{each.offered:,}",
            f"{each.chosen:,}",
        )
        for each in found.idle
    ]
    head = ("thing", "kind", "owners", "usual owners of its kind", "offered", "chosen")
    text = (
        "Things that are owned less than a tenth as often as the middle one of their kind, with how often an "
        "option named them and was chosen."
    )
    if not rows:
        return Section("Things that nobody takes", f"{text} There are none.")
    return Section("Things that nobody takes", text, [Figure("Hardly ever owned", "", head, rows)])


def _always(found: Figures) -> Section:
    rows = [
        (
            each.name,
            each.what,
            f"{each.cases:,}",
            percent(each.share.value),
            f"{percent(each.share.low)} to {percent(each.share.high)}",
        )
        for each in found.always
    ]
    text = (
        f"Things whose owners, and options whose choosers, win in more than {percent(SURE)} of at least "
        f"{LEAST_CASES} cases. Some options are open only to those who are winning anyway."
    )
    if not rows:
        return Section("What always wins", f"{text} There are none.")
    head = ("what", "by", "cases", "win share", "95 % interval")
    return Section("What always wins", text, [Figure("Wins almost always", "", head, rows)])


def _diversity(found: Figures) -> Section:
    title = "Plans: what winners are above the usual in"
    kinds = [*found.diversity, found.plan_diversity, found.opening_diversity]
    bars = [(each.name, (_part(each.had, each), _part(each.won, each))) for each in kinds]
    told = "Effective number, in percent of all there are"
    rows = [(each.name, f"{each.all:,}", f"{each.had:.1f}", f"{each.won:.1f}") for each in kinds]
    figures = [
        Figure(
            told,
            plots.bars(told, bars, ("all", "winners")),
            ("kind", "different ones", "all", "winners"),
            rows,
        ),
        shares_figure(title, found.plans),
    ]
    if found.opening_diversity.all <= len(found.openings):
        figures.append(shares_figure("First choices, points from a fair share", found.openings))
    return Section(
        "Many ways to win?",
        "The effective number of kinds says how many equally frequent ones would be as diverse "
        "(the exponential of the entropy): one means that all do the same. A seat's plan is the "
        "source of points in which it is furthest above the usual, in standard deviations. Its "
        "opening is its first choice.",
        figures,
    )


def _part(effective: float, kind: Diversity) -> float:
    return 100 * effective / kind.all if kind.all else 0.0


def _ladder(found: Figures) -> Section:
    title = "Win share against the bot one step below"
    points = [(rung.upper, rung.share, rung.low, rung.high) for rung in found.ladder]
    rows = [
        (
            rung.upper,
            rung.lower,
            f"{rung.games:,}",
            percent(rung.share),
            f"{percent(rung.low)} to {percent(rung.high)}",
        )
        for rung in found.ladder
    ]
    head = ("bot", "against", "games", "win share", "95 % interval")
    unsure = [rung for rung in found.ladder if rung.unsure]
    if unsure:
        widest = max(rung.high - rung.low for rung in unsure)
        title += f" (too few games: intervals up to {100 * widest:.0f} points wide)"
    plot = plots.line(title, points, 0.5, "from weaker to stronger bots")
    return Section(
        "Does more thinking win more?",
        "Each bot plays the one below it, half the seats each; every deal is played in all orders of "
        "the two. Where the line stays above one half, skill decides; where it falls back to it, luck "
        "does, or the bots have learnt all that helps." + (f" {_too_few(unsure)}" if unsure else ""),
        [Figure(title, plot, head, rows)],
    )
