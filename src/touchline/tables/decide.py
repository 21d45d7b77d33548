"""What people do to the game: decide, take back, agree to a take-back.

Each has a function that checks and returns the row, and a method of `Decides` that has it stored. Who may act
for a seat is checked here and nowhere else: under the table's lock, where nothing changes between the check
and the act. Everything is tried on a copy, so a refusal leaves the table as it was.
"""

from __future__ import annotations

from touchline.engine.errors import Refused, TouchlineError
from touchline.engine.match import Match, Undo as TakeBack
from touchline.tables import bounds, drafts
from touchline.tables.absence import Absences
from touchline.tables.changes import Change
from touchline.tables.entries import Play, Undo, UndoAnswer, UndoAsk
from touchline.tables.errors import NotAllowed, Stale, TableError, say
from touchline.tables.forms import Pass
from touchline.tables.hall import Hall
from touchline.tables.table import Table

MOST_OPTIONS = 64


class Decides:
    """What people do to the game; the part of `service.Tables` that does."""

    _hall: Hall
    _absences: Absences

    async def play(self, who: Pass, seat: int, decision: str, options: list[str]) -> None:
        """Answer an open decision; durable when this returns."""
        table = await self._hall.change(who.table, lambda table: play(table, who, seat, decision, options))
        self._absences.seen(table, who.seats)

    async def undo(self, who: Pass, seat: int) -> str:
        """Take the seat's last decision back: "done", or "asked" if others have to agree."""
        table = await self._hall.change(who.table, lambda table: undo(table, who, seat), True)
        return "asked" if table.undo_asked and table.undo_asked.seat == seat else "done"

    async def answer_undo(self, who: Pass, seat: int, yes: bool) -> None:
        """Agree to a take-back or not; for the one who asked, a no withdraws the request."""
        await self._hall.change(who.table, lambda table: answer_undo(table, who, seat, yes), True)

    async def draft(self, who: Pass, seat: int, decision: str, operation: str) -> None:
        """Edit what the seat prepares for its open decision: kept in memory, for that seat alone."""
        table = await self._hall.table(who.table)
        draft(table, who, seat, decision, operation)
        self._hall.wake(table.id)


def check_exists(table: Table, seat: int) -> None:
    """Refuse a seat that is not there."""
    if type(seat) is not int or not 0 <= seat < table.match.seats:
        raise TableError(404, say("no-such-seat", last=table.match.seats - 1))


def check_seat(table: Table, who: Pass, seat: int) -> None:
    """Refuse a seat that is not there or is somebody else's."""
    check_exists(table, seat)
    who = table.allowed(who)
    if seat in who.invited:
        raise TableError(403, say("sit-down-first", name=table.names[seat]))
    if seat not in who.seats:
        raise TableError(403, say("not-your-seat", name=table.names[seat]))


def check_turn(table: Table, who: Pass, seat: int) -> None:
    """Refuse somebody who may not decide for the seat now."""
    check_seat(table, who, seat)
    if table.match.over:
        raise TableError(410, say("game-over"))
    if table.bot(seat):
        raise TableError(423, say("bot-plays", bot=table.bot(seat), name=table.names[seat]))


def check_not_asked(table: Table, who: Pass) -> None:
    """Refuse to play on while a take-back is asked for: if a secret move ended that, it would be noticed."""
    asked = table.undo_asked
    if asked is None:
        return
    if asked.seat in who.seats:
        raise TableError(409, say("undo-withdraw-first"))
    raise TableError(409, say("undo-refuse-first", name=table.names[asked.seat]))


def check_open(table: Table, seat: int, decision: str) -> None:
    """Refuse an answer to a decision that is not open any more."""
    if not decision or decision != table.decision_id(seat):
        raise Stale()


def draft(table: Table, who: Pass, seat: int, decision: str, operation: str) -> None:
    """Edit what the seat prepares for its open decision."""
    check_turn(table, who, seat)
    check_open(table, seat, decision)
    drafts.edit(table, seat, operation)


def check_no_lesson(table: Table) -> None:
    """Refuse what a lesson leaves for later."""
    if table.lesson and table.lesson.step:
        raise TableError(409, say("lesson-later"))


