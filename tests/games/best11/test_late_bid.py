"""The special ability: a card that joins a bid after the reveal, and what it brings as compensation."""

from __future__ import annotations

import pytest

from tests.games.best11.given import Table, given
from touchline.engine.views import look
from touchline.games.best11 import GAME

# Late-bid cards: fa_022 and fa_067 have base 1, fa_101 base 2, fa_019, fa_042 and fa_056 base 3.


def contested(**options: int) -> Table:
    """Seats 0 and 1 bid 3 and 4 on the deck card of slot 1."""
    return given(2, **options).market(("fa_001", None)).bid(0, 1, "fa_003").bid(1, 1, "fa_010")


def values(table: Table) -> dict[int, int]:
    """What everybody's bid on slot 1 is worth."""
    return {bid.seat: bid.value for bid in table.view(-1).market[0].bids}


@pytest.mark.rule("B11-079")
def test_a_late_card_joins_the_own_bid_after_the_reveal() -> None:
    table = contested().hand(0, "fa_101", "fa_011").start("reveal")
    assert table.asked(0) == "late_bid"
    assert table.options(0) == ["fa_101", "pass"]
    assert table.why(0, "fa_011") == "B11-079"
    assert table.reason(0, "fa_011") == "it is not a late-bid card"
    assert table.reason(0, "fa_012").startswith("add a late-bid card"), "it is not in hand, and no late bid"
    assert table.reason(0, "fa_019") == "it is not free in your hand"
    table.play(0, "fa_101")
    assert values(table) == {0: 3 + 2, 1: 4}
    assert table.view(-1).market[0].winner == 0
    assert table.names(table.g.hand[0]) == ["fa_011"]


@pytest.mark.parametrize(("card", "base"), [("fa_022", 1), ("fa_101", 2), ("fa_019", 3)])
@pytest.mark.rule("B11-082")
def test_a_late_card_raises_the_bid_by_its_base_value(card: str, base: int) -> None:
    """It makes up for exactly that difference: the bids are tied."""
    table = given(2).market(("fa_001", None)).bid(0, 1, "money_1").hand(0, card)
    table.bid(1, 1, "fa_010" if base == 3 else "money_3" if base == 2 else "fa_004").start("reveal")
    table.play(0, card)
    assert values(table) == {0: 1 + base, 1: 1 + base}
    assert table.asked(0) == "award_tie"


@pytest.mark.parametrize("round", range(1, 8))
@pytest.mark.rule("B11-080")
def test_a_late_card_can_be_added_in_any_round(round: int) -> None:
    table = contested(round=round).hand(0, "fa_019").start("reveal").play(0, "fa_019")
    assert table.view(-1).market[0].winner == 0


@pytest.mark.rule("B11-081", "B11-X17")
def test_a_late_card_may_be_the_fourth_card_of_a_bid() -> None:
    table = given(2).market(("fa_001", None)).hand(0, "fa_042")
    table.bid(0, 1, "fa_004", "fa_009", "money_1").bid(1, 1, "money_3", "money_3").start("reveal")
    assert values(table) == {0: 5, 1: 6}
    table.play(0, "fa_042")
    assert values(table) == {0: 8, 1: 6}
    assert table.view(1).market[0].bids[0].cards == ["fa_004", "fa_009", "money_1", "fa_042"]


@pytest.mark.rule("B11-083")
def test_all_bids_on_the_slot_are_seen_before_deciding() -> None:
    """Seat 0 has the whistle and is asked first, and yet sees the bids of all who come after."""
    table = given(4).market(("fa_001", None)).hand(0, "fa_019").bid(0, 1, "money_1")
    table.bid(1, 1, "fa_010").bid(2, 1, "money_3").bid(3, 1, "fa_011", "money_1").start("reveal")
    assert table.asked(0) == "late_bid"
    shown = {bid.seat: bid.cards for bid in table.view(0).market[0].bids}
    assert shown == {0: ["money_1"], 1: ["fa_010"], 2: ["money_3"], 3: ["fa_011", "money_1"]}


