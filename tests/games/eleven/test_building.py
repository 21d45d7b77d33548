"""Infrastructure tokens and the Office track (EL-157 to EL-167)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import Table, given
from touchline.games.eleven.cards import INFRASTRUCTURE_NAMES

GENERAL = ["lighting", "store", "directors_office", "training_ground"]
MARKED = ["stand_3", "stand_4", "adboard_3"]


def buildable(table: Table, seat: int = 0) -> list[str]:
    """What the club may build in its turn."""
    return [option[6:] for option in table.options(seat) if option.startswith("build:")]


@pytest.mark.rule("EL-157")
@pytest.mark.parametrize("kind", INFRASTRUCTURE_NAMES)
def test_every_token_costs_three(kind: str) -> None:
    assert given().cash(0, 2).turn(0).why(0, f"build:{kind}") == "EL-157"
    table = given().cash(0, 4).turn(0).play(0, f"build:{kind}")
    assert table.stock(0)["cash"] == 1
    assert table.view().clubs[0].built[kind] == 1


@pytest.mark.rule("EL-158")
def test_marked_spaces_and_general_spaces_are_apart() -> None:
    assert buildable(given().cash(0, 3).built(0, lighting=2, store=2).turn(0)) == [*MARKED, "office"]
    full = given().cash(0, 3).built(0, stand_3=1, stand_4=1, adboard_3=1).turn(0)
    assert buildable(full) == [*GENERAL, "office"]


@pytest.mark.rule("EL-159")
def test_seven_tokens_at_most() -> None:
    six = (
        given().cash(0, 3).built(0, lighting=1, store=1, training_ground=1, stand_3=1, stand_4=1, adboard_3=1)
    )
    assert buildable(six.turn(0)) == [*GENERAL, "office"]
    six.play(0, "build:store")
    assert sum(six.view().clubs[0].built.values()) == 7
    seven = (
        given().cash(0, 9).built(0, lighting=1, store=2, training_ground=1, stand_3=1, stand_4=1, adboard_3=1)
    )
    assert buildable(seven.turn(0)) == ["office"]
    assert seven.why(0, "build:lighting") == "EL-159"


@pytest.mark.rule("EL-160")
@pytest.mark.parametrize("kind", GENERAL)
def test_general_kinds_in_several_copies(kind: str) -> None:
    assert kind in buildable(given().cash(0, 3).built(0, **{kind: 3}).turn(0))


@pytest.mark.rule("EL-160")
def test_general_kinds_share_four_spaces_however_they_are_mixed() -> None:
    one_of_each = given(3).cash(2, 3).built(2, **dict.fromkeys(GENERAL, 1)).turn(2)
    assert not set(GENERAL) & set(buildable(one_of_each, 2))
    assert one_of_each.why(2, f"build:{GENERAL[0]}") == "EL-159"


@pytest.mark.rule("EL-160")
@pytest.mark.parametrize("kind", MARKED)
def test_marked_kinds_once(kind: str) -> None:
    table = given().cash(0, 3).built(0, **{kind: 1}).turn(0)
    assert kind not in buildable(table)
    assert table.why(0, f"build:{kind}") == "EL-160"


@pytest.mark.rule("EL-161")
def test_stand_4_before_stand_3() -> None:
    table = given().cash(0, 3).turn(0).play(0, "build:stand_4")
    assert table.view().clubs[0].built == dict.fromkeys(INFRASTRUCTURE_NAMES, 0) | {"stand_4": 1}


@pytest.mark.rule("EL-162")
def test_tokens_stay_even_if_upkeep_cannot_be_paid() -> None:
    table = given().built(0, lighting=4, stand_3=1, stand_4=1, adboard_3=1)
    before = table.view().clubs[0].built
    table.end_of_week().caretake()
    assert table.events("suspended")
    assert table.view().clubs[0].built == before


@pytest.mark.rule("EL-163")
def test_lighting_gives_its_bonus_when_it_is_built() -> None:
    table = given().cash(0, 3).turn(0).play(0, "build:lighting")
    assert table.stats(0)["fans"] == 3
    table.production().production()
    assert table.stats(0)["fans"] == 3


@pytest.mark.rule("EL-163")
def test_a_stand_can_be_filled_from_then_on() -> None:
    table = given().cash(0, 3).resource(0, fans=4).turn(0).play(0, "build:stand_3")
    assert table.match(0).until("stands").options(0)[-1] == "stands:3"


@pytest.mark.rule("EL-163")
@pytest.mark.parametrize(
    ("kind", "what", "more"),
    [("store", "cash", 2), ("directors_office", "ops", 1), ("training_ground", "fitness", 1)],
)
def test_production_tokens_give_in_every_production(kind: str, what: str, more: int) -> None:
    table = given().cash(0, 3).turn(0).play(0, f"build:{kind}")
    assert table.stock(0)[what] == 0
    assert table.production().stock(0)[what] == 2 + more
    assert table.production().stock(0)[what] == 2 * (2 + more)


@pytest.mark.rule("EL-164")
def test_the_office_costs_what_its_next_space_says() -> None:
    assert given().cash(0, 3).office(0, 1).turn(0).why(0, "build:office") == "EL-164"
    table = given().cash(0, 5).office(0, 1).turn(0).play(0, "build:office")
    assert (table.g.office[0], table.stock(0)["cash"]) == (2, 1)


@pytest.mark.rule("EL-165")
def test_one_action_is_one_step() -> None:
    table = given().cash(0, 25).turn(0).play(0, "build:office")
    assert table.g.office[0] == 1
    assert table.stock(0)["cash"] == 22
    assert table.asked(0) is None  # the Basic action is used up


@pytest.mark.rule("EL-166")
def test_the_office_needs_no_maintenance() -> None:
    assert given().office(0, 5).view().clubs[0].maintenance == given().view().clubs[0].maintenance
    assert given().squad(0, "P05", "P06").office(0, 5).upkeep_cost(0) == given().squad(
        0, "P05", "P06"
    ).upkeep_cost(0)
    table = given().cash(0, 3).built(0, store=4).turn(0)
    before = table.upkeep_cost(0)
    assert table.play(0, "build:office").upkeep_cost(0) == before


@pytest.mark.rule("EL-167")
def test_the_office_ends_with_its_fifth_step() -> None:
    table = given().cash(0, 20).office(0, 5).turn(0)
    assert table.why(0, "build:office") == "EL-167"
    assert "build:office" in given().cash(0, 20).office(0, 4).turn(0).options(0)
