"""Jobs give the same results wherever they run, and a worker that dies costs none of them."""

from __future__ import annotations

import _thread
import os
import signal
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from tests.lab.work import die, die_at_90, die_first, refuse, square, stumble
from touchline.engine.errors import TouchlineError
from touchline.lab import fleet


@pytest.mark.parametrize("workers", [0, 1, 2, 5])
def test_every_job_is_done_once(workers: int) -> None:
    done = sorted(fleet.run(square, range(9), workers=workers))
    assert done == [(n, n * n) for n in range(9)]


def test_no_jobs_are_no_work() -> None:
    assert list(fleet.run(square, [], workers=2)) == []


def test_killed_worker_costs_no_job(tmp_path: Path) -> None:
    jobs = [(n, str(tmp_path / f"{n}") if n in (2, 5) else "") for n in range(7)]
    done = sorted(fleet.run(die_first, jobs, workers=2))
    assert done == [(n, n * n) for n in range(7)]
    assert len(list(tmp_path.iterdir())) == 2


def test_short_jobs_go_in_batches_and_a_killed_worker_costs_none(tmp_path: Path) -> None:
    jobs = [(n, str(tmp_path / f"{n}") if n in (100, 101, 250) else "") for n in range(400)]
    done = sorted(fleet.run(die_first, jobs, workers=2))
    assert done == [(n, n * n) for n in range(400)]
    assert len(list(tmp_path.iterdir())) == 3


def test_job_that_kills_every_worker_is_named() -> None:
    with pytest.raises(TouchlineError, match="3 workers died one after the other on this job: 77"):
        list(fleet.run(die, [77, 77], workers=2))


def test_job_that_kills_every_worker_is_named_among_the_others_of_its_batch() -> None:
    with pytest.raises(TouchlineError, match="3 workers died one after the other on this job: 90"):
        list(fleet.run(die_at_90, range(400), workers=2))


def test_a_batch_grows_with_what_a_worker_manages() -> None:
    todo = fleet._Todo(100, workers=2)
    assert todo.batch() == [0]
    todo.done([0], 1)
    assert todo.batch() == [1, 2]
    todo.done([1, 2], 2)
    assert todo.batch() == [3, 4, 5, 6]
    todo.done([3, 4, 5, 6], 1)  # they got longer: the others are to be done by whoever is next
    assert todo.batch() == [4, 5]


def test_jobs_on_which_a_worker_died_go_alone() -> None:
    todo = fleet._Todo(100, workers=2)
    todo.size = 3
    first, second = todo.batch(), todo.batch()
    assert (first, second) == ([0, 1, 2], [3, 4, 5])
    assert todo.died(first) is None
    todo.done(second, 1)
    todo.size = 3
    assert [todo.batch() for _ in range(5)] == [[4, 5], [0], [1], [2], [6, 7, 8]]
    assert todo.died([1]) is None
    assert todo.died([1]) == 1


def test_the_last_jobs_are_shared_out() -> None:
    todo = fleet._Todo(20, workers=2)
    todo.size = 64
    sizes = []
    while todo.queue:
        sizes.append(len(todo.batch()))
    assert sizes == [5, 3, 3, 2, 1, 1, 1, 1, 1, 1, 1]


def test_refusal_comes_back_as_it_was_said() -> None:
    with pytest.raises(TouchlineError, match=r"^Not three\.$"):
        list(fleet.run(refuse, range(5), workers=2))


def test_error_in_the_work_comes_back_with_its_place() -> None:
    with pytest.raises(RuntimeError, match="in stumble"):
        list(fleet.run(stumble, [1, 2], workers=2))


def test_the_rest_can_be_left() -> None:
    running = fleet.run(square, range(100), workers=2)
    assert len(list(islice(running, 3))) == 3
    running.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"on": "mars"}, "not on 'mars'"),
        ({"workers": -1}, "not negative"),
        ({"address": "127.0.0.1:1"}, "An address is for Ray"),
    ],
)
def test_impossible_places_are_refused_at_once(words: dict[str, object], message: str) -> None:
    with pytest.raises(TouchlineError, match=message):
        fleet.run(square, [1], **words)  # type: ignore[arg-type]


def test_no_worker_hears_of_ctrl_c() -> None:
    """In a process of its own, for it is the first worker of a process that may hear of it."""
    script = (
        "from tests.lab.work import deaf; from touchline.lab import fleet;"
        "print(set(dict(fleet.run(deaf, range(2), workers=2)).values()))"
    )
    here = Path(__file__).resolve().parents[2]
    paths = {**os.environ, "PYTHONPATH": f"{here / 'src'}{os.pathsep}{here}"}
    ran = subprocess.run(
        [sys.executable, "-c", script], env=paths, check=True, capture_output=True, text=True
    )
    assert ran.stdout == "{(True, True)}\n"


def test_ctrl_c_waits_until_a_worker_is_started() -> None:
    """Half a start leaves a worker that complains; whichever thread the signal comes to."""
    steps: list[int] = []

    def start() -> None:
        with fleet.interrupts_held():
            _thread.interrupt_main()  # as if another thread had caught it
            for step in range(100):
                steps.append(step)  # the signal is looked for between steps

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            start()
    finally:
        signal.signal(signal.SIGINT, before)
    assert len(steps) == 100
