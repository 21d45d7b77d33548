"""Offers: sell, buy, swap, own auction, amounts, what a manager knows (FM-255 to FM-261)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import THING, Table, given


def amounts(table: Table, seat: int = 0) -> list[str]:
    """The amounts that are listed now."""
    assert table.asked(seat) == "offer_amount"
    return table.options(seat)


# sell


@pytest.mark.rule("FM-255")
@pytest.mark.parametrize(("answer", "squads"), [("accept", [[], ["B13"]]), ("refuse", [["B13"], []])])
def test_sale_shows_the_face_to_the_one_who_is_asked(answer: str, squads: list[list[str]]) -> None:
    table = given(3).squad(0, "B13").window(0).play(0, "sell:B13", "offer_to:p1", "ask:850k")
    assert table.view(1).managers[0].known == ["B13"]
    assert table.view(2).managers[0].known == []
    assert table.options(1) == ["answer:accept", "answer:refuse"]
    table.play(1, answer)
    assert [table.squad_of(seat) for seat in (0, 1)] == squads
    paid = 850 if answer == "accept" else 0
    assert [table.money(seat) for seat in range(3)] == [7000 + paid, 7000 - paid, 7000]


@pytest.mark.rule("FM-255")
def test_sponsor_is_sold() -> None:
    table = given(3).sponsor(0, "Q05").window(0).play(0, "sell:Q05", "offer_to:p2", "ask:600k")
    assert table.play(2, "accept").view(-1).managers[2].sponsors == ["Q05"]
    assert [table.money(0), table.money(2)] == [7600, 6400]


# buy


@pytest.mark.rule("FM-256")
def test_known_footballer_is_bought_when_the_owner_accepts() -> None:
    table = given(3).squad(1, "B13", "Y02").seen(0, "B13").window(0).play(0, "buy_from:p1", "offer_for:B13")
    table.play(0, "pay:850k")
    assert table.answers(1) == ["answer:accept", "answer:refuse"]
    table.play(1, "accept")
    assert table.squad_of(0) == ["B13"]
    assert [table.money(0), table.money(1)] == [6150, 7850]


@pytest.mark.rule("FM-256")
def test_unknown_footballer_cannot_be_named() -> None:
    table = given(3).squad(1, "B13", "Y02").window(0).play(0, "buy_from:p1")
    assert table.options(0) == [f"offer_for:post{n}" for n in range(1, 12)]
    assert table.why(0, "B13") == "FM-261"


@pytest.mark.rule("FM-256")
def test_sponsor_is_bought() -> None:
    table = given(3).sponsor(1, "Q05").window(0).play(0, "buy_from:p1")
    assert table.asked(0) == "offer_amount"  # there is nothing else to want
    table.play(0, "pay:400k").play(1, "accept")
    assert table.view(-1).managers[0].sponsors == ["Q05"]


@pytest.mark.rule("FM-256")
@pytest.mark.parametrize(("answer", "squad"), [("confirm", ["B16"]), ("cancel", [])])
def test_for_a_post_one_footballer_is_shown_to_the_asker_alone(answer: str, squad: list[str]) -> None:
    table = given(3).squad(1, "B13", "B16", "Y02").window(0).play(0, "buy_from:p1", "offer_for:post10")
    table.play(0, "pay:900k")
    assert table.answers(1) == ["answer:refuse", "answer:B13", "answer:B16"]
    assert table.why(1, "Y02") == "FM-256"
    table.play(1, "B16")
    assert [table.view(seat).managers[1].known for seat in (0, 2, -1)] == [["B16"], [], []]
    assert table.options(0) == ["confirm:confirm", "confirm:cancel"]
    table.play(0, answer)
    assert table.squad_of(0) == squad
    assert table.money(1) == (7900 if squad else 7000)


# swap


@pytest.mark.rule("FM-257")
@pytest.mark.parametrize(("amount", "balance"), [("pay:200k", -200), ("ask:400k", 400), ("pay:0k", 0)])
def test_swap_for_a_known_footballer(amount: str, balance: int) -> None:
    table = given(3).squad(0, "Y07").squad(1, "B13").seen(0, "B13").window(0)
    table.play(0, "swap:Y07", "offer_for:B13", amount)
    assert table.view(1).managers[0].known == ["Y07"]  # before he answers
    assert table.view(2).managers[0].known == []
    table.play(1, "accept")
    assert [table.squad_of(seat) for seat in (0, 1)] == [["B13"], ["Y07"]]
    assert [table.money(seat) for seat in (0, 1)] == [7000 + balance, 7000 - balance]


@pytest.mark.rule("FM-257")
def test_swap_for_a_post_is_confirmed() -> None:
    table = given(3).squad(0, "Y07").squad(1, "B13", "Y02").window(0).play(0, "swap:Y07")
    table.play(0, "offer_for:post10", "pay:200k")
    assert table.answers(1) == ["answer:refuse", "answer:B13"]
    table.play(1, "B13")
    assert table.squad_of(0) == ["Y07"]
    table.play(0, "confirm")
    assert [table.squad_of(seat) for seat in (0, 1)] == [["B13"], ["Y02", "Y07"]]


# own auction


@pytest.mark.rule("FM-258")
def test_own_auction_is_open_to_all_others_and_pays_the_seller() -> None:
    table = given(3).squad(0, "B13").window(0).play(0, "own_auction:B13", "opening:650k")
    assert [table.view(seat).managers[0].known for seat in (1, 2, -1)] == [["B13"]] * 3
    assert table.options(1)[:2] == ["bid:pass", "bid:650k"]
    table.play(1, "650k").play(2, "800k").play(1, "pass")
    assert table.squad_of(2) == ["B13"]
    assert [table.money(seat) for seat in range(3)] == [7800, 7000, 6200]


@pytest.mark.rule("FM-258")
@pytest.mark.parametrize("card", ["B13", "Q05"])
def test_seller_keeps_what_nobody_bids_for(card: str) -> None:
    table = given(3).squad(0, card) if card == "B13" else given(3).sponsor(0, card)
    table.window(0).play(0, f"own_auction:{card}", "opening:600k").play(1, "pass").play(2, "pass")
    view = table.view(0).managers[0]
    assert view.known + view.sponsors == [card]
    assert [table.money(seat) for seat in range(3)] == [7000] * 3


@pytest.mark.rule("FM-258", "FM-062")
@pytest.mark.parametrize("seller", [0, 1])
def test_everybody_hears_that_the_seller_keeps_it(seller: int) -> None:
    table = given(2).squad(seller, "Y01").window(seller).play(seller, "own_auction:Y01", "opening:100k")
    table.play(1 - seller, "pass")
    assert table.events("kept") == [[THING["Y01"], seller]]
    assert table.events("unsold") == []


# Amounts


@pytest.mark.rule("FM-259")
def test_amounts_go_from_nothing_to_the_payers_cash() -> None:
    table = given(2).squad(0, "Y08").squad(1, "Y09").cash(0, 200).cash(1, 350).window(0)
    table.play(0, "sell:Y08")
    assert [k for k in range(0, 1001, 50) if table.allows(0, f"ask:{k}k")] == list(range(0, 351, 50))
    assert table.why(0, "ask:400k") == "FM-086"
    assert not table.allows(0, "ask:75k")  # no multiple of 50k
    assert not table.allows(0, "pay:50k")  # the buyer pays
    table.play(0, "ask:350k").play(1, "refuse").play(0, "swap:Y08", "offer_for:post4")
    assert [k for k in range(0, 1001, 50) if table.allows(0, f"pay:{k}k")] == list(range(0, 201, 50))
    assert [k for k in range(0, 1001, 50) if table.allows(0, f"ask:{k}k")] == list(range(50, 351, 50))


@pytest.mark.rule("FM-259")
@pytest.mark.parametrize(("card", "most"), [("G01", 2 * 450), ("Q05", 3 * 400)])
def test_opening_price_has_a_limit_of_its_own(card: str, most: int) -> None:
    table = given(2).squad(0, "G01").sponsor(0, "Q05").cash(0, 0).cash(1, 100).window(0)
    table.play(0, f"own_auction:{card}")
    legal = [k for k in range(0, 2001, 50) if table.allows(0, f"opening:{k}k")]
    assert legal == list(range(0, most + 1, 50))
    assert table.why(0, f"opening:{most + 50}k") == "FM-259"


@pytest.mark.rule("FM-260")
@pytest.mark.parametrize(
    ("card", "listed"),
    [
        ("Y08", [200, 250, 350, 400, 500]),  # 280, 437 and 525 are rounded down
        ("Y02", [50, 100, 150, 200]),  # 125 % and 100 % are the same
        ("B13", [500, 650, 850, 1050, 1250]),
    ],
)
def test_amounts_listed_for_a_footballer(card: str, listed: list[int]) -> None:
    table = given(2).squad(0, card).window(0).play(0, f"sell:{card}")
    assert amounts(table) == [f"ask:{k}k" for k in listed]
    table = given(2).squad(1, card).seen(0, card).window(0).play(0, "buy_from:p1", f"offer_for:{card}")
    assert amounts(table) == [f"pay:{k}k" for k in listed]
    table = given(2).squad(0, card).window(0).play(0, f"own_auction:{card}")
    assert amounts(table) == [f"opening:{k}k" for k in listed]
    poor = given(2).squad(0, card).cash(1, 300).window(0)
    if listed[0] <= 300:
        assert amounts(poor.play(0, f"sell:{card}")) == [f"ask:{k}k" for k in listed if k <= 300]
    else:
        assert f"sell:{card}" not in poor.options(0)  # no amount is left for it


@pytest.mark.rule("FM-260")
def test_amounts_listed_for_posts_swaps_and_sponsors() -> None:
    table = given(2).squad(0, "Y08").squad(1, "Y09").window(0).play(0, "buy_from:p1", "offer_for:post4")
    assert amounts(table) == ["pay:200k", "pay:400k", "pay:600k", "pay:900k", "pay:1200k"]
    table = (
        given(2).squad(0, "Y08").squad(1, "Y09").cash(1, 350).window(0).play(0, "swap:Y08", "offer_for:post4")
    )
    assert amounts(table) == ["pay:0k", "pay:200k", "pay:400k", "ask:200k"]
    for verb, word in (("sell", "ask"), ("own_auction", "opening")):
        table = given(2).sponsor(0, "Q04").window(0).play(0, f"{verb}:Q04")
        assert amounts(table) == [f"{word}:{k}k" for k in (300, 450, 600)]


@pytest.mark.rule("FM-260")
def test_target_for_which_no_amount_is_left_is_not_listed() -> None:
    table = given(2).squad(1, "B13", "Y08").seen(0, "B13", "Y08").sponsor(1, "Q04", "Q03").cash(0, 300)
    wishes = table.window(0).play(0, "buy_from:p1").options(0)
    assert "offer_for:Y08" in wishes
    assert "offer_for:Q04" in wishes
    assert "offer_for:B13" not in wishes  # 500k at least
    assert "offer_for:Q03" not in wishes  # 600k at least
    poor = given(2).squad(0, "Y01").squad(1, "Y08").cash(0, 150).window(0)
    assert "buy_from:p1" not in poor.options(0)


# What a manager knows


@pytest.mark.rule("FM-261")
def test_refused_offer_changes_nothing_but_what_was_seen() -> None:
    table = given(3).squad(0, "Y07").squad(1, "B13", "Y02").window(0)
    table.play(0, "buy_from:p1", "offer_for:post10", "pay:900k").play(1, "B13").play(0, "cancel")
    table.play(0, "sell:Y07", "offer_to:p1", "ask:150k").play(1, "refuse")
    assert [table.squad_of(seat) for seat in (0, 1)] == [["Y07"], ["B13", "Y02"]]
    assert [table.money(seat) for seat in range(3)] == [7000] * 3
    assert table.view(0).managers[1].known == ["B13"]  # he was shown to him
    assert table.view(1).managers[0].known == ["Y07"]


@pytest.mark.rule("FM-261")
def test_former_owner_knows_his_footballer_until_he_is_back_under_a_deck() -> None:
    table = (
        given(3).squad(0, "B13").window(0).play(0, "sell:B13", "offer_to:p1", "ask:850k").play(1, "accept")
    )
    assert [table.view(seat).managers[1].known for seat in (0, 1, 2)] == [["B13"], ["B13"], []]
    table.play(0, "done").play(1, "bank_sell:B13")
    table.g.domestic_deck.append(table.g.domestic_deck.pop(0))  # he comes up again
    table.stop(2, "P01").play(2, "draw", "buy")
    assert [table.view(seat).managers[2].known for seat in (0, 1, 2)] == [[], [], ["B13"]]
