"""The greedy manager: sensible in small situations, legal always, quick, far better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.greedy import (
    among_themselves,
    check_fair,
    check_legal,
    taken_over,
)
from tests.games.superclub.asked import answer, goes_on
from tests.games.superclub.given import GAME, THING, Table, card, given
from touchline.games.superclub import state as s
from touchline.games.superclub.bot import greedy
from touchline.games.superclub.valuation import NEWCOMER, SHREWD, Outlook, expected_gain

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    *[(seats, {}) for seats in GAME.seats],
    (2, {"quick": True, "cash": 90}),
    (3, {"home_and_away": True, "season_limit": 3}),
    (4, {"unhappy_players": True, "cash": 150}),
    (3, {"powerhouses": True}),
    (4, {"top_six": True, "season_limit": 20}),
    (
        2,
        {"quick": True, "home_and_away": True, "unhappy_players": True, "top_six": True, "powerhouses": True},
    ),
]


# Whole games among themselves: quick, of the length that the ledger expects


@pytest.mark.parametrize(("seats", "most"), [(2, 1000), (3, 1800), (4, 2800), (6, 6000)])
def test_their_games_are_quick_and_somebody_grows_into_a_superclub(seats: int, most: int) -> None:
    g, decisions = among_themselves(GAME, greedy, seats)
    assert decisions < most
    assert 2 <= g.season <= 8
    assert g.over != s.BY_LIMIT
    assert max(g.points) >= 75
    assert all(stars > 45 for stars in g.squad_stars)


# Legality: the arena refuses an answer that was not among the options


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_every_answer_is_legal(seats: int, options: dict[str, Any]) -> None:
    check_legal(GAME, seats, options)


def test_takes_over_in_the_middle_of_anything() -> None:
    asked = taken_over(GAME, greedy, seeds=[1])
    assert asked >= {"window", "offer", "answer", "fill", "boost", "ready", "bid", "hire", "weapon"}


# Fairness


@pytest.mark.rule("SC-148", "SC-179", "SC-181", "SC-196")
def test_what_it_cannot_know_does_not_change_its_mind() -> None:
    check_fair(GAME, greedy, every=5)


# Valuation


def test_a_star_is_worth_more_to_a_richer_club() -> None:
    poor, rich = given().cash(0).g, given().cash(150).g
    star = THING[card("MID", 4)]
    assert Outlook(poor, 0).player(star) < Outlook(rich, 0).player(star)


def test_a_talent_is_worth_more_than_his_stars_until_he_is_grown() -> None:
    mind = Outlook(given().g, 0)
    assert mind.player(THING[card("ATT", 2, 6)]) > mind.player(THING[card("ATT", 2)])


def test_old_hands_pay_for_stars_and_little_for_hopes() -> None:
    talent, player = THING[card("ATT", 2, 6)], THING[card("ATT", 2)]
    newcomer, shrewd = (Outlook(given().g, 0, temper) for temper in (NEWCOMER, SHREWD))
    hope, modest = (mind.player(talent) / mind.player(player) for mind in (newcomer, shrewd))
    assert 1 < modest < hope
    g = given().g
    prices = []
    for stars in (40, 85):  # of the rival, who comes near a hundred points
        g.squad_stars[1] = stars
        prices.append(Outlook(g, 0, SHREWD).star)
    assert prices[0] < prices[1]


@pytest.mark.rule("SC-062")
@pytest.mark.parametrize(
    ("stars", "potential", "most", "gain"),
    [(2, 6, 3, 9 / 6), (1, 5, 1, 5 / 6), (5, 6, 4, 1 / 6), (3, 4, 3, 0.5), (4, 4, 3, 0.0)],
)
def test_gain_of_a_training_roll_is_exact(stars: int, potential: int, most: int, gain: float) -> None:
    assert expected_gain(stars, potential, most) == pytest.approx(gain)


# Off-season


def test_drafts_the_best_player() -> None:
    table = given()
    table.g.board = [THING[card("DEF", 1)], THING[card("MID", 5)], THING[card("ATT", 3)]]
    table.run(s.DRAFT_TURN)
    assert answer(table) == f"draft:{card('MID', 5)}"


def test_trains_who_gains_most() -> None:
    low, high = card("MID", 1, 5), card("MID", 4, 6)
    table = given().crew(0, 11).squad(0, high, low).level(0, training=3).training(0)
    assert answer(table) == f"train:{low}"


def test_gives_the_guaranteed_star_to_whom_dice_help_least() -> None:
    low, high = card("MID", 1, 5), card("ATT", 5, 6)
    table = given().crew(0, 11).squad(0, low, high).level(0, training=4).training(0)
    assert goes_on(table, 0, "guarantee", "train") == [f"guarantee:{high}", f"train:{low}"]


def test_scouts_with_money_only() -> None:
    assert answer(given().crew(0, 12).cash(60).scouting(0)).startswith("scout:")
    assert answer(given().crew(0, 12).cash(60).scouting(0)) != "scout:done"
    assert answer(given().crew(0, 12).cash(0).scouting(0)) == "scout:done"


def scouted(player: str, players: int, cash: int) -> Table:
    """This player lies open in front of a squad of so many."""
    table = given().crew(0, players).cash(cash).top("europe", player).scouting(0)
    return table.play(0, "scout:europe")


def test_signs_a_scouted_player() -> None:
    assert goes_on(scouted(card("DEF", 4), 16, 60), 0, "sign") == ["sign:sign"]


def test_sells_the_weakest_of_a_full_squad_for_a_better_one() -> None:
    table = scouted(card("DEF", 4), 23, 60)
    first, second = goes_on(table, 0, "sign")
    assert first.startswith("sell_abroad:")
    assert second == "sign:sign"
    assert table.stars(first.partition(":")[2]) == 1


def test_rejects_who_does_not_improve_a_full_squad() -> None:
    table = given().crew(0, 23, stars=2).cash(60).top("europe", card("DEF", 1)).scouting(0)
    assert goes_on(table.play(0, "scout:europe"), 0, "sign") == ["sign:reject"]


def test_builds_what_pays_back_and_looks_at_key_staff() -> None:
    talents = [card("MID", 1, 5), card("DEF", 1, 5), card("ATT", 1, 5)]
    table = given().crew(0, 12).squad(0, *talents).cash(120).investing(0)
    assert answer(table) == "invest:training"
    table = given().crew(0, 16).cash(120).level(0, training=4, scouting=4).investing(0)
    assert answer(table) == "invest:stadium"


def test_builds_nothing_for_the_last_season() -> None:
    table = given(season=2, season_limit=3).crew(0, 16).cash(200).staff_deck("KS-27").investing(0)
    assert answer(table) == "invest:staff"
    goes_on(table.play(0, "staff"), 0, "hire")
    assert answer(table) == "invest:done"


def test_hires_up_to_the_price_and_replaces_the_least_useful() -> None:
    table = given().crew(0, 16).cash(50).staff_deck("KS-21", "KS-26").investing(0).play(0, "staff")
    assert answer(table) == "hire:KS-21"
    table = given().crew(0, 16).cash(90).staff(0, "KS-26", "KS-09", "KS-03").staff_deck("KS-21", "KS-14")
    table.investing(0).play(0, "staff")
    assert goes_on(table, 0, "hire") == ["fire:KS-26", "hire:KS-21"]


@pytest.mark.parametrize(("cash", "expected"), [(60, "accept"), (0, "decline")])
def test_accepts_a_trade_at_a_gain_only(cash: int, expected: str) -> None:
    mine, theirs = card("DEF", 4), card("ATT", 4)
    table = given().squad(0, mine).crew(0, 12).squad(1, theirs).crew(1, 12).cash(cash, 0).stage("training")
    table.run(s.TRADE_WINDOW).play(0, "offer_to:p1", f"give:{mine}", "done", f"ask:{theirs}", "done")
    table.play(0, f"pay:{cash}", "send")
    assert answer(table, 1) == f"answer:{expected}"


def test_answers_a_letter() -> None:
    mine, theirs = card("DEF", 4), card("ATT", 1)
    table = given().squad(0, theirs).crew(0, 12).squad(1, mine).crew(1, 12).stage("training")
    table.run(s.TRADE_WINDOW)
    table.aside(1, "letter:write", "offer_to:p0", f"give:{mine}", "offer:done", f"ask:{theirs}", "offer:done")
    table.aside(1, "pay:0", "offer:send")
    assert answer(table) == "accept_letter:p1"


@pytest.mark.rule("SC-307")
@pytest.mark.parametrize(("amount", "says"), [(7, "accept"), (397, "decline")])
def test_answers_an_offer_of_any_amount(amount: int, says: str) -> None:
    mine = card("DEF", 4)
    terms = ["offer:done", "offer:done", f"ask_cash:{amount}", "offer:send"]
    table = given().crew(0, 12).squad(1, mine).crew(1, 12).cash(400, 0).stage("training").run(s.TRADE_WINDOW)
    table.aside(1, "letter:write", "offer_to:p0", f"give:{mine}", *terms)
    assert answer(table) == f"{says}_letter:p1"
    table = given(champion=1).crew(0, 12).squad(1, mine).crew(1, 12).cash(400, 0)
    table.stage("training").run(s.TRADE_WINDOW).play(1, "offer_to:p0", f"give:{mine}", *terms)
    assert answer(table) == f"answer:{says}"


# Deadline Day


def auction(player: str, *cash: int) -> Table:
    """Two squads of 16, the first one stronger."""
    return given().crew(1, 16, stars=1).crew(0, 16, stars=2).cash(*cash).deadline(0, player)


def test_opens_low_and_passes_what_is_too_dear() -> None:
    assert answer(auction(card("MID", 4), 100, 100)) == "open:0"
    assert answer(auction(card("MID", 4), 39, 100)) == "bid:pass"


def test_matches_with_the_stronger_squad_and_stands() -> None:
    table = auction(card("MID", 3), 100, 100).play(0, "open:0")
    assert answer(table, 1).startswith("raise:")  # a match would lose to the stronger squad
    table.play(1, "raise:1")
    assert answer(table) == "bid:match"
    table.play(0, "match")
    assert answer(table, 1).startswith("raise:")


def test_never_bids_above_its_valuation() -> None:
    table = auction(card("MID", 2), 100, 300).play(0, "open:0").play(1, "raise:20")
    assert answer(table) == "bid:pass"


def test_two_of_them_end_every_auction() -> None:
    table = auction(card("MID", 5), 150, 150)
    while (seat := table.g.next_seat()) >= 0:
        table.play(seat, answer(table, seat))
    assert table.events("auction_won")


# Unhappy players


def unhappy(cash: int) -> Table:
    """Seat 0 is Mid-table, seat 1 is Established and has a five-star player (SC-X51)."""
    table = (
        given(season=2, unhappy_players=1).crew(0, 12).squad(1, card("MID", 5), card("DEF", 1, 4)).crew(1, 11)
    )
    return table.cash(cash, 10).points(70, 50).run(s.UNHAPPY_PLAYERS)


@pytest.mark.rule("SC-254")
def test_bids_for_an_unhappy_player_only_with_much_money() -> None:
    assert answer(unhappy(80)) == "unhappy_bid:pass"
    assert answer(unhappy(300)) == f"unhappy_bid:{card('MID', 5)}"


@pytest.mark.rule("SC-265", "SC-266")
def test_asks_for_more_before_it_sells() -> None:
    table = unhappy(300).play(0, card("MID", 5))
    assert answer(table, 1) == "answer_bid:50"
    table.play(1, "50").play(0, "decline")
    assert answer(table, 1) == "final_answer:sell"
