"""Ray gives the same results as this machine's cores, and forgives a worker that dies."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lab.work import die, die_first, refuse, square
from touchline.engine.errors import TouchlineError
from touchline.lab import fleet
from touchline.lab.tournament import play, set_up

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def one_ray() -> Iterator[None]:
    """One Ray for all tests here: it takes seconds to start."""
    ray = fleet.import_ray()
    fleet.connect(ray, workers=2)
    yield
    ray.shutdown()


def test_killed_worker_costs_no_job(tmp_path: Path) -> None:
    jobs = [(n, str(tmp_path / f"{n}") if n in (2, 5) else "") for n in range(7)]
    assert sorted(fleet.run(die_first, jobs, on="ray")) == [(n, n * n) for n in range(7)]
    assert len(list(tmp_path.iterdir())) == 2


def test_job_that_kills_every_worker_is_named() -> None:
    with pytest.raises(TouchlineError, match="3 workers died one after the other on this job: 77"):
        list(fleet.run(die, [77], on="ray"))


def test_refusal_comes_back_as_it_was_said() -> None:
    with pytest.raises(TouchlineError, match=r"^Not three\.$"):
        list(fleet.run(refuse, range(5), on="ray"))


def test_tournament_is_the_same_as_on_cores() -> None:
    setup = set_up("time_of_soccer", ["greedy", "random"], seats=3, seed=4)
    here, there = play(setup, 12, workers=1), play(setup, 12, on="ray")
    assert here.pop("timing").keys() == there.pop("timing").keys()
    assert here == there


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_cluster_that_does_not_answer_is_named_at_once(address: str) -> None:
    with pytest.raises(TouchlineError, match=f"Nobody answers at '{address}'"):
        fleet.connect(fleet.import_ray(), address=address)


def test_missing_ray_is_said_with_its_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(TouchlineError, match=r"pip install 'touchline\[ray\]'"):
        fleet.run(square, [1], on="ray")
