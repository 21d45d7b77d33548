"""The action space: every option has an id, whatever is played."""

from __future__ import annotations

import pickle

import pytest

import touchline
from tests.research.given import GAMES, spread
from touchline.engine.actions import actions_of
from touchline.engine.chance import Chance, seed_state
from touchline.engine.game import find

SIZES = {"best11": 994, "eleven": 3248, "footmania": 9423, "superclub": 3871, "time_of_soccer": 910}


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_dense_and_survive_the_trip_through_text(game: str) -> None:
    space = touchline.actions(game, seats=3)
    assert space.n == len(space) == SIZES[game]  # ids are stable for a version of the rules
    texts = [space.text(id) for id in range(space.n)]
    assert len(set(texts)) == space.n
    assert [space.id(text) for text in texts] == list(range(space.n))
    assert pickle.loads(pickle.dumps(space)) is space


def outside(game: str, tables: list[tuple[int, dict[str, int]]], decisions: int) -> set[str]:
    """Options that random games list and the space does not have."""
    found, missing, known = find(game), set(), actions_of(find(game)).ids
    for number, (seats, options) in enumerate(tables):
        g = found.new(seats, seed_state(f"space {number}"), options)
        found.rules.settle(g)
        chance = Chance(number)
        for _ in range(decisions):
            seat = g.next_seat()
            if seat < 0:
                break
            legal = found.rules.options(g, seat)
            missing |= {found.codec.text(option) for option in legal if option not in known}
            found.rules.apply(g, seat, legal[chance.rand(len(legal))])
    return missing


@pytest.mark.parametrize("game", GAMES)
def test_random_games_list_nothing_outside(game: str) -> None:
    assert outside(game, spread(game, 12), 1500) == set()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_random_games_of_all_variants_list_nothing_outside(game: str) -> None:
    assert outside(game, spread(game, 1000) * 3, 20_000) == set()


@pytest.mark.parametrize("text", ["", "nominate:kp_1", "x:y", "nominate", None, 5])
def test_unknown_text_is_an_error(text: str) -> None:
    with pytest.raises(touchline.TouchlineError, match="is not an action of best11"):
        touchline.actions("best11").id(text)


def test_unknown_id_and_seats_are_errors() -> None:
    with pytest.raises(touchline.TouchlineError, match="ids are 0 to 993"):
        touchline.actions("best11").text(994)
    with pytest.raises(touchline.TouchlineError, match="2 to 4 managers, not 7"):
        touchline.actions("best11", seats=7)
