"""The greedy manager: sensible in small situations, legal always, quick, far better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.given import moments
from tests.games.greedy import (
    among_themselves,
    answer as answer_of,
    check_fair,
    check_legal,
    goes_on,
    taken_over,
)
from tests.games.time_of_soccer.given import GAME, THING, Table, given
from touchline.bots.arena import play_game
from touchline.bots.minds import mind
from touchline.games.time_of_soccer.bot import NOTHING, against, greedy
from touchline.games.time_of_soccer.cards import THINGS
from touchline.games.time_of_soccer.driving import best_way, denied, distances, races, space_of, stops, today
from touchline.games.time_of_soccer.eleven import SHREWD, elevens
from touchline.games.time_of_soccer.odds import Side, certain, goals, match_odds, rolled
from touchline.games.time_of_soccer.press import side_of, weekend_rival
from touchline.games.time_of_soccer.rules.club import weekly_expenses, weekly_income
from touchline.games.time_of_soccer.rules.levels import eleven
from touchline.games.time_of_soccer.rules.lineup import FOR_POINTS, best_line_up
from touchline.games.time_of_soccer.state import TUESDAY
from touchline.games.time_of_soccer.valuation import Outlook

EVERYTHING: dict[str, Any] = {
    "fatigue": True,
    "secondary_market": True,
    "unique_starters": True,
    "neutral_level": 4,
    "clash_level": 5,
}
VARIANTS: list[dict[str, Any]] = [
    {},
    {"fatigue": True},
    {"no_random": True},
    {"secondary_market": True},
    {"unique_starters": True},
    {"absent_rivals": True},
    {"free_traffic.0": True, "handicap.0": 3},
    {"neutral_level": 6, "clash_level": 1},
    EVERYTHING,
    EVERYTHING | {"no_random": True},
]


def answer(table: Table, seat: int = 0) -> str:
    """What the bot answers."""
    return answer_of(greedy, table, seat)


def driven(table: Table, seat: int = 0) -> list[str]:
    """What the bot does in a market turn."""
    return goes_on(greedy, table, seat, "market_step")


# Strength


def test_four_of_them_score_like_managers_who_know_the_game() -> None:
    scores = [score for seed in range(5) for score in play_game(GAME.id, ["greedy"] * 4, seed).scores]
    assert 25 < sum(scores) / len(scores) < 50


# Legality: the arena refuses an answer that was not among the options


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "+".join(options) or "usual")
def test_every_answer_is_legal(seats: int, options: dict[str, Any]) -> None:
    check_legal(GAME, seats, {} if "absent_rivals" in options and seats in (1, 4) else options)


def test_takes_over_in_the_middle_of_anything() -> None:
    assert taken_over(GAME, greedy, seeds=[5])


# Fairness


@pytest.mark.rule("TS-331")
def test_order_of_the_decks_does_not_change_its_mind() -> None:
    check_fair(GAME, greedy, every=5)


# Whole games: quick, always with the best eleven, never far in the red


def test_is_quick_fields_its_best_eleven_and_keeps_its_books_in_order() -> None:
    def keeps_books(g: Any, seat: int) -> None:
        assert weekly_income(g, seat) - weekly_expenses(g, seat) >= -5

    g, _ = among_themselves(GAME, greedy, 4, {"fatigue": True}, keeps_books)
    for seat in range(4):
        best = best_line_up(g.squad[seat], g.managers[seat], FOR_POINTS)
        assert [g.principal[seat], *eleven(g, seat)] == best
        assert g.line_up[11 * seat : 11 * seat + 11].count(-1) <= 2


# The market


def test_one_way_streets_have_the_distances_of_the_ledger() -> None:
    moves = [away for row in distances(False) for away in row]
    assert max(moves) == 11  # TS-300
    assert round(sum(moves) / (40 * 39), 1) == 5.4
    assert max(away for row in distances(True) for away in row) < 11


def test_drives_to_a_tile_and_buys_it() -> None:
    table = given(2).cash(0, 9).car(0, "H00").market({1: "F119"}).turn(0)  # blue side
    done = driven(table)
    assert done[-1] == "park:1"
    assert THING["F119"] in table.g.squad[0]
    assert [step.partition(":")[0] for step in done[:-1]] == ["move"] * (len(done) - 1)


def test_prefers_more_level_for_the_money() -> None:
    table = given(2).cash(0, 9).field(0, gk="F101").car(0, "H00").market({1: "F102", 2: "F120"})
    for day in ("tue", "thu", "fri"):
        driven(table.turn(0, day))
    assert table.names(table.g.squad[0]) == ["F101", "F120"]  # it has a goalkeeper


def test_stays_at_home_when_nothing_is_worth_it() -> None:
    table = given(2).cash(0, 9).field(0, gk="F202").car(0, "H00").market({1: "F102"}).turn(0)
    assert driven(table) == ["end:turn"]


def test_does_not_hire_what_it_cannot_pay_until_the_end() -> None:
    table = given(2).cash(0, 7).fans(0, 3).field(0, gk="F101").market({1: "F119"}).turn(0)
    assert driven(table) == ["end:turn"]


def test_forces_a_tile_that_will_be_gone() -> None:
    table = given(2).cash(0, 30).staff(0, "E301").car(0, "H10").market({5: "F117"}, old=(5,))
    assert driven(table.turn(0, "sat")) == ["force:5"]  # its parking, V01, is too far away


@pytest.mark.parametrize(
    ("week", "tile", "face", "expected"), [(1, "F117", 1, "buy"), (9, "F105", 3, "decline")]
)
def test_buys_a_forced_tile_only_at_a_fair_price(week: int, tile: str, face: int, expected: str) -> None:
    table = given(2, week=week).cash(0, 30).field(0, cbl="F305", cbr="F304").car(0, "H11")
    table.market({6: tile}).turn(0)
    table.dice(face).play(0, "force:6")
    assert answer(table) == f"force_buy:{expected}"


def test_takes_a_better_contract_for_nothing() -> None:
    table = given(2).staff(0, "A101").car(0, "H00").market({1: "A202"}).turn(0)
    driven(table)
    assert THINGS[table.g.advertising[0]] == "A202"


def test_dismisses_whoever_is_missed_least() -> None:
    table = given(2, week=9).cash(0, 20).managers(0, "M101", "M102", "M302").field(0, stl="F119")
    table.parking(0, 1, "M402").turn(0).play(0, "park:1")
    assert answer(table) == "dismiss:M102"


def test_sells_the_one_who_only_costs_his_salary() -> None:
    table = given(2).field(0, cml="F113", cmr="F213", rm="F117").bench(0, "F115")
    table.parking(0, 1, "L102").turn(0).play(0, "park:1")
    assert answer(table) == "sell_which:F115"


# Line-up and match


def test_line_up_is_edited_until_it_is_the_best() -> None:
    table = given(2).bench(0, "F101", "F119", "F120").match("blue", "black")
    while table.asked(0) in ("align", "align_principal", "align_position"):
        table.play(0, answer(table))
    fielded = eleven(table.g, 0)
    assert {"F101", "F119", "F120"} <= set(table.names(fielded))


def test_line_up_that_is_best_is_kept() -> None:
    table = given(2).field(0, gk="F101").match("blue", "black")
    assert answer(table) == "align:keep"


def test_a_place_in_the_best_eleven_or_the_bench() -> None:
    table = given(2).cash(0, 9).parking(0, 1, "F101").turn(0).play(0, "park:1")
    assert answer(table) == "place_tile:gk"
    table = given(2).cash(0, 9).field(0, gk="F101").parking(0, 1, "F102").turn(0).play(0, "park:1")
    assert answer(table) == "place_tile:bench"


@pytest.mark.parametrize(("dice", "expected"), [([1] * 6, "reroll"), ([6] * 6, "keep")])
def test_repeats_a_bad_roll_and_keeps_a_good_one(dice: list[int], expected: str) -> None:
    table = given(2).strength(1, 4, 4).match("black", "red")
    table.dice(*dice).play(1, "keep")
    assert answer(table, 1) == f"reroll:{expected}"


def test_recovers_from_fatigue_before_it_stores_energy() -> None:
    table = given(2, fatigue=1).legs(0, 0, -2).legs(1, 0, 0).start("recovery")
    assert answer(table) == "recover:0-2"


def test_spares_its_legs_until_the_last_match() -> None:
    early = given(2, week=3, fatigue=1).legs(0, -2, 0).strength(0, 5, 5).match("blue", "black")
    late = given(2, week=10, fatigue=1).legs(0, -2, 0).strength(0, 5, 5).match("blue", "black")
    assert answer(early.play(0, "keep")) != "team_kind:starting"
    assert answer(late.play(0, "keep")) == "team_kind:starting"


# Odds


def test_odds_of_a_roll_add_up() -> None:
    for level in range(11):
        for dice in (5, 6):
            for neutral in (False, True):
                assert sum(rolled(level, dice, neutral)) == pytest.approx(1)


def test_odds_agree_with_the_chance_check_of_the_ledger() -> None:
    mean = [sum(n * p for n, p in enumerate(rolled(level, 6, False))) for level in (0, 10)]
    assert [round(shots, 2) for shots in mean] == [0.75, 7.35]
    for level in range(10):
        equal = match_odds(Side(level, level, False), Side(level, level, False))
        stronger = match_odds(Side(level + 1, level + 1, False), Side(level, level, False))
        assert 0.34 <= round(equal.draw, 2) <= 0.52
        assert equal.win == pytest.approx(equal.loss)
        assert 0.40 <= round(stronger.win, 2) <= 0.57


def test_odds_without_dice_are_certain() -> None:
    odds = match_odds(Side(6, 5, False), Side(4, 4, True), no_random=True)
    assert (odds.win, odds.clean_sheet, odds.scores_2) == (1, 1, 1)
    assert goals(certain(4), certain(6)) == certain(0)


# The experienced


@pytest.mark.parametrize(("cash", "counts"), [(30, True), (0, False)])
def test_the_experienced_count_what_a_rival_would_lose(cash: int, counts: bool) -> None:
    table = given(2).cash(1, cash).fans(1, 20).market({1: "F119"}).turn(0)
    tile = THING["F119"]
    assert (denied(Outlook(table.g, 0, SHREWD), tile, TUESDAY) > 0) is counts
    assert denied(Outlook(table.g, 0), tile, TUESDAY) == 0.0


def test_the_experienced_know_which_tile_a_rival_will_have_first() -> None:
    table = given(2).cash(0, 30).cash(1, 30).fans(0, 20).fans(1, 20).car(0, "H00").car(1, "H00")
    table.market({1: "F119"}).turn(0)
    mind = Outlook(table.g, 0, SHREWD)
    space = table.g.market.index(THING["F119"])
    gone = races(mind)[space]
    assert gone > TUESDAY  # the rival moves after this club
    assert races(Outlook(table.g, 1, SHREWD))[space] == gone


def test_the_experienced_field_the_eleven_with_the_best_odds() -> None:
    asked = [(g.clone(), seat) for g, seat in moments(GAME, 2) if GAME.question(g, seat) == "align"]
    g, seat = asked[len(asked) // 2]
    mind = Outlook(g, seat, SHREWD)
    rival = side_of(g, weekend_rival(g, seat))
    fielded = against(mind, rival)
    found = elevens(tuple(g.squad[seat]), tuple(g.managers[seat]))
    chances = {team: match_odds(Side(*levels, False), rival, False) for levels, team in found.items()}
    assert all(
        3 * chances[fielded].win + chances[fielded].draw >= 3 * odds.win + odds.draw
        for odds in chances.values()
    )


def markets(seats: int = 2) -> list[tuple[Any, int]]:
    """Some market turns of a game, with who drives."""
    steps = [(g.clone(), seat) for g, seat in moments(GAME, seats) if GAME.question(g, seat) == "market_step"]
    return steps[::40]


def test_the_first_tile_to_go_for_is_the_one_that_experience_says() -> None:
    legend = mind(GAME)
    for g, seat in markets():
        shrewd = Outlook(g, seat, SHREWD)
        way = best_way(shrewd, today(shrewd))
        first, *others = legend.styles(g, seat)
        assert first == (space_of(way) if way else NOTHING)
        assert first not in others
        options = GAME.rules.options(g, seat)
        assert all(legend.in_style(g, seat, style, options) in options for style in (first, *others))


def test_what_was_noted_of_a_market_is_forgotten_when_a_tile_or_money_changes_hands() -> None:
    g, seat = next((g, seat) for g, seat in markets() if stops(Outlook(g, seat, SHREWD), TUESDAY))
    noted = stops(Outlook(g, seat, SHREWD), TUESDAY)
    assert stops(Outlook(g, seat, SHREWD), TUESDAY) is noted
    g.market[noted[0].space] = -1
    left = stops(Outlook(g, seat, SHREWD), TUESDAY)
    assert noted[0].space not in [side.space for side in left]
    g.cash[seat] = 0
    assert stops(Outlook(g, seat, SHREWD), TUESDAY) is not left
    assert stops(Outlook(g.clone(), seat, SHREWD), TUESDAY) is not noted
