"""What the engine does for a manager whose time is up: B11-240, clause by clause, through the referee."""

from __future__ import annotations

import pytest

from tests.games.best11.given import GAME, THING, Table, given
from touchline.engine.match import Match

pytestmark = pytest.mark.rule("B11-240")


def decided(match: Match, seat: int) -> str:
    """What the referee decides for the seat."""
    match.act_for(seat)
    assert match.log[-1].seat == seat
    return match.log[-1].option


def market() -> Table:
    """Slots that ask for 4, 3 and 1; manager 0 has fa_012 (3), fa_030 (2), fa_001 (1) and 5 money."""
    table = given(seats=2).market(("fa_010", 0), ("fa_003", 1), ("fa_002", None))
    return table.hand(0, "fa_012", "fa_030", "fa_001").money(0, 5).hand(1, "fa_004").money(1, 3)


# Nominations and bids


def test_nominates_the_lowest_base_value() -> None:
    match = given(seats=2).hand(0, "fa_010", "fa_030", "fa_001", "fa_003").match("nominate")
    assert decided(match, 0) == "nominate:fa_001"


def test_nominates_the_lowest_id_on_ties() -> None:
    match = given(seats=2).hand(0, "fa_010", "fa_086", "fa_022", "fa_041", "fa_003").match("nominate")
    assert decided(match, 0) == "nominate:fa_022"


def test_bids_on_nothing_when_nothing_was_begun() -> None:
    match = market().match("bid")
    assert [decided(match, 0) for _ in range(3)] == ["bid:next"] * 3
    assert match.state.bids[0] == []
    assert match.waiting() == [1]


def test_keeps_finished_bids_and_bids_on_nothing_more() -> None:
    match = market().match("bid")
    for option in ("bid:fa_012", "bid:money_1", "bid:next", "bid:fa_030", "bid:money_3"):
        match.play(0, option)
    assert [decided(match, 0) for _ in range(2)] == ["bid:next"] * 2
    assert match.view(0).table.own.bids == [["fa_012", "money_1"], ["fa_030", "money_3"], []]
    assert match.waiting() == [1]


def test_empties_an_unfinished_bid_that_is_below_its_minimum() -> None:
    match = market().match("bid")
    for option in ("bid:fa_012", "bid:money_1", "bid:next", "bid:fa_001", "bid:money_1"):
        match.play(0, option)  # the second slot asks for 3 and has 2
    assert "bid:next" not in match.options_of(0)
    assert decided(match, 0) == "bid:next"
    own = match.view(0).table.own
    assert own.bids == [["fa_012", "money_1"], [], []]
    assert sorted(own.hand) == ["fa_001", "fa_030"]
    assert own.purse == 4
    assert [entry.option for entry in match.log if entry.seat == 0][-2:] == ["bid:next", "bid:next"]


def test_emptying_a_bid_leaves_the_other_managers_alone() -> None:
    match = market().match("bid")
    match.play(0, "bid:fa_001")
    match.play(1, "bid:next")
    match.play(0, "bid:money_1")
    match.play(1, "bid:money_3")
    decided(match, 0)
    assert match.view(0).table.own.bids == [[], [], []]
    assert match.view(1).table.own.bids == [[], ["money_3"], []]
    assert match.count(1) == 2


# The reveal


def test_passes_late_bids() -> None:
    table = given(seats=2).market(("fa_010", None)).bid(0, 1, "fa_021").bid(1, 1, "fa_015", "money_1")
    match = table.hand(0, "fa_019").match("reveal")
    assert decided(match, 0) == "late_bid:pass"
    assert match.state.winner == [1]


def tie(whistle: int = 0) -> Table:
    """Managers 1, 2 and 3 bid the same; the whistle holder decides."""
    table = given(seats=4, whistle=whistle).market(("fa_010", None))
    return table.bid(1, 1, "fa_015").bid(2, 1, "fa_021").bid(3, 1, "fa_055")


def test_awards_a_tie_to_the_fewest_filled_spaces() -> None:
    table = tie().team(1, "fa_001", "fa_003").team(2, "fa_004", "fa_005").team(3, "fa_006")
    assert decided(table.match("reveal"), 0) == "award_tie:p3"


