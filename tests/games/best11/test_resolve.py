"""Step 4: the slots are revealed one by one; ties, payment, and what comes back."""

from __future__ import annotations

import pytest

from tests.games.best11.given import THING, Table, given


def arrived(table: Table, seat: int) -> list[str]:
    """What the seat won or was paid this round."""
    return table.names(table.g.arrivals[seat])


def hand(table: Table, seat: int) -> list[str]:
    """The free agents in the seat's hand."""
    return table.names(table.g.hand[seat])


# Reveal


@pytest.mark.rule("B11-060", "B11-062")
def test_slots_are_revealed_and_resolved_one_at_a_time() -> None:
    """Slot 2 waits, with its bids hidden, until the tie on slot 1 is settled."""
    table = given(2).market(("fa_001", None), ("fa_002", None), ("fa_006", None))
    table.bid(0, 1, "money_1").bid(1, 1, "money_1").bid(0, 2, "money_3").bid(1, 3, "fa_010").start("reveal")
    for seat in (-1, 0, 1):
        market = table.view(seat).market
        assert [slot.state for slot in market] == ["open", "closed", "closed"]
        assert [len(slot.bids) for slot in market] == [2, 0, 0]
    assert table.view(0).own.bids == [["money_1"], ["money_3"], []]
    table.play(0, "p1")
    assert [slot.winner for slot in table.view(-1).market] == [1, 0, 1]
    told = [event.kind for event in table.heard if event.kind in ("slot", "won")]
    assert told == ["slot", "won"] * 3
    assert [args[0] for args in table.events("slot")] == [0, 1, 2]


@pytest.mark.rule("B11-061")
def test_everybody_shows_the_bid_or_says_that_there_is_none() -> None:
    table = given(4, whistle=2).market(("fa_001", None))
    table.bid(1, 1, "fa_010", "money_1").bid(2, 1, "money_3").start("reveal")
    for seat in range(-1, 4):
        assert table.events("bid_shown", seat) == [
            [2, 0, 3, THING["money_3"]],
            [1, 0, 5, THING["fa_010"], THING["money_1"]],
        ]
        assert table.events("no_bid", seat) == [[0, 3, 0]]
        shown = table.view(seat).market[0].bids
        assert {bid.seat: (bid.cards, bid.value) for bid in shown} == {
            1: (["fa_010", "money_1"], 5),
            2: (["money_3"], 3),
        }


# The winner


@pytest.mark.parametrize("winner", [0, 1, 2])
@pytest.mark.rule("B11-063", "B11-067")
def test_the_highest_bid_wins_the_card(winner: int) -> None:
    """Not the first bid, not the one with most cards, and wherever the whistle is."""
    table = given(3).market(("fa_001", None)).bid(winner, 1, "fa_010", "money_1")
    table.bid((winner + 1) % 3, 1, "money_1", "fa_002", "fa_004").bid((winner + 2) % 3, 1, "money_3")
    table.start("reveal")
    assert table.view(-1).market[0].winner == winner
    assert [arrived(table, seat) for seat in range(3)] == [
        ["fa_001"] if s == winner else [] for s in range(3)
    ]


@pytest.mark.rule("B11-064")
def test_a_tied_bid_is_decided_by_the_whistle_holder() -> None:
    for winner in (0, 1):
        table = given(3, whistle=2).market(("fa_001", None)).bid(0, 1, "money_3").bid(1, 1, "fa_003")
        table.start("reveal")
        assert [table.asked(seat) for seat in range(3)] == [None, None, "award_tie"]
        table.play(2, f"p{winner}")
        assert arrived(table, winner) == ["fa_001"]


@pytest.mark.rule("B11-065", "B11-X20")
def test_the_whistle_holder_may_choose_themself_but_only_among_the_tied() -> None:
    table = given(3).market(("fa_001", None))
    table.bid(0, 1, "fa_010").bid(1, 1, "money_3", "money_1").bid(2, 1, "fa_003").start("reveal")
    assert table.asked(0) == "award_tie"
    assert table.options(0) == ["p0", "p1"]
    assert table.why(0, "p2") == "B11-064"
    assert arrived(table.play(0, "p0"), 0) == ["fa_001"]


@pytest.mark.rule("B11-066")
def test_a_tied_card_cannot_be_left_unsold() -> None:
    table = given(4, whistle=3).market(("fa_001", None))
    for seat in (0, 1, 2):
        table.bid(seat, 1, "money_1")
    table.start("reveal")
    assert table.options(3) == ["p0", "p1", "p2"]
    assert table.why(3, "pass") == "B11-066"


# Payment


@pytest.mark.rule("B11-068", "B11-069", "B11-070", "B11-X21")
def test_the_winning_bid_is_paid_to_the_nominator() -> None:
    """The free agents join the nominator's board with a silent bonus, the money the nominator's hand."""
    table = given(2).market(("fa_001", 0)).hand(0, "fa_020").money(0, 2).money(1, 1).discard("fa_099")
    table.bid(1, 1, "fa_005", "money_3").start("reveal")
    assert arrived(table, 0) == ["fa_005"]
    assert hand(table, 0) == ["fa_020"]
    assert table.g.purse == [2 + 3, 1]
    assert arrived(table, 1) == ["fa_001"]
    assert table.names(table.g.discard) == ["fa_099"]
    table.play(0, "money")  # the handicap; then nobody is asked about a bonus and the round goes on
    assert table.g.round == 2
    assert [table.names(team) for team in table.g.team] == [["fa_005"], ["fa_001"]]
    assert table.events("bonus_used") == []


