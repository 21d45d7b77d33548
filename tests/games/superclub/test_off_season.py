"""The off-season in general: order, open folders, sales abroad, cash (SC-030 to SC-042, SC-330, SC-341)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.superclub.given import GAME, THING, Table, card, fresh, given
from touchline.games.superclub import state as s
from touchline.games.superclub.cards import STARS, THINGS
from touchline.games.superclub.rules import decks

TALENT = card("MID", 2, 6)


def walked(table: Table, *steps: int) -> list[tuple[str, str, int]]:
    """Every decision until the season begins: stage, question and seat; the caretaker answers."""
    table.run(*steps)
    found = []
    while (seat := table.g.next_seat()) >= 0 and table.g.stage != s.IN_SEASON:
        found.append((s.STAGES[table.g.stage], table.asked(seat) or "", seat))
        option = GAME.caretaker(table.g, seat)
        GAME.rules.apply(table.g, seat, option)
    return found


def asked_in(decisions: list[tuple[str, str, int]], question: str) -> list[int]:
    """Who was asked this, in order."""
    return [seat for _, asked, seat in decisions if asked == question]


def clubs(seats: int = 3, champion: int = 0, season: int = 2) -> Table:
    """Clubs that have something to decide in every step."""
    table = given(seats=seats, season=season, champion=champion)
    for seat in range(seats):
        table.squad(seat, card("MID", 2, 6, nth=seat + 1) if seat < 2 else card("MID", 1, 5)).crew(seat, 12)
    return table.cash(*[100] * seats)


@pytest.mark.rule("SC-030")
def test_the_game_starts_with_an_off_season_and_each_season_is_followed_by_another() -> None:
    table = fresh(seats=2, season_limit=4)
    table.run(*reversed(table.g.agenda)).until("line_up")
    kinds = [event.kind for event in table.heard if event.kind in ("off_season", "season")]
    assert kinds == ["off_season", "season"]
    table.until("window")  # of the second off-season
    told = [(event.kind, event.args[0]) for event in table.heard if event.kind in ("off_season", "season")]
    assert told == [("off_season", 1), ("season", 1), ("off_season", 2)]


@pytest.mark.rule("SC-031")
def test_the_five_steps_come_in_their_order() -> None:
    decisions = walked(clubs(), s.OFF_SEASON)
    stages = list(dict.fromkeys(stage for stage, _, _ in decisions))
    assert stages == ["finance", "training", "scouting", "investments", "deadline_day"]
    questions = [question for question in dict.fromkeys(q for _, q, _ in decisions) if question != "window"]
    assert questions == ["wages", "train", "scout", "invest", "turn", "bid"]


@pytest.mark.rule("SC-032")
def test_the_first_finance_step_is_only_the_starting_cash() -> None:
    table = fresh(seats=2)
    table.run(*reversed(table.g.agenda)).until("window")
    assert table.g.cash == [120, 120]
    assert table.g.stage == s.IN_TRAINING
    for kind in ("reward", "stadium_income", "wages", "boost"):
        assert table.events(kind) == []
    for question in ("scout", "invest", "turn"):
        assert table.until(question).asked(table.g.next_seat()) == question


@pytest.mark.rule("SC-033")
@pytest.mark.parametrize("seat", [-1, 1])
def test_everybody_sees_every_squad(seat: int) -> None:
    table = clubs().grown(TALENT, 4).stage("scouting")
    shown = table.view(seat).managers[0].squad
    assert [THING[player.id] for player in shown] == table.g.squad[0]
    assert next(player for player in shown if player.id == TALENT).stars == 4


@pytest.mark.rule("SC-034")
@pytest.mark.parametrize("champion", [0, 1, 2])
def test_the_champion_goes_first_in_every_step_and_play_goes_clockwise(champion: int) -> None:
    decisions = walked(clubs(champion=champion), s.OFF_SEASON)
    order = [(champion + turn) % 3 for turn in range(3)]
    for question in ("train", "scout", "invest"):
        assert list(dict.fromkeys(asked_in(decisions, question))) == order
    assert asked_in(decisions, "turn") == [*order, champion]


@pytest.mark.rule("SC-035")
def test_manager_1_takes_the_champions_place_in_the_first_off_season() -> None:
    table = fresh(seats=3).dice(2, 3, 6)
    table.run(*reversed(table.g.agenda)).until("scout")
    assert table.g.next_seat() == 2
    assert table.until("turn").g.next_seat() == 2


@pytest.mark.rule("SC-036")
def test_a_manager_finishes_a_step_before_the_next_one_acts() -> None:
    table = clubs(2).level(0, scouting=2).stage("scouting").run(s.SCOUTING_STEP)
    table.play(0, "scout:asia")
    assert table.why(1, "scout:asia") == "SC-036"
    table.play(0, "reject")
    assert (table.asked(0), table.asked(1)) == ("scout", None)
    table.play(0, "scout:asia", "reject")
    assert (table.asked(0), table.asked(1)) == (None, "scout")


@pytest.mark.rule("SC-037")
@pytest.mark.parametrize("players", [22, 23])
def test_a_squad_never_holds_more_than_23_cards(players: int) -> None:
    full = players == 23
    table = given().crew(0, players).crew(1, 12).cash(150, 150).scouting(0).play(0, "scout:asia")
    assert ("sign:sign" not in table.options(0)) == full
    table.play(0, "reject").deadline(0, card("DEF", 4))
    assert (table.options(0, "open") == []) == full
    table = given().crew(0, players).crew(1, 12).stage("training").run(s.TRADE_WINDOW)
    table.play(0, "offer_to:p1")
    assert ("offer:done" not in table.options(0)) == full  # asking for a player without giving one


@pytest.mark.rule("SC-038")
def test_the_default_goalkeeper_is_no_player_card() -> None:
    table = given().eleven(0).crew(0, 12).cash(100)
    assert "default_gk" in table.pitch(0)
    table.scouting(0).play(0, "scout:asia", "sign")  # 22 cards and he: there is room for one more
    assert len(table.g.squad[0]) == 23
    assert "default_gk" not in [player.id for player in table.view().managers[0].squad]


# Sales abroad and dismissals


def at_wages(table: Table) -> None:
    table.stage("finance").run(s.WAGES)


def at_unhappy_bid(table: Table) -> None:
    table.points(85, 65).squad(1, "ATT-44").run(s.UNHAPPY_PLAYERS)


def at_window(table: Table) -> None:
    table.stage("training").run(s.TRADE_WINDOW)


def at_answer(table: Table) -> None:
    table.g.lead = 1
    table.stage("training").run(s.TRADE_WINDOW)
    table.play(1, "offer_to:p0").play(
        1, table.options(1, "give")[0], "offer:done", "offer:done", "pay:0", "send"
    )


def at_guarantee(table: Table) -> None:
    table.level(0, training=4).training(0)


def at_train(table: Table) -> None:
    table.training(0)


def at_scout(table: Table) -> None:
    table.scouting(0)


def at_sign(table: Table) -> None:
    table.scouting(0).play(0, "scout:asia")


def at_invest(table: Table) -> None:
    table.investing(0)


def at_hire(table: Table) -> None:
    table.investing(0).play(0, "invest:staff")


def at_turn(table: Table) -> None:
    table.stage("deadline_day").run(s.TURN_CARD)


def at_bid(table: Table) -> None:
    table.deadline(0, card("DEF", 5))


DECISIONS = [
    at_wages, at_unhappy_bid, at_window, at_answer, at_guarantee, at_train,
    at_scout, at_sign, at_invest, at_hire, at_turn, at_bid,
]  # fmt: skip


@pytest.mark.rule("SC-330", "SC-039", "SC-093")
@pytest.mark.parametrize("decision", DECISIONS, ids=lambda function: function.__name__)
def test_every_decision_of_the_off_season_also_offers_sales_and_dismissals(
    decision: Callable[[Table], None],
) -> None:
    table = given(season=2, unhappy_players=1).squad(0, TALENT, card("DEF", 4)).crew(0, 12).crew(1, 12)
    table.cash(100, 100).staff(0, "KS-10")
    decision(table)
    question, cash = table.asked(0), table.g.cash[0]
    assert question
    assert len(table.options(0, "sell_abroad")) == len(table.g.squad[0]) == 14
    table.play(0, f"sell_abroad:{card('DEF', 4)}")
    assert table.g.cash[0] == cash + 22
    assert (table.asked(0), table.asked(1)) == (question, None)
    table.play(0, "fire:KS-10")
    assert (table.g.staff[0], table.g.cash[0]) == ([], cash + 22)
    assert (table.asked(0), table.asked(1)) == (question, None)
    assert table.why(0, "fire:KS-10") == "SC-093"


@pytest.mark.rule("SC-039")
def test_the_bank_pays_the_scouting_price_of_the_current_stars() -> None:
    for stars, price in ((2, 16), (4, 26), (6, 40)):
        table = given().squad(0, TALENT).crew(0, 12).grown(TALENT, stars).scouting(0)
        table.play(0, f"sell_abroad:{TALENT}")
        assert table.g.cash[0] == price


@pytest.mark.rule("SC-040")
def test_a_player_sold_abroad_goes_back_among_the_undrafted_ones() -> None:
    table = given().squad(0, TALENT).crew(0, 12).grown(TALENT, 4).scouting(0)
    before = sum(table.view().continents)
    table.play(0, f"sell_abroad:{TALENT}")
    assert table.view().inactive == []
    decks.come_home(table.g)
    assert sum(table.view().continents) == before + 1
    assert sum(THING[TALENT] in deck for deck in table.g.continents) == 1
    assert table.stars(TALENT) == STARS[THING[TALENT]]


@pytest.mark.rule("SC-041")
def test_a_sale_pays_for_a_purchase() -> None:
    seller = card("DEF", 4)
    table = given().squad(0, seller).crew(0, 12).investing(0)
    assert table.why(0, "invest:training") == "SC-335"
    table.play(0, f"sell_abroad:{seller}", "invest:training")
    assert table.g.cash[0] == 22 - 15
    assert table.g.levels[0] == 2


# Cash


@pytest.mark.rule("SC-042")
@pytest.mark.parametrize("short", [0, 1])
def test_nobody_spends_more_than_he_has(short: int) -> None:
    wanted = card("DEF", 4)
    table = given().crew(0, 12).crew(1, 12).top("asia", wanted).cash(22 - short).scouting(0)
    table.play(0, "scout:asia")
    assert ("sign:sign" in table.options(0)) == (not short)
    table = given().crew(0, 12).crew(1, 12).cash(20 - short).staff_deck("KS-02", "KS-05").investing(0)
    assert ("invest:stadium" in table.options(0)) == (not short)
    table.play(0, "invest:staff")
    assert ("hire:KS-02" in table.options(0)) == (not short)
    table = given().crew(0, 12).crew(1, 12).cash(40 - short).deadline(0, wanted)
    assert ("open:0" in table.options(0)) == (not short)
    table = given().crew(0, 12).crew(1, 12).cash(20 - short).stage("training").run(s.TRADE_WINDOW)
    table.play(0, "offer_to:p1").play(0, table.options(0, "give")[0], "offer:done", "offer:done")
    assert ("pay:20" in table.options(0)) == (not short)


@pytest.mark.rule("SC-042", "SC-093", "SC-319")
def test_a_bidder_cannot_fire_the_member_whose_discount_his_bid_needs() -> None:
    table = (
        given().crew(0, 13).crew(1, 12).cash(35, 100).staff(0, "KS-14", "KS-01a").deadline(0, card("DEF", 4))
    )
    table.play(0, "open:0").play(1, "match")
    assert table.options(0, "fire") == ["fire:KS-01a"]
    assert table.why(0, "fire:KS-14") == "SC-319"
    table.play(0, "stand")
    assert table.g.cash == [0, 100]


@pytest.mark.rule("SC-042", "SC-306")
def test_a_letter_waits_while_an_auction_is_resolved() -> None:
    table = given().crew(0, 13).crew(1, 12).cash(40, 100).stage("deadline_day").run(s.TURN_CARD)
    mine = table.g.squad[1][0]
    table.aside(
        1, "letter:write", "offer_to:p0", f"give:{THINGS[mine]}", "offer:done", "offer:done", "ask_cash:20"
    )
    table.aside(1, "offer:send")
    assert table.options(0, "accept_letter") == ["accept_letter:p1"]
    table.top("asia", card("DEF", 4)).play(0, "turn:asia")
    assert table.options(0, "accept_letter") == []
    assert table.why(0, "accept_letter:p1") == "SC-306"
    table.play(0, "open:0").play(1, "pass")
    assert table.g.cash[0] == 0


# Decisions that are none


@pytest.mark.rule("SC-341")
def test_a_decision_with_one_option_is_carried_out_without_asking() -> None:
    table = given(season=2).crew(0, 11).crew(1, 12).cash(100, 100).stage("finance").run(s.WAGES)
    assert [paid[0] for paid in table.events("wages")] == [0]  # 11 cards, no staff: he can only pay
    assert (table.asked(0), table.asked(1)) == (None, "wages")


@pytest.mark.rule("SC-341")
def test_side_actions_count_as_options() -> None:
    table = given(season=2).crew(0, 11).crew(1, 11).staff(0, "KS-10").cash(100, 100)
    table.stage("finance").run(s.WAGES)
    assert table.options(0) == ["wages:pay", "fire:KS-10"]


@pytest.mark.rule("SC-341")
def test_a_turn_in_which_a_manager_could_only_be_done_is_skipped() -> None:
    table = given().crew(0, 12)
    assert table.training(0).asked(0) is None  # no talent
    assert table.no_continents(0).scouting(0).asked(0) is None  # no card to turn
    table.g.levels[:3] = [4, 4, 4]
    table.investing(0).play(0, "invest:staff", "hire:none")
    assert table.asked(0) is None  # nothing to build, and the staff action is spent
