"""Secret weapons: their windows, their targets, and what they add up to."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import GAME, THING, Table, card, given
from touchline.games.superclub import cards, changer_cards, state as s
from touchline.games.superclub.cards import CHANGER, THINGS
from touchline.games.superclub.rules import scouting

QUIET = (1, 2, 1, 3)  # no doubles; the away side wins by one
WINS = (5, 6, 1, 2)  # the home side wins


def even(**more: int) -> Table:
    """Two equal line-ups without chemistry."""
    return given(**more).eleven(0).eleven(1)


# Windows


def window_of(table: Table, seat: int) -> str:
    """The window in which the seat is asked."""
    assert table.asked(seat) == "weapon"
    return changer_cards.WINDOWS[table.g.open[seat] >> 8 & 7]


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
    assert window_of(table, 0) == "after_reveal"
    answer(0, "weapon:pass")
    assert asked == [0, 1, 0, 1, 0]
    assert window_of(table, 0) == "before_third"  # that window is closed though both still hold a card
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
            seen.append((window_of(table, 0), table.options(0)[1:]))
            table.play(0, "weapon:pass")
        else:
            table.play(0, table.options(0)[0])
    assert seen == [
        ("after_reveal", ["weapon:GC-26a"]),
        ("before_third", ["weapon:GC-32"]),  # the midfield
        ("own_injury", ["weapon:GC-35"]),
        ("after_third", ["weapon:GC-34"]),
        ("before_third", []),  # the midfield is over, and with it what GC-32 is good for
        ("after_third", ["weapon:GC-34"]),
        ("after_match", ["weapon:GC-36"]),  # a defeat
    ]


@pytest.mark.rule("SC-309", "SC-341")
def test_every_holder_is_asked_in_each_window_even_if_he_can_only_pass() -> None:
    table = even().crew(0, 2, 1).weapon(0, "GC-26a").weapon(1, "GC-36")
    table.dice(1, 1, 5, 6, *QUIET[:2], 5, 6).match()
    seen = []
    while (seat := table.g.next_seat()) >= 0:
        if table.asked(seat) == "weapon":
            seen.append((seat, window_of(table, seat), len(table.options(seat))))
        table.play(seat, table.options(seat)[0])
    assert seen == [
        (0, "after_reveal", 2),
        (1, "after_reveal", 1),
        (0, "before_third", 1),
        (1, "before_third", 1),
        (0, "own_injury", 1),  # nobody learns whether he could have healed
        (0, "after_third", 1),
        (1, "after_third", 1),
        (0, "before_third", 1),
        (1, "before_third", 1),
        (0, "after_third", 1),
        (1, "after_third", 1),
        (0, "after_match", 1),  # the loser alone
    ]


@pytest.mark.rule("SC-309")
def test_nobody_learns_from_the_questions_what_a_holder_holds() -> None:
    """Two matches that differ only in the face of a secret weapon look the same to the others."""
    secret = [even().crew(0, 2, 1).weapon(0, weapon) for weapon in ("GC-35", "GC-31", "GC-34", "GC-36")]
    for table in secret:
        table.dice(1, 1, 5, 6, *QUIET[:2], 5, 6).match()
    while (seat := secret[0].g.next_seat()) >= 0:
        asked = [(table.g.next_seat(), table.asked(seat), table.view(1)) for table in secret]
        assert all(one == asked[0] for one in asked)
        for table in secret:
            table.play(seat, "weapon:pass" if table.asked(seat) == "weapon" else table.options(seat)[0])
    assert all(table.g.next_seat() < 0 for table in secret)


@pytest.mark.rule("SC-309")
def test_nobody_is_asked_where_all_can_see_that_nothing_can_be_played() -> None:
    nothing_held = even().dice(*WINS, *WINS).match()
    assert nothing_held.events("full_time")
    derby = even().weapon(0, "GC-27a", "GC-36").weapon(1, "GC-26a").dice(*QUIET, 1, 2, 5, 6).match()
    derby.play(0, "weapon:GC-27a")
    assert derby.g.next_seat() < 0
    assert derby.events("full_time")
    won = even().weapon(0, "GC-36").dice(*WINS, *WINS).match()
    while won.g.next_seat() >= 0:
        assert window_of(won, 0) not in ("own_injury", "after_match")  # no injury, no defeat
        won.play(0, "weapon:pass")
    drawn = even().weapon(0, "GC-36").weapon(1, "GC-26a").kick_off().hush()
    drawn.g.score = [3, 3]
    assert drawn.run(s.FULL_TIME).g.next_seat() < 0


@pytest.mark.rule("SC-309")
def test_nobody_is_asked_in_a_final() -> None:
    table = given(season=4).eleven(0).eleven(1).weapon(0, "GC-26a", "GC-35").weapon(1, "GC-26b", "GC-36")
    table.stage("finals").run(s.SUPER_DUPER_CUP | (0 | 1 << 3) << 8)
    asked = set()
    while (seat := table.g.next_seat()) >= 0:
        asked.add(table.asked(seat))
        table._apply(seat, GAME.caretaker(table.g, seat))
    assert asked
    assert "weapon" not in asked
    assert table.g.over


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
    assert (table.passing("weapon:GC-36").asked(0) == "weapon") is offered


@pytest.mark.rule("SC-350")
def test_a_bonus_for_a_third_that_is_over_cannot_be_played() -> None:
    table = even().weapon(0, "GC-32", "GC-33").dice(*QUIET).match().passing("weapon:GC-32")
    assert table.options(0) == ["weapon:pass", "weapon:GC-32", "weapon:GC-33"]
    table.play(0, "pass").passing("weapon:GC-33")  # the midfield is lost: his defence plays next
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
    assert scouting.reports_left(scouts.g, 0) == 1 + 1 + 2


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
    table = even().weapon(0, "GC-34").dice(*QUIET).match().passing("weapon:GC-34")
    table.dice(6, 6, 1, 2).play(0, "weapon:GC-34")
    assert table.events("third")[0][1] == 0
    assert table.events("changer_drawn") == []


@pytest.mark.parametrize(("dice", "points"), [((6,), [6, 0]), ((3, 6), [6, 0]), ((3, 5), [0, 6])])
def test_a_protest_rolls_up_to_two_dice_for_a_six(dice: tuple[int, ...], points: list[int]) -> None:
    table = even().weapon(0, "GC-36").dice(*QUIET, 1, 2, 5, 6).match().passing("weapon:GC-36")
    table.dice(*dice).play(0, "weapon:GC-36")
    assert table.events("points")[0][3:] == points
    assert THING["GC-36"] - CHANGER in table.g.changer_discard
