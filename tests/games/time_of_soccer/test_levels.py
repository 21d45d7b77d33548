"""Attack and defence follow from the board: the rulebook's example team, link by link."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.time_of_soccer.given import THING, given, made_to_measure
from touchline.games.time_of_soccer.cards import ICONS, LETTERS, PLACE, THINGS, TILES
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


# Roles and basic skills

ALONE = THING["blue:manager"]  # switches nothing, trains nothing
ALL = {
    "left_def": 1,
    "central_def": 2,
    "right_def": 3,
    "left_cross": 4,
    "right_cross": 5,
    "pass": 6,
    "shot": 7,
}


def lined_up(**positions: int) -> list[int]:
    """An eleven with these football players."""
    return [positions.get(name, -1) for name in PLACE]


def values(principal: int = ALONE, managers: list[int] | None = None, **positions: int) -> dict[str, int]:
    """What the football players on these positions are worth."""
    found = player_values(lined_up(**positions), principal, managers or [])
    return {name: found[PLACE[name]] for name in positions}


@pytest.mark.rule("TS-156", "TS-X19")
@pytest.mark.parametrize(("week", "difficulty", "expected"), [(6, 3, 4), (1, 3, 1), (10, 6, 10), (1, 1, 0)])
def test_neutral_team_has_the_level_of_the_week_in_attack_and_defence(
    week: int, difficulty: int, expected: int
) -> None:
    table = given(1, week=week, neutral_level=difficulty).match("blue", "black").until()
    assert [4, expected, expected] in table.events("levels")


@pytest.mark.rule("TS-157")
def test_six_positions_feed_attack_and_five_defence() -> None:
    attacking = dict(zip(PLACE, given().view().clubs[0].attacking, strict=True))
    assert [name for name in attacking if attacking[name]] == ["lm", "cml", "cmr", "rm", "stl", "str"]
    assert not attacking["gk"]


@pytest.mark.rule("TS-158", "TS-159")
def test_only_the_principal_managers_formation_switches_positions() -> None:
    def attackers(principal: str) -> list[str]:
        club = given().managers(0, "blue:manager", "M303", "M104", principal=principal).view().clubs[0]
        return [name for name, attacks in zip(PLACE, club.attacking, strict=True) if attacks]

    assert attackers("blue:manager") == ["lm", "cml", "cmr", "rm", "stl", "str"]
    assert attackers("M303") == ["cml", "cmr", "stl", "str"]
    assert attackers("M104") == ["lb", "lm", "cml", "cmr", "rm", "stl", "str"]


@pytest.mark.rule("TS-160", "TS-161")
@pytest.mark.parametrize(
    ("position", "skill"),
    [
        ("gk", 2),
        ("lb", 1),
        ("cbl", 2),
        ("cbr", 2),
        ("rb", 3),
        ("lm", 4),
        ("cml", 6),
        ("cmr", 6),
        ("rm", 5),
        ("stl", 7),
        ("str", 7),
    ],
)
def test_each_position_counts_exactly_one_basic_skill(make: Any, position: str, skill: int) -> None:
    assert values(**{position: make(**ALL)}) == {position: skill}


@pytest.mark.rule("TS-162")
@pytest.mark.parametrize(
    ("position", "manager", "skill"),
    [
        ("lb", "M104", 4),
        ("rb", "M103", 5),
        ("cbr", "M204", 6),
        ("lm", "M102", 1),
        ("cml", "M201", 2),
        ("cmr", "M402", 2),
        ("rm", "M202", 3),
    ],
)
def test_switched_position_counts_its_alternative_skill(
    make: Any, position: str, manager: str, skill: int
) -> None:
    assert values(THING[manager], **{position: make(**ALL)}) == {position: skill}


@pytest.mark.rule("TS-163")
def test_each_empty_position_costs_2(make: Any) -> None:
    tile = make()
    assert team_values(lined_up(stl=tile), ALONE, []) == (-10, -10)
    assert team_values(lined_up(stl=tile, gk=tile, lb=tile), ALONE, []) == (-10, -6)


# Connections


@pytest.mark.rule("TS-164")
def test_same_skill_on_facing_sides_gives_each_of_the_two_one(make: Any) -> None:
    left, right = make(icons={"R": "P"}), make(icons={"L": "P"})
    assert values(lm=left, cml=right) == {"lm": 1, "cml": 1}
    assert values(lm=left, cml=make(icons={"L": "C"})) == {"lm": 0, "cml": 0}  # another skill
    assert values(lm=left, cml=make(icons={"T": "P"})) == {"lm": 0, "cml": 0}  # another side
    assert values(lm=left, cmr=right) == {"lm": 0, "cmr": 0}  # no line between them
    assert values(lm=left) == {"lm": 0}  # nobody there


@pytest.mark.rule("TS-165")
def test_line_with_a_bonus_gives_it_in_place_of_the_one(make: Any) -> None:
    for skill, gain in (("C", 3), ("P", 1)):
        wing, striker = make(icons={"T": skill}), make(icons={"L": skill})
        assert values(lm=wing, stl=striker) == {"lm": gain, "stl": gain}


@pytest.mark.rule("TS-166", "TS-X46")
def test_two_shared_skills_are_two_connections(make: Any) -> None:
    wing, striker = make(icons={"T": "CM"}), make(icons={"L": "CM"})
    assert values(lm=wing, stl=striker) == {"lm": 3 + 1, "stl": 3 + 1}
    trio = {
        "lm": make(icons={"T": "C"}),
        "stl": make(icons={"L": "CM", "R": "M"}),
        "str": make(icons={"L": "M"}),
    }
    assert values(**trio) == {"lm": 3, "stl": 3 + 2, "str": 2}


@pytest.mark.rule("TS-167")
def test_football_player_may_take_part_in_several_connections(make: Any) -> None:
    middle = make(icons={"T": "P", "R": "M", "B": "P", "L": "PK"})
    around = {
        "stl": make(icons={"B": "P"}),
        "cmr": make(icons={"L": "M"}),
        "cbl": make(icons={"T": "P"}),
        "lm": make(icons={"R": "PK"}),
    }
    assert values(cml=middle, **around) == {"cml": 3 + 2 + 2 + 2, "stl": 3, "cmr": 2, "cbl": 2, "lm": 2}


@pytest.mark.rule("TS-168", "TS-176", "TS-177")
def test_connection_across_roles_adds_to_the_role_of_each(make: Any) -> None:
    passer, stopper = make(**{"pass": 5}, icons={"B": "P"}), make(central_def=4, icons={"T": "P"})
    attack, defence = team_values(lined_up(cml=passer, cbl=stopper), ALONE, [])
    assert (attack, defence) == (5 + 2 - 2 * 5, 4 + 2 - 2 * 4)
    attack, defence = team_values(lined_up(cml=passer, cbl=stopper), THING["M201"], [])  # cml in defence
    assert (attack, defence) == (-2 * 5, 0 + 2 + 4 + 2 - 2 * 4)


@pytest.mark.rule("TS-154")
def test_tile_is_always_upright(make: Any) -> None:
    right = make(icons={"R": "K"})
    assert values(rb=right) == {"rb": 2}
    assert values(lb=right) == {"lb": 0}  # turned round, the tackle would count
    assert values(lb=right, cbl=make(icons={"L": "K"})) == {"lb": 1, "cbl": 1}
    assert values(lb=make(icons={"T": "K"}), cbl=make(icons={"L": "K"})) == {"lb": 0, "cbl": 0}


# Automatic sides


@pytest.mark.rule("TS-169")
def test_shot_icons_are_only_on_top() -> None:
    shot = 1 << LETTERS.index("S")
    assert [THINGS[tile] for tile in range(TILES) if ICONS[4 * tile] & shot]
    assert not [THINGS[tile] for tile in range(TILES) for side in (1, 2, 3) if ICONS[4 * tile + side] & shot]


@pytest.mark.rule("TS-170")
def test_strikers_gain_2_for_a_shot_on_top(make: Any) -> None:
    tile = make(icons={"T": "S"})
    gains = {position: values(**{position: tile})[position] for position in PLACE}
    assert gains == dict.fromkeys(PLACE, 0) | {"stl": 2, "str": 2}


@pytest.mark.rule("TS-171")
@pytest.mark.parametrize(
    ("side", "positions"), [("T", []), ("R", ["rb"]), ("B", ["cbl", "cbr"]), ("L", ["lb"])]
)
def test_backs_gain_2_for_a_tackle_on_their_own_side(make: Any, side: str, positions: list[str]) -> None:
    tile = make(icons={side: "K"})
    gains = {position: values(**{position: tile})[position] for position in PLACE}
    assert gains == dict.fromkeys(PLACE, 0) | dict.fromkeys(positions, 2)


@pytest.mark.rule("TS-343", "TS-X44")
def test_automatic_gain_holds_in_either_role(make: Any) -> None:
    tile = make(left_def=6, left_cross=4, icons={"L": "K"})
    assert values(lb=tile) == {"lb": 6 + 2}
    assert values(THING["M104"], lb=tile) == {"lb": 4 + 2}
    assert team_values(lined_up(lb=tile), THING["M104"], []) == (4 + 2 - 2 * 6, -2 * 4)


# Training


@pytest.mark.rule("TS-172")
def test_all_managers_train_principal_or_not(make: Any) -> None:
    tile = make(icons={"T": "P", "R": "K"})
    both = [THING["M101"], THING["M102"]]  # pass +1; tackle +1
    for principal in both:
        assert values(principal, both, cmr=tile) == {"cmr": 2}
    assert values(both[0], both[:1], cmr=tile) == {"cmr": 1}


@pytest.mark.rule("TS-173")
@pytest.mark.parametrize("side", "TRBL")
def test_trained_skill_counts_on_any_side_connected_or_not(make: Any, side: str) -> None:
    trainer = THING["M202"]  # tackle +2
    for skill, gain in (("K", 2), ("P", 0)):
        assert values(ALONE, [ALONE, trainer], cml=make(icons={side: skill})) == {"cml": gain}


@pytest.mark.rule("TS-173")
def test_training_comes_on_top_of_a_connection(make: Any) -> None:
    trained = values(ALONE, [THING["M202"]], cbr=make(icons={"R": "K"}), rb=make(icons={"L": "K"}), gk=make())
    assert trained == {"cbr": 1 + 2, "rb": 1 + 2, "gk": 0}


@pytest.mark.rule("TS-174", "TS-X45")
def test_training_counts_once_per_player_and_manager_and_adds_up(make: Any) -> None:
    tile = make(**{"pass": 5}, icons={"T": "P", "B": "P"})
    assert values(ALONE, [THING["M302"]], cml=tile) == {"cml": 5 + 2}
    assert values(ALONE, [THING["M302"], THING["M401"], THING["M101"]], cml=tile) == {"cml": 5 + 2 + 2 + 1}


@pytest.mark.rule("TS-175")
def test_training_does_not_reach_empty_positions_or_the_bench() -> None:
    table = given().field(0, lb="F204").managers(0, "blue:manager", "M303", "M202")
    assert table.view().clubs[0].values[PLACE["lb"]] == 4 + 2 + 4
    before = table.view().clubs[0]
    assert (before.attack, before.defence) == (-12, 10 - 8)
    table.bench(0, "F205", "F208")  # both could tackle
    assert (table.view().clubs[0].attack, table.view().clubs[0].defence) == (-12, 2)


# Values and levels


@pytest.mark.rule("TS-176", "TS-177")
def test_whole_value_of_a_player_goes_to_the_role_of_his_position(make: Any) -> None:
    wing = make(right_cross=3, right_def=2, icons={"T": "C", "B": "K"})
    striker = make(shot=1, icons={"R": "C"})
    team, trainers = lined_up(rm=wing, str=striker), [THING["M102"]]  # tackle +1
    assert team_values(team, ALONE, trainers) == ((3 + 3 + 1) + (1 + 3) - 2 * 4, -2 * 5)
    assert team_values(team, THING["M202"], trainers) == ((1 + 3) - 2 * 4, (2 + 3 + 1) - 2 * 5)


@pytest.mark.rule("TS-178")
def test_level_track_turns_a_value_into_a_level_from_0_to_10() -> None:
    bounds = [3, 9, 15, 21, 27, 33, 39, 46, 54, 63]
    for number, least in enumerate(bounds):
        assert (level(least - 1), level(least)) == (number, number + 1)
    assert [level(value) for value in (-22, -1, 0, 64, 150)] == [0, 0, 0, 10, 10]
