"""Time of Soccer: a market of one-way streets, an eleven that links up, a season. The card of the game."""

from __future__ import annotations

from typing import Final

from touchline.engine.codec import Codec
from touchline.engine.game import SWITCH, Drafting, Game, Score, TableOption, each_seat
from touchline.games.time_of_soccer import conserved, draft, holdings, orders, redeal, story, text, view
from touchline.games.time_of_soccer.cards import FACTS, THINGS
from touchline.games.time_of_soccer.questions import QUESTIONS
from touchline.games.time_of_soccer.rules import scoring, setup
from touchline.games.time_of_soccer.state import TimeOfSoccer

SEATS: Final = range(1, 5)
DIFFICULTIES: Final = (1, 2, 3, 4, 5, 6)  # TS-020
CLASHES: Final = (1, 2, 3, 4, 5)  # TS-021
HANDICAPS: Final = (0, 1, 2, 3)  # TS-348


def option(id: str, rule: str, values: tuple[int, ...] = SWITCH, default: int = 0) -> TableOption:
    """An option of the table with its words."""
    name, told = (text.printed("options", id, field) for field in ("name", "text"))
    return TableOption(id, name, told, rule, values, default)


# TS-337; solo is no option: it is what a table with one seat plays (TS-270).
OPTIONS: Final = (
    option("neutral_level", "TS-019", DIFFICULTIES, setup.USUAL_DIFFICULTY),
    option("clash_level", "TS-021", CLASHES, setup.USUAL_DIFFICULTY),
    option("fatigue", "TS-255"),
    option("absent_rivals", "TS-274"),
    option("no_random", "TS-276"),
    option("secondary_market", "TS-282"),
    option("unique_starters", "TS-289"),
    *each_seat(option("free_traffic", "TS-281"), SEATS[-1]),
    *each_seat(option("handicap", "TS-287", HANDICAPS), SEATS[-1]),
)


def incompatibility(seats: int, options: dict[str, int]) -> str:
    """Absent rivals are for 2 or 3 humans; all other variants may be combined (TS-274, TS-296)."""
    if options["absent_rivals"] and seats not in (2, 3):
        return text.say("incompatible-absent-rivals", seats=seats)
    return ""


def scores(g: TimeOfSoccer) -> list[Score]:
    """Every club's result, with its press releases; places are among the clubs (TS-254)."""
    found = []
    for seat in range(g.seats):
        parts = scoring.score(g, g.club[seat])
        found.append(
            Score(
                seat=seat,
                total=sum(parts),
                place=scoring.club_place(g, seat),
                parts={text.say(f"part-{part}"): n for part, n in zip(scoring.PARTS, parts, strict=True)},
                notes=[(THINGS[entry >> 1], scoring.press_value(entry)) for entry in g.kept[seat]],
            )
        )
    return found


GAME: Final = Game(
    id="time_of_soccer",
    title=text.printed("game", "title"),
    seats=SEATS,
    edition=FACTS["edition"],
    rules_version=1,
    options=OPTIONS,
    codec=Codec(QUESTIONS.verb_names, THINGS),
    bound=6000,
    new=setup.new_game,
    load=TimeOfSoccer.load,
    over=lambda g: bool(g.over),
    scores=scores,
    view=view.view,
    redeal=redeal.redeal,
    stage=view.stage,
    asking=QUESTIONS,
    story=story.STORY,
    conserved=conserved.conserved,
    secrets=view.secrets,
    orders=orders.ORDERS,
    package="touchline.games.time_of_soccer",
    goods=holdings.goods,
    holdings=holdings.holdings,
    rounds=("weeks", lambda g: int(g.week)),
    drafting=Drafting("align", draft.edit, draft.look, draft.sequence, ("align_principal", "align_position")),
    incompatibility=incompatibility,
)
