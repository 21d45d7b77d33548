"""A line-up that is being planned, and what is known of the Opponent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from touchline.engine.game import DraftView
from touchline.engine.speech import listed
from touchline.games.eleven.cards import JERSEY_NAMES, SHAPE_NAMES
from touchline.games.eleven.page import matches, pitch
from touchline.games.eleven.page.faces import Player, player, team_name
from touchline.games.eleven.table_view import ClubView, JerseyView, OpponentView, TableView
from touchline.games.eleven.text import printed, say


@dataclass(frozen=True)
class Scout:
    """What is known of the Opponent: the club, its Scout Report, and what was peeked."""

    facts: OpponentView
    name: str
    fact: str
    peeked: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Swap:
    """A Jersey that comes off the Bench for a Player: those that can go there, and the one that does.

    A choice is the Jersey with its side, and the edit that takes it; the one that goes has none.
    """

    who: str
    number: str
    choices: tuple[tuple[JerseyView, str], ...]


@dataclass(frozen=True)
class Plan:
    """A line-up that is being planned."""

    spots: tuple[pitch.Spot, ...]
    formation: str
    shapes: tuple[tuple[int, str, str, tuple[str, ...]], ...]  # row, name, shape, other shapes
    keeper: Player | None
    keeper_at: str
    fitness: int
    theirs: tuple[pitch.Spot, ...]
    swaps: tuple[Swap, ...] = ()


def scout(one: OpponentView | None) -> Scout | None:
    """The Scout Report of an Opponent, and what was peeked."""
    if one is None:
        return None
    return Scout(
        facts=one,
        name=team_name(one.team),
        fact=scout_fact(one),
        peeked=tuple(
            (
                printed("sections", section),
                listed((f"{printed('tasks', man.task)} {man.strength}" for man in team), "unit")
                or say("scout-nobody"),
            )
            for section, team in one.peeked.items()
        ),
    )


def scout_fact(one: OpponentView) -> str:
    """What the report adds to club and formation, in words (EL-415)."""
    if one.variant == 3:
        return say("scout-attackers", how=printed("attackers", one.fact), n=int(one.fact))
    if one.variant == 4:
        return say("scout-strongest", line=printed("lines", one.fact))
    section = printed("sections", one.fact) if printed.has("sections", one.fact) else ""
    if one.variant == 1:
        return say("scout-section", section=section)
    return say("scout-open", section=section) if section else say("scout-closed")


def planned(table: TableView, viewer: int, draft: DraftView | None) -> Plan:
    """The line-up as far as it is planned."""
    own = table.clubs[viewer]
    theirs = pitch.opponent_team(own.opponent)
    if draft is None:
        board = matches.board(own, "")
        card = own.match.keeper
        return Plan(
            board.spots,
            board.formation,
            (),
            keeper_of(own, card),
            "",
            own.resources["fitness"],
            theirs,
        )
    goal = next((slot.things[0] for slot in draft.slots if slot.things[0].endswith("@GK")), "")
    shapes = []
    for row in (2, 1, 0):
        prefix = f"shape:{row}:"
        others = tuple(
            one.option.removeprefix(prefix) for one in draft.options if one.option.startswith(prefix)
        )
        shapes.append((row, say(f"row-{row}"), SHAPE_NAMES[draft.figures[f"shape_{row}"]], others))
    spots = pitch.drafted(draft, own)
    return Plan(
        spots,
        pitch.rows_of(spots),
        tuple(shapes),
        keeper_of(own, goal.partition("@")[0]),
        goal,
        draft.purse,
        theirs,
        tuple(swaps(own, draft)),
    )


def swaps(own: ClubView, draft: DraftView) -> Iterator[Swap]:
    """The choice which Jersey goes to the Bench, for each one that comes off it (EL-187)."""
    legal = [one.option for one in draft.options]
    for slot in draft.slots:
        card = slot.things[0].partition("@")[0]
        out = draft.figures.get(f"out_{card}")
        if out is not None:
            face = player(card, next(one.trained for one in own.squad if one.card == card))
            edits = {jersey.jersey: f"bench:{slot.things[0]}:{jersey.jersey}" for jersey in own.jerseys}
            choices = [
                (jersey, "" if jersey.jersey == JERSEY_NAMES[out] else edits[jersey.jersey])
                for jersey in reversed(own.jerseys)
                if jersey.jersey == JERSEY_NAMES[out] or edits[jersey.jersey] in legal
            ]
            yield Swap(face.name, face.number, tuple(choices))


def keeper_of(own: ClubView, card: str | None) -> Player | None:
    """The Goalkeeper card of a line-up."""
    facts = next((one for one in own.squad if one.card == card), None)
    return player(facts.card, facts.trained) if facts else None
