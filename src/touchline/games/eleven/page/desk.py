"""What a question brings to the table for a moment: dealt cards, a die, a contract, a Player on offer.

Answers without a place of their own lie here, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from touchline.engine.events import Heard
from touchline.engine.views import View
from touchline.games.eleven.page.faces import (
    Meeting,
    director,
    kind_of,
    meeting,
    objective,
    player,
    sponsor,
    staff,
    tactic,
)
from touchline.games.eleven.page.season import called
from touchline.games.eleven.table_view import ClubView, TableView
from touchline.games.eleven.text import say

MAKERS: Final = {
    "director": director,
    "objective": objective,
    "sponsor": sponsor,
    "staff": staff,
    "tactic": tactic,
}
D6: Final = range(1, 7)
ROLLS: Final = ("bm_reroll", "die_reroll")


@dataclass(frozen=True)
class Vote:
    """A Director's vote: the letters of all faces, and the one of the die."""

    name: str
    votes: str
    letter: str
    suspended: bool


@dataclass(frozen=True)
class Council:
    """A Board Meeting: the card, the die, the votes, the decision."""

    seat: int
    name: str
    card: Meeting
    die: int
    votes: tuple[Vote, ...]
    colour: str


@dataclass(frozen=True)
class Desk:
    """What lies on the desk. `dealt` are cards to choose from, as (kind, card)."""

    ways: tuple[str, ...] = ()
    dealt: tuple[tuple[str, Any], ...] = ()
    kept: tuple[Any, ...] = ()
    councils: tuple[Council, ...] = ()
    die: int = 0
    sides: int = 6
    free: int = 0
    about: tuple[str, Any] | None = None
    title: str = ""
    bids: tuple[tuple[int, str, str], ...] = ()


def desk(
    view: View,
    names: Sequence[str],
    mode: str,
    at: dict[str, tuple[str, ...]],
    drawn: frozenset[str],
    now: Sequence[Heard],
) -> Desk:
    """The desk of a view; `drawn` are the things that lie elsewhere on the table."""
    table: TableView = view.table
    question = view.decision.question if view.decision else ""
    own = table.clubs[view.seat] if view.seat >= 0 else None
    dealt = [id for id in dealt_cards(table) if id not in drawn or mode == "draft"]
    ways = [option for thing, options in at.items() for option in options if thing not in drawn | set(dealt)]
    subject = about(table)
    rolled = own is not None and question in ROLLS and "keep" not in drawn
    return Desk(
        ways=tuple(ways),
        dealt=tuple((kind_of(id), face(id)) for id in dealt),
        kept=tuple(director(one.card) for one in own.directors) if own and mode == "draft" else (),
        councils=councils(table, names, now) if mode == "meeting" else (),
        die=own.die if own and rolled else 0,
        sides=sides(table) if rolled else 6,
        free=own.free_rolls if own else 0,
        about=subject,
        title=view.decision.prompt.question if view.decision and question != "basic_action" else "",
        bids=tuple(
            (one.seat, names[one.seat], say("amount", n=one.bid))
            for one in table.clubs
            if one.bid is not None and subject
        ),
    )


def dealt_cards(table: TableView) -> list[str]:
    """Cards that lie open for a choice: dealt to the viewer, Veterans, the Tactic deck that is searched."""
    own = table.own
    mine = [*own.dealt, *own.deck] if own else []
    return mine + [id for id in table.shown_veterans if id not in mine]


def face(id: str) -> Any:
    """A card by id, whatever it is; Players with the Untrained side up."""
    kind = kind_of(id)
    return player(id, False) if kind == "player" else MAKERS[kind](id)


def sides(table: TableView) -> int:
    """How many sides the die of the question has."""
    return table.own.sides if table.own else 0


def about(table: TableView) -> tuple[str, Any] | None:
    """The card that a question is about; a Player on the side that is up."""
    id = table.own.about if table.own else None
    if id is None:
        return None
    if kind_of(id) == "sponsor":
        return "sponsor", sponsor(id)
    trained = any(one.trained for club in table.clubs for one in club.squad if one.card == id)
    return "player", player(id, trained)


def councils(table: TableView, names: Sequence[str], now: Sequence[Heard]) -> tuple[Council, ...]:
    """The Board Meetings of all clubs, the viewer's first."""
    faces = {heard.args[0]: heard.args[1] for heard in now if heard.kind == "votes"}
    order = sorted(table.clubs, key=lambda club: club.seat != table.you)
    return tuple(
        council(club, called(club.seat, table.you, names), faces.get(club.seat, 0))
        for club in order
        if club.meeting
    )


def council(club: ClubView, name: str, face: int) -> Council:
    """A Board Meeting with the votes of the die (EL-081)."""
    assert club.meeting is not None
    faces = [(director(one.card), one.suspension) for one in club.directors]
    votes = tuple(
        Vote(one.name, one.votes, one.votes[face - 1] if face else "", bool(suspended))
        for one, suspended in faces
    )
    return Council(club.seat, name, meeting(club.meeting), face, votes, club.colour or "")
