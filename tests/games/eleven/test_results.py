"""Check the Results, steps 1 to 4 and 6: effects, score, league, Experience (EL-226 to EL-238, EL-250 to
EL-252)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import Table, given
from tests.games.eleven.matchday import kick_off, lay_out, order
from tests.games.eleven.test_examples import after_sections, assigned, check_lane
from touchline.games.eleven import state as s
from touchline.games.eleven.effects import IF_CONCEDED, IF_THIS_SCORED
from touchline.games.eleven.rules import pitch, results


def after(own: int, other: int, *names: str, funded: tuple[str, ...] = ()) -> Table:
    """The Sections are over with this score; these Players have played."""
    table = assigned(given().squad(0, *names).opponent(0, "T05-1"), 0, *names, funded=funded)
    return after_sections(table, 0, own, other)


def check(table: Table) -> Table:
    """Check steps 1 to 3."""
    return check_lane(table, 0, s.AFTER_MATCH, s.FINAL_SCORE)


# Step 1


@pytest.mark.rule("EL-226")
def test_effects_after_the_match_come_between_the_sections_and_the_final_score() -> None:
    table = lay_out(given().player(0, "P28").dressed(0).resource(0, fitness=4)).play(0, "P28@CF", "fund")
    kick_off(table).until("after_effect").play(0, "P28")
    assert order(table, "sections", "effect_goal", "full_time") == ["sections", "effect_goal", "full_time"]
    own, other = table.events("sections")[0][2:]
    assert table.events("full_time")[0][2:4] == [own + 1, other]


@pytest.mark.rule("EL-227")
@pytest.mark.parametrize(("first", "fans"), [("P28", 1), ("P22", 0)])
def test_a_condition_looks_at_the_score_of_its_moment(first: str, fans: int) -> None:
    table = check(after(1, 1, "P28", "P22", funded=("P28",)))
    assert sorted(table.options(0)) == ["after_effect:P22", "after_effect:P28"]
    table.play(0, first)
    if table.asked(0):
        table.play(0, "P28")
    assert table.score(0) == (2, 1)
    assert table.stock(0)["fans"] == fans


@pytest.mark.rule("EL-227")
@pytest.mark.parametrize(("conceded", "held"), [(0, True), (1, False), (2, False)])
def test_none_conceded_is_none(conceded: int, held: bool) -> None:
    table = after(2, conceded)
    assert pitch.holds(table.g, 0, IF_CONCEDED, 0, 0) == held
    assert pitch.holds(table.g, 0, IF_CONCEDED, 1, 0) == (conceded == 1)


@pytest.mark.rule("EL-227")
def test_whoever_has_scored_is_known_by_the_jersey() -> None:
    table = after(2, 0)
    table.g.scorers[0] = 1 << 3 | 1 << 9
    scored = [who for who in range(13) if pitch.holds(table.g, 0, IF_THIS_SCORED, 1, who)]
    assert scored == [3, 9]


@pytest.mark.rule("EL-228")
def test_a_score_does_not_go_below_zero() -> None:
    table = check(after(1, 0, "P23", funded=("P23",))).play(0, "P23")
    assert table.score(0) == (1, 0)
    assert table.g.points[0] == 3


@pytest.mark.rule("EL-229")
def test_a_goal_of_an_effect_has_no_scorer() -> None:
    table = check(after(3, 0, "P09"))
    assert table.score(0) == (4, 0)
    assert table.view(0).clubs[0].match.scorers == []


@pytest.mark.rule("EL-229")
def test_this_player_scores() -> None:
    table = check(after(0, 0, "P28", funded=("P28",))).play(0, "P28")
    assert table.score(0) == (1, 0)
    assert table.view(0).clubs[0].match.scorers == ["P28"]


# Steps 2 and 3


@pytest.mark.rule("EL-230")
@pytest.mark.parametrize(
    ("own", "other", "result"), [(2, 1, "win"), (0, 0, "draw"), (2, 2, "draw"), (1, 3, "loss")]
)
def test_more_goals_win(own: int, other: int, result: str) -> None:
    assert check(after(own, other)).view().clubs[0].match.result == result


@pytest.mark.rule("EL-231")
@pytest.mark.parametrize(("score", "club", "team"), [((2, 1), 3, 0), ((1, 1), 1, 1), ((1, 2), 0, 3)])
def test_points_of_the_league(score: tuple[int, int], club: int, team: int) -> None:
    table = check(after(*score).opponent(1, "T01-1").result(1, "win").club_points(4, 0).points(T05=7))
    assert table.g.points == [4 + club, 0]
    table.league()
    assert table.g.team_points[4] == 7 + team


@pytest.mark.rule("EL-232")
@pytest.mark.parametrize(
    ("results", "points"), [(("loss", "draw"), 3 + 1), (("loss", "loss", "draw"), 3 + 3 + 1)]
)
def test_an_opponent_of_several_clubs_moves_for_every_match(results: tuple[str, ...], points: int) -> None:
    table = given(seats=len(results))
    for seat, result in enumerate(results):
        table.opponent(seat, f"T05-{seat + 1}").result(seat, result)
    table.league()
    assert table.g.team_points[4] == points
    assert table.g.inactive == 1 << 4
    assert table.events("inactive") == [[4]]


@pytest.mark.rule("EL-232")
def test_an_opponent_of_one_club_stays_active() -> None:
    table = given().opponent(0, "T05-1").opponent(1, "T06-1").result(0, "loss").result(1, "loss")
    assert table.league().g.inactive == 0


@pytest.mark.rule("EL-233")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("before", [False, True])
def test_an_opponent_turns_inactive_once(seats: int, before: bool) -> None:
    table = given(seats=seats)
    for seat in range(seats):
        table.opponent(seat, f"T05-{seat + 1}").result(seat, "win")
    if before:
        table.inactive("T05")
    table.league()
    assert table.g.inactive == 1 << 4
    assert len(table.events("inactive")) == (0 if before else 1)
    for seat in range(seats):
        table.opponent(seat, "T06-1")
    table.league()
    assert not table.g.inactive >> 4 & 1  # one idle Week turns it back


# Step 4


def played(*names: str, trained: bool = False, **tokens: int) -> Table:
    """These Players have played, with these tokens on each."""
    table = given().opponent(0, "T05-1")
    for name in names:
        table.player(0, name, trained=trained, **tokens)
    return assigned(table, 0, *names)


def clean_up(table: Table) -> Table:
    """Check step 4."""
    return table._run(lambda: results.clean_up(table.g, 0, 0))


@pytest.mark.rule("EL-234")
def test_fans_on_the_stands_pay_and_go() -> None:
    table = given().resource(0, cash=1, fans=1)
    table.g.seated[0] = 2
    clean_up(table)
    assert table.stock(0) == {"cash": 3, "fans": 1, "ops": 0, "fitness": 0}
    assert table.g.seated[0] == 0


@pytest.mark.rule("EL-235")
@pytest.mark.parametrize(("scored", "tokens"), [(False, (1, 0)), (True, (1, 1))])
def test_experience_of_a_trained_youngster(scored: bool, tokens: tuple[int, int]) -> None:
    table = played("Y07", trained=True, str_temp=1)  # Jersey 8
    table.g.scorers[0] = 1 << 6 if scored else 0
    clean_up(table)
    assert (table.token("Y07", "match_xp"), table.token("Y07", "goal_xp")) == tokens


@pytest.mark.rule("EL-235")
def test_who_gains_no_experience() -> None:
    table = played("Y07", "P11").player(0, "Y08", trained=True)
    table.g.scorers[0] = (1 << 13) - 1
    clean_up(table)
    for name in ("Y07", "P11", "Y08"):  # Untrained; no Youngster; not assigned
        assert table.token(name, "match_xp") == table.token(name, "goal_xp") == 0


@pytest.mark.rule("EL-236")
def test_a_space_holds_one_token() -> None:
    table = played("Y02", trained=True)  # one match space
    clean_up(table)
    clean_up(table)
    assert table.token("Y02", "match_xp") == 1


@pytest.mark.rule("EL-237")
def test_markers_and_temporary_tokens_leave_those_who_played() -> None:
    table = lay_out(given().player(0, "P12", str_temp=2, weak_temp=1).resource(0, fitness=1, ops=1))
    kick_off(table.dice(1).play(0, "P12@CD", "fund")).until("match_effect").play(0, "done")
    assert (table.token("P12", "str_temp"), table.token("P12", "weak_temp")) == (0, 0)
    assert table.g.placed == [0] * 8
    assert table.stock(0)["ops"] == 0


@pytest.mark.rule("EL-237")
def test_a_goalkeeper_is_cleared_too() -> None:
    table = clean_up(played("P03", str_temp=1, weak_temp=1))
    assert (table.token("P03", "str_temp"), table.token("P03", "weak_temp")) == (0, 0)


@pytest.mark.rule("EL-238")
def test_permanent_tokens_and_those_who_did_not_play_are_left_alone() -> None:
    table = played("P11", str_perm=2, weak_perm=1, injury=1)
    table.player(0, "P07", str_temp=1, weak_temp=2, str_perm=1)
    clean_up(table)
    assert [table.token("P11", what) for what in ("str_perm", "weak_perm", "injury")] == [2, 1, 1]
    assert [table.token("P07", what) for what in ("str_temp", "weak_temp", "str_perm")] == [1, 2, 1]


# Step 6


def idle_week() -> Table:
    """Two clubs that met T01 and T02 and won; Division 3 also has T03 to T08."""
    return given().opponent(0, "T01-1").opponent(1, "T02-1").result(0, "win").result(1, "win")


@pytest.mark.rule("EL-250")
def test_opponents_that_nobody_met_roll_their_dice() -> None:
    table = idle_week().points(T03=2).dice(6, 6, 3, 5, 1, 2).league()
    # blue 0 0 1 1 3 3, green 0 0 1 1 1 3, red 0 1 1 3 3 3
    assert table.g.team_points == [0, 0, 5, 3, 1, 3, 0, 0] + [0] * 8


@pytest.mark.rule("EL-250")
def test_teams_of_other_divisions_do_not_roll() -> None:
    table = idle_week().dice(*[6] * 6).league()
    assert [args[0] for args in table.events("idle")] == [2, 3, 4, 5, 6, 7]
    assert sum(table.g.team_points[8:]) == 0


@pytest.mark.rule("EL-251")
def test_an_inactive_opponent_turns_back_instead_of_rolling() -> None:
    table = idle_week().inactive("T04").dice(*[6] * 5).league()
    assert table.events("active") == [[3]]
    assert [args[0] for args in table.events("idle")] == [2, 4, 5, 6, 7]
    assert table.g.team_points[3] == 0
    assert table.g.inactive == 0
    table.dice(*[6] * 6).league()
    assert table.g.team_points[3] == 3


@pytest.mark.rule("EL-252")
def test_idle_opponents_roll_in_the_order_of_their_markers() -> None:
    table = (
        given(first=1, division=1).opponent(0, "T13-1").opponent(1, "T09-1").result(0, "win").result(1, "win")
    )
    assert [args[0] for args in table.league().events("idle")] == [9, 10, 11, 13, 14, 15]
