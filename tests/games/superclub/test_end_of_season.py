"""End of season and the hundred points (SC-194 to SC-206, SC-210 to SC-212)."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import Table, given
from touchline.games.superclub import cards, state as s
from touchline.games.superclub.cards import THINGS
from touchline.games.superclub.rules import finance, season, unhappy
from touchline.games.superclub.rules.available import available

HOME_WINS = (6, 5, 1, 2) * 2


def ended(*points: int, season: int = 2, **options: int) -> Table:
    """A season that has ended with these point markers; everybody has a squad."""
    table = given(seats=len(points), season=season, **options).points(*points)
    for seat in range(len(points)):
        table.crew(seat, 11)
    return table.stage("season")


def kinds(table: Table) -> list[str]:
    """What happened, in order."""
    return [event.kind for event in table.heard]


@pytest.mark.rule("SC-194")
def test_the_highest_point_marker_is_champion() -> None:
    table = ended(50, 70, 60).run(s.END_SEASON)
    assert table.events("ranking")[0][1:] == [1, 2, 0]
    assert table.g.lead == 1
    assert table.g.place == [3, 1, 2]


@pytest.mark.rule("SC-194")
def test_news_of_the_last_round_comes_before_the_ranking() -> None:
    table = given().eleven(0).eleven(1).crew(0, 2, 4).points(50, 54).changers("GC-23")
    table.dice(6, 6, 1, 2, 6, 5, 1, 2).match()
    assert table.g.points == [56, 54]
    table.g.agenda.insert(0, s.END_SEASON)
    table.play(0, f"release:{THINGS[table.g.squad[0][-1]]}")
    assert table.events("ranking")[0][1:] == [1, 0]


@pytest.mark.rule("SC-195")
@pytest.mark.parametrize(
    ("points", "dice", "ranking"),
    [
        ((60, 60), (2, 5), [1, 0]),
        ((60, 60), (4, 4, 3, 1), [0, 1]),
        ((60, 60, 60), (3, 5, 5, 1, 2), [2, 1, 0]),  # only the two with a 5 roll again
        ((50, 60, 50), (1, 6), [1, 2, 0]),
    ],
)
def test_level_managers_roll_until_one_is_higher(
    points: tuple[int, ...], dice: tuple[int, ...], ranking: list[int]
) -> None:
    table = ended(*points).dice(*dice).run(s.END_SEASON)
    assert [told[1] for told in table.events("tie_die")] == list(dice)
    assert table.events("ranking")[0][1:] == ranking


@pytest.mark.rule("SC-196")
def test_the_champion_draws_a_card_whose_face_nobody_sees() -> None:
    tables = [ended(50, 70) for _ in range(2)]
    tables[1].g.cup_deck.reverse()
    for table in tables:
        table.run(s.END_SEASON)
        assert [len(held) for held in table.g.cups] == [0, 1]
        assert len(table.g.cup_deck) == 15
        assert table.events("cup_card") == [[1, 1]]
    assert tables[0].g.cups != tables[1].g.cups
    for seat in (0, 1, -1):
        assert tables[0].view(seat) == tables[1].view(seat)


@pytest.mark.rule("SC-197")
def test_the_final_marker_fixes_the_status_of_the_next_finance_step() -> None:
    table = ended(63, 59, season=1, unhappy_players=1).level(0, stadium=2).level(1, stadium=2)
    stars = [player for player in table.g.squad[1] if table.g.stars[player] == 5]
    assert stars
    table.run(s.END_SEASON)
    assert table.events("stadium_income") == [[0, 60], [1, 45]]  # Mid-table and Established
    assert [manager.status for manager in table.view().managers] == ["mid_table", "established"]
    assert unhappy.targets(table.g, 0) == stars  # 5 stars are too good for Established, not for Mid-table
    assert [cards.status(stars) for stars in table.g.squad_stars] == [cards.NEWLY_PROMOTED] * 2


@pytest.mark.rule("SC-198")
def test_the_squad_token_is_for_wages_and_the_next_season_not_for_the_ranking() -> None:
    table = given(season=2).token(0, 55).token(1, 40).points(58, 64)
    table.run(s.END_SEASON)
    assert table.events("ranking")[0][1:] == [1, 0]
    assert table.g.squad_stars == [55, 40]
    assert [finance.wage_bill(table.g, seat) for seat in range(2)] == [55, 40]
    table.g.open = [0, 0]
    table.g.unanswered = 0
    table.run(s.SEASON)
    assert table.events("season")[0][1:] == [55, 40]


@pytest.mark.rule("SC-199")
def test_the_next_off_season_starts_with_the_captain_boosts() -> None:
    table = ended(50, 70).run(s.END_SEASON)
    told = kinds(table)
    assert told[told.index("off_season") + 1] == "boost"
    assert sorted(table.events("boost")) == [[0, 2], [1, 1]]
    over = ended(50, 100).run(s.END_SEASON)
    assert over.g.over
    assert "off_season" not in kinds(over)


@pytest.mark.rule("SC-200")
def test_the_order_of_the_end_of_a_season() -> None:
    table = ended(70, 50, season=3, season_limit=3).cups(0, "CUP-01", "CUP-02")
    hurt = table.g.squad[0][0]
    table.g.injured = [hurt]
    table.g.weakened, table.g.suspended, table.g.locked = [2, 2], 3, 3
    table.run(s.END_SEASON)
    assert kinds(table) == ["ranking", "cup_card"]
    assert table.asked(0) == "final"  # with the card just drawn
    assert hurt in available(table.stage("season").g, 0)
    assert (table.g.weakened, table.g.suspended, table.g.locked) == ([0, 0], 0, 0)
    table.play(0, "final:save")
    assert kinds(table)[2:] == ["saved", "game_over"]  # the season limit comes last
    first = ended(100, 50, season=3, season_limit=3).cups(0, "CUP-01", "CUP-02").run(s.END_SEASON)
    assert first.g.over == s.BY_POINTS  # before the SuperCup decision
    assert len(first.g.cups[0]) == 3


@pytest.mark.rule("SC-201")
def test_points_of_earlier_seasons_do_not_count() -> None:
    table = ended(70, 50).run(s.END_SEASON)
    assert table.g.over == 0
    table.g.open = [0, 0]
    table.g.unanswered = 0
    table.dice(*(1, 2) * 2).run(s.SEASON)
    assert table.g.points == table.g.squad_stars  # they begin anew
    table.g.open = [0, 0]
    table.g.unanswered = 0
    table.points(60, 50).run(s.END_SEASON)
    assert table.g.over == 0
    assert table.score(0).total == 60


@pytest.mark.rule("SC-202")
@pytest.mark.parametrize(("points", "over"), [((100, 60), True), ((99, 60), False)])
def test_one_manager_with_100_points_wins(points: tuple[int, int], over: bool) -> None:
    table = ended(*points).run(s.END_SEASON)
    assert bool(table.g.over) is over
    if over:
        assert table.events("game_over") == [[0, s.BY_POINTS]]
        assert table.score(0).place == 1


@pytest.mark.rule("SC-203")
def test_passing_100_during_the_season_does_not_end_the_game() -> None:
    table = given().eleven(0).eleven(1).points(99, 40).dice(*HOME_WINS).match()
    assert table.g.points[0] == 105
    assert table.g.over == 0
    table.g.round = 4
    table.dice(1, 2, 1, 2)
    season.match_round(table.g, 5)
    table._settle()
    assert table.g.over == s.BY_POINTS


def super_duper(table: Table, *dice: int) -> Table:
    """The final of the two who are asked is played with these dice."""
    table.run(s.END_SEASON)
    for seat in range(table.g.seats):
        if table.asked(seat):
            table.play(seat, "line_up:auto_best")
    table.dice(*dice)
    for seat in range(table.g.seats):
        if table.asked(seat):
            table.play(seat, "ready:confirm")
    return table


@pytest.mark.rule("SC-204")
@pytest.mark.parametrize(("dice", "winner"), [((6, 5, 1, 2) * 2, 0), ((1, 2, 6, 5) * 2, 1)])
def test_two_managers_with_100_points_play_for_the_game(dice: tuple[int, ...], winner: int) -> None:
    table = given(season=2).eleven(0).eleven(1).points(110, 100)
    super_duper(table, *dice)
    assert table.events("kick_off")[0][:3] == [s.SUPER_DUPER, 0, 1]
    assert table.events("game_over") == [[winner, s.BY_SUPER_DUPER]]


@pytest.mark.rule("SC-205")
def test_of_three_or_more_the_two_best_play() -> None:
    assert ended(101, 110, 105).run(s.END_SEASON).events("super_duper_cup") == [[1, 2]]
    assert ended(101, 103, 102, 104).run(s.END_SEASON).events("super_duper_cup") == [[3, 1]]


@pytest.mark.rule("SC-206")
@pytest.mark.parametrize(("dice", "second"), [((2, 5), 2), ((5, 2), 1)])
def test_the_ranking_die_gives_the_last_place_in_the_final(dice: tuple[int, int], second: int) -> None:
    table = ended(104, 101, 101).dice(*dice).run(s.END_SEASON)
    assert len(table.events("tie_die")) == 2
    assert table.events("super_duper_cup") == [[0, second]]


@pytest.mark.rule("SC-210")
def test_no_supercup_final_beside_a_super_duper_cup() -> None:
    table = given(season=3).eleven(0).eleven(1).points(110, 100).cups(0, "CUP-01", "CUP-02")
    super_duper(table, *(1, 2, 6, 5) * 2)
    assert len(table.g.cups[0]) == 3
    assert table.events("opponent") == []
    assert table.g.over == s.BY_SUPER_DUPER


@pytest.mark.rule("SC-211")
@pytest.mark.parametrize(("held", "asked"), [(1, False), (2, True), (3, True)])
def test_three_cards_offer_the_final(held: int, asked: bool) -> None:
    table = ended(70, 50, season=4).cups(0, *[f"CUP-0{n + 1}" for n in range(held)]).run(s.END_SEASON)
    assert (table.asked(0) == "final") is asked
    if asked:
        assert table.options(0) == ["final:play", "final:save"]


@pytest.mark.rule("SC-211")
def test_only_who_has_just_drawn_a_card_is_asked() -> None:
    table = ended(50, 70, season=4).cups(0, "CUP-01", "CUP-02", "CUP-03").run(s.END_SEASON)
    assert table.asked(0) != "final"
    assert table.asked(1) != "final"
    none = ended(70, 50, season=4).cups(0, "CUP-01", "CUP-02", "CUP-03")
    none.g.cup_deck = []
    assert none.run(s.END_SEASON).asked(0) != "final"


@pytest.mark.rule("SC-212")
def test_who_saves_keeps_his_cards_until_his_next_title() -> None:
    table = ended(70, 50, season=4).cups(0, "CUP-01", "CUP-02").run(s.END_SEASON).play(0, "final:save")
    assert len(table.g.cups[0]) == 3
    assert table.events("off_season") == [[5]]
    for points, asked in (((50, 70), False), ((70, 50), True)):
        table.g.open = [0, 0]
        table.g.unanswered = 0
        table.points(*points).run(s.END_SEASON)
        assert (table.asked(0) == "final") is asked
    assert len(table.g.cups[0]) == 4
