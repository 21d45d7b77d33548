"""A match or euromatch as it is drawn: two teams, the cards played, who is injured."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from touchline.engine.events import Heard
from touchline.games.footmania.page import pitch
from touchline.games.footmania.page.faces import NUMBER, Club, Slip, club, plus
from touchline.games.footmania.page.pitch import Side
from touchline.games.footmania.page.season import day_title, manager_name
from touchline.games.footmania.table_view import MatchView, TableView
from touchline.games.footmania.text import name, say

AFTER_INJURY: Final = {"trainee_on", "substituted", "result", "fixture"}


@dataclass(frozen=True)
class Game:
    """A match on the pitch, or a euromatch."""

    title: str
    home: Side
    away: Side | None
    club: Club | None
    shown: bool
    played: tuple[Slip, ...]
    attack: Slip | None
    target: str
    off: tuple[str, ...]
    hurt: tuple[int, int] | None


def game(table: TableView, names: Sequence[str], viewer: int, now: Sequence[Heard]) -> Game | None:
    """The match or euromatch that is on."""
    one = table.match
    if one is None:
        return None
    found = club(one.club) if one.club else None
    return Game(
        title=say("title-euromatch") if found else day_title(one.matchday, "title"),
        home=side(one, one.home, names, viewer),
        away=None if one.away < 0 else side(one, one.away, names, viewer),
        club=found,
        shown=bool(one.teams),
        played=tuple(plus(id) for id in one.played),
        attack=plus(one.attack) if one.attack else None,
        target=target(one),
        off=tuple(one.off),
        hurt=hurt(now),
    )


def target(one: MatchView) -> str:
    """Whom or what an attack names."""
    return name(NUMBER[one.target]) if one.target else ""


def side(one: MatchView, seat: int, names: Sequence[str], viewer: int) -> Side:
    """One of the teams; the visitors stand in the other half."""
    facts = next((team for team in one.teams if team.seat == seat), None)
    home = seat == one.home
    return Side(
        seat=seat,
        name=manager_name(seat, names, viewer),
        home=home,
        mine=seat == viewer,
        posts=pitch.line_up(facts.posts, mirrored=not home) if facts else (),
        facts=facts,
        ready=seat in one.ready,
    )


def sides(played: Game | None) -> list[Side]:
    """The teams that are shown."""
    return [one for one in (played.home, played.away) if one and one.posts] if played else []


def hurt(now: Sequence[Heard]) -> tuple[int, int] | None:
    """Whose post waits for a replacement of the injured, as (seat, post from 1)."""
    for heard in reversed(now):
        if heard.kind == "injured":
            return heard.args[0], heard.args[2] + 1
        if heard.kind in AFTER_INJURY:
            break
    return None
