"""How long the log of a table may get, by what a game can need.

Decisions are bounded by the rules of the game. What comes beside them (talk, hints, names, take-backs, what
is started unasked) could go on for ever: each seat may add a lot from the start, and more with each decision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from touchline.engine.match import Match
from touchline.tables.entries import (
    AnyRow,
    Bot,
    Finish,
    Gave,
    Hint,
    Name,
    Nudge,
    Order,
    Pause,
    Rest,
    Say,
    Undo,
    UndoAsk,
)
from touchline.tables.errors import Busy, TableError, say

AT_FIRST: Final = 1000
EACH: Final = 10  # for each decision of the seat; for spectators, each of anybody
LATER: Final = 60.0
MOST_SEATS: Final = 12
NOTE: Final = 12  # bytes of a note on the coach


def beside(row: AnyRow) -> bool:
    """Whether a row counts; answers to what others did do not, nor does what the table does itself."""
    counted = Say | Hint | Name | Undo | UndoAsk | Rest | Pause | Finish | Gave | Nudge | Order
    return isinstance(row, counted) or (isinstance(row, Bot) and not row.expired)


def most(match: Match, seat: int) -> int:
    """How much a seat (-1: all spectators) may have added by now beside its decisions."""
    return AT_FIRST + EACH * (match.count(seat) if seat >= 0 else len(match.log))


def check(match: Match, seat: int, count: int) -> None:
    """Refuse one more than may be."""
    if count >= most(match, seat):
        who = "seat" if seat >= 0 else "spectators"
        raise Busy(say("log-full", who=who, count=count), LATER)


def check_text(text: str) -> None:
    """Refuse a record whose last line has more notes than any game of this many lines, before it is read."""
    rows, last = text.count("\n"), len(text.rstrip("\n").rpartition("\n")[2])
    most_bytes = NOTE * (MOST_SEATS * AT_FIRST + EACH * rows)
    if last > most_bytes:
        facts = {"bytes": last, "rows": rows, "most": most_bytes}
        raise TableError(413, say("record-last-line", **facts))


def check_record(match: Match, coached: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The notes on the coach of a record, each once; refuses more than a game of that length can have."""
    found = [(at, seat) for at, seat in dict.fromkeys(coached) if 0 <= seat < match.seats]
    asked = Counter(seat for _, seat in found)
    for seat in range(match.seats):
        _check_count(match, seat, "coach", asked[seat])
    check_started(match)
    return found


def check_started(match: Match) -> None:
    """Refuse a record in which somebody has started more than a game can have, as far as it is replayed."""
    for seat in range(match.seats):
        _check_count(match, seat, "side", match.started(seat))


def _check_count(match: Match, seat: int, what: str, count: int) -> None:
    if count > most(match, seat):
        facts = {"count": count, "decisions": match.count(seat), "most": most(match, seat)}
        raise TableError(413, say(f"record-too-many-{what}", seat=seat, **facts))
