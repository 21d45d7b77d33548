"""Market days: entering a parking, and what happens when a club gets a tile."""

from __future__ import annotations

import pytest

from tests.games.time_of_soccer.given import THING, given
from touchline.engine.errors import Refused
from touchline.games.time_of_soccer.cards import PRICE

THREE = ("blue:manager", "M101", "M102")

# The parking


@pytest.mark.rule("TS-069", "TS-X22")
@pytest.mark.parametrize(("car", "parks"), [("V21", True), ("H11", False), ("H21", False), ("V11", False)])
def test_parking_is_entered_only_from_its_own_side(car: str, parks: bool) -> None:
    table = given().cash(0, 20).car(0, car).market({6: "F101"}).turn(0)
    assert table.view().market[5].parking == "V21"
    assert ("park:6" in table.options(0)) == parks
    assert ("force:6" in table.options(0)) == (not parks)
    if not parks:
        assert table.why(0, "park:6") == "TS-069"


@pytest.mark.rule("TS-069", "TS-X23")
def test_street_between_two_parkings_serves_both() -> None:
    table = given().cash(0, 20).car(0, "V21").market({6: "F101", 7: "F105"}).turn(0)
    assert [option for option in table.options(0) if "move" not in option] == ["park:6", "park:7", "end:turn"]


@pytest.mark.rule("TS-069")
def test_tile_elsewhere_cannot_be_entered() -> None:
    table = given().cash(0, 20).car(0, "H00").market({6: "F101"}).turn(0)
    assert table.options(0) == ["move:H01", "move:V10", "end:turn"]


@pytest.mark.rule("TS-070", "TS-071", "TS-X02")
def test_parking_costs_a_point_ends_the_turn_and_brings_the_car_back() -> None:
    table = given().cash(0, 11).fans(0, 10).car(0, "V21").market({3: "F216", 16: "F101"}).staff(0, "T101")
    table.only("sat")
    before = table.balance(0)
    table.play(0, "move:V20")
    assert table.view().op == 4
    table.play(0, "park:3", "stl")
    assert (table.g.cash[0], table.balance(0)) == (4, before - 2)
    assert table.view().clubs[0].car == "V20"
    assert (table.asked(0), table.asked(1)) == (None, "market_step")  # three points are lost


@pytest.mark.rule("TS-072")
@pytest.mark.parametrize(
    ("tile", "rule"),
    [
        ("F101", "TS-072"),  # 6 $
        ("M401", "TS-072"),  # 7 $
        ("N201", "TS-091"),  # holds a friendly
        ("R201", "TS-092"),  # holds two press releases
        ("R303", "TS-140"),  # knocked out of the cup
        ("L101", "TS-103"),  # has nobody to sell
    ],
)
def test_tile_that_the_club_cannot_have_cannot_be_entered(tile: str, rule: str) -> None:
    table = given().cash(0, PRICE[THING[tile]] - 1).parking(0, 6, tile)
    if tile == "N201":
        table.staff(0, "N101")
    if tile == "R201":
        table.press(0, "R101", "R102")
    table.knocked_out("blue").turn(0)
    assert "park:6" not in table.options(0)
    assert table.why(0, "park:6") == rule
    with pytest.raises(Refused, match=rule):
        table.play(0, "park:6")


@pytest.mark.rule("TS-072")
@pytest.mark.parametrize("tile", ["F101", "M401", "N201", "R201", "R303", "T101", "E101", "A101", "V101"])
def test_tile_that_the_club_can_just_have_may_be_entered(tile: str) -> None:
    table = given().cash(0, PRICE[THING[tile]]).press(0, "R101").parking(0, 6, tile).turn(0)
    assert "park:6" in table.options(0)


# Football players


@pytest.mark.rule("TS-073")
def test_football_player_costs_his_price_paid_to_the_bank() -> None:
    table = given().cash(0, 10).parking(0, 6, "F101").turn(0).play(0, "park:6")
    assert table.g.cash == [10 - 6, 5]


