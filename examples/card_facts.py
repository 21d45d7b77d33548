"""What a learner may take from the cards themselves: weights that all cards share, fact by fact.

A network that knows cards only by their ids has to learn each of a hundred cards by itself. Here the weights
of an input or an action that names a card are the sum of two parts: its own, and one that follows from the
card's facts (`touchline.content`) and is shared by all cards at that place: "in the own hand", "bid". What is
learned about one card then holds for those like it. For playing both parts are added up once, and the network
is a plain one.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from policy import Array

import touchline

Weights = dict[str, Array]
Group = tuple[Array, Array]  # places among the inputs or actions, and the facts of the cards there


def facts_of(game: str) -> dict[str, Array]:
    """By card: its numbers, between -1 and 1, and a 1 for each of its words."""
    cards = touchline.content(game).cards
    plain = {
        id: {name: value for name, value in card.facts.items() if isinstance(value, int | float | str)}
        for id, card in cards.items()
    }
    most: dict[str, float] = {}
    words: set[tuple[str, str]] = set()
    for facts in plain.values():
        for name, value in facts.items():
            if isinstance(value, str):
                words.add((name, value))
            else:
                most[name] = max(most.get(name, 1.0), abs(value))
    columns: dict[Any, int] = {key: at for at, key in enumerate([*sorted(most), *sorted(words)])}
    found = {}
    for id, facts in plain.items():
        row = np.zeros(len(columns) + 1, np.float32)
        row[-1] = 1.0
        for name, value in facts.items():
            if isinstance(value, str):
                row[columns[name, value]] = 1.0
            else:
                row[columns[name]] = value / most[name]
        found[id] = row
    return found


def groups(names: list[str], between: str, facts: dict[str, Array]) -> list[Group]:
    """The names that end in a card, by what stands before it."""
    found: dict[str, list[tuple[int, Array]]] = {}
    for place, name in enumerate(names):
        before, _, card = name.rpartition(between)
        if card in facts:
            found.setdefault(before, []).append((place, facts[card]))
    return [
        (np.array([place for place, _ in rows]), np.array([row for _, row in rows]))
        for rows in found.values()
        if len(rows) > 1
    ]


class Shared:
    """The shared weights of a policy for a game: `in0`, `in1` … of inputs, `out0`, `out1` … of actions."""

    def __init__(self, game: str, seats: int) -> None:
        space, facts = touchline.actions(game), facts_of(game)
        self.inputs = groups(touchline.encoder(game, seats=seats).names, ".", facts)
        self.actions = groups([space.text(id) for id in range(space.n)], ":", facts)

    def new(self, hidden: int, seed: int) -> Weights:
        """Fresh ones."""
        chance, made = np.random.default_rng(seed), {}
        for kind, some, scale in (("in", self.inputs, 0.1), ("out", self.actions, 0.01)):
            for number, (_, facts) in enumerate(some):
                fresh = chance.standard_normal((facts.shape[1], hidden)) * scale
                made[f"{kind}{number}"] = fresh.astype(np.float32)
        return made

    def added_up(self, own: Weights, shared: Weights) -> Weights:
        """The weights to play with."""
        weights = {**own, "w1": own["w1"].copy(), "wp": own["wp"].copy()}
        for number, (places, facts) in enumerate(self.inputs):
            weights["w1"][places] += facts @ shared[f"in{number}"]
        for number, (places, facts) in enumerate(self.actions):
            weights["wp"][:, places] += (facts @ shared[f"out{number}"]).T
        return weights

    def slopes(self, slopes: Weights) -> Weights:
        """How the loss changes with the shared weights, if it changes so with those to play with."""
        found = {}
        for number, (places, facts) in enumerate(self.inputs):
            found[f"in{number}"] = facts.T @ slopes["w1"][places]
        for number, (places, facts) in enumerate(self.actions):
            found[f"out{number}"] = facts.T @ slopes["wp"][:, places].T
        return found
