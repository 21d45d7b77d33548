"""What the viewers of a table share: sections are rendered once for all who see the same, and only anew when
there is something new for them.

A secret move of one seat is no news for the others. So before a viewer's sections are rendered again, three
cheap questions are asked: did it hear anything, does it see anything else, has the table around the game
changed? What was rendered is let go of after a moment: between two moves people think.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import msgspec

from touchline.engine.views import View
from touchline.tables.table import Table
from touchline.web import tablepage
from touchline.web.tablepage import Viewer

KEPT_FOR: Final = 2.0  # seconds; longer than it takes to serve all viewers of a table
MOST_KINDS: Final = 64  # of viewers, remembered at one table


class Wakes(Protocol):
    """A viewer's line."""

    def wake(self) -> None:
        """Look at the table again."""


class Rendered:
    """The sections for one kind of viewer, with a mark of each, and the knowledge behind them."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.sections = tablepage.sections(table, viewer)
        self.news: dict[tuple[tuple[str, ...], int], str] = {}
        self.marks = {name: hash(html) for name, html in self.sections.items()}
        self.version = table.version
        self.around = around(table, viewer)
        self.told = list(table.match.told)
        self.view: View = table.match.view(viewer.seat)

    def holds(self, table: Table, viewer: Viewer) -> bool:
        """Whether the viewer knows nothing new."""
        if self.around != around(table, viewer):
            return False
        if self.version != table.version:
            match = table.match
            known = len(self.told)
            if match.told[:known] != self.told or any(match.heard(viewer.seat, known)):
                return False
            if self.view != match.view(viewer.seat):
                return False
            self.version, self.told = table.version, list(match.told)
        return True

    def changed(self, marks: dict[str, int]) -> tuple[str, ...]:
        """The sections that differ from those with these marks."""
        return tuple(name for name, mark in self.marks.items() if marks.get(name) != mark)


def around(table: Table, viewer: Viewer) -> tuple[object, ...]:
    """What a viewer may see of a table besides the game: people, talk, questions, its own draft and clock."""
    own = viewer.seat
    seats = [
        (seat.kind, seat.name, seat.bot, seat.away, seat.online > 0, seat.claimed) for seat in table.seats
    ]
    return (
        table.status,
        table.rematch,
        table.undo_seen(viewer.seats),
        own >= 0 and table.stands(own),
        tablepage.undo_label(table, viewer),
        len(table.talk) and table.talk[-1],
        seats,
        own >= 0 and (table.decision_id(own), table.deadline(own), table.drafts.get(own), table.hint(own)),
        len(table.asked_by(own)),
        len(table.doors.notes),
    )


class Room:
    """The open lines to one table, and what they share."""

    def __init__(self) -> None:
        self.lines: set[Wakes] = set()
        self._rendered: dict[Viewer, Rendered] = {}
        self._forgetting: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Something has changed: every line looks what that means for its viewer."""
        for line in self.lines:
            line.wake()

    def rendered(self, table: Table, viewer: Viewer) -> Rendered:
        """What a viewer sees, rendered again if it knows something new."""
        made = self._rendered.get(viewer)
        if made is None or not made.holds(table, viewer):
            made = self._render(table, viewer)
        return made

    def news(self, table: Table, viewer: Viewer, changed: tuple[str, ...], after: int) -> str:
        """The part of a message that is the same for all who see the same and lack the same."""
        made = self.rendered(table, viewer)
        if changed and not made.sections:  # they were let go of, and now somebody needs them after all
            made = self._render(table, viewer)
        key = changed, after
        if key not in made.news:
            told = {
                "sections": {name: made.sections[name] for name in changed},
                "title": tablepage.title(table, viewer),
                "steps": tablepage.steps(table, viewer, after),
            }
            made.news[key] = msgspec.json.encode(told).decode()[1:]
        return made.news[key]

    def _render(self, table: Table, viewer: Viewer) -> Rendered:
        if len(self._rendered) >= MOST_KINDS:
            self._rendered.clear()
        self._rendered[viewer] = Rendered(table, viewer)
        if self._forgetting is not None:
            self._forgetting.cancel()
        self._forgetting = asyncio.get_running_loop().call_later(KEPT_FOR, self._forget)
        return self._rendered[viewer]

    def _forget(self) -> None:
        for made in self._rendered.values():
            made.sections = {}
            made.news.clear()


class Rooms:
    """The rooms in which somebody is."""

    def __init__(self) -> None:
        self._rooms: dict[str, Room] = {}

    def room(self, table_id: str) -> Room:
        """The room of a table."""
        return self._rooms.setdefault(table_id, Room())

    def wake(self, table_id: str) -> None:
        """Have everybody at a table look again."""
        if table_id in self._rooms:
            self._rooms[table_id].wake()

    def leave(self, table_id: str, line: Wakes) -> None:
        """A line has ended."""
        room = self.room(table_id)
        room.lines.discard(line)
        if not room.lines:
            del self._rooms[table_id]
