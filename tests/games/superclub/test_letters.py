"""Trade windows and letters: who offers when, what an offer may hold, and when it lapses."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, card, given
from touchline.engine.events import heard_by
from touchline.games.superclub import cards, state as s
from touchline.games.superclub.cards import THINGS

MINE, THEIRS = card("DEF", 4), card("ATT", 4)


def window(seats: int = 2, cash: int = 30, champion: int = 0) -> Table:
    """The trade window before training; seat 0 owns MINE and seat 1 THEIRS."""
    table = given(seats=seats, champion=champion).squad(0, MINE).squad(1, THEIRS)
    for seat in range(seats):
        table.crew(seat, 12)
    return table.cash(*[cash] * seats).stage("training").run(s.TRADE_WINDOW)


def write(table: Table, writer: int, to: int, gives: str, asks: str, cash: str = "pay:0") -> Table:
    """A letter that offers an exchange."""
    table.aside(writer, "letter:write", f"offer_to:p{to}", f"give:{gives}", "offer:done")
    return table.aside(writer, f"ask:{asks}", "offer:done", cash, "offer:send")


@pytest.mark.rule("SC-305")
def test_windows_come_before_four_steps_and_after_deadline_day() -> None:
    table = given(seats=2, season=0).crew(0, 12).crew(1, 12).run(s.OFF_SEASON)
    stages = []
    while table.g.stage < s.IN_SEASON:
        seat = table.g.next_seat()
        if table.asked(seat) == "window" and seat == 0:
            stages.append(s.STAGES[table.g.stage])
        if table.asked(seat) == "turn":
            stages.append("turn")
            table.play(seat, table.options(seat)[0])
        else:
            words = ("done", "pass", "reject", "none")
            table.play(seat, next(o for o in table.options(seat) if o.partition(":")[2] in words))
    assert stages == [
        "training", "scouting", "investments", "deadline_day", "turn", "turn", "turn", "deadline_day",
    ]  # fmt: skip


@pytest.mark.rule("SC-305")
def test_managers_speak_clockwise_from_the_champion() -> None:
    table = window(3, champion=1)
    asked = []
    while (seat := table.g.next_seat()) >= 0:
        asked.append(seat)
        table.play(seat, "window:done")
    assert asked == [1, 2, 0]


@pytest.mark.rule("SC-305")
def test_two_offers_in_a_window() -> None:
    table = window()
    for _ in range(2):
        assert table.asked(0) == "window"
        table.play(0, "offer_to:p1", f"give:{MINE}", "offer:done", "offer:done", "pay:0", "send")
        table.play(1, "answer:decline")
    assert table.asked(0) == "window"  # as after any offer: nobody can count those made in secret
    assert table.options(0, "offer_to") == []
    table.play(0, "window:done")
    table.play(1, "offer_to:p0")  # and the next manager has two of his own
    assert table.asked(1) == "offer"


@pytest.mark.rule("SC-306")
def test_letters_go_to_and_fro_at_any_time_after_finance() -> None:
    table = window()
    table.hush().investing(0)
    write(table, 1, 0, THEIRS, MINE).play(0, "accept_letter:p1")
    assert THING[MINE] in table.g.squad[1]
    assert table.asked(0) == "invest"
    assert given().crew(1, 12).stage("finance").side(1, "letter") == []


@pytest.mark.rule("SC-306")
def test_no_letter_is_written_while_an_auction_is_resolved() -> None:
    table = given(seats=3).crew(0, 12).crew(1, 12).crew(2, 12).cash(90, 90, 90)
    assert table.stage("deadline_day").side(1, "letter") == ["letter:write"]
    table.deadline(0, card("MID", 3))
    assert table.side(1, "letter") == []
    assert table.why(1, "letter:write") == "SC-306"


@pytest.mark.rule("SC-307")
def test_an_offer_names_up_to_three_items_on_each_side() -> None:
    table = window().play(0, "offer_to:p1")
    table.play(0, *table.options(0, "give")[:1], *table.options(0, "give")[1:2])
    table.play(0, table.options(0, "give")[0])
    assert table.options(0, "give") == []
    for _ in range(3):
        table.play(0, table.options(0, "ask")[0])
    assert table.options(0, "ask:") == []
    assert "pay:0" in table.options(0)


@pytest.mark.rule("SC-306")
def test_a_letter_that_is_taken_back_is_heard_of_by_its_two_parties_alone() -> None:
    table = write(window(4), 1, 2, THEIRS, THINGS[window(4).g.squad[2][0]]).aside(1, "letter:withdraw")
    event = next(event for event in table.heard if event.kind == "letter_withdrawn")
    assert [seat for seat in range(-1, 4) if heard_by(event, seat)] == [1, 2]


@pytest.mark.rule("SC-306")
def test_a_letter_is_answered_by_whom_it_was_written_to() -> None:
    table = write(window(3), 1, 0, THEIRS, MINE)
    assert [table.side(seat, "accept_letter") for seat in (1, 2)] == [[], []]
    assert "accept_letter:p1" in table.options(0)


@pytest.mark.rule("SC-307")
def test_the_list_names_steps_of_five_up_to_the_payers_cash() -> None:
    table = window().cash(33, 12)
    table.play(0, "offer_to:p1", f"give:{MINE}", "offer:done", "offer:done")
    assert table.options(0, "pay") == [f"pay:{m}" for m in (0, 5, 10, 15, 20, 25, 30)]
    assert table.options(0, "ask_cash") == ["ask_cash:5", "ask_cash:10"]
    rich = window(cash=400)
    rich.play(0, "offer_to:p1", f"give:{MINE}", "offer:done", "offer:done")
    assert rich.options(0, "pay")[-1] == "pay:150"
    rich.play(0, "pay:150")
    assert rich.options(0) == ["offer:none", "offer:send"]


@pytest.mark.rule("SC-307")
def test_one_counter_offer_that_is_accepted_or_declined() -> None:
    table = window().play(0, "offer_to:p1", f"give:{MINE}", "offer:done", "offer:done", "ask_cash:20", "send")
    assert table.options(1, "answer") == ["answer:accept", "answer:decline", "answer:counter"]
    table.play(1, "counter", "offer:done", f"ask:{MINE}", "offer:done", "pay:5", "send")
    assert table.options(0, "answer") == ["answer_counter:accept", "answer_counter:decline"]
    table.play(0, "accept")
    assert THING[MINE] in table.g.squad[1]
    assert table.g.cash == [35, 25]
    assert table.asked(0) == "window"


@pytest.mark.rule("SC-308")
@pytest.mark.parametrize("sold", [MINE, THEIRS])
def test_a_letter_lapses_when_an_item_in_it_changes_hands(sold: str) -> None:
    table = write(window(), 1, 0, THEIRS, MINE)
    if sold == MINE:
        table.play(0, f"sell_abroad:{MINE}")
    else:
        table.aside(1, f"sell_abroad:{THEIRS}")
    assert table.g.letters == [[], []]
    assert table.options(0, "accept_letter") == []
    assert table.events("offer_lapsed") == [[1, 0]]


@pytest.mark.rule("SC-308")
def test_a_letter_stays_when_something_else_changes_hands() -> None:
    table = write(window(), 1, 0, THEIRS, MINE)
    table.play(0, f"sell_abroad:{THINGS[table.g.squad[0][-1]]}")
    assert table.options(0, "accept_letter") == ["accept_letter:p1"]


@pytest.mark.rule("SC-308")
@pytest.mark.parametrize("step", [s.TRAINING_STEP, s.SCOUTING_STEP, s.INVESTMENTS, s.DEADLINE_DAY])
def test_a_letter_lapses_when_the_step_ends(step: int) -> None:
    table = write(window(), 1, 0, THEIRS, MINE).hush()
    stage = {s.TRAINING_STEP: 4, s.SCOUTING_STEP: 5, s.INVESTMENTS: 6, s.DEADLINE_DAY: 7}[step]
    table.g.stage = stage
    table.run(step | (3 if step == s.DEADLINE_DAY else 2) << 8)
    assert table.g.letters == [[], []]
    assert table.events("offer_lapsed") == [[1, 0]]


@pytest.mark.rule("SC-308")
def test_an_offer_whose_item_is_sold_before_the_answer_has_lapsed() -> None:
    table = window().play(
        0, "offer_to:p1", f"give:{MINE}", "offer:done", f"ask:{THEIRS}", "offer:done", "pay:0"
    )
    table.play(0, "send").play(1, f"sell_abroad:{THEIRS}")
    assert THING[MINE] in table.g.squad[0]
    assert table.events("offer_lapsed") == [[0, 1]]
    assert (table.asked(0), table.asked(1)) == ("window", None)


@pytest.mark.rule("SC-308")
def test_a_letter_lapses_when_the_payer_spends_the_money() -> None:
    table = write(window(cash=40).hush().top("asia", card("MID", 3)), 1, 0, THEIRS, MINE, "ask_cash:39")
    table.scouting(0).play(0, "scout:asia")
    assert table.options(0, "accept_letter") == ["accept_letter:p1"]
    table.play(0, "sign")
    assert table.g.cash[0] < 39
    assert table.g.letters == [[], []]
    assert table.events("offer_lapsed") == [[1, 0]]


@pytest.mark.rule("SC-308")
@pytest.mark.parametrize("spends", ["invest:stadium", "hire:KS-17"])
def test_a_letter_lapses_when_the_payer_invests_the_money(spends: str) -> None:
    table = write(window(cash=30).hush().staff_deck("KS-17", "KS-05"), 1, 0, THEIRS, MINE, "ask_cash:30")
    table.investing(0)
    if spends.startswith("hire"):
        table.play(0, "invest:staff")
    table.play(0, spends)
    assert table.g.letters == [[], []]


@pytest.mark.rule("SC-308")
def test_a_letter_lapses_when_the_payer_buys_at_auction() -> None:
    table = write(window(cash=60).hush(), 1, 0, THEIRS, MINE, "ask_cash:40")
    table.deadline(0, card("MID", 3)).play(0, "open:0").play(1, "pass")
    assert table.g.cash[0] < 40
    assert table.g.letters == [[], []]


@pytest.mark.rule("SC-331")
def test_between_his_decisions_a_manager_also_fires_staff() -> None:
    table = given().crew(0, 12).crew(1, 12).staff(1, "KS-22").stage("training").run(s.TRADE_WINDOW)
    table.aside(1, "fire:KS-22")
    assert table.g.staff[1] == []
    assert table.g.staff_deck[0] == THING["KS-22"] - cards.STAFF
    assert table.asked(0) == "window"


@pytest.mark.rule("SC-331")
def test_nobody_sells_or_fires_while_cards_or_bids_are_open() -> None:
    table = given().crew(0, 12).crew(1, 12).staff(1, "KS-22").cash(90, 90)
    table.scouting(0)
    assert table.side(1, "sell_abroad")
    assert table.side(1, "fire") == ["fire:KS-22"]
    table.play(0, "scout:asia")
    assert table.side(1, "sell_abroad") + table.side(1, "fire") == []
    table.play(0, "reject").hush().investing(0).play(0, "invest:staff")
    assert table.side(1, "sell_abroad") + table.side(1, "fire") == []
    assert table.why(1, "fire:KS-22") == "SC-331"
