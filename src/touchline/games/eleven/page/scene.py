"""The table of Eleven as one viewer sees it, ready to be drawn: made from the view and what was heard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from touchline.engine.content import named
from touchline.engine.events import Heard
from touchline.engine.game import DraftView
from touchline.engine.speech import listed
from touchline.engine.views import View
from touchline.games.eleven.cards import (
    JERSEY_NAMES,
    SHAPE_NAMES,
    THINGS,
)
from touchline.games.eleven.effects import RESOURCES
from touchline.games.eleven.page import desk, faces, matches, season
from touchline.games.eleven.page.club import Club, Member, club
from touchline.games.eleven.page.faces import Player, Slip, Sponsor, Tactic, objective, staff
from touchline.games.eleven.page.plan import Plan, Scout, planned
from touchline.games.eleven.table_view import ClubView, TableView
from touchline.games.eleven.text import name, printed

PLANNING: Final = named("formation row_shape assign_player swap_out fund_effect place_plain confirm_lineup")
AFTER_THE_MATCH: Final = ("upkeep_target", "solo_refresh", "pay_debt")
MONDAY: Final = 0
FRIDAY: Final = 4


@dataclass(frozen=True)
class Mine:
    """What only the viewer sees."""

    tactics: tuple[Tactic, ...]
    objective: Slip | None
    met: int


@dataclass(frozen=True)
class Scene:
    """Everything that the template draws. `mode` says what the stage shows; `at` and `no` lead from a thing
    on the table to the answers that name it, and to those that are not possible."""

    mode: str
    question: str
    focus: str
    week: int
    day: int
    phase: str
    at: dict[str, tuple[str, ...]]
    no: dict[str, tuple[str, ...]]
    desk: desk.Desk
    players: tuple[Player | None, ...]
    staff: tuple[Slip | None, ...]
    sponsors: tuple[Sponsor | None, ...]
    youngster: Player | None
    decks: dict[str, int]
    discards: tuple[tuple[str, str], ...]
    clubs: tuple[Club, ...]
    mine: Mine | None
    scout: Scout | None
    plan: Plan | None
    match: matches.Board | None
    others: tuple[matches.Board, ...]
    consequences: tuple[str, ...]
    face: int
    pitched: frozenset[str]
    jerseys: tuple[Any, ...]
    wanted: tuple[tuple[Club, tuple[Member, ...]], ...]
    league: tuple[season.Row, ...]
    division: dict[str, str]
    scenario: dict[str, str]
    solo: dict[str, Any]
    rank: str
    office: tuple[tuple[int, int, int], ...]
    debt: int
    basic: bool
    paid: bool
    options: dict[str, int]

    @property
    def own(self) -> Club | None:
        """The viewer's club."""
        return next((club for club in self.clubs if club.me), None)


def scene(
    view: View, names: list[str], now: Sequence[Heard], before: Sequence[Heard], draft: DraftView | None
) -> Scene:
    """The scene of a view."""
    table: TableView = view.table
    question = view.decision.question if view.decision else ""
    at, no = answers(view, draft)
    mode = stage_of(table, question, at)
    clubs = tuple(club(view, names, seat) for seat in range(len(names)))
    own = clubs[view.seat] if view.seat >= 0 else None
    shown = match_shown(table, view.seat) if mode == "match" else None
    board = matches.board(shown, season.called(shown.seat, view.seat, names)) if shown else None
    pitched = on_pitch(board) if board and own and board.seat == own.seat else frozenset[str]()
    face = matches.rolled(shown, now) if shown else 0
    made = desk.desk(view, names, mode, at, drawn(view, own, mode, pitched, face), now)
    scenario = table.options["scenario"]
    return Scene(
        mode=mode,
        question=question,
        focus=focus(own, mode, at, made),
        week=table.week,
        day=table.day,
        phase=table.phase,
        at=at,
        no=no,
        desk=made,
        players=tuple(faces.player(id, False) if id else None for id in table.players),
        staff=tuple(staff(id) if id else None for id in table.staff),
        sponsors=tuple(faces.sponsor(id) if id else None for id in table.sponsors),
        youngster=faces.player(table.youngster, False) if table.youngster else None,
        decks=table.decks,
        discards=discards(table),
        clubs=clubs,
        mine=mine(table),
        scout=own.scout if own else None,
        plan=planned(table, view.seat, draft) if mode == "lineup" else None,
        match=board,
        others=tuple(matches.others(table, names, shown.seat)) if shown else (),
        consequences=matches.consequences(board.result) if board else (),
        face=face,
        pitched=pitched,
        jerseys=tuple(own.facts.jerseys) if own and mode not in ("lineup", "match") else (),
        wanted=wanted(clubs, at),
        league=season.league(table, names),
        division=texts("divisions", str(table.options["division"]), "name", "flavour"),
        scenario=texts("scenarios", f"sc{scenario}", "name", "goal", "scoring") if scenario else {},
        rank=printed("ranks", table.solo["rank"]) if table.solo else "",
        office=faces.office_track(),
        solo=table.solo,
        debt=table.debt,
        basic=table.basic,
        paid=table.paid,
        options=table.options,
    )


def texts(table: str, id: str, *fields: str) -> dict[str, str]:
    """Texts of the content by field."""
    return {field: printed(table, id, field) for field in fields}


def answers(
    view: View, draft: DraftView | None
) -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """The answers and those not possible, by the thing that they name."""
    d = view.decision
    if d is None:
        return {}, {}
    legal, blocked = (draft.options, draft.blocked) if draft else (d.options, d.blocked)
    at: dict[str, tuple[str, ...]] = {}
    no: dict[str, tuple[str, ...]] = {}
    for found, options in ((at, legal), (no, blocked)):
        for one in options:
            verb, _, thing = one.option.partition(":")
            if verb == "assign_player" or verb in ("put", "drop", "fund"):
                thing = thing if found is at else thing.partition("@")[0]
            elif verb == "bench":
                thing = thing.rpartition(":")[0]  # the Player whose Jersey comes off the Bench
            found[thing or verb] = (*found.get(thing or verb, ()), one.option)
    return at, no


