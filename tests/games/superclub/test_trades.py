"""Trades between managers: when, what, and within which limits (SC-099 to SC-105)."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import GAME, STAGE, THING, THINGS, Table, card, given
from touchline.engine.errors import Refused
from touchline.games.superclub import state as s
from touchline.games.superclub.rules import club, offers

MINE, THEIRS = card("DEF", 4), card("ATT", 4)


def window(cash: tuple[int, int] = (50, 50), players: tuple[int, int] = (13, 13)) -> Table:
    """Two clubs with so many players; the first manager speaks in a trade window."""
    table = given(season=2).squad(0, MINE).squad(1, THEIRS).cash(*cash)
    table.crew(0, players[0] - 1).crew(1, players[1] - 1)
    return table.stage("training").run(s.TRADE_WINDOW)


def offered(table: Table, gives: list[str], asks: list[str], money: str = "pay:0") -> Table:
    """The first manager offers the second one a trade."""
    parts = [f"give:{id}" for id in gives] + (["offer:done"] if len(gives) < 3 else [])
    parts += [f"ask:{id}" for id in asks] + (["offer:done"] if len(asks) < 3 else [])
    return table.play(0, "offer_to:p1", *parts, money, "offer:send")


@pytest.mark.rule("SC-099")
@pytest.mark.parametrize("stage", ["training", "scouting", "investments", "deadline_day"])
def test_managers_trade_at_any_point_after_finance(stage: str) -> None:
    table = window().play(0, "window:done").play(1, "window:done").stage(stage)
    assert "letter:write" in table.side(0)


@pytest.mark.rule("SC-099")
def test_managers_do_not_trade_before_finance_is_completed() -> None:
    table = given(season=2).crew(0, 13).crew(1, 13).cash(50, 50).stage("finance").run(s.WAGES)
    assert table.side(1, "letter") == []
    assert table.why(1, "letter:write") == "SC-099"
    assert table.options(0, "offer_to") == []
    table = given(season=2, unhappy_players=1).points(85, 65).crew(0, 12).crew(1, 12).squad(1, "ATT-44")
    table.cash(100, 100).run(s.UNHAPPY_PLAYERS)
    assert table.why(1, "letter:write") == "SC-099"


@pytest.mark.rule("SC-100")
def test_there_are_no_trades_during_the_season() -> None:
    table = window()
    for stage in ("season", "finals"):
        table.g.stage = STAGE[stage]
        assert table.side(1) == []
        assert table.why(1, "letter:write") == "SC-099"


@pytest.mark.rule("SC-101")
def test_a_trade_exchanges_players_staff_and_cash_when_both_accept() -> None:
    table = window()
    table.staff(0, "KS-01a").staff(1, "KS-02")
    offered(table, [MINE, "KS-01a"], [THEIRS, "KS-02"], "pay:15")
    assert table.g.cash == [50, 50]  # not yet: the partner has to accept
    assert THING[MINE] in table.g.squad[0]
    table.play(1, "answer:accept")
    assert table.g.cash == [35, 65]
    assert THING[MINE] in table.g.squad[1]
    assert THING[THEIRS] in table.g.squad[0]
    assert [manager.staff for manager in table.view().managers] == [["KS-02"], ["KS-01a"]]


@pytest.mark.rule("SC-101")
def test_a_trade_that_the_partner_declines_is_not_made() -> None:
    table = offered(window(), [MINE], [], "ask_cash:20").play(1, "answer:decline")
    assert table.g.cash == [50, 50]
    assert THING[MINE] in table.g.squad[0]
    assert table.events("trade") == []


@pytest.mark.rule("SC-102")
def test_a_trade_moves_at_least_one_player_or_member() -> None:
    table = window().play(0, "offer_to:p1", "offer:done")  # nothing is given
    assert "offer:done" not in table.options(0)  # so something has to be asked for
    table.play(0, f"ask:{THEIRS}")
    assert "offer:done" in table.options(0)


@pytest.mark.rule("SC-103")
def test_game_changers_supercup_cards_and_boosts_cannot_be_traded() -> None:
    table = window().weapon(0, "GC-28a").weapon(1, "GC-29").cups(0, "CUP-01").cups(1, "CUP-02")
    table.staff(0, "KS-01a").staff(1, "KS-02")
    table.play(0, "offer_to:p1")
    things = {option.partition(":")[2] for option in table.options(0, "give")}
    assert things == {THINGS[player] for player in table.g.squad[0]} | {"KS-01a"}
    table.play(0, "offer:done")
    things = {option.partition(":")[2] for option in table.options(0, "ask")}
    assert things == {THINGS[player] for player in table.g.squad[1]} | {"KS-02"}


@pytest.mark.rule("SC-104")
def test_an_accepted_trade_is_carried_out_at_once() -> None:
    table = offered(window(), [MINE], [THEIRS])
    before = table.g.squad_stars.copy()
    table.play(1, "answer:accept")
    assert table.events("trade") == [[0, 1, 0, 1, THING[MINE], THING[THEIRS]]]
    assert table.g.squad_stars == before  # four stars each way
    assert table.asked(0) == "window"


@pytest.mark.rule("SC-104")
@pytest.mark.parametrize(
    ("players", "give", "ask"),
    [
        ((11, 13), False, True),  # who has eleven gives none away for nothing
        ((12, 22), True, True),
        ((13, 23), False, True),  # there is no room on the other side
        ((23, 12), True, False),
        ((13, 11), True, False),
    ],
)
def test_both_clubs_hold_11_to_23_players_afterwards(players: tuple[int, int], give: bool, ask: bool) -> None:
    table = window(players=players).play(0, "offer_to:p1", f"give:{MINE}")
    table.play(0, "offer:done")
    assert ("offer:done" in table.options(0)) == give
    table = window(players=players).play(0, "offer_to:p1")
    assert ("offer:done" in table.options(0)) == ask


@pytest.mark.rule("SC-104")
def test_both_clubs_hold_at_most_three_members_afterwards() -> None:
    table = window()
    table.staff(0, "KS-01a").staff(1, "KS-02", "KS-03", "KS-05")
    table.play(0, "offer_to:p1", "give:KS-01a", "offer:done")
    assert "offer:done" not in table.options(0)
    table.play(0, "ask:KS-02")
    assert "offer:done" in table.options(0)


@pytest.mark.rule("SC-104")
def test_a_trade_leaves_nobody_with_debts() -> None:
    table = window((12, 7)).play(0, "offer_to:p1", f"give:{MINE}", "offer:done", "offer:done")
    assert table.options(0, "pay") == ["pay:0", "pay:5", "pay:10"]
    assert table.options(0, "ask_cash") == ["ask_cash:5"]


@pytest.mark.rule("SC-104", "SC-308")
def test_an_offer_that_would_break_a_limit_by_now_lapses_while_it_is_answered() -> None:
    table = offered(window(players=(12, 12)), [], [THEIRS], "pay:20")
    table.play(1, f"sell_abroad:{THINGS[table.g.squad[1][-1]]}")  # eleven left: he can give nobody away
    assert table.events("offer_lapsed") == [[0, 1]]
    assert (table.asked(0), table.asked(1)) == ("window", None)
    assert table.g.cash[0] == 50
    assert THING[MINE] in table.g.squad[0]


@pytest.mark.rule("SC-308")
def test_an_offer_lapses_when_its_maker_sells_what_is_in_it_before_the_answer() -> None:
    table = offered(window(), [MINE], [THEIRS])
    table.aside(0, f"sell_abroad:{MINE}")
    assert table.events("offer_lapsed") == [[0, 1]]
    assert table.view(1).offer is None
    assert table.options(1, "answer") == ["answer:decline"]  # nobody else may close his question
    assert GAME.prompt(table.g, 1).rule == "SC-308"
    table.play(1, "answer:decline")
    assert table.asked(0) == "window"
    assert table.events("offer_declined") == []


@pytest.mark.rule("SC-308")
def test_a_counter_offer_lapses_too() -> None:
    table = offered(window(), [MINE], [THEIRS]).play(
        1, "counter", f"give:{THEIRS}", "offer:done", "offer:done"
    )
    table.play(1, "ask_cash:33", "send").aside(1, f"sell_abroad:{THEIRS}")
    assert table.options(0, "answer") == ["answer_counter:decline"]
    table.play(0, "decline")
    assert table.asked(0) == "window"
    assert table.g.cash[0] == 50


@pytest.mark.rule("SC-308")
def test_an_offer_that_is_no_trade_any_more_when_it_is_sent_lapses_at_once() -> None:
    table = window().play(
        0, "offer_to:p1", f"give:{MINE}", "offer:done", f"ask:{THEIRS}", "offer:done", "pay:0"
    )
    table.aside(1, f"sell_abroad:{THEIRS}").play(0, "send")
    assert table.events("offer_lapsed") == [[0, 1]]
    assert (table.asked(0), table.asked(1)) == ("window", None)


# Cash


def priced(table: Table) -> Table:
    """The first manager gives MINE, and has to name the money."""
    return table.play(0, "offer_to:p1", f"give:{MINE}", "offer:done", "offer:done")


@pytest.mark.rule("SC-307")
@pytest.mark.parametrize(
    ("amount", "cash"),
    [("pay:37", [363, 437]), ("pay:400", [0, 800]), ("pay:151", [249, 551]), ("ask_cash:1", [401, 399])],
)
def test_any_whole_million_up_to_the_payers_cash_is_legal_though_not_listed(
    amount: str, cash: list[int]
) -> None:
    table = priced(window((400, 400)))
    assert amount not in table.options(0)
    table.play(0, amount, "send")
    paid = int(amount.partition(":")[2]) * (1 if amount.startswith("pay") else -1)
    assert table.view(1).offer.paid == paid
    assert f"{abs(paid)}M" in GAME.prompt(table.g, 1).question
    table.play(1, "accept")
    assert table.g.cash == cash


@pytest.mark.rule("SC-307")
@pytest.mark.parametrize(
    "amount",
    ["pay:51", "ask_cash:31", "ask_cash:0", "pay:-1", "pay:007", "pay:1.5", "pay:9999999999", "pay:x"],
)
def test_what_the_payer_does_not_have_is_no_amount(amount: str) -> None:
    table = priced(window((50, 30)))
    with pytest.raises(Refused) as refused:
        table.play(0, amount)
    assert refused.value.rule == "SC-307"
    assert table.asked(0) == "offer"


@pytest.mark.rule("SC-307")
def test_an_amount_is_named_in_its_place_only() -> None:
    table = window((50, 30)).play(0, "offer_to:p1")
    assert table.why(0, "pay:7") == "SC-307"
    assert table.play(0, "offer:none").why(0, "pay:7") == "SC-307"
    assert not GAME.rules.side_allows(table.g, 1, GAME.codec.number("pay:7") or -1)


@pytest.mark.rule("SC-307")
def test_a_counter_offer_and_a_letter_take_any_amount_too() -> None:
    table = offered(window((50, 50)), [MINE], [], "ask_cash:20")
    table.play(1, "counter", "offer:done", f"ask:{MINE}", "offer:done", "pay:17", "send").play(0, "accept")
    assert table.g.cash == [67, 33]
    letter = window((50, 50)).aside(
        1, "letter:write", "offer_to:p0", "offer:done", f"ask:{MINE}", "offer:done"
    )
    with pytest.raises(Refused, match="SC-307"):
        letter.aside(1, "pay:51")
    letter.aside(1, "pay:23", "offer:send").play(0, "accept_letter:p1")
    assert letter.g.cash == [73, 27]


@pytest.mark.rule("SC-307")
def test_there_is_no_highest_amount() -> None:
    table = priced(window((123_456, 0))).play(0, "pay:98765", "send").play(1, "accept")
    assert table.g.cash == [123_456 - 98_765, 98_765]


@pytest.mark.rule("SC-104", "SC-308")
@pytest.mark.parametrize(
    ("terms", "seat", "more", "members"),
    [
        (["give", THEIRS], 0, 10, []),  # the partner is full
        (["give", THEIRS], 1, -2, []),  # the writer keeps too few
        (["ask", MINE], 1, 10, []),  # the writer is full
        (["ask", MINE], 0, -2, []),  # the partner keeps too few
        (["give", "KS-01a"], 0, 0, ["KS-02", "KS-03", "KS-05"]),
        (["ask", "KS-04a"], 1, 0, ["KS-02", "KS-03"]),
    ],
)
def test_a_letter_lapses_when_a_club_would_not_keep_within_its_limits(
    terms: list[str], seat: int, more: int, members: list[str]
) -> None:
    table = window().staff(1, "KS-01a").staff(0, *([] if seat == 0 else ["KS-04a"]))
    verb, thing = terms
    parts = (
        [f"give:{thing}", "offer:done", "offer:done"] if verb == "give" else ["offer:done", f"ask:{thing}"]
    )
    table.aside(1, "letter:write", "offer_to:p0", *parts, *(["offer:done"] if verb == "ask" else []), "pay:0")
    assert table.aside(1, "offer:send").options(0, "accept_letter") == ["accept_letter:p1"]
    table.crew(seat, max(0, more)).staff(seat, *members)
    for player in table.g.squad[seat][1:][: max(0, -more)]:
        club.go_abroad(table.g, seat, player)
    table._run(lambda: offers.lapse(table.g))
    assert table.g.letters == [[], []]
    assert table.events("offer_lapsed") == [[1, 0]]


@pytest.mark.rule("SC-105")
def test_a_trade_binds_nobody_to_anything_later() -> None:
    table = offered(window(), [MINE], [THEIRS]).play(1, "answer:accept")
    for seat, player in ((0, THEIRS), (1, MINE)):
        if seat:
            table.play(0, "window:done")
        assert f"sell_abroad:{player}" in table.options(seat)  # sold on at once, if he likes
    assert table.g.letters == [[], []]
    assert table.g.offer == []
