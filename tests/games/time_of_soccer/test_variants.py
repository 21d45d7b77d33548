"""Solo and absent rivals, and the variants beside fatigue (TS-270 to TS-296, TS-348)."""

from __future__ import annotations

import pytest

import touchline
from tests.games.time_of_soccer.given import GAME, Table, given
from touchline.engine.errors import TouchlineError
from touchline.engine.match import Match

NO_HIT = (5, 1)  # a removal roll that does nothing


# solo and absent_rivals


@pytest.mark.rule("TS-270")
@pytest.mark.parametrize("day", ["tue", "wed_market", "thu", "fri", "sat"])
def test_alone_three_removal_rolls_come_before_each_market_day(day: str) -> None:
    table = given(seats=1).only(day)
    assert table.kinds("removal_roll", "market_turn") == ["removal_roll"] * 3 + ["market_turn"]
    assert [event.kind for event in given(seats=1).only("mon").heard] == ["collection"]


@pytest.mark.rule("TS-271")
@pytest.mark.parametrize(
    ("white", "blue", "space"), [(1, 1, 1), (1, 4, 4), (4, 1, 13), (3, 2, 10), (2, 3, 7), (4, 4, 16)]
)
def test_white_die_is_the_row_and_blue_the_column(white: int, blue: int, space: int) -> None:
    tiles = {n: f"F1{n:02}" for n in range(1, 17)}
    table = given(seats=1).market(tiles).dice(white, blue, *NO_HIT, *NO_HIT).only("tue")
    assert [view.space for view in table.view().market if view.tile is None] == [space]
    assert table.names(table.g.gone)[-1] == tiles[space]


@pytest.mark.rule("TS-272")
@pytest.mark.parametrize("dice", [(5, 2), (6, 2), (2, 5), (2, 6), (6, 6), (1, 1)])
def test_five_or_six_or_an_empty_space_does_nothing(dice: tuple[int, int]) -> None:
    table = given(seats=1).market({6: "F101"}).dice(*dice, *NO_HIT, *NO_HIT).only("tue")
    assert table.names(table.g.gone) == []
    assert table.view().market[5].tile == "F101"


@pytest.mark.rule("TS-X40")
def test_removal_rolls_of_the_example() -> None:
    table = given(seats=1).market({10: "F101"}).dice(5, 2, 3, 2, 3, 2).only("tue")
    assert table.events("removal_roll") == [[5, 2, -1], [3, 2, 0], [3, 2, -1]]
    assert table.view().market[9].tile is None
    assert table.names(table.g.gone) == ["F101"]


@pytest.mark.rule("TS-273")
def test_sales_tiles_and_old_tiles_are_hit_too() -> None:
    table = given(seats=1).market({1: "L101", 2: "F101"}, old=(2,)).dice(1, 1, 1, 2, *NO_HIT).only("tue")
    assert table.names(table.g.gone) == ["L101", "F101"]
    assert [view.tile for view in table.view().market] == [None] * 16
    assert table.g.old == 0


@pytest.mark.rule("TS-274")
@pytest.mark.parametrize(("seats", "on", "rolls"), [(2, 1, 2), (3, 1, 1), (2, 0, 0), (3, 0, 0), (4, 0, 0)])
def test_absent_rivals_roll_before_the_first_club(seats: int, on: int, rolls: int) -> None:
    table = given(seats, absent_rivals=on).only("tue")
    assert table.kinds("removal_roll", "market_turn") == ["removal_roll"] * rolls + ["market_turn"]
    table.caretake()
    assert table.kinds("removal_roll", "market_turn")[rolls:] == ["market_turn"] * seats
    assert GAME.option_values({}, seats)["absent_rivals"] == 0


