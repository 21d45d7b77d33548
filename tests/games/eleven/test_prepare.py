"""Matchday as a whole, and Prepare steps 4 to 6 (EL-173, EL-174, EL-198 to EL-204)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import THING, Table, given
from tests.games.eleven.matchday import kick_off, lay_out, order
from touchline.games.eleven.rules.club import opponent
from touchline.games.eleven.rules.pitch import jersey_strength

# Matchday


@pytest.mark.rule("EL-173")
def test_everybody_plays_at_the_same_time_against_the_own_top_card() -> None:
    table = given(seats=3, week=2)
    names = ["T01-1", "T02-1", "T03-1"]
    for seat, name in enumerate(names):
        table.opponent(seat, name)
    stacks = table.g.stack.copy()
    table.match()
    assert [table.asked(seat) for seat in range(3)] == ["formation"] * 3
    table.caretake()
    assert sorted(args[:2] for args in table.events("kick_off")) == [
        [s, THING[n]] for s, n in enumerate(names)
    ]
    assert [stacks[6 * seat + 1] for seat in range(3)] == [THING[name] for name in names]


@pytest.mark.rule("EL-173")
def test_prepare_resolve_check() -> None:
    table = given().resource(0, fans=2).match(0).until("stands").play(0, "2").caretake()
    steps = ("planned", "seated", "kick_off", "sections", "full_time", "consequence")
    assert order(table, *steps) == list(steps)


@pytest.mark.rule("EL-174")
def test_a_club_does_not_wait_for_another() -> None:
    table = given().opponent(0, "T01-1").opponent(1, "T02-1").match()
    while table.asked(1):
        table.play(1, table.options(1)[0])
    assert [args[0] for args in table.events("full_time")] == [1]
    assert table.asked(0) == "formation"
    assert opponent(table.g, 0) == THING["T01-1"]
    assert table.score(0) == (0, 0)


def alone(*seats: int) -> list[list[int]]:
    """How the Matches of these clubs end, played one after the other in this order."""
    table = given().opponent(0, "T01-1").opponent(1, "T16-4").player(1, "P11").resource(1, fitness=1).match()
    for seat in seats:
        while table.asked(seat):
            table.play(seat, table.options(seat)[0])
    return sorted(args[:4] for args in table.events("full_time"))


@pytest.mark.rule("EL-174")
def test_matches_do_not_influence_each_other() -> None:
    assert alone(0, 1) == alone(1, 0)


@pytest.mark.rule("EL-174")
def test_league_moves_come_after_all_matches_in_turn_order() -> None:
    table = given(first=1).opponent(0, "T01-1").opponent(1, "T02-1").friday()
    while table.asked(0):
        table.play(0, table.options(0)[0])
    assert table.events("team_points") == []
    table.caretake()
    assert table.kinds("full_time", "inactive", "idle")[:2] == ["full_time", "full_time"]
    over = given(first=1).opponent(0, "T01-1").opponent(1, "T02-1").result(0, "loss").result(1, "loss")
    assert [args[0] for args in over.league().events("team_points")] == [1, 0]  # T02, then T01


# Step 4


@pytest.mark.rule("EL-198")
def test_one_token_leaves_every_card() -> None:
    table = given().player(0, "P07", injury=2).player(0, "P11", suspension=2).staff(0, "S15", "S12")
    table.adboard(0, "SP01").kit(0, "SP02")
    for name in ("S15", "D03", "SP01", "SP02"):
        table.suspended(name, 2)
    kick_off(table.match(0))
    assert table.token("P07", "injury") == 1
    assert [table.token(name, "suspension") for name in ("P11", "S15", "D03", "SP01", "SP02")] == [1] * 5
    mine = table.view().clubs[0]
    assert [card.exhausted for card in mine.staff] == [False, True, False]  # only the one that had any
    assert [card.exhausted for card in mine.directors] == [False, True, False]


@pytest.mark.rule("EL-198")
def test_cards_of_others_keep_their_tokens() -> None:
    table = given().player(1, "P07", injury=1).staff(1, "S15").suspended("S15", 1)
    kick_off(table.match(0))
    assert (table.token("P07", "injury"), table.token("S15", "suspension")) == (1, 1)


@pytest.mark.rule("EL-199")
def test_of_both_kinds_an_injury_token_goes_first() -> None:
    table = given().player(0, "P07", injury=1, suspension=2)
    left = []
    for _ in range(3):
        table.match(0).caretake()
        left.append((table.token("P07", "injury"), table.token("P07", "suspension")))
    assert left == [(0, 2), (0, 1), (0, 0)]


@pytest.mark.rule("EL-200")
def test_tokens_leave_without_a_question() -> None:
    table = given().player(0, "P07", injury=2).resource(0, fans=1).match(0).until("confirm_lineup")
    assert table.token("P07", "injury") == 2
    table.play(0, "confirm")
    assert table.asked(0) == "stands"
    assert table.token("P07", "injury") == 1


# Step 5


@pytest.mark.rule("EL-201")
def test_effects_before_the_match_come_before_the_opponent_is_seen() -> None:
    table = lay_out(given().player(0, "P06").resource(0, fitness=1, fans=1)).play(0, "P06@LD")
    kick_off(table.dice(6))
    assert table.asked(0) == "die_reroll"
    assert table.view(0).clubs[0].opponent.card is None
    table.play(0, "keep")
    assert table.events("opponent_goal") == [[0, 1, 0, 1]]
    assert table.asked(0) == "stands"
    assert table.view(0).clubs[0].opponent.card is None
    table.caretake()
    assert order(table, "kick_off", "opponent_goal") == ["opponent_goal", "kick_off"]


# Step 6


@pytest.mark.rule("EL-202")
@pytest.mark.parametrize(
    ("fans", "built", "most"),
    [(5, {}, 2), (1, {}, 1), (5, {"stand_3": 1}, 3), (5, {"stand_3": 1, "stand_4": 1}, 4)],
)
def test_one_fan_on_each_stand(fans: int, built: dict[str, int], most: int) -> None:
    table = given().resource(0, fans=fans).built(0, **built).match(0).until("stands")
    assert table.options(0) == [f"stands:{count}" for count in range(most + 1)]
    table.play(0, str(most))
    assert table.stock(0)["fans"] == fans - most
    assert table.events("seated") == [[0, most]]


def stadium(fans: int) -> Table:
    """So many fans on four Stands; P25 plays and S17 looks after the crowd."""
    table = given(seats=3).player(0, "P25").staff(0, "S17").built(0, stand_3=1, stand_4=1)
    lay_out(table.resource(0, fans=fans, fitness=1).tactics(0, "TB1", "TA3"), "TB1:3-5-2", -1)
    return kick_off(table.play(0, "P25@LM")).play(0, f"stands:{fans}")


@pytest.mark.rule("EL-203")
@pytest.mark.parametrize(("fans", "strength", "income", "sold_out"), [(3, 2, 3, 0), (4, 3, 6, 1)])
def test_four_fans_are_sold_out(fans: int, strength: int, income: int, sold_out: int) -> None:
    table = stadium(fans)
    assert jersey_strength(table.g, 0, 9, 0) == strength
    table.caretake()
    assert table.view().clubs[0].sold_outs == sold_out
    assert sum(args[2] for args in table.events("gained") if args[:2] == [0, 0]) == income


@pytest.mark.rule("EL-204")
def test_fans_on_stands_pay_for_no_reroll() -> None:
    table = given().resource(0, fans=2).match(0).until("stands").play(0, "2")
    assert table.asked(0) is None  # the consequences were rolled without a question
    assert table.events("consequence")
    other = given().resource(0, fans=2).match(0).until("stands").play(0, "1")
    assert other.asked(0) == "die_reroll"


@pytest.mark.rule("EL-204")
def test_markers_on_players_cannot_be_spent() -> None:
    table = lay_out(given().squad(0, "P23", "P29").resource(0, fitness=2, fans=2), "TB1:5-3-2", -1)
    table.play(0, "P23@CM", "fund", "P29@RF")
    kick_off(table)
    assert table.options(0) == ["stands:0"]  # both fans lie on P23, which nobody else may know
    table.play(0, "stands:0")
    assert table.events("seated") == []
