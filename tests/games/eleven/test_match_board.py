"""Setup of the Match boards and the league: Opponents, Jerseys, Objectives, Tactics (EL-044 to EL-068)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import THING, Table, fresh, given
from tests.games.eleven.test_setup import names, with_boards
from touchline.engine.errors import TouchlineError
from touchline.engine.match import Match
from touchline.games.eleven import GAME, opponents, scenarios, state as s
from touchline.games.eleven.cards import OPPONENT, STAFF, THINGS, VETERAN, YOUNGSTER
from touchline.games.eleven.rules import setup

QUIET = ("D02", "D03", "D04")


def stack(g: s.Eleven, seat: int) -> list[int]:
    """The Opponent cards of a club, Week by Week, counted from 0."""
    return [card - OPPONENT for card in g.stack[6 * seat : 6 * seat + 6]]


def tiers(g: s.Eleven, seat: int) -> list[str]:
    """Their tiers."""
    return [opponents.TIERS[opponents.TIER[card]] for card in stack(g, seat)]


def teams(g: s.Eleven, seat: int) -> list[int]:
    """Their teams."""
    return [opponents.TEAM[card] for card in stack(g, seat)]


def sides(table: Table, seat: int, task: str) -> list[str]:
    """The Jerseys on the Pitch that show this side."""
    return [name for name, shown in table.pitch(seat).items() if shown == task]


# Opponents


@pytest.mark.rule("EL-044")
def test_the_table_chooses_the_division() -> None:
    assert fresh(2).view().options["division"] == 3
    for division in (3, 2, 1):
        table = fresh(2, division=division)
        assert table.view().options["division"] == division
        assert set(tiers(table.g, 0)) == {
            opponents.TIERS[tier] for tier in scenarios.DIVISION_TIERS[division]
        }
    for division in (-1, 4):
        with pytest.raises(TouchlineError):
            Match(GAME, 2, {"division": division}, b"secret")


@pytest.mark.rule("EL-046")
@pytest.mark.parametrize("division", [3, 2, 1])
def test_three_cards_of_different_teams_from_each_of_the_two_decks(division: int) -> None:
    easier, advanced = {3: ("3", "3/2"), 2: ("3/2", "2/1"), 1: ("2/1", "1")}[division]
    for seed in range(10):
        g = fresh(4, seed, division=division).g
        for seat in range(4):
            found = list(zip(tiers(g, seat), teams(g, seat), strict=True))
            assert len({team for tier, team in found if tier == easier}) == 3
            assert len({team for tier, team in found if tier == advanced}) == 3
        assert len(set(g.stack)) == 24  # nobody holds a card that another one holds


@pytest.mark.rule("EL-047")
def test_each_club_meets_six_teams_and_may_share_them_in_a_week() -> None:
    shared = 0
    for seed in range(10):
        g = fresh(4, seed).g
        for seat in range(4):
            assert len(set(teams(g, seat))) == 6
        shared += sum(len({teams(g, seat)[week] for seat in range(4)}) < 4 for week in range(6))
    assert shared
    season = fresh(1, 3).until()
    assert [THING[name] - OPPONENT for name, _, _ in season.view().clubs[0].history] == stack(season.g, 0)


@pytest.mark.rule("EL-048")
def test_easier_opponents_lie_on_top() -> None:
    for division, expected in ((3, ["3", "3/2"]), (2, ["3/2", "2/1"]), (1, ["2/1", "1"])):
        g = fresh(3, division=division).g
        for seat in range(3):
            assert tiers(g, seat) == [expected[0]] * 3 + [expected[1]] * 3


@pytest.mark.rule("EL-049")
def test_the_order_within_three_opponents_is_random() -> None:
    orders = set()
    for seed in range(40):
        three = teams(fresh(2, seed).g, 0)[3:]
        orders.add(tuple(sorted(three).index(team) for team in three))
    assert len(orders) == 6


class Unshuffled(s.Eleven):
    """A table on which nobody shuffles."""

    def shuffle(self, cards: list[int]) -> None:
        """Decks stay in the order of their ids; the highest is on top."""


@pytest.mark.rule("EL-050")
def test_a_second_card_of_a_team_is_set_aside_and_goes_back() -> None:
    g = fresh(2).g
    g.__class__ = Unshuffled
    g.lead = 0
    setup.opponent_stacks(g, 0)
    easier = [[THINGS[OPPONENT + card] for card in stack(g, seat)[:3]] for seat in (0, 1)]
    # T04-3, T04-2, T04-1 repeat a team of the first club, and are there for the second one again.
    assert easier == [["T04-4", "T03-4", "T02-4"], ["T04-3", "T03-3", "T02-3"]]


@pytest.mark.rule("EL-051")
@pytest.mark.parametrize("day", [s.MONDAY, s.TUESDAY, s.THURSDAY])
def test_the_scout_report_of_the_top_opponent_is_public(day: int) -> None:
    table = given(2).opponent(0, "T07-4")
    table.g.day = day
    for seat in (0, 1, -1):
        seen = table.view(seat).clubs[0].opponent
        assert (seen.team, seen.formation, seen.fact) == ("T07", "3-3-4", "DEF")
        assert seen.report
    own, other = table.view(0).clubs[0].opponent.report, given(2).opponent(0, "T07-3")
    assert other.view(1).clubs[0].opponent.report != own


# Starting cards and Jerseys


@pytest.mark.rule("EL-052")
def test_everybody_starts_with_a_veteran_and_a_youngster_for_free() -> None:
    firsts = set()
    for seed in range(8):
        table = with_boards(QUIET, QUIET, QUIET, seed=seed)._settle()
        for seat in range(3):
            veteran, youngster = table.g.squad[seat]
            assert VETERAN <= veteran < STAFF
            assert YOUNGSTER <= youngster < VETERAN
            assert not table.g.tokens[8 * veteran + s.TRAINED] + table.g.tokens[8 * youngster + s.TRAINED]
            assert table.stock(seat)["cash"] == 0
        assert not table.kinds("paid")
        firsts.add(tuple(table.g.squad[0]))
    assert len(firsts) > 5


@pytest.mark.rule("EL-054")
def test_ten_jerseys_are_on_the_pitch_at_all_times() -> None:
    table = given().squad(0, "V04", "Y07").dressed(0).cash(0, 9).staff(0, "F1", only=True)
    table.resource(0, fitness=3, ops=2).row("players", "P05", "P06", "P28", "P13", "P07")
    assert len(table.pitch(0)) == 10
    table.turn(0).play(0, "hire:P28")  # an unnumbered Jersey comes off the Bench
    table.play(0, table.options(0)[0])
    assert len(table.pitch(0)) == 10
    table.play(0, "paid_action:F1", "Y07")  # his unnumbered Jersey makes room for 8, or stays
    assert len(table.pitch(0)) == 10
    table.turn(0, "wed").play(0, "sell:P28")
    assert len(table.pitch(0)) == 10
    assert sum(jersey.bench for jersey in table.view(0).clubs[0].jerseys) == 3


@pytest.mark.rule("EL-055")
def test_numbered_jerseys_start_on_the_pitch_with_the_attack_side_up() -> None:
    table = given().dressed(0)
    assert list(table.pitch(0)) == ["j2", "j3", "j4", "j5", "j6", "j7", "j8", "j9", "j10", "j11"]
    # Five are then flipped, the others still show the side on which all began.
    assert sides(table, 0, "a") == ["j7", "j8", "j9", "j10", "j11"]


@pytest.mark.rule("EL-056")
def test_starting_players_turn_their_jerseys() -> None:
    table = given().squad(0, "V04", "V05").dressed(0)  # 6 attacks, 7 defends
    assert (table.pitch(0)["j6"], table.pitch(0)["j7"]) == ("a", "d")
    director = with_boards(("D06", "D02", "D03"), QUIET).top("P09")._settle()  # take(player deck): 2 attacks
    assert director.pitch(0)["j2"] == "a"


@pytest.mark.rule("EL-057")
def test_a_starting_player_without_a_jersey_of_his_own_takes_an_unnumbered_one() -> None:
    table = given().squad(0, "V08", "Y07").dressed(0)  # V08 keeps 11, so that 10 goes
    assert set(table.pitch(0)) == {"j2", "j3", "j4", "j5", "j6", "j7", "j8", "j9", "j11", "u1"}
    assert table.pitch(0)["u1"] == "a"
    high = given().squad(0, "V05", "Y09", "P13").dressed(0)  # P13 wears 23
    assert set(high.pitch(0)) == {"j2", "j3", "j4", "j5", "j6", "j7", "j8", "j9", "u1", "u2"}
    assert (high.pitch(0)["u1"], high.pitch(0)["u2"]) == ("d", "d")


@pytest.mark.rule("EL-058")
def test_the_lowest_plain_jerseys_turn_until_five_attack_and_five_defend() -> None:
    table = given().squad(0, "V03", "Y13").dressed(0)  # 2 defends, an unnumbered one attacks
    assert sides(table, 0, "d") == ["j2", "j3", "j4", "j5", "j6"]
    attackers = given().squad(0, "V04", "P09", "P12").dressed(0)  # 6, 2 and 4 attack
    assert sides(attackers, 0, "a") == ["j2", "j4", "j6", "j10", "j11"]
    assert sides(attackers, 0, "d") == ["j3", "j5", "j7", "j8", "j9"]


@pytest.mark.rule("EL-059")
def test_jerseys_on_the_bench_lie_attack_side_up() -> None:
    table = given().squad(0, "V05", "Y09").dressed(0)
    bench = [(jersey.jersey, jersey.task) for jersey in table.view(0).clubs[0].jerseys if jersey.bench]
    assert bench == [("j11", "a"), ("u2", "a"), ("u3", "a")]


# Objectives, Tactic cards, Maintenance


@pytest.mark.rule("EL-061")
def test_one_of_two_objectives_is_kept_in_secret() -> None:
    table = with_boards(QUIET, QUIET)._settle()
    pairs = [table.options(seat) for seat in (0, 1)]
    assert [len(pair) for pair in pairs] == [2, 2]
    assert len({*pairs[0], *pairs[1]}) == 4
    kept, unused = (option.split(":")[1] for option in pairs[0])
    table.play(0, kept)
    assert (table.view(0).own.objective, table.view(0).own.unused) == (kept, unused)
    for seat in (1, -1):
        assert table.view(seat).clubs[0].objective is None
    assert table.view(1).own.objective is None
    event = next(event for event in table.heard if event.kind == "objective_kept")
    assert (event.only, event.veil) == (0, [0, -1])
    assert THING[unused] not in table.g.objective_deck


@pytest.mark.rule("EL-062")
def test_everybody_gets_a_random_basic_tactic_card() -> None:
    firsts, orders = set(), set()
    for seed in range(12):
        table = with_boards(QUIET, QUIET, seed=seed)._settle()
        hands = [names(hand) for hand in table.g.tactics]
        assert [len(hand) for hand in hands] == [1, 1]
        assert hands[0] | hands[1] < {"TB1", "TB2", "TB3", "TB4"}
        firsts |= hands[0]
        orders.add(tuple(table.g.tactic_deck))
    assert firsts == {"TB1", "TB2", "TB3", "TB4"}
    assert len(orders) == 12


@pytest.mark.rule("EL-063")
def test_basic_tactic_cards_that_are_left_are_in_the_deck() -> None:
    table = with_boards(QUIET, QUIET, QUIET)._settle()
    dealt = names([card for hand in table.g.tactics for card in hand])
    deck = names(table.g.tactic_deck)
    assert deck & {"TB1", "TB2", "TB3", "TB4"} == {"TB1", "TB2", "TB3", "TB4"} - dealt
    assert len(deck) == 12 - 3


@pytest.mark.rule("EL-064")
def test_maintenance_counts_players_infrastructure_and_staff() -> None:
    table = given().squad(0, "V04", "Y07").dressed(0).cash(0, 20).resource(0, ops=0)
    table.row("staff", "S01", "S02", "S12", "S15", "S09").row("players", "P05", "P06", "P07", "P09", "P11")
    positions = [table.view().clubs[0].maintenance]
    for day, action in (
        ("tue", "hire:P07"),
        ("wed", "hire:S12"),
        ("thu", "build:store"),
        ("tue", "sell:V04"),
    ):
        table.turn(0, day).play(0, action).until()
        positions.append(table.view().clubs[0].maintenance)
    assert positions == [[2, 4, 1], [3, 4, 1], [3, 4, 2], [3, 5, 2], [2, 5, 2]]


# The league table


@pytest.mark.rule("EL-065")
def test_one_club_marker_each_starts_on_zero() -> None:
    for seats in (1, 2, 4):
        assert fresh(seats).g.points == [0] * seats


@pytest.mark.rule("EL-066")
@pytest.mark.parametrize(("division", "first"), [(3, 1), (2, 5), (1, 9)])
def test_eight_opponent_markers_start_on_zero_coloured_side_up(division: int, first: int) -> None:
    league = fresh(2, division=division).view().league
    assert [team.team for team in league] == [f"T{number:02}" for number in range(first, first + 8)]
    assert {(team.points, team.inactive) for team in league} == {(0, False)}


def idle(face: int) -> list[int]:
    """Points of T01 to T08 after a Week in which T01 and T02 lost and the others rolled this face."""
    table = given().opponent(0, "T01-1").opponent(1, "T02-1").result(0, "win").result(1, "win")
    return table.dice(*[face] * 6).league().g.team_points[:8]


@pytest.mark.rule("EL-067")
def test_every_opponent_rolls_the_die_of_its_colour() -> None:
    # T03 blue, T04 green, T05 red, T06 blue, T07 blue, T08 green
    assert idle(4)[2:] == [1, 1, 3, 1, 1, 1]
    assert idle(5)[2:] == [3, 1, 3, 3, 3, 1]
    assert idle(2)[2:] == [0, 0, 1, 0, 0, 0]


@pytest.mark.rule("EL-068")
def test_league_points_have_no_upper_end() -> None:
    table = given().opponent(0, "T01-1").opponent(1, "T01-2").result(0, "loss").result(1, "loss")
    table.points(T01=250, T05=299).dice(6, 6, 6, 6, 6, 6, 6).league()
    assert table.g.team_points[0] == 256
    assert table.g.team_points[4] == 302
