"""Two reports compared: what was changed, what differs, and how sure that is."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.given_editions import changed, edit
from tests.lab.conftest import QUICK, SMALL, Page, run
from touchline.engine import editions
from touchline.lab import stats
from touchline.lab.figures import figures
from touchline.lab.files import read

ALIKE = SMALL[:6]  # played as the report that the tests share


def compared(a: Path, b: Path, out: Path) -> dict[str, Any]:
    """The comparison of two reports as programs get it."""
    told: dict[str, Any] = json.loads(run("lab", "compare", a, b, "--out", out, "--json").stdout)
    return told


def test_compare_puts_two_reports_side_by_side(tmp_path: Path, report: Path) -> None:
    run(*QUICK, "--option", "money_cap", "--out", tmp_path / "b")
    result = run("lab", "compare", report, tmp_path / "b", "--out", tmp_path / "c", "--json")
    told = json.loads(result.stdout)
    a, b = (figures(read(folder), []) for folder in (report, tmp_path / "b"))
    assert told["b"]["options"] == {"money_cap": True}
    assert [row["seat"] for row in told["by_seat"]] == [0, 1]
    change = next(each for each in told["means"] if each["name"] == "Points of a seat")
    assert change["change"]["value"] == pytest.approx(b.scores.mean.value - a.scores.mean.value)
    assert change["change"]["low"] < change["change"]["value"] < change["change"]["high"]
    assert [path.name for path in (tmp_path / "c").iterdir()] == ["index.html"]
    page = Page((tmp_path / "c" / "index.html").read_text(encoding="utf-8"))
    assert page.tags.count("svg") >= 2


def test_report_of_the_same_run_does_not_differ_from_itself(tmp_path: Path, report: Path) -> None:
    assert "Nothing differs" in run("lab", "compare", report, report, "--out", tmp_path / "c").stdout


def test_an_edition_has_a_report_of_its_own(
    tmp_path: Path, report: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOUCHLINE_EDITIONS", str(tmp_path / "editions"))
    run("edition", "new", "best11", "my-cards")
    facts = tmp_path / "editions" / "best11" / "my-cards" / "content.toml"
    points = "symbol_points = [0, 1, 2, 4, 6, 9, 13, 18]"
    text = facts.read_text(encoding="utf-8")
    facts.write_text(text.replace(points, "symbol_points = [0, 0, 0, 0, 0, 0, 0, 0]"), encoding="utf-8")
    run(*QUICK, "--edition", "my-cards", "--out", tmp_path / "mine")
    told = json.loads(
        run("lab", "compare", report, tmp_path / "mine", "--out", tmp_path / "c", "--json").stdout
    )
    assert told["b"]["edition"] == "my-cards"
    assert told["a"]["content"] != told["b"]["content"]
    assert next(b for name, _, b in told["sources"] if name == "Symbols") == 0
    assert told["facts"] == [
        {"thing": "", "fact": "symbol_points", "a": "[0,1,2,4,6,9,13,18]", "b": "[0,0,0,0,0,0,0,0]"}
    ]
    page = (tmp_path / "mine" / "index.html").read_text(encoding="utf-8")
    assert "touchline lab best11@my-cards --games 4" in page


# How they were played


def test_reports_that_were_not_played_alike_are_compared_with_a_warning(tmp_path: Path, report: Path) -> None:
    words = ("lab", "best11", "--games", "4", "--ladder-games", "0", "--processes", "1", "--bots")
    run(*words, "random,random,random", "--option", "money_cap", "--out", tmp_path / "b")
    result = run("lab", "compare", report, tmp_path / "b", "--out", tmp_path / "c")
    for what in (
        "seats 2 in A, 3 in B",
        "bots greedy, greedy in A, random, random, random in B",
        "options none in A, money_cap in B",
    ):
        assert f"Warning: A and B were not played alike: {what}." in result.stderr
        assert what in (tmp_path / "c" / "index.html").read_text(encoding="utf-8")
    told = compared(report, tmp_path / "b", tmp_path / "c")
    assert len(told["warnings"]) == 3
    assert told["shared_deals"] == 0
    assert compared(report, report, tmp_path / "d")["warnings"] == []


# Cards that were changed


def test_changed_cards_come_first_with_their_figures(shelf: Path, tmp_path: Path, report: Path) -> None:
    edit(changed(), 'id = "fa_002", colour = "yellow", base = 1', 'id = "fa_002", colour = "teal", base = 4')
    words = (*ALIKE, "--edition", "my-cards", "--ladder-games", "0", "--processes", "1")
    run(*words, "--out", tmp_path / "b")
    result = run("lab", "compare", report, tmp_path / "b", "--out", tmp_path / "c").stdout
    first, second, *_ = result.splitlines()
    assert first.startswith("- Changed: Otto Probe (fa_001), base 1 → 9; owned by ")
    assert "(fa_002), colour yellow → teal, base 1 → 4; owned by " in second
    page = (tmp_path / "c" / "index.html").read_text(encoding="utf-8")
    assert page.index("Cards that were changed") < page.index("Length and points")
    cards = compared(report, tmp_path / "b", tmp_path / "c")["cards"]
    assert [card["thing"] for card in cards] == ["fa_001", "fa_002"]
    assert cards[0]["facts"] == [{"thing": "fa_001", "fact": "base", "a": "1", "b": "9"}]
    owners = {row["thing"]: row for row in cards}["fa_001"]
    assert 0 <= owners["owned_a"] <= 1
    assert owners["owned_b"] > owners["owned_a"]  # who would not want it


def test_contents_that_are_not_here_are_said_to_be_missing(
    shelf: Path, tmp_path: Path, report: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed()
    run(QUICK[0], "best11@my-cards", *QUICK[2:], "--out", tmp_path / "b")
    assert [card["thing"] for card in compared(report, tmp_path / "b", tmp_path / "c")["cards"]] == ["fa_001"]
    shutil.rmtree(shelf)
    monkeypatch.setattr(editions, "_loaded", {})  # as in a new process
    told = compared(report, tmp_path / "b", tmp_path / "c")
    assert told["cards"] == []
    assert "Which cards were changed cannot be said: " in told["warnings"][-1]


# Deals that both have played


def test_same_deals_are_compared_with_themselves(tmp_path: Path, report: Path) -> None:
    words = (*ALIKE, "--ladder-games", "0", "--processes", "1", "--option", "money_cap")
    run(*words, "--out", tmp_path / "b")
    told = compared(report, tmp_path / "b", tmp_path / "c")
    assert told["shared_deals"] == 24
    a, b = (figures(read(folder), []) for folder in (report, tmp_path / "b"))
    change = next(each["change"] for each in told["means"] if each["name"] == "Points of a seat")
    apart = stats.difference(a.scores.mean, b.scores.mean)
    assert change["value"] == pytest.approx(apart.value)
    assert change["high"] - change["low"] < apart.high - apart.low
    assert "24 deals began with the same cards" in (tmp_path / "c" / "index.html").read_text(encoding="utf-8")


def test_deals_of_other_seeds_are_not_paired(tmp_path: Path, report: Path) -> None:
    run(*QUICK, "--seed", "2", "--out", tmp_path / "b")
    assert compared(report, tmp_path / "b", tmp_path / "c")["shared_deals"] == 0


def test_luck_that_both_share_cancels() -> None:
    """B has one more in every deal but the last, where it has two more: 1.25 ± 3.18 · 0.25."""
    deals = [0, 1, 2, 3]
    a, b = stats.mean_parts([5, 9, 1, 7], deals), stats.mean_parts([6, 10, 2, 9], deals)
    found = stats.paired_difference(a, b, 4)
    assert found.value == pytest.approx(1.25)
    assert found.error == pytest.approx(0.25)
    assert found.high == pytest.approx(1.25 + 3.182446 * 0.25, rel=1e-5)


def test_deals_that_one_run_has_more_of_count_for_what_they_are() -> None:
    """Without a common deal the errors add up as those of independent runs do."""
    a, b = stats.mean_parts([1, 3], [0, 1]), stats.mean_parts([2, 6], [2, 3])
    found = stats.paired_difference(a, b, 2)
    assert found.value == pytest.approx(2)
    assert found.error == pytest.approx((4 / 3 * (0.5 + 2)) ** 0.5)


def test_deals_that_all_agree_are_no_certainty() -> None:
    """Four deals, each one higher by the same: the error is that of one deal without a difference."""
    a, b = stats.mean_parts([1, 2, 3, 4], [0, 1, 2, 3]), stats.mean_parts([3, 4, 5, 6], [0, 1, 2, 3])
    found = stats.paired_difference(a, b, 4)
    assert found.value == 2
    assert found.error == pytest.approx((4 / 3) ** 0.5 * 2 / 4)
    assert stats.paired_difference(a, a, 4).error == 0
    assert stats.paired_difference(a, a, 4, 0.25).high > 0.25
