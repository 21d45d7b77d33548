"""How many requests were answered, how, and how fast."""

from __future__ import annotations

import time
from collections import defaultdict
from typing import Final

from touchline.tables.measures import Histogram

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Answers:
    """How many requests were answered, how, and how fast."""

    def __init__(self) -> None:
        self.began = time.time()
        self.times: defaultdict[str, Histogram] = defaultdict(lambda: Histogram(BOUNDS))

    def note(self, status: int, seconds: float) -> None:
        """A request was answered."""
        self.times[f"{status // 100}xx"].note(seconds)