@pytest.mark.rule("TS-275")
def test_wednesday_has_removal_rolls_if_somebody_takes_a_market_day() -> None:
    """Blue has a friendly: alone it has no market day; with red, rolls come before the friendly."""
    table = given(seats=1).staff(0, "N101").only("wed_market")
    assert table.kinds("removal_roll", "friendly") == ["friendly"]
    table = given(seats=2, first=0, absent_rivals=1).staff(0, "N101").only("wed_market")
    assert table.kinds("removal_roll", "friendly", "market_turn") == [
        *["removal_roll"] * 2,
        "friendly",
        "market_turn",
    ]
    table = given(seats=2, week=6, absent_rivals=1).start("wed").caretake()
    wednesday = table.kinds("cup_passed", "removal_roll", "market_day")
    assert wednesday[:4] == ["cup_passed"] * 4  # both clubs have played: no market, no rolls
    assert table.events("market_day")[0] == [3]
    assert wednesday[4:7] == ["market_day", "removal_roll", "removal_roll"]


@pytest.mark.rule("TS-275")
def test_removal_rolls_of_a_cup_wednesday_come_after_the_cup() -> None:
    table = given(seats=2, week=8, absent_rivals=1)
    table.cup("blue", "red", "black", "yellow", "green", "purple", "white_a", "white_b")
    table.knocked_out("blue", "yellow", "purple", "white_b").cup_wins(red=1, black=1, green=1, white_a=1)
    table.start("wed")
    assert table.asked(1) == "align"
    assert table.events("removal_roll") == []
    while table.asked(0) != "market_step":
        seat = table.g.next_seat()
        table.play(seat, "keep")
    assert table.kinds("cup_passed", "removal_roll") == ["cup_passed"] * 2 + ["removal_roll"] * 2


# no_random


@pytest.mark.rule("TS-276", "TS-279")
def test_without_dice_shots_are_the_attack_level_and_saves_the_defence_level() -> None:
    table = given(no_random=1).strength(0, 6, 5).strength(1, 4, 3).match("blue", "red")
    before = table.g.chance
    table.play(1, "keep").play(0, "keep")
    assert table.view().results[-1].goals == (3, 0)
    assert (table.asked(0), table.asked(1)) == (None, None)  # both have their starting managers
    assert table.events("attack_roll") == table.events("defence_roll") == []
    assert table.g.chance == before
    assert not table.view().clubs[0].reroll


@pytest.mark.rule("TS-X37")
def test_level_6_against_4_and_4_against_5_is_2_0() -> None:
    table = given(no_random=1).strength(0, 6, 5).strength(1, 4, 4).match("blue", "red")
    assert table.play(1, "keep").play(0, "keep").view().results[-1].goals == (2, 0)


@pytest.mark.rule("TS-277")
def test_neutral_clashes_are_still_rolled() -> None:
    table = given(no_random=1).dice(2, 5, 6).match("black", "purple")
    assert table.events("clash")[0][3:] == [5, 6]
    assert table.view().results[-1].winner == "purple"


@pytest.mark.rule("TS-278")
def test_drawn_cup_match_without_dice_still_has_penalties() -> None:
    table = given(no_random=1, week=6).dice(*[1] * 5, *[6] * 5).match("blue", "red", cup=True)
    table.play(1, "keep").play(0, "keep")
    assert table.events("penalties") == [[0, 1, 0, 5]]
    assert table.view().results[-1].winner == "red"


@pytest.mark.rule("TS-296")
def test_without_dice_fatigue_lowers_shots_and_saves() -> None:
    table = given(seats=1, no_random=1, fatigue=1, week=6, neutral_level=1).strength(0, 7, 5).legs(0, 0, -1)
    table.match("blue", "red").play(0, "keep", "mixed")
    assert table.events("levels")[1] == [0, 5, 3]
    assert table.view().results[-1].goals == (3, 0)


@pytest.mark.rule("TS-296")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_variants_together_make_a_game(seats: int) -> None:
    options = {
        "fatigue": True,
        "no_random": True,
        "secondary_market": True,
        "unique_starters": True,
        "free_traffic.0": True,
        "handicap.0": 3,
    } | ({"absent_rivals": True} if seats in (2, 3) else {})
    table = touchline.new("time_of_soccer", seats=seats, seed=3, options=options)
    while not table.over:
        table.match.act_for(table.match.waiting()[0])
    assert len(table.scores) == seats


