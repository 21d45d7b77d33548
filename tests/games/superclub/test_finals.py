"""SuperCup and Super-Duper-Cup finals (SC-207 to SC-224)."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, given
from touchline.games.superclub import cards, state as s
from touchline.games.superclub.cards import THINGS
from touchline.games.superclub.rules import match

WON, LOST = (6, 5, 1, 2), (1, 2, 6, 5)
LEVEL = (3, 4, 3, 4)


def champion(**options: int) -> Table:
    """Seat 0 has just won his third title and may play the final."""
    return given(season=4, **options).points(70, 50).crew(1, 11).cups(0, "CUP-02", "CUP-03")


def offered(table: Table) -> Table:
    """The season ends; he plays the final."""
    return table.run(s.END_SEASON).play(0, "final:play")


def final(table: Table, att: int, mid: int, df: int, *dice: int) -> Table:
    """A SuperCup final of seat 0 against an opponent of this strength, from the kick-off."""
    g = table.g
    g.stage, g.contest, g.home, g.away, g.rival_club, g.revealed = s.IN_FINALS, s.SUPERCUP, 0, s.RIVAL, 0, 1
    g.rival = [att, mid, df]
    g.agenda = [s.SEASON_LIMIT, s.FINAL_WHISTLE]
    table.dice(*dice)._run(lambda: match.kick_off(g))
    return table._settle()


def two_clubs(**options: int) -> Table:
    """Two managers with 100 points, after a season with 2nd and 1st place in the last one."""
    return given(season=2, **options).eleven(0).eleven(1).places(2, 1).points(110, 100)


def lined_up(table: Table, *dice: int) -> Table:
    """Both set the automatic line-up, and the Super-Duper-Cup is played."""
    table.play(0, "line_up:auto_best").play(1, "line_up:auto_best")
    return table.dice(*dice).play(0, "ready:confirm").play(1, "ready:confirm")


@pytest.mark.rule("SC-207")
def test_the_super_duper_cup_has_neither_boosts_nor_game_changers() -> None:
    table = two_clubs().weapon(0, "GC-26a", "GC-34").weapon(1, "GC-31")
    table.g.boost_at = [cards.MID, cards.MID]
    table.run(s.END_SEASON)
    table.play(0, "line_up:auto_best")
    assert table.asked(0) == "ready"  # no boost is placed
    table.play(1, "line_up:auto_best").dice(6, 6, 5, 1, *WON).play(0, "ready:confirm")
    decked = len(table.g.changer_deck)
    table.play(1, "ready:confirm")
    stars = sum(table.counts(THINGS[man], "mid") for man in table.g.pitch[0][5:10] if man >= 0)
    assert table.events("totals")[0][3] == 2 * (stars + 12)
    assert table.events("weapon") == table.events("changer_drawn") == []  # 6+6 is no card
    assert len(table.g.changer_deck) == decked
    assert table.g.over == s.BY_SUPER_DUPER


@pytest.mark.rule("SC-208")
def test_everybody_may_play_in_the_super_duper_cup() -> None:
    table = two_clubs()
    a, b, c, d = table.g.squad[1][:4]
    table.g.injured, table.g.missing, table.g.hurt, table.g.benched = [a], [b], [c], [d << 3 | 1]
    table.run(s.END_SEASON).play(1, "line_up:4-4-2")
    for player in (a, b, c, d):
        assert f"fill:{THINGS[player]}" in table.options(1)


@pytest.mark.rule("SC-209")
@pytest.mark.parametrize(("points", "sides"), [((110, 100), [0, 1]), ((100, 110), [1, 0])])
def test_the_higher_ranked_is_at_home(points: tuple[int, int], sides: list[int]) -> None:
    table = lined_up(two_clubs().points(*points).run(s.END_SEASON), *LEVEL, *WON, *WON)
    assert table.events("kick_off")[0][1:3] == sides
    assert table.events("dice")[1][2] == cards.ATT  # after a level midfield the home side attacks


@pytest.mark.rule("SC-213")
@pytest.mark.parametrize(("draw", "opponent"), [(0, "CUP-02"), (1, "CUP-03")])
def test_the_opponent_is_one_of_his_own_cards_drawn_after_the_line_up(draw: int, opponent: str) -> None:
    table = offered(champion().crew(0, 11))
    assert table.asked(0) == "line_up"
    table.play(0, "line_up:auto_best")
    assert table.events("opponent") == []
    assert table.g.rival == []
    table.dice(draw, *LOST, *LOST).play(0, "ready:confirm")
    assert table.events("opponent")[0][:2] == [0, THING[opponent] - cards.CUP]


@pytest.mark.rule("SC-214")
def test_the_opponent_has_the_strength_of_its_card() -> None:
    table = offered(champion().crew(0, 11)).play(0, "line_up:auto_best").dice(0, *LOST, *LOST)
    table.play(0, "ready:confirm")
    assert table.events("opponent")[0][2:] == [21, 25, 19]
    totals = table.events("totals")
    assert [told[4] for told in totals] == [2 * (25 + 11), 2 * (21 + 11)]  # midfield, then its attack


@pytest.mark.rule("SC-215")
def test_the_opponent_adds_two_dice_to_its_strength() -> None:
    table = final(given(season=4).eleven(0), 9, 8, 7, 6, 5, 1, 2, 6, 4, 2, 3, *WON)
    assert [told[4] for told in table.events("totals")[:2]] == [2 * (8 + 3), 2 * (7 + 5)]


@pytest.mark.rule("SC-216")
@pytest.mark.parametrize(
    ("dice", "thirds"),
    [
        ((*WON, *WON), [cards.MID, cards.ATT]),
        ((*LOST, *WON, *WON), [cards.MID, cards.DEF, cards.ATT]),
        ((*WON, *LOST, *WON), [cards.MID, cards.ATT, cards.DEF]),
    ],
)
def test_a_supercup_final_goes_by_thirds(dice: tuple[int, ...], thirds: list[int]) -> None:
    table = final(given(season=4).eleven(0), 2, 4, 5, *dice)  # equal to the eleven
    assert [told[2] for told in table.events("dice")] == thirds
    assert table.g.over == s.BY_SUPERCUP


@pytest.mark.rule("SC-217")
def test_the_manager_is_at_home_in_the_supercup_final() -> None:
    table = final(given(season=4).eleven(0), 2, 4, 5, *LEVEL, *WON, *WON)
    assert table.events("third")[0][1] == -2
    assert table.events("dice")[1][2] == cards.ATT


@pytest.mark.rule("SC-218")
def test_staff_and_chemistry_count_in_a_supercup_final_boosts_and_weapons_do_not() -> None:
    table = champion().places(2, 1).squad(0, "MID-05", "MID-08").crew(0, 8, 1).staff(0, "KS-05")
    table.weapon(0, "GC-26a", "GC-34", "GC-31")
    table.g.boost_at[0] = cards.MID
    offered(table).play(0, "line_up:4-4-2")
    others = [f"fill:{THINGS[man]}" for man in table.g.squad[0][2:]]
    table.play(0, *others[:4], "fill:MID-05", "fill:MID-08", *others[4:7])
    assert table.asked(0) == "ready"  # no boost is placed
    table.dice(0, *LOST, *LOST).play(0, "ready:confirm")
    stars = sum(table.counts(THINGS[man], "mid") for man in table.g.pitch[0][5:9])
    assert table.events("totals")[0][3] == 2 * (stars + 1 + 2 + 3)
    assert table.events("weapon") == []
    assert len(table.g.weapons[0]) == 3


@pytest.mark.rule("SC-219")
def test_the_whole_squad_may_play_in_the_supercup_final() -> None:
    table = champion().crew(0, 11)
    a, b, c, d = table.g.squad[0][:4]
    table.g.injured, table.g.missing, table.g.hurt, table.g.benched = [a], [b], [c], [d << 3 | 0]
    offered(table).play(0, "line_up:4-4-2")
    assert [option.partition(":")[2] for option in table.options(0)] == [
        THINGS[player] for player in table.g.squad[0]
    ]


@pytest.mark.rule("SC-220")
def test_a_double_on_an_occupied_slot_injures_for_the_final() -> None:
    table = given(season=4).eleven(0).crew(0, 2, 3)
    victim, sub = table.g.pitch[0][6], table.g.squad[0][-1]
    final(table, 2, 4, 5, 2, 2, 1, 3)
    assert table.asked(0) == "substitute"
    table.play(0, f"substitute:{THINGS[sub]}")
    assert table.events("totals")[0][3] > 2 * (4 + 4)
    assert victim not in table.g.pitch[0]
    assert victim not in table.g.injured  # only for this match


@pytest.mark.rule("SC-220")
def test_other_doubles_of_a_final_have_no_effect() -> None:
    table = given(season=4).eleven(0).eleven(1)
    decked = len(table.g.changer_deck)
    final(table, 2, 4, 5, 6, 6, 2, 2, 5, 5, 1, 1)
    assert table.events("injury") == table.events("changer_drawn") == []
    assert len(table.g.changer_deck) == decked
    assert len(table.events("dice")) == 2


@pytest.mark.rule("SC-221")
def test_winning_the_supercup_final_wins_the_game() -> None:
    table = final(given(season=4).eleven(0).points(60, 70), 2, 4, 5, *WON, *WON)
    assert table.events("game_over") == [[0, s.BY_SUPERCUP]]
    assert (table.g.over, table.g.winner) == (s.BY_SUPERCUP, 0)
    assert table.score(0).place == 1


@pytest.mark.rule("SC-222")
def test_a_lost_supercup_final_costs_all_cards_and_the_game_goes_on() -> None:
    table = given(season=4).eleven(0).eleven(1).cups(0, "CUP-01", "CUP-02", "CUP-03", "CUP-04")
    final(table, 2, 4, 5, *LOST, *LOST)
    assert table.g.cups[0] == []
    assert table.g.over == 0
    assert table.events("off_season") == [[5]]
    for title in (1, 2, 3):
        table.g.open = [0, 0]
        table.g.unanswered = 0
        table.points(70, 50).run(s.END_SEASON)
        assert (table.asked(0) == "final") is (title == 3)


@pytest.mark.rule("SC-223")
def test_lost_cards_are_shuffled_back_into_the_deck() -> None:
    seen = set()
    for seed in range(6):
        table = given(season=4, seed=seed).eleven(0).cups(0, "CUP-01", "CUP-02", "CUP-03")
        final(table, 2, 4, 5, *LOST, *LOST)
        deck = table.g.cup_deck
        assert sorted(deck) == list(range(cards.CUP_CARDS))
        seen.add(tuple(deck.index(THING[own] - cards.CUP) for own in ("CUP-01", "CUP-02", "CUP-03")))
    assert len(seen) > 3  # they lie neither on top nor at the bottom


@pytest.mark.rule("SC-224")
def test_a_drawn_supercup_final_goes_to_penalties() -> None:
    table = final(given(season=4).eleven(0), 2, 4, 5, *WON, *LOST, 3, 4, 6, 4)
    assert table.events("full_time")[0][2] == cards.DRAW
    assert table.events("penalties") == [[0, s.RIVAL]]
    assert len(table.events("penalty")) == 1  # the opponent's first
    assert table.asked(0) == "taker"


@pytest.mark.rule("SC-224")
def test_a_drawn_super_duper_cup_goes_to_penalties_too() -> None:
    table = lined_up(two_clubs().run(s.END_SEASON), *WON, *LOST, 3, 4, 6, 4)
    assert table.events("full_time")[0][2] == cards.DRAW
    assert table.events("penalties") == [[0, 1]]
    assert table.g.over == 0