@pytest.mark.rule("B11-084", "B11-X18")
def test_a_late_card_cannot_start_a_bid() -> None:
    table = given(2).market(("fa_001", None), ("fa_002", None)).hand(0, "fa_042")
    table.bid(1, 1, "money_1").bid(0, 2, "money_1").start("reveal")
    assert table.view(-1).market[0].winner == 1  # without a question to seat 0
    assert table.asked(0) == "late_bid"  # on slot 2, where it has a bid
    assert table.g.open[0] >> 8 == 1


@pytest.mark.rule("B11-085")
def test_a_late_card_in_another_bid_cannot_be_added() -> None:
    table = contested().market(("fa_002", None)).hand(0, "fa_019").bid(0, 2, "fa_056").start("reveal")
    assert table.options(0) == ["fa_019", "pass"]
    assert table.why(0, "fa_056") == "B11-085"
    alone = contested().market(("fa_002", None)).bid(0, 2, "fa_056").start("reveal")
    assert alone.view(-1).market[0].winner == 1  # seat 0 is not even asked


@pytest.mark.rule("B11-086")
def test_a_late_card_goes_to_the_slot_being_resolved_before_it_is_won() -> None:
    """Added on slot 1 it is in that bid; on slot 2 a tie is no moment to add one any more."""
    table = contested().market(("fa_002", None)).hand(0, "fa_019", "fa_042")
    table.bid(0, 2, "money_3").bid(1, 2, "fa_011").start("reveal").play(0, "fa_019")
    assert table.view(0).market[0].bids[0].cards == ["fa_003", "fa_019"]
    assert table.view(0).own.bids[1] == ["money_3"]
    table.play(0, "pass")  # slot 1 again
    assert table.view(0).market[0].winner == 0
    table.play(0, "pass")  # slot 2, tied at 3
    assert table.asked(0) == "award_tie"
    assert table.options(0) == ["p0", "p1"]
    assert table.why(0, "fa_042") == "B11-064"


@pytest.mark.rule("B11-087")
def test_several_late_cards_may_be_added_one_after_the_other() -> None:
    table = contested().hand(0, "fa_022", "fa_019", "fa_101").start("reveal")
    table.play(0, "fa_022", "fa_101", "fa_019")
    assert values(table) == {0: 3 + 1 + 2 + 3, 1: 4}
    assert table.view(1).market[0].bids[0].cards == ["fa_003", "fa_022", "fa_101", "fa_019"]


@pytest.mark.rule("B11-088")
def test_late_additions_go_round_in_whistle_order_until_all_have_passed() -> None:
    """Seat 3 has no bid, seat 1 no late card; whoever added is asked again after the others."""
    table = given(4, whistle=2).market(("fa_001", None)).hand(0, "fa_019", "fa_022")
    table.hand(2, "fa_042", "fa_067").hand(3, "fa_056").hand(1, "fa_011")
    for seat in (0, 1, 2):
        table.bid(seat, 1, "money_1")
    table.start("reveal")
    asked = []
    for answer in ("pass", "fa_022", "fa_067", "pass", "pass"):
        (seat,) = [seat for seat in range(4) if table.asked(seat)]
        asked.append(seat)
        assert table.asked(seat) == "late_bid"
        table.play(seat, answer)
    assert asked == [2, 0, 2, 0, 2]
    assert [seat for seat in range(4) if table.asked(seat) == "late_bid"] == []
    assert values(table) == {0: 2, 1: 1, 2: 2}
    assert table.asked(2) == "award_tie"


@pytest.mark.rule("B11-278")
def test_a_late_card_may_be_added_whether_leading_tied_or_beaten() -> None:
    ahead = contested().hand(1, "fa_022").start("reveal").play(1, "fa_022")
    assert values(ahead) == {0: 3, 1: 5}
    tied = given(2).market(("fa_001", None)).bid(0, 1, "money_3").bid(1, 1, "fa_003").hand(1, "fa_022")
    assert values(tied.start("reveal").play(1, "fa_022")) == {0: 3, 1: 4}
    beaten = given(2).market(("fa_001", None)).bid(0, 1, "money_1").bid(1, 1, "fa_010", "fa_015")
    beaten.hand(0, "fa_022").start("reveal").play(0, "fa_022")
    assert values(beaten) == {0: 2, 1: 8}
    assert beaten.view(-1).market[0].winner == 1