def play(table: Table, who: Pass, seat: int, decision: str, options: list[str]) -> Change | None:
    """Answer the seat's open decision; several options are the small choices of one decision.

    With the id of `Table.side_id`: start something although the seat is not asked. Where the decision is
    prepared first, `seal` sends what is prepared; an edit of it is no change that others hear of.
    """
    check_turn(table, who, seat)
    if not isinstance(options, list) or not 0 < len(options) <= MOST_OPTIONS:
        raise TableError(400, say("options-count", most=MOST_OPTIONS))
    prepared = drafts.edits(table, seat, options)
    if prepared and options[0] != drafts.SEAL:
        check_open(table, seat, decision)
        drafts.edit(table, seat, options[0])
        return None
    check_not_asked(table, who)
    if table.game.deserted and table.game.deserted in options:
        raise TableError(403, say("table-does-that"))
    lesson = table.lesson
    if decision and decision == table.side_id(seat):
        check_no_lesson(table)
        return _start(table, seat, options)
    check_open(table, seat, decision)
    if prepared:
        options = drafts.sequence(table, seat)
    match = table.match.clone()
    lane = together(match, seat)
    others = [asked for other, asked in enumerate(match.state.open) if other != seat]
    for number, option in enumerate(options):
        # What a refusal says must not tell what a choice would bring to light: so only the small choices of
        # one decision go together, in which nothing is revealed and nobody else is asked.
        if number and (
            together(match, seat) != lane
            or others != [asked for other, asked in enumerate(match.state.open) if other != seat]
        ):
            raise TableError(400, say("option-ends", n=number, count=len(options)))
        try:
            match.play(seat, option)
        except Refused as refused:
            raise NotAllowed(refused) from refused
        except TouchlineError as error:
            raise TableError(400, str(error)) from error
    if lesson:
        lesson.check(options)
    return Change(Play(seat, options.copy()), match)


def together(match: Match, seat: int) -> tuple[str, int]:
    """The same for all answers that may be sent at once, as long as nothing is revealed to the seat."""
    return match.game.together(match.state, seat), match.lane(seat)[1]


def _start(table: Table, seat: int, options: list[str]) -> Change:
    """What the seat starts although it is not asked; an answer to its question is none of that."""
    rules, codec, g = table.game.rules, table.game.codec, table.match.state
    number = codec.number(options[0]) if isinstance(options[0], str) else None
    if len(options) > 1 or (number is not None and rules.allows(g, seat, number)):
        raise TableError(400, say("side-option"))
    bounds.check(table.match, seat, table.match.started(seat))
    match = table.match.clone()
    try:
        match.play(seat, options[0])
    except Refused as refused:
        raise NotAllowed(refused) from refused
    return Change(Play(seat, options.copy()), match)


def undo(table: Table, who: Pass, seat: int) -> Change | None:
    """Take the seat's last decision back, or ask the others if they have a say. Bots agree.

    All people are asked, not only those who have decided since: that would tell who has decided in secret.
    """
    check_turn(table, who, seat)
    check_no_lesson(table)
    if table.header.daily:
        raise TableError(409, say("daily-no-undo"))
    take_back = _possible(table, seat)
    missing = [
        other for other in sorted(take_back.consent) if not table.bot(other) and other not in who.seats
    ]
    if not missing:
        return _take_back(table, seat, take_back)
    asked = table.undo_asked
    if asked is None:
        return Change(UndoAsk(seat, missing))
    if asked.seat != seat:
        raise TableError(409, say("undo-wait", name=table.names[asked.seat]))
    return None


def answer_undo(table: Table, who: Pass, seat: int, yes: bool) -> Change:
    """Agree to another seat's take-back or not. For the seat that asked, a no withdraws the request."""
    check_turn(table, who, seat)
    asked = table.undo_asked
    if asked is None:
        raise Stale(say("undo-nothing-asked"))
    if seat == asked.seat and yes:
        raise TableError(403, say("undo-others-agree"))
    if yes and seat not in asked.consent_missing:
        raise TableError(409, say("undo-not-asked", name=table.names[seat]))
    if yes and not table.missing_without(seat):
        return _take_back(table, asked.seat, _possible(table, asked.seat))
    return Change(UndoAnswer(seat, bool(yes)))


def _possible(table: Table, seat: int) -> TakeBack:
    take_back = table.undo(seat)
    if take_back is None:
        raise TableError(409, say("undo-nothing"))
    return take_back


def _take_back(table: Table, seat: int, take_back: TakeBack) -> Change:
    before = table.match
    match = before.clone()
    kept = {id(entry) for entry in match.go_back(take_back)}
    renewed = [  # a seat whose question is still the same one must not notice
        other
        for other in range(match.seats)
        if (before.count(other), before.state.open[other]) != (match.count(other), match.state.open[other])
    ]
    dropped = [at for at, entry in enumerate(before.log) if id(entry) not in kept]
    return Change(Undo(seat, dropped, renewed, sorted(take_back.consent)), match)
