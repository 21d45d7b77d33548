"""What a question brings to the table for a moment: dealt cards, a die, a contract, a Player on offer.

Answers without a place of their own lie here, too.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from touchline.engine.events import Heard
from touchline.engine.views import View
from touchline.games.eleven import words
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
from touchline.games.eleven.view import ClubView, TableView

MAKERS: Final = {
    "director": director,
    "objective": objective,
    "sponsor": sponsor,
    "staff": staff,
    "tactic": tactic,
}
D6: Final = range(1, 7)
ROLLS: Final = ("bm_reroll", "die_reroll")
DICE: Final = re.compile(r"\(d(\d+)\)")
ABOUT: Final = ("adboard_mode", "kit_order", "offer", "offer_reply", "asking_price", "bid", "take_bid")


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
    rolled = own is not None and question in ROLLS and "keep" not in drawn
    return Desk(
        ways=tuple(ways),
        dealt=tuple((kind_of(id), face(id)) for id in dealt),
        kept=tuple(director(one.card) for one in own.directors) if own and mode == "draft" else (),
        councils=councils(table, names, now) if mode == "meeting" else (),
        die=own.die if own and rolled else 0,
        sides=sides(view) if rolled else 6,
        free=own.free_rolls if own else 0,
        about=about(view) if question in ABOUT else None,
        title=view.decision.prompt.question if view.decision and question != "basic_action" else "",
        bids=tuple((one.seat, names[one.seat], f"{one.bid} €") for one in table.clubs if one.bid is not None)
        if question in ABOUT
        else (),
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


def sides(view: View) -> int:
    """How many sides the die has."""
    assert view.decision is not None
    found = DICE.search(view.decision.prompt.question)
    return int(found[1]) if found else 6


def about(view: View) -> tuple[str, Any] | None:
    """The card that a question is about: its name stands in the question."""
    assert view.decision is not None
    asked = view.decision.prompt.question
    table: TableView = view.table
    for club in table.clubs:
        for one in club.squad:
            if words.WORDS[group_of(one.card)][one.card]["name"] in asked:
                return "player", player(one.card, one.trained)
    sponsors = [*table.sponsors, *(one.card for club in table.clubs for one in contracts(club))]
    for id in (*sponsors, *table.discards["sponsors"]):
        if id and sponsor(id).name in asked:
            return "sponsor", sponsor(id)
    return None


def group_of(id: str) -> str:
    """The section of en.toml that names a Player."""
    return {"P": "regulars", "Y": "youngsters", "V": "veterans"}[id[0]]


def contracts(club: ClubView) -> list[Any]:
    """The Sponsors of a club."""
    return [*club.adboards, *([club.kit] if club.kit else [])]


def councils(table: TableView, names: Sequence[str], now: Sequence[Heard]) -> tuple[Council, ...]:
    """The Board Meetings of all clubs, the viewer's first."""
    faces = {heard.args[0]: heard.args[1] for heard in now if heard.kind == "votes"}
    order = sorted(table.clubs, key=lambda club: club.seat != table.you)
    return tuple(
        council(club, "You" if club.seat == table.you else names[club.seat], faces.get(club.seat, 0))
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
