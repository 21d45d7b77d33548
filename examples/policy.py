"""A small network in plain numpy: from what a seat sees to a preference for each action, and a forecast.

It needs no framework to play, and the file of a trained one (`.npz`) is a few arrays by name.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
NOT_LEGAL = np.float32(-1e9)


class Policy:
    """Two hidden layers, then the logits of all actions and the value of the position."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = weights

    @classmethod
    def new(cls, inputs: int, hidden: int, actions: int, seed: int) -> Policy:
        """Fresh weights; the last layers begin near zero, so that play begins at random."""
        chance = np.random.default_rng(seed)

        def layer(rows: int, columns: int, scale: float) -> Array:
            return (chance.standard_normal((rows, columns)) * scale).astype(np.float32)

        return cls(
            {
                "w1": layer(inputs, hidden, (2 / 60) ** 0.5),  # about so many inputs are not zero
                "b1": np.zeros(hidden, np.float32),
                "w2": layer(hidden, hidden, (2 / hidden) ** 0.5),
                "b2": np.zeros(hidden, np.float32),
                "wp": layer(hidden, actions, 0.01),
                "bp": np.zeros(actions, np.float32),
                "wv": layer(hidden, 1, 0.01),
                "bv": np.zeros(1, np.float32),
            }
        )

    @classmethod
    def load(cls, path: str | Path) -> Policy:
        """A policy from its file."""
        with np.load(path) as file:
            return cls({name: file[name].astype(np.float32) for name in file.files})

    def save(self, path: str | Path) -> None:
        """Write the weights, with half the digits: enough to play, and to go on learning."""
        np.savez_compressed(path, **{name: w.astype(np.float16) for name, w in self.weights.items()})

    def forward(self, seen: Array, mask: Array) -> tuple[Array, Array, tuple[Array, Array]]:
        """Log-probabilities of the actions (next to none where not legal), values, hidden layers."""
        w = self.weights
        first = np.maximum(seen @ w["w1"] + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        logits = np.where(mask, second @ w["wp"] + w["bp"], NOT_LEGAL)
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return logits, (second @ w["wv"] + w["bv"])[:, 0], (first, second)

    def best(self, seen: Array, legal: list[int]) -> int:
        """The legal action that it likes best."""
        w = self.weights
        first = np.maximum(seen @ w["w1"] + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        return legal[int((second @ w["wp"][:, legal] + w["bp"][legal]).argmax())]
