"""Offers of several cards on both sides (FM-083, FM-084, FM-090, FM-252, FM-255 to FM-260, FM-285)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import GAME, Table, given


def two() -> Table:
    """Two managers with four footballers each, and sponsors of different items."""
    table = given(2).squad(0, "Y01", "Y07", "G14", "B13").squad(1, "Y02", "G01", "R12", "Y09")
    return table.seen(0, "R12", "Y09").sponsor(0, "Q02").sponsor(1, "Q05").window(0)


def listed_beyond_one(table: Table) -> list[str]:
    """Options of the list that would put a second card into the offer."""
    return [option for option in table.options(0) if option.startswith(("sell:", "swap:", "offer_for:"))]


# What an offer may hold


@pytest.mark.rule("FM-255")
def test_up_to_three_own_cards_are_sold_together() -> None:
    table = two().play(0, "sell:Y01")
    assert listed_beyond_one(table) == []  # legal though not listed
    table.play(0, "sell:Q02", "sell:B13")
    assert table.why(0, "sell:Y07") == "FM-084"  # a fourth
    assert table.why(0, "offer_for:R12") == "FM-259"  # that would be a swap
    table.play(0, "ask:1500k")
    assert table.view(1).managers[0].known == ["B13", "Y01"]  # the faces, before he answers
    assert table.answers(1) == ["answer:accept", "answer:refuse"]
    table.play(1, "accept")
    assert table.squad_of(0) == ["G14", "Y07"]
    assert table.squad_of(1) == ["B13", "G01", "R12", "Y01", "Y02", "Y09"]
    assert table.view(-1).managers[1].sponsors == ["Q02", "Q05"]
    assert [table.money(0), table.money(1)] == [8500, 5500]


@pytest.mark.rule("FM-255")
@pytest.mark.parametrize("again", ["sell:Y01", "sell:Y02", "sell:S01", "swap:Y07"])
def test_only_another_own_card_may_be_added(again: str) -> None:
    assert not two().play(0, "sell:Y01").allows(0, again)


@pytest.mark.rule("FM-256")
def test_up_to_three_things_are_bought_together() -> None:
    table = two().play(0, "buy_from:p1", "offer_for:R12")
    assert listed_beyond_one(table) == []
    table.play(0, "offer_for:Q05", "offer_for:Y09")
    assert table.why(0, "offer_for:post1") == "FM-084"  # a fourth
    table.play(0, "pay:2000k")
    assert table.answers(1) == ["answer:accept", "answer:refuse"]  # without a post: all of it or nothing
    table.play(1, "accept")
    assert table.squad_of(0) == ["B13", "G14", "R12", "Y01", "Y07", "Y09"]
    assert table.view(-1).managers[0].sponsors == ["Q02", "Q05"]
    assert [table.money(0), table.money(1)] == [5000, 9000]


@pytest.mark.rule("FM-256")
def test_one_post_at_most_and_nobody_is_shown_who_is_named() -> None:
    table = given(2).squad(0, "Y07").squad(1, "G01", "Y02", "Y09").seen(0, "G01").window(0)
    table.play(0, "buy_from:p1", "offer_for:post1")
    assert table.why(0, "offer_for:post2") == "FM-256"
    assert table.why(0, "offer_for:Y02") == "FM-261"  # whom the asker does not know
    table.play(0, "offer_for:G01", "pay:900k")
    assert table.answers(1) == ["answer:refuse", "answer:Y02"]
    assert table.why(1, "G01") == "FM-256"
    table.play(1, "Y02").play(0, "confirm")
    assert table.squad_of(0) == ["G01", "Y02", "Y07"]
    assert table.squad_of(1) == ["Y09"]


@pytest.mark.rule("FM-256")
def test_post_needs_a_footballer_beside_those_named() -> None:
    table = given(2).squad(0, "Y07").squad(1, "G01").seen(0, "G01").window(0)
    table.play(0, "buy_from:p1", "offer_for:G01")
    assert table.why(0, "offer_for:post1") == "FM-256"


@pytest.mark.rule("FM-257", "FM-083")
def test_sponsors_are_swapped_for_footballers_and_for_each_other() -> None:
    table = two()
    assert {"swap:Y01", "swap:Q02"} <= set(table.options(0))
    table.play(0, "swap:Q02")
    assert {"offer_for:R12", "offer_for:Q05", "offer_for:post1"} <= set(table.options(0))
    table.play(0, "offer_for:R12", "ask:400k").play(1, "accept")
    assert table.squad_of(0) == ["B13", "G14", "R12", "Y01", "Y07"]
    assert table.view(-1).managers[1].sponsors == ["Q02", "Q05"]
    assert [table.money(0), table.money(1)] == [7400, 6600]


@pytest.mark.rule("FM-257")
def test_list_names_swaps_of_one_card_against_one() -> None:
    table = two().play(0, "swap:Y01")
    assert all(option.startswith("offer_for:") for option in table.options(0))
    assert table.allows(0, "swap:Y07")
    table.play(0, "offer_for:post1")
    assert {option.partition(":")[0] for option in table.options(0)} == {"pay", "ask"}
    assert table.allows(0, "offer_for:R12")
    assert table.allows(0, "swap:Q02")


@pytest.mark.rule("FM-257")
def test_three_cards_are_swapped_for_three_things() -> None:
    table = two().play(0, "swap:Y01", "swap:Y07", "offer_for:R12", "offer_for:Q05", "swap:Q02")
    assert table.why(0, "swap:B13") == "FM-084"
    table.play(0, "offer_for:post1", "ask:350k")
    assert table.view(1).managers[0].known == ["Y01", "Y07"]
    table.play(1, "Y02").play(0, "confirm")
    assert table.squad_of(0) == ["B13", "G14", "R12", "Y02"]
    assert table.squad_of(1) == ["G01", "Y01", "Y07", "Y09"]
    assert [manager.sponsors for manager in table.view(-1).managers] == [["Q05"], ["Q02"]]
    assert [table.money(0), table.money(1)] == [7350, 6650]


@pytest.mark.rule("FM-084")
def test_neither_side_holds_anything_but_footballers_and_sponsors() -> None:
    table = two().plus(0, "S01").plus(1, "S02").beat(1, "E28").play(0, "swap:Y01")
    assert table.why(0, "swap:S01") == "FM-084"
    table.play(0, "offer_for:post1")
    for thing in ("S02", "E28", "p1", "done"):
        assert table.why(0, f"offer_for:{thing}") == "FM-084"


# Sponsors of one item


@pytest.mark.rule("FM-090")
def test_sponsors_of_one_item_may_change_places() -> None:
    table = given(2).sponsor(0, "Q04").sponsor(1, "Q05").squad(1, "Y09", "Y12").seen(0, "Y09").window(0)
    assert table.why(0, "sell:Q04") == "FM-090"
    table.play(0, "swap:Q04")
    assert table.asked(0) == "offer_for"
    assert table.options(0) == ["offer_for:Q05"]  # one card against one: nothing else would be legal
    table.play(0, "offer_for:Y09")  # but both would be
    assert table.why(0, "pay:0k") == "FM-090"
    assert table.options(0) == ["offer_for:Q05"]
    table.play(0, "offer_for:Q05", "pay:300k").play(1, "accept")
    assert [manager.sponsors for manager in table.view(-1).managers] == [["Q05"], ["Q04"]]
    assert table.squad_of(0) == ["Y09"]


@pytest.mark.rule("FM-090")
def test_two_items_change_places_at_once() -> None:
    table = given(2).sponsor(0, "Q01", "Q04").sponsor(1, "Q02", "Q05").window(0)
    table.play(0, "swap:Q01", "swap:Q04", "offer_for:Q02")  # then Q05 is all that can follow
    assert table.view(0).offer.wanted == ["Q02", "Q05"]
    table.play(0, "pay:0k").play(1, "accept")
    assert [manager.sponsors for manager in table.view(-1).managers] == [["Q02", "Q05"], ["Q01", "Q04"]]


@pytest.mark.rule("FM-090")
def test_nobody_is_left_with_two_sponsors_of_one_item() -> None:
    table = (
        given(2).squad(0, "Y01").sponsor(0, "Q01", "Q04").squad(1, "Y09").sponsor(1, "Q02", "Q05").window(0)
    )
    table.play(0, "swap:Y01")
    assert table.why(0, "offer_for:Q02") == "FM-090"  # he keeps Q01
    table.play(0, "swap:Q01", "offer_for:Q02")
    assert table.why(0, "offer_for:Q05") == "FM-090"
    full = given(2).squad(0, "Y01", "Y07").sponsor(0, "Q04").squad(1, "Y09", "Y10", "Y12").sponsor(1, "Q05")
    full.seen(0, "Y09", "Y10", "Y12").window(0).play(0, "swap:Y01", "offer_for:Y09", "offer_for:Y10")
    full.play(0, "swap:Q04")  # there is room for Q05 yet, and only for it
    assert full.why(0, "offer_for:Y12") == "FM-090"
    full.idle().window(0).play(0, "swap:Y01", "offer_for:Y09", "offer_for:Y10", "offer_for:Y12")
    assert full.why(0, "swap:Q04") == "FM-090"


# Counting, amounts, letters


@pytest.mark.rule("FM-252")
def test_offer_of_several_cards_is_one_offer() -> None:
    table = two().play(0, "sell:Y01", "sell:Y07", "ask:50k").play(1, "refuse")
    assert table.asked(0) == "window"
    table.play(0, "buy_from:p1", "offer_for:R12", "offer_for:Y09", "pay:50k").play(1, "refuse")
    assert table.asked(0) is None
    assert table.asked(1) == "window"


@pytest.mark.rule("FM-259")
def test_amount_of_several_cards_ends_at_the_payers_cash() -> None:
    table = two().cash(1, 300).play(0, "sell:Y01", "sell:Y07")
    assert [k for k in range(0, 1001, 50) if table.allows(0, f"ask:{k}k")] == list(range(0, 301, 50))


@pytest.mark.rule("FM-260")
def test_list_holds_offers_of_one_card_only_and_bots_keep_to_it() -> None:
    table = given(2).squad(0, "Y08", "Y01").squad(1, "Y09").sponsor(0, "Q04").sponsor(1, "Q01").window(0)
    table.play(0, "swap:Q04", "offer_for:Q01")
    assert table.options(0) == ["pay:0k", "pay:200k", "pay:400k", "ask:200k", "ask:400k"]
    for option in ("sell:Q04", "buy_from:p1"):
        fresh = given(2).sponsor(0, "Q04").sponsor(1, "Q01").window(0).play(0, option)
        assert [one.partition(":")[2] for one in fresh.options(0)] == ["300k", "450k", "600k"]


def letter(*terms: str) -> Table:
    """Seat 0 has written an offer to seat 1."""
    table = (
        given(3).squad(0, "Y01", "Y07").squad(1, "B13", "R12", "Y02").squad(2, "Y03").seen(0, "B13", "R12")
    )
    table.sponsor(0, "Q01").sponsor(1, "Q05").aside(0, "letter:write", *terms)
    assert len(table.view(0).own.letters) == 1
    return table


SWAP = ("swap:Y01", "offer_to:p1", "swap:Q01", "offer_for:B13", "offer_for:R12", "pay:500k")


@pytest.mark.rule("FM-254", "FM-285")
def test_letter_of_several_cards_goes_out_as_it_was_written() -> None:
    table = letter(*SWAP).window(0)
    offer = table.view(1).offer
    assert (offer.cards, offer.wanted, offer.amount) == (["Y01", "Q01"], ["B13", "R12"], 500)


@pytest.mark.rule("FM-285")
@pytest.mark.parametrize("gone", ["own card", "his card", "money", "second sponsor", "post"])
def test_letter_is_dropped_as_a_whole_when_one_part_is_no_longer_legal(gone: str) -> None:
    terms = (
        SWAP
        if gone != "post"
        else ("buy_from:p1", "offer_for:B13", "offer_for:R12", "offer_for:post1", "pay:0k")
    )
    table = letter(*terms)
    if gone == "own card":
        table.g.squad[0].pop(0)
    elif gone == "his card":
        table.g.squad[1].pop(1)
    elif gone == "money":
        table.cash(0, 450)
    elif gone == "second sponsor":
        table.sponsor(1, "Q02")
    else:
        table.g.squad[1].pop()
    table.window(0)
    assert table.events("letter_dropped", 0) == [[0]]
    assert table.asked(0) == "window"
    assert table.g.offers == 0


@pytest.mark.rule("FM-257")
def test_what_may_be_added_is_shown_to_the_asker_alone() -> None:
    table = two().play(0, "swap:Y01", "offer_for:R12")
    more = table.view(0).offer.more
    assert {"swap:Y07", "swap:Q02", "offer_for:Y09", "offer_for:Q05", "offer_for:post3"} <= set(more)
    assert all(table.allows(0, option) for option in more)
    assert not set(more) & set(table.options(0))
    table.play(0, "pay:0k")
    assert table.view(1).offer.more == []
    assert GAME.view(table.g, -1).offer is None
