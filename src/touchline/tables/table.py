"""A live table: the match, who sits where, what is said and asked; made by replaying the rows of its log.

The web reads it and never changes it. It is on the trusted side: what a seat may know of the game comes from
`match.view(seat)` alone, a draft is for its own seat, and a deadline may be shown only of a seat that the
viewer's view lists as thinking.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

import msgspec

from touchline.bots.counsel import Counsel
from touchline.bots.minds import can_look_ahead
from touchline.engine.match import Lane, Match, Undo as TakeBack
from touchline.engine.speech import ENGLISH, Words, speaking
from touchline.tables import bounds
from touchline.tables.clocks import SeatClock, fresh
from touchline.tables.doors import Doors
from touchline.tables.entries import (
    Acted,
    AnyRow,
    Back,
    Bot,
    Finish,
    Hint,
    Name,
    Nudge,
    Order,
    Pause,
    Play,
    Rematch,
    Sat,
    Say,
    Undo,
    UndoAnswer,
    UndoAsk,
    decided,
)
from touchline.tables.errors import TableError, say
from touchline.tables.forms import Kind, Pass, SeatCard, TableCard
from touchline.tables.header import Header, the_game
from touchline.tables.lessons import Course, Progress
from touchline.tables.store import LinkRow, TableRow

AWAY_AFTER = 45.0  # seconds without a sign of life
TALK_KEPT = 100


class SeatState(msgspec.Struct, frozen=True):
    """A seat now. `bot` names who plays it, "" is its human; `online` counts the human's open pages.

    `claimed`: somebody sat down there. `removed`: the host sent its owner away.
    """

    kind: Kind
    name: str
    bot: str
    away: bool
    online: int
    claimed: bool = True
    removed: bool = False


class Talk(msgspec.Struct, frozen=True):
    """Something that was said; seat -1 is somebody without a seat."""

    seat: int
    name: str
    text: str
    at: float


class UndoAsked(msgspec.Struct, frozen=True):
    """A seat asks to take its last decision back (that is public), and these seats still have to agree."""

    seat: int
    consent_missing: tuple[int, ...]


class UndoSeen(msgspec.Struct, frozen=True):
    """A take-back that is asked for, as one person may know it: by whom; whether it waits for `yours`."""

    seat: int
    yours: bool


class HintRequest(msgspec.Struct, frozen=True):
    """A seat asked the coach, when so many decisions stood."""

    seat: int
    at: int
    quiet: bool


class HintReply(msgspec.Struct, frozen=True):
    """What the coach says to a seat about a decision: nothing while it thinks, or why it has no answer."""

    decision: str
    counsel: Counsel | None = None
    problem: str = ""


@dataclass(slots=True)
class Seat:
    """What the table itself keeps of a seat."""

    kind: Kind
    name: str
    bot: str
    seen: float
    online: int = 0
    renewed: int = 0
    expired: int = 0
    stands: bool = False  # a take-back that it asked for was refused
    together: int = 1  # so many decisions were its last answer


def day_of(moment: float) -> str:
    """The day of a moment, by UTC."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def agreed(bots: Sequence[str], pausing: set[int]) -> bool:
    """Whether everybody who plays would like a pause."""
    people = {seat for seat, bot in enumerate(bots) if not bot}
    return bool(people) and people <= pausing


