"""The one door for information: what a seat, or a spectator, may know.

Pages, the API, log lines and bots' observations are made from what comes out of here, never from a state;
rows of numbers for learners (`engine/encoder.py`) are held to the same promise. The game's own `view` says
what lies on the table for that seat; this module adds what is asked of it, what it might try and may not, and
whom everybody waits for.
"""

from __future__ import annotations

from typing import Any

import msgspec

from touchline.engine.game import Game, OptionText, Prompt, Score
from touchline.engine.state import State

SPECTATOR = -1


class OptionView(msgspec.Struct, frozen=True):
    """A legal option: its stable text and its words."""

    option: str
    words: OptionText


class Blocked(msgspec.Struct, frozen=True):
    """What a player might try and may not, with the reason and its rule."""

    option: str
    label: str
    rule: str
    reason: str


class Decision(msgspec.Struct, frozen=True):
    """A question that a seat has to answer."""

    seat: int
    question: str
    prompt: Prompt
    options: list[OptionView]
    blocked: list[Blocked]


class View(msgspec.Struct, frozen=True):
    """Everything that one seat may know now; seat -1 is a spectator."""

    game: str
    seat: int
    over: bool
    thinking: list[int]
    decision: Decision | None
    table: Any
    scores: list[Score]
    side: list[OptionView] = []


def look(game: Game, g: State, seat: int) -> View:
    """The view of a seat."""
    over = game.over(g)
    return View(
        game=game.id,
        seat=seat,
        over=over,
        thinking=game.thinking(g, seat),
        decision=decision(game, g, seat),
        table=game.view(g, seat),
        scores=game.scores(g) if over else [],
        side=side(game, g, seat),
    )


def side(game: Game, g: State, seat: int) -> list[OptionView]:
    """What the seat may start although it is not asked."""
    options = game.rules.side_options(g, seat) if seat >= 0 else []
    return [OptionView(game.codec.text(o), game.label(g, seat, o)) for o in options]


def decision(game: Game, g: State, seat: int) -> Decision | None:
    """What the seat is asked, or None."""
    if seat < 0 or g.open[seat] == 0:
        return None
    options = game.rules.options(g, seat)
    return Decision(
        seat=seat,
        question=game.question(g, seat),
        prompt=game.prompt(g, seat),
        options=[OptionView(game.codec.text(o), game.label(g, seat, o)) for o in options],
        blocked=why_not(game, g, seat),
    )


def why_not(game: Game, g: State, seat: int) -> list[Blocked]:
    """What the seat might try now and may not, each with its rule."""
    legal = game.rules.options(g, seat)
    blocked = []
    for option in game.tempting(g, seat):
        if option not in legal:
            rule, reason = game.why(g, seat, option)
            blocked.append(Blocked(game.codec.text(option), game.label(g, seat, option).label, rule, reason))
    return blocked


def to_json(view: Any) -> bytes:
    """A view as it goes over the wire: the same bytes for the same knowledge."""
    return msgspec.json.encode(view, order="deterministic")
