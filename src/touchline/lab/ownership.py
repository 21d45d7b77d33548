"""What owning and choosing is worth: the lift of every thing, things nobody wants, options that always win.

The lift of a thing is how much higher the win share of its owners is than that of the others, both measured
against what the same bot usually wins in the same seat. It is no proof of cause: whoever leads can afford
more, and then owning anything goes with winning. So each lift stands beside the usual lift of its kind, which
says which card is better than its fellows. Whether a lift is more than luck is decided for all things
together, with the false discovery rate of Benjamini and Hochberg.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from statistics import median

import msgspec

from touchline.arrow import pa
from touchline.engine.game import Good
from touchline.lab import stats
from touchline.lab.files import Run
from touchline.lab.stats import Estimate

LEAST_OWNERS = 20  # and as many who do not own it: below, nothing is said about a thing
RATE = 0.05  # of false discoveries
RARE = 0.1  # of what is usual for its kind: a thing that is owned less often is idle
LEAST_EXPECTED = 5  # owners that an idle thing would have, were it like its kind
SURE = 0.9  # win share above which something always wins
LEAST_CASES = 30


class Lift(msgspec.Struct, frozen=True):
    """How much owning a thing moves the win share; `usual` is the mean lift of its kind."""

    id: str
    kind: str
    name: str
    owners: int
    share: float  # of seats that own it
    lift: Estimate
    q: float  # of the lift being 0
    usual: float
    q_usual: float  # of the lift being the usual one

    @property
    def stands_out(self) -> bool:
        """Whether owning it goes with winning more, or less, and not just as with all of its kind."""
        return self.q_usual < RATE


class Chosen(msgspec.Struct, frozen=True):
    """An option: how often it was offered and chosen, how many seats chose it, and how many of those won."""

    option: str
    offered: int
    chosen: int
    choosers: int
    wins: float


class Idle(msgspec.Struct, frozen=True):
    """A thing that hardly anybody owns, with how often it could have been chosen and was."""

    id: str
    kind: str
    name: str
    owners: int
    usual: float  # owners of the median thing of its kind
    offered: int
    chosen: int


class Always(msgspec.Struct, frozen=True):
    """Something whose owners or choosers almost always win."""

    what: str
    name: str
    cases: int
    share: Estimate


def lifts(
    goods: Sequence[Good],
    owners: dict[str, list[int]],
    surplus: Sequence[float],
    deals: Sequence[int],
    seats: int,
) -> list[Lift]:
    """The lift of every thing with enough owners, highest first; `surplus`: by row, win less expected win."""
    ends = (min(surplus), max(surplus))
    tested = [
        (good, stats.contrast(owners[good.id], surplus, deals, ends))
        for good in goods
        if LEAST_OWNERS <= len(owners.get(good.id, ())) <= seats - LEAST_OWNERS
    ]
    usual = _usual(tested)
    q = stats.benjamini_hochberg([stats.p_value(lift) for _, lift in tested])
    q_usual = stats.benjamini_hochberg([stats.p_value(lift, usual[good.kind]) for good, lift in tested])
    found = [
        Lift(
            id=good.id,
            kind=good.kind,
            name=good.name,
            owners=len(owners[good.id]),
            share=len(owners[good.id]) / seats,
            lift=lift,
            q=q[at],
            usual=usual[good.kind],
            q_usual=q_usual[at],
        )
        for at, (good, lift) in enumerate(tested)
    ]
    return sorted(found, key=lambda each: -each.lift.value)


def _usual(tested: Sequence[tuple[Good, Estimate]]) -> dict[str, float]:
    """The mean lift of each kind, weighted by owners."""
    total: defaultdict[str, float] = defaultdict(float)
    weight: defaultdict[str, int] = defaultdict(int)
    for good, lift in tested:
        total[good.kind] += lift.value * lift.n
        weight[good.kind] += lift.n
    return {kind: total[kind] / weight[kind] for kind in total}


def chosen(decisions: pa.Table, wins: Sequence[float], seats: int) -> dict[str, Chosen]:
    """What was offered and chosen, option by option; read in pieces, because there are many rows."""
    counts: defaultdict[str, list[float]] = defaultdict(lambda: [0, 0, 0, 0.0])
    for batch in decisions.to_batches(max_chunksize=50_000):
        columns = (batch.column(name).to_pylist() for name in ("game", "seat", "option", "offered", "chosen"))
        for game, seat, option, offered, times in zip(*columns, strict=True):
            count = counts[option]
            count[0] += offered
            if times:
                count[1] += times
                count[2] += 1
                count[3] += wins[game * seats + seat]
    return {
        option: Chosen(option, int(count[0]), int(count[1]), int(count[2]), count[3])
        for option, count in sorted(counts.items())
    }


def idle(run: Run, owners: dict[str, list[int]], options: dict[str, Chosen]) -> list[Idle]:
    """Things that are owned less than a tenth as often as is usual for their kind."""
    by_kind: defaultdict[str, list[int]] = defaultdict(list)
    for good in run.goods:
        by_kind[good.kind].append(len(owners.get(good.id, ())))
    usual = {kind: float(median(counts)) for kind, counts in by_kind.items()}
    asked: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0])
    for option in options.values():
        thing = option.option.partition(":")[2]
        asked[thing][0] += option.offered
        asked[thing][1] += option.chosen
    return [
        Idle(good.id, good.kind, good.name, had, usual[good.kind], *asked[good.id])
        for good in run.goods
        if (had := len(owners.get(good.id, ()))) < RARE * usual[good.kind]
        and usual[good.kind] >= LEAST_EXPECTED
    ]


def always(
    run: Run, owners: dict[str, list[int]], wins: Sequence[float], options: dict[str, Chosen]
) -> list[Always]:
    """Things and options that win in more than nine of ten cases; alone at the table everything does."""
    if run.seats == 1:
        return []
    found = []
    for good in run.goods:
        at = owners.get(good.id, [])
        found.append(
            Always(
                "owning",
                f"{good.name} ({good.id})",
                len(at),
                stats.wilson(sum(wins[row] for row in at), len(at)),
            )
        )
    for option in options.values():
        share = stats.wilson(option.wins, option.choosers)
        found.append(Always("choosing", option.option, option.choosers, share))
    return [each for each in found if each.cases >= LEAST_CASES and each.share.value > SURE]