@pytest.mark.rule("B11-089")
def test_ties_are_judged_after_the_late_additions() -> None:
    broken = given(2).market(("fa_001", None)).bid(0, 1, "money_3").bid(1, 1, "fa_003").hand(1, "fa_022")
    broken.start("reveal")
    assert [broken.asked(seat) for seat in (0, 1)] == [None, "late_bid"]
    assert broken.play(1, "fa_022").view(-1).market[0].winner == 1
    made = contested(whistle=1).hand(0, "fa_022").start("reveal").play(0, "fa_022")
    assert made.asked(1) == "award_tie"


@pytest.mark.rule("B11-090")
def test_a_late_card_of_a_losing_bid_returns_to_hand() -> None:
    table = contested().hand(0, "fa_022", "fa_020").bid(1, 1, "money_3").start("reveal").play(0, "fa_022")
    assert table.view(-1).market[0].winner == 1
    assert sorted(table.names(table.g.hand[0])) == ["fa_003", "fa_020", "fa_022"]


@pytest.mark.rule("B11-091")
def test_a_late_card_of_a_winning_bid_is_paid_with_it() -> None:
    table = given(3).market(("fa_001", 2)).bid(0, 1, "fa_003").bid(1, 1, "fa_010").hand(0, "fa_101")
    table.start("reveal").play(0, "fa_101")
    assert table.names(table.g.arrivals[2]) == ["fa_003", "fa_101"]
    deck = contested().hand(0, "fa_101").start("reveal").play(0, "fa_101")
    assert deck.names(deck.g.discard) == ["fa_003", "fa_101"]


# Received as compensation


@pytest.mark.rule("B11-092", "B11-X31")
def test_a_late_card_received_as_compensation_is_kept_or_sold_for_2() -> None:
    for answer in ("keep", "cash"):
        for seat in (0, 1):
            table = given(2).market(("fa_001", seat)).bid(1 - seat, 1, "fa_067").signed(seat).start("reveal")
            assert table.asked(seat) == "special_comp"
            assert table.options(seat) == ["keep", "cash"]
            table.play(seat, answer)
            income = 4
            if answer == "keep":
                assert (table.names(table.g.team[seat]), table.g.purse[seat]) == (["fa_067"], income)
                assert table.g.discard == []
            else:
                assert (table.g.team[seat], table.g.purse[seat]) == ([], 2 + income)
                assert table.names(table.g.discard) == ["fa_067"]


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.rule("B11-093")
def test_the_choice_applies_however_the_card_was_used_in_the_bid(late: bool) -> None:
    table = given(2).market(("fa_001", 0)).bid(1, 1, "money_1").signed(0)
    if late:
        table.hand(1, "fa_067").start("reveal").play(1, "fa_067")
    else:
        table.bid(1, 1, "fa_067").start("reveal")
    assert table.asked(0) == "special_comp"


@pytest.mark.rule("B11-094")
def test_late_cards_received_are_decided_one_by_one_before_the_own_board_is_adjusted() -> None:
    """Seat 1 comes after seat 0's adjust step, and first with the card it received first."""
    full = (
        "fa_001",
        "fa_002",
        "fa_003",
        "fa_004",
        "fa_007",
        "fa_008",
        "fa_009",
        "fa_015",
        "fa_016",
        "fa_017",
    )
    table = given(2).team(1, *full).paid(0, "fa_022").paid(1, "fa_042", "fa_019").start("adjust")
    assert [table.asked(seat) for seat in (0, 1)] == ["special_comp", None]
    table.play(0, "keep")
    assert table.asked(1) == "special_comp"
    assert table.view(1).own.special == ["fa_042", "fa_019"]
    table.play(1, "cash")
    assert table.names(table.g.discard) == ["fa_042"]
    assert table.asked(1) == "special_comp"
    table.play(1, "keep")
    assert table.asked(1) == "adjust"


@pytest.mark.rule("B11-095", "B11-X32")
def test_a_late_card_won_at_auction_brings_no_money_when_discarded() -> None:
    full = (
        "fa_001",
        "fa_002",
        "fa_003",
        "fa_004",
        "fa_007",
        "fa_008",
        "fa_009",
        "fa_015",
        "fa_016",
        "fa_017",
    )
    table = given(2).manager(0, "mgr_hand").team(0, *full).market(("fa_067", None)).money(0, 4)
    table.bid(0, 1, "money_1").signed(1).keeper(0, "kp_9").start("reveal")
    assert table.asked(0) == "adjust"
    table.play(0, "fa_067")
    assert table.names(table.g.discard) == ["fa_067"]
    assert table.g.purse[0] == 4  # a full board has no income either