# free_traffic


@pytest.mark.rule("TS-280", "TS-281")
def test_free_traffic_is_for_single_clubs_and_leads_anywhere_from_both_crossings() -> None:
    table = given(seats=2, **{"free_traffic.1": 1}).car(0, "H11").car(1, "H11").turn(0)
    assert table.options(0) == ["move:H10", "move:V11", "end:turn"]
    table.play(0, "end:turn").turn(1)
    assert sorted(table.options(1)) == sorted(
        ["move:H10", "move:H12", "move:V10", "move:V11", "move:V20", "move:V21", "end:turn"]
    )
    table.play(1, "move:V20")
    assert "move:H11" in table.options(1)  # and back again
    corner = given(seats=1, **{"free_traffic.0": 1}).car(0, "H00").turn(0)
    assert set(corner.options(0)) == {"move:H01", "move:V10", "move:V00", "end:turn"}
    assert [club.free_traffic for club in table.view().clubs] == [False, True]


# secondary_market


def at_sales(cash: int, *pile: str, bonus: str = "L102", **options: int) -> Table:
    """Blue stands at the parking of a sales tile, with these football players in the pile."""
    table = given(secondary_market=1, **options).market({6: bonus}).pile(*pile).cash(0, cash)
    return table.car(0, table.view().market[5].parking)


@pytest.mark.rule("TS-282", "TS-286")
def test_sold_player_lies_open_in_the_second_market_for_good() -> None:
    table = at_sales(0).field(0, stl="F119").dice(1).turn(0).play(0, "park:6")
    assert table.view().second == ["F119"]
    assert table.names(table.g.gone) == []
    for _ in range(3):
        table.only("movement")
    assert table.view().second == ["F119"]
    without = given().market({6: "L102"}).field(0, stl="F119").dice(1)
    without.car(0, without.view().market[5].parking).turn(0).play(0, "park:6")
    assert (without.view().second, without.view().gone) == ([], ["F119"])


@pytest.mark.rule("TS-283", "TS-284")
def test_player_from_the_pile_costs_price_and_bonus_after_the_secretary_roll() -> None:
    """F106 costs 4, the bonus is 2; the amount that the secretary shows plays no part, as in a sale."""
    table = at_sales(9, "F106").bench(0, "F119").dice(3).turn(0).play(0, "park:6")
    assert table.options(0) == ["sell_which:F119", "sell_which:F106"]
    table.play(0, "F106")
    assert table.events("secretary_roll") == [[0, 3, 4]]
    assert table.g.cash[0] == 3
    assert table.view().second == []
    table.play(0, "cbl")
    assert table.eleven(0)["cbl"] == "F106"
    assert table.view().market[5].tile == "L102"
    assert table.asked(0) is None


@pytest.mark.rule("TS-284")
@pytest.mark.parametrize(("cash", "listed"), [(6, True), (5, False)])
def test_player_from_the_pile_is_for_those_who_can_pay_price_and_bonus(cash: int, listed: bool) -> None:
    table = at_sales(cash, "F106").bench(0, "F119").turn(0).play(0, "park:6")
    assert ("sell_which:F106" in table.options(0)) == listed


@pytest.mark.rule("TS-285")
@pytest.mark.parametrize(("cash", "answer", "left"), [(8, "pay", 0), (9, "refuse", 9), (7, "", 7)])
def test_broken_talks_cost_extra_or_the_purchase_fails(cash: int, answer: str, left: int) -> None:
    table = at_sales(cash, "F106", "F303").bench(0, "F119").dice(6).turn(0).play(0, "park:6")
    assert "sell_which:F303" not in table.options(0)  # 9 + 2
    assert table.why(0, "F303") == "TS-285"
    table.play(0, "F106")
    if answer:
        table.play(0, answer)
    assert table.asked(0) == ("place_tile" if answer == "pay" else None)
    assert table.g.cash[0] == left
    assert ("F106" in table.view().second) == (answer != "pay")


