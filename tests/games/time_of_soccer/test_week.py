"""Weeks and days: the calendar, the turn order, and who does what on which day."""

from __future__ import annotations

import pytest

from tests.games.time_of_soccer.given import Table, given
from touchline.games.time_of_soccer.cards import TEAMS
from touchline.games.time_of_soccer.state import START_WEEK


def semi_finals() -> Table:
    """Wednesday of week 8: blue is in the cup and holds a friendly, red holds one, yellow none."""
    table = given(3, week=8).staff(0, "N101").staff(1, "N102").market({1: "F101"})
    table.knocked_out("red", "yellow", "purple", "white_b").cup_wins(blue=1, green=1, black=1, white_a=1)
    return table.points(blue=9, green=6, black=3)


@pytest.mark.rule("TS-032", "TS-036")
def test_game_lasts_from_week_p_to_week_10_and_ends_with_scoring() -> None:
    table = given(1, week=0)
    table.g.agenda = [START_WEEK]
    table._settle().until()
    assert table.events("week") == [[week] for week in range(11)]
    assert table.g.over
    assert table.view().final
    assert table.view().day == 6


@pytest.mark.rule("TS-036")
def test_only_the_sunday_of_week_10_is_the_last() -> None:
    table = given(2, week=9).market({1: "F101"}).start("end")
    assert not table.g.over
    assert (table.g.week, table.asked(1)) == (10, "market_step")
    table = given(2, week=10).start("end")
    assert table.asked(0) == "align"  # the last line-ups, then the points
    assert table.until().g.over


@pytest.mark.rule("TS-033", "TS-035")
def test_week_has_seven_days_and_is_followed_by_the_next() -> None:
    table = given(1, week=2, fatigue=1).legs(0, 0, -4).market({1: "F101"}).start("mon")
    seen: list[tuple[int, int]] = []
    while len(seen) < 9:
        if (table.g.week, table.g.day) not in seen:
            seen.append((table.g.week, table.g.day))
        seat = table.g.next_seat()
        table.play(seat, table.options(seat)[-1])
    assert seen == [(2, day) for day in range(7)] + [(3, 0), (3, 1)]


@pytest.mark.rule("TS-034")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_first_player_acts_first_and_the_others_follow(first: int, order: list[int]) -> None:
    table = given(3, first=first).market({1: "F101"}).only("thu")
    for seat in order:
        assert [other for other in range(3) if table.asked(other)] == [seat]
        assert table.why((seat + 1) % 3, "end:turn") == "TS-034"
        table.play(seat, "end:turn")
    assert table.g.next_seat() == -1


@pytest.mark.rule("TS-037")
def test_marker_passes_to_the_left_on_monday() -> None:
    table = given(3, week=4, first=1).only("mon")
    assert table.g.lead == 2
    for day in ("tue", "thu", "fri", "sat", "movement"):
        table.only(day).until()
    assert table.g.lead == 2  # on no other day


@pytest.mark.rule("TS-038")
def test_marker_passes_in_week_p_too_before_anything_else() -> None:
    table = given(3, week=0, first=0).only("mon")
    assert table.kinds() == ["marker_passed", "collection", "collection", "collection"]
    assert [seat for seat, _ in table.events("collection")] == [1, 2, 0]


@pytest.mark.rule("TS-039")
@pytest.mark.parametrize("day", ["tue", "thu", "fri"])
def test_tuesday_thursday_and_friday_are_market_days_for_all(day: str) -> None:
    table = given(3, week=8).staff(0, "N101").staff(1, "N201").market({1: "F101"}).only(day).until()
    assert [seat for seat, _ in table.events("market_turn")] == [0, 1, 2]
    assert table.events("friendly") == table.events("kick_off") == []


@pytest.mark.rule("TS-040")
def test_on_wednesday_a_club_does_the_first_of_cup_friendly_and_market() -> None:
    table = semi_finals().only("wed").until()
    assert [match[:2] for match in table.events("kick_off")] == [[3, 0]]  # blue at green
    table.only("wed_market")
    assert [friendly[0] for friendly in table.events("friendly")] == [1]
    assert [seat for seat, _ in table.events("market_turn")] == [2]
    assert table.view().clubs[0].friendly == "N101"


