"""The season: fixtures, rounds, points (SC-119 to SC-133, SC-338)."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, fresh, given
from touchline.engine.errors import Refused
from touchline.games.superclub import cards, state as s
from touchline.games.superclub.cards import THINGS
from touchline.games.superclub.rules import season

HOME_WINS = (6, 5, 1, 2) * 2
AWAY_WINS = (1, 2, 6, 5) * 2
DRAWN = (3, 4, 3, 4, 6, 5, 1, 2, 1, 2, 6, 5)  # level in midfield, then each attack wins


def league(seats: int, **options: int) -> Table:
    """A season that begins, with a squad for everybody."""
    table = given(seats=seats, **options).stage("season")
    for seat in range(seats):
        table.crew(seat, 11)
    return table


def at_round(table: Table, number: int) -> Table:
    """This round of the season begins."""
    return table.run(s.MATCH_ROUND | number << 8)


def line_up(table: Table, *seats: int) -> Table:
    """These managers set any line-up."""
    for seat in seats:
        table.play(seat, "line_up:auto_best", "ready:confirm")
    return table


def order_of(table: Table, *kinds: str) -> list[str]:
    """The kinds of the events that happened, only of these kinds."""
    return [event.kind for event in table.heard if event.kind in kinds]


@pytest.mark.rule("SC-119")
def test_any_number_may_be_sold_abroad_until_eleven_are_left() -> None:
    table = given().crew(0, 14).stage("training").run(s.TRADE_WINDOW)
    for left in (13, 12, 11):
        table.play(0, f"sell_abroad:{THINGS[table.g.squad[0][0]]}")
        assert len(table.g.squad[0]) == left
    with pytest.raises(Refused, match="SC-119"):
        table.aside(0, f"sell_abroad:{THINGS[table.g.squad[0][0]]}")
    assert len(table.g.squad[0]) == 11


@pytest.mark.rule("SC-120")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_has_one_match_in_each_of_five_rounds(seats: int) -> None:
    table = league(seats).dice(*(1, 2, 3, 4) * 90)
    at_round(table, 1)
    while table.g.stage == s.IN_SEASON:
        line_up(table, *[seat for seat in range(seats) if table.g.open[seat]])
    assert len(table.events("round")) == 5
    for number in range(1, 6):
        clubs = [
            club
            for result in table.g.results
            if result & 15 == number
            for club in (result >> season.HOME_AT & 15, result >> season.AWAY_AT & 15)
        ]
        assert sorted(club for club in clubs if club != season.NOBODY) == list(range(seats))


@pytest.mark.rule("SC-121")
def test_numbers_are_those_of_the_opening_roll_then_league_positions() -> None:
    first = fresh(seats=3).dice(2, 6, 3)
    first.run(*reversed(first.g.agenda)).until("draft")
    assert first.pairings(1) == [(1, 2)]  # managers 1 and 2
    assert first.pairings(3) == [(1, 0)]
    later = given(seats=3, season=2).points(40, 50, 60).run(s.END_SEASON)
    assert later.pairings(1) == [(2, 1)]
    assert later.pairings(3) == [(2, 0)]


@pytest.mark.rule("SC-122")
@pytest.mark.parametrize(("number", "home", "away"), [(2, 1, 0), (4, 0, 1)])
def test_the_first_of_a_pairing_is_at_home(number: int, home: int, away: int) -> None:
    table = league(2)
    table.g.order = [1, 0]
    line_up(at_round(table, number).dice(*(1, 2, 3, 4) * 3), 0, 1)
    assert table.events("kick_off")[0][:3] == [s.LEAGUE, home, away]
    assert table.events("points")[0][:2] == [home, away]


@pytest.mark.rule("SC-128")
def test_a_round_ends_when_all_its_matches_are_finished() -> None:
    table = at_round(league(4).dice(*(1, 2, 3, 4) * 40), 1)
    assert [table.asked(seat) for seat in range(4)] == ["line_up"] * 4
    line_up(table, 0, 3, 1)
    assert table.events("kick_off") == []  # the other match of the round is not ready
    line_up(table, 2)
    assert order_of(table, "round", "points", "sim")[:5] == ["round", "points", "points", "round", "sim"]


@pytest.mark.rule("SC-338")
def test_matches_are_played_in_the_order_of_the_list_with_their_news_and_sims_by_number() -> None:
    table = league(4).changers("GC-04a")
    table.g.order = [2, 0, 3, 1]
    quiet = (1, 2, 3, 4) * 2
    line_up(at_round(table, 1).dice(6, 6, 1, 2, 6, 5, 1, 2, *quiet, 1, 2, 3, 4, *(1, 2) * 8), 3, 2, 1, 0)
    assert [told[1:3] for told in table.events("kick_off")] == [[2, 1], [0, 3]]
    assert order_of(table, "kick_off", "news") == ["kick_off", "news", "kick_off"]
    assert [told[0] for told in table.events("sim")[:4]] == [2, 0, 3, 1]


@pytest.mark.rule("SC-338")
def test_sim_matches_come_last_in_a_round() -> None:
    table = line_up(at_round(league(3).dice(*(1, 2, 3, 4) * 4), 1), 1, 0)
    assert order_of(table, "points", "sim")[:2] == ["points", "sim"]
    assert table.events("sim")[0][0] == 2


@pytest.mark.rule("SC-129")
def test_point_markers_wait_for_the_start_of_the_season() -> None:
    table = given(season=2).crew(0, 12).crew(1, 11).points(70, 50).stage("training").run(s.TRADE_WINDOW)
    table.play(0, f"sell_abroad:{THINGS[table.g.squad[0][0]]}")
    assert table.g.points == [70, 50]
    table.g.open = [0, 0]
    table.g.unanswered = 0
    table.run(s.SEASON)
    assert table.events("season")[0][1:] == table.g.squad_stars


@pytest.mark.rule("SC-130")
@pytest.mark.parametrize(
    ("dice", "points"), [(HOME_WINS, [46, 40]), (DRAWN, [42, 42]), (AWAY_WINS, [40, 46])]
)
def test_six_points_for_a_win_two_for_a_draw(dice: tuple[int, ...], points: list[int]) -> None:
    table = given().eleven(0).eleven(1).points(40, 40).dice(*dice).match()
    assert table.g.points == points


@pytest.mark.rule("SC-130")
def test_a_season_gives_at_most_thirty_match_points() -> None:
    table = given().eleven(0).eleven(1).stage("season").points(10, 10)
    for number in (1, 3, 5):  # SIM rounds
        table.g.round = number
        table.dice(6, 6, 1, 1).run(s.SIM_MATCHES)
    for number in (2, 4):
        table.g.round = number
        table.dice(*HOME_WINS).match()
    assert table.g.points == [40, 10]


@pytest.mark.rule("SC-131")
def test_token_and_marker_move_together_in_the_season() -> None:
    table = given().crew(0, 12, 2).stage("season").points(50).run(s.RELEASE | (0 | 1 << 3) << 8)
    table.play(0, table.options(0)[0])
    assert (table.g.squad_stars[0], table.g.points[0]) == (22, 48)
    before = given().crew(0, 12, 2).points(50).stage("training").run(s.TRADE_WINDOW)
    before.play(0, f"sell_abroad:{THINGS[before.g.squad[0][0]]}")
    assert (before.g.squad_stars[0], before.g.points[0]) == (22, 50)


@pytest.mark.rule("SC-132")
def test_a_match_with_an_injury_leaves_the_squad_strength() -> None:
    table = given().eleven(0).eleven(1).crew(0, 2, 3)
    before = table.g.squad_stars.copy()
    table.dice(1, 1, 1, 2, *(1, 2, 3, 4) * 2).match().play(0, table.options(0)[0])
    assert table.events("full_time")
    assert table.g.squad_stars == before


@pytest.mark.rule("SC-132")
def test_a_sale_forced_by_a_card_lowers_the_squad_strength() -> None:
    table = given().eleven(0).eleven(1).crew(0, 2, 3).changers("GC-08a").points(40, 40)
    before = table.g.squad_stars[0]
    table.dice(6, 6, 1, 2, 6, 5, 1, 2).match()
    assert table.asked(0) == "forced_sale"
    sold = table.g.squad[0][-1]
    table.play(0, f"forced_sale:{THINGS[sold]}")
    assert table.g.squad_stars[0] == before - 3
    assert table.g.points[0] == 40 + 6 - 3


@pytest.mark.rule("SC-133")
def test_nothing_is_sold_fired_or_built_in_the_season() -> None:
    table = at_round(league(2).crew(0, 1).staff(0, "KS-10").cash(100, 100), 2)
    assert table.asked(0) == "line_up"
    assert {option.partition(":")[0] for option in table.options(0)} == {"line_up"}
    assert table.side(0) == table.side(1) == []
    for wish in (f"sell_abroad:{THINGS[table.g.squad[0][0]]}", "fire:KS-10"):
        assert table.why(0, wish) == "SC-133"
    with pytest.raises(Refused):
        table.play(0, "invest:training")
    assert len(table.g.squad[0]) == 12
    assert THING["KS-10"] - cards.STAFF in table.g.staff[0]
