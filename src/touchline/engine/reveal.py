"""What a viewer is told step by step: all events of a chapter, and what the news among them are worth."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from touchline.engine.events import Heard

S = TypeVar("S")
"""A step: one sentence, and what the stage shows with it."""


class Reporter(ABC, Generic[S]):
    """Hears all events and tells those that are news. Each game has its own."""

    def __init__(self, viewer: int, names: list[str]) -> None:
        self.viewer = viewer
        self.names = names

    def follow(self, heard: Heard) -> None:
        """Keep up to date what later steps show."""

    @abstractmethod
    def worth(self, heard: Heard, following: Heard | None) -> S | None:
        """The step that an event is worth, before the event that follows it; None if the log is enough."""

    def steps(self, events: Sequence[tuple[bool, Heard]]) -> Iterator[S]:
        """The steps; each event comes with whether it is news."""
        for at, (new, heard) in enumerate(events):
            self.follow(heard)
            step = self.worth(heard, events[at + 1][1] if at + 1 < len(events) else None) if new else None
            if step is not None:
                yield step
