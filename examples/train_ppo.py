"""Trains a bot with masked PPO and self-play, on the CPU, in plain numpy.

    python examples/train_ppo.py --minutes 10                 # CPU minutes of all processes together
    TOUCHLINE_POLICY=policy.npz touchline tournament best11 --bots examples/ppo_bot.py:ppo,greedy --games 200

Worker processes play many tables at once and send what they saw; this process learns from it and sends new
weights back. At a table sit the policy and itself, the policy and an earlier self, or the policy and `greedy`
(--league). The reward comes at the end: half for the place, half for the margin in points. With --imitate,
so many games of `greedy` against itself are learned by heart first.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))

from policy import Array, Policy

import touchline

LAMBDA = 0.95
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
NORM = 0.5
EPOCHS = 3
MARGIN = 30.0  # points that are worth as much as the place
SELF, PAST, GREEDY = range(3)


@dataclass
class Seat:
    """What a seat that learns saw and did in a game."""

    seen: list[Array]
    masks: list[Array]
    actions: list[int]
    logs: list[float]
    values: list[float]


@dataclass
class Game:
    """A table in play: who learns at it, and who sits opposite."""

    table: touchline.Table
    kind: int
    learners: dict[int, Seat]


class Player:
    """Plays tables side by side, so that the network is asked for many decisions at once."""

    def __init__(self, game: str, seats: int, tables: int, league: list[float], seed: int) -> None:
        self.name, self.seats, self.tables, self.league = game, seats, tables, np.cumsum(league)
        self.encoder, self.space = touchline.encoder(game, seats=seats), touchline.actions(game)
        self.chance = np.random.default_rng(seed)
        self.imitating = False

    def games(self, policy: Policy, past: Policy, count: int) -> tuple[list[Game], float]:
        """So many games from start to end, and the processor time that they took."""
        start, done = process_time(), []
        running = [self._new() for _ in range(min(self.tables, count))]
        begun = len(running)
        while running:
            self._step(running, policy, past)
            over = [game for game in running if game.table.over]
            done += over
            running = [game for game in running if not game.table.over]
            while begun < count and len(running) < self.tables:
                running.append(self._new())
                begun += 1
        return done, process_time() - start

    def _new(self) -> Game:
        kind = int(np.searchsorted(self.league, self.chance.random() * self.league[-1], side="right"))
        learners = range(self.seats) if kind == SELF else [int(self.chance.integers(self.seats))]
        table = touchline.new(self.name, seats=self.seats, seed=int(self.chance.integers(1 << 62)))
        return Game(table, kind, {seat: Seat([], [], [], [], []) for seat in learners})

    def _step(self, running: list[Game], policy: Policy, past: Policy) -> None:
        """One decision at every table."""
        asked: dict[int, list[Game]] = {SELF: [], PAST: [], GREEDY: []}
        for game in running:
            learns = game.table.turn in game.learners
            asked[SELF if learns and not self.imitating else PAST if game.kind == PAST else GREEDY].append(
                game
            )
        for game in asked[GREEDY]:
            table, seat = game.table, game.table.turn
            option = table.ask("greedy", seat, seed=int(self.chance.integers(1 << 31)))
            if self.imitating and seat in game.learners and len(table.legal(seat)) > 1:
                self._note(game, self.space.id(option), 0.0, 0.0)
            table.play(seat, option)
        for who, net in ((SELF, policy), (PAST, past)):
            if asked[who]:
                self._ask(asked[who], net, learning=who == SELF)

    def _ask(self, games: list[Game], policy: Policy, learning: bool) -> None:
        seen, masks = self._look(games)
        logs, values, _ = policy.forward(seen, masks)
        noise = -np.log(-np.log(self.chance.random(logs.shape, np.float32) + 1e-12) + 1e-12)
        chosen = np.where(masks, logs + noise, -np.inf).argmax(axis=1)
        for number, game in enumerate(games):
            seat, action = game.table.turn, int(chosen[number])
            if learning:
                row = (seen[number], masks[number], action, logs[number, action], values[number])
                self._keep(game.learners[seat], *row)
            game.table.play_id(seat, action)

    def _look(self, games: list[Game]) -> tuple[Array, Array]:
        seen = np.empty((len(games), *self.encoder.shape), np.float32)
        masks = np.zeros((len(games), self.space.n), bool)
        for number, game in enumerate(games):
            self.encoder.observe(game.table, game.table.turn, out=seen[number])
            masks[number, game.table.legal(game.table.turn)] = True
        return seen, masks

    def _note(self, game: Game, action: int, log: float, value: float) -> None:
        seen, masks = self._look([game])
        self._keep(game.learners[game.table.turn], seen[0], masks[0], action, log, value)

    @staticmethod
    def _keep(seat: Seat, seen: Array, mask: Array, action: int, log: float, value: float) -> None:
        seat.seen.append(seen)
        seat.masks.append(mask)
        seat.actions.append(action)
        seat.logs.append(float(log))
        seat.values.append(float(value))

    def play(self, policy: Policy, past: Policy, count: int) -> dict[str, Any]:
        """Games as what the learner needs: rows of what was seen and done, with advantages and returns."""
        games, spent = self.games(policy, past, count)
        rows: dict[str, list[Any]] = {name: [] for name in ("seen", "mask", "action", "log", "adv", "ret")}
        won: dict[int, list[float]] = {SELF: [], PAST: [], GREEDY: []}
        for game in games:
            scores = game.table.scores
            for seat, kept in game.learners.items():
                best = max(score.total for score in scores if score.seat != seat)
                margin = np.clip((scores[seat].total - best) / MARGIN, -1, 1)
                place = 1 - 2 * (scores[seat].place - 1) / (self.seats - 1)
                won[game.kind].append(float(scores[seat].place == 1))
                advantages, returns = estimate(kept.values, 0.5 * place + 0.5 * float(margin))
                for name, values in zip(
                    rows, (kept.seen, kept.masks, kept.actions, kept.logs, advantages, returns), strict=True
                ):
                    rows[name] += list(values)
        kinds = {"seen": np.float32, "mask": bool, "action": np.int64}
        made = {name: np.array(values, kinds.get(name, np.float32)) for name, values in rows.items()}
        made["mask"] = np.packbits(made["mask"], axis=1)
        return {**made, "won": won, "spent": spent}


def estimate(values: list[float], reward: float) -> tuple[Array, Array]:
    """Generalised advantages of one seat's game, where only the end is rewarded, and its returns."""
    ahead = np.array([*values[1:], reward], np.float32)
    now = np.array(values, np.float32)
    steps, advantages, carried = ahead - now, np.zeros_like(now), 0.0
    for number in range(len(now) - 1, -1, -1):
        carried = float(steps[number]) + LAMBDA * carried
        advantages[number] = carried
    return advantages, advantages + now


