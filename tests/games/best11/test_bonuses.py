"""Step 6: which cards activate a signing bonus, when, and in which order (B11-112 to B11-119, B11-280).

What each bonus does is in test_bonus_effects.py. fa_053 is a TAC card, fa_008 HAND, fa_011 DRAW, fa_012
REUSE, fa_029 DISC.
"""

from __future__ import annotations

import pytest

from tests.games.best11.given import given

# Which cards, and when


@pytest.mark.rule("B11-112")
def test_bonuses_wait_until_all_slots_are_resolved() -> None:
    table = given(seats=2).market(("fa_069", None), ("fa_001", None))
    table.bid(0, 1, "fa_010").bid(0, 2, "money_1").bid(1, 2, "fa_044").start("reveal")
    assert table.events("won") == [[0, 0, 68, 4, -1]]
    assert table.asked(0) == "award_tie"
    assert table.g.extra[0] == 0
    table.play(0, "p1")
    assert table.asked(0) == "bonus_order"
    assert table.options(0) == ["fa_069", "done"]


@pytest.mark.rule("B11-113")
def test_only_cards_won_this_round_activate_their_bonus() -> None:
    table = given(seats=2).team(0, "fa_053").hand(0, "fa_011").signed(1)
    table.market(("fa_002", None)).bid(0, 1, "money_1").start("reveal")
    assert table.options(0) == ["fa_002", "done"]
    assert table.why(0, "fa_053") == "B11-113"
    assert table.why(0, "fa_011") == "B11-113"


@pytest.mark.rule("B11-114")
def test_compensation_does_not_activate_a_bonus() -> None:
    table = given(seats=2).signed(0).tactics(0, "tac_01")
    table.market(("fa_001", 0)).bid(1, 1, "fa_053").start("reveal")
    assert table.g.round == 2, "nobody was asked about a bonus"
    assert table.names(table.g.team[0]) == ["fa_053"]
    assert table.names(table.g.tactics[0]) == ["tac_01"]


@pytest.mark.parametrize(
    "owner",
    [
        pytest.param(0, marks=pytest.mark.rule("B11-115"), id="own nomination"),
        pytest.param(None, marks=pytest.mark.rule("B11-116"), id="deck card"),
        pytest.param(1, marks=pytest.mark.rule("B11-113"), id="rival's nomination"),
    ],
)
def test_a_won_card_activates_its_bonus_whoever_nominated_it(owner: int | None) -> None:
    table = given(seats=2).signed(1).market(("fa_011", owner)).bid(0, 1, "fa_010").start("reveal")
    assert table.options(0) == ["fa_011", "done"]
    table.play(0, "fa_011")
    assert table.events("extra_card") == [[0]]


@pytest.mark.rule("B11-117")
def test_a_bonus_is_used_once_and_a_reuse_may_trigger_it_again() -> None:
    table = given(seats=2).won(0, "fa_011", "fa_012").only("bonuses").play(0, "fa_011")
    assert table.options(0) == ["fa_012", "done"]
    assert table.g.extra[0] == 1
    table.play(0, "fa_012", "fa_011")
    assert table.g.extra[0] == 2
    assert table.asked(0) is None
    assert table.only("bonuses").asked(0) is None, "nor later"


@pytest.mark.rule("B11-118")
def test_done_declines_all_that_is_left_for_good() -> None:
    table = given(seats=2).won(0, "fa_011", "fa_069", "fa_053").only("bonuses")
    table.play(0, "fa_069", "done")
    assert table.g.extra[0] == 1
    assert table.g.tactics[0] == []
    assert table.only("bonuses").asked(0) is None


# Order


@pytest.mark.rule("B11-119")
def test_bonuses_go_in_whistle_order_and_each_manager_finishes() -> None:
    table = given(seats=3, whistle=2).won(0, "fa_011", "fa_069").won(1, "fa_048").won(2, "fa_055")
    table.start("bonuses")
    order = []
    while seats := [seat for seat in range(3) if table.asked(seat) == "bonus_order"]:
        assert len(seats) == 1
        order.append(seats[0])
        table.play(seats[0], table.options(seats[0])[-2])
    assert order == [2, 0, 0, 1]


