"""Hiring Players and Staff, and the Jerseys of those who join (EL-103 to EL-118, EL-139, EL-140)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import THING, Table, given
from tests.games.eleven.ledger import ROWS
from tests.games.eleven.matchday import assignable, lay_out
from touchline.games.eleven import GAME
from touchline.games.eleven.cards import COST, THINGS
from touchline.games.eleven.rules.jerseys import bind

ROW = ("P05", "P06", "P07", "P09", "P11")
STAFF_ROW = ("S01", "S02", "S12", "S15", "S09")
ELEVEN = ("P05", "P06", "P07", "P08", "P14", "P18", "P17", "P26", "P20", "P29")  # numbers 2 to 11


def with_row(table: Table, name: str) -> Table:
    """A turn in which this Player lies in slot 3 beside Goalkeepers, and is hired."""
    row = [other for other in ("P01", "P02", "P03", "P04", "P35") if other != name][:4]
    return table.cash(0, 9).row("players", *row[:2], name, *row[2:]).turn(0).play(0, f"hire:{name}")


def bound(table: Table) -> list[str | None]:
    """The Players bound to u1, u2 and u3."""
    return [THINGS[card] if card >= 0 else None for card in table.g.bound[:3]]


def on_bench(table: Table) -> set[str]:
    """The Jerseys on the Bench."""
    return {jersey.jersey for jersey in table.view(0).clubs[0].jerseys if jersey.bench}


# The market


@pytest.mark.rule("EL-103")
def test_a_basic_hire_takes_a_player_of_the_three_slots_on_the_right() -> None:
    table = given().cash(0, 9).row("players", *ROW).turn(0)
    assert [option for option in table.options(0) if option.startswith("hire:P")] == [
        "hire:P07",
        "hire:P09",
        "hire:P11",
    ]
    assert table.why(0, "hire:P05") == table.why(0, "hire:P06") == "EL-103"
    scout = given().cash(0, 9).staff(0, "S28").row("players", *ROW).turn(0).play(0, "card_action:S28")
    assert scout.options(0) == ["effect_target:P07", "effect_target:P09", "effect_target:P11"]


@pytest.mark.rule("EL-104")
@pytest.mark.parametrize("name", ["P05", "P07", "P08", "P11"])
def test_a_player_costs_what_his_card_says(name: str) -> None:
    cost = int(ROWS[name][5])
    row = [other for other in ("P01", "P02", "P03", "P09") if other != name]
    table = given().cash(0, cost).row("players", *row[:2], name, *row[2:]).turn(0).play(0, f"hire:{name}")
    assert table.stock(0)["cash"] == 0
    assert THING[name] in table.g.squad[0]
    poor = given().cash(0, cost - 1).row("players", *row[:2], name, *row[2:]).turn(0)
    assert poor.why(0, f"hire:{name}") == "EL-104"


@pytest.mark.rule("EL-104")
def test_regular_players_cost_one_to_four() -> None:
    assert {COST[card] for card in range(THING["P36"] + 1)} == {1, 2, 3, 4}


@pytest.mark.rule("EL-105")
@pytest.mark.parametrize(
    ("name", "after"),
    [
        ("P07", ["P33", "P05", "P06", "P09", "P11"]),
        ("P09", ["P33", "P05", "P06", "P07", "P11"]),
        ("P11", ["P33", "P05", "P06", "P07", "P09"]),
    ],
)
def test_cards_to_the_left_shift_and_the_top_card_fills_slot_one(name: str, after: list[str]) -> None:
    table = given().cash(0, 9).row("players", *ROW).top("P33").turn(0).play(0, f"hire:{name}")
    assert table.view(0).players == after


@pytest.mark.rule("EL-105")
def test_all_rows_shift() -> None:
    table = given().cash(0, 9).row("staff", *STAFF_ROW).top("S22").turn(0).play(0, "hire:S15")
    assert table.view(0).staff == ["S22", "S01", "S02", "S12", "S09"]
    scout = given().cash(0, 9).staff(0, "S27").row("players", *ROW).top("P33").turn(0)
    scout.play(0, "card_action:S27", "P05")
    assert scout.view(0).players == ["P33", "P06", "P07", "P09", "P11"]


@pytest.mark.rule("EL-106")
def test_only_the_top_youngster_can_be_hired() -> None:
    table = given().cash(0, 3).top("Y03", "Y07").turn(0)
    assert [option for option in table.options(0) if option.startswith("hire:Y")] == ["hire:Y07"]
    assert table.why(0, "hire:Y03") == "EL-106"
    table.play(0, "hire:Y07").until()
    assert table.stock(0)["cash"] == 2
    assert table.view(0).youngster == "Y03"
    assert given().top("Y07").turn(0).why(0, "hire:Y07") == "EL-106"


@pytest.mark.rule("EL-107")
def test_veterans_cannot_be_hired() -> None:
    table = given().cash(0, 20).top("V01").turn(0)
    assert not [option for option in table.options(0) if option.startswith("hire:V")]
    assert table.why(0, "hire:V01") == "EL-107"
    effect = given().cash(0, 2).top("V02").meeting(0, "BM19", "blue")  # veterans(draw 1, …)
    assert effect.g.squad[0] == [THING["V02"]]


@pytest.mark.rule("EL-108")
def test_the_trained_side_is_for_the_owner_to_see() -> None:
    table = given().cash(0, 9).row("players", *ROW).turn(0)
    for seat in (0, 1, -1):
        assert table.view(seat).trained_known == []
    table.play(0, "hire:P07")
    assert table.view(0).trained_known == ["P07"]
    assert table.view(1).trained_known == table.view(-1).trained_known == []


# Jerseys


@pytest.mark.rule("EL-109")
def test_the_jersey_of_a_hired_player_shows_his_task() -> None:
    turned = with_row(given(), "P09")  # 2 attacks; it showed the defence side
    assert turned.pitch(0)["j2"] == "a"
    kept = with_row(given(), "P05")  # 2 defends
    assert kept.pitch(0)["j2"] == "d"
    down = with_row(given(), "P34")  # 11 defends; it showed the attack side
    assert down.pitch(0)["j11"] == "d"


@pytest.mark.rule("EL-110")
def test_no_other_jersey_is_flipped() -> None:
    table = given().squad(0, "P12").jersey(0, "j4", "a").jersey(0, "j9", "d")
    before = table.pitch(0)
    with_row(table, "P09")
    assert {name for name, side in table.pitch(0).items() if side != before[name]} == {"j2"}
    before = table.pitch(0)
    table.cash(0, 9).turn(0, "wed").play(0, "sell:P12")
    table.turn(0, "thu").play(0, "build:store").production()
    assert table.pitch(0) == before


@pytest.mark.rule("EL-111")
def test_a_jersey_from_the_bench_replaces_a_plain_one_of_the_owners_choice() -> None:
    table = given().squad(0, "V05", "Y09").dressed(0)  # u1 plays for 11; 7 belongs to V05
    assert on_bench(table) == {"j11", "u2", "u3"}
    with_row(table, "P34")  # 11 defends
    assert table.asked(0) == "jersey_swap"
    plain = ["j10", "j9", "j8", "j6", "j5", "j4", "j3", "j2"]
    assert table.options(0) == [f"jersey_swap:{name}" for name in plain]
    assert table.why(0, "jersey_swap:j7") == table.why(0, "jersey_swap:u1") == "EL-111"
    before = table.pitch(0)
    table.play(0, "j4")
    assert on_bench(table) == {"j4", "u2", "u3"}
    del before["j4"]
    assert table.pitch(0) == before | {"j11": "d"}


@pytest.mark.rule("EL-111")
def test_jerseys_without_a_number_on_the_same_side_are_one_choice() -> None:
    table = given().jersey(0, "u1", "a", bench=False).jersey(0, "u2", "a", bench=False)
    table.jersey(0, "u3", "d", bench=False)
    for name in ("j9", "j10", "j11"):
        table.jersey(0, name, bench=True)
    with_row(table, "P34")  # 11
    names = ["u3", "u2", "j8", "j7", "j6", "j5", "j4", "j3", "j2"]
    assert table.options(0) == [f"jersey_swap:{name}" for name in names]
    assert table.why(0, "jersey_swap:u1") == "EL-111"
    assert on_bench(table.play(0, "u2")) == {"u2", "j9", "j10"}


@pytest.mark.rule("EL-111")
@pytest.mark.parametrize(
    ("jersey", "reason"),
    [
        ("j7", "that Jersey belongs to one of your Player cards"),
        ("u2", "that Jersey is on the Bench"),
    ],
)
def test_a_jersey_that_cannot_go_to_the_bench_is_refused_with_the_true_reason(
    jersey: str, reason: str
) -> None:
    table = with_row(given().squad(0, "V05", "Y09").dressed(0), "P34")
    option = GAME.codec.number(f"jersey_swap:{jersey}")
    assert GAME.why(table.g, 0, option) == ("EL-111", reason)  # type: ignore[arg-type]


@pytest.mark.rule("EL-366", "EL-057")
def test_the_caretaker_benches_the_jersey_that_setup_would_take() -> None:
    table = with_row(given().squad(0, "V05", "Y09").dressed(0), "P34")
    assert GAME.codec.text(GAME.caretaker(table.g, 0)) == "jersey_swap:j10"


@pytest.mark.rule("EL-112")
def test_high_numbers_and_untrained_youngsters_use_unnumbered_jerseys() -> None:
    table = with_row(given(), "P24")  # 44, defends
    table.play(0, table.options(0)[0])
    assert table.pitch(0)["u1"] == "d"
    assert bound(table) == ["P24", None, None]
    young = given().cash(0, 1).top("Y07").turn(0).play(0, "hire:Y07")
    young.play(0, young.options(0)[0])
    assert young.pitch(0)["u1"] == "a"
    assert bound(young) == ["Y07", None, None]


def test_a_jersey_without_a_number_is_named_in_words() -> None:
    table = with_row(given(), "P24")
    assert GAME.prompt(table.g, 0).question == "Which Jersey goes to the Bench for a Jersey without a number?"
    numbered = with_row(given().jersey(0, "j5", bench=True).jersey(0, "u1", bench=False), "P11")
    assert GAME.prompt(numbered.g, 0).question == "Which Jersey goes to the Bench for Jersey 5?"
    assert "Jersey without a number goes to the Bench" in {
        GAME.label(numbered.g, 0, option).label for option in GAME.rules.options(numbered.g, 0)
    }


@pytest.mark.rule("EL-113")
def test_a_fourth_player_without_a_number_shares_the_unnumbered_jerseys() -> None:
    table = given().squad(0, "Y07", "Y09", "Y11").dressed(0).resource(0, fitness=4)
    before = table.pitch(0)
    with_row(table, "P24")
    assert table.asked(0) is None
    assert table.pitch(0) == before
    assert bound(table) == ["Y07", "Y09", "Y11"]
    lay_out(table, "TB1:3-5-2")
    assert "P24@CM" in assignable(table)


@pytest.mark.rule("EL-114")
def test_the_first_free_unnumbered_jersey_is_bound_until_it_is_freed() -> None:
    table = given().squad(0, "Y07", "Y05", "Y11").dressed(0).staff(0, "F1", only=True)
    assert bound(table) == ["Y07", "Y05", "Y11"]
    table.resource(0, fitness=2).turn(0).play(0, "card_action:F1", "Y07")  # he wears 8 now
    assert bound(table) == [None, "Y05", "Y11"]
    table.turn(0, "wed").play(0, "sell:Y11")
    assert bound(table) == [None, "Y05", None]
    with_row(table, "P24").until()
    assert bound(table) == ["P24", "Y05", None]


@pytest.mark.rule("EL-114")
def test_every_club_binds_jerseys_of_its_own() -> None:
    table = given(3).squad(0, "Y07").squad(1, "Y05", "Y11").squad(2, "Y09")
    for seat in range(3):
        table.dressed(seat)
    wanted = ["Y07", None, None, "Y05", "Y11", None, "Y09", None, None]
    assert table.g.bound == [-1 if name is None else THING[name] for name in wanted]


@pytest.mark.rule("EL-114", "EL-112")
def test_whoever_is_bound_brings_the_unnumbered_jersey_of_the_own_club_off_the_bench() -> None:
    table = given(2).squad(1, "Y05").dressed(1)
    assert [bind(table.g, 1, THING[name]) for name in ("Y07", "Y09", "Y11")] == [11, 12, -1]
    assert table.g.bound == [-1, -1, -1, THING["Y05"], THING["Y07"], THING["Y09"]]


@pytest.mark.rule("EL-114")
def test_training_to_a_high_number_frees_nothing() -> None:
    table = given().squad(0, "Y05").dressed(0).staff(0, "F1", only=True).resource(0, fitness=1)
    table.turn(0).play(0, "card_action:F1")
    assert table.is_trained("Y05")
    assert bound(table) == ["Y05", None, None]


@pytest.mark.rule("EL-115")
def test_no_swap_when_every_jersey_on_the_pitch_belongs_to_a_player() -> None:
    table = given().squad(0, *ELEVEN).dressed(0)
    before = table.pitch(0)
    with_row(table, "P28")
    assert table.asked(0) is None
    assert table.pitch(0) == before
    assert on_bench(table) == {"u1", "u2", "u3"}
    assert THING["P28"] in table.g.squad[0]


@pytest.mark.rule("EL-116")
def test_two_of_a_number_can_be_owned_but_not_play_together() -> None:
    table = with_row(given().squad(0, "P16", "P07").dressed(0), "P23")
    assert {THINGS[card] for card in table.g.squad[0]} == {"P16", "P07", "P23"}
    lay_out(table.resource(0, fitness=3), "TB1:3-5-2")
    table.play(0, "P16@CM")
    assert not [option for option in assignable(table) if option.startswith("P23")]
    assert table.why(0, "P23@CM") == "EL-185"


@pytest.mark.rule("EL-117")
def test_a_goalkeeper_moves_no_jersey() -> None:
    table = given().dressed(0)
    before = table.view(0).clubs[0].jerseys
    with_row(table, "P03")
    assert table.asked(0) is None
    assert table.view(0).clubs[0].jerseys == before


@pytest.mark.rule("EL-118")
def test_a_club_may_own_any_number_of_players() -> None:
    table = given().cash(0, 99)
    for number in range(5, 31):
        table.player(0, f"P{number:02}")
    for number in range(1, 18):
        table.player(0, f"Y{number:02}")
    table.turn(0).play(0, "hire:Y18").until()
    assert len(table.g.squad[0]) == 44
    assert table.view().clubs[0].maintenance[0] == 44
    assert table.upkeep_cost(0) == 22 + 1


# Staff


@pytest.mark.rule("EL-139")
def test_a_basic_hire_takes_staff_of_the_three_slots_on_the_right() -> None:
    table = given().cash(0, 9).row("staff", *STAFF_ROW).turn(0)
    assert [option for option in table.options(0) if option.startswith("hire:S")] == [
        "hire:S12",
        "hire:S15",
        "hire:S09",
    ]
    assert table.why(0, "hire:S01") == table.why(0, "hire:S02") == "EL-139"
    effect = given().cash(0, 9).row("staff", *STAFF_ROW).meeting(0, "BM10", "red")  # slots 1–5
    assert {f"bm_target:{name}" for name in STAFF_ROW} <= set(effect.options(0))


@pytest.mark.rule("EL-140")
@pytest.mark.parametrize(("name", "cost"), [("S15", 2), ("S12", 3), ("S22", 4), ("S30", 5)])
def test_staff_costs_what_the_card_says_and_joins_the_club(name: str, cost: int) -> None:
    row = ["S01", "S02", name, "S06", "S10"]
    table = given().cash(0, cost).row("staff", *row).turn(0).play(0, f"hire:{name}")
    assert table.stock(0)["cash"] == 0
    assert table.view(1).clubs[0].staff[-1].card == name
    poor = given().cash(0, cost - 1).row("staff", *row).turn(0)
    assert poor.why(0, f"hire:{name}") == "EL-140"
