"""What comes when: setup, Board Meetings of several clubs, the end of a turn (EL-380 to EL-385, EL-417)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import THING, Table, fresh, given
from touchline.games.eleven import cards, state as s

YELLOW = ("D01", "D02", "D05")  # face 5 or 6: a yellow majority


@pytest.mark.rule("EL-380")
def test_setup_runs_in_the_order_of_the_ledger() -> None:
    table = fresh(2, seed=4)
    assert table.kinds() == ["market", "first_player", "first_trainer", "first_trainer"]
    assert min(table.g.stack) >= cards.OPPONENT  # the Opponent stacks lie before the draft begins
    assert (table.asked(0), table.g.squad) == ("draft_director", [[], []])
    while table.asked(0) == "draft_director":
        for seat in (0, 1):
            table.play(seat, table.options(seat)[0])
    table.until("keep_objective")
    order = ("director_kept", "directors", "starting_players", "director_bonus", "jerseys")
    steps = list(dict.fromkeys(table.kinds(*order)))
    assert steps == [step for step in order if step in steps]
    assert {"directors", "starting_players", "jerseys"} <= set(steps)
    assert table.g.week == 0
    table.until("bm_reroll")
    assert list(dict.fromkeys(table.kinds("jerseys", "objective_kept", "week"))) == [
        "jerseys", "objective_kept", "week",
    ]  # fmt: skip


@pytest.mark.rule("EL-380")
def test_directors_move_stats_before_the_starting_cards_and_give_their_bonus_after_them() -> None:
    table = given().directors(0, "D05", "D06", "D15")
    table.g.week = 0
    table.step(s.REVEAL_DIRECTORS, s.STARTING_CARDS, s.DIRECTOR_BONUSES)
    table.until()
    bonus = [event.kind for event in table.heard].index("director_bonus")
    assert table.stats(0)["fans"] == 4  # D05 and D15
    assert "starting_players" in [event.kind for event in table.heard][:bonus]
    assert len(table.g.squad[0]) == 3  # D06: take(player deck), after Veteran and Youngster
    assert table.g.squad[0][-1] < cards.YOUNGSTER


@pytest.mark.rule("EL-381")
@pytest.mark.parametrize(("squad", "task"), [(("V04", "P16"), "d"), (("P16", "V04"), "a")])
def test_the_card_gained_last_decides_a_shared_jersey(squad: tuple[str, ...], task: str) -> None:
    assert given().squad(0, *squad).dressed(0).pitch(0)["j6"] == task  # V04 attacks, P16 defends


@pytest.mark.rule("EL-382")
def test_unused_opponents_leave_the_game() -> None:
    table = fresh(4, seed=6)
    dealt = [cards.THINGS[card] for card in table.g.stack]
    assert len(set(dealt)) == 24
    assert [team.team for team in table.view().league] == [f"T{team:02}" for team in range(1, 9)]
    idle = given().opponent(0, "T01-1").opponent(1, "T02-1").result(0, "win").result(1, "win").league()
    assert [args[0] + 1 for args in idle.events("idle")] == [3, 4, 5, 6, 7, 8]
    assert idle.g.team_points[8:] == [0] * 8


@pytest.mark.rule("EL-417")
def test_scores_start_at_0_and_everybody_has_a_die_of_their_own() -> None:
    table = given(3).match()
    assert [club.match.score for club in table.view().clubs] == [(0, 0)] * 3
    rolls = given(3).directors(0, *YELLOW).directors(1, *YELLOW).directors(2, *YELLOW)
    rolls.top("BM02", "BM20", "BM25").dice(5, 6, 5).board()
    assert [args[:2] for args in rolls.events("votes")] == [[0, 5], [1, 6], [2, 5]]
    assert [club.die for club in rolls.view().clubs] == [5, 6, 5]


# Board Meetings


def meetings(first: int, *names: str) -> Table:
    """A Monday on which every club decides for yellow."""
    table = given(len(names), first=first)
    for seat in range(len(names)):
        table.directors(seat, *YELLOW)
    return table.top(*(names[(first - at - 1) % len(names)] for at in range(len(names))))


@pytest.mark.rule("EL-383")
def test_a_board_meeting_affects_its_own_club_alone() -> None:
    table = meetings(0, "BM20", "BM07").cash(0, 3).cash(1, 3).dice(6, 6).board()  # +2 cash; −2 cash
    assert [table.stock(seat)["cash"] for seat in (0, 1)] == [5, 1]
    lasting = meetings(0, "BM05", "BM20").dice(6, 6).board()  # week: Infrastructure costs 1 less
    assert [club.lasting for club in lasting.view().clubs] == [[("infrastructure_less", 1)], []]


@pytest.mark.rule("EL-383")
def test_a_refreshed_row_is_new_for_everybody() -> None:
    table = meetings(0, "BM30", "BM20").dice(6, 6)  # refresh(sponsors), +1 cash
    before = set(table.view(1).sponsors)
    table.board()
    assert not before & set(table.view(1).sponsors)
    assert table.view(0).sponsors == table.view(1).sponsors
    assert [table.stock(seat)["cash"] for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("EL-384")
@pytest.mark.parametrize("first", [0, 1])
def test_decisions_about_common_cards_are_resolved_in_turn_order(first: int) -> None:
    table = given(2, first=first).squad(0, "P07").squad(1, "P08").directors(0, *YELLOW).directors(1, *YELLOW)
    table.top(*(("BM19", "BM30") if first else ("BM30", "BM19")))
    table.dice(6, 6).board()  # seat 0: sell(+1), seat 1: refresh(sponsors)
    assert table.asked(0) == "bm_target"
    assert len(table.events("refreshed")) == first  # seat 1 waits, unless it comes first
    table.play(0, "decline")
    assert len(table.events("refreshed")) == 1


@pytest.mark.rule("EL-384")
def test_the_second_club_sees_what_the_first_one_has_done() -> None:
    table = given(2).cash(0, 3).cash(1, 3).directors(0, "D06", "D07", "D02").directors(1, "D06", "D07", "D02")
    table.top("Y01", "Y02").top("BM08", "BM08")
    table.g.board_deck[-2:] = [THING["BM08"], THING["BM08"]]
    table.dice(4, 4).board()  # both boards decide for blue: hire(youngster, −1)
    assert (table.asked(0), table.asked(1)) == ("accept", None)
    table.play(0, "accept")
    while table.asked(0):
        table.play(0, table.options(0)[0])
    assert table.g.squad[0] == [THING["Y02"]]
    assert table.asked(1) == "accept"
    table.play(1, "accept")
    assert table.g.squad[1] == [THING["Y01"]]


@pytest.mark.rule("EL-384")
def test_all_other_monday_choices_are_simultaneous() -> None:
    table = given(2).directors(0, *YELLOW).directors(1, *YELLOW)
    table.top("BM11", "BM24").dice(6, 6).board()  # seat 0: +1 any, seat 1: −1 cash, +1 any
    assert (table.asked(0), table.asked(1)) == ("gain_any", "gain_any")
    table.play(1, "ops").play(0, "fans")
    assert (table.stock(0)["fans"], table.stock(1)["ops"]) == (1, 1)


# Turns


@pytest.mark.rule("EL-385")
def test_a_turn_ends_only_after_the_basic_action() -> None:
    table = given().cash(0, 9).staff(0, "S12", "S15").resource(0, ops=2).turn(0)
    assert table.why(0, "end_turn:end_turn") == "EL-385"
    table.play(0, "build:store")
    assert "end_turn:end_turn" in table.options(0)
    passed = given().staff(0, "S12").resource(0, ops=2).turn(0).play(0, "pass_basic:pass")
    assert "hire" not in "".join(passed.options(0))
    assert passed.play(0, "end_turn:end_turn").asked(0) is None


@pytest.mark.rule("EL-385")
def test_the_engine_ends_a_turn_without_a_possible_paid_action() -> None:
    assert given().staff(0, "S12").resource(0, ops=1).turn(0).play(0, "pass_basic:pass").asked(0) is None
    used = given().staff(0, "S12").resource(0, ops=4).turn(0).play(0, "paid_action:S12")
    assert used.play(0, "pass_basic:pass").asked(0) is None
