"""What the engine does for a human whose time is up: the last column of the decision table (TS-322)."""

from __future__ import annotations

import pytest

from tests.games.time_of_soccer.given import GAME, given
from tests.games.time_of_soccer.test_variants import at_sales
from touchline.engine.match import Match

pytestmark = pytest.mark.rule("TS-322")


# Setup


def test_takes_the_lowest_free_club_the_first_unique_starter_and_the_first_corner() -> None:
    match = Match(GAME, 2, {"unique_starters": True}, b"late")
    match.play(0, "choose_club:blue")
    match.act_for(1)
    assert match.log[-1].option == "choose_club:red"
    drawn = match.view(-1).table.drawn
    match.act_for(0)
    assert match.log[-1].option == f"keep_unique:{drawn[0]}"
    while match.state.open[match.waiting()[0]] & 0xFF != 4:
        match.act_for(match.waiting()[0])
    match.act_for(match.waiting()[0])
    assert match.log[-1].option == "place_car:H00"


@pytest.mark.parametrize(
    ("taken", "place"),
    [([], "place_tile:cbl"), (["cbl"], "place_tile:cbr"), (["cbl", "cbr"], "place_tile:bench")],
)
def test_places_a_new_player_on_his_first_empty_position_else_on_the_bench(
    taken: list[str], place: str
) -> None:
    table = given().cash(0, 20).market({6: "F105"})
    for position, tile in zip(taken, ("F107", "F108"), strict=False):
        table.field(0, **{position: tile})
    table.car(0, table.view().market[5].parking).turn(0).play(0, "park:6")
    assert table.decided() == place


# Monday


@pytest.mark.parametrize(
    ("energy", "fatigue", "share"),
    [(0, -2, "0-2"), (0, -1, "1-1"), (-1, -2, "1-1"), (-3, -2, "2-0"), (1, -2, "0-2")],
)
def test_recovers_energy_up_to_0_then_fatigue_then_energy(energy: int, fatigue: int, share: str) -> None:
    table = given(seats=1, fatigue=1).legs(0, energy, fatigue).only("recovery")
    assert table.decided() == f"recover:{share}"


# Market days


def test_ends_a_market_day() -> None:
    table = given().cash(0, 20).car(0, "V21").market({6: "F101"}).turn(0)
    assert table.decided() == "end:turn"


@pytest.mark.parametrize(
    ("managers", "gone"),
    [
        (("blue:manager", "M401", "M104"), "M104"),
        (("blue:manager", "M103", "M102"), "M102"),
        (("M402", "M303", "M302"), "M302"),
    ],
)
def test_dismisses_the_cheapest_but_not_the_starting_manager(managers: tuple[str, ...], gone: str) -> None:
    table = given().cash(0, 20).managers(0, *managers).market({6: "M101"})
    table.car(0, table.view().market[5].parking).turn(0).play(0, "park:6")
    assert table.decided() == f"dismiss:{gone}"


def test_declines_a_forced_tile() -> None:
    table = given().cash(0, 20).car(0, "H11").market({6: "F101"}).dice(3).turn(0).play(0, "force:6")
    assert table.decided() == "force_buy:decline"


def test_sells_the_lowest_id_of_the_bench_else_of_the_field_else_buys_the_cheapest() -> None:
    table = (
        at_sales(20, "F101")
        .field(0, gk="F102", stl="F119")
        .bench(0, "F303", "F201")
        .turn(0)
        .play(0, "park:6")
    )
    assert table.decided() == "sell_which:F201"
    table = at_sales(20, "F101").field(0, stl="F119", gk="F102").turn(0).play(0, "park:6")
    assert table.decided() == "sell_which:F102"
    table = at_sales(20, "F303", "F106", "F101").turn(0).play(0, "park:6")
    assert table.decided() == "sell_which:F106"


def test_refuses_to_pay_for_broken_talks() -> None:
    table = at_sales(20).bench(0, "F303", "F201").dice(6).turn(0).play(0, "park:6", "F303")
    assert table.decided() == "pay_talks:refuse"


# Matches


def test_keeps_line_up_and_roll() -> None:
    table = given(seats=1).bench(0, "F101").match("red", "blue")
    assert table.decided() == "align:keep"
    table.play(0, "keep")
    assert table.decided() == "reroll:keep"


def test_finishes_an_edit_with_what_stands_there() -> None:
    table = (
        given(seats=1)
        .field(0, gk="F101", lb="F106")
        .bench(0, "F102")
        .managers(0, "blue:manager", "M101", principal="M101")
    )
    table.match("red", "blue").play(0, "edit")
    assert table.decided() == "align_principal:M101"
    table.play(0, "M101")
    assert table.decided() == "align_position:F101"
    table.play(0, "F102")
    assert table.decided() == "align_position:F106"  # the left back stays
    table.play(0, "empty")
    assert table.decided() == "align_position:empty"  # nobody stands in the centre
    table = given(seats=1).field(0, cbl="F106").match("red", "blue").play(0, "edit")
    assert table.decided() == "align_position:empty"  # left back: empty before, empty now
    table.play(0, "F106")
    assert table.asked(0) == "reroll"


@pytest.mark.parametrize(("energy", "kind"), [(-2, "starting"), (-3, "mixed")])
def test_sends_the_starting_team_if_energy_allows(energy: int, kind: str) -> None:
    table = given(seats=1, fatigue=1).legs(0, energy, 0).match("red", "blue").play(0, "keep")
    assert table.decided() == f"team_kind:{kind}"
