"""Environments for learners: PettingZoo (`aec`, `parallel`) and Gymnasium (`gym`, `vector`).

They need `pip install 'touchline[rl]'`. Importing this package registers an id for each game with Gymnasium,
for example `touchline/Best11-v0`. `touchline.envs.spiel` is for OpenSpiel. docs/research.md is the guide.
"""

from __future__ import annotations

from touchline.engine.errors import TouchlineError
from touchline.engine.game import known

try:
    import gymnasium
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as error:
    raise TouchlineError(
        "Environments need numpy, gymnasium and pettingzoo: pip install 'touchline[rl]'."
    ) from error

from touchline.envs.core import REWARDS
from touchline.envs.many import AECGame, ParallelGame, aec, parallel
from touchline.envs.one import SeatEnv, gym
from touchline.envs.vector import VectorGame, vector

__all__ = ["REWARDS", "AECGame", "ParallelGame", "SeatEnv", "VectorGame", "aec", "gym", "parallel", "vector"]

IDS = {game.title().replace("_", ""): game for game in known()}

for _name, _game in IDS.items():
    if f"touchline/{_name}-v0" not in gymnasium.registry:
        gymnasium.register(
            id=f"touchline/{_name}-v0",
            entry_point="touchline.envs.one:SeatEnv",
            vector_entry_point="touchline.envs.vector:made_by_gymnasium",
            kwargs={"game": _game},
        )
