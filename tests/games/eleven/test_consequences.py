"""Check step 5: Match consequences (EL-239 to EL-249)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import Table, given
from tests.games.eleven.test_examples import assigned, check_lane
from touchline.games.eleven import state as s


def roll(
    result: str, *faces: int, plays: tuple[str, ...] = (), fans: int = 0, table: Table | None = None
) -> Table:
    """The consequences of a Match with this result and these dice, for Players who have played."""
    table = (table or given()).squad(0, *plays).opponent(0, "T01-1").resource(0, fans=fans)
    assigned(table, 0, *plays).result(0, result).dice(*faces)
    return check_lane(table, 0, s.CONSEQUENCES)


def injuries(table: Table, *names: str) -> list[int]:
    """Injury tokens on these cards."""
    return [table.token(name, "injury") for name in names]


@pytest.mark.rule("EL-239")
def test_the_die_is_rolled_in_the_column_of_the_result() -> None:
    won = roll("win", 1, plays=("P11",))
    assert won.stats(0)["fans"] == 3
    drawn = roll("draw", 1, plays=("P11",))
    assert drawn.is_trained("P11")
    lost = roll("loss", 1, plays=("P11",))
    assert lost.token("P11", "str_temp") == 2


@pytest.mark.rule("EL-239")
def test_a_reroll_costs_one_fan_each() -> None:
    table = roll("win", 6, 5, 1, fans=2)
    assert table.options(0) == ["die_reroll:keep", "die_reroll:reroll"]
    table.play(0, "reroll", "reroll")
    assert table.asked(0) is None  # no fan is left
    assert (table.stock(0)["fans"], table.stats(0)["fans"]) == (0, 3)


@pytest.mark.rule("EL-240")
def test_fan_base_increase() -> None:
    table = roll("win", 1)
    assert table.stats(0) == {"cash": 2, "fans": 3, "ops": 2, "fitness": 2}


@pytest.mark.rule("EL-241")
def test_training_of_one_who_played() -> None:
    table = given().player(0, "P05").player(0, "P03", trained=True)
    table = roll("win", 2, plays=("P11", "P07"), table=assigned(table, 0, "P03"))
    assert sorted(table.options(0)) == ["conseq_target:P07", "conseq_target:P11"]
    table.play(0, "P07")
    assert [table.is_trained(name) for name in ("P07", "P11", "P05")] == [True, False, False]


@pytest.mark.rule("EL-241")
def test_training_without_an_untrained_player_is_nothing() -> None:
    table = assigned(given().player(0, "P11", trained=True).player(0, "P07"), 0, "P11")
    roll("win", 2, table=table)
    assert table.asked(0) is None
    assert not table.is_trained("P07")


@pytest.mark.rule("EL-242")
@pytest.mark.parametrize(
    ("result", "face", "tokens"), [("win", 3, 2), ("draw", 2, 2), ("draw", 3, 1), ("loss", 2, 1)]
)
def test_temporary_strength(result: str, face: int, tokens: int) -> None:
    table = roll(result, face, plays=("P11",), table=given().player(0, "P07"))
    assert (table.token("P11", "str_temp"), table.token("P07", "str_temp")) == (tokens, 0)
    assert table.token("P11", "weak_temp") == 0


@pytest.mark.rule("EL-243")
@pytest.mark.parametrize(("result", "face"), [("win", 4), ("draw", 4), ("loss", 3)])
def test_temporary_weakness(result: str, face: int) -> None:
    table = roll(result, face, plays=("P11",), table=given().player(0, "P07"))
    assert (table.token("P11", "weak_temp"), table.token("P07", "weak_temp")) == (1, 0)
    assert table.token("P11", "str_temp") == 0


@pytest.mark.rule("EL-244")
def test_all_tokens_go_on_the_card_that_the_owner_chooses() -> None:
    table = roll("win", 3, plays=("P11", "P07", "P03"))
    assert len(table.options(0)) == 3
    table.play(0, "P07")
    assert table.asked(0) is None
    assert [table.token(name, "str_temp") for name in ("P11", "P07", "P03")] == [0, 2, 0]


@pytest.mark.rule("EL-245")
def test_an_injury_hits_the_number_rolled_among_those_who_played() -> None:
    table = roll("win", 5, 4, plays=("P07", "P11"), table=given().player(0, "P12"))  # P12 has number 4 too
    assert injuries(table, "P07", "P11", "P12") == [1, 0, 0]
    assert table.asked(0) is None


@pytest.mark.rule("EL-245")
def test_an_injury_that_hits_nobody() -> None:
    table = roll("loss", 4, 9, plays=("P07", "P11"), table=given().player(0, "P27"))  # number 9, not assigned
    assert injuries(table, "P07", "P11", "P27") == [0, 0, 0]
    assert table.events("missed") == [[0, 9]]


@pytest.mark.rule("EL-246")
def test_a_serious_injury_is_two_tokens() -> None:
    assert injuries(roll("win", 6, 5, plays=("P07", "P11")), "P07", "P11") == [0, 2]


@pytest.mark.rule("EL-247")
@pytest.mark.parametrize("where", [("draw", 6), ("loss", 5)])
@pytest.mark.parametrize(("rolls", "tokens"), [((4, 5), [1, 1]), ((5, 5), [0, 2]), ((9, 4), [1, 0])])
def test_a_double_injury_is_two_rolls(
    where: tuple[str, int], rolls: tuple[int, int], tokens: list[int]
) -> None:
    assert injuries(roll(*where, *rolls, plays=("P07", "P11")), "P07", "P11") == tokens


@pytest.mark.rule("EL-248")
@pytest.mark.parametrize(("rolls", "tokens"), [((4, 5), [2, 2]), ((5, 5), [0, 4]), ((9, 4), [2, 0])])
def test_a_double_serious_injury_is_two_rolls_of_two_tokens(
    rolls: tuple[int, int], tokens: list[int]
) -> None:
    assert injuries(roll("loss", 6, *rolls, plays=("P07", "P11")), "P07", "P11") == tokens


@pytest.mark.rule("EL-249")
@pytest.mark.parametrize("result", ["win", "draw", "loss"])
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_without_players_only_the_fans_care(result: str, face: int) -> None:
    table = roll(result, face, 4, 4, table=given().player(0, "P07"))
    assert table.asked(0) is None
    assert len(table.events("rolled")) == 1  # no Injury roll
    assert table.stats(0)["fans"] == (3 if (result, face) == ("win", 1) else 2)
    assert not any(table.token("P07", what) for what in ("injury", "str_temp", "weak_temp"))
    assert not table.is_trained("P07")
