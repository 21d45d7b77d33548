"""What a seat prepares before it sends it: a big choice, edited in small steps that nobody else sees.

Drafts live in memory and belong to one seat. An answer of the kind `put:fa_012` edits one, `seal` sends it
as one sequence of decisions.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, get_type_hints

import msgspec

from touchline.engine.errors import Refused
from touchline.engine.game import Drafting, DraftView, Game
from touchline.tables.errors import NotAllowed, TableError, say
from touchline.tables.table import Table

SEAL: Final = "seal"
LONGEST_OPERATION: Final = 60
MOST_BYTES: Final = 4096


def drafting_of(table: Table, seat: int) -> Drafting | None:
    """How the seat's open decision is prepared before it is sent, if it is one of that kind."""
    drafting = table.game.drafting
    if drafting is None or not 0 <= seat < table.match.seats:
        return None
    question = table.game.question(table.match.state, seat)
    return drafting if question == drafting.question else None


def looked_at(table: Table, seat: int) -> DraftView | None:
    """What the seat has prepared, as it sees it."""
    drafting = drafting_of(table, seat)
    return drafting.look(table.match.state, seat, draft_of(table, seat)) if drafting else None


def sequence(table: Table, seat: int) -> list[str]:
    """The decisions that the seat makes by sending what it has prepared; refused if that is not possible."""
    drafting = drafting_of(table, seat)
    try:
        return drafting.sequence(table.match.state, seat, draft_of(table, seat)) if drafting else []
    except Refused as refused:
        raise NotAllowed(refused) from refused


def edits(table: Table, seat: int, options: list[str]) -> bool:
    """Whether an answer is an edit of what the seat prepares, or sends it."""
    return (
        len(options) == 1
        and drafting_of(table, seat) is not None
        and table.game.codec.number(options[0]) is None
    )


def edit(table: Table, seat: int, operation: str) -> None:
    """Change what the seat prepares."""
    drafting = drafting_of(table, seat)
    if drafting is None:
        raise TableError(409, say("nothing-to-prepare"))
    try:
        draft = drafting.edit(table.match.state, seat, draft_of(table, seat), operation[:LONGEST_OPERATION])
    except Refused as refused:
        raise NotAllowed(refused) from refused
    data = msgspec.json.encode(draft)
    if len(data) > MOST_BYTES:
        raise TableError(413, say("draft-too-long", most=MOST_BYTES))
    table.drafts[seat] = msgspec.json.decode(data)


def draft_of(table: Table, seat: int) -> Any:
    """What the seat has prepared, as the game wants it; None if nothing."""
    kept = table.drafts.get(seat)
    return None if kept is None else msgspec.convert(kept, _type(table.game))


@cache
def _type(game: Game) -> Any:
    """The type of a game's drafts; tables keep them as plain data."""
    return get_type_hints(game.drafting.edit)["return"] if game.drafting else None
