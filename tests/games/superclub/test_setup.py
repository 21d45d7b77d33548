"""Setup: clubs, decks, cash, facilities, and who is manager 1 (SC-002 to SC-013)."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import GAME, THING, Table, card, fresh, given
from touchline.games.superclub import cards, state as s
from touchline.games.superclub.rules import line_ups


def begun(table: Table) -> Table:
    """The game begins: the first seat chooses its club."""
    return table.run(*reversed(table.g.agenda))


@pytest.mark.rule("SC-002")
def test_a_club_that_somebody_has_cannot_be_chosen_again() -> None:
    table = begun(fresh(seats=3))
    assert table.options(0) == ["club:red", "club:blue", "club:yellow", "club:purple"]
    table.play(0, "club:blue")
    assert table.options(1) == ["club:red", "club:yellow", "club:purple"]
    assert table.why(1, "club:blue") == "SC-002"
    table.play(1, "club:purple").play(2, "club:red")
    assert [manager.club for manager in table.view().managers] == ["blue", "purple", "red"]


@pytest.mark.rule("SC-002")
def test_squad_strength_and_points_have_a_marker_each() -> None:
    table = given(season=2).crew(0, 12).points(70).stage("training")
    before = table.g.squad_stars[0]
    table.squad(0, card("DEF", 4))
    assert (table.g.squad_stars[0], table.g.points[0]) == (before + 4, 70)


@pytest.mark.rule("SC-003")
def test_the_line_up_side_has_a_goal_and_rows_of_four_five_and_four_more() -> None:
    used = set()
    for formation in ("3-3-4", "3-5-2", "4-4-2"):
        table = given().eleven(0, formation).crew(0, 10)
        pitch = table.pitch(0)
        assert pitch[0] == "default_gk"  # the leftmost slot of the defence
        used |= {slot for slot, man in enumerate(pitch) if man}
    assert used == set(range(14))
    rows = [line_ups.THIRD_AT[slot] for slot in range(s.PITCH_SLOTS)]
    assert [rows.count(third) for third in (cards.ATT, cards.MID, cards.DEF)] == [4, 5, 5]


@pytest.mark.rule("SC-004")
def test_the_bench_holds_twelve_players_and_three_members() -> None:
    table = given().eleven(0).squad(0, "GK-01").crew(0, 12).cash(100)
    table.g.pitch[0][s.GOAL] = THING["GK-01"]
    bench = [player for player in table.g.squad[0] if player not in table.g.pitch[0]]
    assert len(bench) == 12
    table.staff(0, "KS-01a", "KS-01b", "KS-02").scouting(0).play(0, "scout:asia")
    assert table.why(0, "sign") == "SC-078"
    table.play(0, "reject").staff_deck("KS-04a", "KS-04b").investing(0).play(0, "invest:staff")
    assert table.why(0, "hire:KS-04a") == "SC-092"


@pytest.mark.rule("SC-005")
def test_players_staff_game_changers_and_supercup_are_four_shuffled_decks() -> None:
    g, other = fresh(seed=1).g, fresh(seed=2).g
    for deck, size in (("deck", 160), ("staff_deck", 30), ("changer_deck", 54), ("cup_deck", 16)):
        mine, theirs = getattr(g, deck), getattr(other, deck)
        assert len(mine) == size
        assert sorted(mine) == sorted(theirs)
        assert mine != theirs
        assert mine != sorted(mine)


@pytest.mark.rule("SC-006")
@pytest.mark.parametrize("seed", range(1, 5))
def test_developed_and_investment_cards_are_looked_up_and_never_drawn(seed: int) -> None:
    talent = card("MID", 2, 6)
    table = given(seed=seed).squad(0, talent).crew(0, 11).cash(100).level(0, training=2).dice(3)
    table.training(0).play(0, f"train:{talent}")
    shown = next(player for player in table.view().managers[0].squad if player.id == talent)
    assert (shown.stars, shown.min_price, shown.scout_price) == (3, 36, 21)
    table.investing(0).play(0, "invest:training")
    assert (table.g.levels[cards.TRAINING], table.g.cash[0]) == (3, 70)


@pytest.mark.rule("SC-007")
def test_everybody_starts_with_120() -> None:
    assert fresh(seats=4).g.cash == [120] * 4


@pytest.mark.rule("SC-008")
@pytest.mark.parametrize("cash", [90, 120, 150])
def test_the_host_picks_slower_normal_or_quicker_cash_for_everybody(cash: int) -> None:
    assert fresh(seats=3, cash=cash).g.cash == [cash] * 3
    option = next(option for option in GAME.options if option.id == "cash")
    assert option.values == (0, 90, 120, 150)  # 0: what the kind of game says


@pytest.mark.rule("SC-009")
def test_clubs_start_on_level_one_free_of_charge() -> None:
    table = begun(fresh(seats=3)).until("window")
    for manager in table.view().managers:
        assert (manager.training, manager.scouting, manager.stadium) == (1, 1, 1)
        assert manager.cash == 120


@pytest.mark.rule("SC-010")
def test_nobody_starts_with_staff_boosts_game_changers_or_supercup_cards() -> None:
    table = begun(fresh(seats=3)).until("window")
    for manager in table.view().managers:
        assert (manager.staff, manager.place, manager.weapons, manager.cups) == ([], 0, 0, 0)
    assert table.events("staff_drawn") == []
    table.until("line_up")
    seat = table.g.next_seat()
    table.play(seat, "line_up:auto_best")
    assert table.options(seat, "boost") == []


@pytest.mark.rule("SC-011", "SC-013")
@pytest.mark.parametrize(
    ("dice", "numbers"), [((2, 6, 3), [3, 1, 2]), ((6, 1, 5), [1, 2, 3]), ((4, 3, 5), [2, 3, 1])]
)
def test_the_highest_die_is_manager_1_and_his_left_neighbour_manager_2(
    dice: tuple[int, ...], numbers: list[int]
) -> None:
    table = begun(fresh(seats=3).dice(*dice)).until("draft")
    assert [manager.number for manager in table.view().managers] == numbers
    assert table.events("opening_die") == [[seat, die] for seat, die in enumerate(dice)]
    assert table.view().champion == numbers.index(1)


@pytest.mark.rule("SC-012")
def test_managers_tied_for_the_highest_die_roll_again_among_themselves() -> None:
    table = begun(fresh(seats=3).dice(5, 5, 2, 3, 3, 1, 6)).until("draft")
    rolls = [[0, 5], [1, 5], [2, 2], [0, 3], [1, 3], [0, 1], [1, 6]]
    assert table.events("opening_die") == rolls
    assert [manager.number for manager in table.view().managers] == [3, 1, 2]
