"""Matchday: the end of the game, money, base values, symbols, the board of symbols, and the places."""

from __future__ import annotations

import pytest

from tests.games.best11.given import GAME, Table, given
from touchline.engine import views
from touchline.games.best11.cards import TACTIC, THINGS
from touchline.games.best11.rules import scoring

ALL_TACTICS = THINGS[TACTIC : TACTIC + 26]

# Seven savvy cards, and one card for each other symbol; none has a bonus.
SAVVY = ["fa_001", "fa_014", "fa_030", "fa_047", "fa_052", "fa_054", "fa_070", "fa_084", "fa_090"]
BASE_25 = ["fa_010", "fa_021", "fa_015", "fa_055", "fa_003", "fa_007", "fa_049"]
BASE_25_TOO = ["fa_075", "fa_094", "fa_017", "fa_019", "fa_026", "fa_031", "fa_042", "fa_004"]
BASE_27 = ["fa_075", "fa_094", "fa_017", "fa_019", "fa_026", "fa_031", "fa_042", "fa_048", "fa_022"]


def example_eleven() -> Table:
    """The Best 11 of B11-X42."""
    table = given(seats=2, round=7, bench_tactics=1).manager(0, "mgr_tax")
    table.team(0, "fa_001", "fa_021", "fa_061", "fa_083", "fa_007", "fa_031", "fa_048", "fa_073", "fa_015")
    return table.team(0, "fa_076").keeper(0, "kp_6")


def worth(table: Table, seat: int, total: int) -> Table:
    """Give the seat so much money that it scores this total."""
    table.money(seat, 0)
    return table.money(seat, total - table.score(seat).total)


def places(table: Table) -> list[int]:
    """Everybody's place."""
    return [score.place for score in GAME.scores(table.g)]


# The board that counts one more of every symbol


@pytest.mark.rule("B11-193", "B11-X06")
def test_symbols_board_adds_one_to_each_symbol() -> None:
    table = given().manager(0, "mgr_symbols").manager(1, "mgr_hand")
    table.team(0, "fa_001", "fa_061", "fa_084", "fa_007", "fa_009", "fa_015", "fa_039", "fa_080")
    skill, savvy, speed, strength = scoring.symbol_counts(table.g, 0)
    assert (savvy, skill, speed, strength) == (4, 6, 1, 1)
    assert table.score(0).parts["Symbols"] == 6 + 13 + 1 + 1 == 21
    table.manager(0, "mgr_hand")
    assert table.score(0).parts["Symbols"] == 4 + 9


@pytest.mark.rule("B11-194")
def test_symbols_board_counts_one_of_a_symbol_that_the_team_lacks() -> None:
    table = given().manager(0, "mgr_symbols")
    assert scoring.symbol_counts(table.g, 0) == [1, 1, 1, 1]
    assert table.score(0).parts["Symbols"] == 4
    assert scoring.symbol_counts(table.g, 1) == [0, 0, 0, 0]


@pytest.mark.rule("B11-195", "B11-X47")
def test_symbols_board_changes_no_tactical_card() -> None:
    table = given(bench_tactics=1).team(0, "fa_007", "fa_001", "fa_020", "fa_083", "fa_082").keeper(0, "kp_3")
    table.tactics(0, *ALL_TACTICS).hand(0, "fa_003").money(0, 2)
    notes = {}
    for board in ("mgr_symbols", "mgr_hand"):
        notes[board] = dict(table.manager(0, board).score(0).notes)
    assert notes["mgr_symbols"] == notes["mgr_hand"]
    assert notes["mgr_symbols"]["tac_21"] == 7
    assert scoring.symbol_counts(table.manager(0, "mgr_symbols").g, 0)[2] == 1


@pytest.mark.rule("B11-196")
def test_boards_are_public_and_work_without_a_question() -> None:
    table = given(seats=4, round=2).manager(0, "mgr_tax").manager(1, "mgr_hand").own_signed(2).signed(0, 1, 3)
    for viewer in (-1, 0, 1, 2, 3):
        boards = [manager.board for manager in table.view(viewer).managers]
        assert boards == ["mgr_tax", "mgr_hand", "mgr_tactics", "mgr_flex"]
    table.start("tax")
    assert table.asked(0) == table.asked(1) == "nominate"  # the round ran on: nobody was asked before
    assert table.events("tax") == [[0, 3]]
    assert [len(hand) for hand in table.g.hand] == [5, 6, 5, 5]


# The end


@pytest.mark.rule("B11-197")
def test_game_ends_after_the_keeper_step_of_round_7() -> None:
    table = given(round=7).start("keepers")
    assert GAME.over(table.g)
    assert table.events("full_time") == [[]]
    assert table.events("whistle_passed") == table.events("round") == []
    assert not GAME.over(given(round=6).start("keepers").g)


