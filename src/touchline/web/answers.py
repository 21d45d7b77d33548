"""Answers to a decision, from wherever they come: a form, the live line or the API.

An answer is a legal option, or an edit of what the seat prepares (`put:fa_012`), or `seal`: send everything
that was prepared, as one sequence.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, get_type_hints

import msgspec

from touchline.engine.errors import Refused
from touchline.engine.game import Drafting, Game
from touchline.tables.errors import NotAllowed, Stale, TableError
from touchline.tables.forms import Pass
from touchline.tables.service import Tables
from touchline.tables.table import Table
from touchline.web.language import say

SEAL: Final = "seal"
LONGEST_OPTION: Final = 60


async def answer(tables: Tables, who: Pass, seat: int, decision: str, options: list[str]) -> bool:
    """Answer the seat's open decision. False: only the seat's own draft has changed."""
    table = await tables.table(who.table)
    drafting = open_drafting(table, seat)
    if drafting is not None and len(options) == 1 and table.game.codec.number(options[0]) is None:
        if options[0] != SEAL:
            await edit(tables, who, seat, decision, options[0])
            return False
        check_open(table, who, seat, decision)
        try:
            options = drafting.sequence(table.match.state, seat, draft_of(table, seat))
        except Refused as refused:
            raise NotAllowed(refused) from refused
    await tables.play(who, seat, decision, options)
    return True


async def edit(tables: Tables, who: Pass, seat: int, decision: str, operation: str) -> None:
    """Change what the seat prepares for its open decision; nobody else sees it."""
    table = await tables.table(who.table)
    check_open(table, who, seat, decision)
    drafting = open_drafting(table, seat)
    if drafting is None:
        raise TableError(409, say("nothing-to-prepare"))
    try:
        draft = drafting.edit(table.match.state, seat, draft_of(table, seat), operation[:LONGEST_OPTION])
    except Refused as refused:
        raise NotAllowed(refused) from refused
    await tables.draft(who, seat, draft)


def filled(option: str, amount: str) -> str:
    """The option with the number that was typed in, where it has room for one."""
    return option.replace("{}", amount.strip())


def check_open(table: Table, who: Pass, seat: int, decision: str) -> None:
    """Refuse a decision that is another seat's, or not open any more."""
    if seat not in table.allowed(who).seats:
        raise TableError(403, say("not-your-decision"))
    if not decision or decision != table.decision_id(seat):
        raise Stale()


def open_drafting(table: Table, seat: int) -> Drafting | None:
    """How the seat's open decision is prepared before it is sent, if it is one of that kind."""
    drafting = table.game.drafting
    if drafting is None or not 0 <= seat < table.match.seats:
        return None
    question = table.game.question(table.match.state, seat)
    return drafting if question == drafting.question else None


def draft_of(table: Table, seat: int) -> Any:
    """What the seat has prepared, as the game wants it; None if nothing."""
    kept = table.drafts.get(seat)
    return None if kept is None else msgspec.convert(kept, _draft_type(table.game))


@cache
def _draft_type(game: Game) -> Any:
    """The type of a game's drafts; tables keep them as plain data."""
    return get_type_hints(game.drafting.edit)["return"] if game.drafting else None
