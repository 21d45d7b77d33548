"""What a visitor may do at a table: one list, which the forms, the live line and the JSON API read.

An act has a name, arguments, who may do it, and a function. The readers find out who visits, read the
arguments, and `perform`. Which seat is meant is found here; whether it may act is checked once, under the
table's lock (`tables/decide.py`, `tables/sitting.py`). The API's description is made from this list.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, get_type_hints

import msgspec
from msgspec import Meta

from touchline.tables.clocks import LEAST_TIME
from touchline.tables.coach import in_words
from touchline.tables.decide import MOST_OPTIONS
from touchline.tables.errors import Stale, TableError
from touchline.tables.orders import LONGEST
from touchline.tables.timekeeping import MOST_GIVEN, Instead
from touchline.web.language import say
from touchline.web.pages import usual_bot
from touchline.web.visitor import Visit

May = Literal["seat", "host", "anybody"]

Option = Annotated[str, Meta(max_length=80)]
Decision = Annotated[str, Meta(max_length=80, description="the id of the decision, as `options` gives it")]
Seat = Annotated[int, Meta(ge=-1, le=99)]
OwnSeat = Annotated[Seat | None, Meta(description="one of your seats; needed only if you have several")]

EARLIER_ACTS: Final = {"say": "talk", "undo_answer": "undo/answer"}  # as the last release called them
EARLIER_FIELDS: Final = {"opt": "option", "op": "operation"}


class Args(msgspec.Struct):
    """No arguments."""


@dataclass(frozen=True)
class Act:
    """Something that a visitor may do. `limited` names the limit that an address has for it, if any."""

    name: str
    may: May
    do: Callable[[Visit, Any], Awaitable[Any]]
    args: type[Args]
    status: int = 200
    limited: str = ""

    def read(self, fields: Any) -> Args:
        """The arguments, from what a form or a message holds. Raises msgspec's error if they are none."""
        if isinstance(fields, dict):
            fields = {EARLIER_FIELDS.get(name, name): value for name, value in fields.items()}
            if "option" in fields:
                fields["options"] = fields.pop("option")
            if isinstance(fields.get("options"), str):
                fields["options"] = fields["options"].split("\n")
        return msgspec.convert(fields, self.args, strict=False)


ACTS: Final[dict[str, Act]] = {}
Do = Callable[[Visit, Any], Awaitable[Any]]


def act(name: str, may: May, status: int = 200, limited: str = "") -> Callable[[Do], Do]:
    """Add a function to the list."""

    def add(do: Do) -> Do:
        _, args, *_ = get_type_hints(do).values()
        ACTS[name] = Act(name, may, do, args, status, limited)
        return do

    return add


def named(name: str) -> Act | None:
    """An act by its name, or by the one that it had in the last release."""
    return ACTS.get(EARLIER_ACTS.get(name, name))


async def perform(visit: Visit, act: Act, said: Args) -> Any:
    """Do it. The result is told to the visitor who did it and to nobody else."""
    if act.limited:
        visit.visitor.house.gate.check(visit.visitor.client, act.limited)
    try:
        return await act.do(visit, said)
    except Stale as error:
        raise visit.visitor.moved_on(visit.table) from error


# Playing


class OfSeat(Args):
    """A seat."""

    seat: OwnSeat = None


class Play(OfSeat, kw_only=True):
    """An answer to an open decision."""

    decision: Decision
    options: Annotated[
        list[Option],
        Meta(
            min_length=1,
            max_length=MOST_OPTIONS,
            description="one option, or a sequence that is made as a whole",
        ),
    ]


@act("play", "seat")
async def play(visit: Visit, said: Play) -> dict[str, Any]:
    """Answer a decision. It is stored for good when this returns."""
    seat = visit.seat(said.seat)
    await visit.tables.play(visit.who, seat, said.decision, said.options)
    return {"decision": visit.table.decision_id(seat)}


