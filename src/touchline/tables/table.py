"""A live table: the match, who sits where, what is said and asked; made by replaying the rows of its log.

The web reads it and never changes it. It is on the trusted side: what a seat may know of the game comes from
`match.view(seat)` alone, a draft is for its own seat, and a deadline may be shown only of a seat that the
viewer's view lists as thinking.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from math import inf
from typing import Literal

from touchline.engine.match import Lane, Match, Undo as TakeBack
from touchline.engine.speech import ENGLISH, Words, speaking
from touchline.tables.entries import AnyRow, Undo
from touchline.tables.errors import TableError, say
from touchline.tables.forms import Pass, SeatCard, TableCard
from touchline.tables.lessons import Progress
from touchline.tables.logged import Logged, agreed
from touchline.tables.parts import HintReply, HintRequest, Ordered, SeatState, UndoSeen

AWAY_AFTER = 45.0  # seconds without a sign of life


def day_of(moment: float) -> str:
    """The day of a moment, by UTC."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


class Table(Logged):
    """A live table; see the module's text."""

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

    def time_left(self, seats: Sequence[int]) -> float:
        """The seconds until the first of these clocks runs out, infinite if none runs."""
        dues = [due for seat in seats if (due := self.deadline(seat)) is not None]
        return min(dues, default=inf) - self.now()

    def time_up(self, seat: int) -> bool:
        """Whether the seat's clock has run out and the other managers have to decide what happens now."""
        due = self.deadline(seat)
        return due is not None and due <= self._clock()

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

    def ordered_by(self, viewer: int) -> list[Ordered]:
        """What orders answered, as their owner alone may know it."""
        return [one for one in self.ordered if one.seat == viewer]

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

    # Presence, which no log keeps

    def seen(self, seats: Sequence[int], pages: int = 0) -> None:
        """The humans of these seats gave a sign of life, or opened (+1) or closed (-1) a page."""
        for number in seats:
            self._seats[number].seen = self._clock()
            self._seats[number].online += pages
        self.version += abs(pages)
