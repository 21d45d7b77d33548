"""The puzzles that come with the games: each can be played to its question, and answered by an option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter

import pytest

from touchline.bots.puzzles import Puzzle, puzzles_of, read, write
from touchline.engine import views
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game, find, known
from touchline.engine.ledger import ledger_of
from touchline.engine.match import Match, secret_of
from touchline.engine.speech import speaking
from touchline.lab.puzzles import TIMES, WORLDS, Job, choose, make

AS_MANY = 50


def posed(game: Game) -> Iterator[tuple[Puzzle, Match]]:
    """Every puzzle with its game, which is played once for all that are from it."""
    of = attrgetter("source.seed")
    for _, group in groupby(sorted(puzzles_of(game).values(), key=lambda one: (of(one), one.asked.at)), of):
        match: Match | None = None
        for puzzle in group:
            source = puzzle.source
            match = match or Match(game, source.seats, dict(source.options), secret_of(source.seed))
            for line in source.log[len(match.log) : puzzle.asked.at]:
                seat, option = int(line.partition(" ")[0]), game.codec.number(line.partition(" ")[2])
                assert option is not None
                assert game.rules.allows(match.state, seat, option)
                match.decide(seat, option)
            yield puzzle, match


@pytest.mark.parametrize("game_id", known())
def test_every_puzzle_can_be_put_and_answered(game_id: str) -> None:
    game, rules, count = find(game_id), ledger_of(find(game_id)).by_id, 0
    for puzzle, match in posed(game):
        asked, count = puzzle.asked, count + 1
        assert game.question(match.state, asked.seat) == asked.kind
        assert sorted(match.options_of(asked.seat)) == sorted(worth.option for worth in asked.worth)
        assert asked.gap == pytest.approx(asked.worth[0].chance - asked.worth[1].chance, abs=2e-4)
        assert asked.gap >= 0.01
        assert 0 < asked.low <= asked.gap <= asked.high
        assert asked.worlds == TIMES * WORLDS
        assert set(asked.rules) <= set(rules)
        # All that a solver sees is what the seat may know: in a world that is dealt again it is the same.
        redealt = game.redeal(match.state, asked.seat, 7)
        seen = (views.to_json(game.view(state, asked.seat)) for state in (match.state, redealt))
        assert len(set(seen)) == 1
    assert count == AS_MANY


@pytest.mark.parametrize("game_id", known())
def test_puzzles_are_of_many_kinds_and_most_are_not_dull(game_id: str) -> None:
    asked = [puzzle.asked for puzzle in puzzles_of(find(game_id)).values()]
    assert len({one.kind for one in asked}) >= 4
    assert len({one.phase for one in asked}) == 3
    assert sum("captain" in one.missed for one in asked) >= 25
    assert max(Counter(puzzle.source.seed for puzzle in puzzles_of(find(game_id)).values()).values()) <= 4


def test_reason_names_the_option_that_was_chosen_and_what_moves() -> None:
    for puzzle in list(puzzles_of(find("footmania")).values())[:10]:
        for other in puzzle.asked.worth[1:]:
            assert f"<{other.option}>" in puzzle.reason(other.option)
        english = puzzle.reason()
        with speaking("fr"):
            assert puzzle.reason() != english


def test_file_is_written_as_it_is_read() -> None:
    puzzles = list(puzzles_of(find("best11")).values())
    again = read(write(puzzles))
    assert sorted(one.id for one in again) == sorted(one.id for one in puzzles)
    assert again[0].match().digest() == puzzles_of(find("best11"))[again[0].id].match().digest()
    with pytest.raises(TouchlineError, match="no game stands above"):
        read(write(puzzles).partition("\n")[2])
    with pytest.raises(TouchlineError, match="Line 1"):
        read("{}")


def test_choice_takes_what_captain_misses_first_and_all_kinds() -> None:
    puzzles = list(puzzles_of(find("eleven")).values())
    chosen = choose(puzzles, 8)
    assert all("captain" in one.asked.missed for one in chosen)
    assert len({(one.asked.kind, one.asked.phase) for one in chosen}) == 8


def test_time_that_is_up_leaves_a_game_alone() -> None:
    found = make(Job(find("best11").spec, 3, until=1.0))
    assert (found.looked, found.puzzles, found.source.log) == (0, [], [])


@pytest.mark.slow
def test_making_puzzles_finds_the_same_ones_again() -> None:
    first, second = (make(Job(find("best11").spec, 11)) for _ in range(2))
    assert first.puzzles == second.puzzles
    assert first.looked > 10
