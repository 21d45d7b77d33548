"""What the viewers of a table share: all who may see the same are looked after together.

After a change the room asks once for each kind of viewer what is new for it. Sections are rendered once, and
a message is made and compressed once for all who lack the same. What is shared is kept by who looks
(`Viewer`), so it holds nothing that one of them may not see.

A secret move of one seat is no news for the others. So before a kind's sections are rendered again, three
cheap questions are asked: did it hear anything, does it see anything else, has the table around the game
changed? What was rendered is let go of after a moment: between two moves people think.
"""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol
from weakref import WeakValueDictionary

import msgspec

from touchline.engine.speech import speaker, speaking
from touchline.tables.seen import Seen
from touchline.tables.service import Tables
from touchline.tables.table import Table
from touchline.web import paces, panel, tablepage
from touchline.web.patches import Patch, patch
from touchline.web.reuse import Drawn, Shelf
from touchline.web.stories import Story
from touchline.web.viewer import Viewer
from touchline.web.warming import Warming
from touchline.web.wire import Message

KEPT_FOR: Final = 2.0  # seconds; longer than it takes to serve all viewers of a table
MOST_KINDS: Final = 64  # of viewers, remembered at one table
AT_ONCE: Final = 500  # lines that are served in one go; then others have a turn
EARS_AT_ONCE: Final = 20  # a listener's task and its HTTP answer cost more than a line
RELOAD: Final = Message(b'{"t":"reload"}')


class Kind:
    """Lines that may see the same: a line is told from others by this alone, hundreds of times a move."""


@dataclass(frozen=True, eq=False, slots=True, weakref_slot=True)
class Shown:
    """What a page shows. Pages that show the same share one of these: what they lack is found once."""

    layout: str
    told: int  # how many decisions stood when it was last told
    patches: bool  # whether it can put a section together of the old one and what is new
    marks: dict[str, int] = field(default_factory=dict)  # of its sections


News = tuple[Message | None, Shown]
"""What a page lacks, and what it shows when it has got that."""


class OpenLine(Protocol):
    """A viewer's line, as its room knows it."""

    shown: Shown
    owed: bool  # an answer, though nothing may have changed
    acts: bool  # it has just done something

    @property
    def kind(self) -> Kind:
        """The same for lines that may see the same."""

    def still(self, table: Table) -> bool:
        """Whether its kind may still see what it could."""

    def viewer(self, table: Table) -> Viewer:
        """Who looks."""

    def take(self, message: Message | None, after: Shown) -> None:
        """Send what is new, if the line can take it now; after that its page shows this."""

    def wake(self) -> None:
        """Look at the table again, when there is time for it."""


