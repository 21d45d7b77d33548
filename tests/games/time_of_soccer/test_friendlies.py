"""Friendlies and press releases."""

from __future__ import annotations

import pytest

from tests.games.time_of_soccer.given import Table, given

# Clubs without football players play at level 0, where two impacts make a goal and none make no save;
# without their starting managers nobody is asked about rerolls.


def level_zero(week: int = 1, **options: int) -> Table:
    """Blue and red with nobody on the field and no starting manager."""
    return given(2, week=week, **options).managers(0, "M101").managers(1, "M103")


def play(table: Table, own: int, other: int, cup: bool = False) -> Table:
    """Blue at home against red with this score."""
    for goals in (other, own):  # the guests attack first
        table.dice(*[6] * (2 * goals), *[1] * (6 - 2 * goals)).dice(*[1] * 5)
    table.match("blue", "red", cup=cup).play(1, "keep").play(0, "keep")
    assert table.view().results[-1].goals == (own, other)
    return table


# Friendlies


@pytest.mark.rule("TS-121")
@pytest.mark.parametrize(
    ("tile", "money", "fans", "satisfaction"),
    [("N101", 2, 13, 3), ("N102", 3, 13, 2), ("N302", 2, 14, 1), ("N401", 6, 14, 0)],
)
def test_friendly_gives_what_is_printed_and_leaves_the_game(
    tile: str, money: int, fans: int, satisfaction: int
) -> None:
    table = given(week=3).fans(0, 13, satisfaction=2).staff(0, tile).market({1: "F101"}).only("wed_market")
    club = table.view().clubs[0]
    assert (club.cash, club.fans, club.satisfaction) == (5 + money, fans, satisfaction)
    assert (club.friendly, table.view().gone) == (None, [tile])


@pytest.mark.rule("TS-122", "TS-X28")
def test_friendly_taken_in_week_p_is_played_on_its_sunday() -> None:
    table = given(1, week=0).parking(0, 6, "N102").market({16: "F101"}).dice(*[6] * 30).start("tue")
    table.play(0, "park:6")
    assert (table.g.day, table.asked(0)) == (2, "market_step")  # Wednesday is a market day
    for _ in range(3):
        table.play(0, "end:turn")
        assert table.view().clubs[0].friendly == "N102"
    table.play(0, "end:turn")
    assert table.events("friendly") != []
    assert table.kinds("pre_season_over", "friendly") == ["friendly", "pre_season_over"]


@pytest.mark.rule("TS-122", "TS-041")
@pytest.mark.parametrize("week", [1, 10])
def test_from_week_1_to_the_last_friendlies_are_played_on_wednesdays(week: int) -> None:
    table = given(week=week).staff(0, "N101").market({1: "F101"}).only("wed_market")
    assert table.events("friendly") != []


@pytest.mark.rule("TS-123")
def test_friendly_has_no_dice_opponent_or_result() -> None:
    table = given(week=0).staff(0, "N401").staff(1, "N101")
    before = table.g.chance
    table.only("sun")
    assert table.g.chance == before
    assert table.view().results == []
    assert [team.points for team in table.view().teams] == [0] * 8
    assert table.g.next_seat() == -1


@pytest.mark.rule("TS-124")
def test_friendly_not_played_by_the_end_gives_nothing() -> None:
    table = given(week=10).cash(0, 9).fans(0, 13, satisfaction=3).staff(0, "N401").finish().until()
    assert table.g.over
    club = table.view().clubs[0]
    assert (club.cash, club.fans, club.satisfaction) == (9, 13, 3)
    without = given(week=10).cash(0, 9).fans(0, 13, satisfaction=3).finish().until()
    assert table.score(0).total == without.score(0).total


# Press releases: bets


@pytest.mark.rule("TS-125", "TS-126")
@pytest.mark.parametrize(
    ("tile", "score", "cash"),
    [
        ("R101", (1, 0), 5 + 2),
        ("R101", (0, 0), 5 - 1),
        ("R201", (1, 0), 5 + 4),
        ("R201", (0, 1), 5 - 2),
    ],
)
def test_press_release_is_a_bet_that_is_checked_after_the_match(
    tile: str, score: tuple[int, int], cash: int
) -> None:
    table = level_zero().press(0, tile)
    assert table.view().clubs[0].press == [tile]
    play(table, *score)
    assert table.g.cash[0] == cash
    assert table.view().clubs[0].press == []


