"""OpenSpiel: its own suite plays our games, and what players see is what they may know."""

from __future__ import annotations

import pickle
from typing import Any

import numpy
import pytest

import touchline
from tests.research.given import GAMES
from touchline.engine.game import find

pyspiel = pytest.importorskip("pyspiel")
spiel = pytest.importorskip("touchline.envs.spiel")


def played(game: Any, deal: int, decisions: int) -> Any:
    """A state after so many decisions, each time the middle one of what is legal."""
    state = game.new_initial_state()
    state.apply_action(deal)
    for _ in range(decisions):
        legal = state.legal_actions()
        state.apply_action(legal[len(legal) // 2])
    return state


def test_suite_of_openspiel() -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game("touchline_best11(players=2)"), num_sims=1, serialize=True, verbose=False
    )


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in GAMES for seats in find(game).seats])
@pytest.mark.parametrize("reward", spiel.REWARDS)
def test_suite_of_openspiel_with_all_seats(game: str, seats: int, reward: str) -> None:
    # The suite keeps a copy of every state: twelve seasons of six clubs, 18,000 decisions, fill 24 GB.
    short = ",options=season_limit:3" if game == "superclub" else ""
    loaded = pyspiel.load_game(f"touchline_{game}(players={seats},reward={reward}{short})")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=game == "best11", verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_registered_with_its_sizes(game: str) -> None:
    loaded = pyspiel.load_game(f"touchline_{game}(players=2)")
    assert loaded.num_distinct_actions() == touchline.actions(game).n
    assert tuple(loaded.observation_tensor_shape()) == touchline.encoder(game, seats=2).shape
    state = played(loaded, 3, 4)
    assert state.legal_actions() == sorted(state.table.legal(state.current_player()))


def test_player_observes_what_the_encoder_and_the_view_tell() -> None:
    state = played(pyspiel.load_game("touchline_best11(players=3)"), 17, 30)
    encoder = touchline.encoder("best11", seats=3)
    for seat in range(3):
        assert numpy.allclose(state.observation_tensor(seat), encoder.observe(state.table, seat))
        assert f'"seat":{seat}' in state.observation_string(seat)
    assert state.clone().legal_actions() == state.legal_actions()
    again = pickle.loads(pickle.dumps(state))
    assert again.history() == state.history()
    assert again.table.record == state.table.record


def test_clone_is_independent() -> None:
    state = played(pyspiel.load_game("touchline_best11(players=2)"), 1, 10)
    twin, before = state.clone(), state.table.record
    twin.apply_action(twin.legal_actions()[0])
    assert state.table.record == before
    assert len(twin.table.log) == 11
    assert str(twin).splitlines()[0] == "1 decisions, then"
    assert len(str(twin).splitlines()) == 11


def test_returns_sum_to_zero_or_one() -> None:
    for reward, total in (("place", 0), ("win", 1)):
        state = played(pyspiel.load_game(f"touchline_best11(players=3,reward={reward})"), 5, 0)
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[-1])
        assert sum(state.returns()) == pytest.approx(total)
        assert touchline.load_record(state.table.record).over


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("players=9", "2 to 4 managers"),
        ("reward=fame", "`reward` is one of"),
        ("deals=0", "`deals` is at least 1"),
        ("options=gold", "no option"),
        ("options=money_cap:x", "whole number"),
    ],
)
def test_wrong_parameters_are_refused(words: str, message: str) -> None:
    with pytest.raises(Exception, match=message):
        pyspiel.load_game(f"touchline_best11({words})")
