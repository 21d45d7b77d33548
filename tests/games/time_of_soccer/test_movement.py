"""Saturday: the market movement, and the days without a market."""

from __future__ import annotations

import pytest

from tests.games.time_of_soccer.given import Table, given
from touchline.games.time_of_soccer.cards import THINGS


def tiles(table: Table) -> list[str | None]:
    """What lies in the spaces 1 to 16."""
    return [space.tile for space in table.view().market]


def old(table: Table) -> list[int]:
    """The spaces with a white cube."""
    return [space.space for space in table.view().market if space.old]


def deck_one(count: int) -> list[str]:
    """Tiles of deck I in the order of the content list."""
    return THINGS[:count]


@pytest.mark.rule("TS-141")
@pytest.mark.parametrize("week", [0, 3, 10])
def test_movement_takes_place_once_each_saturday(week: int) -> None:
    table = given(1, week=week).market({1: "F101", 16: "F102"}, old=(1,)).dice(*[6] * 36).start("mon")
    moves = {}
    while table.g.week == week and table.g.day < 6:
        moves[table.g.day] = table.kinds().count("old_tiles_left")
        table.play(0, table.options(0)[-1])
    assert set(moves.values()) == {0}
    assert table.kinds().count("old_tiles_left") == 1
    last_turn = len(table.heard) - table.kinds()[::-1].index("turn_ended")
    assert table.kinds().index("old_tiles_left") >= last_turn - 1


@pytest.mark.rule("TS-142")
def test_first_all_old_tiles_leave_the_game() -> None:
    table = given().market({1: "F101", 2: "F102", 16: "L101"}, old=(1, 16)).deck().only("movement")
    assert tiles(table) == [None, "F102"] + [None] * 14
    assert {"F101", "L101"} <= set(table.view().gone)


@pytest.mark.rule("TS-143")
def test_then_every_tile_still_there_gets_a_white_cube_but_not_the_new_ones() -> None:
    table = given().market({2: "F102", 5: "F105", 7: "F106"}, old=(7,)).only("movement")
    assert old(table) == [2, 5]


@pytest.mark.rule("TS-144")
def test_then_free_spaces_are_filled_in_the_order_of_their_numbers() -> None:
    table = given().market({n: f"F1{n:02}" for n in range(1, 14)}, old=(3, 9))
    table.deck("A101", "A102", "A103", "V101", "V102", "N101").only("movement")
    spaces = tiles(table)
    assert [spaces[n - 1] for n in (3, 9, 14, 15, 16)] == ["A101", "A102", "A103", "V101", "V102"]
    assert [spaces[n - 1] for n in (1, 2, 4, 13)] == ["F101", "F102", "F104", "F113"]
    assert table.view().decks == [1, 0, 0, 0]


@pytest.mark.rule("TS-145", "TS-X42")
def test_when_a_deck_is_used_up_the_next_one_goes_on_at_once() -> None:
    free = (3, 8, 9, 14, 16)
    table = given().market({n: f"F1{n:02}" for n in range(1, 17) if n not in free})
    table.deck("N101", "N102", "F201", "F202", "F203", "F204").only("movement")
    spaces = tiles(table)
    assert [spaces[n - 1] for n in free] == ["N101", "N102", "F201", "F202", "F203"]


@pytest.mark.rule("TS-146")
def test_without_a_deck_spaces_stay_empty_and_old_tiles_go_on_leaving() -> None:
    table = given(week=9).market({1: "F101", 2: "F102", 3: "F103"}, old=(1,)).deck("F401").only("movement")
    assert tiles(table) == ["F401", "F102", "F103"] + [None] * 13
    table.only("movement")
    assert tiles(table) == ["F401"] + [None] * 15
    table.only("movement")
    assert tiles(table) == [None] * 16


@pytest.mark.rule("TS-147", "TS-X34")
def test_without_tiles_and_decks_market_days_are_skipped() -> None:
    table = given(week=9).deck().start("mon")
    assert table.kinds().count("collection") == 2
    assert table.events("market_turn") == []
    assert table.g.day == 6
    assert table.events("kick_off")
    assert table.events("no_market") == [[day] for day in (1, 2, 3, 4, 5)]
    cup = given(week=8).deck().knocked_out("red", "green", "purple", "white_b")
    cup.cup_wins(blue=1, yellow=1, black=1, white_a=1).start("tue")
    assert cup.events("kick_off")[0][2] == 1  # the cup goes on
    assert given(week=9).market({7: "F101"}).deck().start("mon").asked(1) == "market_step"


@pytest.mark.rule("TS-341")
def test_friendly_is_played_although_market_days_have_ended() -> None:
    table = given(week=9).deck().staff(0, "N102").start("tue")
    assert table.kinds("friendly", "market_turn", "kick_off")[:2] == ["friendly", "kick_off"]
    assert table.g.cash[0] == 5 + 3


@pytest.mark.rule("TS-342")
def test_cars_still_move_in_an_empty_market_while_a_deck_is_left() -> None:
    table = given().deck("F401").only("tue")
    assert table.options(0) == ["move:H01", "move:V10", "end:turn"]
    assert table.play(0, "move:V10").view().clubs[0].car == "V10"


@pytest.mark.rule("TS-148")
def test_white_cubes_are_no_limit() -> None:
    table = given().market({n: f"F1{n:02}" for n in range(1, 17)}).only("movement")
    assert old(table) == list(range(1, 17))


@pytest.mark.rule("TS-X41")
def test_market_of_week_p_ages_and_refills_over_two_saturdays() -> None:
    names = deck_one(34)
    bought = (2, 5, 6, 11, 12)
    table = given(week=0).bench(0, *[names[space - 1] for space in bought])
    table.market({space: names[space - 1] for space in range(1, 17) if space not in bought})
    table.deck(*names[16:], "F201", "F202")
    gone = len(table.view().gone)
    table.only("movement")
    assert len(table.view().gone) == gone
    assert len(old(table)) == 11
    assert table.view().decks[0] == 13
    assert [tiles(table)[space - 1] for space in bought] == names[16:21]
    table.only("movement")
    assert len(table.view().gone) == gone + 11
    assert old(table) == list(bought)
    assert table.view().decks[:2] == [2, 2]
    assert None not in tiles(table)
