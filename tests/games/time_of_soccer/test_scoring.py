"""End of the game: victory points of clubs and neutral teams, and the tie-breaks (TS-234 to TS-254)."""

from __future__ import annotations

import pytest

from tests.games.time_of_soccer.given import THING, Table, given
from touchline.games.time_of_soccer.cards import TEAMS
from touchline.games.time_of_soccer.rules import scoring

NEUTRAL = ("black", "purple")


def ahead(table: Table) -> Table:
    """Two neutral teams lead the league, so that no club gets points for its rank."""
    return table.points(black=90, purple=80)


def over(table: Table) -> Table:
    """The game is counted; nobody edits a line-up any more."""
    return table.finish().caretake()


def places(table: Table) -> dict[str, int]:
    """The final table: team and place."""
    return {row.team: row.place for row in over(table).view().final}


def parts(table: Table, team: str) -> dict[str, int]:
    """A team's victory points, one by one."""
    return dict(zip(map(str.title, scoring.PARTS), scoring.score(table.g, TEAMS.index(team)), strict=True))


def level_out(table: Table, *seats: int) -> Table:
    """League points such that these clubs have equal victory points, well behind the neutral teams."""
    ahead(table)
    for seat in seats:
        table.g.points[seat] = 0
        table.g.points[seat] = 40 - table.score(seat).total
    assert {table.score(seat).total for seat in seats} == {40}
    return table


# The last line-up


@pytest.mark.rule("TS-234")
def test_line_up_and_principal_may_be_edited_once_more_in_turn_order() -> None:
    table = given(seats=3, first=1).bench(1, "F101").managers(1, "red:manager", "M101").finish()
    assert [table.asked(seat) for seat in range(3)] == [None, "align", None]
    table.play(1, "edit", "M101", "F101")
    assert table.eleven(1)["gk"] == "F101"
    assert table.names(table.g.principal)[1] == "M101"
    assert [table.asked(seat) for seat in range(3)] == [None, None, "align"]
    table.play(2, "keep")
    assert table.asked(0) == "align"
    assert not table.g.over
    table.play(0, "keep")
    assert table.g.over
    assert table.score(1).parts["Gaps"] == -10


# Points


@pytest.mark.rule("TS-235")
def test_each_league_point_is_a_victory_point() -> None:
    table = ahead(given()).points(blue=17, red=0)
    assert [table.score(seat).parts["League"] for seat in (0, 1)] == [17, 0]
    assert parts(table, "black")["League"] == 90


@pytest.mark.rule("TS-236")
def test_first_of_the_league_gets_three_and_the_second_one() -> None:
    table = given().points(blue=20, red=5, yellow=15, green=4, black=3, purple=2)
    assert [parts(table, team)["Rank"] for team in TEAMS[:6]] == [3, 0, 1, 0, 0, 0]


@pytest.mark.rule("TS-237", "TS-X32")
@pytest.mark.parametrize(
    ("points", "ranks"),
    [
        ((20, 20, 15, 4, 3, 2), [2, 2, 0, 0, 0, 0]),
        ((20, 15, 15, 4, 3, 2), [3, 1, 1, 0, 0, 0]),
        ((20, 20, 20, 4, 3, 2), [2, 2, 2, 0, 0, 0]),
        ((9, 9, 9, 9, 9, 9), [1, 1, 1, 1, 1, 1]),
        ((9, 20, 8, 8, 9, 9), [1, 3, 0, 0, 1, 1]),
    ],
)
def test_tied_teams_share_the_points_of_their_ranks_rounded_up(
    points: tuple[int, ...], ranks: list[int]
) -> None:
    table = given().points(**dict(zip(TEAMS[:6], points, strict=True)))
    assert [parts(table, team)["Rank"] for team in TEAMS[:6]] == ranks


@pytest.mark.rule("TS-238")
def test_cup_points_by_how_far_a_team_came() -> None:
    table = given().cup_wins(blue=3, red=2, black=1)
    assert [parts(table, team)["Cup"] for team in ("blue", "red", "black", "purple")] == [7, 4, 2, 0]


@pytest.mark.rule("TS-239")
def test_clubs_score_for_fans_and_neutral_teams_do_not() -> None:
    table = given().fans(0, 17).fans(1, 11)
    assert [parts(table, team)["Fans"] for team in TEAMS[:6]] == [3, 0, 0, 0, 0, 0]


@pytest.mark.rule("TS-240")
@pytest.mark.parametrize(("attack", "defence", "points"), [(5, 3, 2), (3, 5, 2), (4, 4, 3), (1, 6, 0)])
def test_lower_of_the_two_levels_scores(attack: int, defence: int, points: int) -> None:
    table = given().strength(0, attack, defence)
    assert table.score(0).parts["Level"] == points


@pytest.mark.rule("TS-241")
@pytest.mark.parametrize(("difficulty", "points"), [(1, 3), (2, 5), (3, 6), (4, 7), (5, 8), (6, 10)])
def test_neutral_teams_score_their_level_of_week_10(difficulty: int, points: int) -> None:
    table = given(week=4, neutral_level=difficulty)
    assert {parts(table, team)["Level"] for team in ("yellow", "green", *NEUTRAL)} == {points}


@pytest.mark.rule("TS-242")
@pytest.mark.parametrize("gaps", [0, 4, 11])
def test_each_empty_position_costs_a_club_a_point(gaps: int) -> None:
    table = given().bench(0, "F415") if gaps == 11 else given().strength(0, 3, 3, gaps)
    assert parts(table, "blue")["Gaps"] == -gaps
    assert parts(table, "black")["Gaps"] == 0