@pytest.mark.rule("TS-X57")
@pytest.mark.parametrize(("cash", "may"), [(6, True), (5, False)])
def test_club_without_players_needs_the_price_and_the_bonus(cash: int, may: bool) -> None:
    table = at_sales(cash, "F106").turn(0)
    assert ("park:6" in table.options(0)) == may


# handicap


@pytest.mark.rule("TS-287", "TS-288", "TS-X38")
def test_handicap_takes_fans_and_so_lowers_the_balance() -> None:
    match = Match(GAME, 3, {"handicap.1": 2}, b"handicap")
    while match.state.car.count(-1):
        match.act_for(match.waiting()[0])
    clubs = match.view(-1).table.clubs
    assert [club.fans for club in clubs] == [13, 11, 13]
    assert [club.balance for club in clubs] == [8, 6, 8]


@pytest.mark.rule("TS-348")
def test_handicap_has_levels_0_to_3() -> None:
    for seat in range(4):
        assert next(o for o in GAME.options if o.id == f"handicap.{seat}").values == (0, 1, 2, 3)
    with pytest.raises(TouchlineError, match="0, 1, 2, 3, not 4"):
        Match(GAME, 2, {"handicap.0": 4}, b"")


# unique_starters


def chosen(seats: int, **options: int) -> Match:
    """All have a club."""
    match = Match(GAME, seats, {"unique_starters": True, **options}, b"unique")
    while match.log == [] or match.state.open[match.waiting()[0]] & 0xFF == 1:
        match.act_for(match.waiting()[0])
    return match


@pytest.mark.parametrize(
    ("seats", "drawn", "kept", "starters"),
    [
        pytest.param(1, 2, 1, 0, marks=pytest.mark.rule("TS-290")),
        pytest.param(2, 2, 1, 1, marks=pytest.mark.rule("TS-291")),
        pytest.param(3, 3, 2, 1, marks=pytest.mark.rule("TS-292")),
        pytest.param(4, 3, 2, 2, marks=pytest.mark.rule("TS-293")),
    ],
)
@pytest.mark.rule("TS-289", "TS-294", "TS-295")
def test_unique_starters_are_drawn_and_kept_in_seat_order(
    seats: int, drawn: int, kept: int, starters: int
) -> None:
    match = chosen(seats)
    left: list[str] = []
    for seat in range(seats):
        shown = match.view(-1).table.drawn  # face up, for spectators too
        assert len(shown) == drawn
        assert match.waiting() == [seat]
        for choice in range(kept):
            still = [tile for tile in shown if tile not in _own(match, seat)]
            assert match.options_of(seat) == [f"keep_unique:{tile}" for tile in still]
            match.play(seat, match.options_of(seat)[-1])
            assert len(_own(match, seat)) == choice + 1
        left += [tile for tile in shown if tile not in _own(match, seat)]
    clubs = match.view(-1).table.clubs
    assert [sum(":" in tile for tile in club.squad) for club in clubs] == [starters] * seats
    assert [len(club.squad) for club in clubs] == [kept + starters] * seats
    assert set(left) <= set(match.view(-1).table.gone)
    told = [event.kind for events in match.heard(-1) for event in events]
    assert "uniques_drawn" in told
    if starters:
        assert max(n for n, kind in enumerate(told) if kind == "uniques_drawn") < told.index("starters_drawn")


def _own(match: Match, seat: int) -> list[str]:
    squad: list[str] = match.view(-1).table.clubs[seat].squad
    return [tile for tile in squad if tile.startswith("U")]


@pytest.mark.rule("TS-289")
def test_fifteen_unique_starters_are_in_another_order_in_every_game() -> None:
    g = GAME.new(2, 1, GAME.option_values({"unique_starters": 1}))
    assert [GAME.codec.things[tile] for tile in g.uniques] == [f"U{n:02}" for n in range(1, 16)]
    found = set()
    for n in range(6):
        match = Match(GAME, 1, {"unique_starters": True}, bytes([n]))
        match.act_for(0)
        found.add(tuple(match.state.drawn))
    assert len(found) == 6
