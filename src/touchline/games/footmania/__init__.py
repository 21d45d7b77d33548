"""Footmania: the circuit, the deals, the championship. The card of the game."""

from __future__ import annotations

from typing import Final

from touchline.engine.codec import Codec
from touchline.engine.game import Drafting, Game, Score, TableOption
from touchline.games.footmania import draft, holdings, orders, redeal, story, view
from touchline.games.footmania.cards import FACTS, THINGS, UNIT
from touchline.games.footmania.questions import QUESTIONS
from touchline.games.footmania.rules import scoring, setup
from touchline.games.footmania.state import Footmania
from touchline.games.footmania.text import printed, say

OPTION_RULES: Final = {
    "quick_phase1": "FM-225",
    "free_market": "FM-229",
    "no_deals": "FM-230",
}


def scores(g: Footmania) -> list[Score]:
    """Everybody's points, by matches won and drawn, and what separates managers who are level."""
    places = scoring.places(g)
    found = []
    for seat in range(g.seats):
        league = [scoring.points_of(result, seat) for result in g.results if result >> 24]
        points = [worth * league.count(worth) for worth in (scoring.WIN, scoring.DRAW_POINTS)]
        parts = {say(f"part-{part}"): got for part, got in zip(scoring.PARTS, points, strict=True)}
        notes = [
            ("pennants", scoring.pennants(g, seat)),
            ("playoff", scoring.points(g, seat, True)),
            ("cash", g.cash[seat] * UNIT),
        ]
        found.append(Score(seat, sum(parts.values()), places[seat], parts, notes))
    return found


GAME: Final = Game(
    id="footmania",
    title=printed("game", "title"),
    seats=range(2, 5),  # FM-001, FM-228
    edition=FACTS["edition"],
    rules_version=2,
    options=tuple(
        TableOption(id, printed("options", id), printed("options", id, "text"), rule)
        for id, rule in OPTION_RULES.items()
    ),
    codec=Codec(QUESTIONS.verb_names, THINGS),
    bound=60_000,
    new=setup.new_game,
    load=Footmania.load,
    over=lambda g: bool(g.over),
    scores=scores,
    view=view.view,
    redeal=redeal.redeal,
    stage=view.stage,
    asking=QUESTIONS,
    story=story.STORY,
    conserved=view.conserved,
    secrets=view.secrets,
    package="touchline.games.footmania",
    goods=holdings.goods,
    holdings=holdings.holdings,
    rounds=("turns", lambda g: int(g.turns)),
    prepared=("letters",),
    drafting=Drafting("line_up", draft.edit, draft.look, draft.sequence),
    sheet=("window", "offer_to", "offer_for", "offer_amount"),
    orders=orders.ORDERS,
    sample=20,
    check_avoids=("bank_sell",),
    hides_again=("unsold",),
)