def test_keeper_fills_a_space_in_a_tie_and_arrivals_do_not() -> None:
    table = tie().team(1, "fa_001").team(2, "fa_004").team(3, "fa_006").keeper(1, "kp_1")
    table.arrivals(2, "fa_007", "fa_009").arrivals(3, "fa_013")
    assert decided(table.match("reveal"), 0) == "award_tie:p2"


@pytest.mark.parametrize(("whistle", "first"), [(0, 1), (1, 1), (2, 2), (3, 3)])
def test_awards_an_equal_tie_to_the_first_in_whistle_order(whistle: int, first: int) -> None:
    assert decided(tie(whistle).match("reveal"), whistle) == f"award_tie:p{first}"


# After the auction


def test_takes_money_as_handicap() -> None:
    match = given(seats=2).hand(0, "fa_012").signed(1).match("handicap")
    assert decided(match, 0) == "handicap:money"
    assert match.state.purse[0] == 3 + 4  # and the income of an empty board


def test_discards_no_more_once_the_time_is_up() -> None:
    match = given(seats=2).hand(0, "fa_012", "fa_019").signed(1).match("handicap")
    match.play(0, "handicap:discard")
    assert decided(match, 0) == "handicap_discard:done"
    assert match.state.discard == []


def test_declines_all_pending_bonuses() -> None:
    match = given(seats=2).won(0, "fa_002", "fa_011").signed(1).match("bonuses")
    assert decided(match, 0) == "bonus_order:done"
    assert match.state.pending == []


@pytest.mark.parametrize(
    ("won", "question"), [("fa_008", "bonus_hand"), ("fa_012", "bonus_reuse"), ("fa_005", "bonus_discard")]
)
def test_declines_a_bonus_that_was_begun(won: str, question: str) -> None:
    table = given(seats=2).won(0, won).hand(0, "fa_003").team(0, "fa_002").discard("fa_100").signed(1)
    match = table.match("bonuses")
    match.play(0, f"bonus_order:{won}")
    assert decided(match, 0) == f"{question}:decline"
    assert match.state.team[0] == [THING["fa_002"], THING[won]]


def test_returns_the_newest_tactical_card() -> None:
    table = given(seats=2).tactics(0, "tac_09").tactics_deck("tac_05", "tac_20", "tac_01").signed(1)
    match = table.match("handicap")
    match.play(0, "handicap:tactic")
    assert decided(match, 0) == "return_tactic:tac_20"
    assert match.view(0).table.own.tactics == ["tac_09", "tac_05"]


def test_returns_the_last_drawn_tactical_card_at_setup() -> None:
    match = Match(GAME, 3, {}, b"setup")
    for seat in range(3):
        drawn = match.view(seat).table.own.tactics
        assert decided(match, seat) == f"keep_tactic:{drawn[-1]}"


def test_keeps_special_cards() -> None:
    match = given(seats=2).paid(0, "fa_067").match("adjust")
    assert decided(match, 0) == "special_comp:keep"
    assert match.state.team[0] == [THING["fa_067"]]


def test_releases_the_legal_card_of_lowest_base_value_then_lowest_id() -> None:
    # 4-3-3 with five defenders; the forward of base 1 fits and stays.
    table = given(seats=2).manager(0, "mgr_hand").team(0, "fa_003", "fa_004", "fa_020", "fa_027", "fa_026")
    match = table.arrivals(0, "fa_025").match("adjust")
    assert decided(match, 0) == "adjust:fa_004"


def test_passes_keepers() -> None:
    table = given(seats=2).team(0, "fa_001", "fa_003", "fa_007", "fa_009", "fa_015", "fa_016")
    match = table.match("keepers")
    assert decided(match, 0) == "keeper:pass"
    assert match.state.keeper[0] == -1


def test_takes_the_first_free_board_of_the_table_in_a_draft() -> None:
    match = Match(GAME, 3, {"manager_draft": True}, b"draft")
    first = match.waiting()[0]
    match.play(first, "draft_manager:mgr_symbols")
    assert decided(match, match.waiting()[0]) == "draft_manager:mgr_flex"
    assert decided(match, match.waiting()[0]) == "draft_manager:mgr_hand"


# Always


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_can_be_played_by_nobody(seats: int) -> None:
    match = Match(GAME, seats, {"manager_draft": True}, b"nobody")
    while not match.over:
        match.act_for(match.waiting()[-1])
    assert [len(team) for team in match.state.team] == [0] * seats
    assert [score.place for score in match.scores].count(1) >= 1
