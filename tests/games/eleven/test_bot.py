"""The greedy manager: sensible in small situations, legal always, quick, far better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.eleven.given import THING, Table, fresh, given
from tests.games.greedy import (
    among_themselves,
    answer as answer_of,
    check_fair,
    check_legal,
    goes_on,
    taken_over,
)
from touchline.games.eleven import GAME
from touchline.games.eleven.bot import EASE, director, greedy
from touchline.games.eleven.cards import OBJECTIVE
from touchline.games.eleven.state import FRIDAY
from touchline.games.eleven.valuation import Outlook, worth

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    *[(1, {"scenario": scenario}) for scenario in range(7)],
    (2, {"division": 2}),
    (3, {"division": 1, "step_by_step_friday": True}),
    (4, {"player_transfers": True}),
]


def answer(table: Table, seat: int = 0, luck: int = 1) -> str:
    """What the bot answers."""
    return answer_of(greedy, table, seat, luck)


# Whole games among themselves: quick, of a reasonable length, with scores as the ledger expects


@pytest.mark.parametrize(("seats", "most"), [(1, 200), (2, 400), (4, 800)])
def test_their_games_are_quick_and_lead_to_good_clubs(seats: int, most: int) -> None:
    g, decisions = among_themselves(GAME, greedy, seats)
    assert decisions < most
    scores = [score.total for score in GAME.scores(g)]
    assert min(scores) > 15
    assert max(scores) > 30


# Legality: the arena refuses an answer that was not among the options


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_every_answer_is_legal(seats: int, options: dict[str, Any]) -> None:
    check_legal(GAME, seats, options)


def test_takes_over_in_the_middle_of_anything() -> None:
    asked = taken_over(GAME, greedy, seeds=range(2), every=2)
    assert asked >= {"formation", "row_shape", "assign_player", "place_plain", "bm_reroll", "basic_action"}


# Fairness


@pytest.mark.rule("EL-368", "EL-369", "EL-370", "EL-374")
def test_what_it_cannot_know_does_not_change_its_mind() -> None:
    check_fair(GAME, greedy, every=9)


@pytest.mark.rule("EL-372")
def test_trained_sides_in_the_market_do_not_change_its_mind() -> None:
    plain = given().cash(0, 2).squad(0, "P19")  # trained, P19 gains an effect
    better = given().cash(0, 2).squad(0, "P24")  # trained, P24 is stronger
    assert worth(plain.g, 0) == worth(better.g, 0)


# Setup and Monday


def test_prefers_directors_who_do_something() -> None:
    table = fresh(2)
    value = director(Outlook(table.g, 0))
    figures = [value(THING[name] << 8) for name in ("D04", "D05", "D11")]  # ops, fans and cash, fans for cash
    assert figures == sorted(figures, reverse=True)
    best = max(table.options(0), key=lambda text: value(THING[text.partition(":")[2]] << 8))
    assert answer(table) == best


def test_keeps_the_objective_that_suits_it() -> None:
    table = fresh(2)
    while table.asked(0) != "keep_objective":
        seat = table.g.next_seat()
        table.play(seat, table.options(seat)[0])
    ease = {text: EASE[THING[text.partition(":")[2]] - OBJECTIVE] for text in table.options(0)}
    assert ease[answer(table)] == max(ease.values())


@pytest.mark.rule("EL-076", "EL-083")
@pytest.mark.parametrize(("face", "expected"), [(2, "reroll"), (1, "keep")])
def test_rerolls_for_free_what_is_worse_than_usual(face: int, expected: str) -> None:
    table = given().directors(0, "D11", "D05", "D01").resource(0, fans=5, cash=3)
    table.top("BM07").dice(face, 1).board()  # yellow −2 cash, red −2 fans, and fans it has to spare
    assert answer(table) == f"bm_reroll:{expected}"


# The action days


def test_takes_the_money_of_a_sponsor_when_it_has_none() -> None:
    table = given().row("sponsors", "SP01", "SP02", "SP03", "SP05", "SP07").cash(0, 0).turn(0)
    assert answer(table).partition(":")[0] in ("one_off", "adboard", "kit")


def test_climbs_the_office_with_its_last_money() -> None:
    table = given(week=6).office(0, 2).cash(0, 5).turn(0, "thu")
    assert answer(table) == "build:office"


def test_does_not_spend_on_production_that_never_comes() -> None:
    table = given(week=6).cash(0, 3).office(0, 5).turn(0, "thu")
    assert answer(table) not in ("build:store", "build:training_ground", "build:directors_office")


def test_trains_whom_training_makes_stronger() -> None:
    table = given().staff(0, "F3", only=True).player(0, "P07").player(0, "P10").cash(0, 1).resource(0, ops=2)
    table.turn(0).play(0, "card_action:F3")
    assert answer(table).endswith(":P07")  # 2 to 3; the other stays at 2


def test_ends_its_turn_when_nothing_helps() -> None:
    table = given(week=6).cash(0, 2).resource(0, ops=2).staff(0, "S18", only=True)
    table.directors(0, "D05", "D06", "D07").turn(0, "thu")
    table.play(0, "pass_basic:pass")
    assert table.options(0) == ["end_turn:end_turn", "paid_action:S18"]  # fans for Mondays that never come
    assert answer(table) == "end_turn:end_turn"


@pytest.mark.rule("EL-334")
@pytest.mark.parametrize(("price", "expected"), [("4", "decline"), ("5", "accept")])
def test_sells_to_another_club_only_above_the_normal_price(price: str, expected: str) -> None:
    table = given(player_transfers=1).squad(1, "P07").cash(0, 9).turn(0)  # strength 2: the bank pays 4
    table.play(0, "offer_for:P07", f"offer:{price}")
    assert answer(table, 1) == f"offer_reply:{expected}"


# Matchday


def test_fields_its_keeper_and_its_strongest_players() -> None:
    table = given().squad(0, "P11", "P27", "P17", "P03").dressed(0).resource(0, fitness=4, fans=2)
    table.opponent(0, "T01-1").match(0)
    done = goes_on(
        greedy,
        table,
        0,
        "formation",
        "row_shape",
        "assign_player",
        "swap_out",
        "fund_effect",
        "place_plain",
        "confirm_lineup",
    )
    assert done[-1] == "confirm_lineup:confirm"
    assert {text.split(":")[1].split("@")[0] for text in done if text.startswith("assign_player:P")} == {
        "P11",
        "P27",
        "P17",
        "P03",
    }
    assert answer(table) == "stands:2"


def test_finishes_a_line_up_that_was_begun() -> None:
    table = given().squad(0, "P11", "P27").dressed(0).resource(0, fitness=2, fans=0)
    table.opponent(0, "T01-1").match(0)
    table.play(0, table.options(0)[-1])
    done = goes_on(
        greedy, table, 0, "row_shape", "assign_player", "swap_out", "place_plain", "confirm_lineup"
    )
    assert done[-1] == "confirm_lineup:confirm"


# Worth


def test_a_club_is_worth_more_with_more_of_everything() -> None:
    def club(**changes: int) -> float:
        return worth(given().resource(0, **changes).turn(0).g, 0)

    assert club(cash=3) > club(cash=1)
    assert club(fans=2) > club(fans=0)
    assert club(ops=2) > club(ops=0)


def test_a_second_goalkeeper_is_worth_little() -> None:
    none = given().resource(0, fitness=3).turn(0)
    one = given().squad(0, "P03").resource(0, fitness=3).turn(0)
    two = given().squad(0, "P03", "P02").resource(0, fitness=3).turn(0)
    assert worth(one.g, 0) - worth(none.g, 0) > 2 * (worth(two.g, 0) - worth(one.g, 0))


def test_cash_is_worth_nothing_after_the_last_action() -> None:
    rich = given(week=6).cash(0, 20).objective(0, "O01")
    poor = given(week=6).cash(0, 0).objective(0, "O01")
    for table in (rich, poor):
        table.g.day = FRIDAY
    assert worth(rich.g, 0) == worth(poor.g, 0)
