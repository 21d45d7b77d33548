"""Placing football players: who may stand where, and when the line-up may be edited."""

from __future__ import annotations

import pytest

from tests.games.time_of_soccer.given import Table, given
from touchline.games.time_of_soccer.cards import PLACE

POSITIONS = ["gk", "lb", "cbl", "cbr", "rb", "lm", "cml", "cmr", "rm", "stl", "str"]


def editing(*bench: str, **field: str) -> Table:
    """Blue edits its line-up before a match, with the starting manager, from the goalkeeper on."""
    table = given().field(0, **field).bench(0, *bench).managers(0, "blue:manager", "M101")
    return table.match("red", "blue").play(0, "edit", "blue:manager")


@pytest.mark.rule("TS-149")
def test_board_has_eleven_positions_with_one_football_player_each() -> None:
    assert list(PLACE) == POSITIONS
    table = given().cash(0, 9).field(0, gk="F102").parking(0, 6, "F101").turn(0).play(0, "park:6", "gk")
    assert table.eleven(0) == dict.fromkeys(POSITIONS) | {"gk": "F101"}
    assert table.view().clubs[0].squad == ["F102", "F101"]


@pytest.mark.rule("TS-149")
def test_football_player_stands_on_one_position_only() -> None:
    table = editing("F106", "F105").play(0, "F106", "F105")
    assert table.eleven(0)["lb"] == "F106"
    assert "align_position:F106" not in table.options(0)
    table = editing("F105", cbl="F106").play(0, "F106")  # from centre-back to left back
    assert table.eleven(0)["lb"] == "F106"
    assert table.eleven(0)["cbl"] is None


@pytest.mark.rule("TS-150")
def test_football_player_stands_only_where_his_tile_allows() -> None:
    table = given().cash(0, 9).parking(0, 6, "F118").turn(0).play(0, "park:6")
    assert table.options(0) == ["place_tile:rm", "place_tile:stl", "place_tile:str", "place_tile:bench"]
    assert table.why(0, "gk") == "TS-150"
    table = editing("F118", "F101", "F102")
    assert table.options(0) == ["align_position:F101", "align_position:F102", "align_position:empty"]
    assert table.why(0, "F118") == "TS-150"


@pytest.mark.rule("TS-151")
def test_football_players_move_in_and_out_of_the_team() -> None:
    table = editing("F101", gk="F102", stl="F120").play(0, "F101")
    assert table.eleven(0)["gk"] == "F101"
    table.play(0, "empty", "F120")  # out of the left striker's place, into the right one's
    assert (table.eleven(0)["stl"], table.eleven(0)["str"]) == (None, "F120")
    table = editing(gk="F101", stl="F120").play(0, "empty", "empty", "empty")
    assert set(table.eleven(0).values()) == {None}


@pytest.mark.rule("TS-152")
def test_line_up_is_edited_when_a_player_joins_before_own_matches_and_before_scoring() -> None:
    joins = given().cash(0, 9).parking(0, 6, "F101").turn(0)
    assert joins.why(0, "align:edit") == "TS-061"  # not on a market day
    assert joins.play(0, "park:6").asked(0) == "place_tile"
    for home, away in (("blue", "green"), ("green", "blue")):
        assert given().match(home, away).asked(0) == "align"
    assert given(week=6).match("blue", "green", cup=True).asked(0) == "align"
    others = given(2).match("red", "green")
    assert (others.asked(0), others.asked(1)) == (None, "align")  # a match of others
    assert given(week=10).finish().asked(0) == "align"
    for day in ("mon", "movement"):
        assert given().only(day).g.next_seat() == -1


@pytest.mark.rule("TS-153")
def test_benched_football_player_adds_nothing_but_costs_his_salary() -> None:
    table = given().fans(0, 9).field(0, gk="F101", cbl="F207")
    before = table.view().clubs[0]
    table.bench(0, "F403", "F415")
    after = table.view().clubs[0]
    assert (after.attack, after.defence) == (before.attack, before.defence)
    assert after.expenses == before.expenses + 8
    assert after.balance == before.balance - 8


@pytest.mark.rule("TS-155")
def test_principal_manager_is_changed_in_align_not_when_placing_a_tile() -> None:
    table = given().managers(0, "blue:manager", "M101").bench(0, "F101").match("red", "blue")
    table.play(0, "edit")
    assert table.options(0) == ["align_principal:blue:manager", "align_principal:M101"]
    assert table.play(0, "M101").view().clubs[0].principal == "M101"
    table = given(week=10).managers(0, "blue:manager", "M101").finish().play(0, "edit", "M101")
    assert table.view().clubs[0].principal == "M101"
    table = given().cash(0, 9).managers(0, "blue:manager", "M101").parking(0, 6, "F101").turn(0)
    table.play(0, "park:6")
    assert table.why(0, "align_principal:M101") == "TS-150"
    assert all(option.startswith("place_tile:") for option in table.options(0))
