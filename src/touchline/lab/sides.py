"""Two reports, figure by figure: how much higher each one is in the second, and how sure that is.

Where both runs have the same seed and number of seats, deal 7 of one began with the same cards as deal 7 of
the other. Such deals are compared with themselves: what they have in common cancels, and the intervals get
narrower. Other runs are taken as independent of each other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from operator import methodcaller
from typing import Any

import msgspec

from touchline.lab import stats
from touchline.lab.figures import Share, figures, owners_of, surplus_of
from touchline.lab.files import Report, rows
from touchline.lab.ownership import RATE
from touchline.lab.stats import Estimate, Parts


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


class Side:
    """One of the two reports: its figures, and the rows that they are made of."""

    def __init__(self, report: Report) -> None:
        self.run = report.run
        self.figures = figures(report, [])
        self.games = rows(report, "games")
        self.seats = rows(report, "seats")
        self.owners = owners_of(report)
        self.lifts = {lift.id: lift for lift in self.figures.lifts}

    @cached_property
    def _surplus(self) -> list[float]:
        return surplus_of(self.seats)

    def owned(self, thing: str) -> float:
        """The share of seats that had a thing."""
        return len(self.owners.get(thing, ())) / (self.run.games * self.run.seats)

    def mean_parts(self, table: str, column: str) -> Parts:
        """The mean of a column, deal by deal."""
        found: dict[str, list[Any]] = getattr(self, table)
        return stats.mean_parts(found[column], found["deal"])

    def share_parts(self, column: str, name: str) -> Parts:
        """The win share of a seat or a bot, deal by deal."""
        at = [row for row, value in enumerate(self.seats[column]) if str(value) == name]
        return stats.mean_parts(
            [self.seats["win"][row] for row in at], [self.seats["deal"][row] for row in at]
        )

    def lift_parts(self, thing: str) -> Parts:
        """The lift of a thing, deal by deal."""
        return stats.contrast_parts(self.owners[thing], self._surplus, self.seats["deal"])


Difference = tuple[str, float, float, Estimate]  # a name, the figure in A and in B, how much higher it is


class Sides:
    """Both reports, A and B."""

    def __init__(self, a: Report, b: Report) -> None:
        self.a, self.b = Side(a), Side(b)
        alike = (a.run.seed, a.run.seats) == (b.run.seed, b.run.seats)
        self.shared_deals = min(a.run.deals, b.run.deals) if alike else 0

    def means(self) -> list[Change]:
        """Length and points."""
        found: list[Difference] = []
        for name, spread, table, column in (
            ("Decisions in a game", "decisions", "games", "decisions"),
            (f"{self.a.run.rounds.capitalize()} in a game", "rounds", "games", "rounds"),
            ("Points of a seat", "scores", "seats", "score"),
            ("Points of the winner", "best", "games", "best"),
            ("Lead of the winner", "margin", "games", "margin"),
        ):
            a, b = (getattr(side.figures, spread).mean for side in (self.a, self.b))
            change = self._difference(a, b, methodcaller("mean_parts", table, column))
            found.append((name, a.value, b.value, change))
        return _changes(found)

    def by_seat(self) -> list[Change]:
        """The win share of each seat."""
        return self._shares("seat", self.a.figures.seats, self.b.figures.seats)

    def by_bot(self) -> list[Change]:
        """The win share of each bot."""
        return self._shares("bot", self.a.figures.bots, self.b.figures.bots)

    def _shares(self, column: str, a: Sequence[Share], b: Sequence[Share]) -> list[Change]:
        there = {share.name: share for share in b}
        found: list[Difference] = []
        for here, other in ((share, there[share.name]) for share in a if share.name in there):
            parts = methodcaller("share_parts", column, here.name)
            change = self._difference(here.advantage, other.advantage, parts, 1 / max(1, self.shared_deals))
            found.append((here.name, here.share, other.share, change))
        return _changes(found)

    def lifts(self) -> dict[str, Change]:
        """The lift of everything that has enough owners in both reports, by id."""
        common = [id for id in self.a.lifts if id in self.b.lifts]
        found: list[Difference] = []
        for id in common:
            a, b = self.a.lifts[id], self.b.lifts[id]
            least = 1 / min(a.owners, b.owners)
            change = self._difference(a.lift, b.lift, methodcaller("lift_parts", id), least)
            found.append((f"{a.name} ({id})", a.lift.value, b.lift.value, change))
        return dict(zip(common, _changes(found), strict=True))

    def _difference(
        self, a: Estimate, b: Estimate, parts: Callable[[Side], Parts], least: float = 0.0
    ) -> Estimate:
        """How much higher a figure is in B; `parts` gives it deal by deal."""
        if not self.shared_deals:
            return stats.difference(a, b)
        return stats.paired_difference(parts(self.a), parts(self.b), min(a.n, b.n), least)


def _changes(found: Sequence[Difference]) -> list[Change]:
    """All figures of a group, and which of them differ by more than luck."""
    qs = stats.benjamini_hochberg([stats.p_value(change) for _, _, _, change in found])
    return [Change(name, a, b, change, q) for (name, a, b, change), q in zip(found, qs, strict=True)]