class Rendered:
    """The sections for one kind of viewer, with a mark of each, and the knowledge behind them."""

    def __init__(
        self, table: Table, viewer: Viewer, seen: Seen, before: Drawn, around: tuple[object, ...]
    ) -> None:
        self.seen = seen
        self.layout = tablepage.layout(table, viewer)
        earlier = before.texts()
        self.desk: tablepage.Desk | None = tablepage.desk(table, viewer, seen, before)
        self.sections = tablepage.sections(table, viewer, before, self.desk)
        self.messages: dict[tuple[tuple[str, ...], tuple[str, ...], int], Message] = {}
        self.marks = {name: hash(html) for name, html in self.sections.items()}
        self._earlier = {name: html for name, html in earlier.items() if self.sections.get(name) != html}
        self._marked = {name: hash(html) for name, html in self._earlier.items()}
        self.next: dict[Shown, News] = {}  # what a page lacks, and what it then shows
        self._shown: dict[tuple[str, int, bool], Shown] = {}
        self.version = table.version
        self.around = around
        self.told = list(table.match.told)

    def holds(self, table: Table, seen: Seen, around: tuple[object, ...]) -> bool:
        """Whether the viewer knows nothing new."""
        if self.around != around:
            return False
        if self.version != table.version:
            if seen.news(self.told) or self.seen.view != seen.view:
                return False
            self.version, self.told = table.version, list(table.match.told)
            self.next.clear()
        return True

    def changed(self, shown: Shown) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The sections that differ from those that a page shows, and those of them that it has as they were
        before this change, so that a patch is enough.
        """
        marks, known = shown.marks, self._marked if shown.patches else {}
        changed = tuple(name for name, mark in self.marks.items() if marks.get(name) != mark)
        return changed, tuple(name for name in changed if name in known and marks.get(name) == known[name])

    def after(self, shown: Shown) -> Shown:
        """What a page shows when it has got what it lacked: the same one for all that end up alike."""
        key = shown.layout, len(self.told), shown.patches
        if key not in self._shown:
            self._shown[key] = Shown(*key, self.marks)
        return self._shown[key]

    def sent(self, name: str, patched: bool) -> str | Patch:
        """A section as it is sent: whole, or what changed in it."""
        html = self.sections[name]
        if not patched:
            return html
        made = patch(self._earlier[name], html)
        return made if sum(len(one) for one in made if isinstance(one, str)) < len(html) // 2 else html

    def forget(self) -> None:
        """Let go of what is large."""
        self.sections, self.desk = {}, None
        self.messages.clear()
        self.next.clear()
        self._earlier, self._marked = {}, {}


def around(table: Table, viewer: Viewer) -> tuple[object, ...]:
    """What a viewer may see of a table besides the game: people, talk, questions, its own draft and clock."""
    own = viewer.seat
    seats = [
        (seat.kind, seat.name, seat.bot, seat.away, seat.online > 0, seat.claimed) for seat in table.seats
    ]
    return (
        table.status,
        table.rematch,
        tuple(sorted(table.finishing)),
        table.undo_seen(viewer.seats),
        own >= 0 and table.stands(own),
        own >= 0 and (tuple(table.orders[own].items()), own in table.orders_wait),
        panel.undo_label(table, viewer),
        len(table.talk) and table.talk[-1],
        seats,
        own >= 0 and (table.decision_id(own), table.deadline(own), table.drafts.get(own), table.hint(own)),
        len(table.asked_by(own)),
        len(table.ordered_by(own)),
        len(table.doors.notes),
        paces.shown(table, own),
    )


class Room:
    """The open lines to one table, and what they share."""

    def __init__(self, tables: Tables, table_id: str, shelf: Shelf) -> None:
        self._tables = tables
        self._table_id = table_id
        self._shelf = shelf
        self._seated: dict[OpenLine, None] = {}
        self._watching: dict[OpenLine, None] = {}
        self._ears: set[asyncio.Event] = set()
        self._kinds: WeakValueDictionary[Hashable, Kind] = WeakValueDictionary()
        self._shown: WeakValueDictionary[tuple[str, int, bool], Shown] = WeakValueDictionary()
        self._rendered: dict[Viewer, Rendered] = {}
        self._stories: dict[tuple[int, str], Story] = {}  # by seat and language
        self._forgetting: asyncio.TimerHandle | None = None
        self._telling = False
        self._unsubscribe = tables.subscribe(table_id, self.wake)

    @property
    def empty(self) -> bool:
        """Whether nobody is here."""
        return not (self._seated or self._watching or self._ears)

    def kind(self, of: Hashable) -> Kind:
        """The kind of lines for which this is the same."""
        found = self._kinds.get(of)
        if found is None:
            found = self._kinds[of] = Kind()
        return found

    def shown(self, layout: str, told: int, patches: bool) -> Shown:
        """What a page shows that has none of the sections yet."""
        key = layout, told, patches
        found = self._shown.get(key)
        if found is None:
            found = self._shown[key] = Shown(*key)
        return found

    def enter(self, line: OpenLine, seated: bool) -> None:
        """A line begins."""
        (self._seated if seated else self._watching)[line] = None

    def leave(self, line: OpenLine) -> None:
        """A line has ended."""
        self._seated.pop(line, None)
        self._watching.pop(line, None)

    def listen(self, ear: asyncio.Event) -> None:
        """Set this event after each change, until it is taken away."""
        self._ears.add(ear)

    def hush(self, ear: asyncio.Event) -> None:
        """Take an event away."""
        self._ears.discard(ear)

    def close(self) -> None:
        """The last one has left."""
        self._unsubscribe()
        if self._forgetting is not None:
            self._forgetting.cancel()

    def wake(self) -> None:
        """Something has changed: soon everybody is told what that means for them."""
        if not self._telling:
            self._telling = True
            asyncio.get_running_loop().call_soon(self._tell_all)

    def _tell_all(self) -> None:
        self._telling = False
        self._call([*self._ears])
        # Those who wait for an answer come first, then those who play here.
        seated = sorted(self._seated, key=lambda line: not (line.acts or line.owed))
        self._tell([*seated, *self._watching])

    def _call(self, ears: Sequence[asyncio.Event]) -> None:
        for ear in ears[:EARS_AT_ONCE]:
            ear.set()
        if ears[EARS_AT_ONCE:]:
            asyncio.get_running_loop().call_soon(self._call, ears[EARS_AT_ONCE:])

    def _tell(self, lines: Sequence[OpenLine]) -> None:
        table = self._tables.live(self._table_id)
        kinds: dict[Kind, tuple[Viewer, Rendered, bool]] = {}
        for line in lines[:AT_ONCE]:
            try:
                if table is None:  # it is being read again
                    raise LookupError(self._table_id)
                found = kinds.get(line.kind)
                if found is None:
                    viewer = line.viewer(table)
                    found = kinds[line.kind] = viewer, self.rendered(table, viewer), line.still(table)
                viewer, rendered, still = found
                if not still:
                    line.wake()
                elif line.owed or line.shown.marks is not rendered.marks:
                    line.take(*self.lacking(line.shown, line.owed, table, viewer, rendered))
            except Exception:  # the line will meet it too, and knows what to say
                line.wake()
        if lines[AT_ONCE:]:
            asyncio.get_running_loop().call_soon(self._tell, lines[AT_ONCE:])

    def rendered(self, table: Table, viewer: Viewer) -> Rendered:
        """What a viewer sees, rendered again if it knows something new."""
        made = self._rendered.get(viewer)
        with speaking(viewer.language):  # views hold words
            seen, beside = Seen(table, viewer.seat), around(table, viewer)
            if made is None or not made.holds(table, seen, beside):
                made = self._render(table, viewer, seen, beside)
        return made

    def lacking(self, shown: Shown, owed: bool, table: Table, viewer: Viewer, rendered: Rendered) -> News:
        """What brings a page up to date: the same message for all that lack the same; None if nothing is
        lacking. `owed`: there is to be one even so.
        """
        if owed:
            return self._lacking(shown, True, table, viewer, rendered)
        if shown not in rendered.next:
            news = self._lacking(shown, False, table, viewer, rendered)
            rendered.next[shown] = news
        return rendered.next[shown]

    def _lacking(self, shown: Shown, owed: bool, table: Table, viewer: Viewer, rendered: Rendered) -> News:
        if rendered.layout != shown.layout:
            return self._last(shown, table, viewer, rendered)
        if not owed and shown.marks is rendered.marks:
            return None, shown
        changed, patched = rendered.changed(shown)
        if not changed and not owed:
            return None, shown
        if changed and not rendered.sections:  # they were let go of, and now somebody needs them after all
            rendered = self._render(table, viewer, rendered.seen, rendered.around)
            changed, patched = rendered.changed(shown)
        key = changed, patched, min(shown.told, len(rendered.told))
        if key not in rendered.messages:
            told = {
                "t": "sections",
                "sections": {name: rendered.sent(name, name in patched) for name in changed},
                "title": tablepage.title(table, viewer),
                "steps": tablepage.steps(table, viewer, key[-1], rendered.seen, rendered.desk),
            }
            rendered.messages[key] = Message(msgspec.json.encode(told))
        return rendered.messages[key], rendered.after(shown)

    def _last(self, shown: Shown, table: Table, viewer: Viewer, rendered: Rendered) -> News:
        """The message that ends a page: load it anew, after what is still to be told of the game."""
        now = len(table.match.told)
        key = ("reload",), (), min(shown.told, now)
        after = self.shown(shown.layout, now, shown.patches)
        if table.status != "over" or key[-1] == now:
            return RELOAD, after
        if key not in rendered.messages:
            told = {"t": "reload", "steps": tablepage.last_steps(table, viewer, key[-1], rendered.seen)}
            rendered.messages[key] = Message(msgspec.json.encode(told))
        return rendered.messages[key], after

    def story(self, table: Table, seat: int) -> Story:
        """What a seat (-1: a spectator) has heard so far, for all who listen for it."""
        key = seat, speaker().language
        if key not in self._stories:
            self._stories[key] = Story(seat)
        self._stories[key].go_on(table)
        return self._stories[key]

    def _render(self, table: Table, viewer: Viewer, seen: Seen, beside: tuple[object, ...]) -> Rendered:
        if len(self._rendered) >= MOST_KINDS:
            self._rendered.clear()
        before = self._shelf.drawn((table.id, viewer))
        self._rendered[viewer] = Rendered(table, viewer, seen, before, beside)
        if self._forgetting is not None:
            self._forgetting.cancel()
        self._forgetting = asyncio.get_running_loop().call_later(KEPT_FOR, self._forget)
        return self._rendered[viewer]

    def _forget(self) -> None:
        for made in self._rendered.values():
            made.forget()


class Rooms:
    """The rooms in which somebody is."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._shelf = Shelf()
        self.warming = Warming()
        self._rooms: dict[str, Room] = {}

    def room(self, table_id: str) -> Room:
        """The room of a table; whoever asks enters it, and leaves it by `tidy`."""
        if table_id not in self._rooms:
            self._rooms[table_id] = Room(self._tables, table_id, self._shelf)
        return self._rooms[table_id]

    def wake(self, table_id: str) -> None:
        """Have everybody at a table look again."""
        if table_id in self._rooms:
            self._rooms[table_id].wake()

    def tidy(self, table_id: str) -> None:
        """Somebody has left: close the room if nobody is there any more."""
        room = self._rooms.get(table_id)
        if room is not None and room.empty:
            del self._rooms[table_id]
            room.close()
