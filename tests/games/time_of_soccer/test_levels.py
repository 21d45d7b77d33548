"""Attack and defence follow from the board: the rulebook's example team, link by link."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.time_of_soccer.given import THING, given, made_to_measure
from touchline.games.time_of_soccer.cards import PLACE
from touchline.games.time_of_soccer.rules.levels import level, player_values, team_values

TACKLE_AND_TEAM = [THING["M301"], THING["M102"]]  # team +3 with the right midfield in defence; tackle +1


@pytest.fixture
def make() -> Iterator[Any]:
    """Football players with the skills of the example."""
    with made_to_measure() as make:
        yield make


def example(make: Any) -> list[int]:
    """The team of week 8: nobody in goal, nobody in the left centre midfield."""
    team = [-1] * 11
    for position, tile in {
        "stl": make(shot=5, icons={"T": "S", "L": "C"}),
        "str": make(shot=8, icons={"T": "S", "R": "C", "B": "P"}),
        "lm": make(left_cross=7, icons={"T": "C"}),
        "cmr": make(**{"pass": 1}, icons={"T": "P", "R": "P"}),
        "rm": make(right_cross=3, right_def=2, icons={"T": "C", "L": "P", "B": "K"}),
        "lb": make(left_def=2, icons={"B": "M"}),
        "cbl": make(central_def=11, icons={"T": "M", "R": "P", "B": "K"}),
        "cbr": make(central_def=0, icons={"L": "P"}),
        "rb": make(right_def=3, icons={"R": "K"}),
    }.items():
        team[PLACE[position]] = tile
    return team


@pytest.mark.rule("TS-X09", "TS-X10")
def test_example_team_has_attack_39_and_defence_35(make: Any) -> None:
    team = example(make)
    assert team_values(team, TACKLE_AND_TEAM[0], TACKLE_AND_TEAM) == (39, 35)
    assert (level(39), level(35)) == (7, 6)
    values = player_values(team, TACKLE_AND_TEAM[0], TACKLE_AND_TEAM)
    assert [values[PLACE[at]] for at in ("stl", "str", "lm", "cml", "cmr")] == [10, 16, 10, -2, 5]
    assert [values[PLACE[at]] for at in ("rm", "lb", "cbl", "cbr", "rb", "gk")] == [7, 5, 18, 1, 6, -2]


@pytest.mark.rule("TS-X11")
def test_example_team_under_its_starting_manager_plays_the_right_midfield_in_attack(make: Any) -> None:
    team = example(make)
    trainers = [*TACKLE_AND_TEAM, THING["blue:manager"]]
    assert team_values(team, trainers[2], trainers) == (47, 28)
    assert (level(47), level(28)) == (8, 5)


@pytest.mark.rule("TS-X43")
def test_empty_position_counts_for_its_current_role() -> None:
    attacking_left_back = [THING["M104"]]
    assert team_values([-1] * 11, THING["blue:manager"], []) == (-12, -10)
    assert team_values([-1] * 11, attacking_left_back[0], []) == (-14, -8)


def test_levels_of_a_club_follow_its_board() -> None:
    table = given().field(0, stl="F415", lm="F408", cml="F410")
    assert table.levels(0) == (7, 0)  # 11+2+3+3, 11+3+1+1 and 10+3+1+1, less 2 for each of three gaps
