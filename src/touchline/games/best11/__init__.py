"""Best 11: seven sealed auctions, one eleven. The card of the game."""

from __future__ import annotations

from typing import Final

from touchline.engine.codec import Codec
from touchline.engine.game import Drafting, Game, Score, TableOption
from touchline.games.best11 import draft, holdings, orders, redeal, story, text, view
from touchline.games.best11.cards import FACTS, THINGS
from touchline.games.best11.questions import QUESTIONS
from touchline.games.best11.rules import scoring, setup
from touchline.games.best11.state import Best11

OPTION_RULES: Final = {
    "shootout": "B11-217",
    "bench_tactics": "B11-218",
    "money_cap": "B11-219",
    "manager_draft": "B11-220",
}


def scores(g: Best11) -> list[Score]:
    """Everybody's result, with the points of each tactical card."""
    parts = [scoring.score(g, seat) for seat in range(g.seats)]
    places = scoring.places(g, [sum(part) for part in parts])
    return [
        Score(
            seat=seat,
            total=sum(parts[seat]),
            place=places[seat],
            parts={text.say(f"part-{part}"): n for part, n in zip(scoring.PARTS, parts[seat], strict=True)},
            notes=[
                (THINGS[card], points)
                for card, points in zip(g.tactics[seat], scoring.tactic_points(g, seat), strict=True)
            ],
        )
        for seat in range(g.seats)
    ]


GAME: Final = Game(
    id="best11",
    title=text.printed("game", "title"),
    seats=range(2, 5),  # nobody plays alone (B11-215, B11-216)
    edition=FACTS["edition"],
    rules_version=2,
    options=tuple(
        TableOption(id, text.printed("options", id), text.printed("options", id, "text"), rule)
        for id, rule in OPTION_RULES.items()
    ),
    codec=Codec(QUESTIONS.verb_names, THINGS),
    bound=1500,
    new=setup.new_game,
    load=Best11.load,
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
    package="touchline.games.best11",
    waited_for=("late_bid",),  # B11-262
    goods=holdings.goods,
    holdings=holdings.holdings,
    rounds=("rounds", lambda g: int(g.round)),
    drafting=Drafting("bid", draft.edit, draft.look, draft.sequence),
)
