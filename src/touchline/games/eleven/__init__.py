"""Eleven: six weeks at a club, a board with its own mind, a match every Friday. The card of the game."""

from __future__ import annotations

from typing import Final

from touchline.engine.codec import Codec
from touchline.engine.game import SWITCH, Drafting, Game, Score, TableOption
from touchline.games.eleven import (
    cards as c,
    draft,
    holdings,
    objective_cards,
    orders,
    redeal,
    scenarios,
    story,
    view,
)
from touchline.games.eleven.questions import QUESTIONS
from touchline.games.eleven.rules import scoring, setup
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.text import printed, say

SEATS: Final = range(1, 5)  # EL-001
DIVISIONS: Final = (setup.RECOMMENDED, 3, 2, 1)  # EL-044, EL-299
SCENARIOS: Final = (0, 1, 2, 3, 4, 5, 6)  # EL-311 to EL-331; 0 is a plain season


def option(id: str, rule: str, values: tuple[int, ...] = SWITCH, titles: tuple[str, ...] = ()) -> TableOption:
    """An option of the table with its words."""
    return TableOption(
        id, printed("options", id), printed("options", id, "text"), rule, values, titles=titles
    )


def scenario_title(number: int) -> str:
    """What the form for a new table calls a scenario: its name and its goal."""
    if not number:
        return say("titled-no-scenario")
    id = scenarios.SCENARIOS[number - 1]
    return say("titled-scenario", name=printed("scenarios", id), goal=printed("scenarios", id, "goal"))


OPTIONS: Final = (
    option("division", "EL-044", DIVISIONS, tuple(say("titled-division", value=one) for one in DIVISIONS)),
    option("scenario", "EL-297", SCENARIOS, tuple(map(scenario_title, SCENARIOS))),
    option("step_by_step_friday", "EL-332"),
    option("player_transfers", "EL-333"),
)


def incompatibility(seats: int, options: dict[str, int]) -> str:
    """Scenarios are for one manager, some in a Division of their own; transfers need somebody to trade
    with."""
    scenario = options["scenario"]
    if scenario and seats > 1:
        return say("incompatible-scenario", seats=seats)
    if scenario and scenarios.FIXED[scenario - 1]:
        fixed = scenarios.DIVISION[scenario - 1]
        if options["division"] not in (setup.RECOMMENDED, fixed):
            return say("incompatible-division", scenario=scenario, division=fixed)
    if options["player_transfers"] and seats == 1:
        return say("incompatible-transfers")
    return ""


def scores(g: Eleven) -> list[Score]:
    """Every club's result, with its Objective."""
    found = []
    for seat in range(g.seats):
        parts = scoring.score(g, seat)
        notes = []
        if g.objective[seat] >= c.OBJECTIVE:
            notes.append((c.THINGS[g.objective[seat]], objective_cards.VP * g.objective_state[seat]))
        found.append(
            Score(
                seat=seat,
                total=sum(parts),
                place=scoring.final_place(g, seat),
                parts={say(f"part-{part}"): vp for part, vp in zip(scoring.PARTS, parts, strict=True)},
                notes=notes,
            )
        )
    return found


GAME: Final = Game(
    id="eleven",
    title=printed("game", "title"),
    seats=SEATS,
    edition=c.FACTS["edition"],
    rules_version=2,
    options=OPTIONS,
    codec=Codec(QUESTIONS.verb_names, c.THINGS),
    bound=6000,
    new=setup.new_game,
    load=Eleven.load,
    over=lambda g: bool(g.over),
    scores=scores,
    view=view.view,
    redeal=redeal.redeal,
    stage=view.stage,
    asking=QUESTIONS,
    story=story.STORY,
    conserved=view.conserved,
    secrets=view.secrets,
    package="touchline.games.eleven",
    goods=holdings.goods,
    holdings=holdings.holdings,
    rounds=("weeks", lambda g: int(g.week)),
    orders=orders.ORDERS,
    drafting=Drafting(
        "formation",
        draft.edit,
        draft.look,
        draft.sequence,
        ("row_shape", "assign_player", "swap_out", "fund_effect", "place_plain", "confirm_lineup"),
    ),
    incompatibility=incompatibility,
)
