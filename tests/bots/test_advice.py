"""What the coach says of options: in what order, with which chances, and why."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.bots.given import moments, started
from touchline.bots import advice
from touchline.bots.minds import mind
from touchline.bots.search import Search, Tried
from touchline.engine.game import Spec, find

MIND = mind(find("best11"))  # its parts: cards and symbols, tactical cards, money, hand
TEXTS = ["pass", "open"]
MORE = "It promises more from cards and symbols (+2.0) than <open>"


def tried(option: int, chance: float, *promise: float) -> Tried:
    """A candidate after one trial."""
    return Tried(option, visits=1, total=chance, promises=list(promise) or [0.0] * 4)


def test_best_is_first_and_nothing_else_is_shown_with_a_higher_chance():
    found = advice._in_order([tried(1, 0.5), tried(2, 0.3), tried(3, 0.55), tried(4, 0.4), tried(3, 0.1)])
    assert [one.option for one in found] == [1, 3, 4, 2]
    assert [advice._advised("", one, found[0]).chance for one in found] == [0.5, 0.5, 0.4, 0.3]


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        ((0.5, 1, 0, 0, 0), (0.495, 0, 0, 0, 0), "It makes little difference: <open> is about as good."),
        ((0.5, 1, 0, 0, 0), (0.52, 0, 0, 0, 0), "It makes little difference: <open> is about as good."),
        ((0.5, 0, 0, 0, 0), (0.4, 0, 0.1, 0, 0), "The others gain less from it than from <open>."),
        ((0.5, 2, 0, 0, 0), (0.4, 0, 0, 0, 0), f"{MORE}."),
        ((0.5, 2, 0, 0, 0), (0.4, 0, 0, 0.5, 0), f"{MORE}, for a little less from money (−0.5)."),
        ((0.5, 2, 0, 0, 0), (0.4, 0, 0, 3, 0), f"{MORE}, for less from money (−3.0)."),
    ],
)
def test_reason_is_that_of_the_figures(first: tuple[float, ...], second: tuple[float, ...], said: str):
    assert advice.reason(MIND, [tried(1, *first), tried(2, *second)], TEXTS) == said


def test_who_plays_alone_is_told_of_points():
    better, worse = tried(1, 0.61, 5, 0, 0, 0), tried(2, 0.609, 3, 0, 0, 0)
    assert advice.reason(MIND, [better, worse], TEXTS, alone=True) == f"{MORE}."
    little = "It makes little difference: <open> is about as good."
    assert advice.reason(MIND, [worse, worse], TEXTS, alone=True) == little


@pytest.mark.parametrize("game_id", ["eleven", "time_of_soccer"])
def test_who_plays_alone_wants_points(game_id: str):
    known = mind(find(game_id))
    after_setup = islice(moments(known.game, 1, every=40), 1, None)
    chances = {sum(known.parts(g, 0)): known.chances(g)[0] for g, _ in after_setup}
    assert len(chances) > 3
    assert [chances[points] for points in sorted(chances)] == sorted(set(chances.values()))


def test_the_only_idea_has_a_chance_too(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Search, "candidates", lambda thought, width: [Tried(thought.sight.options[0])])
    g = started(MIND.game, 2)
    (said,) = advice.advise(Spec("best11"), g.dump(), g.next_seat(), 1).options
    assert (said.visits, 0 < said.chance < 1) == (advice.VISITS, True)


def test_the_clear_steps_of_a_big_choice_cost_no_trials(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Search, "candidates", lambda thought, width: [Tried(thought.sight.options[0])])
    g, seat = next((g, seat) for g, seat in moments(MIND.game, 2) if advice.is_part(MIND.game, g, seat))
    (said,) = advice.advise(Spec("best11"), g.dump(), seat, 1).options
    assert said.visits == 0
