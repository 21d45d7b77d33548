"""Many jobs at once: on the cores of this machine, or on Ray.

A job is plain data, the work a function of a module, and a result depends on its job alone: so all ways
to run them give the same results, in whatever order they come. A worker that dies costs time, not
results: its jobs are done again. A job on which three workers died is given up with an error.
"""

from __future__ import annotations

import os
import signal
import socket
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from threading import current_thread, main_thread
from time import monotonic
from typing import Any, Generic, TypeVar

from touchline.engine.errors import TouchlineError

Job = TypeVar("Job")
Result = TypeVar("Result")
Answer = tuple[bool, Any]  # whether the work was done, and its result or what is to be raised

PLACES = ("cores", "ray")
MAX_ATTEMPTS = 3  # workers that a job may cost
BATCH_SECONDS = 0.1  # seconds between two reports of a worker, if its jobs are shorter
SPAWN = get_context("spawn")
PROBE_SECONDS = 5.0  # seconds that a cluster has to answer
RAY_STORE = 100 << 20  # bytes for objects on a Ray of our own; jobs and results are small


def run(
    work: Callable[[Job], Result],
    jobs: Sequence[Job],
    *,
    on: str = "cores",
    workers: int = 0,
    address: str | None = None,
) -> Iterator[tuple[int, Result]]:
    """Do all jobs; yields the index and the result of each as it is done, in any order.

    `on` is "cores" (processes of this machine; one worker works in this process) or "ray" (a Ray of our
    own on this machine, or the cluster at `address`). Zero workers are one for each core.
    """
    check(on, workers, address)
    if on == "ray":
        return _on_ray(import_ray(), work, jobs, workers, address)
    workers = min(workers or os.cpu_count() or 1, len(jobs))
    if workers <= 1:
        return ((index, work(job)) for index, job in enumerate(jobs))
    return _on_cores(work, jobs, workers)


def in_order(work: Callable[[Job], Result], jobs: Sequence[Job], *, workers: int = 0) -> Iterator[Result]:
    """Do all jobs on the cores of this machine; yields the results in the order of the jobs."""
    early: dict[int, Result] = {}
    following = 0
    for index, result in run(work, jobs, workers=workers):
        early[index] = result
        while following in early:
            yield early.pop(following)
            following += 1


def check(on: str, workers: int, address: str | None) -> None:
    """Refuse a place where jobs cannot run, before anything is begun."""
    if on not in PLACES:
        raise TouchlineError(f"Jobs run on {' or on '.join(PLACES)}, not on '{on}'.")
    if workers < 0:
        raise TouchlineError("Give a number of workers that is not negative; 0 is one for each core.")
    if address is not None and on != "ray":
        raise TouchlineError("An address is for Ray: give --on ray as well, or no address.")
    if on == "ray":
        import_ray()
        if address is not None:
            _probe(address)


def _tried(work: Callable[[Job], Result], job: Job) -> Answer:
    """The result, or the error in a form that every process can read."""
    try:
        return True, work(job)
    except TouchlineError as error:
        return False, TouchlineError(str(error))
    except Exception:
        return False, RuntimeError(f"A worker failed on {job!r}:\n{traceback.format_exc()}")


def _opened(answer: Answer) -> Any:
    done, value = answer
    if done:
        return value
    raise value


def _given_up(job: Any) -> TouchlineError:
    return TouchlineError(
        f"{MAX_ATTEMPTS} workers died one after the other on this job: {job!r}. "
        "Is there enough memory? What was done before is kept."
    )


# The cores of this machine


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Processes started here never get Ctrl-C; the process that starts them gets it once they are started."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # The first process that is spawned brings the tracker along, whose start lets Ctrl-C through again.
    resource_tracker.ensure_running()
    with _interrupts_put_off():
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _interrupts_put_off() -> Iterator[None]:
    """Ctrl-C is answered at the end: other threads of a library catch it when this one holds it back."""
    answer = signal.getsignal(signal.SIGINT)
    if current_thread() is not main_thread() or not callable(answer):
        yield
        return
    heard: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, answer)
        if heard:
            signal.raise_signal(signal.SIGINT)


class _Worker(Generic[Job, Result]):
    """A process that does one batch of jobs at a time: short jobs are not worth a message each."""

    def __init__(self, work: Callable[[Job], Result]) -> None:
        self.line, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_serve, args=(work, theirs), daemon=True)
        with interrupts_held():
            self.process.start()
        theirs.close()
        self.batch: list[int] = []

    def give(self, batch: list[int], jobs: Sequence[Job]) -> None:
        """Send jobs. Whether the worker lives is seen when its answers are read."""
        self.batch = batch
        with suppress(OSError):
            self.line.send([jobs[index] for index in batch])

    def answers(self) -> list[Answer] | None:
        """What came out of the first jobs of the batch, or nothing: the worker died."""
        try:
            answers: list[Answer] = self.line.recv()
        except (EOFError, OSError):
            return None
        return answers

    def stop(self) -> None:
        """End the process, in the middle of its jobs if need be."""
        self.process.kill()
        self.process.join()
        self.line.close()


