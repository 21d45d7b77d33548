"""Shoot-out: penalties with secret corners, and keepers who learn. A whole game for Touchline in one file."""

from __future__ import annotations

from typing import Any

from touchline.engine.codec import Codec
from touchline.engine.game import Game, Score
from touchline.engine.questions import Question, Questions, Said, refuse, rules_of, said
from touchline.engine.sentences import Sentences, Told
from touchline.engine.speech import Words
from touchline.engine.state import State

THINGS = ["left", "centre", "right", "feint", "power", "early_dive", "none"]
LEFT, CENTRE, RIGHT, FEINT, POWER, EARLY, NONE = range(7)
ROUNDS = 5  # SO-002
ROUND, SHOW = 0, 1  # steps
SHOOT, DIVE, TACTIC = 1, 2, 3  # questions
say = Words("touchline_shootout")


class Shootout(State):
    """What lies on the table, by seat."""

    round: int
    goals: list[int]
    hand: list[list[int]]
    shot: list[int]
    dive: list[int]
    tactic: list[int]
    last: list[int]  # the corner of the round before, or -1


def new_game(seats: int, seed: int, options: dict[str, int]) -> Shootout:
    """Three tactics each, no goals (SO-001)."""
    g = Shootout()
    g.start(seats, seed)
    g.round, g.goals, g.last = 0, [0] * seats, [-1] * seats
    g.hand = [[FEINT, POWER, EARLY] for _ in range(seats)]
    g.shot, g.dive, g.tactic = [-1] * seats, [-1] * seats, [NONE] * seats
    g.push(ROUND)
    return g


def start_round(g: Shootout, arg: int) -> None:
    """Everybody chooses at once (SO-002, SO-003)."""
    if g.round == ROUNDS:
        return
    g.round += 1
    g.tell("round", "SO-002", [g.round])
    g.push(ROUND)
    g.push(SHOW)
    for seat in range(g.seats):
        g.ask(seat, SHOOT)


def show(g: Shootout, arg: int) -> None:
    """All choices are shown, and every shot counts or is saved (SO-005 to SO-010)."""
    g.reveal()
    for seat in range(g.seats):
        keeper = (seat + 1) % g.seats
        shot, dive, feint = g.shot[seat], g.dive[keeper], g.tactic[seat] == FEINT
        guessed = shot == dive or (g.tactic[keeper] == EARLY and shot == CENTRE)
        saved = (guessed or shot == g.last[seat]) and not feint
        goals = 0 if saved else 2 if g.tactic[seat] == POWER else 1
        g.goals[seat] += goals
        g.tell("shot", "SO-006", [seat, keeper, shot, dive, g.tactic[seat], g.tactic[keeper], goals])
    for seat in range(g.seats):
        if g.tactic[seat] != NONE:
            g.hand[seat].remove(g.tactic[seat])
    g.last, g.tactic = g.shot, [NONE] * g.seats
    g.shot, g.dive = [-1] * g.seats, [-1] * g.seats


def legal_corner(g: Shootout, seat: int, arg: int) -> list[int]:
    """Any corner, to shoot at or to dive to (SO-003)."""
    return [g.open[seat] & 0xFF | corner << 8 for corner in (LEFT, CENTRE, RIGHT)]


def answer_shoot(g: Shootout, seat: int, arg: int, option: int) -> None:
    """Remember the corner, then ask for the dive."""
    g.shot[seat] = option >> 8
    g.ask(seat, DIVE)


def answer_dive(g: Shootout, seat: int, arg: int, option: int) -> None:
    """Remember the corner, then ask for a tactic, if there is one: how many a club holds is public."""
    g.dive[seat] = option >> 8
    if g.hand[seat]:
        g.ask(seat, TACTIC)


def legal_tactic(g: Shootout, seat: int, arg: int) -> list[int]:
    """One that is still held, or none (SO-004)."""
    return [TACTIC | card << 8 for card in [*g.hand[seat], NONE]]


def answer_tactic(g: Shootout, seat: int, arg: int, option: int) -> None:
    """It counts when everything is shown."""
    g.tactic[seat] = option >> 8


def used(g: Shootout, seat: int, arg: int, option: int) -> Said | None:
    """A tactic is used once (SO-004)."""
    return refuse("SO-004", "used") if FEINT <= option >> 8 <= EARLY else None


def asks(g: Shootout, seat: int, arg: int) -> Said:
    """The round."""
    return said(round=g.round)


QUESTIONS = (
    Question(SHOOT, "shoot", "SO-003", legal_corner, answer_shoot, asks, caretaker=LEFT),  # SO-012
    Question(DIVE, "dive", "SO-003", legal_corner, answer_dive, asks, caretaker=LEFT),
    Question(TACTIC, "tactic", "SO-004", legal_tactic, answer_tactic, asks, refuses=used, caretaker=NONE),
)
RULES = rules_of({ROUND: start_round, SHOW: show}, QUESTIONS)


ASKING = Questions(say, RULES, QUESTIONS, THINGS, idle="SO-003")
STORY = Sentences(
    say,
    {
        "round": Told("n", about="", chapter=True, quiet=True),
        "shot": Told(
            "who:seat keeper:seat corner:thing dive:thing tactic:thing reply:thing goals", mark="ball"
        ),
    },
    {"thing": ASKING.name},
)


def view(g: Shootout, seat: int) -> dict[str, Any]:
    """Goals, tactics in hand and the last corners are public, choices are not (SO-003)."""
    things = [*THINGS, None]
    clubs = [
        {"goals": g.goals[s], "hand": [THINGS[card] for card in g.hand[s]], "last": things[g.last[s]]}
        for s in range(g.seats)
    ]
    own = {"shot": things[g.shot[seat]], "dive": things[g.dive[seat]]} if seat >= 0 else None
    return {"round": g.round, "managers": clubs, "own": own}


def redeal(g: Shootout, seat: int, seed: int) -> Shootout:
    """A world that looks the same to the seat: the others may have chosen anything else."""
    world: Shootout = g.clone()  # type: ignore[assignment]
    world.imagined(seed)
    for other in set(range(g.seats)) - {seat}:
        if g.shot[other] >= 0:
            world.shot[other] = world.rand(3)
        if g.dive[other] >= 0:
            world.dive[other] = world.rand(3)
            if not g.open[other]:
                world.tactic[other] = [*g.hand[other], NONE][world.rand(len(g.hand[other]) + 1)]
    return world


def scores(g: Shootout) -> list[Score]:
    """Goals, and nothing else (SO-011)."""
    return [
        Score(s, g.goals[s], 1 + sum(other > g.goals[s] for other in g.goals), {"Goals": g.goals[s]})
        for s in range(g.seats)
    ]


GAME = Game(
    id="shootout",
    title="Shoot-out",
    seats=range(2, 5),
    edition="Shoot-out 1",
    rules_version=1,
    asking=ASKING,
    story=STORY,
    codec=Codec(ASKING.verb_names, THINGS),
    bound=60,
    new=new_game,
    load=Shootout.load,
    over=lambda g: g.round == ROUNDS and not any(g.open),
    scores=scores,
    view=view,
    redeal=redeal,
    stage=lambda table: say("stage", round=table["round"]),
    package="touchline_shootout",
)
