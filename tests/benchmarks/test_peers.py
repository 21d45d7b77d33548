"""The comparison with the peers: what it reads, compares and writes (no peer is installed here)."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))  # as for `python benchmarks/peers.py`

import peers
from side_by_side import contenders, environments, page, report, worker


def finished_run(ours: float, theirs: float) -> report.Run:
    run = report.Run(seconds=3, rounds=2, pinned=True, load_at_start=0.1, date="2026-01-01")
    for contender, speed in ((contenders.touchline("best11", "pure"), ours), (contenders.CATANATRON, theirs)):
        samples = [contenders.Sample(speed, 30.0, speed, 4.0, 900.0, 4, "1.0"), contenders.Sample(speed * 2)]
        run.series.append(contenders.Series(contender, samples))
    return run


@pytest.mark.parametrize("speed", [150_000, {"median": 150_000, "min": 1, "max": 2}])
def test_bench_figures_are_read_plain_or_with_a_spread(speed: Any) -> None:
    printed = {
        "speeds": [{"game": "best11", "pure": {"decisions_per_s": speed, "copy_us": 4.5}, "compiled": None}]
    }
    sample = contenders.read_bench(printed, "pure")["best11"]
    assert (sample.decisions_per_s, sample.copy_us, sample.games_per_s) == (150_000, 4.5, None)
    with pytest.raises(environments.Unavailable, match="no compiled figures"):
        contenders.read_bench(printed, "compiled")


@pytest.mark.parametrize("printed", [None, [], {}, {"games": []}, {"games": {"best11": None}}, {"games": {}}])
def test_anything_else_is_refused_with_a_reason(printed: Any) -> None:
    with pytest.raises(environments.Unavailable, match="touchline bench --json"):
        contenders.read_bench(printed, "pure")


def test_a_command_that_fails_is_reported_with_its_last_words() -> None:
    with pytest.raises(environments.Unavailable, match="stopped with an error: out of chairs"):
        contenders.run_json([sys.executable, "-c", "raise SystemExit('out of chairs')"], limit=30)
    with pytest.raises(environments.Unavailable, match="no JSON"):
        contenders.run_json([sys.executable, "-c", "print('hello')"], limit=30)


def test_the_ratio_is_taken_round_by_round() -> None:
    run = finished_run(ours=200_000, theirs=25_000)
    found = report.ratio(run, "pure")
    assert found == report.Spread(8.0, 8.0, 8.0)
    assert report.met(found, report.BARS["pure"]) is True
    assert report.as_json(run)["times_catanatron"]["compiled"] == {"bar": 20.0, "ratio": None, "met": None}


def test_a_missed_bar_is_called_missed() -> None:
    assert "missed" in report.bar_sentences(finished_run(ours=100_000, theirs=25_000))[0]


def test_the_page_names_who_is_missing_and_nothing_of_the_machine_but_its_kind() -> None:
    run = finished_run(ours=200_000, theirs=25_000)
    run.missing["RLCard"] = "pip could not install it"
    text = page.write_page(run)
    assert "| Catanatron, 4 players | 1.0 | 4 | 37,500 (25,000–50,000) |" in text
    assert "- RLCard: pip could not install it." in text
    assert str(Path.home()) not in text
    assert f" {platform.node()} " not in text


def test_no_page_is_written_without_touchline(tmp_path: Path) -> None:
    run = finished_run(ours=200_000, theirs=25_000)
    run.series = run.series[1:]
    assert peers.write(run, tmp_path / "performance.md", Console(stderr=True)) == 1
    assert not (tmp_path / "performance.md").exists()


def test_every_peer_has_a_requirement_and_a_worker() -> None:
    packages = {peer.package for peer in contenders.PEERS}
    assert packages == set(worker.PEERS)
    assert packages | {"pettingzoo[classic]"} == set(environments.requirements())  # that one is for envs.py


def test_the_worker_counts_whole_games_and_copies() -> None:
    def copiers() -> Iterator[Callable[[], object]]:
        yield from [dict] * 10

    peer = worker.Peer("none", 2, lambda: (10, 15), copiers)
    figures = worker.time_play(peer, seconds=0.01)
    assert figures["decisions_per_game"] == 10
    assert figures["steps_per_s"] == pytest.approx(figures["decisions_per_s"] * 1.5)
    assert worker.time_copies(peer, seconds=0.01)["copy_us"] > 0
