"""Whose turn it is in an auction, what may be bid, and what goes on beside it."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, card, given
from touchline.games.superclub import cards, state as s

PLAYER = card("DEF", 3)  # from 30M
RAISES = ["raise:1", "raise:2", "raise:5", "raise:10", "raise:20"]


def auction(seats: int = 3, turner: int = 0, cash: int = 100) -> Table:
    """PLAYER comes up; everybody has eleven players and money."""
    table = given(seats=seats)
    for seat in range(seats):
        table.crew(seat, 11, 1 + seat)
    return table.cash(*[cash] * seats).deadline(turner, PLAYER)


@pytest.mark.rule("SC-302")
def test_turns_go_clockwise_from_the_manager_who_turned_the_card() -> None:
    table = auction(turner=1)
    asked = []
    while (seat := table.g.next_seat()) >= 0:
        asked.append(seat)
        table.play(seat, "bid:pass")
    assert asked == [1, 2, 0]


@pytest.mark.rule("SC-302")
def test_what_can_be_said_before_below_and_at_the_highest_bid() -> None:
    table = auction()
    assert table.options(0) == ["bid:pass", "open:0", "open:5", "open:10", "open:20"]
    table.play(0, "open:0")
    assert table.options(1) == ["bid:pass", "bid:match", *RAISES]
    table.play(1, "match").play(2, "pass")
    assert table.options(0) == ["bid:stand", *RAISES]
    assert table.why(0, "bid:pass") == "SC-302"


@pytest.mark.rule("SC-303")
def test_who_passes_is_out_and_all_passes_end_it() -> None:
    table = auction().play(0, "pass").play(1, "open:0").play(2, "raise:1")
    assert table.asked(0) is None
    table.play(1, "raise:1").play(2, "pass")
    assert table.events("auction_won") == [[1, THING[PLAYER], 32, 32]]
    nobody = auction().play(0, "pass").play(1, "pass").play(2, "pass")
    assert nobody.g.inactive == [THING[PLAYER]]


@pytest.mark.rule("SC-303")
def test_the_last_one_in_wins_at_once() -> None:
    table = auction().play(0, "pass").play(1, "pass").play(2, "open:5")
    assert table.events("auction_won") == [[2, THING[PLAYER], 35, 35]]


@pytest.mark.rule("SC-303")
@pytest.mark.parametrize("answer", ["pass", "match"])
def test_a_raise_asks_those_who_stood_again(answer: str) -> None:
    table = auction().play(0, "open:0").play(1, "match").play(2, "match").play(0, "stand").play(1, "raise:2")
    table.play(2, answer)
    assert table.asked(0) == "bid"
    table.play(0, "pass")
    assert table.asked(1) == ("bid" if answer == "match" else None)
    assert len(table.events("auction_won")) == (0 if answer == "match" else 1)


@pytest.mark.rule("SC-303")
def test_a_match_asks_those_who_stood_again() -> None:
    table = auction().play(0, "open:0").play(1, "match").play(2, "match").play(0, "stand")
    assert table.asked(1) == "bid"
    table.play(1, "stand")
    assert table.events("auction_won")[0][2] == 30


@pytest.mark.rule("SC-304")
@pytest.mark.parametrize(
    ("cash", "openings"),
    [
        (29, []),
        (30, ["open:0"]),
        (39, ["open:0", "open:5"]),
        (50, ["open:0", "open:5", "open:10", "open:20"]),
    ],
)
def test_openings_up_to_the_cash(cash: int, openings: list[str]) -> None:
    table = given().crew(0, 12).cash(cash, 100).deadline(0, PLAYER)
    assert table.options(0, "open") == openings


@pytest.mark.rule("SC-112", "SC-304")
def test_raises_and_matches_up_to_the_cash() -> None:
    table = given().crew(0, 12).crew(1, 12).cash(100, 36).deadline(0, PLAYER).play(0, "open:0")
    assert table.options(1, "raise") == ["raise:1", "raise:2", "raise:5"]
    assert table.why(1, "raise:10") == "SC-115"
    assert table.why(1, "raise:3") == "SC-304"
    table.play(1, "raise:5").play(0, "raise:2")
    assert "bid:match" not in table.options(1)
    exact = given().crew(0, 12).crew(1, 12).cash(100, 35).deadline(0, PLAYER).play(0, "open:0")
    assert exact.options(1, "raise")[-1] == "raise:5"


@pytest.mark.rule("SC-349")
def test_a_transfer_ban_stops_the_bid_but_not_the_turn() -> None:
    table = given().crew(0, 12).crew(1, 12).cash(100, 100)
    table.g.banned = 1
    table.stage("deadline_day").run(s.TURN_CARD)
    assert table.options(0, "turn")
    assert table.options(0, "sell_abroad")
    table.play(0, table.options(0)[0])
    assert (table.asked(0), table.asked(1)) == (None, "bid")


@pytest.mark.rule("SC-349")
def test_a_transfer_ban_lets_him_train_invest_and_hire_but_not_scout() -> None:
    table = given().squad(0, card("MID", 2, 6)).crew(0, 12).cash(100)
    table.g.banned = 1
    table.training(0)
    assert table.asked(0) == "train"
    table.hush().investing(0).play(0, "invest:staff")
    assert len(table.options(0, "hire")) > 1
    table.hush().stage("scouting").run(s.SCOUTING_STEP)
    assert table.asked(0) is None


# Beside the auction


@pytest.mark.rule("SC-115", "SC-330")
def test_a_sale_in_the_auction_raises_the_purse_and_keeps_the_turn() -> None:
    seller = card("MID", 4)
    table = given().squad(0, seller).crew(0, 11).crew(1, 12).cash(20, 0).deadline(0, PLAYER)
    assert table.options(0, "open") == []
    table.play(0, f"sell_abroad:{seller}")
    assert table.options(0, "open") == ["open:0", "open:5", "open:10"]


@pytest.mark.rule("SC-306")
def test_letters_are_not_answered_while_an_auction_is_resolved() -> None:
    table = given(seats=2).crew(0, 12).crew(1, 12).cash(40, 40).stage("deadline_day").run(s.TURN_CARD)
    wanted = cards.THINGS[table.g.squad[1][0]]
    table.aside(1, "letter:write", "offer_to:p0", f"give:{wanted}", "offer:done", "offer:done")
    table.aside(1, "ask_cash:40", "offer:send")
    assert "accept_letter:p1" in table.options(0)
    table.top("asia", PLAYER).play(0, "turn:asia")
    assert table.asked(0) == "bid"
    assert "accept_letter:p1" not in table.options(0)
    table.play(0, "open:0").play(1, "match").play(0, "stand")
    assert min(table.g.cash) >= 0


@pytest.mark.rule("SC-042", "SC-117")
def test_who_stands_on_his_discount_does_not_fire_it() -> None:
    table = given(seats=2).crew(0, 12, 3).crew(1, 12, 1).staff(0, "KS-14", "KS-22").cash(30, 60)
    table.deadline(0, PLAYER).play(0, "open:5").play(1, "match")
    assert table.options(0, "fire") == ["fire:KS-22"]
    table.play(0, "stand")
    assert table.events("auction_won") == [[0, THING[PLAYER], 35, 30]]
    assert table.g.cash[0] == 0