@pytest.mark.rule("TS-243")
def test_resolved_press_releases_give_or_take_points() -> None:
    table = given().points(blue=20, red=10, black=15).press(0, "R401").press(1, "R202")
    over(table)  # blue wins the league (+4); red is not among the first two (-2)
    assert [table.score(seat).parts["Press"] for seat in (0, 1)] == [4, -2]
    assert table.score(0).notes == [("R401", 4)]
    assert table.score(1).notes == [("R202", -2)]


@pytest.mark.rule("TS-244")
@pytest.mark.parametrize(("cash", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (23, 2)])
def test_every_full_ten_dollars_are_a_point(cash: int, points: int) -> None:
    assert given().cash(0, cash).score(0).parts["Money"] == points


@pytest.mark.rule("TS-245")
def test_neutral_teams_score_league_rank_cup_and_level_only() -> None:
    table = ahead(given()).cup_wins(black=2)
    found = parts(table, "black")
    assert {name for name, points in found.items() if points} == {"League", "Rank", "Cup", "Level"}
    assert sum(found.values()) == 90 + 3 + 4 + 5
    assert sum(parts(table, "yellow").values()) == 5  # a club that nobody runs has no gaps either


@pytest.mark.rule("TS-X39")
def test_thirty_points_of_the_example() -> None:
    table = given().fans(0, 17).strength(0, 7, 6, gaps=1).cash(0, 23).cup_wins(blue=1)
    table.points(blue=18, black=25, purple=10)
    assert list(table.score(0).parts.values()) == [18, 1, 2, 3, 5, -1, 0, 2]
    assert table.score(0).total == 30


# Places


@pytest.mark.rule("TS-246", "TS-254")
def test_most_points_win_also_for_a_neutral_team_and_the_clubs_are_still_ranked() -> None:
    table = ahead(given(seats=3)).points(blue=5, red=9, yellow=2)
    assert [table.score(seat).place for seat in range(3)] == [2, 1, 3]
    found = places(table)
    assert (found["black"], found["purple"]) == (1, 2)
    assert found["red"] < found["blue"] < found["yellow"]
    assert places(given().points(blue=99))["blue"] == 1


@pytest.mark.rule("TS-247")
def test_cup_teams_are_not_ranked() -> None:
    table = over(given().cup_wins(white_a=3, white_b=2).knocked_out(*TEAMS[:6], "white_b"))
    assert sorted(row.team for row in table.view().final) == sorted(TEAMS[:6])
    assert sorted(row.place for row in table.view().final)[0] == 1


@pytest.mark.rule("TS-248")
def test_tie_is_broken_by_the_points_of_the_level_first() -> None:
    """Red has the higher single level, the money and the shirts; blue has the better lower level."""
    table = given().strength(0, 4, 4).strength(1, 3, 9).cash(0, 0).cash(1, 9)
    level_out(table, 0, 1)
    assert [table.score(seat).place for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("TS-249")
@pytest.mark.parametrize("levels", [(3, 5), (5, 3)])
def test_then_by_the_other_level(levels: tuple[int, int]) -> None:
    table = given().strength(0, *levels).strength(1, 3, 4).cash(0, 0).cash(1, 9)
    level_out(table, 0, 1)
    assert [table.score(seat).place for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("TS-250")
def test_then_by_cash() -> None:
    table = given().cash(0, 4).cash(1, 3).bench(0, "F101").bench(1, "F415")
    level_out(table, 0, 1)
    assert [table.score(seat).place for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("TS-251")
def test_then_by_the_highest_shirt_number_owned() -> None:
    table = given().cash(0, 4).cash(1, 4).bench(0, "F101", "F216", "F102").bench(1, "F201", "F214", "F212")
    level_out(table, 0, 1)  # 42 against 40
    assert [table.score(seat).place for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("TS-252")
@pytest.mark.parametrize(("cash", "squad", "place"), [(1, [], 4), (0, ["F120"], 4), (0, [], 3)])
def test_neutral_team_has_no_money_and_no_shirts(cash: int, squad: list[str], place: int) -> None:
    """Blue has the neutral teams' levels; a dollar or a shirt puts it before red, else they share a place."""
    table = given(seats=1, neutral_level=1).strength(0, 4, 4, gaps=3).cash(0, cash).fans(0, 0)
    table.points(blue=13, red=10, black=90, purple=80)
    table.g.squad[0] = [THING[tile] for tile in squad]
    assert sum(scoring.score(table.g, 0)) == sum(scoring.score(table.g, 1))
    assert [scoring.final_place(table.g, team) for team in (0, 1)] == [3, place]


@pytest.mark.rule("TS-253")
def test_victory_is_shared_if_all_is_equal() -> None:
    table = given().points(blue=50, red=50)
    assert [table.score(seat).place for seat in (0, 1)] == [1, 1]
    found = places(table)
    assert (found["blue"], found["red"]) == (1, 1)
    assert min(place for team, place in found.items() if team not in ("blue", "red")) == 3


@pytest.mark.rule("TS-X53")
def test_club_of_neutral_strength_wins_with_a_dollar() -> None:
    table = given(neutral_level=3).strength(0, 7, 7, gaps=0).fans(0, 0).cash(0, 1)
    table.points(blue=60, black=60)
    totals = [sum(scoring.score(table.g, TEAMS.index(team))) for team in ("blue", "black")]
    assert totals[0] == totals[1]
    assert scoring.strength(table.g, 0)[:3] == scoring.strength(table.g, TEAMS.index("black"))[:3]
    assert scoring.strength(table.g, 0)[3] > scoring.strength(table.g, TEAMS.index("black"))[3]
    found = places(table)
    assert (found["blue"], found["black"]) == (1, 2)