# Worked examples


@pytest.mark.rule("B11-X16")
def test_example_a_late_card_turns_5_into_8() -> None:
    for rival in (False, True):
        table = given(3).market(("fa_001", None)).hand(0, "fa_019").bid(0, 1, "fa_021", "money_1")
        table.bid(1, 1, "money_3", "fa_003").bid(2, 1, "money_3")
        if rival:
            table.hand(1, "fa_101")
        table.start("reveal")
        assert values(table) == {0: 5, 1: 6, 2: 3}
        table.play(0, "fa_019")
        assert values(table)[0] == 8
        assert len(table.view(-1).market[0].bids[0].cards) == 3
        if rival:  # reaches 8 as well: a tie for the whistle to decide
            table.play(1, "fa_101")
            assert table.options(0) == ["p0", "p1"]
        else:
            assert table.view(-1).market[0].winner == 0


@pytest.mark.rule("B11-X19")
def test_example_a_late_card_of_a_lost_bid_helps_on_a_later_slot() -> None:
    table = given(2).market(("fa_001", None), ("fa_002", None), ("fa_006", None))
    table.bid(0, 1, "fa_056").bid(1, 1, "fa_010").bid(0, 3, "money_1").bid(1, 3, "money_3").start("reveal")
    assert table.view(-1).market[0].winner == 1
    assert table.g.open[0] >> 8 == 2  # slot 3
    assert table.options(0) == ["fa_056", "pass"]
    table.play(0, "fa_056")
    assert [args[:2] for args in table.events("won")] == [[1, 0], [0, 2]]


def two_late_cards() -> Table:
    """Seat 0 (whistle) and seat 1 bid 5 and 6 and hold one base-3 late card each."""
    table = given(2).market(("fa_001", None)).hand(0, "fa_019").hand(1, "fa_042")
    return table.bid(0, 1, "fa_010", "money_1").bid(1, 1, "money_3", "fa_003").start("reveal")


@pytest.mark.rule("B11-X56")
def test_example_both_pass_or_both_add() -> None:
    passed = two_late_cards().play(0, "pass").play(1, "pass")
    assert (passed.view(-1).market[0].winner, values(passed)) == (1, {0: 5, 1: 6})
    added = two_late_cards().play(0, "fa_019")
    assert values(added) == {0: 8, 1: 6}
    added.play(1, "fa_042")
    assert (added.view(-1).market[0].winner, values(added)) == (1, {0: 8, 1: 9})


@pytest.mark.rule("B11-X57")
def test_example_a_pass_does_not_bind_after_a_later_addition() -> None:
    table = two_late_cards().play(0, "pass").play(1, "fa_042")
    assert table.asked(0) == "late_bid"
    assert table.options(0) == ["fa_019", "pass"]


def told(table: Table, seat: int) -> tuple[str, dict[str, str]]:
    """What a manager is told before a late bid, and what each option would do."""
    decision = look(GAME, table.g, seat).decision
    assert decision is not None
    return decision.prompt.context, {one.option: one.words.detail for one in decision.options}


def test_a_late_bid_says_what_it_can_and_cannot_do() -> None:
    context, options = told(contested().hand(0, "fa_101", "fa_022").start("reveal"), 0)
    assert "The best bid is 4" in context
    assert options["late_bid:fa_101"] == "Your bid becomes 5 and leads"
    assert "the whistle decides" in options["late_bid:fa_022"]
    table = given(2).market(("fa_001", None)).bid(0, 1, "money_1").bid(1, 1, "fa_010").hand(0, "fa_022")
    context, options = told(table.start("reveal"), 0)
    assert "you cannot win" in context
    assert options["late_bid:fa_022"] == "Your bid becomes 2: still behind 4"


def test_nobody_is_said_to_lead_at_a_tie() -> None:
    table = given(2).market(("fa_001", None)).bid(0, 1, "fa_010").bid(1, 1, "money_3", "money_1")
    context, _ = told(table.hand(0, "fa_022").start("reveal"), 0)
    assert "lead." not in context
    assert "tied" in context
