"""A trained policy as a bot: touchline tournament best11 --bots examples/ppo_bot.py:ppo,greedy

It plays the weights that TOUCHLINE_POLICY names, or policy.npz in the folder you are in, or those that come
with the examples: best11_policy.npz, for Best 11 with two seats.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import numpy as np
from policy import Policy

import touchline

OURS = Path(__file__).parent / "best11_policy.npz"


@cache
def trained() -> Policy:
    """The weights, read once."""
    here = Path("policy.npz")
    return Policy.load(os.environ.get("TOUCHLINE_POLICY") or (here if here.exists() else OURS))


@touchline.bot("ppo", text="What examples/train_ppo.py has learned, from `greedy` and from playing itself.")
def ppo(sight: touchline.Sight, chance: touchline.Chance) -> int:
    """The option that the policy likes best."""
    ids, seen = sight.ids, np.frombuffer(sight.observe(), np.float32)
    expected = trained().weights["w1"].shape[0]
    if len(seen) != expected:
        raise touchline.TouchlineError(
            f"This policy was trained for observations of {expected} numbers; here there are {len(seen)}. "
            "The one that comes with the examples is for Best 11 with two seats."
        )
    return sight.options[ids.index(trained().best(seen, ids))]
