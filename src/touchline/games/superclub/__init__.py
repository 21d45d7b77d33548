"""Superclub: draft, off-seasons, matches in thirds, a hundred points. The card of the game."""

from __future__ import annotations

from typing import Final

from touchline.engine.codec import Codec
from touchline.engine.game import SWITCH, Drafting, Game, Score, TableOption
from touchline.games.superclub import cards as c, draft, holdings, orders, redeal, story, view
from touchline.games.superclub.questions import QUESTIONS
from touchline.games.superclub.rules import scoring, setup
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.text import names, say

USUAL_LIMIT: Final = 12  # SC-328

NO_LIMIT: Final = 0

# Rule, values and default of each option.
OPTIONS: Final[dict[str, tuple[str, tuple[int, ...], int]]] = {
    "cash": ("SC-008", (0, *sorted(c.CASH)), 0),
    "quick": ("SC-240", SWITCH, 0),
    "home_and_away": ("SC-245", SWITCH, 0),
    "unhappy_players": ("SC-250", SWITCH, 0),
    "top_six": ("SC-275", SWITCH, 0),
    "powerhouses": ("SC-278", SWITCH, 0),
    "season_limit": ("SC-328", (NO_LIMIT, *range(3, 21)), USUAL_LIMIT),
}


def scores(g: Superclub) -> list[Score]:
    """Everybody's last point marker, and what it is made of (SC-239)."""
    places = scoring.places(g)
    found = []
    for seat in range(g.seats):
        parts = {
            say("part-squad"): g.squad_stars[seat],
            say("part-matches"): g.points[seat] - g.squad_stars[seat],
        }
        notes = [("supercup_cards", len(g.cups[seat])), ("cash", g.cash[seat])]
        found.append(Score(seat, g.points[seat], places[seat], parts, notes))
    return found


def incompatibility(seats: int, options: dict[str, int]) -> str:
    """The options that do not go together at such a table (SC-279)."""
    if options["powerhouses"] and seats == c.CLUBS:
        return say("incompatible-powerhouses", clubs=c.CLUBS)
    return ""


def titled(option: str, value: int) -> str:
    """What the form for a new table calls a value."""
    _, usual, quick = c.CASH
    return say(f"titled-{option}", value=value, usual=usual, quick=quick)


GAME: Final = Game(
    id="superclub",
    title=names("game", "title"),
    seats=range(2, 7),  # SC-001, SC-272; nobody plays alone (SC-285)
    edition=c.FACTS["edition"],
    rules_version=2,
    options=tuple(
        TableOption(
            id,
            names("options", id),
            names("options", id, "text"),
            rule,
            values,
            default,
            endless=(NO_LIMIT,) if id == "season_limit" else (),
            titles=tuple(titled(id, value) for value in values) if values != SWITCH else (),
        )
        for id, (rule, values, default) in OPTIONS.items()
    ),
    codec=Codec(QUESTIONS.verb_names, c.THINGS, counts=True),
    bound=100_000,
    new=setup.new_game,
    load=Superclub.load,
    over=lambda g: bool(g.over),
    scores=scores,
    view=view.view,
    redeal=redeal.redeal,
    stage=view.stage,
    thinking=view.thinking,
    asking=QUESTIONS,
    story=story.STORY,
    conserved=view.conserved,
    secrets=view.secrets,
    orders=orders.ORDERS,
    package="touchline.games.superclub",
    goods=holdings.goods,
    holdings=holdings.holdings,
    rounds=("seasons", lambda g: int(g.season)),
    prepared=("letters",),
    drafting=Drafting("line_up", draft.edit, draft.look, draft.sequence, ("fill", "boost", "ready")),
    incompatibility=incompatibility,
    sample=40,
    check_avoids=("sell_abroad", "fire"),
    deserted="last_season:on",
    hides_again=("reshuffled", "changers_reshuffled", "final_lost", "hired", "nobody_hired"),
)
