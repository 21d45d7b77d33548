"""Environments: held to the account of the peers' own suites, and to ours."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import touchline
from tests.research.given import GAMES, moments, spread
from touchline import envs
from touchline.engine.game import Score, find
from touchline.envs.core import final_rewards

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")
NAMES = sorted(envs.IDS)


def masked(env: Any, observation: Any, agent: str, chance: Any) -> int:
    return int(chance.choice(numpy.flatnonzero(observation["action_mask"])))


def played_out(env: Any, seed: int) -> dict[str, float]:
    """All rewards of a random game of an AEC environment."""
    chance = numpy.random.default_rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        env.step(None if terminated or truncated else masked(env, observation, agent, chance))
    return total


# The peers' suites


@pytest.mark.parametrize("game", ["best11", "time_of_soccer"])
def test_aec_passes_the_suite_of_pettingzoo(game: str) -> None:
    api_test(envs.aec(game, seats=2), num_cycles=60)


def test_aec_is_seeded() -> None:
    seed_test(lambda: envs.aec("best11", seats=3), num_cycles=40)


def test_parallel_passes_the_suite_of_pettingzoo() -> None:
    parallel_api_test(envs.parallel("best11", seats=3), num_cycles=60)
    parallel_seed_test(lambda: envs.parallel("best11", seats=3), num_cycles=20)


def test_seat_passes_the_suite_of_gymnasium() -> None:
    check_env(gymnasium.make("touchline/Best11-v0", opponents=["random"]).unwrapped)


def check_with_stable_baselines(game: str, seats: int) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    checker.check_env(envs.gym(game, opponents=["random"] * (seats - 1)))


SUITES: dict[str, Callable[[str, int], None]] = {
    "pettingzoo_api": lambda game, seats: api_test(envs.aec(game, seats=seats), num_cycles=1000),
    "pettingzoo_seed": lambda game, seats: seed_test(lambda: envs.aec(game, seats=seats), num_cycles=300),
    "pettingzoo_parallel": lambda game, seats: parallel_api_test(
        envs.parallel(game, seats=seats), num_cycles=1000
    ),
    "pettingzoo_parallel_seed": lambda game, seats: parallel_seed_test(
        lambda: envs.parallel(game, seats=seats), num_cycles=100
    ),
    "pettingzoo_render": lambda game, seats: render_test(
        lambda render_mode: envs.aec(game, seats=seats, render_mode=render_mode)
    ),
    "gymnasium": lambda game, seats: check_env(envs.gym(game, opponents=["random"] * (seats - 1))),
    "stable_baselines": check_with_stable_baselines,
}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in GAMES for seats in find(game).seats])
@pytest.mark.parametrize("suite", SUITES)
def test_every_game_passes_every_suite_with_all_seats(suite: str, game: str, seats: int) -> None:
    SUITES[suite](game, seats)


# What is ours


@pytest.mark.parametrize("name", NAMES)
def test_id_is_registered_and_steps(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(f"touchline/{name}-v0", opponents=["random"], reward="score_delta")
        seen, info = env.reset(seed=3)
        for _ in range(12):
            assert env.observation_space.contains(seen)
            assert numpy.array_equal(env.unwrapped.action_masks(), info["action_mask"].astype(bool))
            seen, reward, _, truncated, info = env.step(numpy.flatnonzero(info["action_mask"])[0])
            assert isinstance(reward, float)
            assert not truncated


@pytest.mark.parametrize("reward", envs.REWARDS)
def test_rewards_are_those_of_the_final_scores(reward: str) -> None:
    env = envs.aec("best11", seats=3, reward=reward)
    earned = played_out(env, 4)
    scores = env.unwrapped.table.scores
    if reward == "score_delta":
        env.reset(seed=4)
        begun = find("best11").scores(env.unwrapped.table.state)
        assert list(earned.values()) == [s.total - b.total for s, b in zip(scores, begun, strict=True)]
    else:
        assert list(earned.values()) == final_rewards(reward, scores)


def test_rewards_in_figures() -> None:
    scores = [Score(seat, total, place, {}) for seat, (total, place) in enumerate([(9, 2), (12, 1), (9, 2)])]
    assert final_rewards("win", scores) == [0, 1, 0]
    assert final_rewards("place", scores) == [-0.5, 1, -0.5]
    assert final_rewards("margin", scores) == [-3, 3, -3]
    shared = [Score(0, 5, 1, {}), Score(1, 5, 1, {})]
    assert final_rewards("win", shared) == [0.5, 0.5]
    assert final_rewards("place", shared) == [0, 0]
    assert final_rewards("margin", [Score(0, 31, 1, {})]) == [31]


@pytest.mark.parametrize("game", GAMES)
def test_scores_on_the_way_tell_a_seat_nothing_hidden(game: str) -> None:
    for seats, options in spread(game, 4):
        table = touchline.new(game, seats=seats, seed=3, options=options)
        for number, (seat, _) in enumerate(moments(table, 2, 400)):
            if number % 40 == 0:
                worlds = (table, table.imagine(seat, number))
                ours, theirs = (find(game).scores(world.state)[seat] for world in worlds)
                assert ours.total == theirs.total


def test_same_seed_gives_the_same_games() -> None:
    env = envs.aec("best11", seats=2)
    assert played_out(env, 5) == played_out(env, 5)
    env.reset(seed=1)
    env.reset()
    second = env.unwrapped.table.match.secret
    env.reset(seed=1)
    assert env.unwrapped.table.match.secret != second
    env.reset()
    assert env.unwrapped.table.match.secret == second


def test_illegal_action_ends_the_game_as_lost() -> None:
    env = envs.aec("best11", seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    wrong = int(numpy.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    before = env.unwrapped.table.record
    env.step(wrong)
    assert env.terminations[agent]
    assert env.unwrapped.table.record == before
    assert {a: env._cumulative_rewards[a] for a in env.agents}[agent] == -1


def test_illegal_action_is_an_error_where_that_is_wanted() -> None:
    env = envs.aec("best11", seats=2, illegal="raise")
    env.reset(seed=1)
    wrong = int(numpy.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    before = env.unwrapped.table.record
    with pytest.raises(touchline.Refused, match="Legal now: "):
        env.step(wrong)
    for action in (10**6, -1, "x", 0.5):
        with pytest.raises(touchline.TouchlineError, match="ids are 0 to 993"):
            env.step(action)
    assert env.unwrapped.table.record == before

    seat = envs.gym("best11", opponents=["random"], illegal="raise")
    seat.reset(seed=1)
    with pytest.raises(touchline.Refused, match="Legal now: "):
        seat.step(numpy.flatnonzero(~seat.action_masks())[0])

    both = envs.parallel("best11", seats=2, illegal="raise")
    both.reset(seed=1)
    with pytest.raises(touchline.Refused, match="Legal now: "):
        both.step({"seat_0": wrong, "seat_1": wrong})
    with pytest.raises(touchline.TouchlineError, match="seat_0 is asked"):
        both.step({})


def test_one_illegal_answer_of_several_takes_none() -> None:
    env = envs.parallel("best11", seats=2)
    seen, _ = env.reset(seed=1)
    right = int(numpy.flatnonzero(seen["seat_0"]["action_mask"])[0])
    wrong = int(numpy.flatnonzero(seen["seat_1"]["action_mask"] == 0)[0])
    _, rewards, terminated, _, infos = env.step({"seat_0": right, "seat_1": wrong})
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0}
    assert all(terminated.values())
    assert "Legal now: " in infos["seat_1"]["illegal"]
    assert env.table.log == []
    assert env.agents == []


def test_seat_ends_the_game_on_an_illegal_action_and_wants_a_reset() -> None:
    env = envs.gym("best11", opponents=["random"])
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=2)
    _, reward, terminated, _, info = env.step(numpy.flatnonzero(~env.action_masks())[0])
    assert (reward, terminated) == (-1.0, True)
    assert "Legal now: " in info["illegal"]
    assert not env.action_masks().any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_seat_plays_a_whole_game_from_any_seat() -> None:
    env = envs.gym("best11", opponents=["random", "greedy"], seat=None, reward="place", render_mode="ansi")
    seats = set()
    for seed in range(3):
        _, info = env.reset(seed=seed)
        seats.add(env.seat)
        done, reward = False, 0.0
        while not done:
            _, reward, done, _, info = env.step(numpy.flatnonzero(env.action_masks())[0])
        assert env.table is not None
        assert info["place"] == env.table.scores[env.seat].place
        assert reward == final_rewards("place", env.table.scores)[env.seat]
        assert touchline.load_record(env.table.record).over
        assert "over" in str(env.render())
    assert len(seats) > 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"reward": "points"}, "`reward` is one of win, place, margin, score_delta"),
        ({"illegal": "ignore"}, "`illegal` is one of end, raise"),
        ({"opponents": "greedy"}, "Name opponents in a list"),
        ({"opponents": ["nobody"]}, "There is no bot 'nobody'"),
        ({"opponents": ["random"] * 9}, "2 to 4 managers, not 10"),
        ({"seat": 2}, "seats are 0 to 1"),
    ],
)
def test_wrong_words_are_refused(words: dict[str, Any], message: str) -> None:
    with pytest.raises(touchline.TouchlineError) as refused:
        envs.gym("best11", **words)
    assert message in str(refused.value)


def test_games_that_need_not_end_are_refused() -> None:
    with pytest.raises(touchline.TouchlineError, match="need not end"):
        envs.aec("superclub", seats=2, options={"season_limit": 0})


def test_state_is_for_critics() -> None:
    env = envs.aec("best11", seats=2)
    env.reset(seed=1)
    assert env.unwrapped.state_space.contains(env.state())


def test_several_seats_at_once() -> None:
    env = gymnasium.make_vec("touchline/Best11-v0", num_envs=3, vectorization_mode="sync")
    seen, info = env.reset(seed=1)
    assert seen.shape[0] == 3
    actions = numpy.array([numpy.flatnonzero(mask)[0] for mask in info["action_mask"]])
    seen, _, terminated, _, _ = env.step(actions)
    assert not terminated.any()
    assert (seen != seen[0]).any()


def after(env: Any, steps: int) -> bytes:
    """What a seat sees after so many of its first legal actions."""
    for _ in range(steps):
        seen = env.step(int(numpy.flatnonzero(env.action_masks())[0]))[0]
    return bytes(seen)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_environments_can_be_copied_and_sent(again: Callable[[Any], Any]) -> None:
    env = envs.gym("best11", opponents=["greedy", "random"], seat=1)
    env.reset(seed=4)
    after(env, 3)
    other = again(env)
    assert other.stage.game is env.stage.game
    assert after(other, 5) == after(env, 5)
    both = envs.parallel("best11", seats=2)
    both.reset(seed=1)
    assert again(both).table.record == both.table.record
    turns = envs.aec("best11", seats=2)
    turns.reset(seed=1)
    assert again(turns).unwrapped.table.record == turns.unwrapped.table.record
