"""A club as it is drawn: squad, board and staff, Sponsors, Stadium, Staff sets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from touchline.engine.views import View
from touchline.games.eleven.card_text import lasting
from touchline.games.eleven.cards import INFRASTRUCTURE_NAMES, INFRASTRUCTURE_VP, SET_MOST, SET_VP, SETS
from touchline.games.eleven.effects import LASTING
from touchline.games.eleven.page import faces, season
from touchline.games.eleven.page.faces import Player, Slip, Sponsor, Tactic, objective, staff
from touchline.games.eleven.page.plan import Scout, scout
from touchline.games.eleven.table_view import CardView, ClubView, PlayerView, SponsorView, TableView
from touchline.games.eleven.text import printed, say

STATES: Final = ("board", "acts", "acts", "acts", "match")  # by Day: `state-…` in the words


@dataclass(frozen=True)
class Member:
    """A Player card of a club with its tokens in words; `back` is his other side, for whoever may know it."""

    face: Player
    facts: PlayerView
    tokens: tuple[tuple[str, str], ...]  # tone, words
    back: str
    out: bool


@dataclass(frozen=True)
class Hired:
    """A Staff card or a Director of a club."""

    face: Any
    facts: CardView


@dataclass(frozen=True)
class Signed:
    """A Sponsor in place."""

    face: Sponsor
    facts: SponsorView
    text: str


@dataclass(frozen=True)
class Cell:
    """A space of the Stadium: what it is, whether it is there, and what is on it."""

    key: str
    icon: str
    name: str
    built: bool
    count: int
    text: str
    full: str


@dataclass(frozen=True)
class Club:
    """A club as everybody sees it."""

    seat: int
    name: str
    me: bool
    facts: ClubView
    thinking: bool
    state: str
    first: bool
    squad: tuple[Member, ...]
    directors: tuple[Hired, ...]
    staff: tuple[Hired, ...]
    adboards: tuple[Signed, ...]
    kit: Signed | None
    stadium: tuple[Cell, ...]
    lasting: tuple[str, ...]
    sets: tuple[tuple[str, str, int, int], ...]  # set, name, cards, VP
    tactics: tuple[Tactic, ...]
    objective: Slip | None
    scout: Scout | None
    results: tuple[season.Result, ...]


def club(view: View, names: Sequence[str], seat: int) -> Club:
    """A club as the viewer sees it."""
    table: TableView = view.table
    facts = table.clubs[seat]
    thinking = seat in view.thinking
    state = say(f"state-{STATES[table.day] if table.week else 'chooses'}")
    return Club(
        seat=seat,
        name=season.called(seat, view.seat, names),
        me=seat == view.seat,
        facts=facts,
        thinking=thinking,
        state=state if thinking else "",
        first=table.first == seat and bool(table.week) and len(table.clubs) > 1,
        squad=tuple(member(one, one.card in table.trained_known) for one in facts.squad),
        directors=tuple(Hired(faces.director(one.card), one) for one in facts.directors),
        staff=tuple(Hired(staff(one.card), one) for one in facts.staff),
        adboards=tuple(signed(one) for one in facts.adboards),
        kit=signed(facts.kit) if facts.kit else None,
        stadium=stadium(table, facts),
        lasting=tuple(lasting(LASTING.index(what), n) for what, n in facts.lasting),
        sets=sets(facts),
        tactics=tuple(faces.tactic(id) for id in facts.tactics_shown),
        objective=objective(facts.objective) if facts.objective else None,
        scout=scout(facts.opponent),
        results=season.results(facts),
    )


def member(one: PlayerView, known: bool) -> Member:
    """A Player with his tokens; `known`: whether the viewer may see his Trained side (EL-372)."""
    tokens = []
    for tone, count, text in (
        ("good", one.str_temp, "strength"),
        ("good", one.str_perm, "strength-for-good"),
        ("bad", one.weak_temp, "weakness"),
        ("bad", one.weak_perm, "weakness-for-good"),
        ("bad", one.injury, "injury"),
        ("bad", one.suspension, "suspension"),
        ("flag", one.match_xp + one.goal_xp, "experience"),
    ):
        if count:
            tokens.append((tone, say(f"token-{text}", n=count)))
    back = faces.player(one.card, not one.trained)
    return Member(
        face=faces.player(one.card, one.trained),
        facts=one,
        tokens=tuple(tokens),
        back=say("trained-side", facts=back.facts) if known and not one.trained else "",
        out=bool(one.injury or one.suspension),
    )


def signed(one: SponsorView) -> Signed:
    """A Sponsor in place, with what its contract gave."""
    face = faces.sponsor(one.card)
    both = say("kit-gives", effect=face.kit, bonus=face.bonus)
    return Signed(face, one, {"effect": face.adboard, "bonus": face.bonus}.get(one.mode, both))


def stadium(table: TableView, facts: ClubView) -> tuple[Cell, ...]:
    """The built and open spaces for Infrastructure; printed Stands and Adboards are always there."""
    icons = {"lighting": "sun", "store": "coin", "directors_office": "brief", "training_ground": "fit"}
    made = []
    for kind, vp in zip(INFRASTRUCTURE_NAMES, INFRASTRUCTURE_VP, strict=True):
        name, gives = printed("infrastructure", kind), printed("infrastructure", kind, "text")
        icon = icons.get(kind) or ("ad" if kind.startswith("adboard") else "stand")
        count = facts.built[kind]
        text = say("infrastructure-facts", name=name, gives=gives, vp=vp)
        made.append(Cell(kind, icon, say.maybe(f"short-{kind}") or name, count > 0, count, text, name))
    return tuple(made)


def sets(facts: ClubView) -> tuple[tuple[str, str, int, int], ...]:
    """The Staff sets of a club, with the VP that they are worth now (EL-287)."""
    count = dict.fromkeys(SETS, 0)
    for one in facts.staff:
        if not one.suspension:
            count[staff(one.card).tone] += 1
    return tuple(
        (
            name,
            printed("staff_sets", name),
            n,
            SET_VP[(SET_MOST + 1) * SETS.index(name) + min(n, SET_MOST)],
        )
        for name, n in count.items()
        if n
    )
