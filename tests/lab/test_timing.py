"""Times that were counted in classes tell nearly what the times themselves would."""

from __future__ import annotations

import msgspec
import pytest

from touchline.lab.timing import Times


def counted(*seconds: float) -> Times:
    times = Times()
    for each in seconds:
        times.add(each)
    return times


def test_figures_are_those_of_the_times() -> None:
    figures = counted(*(n / 1000 for n in range(1, 101))).figures()
    assert figures["decisions"] == 100
    assert figures["mean_ms"] == 50.5
    assert figures["max_ms"] == 100
    assert figures["p50_ms"] == pytest.approx(50, rel=0.01)
    assert figures["p95_ms"] == pytest.approx(95, rel=0.01)


def test_games_are_added_up() -> None:
    total = counted(0.5, 1.0)
    total.merge(counted(0.25))
    assert total.figures() == counted(0.25, 0.5, 1.0).figures()


def test_no_time_at_all_is_no_trouble() -> None:
    assert counted(0.0, 0.0).figures()["max_ms"] == 0
    assert Times().figures() == {"decisions": 0, "mean_ms": 0, "p50_ms": 0, "p95_ms": 0, "max_ms": 0}


def test_times_survive_a_file() -> None:
    times = counted(0.001, 0.2)
    assert msgspec.json.decode(msgspec.json.encode(times), type=Times) == times
