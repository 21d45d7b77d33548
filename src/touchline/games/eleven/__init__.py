"""Eleven: six weeks at a club, a board with its own mind, a match every Friday. The card of the game."""

from __future__ import annotations

from typing import Final

from touchline.engine.codec import Codec
from touchline.engine.game import SWITCH, Drafting, Game, Score, TableOption
from touchline.games.eleven import draft, holdings, prompts, reasons, redeal, story, text, view, words
from touchline.games.eleven.cards import (
    FACTS,
    OBJECTIVE,
    OBJECTIVE_VP,
    SCENARIO_DIVISION,
    SCENARIO_FIXED,
    THINGS,
)
from touchline.games.eleven.rules import RULES, caretaker, scoring, setup
from touchline.games.eleven.state import QUESTIONS, VERBS, Eleven

SEATS: Final = range(1, 5)  # EL-001
DIVISIONS: Final = (setup.RECOMMENDED, 3, 2, 1)  # EL-044, EL-299
SCENARIOS: Final = (0, 1, 2, 3, 4, 5, 6)  # EL-311 to EL-331; 0 is a plain season


def option(id: str, rule: str, values: tuple[int, ...] = SWITCH, titles: tuple[str, ...] = ()) -> TableOption:
    """An option of the table with its words."""
    texts = words.WORDS["options"][id]
    return TableOption(id, texts["name"], texts["text"], rule, values, titles=titles)


OPTIONS: Final = (
    option("division", "EL-044", DIVISIONS, ("Recommended", "3", "2", "1")),
    option("scenario", "EL-297", SCENARIOS),
    option("step_by_step_friday", "EL-332"),
    option("player_transfers", "EL-333"),
)


def misfit(seats: int, options: dict[str, int]) -> str:
    """Scenarios are for one manager, some in a Division of their own; transfers need somebody to trade
    with."""
    scenario = options["scenario"]
    if scenario and seats > 1:
        return f"Option 'scenario' is for 1 manager, not {seats}: leave it at 0 (EL-001)."
    if scenario and SCENARIO_FIXED[scenario - 1]:
        fixed = SCENARIO_DIVISION[scenario - 1]
        if options["division"] not in (setup.RECOMMENDED, fixed):
            return f"Scenario {scenario} is played in Division {fixed}: leave 'division' out (EL-299)."
    if options["player_transfers"] and seats == 1:
        return "Option 'player_transfers' is for 2 to 4 managers, not 1 (EL-333)."
    return ""


def scores(g: Eleven) -> list[Score]:
    """Every club's result, with its Objective."""
    found = []
    for seat in range(g.seats):
        parts = scoring.score(g, seat)
        notes = []
        if g.objective[seat] >= OBJECTIVE:
            notes.append((THINGS[g.objective[seat]], OBJECTIVE_VP * g.objective_state[seat]))
        found.append(
            Score(
                seat=seat,
                total=sum(parts),
                place=scoring.final_place(g, seat),
                parts=dict(zip(scoring.PARTS, parts, strict=True)),
                notes=notes,
            )
        )
    return found


GAME: Final = Game(
    id="eleven",
    title=words.WORDS["game"]["title"],
    seats=SEATS,
    edition=FACTS["edition"],
    rules_version=2,
    options=OPTIONS,
    rules=RULES,
    codec=Codec(VERBS, THINGS),
    questions=QUESTIONS,
    bound=6000,
    new=setup.new_game,
    load=Eleven.load,
    over=lambda g: bool(g.over),
    scores=scores,
    view=view.view,
    redeal=redeal.redeal,
    stage=view.stage,
    thinking=view.thinking,
    label=text.label,
    prompt=prompts.prompt,
    sentence=story.sentence,
    tempting=reasons.tempting,
    why=reasons.why,
    caretaker=caretaker.caretaker,
    conserved=view.conserved,
    secrets=view.secrets,
    package="touchline.games.eleven",
    goods=holdings.goods,
    holdings=holdings.holdings,
    rounds=("weeks", lambda g: int(g.week)),
    drafting=Drafting(
        "formation",
        draft.edit,
        draft.look,
        draft.sequence,
        ("row_shape", "assign_player", "swap_out", "fund_effect", "place_plain", "confirm_lineup"),
    ),
    misfit=misfit,
)