class Learner:
    """Adam on the clipped objective of PPO, with gradients by hand."""

    def __init__(self, policy: Policy, batch: int, seed: int) -> None:
        self.policy, self.batch = policy, batch
        self.first = {name: np.zeros_like(w) for name, w in policy.weights.items()}
        self.second = {name: np.zeros_like(w) for name, w in policy.weights.items()}
        self.steps = 0
        self.chance = np.random.default_rng(seed)

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
                batch = (rows["seen"][some], mask, rows["action"][some], rows["log"][some])
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
            slope += ENTROPY * chances * (np.where(mask, logs, 0) + entropy[:, None])
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
        length = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
        scale = min(1.0, NORM / (length + 1e-9))
        fade_one, fade_two = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for name, slope in slopes.items():
            slope = slope * scale
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope**2 - self.second[name])
            step = (self.first[name] / fade_one) / (np.sqrt(self.second[name] / fade_two) + 1e-8)
            self.policy.weights[name] -= (rate * step).astype(np.float32)


class Crew:
    """Players in processes of their own, or one in this process."""

    def __init__(self, workers: int, words: tuple[Any, ...], seed: int) -> None:
        self.here = Player(*words, seed) if workers <= 1 else None
        self.lines = []
        context = get_context("spawn")
        os.environ.update(dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"), "1"))
        for number in range(workers if workers > 1 else 0):
            line, theirs = context.Pipe()
            context.Process(target=serve, args=(theirs, *words, seed + number), daemon=True).start()
            self.lines.append(line)

    def play(self, policy: Policy, past: Policy, count: int, imitate: bool = False) -> dict[str, Any]:
        """So many games, shared out among all."""
        if self.here is not None:
            self.here.imitating = imitate
            return {**self.here.play(policy, past, count), "spent": 0.0}  # counted in this process
        for line in self.lines:
            line.send((policy.weights, past.weights, -(-count // len(self.lines)), imitate))
        parts = [line.recv() for line in self.lines]
        rows = {
            name: np.concatenate([part[name] for part in parts])
            for name in parts[0]
            if name[0] not in "w" and name != "spent"
        }
        won = {
            kind: [share for part in parts for share in part["won"][kind]] for kind in (SELF, PAST, GREEDY)
        }
        return {**rows, "won": won, "spent": sum(part["spent"] for part in parts)}


def serve(line: Any, *words: Any) -> None:
    """In a worker: play what is asked for."""
    player = Player(*words)
    while True:
        weights, past, count, player.imitating = line.recv()
        line.send(player.play(Policy(weights), Policy(past), count))


def copied(policy: Policy) -> Policy:
    """The policy as it is now."""
    return Policy({name: weights.copy() for name, weights in policy.weights.items()})


def measured(policy: Policy, game: str, opponent: str, games: int, seed: int) -> float:
    """The share of wins of the policy, at its best, in a tournament of two."""

    def ppo(sight: touchline.Sight, chance: touchline.Chance) -> int:
        ids = sight.ids
        return sight.options[ids.index(policy.best(np.frombuffer(sight.observe(), np.float32), ids))]

    figures = touchline.tournament(game, [ppo, opponent], games=games, seed=seed, on_failure="raise")
    return float(figures["by_bot"][0]["share"])


def train(asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Learn until the processor time is spent; yields what was seen on the way."""
    encoder, space = touchline.encoder(asked.game, seats=2), touchline.actions(asked.game)
    policy = (
        Policy.load(asked.start)
        if asked.start
        else Policy.new(encoder.shape[0], asked.hidden, space.n, asked.seed)
    )
    learner, pool = Learner(policy, asked.batch, asked.seed), [copied(policy)]
    crew = Crew(asked.workers, (asked.game, 2, asked.tables, asked.league), asked.seed)
    chance = np.random.default_rng(asked.seed)
    budget, spent, own, shown = 60 * asked.minutes, 0.0, process_time(), 0.0
    begun, games, steps, number = perf_counter(), 0, 0, 0
    while (used := spent + process_time() - own) < budget:
        past = pool[int(chance.integers(len(pool)))]
        imitate = games < asked.imitate
        rows = crew.play(policy, past, asked.games, imitate)
        spent += rows["spent"]
        rate = asked.rate * max(0.1, 1 - used / budget)
        entropy = learner.learn(rows, rate, imitate)
        games, steps, number = games + asked.games, steps + len(rows["action"]), number + 1
        if number % 20 == 0:
            pool = [*pool[-9:], copied(policy)]
        if used - shown >= asked.every or number == 1:
            shown = used
            policy.save(asked.out)
            row = {
                "cpu_s": round(used),
                "wall_s": round(perf_counter() - begun),
                "games": games,
                "steps": steps,
            }
            shares = {
                f"against_{who}": measured(policy, asked.game, who, asked.test, 1) for who in asked.against
            }
            yield {**row, "entropy": round(entropy, 3), **shares}
    policy.save(asked.out)
    final = {f"against_{who}": measured(policy, asked.game, who, asked.final, 2) for who in asked.against}
    yield {
        "cpu_s": round(used),
        "wall_s": round(perf_counter() - begun),
        "games": games,
        "steps": steps,
        **final,
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
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument(
        "--rate", type=float, default=1e-3, help="the first learning rate; it falls to a tenth"
    )
    parser.add_argument("--games", type=int, default=32, help="between two updates")
    parser.add_argument("--batch", type=int, default=512, help="decisions of a step of the learner")
    parser.add_argument("--tables", type=int, default=32, help="that a process plays side by side")
    parser.add_argument(
        "--league", type=float, nargs=3, default=[0.6, 0.2, 0.2], metavar=("SELF", "PAST", "GREEDY")
    )
    parser.add_argument("--imitate", type=int, default=0, help="games of greedy to learn from first")
    parser.add_argument(
        "--every", type=float, default=120.0, help="seconds of processor time between two looks"
    )
    parser.add_argument("--test", type=int, default=100, help="games of a look")
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
