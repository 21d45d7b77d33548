"""What one viewer may know of a table's game: the one way out for all that happens in a match.

Pages, live lines and the API get a `Seen` and take everything from it: the view with its options, the ids to
answer with, the viewer's own draft, what it heard, whether it may take something back. Events are counted for
the viewer alone, so a move of which it may know nothing leaves no gap.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from touchline.engine import transcript
from touchline.engine.game import DraftView
from touchline.engine.match import Match, Undo
from touchline.engine.transcript import Line
from touchline.engine.views import View
from touchline.tables import drafts
from touchline.tables.table import Table


class Seen:
    """A table's game now, as a seat (-1: a spectator) may know it, in the words of whoever speaks now.

    With `match`, the game as it stood at another moment: a replay.
    """

    def __init__(self, table: Table, seat: int, match: Match | None = None) -> None:
        self._table = table
        self._match = match or table.match
        self.seat = seat

    @cached_property
    def view(self) -> View:
        """What lies on the table for this viewer, what is asked of it, and its options."""
        return self._match.view(self.seat)

    @property
    def decision(self) -> str:
        """The id of the open decision, "" if there is none."""
        return self._table.decision_id(self.seat) if self.seat >= 0 else ""

    @property
    def side(self) -> str:
        """The id for what the seat may start although it is not asked."""
        return self._table.side_id(self.seat) if self.seat >= 0 else ""

    @property
    def draft(self) -> DraftView | None:
        """What the seat prepares, if its question is one that is prepared."""
        return drafts.looked_at(self._table, self.seat) if self.seat >= 0 else None

    @property
    def orders(self) -> dict[str, str]:
        """The standing orders of the seat, by name."""
        return self._table.orders[self.seat] if self.seat >= 0 else {}

    @property
    def undo(self) -> Undo | None:
        """What the seat may take back, and who has a say in it."""
        return self._table.undo(self.seat) if self.seat >= 0 else None

    def news(self, told: list[bytes]) -> bool:
        """Whether the viewer heard anything since this much was told, or something was taken back."""
        known = len(told)
        return self._match.told[:known] != told or any(self._match.heard(self.seat, known))

    def lines(self, after: int = 0) -> Iterator[Line]:
        """What the viewer heard, sentence by sentence, from its own decision number `after` on."""
        return transcript.told(self._match, self._table.names, self.seat, after)

    def lines_of(self, number: int) -> list[Line]:
        """What the viewer heard of one decision, by the referee's number, which is not told."""
        return transcript.of_decision(self._match, self._table.names, self.seat, number)
