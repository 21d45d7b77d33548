# mypy: disable-error-code="arg-type, comparison-overlap"
"""The lab: what a report holds, that it is the same on any number of cores, and two reports compared."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from tests.lab.conftest import SMALL, Page, run
from touchline.bots.arena import play_game
from touchline.engine.chance import seed_state
from touchline.engine.game import Good
from touchline.lab import ladder, ownership
from touchline.lab.figures import Rung, figures, histogram, per_point, shares
from touchline.lab.files import NAMES, Run, read
from touchline.lab.report import write
from touchline.lab.watch import Job, rotations, watch


def test_report_holds_one_page_and_four_tables(report: Path) -> None:
    assert sorted(path.name for path in report.iterdir()) == sorted(
        ["index.html", *(f"{name}.parquet" for name in NAMES)]
    )
    games, seats = (pq.read_table(report / f"{name}.parquet") for name in ("games", "seats"))
    assert (games.num_rows, seats.num_rows) == (24, 48)
    shares = seats.group_by("game").aggregate([("win", "sum")]).column("win_sum").to_pylist()
    assert shares == pytest.approx([1.0] * 24)
    parts = [name for name in seats.column_names if name.startswith("part: ")]
    for row in seats.to_pylist():
        assert sum(row[part] for part in parts) == row["score"]


def test_tables_say_what_was_played(report: Path) -> None:
    for name in NAMES:
        told = json.loads(pq.read_schema(report / f"{name}.parquet").metadata[b"touchline"])
        assert (told["spec"], told["seats"], told["games"], told["seed"]) == ("best11", 2, 24, 1)
        assert told["bots"] == ["greedy", "greedy"]
        assert len(told["content"]) == 16
        assert told["version"]


def test_things_and_decisions_are_those_of_the_games(report: Path) -> None:
    owned = pq.read_table(report / "things.parquet").to_pylist()
    at_end = [row for row in owned if row["game"] == 0 and row["at_end"]]
    assert len({row["thing"] for row in at_end}) == len(at_end)
    assert sum(row["thing"].startswith("mgr_") for row in at_end) == 2
    chosen = pq.read_table(report / "decisions.parquet").to_pylist()
    verbs = [row for row in chosen if ":" not in row["option"]]
    decisions = pq.read_table(report / "games.parquet").column("decisions").to_pylist()
    assert sum(row["chosen"] for row in verbs) == sum(decisions)
    assert all(row["chosen"] <= row["offered"] for row in chosen)


def test_page_stands_alone(report: Path) -> None:
    text = (report / "index.html").read_text(encoding="utf-8")
    page = Page(text)
    assert page.tags.count("svg") >= 8
    assert "script" not in page.tags
    assert page.links == ["data:,"]
    assert re.findall(r"url\(|@import|https?://(?!www\.w3\.org/2000/svg)", text) == []
    assert text.count("<title>") == page.tags.count("svg") + 1
    for heading in (
        "How long a game is",
        "Points",
        "Seats",
        "What owning a thing is worth",
        "Many ways to win?",
    ):
        assert heading in text


def test_lab_watches_the_games_that_bots_play() -> None:
    tables = watch(Job("best11", ("greedy", "random"), {}, 5, (0,)))
    seed = seed_state("5:0")
    first = play_game("best11", ["greedy", "random"], seed)
    second = play_game("best11", ["random", "greedy"], seed)
    assert tables["seats"]["score"] == first.scores + second.scores
    assert tables["seats"]["bot"] == ["greedy", "random", "random", "greedy"]
    assert tables["games"]["decisions"] == [first.decisions, second.decisions]


def test_equals_do_not_rotate() -> None:
    assert rotations(("a", "a", "a")) == [["a", "a", "a"]]
    assert rotations(("a", "b", "b")) == [["a", "b", "b"], ["b", "b", "a"], ["b", "a", "b"]]
    assert len(rotations(("a", "b", "a", "b"))) == 2


def test_two_processes_find_the_same(tmp_path: Path, report: Path) -> None:
    run(*SMALL[:-1], "2", "--out", tmp_path / "two")
    for path in report.iterdir():
        assert (tmp_path / "two" / path.name).read_bytes() == path.read_bytes(), path.name


def test_json_has_the_figures(tmp_path: Path) -> None:
    words = ("lab", "best11", "--games", "3", "--bots", "random,random,greedy", "--ladder-games", "0")
    told = json.loads(run(*words, "--processes", "1", "--json", "--out", tmp_path / "r").stdout)
    assert (told["game"], told["games"], told["deals"], told["seats"]) == ("best11", 3, 1, 3)
    assert told["bots"] == ["random", "random", "greedy"]
    assert [row["seat"] for row in told["by_seat"]] == [0, 1, 2]
    assert [row["bot"] for row in told["by_bot"]] == ["greedy", "random"]
    assert told["by_seat"][0]["advantage"]["high"] is None  # one deal says nothing
    assert told["spreads"]["decisions"]["mean"]["n"] == 3
    assert told["ladder"] == []


def test_ladder_tells_how_far_it_is() -> None:
    told: list[int] = []
    bots = ["random", "greedy", "random"]
    rungs = ladder.climb("best11", bots, 2, 3, processes=1, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == ladder.length(bots, 2, 3) == sum(rung.games for rung in rungs) == 8


def test_ladder_is_in_the_report(report: Path) -> None:
    assert "Does more thinking win more?" in (report / "index.html").read_text(encoding="utf-8")


def test_ladder_says_when_it_is_too_short_to_say_anything(report: Path) -> None:
    text = (report / "index.html").read_text(encoding="utf-8")
    assert "The ladder was too short to say who is stronger: greedy or random." in text
    assert "(too few games: intervals up to 100 points wide)" in text
    enough = [Rung("greedy", "random", 200, 0.93, 0.89, 0.96), Rung("b", "a", 1000, 0.5, 0.47, 0.53)]
    page = write(figures(read(report), enough))
    assert "Does more thinking win more?" in page
    assert "too few games" not in page
    assert "too short" not in page


def test_solo_games_have_a_report_without_rivals(tmp_path: Path) -> None:
    words = ("lab", "time_of_soccer", "--seats", "1", "--games", "2", "--bots", "random", "--processes", "1")
    run(*words, "--out", tmp_path / "solo")
    text = (tmp_path / "solo" / "index.html").read_text(encoding="utf-8")
    assert "Points" in text
    assert "What always wins" not in text


# Figures from known games


GOODS = [Good(f"c{n}", "Cards", f"Card {n}") for n in range(4)]


def test_a_card_that_wins_is_found_and_one_that_does_not_is_not() -> None:
    """Two seats, 60 deals: c0 always wins, c1 wins every second time, c2 has too few owners."""
    wins = [1.0, 0.0] * 60
    surplus = [win - 0.5 for win in wins]
    deals = [row // 2 for row in range(120)]
    owners = {"c0": list(range(0, 120, 4)), "c1": list(range(0, 120, 3)), "c2": [3]}
    found = ownership.lifts(GOODS, owners, surplus, deals, 120)
    assert [lift.id for lift in found] == ["c0", "c1"]
    assert found[0].lift.value == pytest.approx(2 / 3)  # 30 of 30 against 30 of 90
    assert found[0].q < 0.001
    assert found[1].lift.low < 0 < found[1].lift.high


def a_run(goods: list[Good]) -> Run:
    """A run of 120 games of two seats."""
    numbers: dict[str, Any] = {"rules_version": 1, "seats": 2, "seed": 1, "deals": 120, "games": 120}
    words = {"spec": "x", "title": "X", "edition": "e", "content": "c", "version": "0", "rounds": "rounds"}
    return Run(**words, **numbers, bots=["a", "a"], options={}, goods=goods)


def test_what_nobody_takes_and_what_always_wins() -> None:
    owners = {"c0": list(range(0, 120, 2)), "c1": list(range(60)), "c2": [7]}
    wins = [1.0, 0.0] * 120
    options = {
        "take": ownership.Chosen("take", 90, 50, 40, 39.0),
        "pass": ownership.Chosen("pass", 90, 40, 29, 29.0),
        "take:c2": ownership.Chosen("take:c2", 30, 1, 1, 0.0),
    }
    idle = ownership.idle(a_run(GOODS), owners, options)
    assert [(each.id, each.owners, each.offered, each.chosen) for each in idle] == [
        ("c2", 1, 30, 1),
        ("c3", 0, 0, 0),
    ]
    always = ownership.always(a_run(GOODS), owners, wins, options)
    assert [each.name for each in always] == ["Card 0 (c0)", "take"]


def test_shares_are_measured_against_a_fair_one() -> None:
    first, second = shares(["0", "1"] * 3, [1.0, 0.0, 1.0, 0.0, 0.0, 1.0], [0, 0, 1, 1, 2, 2], 0.5)
    assert (first.name, first.games, first.share) == ("0", 3, pytest.approx(2 / 3))
    assert first.advantage.value == pytest.approx(1 / 6)
    assert second.advantage.value == pytest.approx(-1 / 6)


def test_what_a_point_is_worth() -> None:
    """Two seats, the winner is 5 ahead of the mean and half a win above it: a tenth of a win a point."""
    assert per_point([30, 20, 15, 25], [0.5, -0.5, -0.5, 0.5], 2) == pytest.approx(0.1)
    assert per_point([7, 7], [0.5, -0.5], 2) == 0


def test_histogram_bins_are_round_and_hold_everything() -> None:
    bins = histogram([3, 4, 4, 98])
    assert bins[0] == (0, 5, 3)
    assert bins[-1] == (95, 100, 1)
    assert sum(count for _, _, count in bins) == 4
    assert histogram([7, 7]) == [(7, 8, 2)]
    assert histogram([-3, 2])[0][0] == -3
