"""Jobs give the same results wherever they run, and a worker that dies costs none of them."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from touchline.engine.errors import TouchlineError
from touchline.lab import fleet

TWO = {"workers": 2}
EVERYWHERE = pytest.mark.parametrize("place", [TWO, {"on": "ray", **TWO}], ids=["cores", "ray"])


@pytest.fixture(scope="module", autouse=True)
def one_ray() -> Iterator[None]:
    """One Ray for all tests here: it takes seconds to start."""
    ray = fleet.import_ray()
    fleet.connect(ray, workers=2)
    yield
    ray.shutdown()


def square(number: int) -> int:
    """Work."""
    return number * number


def die_first(job: tuple[int, str]) -> int:
    """Work on which the first worker to try dies at once; the marker says that it was tried."""
    number, marker = job
    if marker and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die(number: int) -> int:
    """Work on which every worker dies."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def refuse(number: int) -> int:
    """Work that says no."""
    if number == 3:
        raise TouchlineError("Not three.")
    return number


def stumble(number: int) -> int:
    """Work with an error in it."""
    return number // 0


@pytest.mark.parametrize("workers", [0, 1, 2, 5])
def test_every_job_is_done_once(workers: int) -> None:
    done = sorted(fleet.run(square, range(9), workers=workers))
    assert done == [(n, n * n) for n in range(9)]


def test_no_jobs_are_no_work() -> None:
    assert list(fleet.run(square, [], workers=2)) == []


@EVERYWHERE
def test_killed_worker_costs_no_job(place: dict[str, object], tmp_path: Path) -> None:
    jobs = [(n, str(tmp_path / f"{n}") if n in (2, 5) else "") for n in range(7)]
    done = sorted(fleet.run(die_first, jobs, **place))  # type: ignore[arg-type]
    assert done == [(n, n * n) for n in range(7)]
    assert len(list(tmp_path.iterdir())) == 2


@EVERYWHERE
def test_job_that_kills_every_worker_is_named(place: dict[str, object]) -> None:
    with pytest.raises(TouchlineError, match="3 workers died one after the other on this job: 77"):
        list(fleet.run(die, [77, 77], **place))  # type: ignore[arg-type]


@EVERYWHERE
def test_refusal_comes_back_as_it_was_said(place: dict[str, object]) -> None:
    with pytest.raises(TouchlineError, match=r"^Not three\.$"):
        list(fleet.run(refuse, range(5), **place))  # type: ignore[arg-type]


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


def test_missing_ray_is_said_with_its_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(TouchlineError, match=r"pip install 'touchline\[ray\]'"):
        fleet.run(square, [1], on="ray")


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_cluster_that_does_not_answer_is_named_at_once(address: str) -> None:
    with pytest.raises(TouchlineError, match=f"Nobody answers at '{address}'"):
        fleet.connect(fleet.import_ray(), address=address)