@pytest.mark.rule("B11-197")
def test_keepers_taken_in_round_7_still_count_and_then_nothing_is_asked() -> None:
    table = given(seats=2, round=7).keepers("kp_7", "kp_8", "kp_9").keeper(0, "kp_8").start("keepers")
    assert table.asked(1) == "keeper"
    assert not GAME.over(table.g)
    table.play(1, "kp_9")
    assert GAME.over(table.g)
    assert table.score(1).parts["Base"] == 4
    assert [table.asked(seat) for seat in (0, 1)] == [None, None]
    assert GAME.why(table.g, 1, -1)[0] == "B11-197"


@pytest.mark.rule("B11-198")
def test_small_team_has_no_penalty() -> None:
    table = given().manager(1, "mgr_hand").team(1, "fa_003")
    assert table.score(1).total == 3 + 1
    assert table.score(2).total == 0


@pytest.mark.rule("B11-211")
def test_hands_tactical_cards_and_money_are_shown_at_the_end() -> None:
    table = given(seats=2, round=7).hand(0, "fa_012").tactics(0, "tac_03").money(0, 4)
    table.hand(1, "fa_019").tactics(1, "tac_05", "tac_22").money(1, 9)
    assert table.view(1).shown == table.view(-1).shown == []
    table.start("keepers")
    for viewer in (-1, 0, 1):
        shown = table.view(viewer).shown
        assert [own.hand for own in shown] == [["fa_012"], ["fa_019"]]
        assert [own.tactics for own in shown] == [["tac_03"], ["tac_05", "tac_22"]]
        assert [own.purse for own in shown] == [4, 9]
        scores = views.look(GAME, table.g, viewer).scores
        assert [score.notes for score in scores] == [[("tac_03", 0)], [("tac_05", 0), ("tac_22", 0)]]


# The four parts


@pytest.mark.rule("B11-199")
@pytest.mark.parametrize("left", [0, 1, 7, 26, 60])
def test_each_money_left_scores_one(left: int) -> None:
    assert given().money(0, left).score(0).parts["Money"] == left


@pytest.mark.rule("B11-200", "B11-201")
def test_tactical_card_scores_what_it_shows_when_met_and_nothing_otherwise() -> None:
    table = given().team(1, "fa_061", "fa_062").tactics(1, "tac_04")
    assert table.score(1).notes == [("tac_04", 0)]
    assert table.score(1).parts["Tactics"] == 0
    table.team(1, "fa_063")
    assert table.score(1).notes == [("tac_04", 4)]
    assert table.score(1).parts["Tactics"] == 4


@pytest.mark.rule("B11-202")
def test_every_card_of_the_best_11_scores_its_base_value_and_so_does_the_keeper() -> None:
    table = given().team(1, "fa_010", "fa_003", "fa_004", "fa_001")
    assert table.score(1).parts["Base"] == 4 + 3 + 2 + 1
    assert table.keeper(1, "kp_7").score(1).parts["Base"] == 10 + 4


SYMBOL_TABLE = [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 9), (6, 13), (7, 18), (8, 18), (9, 18)]


@pytest.mark.rule("B11-203", "B11-X45")
@pytest.mark.parametrize(("count", "points"), SYMBOL_TABLE)
def test_symbols_score_by_the_table(count: int, points: int) -> None:
    table = given().manager(1, "mgr_flex").team(1, *SAVVY[:count])
    assert scoring.symbol_counts(table.g, 1) == [0, count, 0, 0]
    assert table.score(1).parts["Symbols"] == points


@pytest.mark.rule("B11-203")
def test_each_of_the_four_symbols_scores_on_its_own_and_the_keeper_counts() -> None:
    table = given().team(1, "fa_007", "fa_001", "fa_052", "fa_003", "fa_026", "fa_027", "fa_020")
    assert table.score(1).parts["Symbols"] == 1 + 2 + 4 + 1
    table.keeper(1, "kp_8")  # one more speed
    assert table.score(1).parts["Symbols"] == 1 + 2 + 6 + 1


@pytest.mark.rule("B11-204")
def test_card_with_a_symbol_twice_counts_twice_and_with_several_for_each() -> None:
    table = given().manager(1, "mgr_hand")
    assert scoring.symbol_counts(table.team(1, "fa_006").g, 1) == [0, 0, 0, 2]
    assert scoring.symbol_counts(table.team(1, "fa_010").g, 1) == [1, 1, 1, 3]
    assert scoring.symbol_counts(table.team(1, "fa_048").g, 1) == [2, 2, 1, 3]


@pytest.mark.rule("B11-205")
def test_free_agents_left_in_hand_score_nothing() -> None:
    table = given().team(1, "fa_003").tactics(1, "tac_01", "tac_11")
    before = table.score(1)
    assert table.hand(1, "fa_010", "fa_015", "fa_011", "fa_012").score(1) == before


@pytest.mark.rule("B11-207", "B11-X42")
def test_final_score_is_money_tactics_base_and_symbols() -> None:
    table = example_eleven().money(0, 5).tactics(0, "tac_04", "tac_09")
    assert scoring.symbol_counts(table.g, 0) == [6, 5, 0, 1]
    score = table.score(0)
    assert score.notes == [("tac_04", 4), ("tac_09", 5)]
    assert score.parts == {"Money": 5, "Tactics": 9, "Base": 31, "Symbols": 13 + 9 + 0 + 1}
    assert score.total == 68