class Draft(OfSeat, kw_only=True):
    """An edit of what a seat prepares."""

    decision: Decision
    operation: Annotated[str, Meta(max_length=80, examples=["put:fa_012"])]


@act("draft", "seat")
async def draft(visit: Visit, said: Draft) -> dict[str, Any]:
    """Edit what a seat prepares; `seal` as an answer sends it."""
    await visit.tables.draft(visit.who, visit.seat(said.seat), said.decision, said.operation)
    return {"decision": said.decision}


class Order(OfSeat, kw_only=True):
    """A standing order."""

    order: Annotated[str, Meta(max_length=40, examples=["windows"])]
    text: Annotated[str, Meta(max_length=LONGEST, description="what is ordered; empty to take it back")] = ""


@act("order", "seat")
async def order(visit: Visit, said: Order) -> dict[str, Any]:
    """Have a question answered as ordered from now on, or be asked again. Nobody else hears of it."""
    await visit.tables.order(visit.who, visit.seat(said.seat), said.order, said.text)
    return {"ok": True}


class Hint(OfSeat, kw_only=True):
    """A question to the coach."""

    decision: Decision


@act("hint", "seat")
async def hint(visit: Visit, said: Hint) -> Any:
    """What the coach says about an open decision: its main options, the best first. The log tells that."""
    seat = visit.seat(said.seat)
    await visit.tables.hint(visit.who, seat, said.decision, wait=not visit.live)
    if visit.live:
        return None
    reply = visit.table.hint(seat)
    if reply is None or reply.counsel is None:
        raise TableError(503, in_words(reply.problem) if reply else say("ask-again"))
    return reply.counsel


@act("undo", "seat")
async def undo(visit: Visit, said: OfSeat) -> dict[str, Any]:
    """Take a seat's last decision back ("done"), or ask the others ("asked"), who must all agree."""
    return {"undo": await visit.tables.undo(visit.who, visit.seat(said.seat))}


class UndoAnswer(OfSeat, kw_only=True):
    """Whether a seat agrees to an undo."""

    yes: bool


@act("undo/answer", "seat")
async def answer_undo(visit: Visit, said: UndoAnswer) -> dict[str, Any]:
    """Agree to another's undo, or not."""
    seat = visit.visitor.undo_seat(visit.table) if said.seat is None else said.seat
    await visit.tables.answer_undo(visit.who, seat, said.yes)
    return {"ok": True}


# Coming and going


class Leave(OfSeat, kw_only=True):
    """Who plays on for the seat."""

    bot: Annotated[str, Meta(max_length=40, description="a bot of the game; unless told, the usual one")] = ""


@act("leave", "seat")
async def leave(visit: Visit, said: Leave) -> dict[str, Any]:
    """A bot plays on for the seat."""
    return await _hand_over(visit, visit.seat(said.seat), said.bot)


@act("back", "seat")
async def back(visit: Visit, said: OfSeat) -> dict[str, Any]:
    """Take the seat back from the bot."""
    await visit.tables.come_back(visit.who, visit.seat(said.seat))
    return {"ok": True}


