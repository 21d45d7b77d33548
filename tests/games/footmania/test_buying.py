"""Buying a footballer: draw or not, buy or refuse (FM-052 to FM-065)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import THING, Table, given
from touchline.games.footmania.text import name


def at_the_deck(*top: str, seats: int = 2) -> Table:
    """Seat 0 in the middle of its turn, on the blue square P09, with these cards on top."""
    table = given(seats).pawn(0, "P08", "P07").rolls(1).top(*top)
    return table.turn(0)


def knows(table: Table, seat: int, card: str) -> bool:
    """Whether the face has reached the seat."""
    return name(THING[card]) in table.reaches(seat) or f'"{card}"' in table.reaches(seat)


@pytest.mark.rule("FM-052")
def test_manager_chooses_to_draw_or_not() -> None:
    assert at_the_deck("G16").options(0) == ["draw:draw", "draw:no_draw"]
    assert given(2).stop(0, "P02").options(0) == ["draw:draw", "draw:no_draw"]


@pytest.mark.rule("FM-053")
def test_not_drawing_ends_the_turn_and_leaves_the_card_on_top() -> None:
    table = at_the_deck("G16")
    deck = table.g.domestic_deck.copy()
    table.play(0, "no_draw")
    assert table.g.domestic_deck == deck
    assert table.g.active == 1
    assert not knows(table, 0, "G16")


@pytest.mark.rule("FM-054")
def test_drawer_alone_sees_the_face_and_must_buy_or_refuse() -> None:
    table = at_the_deck("G16").play(0, "draw")
    assert table.options(0) == ["card:buy", "card:refuse"]
    assert table.view(0).drawn.card == "G16"
    assert knows(table, 0, "G16")
    for seat in (1, -1):
        assert table.view(seat).drawn.card is None
        assert not knows(table, seat, "G16")


@pytest.mark.rule("FM-055")
def test_buyer_pays_the_purchase_price_to_the_bank() -> None:
    table = at_the_deck("G16").play(0, "draw", "buy")
    assert table.squad_of(0) == ["G16"]
    assert [table.money(0), table.money(1), table.g.jackpot] == [6500, 7000, 0]
    assert THING["G16"] not in table.g.domestic_deck


@pytest.mark.rule("FM-056")
def test_buyer_shows_the_back_only() -> None:
    table = at_the_deck("G16").play(0, "draw", "buy")
    assert not knows(table, 1, "G16")
    (back,) = table.view(1).managers[0].hidden
    assert (back.deck, back.price, back.bonus) == ("domestic", 500, 0)
    ((_, card, price),) = table.events("bought", 1)
    assert card < 0
    assert price == 10


@pytest.mark.rule("FM-057")
def test_buying_takes_the_cash_at_that_moment() -> None:
    short = given(2).cash(0, 450).squad(0, "Y01").top("G16").stop(0, "P01").play(0, "draw")
    assert "card:buy" not in short.options(0)
    assert short.why(0, "buy") == "FM-057"
    short.play(0, "bank_sell:Y01")
    assert short.play(0, "buy").money(0) == 450 + 150 - 500
    exact = given(2).cash(0, 500).top("G16").stop(0, "P01").play(0, "draw", "buy")
    assert exact.money(0) == 0


@pytest.mark.rule("FM-058")
def test_refused_card_is_seen_by_all_and_auctioned_among_the_others() -> None:
    table = given(3).top("G16").stop(0, "P01").play(0, "draw", "refuse")
    assert all(knows(table, seat, "G16") for seat in (0, 1, 2, -1))
    assert table.view(-1).auction.card == "G16"
    assert [table.asked(seat) for seat in range(3)] == [None, "bid", None]
    table.play(1, "pass").play(2, "300k")
    assert table.view(1).managers[2].known == ["G16"]  # and everybody goes on knowing him
    assert table.view(-1).managers[2].known == ["G16"]


@pytest.mark.rule("FM-059")
def test_who_refused_a_card_may_not_bid_for_it() -> None:
    table = given(3).top("G16").stop(0, "P01").play(0, "draw", "refuse")
    assert table.view(0).auction.out == [0]
    table.play(1, "300k").play(2, "350k").play(1, "400k").play(2, "pass")
    assert table.asked(0) is None
    assert table.squad_of(1) == ["G16"]


@pytest.mark.parametrize(("card", "square", "opening"), [("G16", "P01", 300), ("R15", "P02", 700)])
@pytest.mark.rule("FM-060")
def test_auction_opens_at_the_devalued_price(card: str, square: str, opening: int) -> None:
    table = given(2).top(card).stop(0, square).play(0, "draw", "refuse")
    assert table.options(1)[1] == f"bid:{opening}k"
    assert table.why(1, f"bid:{opening - 50}k") == "FM-068"


@pytest.mark.rule("FM-061")
def test_highest_bidder_pays_the_bank() -> None:
    table = given(3).top("G16").stop(0, "P01").play(0, "draw", "refuse")
    table.play(1, "300k").play(2, "550k").play(1, "pass")
    assert table.squad_of(2) == ["G16"]
    assert [table.money(seat) for seat in range(3)] == [7000, 7000, 6450]
    assert table.g.jackpot == 0


@pytest.mark.rule("FM-062")
def test_card_that_nobody_wants_goes_face_down_under_its_deck() -> None:
    table = given(3).top("R15").stop(0, "P02").play(0, "draw", "refuse").play(1, "pass").play(2, "pass")
    assert table.bottom("foreign_deck") == "R15"
    assert table.g.seen[THING["R15"]] == 0
    assert [table.money(seat) for seat in range(3)] == [7000] * 3


@pytest.mark.rule("FM-063")
def test_turn_ends_after_the_buy_or_the_auction() -> None:
    table = at_the_deck("G16", "G17").play(0, "draw", "buy")
    assert table.g.active == 1
    table = at_the_deck("G16", "G17").play(0, "draw", "refuse").play(1, "300k")
    assert table.g.active == 1
    assert [turn[0] for turn in table.events("turn")] == [0, 1]


@pytest.mark.parametrize(("deck", "square"), [("domestic_deck", "P01"), ("foreign_deck", "P02")])
@pytest.mark.rule("FM-064")
def test_footballer_square_without_cards_has_no_effect(deck: str, square: str) -> None:
    table = given(2).empty(deck).stop(0, square)
    assert table.asked(0) is None
    assert table.heard == []


@pytest.mark.rule("FM-065")
def test_squads_have_no_limit() -> None:
    red = [f"R{n:02}" for n in range(1, 25)]
    table = given(2, phase=2).squad(0, *red).top("R25").stop(0, "P02").play(0, "draw", "buy")
    assert len(table.squad_of(0)) == 25
    yellow = [f"Y{n:02}" for n in range(1, 33)]
    table = given(2, phase=2).squad(0, *red, *yellow).top("B13").stop(0, "P01").play(0, "draw", "buy")
    assert len(table.squad_of(0)) == 57
