"""Secret weapons: their windows, their targets, and what they add up to."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, card, given
from touchline.games.superclub import cards
from touchline.games.superclub import state as s
from touchline.games.superclub.cards import CHANGER, THINGS

QUIET = (1, 2, 1, 3)  # no doubles; the away side wins by one
WINS = (5, 6, 1, 2)  # the home side wins


def even(**more: int) -> Table:
    """Two equal line-ups without chemistry."""
    return given(**more).eleven(0).eleven(1)


# Windows


@pytest.mark.rule("SC-309")
def test_the_home_manager_is_first_and_both_alternate_until_both_pass_in_a_row() -> None:
    table = even(season=2).weapon(0, "GC-26a", "GC-26b").weapon(1, "GC-26c", "GC-28a").match()
    asked = []

    def answer(seat: int, *answers: str) -> None:
        asked.append(table.g.next_seat())
        table.play(seat, *answers)

    answer(0, "weapon:pass")
    answer(1, "weapon:GC-26c", "target:att")
    answer(0, "weapon:GC-26a", "target:att")
    answer(1, "weapon:pass")
    answer(0, "weapon:pass")
    assert asked == [0, 1, 0, 1, 0]
    assert table.events("dice")  # the window is closed though both still hold a card
    assert [len(held) for held in table.g.weapons] == [1, 1]


@pytest.mark.rule("SC-309")
def test_one_card_at_a_time() -> None:
    table = even().weapon(0, "GC-26a", "GC-26b").weapon(1, "GC-26c").match()
    table.play(0, "weapon:GC-26a", "target:mid")
    assert (table.asked(0), table.asked(1)) == (None, "weapon")


@pytest.mark.rule("SC-309")
def test_the_windows_in_the_order_of_a_match() -> None:
    table = even().crew(0, 2, 1).weapon(0, "GC-26a", "GC-32", "GC-34", "GC-35", "GC-36")
    table.dice(1, 1, 5, 6, *QUIET[:2], 5, 6).match()
    seen = []
    while table.g.next_seat() == 0:
        if table.asked(0) == "weapon":
            seen.append(table.options(0)[1:])
            table.play(0, "weapon:pass")
        else:
            table.play(0, table.options(0)[0])
    assert seen == [
        ["weapon:GC-26a"],  # after reveal
        ["weapon:GC-32"],  # before the midfield
        ["weapon:GC-35"],  # an own injury
        ["weapon:GC-34"],  # after the totals
        ["weapon:GC-34"],  # of the second third
        ["weapon:GC-36"],  # after the match, a defeat
    ]


@pytest.mark.rule("SC-350")
@pytest.mark.parametrize(
    ("weapon", "window"),
    [
        ("GC-26a", "before_third"),
        ("GC-32", "after_reveal"),
        ("GC-34", "after_reveal"),
        ("GC-36", "after_third"),
    ],
)
def test_a_weapon_is_played_in_its_window_only(weapon: str, window: str) -> None:
    filler = {"before_third": "GC-33", "after_reveal": "GC-28a", "after_third": "GC-34"}[window]
    table = even().weapon(0, weapon, *[w for w in [filler] if w != weapon]).dice(*QUIET).match()
    assert table.asked(0) == "weapon"
    while f"weapon:{filler}" not in table.options(0):
        table.play(0, "pass")
    assert table.why(0, f"weapon:{weapon}") == "SC-350"


@pytest.mark.rule("SC-350")
def test_no_boost_is_moved_without_one() -> None:
    table = even().weapon(0, "GC-25a", "GC-26a").match()
    assert table.options(0) == ["weapon:pass", "weapon:GC-26a"]
    boosted = given(season=2).eleven(0, boost="att").eleven(1).weapon(0, "GC-25a").match()
    boosted.play(0, "weapon:GC-25a")
    assert boosted.options(0) == ["target:mid", "target:def"]
    boosted.play(0, "target:def")
    assert boosted.g.boost_at[0] == cards.DEF


@pytest.mark.rule("SC-350")
@pytest.mark.parametrize(("dice", "offered"), [(WINS, False), (QUIET, True)])
def test_no_protest_without_a_defeat(dice: tuple[int, ...], offered: bool) -> None:
    attack = (1, 2, 5, 6) if offered else (5, 6, 1, 2)
    table = even().weapon(0, "GC-36").dice(*dice, *attack).match()
    assert (table.asked(0) == "weapon") is offered


@pytest.mark.rule("SC-350")
def test_a_bonus_for_a_third_that_is_over_cannot_be_played() -> None:
    table = even().weapon(0, "GC-32", "GC-33").dice(*QUIET).match()
    assert table.options(0) == ["weapon:pass", "weapon:GC-32", "weapon:GC-33"]
    table.play(0, "pass")  # the midfield is lost: his defence plays next
    assert table.options(0) == ["weapon:pass", "weapon:GC-33"]


# Effects


@pytest.mark.rule("SC-310")
def test_penalties_take_stars_away_but_never_below_zero() -> None:
    table = given().line_up(0, "4-4-2", df=card("DEF", 2), at=card("ATT", 1)).eleven(1)
    table.g.weakened[0] = 2
    table.kick_off()
    assert table.total(0, "def") == 1  # three stars, one of them the default goalkeeper's
    table.g.effects[cards.ATT] = -4
    assert table.total(0, "att") == 0
    table.g.effects[cards.DEF] = -9
    assert table.total(0, "def") == 0


@pytest.mark.rule("SC-318")
def test_several_members_and_several_cards_add_up() -> None:
    plain = even().kick_off()
    table = even().staff(0, "KS-04a", "KS-04b", "KS-10").weapon(0, "GC-26a", "GC-26b").match()
    table.play(0, "weapon:GC-26a", "target:mid")
    table.play(0, "weapon:GC-26b", "target:mid")
    assert table.events("totals")[0][3] / 2 - sum(table.events("dice")[0][3:5]) == plain.total(0, "mid") + 7
    scouts = given().staff(0, "KS-17", "KS-18").crew(0, 12).stage("scouting").run(s.SCOUTING_STEP)
    assert scouts.g.left == 1 + 1 + 2


def test_man_mark_takes_at_most_four_stars() -> None:
    table = even().weapon(0, "GC-29")
    marker = THINGS[table.g.pitch[0][1]]
    strong = THINGS[table.g.pitch[1][10]]
    table.grown(marker, 5).grown(strong, 6).match()
    before = table.total(1, "att")
    table.play(0, "weapon:GC-29", f"target:{marker}")
    assert table.g.effects[3 + cards.ATT] == -4
    assert before == 7


def test_a_line_up_is_set_anew_without_the_boost() -> None:
    table = given(season=2).eleven(0, boost="att").eleven(1).weapon(0, "GC-28a").match()
    table.play(0, "weapon:GC-28a", "line_up:auto_best", "ready:confirm")
    assert table.g.boost_at[0] == cards.ATT
    assert len(table.events("line_up")) == 1
    assert table.events("dice")


def test_an_opposing_starter_is_injured_like_by_a_double() -> None:
    table = even().crew(1, 2, 1).weapon(0, "GC-30")
    victim = table.g.pitch[1][6]
    table.match().play(0, "weapon:GC-30", f"target:{THINGS[victim]}")
    assert table.asked(1) == "substitute"
    assert table.g.injured == [victim]


def test_the_injured_side_may_heal_him() -> None:
    table = even().crew(1, 2, 1).weapon(0, "GC-30").weapon(1, "GC-35").dice(*WINS, *WINS)
    victim = table.g.pitch[1][6]
    table.match().play(0, "weapon:GC-30", f"target:{THINGS[victim]}").play(1, "weapon:GC-35")
    assert table.g.injured == []
    assert table.g.pitch[1][6] == victim


def test_a_replayed_third_ignores_the_doubles_of_the_new_roll() -> None:
    table = even().weapon(0, "GC-34").dice(*QUIET).match()
    table.dice(6, 6, 1, 2).play(0, "weapon:GC-34")
    assert table.events("third")[0][1] == 0
    assert table.events("changer_drawn") == []


@pytest.mark.parametrize(("dice", "points"), [((6,), [6, 0]), ((3, 6), [6, 0]), ((3, 5), [0, 6])])
def test_a_protest_rolls_up_to_two_dice_for_a_six(dice: tuple[int, ...], points: list[int]) -> None:
    table = even().weapon(0, "GC-36").dice(*QUIET, 1, 2, 5, 6).match()
    table.dice(*dice).play(0, "weapon:GC-36")
    assert table.events("points")[0][3:] == points
    assert THING["GC-36"] - CHANGER in table.g.changer_discard
