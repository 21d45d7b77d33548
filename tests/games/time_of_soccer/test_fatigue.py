"""Variant `fatigue`: energy, recovery and the kind of team (TS-255 to TS-269, TS-347)."""

from __future__ import annotations

import pytest

from tests.games.time_of_soccer.given import Table, given
from tests.games.time_of_soccer.test_match import roll

BLUE, BLACK = 0, 4


def tired(seats: int = 1, week: int = 3, **options: int) -> Table:
    """A table that plays with fatigue."""
    return given(seats, week=week, fatigue=1, **options)


def legs(table: Table, seat: int = 0) -> tuple[int, int]:
    """Energy and fatigue as everybody sees them."""
    club = table.view().clubs[seat]
    return club.energy, club.fatigue


@pytest.mark.rule("TS-255")
def test_everybody_starts_with_energy_and_fatigue_0() -> None:
    table = tired(seats=3)
    assert [legs(table, seat) for seat in range(3)] == [(0, 0)] * 3
    assert table.view().options["fatigue"] == 1


@pytest.mark.rule("TS-256")
@pytest.mark.parametrize(
    ("energy", "fatigue", "levels"),
    [(0, 0, [5, 4]), (0, -1, [4, 3]), (0, -3, [2, 1]), (2, 0, [5, 4]), (-2, 0, [5, 4])],
)
@pytest.mark.parametrize("cup", [False, True])
def test_fatigue_lowers_both_levels_and_energy_does_not(
    energy: int, fatigue: int, levels: list[int], cup: bool
) -> None:
    table = tired(week=6).strength(0, 5, 4).legs(0, energy, fatigue).match("red", "blue", cup)
    table.play(0, "keep", "starting")
    assert table.events("levels")[0] == [BLUE, *levels]


@pytest.mark.rule("TS-257")
@pytest.mark.parametrize(("tile", "cost"), [("N101", 1), ("N202", 2), ("N401", 3)])
def test_friendly_costs_the_energy_on_its_tile(tile: str, cost: int) -> None:
    assert legs(tired().legs(0, 1, 0).staff(0, tile).only("wed_market")) == (1 - cost, 0)
    assert legs(given(seats=1).staff(0, tile).only("wed_market")) == (0, 0)  # not without the variant


@pytest.mark.rule("TS-258")
def test_clubs_announce_their_kind_of_team_the_guests_first() -> None:
    table = tired(seats=2).match("blue", "red").play(1, "keep")
    assert (table.asked(0), table.asked(1)) == (None, "team_kind")
    assert table.options(1) == ["team_kind:starting", "team_kind:mixed", "team_kind:substitute"]
    table.play(1, "mixed")
    assert table.asked(0) == "align"
    assert table.events("team_kind") == [[1, 1]]  # the hosts know
    table.play(0, "keep")
    assert table.asked(0) == "team_kind"
    assert given(seats=2).match("blue", "red").play(1, "keep").asked(1) is None


@pytest.mark.parametrize(
    ("kind", "levels", "energy"),
    [
        pytest.param("starting", [5, 4], -2, marks=pytest.mark.rule("TS-259")),
        pytest.param("mixed", [4, 3], -1, marks=pytest.mark.rule("TS-260")),
        pytest.param("substitute", [3, 2], 0, marks=pytest.mark.rule("TS-261")),
    ],
)
def test_kind_of_team_has_its_levels_and_its_price(kind: str, levels: list[int], energy: int) -> None:
    table = tired().strength(0, 5, 4).match("red", "blue").play(0, "keep", kind)
    assert table.events("levels")[0] == [BLUE, *levels]
    assert legs(table) == (0, 0)  # paid after the match
    table.caretake()
    assert legs(table) == (energy, 0)


@pytest.mark.rule("TS-262")
def test_lowered_level_is_never_below_0() -> None:
    table = tired().strength(0, 5, 1).legs(0, 0, -4).match("red", "blue").play(0, "keep", "substitute")
    assert table.events("levels")[0] == [BLUE, 0, 0]


@pytest.mark.rule("TS-263")
def test_neutral_teams_always_play_at_full_level() -> None:
    table = tired(week=10, neutral_level=6).legs(0, 0, -4)
    for _ in range(3):  # however many matches they play
        table.match("blue", "black")
        assert table.asked(0) == "align"
        assert table.events("levels")[-1] == [BLACK, 10, 10]
        table.play(0, "keep", "substitute").caretake()
    assert len(table.g.energy) == 1


@pytest.mark.rule("TS-264")
def test_each_monday_after_collection_a_club_spreads_two_points() -> None:
    table = tired(seats=2, first=0).legs(0, 0, -2).legs(1, 0, -2).start("mon")
    assert len(table.events("collection")) == 2
    assert (table.asked(0), table.asked(1)) == (None, "recover")  # the marker has passed to seat 1
    assert table.options(1) == ["recover:2-0", "recover:1-1", "recover:0-2"]
    table.play(1, "1-1")
    assert legs(table, 1) == (1, -1)
    assert table.asked(0) == "recover"
    assert given(seats=1).start("mon").asked(0) == "market_step"  # not without the variant


