"""The log of a table: one JSON object per row; replaying the rows gives the table.

`do` names what happened. Decisions are the rows with `options` or `dropped`: first the decisions at the
positions `dropped` (counted from 0 among those that stood then) are taken out, then the seat's `options` are
added at the end. So the decisions that stand are known without playing through what was undone.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from touchline.engine.match import Entry


class Row(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True):
    """What every row has: the seat that it is about; -1 for somebody without a seat."""

    seat: int


class Play(Row, frozen=True, tag="play"):
    """The seat decided; several options are one sequence, made whole or not at all.

    `ordered`: the table answered, as the seat had ordered.
    """

    options: list[str]
    ordered: bool = False


class Order(Row, frozen=True, tag="order"):
    """The seat gave a standing order, or took it back with an empty text. Nobody else hears of it."""

    order: str
    text: str


class Acted(Row, frozen=True, tag="acted"):
    """The seat's time was up and the caretaker decided for it, taking back what could not stay."""

    options: list[str]
    dropped: list[int] = []


class Undo(Row, frozen=True, tag="undo"):
    """The seat took its last decision back. `renewed`: seats whose open decision is a new one now."""

    dropped: list[int]
    renewed: list[int]
    consent: list[int] = []


class UndoAsk(Row, frozen=True, tag="undo_ask"):
    """The seat asks the seats in `consent` whether it may take its last decision back."""

    consent: list[int]


class UndoAnswer(Row, frozen=True, tag="undo_answer"):
    """A seat that was asked says yes or no; a no of the seat that asked withdraws the question."""

    yes: bool


class Bot(Row, frozen=True, tag="bot"):
    """A bot takes the seat over; `expired`: because its time was up too often.

    `options`: what the rules do when with this seat the last human leaves.
    """

    bot: str
    expired: bool = False
    options: list[str] = []


class Back(Row, frozen=True, tag="back"):
    """The human takes the seat back."""


class Name(Row, frozen=True, tag="name"):
    """The seat has another name."""

    name: str


class Say(Row, frozen=True, tag="say"):
    """Table talk."""

    text: str
    at: float


class Hint(Row, frozen=True, tag="hint"):
    """The seat asked the coach, `at` decisions into the game. `quiet`: nobody may know that it was asked."""

    at: int
    quiet: bool = False


class Rest(Row, frozen=True, tag="rest"):
    """The manager goes on vacation, or is back: because of themselves, or (`over`) because no days are
    left."""

    on: bool
    over: bool = False


class Pause(Row, frozen=True, tag="pause"):
    """The manager would like all clocks to stand, or that they run again. They stand when all would."""

    on: bool


class Finish(Row, frozen=True, tag="finish"):
    """The manager would like to end the game, or not any more. When all would, bots play it to its end."""

    on: bool


class Gave(Row, frozen=True, tag="gave"):
    """The manager gives time to the manager of another seat."""

    to: int
    seconds: int


class Nudge(Row, frozen=True, tag="nudge"):
    """The manager, or the league (-1), reminds somebody who is away of this decision: once, whoever does."""

    to: int
    decision: str


class Rematch(Row, frozen=True, tag="rematch"):
    """The same managers meet again at another table."""

    table: str


class Alone(Row, frozen=True, tag="alone"):
    """The learner left the lesson of the table and plays on alone."""


# Who may sit where. Secrets are kept as hashes; -1 is the host's own place, or whoever watches.


class Sat(Row, frozen=True, tag="sat"):
    """Somebody sat down with the seat's link, which is used up: only `key` opens the seat from now on.

    `at`: how many decisions stood. `followed`: the owner of the same seat at the game before.
    """

    key: str
    at: int
    name: str = ""
    followed: bool = False


class Keys(Row, frozen=True, tag="keys"):
    """The owner changed the lock: these keys, one for each device, open the seat, and this phrase."""

    keys: list[str]
    phrase: str = ""


class Ticket(Row, frozen=True, tag="ticket"):
    """The owner may sit down on one more device with this ticket, until then."""

    ticket: str
    until: float


class Linked(Row, frozen=True, tag="linked"):
    """A seat that nobody has, or whoever watches, gets a new link; `besides`: the others still work."""

    link: str
    besides: bool = False


class Freed(Row, frozen=True, tag="freed"):
    """The seat is nobody's again: its owner gave it up, or the host freed it. `link` opens it."""

    at: int
    host: bool = False
    link: str = ""


class Removed(Row, frozen=True, tag="removed"):
    """The host removed the seat's owner, or (`out` is false) let the owner back in."""

    at: int
    out: bool = True


class Muted(Row, frozen=True, tag="muted"):
    """The host muted somebody in the table talk, or let them talk again."""

    at: int
    on: bool = True


AnyRow = (
    Play
    | Order
    | Acted
    | Undo
    | UndoAsk
    | UndoAnswer
    | Bot
    | Back
    | Name
    | Say
    | Hint
    | Rest
    | Pause
    | Finish
    | Gave
    | Nudge
    | Rematch
    | Alone
    | Sat
    | Keys
    | Ticket
    | Linked
    | Freed
    | Removed
    | Muted
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyRow] = msgspec.json.Decoder(AnyRow)


def encode(row: AnyRow) -> bytes:
    """A row as it is stored."""
    return _encoder.encode(row)


def decode(data: bytes) -> AnyRow:
    """A stored row; raises msgspec.MsgspecError if it is none."""
    return _decoder.decode(data)


def decided(entries: list[Entry], rows: Iterable[AnyRow]) -> list[Entry]:
    """The decisions that stand after these rows, if `entries` stood before them."""
    entries = entries.copy()
    for row in rows:
        if isinstance(row, Acted | Undo):
            for at in sorted(row.dropped, reverse=True):
                del entries[at]
        if isinstance(row, Play | Acted | Bot):
            entries += [Entry(row.seat, option) for option in row.options]
    return entries