@pytest.mark.rule("TS-126")
def test_satisfaction_can_be_part_of_the_reward() -> None:
    table = play(level_zero().fans(0, 13, satisfaction=1).staff(0, "C102").press(0, "R302"), 0, 0)
    assert table.g.cash[0] == 5 + 3
    assert (table.g.fans[0], table.g.satisfaction[0]) == (14, 1)  # 2 for the draw and 2 for the statement


@pytest.mark.rule("TS-127")
def test_resolved_press_release_is_kept_for_its_points_or_leaves() -> None:
    table = play(level_zero().press(0, "R402", "R201"), 1, 0)
    assert table.view().clubs[0].kept == [("R402", True)]
    assert table.view().gone == ["R201"]
    table = play(level_zero().press(0, "R402", "R201"), 0, 1)
    assert table.view().clubs[0].kept == [("R402", False)]
    assert table.view().gone == ["R201"]
    assert table.finish().until().score(0).notes == [("R402", -1)]


@pytest.mark.rule("TS-128", "TS-X48")
def test_weekend_of_a_press_release_of_week_p_is_that_of_week_1() -> None:
    table = given(1, week=0).parking(0, 6, "R101").market({16: "F101"}).dice(*[6] * 6).start("fri")
    table.play(0, "park:6").press(0, "R202")
    table.until("align")
    assert (table.g.week, table.g.day) == (1, 6)
    assert table.view().clubs[0].press == ["R101", "R202"]  # it has filled a place until now
    table.until("market_step")
    assert table.view().clubs[0].press == ["R202"]
    assert table.kinds("kick_off", "press_true", "press_false")[:2] in (
        ["kick_off", "press_true"],
        ["kick_off", "press_false"],
    )


@pytest.mark.rule("TS-128")
def test_weekend_is_the_league_match_not_the_cup_match() -> None:
    table = play(level_zero(week=6).press(0, "R101", "R302"), 1, 0, cup=True)
    assert table.view().clubs[0].press == ["R101", "R302"]
    assert play(table, 0, 0).view().clubs[0].press == []


# Press releases: statements


@pytest.mark.parametrize(
    ("tile", "score", "true"),
    [
        pytest.param("R201", (1, 0), True, marks=pytest.mark.rule("TS-132")),
        pytest.param("R201", (1, 1), False, marks=pytest.mark.rule("TS-132")),
        pytest.param("R201", (1, 2), False, marks=pytest.mark.rule("TS-132")),
        pytest.param("R102", (1, 0), True, marks=pytest.mark.rule("TS-133")),
        pytest.param("R102", (0, 0), True, marks=pytest.mark.rule("TS-133")),
        pytest.param("R102", (1, 2), False, marks=pytest.mark.rule("TS-133")),
        pytest.param("R101", (1, 3), True, marks=pytest.mark.rule("TS-134")),
        pytest.param("R101", (2, 0), True, marks=pytest.mark.rule("TS-134")),
        pytest.param("R101", (0, 0), False, marks=pytest.mark.rule("TS-134")),
        pytest.param("R301", (2, 3), True, marks=pytest.mark.rule("TS-135")),
        pytest.param("R301", (3, 0), True, marks=pytest.mark.rule("TS-135")),
        pytest.param("R301", (1, 0), False, marks=pytest.mark.rule("TS-135")),
        pytest.param("R302", (0, 0), True, marks=pytest.mark.rule("TS-136")),
        pytest.param("R302", (2, 0), True, marks=pytest.mark.rule("TS-136")),
        pytest.param("R302", (3, 1), False, marks=pytest.mark.rule("TS-136")),
    ],
)
def test_statement_about_the_weekend(tile: str, score: tuple[int, int], true: bool) -> None:
    table = play(level_zero().press(0, tile), *score)
    assert len(table.events("press_true")) == int(true)
    assert len(table.events("press_false")) == int(not true)


