"""Puzzles answered: one answer counts, and both ratings move."""

from __future__ import annotations

import pytest

from tests.tables.given_tables import scene
from touchline.bots.puzzles import puzzles_of
from touchline.engine.game import find
from touchline.tables.contests import SkillRow
from touchline.tables.errors import TableError
from touchline.tables.service import Tables
from touchline.tables.solving import met
from touchline.tables.store import hash_token

PIA = hash_token("pia")
GAME = find("best11")
NAMES = ("Pia", "Odo", "Wren", "Tallis")


def test_first_answer_counts_and_ratings_move() -> None:
    async def play(tables: Tables) -> None:
        before = await tables.standing(GAME, PIA)
        posed = await tables.posed(GAME, before.next, PIA, NAMES)
        assert posed.answer is None
        assert posed.table.names[posed.puzzle.asked.seat] == "Pia"
        right = await tables.answer(GAME, before.next, PIA, posed.puzzle.best)
        assert right.solved
        assert right.gained > 0
        wrong = await tables.answer(GAME, before.next, PIA, posed.puzzle.asked.worth[1].option)
        assert wrong == right
        after = await tables.posed(GAME, before.next, PIA, NAMES)
        assert after.answer == right
        assert after.rating < posed.rating
        assert (after.standing.tried, after.standing.solved) == (1, 1)
        assert after.standing.rating > before.rating
        assert after.standing.next != before.next

        other = next(one for one in puzzles_of(GAME).values() if one.id != before.next)
        lost = await tables.answer(GAME, other.id, PIA, other.asked.worth[-1].option)
        assert not lost.solved
        assert lost.gained < 0
        with pytest.raises(TableError, match="not one of this puzzle"):
            await tables.answer(GAME, other.id, PIA, "nominate:nobody")
        with pytest.raises(TableError, match="no such puzzle"):
            await tables.posed(GAME, "nothing", PIA, NAMES)

    scene(play)


def test_ratings_follow_glickman() -> None:
    """His own example, one game at a time: 1500 ± 200 beats 1400 ± 30."""
    one = SkillRow(who="a", rating=1500, deviation=200, answers=0)
    won = met(one, SkillRow(who="b", rating=1400, deviation=30, answers=0), 1.0)
    assert won.rating == pytest.approx(1563.4, abs=0.5)
    assert won.deviation == pytest.approx(175.2, abs=0.5)