@pytest.mark.rule("TS-074")
def test_football_player_joins_at_once_on_the_field_or_on_the_bench() -> None:
    table = given().cash(0, 10).parking(0, 6, "F103").turn(0).play(0, "park:6")
    assert table.view().clubs[0].squad == ["F103"]
    assert table.asked(0) == "place_tile"
    assert table.options(0) == ["place_tile:lb", "place_tile:lm", "place_tile:bench"]
    benched = given().cash(0, 10).parking(0, 6, "F103").turn(0).play(0, "park:6", "bench")
    assert set(benched.eleven(0).values()) == {None}
    assert benched.view().clubs[0].squad == ["F103"]
    assert table.play(0, "lm").eleven(0)["lm"] == "F103"


@pytest.mark.rule("TS-075")
def test_club_may_own_any_number_of_football_players() -> None:
    crowd = [f"F1{i:02}" for i in range(2, 21)] + [f"F2{i:02}" for i in range(1, 19)]
    table = given().cash(0, 10).bench(0, *crowd).parking(0, 6, "F101").turn(0).play(0, "park:6", "bench")
    assert len(table.view().clubs[0].squad) == 38


# Managers


@pytest.mark.rule("TS-076")
def test_manager_costs_his_price_paid_to_the_bank() -> None:
    table = given().cash(0, 10).parking(0, 6, "M302").turn(0).play(0, "park:6")
    assert table.g.cash == [10 - 6, 5]
    assert table.view().clubs[0].managers == ["blue:manager", "M302"]


@pytest.mark.rule("TS-077", "TS-078", "TS-079", "TS-X33")
def test_fourth_manager_takes_the_place_of_one_of_the_three() -> None:
    table = given().cash(0, 9).managers(0, *THREE).parking(0, 6, "M302").turn(0).play(0, "park:6")
    assert table.options(0) == [f"dismiss:{manager}" for manager in THREE]
    assert table.why(0, "M302") == "TS-079"
    table.play(0, "M101")
    assert table.view().clubs[0].managers == ["blue:manager", "M102", "M302"]
    third = given().cash(0, 9).managers(0, *THREE[:2]).parking(0, 6, "M302").turn(0).play(0, "park:6")
    assert third.asked(0) is None
    assert third.view().clubs[0].managers == ["blue:manager", "M101", "M302"]


@pytest.mark.rule("TS-080")
def test_dismissed_manager_leaves_the_game_without_money() -> None:
    table = given().cash(0, 9).managers(0, *THREE).parking(0, 6, "M302").turn(0).play(0, "park:6", "M101")
    assert table.g.cash[0] == 9 - 6
    assert table.view().gone == ["M101"]


@pytest.mark.rule("TS-081")
def test_manager_is_dismissed_only_to_make_room() -> None:
    table = given().managers(0, *THREE).turn(0)
    assert table.why(0, "dismiss:M101") == "TS-061"
    table = given().managers(0, *THREE).bench(0, "F101").match("red", "blue")
    assert table.why(0, "dismiss:M101") == "TS-188"
    table.play(0, "edit", "M102")
    assert table.why(0, "dismiss:M101") == "TS-150"
    hired = given().cash(0, 9).parking(0, 6, "M302").turn(0).play(0, "park:6")
    assert hired.asked(0) is None  # with a place free nobody goes


@pytest.mark.rule("TS-082")
def test_managers_cannot_be_sold() -> None:
    table = given().managers(0, *THREE).bench(0, "F101", "F102").parking(0, 6, "L101").turn(0)
    table.play(0, "park:6")
    assert table.options(0) == ["sell_which:F101", "sell_which:F102"]
    assert table.why(0, "M101") == "TS-082"


@pytest.mark.rule("TS-083", "TS-X33")
def test_reroll_goes_with_the_starting_manager_for_good() -> None:
    table = given().cash(0, 9).managers(0, *THREE).parking(0, 6, "M302")
    assert table.view().clubs[0].reroll
    table.turn(0).play(0, "park:6", "blue:manager")
    assert not table.view().clubs[0].reroll
    table.match("red", "blue").play(0, "keep").play(1, "keep")
    assert table.asked(0) is None
    assert table.asked(1) == "reroll"
    table.until()
    assert "blue:manager" in table.view().gone
    table.match("red", "blue").play(0, "keep").play(1, "keep")
    assert (table.asked(0), table.asked(1)) == (None, "reroll")