class Bot(Args):
    """A seat, and the bot that is to play it."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=40, description="a bot of the game; unless told, the usual one")] = ""


@act("bot", "host")
async def bot(visit: Visit, said: Bot) -> dict[str, Any]:
    """As the host: let a bot play for somebody who is away, or another bot for a bot."""
    return await _hand_over(visit, said.seat, said.bot)


async def _hand_over(visit: Visit, seat: int, bot: str) -> dict[str, Any]:
    await visit.tables.hand_over(visit.who, seat, bot or usual_bot(visit.table.game.id))
    return {"ok": True}


class Name(OfSeat, kw_only=True):
    """Another name for a seat."""

    name: Annotated[str, Meta(max_length=1000)] = ""


@act("name", "seat")
async def name(visit: Visit, said: Name) -> dict[str, Any]:
    """Give a seat another name; the host names the bots too."""
    await visit.tables.rename(visit.who, visit.seat(said.seat), said.name)
    return {"ok": True}


class Talk(Args):
    """Something to say."""

    text: Annotated[str, Meta(max_length=1000)] = ""


@act("talk", "anybody", limited="messages")
async def talk(visit: Visit, said: Talk) -> dict[str, Any]:
    """Say something in the table talk; only people who came by a link may."""
    if not visit.visitor.known:
        raise TableError(403, say("talk-by-link"))
    await visit.tables.say(visit.who, said.text, visit.visitor.speaker(visit.table))
    return {"ok": True}


@act("screen", "seat")
async def screen(visit: Visit, said: Args) -> dict[str, Any]:
    """Where several seats share a screen: say that it was handed to the one that has to decide."""
    if not visit.who.seats:
        raise TableError(403, say("you-are-watching"))
    visit.visitor.hand_screen(visit.table)
    visit.tables.hall.wake(visit.table.id)
    return {"ok": True}


# Time


class Switch(OfSeat, kw_only=True):
    """On or off."""

    on: bool


@act("vacation", "seat")
async def vacation(visit: Visit, said: Switch) -> dict[str, Any]:
    """Go on vacation, or come back from it; the seat's clock stops in the meantime."""
    await visit.tables.rest(visit.who, visit.seat(said.seat), said.on)
    return {"ok": True}


@act("pause", "seat")
async def pause(visit: Visit, said: Switch) -> dict[str, Any]:
    """Say that all clocks should stand. They do as soon as everybody says so, until one takes it back."""
    await visit.tables.pause(visit.who, visit.seat(said.seat), said.on)
    return {"ok": True}


@act("finish", "seat")
async def finish(visit: Visit, said: Switch) -> dict[str, Any]:
    """Say that the game should end. When everybody says so, bots play it to its end."""
    await visit.tables.finish(visit.who, visit.seat(said.seat), said.on)
    return {"ok": True}


class Gift(OfSeat, kw_only=True):
    """Time for another manager."""

    to: Seat
    seconds: Annotated[int, Meta(ge=LEAST_TIME, le=MOST_GIVEN)]


@act("give", "seat")
async def give(visit: Visit, said: Gift) -> dict[str, Any]:
    """Give another manager more time."""
    await visit.tables.give_time(visit.who, visit.seat(said.seat), said.to, said.seconds)
    return {"ok": True}


class Late(OfSeat, kw_only=True):
    """What happens to a manager whose time is up."""

    late: Annotated[Seat, Meta(description="the seat whose time is up")]
    instead: Annotated[Instead, Meta(description="who answers, or that there is more time")]


@act("late", "seat")
async def late(visit: Visit, said: Late) -> dict[str, Any]:
    """Where the others decide it: say what happens to a manager whose time is up."""
    await visit.tables.decide_for(visit.who, visit.seat(said.seat), said.late, said.instead)
    return {"ok": True}


class Reminder(OfSeat, kw_only=True):
    """Whom to remind."""

    to: Seat


@act("nudge", "seat", limited="messages")
async def nudge(visit: Visit, said: Reminder) -> dict[str, Any]:
    """Call a manager who is away and for whom everybody waits: once a decision."""
    await visit.tables.nudge(visit.who, visit.seat(said.seat), said.to)
    return {"ok": True}


class Lesson(Args):
    """What to do about a lesson's step."""

    do: Literal["show", "skip", "leave"]


@act("lesson", "anybody")
async def lesson(visit: Visit, said: Lesson) -> dict[str, Any]:
    """As the learner: be shown what a step of the lesson asks for, skip it, or play on alone."""
    tables = visit.tables
    acts = {"show": tables.show_step, "skip": tables.skip_step, "leave": tables.leave_lesson}
    await acts[said.do](visit.who)
    return {"ok": True}


TABLE_ACTS: Final = dict(ACTS)
"""Those of the table's own page; what is done about seats has another one (acts_seats.py)."""
