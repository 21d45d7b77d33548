"""Managers and their clubs as everybody sees them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from touchline.engine.views import View
from touchline.games.superclub.cards import BOOST, CAPTAIN_BONUS, STAFF, STAFF_AMOUNT, STAFF_EFFECT
from touchline.games.superclub.page import office
from touchline.games.superclub.page.faces import NUMBER, Player, Slip, face, member
from touchline.games.superclub.table_view import ManagerView, PlayerView, TableView
from touchline.games.superclub.text import called, names, say


@dataclass(frozen=True)
class Manager:
    """A manager and his club, as everybody sees it."""

    seat: int
    name: str
    me: bool
    club: str
    status: str
    facts: ManagerView
    thinking: bool
    state: str
    squad: tuple[Player, ...]
    staff: tuple[Slip, ...]
    facilities: tuple[office.Facility, ...]
    captain: int  # stars of the boost, with key staff


def manager(view: View, seats: Sequence[str], seat: int) -> Manager:
    """A manager as the viewer sees him."""
    table: TableView = view.table
    facts = table.managers[seat]
    thinking = seat in view.thinking
    return Manager(
        seat=seat,
        name=called(seat, view.seat, seats),
        me=seat == view.seat,
        club=names("clubs", facts.club) if facts.club else say("no-club"),
        status=names("status", facts.status),
        facts=facts,
        thinking=thinking,
        state=doing(table) if thinking else "",
        squad=tuple(face(one) for one in by_position(facts)),
        staff=tuple(member(id) for id in facts.staff),
        facilities=office.of(facts),
        captain=captain(facts),
    )


def doing(table: TableView) -> str:
    """What a manager who decides is busy with, in a word or two."""
    phase = "line-ups" if table.stage == "season" and table.match is None else table.stage
    return say(f"phase-{phase}.busy")


def by_position(facts: ManagerView) -> list[PlayerView]:
    """A squad in the order in which it is drawn: by position, the best first."""
    order = {"ATT": 0, "MID": 1, "DEF": 2, "UTIL": 3, "GK": 4}
    return sorted(facts.squad, key=lambda one: (order[one.id.split("-")[0]], -one.stars, one.id))


def captain(facts: ManagerView) -> int:
    """Stars of the captain boost (SC-146)."""
    if not facts.place:
        return 0
    members = [NUMBER[id] - STAFF for id in facts.staff]
    return BOOST[facts.place - 1] + sum(
        STAFF_AMOUNT[one] for one in members if STAFF_EFFECT[one] == CAPTAIN_BONUS
    )