@pytest.mark.rule("TS-084")
def test_new_manager_is_principal_if_the_principal_one_is_dismissed() -> None:
    table = given().cash(0, 9).managers(0, *THREE, principal="M101").parking(0, 6, "M302").turn(0)
    table.play(0, "park:6", "M101")
    assert table.view().clubs[0].principal == "M302"
    table.match("red", "blue").play(0, "edit", "M102")
    assert table.view().clubs[0].principal == "M102"


@pytest.mark.rule("TS-338")
def test_hired_manager_takes_a_secondary_place() -> None:
    table = given().cash(0, 9).parking(0, 6, "M302").turn(0).play(0, "park:6")
    assert table.view().clubs[0].principal == "blue:manager"
    table = given().cash(0, 9).managers(0, *THREE, principal="M101").parking(0, 6, "M302").turn(0)
    assert table.play(0, "park:6", "M102").view().clubs[0].principal == "M101"
    table.match("red", "blue").play(0, "edit")
    assert "align_principal:M302" in table.options(0)


# Staff


@pytest.mark.rule("TS-085")
@pytest.mark.parametrize(("tile", "place"), [("T101", "scout"), ("E101", "secretary"), ("C101", "community")])
def test_new_staff_replace_the_old_who_leave_the_game(tile: str, place: str) -> None:
    table = given().parking(0, 6, tile).turn(0).play(0, "park:6")
    club = table.view().clubs[0]
    staff = {"scout": club.scout, "secretary": club.secretary, "community": club.community}
    assert staff == {job: tile if job == place else f"blue:{job}" for job in staff}
    assert table.view().gone == [f"blue:{place}"]


@pytest.mark.rule("TS-339")
def test_staff_are_never_dismissed() -> None:
    table = given().cash(0, 9).managers(0, *THREE).bench(0, "F101", "F102")
    table.parking(0, 6, "M302").turn(0).play(0, "park:6")
    assert table.why(0, "dismiss:blue:scout") == "TS-079"
    table = given().bench(0, "F101", "F102").parking(0, 6, "L101").turn(0).play(0, "park:6")
    assert table.why(0, "sell_which:blue:scout") == "TS-100"
    table = given().fans(0, 0).cash(0, 0)
    for _ in range(3):
        table.only("mon")  # not even a club that cannot pay them
    club = table.view().clubs[0]
    assert [club.scout, club.secretary, club.community] == ["blue:scout", "blue:secretary", "blue:community"]


@pytest.mark.rule("TS-086")
@pytest.mark.parametrize("tile", ["T102", "E301", "C401", "A401", "V401", "N401", "R403"])
def test_staff_contracts_friendlies_and_press_releases_have_no_price(tile: str) -> None:
    table = given().cash(0, 0).parking(0, 6, tile).turn(0).play(0, "park:6")
    assert table.g.cash[0] == 0
    club = table.view().clubs[0]
    held = [club.scout, club.secretary, club.community, club.advertising, club.tv, club.friendly, *club.press]
    assert tile in held


@pytest.mark.rule("TS-087")
def test_points_of_a_new_scout_count_from_the_next_market_day() -> None:
    table = given(1).parking(0, 6, "T301").market({16: "F101"}).dice(*[6] * 12).start("tue")
    assert table.view().op == 4
    table.play(0, "park:6")
    assert (table.g.day, table.view().op) == (2, 7)  # Tuesday is over; on Wednesday he counts


# Contracts


@pytest.mark.rule("TS-088", "TS-089", "TS-X24")
def test_new_advertising_sends_the_old_one_to_its_space_with_a_white_cube() -> None:
    table = given().fans(0, 8).staff(0, "A101").parking(0, 9, "A202").turn(0)
    before = table.balance(0)
    table.play(0, "park:9")
    club, space = table.view().clubs[0], table.view().market[8]
    assert (club.advertising, club.tv) == ("A202", None)
    assert (space.tile, space.old) == ("A101", True)
    assert table.balance(0) == before + 1
    table.only("movement")
    assert "A101" in table.view().gone


@pytest.mark.rule("TS-088")
def test_club_has_one_advertising_and_one_tv_contract() -> None:
    table = given().staff(0, "A101").parking(0, 6, "V201").turn(0).play(0, "park:6")
    club = table.view().clubs[0]
    assert (club.advertising, club.tv) == ("A101", "V201")
    assert table.view().market[5].tile is None  # another kind: nothing comes back
    table.parking(0, 7, "V301").turn(0).play(0, "park:7")
    assert (table.view().clubs[0].tv, table.view().market[6].tile) == ("V301", "V201")


