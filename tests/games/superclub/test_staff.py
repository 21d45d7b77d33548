"""When the effects of key staff start and stop, and what two draw breakers do."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, card, given
from touchline.games.superclub import cards, state as s
from touchline.games.superclub.rules import scouting
from touchline.games.superclub.rules.available import available


@pytest.mark.rule("SC-319")
def test_an_effect_starts_with_the_hiring_and_stops_with_the_dismissal() -> None:
    table = given().crew(0, 12).cash(200).staff_deck("KS-25", "KS-17").investing(0)
    table.play(0, "invest:staff", "hire:KS-25", "invest:training", "invest:scouting")
    assert table.g.levels[:3] == [2, 2, 1]  # three actions, one of them through the new member
    fired = given().crew(0, 12).cash(200).staff(0, "KS-25").investing(0)
    fired.play(0, "invest:training", "invest:scouting", "fire:KS-25")
    assert fired.asked(0) is None


TALENTS = [card(where, 1, 4, nth=n) for where in ("ATT", "MID", "DEF") for n in (1, 2)]


@pytest.mark.rule("SC-319", "SC-093")
@pytest.mark.parametrize("turned", [0, 1, 2])
def test_a_scout_who_is_fired_in_mid_turn_scouts_no_more(turned: int) -> None:
    table = given().crew(0, 12).crew(1, 12).staff(0, "KS-18").scouting(0, cards_left=3)
    for _ in range(turned):
        table.play(0, "scout:asia", "reject")
    assert table.view().left == 3 - turned
    table.play(0, "fire:KS-18")
    assert table.asked(0) == ("scout" if turned == 0 else None)  # one card without him
    assert table.view().left == (1 if turned == 0 else 0)


@pytest.mark.rule("SC-319")
def test_a_scout_who_is_fired_while_a_card_lies_open_leaves_that_card() -> None:
    wanted = card("MID", 3)
    table = given().crew(0, 12).cash(100).staff(0, "KS-18").top("asia", wanted).scouting(0, cards_left=3)
    table.play(0, "scout:asia", "fire:KS-18")
    assert table.asked(0) == "sign"
    table.play(0, "sign")
    assert THING[wanted] in table.g.squad[0]  # what is done stays done
    assert table.asked(0) is None


@pytest.mark.rule("SC-319", "SC-333")
def test_a_coach_who_is_fired_in_mid_turn_trains_no_more() -> None:
    table = given().squad(0, *TALENTS).crew(0, 12).staff(0, "KS-19a", "KS-19b").dice(1, 1, 1).training(0)
    table.play(0, f"train:{TALENTS[0]}", "fire:KS-19a")
    assert table.view().left == 1
    table.play(0, f"train:{TALENTS[1]}")
    assert table.asked(0) is None
    both = given().squad(0, *TALENTS).crew(0, 12).staff(0, "KS-19a", "KS-19b").dice(1, 1, 1).training(0)
    both.play(0, f"train:{TALENTS[0]}", "fire:KS-19a", "fire:KS-19b")
    assert both.asked(0) is None


@pytest.mark.rule("SC-319")
def test_an_investor_who_fires_his_third_action_has_two() -> None:
    table = given().crew(0, 12).cash(200).staff(0, "KS-25").investing(0)
    table.play(0, "invest:training", "fire:KS-25", "invest:scouting")
    assert table.asked(0) is None
    assert table.g.levels[:3] == [2, 2, 1]


@pytest.mark.rule("SC-319")
def test_a_member_who_is_bought_in_mid_turn_works_at_once_but_reopens_nothing() -> None:
    table = given().crew(0, 12).crew(1, 12).staff(1, "KS-18").scouting(0)
    table.aside(1, "letter:write", "offer_to:p0", "give:KS-18", "offer:done", "offer:done", "pay:0")
    table.aside(1, "offer:send").play(0, "scout:asia", "accept_letter:p1", "reject")
    assert table.asked(0) == "scout"
    assert table.view().left == 2
    late = given().crew(0, 12).crew(1, 12).staff(1, "KS-18").stage("scouting").run(s.SCOUTING_STEP)
    late.play(0, "scout:asia", "reject")
    assert late.asked(1) == "scout"
    late.play(1, *["scout:asia", "reject"])
    late.aside(
        0, "letter:write", "offer_to:p1", "offer:done", "ask:KS-18", "offer:done", "pay:0", "offer:send"
    )
    late.play(1, "accept_letter:p0")
    assert (late.asked(0), late.asked(1)) == (None, None)


@pytest.mark.rule("SC-319")
def test_a_sold_member_works_for_his_new_club() -> None:
    table = given().crew(0, 12).crew(1, 12).staff(0, "KS-18").stage("training").run(s.TRADE_WINDOW)
    assert [scouting.reports(table.g, seat) for seat in (0, 1)] == [3, 1]
    table.play(0, "offer_to:p1", "give:KS-18", "offer:done", "offer:done", "pay:0", "send")
    table.play(1, "accept")
    assert [scouting.reports(table.g, seat) for seat in (0, 1)] == [1, 3]


@pytest.mark.rule("SC-319")
def test_a_signing_star_works_on_the_next_signing_only() -> None:
    talent = card("MID", 2, 6)
    table = given().squad(0, card("ATT", 1, 5)).crew(0, 12).staff(0, "KS-20").cash(100).top("asia", talent)
    table.scouting(0).play(0, "scout:asia", "sign")
    assert table.stars(talent) == 3
    assert table.stars(card("ATT", 1, 5)) == 1


@pytest.mark.rule("SC-320")
def test_income_staff_pays_in_every_finance_step_after_the_hiring() -> None:
    table = given(season=2).crew(0, 12).crew(1, 12).cash(200).points(50, 50).staff_deck("KS-22")
    table.investing(0).play(0, "invest:staff", "hire:KS-22")
    assert table.g.cash[0] == 180  # nothing yet
    for _ in range(2):
        table.hush().run(s.FINANCE)
    assert table.events("season_income") == [[0, 15], [0, 15]]
    assert table.g.cash[0] == 180 + 2 * (100 + 30 + 15)


def drawn_match(*members: tuple[int, str]) -> Table:
    """A league match that ended in a draw, before anybody rolls."""
    table = given().eleven(0).eleven(1)
    for seat, member in members:
        table.staff(seat, member)
    table.kick_off().hush()
    table.g.score = [3, 3]
    return table


@pytest.mark.rule("SC-321")
@pytest.mark.parametrize(
    ("dice", "rolls", "points"),
    [((4, 4), 1, [6, 0]), ((3, 4, 4, 4), 2, [0, 6]), ((3, 4, 3, 4), 2, [2, 2])],
)
def test_the_away_manager_rolls_only_if_the_match_is_still_drawn(
    dice: tuple[int, ...], rolls: int, points: list[int]
) -> None:
    table = drawn_match()
    member = THING["KS-27"] - cards.STAFF
    table.g.staff = [[member], [member]]  # as if there were two of them
    table.dice(*dice).run(s.FULL_TIME)
    assert [roll[0] for roll in table.events("draw_breaker")] == [0, 1][:rolls]
    assert table.events("points")[0][3:] == points


@pytest.mark.rule("SC-321")
def test_a_decided_match_is_not_rolled_for() -> None:
    table = drawn_match((0, "KS-27"))
    table.g.score = [2, 4]
    table.run(s.FULL_TIME)
    assert table.events("draw_breaker") == []


def test_suspended_staff_breaks_no_draw() -> None:
    table = drawn_match((0, "KS-27"))
    table.g.suspended = 1
    table.dice(6, 6).run(s.FULL_TIME)
    assert table.events("draw_breaker") == []


@pytest.mark.parametrize(("member", "out"), [("KS-26", False), ("KS-22", True)])
def test_fast_recovery_brings_a_player_back_for_the_next_match(member: str, out: bool) -> None:
    table = given().eleven(0).eleven(1).crew(0, 2, 1).staff(0, member)
    victim = table.g.pitch[0][5]
    table.kick_off().hush()
    table.g.dice = [1, 1, 2, 3]
    table.run(s.DOUBLE)
    table.play(0, table.options(0)[0])
    assert victim not in available(table.g, 0)
    table.hush().run(s.PAY_POINTS)
    assert (victim not in available(table.g, 0)) is out


def test_chemistry_counts_twice_with_the_multiplier() -> None:
    pair = "MID-05 MID-08"  # right and left
    plain = given().line_up(0, "4-4-2", mf=pair).eleven(1).kick_off()
    table = given().line_up(0, "4-4-2", mf=pair).eleven(1).staff(0, "KS-13").kick_off()
    assert table.total(0, "mid") == plain.total(0, "mid") + 1


def test_a_captain_bonus_needs_a_boost() -> None:
    table = given().eleven(0).eleven(1).staff(0, "KS-12").kick_off()
    plain = given().eleven(0).eleven(1).kick_off()
    assert [table.total(0, t) for t in cards.THIRDS] == [plain.total(0, t) for t in cards.THIRDS]
