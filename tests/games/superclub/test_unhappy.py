"""The pro rule: unhappy players are bid for, sold, or benched."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, card, given
from touchline.games.superclub import cards, state as s
from touchline.games.superclub.rules import finance, unhappy
from touchline.games.superclub.rules.available import available

STAR = card("MID", 5)  # unhappy at an established club
SECOND = card("DEF", 5)
TALENT = card("MID", 2, 6)
OTHER_TALENT = card("ATT", 1, 5)


def market(points: tuple[int, ...] = (70, 50), cash: int = 200, champion: int = 0) -> Table:
    """The last manager owns STAR; everybody has eleven players and money."""
    table = given(seats=len(points), season=2, champion=champion, unhappy_players=1)
    owner = len(points) - 1
    table.squad(owner, STAR).crew(owner, 11, 2)  # no talents among them
    for seat in range(owner):
        table.crew(seat, 11, 3 if seat % 2 else 1)
    return table.points(*points).cash(*[cash] * len(points))


def opened(points: tuple[int, ...] = (70, 50), cash: int = 200) -> Table:
    """Seat 0 has bid for STAR."""
    return market(points, cash).run(s.UNHAPPY_PLAYERS).play(0, f"unhappy_bid:{STAR}")


@pytest.mark.rule("SC-250")
@pytest.mark.parametrize(("on", "asked"), [(1, "unhappy_bid"), (0, None)])
def test_bids_come_at_the_end_of_finance_if_the_host_wants_them(on: int, asked: str | None) -> None:
    table = market().crew(0, 1)
    table.g.unhappy = on
    table.run(s.FINANCE)
    assert (table.asked(0), table.asked(1)) == ("wages", None)
    table.play(0, "pay").play(1, "pay")
    assert table.asked(0) == asked


def test_the_host_has_to_turn_the_rule_on() -> None:
    assert given().g.unhappy == 0


@pytest.mark.rule("SC-251")
@pytest.mark.parametrize(("points", "appeal"), [(39, 3), (40, 4), (60, 5), (80, 6)])
def test_appeal_is_read_from_the_final_point_marker(points: int, appeal: int) -> None:
    table = given(season=2, unhappy_players=1).points(points, 0).token(0, 50)
    assert cards.APPEAL[unhappy.mood(table.g, 0)] == appeal


@pytest.mark.rule("SC-252")
def test_players_up_to_the_appeal_of_their_club_are_happy() -> None:
    table = market().squad(1, card("DEF", 4)).run(s.UNHAPPY_PLAYERS)
    assert table.options(0, "unhappy_bid") == ["unhappy_bid:pass", f"unhappy_bid:{STAR}"]


@pytest.mark.rule("SC-253")
@pytest.mark.parametrize(
    ("bidder", "owner", "stars", "allowed"),
    [
        (60, 59, 5, True),
        (59, 40, 5, False),  # the same status level
        (60, 40, 6, False),  # above the owner's, but not attractive enough for six stars
        (80, 40, 6, True),
        (40, 60, 6, False),
    ],
)
def test_the_bidder_stands_higher_and_keeps_the_player_happy(
    bidder: int, owner: int, stars: int, allowed: bool
) -> None:
    table = market((bidder, owner)).grown(STAR, stars)
    assert (unhappy.targets(table.g, 0) == [THING[STAR]]) is allowed


@pytest.mark.rule("SC-254")
def test_the_opening_bid_is_15_for_each_star() -> None:
    table = opened()
    assert (table.g.bid, table.g.floor) == (75, 75)
    table.play(1, "sell")
    assert table.g.cash == [125, 275]


@pytest.mark.rule("SC-255")
def test_one_bid_for_each_manager() -> None:
    table = market((85, 50, 50)).squad(1, SECOND).run(s.UNHAPPY_PLAYERS)
    table.play(0, f"unhappy_bid:{STAR}").play(2, "refuse")
    assert unhappy.targets(table.g, 0) == []
    assert table.g.unanswered == 0


@pytest.mark.rule("SC-256")
def test_one_bid_for_the_players_of_each_manager() -> None:
    table = market((70, 70, 50)).squad(2, SECOND).run(s.UNHAPPY_PLAYERS)
    assert THING[SECOND] in unhappy.targets(table.g, 1)
    table.play(0, f"unhappy_bid:{STAR}").play(1, "stay_out").play(2, "sell")
    assert unhappy.targets(table.g, 1) == []
    assert table.asked(1) is None


@pytest.mark.rule("SC-257", "SC-258")
def test_the_champion_bids_first_and_then_the_others_clockwise_once() -> None:
    table = market((70, 70, 70, 50), champion=1).run(s.UNHAPPY_PLAYERS)
    asked = []
    while (seat := table.g.next_seat()) >= 0:
        asked.append(seat)
        table.play(seat, "unhappy_bid:pass")
    assert asked == [1, 2, 0]


@pytest.mark.rule("SC-259")
def test_others_who_may_bid_decide_clockwise_whether_to_enter() -> None:
    table = market((50, 70, 70, 70, 45)).run(s.UNHAPPY_PLAYERS)  # seat 0 is not above the owner
    assert table.asked(1) == "unhappy_bid"
    table.play(1, "pass").play(2, f"unhappy_bid:{STAR}")
    assert (table.asked(3), table.asked(1)) == ("enter", None)
    table.play(3, "stay_out")
    assert (table.asked(0), table.asked(1)) == (None, "enter")
    assert table.options(1, "enter") == ["enter:enter", "enter:stay_out"]


@pytest.mark.rule("SC-258", "SC-259")
def test_the_next_manager_clockwise_is_the_first_to_enter() -> None:
    table = market((70, 70, 70, 50)).run(s.UNHAPPY_PLAYERS).play(0, f"unhappy_bid:{STAR}")
    assert [table.asked(seat) for seat in range(4)] == [None, "enter", None, None]


@pytest.mark.rule("SC-259")
def test_who_stays_out_keeps_his_bid_for_another_club() -> None:
    table = market((70, 70, 45, 50)).squad(2, SECOND).run(s.UNHAPPY_PLAYERS)
    table.play(0, f"unhappy_bid:{STAR}").play(1, "stay_out").play(3, "refuse")
    assert table.options(1, "unhappy_bid") == ["unhappy_bid:pass", f"unhappy_bid:{SECOND}"]


@pytest.mark.rule("SC-260")
def test_entering_uses_up_the_bid_even_without_winning() -> None:
    table = market((70, 70, 45, 50)).squad(2, SECOND).run(s.UNHAPPY_PLAYERS)
    table.play(0, f"unhappy_bid:{STAR}").play(1, "enter", "bid:pass").play(3, "refuse")
    assert table.asked(1) is None


@pytest.mark.rule("SC-261")
def test_the_next_entrant_acts_first_and_the_bid_rises_as_on_deadline_day() -> None:
    table = market((70, 70, 70, 50)).run(s.UNHAPPY_PLAYERS)
    table.play(0, f"unhappy_bid:{STAR}").play(1, "enter").play(2, "enter")
    assert (table.asked(1), table.g.at_top, table.g.bid) == ("bid", [0], 75)
    assert "bid:match" in table.options(1)
    table.play(1, "raise:10").play(2, "match")
    assert table.asked(0) == "bid"
    table.play(0, "bid:pass").play(1, "stand")
    assert table.asked(3) == "answer_bid"


@pytest.mark.rule("SC-261")
def test_a_tie_for_an_unhappy_player_goes_to_the_stronger_squad() -> None:
    table = market((70, 70, 50)).squad(1, card("DEF", 4)).run(s.UNHAPPY_PLAYERS)
    table.play(0, f"unhappy_bid:{STAR}").play(1, "enter", "match").play(0, "stand").play(2, "sell")
    assert THING[STAR] in table.g.squad[1]
    assert table.g.cash == [200, 125, 275]


@pytest.mark.rule("SC-262")
def test_a_bid_needs_the_cash_and_a_free_place() -> None:
    poor = market(cash=74).crew(0, 1).run(s.UNHAPPY_PLAYERS)
    assert poor.why(0, f"unhappy_bid:{STAR}") == "SC-262"
    full = market().crew(0, 12).run(s.UNHAPPY_PLAYERS)
    assert len(full.g.squad[0]) == 23
    assert full.why(0, f"unhappy_bid:{STAR}") == "SC-262"
    outsider = market((70, 70, 50)).cash(200, 74).run(s.UNHAPPY_PLAYERS).play(0, f"unhappy_bid:{STAR}")
    assert outsider.asked(1) is None
    assert outsider.asked(2) == "answer_bid"


@pytest.mark.rule("SC-262")
def test_bids_are_binding_and_never_above_the_cash() -> None:
    table = market((70, 70, 50)).cash(76, 200, 0).run(s.UNHAPPY_PLAYERS)
    table.play(0, f"unhappy_bid:{STAR}").play(1, "enter", "match")
    assert table.options(0, "bid") == ["bid:stand"]
    assert table.options(0, "raise") == ["raise:1"]


@pytest.mark.rule("SC-262")
def test_the_deadline_discount_does_not_help_with_unhappy_players() -> None:
    table = market((70, 70, 50)).staff(0, "KS-14").cash(75, 200, 0).run(s.UNHAPPY_PLAYERS)
    table.play(0, f"unhappy_bid:{STAR}").play(1, "enter", "match")
    assert table.options(0, "raise") == []


@pytest.mark.rule("SC-263")
def test_the_owner_sells_negotiates_or_refuses() -> None:
    table = opened()
    assert table.options(1, "answer_bid") == [
        "answer_bid:sell",
        "answer_bid:refuse",
        *[f"answer_bid:{more}" for more in (10, 20, 30, 50)],
    ]
    assert table.asked(0) is None


@pytest.mark.rule("SC-264")
def test_a_sale_moves_the_player_and_the_money() -> None:
    table = opened().play(1, "sell")
    assert THING[STAR] in table.g.squad[0]
    assert THING[STAR] not in table.g.squad[1]
    assert table.g.cash == [125, 275]
    assert table.g.squad_stars == [16, 22]


@pytest.mark.rule("SC-342")
def test_eleven_cards_do_not_stop_an_owner_from_selling() -> None:
    table = market()
    gone = table.g.squad[1].pop()
    table.g.squad_stars[1] -= table.g.stars[gone]
    table.run(s.UNHAPPY_PLAYERS).play(0, f"unhappy_bid:{STAR}").play(1, "sell")
    assert len(table.g.squad[1]) == 10


@pytest.mark.rule("SC-265")
def test_the_owner_names_one_higher_price_and_the_bidder_accepts() -> None:
    table = opened(cash=105).play(1, "answer_bid:30")
    assert table.options(0, "demand") == ["demand:decline", "demand:accept"]
    table.play(0, "accept")
    assert table.g.cash == [0, 210]
    assert THING[STAR] in table.g.squad[0]


@pytest.mark.rule("SC-265")
def test_without_the_cash_the_demand_cannot_be_accepted() -> None:
    seller = card("DEF", 4)
    table = market(cash=104).squad(0, seller).run(s.UNHAPPY_PLAYERS).play(0, f"unhappy_bid:{STAR}")
    table.play(1, "answer_bid:30")
    assert table.why(0, "demand:accept") == "SC-265"
    table.play(0, f"sell_abroad:{seller}")
    assert "demand:accept" in table.options(0)


@pytest.mark.rule("SC-266")
def test_after_a_failed_negotiation_the_bid_still_binds_or_the_player_is_benched() -> None:
    table = opened().play(1, "answer_bid:10").play(0, "decline")
    assert table.options(1, "final_answer") == ["final_answer:sell", "final_answer:bench"]
    table.play(1, "sell")
    assert table.g.cash == [125, 275]
    other = opened().play(1, "answer_bid:10").play(0, "decline").play(1, "bench")
    assert other.g.cash == [200, 200]
    assert other.g.benched == [THING[STAR] << 3 | 1]


@pytest.mark.rule("SC-267")
def test_a_benched_player_stays_and_is_paid_but_does_not_play() -> None:
    table = opened()
    table.play(1, "refuse")
    assert THING[STAR] in table.g.squad[1]
    assert table.g.squad_stars[1] == finance.wage_bill(table.g, 1) == 5 + 11 * 2
    assert THING[STAR] not in available(table.stage("season").g, 1)
    table.run(s.LINE_UPS | 2 << 8).play(1, "line_up:3-5-2")
    assert table.why(1, f"fill:{STAR}") == "SC-144"


@pytest.mark.rule("SC-268")
@pytest.mark.parametrize("answer", ["sell", "refuse"])
def test_whatever_he_answers_a_player_of_the_owner_steps_up(answer: str) -> None:
    table = market().squad(1, TALENT, OTHER_TALENT).run(s.UNHAPPY_PLAYERS)
    table.play(0, f"unhappy_bid:{STAR}").play(1, answer)
    assert table.options(1, "step_up") == [f"step_up:{TALENT}", f"step_up:{OTHER_TALENT}"]
    table.play(1, f"step_up:{TALENT}")
    assert (table.stars(TALENT), table.stars(OTHER_TALENT)) == (3, 1)
    assert table.events("trained") == []


@pytest.mark.rule("SC-268")
def test_without_a_talent_the_star_is_lost() -> None:
    table = opened().play(1, "refuse")
    assert table.events("star") == []
    assert table.g.unanswered == 0


@pytest.mark.rule("SC-269")
def test_the_star_does_not_go_to_the_player_who_was_bid_for() -> None:
    wanted = card("DEF", 5, 6)
    table = market().squad(1, wanted, TALENT, OTHER_TALENT).run(s.UNHAPPY_PLAYERS)
    table.play(0, f"unhappy_bid:{wanted}").play(1, "refuse")
    assert f"step_up:{wanted}" not in table.options(1)


def benched(player: str = STAR) -> Table:
    """Seat 1 has refused to sell this player."""
    table = market().squad(1, *[p for p in [player] if p != STAR]).crew(1, 1).run(s.UNHAPPY_PLAYERS)
    table.play(0, f"unhappy_bid:{player}").play(1, "refuse")
    return table.until()


@pytest.mark.rule("SC-270")
def test_a_benched_player_is_trained_and_sold_like_any_other() -> None:
    wanted = card("DEF", 5, 6)
    table = benched(wanted).level(1, training=1).training(1)
    assert f"train:{wanted}" in table.options(1)
    assert f"sell_abroad:{wanted}" in table.options(1)


def trade(table: Table, maker: int, partner: int, given_card: str, asked_card: str) -> None:
    """An exchange of two players by letter."""
    table.aside(maker, "letter:write", f"offer_to:p{partner}", f"give:{given_card}", "offer:done")
    table.aside(maker, f"ask:{asked_card}", "offer:done", "pay:0", "offer:send")
    if table.asked(partner):
        table.play(partner, f"accept_letter:p{maker}")
    else:
        table.aside(partner, f"accept_letter:p{maker}")


@pytest.mark.rule("SC-270", "SC-343")
def test_the_ban_belongs_to_the_club_that_refused() -> None:
    table = benched().stage("training").run(s.TRADE_WINDOW)
    mine = cards.THINGS[table.g.squad[0][0]]
    trade(table, 1, 0, STAR, mine)
    assert THING[STAR] in available(table.stage("season").g, 0)
    table.stage("training")
    trade(table, 1, 0, mine, STAR)
    assert THING[STAR] in table.g.squad[1]
    assert THING[STAR] not in available(table.stage("season").g, 1)


@pytest.mark.rule("SC-352")
def test_the_player_in_question_cannot_be_sold_abroad() -> None:
    table = opened()
    assert table.options(1, "sell_abroad")
    assert table.why(1, f"sell_abroad:{STAR}") == "SC-352"
    table.play(1, "answer_bid:10").play(0, "decline")
    assert f"sell_abroad:{STAR}" not in table.options(1)
    assert f"sell_abroad:{STAR}" in benched().stage("training").run(s.TRADE_WINDOW | 1 << 8).options(1)


@pytest.mark.rule("SC-271")
def test_the_ban_ends_with_the_season_and_before_a_final() -> None:
    table = benched().stage("finals")
    assert THING[STAR] in available(table.g, 1)
    table.run(s.END_SEASON)
    assert THING[STAR] in available(table.stage("season").g, 1)


@pytest.mark.parametrize("member", ["KS-15", "KS-16"])
def test_staff_that_lifts_the_status_keeps_players_happy(member: str) -> None:
    assert unhappy.targets(market().staff(1, member).g, 0) == []
    assert unhappy.targets(market((59, 50)).staff(0, member).g, 0) == [THING[STAR]]
    assert unhappy.mood(market((99, 50)).staff(0, member).g, 0) == cards.TITLE_CONTENDER