def _serve(work: Callable[[Job], Result], line: Connection) -> None:
    """Do jobs until whoever sends them is gone. What a batch has left after a while goes back undone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever sends the jobs
    with suppress(EOFError, OSError):
        while True:
            jobs, until = line.recv(), monotonic() + BATCH_SECONDS
            answers = [_tried(work, jobs[0])]
            while len(answers) < len(jobs) and monotonic() < until:
                answers.append(_tried(work, jobs[len(answers)]))
            line.send(answers)


class _Todo:
    """The jobs that nobody does yet, given out in batches."""

    def __init__(self, jobs: int, workers: int) -> None:
        self.queue = deque(range(jobs))
        self.deaths: Counter[int] = Counter()
        self.share = 2 * workers  # no batch is more than this part of the rest: all end together
        self.size = 1

    def batch(self) -> list[int]:
        """Jobs for one worker. One on which a worker died goes alone: the next death is its own."""
        size = min(self.size, len(self.queue) // self.share)
        batch = [self.queue.popleft()]
        while len(batch) < size and not any(self.deaths[index] for index in (batch[0], self.queue[0])):
            batch.append(self.queue.popleft())
        return batch

    def done(self, batch: list[int], count: int) -> None:
        """How many of these were done in a while; the rest is left to whoever is next."""
        self.size = 2 * count
        self.queue.extendleft(reversed(batch[count:]))

    def died(self, batch: list[int]) -> int | None:
        """A worker died on these, and they are to be done again. The one that cost its last life, if any."""
        self.deaths.update(batch)
        self.queue.extendleft(reversed(batch))
        return next((index for index in batch if self.deaths[index] == MAX_ATTEMPTS), None)


def _on_cores(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: int
) -> Iterator[tuple[int, Result]]:
    todo = _Todo(len(jobs), workers)
    busy: dict[Any, _Worker[Job, Result]] = {}

    def give_next(worker: _Worker[Job, Result]) -> None:
        busy[worker.line] = worker
        worker.give(todo.batch(), jobs)

    try:
        for _ in range(workers):
            give_next(_Worker(work))
        while busy:
            for line in wait(list(busy)):
                worker = busy.pop(line)
                batch, answers = worker.batch, worker.answers()
                if answers is None:
                    worker.stop()
                    if (hopeless := todo.died(batch)) is not None:
                        raise _given_up(jobs[hopeless])
                    worker = _Worker(work)
                else:
                    todo.done(batch, len(answers))
                if todo.queue:
                    give_next(worker)  # before the results are looked at: nobody waits for that
                else:
                    worker.stop()
                for index, answer in zip(batch, answers or [], strict=False):
                    yield index, _opened(answer)
    finally:
        for worker in busy.values():
            worker.stop()


# Ray


def import_ray() -> Any:
    """Ray, told to be quiet; refused with the remedy when it is not installed."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise TouchlineError("Ray is not installed. Install it: pip install 'touchline[ray]'") from error
    return ray


def _on_ray(
    ray: Any, work: Callable[[Job], Result], jobs: Sequence[Job], workers: int, address: str | None
) -> Iterator[tuple[int, Result]]:
    ours = not ray.is_initialized()
    if ours:
        connect(ray, workers, address)
    try:
        task = ray.remote(num_cpus=1, max_retries=MAX_ATTEMPTS - 1)(_tried)
        room = 2 * int(ray.cluster_resources().get("CPU", 1))  # a job waits for each that runs
        todo = deque(range(len(jobs)))
        sent: dict[Any, int] = {}
        while todo or sent:
            while todo and len(sent) < room:
                index = todo.popleft()
                sent[task.remote(work, jobs[index])] = index
            (done, *_), _ = ray.wait(list(sent))
            index = sent.pop(done)
            try:
                answer = ray.get(done)
            except ray.exceptions.RayError as error:
                raise _given_up(jobs[index]) from error
            yield index, _opened(answer)
    finally:
        if ours:
            ray.shutdown()


def connect(ray: Any, workers: int = 0, address: str | None = None) -> None:
    """Start a Ray of our own, with no more than it needs, or join the cluster at the address."""
    cores = workers or os.cpu_count()
    own = {"num_cpus": cores, "object_store_memory": RAY_STORE, "include_dashboard": False}
    if address is not None:
        _probe(address)
    try:
        where = own if address is None else {"address": address}
        ray.init(**where, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as error:
        place = f"the Ray cluster at '{address}'" if address else "Ray on this machine"
        raise TouchlineError(f"Cannot start with {place}: {error}") from error


def _probe(address: str) -> None:
    """Refuse a host and port where nobody listens: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return  # a name that Ray knows, such as `auto`
    try:
        socket.create_connection((host, int(port)), PROBE_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise TouchlineError(f"Nobody answers at '{address}': {error}. Is the Ray cluster up?") from error
