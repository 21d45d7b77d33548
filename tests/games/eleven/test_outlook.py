"""How a game of Eleven stands: promises add up to the score, and the next match is known in advance."""

from __future__ import annotations

import pytest

from tests.bots.given import moments, started
from tests.games.eleven.given import given
from touchline.bots.minds import mind
from touchline.engine.chance import Chance, best
from touchline.games.eleven import GAME, beliefs, outlook
from touchline.games.eleven.bot import weigh, weigh_with
from touchline.games.eleven.effects import CASH
from touchline.games.eleven.lineups import LONG_LIST, best_of, club_of, match_points
from touchline.games.eleven.state import BASIC_ACTION, FORMATION, SECRET, Eleven
from touchline.games.eleven.valuation import NEWCOMER, SHREWD, Temper

MIND = mind(GAME)


def played_until(question: int, week: int, seed: int = 1) -> tuple[Eleven, int]:
    """A game of newcomers at the first such question of a week, and who is asked."""
    g: Eleven = started(GAME, 2, seed)
    chance = Chance(seed)
    while True:
        seat = g.next_seat()
        if g.week == week and g.open[seat] & 0xFF == question:
            return g, seat
        options = GAME.rules.options(g, seat)
        GAME.rules.apply(g, seat, best(options, weigh(g, seat, options, chance), chance))


def test_after_full_time_the_parts_are_the_score() -> None:
    g = started(GAME, 2)
    GAME.rules.play_random(g, Chance(1))
    for score in GAME.scores(g):
        assert sum(outlook.parts(g, score.seat)) == score.total


def test_whatever_a_club_has_more_is_a_better_chance() -> None:
    g, seat = played_until(BASIC_ACTION, week=3)
    even = MIND.chances(g)[seat]
    for gain in (points, tokens, offices):
        w = g.clone()
        gain(w, seat)
        assert MIND.chances(w)[seat] > even
        assert MIND.chances(w)[1 - seat] < 1 - even


def points(w: Eleven, seat: int) -> None:
    """A match won."""
    w.points[seat] += 3


def tokens(w: Eleven, seat: int) -> None:
    """Victory points."""
    w.vp[seat] += 3


def offices(w: Eleven, seat: int) -> None:
    """A step of the Office."""
    w.office[seat] += 1


def test_cash_beyond_what_the_actions_left_can_spend_is_worth_little() -> None:
    g, seat = played_until(BASIC_ACTION, week=6)
    worth = []
    for cash in (0, 10, 40, 50):
        g.resources[4 * seat + CASH] = cash
        worth.append(outlook.parts(g, seat)[-1])
    assert worth[1] - worth[0] > 10 * (worth[3] - worth[2]) > 0


def test_looking_changes_nothing_and_the_days_only_grow() -> None:
    last = -1
    for g, _ in moments(GAME, 2, seed=3, every=5):
        before = g.dump()
        assert len(outlook.parts(g, 1)) == len(outlook.NAMES)
        assert outlook.spread(g) > 0
        assert sum(MIND.chances(g)) == pytest.approx(1)
        assert g.dump() == before
        assert outlook.mark(g) // g.seats >= last
        last = outlook.mark(g) // g.seats


def test_more_care_never_makes_a_worse_line_up() -> None:
    better = 0
    for seed in range(1, 5):
        g, seat = played_until(FORMATION, week=1 + seed % 4, seed=seed)
        club = club_of(g, seat)
        quick, careful = best_of(club)[1], best_of(club, LONG_LIST)[1]
        assert careful >= quick
        better += careful > quick
        assert match_points(g, seat) == pytest.approx(quick / (100 * len(club.rivals)))
    assert better


def test_line_ups_are_finished_with_care_and_legally() -> None:
    g, seat = played_until(FORMATION, week=2)
    planned = g.planned
    while g.open[seat] & 0xFF in outlook.BY_HEART and g.planned == planned:
        options = GAME.rules.options(g, seat)
        option = best(options, MIND.heart(g, seat, options, Chance(1)), Chance(1))
        GAME.rules.apply(g, seat, option)
    assert g.planned >> seat & 1


def test_rivals_are_believed_to_keep_the_easier_objective() -> None:
    easier = []
    for number, (g, seat) in enumerate(moments(GAME, 2, seed=5, every=40)):
        other, w = 1 - seat, g.clone()
        beliefs.believe(w, seat, 0, Chance(number))
        assert (w.objective[seat], w.unused[seat]) == (g.objective[seat], g.unused[seat])
        dealt = [[one.objective[other], one.unused[other], *one.objective_deck] for one in (g, w)]
        assert sorted(dealt[0]) == sorted(dealt[1])
        if g.unused[other] >= 0 and g.objective_state[other] == SECRET:
            easier.append(beliefs.ease(w.objective[other]) >= beliefs.ease(w.unused[other]))
    assert easier
    assert all(easier)


@pytest.mark.parametrize(
    ("temper", "expected"), [(SHREWD, "paid_action:F3"), (NEWCOMER, "end_turn:end_turn")]
)
def test_old_hands_know_that_they_can_choose_what_an_action_aims_at(temper: Temper, expected: str) -> None:
    """Training helps the second Player only."""
    table = given().staff(0, "F3", only=True).player(0, "P10").player(0, "P07").cash(0, 4).resource(0, ops=2)
    table.directors(0, "D05", "D06", "D07").turn(0).play(0, "pass_basic:pass")
    assert table.options(0) == ["end_turn:end_turn", "paid_action:F3"]
    options = GAME.rules.options(table.g, 0)
    chosen = best(options, weigh_with(table.g, 0, options, temper), Chance(1))
    assert GAME.codec.text(chosen) == expected
