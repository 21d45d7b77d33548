"""Good and bad news after a match, and the effects on the next one."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, card, given
from touchline.games.superclub import cards, changer_cards, state as s
from touchline.games.superclub.cards import CHANGER, THINGS
from touchline.games.superclub.rules import finance, news, training
from touchline.games.superclub.rules.available import available

TALENT = card("MID", 2, 6)
OTHER_TALENT = card("ATT", 1, 5)


def number(changer: str) -> int:
    """A Game changer by its own number."""
    return THING[changer] - CHANGER


def after_match(home: int = 0, away: int = 1, **more: int) -> Table:
    """A match has just been played; its line-ups are still there."""
    table = given(**more).eleven(0, "3-4-3").eleven(1)
    table.kick_off(home, away)
    table.g.put_aside = []
    return table.hush()


def opened(table: Table, changer: str, side: int = 0) -> Table:
    """This Game changer is opened by a side."""
    table.g.changer_deck.remove(number(changer))
    table.g.put_aside.append(number(changer) << 1 | side)
    return table.run(s.OPEN_CHANGERS)


@pytest.mark.rule("SC-311")
def test_the_home_managers_cards_are_opened_first_in_the_order_drawn() -> None:
    table = after_match(home=1, away=0)
    drawn = [("GC-04a", 1), ("GC-04b", 0), ("GC-04c", 1), ("GC-04d", 0)]
    for changer, side in drawn:
        table.g.changer_deck.remove(number(changer))
        table.g.put_aside.append(number(changer) << 1 | side)
    table.run(s.OPEN_CHANGERS)
    assert table.events("news") == [
        [1, number("GC-04b")],
        [1, number("GC-04d")],
        [0, number("GC-04a")],
        [0, number("GC-04c")],
    ]
    assert table.g.cash == [80, 60]


@pytest.mark.rule("SC-312")
@pytest.mark.parametrize(
    ("changer", "slot"),
    [("GC-09", 12), ("GC-10", 10), ("GC-11", 8), ("GC-12", 6), ("GC-14", 3), ("GC-15", 1)],
)
def test_left_right_and_best_are_those_of_the_line_up_that_ended_the_match(changer: str, slot: int) -> None:
    table = after_match()
    best = THINGS[table.g.pitch[0][6]]
    table.grown(best, 3)
    opened(table, changer)
    assert table.g.missing == [table.g.pitch[0][slot]]


@pytest.mark.rule("SC-312")
def test_of_two_best_the_leftmost_misses_the_next_match() -> None:
    assert opened(after_match(), "GC-12").g.missing == [after_match().g.pitch[0][5]]


@pytest.mark.rule("SC-312")
def test_who_came_on_counts_as_the_player_of_that_slot() -> None:
    table = after_match()
    substitute = card("ATT", 3)
    table.squad(0, substitute)
    table.g.pitch[0][12] = THING[substitute]
    assert opened(table, "GC-09").g.missing == [THING[substitute]]


def test_a_random_midfielder_is_drawn_among_all() -> None:
    table = after_match().dice(2)
    assert opened(table, "GC-13").g.missing == [table.g.pitch[0][7]]


@pytest.mark.rule("SC-313")
def test_a_ban_ends_with_the_owners_next_played_match() -> None:
    table = opened(after_match(), "GC-09")
    banned = table.g.missing[0]
    assert banned not in available(table.g, 0)
    table.g.round = 1
    table.hush().run(s.SIM_MATCHES).hush()  # a SIM match is not the next match
    assert banned not in available(table.g, 0)
    table.kick_off(1, 0).hush().run(s.PAY_POINTS)
    assert banned in available(table.g, 0)


@pytest.mark.rule("SC-313")
def test_a_match_of_others_does_not_end_a_ban() -> None:
    table = given(seats=4).eleven(0).eleven(1, "3-4-3").crew(2, 11).crew(3, 11).kick_off(0, 1).hush()
    opened(table, "GC-10")
    table.hush().kick_off(2, 3).hush().run(s.PAY_POINTS)
    assert len(table.g.missing) == 1


@pytest.mark.rule("SC-313")
def test_what_was_meant_for_the_next_match_lapses_with_the_season() -> None:
    table = after_match(season=2).points(60, 40)
    for changer in ("GC-09", "GC-18a", "GC-19", "GC-20a"):
        opened(table, changer).hush()
    g = table.g
    assert (len(g.missing), g.locked, g.weakened[0], g.suspended) == (1, 1, 2, 1)
    table.run(s.END_SEASON)
    assert (g.missing, g.locked, g.weakened[0], g.suspended) == ([], 0, 0, 0)


@pytest.mark.rule("SC-313")
def test_a_penalty_and_a_suspension_last_for_one_match() -> None:
    table = after_match().staff(0, "KS-09")
    plain = table.total(0, "def")
    opened(table, "GC-19").hush()
    opened(table, "GC-20a").hush()
    table.kick_off().hush()
    assert table.total(0, "def") == plain - 3 - 2
    table.run(s.PAY_POINTS).hush().kick_off()
    assert table.total(0, "def") == plain


def test_a_locked_line_up_is_played_again() -> None:
    table = after_match()
    table.run(s.PAY_POINTS).hush()
    out = table.g.pitch[0][7]
    before = table.g.pitch[0].copy()
    opened(table, "GC-18a").hush()
    table.g.injured = [out]
    table.squad(0, card("MID", 3), card("MID", 4)).run(s.LINE_UPS | 1 << 8)
    assert table.options(0, "fill") == [f"fill:{card('MID', 3)}", f"fill:{card('MID', 4)}"]
    table.play(0, f"fill:{card('MID', 4)}")
    before[7] = THING[card("MID", 4)]
    assert table.g.pitch[0] == before
    assert table.asked(0) == "ready"


@pytest.mark.rule("SC-314")
def test_a_card_without_a_target_has_no_effect() -> None:
    full = after_match().level(0, training=4)
    assert opened(full, "GC-01").g.levels[0] == 4
    assert opened(after_match(), "GC-16").g.missing == []  # the default goalkeeper played
    grown = after_match()
    for player in grown.g.squad[0]:
        grown.g.stars[player] = cards.POTENTIAL[player]
    assert opened(grown, "GC-05a").g.unanswered == 0
    assert opened(after_match(), "GC-21a").events("star_lost") == []
    empty = after_match()
    empty.g.pitch[0][5:10] = [s.EMPTY] * 5
    assert opened(empty, "GC-17").g.unanswered == 0
    assert news.named(empty.g, 0, cards.MID, changer_cards.WHO_BEST) == -1


@pytest.mark.parametrize(("changer", "department"), [("GC-01", 0), ("GC-02", 1), ("GC-03", 2)])
def test_a_facility_goes_up_free_of_charge(changer: str, department: int) -> None:
    table = opened(after_match(), changer)
    assert table.g.levels[:3] == [2 if at == department else 1 for at in range(3)]


@pytest.mark.rule("SC-315")
def test_a_fine_that_the_cash_does_not_cover_is_paid_by_sales() -> None:
    seller = card("DEF", 4)
    table = after_match().squad(0, seller, card("DEF", 3)).crew(0, 3).cash(10)
    opened(table, "GC-08d")
    assert table.asked(0) == "forced_sale"
    assert len(table.options(0)) == len(table.g.squad[0])
    table.play(0, f"forced_sale:{seller}")
    assert table.g.cash[0] == 10 + 22 - 30
    assert table.g.unanswered == 0


@pytest.mark.rule("SC-315")
def test_with_eleven_players_the_rest_of_a_fine_is_waived() -> None:
    table = after_match().crew(0, 1).cash(10)
    assert len(table.g.squad[0]) == 11
    opened(table, "GC-08d")
    assert (table.g.cash[0], table.g.unanswered) == (0, 0)
    assert table.events("fine") == [[0, 10, 30]]


@pytest.mark.rule("SC-315")
def test_who_can_pay_a_fine_sells_nobody() -> None:
    table = opened(after_match().crew(0, 5).cash(40), "GC-08d")
    assert (table.g.cash[0], table.g.unanswered) == (10, 0)


@pytest.mark.rule("SC-316")
def test_a_free_player_needs_a_place_and_one_may_be_sold_for_him() -> None:
    wanted = card("MID", 3)
    table = after_match().crew(0, 13).top("asia", wanted)
    assert len(table.g.squad[0]) == 23
    opened(table, "GC-06").play(0, "free_continent:asia")
    assert table.why(0, "free_sign:sign") == "SC-316"
    assert len(table.options(0, "sell_abroad")) == 23
    table.play(0, table.options(0, "sell_abroad")[0])
    assert table.options(0) == ["free_sign:reject", "free_sign:sign"]
    table.play(0, "sign")
    assert THING[wanted] in table.g.squad[0]


@pytest.mark.rule("SC-316")
def test_with_a_free_place_nobody_is_sold() -> None:
    wanted = card("MID", 3)
    table = opened(after_match().top("asia", wanted), "GC-06").play(0, "free_continent:asia")
    assert table.options(0) == ["free_sign:reject", "free_sign:sign"]
    table.play(0, "reject")
    assert table.g.inactive == [THING[wanted]]


@pytest.mark.rule("SC-317")
def test_after_the_match_come_draw_breaker_protest_points_and_news() -> None:
    table = given().eleven(0).eleven(1).staff(1, "KS-27").weapon(0, "GC-36").kick_off().hush()
    table.g.score = [3, 3]
    table.g.changer_deck.remove(number("GC-04a"))
    table.g.put_aside = [number("GC-04a") << 1]
    table.dice(4, 4).run(s.FULL_TIME)  # the draw becomes a home defeat, against which he protests
    assert table.events("points") == table.events("news") == []
    table.dice(6).play(0, "weapon:GC-36")
    kinds = [event.kind for event in table.heard]
    order = [kinds.index(kind) for kind in ("full_time", "draw_breaker", "protest", "points", "news")]
    assert order == sorted(order)
    assert table.events("points")[0][3:] == [6, 0]


@pytest.mark.rule("SC-351")
def test_a_player_under_two_effects_is_out_until_both_are_over() -> None:
    table = opened(after_match(), "GC-09")
    player = table.g.missing[0]
    table.g.injured.append(player)
    table.hush().kick_off().hush().run(s.PAY_POINTS)
    assert player not in table.g.missing
    assert player not in available(table.g, 0)
    table.g.missing = [table.g.pitch[0][5]]  # a ban of somebody else changes nothing
    assert player not in available(table.g, 0)
    table.g.injured, table.g.benched = [], [player << 3]
    assert player not in available(table.g, 0)


def test_a_midfielder_of_his_choice_is_out_for_the_season() -> None:
    table = opened(after_match(), "GC-17")
    assert table.options(0) == [f"out_player:{THINGS[p]}" for p in table.g.pitch[0][5:9]]
    chosen = table.g.pitch[0][7]
    table.play(0, f"out_player:{THINGS[chosen]}")
    assert table.g.injured == [chosen]


def test_the_player_who_gained_a_star_last_loses_it() -> None:
    table = after_match().squad(0, TALENT, OTHER_TALENT).squad(1, card("DEF", 1, 5))
    table.g.stars[THING[TALENT]], table.g.stars[THING[OTHER_TALENT]] = 3, 2
    table.g.gains = [THING[OTHER_TALENT], THING[TALENT], THING[card("DEF", 1, 5)]]
    opened(table, "GC-21a")
    assert (table.stars(TALENT), table.stars(OTHER_TALENT)) == (2, 2)


def test_players_are_released_until_four_stars_are_gone() -> None:
    table = after_match().squad(0, card("DEF", 3), card("DEF", 2)).crew(0, 4)
    opened(table, "GC-23").play(0, f"release:{card('DEF', 3)}")
    assert table.asked(0) == "release"
    table.play(0, f"release:{card('DEF', 2)}")
    assert (table.g.unanswered, table.g.cash[0]) == (0, 0)


def test_the_next_stadium_income_is_paid_as_level_one_once() -> None:
    table = opened(after_match(season=2).level(0, stadium=4).points(60, 40), "GC-22")
    assert finance.stadium_income(table.g, 0) == 40
    table.hush().run(s.FINANCE)
    assert finance.stadium_income(table.g, 0) == 100


def test_a_transfer_ban_costs_20_and_doubles_the_training() -> None:
    table = opened(after_match().cash(50), "GC-24")
    assert (table.g.cash[0], table.g.banned) == (30, 1)
    assert training.places(table.g, 0) == 2
    table.hush().run(s.SEASON)
    assert table.g.banned == 0


@pytest.mark.rule("SC-129", "SC-333")
def test_a_transfer_ban_is_over_when_the_season_begins() -> None:
    table = after_match(season=2)
    table.g.banned = 0b11
    table.run(s.SEASON)
    assert table.g.banned == 0


def test_a_free_member_is_hired_for_nothing() -> None:
    table = after_match().staff(0, "KS-22", "KS-23", "KS-24").staff_deck("KS-21", "KS-20")
    opened(table, "GC-07")
    assert table.options(0) == ["free_hire:none", "fire:KS-22", "fire:KS-23", "fire:KS-24"]
    table.play(0, "fire:KS-23", "free_hire:KS-21")
    assert [THINGS[cards.STAFF + member] for member in table.g.staff[0]] == ["KS-22", "KS-24", "KS-21"]
    assert table.g.cash[0] == 0
    assert THINGS[cards.STAFF + table.g.staff_deck[0]] == "KS-20"