@pytest.mark.rule("B11-X43")
def test_same_eleven_with_the_keepers_colour_and_with_the_money_tactic() -> None:
    table = example_eleven().tactics(0, "tac_15", "tac_24").money(0, 5)
    assert table.score(0).notes == [("tac_15", 6), ("tac_24", 5)]
    assert table.money(0, 12).score(0).notes == [("tac_15", 6), ("tac_24", 10)]


@pytest.mark.rule("B11-206", "B11-X53")
def test_line_tactics_use_the_assignment_that_scores_most() -> None:
    table = given().manager(1, "mgr_hand").tactics(1, "tac_06")
    table.team(1, "fa_001", "fa_021", "fa_025", "fa_026")  # four defenders, one of them yellow
    table.team(1, "fa_007", "fa_031", "fa_036", "fa_038")  # a yellow midfielder, no yellow forward
    assert table.score(1).notes == [("tac_06", 0)]
    assert table.team(1, "fa_012").score(1).notes == [("tac_06", 5)]


@pytest.mark.rule("B11-206")
def test_assignment_is_chosen_for_the_total_of_all_line_tactics() -> None:
    # A yellow spine needs fa_010 in defence and fa_012 in attack; in midfield they make two savvy spines.
    table = given().manager(1, "mgr_hand")
    table.team(1, "fa_010", "fa_061", "fa_084", "fa_007", "fa_012", "fa_076", "fa_057")
    assert table.tactics(1, "tac_06").score(1).notes == [("tac_06", 5)]
    assert table.tactics(1, "tac_12").score(1).notes == [("tac_06", 0), ("tac_12", 8)]
    table.g.team[1].remove(THINGS.index("fa_084"))  # one savvy spine only: the yellow one is worth more
    assert table.score(1).notes == [("tac_06", 5), ("tac_12", 0)]
    # With both cards in midfield there are two savvy spines; a yellow and a savvy one are worth more.
    table = given().manager(1, "mgr_hand").tactics(1, "tac_06", "tac_12")
    table.team(1, "fa_001", "fa_084", "fa_012", "fa_014", "fa_076", "fa_057")
    assert table.score(1).notes == [("tac_06", 5), ("tac_12", 4)]


@pytest.mark.rule("B11-206")
def test_assignment_respects_the_formation() -> None:
    # 4-2-4: with two other midfielders there is no place in midfield for the yellow M/F card.
    table = given().manager(1, "mgr_symbols").tactics(1, "tac_06")
    table.team(1, "fa_001", "fa_015", "fa_012", "fa_031")
    assert table.score(1).notes == [("tac_06", 5)]
    assert table.team(1, "fa_032").score(1).notes == [("tac_06", 0)]
    assert table.manager(1, "mgr_hand").score(1).notes == [("tac_06", 5)]


# Places


@pytest.mark.rule("B11-208")
def test_highest_score_wins_whatever_the_base_values() -> None:
    table = given().team(0, *BASE_25).team(1, "fa_001").team(2, "fa_004")
    worth(table, 0, 50)
    worth(table, 1, 51)
    worth(table, 2, 49)
    assert places(table) == [2, 1, 3]


@pytest.mark.rule("B11-209", "B11-X48")
def test_tie_goes_to_the_greater_base_value() -> None:
    table = given(seats=2).manager(0, "mgr_hand").manager(1, "mgr_flex").team(0, *BASE_25).team(1, *BASE_27)
    worth(table, 0, 70)
    worth(table, 1, 70)
    scores = GAME.scores(table.g)
    assert [(score.total, score.parts["Base"]) for score in scores] == [(70, 25), (70, 27)]
    assert places(table) == [2, 1]


@pytest.mark.rule("B11-210", "B11-X48")
def test_equal_base_values_share_the_victory() -> None:
    table = given(seats=2).team(0, *BASE_25).team(1, *BASE_25_TOO)
    worth(table, 0, 70)
    worth(table, 1, 70)
    assert [score.parts["Base"] for score in GAME.scores(table.g)] == [25, 25]
    assert places(table) == [1, 1]


@pytest.mark.rule("B11-286", "B11-X61")
def test_shared_victory_skips_the_next_place() -> None:
    table = given(seats=4).team(0, *BASE_25).team(1, *BASE_25_TOO)
    for seat, total in enumerate([70, 70, 68, 66]):
        worth(table, seat, total)
    assert places(table) == [1, 1, 3, 4]


@pytest.mark.rule("B11-286")
def test_lower_places_are_ranked_by_score_then_base_and_shared_when_equal() -> None:
    table = given(seats=4).team(1, *BASE_25).team(2, *BASE_25_TOO).team(3, "fa_001")
    for seat, total in enumerate([80, 70, 70, 70]):
        worth(table, seat, total)
    assert places(table) == [1, 2, 2, 4]
    table.team(2, "fa_084")
    worth(table, 2, 70)
    assert places(table) == [1, 3, 2, 4]
