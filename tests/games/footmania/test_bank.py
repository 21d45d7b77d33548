"""Selling to the bank: what, when, for how much (FM-074 to FM-080)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.footmania.given import ELEVEN, Table, given


def shown(table: Table) -> Table:
    """A match between seats 0 and 1 with both automatic line-ups shown."""
    return table.match(0, 1).play(0, "auto").play(1, "auto")


def attacked(card: str, *target: str) -> Table:
    """Seat 1 has played an attack against the eleven of seat 0, which has a bench and protections."""
    table = given(2, phase=2).squad(0, *ELEVEN, "G14").plus(0, "S31", "S34").squad(1, "Y02").plus(1, card)
    return shown(table).play(0, "pass").play(1, card, *target)


# Every decision of seat 0, who owns a footballer or two.
DECISIONS: dict[str, Callable[[], Table]] = {
    "window": lambda: given(2).squad(0, "Y01", "Y04").window(0),
    "draw": lambda: given(2).squad(0, "Y01", "Y04").stop(0, "P01"),
    "card": lambda: given(2).squad(0, "Y01", "Y04").stop(0, "P01").play(0, "draw"),
    "bid": lambda: given(2).squad(0, "Y01", "Y04").stop(1, "P01").play(1, "draw", "refuse"),
    "payment": lambda: given(2).squad(0, "Y01", "Y04").cash(0, 0).top("Q24").stop(0, "P04"),
    "offer_to": lambda: given(3).squad(0, "Y01").window(0).play(0, "sell:Y01"),
    "offer_for": lambda: given(2).squad(0, "Y01").squad(1, "Y02").window(0).play(0, "buy_from:p1"),
    "offer_amount": lambda: given(2).squad(0, "Y01").window(0).play(0, "own_auction:Y01"),
    "answer": lambda: (
        given(2).squad(0, "Y01", "Y04").squad(1, "Y02").window(1).play(1, "sell:Y02", "ask:50k")
    ),
    "confirm": lambda: (
        given(2)
        .squad(0, "Y01", "Y04")
        .squad(1, "Y07", "Y02")
        .window(0)
        .play(0, "buy_from:p1", "offer_for:post2", "pay:200k")
        .play(1, "Y07")
    ),
    "roll": lambda: given(2, no_deals=1).squad(0, "Y01", "Y04").turn(0),
    "route": lambda: given(2).squad(0, "Y01", "Y04").roll(0),
    "return_plus": lambda: given(2).squad(0, "Y01", "Y04").plus(0, "S01", "S02").top("Q34").stop(0, "P04"),
    "euromatch": lambda: given(2, phase=2).squad(0, "Y01").stop(0, "P07"),
    "line_up": lambda: given(2, phase=2).squad(0, "Y01").match(0, 1),
    "euro_card": lambda: (
        given(2, phase=2).squad(0, "Y01").plus(0, "S01").stop(0, "P07").play(0, "play", "auto")
    ),
    "match": lambda: shown(given(2, phase=2).squad(0, "Y01").plus(0, "S01").squad(1, "Y02")),
    "sub_post": lambda: shown(given(2, phase=2).squad(0, *ELEVEN, "Y17").squad(1, "Y02")).play(0, "sub:Y17"),
    "target": lambda: shown(given(2, phase=2).squad(0, "Y01").plus(0, "S19").squad(1, *ELEVEN)).play(
        0, "S19"
    ),
    "reply": lambda: attacked("S19", "B13"),
    "replace": lambda: attacked("S19", "B13").play(0, "none"),
    "sent_off": lambda: attacked("S25", "attack").play(0, "none"),
}
SALES = (*("window", "roll", "route", "draw", "card", "bid", "return_plus", "payment", "answer", "confirm"),)


@pytest.mark.rule("FM-074")
def test_bank_pays_the_devalued_price_for_any_footballer() -> None:
    table = given(2).squad(0, "Y01", "B05", "R15").window(0)
    sales = [option for option in table.options(0) if option.startswith("bank_sell:")]
    assert sales == ["bank_sell:B05", "bank_sell:R15", "bank_sell:Y01"]
    table.play(0, *sales)
    assert table.money(0) == 7000 + 650 + 700 + 150
    assert table.squad_of(0) == []
    assert given(2).squad(0, "Y01").squad(1, "Y02").window(0).why(0, "bank_sell:Y02") == "FM-074"


@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.rule("FM-075")
def test_bank_takes_sponsors_in_any_phase_and_turn(phase: int) -> None:
    table = given(2, phase=phase).sponsor(0, "Q06").squad(1, "Y01").window(1).play(1, "done")
    table.play(0, "bank_sell:Q06")  # in the turn of another
    assert table.money(0) == 7600
    assert table.view(1).managers[0].sponsors == []
    late = given(2, phase=2).sponsor(0, "Q06").matchdays(1).stop(0, "P01").play(0, "bank_sell:Q06")
    assert late.money(0) == 7600


@pytest.mark.parametrize("decision", list(DECISIONS))
@pytest.mark.rule("FM-076")
def test_bank_sales_belong_to_every_decision_outside_line_ups_and_matches(decision: str) -> None:
    table = DECISIONS[decision]()
    assert table.asked(0) == decision
    sale, others = f"bank_sell:{table.squad_of(0)[0]}", table.answers(0)
    if decision in SALES:
        table.play(0, sale)
        assert sale.removeprefix("bank_sell:") not in table.squad_of(0)
        assert table.events("bank_sold")
        assert table.asked(0) == decision  # the sale returns to the same decision
        assert set(others) - set(table.answers(0)) <= {
            f"{verb}:Y01" for verb in ("sell", "swap", "own_auction")
        }
    else:
        assert table.why(0, sale) == "FM-076"


@pytest.mark.rule("FM-076")
def test_what_leaves_no_choice_is_automatic_all_the_same() -> None:
    table = given(2).squad(0, "Y01").plus(0, "S01").top("Q34").stop(0, "P04")
    assert table.names(table.g.plus_cards[0]) == []  # the only plus card went back
    straight = given(2).squad(0, "Y01").pawn(0, "P01", "P00").top("Q13").rolls(3).roll(0)
    assert straight.square(0) == "P04"  # one destination
    nothing = given(2, no_deals=1).squad(1, "Y01").turn(0)
    assert nothing.events("rolled") != []  # nothing to sell before the roll


@pytest.mark.rule("FM-076")
def test_before_the_roll_one_may_sell_where_no_window_is_held() -> None:
    table = given(2, phase=2).matchdays(1).squad(0, "Y01").sponsor(0, "Q06").turn(0)
    assert table.options(0) == ["roll:roll", "bank_sell:Y01", "bank_sell:Q06"]
    assert table.play(0, "bank_sell:Y01").events("rolled") == []
    table.play(0, "bank_sell:Q06")  # then there is nothing left to ask
    assert table.events("rolled") != []
    missed = given(2, phase=2).matchdays(1).squad(0, "Y01").misses(0, 1).turn(0)
    assert missed.events("rolled")[0][0] == 1  # who misses the turn has no roll to be asked for


def offered(*terms: str) -> Table:
    """Seat 0, who knows Y09, has made seat 1 an offer."""
    table = given(3).squad(0, "Y01", "G14").squad(1, "Y09", "Y10", "G01").squad(2, "Y03")
    return table.sponsor(0, "Q05").seen(0, "Y09").window(0).play(0, *terms)


@pytest.mark.rule("FM-286")
@pytest.mark.parametrize(("sold", "ends"), [("Y09", True), ("Y10", False)])
def test_sale_of_a_card_that_is_asked_for_refuses_the_offer(sold: str, ends: bool) -> None:
    table = offered("buy_from:p1", "offer_for:Y09", "offer_for:post1", "pay:250k").play(
        1, f"bank_sell:{sold}"
    )
    assert (table.events("offer_was_refused", 0) == [[0, 1]]) == ends
    assert table.asked(0 if ends else 1) == ("window" if ends else "answer")
    assert table.money(0) == 7000


@pytest.mark.rule("FM-286")
@pytest.mark.parametrize(("sold", "ends"), [("G14", True), ("Q05", True), ("Y01", False)])
def test_sale_of_an_offered_card_cancels_the_deal(sold: str, ends: bool) -> None:
    table = offered("swap:G14", "offer_to:p1", "swap:Q05", "offer_for:post1", "pay:0k").play(1, "G01")
    table.play(0, f"bank_sell:{sold}")
    assert (table.events("offer_was_cancelled", 1) == [[1, 0]]) == ends
    assert table.asked(0) == ("window" if ends else "confirm")
    assert table.squad_of(1) == ["G01", "Y09", "Y10"]
    if not ends:
        assert table.play(0, "confirm").squad_of(1) == ["G14", "Y09", "Y10"]


@pytest.mark.rule("FM-077")
def test_bank_sales_go_on_after_the_deadline() -> None:
    table = given(4, phase=2).matchdays(5).squad(0, "Y01").stop(0, "P01").play(0, "bank_sell:Y01")
    assert table.money(0) == 7150
    table = given(4, phase=2).matchdays(5).squad(0, "Y01", "Y02").cash(0, 0).top("Q21").stop(0, "P04")
    assert table.options(0) == ["bank_sell:Y01", "bank_sell:Y02"]


@pytest.mark.rule("FM-078")
def test_sold_footballer_goes_under_his_own_deck() -> None:
    table = given(2).squad(0, "Y01", "R15").public("Y01").window(0).play(0, "bank_sell:Y01", "bank_sell:R15")
    assert table.bottom("domestic_deck") == "Y01"
    assert table.bottom("foreign_deck") == "R15"
    assert table.view(0).managers[0].known == []


@pytest.mark.rule("FM-079")
def test_sold_sponsor_goes_under_the_question_deck() -> None:
    table = given(2).sponsor(0, "Q06").window(0).play(0, "bank_sell:Q06")
    assert table.bottom("question_deck") == "Q06"


@pytest.mark.rule("FM-080")
def test_nothing_else_can_be_sold_or_bought() -> None:
    table = given(2).squad(0, "Y01").plus(0, "S01").beat(0, "E28").squad(1, "Y02").plus(1, "S02").window(0)
    assert table.why(0, "bank_sell:S01") == "FM-080"
    assert table.why(0, "bank_sell:E28") == "FM-080"
    assert {option.split(":")[1] for option in table.options(0)} == {"done", "Y01", "p1"}
    table.play(0, "buy_from:p1")
    assert table.options(0) == [f"offer_for:post{n}" for n in range(1, 12)]