@pytest.mark.rule("TS-347", "TS-267")
@pytest.mark.parametrize(
    ("energy", "fatigue", "after"),
    [(2, 0, (2, 0)), (1, 0, (2, 0)), (2, -1, (2, 0)), (1, -1, (2, 0)), (2, -3, (2, -1)), (-2, 0, (0, 0))],
)
def test_points_that_fit_must_be_used_and_the_others_are_lost(
    energy: int, fatigue: int, after: tuple[int, int]
) -> None:
    table = tired().legs(0, energy, fatigue).only("recovery")
    assert table.asked(0) is None  # one way only, so nobody is asked
    assert legs(table) == after


@pytest.mark.rule("TS-347")
@pytest.mark.parametrize(
    ("energy", "fatigue", "shares"),
    [(0, -1, ["2-0", "1-1"]), (1, -2, ["1-1", "0-2"]), (-4, -1, ["2-0", "1-1"])],
)
def test_energy_rises_to_2_and_fatigue_to_0_at_most(energy: int, fatigue: int, shares: list[str]) -> None:
    table = tired().legs(0, energy, fatigue).only("recovery")
    assert table.options(0) == [f"recover:{share}" for share in shares]


@pytest.mark.rule("TS-265")
def test_energy_below_0_is_raised_at_the_cost_of_fatigue() -> None:
    assert legs(tired().legs(0, -3, 0).only("recovery")) == (0, -1)
    assert legs(tired().legs(0, -4, -1).only("recovery").play(0, "1-1")) == (0, -3)


@pytest.mark.rule("TS-266", "TS-X36")
def test_fatigue_stops_at_minus_4_and_takes_the_reroll_for_the_week() -> None:
    table = tired().legs(0, -4, -3).only("recovery").play(0, "2-0")
    assert legs(table) == (0, -4)
    assert not table.view().clubs[0].reroll
    table.match("red", "blue").play(0, "keep", "starting")
    assert table.asked(0) is None
    table.legs(0, 2, 0).only("recovery")  # next Monday
    assert table.view().clubs[0].reroll
    assert table.match("red", "blue").play(0, "keep", "starting").asked(0) == "reroll"
    table = tired().legs(0, -4, -2).only("recovery").play(0, "2-0")  # exactly -4 is allowed
    assert (legs(table), table.view().clubs[0].reroll) == ((0, -4), True)


@pytest.mark.rule("TS-268")
@pytest.mark.parametrize(
    ("energy", "kinds"),
    [
        (-2, ["starting", "mixed", "substitute"]),
        (-3, ["mixed", "substitute"]),
        (-4, []),
    ],
)
def test_energy_never_falls_below_minus_4(energy: int, kinds: list[str]) -> None:
    table = tired().legs(0, energy, 0).match("red", "blue").play(0, "keep")
    if not kinds:
        assert table.events("team_kind") == [[0, 2]]  # a substitute team, without asking
        return
    assert table.options(0) == [f"team_kind:{kind}" for kind in kinds]
    if energy == -3:
        assert table.why(0, "starting") == "TS-268"
    table.play(0, kinds[0]).caretake()
    assert legs(table)[0] == -4
    assert legs(tired().legs(0, -3, 0).staff(0, "N401").only("wed_market")) == (-4, 0)


@pytest.mark.rule("TS-269")
def test_fatigue_does_not_lower_the_levels_that_score() -> None:
    fresh, worn = (tired(seats=2).strength(0, 4, 5, 3).legs(0, 0, fatigue) for fatigue in (0, -4))
    assert worn.score(0) == fresh.score(0)
    assert worn.score(0).parts["Level"] == 3
    assert worn.view().clubs[0].attack_level == 4


@pytest.mark.rule("TS-X35")
def test_friendly_mixed_team_and_a_tired_week() -> None:
    table = tired().strength(0, 5, 4).staff(0, "N401").only("wed_market")
    assert legs(table) == (-3, 0)
    table.match("red", "blue").play(0, "keep")
    assert table.options(0) == ["team_kind:mixed", "team_kind:substitute"]
    table.play(0, "mixed").caretake()
    assert legs(table) == (-4, 0)
    table.only("recovery")
    assert legs(table) == (0, -2)
    table.match("red", "blue").play(0, "keep", "starting")
    assert [args for args in table.events("levels") if args[0] == BLUE][-1] == [BLUE, 3, 2]


@pytest.mark.rule("TS-X54")
@pytest.mark.parametrize(
    ("energy", "after"), [(0, [(2, -2), (1, -1), (0, 0)]), (-1, [(1, -2), (0, -1), (0, -1)])]
)
def test_three_ways_to_spread_two_points(energy: int, after: list[tuple[int, int]]) -> None:
    found = []
    for share in ("2-0", "1-1", "0-2"):
        table = tired().legs(0, energy, -2).only("recovery")
        assert table.options(0) == ["recover:2-0", "recover:1-1", "recover:0-2"]
        found.append(legs(table.play(0, share)))
    assert found == after


@pytest.mark.rule("TS-X55")
def test_fresh_club_gains_two_energy_in_week_p_and_no_more() -> None:
    table = tired(week=0).only("mon").only("recovery")
    assert (table.asked(0), legs(table)) == (None, (2, 0))
    table.g.week = 1
    table.only("mon").only("recovery")
    assert (table.asked(0), legs(table)) == (None, (2, 0))
    table.dice(*roll(1), *roll(1, 5), *roll(1), *roll(1, 5))
    table.match("red", "blue").play(0, "keep", "starting", "keep", "keep")
    assert legs(table) == (0, 0)
