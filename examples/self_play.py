"""Plays many games of a policy at once, in several processes, and brings home what a learner needs.

At a table sit the policy and itself, the policy and an earlier self, or the policy and `greedy`. While the
policy imitates, `greedy` says what it would do at every decision. It plays half of the games itself, and the
policy the others, so that the policy is also taught where its own mistakes have led it.
"""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from time import process_time
from typing import Any

import numpy as np
from policy import Array, Policy

import touchline

LAMBDA = 0.95
MARGIN = 30.0  # points that are worth as much as the place
SELF, PAST, GREEDY = range(3)
KINDS = {"seen": np.float16, "mask": np.uint8, "action": np.int16}  # of what travels; all else is float32


@dataclass
class Seat:
    """What a seat that learns saw and did in a game."""

    seen: list[Array] = field(default_factory=list)
    masks: list[Array] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    logs: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)


@dataclass
class Game:
    """A table in play: who learns at it, who sits opposite, and whether `greedy` moves for the learners."""

    table: touchline.Table
    kind: int
    learners: dict[int, Seat]
    shown: bool


class Player:
    """Plays tables side by side, so that the network is asked for many decisions at once."""

    def __init__(self, game: str, seats: int, tables: int, league: list[float], seed: int) -> None:
        self.name, self.seats, self.tables, self.league = game, seats, tables, np.cumsum(league)
        self.encoder, self.space = touchline.encoder(game, seats=seats), touchline.actions(game)
        self.chance = np.random.default_rng(seed)
        self.imitating = False

    def games(self, policy: Policy, past: Policy, count: int) -> list[Game]:
        """So many games from start to end."""
        done: list[Game] = []
        running = [self._new() for _ in range(min(self.tables, count))]
        begun = len(running)
        while running:
            self._step(running, policy, past)
            done += [game for game in running if game.table.over]
            running = [game for game in running if not game.table.over]
            while begun < count and len(running) < self.tables:
                running.append(self._new())
                begun += 1
        return done

    def _new(self) -> Game:
        kind = int(np.searchsorted(self.league, self.chance.random() * self.league[-1], side="right"))
        if self.imitating:
            kind = SELF
        learners = range(self.seats) if kind == SELF else [int(self.chance.integers(self.seats))]
        table = touchline.new(self.name, seats=self.seats, seed=int(self.chance.integers(1 << 62)))
        shown = self.imitating and bool(self.chance.random() < 0.5)
        return Game(table, kind, {seat: Seat() for seat in learners}, shown)

    def _step(self, running: list[Game], policy: Policy, past: Policy) -> None:
        """One decision at every table."""
        asked: dict[int, list[Game]] = {SELF: [], PAST: [], GREEDY: []}
        for game in running:
            learns = game.table.turn in game.learners and not game.shown
            asked[SELF if learns else PAST if game.kind == PAST else GREEDY].append(game)
        for game in asked[GREEDY]:
            action = self._greedy(game)
            if game.shown:
                seen, masks = self._look([game])
                self._keep(game.learners[game.table.turn], seen[0], masks[0], action)
            game.table.play_id(game.table.turn, action)
        for who, net in ((SELF, policy), (PAST, past)):
            if asked[who]:
                self._ask(asked[who], net, learning=who == SELF)

    def _greedy(self, game: Game) -> int:
        seed = int(self.chance.integers(1 << 31))
        return self.space.id(game.table.ask("greedy", game.table.turn, seed=seed))

    def _ask(self, games: list[Game], policy: Policy, learning: bool) -> None:
        seen, masks = self._look(games)
        logs, values, _ = policy.forward(seen, masks)
        noise = -np.log(-np.log(self.chance.random(logs.shape, np.float32) + 1e-12) + 1e-12)
        chosen = np.where(masks, logs + noise, -np.inf).argmax(axis=1)
        for number, game in enumerate(games):
            seat, action = game.table.turn, int(chosen[number])
            if learning:
                kept = self._greedy(game) if self.imitating else action
                row = (seen[number], masks[number], kept, logs[number, kept], values[number])
                self._keep(game.learners[seat], *row)
            game.table.play_id(seat, action)

    def _look(self, games: list[Game]) -> tuple[Array, Array]:
        seen = np.empty((len(games), *self.encoder.shape), np.float32)
        masks = np.empty((len(games), self.space.n), bool)
        for number, game in enumerate(games):
            self.encoder.observe(game.table, game.table.turn, out=seen[number])
            game.table.mask(game.table.turn, out=masks[number])
        return seen, masks

    @staticmethod
    def _keep(
        seat: Seat, seen: Array, mask: Array, action: int, log: float = 0.0, value: float = 0.0
    ) -> None:
        seat.seen.append(seen.astype(np.float16))
        seat.masks.append(np.packbits(mask))
        seat.actions.append(action)
        seat.logs.append(float(log))
        seat.values.append(float(value))

    def play(self, policy: Policy, past: Policy, count: int) -> dict[str, Any]:
        """Games as what the learner needs: rows of what was seen and done, with advantages and returns."""
        start = process_time()
        rows: dict[str, list[Any]] = {name: [] for name in ("seen", "mask", "action", "log", "adv", "ret")}
        won: dict[int, list[float]] = {SELF: [], PAST: [], GREEDY: []}
        for game in self.games(policy, past, count):
            scores = game.table.scores
            for seat, kept in game.learners.items():
                best = max(score.total for score in scores if score.seat != seat)
                margin = np.clip((scores[seat].total - best) / MARGIN, -1, 1)
                place = 1 - 2 * (scores[seat].place - 1) / (self.seats - 1)
                won[game.kind].append(float(scores[seat].place == 1))
                fading = 1.0 if self.imitating else LAMBDA
                advantages, returns = estimate(kept.values, 0.5 * place + 0.5 * float(margin), fading)
                found = (kept.seen, kept.masks, kept.actions, kept.logs, advantages, returns)
                for name, values in zip(rows, found, strict=True):
                    rows[name] += list(values)
        made = {name: np.array(values, KINDS.get(name, np.float32)) for name, values in rows.items()}
        return {"rows": made, "won": won, "spent": process_time() - start}


