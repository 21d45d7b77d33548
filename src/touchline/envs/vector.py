"""Many tables at once for one learner: Gymnasium's vector API over all cores.

Each worker process plays some of the tables and writes what their seats see straight into memory that
all share; per step, a worker and this process exchange one short message. A game that ends is followed by
the next in the same step (`AutoresetMode.SAME_STEP`): what was seen last is in `infos["final_obs"]`.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from touchline.bots.arena import RANDOM
from touchline.bots.own import AnyBot, named
from touchline.engine.errors import TouchlineError
from touchline.engine.rows import Rows
from touchline.envs.one import SeatEnv

SPAWN = get_context("spawn")
Array = NDArray[Any]
UNUSED = (
    2  # what `sys.getrefcount` counts where only a list holds an object: the list's and its own reference
)
SPARE = 3  # copies that are remembered
Final = tuple[int, Array, dict[str, Any]]  # the table, what its seat saw last, and the info of that moment


class _Buffers:
    """What all processes share: a row for each table."""

    def __init__(self, n: int, numbers: int, actions: int) -> None:
        self.shape = n, numbers, actions
        self.raw = [
            SPAWN.RawArray("f", n * numbers),
            SPAWN.RawArray("b", n * actions),
            SPAWN.RawArray("d", n),
            SPAWN.RawArray("b", n),
            SPAWN.RawArray("q", n),
        ]
        self.open()

    def open(self) -> None:
        """Look at the memory as arrays."""
        n, numbers, actions = self.shape
        seen, masks, rewards, ended, chosen = self.raw
        self.seen: Array = numpy.frombuffer(seen, numpy.float32).reshape(n, numbers)
        self.masks: Array = numpy.frombuffer(masks, numpy.int8).reshape(n, actions)
        self.rewards: Array = numpy.frombuffer(rewards, numpy.float64)
        self.ended: Array = numpy.frombuffer(ended, numpy.int8)
        self.chosen: Array = numpy.frombuffer(chosen, numpy.int64)

    def __getstate__(self) -> dict[str, Any]:
        return {"shape": self.shape, "raw": self.raw}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.open()


class _Copies:
    """Copies of an array for callers, who may keep them. What nobody has kept is written on again.

    Fresh memory of this size comes from the system page by page, which costs more than what is copied.
    """

    def __init__(self, of: Array) -> None:
        self._of = of
        self._made: list[Array] = []

    def next(self) -> Array:
        """A copy of what the array holds now."""
        for number in range(len(self._made)):
            if sys.getrefcount(self._made[number]) == UNUSED:
                numpy.copyto(self._made[number], self._of)
                return self._made[number]
        if len(self._made) == SPARE:  # somebody collects them
            self._made.clear()
        self._made.append(self._of.copy())
        return self._made[-1]


class _Tables:
    """Some of the tables, wherever they are played."""

    def __init__(self, buffers: _Buffers, first: int, last: int, words: dict[str, Any]) -> None:
        self.buffers, self.here, self.first = buffers, slice(first, last), first
        self.envs = [SeatEnv(**words) for _ in range(first, last)]
        stage, bots = self.envs[0].stage, self.envs[0].opponents
        seen, masks = (array[self.here].data.cast("B") for array in (buffers.seen, buffers.masks))
        self.rows = Rows(stage.encoder.layout, stage.actions.options, seen, masks)
        # Whoever thinks, or counts points at every step, does so in Python.
        self.quick = set(bots) <= {RANDOM} and not stage.pays_on_the_way

    def reset(self, seeds: dict[int, int | None]) -> list[Final]:
        for row, env in enumerate(self.envs):
            self._begin(row, env, seeds.get(self.first + row))
        return []

    def step(self) -> list[Final]:
        shared, chosen = self.buffers, self.buffers.chosen[self.here].tolist()
        shared.rewards[self.here], shared.ended[self.here] = 0.0, 0
        ended: list[Final] = []
        for row in self.rows.step(chosen) if self.quick else range(len(chosen)):
            env, number = self.envs[row], self.first + row
            wrong: dict[str, Any] = {}
            if self.quick and env.over:
                reward = env.earned()
            else:
                reward, wrong = env.advance(chosen[row])
            shared.rewards[number], shared.ended[number] = reward, env.done
            if env.done:
                seen, info = env.seen()
                info.pop("action_mask")
                ended.append((number, seen, info | wrong))
                self._begin(row, env)
            else:
                self.rows.show(row)
        return ended

    def _begin(self, row: int, env: SeatEnv, seed: int | None = None) -> None:
        env.begin(seed)
        assert env.table is not None
        self.rows.put(row, env.table.course, env.seat, env.chance)


def _serve(line: Connection, buffers: _Buffers, first: int, last: int, words: dict[str, Any]) -> None:
    """In a worker: do what is asked until nobody asks any more."""
    tables = _Tables(buffers, first, last, words)
    try:
        while (asked := line.recv()) is not None:
            try:
                line.send(tables.step() if asked == "step" else tables.reset(asked))
            except TouchlineError as error:
                line.send(TouchlineError(str(error)))
            except Exception:
                line.send(RuntimeError(f"A worker failed:\n{traceback.format_exc()}"))
    except (EOFError, OSError, KeyboardInterrupt):
        pass


class VectorGame(VectorEnv[Array, Array, Array]):
    """Seats at this many tables of bots, which all move on together."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, n: int, workers: int, words: dict[str, Any]) -> None:
        if n < 1 or workers < 0:
            raise TouchlineError("Give at least one table, and a number of workers (0: one for each core).")
        words["opponents"] = [named(bot, shared=workers != 1) for bot in words["opponents"]]
        one = SeatEnv(**words)
        self.num_envs = n
        self.stage = one.stage
        self.single_observation_space, self.single_action_space = one.observation_space, one.action_space
        self.observation_space = batch_space(one.observation_space, n)
        self.action_space = batch_space(one.action_space, n)
        self._buffers = _Buffers(n, self.stage.encoder.shape[0], self.stage.actions.n)
        self._seen, self._masks = _Copies(self._buffers.seen), _Copies(self._buffers.masks)
        self._own: _Tables | None = None
        self._begun = False
        self._lines: list[Connection] = []
        self._processes: list[Any] = []
        workers = min(workers or os.cpu_count() or 1, n)
        if workers == 1:
            self._own = _Tables(self._buffers, 0, n, words)
            return
        bounds = [number * n // workers for number in range(workers + 1)]
        for first, last in pairwise(bounds):
            line, theirs = SPAWN.Pipe()
            process = SPAWN.Process(
                target=_serve, args=(theirs, self._buffers, first, last, words), daemon=True
            )
            process.start()
            theirs.close()
            self._lines.append(line)
            self._processes.append(process)

    def _all(self, asked: Any) -> list[Final]:
        """Have all workers do something; what ended."""
        if self.closed:
            raise TouchlineError("This environment is closed.")
        if self._own is not None:
            return self._own.step() if asked == "step" else self._own.reset(asked)
        for line in self._lines:
            line.send(asked)
        answers = []
        for line in self._lines:
            try:
                answers.append(line.recv())
            except EOFError as error:
                self.close()
                raise TouchlineError("A worker has died. Is there enough memory?") from error
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return [final for answer in answers for final in answer]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """New games at all tables. From one seed each table gets its own: seed, seed + 1 …"""
        seeds: Sequence[int | None]
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + number for number in range(self.num_envs)]
        else:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise TouchlineError(f"Give one seed for each of the {self.num_envs} tables, or one for all.")
        self._all(dict(enumerate(seeds)))
        self._begun = True
        return self._seen.next(), {"action_mask": self._masks.next()}

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Decide at all tables. Where a game ends, the next one has begun."""
        shared, given = self._buffers, whole_numbers(actions)
        if given is None or given.shape != shared.chosen.shape:
            raise TouchlineError(f"Give one action for each of the {self.num_envs} tables: whole numbers.")
        if not self._begun:
            raise ResetNeeded("No game has begun. Call reset().")
        shared.chosen[:] = given
        ended = self._all("step")
        infos: dict[str, Any] = {"action_mask": self._masks.next()}
        if ended:
            infos |= self._finals(ended)
        over = shared.ended.astype(bool)
        return self._seen.next(), shared.rewards.copy(), over, numpy.zeros_like(over), infos

    def _finals(self, ended: list[Final]) -> dict[str, Any]:
        """What Gymnasium tells of games that have ended in this step."""
        which = numpy.zeros(self.num_envs, bool)
        seen = numpy.full(self.num_envs, None, object)
        told: dict[str, Any] = {}
        for number, last, info in ended:
            which[number], seen[number] = True, last
            told = self._add_info(told, info, number)
        return {"final_obs": seen, "_final_obs": which, "final_info": told, "_final_info": which.copy()}

    def action_masks(self) -> NDArray[numpy.bool_]:
        """Which actions are legal now, a row for each table."""
        return self._buffers.masks.astype(bool)

    def close_extras(self, **words: Any) -> None:
        """Send the workers home."""
        for line in self._lines:
            with suppress(OSError):
                line.send(None)
            line.close()
        for process in self._processes:
            process.join(2)
            if process.is_alive():
                process.kill()
        self._lines, self._processes = [], []


def whole_numbers(actions: Any) -> Array | None:
    """The actions as an array; None if they are something else."""
    try:
        given = numpy.asarray(actions)
    except ValueError:  # lists of several lengths
        return None
    return given if given.dtype.kind in "iu" else None


def vector(
    game: str,
    n: int,
    *,
    opponents: Sequence[AnyBot] = ("greedy",),
    seat: int | None = 0,
    options: dict[str, Any] | None = None,
    reward: str = "win",
    illegal: str = "end",
    workers: int = 0,
) -> VectorGame:
    """This many tables at once, on this many processes (0: one for each core; 1: in this process)."""
    words = {
        "game": game,
        "opponents": opponents,
        "seat": seat,
        "options": options,
        "reward": reward,
        "illegal": illegal,
    }
    return VectorGame(n, workers, words)


def made_by_gymnasium(num_envs: int, game: str, **words: Any) -> VectorGame:
    """What `gymnasium.make_vec` makes."""
    return vector(game, num_envs, **words)
