"""How a game of Superclub stands: promises add up to the score, more of anything good is a better chance."""

from __future__ import annotations

import pytest

from tests.bots.given import moments, started
from tests.games.superclub.given import GAME, Table, given
from touchline.bots.minds import mind
from touchline.engine.chance import Chance
from touchline.games.superclub import outlook, planning, state as s
from touchline.games.superclub.valuation import NEWCOMER, Outlook

MIND = mind(GAME)


def equals(season: int = 2) -> Table:
    """Two clubs that differ in the positions of their players only."""
    table = given(season=season).crew(0, 14, stars=2).crew(1, 14, stars=2).cash(50, 50).stage("training")
    table.g.place = [0, 0]
    table.g.unanswered = 1
    return table


def chance(table: Table, seat: int = 0) -> float:
    """The win chance of a seat."""
    return MIND.chances(table.g)[seat]


def test_equals_have_about_equal_chances() -> None:
    assert chance(equals()) == pytest.approx(0.5, abs=0.1)


def test_whatever_a_club_has_more_is_a_better_chance() -> None:
    even = chance(equals())
    assert chance(equals().crew(0, 1, stars=4)) > even + 0.02
    assert chance(equals().cash(120, 50)) > even
    assert chance(equals().level(0, training=2)) > even
    assert chance(equals().level(0, stadium=2)) > even
    assert chance(equals().cups(0, "CUP-01")) > even


def test_cash_counts_less_and_stars_more_near_the_end() -> None:
    early, late = equals(), equals().crew(0, 5, stars=5).crew(1, 5, stars=5)
    assert outlook.early(early.g) > outlook.early(late.g)
    worth = [outlook.parts(table.g, 0)[-1] for table in (early, late)]
    assert worth[0] > worth[1] > 0


def test_after_full_time_the_parts_are_the_points() -> None:
    g = started(GAME, 3)
    GAME.rules.play_random(g, Chance(1))
    assert g.over
    for score in GAME.scores(g):
        assert sum(outlook.parts(g, score.seat)) == g.points[score.seat] == score.total


def test_looking_changes_nothing_and_the_mark_only_grows() -> None:
    last = -1
    for g, _ in moments(GAME, 2, seed=3, every=7):
        before = g.dump()
        assert len(outlook.parts(g, 0)) == len(outlook.NAMES)
        assert outlook.spread(g) > 0
        assert sum(MIND.chances(g)) == pytest.approx(1)
        assert g.dump() == before
        assert outlook.mark(g) >= last
        last = outlook.mark(g)


def test_what_is_left_to_the_heart_are_questions_of_the_game() -> None:
    assert s.WINDOW not in outlook.BY_HEART
    assert all(0 < question < len(GAME.questions) for question in outlook.BY_HEART)


def test_experience_can_count_who_plays_and_what_a_rival_would_win() -> None:
    table = equals().crew(0, 1, stars=4)
    star = max(table.g.squad[0], key=lambda player: table.g.stars[player])
    plain, eager = (Outlook(table.g, 0, NEWCOMER._replace(starter=times)) for times in (0.0, 0.5))
    assert eager.player(star) > plain.player(star)
    table.g.lot = star
    most = [planning.denied(Outlook(table.g, 1, NEWCOMER._replace(denial=part))) for part in (0.0, 0.5)]
    assert most[0] == Outlook(table.g, 1).signing(star)
    assert most[1] >= most[0]