@pytest.mark.rule("B11-119")
@pytest.mark.parametrize("first", ["fa_011", "fa_053"])
def test_the_manager_chooses_the_order_of_the_own_bonuses(first: str) -> None:
    table = given(seats=2).won(0, "fa_011", "fa_053").start("bonuses")
    assert table.options(0) == ["fa_011", "fa_053", "done"]
    table.play(0, first)
    assert table.asked(0) == ("bonus_order" if first == "fa_011" else "return_tactic")


@pytest.mark.rule("B11-119")
def test_a_triggered_bonus_is_finished_before_the_next_pending_one() -> None:
    table = given(seats=2).won(0, "fa_008", "fa_011").hand(0, "fa_053").start("bonuses")
    table.play(0, "fa_008", "fa_053")
    assert table.asked(0) == "return_tactic"
    table.play(0, table.options(0)[0])
    assert table.options(0) == ["fa_011", "done"]


# Bonuses that start without bonus_order


@pytest.mark.rule("B11-280")
def test_added_and_copied_bonuses_that_never_hurt_run_without_a_question() -> None:
    table = given(seats=2).won(0, "fa_008", "fa_012").hand(0, "fa_053").team(0, "fa_011").start("bonuses")
    table.play(0, "fa_008", "fa_053")
    assert table.events("tactics_drawn", 1) == [[0, -1, -1]]
    table.play(0, table.options(0)[0], "fa_012", "fa_011")
    assert table.events("extra_card") == [[0]]


@pytest.mark.rule("B11-280")
@pytest.mark.parametrize(
    ("copied", "question"), [("fa_013", "bonus_hand"), ("fa_087", "bonus_discard"), ("fa_031", "bonus_reuse")]
)
def test_bonuses_that_could_hurt_may_be_declined(copied: str, question: str) -> None:
    table = given(seats=2).won(0, "fa_008").team(0, "fa_011").hand(0, copied, "fa_001").discard("fa_003")
    table.only("bonuses").play(0, "fa_008", copied)
    assert table.asked(0) == question
    assert table.options(0)[-1] == "decline"
    table.play(0, "decline")
    assert table.asked(0) is None
    assert table.names(table.g.arrivals[0]) == ["fa_008", copied], "nobody else joined"
    assert table.names(table.g.hand[0]) == ["fa_001"]
    assert table.names(table.g.discard) == ["fa_003"]
    assert table.g.extra[0] == 0


@pytest.mark.rule("B11-280", "B11-X59")
def test_tac_keeper_draws_without_a_question_and_hand_keeper_asks() -> None:
    tac = given(seats=2).keepers("kp_4", "kp_1").keeper(1, "kp_9").tactics(0, "tac_01")
    tac.only("keepers").play(0, "kp_4")
    assert tac.asked(0) == "return_tactic"
    assert len(tac.g.tactics[0]) == 3
    hand = given(seats=2).keepers("kp_4", "kp_1").keeper(1, "kp_9").hand(0, "fa_001", "fa_003")
    hand.only("keepers").play(0, "kp_1")
    assert hand.asked(0) == "bonus_hand"
    assert hand.options(0) == ["fa_001", "fa_003", "decline"]


@pytest.mark.rule("B11-280")
@pytest.mark.parametrize(
    ("keeper", "options"),
    [
        ("kp_2", ["fa_003", "decline"]),
        ("kp_6", ["fa_002", "decline"]),
        ("kp_8", None),
    ],
)
def test_keeper_bonuses_ask_only_where_they_could_hurt(keeper: str, options: list[str] | None) -> None:
    table = given(seats=2).keepers(keeper, "kp_3").keeper(1, "kp_9").team(0, "fa_002").discard("fa_003")
    table.only("keepers").play(0, keeper)
    if options:
        assert table.options(0) == options
    else:
        assert table.asked(0) is None
        assert table.g.extra[0] == 1
