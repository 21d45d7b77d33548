"""How decisions are entered: bids card by card, secrets all at once, and nothing asked in vain."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.best11.given import GAME, Table, given
from touchline.engine import views
from touchline.engine.match import Match


def slot_of(table: Table, seat: int) -> str:
    """The slot that the seat is bidding on, as it reads it."""
    return GAME.prompt(table.g, seat).question.partition(":")[0]


# Bidding


@pytest.mark.rule("B11-256")
def test_bidding_is_entered_slot_by_slot_and_card_by_card() -> None:
    table = given(2).market(("fa_001", None), ("fa_002", None), ("fa_006", None)).money(0, 9).money(1, 1)
    table.start("bid")
    assert slot_of(table, 0) == "Slot 1"
    table.play(0, "money_1")
    assert (slot_of(table, 0), table.view(0).own.bids) == ("Slot 1", [["money_1"], [], []])
    table.play(0, "next")
    assert slot_of(table, 0) == "Slot 2"
    table.play(0, "next")
    assert slot_of(table, 0) == "Slot 3"
    table.play(0, "money_3", "next")
    assert table.asked(0) is None
    assert table.view(0).own.bids == [["money_1"], [], ["money_3"]]


@pytest.mark.rule("B11-257")
def test_going_on_needs_an_empty_bid_or_the_minimum() -> None:
    table = given(2).market(("fa_003", None), ("fa_001", None)).money(0, 9).money(1, 1).start("bid")
    assert "next" in table.options(0)
    table.play(0, "money_1")
    assert table.why(0, "next") == "B11-257"
    table.play(0, "money_1")
    assert table.why(0, "next") == "B11-257"
    assert "next" in given(2).market(("fa_003", None)).money(0, 9).start("bid").play(0, "money_3").options(0)


@pytest.mark.rule("B11-258")
def test_a_card_is_added_only_if_the_minimum_can_still_be_reached() -> None:
    """Slot 1 asks for 4: fa_001 needs 3 more from two cards, and the rest of the hand gives just that."""
    table = given(2).market(("fa_010", None)).hand(0, "fa_001", "fa_002", "fa_004").money(1, 1).start("bid")
    assert (slot_of(table, 0), table.options(0)) == ("Slot 1", ["fa_001", "fa_002", "fa_004", "next"])
    table.play(0, "fa_001")
    assert table.options(0) == ["fa_002", "fa_004"]
    poor = given(2).market(("fa_010", None), ("fa_006", None)).hand(0, "fa_001", "fa_002", "fa_008")
    poor.money(1, 1).start("bid")  # 1 + 1 + 1 is too little for slot 1, so bidding begins with slot 2
    assert slot_of(poor, 0) == "Slot 2"
    coins = given(2).market(("fa_010", None)).hand(0, "fa_001", "fa_002").money(0, 2).money(1, 9).start("bid")
    assert coins.options(0) == ["next"]  # any three of 1, 1, 1, 1 give 3
    single = given(2).market(("fa_010", None)).hand(0, "fa_004").money(1, 9).start("bid")
    assert single.options(0) == ["next"]  # one card does not count twice
    threes = given(2).market(("fa_010", None)).money(0, 4).money(1, 9).start("bid")
    assert threes.options(0) == ["money_3", "money_1", "next"]  # 1 + 3 reaches it


@pytest.mark.rule("B11-258")
def test_no_card_is_added_to_a_bid_of_three() -> None:
    table = given(2).market(("fa_001", None), ("fa_002", None)).money(0, 9).money(1, 1).start("bid")
    table.play(0, "money_1", "money_1", "money_1")
    assert slot_of(table, 0) == "Slot 2"


@pytest.mark.parametrize(
    ("money", "coins"),
    [(0, []), (1, ["money_1"]), (2, ["money_1"]), (3, ["money_3", "money_1"]), (4, ["money_3", "money_1"])],
)
@pytest.mark.rule("B11-259")
def test_a_money_card_needs_that_much_uncommitted_money(money: int, coins: list[str]) -> None:
    table = given(2).market(("fa_001", None)).hand(0, "fa_010").money(0, money).money(1, 1).start("bid")
    assert table.options(0) == ["fa_010", *coins, "next"]
    for coin in {"money_1", "money_3"} - set(coins):
        assert table.why(0, coin) == "B11-259"


@pytest.mark.rule("B11-259")
def test_the_exchange_of_1s_and_3s_is_automatic() -> None:
    """4 money is 3 + 1 or 1 + 1 + 1 + 1, just as it is needed."""
    table = given(2).market(("fa_001", None)).money(0, 4).money(1, 1).start("bid").play(0, "money_1")
    assert table.options(0) == ["money_3", "money_1", "next"]
    table.play(0, "money_1")
    assert table.options(0) == ["money_1", "next"]


@pytest.mark.rule("B11-X14")
def test_example_four_money_on_a_card_of_base_4() -> None:
    """What is forced is done at once, so one answer completes the bid."""
    for first, bid in (("money_3", ["money_3", "money_1"]), ("money_1", ["money_1", "money_3"])):
        table = given(2).market(("fa_010", None)).money(0, 4).money(1, 9).start("bid")
        assert table.options(0) == ["money_3", "money_1", "next"]
        table.play(0, first)
        assert table.view(0).own.bids == [bid]
    rich = (
        given(2).market(("fa_010", None)).money(0, 9).money(1, 9).start("bid").play(0, "money_1", "money_1")
    )
    assert rich.view(0).own.bids == [["money_1", "money_1", "money_3"]]  # a third 1 would give only 3


@pytest.mark.rule("B11-X15")
def test_example_four_money_on_two_slots() -> None:
    table = given(2).market(("fa_003", None), ("fa_004", None), ("fa_001", None)).money(0, 4).money(1, 9)
    table.start("bid").play(0, "money_3", "next")
    assert slot_of(table, 0) == "Slot 3"  # on slot 2 the one money left cannot reach 2
    assert table.view(0).own.purse == 1
    assert table.options(0) == ["money_1", "next"]


# Everybody at once


def at_bidding() -> Match:
    """A game of two at its first bids, where both can bid on slot 1."""
    match = Match(GAME, 2, {}, b"secret")
    while not match.view(0).table.market:
        match.act_for(match.waiting()[0])
    return match


@pytest.mark.rule("B11-260")
def test_bids_may_be_edited_until_they_are_sealed() -> None:
    match = at_bidding()
    before = match.options_of(0)
    match.play(0, before[0])
    match.play(1, match.options_of(1)[0])
    theirs = match.view(1).table.own.bids
    undo = match.undo(0)
    assert undo is not None
    assert undo.consent == frozenset()  # nobody has to agree
    match.replay(undo.keep)
    assert match.options_of(0) == before
    assert match.view(0).table.own.bids == [[], [], [], []]
    assert match.view(1).table.own.bids == theirs
    match.play(0, before[1])
    while 0 in match.waiting():
        match.play(0, "bid:next" if "bid:next" in match.options_of(0) else match.options_of(0)[0])
    assert match.waiting() == [1]
    assert match.undo(0) is None


@pytest.mark.rule("B11-261")
def test_simultaneous_decisions_wait_for_everybody_and_show_only_who_is_ready() -> None:
    match = Match(GAME, 3, {}, b"secret")
    for question in ("keep_tactic", "nominate", "bid"):
        for ready in range(3):
            assert match.view(-1).thinking == list(range(ready, 3))
            while ready in match.waiting() and match.view(ready).decision.question == question:
                before = {seat: match.view(seat) for seat in range(-1, 3) if seat != ready}
                match.play(ready, match.options_of(ready)[0])
                if match.view(2).decision is None or match.view(2).decision.question != question:
                    break  # everybody is ready, and the game goes on
                for seat, view in before.items():
                    now = match.view(seat)
                    assert msgspec.structs.replace(now, thinking=[]) == msgspec.structs.replace(
                        view, thinking=[]
                    )
                    told = [h.kind for h in match.heard(seat, len(match.told) - 1)[0]]
                    assert told in ([], ["sealed"])
            if ready < 2:
                assert match.view(2).decision.question == question
    assert match.view(-1).table.phase != "sealed-bids"


@pytest.mark.rule("B11-288")
def test_a_simulation_takes_secret_answers_in_whistle_order() -> None:
    table = given(3, whistle=1)
    for seat in range(3):
        table.hand(seat, f"fa_{seat + 1:03}", f"fa_{seat + 11:03}").money(seat, 9)
    table.start("nominate")
    order = []
    while table.g.unanswered:
        seat = table.g.next_seat()
        if table.asked(seat) == "handicap":
            break
        order.append(seat)
        table.play(seat, table.options(seat)[-1])
    assert order == [1, 2, 0] + [1] * 4 + [2] * 4 + [0] * 4


@pytest.mark.rule("B11-288")
def test_nobody_sees_what_was_chosen_earlier_in_the_same_step() -> None:
    def after(choice: str) -> Table:
        table = given(2, whistle=1).hand(0, "fa_001", "fa_002").hand(1, "fa_003", "fa_004")
        return table.start("nominate").play(1, choice)

    first, second = (views.look(GAME, after(choice).g, 0) for choice in ("fa_003", "fa_004"))
    assert first == second


@pytest.mark.rule("B11-262")
def test_a_late_bid_is_not_announced_to_the_others() -> None:
    """Seat 2 and the public cannot tell whether seat 0 or seat 1 is asked."""
    seen = {}
    for holder in (0, 1):
        table = given(3).market(("fa_001", None)).hand(holder, "fa_019").hand(1 - holder, "fa_011")
        for seat in range(3):
            table.bid(seat, 1, "money_1")
        table.start("reveal")
        assert [table.asked(seat) for seat in range(3)].count("late_bid") == 1
        assert table.asked(holder) == "late_bid"
        assert views.look(GAME, table.g, holder).thinking == [holder]
        for seat in (-1, 2):
            assert views.look(GAME, table.g, seat).thinking == []
            seen[holder, seat] = views.look(GAME, table.g, seat)
        table.play(holder, "pass")
        assert table.events("late_pass", 2) == []
    assert seen[0, 2] == seen[1, 2]
    assert seen[0, -1] == seen[1, -1]
    assert seen[0, 2].table.phase == "reveal"


@pytest.mark.rule("B11-263")
def test_a_decision_with_one_legal_option_is_taken_automatically() -> None:
    """One card to nominate, nothing to bid with, no consolation but money."""
    table = given(2).hand(0, "fa_001").tactics_deck().hand(1, "fa_003", "fa_004").start("nominate")
    assert [table.asked(seat) for seat in (0, 1)] == [None, "nominate"]
    assert table.view(0).own.nomination == "fa_001"
    table.play(1, "fa_003")
    assert table.asked(0) is None  # sealed without a question: everybody sees that the hand is empty
    assert table.asked(1) == "bid"
    while table.asked(1) == "bid":
        table.play(1, "next")
    assert table.events("handicap_money") == [[0, 3]]
    assert table.asked(1) == "handicap"  # a card in hand is a choice


@pytest.mark.rule("B11-263", "B11-266")
@pytest.mark.parametrize(
    ("hand", "money"), [(("fa_001",), 0), ((), 1), (("fa_001", "fa_002", "fa_006"), 0), (("fa_001",), 2)]
)
def test_who_can_bid_on_no_slot_is_asked_once_all_the_same(hand: tuple[str, ...], money: int) -> None:
    table = given(2).market(("fa_010", None), ("fa_015", None), ("fa_021", None)).hand(0, *hand)
    table.money(0, money).money(1, 9).start("bid")
    assert (table.asked(0), table.options(0)) == ("bid", ["next"])
    assert views.look(GAME, table.g, 1).thinking == [0, 1]
    assert GAME.prompt(table.g, 0).rule == "B11-263"
    table.play(0, "next")  # once, though there are three slots
    assert table.asked(0) is None
    assert table.events("sealed", 1) == [[0]]
    assert views.look(GAME, table.g, 1).thinking == [1]


@pytest.mark.rule("B11-263", "B11-266")
def test_a_hand_that_is_worth_nothing_here_looks_like_any_other() -> None:
    """Whatever is in a hand of three cards, the others see the same until its owner has answered."""
    seen = set()
    for hand in (
        ("fa_001", "fa_002", "fa_006"),
        ("fa_001", "fa_003", "fa_004"),
        ("fa_042", "fa_033", "fa_021"),
    ):
        table = given(2).market(("fa_010", None), ("fa_015", None)).hand(0, *hand).money(1, 9).start("bid")
        reached = [table.reaches(viewer) for viewer in (1, -1)]
        while table.asked(0):
            table.play(0, "next")
        seen.add((*reached, table.reaches(1), table.reaches(-1)))
    assert len(seen) == 1


@pytest.mark.rule("B11-263")
def test_who_can_bid_on_a_later_slot_only_is_asked_there_first() -> None:
    table = given(2).market(("fa_010", None), ("fa_001", None), ("fa_015", None)).money(0, 3).money(1, 9)
    table.start("bid")
    assert slot_of(table, 0) == "Slot 2"
    table.play(0, "next")
    assert table.asked(0) is None


@pytest.mark.rule("B11-263", "B11-260")
def test_draft_without_a_slot_to_bid_on_can_be_sealed() -> None:
    table = given(2).market(("fa_010", None), ("fa_015", None)).hand(0, "fa_001").money(1, 9).start("bid")
    look = GAME.drafting.look(table.g, 0, None)
    assert (look.options, look.refused) == ([], "")
    assert GAME.drafting.sequence(table.g, 0, None) == ["bid:next"]


@pytest.mark.rule("B11-240", "B11-263")
def test_caretaker_answers_for_who_can_bid_on_no_slot() -> None:
    table = given(2).market(("fa_010", None)).hand(0, "fa_001").money(1, 9).start("bid")
    assert GAME.codec.text(GAME.caretaker(table.g, 0)) == "bid:next"


@pytest.mark.parametrize("returned", ["tac_01", "tac_05", "tac_20"])
@pytest.mark.rule("B11-X10")
def test_example_any_tactical_card_held_may_be_returned(returned: str) -> None:
    table = given(2).tactics(0, "tac_01").tactics_deck("tac_05", "tac_20", "tac_07").won(0, "fa_002")
    table.start("bonuses").play(0, "fa_002")
    assert table.options(0) == ["tac_01", "tac_05", "tac_20"]
    table.play(0, returned)
    kept = {"tac_01", "tac_05", "tac_20"} - {returned}
    assert set(table.names(table.g.tactics[0])) == kept
    assert table.names(table.g.tactics_deck) == [returned, "tac_07"]
