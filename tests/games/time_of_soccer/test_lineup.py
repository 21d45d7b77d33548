"""The best line-up is exactly that: compared with trying everything, on squads where that is possible."""

from __future__ import annotations

import random

import pytest

from tests.games.time_of_soccer.given import THING
from touchline.games.time_of_soccer.cards import ALLOWED, KIND, MANAGER, PLAYER, POSITIONS, TILES
from touchline.games.time_of_soccer.rules.levels import level, team_values
from touchline.games.time_of_soccer.rules.lineup import FOR_MATCH, FOR_POINTS, best_line_up, front, rating

PLAYERS = [tile for tile in range(TILES) if KIND[tile] == PLAYER]
MANAGERS = [tile for tile in range(TILES) if KIND[tile] == MANAGER]
SQUADS = range(60)


def some(seed: int, most: int) -> tuple[list[int], list[int]]:
    """A random squad and one to three managers."""
    chance = random.Random(seed)
    squad = chance.sample(PLAYERS, chance.randint(0, most))
    return squad, chance.sample(MANAGERS, chance.randint(1, 3))


def every_line_up(squad: list[int], team: list[int]) -> list[list[int]]:
    """All legal line-ups that begin with this team."""
    at = len(team)
    if at == POSITIONS:
        return [team]
    found = every_line_up(squad, [*team, -1])
    for tile in squad:
        if ALLOWED[tile] >> at & 1 and tile not in team:
            found += every_line_up(squad, [*team, tile])
    return found


def judged(team: list[int], principal: int, managers: list[int]) -> tuple[int, int, int]:
    """Attack, defence and filled positions."""
    return (*team_values(team, principal, managers), POSITIONS - team.count(-1))


@pytest.mark.parametrize("seed", SQUADS)
def test_front_holds_every_line_up_that_none_beats_and_no_other(seed: int) -> None:
    squad, managers = some(seed, most=8)
    every = {judged(team, managers[0], managers) for team in every_line_up(squad, [])}
    unbeaten = {
        one
        for one in every
        if not any(other != one and all(a >= b for a, b in zip(other, one, strict=True)) for other in every)
    }
    assert {tuple(found[:3]) for found in front(squad, managers[0], managers)} == unbeaten


@pytest.mark.parametrize("seed", SQUADS)
@pytest.mark.parametrize("goal", [FOR_MATCH, FOR_POINTS])
def test_best_line_up_is_legal_and_as_good_as_any(seed: int, goal: int) -> None:
    squad, managers = some(seed, most=7)
    principal, *team = best_line_up(squad, managers, goal)
    fielded = [tile for tile in team if tile >= 0]
    assert principal in managers
    assert len(set(fielded)) == len(fielded)
    assert set(fielded) <= set(squad)
    assert all(ALLOWED[tile] >> at & 1 for at, tile in enumerate(team) if tile >= 0)
    best = max(
        rating(goal, *judged(other, manager, managers))
        for manager in managers
        for other in every_line_up(squad, [])
    )
    assert rating(goal, *judged(team, principal, managers)) == best


@pytest.mark.parametrize("seed", range(12))
def test_large_squads_lose_nothing_by_leaving_the_outclassed_out(seed: int) -> None:
    chance = random.Random(seed)
    squad, managers = chance.sample(PLAYERS, 30), chance.sample(MANAGERS, 2)
    found = front(squad, managers[0], managers)
    for attack, defence, filled, *team in found:
        assert judged(team, managers[0], managers) == (attack, defence, filled)
    for _ in range(300):  # no change of one position beats what was found
        team = chance.choice(found)[3:]
        at, tile = chance.randrange(POSITIONS), chance.choice(squad)
        if ALLOWED[tile] >> at & 1:
            other = [-1 if here == tile else here for here in team]
            other[at] = tile
            tried = judged(other, managers[0], managers)
            assert any(all(a >= b for a, b in zip(one[:3], tried, strict=True)) for one in found)


def test_goals_differ_where_points_need_balance() -> None:
    assert rating(FOR_MATCH, 63, 9, 11) == rating(FOR_MATCH, 9, 63, 11)
    assert rating(FOR_POINTS, 27, 27, 11) > rating(FOR_POINTS, 63, 9, 11)
    assert rating(FOR_POINTS, 27, 27, 11) > rating(FOR_POINTS, 27, 27, 10)
    assert level(27) == 5


def test_nobody_at_all_is_an_empty_eleven() -> None:
    starting = THING["blue:manager"]
    assert best_line_up([], [starting], FOR_MATCH) == [starting] + [-1] * POSITIONS
