"""Doubles in a match: injuries and substitutes (SC-167 to SC-178)."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, card, given
from touchline.engine.errors import Refused
from touchline.engine.game import find
from touchline.games.superclub import cards, state as s
from touchline.games.superclub.cards import THINGS
from touchline.games.superclub.rules.available import available
from touchline.games.superclub.rules.club import go_abroad
from touchline.games.superclub.text import halves, name

QUIET = (1, 2, 3, 4)
HOME_WINS, AWAY_WINS = (6, 5, 1, 2), (1, 2, 6, 5)


def even(home: str = "4-4-2", away: str = "4-4-2") -> Table:
    """Two line-ups of 1-star players, each with two more on the bench."""
    return given().eleven(0, home).eleven(1, away).crew(0, 2, 2).crew(1, 2, 2)


def slot(table: Table, seat: int, number: int) -> int:
    """Who stands in a slot of the line-up."""
    return table.g.pitch[seat][number]


@pytest.mark.rule("SC-167")
def test_a_double_strikes_the_manager_who_rolled_it() -> None:
    table = even()
    victim = slot(table, 1, 6)
    table.dice(1, 2, 2, 2).match()
    assert table.events("injury") == [[1, victim]]
    assert table.asked(1) == "substitute"
    assert table.asked(0) is None
    other = even().dice(1, 2, 6, 6, *AWAY_WINS).match()
    assert other.events("changer_drawn") == [[1, 6]]
    assert other.events("injury") == []


@pytest.mark.rule("SC-167")
def test_no_double_no_injury_and_no_card() -> None:
    table = even().dice(*HOME_WINS, *HOME_WINS).match()
    assert table.events("full_time")
    assert table.events("injury") == table.events("changer_drawn") == []


@pytest.mark.rule("SC-168")
@pytest.mark.parametrize(
    ("dice", "seat", "number"),
    [
        ((3, 3, 1, 2), 0, 7),  # home midfield, third from the left
        ((*HOME_WINS, 2, 2, 1, 3), 0, 11),  # home attack
        ((*HOME_WINS, 1, 3, 4, 4), 1, 3),  # away defence
        ((*AWAY_WINS, 3, 3, 1, 2), 0, 2),  # home defence
        ((*AWAY_WINS, 1, 3, 1, 1), 1, 10),  # away attack
    ],
)
def test_the_player_in_that_slot_of_the_third_that_he_plays_is_injured(
    dice: tuple[int, ...], seat: int, number: int
) -> None:
    table = even()
    victim = slot(table, seat, number)
    table.dice(*dice).match()
    assert table.events("injury") == [[seat, victim]]
    assert victim in table.g.injured


@pytest.mark.rule("SC-169")
@pytest.mark.parametrize(("die", "number"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_in_defence_the_goalkeeper_is_number_one(die: int, number: int) -> None:
    table = even().squad(0, "GK-01")
    table.g.pitch[0][s.GOAL] = THING["GK-01"]
    victim = slot(table, 0, number)
    table.dice(*AWAY_WINS, die, die, 1 + die % 6, 1 + (die + 1) % 6).match()
    assert table.events("injury") == [[0, victim]]


@pytest.mark.rule("SC-170")
@pytest.mark.parametrize(
    ("formation", "dice"),
    [
        ("4-4-2", (5, 5, 1, 2)),
        ("3-4-3", (*HOME_WINS, 4, 4, 1, 2)),
        ("3-4-3", (*AWAY_WINS, 5, 5, 1, 2)),
    ],
)
def test_a_double_on_a_free_slot_gives_the_top_game_changer(formation: str, dice: tuple[int, ...]) -> None:
    table = even(formation).changers("GC-04a", "GC-04b").dice(*dice, *QUIET, *QUIET).match()
    assert table.events("injury") == []
    assert table.events("changer_drawn") == [[0, dice[-4]]]
    assert table.events("news") == [[0, THING["GC-04a"] - cards.CHANGER]]


@pytest.mark.rule("SC-171")
def test_an_injured_player_misses_all_further_matches_of_the_season() -> None:
    table = even()
    victim = slot(table, 0, 5)
    table.dice(1, 1, 1, 2, *QUIET, *QUIET).match().play(0, table.options(0)[0])
    assert table.events("full_time")
    for _ in range(2):  # in each of the next matches
        table.run(s.LINE_UPS | 3 << 8, s.REVEAL_LINE_UPS | 3 << 8).play(0, "line_up:4-4-2")
        assert f"fill:{THINGS[victim]}" not in table.options(0)
        assert table.why(0, f"fill:{THINGS[victim]}") == "SC-144"
        table.until()
        table.dice(*QUIET, *QUIET, *QUIET).match()
    assert victim in table.g.squad[0]
    assert THINGS[victim] in table.view(1).managers[0].out


@pytest.mark.rule("SC-172")
def test_one_from_the_bench_takes_exactly_that_slot() -> None:
    table = even()
    before = table.pitch(0)
    table.dice(3, 3, 1, 2).match()
    bench = [THINGS[player] for player in table.g.squad[0] if THINGS[player] not in before]
    assert table.options(0) == [f"substitute:{player}" for player in bench]  # he cannot decline
    with pytest.raises(Refused, match="pitch"):
        table.play(0, f"substitute:{before[10]}")
    table.play(0, f"substitute:{bench[1]}")
    assert table.pitch(0) == [*before[:7], bench[1], *before[8:]]


@pytest.mark.rule("SC-172")
def test_who_is_not_available_cannot_come_on() -> None:
    table = even()
    out, fit = table.g.squad[0][-2:]
    table.g.missing = [out]
    table.dice(3, 3, 1, 2, *QUIET, *QUIET).match()
    assert table.events("substitute")[0][:2] == [0, fit]  # the only one left: no question


@pytest.mark.rule("SC-173")
def test_stars_and_chemistry_of_the_substitute_count_in_the_same_third() -> None:
    left = card("MID", 4, chemistry="left")
    table = given().line_up(0, "4-4-2", mf="MID-05 MID-01 MID-03 MID-04").eleven(1).squad(0, left)
    table.dice(2, 2, 1, 3, *QUIET, *QUIET).match()
    stars = sum(table.stars(player) for player in ("MID-05", left, "MID-03", "MID-04"))
    assert table.events("substitute")[0][1] == THING[left]
    assert table.events("totals")[0][3] == 2 * (stars + 1 + 4)


@pytest.mark.rule("SC-173")
def test_question_names_the_injured_and_each_answer_the_totals_with_him() -> None:
    table = even()
    before = table.pitch(0)
    table.dice(3, 3, 1, 2, *QUIET, *QUIET).match()
    words = find("superclub")
    assert words.prompt(table.g, 0).context.startswith(f"{name(THING[before[7]])} is injured. ")
    said = [words.label(table.g, 0, option).effect for option in words.rules.options(table.g, 0)]
    table.play(0, table.options(0)[0])
    ours, theirs = table.events("totals")[0][3:5]
    assert said[0] == f"total {halves(ours)} v {halves(theirs)}"


@pytest.mark.rule("SC-174")
def test_only_goalkeepers_come_on_in_goal() -> None:
    table = even().squad(0, "GK-01", "GK-02")
    table.g.pitch[0][s.GOAL] = THING["GK-01"]
    table.dice(*AWAY_WINS, 1, 1, 2, 3).match()
    assert table.options(0) == ["substitute:GK-02", "substitute:default_gk"]
    assert table.why(0, f"substitute:{THINGS[table.g.squad[0][-3]]}") == "SC-139"
    table.play(0, "substitute:default_gk")
    assert table.pitch(0)[0] == "default_gk"


@pytest.mark.rule("SC-175")
def test_without_a_substitute_the_slot_is_empty_and_pairs_with_nobody() -> None:
    table = given().line_up(0, "4-3-3", mf="MID-05 MID-09 MID-08").eleven(1).squad(0, "GK-01")
    table.dice(2, 2, 1, 3, *QUIET, *QUIET).match()
    assert table.events("nobody_left") == [[0]]
    assert table.pitch(0)[5:8] == ["MID-05", None, "MID-08"]
    assert table.events("totals")[0][3] == 2 * (table.stars("MID-05") + table.stars("MID-08") + 4)


@pytest.mark.rule("SC-175")
def test_an_empty_goal_is_filled_by_the_default_goalkeeper() -> None:
    table = even().squad(0, "GK-01")
    table.g.pitch[0][s.GOAL] = THING["GK-01"]
    table.dice(*AWAY_WINS, 1, 1, 2, 3, *QUIET).match()
    assert table.pitch(0)[0] == "default_gk"
    assert table.events("totals")[1][3] == 2 * (1 + 4 + 2)


@pytest.mark.rule("SC-176")
def test_the_default_goalkeeper_cannot_be_injured() -> None:
    table = even().changers("GC-04a").dice(*AWAY_WINS, 1, 1, 2, 3, *QUIET).match()
    assert table.events("injury") == []
    assert table.events("changer_drawn") == [[0, 1]]
    assert table.pitch(0)[0] == "default_gk"


@pytest.mark.rule("SC-177")
@pytest.mark.parametrize(("home", "away"), [(0, 1), (1, 0)])
def test_the_double_of_the_home_side_comes_first(home: int, away: int) -> None:
    table = even()
    victims = [[seat, slot(table, seat, number)] for seat, number in ((home, 5), (away, 6))]
    table.dice(1, 1, 2, 2).match(home, away)
    assert table.events("injury") == victims[:1]
    assert table.asked(away) is None
    table.play(home, table.options(home)[0])
    assert table.events("injury") == victims


@pytest.mark.rule("SC-177")
def test_the_home_side_draws_the_first_of_two_cards() -> None:
    table = even().changers("GC-04a", "GC-04b").dice(6, 6, 5, 5, *HOME_WINS, *QUIET).match()
    top = THING["GC-04a"] - cards.CHANGER
    assert table.events("news") == [[0, top], [1, top + 1]]


@pytest.mark.rule("SC-178")
def test_injuries_end_with_the_season() -> None:
    table = even().points(40, 50)
    victim = slot(table, 0, 5)
    table.dice(1, 1, 1, 2, *QUIET, *QUIET).match().play(0, table.options(0)[0])
    assert victim not in available(table.g, 0)
    table.run(s.END_SEASON)
    assert table.g.injured == []
    assert victim in available(table.stage("season").g, 0)


@pytest.mark.rule("SC-290")
def test_who_leaves_for_the_continents_leaves_his_injury_behind() -> None:
    table = even()
    player = table.g.squad[0][0]
    table.g.missing.append(player)
    table.g.hurt.append(player)
    go_abroad(table.g, 0, player)
    assert player in table.g.returning
    assert table.g.missing == table.g.hurt == []