@pytest.mark.rule("TS-090")
def test_returned_contract_is_turned_by_its_own_colour_and_free_for_all() -> None:
    table = given().staff(0, "A101").parking(0, 9, "A202")
    old_side = table.view().market[8].parking
    table.turn(0).play(0, "park:9")
    new_side = given().market({9: "A101"}).view().market[8].parking
    assert table.view().market[8].parking == new_side != old_side
    assert new_side is not None
    for seat in (0, 1):  # the club itself as well
        assert "park:9" in table.car(seat, new_side).turn(seat).options(seat)
        table.play(seat, "end:turn")
    table.turn(1).play(1, "park:9")
    assert table.view().clubs[1].advertising == "A101"


@pytest.mark.rule("TS-340", "TS-X56")
def test_contract_returned_on_saturday_leaves_in_the_movement_of_the_same_day() -> None:
    table = given(1).staff(0, "A101").parking(0, 9, "A202").market({16: "F101"}).dice(*[6] * 6).start("sat")
    table.play(0, "park:9")
    assert table.g.day == 6
    assert "A101" in table.view().gone
    assert "F101" not in table.view().gone


# Friendlies, press releases, spaces


@pytest.mark.rule("TS-091")
def test_club_that_holds_a_friendly_may_not_take_another() -> None:
    table = given().parking(0, 6, "N101").turn(0).play(0, "park:6")
    assert table.view().clubs[0].friendly == "N101"
    table.parking(0, 7, "N102").turn(0)
    assert "park:7" not in table.options(0)
    assert table.why(0, "park:7") == "TS-091"
    table.play(0, "end:turn").car(0, "H11").market({6: "N201"}).turn(0)
    assert table.why(0, "force:6") == "TS-091"


@pytest.mark.rule("TS-092", "TS-X49")
def test_club_that_holds_two_press_releases_may_not_take_a_third() -> None:
    table = given().press(0, "R101").parking(0, 6, "R102").turn(0).play(0, "park:6")
    assert table.view().clubs[0].press == ["R101", "R102"]
    table.parking(0, 7, "R201").turn(0)
    assert not {"park:7", "force:7"} & set(table.options(0))
    assert table.why(0, "park:7") == "TS-092"
    for segment in ("H12", "V31", "H22", "V21"):
        table.play(0, "end:turn").car(0, segment).turn(0)
        assert not {"park:7", "force:7"} & set(table.options(0))


@pytest.mark.rule("TS-093")
def test_resolved_press_release_no_longer_fills_a_place() -> None:
    table = given().press(0, "R402", "R202").parking(0, 6, "R101")
    assert "park:6" not in table.turn(0).options(0)
    table.play(0, "end:turn").match("blue", "red").until()
    club = table.view().clubs[0]
    assert [tile for tile, _ in club.kept] == ["R402"]
    assert club.press == ["R202"]
    assert "park:6" in table.turn(0).options(0)


@pytest.mark.rule("TS-094")
def test_acquired_tile_leaves_the_market_with_its_white_cube() -> None:
    table = given().cash(0, 9).parking(0, 6, "F101").market({7: "F102"}, old=(6, 7)).turn(0)
    table.play(0, "park:6", "bench")
    spaces = table.view().market
    assert (spaces[5].tile, spaces[5].old) == (None, False)
    assert (spaces[6].tile, spaces[6].old) == ("F102", True)
    table.only("movement")
    assert "F101" not in table.view().gone
    assert not table.view().market[5].old


@pytest.mark.rule("TS-095")
def test_space_of_an_acquired_tile_stays_empty_until_the_movement() -> None:
    table = given(1).cash(0, 9).parking(0, 6, "F101").market({16: "F102"}).dice(*[6] * 30).start("tue")
    table.play(0, "park:6", "bench")
    for _ in range(4):
        assert table.view().market[5].tile is None
        assert table.why(0, "park:6") == "TS-095"
        table.play(0, "end:turn")
    assert table.g.day == 6
    assert table.view().market[5].tile is not None
