"""The end of the game: points, pennants, play-off, cash (FM-216 to FM-224)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import ELEVEN, GAME, Table, given


def points(table: Table, *totals: int) -> Table:
    """So many league points for each seat, won against nobody at the table."""
    for seat, total in enumerate(totals):
        for _ in range(total // 2):
            table.result(seat, 9, 40, 30)
        if total % 2:
            table.result(seat, 9, 30, 30)
    return table


def places(table: Table) -> list[int]:
    """Everybody's place."""
    return [score.place for score in GAME.scores(table.g)]


@pytest.mark.rule("FM-216")
@pytest.mark.parametrize(("seats", "days"), [(2, 2), (3, 6), (4, 6)])
def test_game_ends_after_the_last_matchday(seats: int, days: int) -> None:
    for day, follows in ((days - 1, "turn"), (days, "full_time")):
        table = points(given(seats, phase=2), 4).squad(0, "Y01").matchdays(day - 1).lap_ends(0)
        if table.asked(0) == "line_up":
            table.play(0, "auto")
        assert table.events("matchday")[0] == [day, 0]
        told = [event.kind for event in table.heard]
        assert told[told.index("income") + 1] == follows
        assert GAME.over(table.g) == (day == days)


@pytest.mark.rule("FM-217")
def test_most_points_win_the_title() -> None:
    table = points(given(3), 4, 5, 3).beat(0, "E30").cash(0, 9000).cash(1, 0).end()
    assert table.events("full_time") == [[1]]
    assert places(table) == [2, 1, 3]


@pytest.mark.rule("FM-218")
def test_pennants_separate_managers_who_are_level() -> None:
    table = points(given(3), 4, 4, 4).beat(0, "E01").beat(1, "E17").beat(2, "E09").cash(0, 9000).end()
    assert table.events("play_off") == []
    assert places(table) == [3, 1, 2]


@pytest.mark.rule("FM-219")
def test_managers_level_at_the_top_play_off() -> None:
    table = points(given(3), 4, 4, 2).beat(0, "E01").beat(1, "E02").squad(1, "Y01").squad(2, *ELEVEN).end()
    assert table.events("play_off") == [[0, 1]]
    table.play(1, "auto")
    assert table.events("result") == [[0, 1, -11, -8, 0]]
    assert table.events("full_time") == [[1]]
    assert places(table) == [2, 1, 3]


@pytest.mark.rule("FM-219")
def test_no_play_off_below_the_top() -> None:
    table = points(given(3), 6, 2, 2).squad(0, "Y01").squad(1, "Y02").squad(2, "Y03").end()
    assert table.events("play_off") == []
    assert GAME.over(table.g)


@pytest.mark.rule("FM-220")
def test_play_off_is_an_ordinary_match_without_lap_or_income() -> None:
    table = given(2, phase=2, first=1).squad(0, *ELEVEN, "G14").plus(0, "S01").squad(1, "Y01").end()
    assert table.events("fixture") == [[1, 0, 0]]  # team 1 is the first manager, and at home
    assert [table.asked(seat) for seat in (0, 1)] == ["line_up", "line_up"]
    table.play(1, "auto").play(0, "auto")
    assert table.options(0) == ["match:pass", "match:S01", "sub:G14"]
    table.play(0, "S01", "sub:G14")
    assert table.events("result") == [[1, 0, -8, 46, 0]]
    assert [table.money(seat) for seat in (0, 1)] == [7000, 7000]
    assert table.events("income") == table.events("rolled") == []
    assert [score.total for score in GAME.scores(table.g)] == [0, 0]  # no league points
    assert places(table) == [1, 2]


@pytest.mark.rule("FM-221")
@pytest.mark.parametrize(
    ("league", "pairs"),
    [
        ((4, 4, 4, 4), [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]),
        ((4, 2, 4, 4), [[0, 2], [0, 3], [2, 3]]),
    ],
)
def test_each_pair_of_those_level_plays_once(league: tuple[int, ...], pairs: list[list[int]]) -> None:
    table = points(given(4, phase=2), *league).end()
    assert [fixture[:2] for fixture in table.events("fixture")] == pairs


@pytest.mark.rule("FM-221")
def test_points_of_the_play_off_decide() -> None:
    table = points(given(3, phase=2), 4, 4, 4).squad(0, "Y08").squad(1, "Y07").squad(2, "Y09").cash(0, 9000)
    table.end()
    while not GAME.over(table.g):
        seat = next(seat for seat in range(3) if table.asked(seat))
        table.play(seat, "auto")
    assert [manager.playoff_points for manager in table.view(-1).managers] == [1, 4, 1]
    assert places(table) == [2, 1, 3]


@pytest.mark.rule("FM-222")
def test_cash_decides_among_those_level_after_the_play_off() -> None:
    table = points(given(3, phase=2), 4, 4, 4).squad(0, "Y08").squad(1, "Y09")
    table.cash(0, 100).cash(1, 150).cash(2, 9000).end()
    while not GAME.over(table.g):
        seat = next(seat for seat in range(3) if table.asked(seat))
        table.play(seat, "auto")
    assert [manager.playoff_points for manager in table.view(-1).managers] == [3, 3, 0]
    assert table.events("full_time") == [[1]]
    assert places(table) == [2, 1, 3]


@pytest.mark.rule("FM-222")
def test_title_is_shared_when_cash_is_equal_too() -> None:
    table = given(2).end()
    assert table.events("result") == [[0, 1, -11, -11, 0]]
    assert table.events("full_time") == [[0, 1]]
    assert places(table) == [1, 1]


@pytest.mark.rule("FM-223")
@pytest.mark.parametrize(
    ("clubs", "cash", "expected"),
    [
        (("E01", "E09"), (9000, 0), [1, 3, 2, 4]),
        (("E01", "E02"), (100, 200), [1, 3, 2, 4]),
        (("E01", "E02"), (200, 100), [1, 2, 3, 4]),
        (("E01", "E02"), (100, 100), [1, 2, 2, 4]),
    ],
)
def test_lower_places_by_points_pennants_and_cash(
    clubs: tuple[str, str], cash: tuple[int, int], expected: list[int]
) -> None:
    table = points(given(4), 8, 4, 4, 3).beat(1, clubs[0]).beat(2, clubs[1]).beat(3, "E30")
    assert places(table.cash(1, cash[0]).cash(2, cash[1]).end()) == expected


@pytest.mark.rule("FM-223")
def test_play_off_points_come_before_cash_for_lower_places() -> None:
    table = points(given(3), 4, 4, 4).cash(1, 100).cash(2, 9000)
    table.result(0, 1, 40, 30, 0).result(0, 2, 40, 30, 0).result(1, 2, 40, 30, 0)
    assert places(table) == [1, 2, 3]


@pytest.mark.rule("FM-224")
def test_possessions_give_no_points() -> None:
    table = points(given(2), 0, 1).cash(0, 90_000).squad(0, *ELEVEN).sponsor(0, "Q03", "Q06").end()
    assert [score.total for score in GAME.scores(table.g)] == [0, 1]
    assert places(table) == [2, 1]