class Table:
    """A live table; see the module's text."""

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
        self.owner, self.looked = "", 0.0  # the client whose costs its costs are; when somebody last looked
        self._clock = clock
        self._seats = [Seat(seat.kind, seat.name, seat.bot, clock()) for seat in header.seats]
        self._secret = stored.secret
        self._links = links
        self.restore(rows)

    # What is read

    @property
    def status(self) -> Literal["playing", "over"]:
        """Whether the game still runs."""
        return "over" if self.match.over else "playing"

    @property
    def names(self) -> list[str]:
        """The managers' names, by seat."""
        return [seat.name for seat in self._seats]

    @property
    def seats(self) -> list[SeatState]:
        """Who sits where."""
        return [
            SeatState(
                seat.kind,
                seat.name,
                seat.bot,
                self.away(number),
                seat.online,
                self.doors.claimed(number),
                self.doors[number].removed,
            )
            for number, seat in enumerate(self._seats)
        ]

    @property
    def commitment(self) -> str:
        """What was published at the start: the SHA-256 of the secret."""
        return self.match.commitment

    @property
    def secret_when_over(self) -> str:
        """The secret behind the dice, once the game is over."""
        return self.match.secret.hex() if self.match.over and not self.kept_back else ""

    @property
    def kept_back(self) -> bool:
        """Whether this is the match of a day that is not over: others still have to play the same deal."""
        return bool(self.header.daily) and day_of(self._clock()) <= self.header.daily

    def check_told(self) -> None:
        """Refuse what would tell the deal of a day that is not over."""
        if self.kept_back:
            raise TableError(403, say("daily-kept-back"))

    def away(self, seat: int) -> bool:
        """Whether the seat's human gave no sign of life for a while."""
        who = self._seats[seat]
        return who.kind != "bot" and not who.online and self._clock() - who.seen > AWAY_AFTER

    def unseen(self, seat: int) -> float:
        """For how many seconds the seat's human gave no sign of life."""
        who = self._seats[seat]
        return 0.0 if who.online else self._clock() - who.seen

    def allowed(self, who: Pass) -> Pass:
        """What a pass allows now: a key may have been changed, a seat freed, somebody removed."""
        return self.doors.admit(self.id, who.keys) if who.keys else who

    def until_away(self) -> float | None:
        """Seconds until the next seat counts as away; None if nobody is about to."""
        now = self._clock()
        left = [who.seen + AWAY_AFTER - now for who in self._seats if who.kind != "bot" and not who.online]
        return min((seconds for seconds in left if seconds >= 0), default=None)

    def bot(self, seat: int) -> str:
        """The bot that plays the seat, or ""."""
        return self._seats[seat].bot

    def kind(self, seat: int) -> Kind:
        """How the seat was meant to be played."""
        return self._seats[seat].kind

    def expired(self, seat: int) -> int:
        """How often the seat's time was up since it last decided itself."""
        return self._seats[seat].expired

    def decision_id(self, seat: int) -> str:
        """Names the seat's open decision, "" if it has none; a new name whenever it is answered or undone."""
        return self.decision_after(seat, None, self.match)

    def decision_after(self, seat: int, row: AnyRow | None, match: Match) -> str:
        """The same after a row that leads to this match."""
        if not match.state.open[seat]:
            return ""
        question = self.game.question(match.state, seat)
        renewed = self._seats[seat].renewed + (isinstance(row, Undo) and seat in row.renewed)
        return f"{match.count(seat)}-{question}-{renewed}"

    @property
    def free_seats(self) -> list[int]:
        """The seats at which anybody may sit down."""
        if not self.header.open or self.match.over:
            return []
        return [seat for seat in range(len(self._seats)) if not self.doors.claimed(seat)]

    def undo(self, seat: int) -> TakeBack | None:
        """What taking the seat's last answer back takes: all of it, if it was several small choices."""
        return self.match.undo(seat, self._seats[seat].together)

    def reopens(self, seat: int) -> bool:
        """Whether the seat's last answer was a choice that it had prepared, and can prepare again."""
        return self.sent.get(seat) is not None

    def undo_seen(self, seats: Sequence[int]) -> UndoSeen | None:
        """The take-back that is asked for, as whoever plays these seats may know it."""
        asked = self.undo_asked
        if asked is None:
            return None
        return UndoSeen(asked.seat, any(seat in asked.consent_missing for seat in seats))

    def missing_without(self, seat: int) -> tuple[int, ...]:
        """Who still has to agree to a take-back after this seat; the host's own seats agree together."""
        kind = self.kind(seat)
        asked = self.undo_asked.consent_missing if self.undo_asked else ()
        return tuple(other for other in asked if other != seat and not (kind == self.kind(other) == "here"))

    def stands(self, seat: int) -> bool:
        """Whether the seat asked to take its last decision back and the others did not agree."""
        return self._seats[seat].stands

    def side_id(self, seat: int) -> str:
        """Names what the seat may start although it is not asked, as `decision_id` names its question."""
        if not self.match.side_options_of(seat):
            return ""
        done = sum(entry.seat == seat for entry in self.match.log)
        return f"side-{done}-{self._seats[seat].renewed}"

    def lane(self, seat: int) -> Lane:
        """What the seat is busy with."""
        return self.match.lane(seat)

    def now(self) -> float:
        """The time on the clock that deadlines are told by."""
        return self._clock()

    def deadline(self, seat: int) -> float | None:
        """When the seat's time is up, if it is limited and running."""
        clock = self.clocks[seat]
        return clock.due if clock.since is not None else None

    def time_up(self, seat: int) -> bool:
        """Whether the seat's clock has run out and the other managers have to decide what happens now."""
        due = self.deadline(seat)
        return due is not None and due <= self._clock()

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

    @property
    def given_up(self) -> bool:
        """Whether everybody who plays would like to end the game."""
        return agreed(self.sitting()[0], self.finishing) and not self.match.over

    @property
    def paused(self) -> bool:
        """Whether the clocks stand because all managers agreed to a pause."""
        bots, pausing = self.sitting()
        return agreed(bots, pausing)

    def hint(self, seat: int) -> HintReply | None:
        """What the coach says to the seat about its open decision, if it was asked."""
        found = self.consulted.get(seat)
        return found if found and found.decision == self.decision_id(seat) else None

    def asked_by(self, viewer: int) -> list[HintRequest]:
        """Who asked the coach, as a seat (-1: a spectator) may know it.

        Where nobody may know that a seat has to decide, nobody may hear that it asked, until full time.
        """
        return [one for one in self.asked if self.match.over or not one.quiet or one.seat == viewer]

    @property
    def lesson(self) -> Progress | None:
        """Where the lesson of the table is, while there is one."""
        return self.course.progress(self.match)

    def stage(self) -> str:
        """How far the game is, as everybody may know it."""
        return say("full-time") if self.match.over else self.game.stage(self.match.view(-1).table)

    def stages(self) -> dict[str, str]:
        """The same in every language that the game speaks."""
        found = {}
        for language in Words(self.game.package).languages():
            with speaking(language):
                found[language] = self.stage()
        return found

    def card(self) -> TableCard:
        """The table as everybody may know it."""
        stages = self.stages()
        return TableCard(
            id=self.id,
            game=self.game.id,
            edition=self.game.edition,
            game_title=self.game.title,
            title=self.title,
            seats=[SeatCard(seat.name, seat.kind, seat.bot) for seat in self._seats],
            status=self.status,
            stage=stages.pop(ENGLISH),
            created=self.created,
            updated=self.updated,
            stages=stages,
            free=len(self.free_seats),
            pace=self.time.pace,
            language=self.header.language,
        )

    # What changes it, after the store has it

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
        self.orders_wait: set[int] = set()  # seats that took a decision back: they answer next, not an order
        self.pausing: set[int] = set()
        self.finishing: set[int] = set()  # seats that would like to end the game
        self.abandoned = False  # by whom it was left, or by agreement: bots play on though nobody looks
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
            self._end_of_asking()  # it was asked about a table that is no more
        if isinstance(row, Play | Acted | Undo | UndoAsk):
            seat.stands = False
        if isinstance(row, Acted | Undo):
            self._decided -= len(row.dropped)
        if isinstance(row, Play | Acted | Bot):
            self._decided += len(row.options)
        match row:
            case Play():
                seat.expired, seat.together = 0, len(row.options)
                self.own[row.seat] += not seat.bot
                if not row.ordered:
                    self.orders_wait.discard(row.seat)
                    self.turned[row.seat] = self._decided
                self.drafts.pop(row.seat, None)
            case Acted():
                seat.expired += 1
                self.drafts.pop(row.seat, None)
            case Order(order=order, text=text):
                self.orders[row.seat] = {
                    name: said for name, said in (self.orders[row.seat] | {order: text}).items() if said
                }
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
            case Finish(on=on):
                (self.finishing.add if on else self.finishing.discard)(row.seat)
            case Bot(bot=bot):
                seat.bot = bot
                self.abandoned |= row.expired
                self.drafts.pop(row.seat, None)
            case Back() | Sat():
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
                name = seat.name if row.seat >= 0 else "Spectator"
                self.talk.append(Talk(row.seat, name, text, at))
            case Hint(at=at, quiet=quiet):
                self.asked.append(HintRequest(row.seat, at, quiet))
            case Pause():
                self.pausing = self.sitting(row)[1]
            case Nudge(to=to, decision=decision):
                self.nudged[to] = decision
            case Rematch(table=table):
                self.rematch = table
            case _:
                pass
        self.course.note(row)
        self.doors.note(row, seat.name if row.seat >= 0 else "")

    def _end_of_asking(self, withdrawn: bool = False) -> None:
        if self.undo_asked and not withdrawn:
            self._seats[self.undo_asked.seat].stands = True
        self.undo_asked = None

    # Presence, which no log keeps

    def seen(self, seats: Sequence[int], pages: int = 0) -> None:
        """The humans of these seats gave a sign of life, or opened (+1) or closed (-1) a page."""
        for number in seats:
            self._seats[number].seen = self._clock()
            self._seats[number].online += pages
        self.version += abs(pages)
