"""Trains a bot with imitation, then masked PPO and self-play, on the CPU, in plain numpy.

    python examples/train_ppo.py --minutes 10                 # CPU minutes of all processes together
    TOUCHLINE_POLICY=policy.npz touchline tournament best11 --bots examples/ppo_bot.py:ppo,greedy --games 200

Worker processes play many tables at once (self_play.py) and send what they saw; this process learns from it
and sends new weights back, while they play on with the last ones. A part of the time (--imitate) goes into
learning what `greedy` would do; then the policy plays itself, earlier selves and `greedy` (--league). The
reward comes at the end: half for the place, half for the margin in points. Cards of like facts share weights
(card_facts.py).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))

from card_facts import Shared
from policy import Array, Policy
from self_play import GREEDY, Crew

import touchline

CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
NORM = 0.5
EPOCHS = 3


class Learner:
    """Adam on the clipped objective of PPO, with gradients by hand.

    `policy` has the weights to play with. With `shared` they are the sum of their own and of shared ones, and
    both learn.
    """

    def __init__(
        self, policy: Policy, batch: int, seed: int, shared: Shared | None = None, go_on: bool = False
    ) -> None:
        self.policy, self.batch, self.shared = policy, batch, shared
        self.own = dict(policy.weights)
        self.common = shared.new(policy.weights["b1"].size, seed) if shared else {}
        if go_on:  # the shared weights of before are in the policy's already
            self.common = {name: np.zeros_like(weights) for name, weights in self.common.items()}
        self.all = {**self.own, **self.common}
        self.first = {name: np.zeros_like(w) for name, w in self.all.items()}
        self.second = {name: np.zeros_like(w) for name, w in self.all.items()}
        self.steps = 0
        self.entropy = ENTROPY
        self.chance = np.random.default_rng(seed)
        self._add_up()

    def _add_up(self) -> None:
        """What was learned last is what is played next."""
        if self.shared is not None:
            self.policy.weights = self.shared.added_up(self.own, self.common)

    def learn(self, rows: dict[str, Array], rate: float, imitate: bool = False) -> float:
        """A few passes over what was played; the mean entropy of the last one."""
        advantage = (rows["adv"] - rows["adv"].mean()) / (rows["adv"].std() + 1e-6)
        entropies: list[float] = []
        actions = self.policy.weights["bp"].size
        for _ in range(EPOCHS):
            order = self.chance.permutation(len(advantage))
            entropies = []
            for at in range(0, len(order), self.batch):
                some = order[at : at + self.batch]
                mask = np.unpackbits(rows["mask"][some], axis=1, count=actions).astype(bool)
                seen = rows["seen"][some].astype(np.float32)
                batch = (seen, mask, rows["action"][some], rows["log"][some])
                entropies.append(self._batch(*batch, advantage[some], rows["ret"][some], rate, imitate))
        return float(np.mean(entropies))

    def _batch(
        self,
        seen: Array,
        mask: Array,
        action: Array,
        before: Array,
        advantage: Array,
        returns: Array,
        rate: float,
        imitate: bool,
    ) -> float:
        logs, values, (first, second) = self.policy.forward(seen, mask)
        each = np.arange(len(action))
        chances = np.where(mask, np.exp(logs), 0)
        entropy = -(chances * np.where(mask, logs, 0)).sum(axis=1)
        if imitate:
            pull = -np.ones(len(action), np.float32)
        else:
            ratio = np.exp(logs[each, action] - before)
            held = np.where(advantage > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            pull = np.where(held, 0, -advantage * ratio)
        # How the loss changes with the logits: towards the action by `pull`, and towards more entropy.
        slope = -pull[:, None] * chances
        slope[each, action] += pull
        if not imitate:
            slope += self.entropy * chances * (np.where(mask, logs, 0) + entropy[:, None])
        slope /= len(action)
        ahead = (VALUE * (values - returns) / len(action))[:, None].astype(np.float32)
        w = self.policy.weights
        back_two = (slope @ w["wp"].T + ahead @ w["wv"].T) * (second > 0)
        back_one = (back_two @ w["w2"].T) * (first > 0)
        self._descend(
            {
                "w1": seen.T @ back_one,
                "b1": back_one.sum(axis=0),
                "w2": first.T @ back_two,
                "b2": back_two.sum(axis=0),
                "wp": second.T @ slope,
                "bp": slope.sum(axis=0),
                "wv": second.T @ ahead,
                "bv": ahead.sum(axis=0),
            },
            rate,
        )
        return float(entropy.mean())

    def _descend(self, slopes: dict[str, Array], rate: float) -> None:
        self.steps += 1
        if self.shared is not None:
            slopes = {**slopes, **self.shared.slopes(slopes)}
        length = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
        scale = min(1.0, NORM / (length + 1e-9))
        fade_one, fade_two = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for name, slope in slopes.items():
            slope *= np.float32(scale)
            first, second = self.first[name], self.second[name]
            first += np.float32(0.1) * (slope - first)
            second += np.float32(0.001) * (slope * slope - second)
            step = first / (np.sqrt(second * np.float32(1 / fade_two)) + np.float32(1e-8))
            self.all[name] -= np.float32(rate / fade_one) * step
        self._add_up()


def copied(policy: Policy) -> Policy:
    """The policy as it is now."""
    return Policy({name: weights.copy() for name, weights in policy.weights.items()})


def measured(asked: argparse.Namespace, games: int, seed: int) -> dict[str, float]:
    """The share of wins of the saved policy, at its best, in tournaments of two."""
    os.environ["TOUCHLINE_POLICY"] = str(Path(asked.out).resolve())
    bot = f"{Path(__file__).parent / 'ppo_bot.py'}:ppo"
    shares = {}
    for who in asked.against if games else []:
        figures = touchline.tournament(
            asked.game, [bot, who], games=games, seed=seed, workers=asked.workers, on_failure="raise"
        )
        shares[f"against_{who}"] = round(float(figures["by_bot"][0]["share"]), 4)
    return shares


def train(asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Learn until the processor time is spent; yields what was seen on the way."""
    encoder, space = touchline.encoder(asked.game, seats=2), touchline.actions(asked.game)
    policy = (
        Policy.load(asked.start)
        if asked.start
        else Policy.new(encoder.shape[0], asked.hidden, space.n, asked.seed)
    )
    learner = Learner(policy, asked.batch, asked.seed, Shared(asked.game, 2), bool(asked.start))
    pool = [copied(policy)]
    crew = Crew(asked.workers, (asked.game, 2, asked.tables, asked.league), asked.seed)
    chance = np.random.default_rng(asked.seed)
    budget, spent, own, shown = 60 * asked.minutes, 0.0, process_time(), 0.0
    begun, games, steps, number = perf_counter(), 0, 0, 0
    won: list[float] = []
    imitate = asked.imitate > 0
    crew.begin(policy, policy, asked.games, imitate)
    while (used := spent + process_time() - own) < budget and perf_counter() - begun < 60 * asked.wall:
        played = crew.collect()
        rows, imitated = played["rows"], imitate
        spent += played["spent"]
        over = max(used / budget, (perf_counter() - begun) / (60 * asked.wall))
        imitate, left = over < asked.imitate, max(0.0, 1 - over)
        if imitate:
            pool = [copied(policy)]
        elif number % 20 == 0:
            pool = [*pool[-9:], copied(policy)]
        crew.begin(copied(policy), pool[int(chance.integers(len(pool)))], asked.games, imitate)
        learner.entropy = ENTROPY * max(0.1, left)
        rate = asked.rate if imitated else 0.4 * asked.rate * max(0.05, left)
        entropy = learner.learn(rows, rate, imitated)
        games, steps, number = games + asked.games, steps + len(rows["action"]), number + 1
        won += played["won"][GREEDY]
        if used - shown >= asked.every or number == 1:
            shown = used
            policy.save(asked.out)
            row = {
                "cpu_s": round(used),
                "wall_s": round(perf_counter() - begun),
                "games": games,
                "steps": steps,
                "imitates": imitated,
                "wins_in_training": round(float(np.mean(won)), 3) if won else None,
            }
            won = []
            yield {**row, "entropy": round(entropy, 3), **measured(asked, asked.test, 1)}
    crew.close()
    policy.save(asked.out)
    yield {
        "cpu_s": round(used),
        "wall_s": round(perf_counter() - begun),
        "games": games,
        "steps": steps,
        **measured(asked, asked.final, 2),
    }


