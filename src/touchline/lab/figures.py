"""From what was seen of many games to figures: how long, how many points, who wins, and with what.

Everything is computed from the tables of a report alone, so it can be done again from the Parquet files.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec

from touchline.lab import stats
from touchline.lab.files import Report, Run, rows
from touchline.lab.ownership import RATE, Always, Idle, Lift, always, chosen, idle, lifts
from touchline.lab.stats import Estimate
from touchline.lab.watch import PART

BINS = 20  # of a histogram, at most
SCORE_GROUPS = 8  # groups of equal size in "which score wins"
OPENINGS = 8  # that are listed
WIDE = 0.15  # a wider interval of the ladder that contains one half says nothing


class Spread(msgspec.Struct, frozen=True):
    """How a number is distributed: its mean, quantiles (5, 25, 50, 75, 95 %) and a histogram."""

    mean: Estimate
    quantiles: list[float]
    least: float
    most: float
    bins: list[tuple[float, float, int]]  # from, to (exclusive), how often


class Source(msgspec.Struct, frozen=True):
    """Points by source: on average, of winners, of the others."""

    name: str
    mean: float
    winners: float
    others: float


class Share(msgspec.Struct, frozen=True):
    """How often something wins, as a share of games, and how far that is from what equals would have."""

    name: str
    games: int
    share: float
    advantage: Estimate
    q: float  # of there being no advantage, all names of the group together

    @property
    def side(self) -> str:
        """Whether it wins more, or less, by more than luck."""
        return "plain" if self.q >= RATE else "up" if self.advantage.value > 0 else "down"


class Diversity(msgspec.Struct, frozen=True):
    """How many different things of a kind are had, counted as if all were equally frequent."""

    name: str
    all: int
    had: float
    won: float


class Rung(msgspec.Struct, frozen=True):
    """A step of the ladder: the share of the wins that the upper bot takes from the lower one."""

    upper: str
    lower: str
    games: int
    share: float
    low: float
    high: float

    @property
    def unsure(self) -> bool:
        """Whether too few games were played to say which of the two is stronger."""
        return self.low <= 0.5 <= self.high and self.high - self.low > WIDE


class Figures(msgspec.Struct, frozen=True):
    """All figures of a report."""

    run: Run
    decisions: Spread
    rounds: Spread
    scores: Spread
    best: Spread
    margin: Spread
    shared: float  # share of games with more than one winner
    per_point: float  # how much a point more than the table's mean moves the win share
    winning: list[tuple[float, float, Estimate]]  # scores from, to: how often they win
    sources: list[Source]
    seats: list[Share]
    bots: list[Share]
    lifts: list[Lift]
    idle: list[Idle]
    always: list[Always]
    plans: list[Share]
    plan_diversity: Diversity
    diversity: list[Diversity]
    openings: list[Share]
    opening_diversity: Diversity
    ladder: list[Rung]


def figures(report: Report, ladder: list[Rung]) -> Figures:
    """All figures of a run; the ladder is played apart from it."""
    games, seats = rows(report, "games"), rows(report, "seats")
    wins, deals, run = seats["win"], seats["deal"], report.run
    surplus = surplus_of(seats)
    owners = owners_of(report)
    named = [str(seat) for seat in seats["seat"]]
    plans = _plans(seats)
    options = chosen(report.tables["decisions"], wins, run.seats)
    return Figures(
        run=run,
        decisions=spread(games["decisions"], games["deal"]),
        rounds=spread(games["rounds"], games["deal"]),
        scores=spread(seats["score"], deals),
        best=spread(games["best"], games["deal"]),
        margin=spread(games["margin"], games["deal"]),
        shared=sum(1 for winners in games["winners"] if winners > 1) / run.games,
        per_point=per_point(seats["score"], surplus, run.seats),
        winning=_winning(seats["score"], wins),
        sources=_sources(seats),
        seats=shares(named, wins, deals, 1 / run.seats),
        bots=shares(seats["bot"], wins, deals, 1 / run.seats) if len(set(run.bots)) > 1 else [],
        lifts=lifts(run.goods, owners, surplus, deals, run.games * run.seats),
        idle=idle(run, owners, options),
        always=always(run, owners, wins, options),
        plans=shares(plans, wins, deals, 1 / run.seats),
        plan_diversity=_diversity("plans", plans, wins),
        diversity=_bundles(run, owners, wins),
        openings=_openings(seats["opening"], wins, deals, run.seats),
        opening_diversity=_diversity("openings", seats["opening"], wins),
        ladder=ladder,
    )


def spread(values: Sequence[float], deals: Sequence[int]) -> Spread:
    """The distribution of a number over games or seats."""
    ordered = sorted(values)
    quantiles = [stats.quantile(ordered, share) for share in (0.05, 0.25, 0.5, 0.75, 0.95)]
    mean = stats.clustered_mean(values, deals)
    return Spread(mean, quantiles, ordered[0], ordered[-1], histogram(ordered))


def histogram(ordered: Sequence[float]) -> list[tuple[float, float, int]]:
    """Bins of a round width that hold all values; there are at most twenty."""
    least, most = ordered[0], ordered[-1]
    width = next(
        size * 10**power
        for power in range(12)
        for size in (1, 2, 5)
        if math.floor(most / (size * 10**power)) - math.floor(least / (size * 10**power)) < BINS
    )
    first = math.floor(least / width)
    counts = Counter(math.floor(value / width) - first for value in ordered)
    return [((first + at) * width, (first + at + 1) * width, counts[at]) for at in range(max(counts) + 1)]


def shares(names: Sequence[str], wins: Sequence[float], deals: Sequence[int], fair: float) -> list[Share]:
    """How often each name wins, against a fair share; sorted by name."""
    by_name: defaultdict[str, list[int]] = defaultdict(list)
    for row, name in enumerate(names):
        by_name[name].append(row)
    ends = (-fair, 1 - fair)
    found = [
        (name, stats.clustered_mean([wins[row] - fair for row in at], [deals[row] for row in at], ends))
        for name, at in sorted(by_name.items())
    ]
    qs = stats.benjamini_hochberg([stats.p_value(each) for _, each in found])
    return [
        Share(name, each.n, each.value + fair, each, q) for (name, each), q in zip(found, qs, strict=True)
    ]


def surplus_of(seats: dict[str, list[Any]]) -> list[float]:
    """By row: the win less what the bot wins on average in that seat; owning a thing may change it."""
    by_key: defaultdict[tuple[int, str], list[float]] = defaultdict(list)
    keys = list(zip(seats["seat"], seats["bot"], strict=True))
    for key, win in zip(keys, seats["win"], strict=True):
        by_key[key].append(win)
    expected = {key: sum(wins) / len(wins) for key, wins in by_key.items()}
    return [win - expected[key] for key, win in zip(keys, seats["win"], strict=True)]


def owners_of(report: Report) -> dict[str, list[int]]:
    """By thing: the rows of the seats that had it. Rows of seats stand in the order of games and seats."""
    owners: defaultdict[str, list[int]] = defaultdict(list)
    things = rows(report, "things")
    for game, seat, thing in zip(things["game"], things["seat"], things["thing"], strict=True):
        owners[thing].append(game * report.run.seats + seat)
    return dict(owners)


def per_point(scores: Sequence[int], surplus: Sequence[float], seats: int) -> float:
    """The slope of a straight line through wins over points, both against the mean of the table."""
    ahead = []
    for first in range(0, len(scores), seats):
        mean = sum(scores[first : first + seats]) / seats
        ahead += [score - mean for score in scores[first : first + seats]]
    spread = math.fsum(each * each for each in ahead)
    return math.fsum(x * y for x, y in zip(ahead, surplus, strict=True)) / spread if spread else 0.0


def _winning(scores: Sequence[int], wins: Sequence[float]) -> list[tuple[float, float, Estimate]]:
    """Groups of about equal size by score, and how often each wins."""
    ordered = sorted(scores)
    edges = sorted({ordered[len(ordered) * at // SCORE_GROUPS] for at in range(SCORE_GROUPS)})
    found = []
    for least, after in zip(edges, [*edges[1:], ordered[-1] + 1], strict=True):
        group = [win for score, win in zip(scores, wins, strict=True) if least <= score < after]
        found.append((float(least), float(after - 1), stats.wilson(sum(group), len(group))))
    return found


def _parts(seats: dict[str, list[Any]]) -> dict[str, list[int]]:
    return {column.removeprefix(PART): seats[column] for column in seats if column.startswith(PART)}


def _sources(seats: dict[str, list[Any]]) -> list[Source]:
    places = seats["place"]
    found = []
    for name, points in _parts(seats).items():
        won = [each for each, place in zip(points, places, strict=True) if place == 1]
        lost = [each for each, place in zip(points, places, strict=True) if place > 1]
        found.append(Source(name, _mean(points), _mean(won), _mean(lost)))
    return found


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _plans(seats: dict[str, list[Any]]) -> list[str]:
    """By row: the source of points in which the seat is furthest above the usual, in standard deviations."""
    scaled = {}
    for name, points in _parts(seats).items():
        mean = _mean(points)
        deviation = math.sqrt(_mean([(each - mean) ** 2 for each in points]))
        if deviation:
            scaled[name] = [(each - mean) / deviation for each in points]
    if not scaled:
        return ["no plan"] * len(seats["win"])
    return [max(scaled, key=lambda name: scaled[name][row]) for row in range(len(seats["win"]))]


def _diversity(name: str, kinds: Sequence[str], wins: Sequence[float]) -> Diversity:
    had = Counter(kinds)
    won: defaultdict[str, float] = defaultdict(float)
    for kind, win in zip(kinds, wins, strict=True):
        won[kind] += win
    return Diversity(
        name, len(had), stats.effective_number(had.values()), stats.effective_number(won.values())
    )


def _bundles(run: Run, owners: dict[str, list[int]], wins: Sequence[float]) -> list[Diversity]:
    """By kind of good: how many different ones are had, by all and by winners."""
    kinds: defaultdict[str, list[str]] = defaultdict(list)
    for good in run.goods:
        kinds[good.kind].append(good.id)
    return [
        Diversity(
            kind,
            len(ids),
            stats.effective_number(len(owners.get(id, ())) for id in ids),
            stats.effective_number(sum(wins[row] for row in owners.get(id, ())) for id in ids),
        )
        for kind, ids in kinds.items()
    ]


def _openings(
    openings: Sequence[str], wins: Sequence[float], deals: Sequence[int], seats: int
) -> list[Share]:
    """The most frequent first choices."""
    usual = {name for name, _ in Counter(openings).most_common(OPENINGS)}
    at = [row for row, name in enumerate(openings) if name in usual]
    found = shares(
        [openings[row] for row in at], [wins[row] for row in at], [deals[row] for row in at], 1 / seats
    )
    return sorted(found, key=lambda share: -share.games)
