"""What the log of a table makes of it: each row is noted here, and nothing else changes what it says."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from touchline.bots.minds import can_look_ahead
from touchline.engine.match import Match
from touchline.tables import bounds
from touchline.tables.clocks import SeatClock, fresh
from touchline.tables.doors import Doors, Note, What
from touchline.tables.entries import (
    Acted,
    AnyRow,
    Back,
    Bot,
    Finish,
    Gave,
    Hint,
    Name,
    Nudge,
    Order,
    Pause,
    Play,
    Rematch,
    Rest,
    Sat,
    Say,
    Undo,
    UndoAnswer,
    UndoAsk,
    decided,
)
from touchline.tables.forms import Kind
from touchline.tables.header import Header, the_game
from touchline.tables.lessons import Course
from touchline.tables.parts import HintReply, HintRequest, Ordered, Seat, Talk, UndoAsked, without
from touchline.tables.store import LinkRow, TableRow

TALK_KEPT = 100


def agreed(bots: Sequence[str], wishing: set[int]) -> bool:
    """Whether everybody who plays wishes it."""
    people = {seat for seat, bot in enumerate(bots) if not bot}
    return bool(people) and people <= wishing


class Logged:
    """The side of a table that follows from its header and the rows of its log."""

    def __init__(
        self,
        stored: TableRow,
        rows: Sequence[AnyRow],
        clock: Callable[[], float],
        links: Sequence[LinkRow] = (),
    ) -> None:
        self.header = header = msgspec.json.decode(stored.header, type=Header)
        self.game = the_game(header)
        self.id = stored.id
        self.created = stored.created
        self.updated = stored.updated
        self.time = header.time
        self.title = header.title
        people = sum(seat.kind != "bot" for seat in header.seats)
        wanted = people <= 1 if header.coach is None else header.coach
        self.coach = wanted and can_look_ahead(self.game.id)  # whether it may be asked
        self.version = self.last = 0  # `last` is the number of the last row of the log
        self.drafts: dict[int, object] = {}
        self.sent: dict[int, object] = {}  # the draft that was a seat's last answer: to be edited again
        self.consulted: dict[int, HintReply] = {}
        self.clocks = [fresh(self.time) for _ in header.seats]
        self.resume(stored)
        self.bots_at_work: set[int] = set()
        self.noted = self.told = False  # whether this process kept the result, and told the league of it
        self.owner, self.looked = "", 0.0  # the client that its costs count for; when somebody last looked
        self._clock = clock
        self._seats = [Seat(seat.kind, seat.name, seat.bot, clock()) for seat in header.seats]
        self._secret = stored.secret
        self._links = links
        self.restore(rows)

    def kind(self, seat: int) -> Kind:
        """How the seat was meant to be played."""
        return self._seats[seat].kind

    def missing_without(self, seat: int) -> tuple[int, ...]:
        """Who still has to agree to a take-back after this seat; the host's own seats agree together."""
        kind = self.kind(seat)
        asked = self.undo_asked.consent_missing if self.undo_asked else ()
        return tuple(other for other in asked if other != seat and not (kind == self.kind(other) == "here"))

    def sitting(self, row: AnyRow | None = None) -> tuple[list[str], set[int]]:
        """The bot that plays each seat, and the seats that would like the clocks to stand, after a row."""
        bots, pausing = [seat.bot for seat in self._seats], self.pausing
        match row:
            case Bot(seat=seat, bot=bot):
                bots[seat] = bot
            case Back() | Sat() if row.seat >= 0:
                bots[row.seat] = ""
            case Pause(seat=seat, on=on):
                pausing = pausing | {seat} if on else set()
            case _:
                pass
        return bots, pausing

    def restore(self, rows: Sequence[AnyRow]) -> None:
        """Become what these rows of the log make of the table."""
        header = self.header
        match = Match(self.game, len(self._seats), dict(header.options), self._secret, header.forks)
        match.replay(decided([], rows))
        for seat, was in zip(self._seats, header.seats, strict=True):
            seat.name, seat.bot, seat.renewed, seat.expired, seat.stands = was.name, was.bot, 0, 0, False
        self.talk: deque[Talk] = deque(maxlen=TALK_KEPT)
        self.asked: list[HintRequest] = []
        self.undo_asked: UndoAsked | None = None
        self.doors = Doors([seat.kind for seat in header.seats], self._links)
        self.rematch, self.last = "", 0
        self.orders: list[dict[str, str]] = [{} for _ in header.seats]  # standing orders, by name
        self.ordered: list[Ordered] = []  # decisions that orders made
        self.orders_wait: set[int] = set()  # seats that took a decision back: they answer next, not an order
        self.pausing: set[int] = set()
        self.finishing: set[int] = set()  # seats that would like to end the game
        self.abandoned = False  # by whom it was left, or by agreement: bots play on though nobody looks
        self.gifts = [0] * len(header.seats)  # the number of the row that last gave each seat time
        self.nudged: dict[int, str] = {}  # by seat, the last decision of which it was reminded
        self.course = Course(self.game, header.lesson)
        self.beside: Counter[int] = Counter()  # rows that are no decisions, by seat
        self._decided = 0  # decisions that stand
        self.own = [0] * len(self._seats)  # answers that the seat's human gave
        self.turned = [0] * len(self._seats)  # how many stood when the seat last decided itself
        for row in rows:
            self._note(row)
        self.match: Match = match
        self.drafts.clear()
        self.sent.clear()

    def resume(self, stored: TableRow) -> None:
        """Take over what is stored beside the log: where the clocks stand, and which process holds it."""
        with suppress(msgspec.MsgspecError):  # never stored, or damaged: then they start anew
            kept = msgspec.json.decode(stored.clocks, type=list[SeatClock])
            self.clocks = kept if len(kept) == len(self.clocks) else self.clocks
        self.due, self.holder = stored.due, stored.holder
        self.stored = True  # whether the store has the clocks as they are here

    def follow(self, row: AnyRow) -> None:
        """Add a row that another process wrote."""
        before = self.match.log
        standing = decided(before, [row])
        match = self.match.clone() if standing != before else None
        if match is not None and standing[: len(before)] == before:
            for entry in standing[len(before) :]:
                match.play(entry.seat, entry.option)
        elif match is not None:
            match.replay(standing)
        self.take(row, match)

    def take(self, row: AnyRow, match: Match | None) -> None:
        """Add a row that is in the log now, and the match that it leads to."""
        aside = (
            isinstance(row, Play)
            and match is not None
            and match.count(row.seat) == self.match.count(row.seat)
        )
        prepared = self.drafts.get(row.seat) if isinstance(row, Play) else None
        if match is not None:
            self.match = match
        self.updated = self._clock()
        self._note(row)
        if aside and prepared is not None:  # what was started beside the question leaves it as it was
            self.drafts[row.seat] = prepared
        elif isinstance(row, Play) and not aside:
            self.sent[row.seat] = prepared

    def _note(self, row: AnyRow) -> None:
        self.last += 1
        self.version += 1
        self.beside[row.seat] += bounds.beside(row)
        seat = self._seats[row.seat]  # -1 is read only where a seat is meant
        if isinstance(row, Play | Acted | Undo | Bot | Back) or (isinstance(row, Sat) and seat.bot):
            self._end_of_asking()  # it was asked about a table that has changed
        if isinstance(row, Play | Acted | Undo | UndoAsk):
            seat.stands = False
        if isinstance(row, Acted | Undo):
            self._decided -= len(row.dropped)
            self.ordered = without(self.ordered, row.dropped)
        if isinstance(row, Play | Acted | Bot):
            self._decided += len(row.options)
        self._note_answer(row, seat)
        self._note_manager(row, seat)
        self.course.note(row)
        self.doors.note(row, seat.name if row.seat >= 0 else "")

    def _note_answer(self, row: AnyRow, seat: Seat) -> None:
        """What was decided, ordered or taken back."""
        match row:
            case Play():
                seat.together = len(row.options)
                if row.ordered:
                    self.ordered.append(Ordered(row.seat, self._decided))
                else:  # an order answers, whether its manager is there or not
                    seat.expired = 0
                    self.own[row.seat] += not seat.bot
                    self.orders_wait.discard(row.seat)
                    self.turned[row.seat] = self._decided
                self.drafts.pop(row.seat, None)
            case Acted():
                seat.expired += 1
                self.drafts.pop(row.seat, None)
            case Order(order=order, text=text):
                orders = self.orders[row.seat] | {order: text}
                self.orders[row.seat] = {name: said for name, said in orders.items() if said}
                self.orders_wait.discard(row.seat)
            case Undo(renewed=renewed):
                self.orders_wait.add(row.seat)
                for number in renewed:
                    self._seats[number].renewed += 1
                    self.drafts.pop(number, None)
                if self.sent.get(row.seat) is not None:
                    self.drafts[row.seat] = self.sent.pop(row.seat)
                seat.together = 1
            case UndoAsk(consent=consent):
                self.undo_asked = UndoAsked(row.seat, tuple(consent))
            case UndoAnswer(yes=yes):
                asked = self.undo_asked
                if asked and yes:
                    self.undo_asked = UndoAsked(asked.seat, self.missing_without(row.seat))
                else:
                    self._end_of_asking(withdrawn=asked is not None and asked.seat == row.seat)
            case _:
                pass

    def _note_manager(self, row: AnyRow, seat: Seat) -> None:
        """Who plays, and what was said and wished beside the game."""
        match row:
            case Gave(to=to, seconds=seconds):
                self.gifts[to] = self.last
                self._tell(row.seat, "gave", self._seats[to].name, seconds)
            case Rest(on=on, over=over):
                self._tell(row.seat, "rests" if on else "rested-out" if over else "rested")
            case Finish(on=on):
                (self.finishing.add if on else self.finishing.discard)(row.seat)
                all_wish = agreed(self.sitting()[0], self.finishing)
                self._tell(row.seat, "finished" if all_wish else "finish" if on else "no-finish")
            case Bot(bot=bot):
                if row.expired and row.seat not in self.finishing:
                    self._tell(row.seat, "bot", bot)
                seat.bot = bot
                self.abandoned |= row.expired
                self.drafts.pop(row.seat, None)
            case Back() | Sat():
                what = next((note.what for note in reversed(self.doors.notes) if note.seat == row.seat), "")
                if what == "bot":  # who left or was sent away is told of otherwise
                    self._tell(row.seat, "back")
                seat.bot = ""
                self.abandoned = False
                self.finishing.clear()
                seat.expired = 0
                seat.name = (isinstance(row, Sat) and row.name) or seat.name
                if isinstance(row, Sat):
                    self.drafts.pop(row.seat, None)
            case Name(name=name):
                seat.name = name
            case Say(text=text, at=at):
                name = seat.name if row.seat >= 0 else ""  # the words of the page say "Spectator"
                self.talk.append(Talk(row.seat, name, text, at))
            case Hint(at=at, quiet=quiet):
                self.asked.append(HintRequest(row.seat, at, quiet))
            case Pause(on=on):
                stood = agreed(*self.sitting())
                self.pausing = self.sitting(row)[1]
                stands = agreed(*self.sitting())
                off: What = "resumed" if stood else "no-pause"
                self._tell(row.seat, off if not on else "paused" if stands else "pause")
            case Nudge(to=to, decision=decision):
                self.nudged[to] = decision
            case Rematch(table=table):
                self.rematch = table
            case _:
                pass

    def _tell(self, seat: int, what: What, other: str = "", seconds: int = 0) -> None:
        """Everybody reads in the log what a manager did about time."""
        note = Note(seat, self._decided, what, self._seats[seat].name, other, seconds)
        self.doors.notes.append(note)

    def _end_of_asking(self, withdrawn: bool = False) -> None:
        if self.undo_asked and not withdrawn:
            self._seats[self.undo_asked.seat].stands = True
        self.undo_asked = None