@pytest.mark.rule("TS-041")
@pytest.mark.parametrize(("week", "wins"), [(6, 0), (8, 1), (10, 2), (7, 1), (5, 0), (9, 2)])
def test_cup_matches_are_on_the_wednesdays_of_weeks_6_8_and_10(week: int, wins: int) -> None:
    table = given(1, week=week).market({1: "F101"}).cup_wins(blue=wins)
    if wins:
        table.knocked_out("red", "green", "purple", "white_b")
    if wins == 2:
        table.knocked_out("yellow", "white_a")
    table.only("wed").until().only("wed_market")
    in_cup_week = week in (6, 8, 10)
    assert any(0 in match[:2] for match in table.events("kick_off")) == in_cup_week
    assert bool(table.events("market_turn")) == (not in_cup_week)  # no way round the cup match


@pytest.mark.rule("TS-042")
@pytest.mark.parametrize("week", [1, 5, 10])
def test_friendly_must_be_played_on_wednesday_instead_of_the_market(week: int) -> None:
    table = given(2, week=week).staff(0, "N101").market({1: "F101"}).knocked_out("blue", "red")
    table.only("wed_market").until()
    assert [friendly[0] for friendly in table.events("friendly")] == [0]
    assert [seat for seat, _ in table.events("market_turn")] == [1]
    assert table.view().clubs[0].friendly is None


@pytest.mark.rule("TS-042", "TS-X29")
def test_friendly_waits_while_the_club_is_in_the_cup() -> None:
    table = given(1, week=6).staff(0, "N101").market({1: "F101"}).only("wed").until().only("wed_market")
    assert len(table.events("kick_off")) == 1
    assert table.events("friendly") == table.events("market_turn") == []
    table.start("thu")
    while not table.events("friendly"):
        table.play(0, table.options(0)[-1])
    assert (table.g.week, table.events("friendly")[0][0]) == (7, 0)
    assert table.g.day == 3  # Wednesday had nothing to decide for this club


@pytest.mark.rule("TS-043")
def test_market_movement_follows_when_all_clubs_have_acted_on_saturday() -> None:
    table = given(2).market({1: "F101", 2: "F102"}, old=(1,)).start("sat")
    table.play(0, "end:turn")
    assert table.view().market[0].tile == "F101"
    assert "old_tiles_left" not in table.kinds()
    table.play(1, "end:turn")
    kinds = table.kinds("market_turn", "old_tiles_left", "kick_off")
    assert kinds == ["market_turn", "market_turn", "old_tiles_left", "kick_off"]
    assert table.view().market[0].tile != "F101"


@pytest.mark.rule("TS-044")
def test_on_sunday_of_week_p_friendlies_are_played_and_nothing_else() -> None:
    table = given(2, week=0).staff(1, "N102").only("sun")
    assert [friendly[0] for friendly in table.events("friendly")] == [1]
    assert table.g.cash == [5, 8]
    assert table.kinds("kick_off", "market_turn", "full_time") == []
    assert table.g.next_seat() == -1


@pytest.mark.rule("TS-045")
def test_pre_season_tile_leaves_after_sunday_of_week_p() -> None:
    table = given(2, week=0)
    assert [tile.tile for tile in table.view().fixtures] == ["P", "A", "B", "C", "D", "E"]
    assert [tile.tile for tile in table.only("sun").view().fixtures] == ["A", "B", "C", "D", "E"]


@pytest.mark.rule("TS-046")
@pytest.mark.parametrize("week", [1, 10])
def test_on_all_other_sundays_six_teams_play_the_top_league_tile(week: int) -> None:
    table = given(1, week=week).fixtures("D", "A").only("sun").until()
    played = [[TEAMS[team] for team in match[:2]] for match in table.events("full_time")]
    assert played == [["green", "purple"], ["red", "yellow"], ["blue", "black"]]


@pytest.mark.rule("TS-047")
def test_cup_matches_come_first_in_box_order_then_the_other_clubs_in_player_order() -> None:
    table = semi_finals().start("wed").until("market_step")
    table.play(2, "end:turn")
    assert [match[:2] for match in table.events("full_time")][:2] == [[3, 0], [6, 4]]
    kinds = table.kinds("full_time", "friendly", "market_turn")
    assert kinds[:4] == ["full_time", "full_time", "friendly", "market_turn"]
    table = semi_finals().cup("black", "purple", "white_a", "white_b", "blue", "red", "yellow", "green")
    table.only("wed").until()
    assert [match[:2] for match in table.events("full_time")] == [[6, 4], [3, 0]]
