"""The search player: it looks no further than it may, plays the same again, and what it learns is its own."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from touchline.bots.levels import LEVELS
from touchline.bots.minds import can_look_ahead, mind, overlooked
from touchline.bots.registry import get
from touchline.bots.search import Budget, Place, Search, search
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance, best, seed_state
from touchline.engine.errors import TouchlineError
from touchline.engine.game import find, known

GAMES = [game_id for game_id in known() if can_look_ahead(game_id)]
FEW = Budget(trials=6, width=3)


@cache
def positions(game_id: str, step: int = 23, most: int = 6) -> list[tuple[Any, int]]:
    """Every so many decisions of a game among newcomers: the state, and who is asked."""
    game, weigh = find(game_id), mind(find(game_id)).weigh
    g = game.new(2, seed_state(f"{game_id}:search"), game.option_values({}, 2))
    game.rules.settle(g)
    chance, found, decisions = Chance("search"), [], 0
    while (seat := g.next_seat()) >= 0 and len(found) < most:
        if decisions % step == step - 1:
            found.append((g.clone(), seat))
        options = game.rules.options(g, seat)
        game.rules.apply(g, seat, best(options, weigh(g, seat, options, chance), chance))
        decisions += 1
    return found


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", ["starter", "squad", "captain", "gaffer"])
def test_choice_does_not_depend_on_what_is_hidden(game_id: str, level: str) -> None:
    """What is hidden is dealt again: the same seed gives the same choice, whatever the truth is."""
    game, bot = find(game_id), get(level, game_id)
    for state, seat in positions(game_id):
        other = game.redeal(state, seat, 77)
        chosen = [bot(Sight.of(game, truth, seat, 5), Chance("same")) for truth in (state, other)]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("game_id", GAMES)
def test_legend_does_not_peek_either(game_id: str) -> None:
    game, legend = find(game_id), mind(find(game_id))
    for state, seat in positions(game_id)[1:3]:
        other = game.redeal(state, seat, 77)
        chosen = [
            search(Sight.of(game, truth, seat, 5), Chance("same"), legend, 4) for truth in (state, other)
        ]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("game_id", ["footmania", "superclub", "time_of_soccer"])
def test_a_world_brings_the_same_luck_whenever_it_is_tried(game_id: str) -> None:
    game = find(game_id)
    for state, seat in positions(game_id)[:3]:
        thought = Search(Sight.of(game, state, seat, 3), Chance(1))
        one = thought.candidates(3)[0]
        assert thought.trial(one, 5) == thought.trial(one, 5)


@pytest.mark.parametrize("game_id", GAMES)
def test_legend_looks_at_least_as_far_as_gaffer_and_searches_as_much(game_id: str) -> None:
    gaffer, legend = mind(find(game_id), seasoned=True), mind(find(game_id))
    assert legend.horizon >= gaffer.horizon
    assert legend.by_heart <= gaffer.by_heart


def test_distribution_of_choices_is_the_same_whatever_is_hidden() -> None:
    game, bot = find("best11"), get("gaffer", "best11")
    state, seat = positions("best11")[1]
    spread = []
    for truth in (state, game.redeal(state, seat, 1), game.redeal(state, seat, 2)):
        spread.append(Counter(bot(Sight.of(game, truth, seat, n), Chance(n)) for n in range(8)))
    assert spread[0] == spread[1] == spread[2]


@pytest.mark.parametrize("game_id", GAMES)
def test_trials_make_it_reproducible(game_id: str) -> None:
    game = find(game_id)
    for state, seat in positions(game_id)[:2]:
        first, again = (Search(Sight.of(game, state, seat, 3), Chance(9)).think(FEW) for _ in range(2))
        assert [(one.option, one.values) for one in first] == [(one.option, one.values) for one in again]


@pytest.mark.parametrize("game_id", GAMES)
def test_answers_are_legal_and_the_sight_is_left_as_it_was(game_id: str) -> None:
    game = find(game_id)
    for state, seat in positions(game_id):
        before = state.dump()
        sight = Sight.of(game, state, seat, 3)
        assert search(sight, Chance(1), mind(game), 6) in game.rules.options(state, seat)
        assert state.dump() == before


def test_time_is_a_budget_too() -> None:
    game = find("best11")
    state, seat = next(
        (g, seat) for g, seat in positions("best11", 5, 20) if len(game.rules.options(g, seat)) > 2
    )
    tried = Search(Sight.of(game, state, seat, 3), Chance(1)).think(Budget(milliseconds=30, width=3))
    assert all(one.visits for one in tried)


def test_candidates_are_tried_in_the_same_worlds_and_a_doubtful_lead_does_not_count() -> None:
    game = find("best11")
    state, seat = positions("best11")[0]
    thought = Search(Sight.of(game, state, seat, 3), Chance(1))
    one, two = thought.candidates(2)[:2]
    thought.try_all([one, two], 4, None)
    assert one.visits == two.visits == 4
    one.values, two.values = [0.5, 0.5, 0.5], [0.9, 0.1, 0.53]
    assert two.lead(one, doubt=0.5) < 0
    two.values = [0.6, 0.6, 0.61]
    assert two.lead(one, doubt=0.5) > 0
    assert two.lead(one, doubt=99.0) < 0


def test_a_clear_lead_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a first idea that is better in every world nothing more is asked."""
    game = find("best11")
    state, seat = positions("best11")[0]

    def trials(better: float) -> int:
        thought = Search(Sight.of(game, state, seat, 3), Chance(1))
        tried = thought.candidates(4)
        luck = Chance(2)
        first = tried[0]
        monkeypatch.setattr(
            thought, "trial", lambda one, world: better * (one is first) + luck.rand(100) / 100
        )
        thought.halve(tried, 400, None)
        return sum(one.visits for one in tried)

    assert trials(5.0) < trials(0.0)


