"""Question cards and sponsors (FM-184 to FM-193, FM-281, FM-282)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import ELEVEN, THING, given
from touchline.games.footmania import cards


@pytest.mark.rule("FM-184")
def test_card_is_read_to_all_and_carried_out_at_once() -> None:
    table = given(2).top("Q19").stop(0, "P04")
    assert table.events("question", -1) == table.events("question", 1) == [[0, THING["Q19"]]]
    assert table.view(1).event == "Q19"
    assert table.money(0) == 7500
    assert table.asked(0) is None


@pytest.mark.rule("FM-185")
@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("Q13", 100),
        ("Q14", 200),
        ("Q15", 200),
        ("Q16", 300),
        ("Q17", 300),
        ("Q18", 400),
        ("Q19", 500),
        ("Q20", 600),
        ("Q31", 2 * 100),
    ],
)
def test_gains_come_from_the_bank(card: str, gain: int) -> None:
    table = given(2).squad(0, "Y08", "Y09", "G01", "R01").jackpot(900).top(card).stop(0, "P04")
    assert [table.money(0), table.money(1)] == [7000 + gain, 7000]
    assert table.view(0).jackpot == 900


@pytest.mark.rule("FM-186")
@pytest.mark.parametrize(
    ("card", "loss"),
    [
        ("Q21", 100),
        ("Q22", 200),
        ("Q23", 200),
        ("Q24", 300),
        ("Q25", 300),
        ("Q26", 400),
        ("Q27", 500),
        ("Q28", 600),
        ("Q29", 4 * 50),
        ("Q30", 1 * 100),
    ],
)
def test_losses_go_into_the_jackpot(card: str, loss: int) -> None:
    table = given(2).squad(0, "Y08", "Y09", "G01", "R01").jackpot(900).top(card).stop(0, "P04")
    assert [table.money(0), table.money(1)] == [7000 - loss, 7000]
    assert table.view(1).jackpot == 900 + loss


@pytest.mark.rule("FM-187")
@pytest.mark.parametrize("card", ["Q13", "Q21", "Q29", "Q31", "Q32", "Q34", "Q36"])
def test_card_goes_under_the_deck_after_use(card: str) -> None:
    table = given(2).plus(0, "S01").squad(0, "Y08").top(card).stop(0, "P04")
    assert table.bottom("question_deck") == card
    assert len(table.g.question_deck) == 36


@pytest.mark.rule("FM-187")
def test_card_of_a_payment_goes_under_the_deck_when_it_is_paid() -> None:
    table = given(2).sponsor(0, "Q05").squad(0, "Y08").cash(0, 0).top("Q24").stop(0, "P04")
    assert THING["Q24"] not in table.g.question_deck
    table.play(0, "bank_sell:Q05")
    assert table.names(table.g.question_deck[:2]) == ["Q24", "Q05"]


@pytest.mark.rule("FM-187")
def test_extra_roll_goes_under_the_deck_before_the_die_is_rolled() -> None:
    table = given(2).pawn(0, "P11", "P10").top("Q35", "Q13").rolls(6).stop(0, "P11")
    assert table.square(0) == "P17"  # another question square
    assert table.names(table.g.question_deck[:2]) == ["Q13", "Q35"]


@pytest.mark.rule("FM-188")
def test_sponsor_lies_open_before_its_owner_and_stays() -> None:
    table = given(2).top("Q05").stop(0, "P04")
    assert table.view(-1).managers[0].sponsors == ["Q05"]
    assert THING["Q05"] not in table.g.question_deck
    assert table.money(0) == 7000
    table.stop(0, "P08").stop(0, "P28")
    assert table.money(0) == 7400
    assert table.view(1).managers[0].sponsors == ["Q05"]


@pytest.mark.rule("FM-189")
@pytest.mark.parametrize(
    ("card", "square", "payout", "resale"),
    [
        (f"Q{first + size:02}", square, (150, 200, 300)[size], (300, 400, 600)[size])
        for first, square in ((1, "P03"), (4, "P08"), (7, "P13"), (10, "P18"))
        for size in range(3)
    ],
)
def test_sponsor_has_a_payout_and_a_resale_price(card: str, square: str, payout: int, resale: int) -> None:
    table = given(2).sponsor(0, card).stop(0, square)
    assert table.money(0) == 7000 + payout
    table.window(0).play(0, f"bank_sell:{card}")
    assert table.money(0) == 7000 + payout + resale


@pytest.mark.rule("FM-190")
def test_one_sponsor_of_each_item() -> None:
    table = given(2).sponsor(0, "Q01", "Q04", "Q07").top("Q10").stop(0, "P04")
    assert table.view(1).managers[0].sponsors == ["Q01", "Q04", "Q07", "Q10"]
    table.top("Q02").stop(0, "P04")
    assert table.view(1).managers[0].sponsors == ["Q02", "Q04", "Q07", "Q10"]


@pytest.mark.rule("FM-191")
@pytest.mark.parametrize(
    ("owned", "drawn", "kept", "back"), [("Q02", "Q03", "Q03", "Q02"), ("Q02", "Q01", "Q02", "Q01")]
)
def test_better_sponsor_of_an_item_is_kept(owned: str, drawn: str, kept: str, back: str) -> None:
    table = given(2).sponsor(0, owned).top(drawn).stop(0, "P04")
    assert table.view(1).managers[0].sponsors == [kept]
    assert table.bottom("question_deck") == back
    assert table.money(0) == 7000  # nothing is paid for the other


@pytest.mark.rule("FM-192")
def test_of_equal_sponsors_the_one_already_owned_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    payout = cards.PAYOUT.copy()  # no two cards of one item are equal, so one is made so
    payout[THING["Q03"]] = payout[THING["Q02"]]
    monkeypatch.setattr(cards, "PAYOUT", payout)
    for owned, drawn in (("Q02", "Q03"), ("Q03", "Q02")):
        table = given(2).sponsor(0, owned).top(drawn).stop(0, "P04")
        assert table.view(1).managers[0].sponsors == [owned]
        assert table.bottom("question_deck") == drawn


@pytest.mark.rule("FM-193")
def test_empty_question_deck_has_no_effect() -> None:
    table = given(2).empty("question_deck").stop(0, "P04")
    assert table.heard == []
    assert table.asked(0) is None


@pytest.mark.rule("FM-281")
@pytest.mark.parametrize(("card", "owed"), [("Q29", 200), ("Q30", 400)])
def test_sum_stays_as_it_was_when_the_card_was_drawn(card: str, owed: int) -> None:
    table = given(2).squad(0, "R01", "R06", "R07", "R08").cash(0, 0).top(card).stop(0, "P04")
    assert table.view(0).debt.amount == owed
    table.play(0, "bank_sell:R08")  # 450k
    assert table.view(0).jackpot == owed
    assert table.money(0) == 450 - owed


@pytest.mark.rule("FM-282")
def test_debtor_settles_between_the_end_of_phase_1_and_the_championship() -> None:
    table = given(2).squad(1, *[card for card in ELEVEN if card != "Y08"]).squad(0, "Y08", "Y01", "Y02")
    table.cash(0, 0).top("Q28").stop(0, "P04").play(0, "own_auction:Y08").play(1, "bid:200k")
    assert table.g.phase == 2
    assert table.money(1) == 7000 - 200 + 2000
    assert table.asked(0) == "payment"
    assert table.view(0).debt.amount == 600
    assert table.square(0) == "P04"
    table.play(0, "bank_sell:Y01", "bank_sell:Y02")
    assert table.events("paid") == [[0, (200 + 150 + 50) // 50, 200 // 50]]
    assert table.square(0) == "P00"
