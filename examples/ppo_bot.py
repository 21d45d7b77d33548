"""The trained policy as a bot: touchline tournament best11 --bots examples/ppo_bot.py:ppo,greedy

It plays the weights that TOUCHLINE_POLICY names, or policy.npz in the folder you are in.
"""

from __future__ import annotations

import os
from functools import cache

import numpy as np
from policy import Policy

import touchline


@cache
def trained(path: str) -> Policy:
    """The weights, read once."""
    return Policy.load(path)


@touchline.bot("ppo", text="What examples/train_ppo.py has learned from playing itself.")
def ppo(sight: touchline.Sight, chance: touchline.Chance) -> int:
    """The option that the policy likes best."""
    policy = trained(os.environ.get("TOUCHLINE_POLICY", "policy.npz"))
    ids = sight.ids
    chosen = policy.best(np.frombuffer(sight.observe(), np.float32), ids)
    return sight.options[ids.index(chosen)]
