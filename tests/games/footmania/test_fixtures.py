"""Fixtures: who plays whom, when, and in which order (FM-141 to FM-145)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import given


def days(seats: int, first: int) -> list[list[tuple[int, int]]]:
    """The matches of each matchday as they are played, by team numbers from 1."""
    found = []
    for day in range(len(given(seats).view(0).fixtures)):
        table = given(seats, phase=2, first=first).result(0, 1, 90, 1).matchdays(day).lap_ends(0)
        today = [match for match in table.events("fixture") if match[2] == day + 1]
        found.append([((home - first) % seats + 1, (away - first) % seats + 1) for home, away, _ in today])
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("FM-141")
def test_everybody_meets_everybody_home_and_away(seats: int) -> None:
    played = sorted(pair for day in given(seats).view(0).fixtures for pair in day)
    assert played == [(home, away) for home in range(seats) for away in range(seats) if home != away]


@pytest.mark.parametrize("first", [0, 2])
@pytest.mark.rule("FM-142")
def test_fixtures_of_four(first: int) -> None:
    assert days(4, first) == [
        [(1, 2), (3, 4)],
        [(1, 3), (2, 4)],
        [(1, 4), (2, 3)],
        [(2, 1), (4, 3)],
        [(3, 1), (4, 2)],
        [(4, 1), (3, 2)],
    ]


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.rule("FM-143")
def test_fixtures_of_three(first: int) -> None:
    assert days(3, first) == [[(1, 2)], [(1, 3)], [(2, 3)], [(2, 1)], [(3, 1)], [(3, 2)]]


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.rule("FM-144")
def test_fixtures_of_two(first: int) -> None:
    assert days(2, first) == [[(1, 2)], [(2, 1)]]


@pytest.mark.rule("FM-145")
def test_matches_of_a_day_are_played_one_after_the_other() -> None:
    table = given(4, phase=2).squad(0, "Y01").squad(2, "Y02").lap_ends(1)
    assert [event[:2] for event in table.events("fixture")] == [[0, 1]]
    assert [table.asked(seat) for seat in range(4)] == ["line_up", None, None, None]
    table.play(0, "auto")
    assert [event.kind for event in table.heard if event.kind in ("fixture", "result")] == [
        "fixture",
        "result",
        "fixture",
    ]
    assert table.asked(2) == "line_up"
