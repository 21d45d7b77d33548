"""What a seat hears of a table, sentence by sentence, as events for programs; kept for all who listen for it.

Only what is new is made after a move, once, however many listen. When something was taken back, or somebody
has another name, the sentences up to the first that differs still stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from touchline.engine.match import Match
from touchline.tables.seen import Seen
from touchline.tables.table import Table

Sentence = tuple[str, str]
"""A text and its rule."""


class Story:
    """The sentences that one seat, or a spectator (-1), has heard."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._match: Match | None = None
        self._told: list[bytes] = []
        self._names: list[str] = []
        self._ends: list[int] = []  # how many sentences there were after the setup and after each decision
        self._sent: dict[tuple[int, int], bytes] = {}
        self.sentences: list[Sentence] = []  # replaced, not changed, when some of them no longer stand

    def go_on(self, table: Table) -> None:
        """Add what has happened since."""
        match, names = table.match, table.names
        if match is self._match and names == self._names and len(match.told) == len(self._told):
            return
        known = self._known(match.told) if names == self._names else 0
        stands = self._ends[known - 1] if known else 0
        if stands < len(self.sentences):
            self.sentences = self.sentences[:stands]
        del self._ends[known:]
        for number in range(known, len(match.told)):
            told = Seen(table, self._seat).lines_of(number)
            self.sentences += [(line.text, line.rule) for line in told]
            self._ends.append(len(self.sentences))
        self._match, self._told, self._names = match, match.told.copy(), names
        self._sent.clear()

    def _known(self, told: Sequence[bytes]) -> int:
        """How many decisions are still the same."""
        if told[: len(self._told)] == self._told:
            return len(self._told)
        known = 0
        while known < min(len(told), len(self._told)) and told[known] == self._told[known]:
            known += 1
        return known

    def since(self, stands: int) -> bytes:
        """The events for a listener who has this many sentences."""
        key = stands, len(self.sentences)
        if key not in self._sent:
            self._sent[key] = b"".join(
                event("line", {"n": n, "text": text, "rule": rule})
                for n, (text, rule) in enumerate(self.sentences[stands:], stands + 1)
            )
        return self._sent[key]

    def stands(self, before: list[Sentence], count: int) -> int:
        """How many still stand of the first `count` sentences that the story had before."""
        if before is self.sentences:
            return count
        same = 0
        while same < min(count, len(self.sentences)) and before[same] == self.sentences[same]:
            same += 1
        return same


def event(kind: str, data: dict[str, Any]) -> bytes:
    """An event as it is sent."""
    return b"event: " + kind.encode() + b"\ndata: " + msgspec.json.encode(data) + b"\n\n"