def estimate(values: list[float], reward: float, fading: float = LAMBDA) -> tuple[Array, Array]:
    """Generalised advantages of one seat's game, where only the end is rewarded, and its returns."""
    ahead = np.array([*values[1:], reward], np.float32)
    now = np.array(values, np.float32)
    steps, advantages, carried = ahead - now, np.zeros_like(now), 0.0
    for number in range(len(now) - 1, -1, -1):
        carried = float(steps[number]) + fading * carried
        advantages[number] = carried
    return advantages, advantages + now


class Crew:
    """Players in processes of their own, or one in this process."""

    def __init__(self, workers: int, words: tuple[Any, ...], seed: int) -> None:
        self.here = Player(*words, seed) if workers <= 1 else None
        self.lines: list[Any] = []
        self.processes: list[Any] = []
        context = get_context("spawn")
        threads = {name: os.environ.get(name) for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS")}
        os.environ.update(dict.fromkeys(threads, "1"))  # a worker for each core is enough
        for number in range(workers if workers > 1 else 0):
            line, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, *words, seed + number), daemon=True)
            process.start()
            theirs.close()
            self.lines.append(line)
            self.processes.append(process)
        for name, value in threads.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value

    def begin(self, policy: Policy, past: Policy, count: int, imitate: bool = False) -> None:
        """Have so many games played, shared out among all."""
        self.asked = (policy, past, count, imitate)
        for line in self.lines:
            line.send((policy.weights, past.weights, -(-count // len(self.lines)), imitate))

    def collect(self) -> dict[str, Any]:
        """The games that were begun."""
        if self.here is not None:
            policy, past, count, self.here.imitating = self.asked
            return {**self.here.play(policy, past, count), "spent": 0.0}  # counted in this process
        parts = [line.recv() for line in self.lines]
        rows = {name: np.concatenate([part["rows"][name] for part in parts]) for name in parts[0]["rows"]}
        won = {kind: [w for part in parts for w in part["won"][kind]] for kind in (SELF, PAST, GREEDY)}
        return {"rows": rows, "won": won, "spent": sum(part["spent"] for part in parts)}

    def close(self) -> None:
        """Send everybody home, whatever they are playing."""
        for process in self.processes:
            process.terminate()
            process.join()
        self.lines, self.processes = [], []


def serve(line: Any, *words: Any) -> None:
    """In a worker: play what is asked for, until nobody asks any more."""
    player = Player(*words)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            weights, past, count, player.imitating = line.recv()
            line.send(player.play(Policy(weights), Policy(past), count))