def main() -> None:
    """Train, and print a line of JSON for each look at how strong the policy is."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="best11")
    parser.add_argument(
        "--minutes", type=float, default=10.0, help="of processor time, all processes together"
    )
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="processes that play; 1: this one"
    )
    parser.add_argument("--wall", type=float, default=1e6, help="minutes on the clock, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=192)
    parser.add_argument(
        "--rate", type=float, default=1e-3, help="the first learning rate; it falls to a tenth"
    )
    parser.add_argument("--games", type=int, default=64, help="between two updates")
    parser.add_argument("--batch", type=int, default=1024, help="decisions of a step of the learner")
    parser.add_argument("--tables", type=int, default=32, help="that a process plays side by side")
    parser.add_argument(
        "--league", type=float, nargs=3, default=[0.6, 0.2, 0.2], metavar=("SELF", "PAST", "GREEDY")
    )
    parser.add_argument(
        "--imitate", type=float, default=0.3, help="the part of the time in which it learns from greedy"
    )
    parser.add_argument(
        "--every", type=float, default=120.0, help="seconds of processor time between two looks"
    )
    parser.add_argument("--test", type=int, default=100, help="games of a look; 0: none")
    parser.add_argument("--final", type=int, default=400, help="games of the last look")
    parser.add_argument("--against", nargs="*", default=["random", "greedy"])
    parser.add_argument("--start", help="a policy to go on from")
    parser.add_argument("--out", default="policy.npz")
    parser.add_argument("--curve", help="a file for the lines that are printed")
    asked = parser.parse_args()
    for row in train(asked):
        print(json.dumps(row), flush=True)
        if asked.curve:
            with Path(asked.curve).open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")


if __name__ == "__main__":
    main()