@pytest.mark.rule("TS-129", "TS-137")
@pytest.mark.parametrize(
    ("week", "wins", "score", "kept"),
    [
        (6, 0, (1, 0), []),  # still in: not resolved
        (8, 1, (1, 0), []),
        (10, 2, (1, 0), [("R303", True)]),
        (10, 2, (0, 1), [("R303", False)]),
        (6, 0, (0, 1), [("R303", False)]),  # knocked out
    ],
)
def test_win_cup_is_resolved_when_the_club_is_out_or_has_won_the_final(
    week: int, wins: int, score: tuple[int, int], kept: list[tuple[str, bool]]
) -> None:
    table = level_zero(week).cup_wins(blue=wins, red=wins).press(0, "R303")
    play(table, *score, cup=True)
    assert table.view().clubs[0].kept == kept
    assert table.view().clubs[0].press == ([] if kept else ["R303"])


@pytest.mark.parametrize(
    ("tile", "points", "true"),
    [
        pytest.param("R401", {"blue": 20, "red": 19}, True, marks=pytest.mark.rule("TS-130")),
        pytest.param("R401", {"blue": 20, "black": 21}, False, marks=pytest.mark.rule("TS-130")),
        pytest.param("R401", {"blue": 20, "red": 20}, True, marks=pytest.mark.rule("TS-139")),
        pytest.param("R202", {"blue": 20, "black": 9}, True, marks=pytest.mark.rule("TS-131")),
        pytest.param("R202", {"blue": 20, "black": 21}, True, marks=pytest.mark.rule("TS-131")),
        pytest.param("R202", {"blue": 20, "black": 21, "red": 22}, False, marks=pytest.mark.rule("TS-131")),
        pytest.param("R202", {"blue": 20, "black": 21, "red": 20}, True, marks=pytest.mark.rule("TS-139")),
        pytest.param("R202", {"blue": 20, "black": 21, "red": 21}, False, marks=pytest.mark.rule("TS-139")),
    ],
)
def test_statement_about_the_league(tile: str, points: dict[str, int], true: bool) -> None:
    table = given(week=10).points(**points).press(0, tile).finish()
    assert table.view().clubs[0].kept == [(tile, true)]


@pytest.mark.rule("TS-139")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(("tile", "black"), [("R401", 0), ("R202", 21)])
def test_tied_clubs_share_the_better_rank_whichever_clubs_they_are(seat: int, tile: str, black: int) -> None:
    """All four clubs have 20 points: each is first, or second behind the black team."""
    table = given(seats=4, week=10).points(blue=20, red=20, yellow=20, green=20, black=black, purple=19)
    assert table.press(seat, tile).finish().view().clubs[seat].kept == [(tile, True)]
    third = given(seats=4, week=10).points(blue=20, red=20, yellow=20, green=20, black=21, purple=21)
    assert third.press(seat, tile).finish().view().clubs[seat].kept == [(tile, False)]


@pytest.mark.rule("TS-138")
def test_league_statements_wait_for_the_last_match_and_come_before_scoring() -> None:
    table = play(level_zero(week=9).points(blue=25).press(0, "R401", "R202"), 1, 0)
    assert table.view().clubs[0].press == ["R401", "R202"]
    table = level_zero(week=10).fixtures("b").points(blue=22, green=22).press(0, "R401").start("sun")
    assert table.view().clubs[0].press == ["R401"]
    table.until()
    assert table.g.over
    order = table.kinds("full_time", "press_true", "press_false", "final")
    assert len([kind for kind in order if kind == "full_time"]) == 3
    assert order[3].startswith("press_")
    assert table.score(0).notes[0][0] == "R401"


@pytest.mark.rule("TS-140")
def test_win_cup_cannot_be_taken_when_the_cup_is_over_for_the_club() -> None:
    assert "park:6" in given(week=7).cup_wins(blue=1).parking(0, 6, "R303").turn(0).options(0)
    out = given(week=7).knocked_out("blue").parking(0, 6, "R303").turn(0)
    assert "park:6" not in out.options(0)
    assert out.why(0, "park:6") == "TS-140"
    winner = given(week=10).cup_wins(blue=3).parking(0, 6, "R303").turn(0)
    assert "park:6" not in winner.options(0)
    assert winner.why(0, "park:6") == "TS-140"
    other = given(week=7).knocked_out("blue").parking(0, 6, "R401").turn(0)
    assert "park:6" in other.options(0)  # only this statement is barred