def test_a_place_lets_in_more_options_as_it_is_visited_more() -> None:
    game = find("best11")
    state, seat = next(
        (g, seat) for g, seat in positions("best11", 3, 60) if game.question(g, seat) == "nominate"
    )
    thought = Search(Sight.of(game, state, seat, 3), Chance(1))
    seen = []
    for visits in (1, 30):
        place = Place()
        place.visits = visits
        for _ in range(30):
            option = thought.choose(state, seat, place)
            after = place.after.setdefault(option, Place())
            after.visits, after.total = after.visits + 1, after.total + 0.5
        seen.append(len(place.after))
    assert seen[0] < seen[1]


def test_five_levels_in_every_game() -> None:
    assert list(LEVELS) == ["starter", "squad", "captain", "gaffer", "legend"]
    for game_id in known():
        for level in LEVELS:
            get(level, game_id)


def test_search_by_number_of_trials() -> None:
    game = find("best11")
    state, seat = positions("best11")[0]
    assert get("search:4", "best11")(Sight.of(game, state, seat, 3), Chance(1)) in game.rules.options(
        state, seat
    )
    endless = "search:" + 5000 * "9"  # more digits than Python turns into a number
    for name in ("search:0", "search:", "search:x", "search:-4", "search:9999999", endless, "find:4"):
        with pytest.raises(TouchlineError, match="search:NUMBER"):
            get(name, "best11")


def test_minds_of_earlier_rules_are_still_asked() -> None:
    game = find("best11~1")
    g = game.new(2, seed_state("earlier"), game.option_values({}, 2))
    game.rules.settle(g)
    for _ in range(12):
        seat = g.next_seat()
        game.rules.apply(g, seat, get("search:4", "best11~1")(Sight.of(game, g, seat, 3), Chance(1)))


def test_a_plan_takes_no_longer_with_more_rivals() -> None:
    found = mind(find("best11"))
    assert [found.plan_budget(seats) for seats in (1, 2, 4)] == [640, 640, 320]


def test_a_limit_of_cpu_time_stops_a_search_of_many_trials() -> None:
    game = find("best11")
    state, seat = positions("best11")[0]
    thought = Search(Sight.of(game, state, seat, 5), Chance("short"))
    thought.think(Budget(trials=1_000_000, width=2, cpu_milliseconds=1))
    assert thought.trials < 1000


@pytest.mark.parametrize("game_id", known())
def test_starter_overlooks_more_than_squad(game_id: str) -> None:
    starter, squad = overlooked(find(game_id))
    assert 0 < squad < starter < 100
