"""A line-up that is being planned, and what is known of the Opponent."""

from __future__ import annotations

from dataclasses import dataclass

from touchline.engine.game import DraftView
from touchline.games.eleven import words
from touchline.games.eleven.cards import SHAPE_NAMES
from touchline.games.eleven.page import matches, pitch
from touchline.games.eleven.page.faces import Player, player, team_name
from touchline.games.eleven.view import ClubView, OpponentView, TableView


@dataclass(frozen=True)
class Scout:
    """What is known of the Opponent."""

    facts: OpponentView
    team: str
    name: str
    keeper: str
    fact: str
    peeked: tuple[tuple[str, str], ...]


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


def scout(table: TableView, viewer: int) -> Scout | None:
    """The Scout Report of the viewer's Opponent, and what was peeked."""
    one = table.clubs[viewer].opponent if viewer >= 0 else None
    if one is None:
        return None
    return Scout(
        facts=one,
        team=one.team or "",
        name=team_name(one.team) if one.team else "Friday's Opponent",
        keeper=words.WORDS["keepers"][str(one.keeper)],
        fact=scout_fact(one),
        peeked=tuple(
            (
                words.WORDS["sections"][section],
                ", ".join(f"{words.WORDS['tasks'][man.task]} {man.strength}" for man in team) or "nobody",
            )
            for section, team in one.peeked.items()
        ),
    )


def scout_fact(one: OpponentView) -> str:
    """What the report adds to formation and Goalkeeper, in words (EL-415)."""
    if one.variant == 3:
        return f"{words.WORDS['attackers'][one.fact]} number of attackers ({one.fact})"
    if one.variant == 4:
        return f"strongest footballer: a {words.WORDS['lines'][one.fact]}"
    section = words.WORDS["sections"].get(one.fact)
    if one.variant == 1:
        return f"strongest in their {section}"
    return f"no defender in their {section}" if section else "defenders in every Section"


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
    for row, name in ((2, "Attack"), (1, "Midfield"), (0, "Defence")):
        prefix = f"shape:{row}:"
        others = tuple(
            one.option.removeprefix(prefix) for one in draft.options if one.option.startswith(prefix)
        )
        shapes.append((row, name, SHAPE_NAMES[draft.figures[f"shape_{row}"]], others))
    spots = pitch.drafted(draft, own)
    return Plan(
        spots,
        pitch.rows_of(spots),
        tuple(shapes),
        keeper_of(own, goal.partition("@")[0]),
        goal,
        draft.purse,
        theirs,
    )


def keeper_of(own: ClubView, card: str | None) -> Player | None:
    """The Goalkeeper card of a line-up."""
    facts = next((one for one in own.squad if one.card == card), None)
    return player(facts.card, facts.trained) if facts else None
