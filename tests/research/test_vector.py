"""Many tables at once: the same games in this process and in others, and Gymnasium's ways."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy
import pytest

import touchline
from touchline import envs


def first_legal(masks: Any) -> Any:
    return masks.argmax(axis=1)


def played(vector: Any, steps: int) -> list[Any]:
    """What a run of first legal actions shows."""
    seen, info = vector.reset(seed=5)
    shown = [seen.tobytes(), info["action_mask"].tobytes()]
    for _ in range(steps):
        seen, rewards, over, _, info = vector.step(first_legal(info["action_mask"]))
        shown += [seen.tobytes(), info["action_mask"].tobytes(), rewards.tolist(), over.tolist()]
    return shown


def test_processes_play_the_same_games() -> None:
    here = envs.vector("best11", 3, opponents=["random"], workers=1)
    there = envs.vector("best11", 3, opponents=["random"], workers=2)
    try:
        assert played(here, 40) == played(there, 40)
    finally:
        there.close()
    with pytest.raises(touchline.TouchlineError, match="closed"):
        there.reset()


def test_each_table_is_the_single_environment_of_its_seed() -> None:
    vector = envs.vector("best11", 3, opponents=["random"], workers=1)
    seen, info = vector.reset(seed=[4, 9, 2])
    one = envs.gym("best11", opponents=["random"])
    alone, told = one.reset(seed=9)
    for _ in range(20):
        assert numpy.array_equal(seen[1], alone)
        assert numpy.array_equal(info["action_mask"][1], told["action_mask"])
        assert numpy.array_equal(vector.action_masks()[1], one.action_masks())
        actions = first_legal(info["action_mask"])
        seen, *_, info = vector.step(actions)
        alone, *_, told = one.step(actions[1])


def test_game_that_ends_is_followed_by_the_next() -> None:
    vector = envs.vector("best11", 2, opponents=["random"], reward="place", workers=1)
    assert vector.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    assert isinstance(vector, gymnasium.vector.VectorEnv)
    seen, info = vector.reset(seed=1)
    assert vector.observation_space.contains(seen)
    for _ in range(400):
        actions = first_legal(info["action_mask"])
        assert vector.action_space.contains(actions)
        seen, rewards, over, truncated, info = vector.step(actions)
        assert not truncated.any()
        if over.any():
            break
    number = int(over.argmax())
    assert rewards[number] in (-1, 0, 1)
    assert info["_final_obs"].tolist() == info["_final_info"].tolist() == over.tolist()
    assert vector.single_observation_space.contains(info["final_obs"][number])
    assert info["final_info"]["place"][number] in (1, 2)
    assert info["action_mask"][number].any()  # of the next game


def test_wrong_input_is_an_error_and_workers_live_on() -> None:
    vector = envs.vector("best11", 2, opponents=["random"], illegal="raise", workers=2)
    try:
        _, info = vector.reset(seed=1)
        with pytest.raises(touchline.TouchlineError, match="one action for each of the 2 tables"):
            vector.step([1, 2, 3])
        with pytest.raises(touchline.TouchlineError, match="Legal now"):
            vector.step(info["action_mask"].argmin(axis=1))
        with pytest.raises(touchline.TouchlineError, match="one seed for each"):
            vector.reset(seed=[1])
        vector.reset(seed=2)
    finally:
        vector.close()
    with pytest.raises(touchline.TouchlineError, match="at least one table"):
        envs.vector("best11", 0)


def test_vector_in_this_process_is_begun_given_whole_numbers_and_closed_like_the_others() -> None:
    vector = envs.vector("best11", 2, opponents=["random"], workers=1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        vector.step([0, 0])
    vector.reset(seed=1)
    with pytest.raises(touchline.TouchlineError, match="whole numbers"):
        vector.step([1.5, 2.0])
    vector.close()
    with pytest.raises(touchline.TouchlineError, match="is closed"):
        vector.step([0, 0])


def test_gymnasium_makes_it_too() -> None:
    ours = gymnasium.make_vec("touchline/Best11-v0", num_envs=3, opponents=["random"], workers=1)
    assert isinstance(ours.unwrapped, envs.VectorGame)
    other = envs.vector("best11", 3, opponents=["random"], workers=1)
    assert numpy.array_equal(ours.reset(seed=4)[0], other.reset(seed=4)[0])


def test_what_a_caller_keeps_is_never_written_on_again() -> None:
    env = touchline.envs.vector("best11", 4, opponents=["random"], workers=1)
    seen, info = env.reset(seed=1)
    kept, mask = [(seen[1], seen[1].copy())], info["action_mask"]  # a view is enough to keep it
    for _ in range(12):
        seen, _, _, _, info = env.step(mask.argmax(axis=1))
        kept.append((seen[2:], seen[2:].copy()))
        before, mask = mask, info["action_mask"]
        assert mask is not before
    assert all(numpy.array_equal(array, copy) for array, copy in kept)
    env.close()