def stage_of(table: TableView, question: str, at: dict[str, tuple[str, ...]]) -> str:
    """What the stage shows: the draft, the board meeting, the Transfer Area, the line-up, the Match."""
    if question in ("draft_director", "solo_director", "keep_objective") or (
        table.week == 0 and not any(one.directors for one in table.clubs)
    ):
        return "draft"
    if table.day == FRIDAY and table.week and question not in AFTER_THE_MATCH:
        if question in PLANNING:
            return "lineup"
        if match_on(table):
            return "match"
    goods = {*table.players, *table.staff, *table.sponsors, table.youngster}
    if table.week and table.day == MONDAY and not goods & set(at):
        return "meeting"
    return "market"


def match_on(table: TableView) -> bool:
    """Whether there is a Match to look at on this Friday: once the Opponents are discarded it is over
    (EL-254). Before, a club sees its own from when it has planned it, and who watches sees all."""
    if table.you >= 0:
        return table.clubs[table.you].match.planned
    return any(one.match.planned or one.match.result is None for one in table.clubs)


def match_shown(table: TableView, viewer: int) -> ClubView:
    """The Match on the stage: the viewer's own, or the first that has begun."""
    if viewer >= 0:
        return table.clubs[viewer]
    return next((one for one in table.clubs if one.match.revealed), table.clubs[0])


def on_pitch(board: matches.Board) -> frozenset[str]:
    """The own cards that stand on the pitch."""
    cards = {spot.card for spot in board.spots if spot.card}
    return frozenset(cards | ({board.keeper_card} if board.keeper_card else set()))


def drawn(view: View, own: Club | None, mode: str, pitched: frozenset[str], face: int) -> frozenset[str]:
    """The things that have their own place on the table now; what else is an answer lies on the desk."""
    table: TableView = view.table
    question = view.decision.question if view.decision else ""
    found: set[str] = set(pitched)
    if question == "bm_reroll" or (question == "die_reroll" and face and desk.sides(table) == len(desk.D6)):
        found |= {"keep", "reroll"}  # the die itself, and what it says
    if question == "basic_action":
        found |= {"pass", "end_turn"}
    if own:
        found |= {one.face.id for one in (*own.directors, *own.staff)}
        found |= {one.face.id for one in own.adboards} | ({own.kit.face.id} if own.kit else set())
        found |= {cell.key for cell in own.stadium} | {"office"} | set(RESOURCES[:4])
    if mode == "market":
        found |= {id for id in (*table.players, *table.staff, *table.sponsors, table.youngster) if id}
    if own and mode == "lineup":
        found |= {f"{one.face.id}@{zone}" for one in own.squad for zone in one.face.zones}
        found |= {name for name in THINGS if name[:2] in ("TB", "TA") and ":" in name} | {"best"}
        found |= {f"{row}:{shape}" for row in range(3) for shape in SHAPE_NAMES} | set(map(str, range(10)))
    elif own:
        found |= {one.face.id for one in own.squad} | {one.id for one in own.tactics}
        found |= set(table.own.tactics) if table.own else set()
        found |= set(JERSEY_NAMES)
        found |= {one.card for other in table.clubs for one in other.squad}  # offers to other clubs
    if mode == "match":
        found |= {"lw", "rw", "cd", "cm", "cf"}
        found |= set(map(str, range(10))) if question == "effect_target" else set()
    if mode == "draft" and table.own:
        found |= set(table.own.dealt)
    return frozenset(found)


def focus(own: Club | None, mode: str, at: dict[str, tuple[str, ...]], made: desk.Desk) -> str:
    """Where the question is: the section that a phone shows first."""
    ways = [way for way in made.ways if way.partition(":")[2] not in ("decline", "done")]
    if own is None or mode in ("draft", "lineup", "match") or ways or made.dealt:
        return "area"
    keys = set(at)
    for section, things in (
        ("stats", set(RESOURCES[:4])),
        ("board", {one.face.id for one in (*own.directors, *own.staff)}),
        ("stadium", {cell.key for cell in own.stadium} | {one.face.id for one in own.adboards}),
        ("squad", {one.face.id for one in own.squad} | set(JERSEY_NAMES)),
    ):
        if keys and keys - {"decline", "done"} <= things:
            return section
    return "area"


def mine(table: TableView) -> Mine | None:
    """The viewer's secrets."""
    if table.own is None:
        return None
    own = table.own
    return Mine(
        tuple(faces.tactic(id) for id in own.tactics),
        objective(own.objective) if own.objective else None,
        table.clubs[table.you].objective_met,
    )


def wanted(
    clubs: Sequence[Club], at: dict[str, tuple[str, ...]]
) -> tuple[tuple[Club, tuple[Member, ...]], ...]:
    """The Players of other clubs for whom an offer may be made (EL-334)."""
    found = []
    for one in clubs:
        if not one.me:
            on_offer = tuple(
                who
                for who in one.squad
                if any(option.startswith("offer_for:") for option in at.get(who.face.id, ()))
            )
            if on_offer:
                found.append((one, on_offer))
    return tuple(found)


def discards(table: TableView) -> tuple[tuple[str, str], ...]:
    """The discard piles, which everybody may look through (EL-376)."""
    return tuple(
        (pile, listed(name(THINGS.index(id)) for id in ids)) for pile, ids in table.discards.items() if ids
    )