@pytest.mark.rule("B11-070")
def test_money_received_cannot_be_bid_in_the_same_round() -> None:
    table = given(2).market(("fa_001", 0), ("fa_002", None)).hand(0, "fa_019")
    table.bid(1, 1, "money_3").bid(0, 2, "money_1").bid(1, 2, "fa_010", "fa_015").start("reveal")
    assert table.g.purse[0] == 3
    assert table.asked(0) == "late_bid"
    assert table.options(0) == ["fa_019", "pass"]
    assert table.why(0, "money_3") == "B11-079"


@pytest.mark.rule("B11-071", "B11-X22")
def test_winning_the_own_nomination_pays_the_discard_pile_and_the_bank() -> None:
    table = given(2).manager(0, "mgr_tax").market(("fa_011", 1)).money(1, 1)
    table.bid(1, 1, "fa_005", "money_3").start("reveal")
    assert table.names(table.g.discard) == ["fa_005"]
    assert table.g.purse == [0 + 3, 1]  # seat 0's 3 money are the tax on seat 1's own signing
    assert table.events("tax") == [[0, 3]]
    assert arrived(table, 1) == ["fa_011"]
    table.play(0, "money")
    assert table.asked(1) == "bonus_order"  # and no handicap
    assert table.options(1) == ["fa_011", "done"]


@pytest.mark.rule("B11-072", "B11-X23")
def test_a_deck_card_is_paid_to_the_discard_pile_and_the_bank() -> None:
    table = given(3).market(("fa_001", None)).money(1, 1).bid(1, 1, "fa_005", "money_3").start("reveal")
    assert table.names(table.g.discard) == ["fa_005"]
    assert table.g.purse == [0, 1, 0]
    assert [arrived(table, seat) for seat in range(3)] == [[], ["fa_001"], []]


@pytest.mark.rule("B11-073")
def test_a_losing_bid_goes_back_in_full() -> None:
    table = given(2).market(("fa_001", 1)).hand(0, "fa_020").money(0, 1)
    table.bid(0, 1, "fa_003", "money_3", "money_1").bid(1, 1, "fa_010", "fa_015").start("reveal")
    assert hand(table, 0) == ["fa_020", "fa_003"]
    assert table.g.purse[0] == 1 + 3 + 1
    assert table.g.bids[0] == []


@pytest.mark.rule("B11-074")
def test_a_losing_bid_goes_back_as_soon_as_its_slot_is_resolved() -> None:
    """Slot 2 is still tied when the cards of slot 1 are back."""
    table = given(2).market(("fa_001", None), ("fa_002", None))
    table.bid(0, 1, "fa_003", "money_1").bid(1, 1, "fa_010", "fa_015")
    table.bid(0, 2, "money_3").bid(1, 2, "money_3").start("reveal")
    assert table.asked(0) == "award_tie"
    assert hand(table, 0) == ["fa_003"]
    assert table.g.purse == [1, 0]
    assert table.view(0).own.bids == [[], ["money_3"]]


@pytest.mark.rule("B11-075", "B11-X24")
def test_a_card_without_a_bid_is_discarded_and_pays_nothing() -> None:
    table = given(3).market(("fa_001", 2)).hand(2, "fa_020").money(2, 1).discard("fa_099").start("reveal")
    assert table.names(table.g.discard) == ["fa_099", "fa_001"]
    assert (table.g.purse, table.g.arrivals) == ([0, 0, 1], [[], [], []])
    assert hand(table, 2) == ["fa_020"]
    assert table.asked(0) == "handicap"


@pytest.mark.rule("B11-076")
def test_the_owner_becomes_public_when_the_slot_is_resolved() -> None:
    table = given(3).market(("fa_001", 1), ("fa_002", None), ("fa_006", 2), ("fa_008", 0))
    table.bid(0, 1, "money_1").bid(2, 2, "money_1")
    table.bid(0, 4, "money_1").bid(1, 4, "money_1").start("reveal")
    for seat in (-1, 1):  # slot 3 got no bid; slot 4 is still tied
        assert [slot.owner for slot in table.view(seat).market] == [1, -1, 2, None]
    table.play(0, "p0")
    assert [slot.owner for slot in table.view(-1).market] == [1, -1, 2, 0]
    assert [args[2] for args in table.events("unsold")] == [2]


@pytest.mark.rule("B11-077")
def test_a_player_may_win_several_slots() -> None:
    table = given(2).market(("fa_001", None), ("fa_002", 1), ("fa_006", 0))
    for slot in (1, 2, 3):
        table.bid(0, slot, "money_3").bid(1, slot, "money_1")
    table.start("reveal")
    assert arrived(table, 0) == ["fa_001", "fa_002", "fa_006"]


@pytest.mark.rule("B11-078")
def test_cards_are_discarded_in_the_order_of_slots_and_bids() -> None:
    table = given(2).market(("fa_001", None), ("fa_002", 1), ("fa_006", 0)).discard("fa_099")
    table.bid(0, 1, "fa_010", "money_1", "fa_003").bid(0, 3, "fa_015", "fa_004").start("reveal")
    pile = ["fa_099", "fa_010", "fa_003", "fa_002", "fa_015", "fa_004"]
    assert table.names(table.g.discard) == pile
    assert table.view(1).discard == pile


@pytest.mark.rule("B11-X25")
def test_neither_bidding_nothing_nor_compensation_cancels_a_handicap() -> None:
    """Seat 0 bids nothing; seat 1 loses both bids and gets fa_010 for its nomination; seat 2 wins."""
    table = given(3).market(("fa_001", 1), ("fa_004", None))
    table.bid(1, 1, "money_1").bid(1, 2, "fa_009").bid(2, 1, "fa_010").bid(2, 2, "money_3").start("reveal")
    assert arrived(table, 1) == ["fa_010"]
    assert table.asked(0) == "handicap"
    assert table.play(0, "money").asked(1) == "handicap"
    assert table.play(1, "money").g.round == 2
