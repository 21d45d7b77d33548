"""Off-season step 5: Deadline Day (SC-106 to SC-118)."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, card, given
from touchline.games.superclub import state as s

WANTED = card("DEF", 4)  # 40M and 22M


def auction(seats: int = 2, *cash: int, squads: tuple[int, ...] = (), turning: int = 0) -> Table:
    """A 4-star defender comes up; everybody has twelve players unless told."""
    table = given(seats=seats)
    for seat in range(seats):
        table.crew(seat, squads[seat] if squads else 12)
    return table.cash(*(cash or [100] * seats)).deadline(turning, WANTED)


def passed(table: Table) -> list[int]:
    """Who turns the cards of a whole Deadline Day on which nobody bids."""
    turning = []
    table.stage("deadline_day").run(s.DEADLINE_DAY)
    while (seat := table.g.next_seat()) >= 0:
        if table.asked(seat) == "turn":
            turning.append(seat)
            table.play(seat, "turn:europe")
        else:
            table.play(seat, "bid:pass")
    return turning


def day(seats: int, champion: int = 0) -> Table:
    """Clubs that can sell, so that everybody is asked."""
    table = given(seats=seats, champion=champion)
    for seat in range(seats):
        table.crew(seat, 12)
    return table


@pytest.mark.rule("SC-106")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_one_player_more_than_managers_comes_up_one_after_the_other(seats: int) -> None:
    table = day(seats)
    passed(table)
    kinds = [event.kind for event in table.heard if event.kind in ("turned", "no_bid")]
    assert kinds == ["turned", "no_bid"] * (seats + 1)


@pytest.mark.rule("SC-107")
@pytest.mark.parametrize(("champion", "order"), [(0, [0, 1, 2, 0]), (2, [2, 0, 1, 2])])
def test_the_champion_turns_the_first_and_the_last_card(champion: int, order: list[int]) -> None:
    assert passed(day(3, champion)) == order


@pytest.mark.rule("SC-108")
def test_the_turning_manager_chooses_the_continent() -> None:
    table = day(2).top("africa", WANTED).stage("deadline_day").run(s.TURN_CARD | 1 << 8)
    assert (table.asked(0), len(table.options(1, "turn"))) == (None, 6)
    table.play(1, "turn:africa")
    lot = table.view().lot
    assert lot is not None
    assert lot.player.id == WANTED


@pytest.mark.rule("SC-109")
@pytest.mark.parametrize("turning", [0, 2])
def test_every_manager_may_bid_also_who_turned_the_card(turning: int) -> None:
    table = auction(3, turning=turning)
    for turn in range(3):
        seat = (turning + turn) % 3
        assert "open:0" in table.options(seat)
        table.play(seat, "bid:pass")


@pytest.mark.rule("SC-110")
@pytest.mark.parametrize(("wanted", "price"), [(WANTED, 40), (card("MID", 2, 6), 26), ("ATT-44", 60)])
def test_the_lowest_bid_is_the_minimum_price(wanted: str, price: int) -> None:
    table = given().crew(0, 12).crew(1, 12).cash(price, price - 1).deadline(0, wanted)
    assert table.options(0, "open") == ["open:0"]
    table.play(0, "bid:pass")
    assert table.options(1, "open") == []
    table = given().crew(0, 12).crew(1, 12).cash(100, 0).deadline(0, wanted).play(0, "open:0").play(1, "pass")
    assert table.g.cash[0] == 100 - price


@pytest.mark.rule("SC-111")
def test_bids_are_open_and_rise_and_the_highest_bidder_pays_his_bid_to_the_bank() -> None:
    table = auction(3).play(0, "open:0").play(1, "raise:1").play(2, "pass").play(0, "raise:2")
    lot = table.view(2).lot
    assert lot is not None
    assert (lot.bid, lot.at_top) == (43, [0])
    assert table.events("bids") == [[0, THING[WANTED], 40], [1, THING[WANTED], 41], [0, THING[WANTED], 43]]
    table.play(1, "pass")
    assert table.g.cash == [57, 100, 100]
    assert THING[WANTED] in table.g.squad[0]
    assert table.view().lot is None


@pytest.mark.rule("SC-112")
def test_a_manager_may_match_the_highest_bid() -> None:
    table = auction().play(0, "open:5").play(1, "match")
    lot = table.view().lot
    assert lot is not None
    assert (lot.bid, lot.at_top) == (45, [0, 1])
    assert table.asked(0) == "bid"
    assert auction(2, 100, 40).play(0, "open:5").options(1, "bid") == ["bid:pass"]  # not without the cash


@pytest.mark.rule("SC-113")
@pytest.mark.parametrize(("squads", "winner"), [((14, 12), 0), ((12, 14), 1)])
def test_level_bids_go_to_the_higher_squad_strength(squads: tuple[int, int], winner: int) -> None:
    table = auction(squads=squads).play(0, "open:0").play(1, "match").play(0, "stand")
    assert table.g.squad_stars[winner] - 4 > table.g.squad_stars[1 - winner]
    assert table.events("auction_won")[0][:3] == [winner, THING[WANTED], 40]
    assert table.g.cash[1 - winner] == 100


@pytest.mark.rule("SC-114")
@pytest.mark.parametrize("turning", [0, 1])
def test_level_bids_of_equal_squads_go_to_who_was_there_first(turning: int) -> None:
    table = given().crew(0, 12, 2).crew(1, 12, 2).cash(100, 100).deadline(turning, WANTED)
    other = 1 - turning
    assert table.g.squad_stars[0] == table.g.squad_stars[1]
    table.play(turning, "open:0").play(other, "match").play(turning, "stand")
    assert table.events("auction_won")[0][0] == turning


@pytest.mark.rule("SC-114")
def test_who_raised_to_the_amount_was_there_first() -> None:
    table = given().crew(0, 12, 2).crew(1, 12, 2).cash(100, 100).deadline(0, WANTED)
    table.play(0, "open:0").play(1, "raise:5").play(0, "match").play(1, "stand")
    assert table.events("auction_won")[0][0] == 1


@pytest.mark.rule("SC-115")
def test_a_manager_bids_only_what_he_can_pay_and_may_sell_on_his_turn() -> None:
    table = auction(2, 41, 39)
    assert table.options(0, "open") == ["open:0"]
    assert table.why(0, "open:5") == "SC-115"
    table.play(0, "open:0")
    assert table.options(1, "bid") == ["bid:pass"]
    assert table.options(1, "raise") == []
    seller = table.options(1, "sell_abroad")[0]
    table.play(1, seller)
    assert "raise:1" in table.options(1)
    assert "bid:match" in table.options(1)


@pytest.mark.rule("SC-116")
def test_with_23_cards_nobody_bids_until_he_has_sold_one() -> None:
    table = auction(squads=(23, 12))
    assert table.options(0, "open") == []
    assert table.why(0, "open:0") == "SC-116"
    table.play(0, table.options(0, "sell_abroad")[0])
    assert "open:0" in table.options(0)
    table = auction(squads=(12, 23)).play(0, "open:0")
    assert table.options(1, "bid") == ["bid:pass"]
    assert table.options(1, "raise") == []


@pytest.mark.rule("SC-117")
def test_a_bid_cannot_be_withdrawn() -> None:
    table = auction().play(0, "open:0").play(1, "match")
    assert table.options(0, "bid") == ["bid:stand"]
    assert table.why(0, "bid:pass") == "SC-302"
    table.play(0, "raise:1").play(1, "pass")
    assert table.g.cash[0] == 59


@pytest.mark.rule("SC-118")
def test_a_player_for_whom_nobody_bids_goes_to_the_inactive_pile() -> None:
    table = auction().play(0, "pass").play(1, "pass")
    assert table.view().inactive == [WANTED]
    assert table.view().lot is None
    assert table.g.cash == [100, 100]
    assert not any(THING[WANTED] in squad for squad in table.g.squad)
