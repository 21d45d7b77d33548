"""How long bots think: times counted in narrow classes, so that those of many games fit into a line each.

Mean and most are exact; a percentile is within 1 %, or a tenth of a millisecond.
"""

from __future__ import annotations

from math import ceil, exp, log
from typing import Any

import msgspec

WIDTH = log(1.02)  # of a class, on the scale of logarithms
FASTEST = 1e-4  # seconds; faster ones are not told apart


class Times(msgspec.Struct):
    """The times of a bot's decisions, in seconds."""

    decisions: int = 0
    seconds: float = 0.0
    most: float = 0.0
    classes: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        """Count one decision."""
        self.decisions += 1
        self.seconds += seconds
        self.most = max(self.most, seconds)
        number = round(log(max(seconds, FASTEST)) / WIDTH)
        self.classes[number] = self.classes.get(number, 0) + 1

    def merge(self, other: Times) -> None:
        """Count the decisions of another game."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.most = max(self.most, other.most)
        for number, count in other.classes.items():
            self.classes[number] = self.classes.get(number, 0) + count

    def percentile(self, percent: int) -> float:
        """The time within which this many of a hundred decisions were made."""
        wanted = ceil(self.decisions * percent / 100)
        for number in sorted(self.classes):
            wanted -= self.classes[number]
            if wanted <= 0:
                return min(exp(number * WIDTH), self.most)
        return self.most

    def figures(self) -> dict[str, Any]:
        """What was seen, in milliseconds."""
        milliseconds = {
            "mean_ms": self.seconds / max(1, self.decisions),
            "p50_ms": self.percentile(50),
            "p95_ms": self.percentile(95),
            "max_ms": self.most,
        }
        rounded = {name: round(1000 * seconds, 3) for name, seconds in milliseconds.items()}
        return {"decisions": self.decisions, **rounded}
