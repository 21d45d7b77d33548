"""Transfers between managers, and the other option of Eleven, Friday step by step (EL-332 to EL-336,
EL-402)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import THING, Table, given

ROW = ("P05", "P06", "P07", "P09", "P10")


def market(seats: int = 3, cash: int = 6) -> Table:
    """Managers with money who may trade."""
    table = given(seats, player_transfers=1).row("players", *ROW)
    for seat in range(seats):
        table.cash(seat, cash)
    return table


@pytest.mark.rule("EL-332")
def test_step_by_step_nobody_goes_on_before_all_have_finished_a_procedure() -> None:
    table = given(2, step_by_step_friday=1).tactics(0, "TB1", "TA3").resource(0, fans=1).match()
    while table.asked(0):
        table.play(0, table.options(0)[0])
    assert not table.view(1).clubs[0].match.revealed  # seat 1 is still preparing
    while not table.g.planned >> 1 & 1:
        table.play(1, table.options(1)[0])
    assert [club.match.revealed for club in table.view(1).clubs] == [True, True]
    assert table.asked(0) == "second_tactic"
    assert table.kinds("full_time") == []  # seat 1 has resolved and waits for seat 0
    table.play(0, "none")
    assert len(table.events("full_time")) == 2


@pytest.mark.rule("EL-332")
def test_usually_everybody_plays_at_their_own_pace() -> None:
    table = given(2).match()
    while table.asked(0):
        table.play(0, table.options(0)[0])
    assert [club.match.result is None for club in table.view(1).clubs] == [False, True]


@pytest.mark.rule("EL-333")
def test_without_the_option_nobody_trades() -> None:
    table = given(2).cash(0, 9).squad(1, "P11").squad(0, "P08").turn(0)
    assert table.why(0, "offer_for:P11") == "EL-333"
    assert table.why(0, "announce:P08") == "EL-333"
    trading = given(2, player_transfers=1).cash(0, 9).squad(1, "P11").squad(0, "P08").turn(0)
    assert {"offer_for:P11", "announce:P08"} <= set(trading.options(0))


@pytest.mark.rule("EL-334")
def test_any_price_may_be_offered_for_anothers_player() -> None:
    table = market().squad(1, "P11").squad(2, "P20").turn(0)
    assert {"offer_for:P11", "offer_for:P20"} <= set(table.options(0))
    table.play(0, "offer_for:P20")
    assert table.options(0) == [f"offer:{price}" for price in range(7)]
    table.play(0, "5")
    assert (table.asked(0), table.asked(1), table.asked(2)) == (None, None, "offer_reply")
    table.play(2, "accept")
    assert THING["P20"] in table.g.squad[0]
    assert table.g.squad[2] == []


@pytest.mark.rule("EL-334")
def test_after_three_declined_offers_only_hiring_and_passing_are_left() -> None:
    table = market().row("staff", "S01", "S02", "S12", "S15", "S27").squad(0, "P08").squad(1, "P11").turn(0)
    for count in range(3):
        assert "sell:P08" in table.options(0), count
        table.play(0, "offer_for:P11", "0").play(1, "decline")
    left = {option for option in table.options(0) if not option.startswith("paid_action")}
    young = table.view(0).youngster
    assert left == {"hire:P07", "hire:P09", "hire:P10", f"hire:{young}", "pass_basic:pass"}
    for refused in ("offer_for:P11", "sell:P08", "announce:P08", "build:office", "hire:S12"):
        assert table.why(0, refused) == "EL-334", refused
    assert THING["P07"] in table.play(0, "hire:P07").g.squad[0]


@pytest.mark.rule("EL-335")
def test_an_announced_player_goes_round_clockwise_once() -> None:
    table = market(4).squad(1, "P11").cash(3, 2).turn(1).play(1, "announce:P11")
    assert table.options(1) == [f"asking_price:{price}" for price in range(7)]
    table.play(1, "4")
    assert table.asked(2) == "bid"
    assert table.options(2) == ["bid:accept", *(f"bid:{price}" for price in (0, 1, 2, 3, 5, 6)), "bid:pass"]
    table.play(2, "pass")
    assert table.options(3) == ["bid:0", "bid:1", "bid:2", "bid:pass"]  # 4 is too much
    table.play(3, "2").play(0, "accept")
    assert [club.bid for club in table.view(2).clubs] == [4, None, None, 2]
    assert table.options(1) == ["take_bid:0", "take_bid:3", "take_bid:none"]
    table.play(1, "3")
    assert THING["P11"] in table.g.squad[3]
    assert [table.stock(seat)["cash"] for seat in range(4)] == [6, 8, 6, 0]


@pytest.mark.rule("EL-335")
def test_the_seller_may_sell_normally_after_all() -> None:
    table = market(2).squad(1, "P11").turn(1).play(1, "announce:P11", "6").play(0, "accept")
    table.play(1, "none")
    assert table.stock(1)["cash"] == 6 + 5  # 2 and the Strength
    assert table.stock(0)["cash"] == 6
    assert table.g.player_discard == [THING["P11"]]


@pytest.mark.rule("EL-336")
def test_all_tokens_stay_on_a_traded_card() -> None:
    tokens = {"str_perm": 1, "weak_temp": 2, "injury": 1, "suspension": 1, "match_xp": 1, "goal_xp": 2}
    table = market(2).player(1, "Y18", trained=True, **tokens).turn(0)
    table.play(0, "offer_for:Y18", "1").play(1, "accept")
    assert THING["Y18"] in table.g.squad[0]
    assert {what: table.token("Y18", what) for what in tokens} == tokens
    assert table.is_trained("Y18")
    assert table.g.vp == [0, 0]


@pytest.mark.rule("EL-402")
def test_the_price_goes_to_the_other_player() -> None:
    table = market(2).squad(1, "P11").turn(0).play(0, "offer_for:P11", "4").play(1, "accept")
    assert [table.stock(seat)["cash"] for seat in (0, 1)] == [2, 10]
    assert [table.view().clubs[seat].maintenance[0] for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("EL-402")
def test_a_trade_moves_jerseys_as_hiring_and_selling_do() -> None:
    table = (
        market(2)
        .squad(1, "P11")
        .dressed(1)
        .jersey(0, "j5", "a", bench=True)
        .jersey(0, "u1", "d", bench=False)
    )
    side = table.pitch(1)["j5"]
    table.turn(0).play(0, "offer_for:P11", "4").play(1, "accept")
    assert table.asked(0) == "jersey_swap"
    table.play(0, table.options(0)[0])
    assert table.pitch(0)["j5"] == "d"
    assert table.pitch(1)["j5"] == side == "d"  # stays where it is
    bound = market(2).squad(1, "P28").dressed(1).turn(1).play(1, "announce:P28", "3").play(0, "accept")
    bound.play(1, "0").until("basic_action")
    assert bound.g.bound[:3] == [THING["P28"], -1, -1]
    assert bound.g.bound[3:6] == [-1, -1, -1]


@pytest.mark.rule("EL-402")
def test_a_trade_uses_the_active_players_basic_action_alone() -> None:
    table = market(2).squad(1, "P11").staff(0, "S12").resource(0, ops=2).turn(0)
    table.play(0, "offer_for:P11", "4").play(1, "accept")
    assert table.why(0, "hire:P07") == "EL-092"
    assert "paid_action:S12" in table.options(0)
    table.play(0, "end_turn:end_turn").turn(1)
    assert "hire:P07" in table.options(1)
    declined = market(2).squad(1, "P11").turn(0).play(0, "offer_for:P11", "4").play(1, "decline")
    assert "hire:P07" in declined.options(0)
