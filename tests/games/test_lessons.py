"""Every lesson, replayed: a rule that changes what a lesson teaches breaks it here."""

from __future__ import annotations

import pytest

from tests import words
from touchline.engine.game import find, known
from touchline.engine.ledger import ledger_of
from touchline.engine.match import Match
from touchline.engine.speech import ENGLISH, Words, speaking
from touchline.tables.lessons import FIRST, Lesson, NotNow, Progress, lessons_of

LESSONS = [(game_id, name) for game_id in known() for name in lessons_of(find(game_id))]
MOST_MINUTES = 8
LONGEST_TEXT = 260  # characters: one idea at a time


def rivals_play(lesson: Lesson, match: Match) -> None:
    """The others make their moves until only the learner has to decide; they know all of them."""
    while others := [seat for seat in match.waiting() if seat != lesson.learner]:
        move = lesson.of_rival(match, others[0])
        assert move, f"seat {others[0]} has no move for {match.options_of(others[0])}"
        match.play(others[0], move)


def played(lesson: Lesson, match: Match, steps: int) -> Match:
    """The game after so many steps."""
    for step in lesson.steps[:steps]:
        rivals_play(lesson, match)
        for option in step.show:
            match.play(lesson.learner, option)
    rivals_play(lesson, match)
    return match


@pytest.mark.parametrize(("game_id", "name"), LESSONS)
def test_a_lesson_can_be_played_as_it_shows(game_id: str, name: str) -> None:
    game = find(game_id)
    lesson = lessons_of(game)[name]
    match, rules = lesson.begun(game), ledger_of(game).by_id
    for at, step in enumerate(lesson.steps):
        rivals_play(lesson, match)
        progress = Progress(lesson, game, at)
        assert game.question(match.state, lesson.learner) == step.question, step.id
        progress.check(step.show)
        assert step.teaches
        assert not set(step.teaches) - set(rules), step.id
        for option in step.show:
            match.play(lesson.learner, option)
    assert not match.over, "one plays on from there"
    assert 0 < lesson.minutes <= MOST_MINUTES


@pytest.mark.parametrize(("game_id", "name"), LESSONS)
def test_the_words_of_a_lesson_are_there_and_short(game_id: str, name: str) -> None:
    game = find(game_id)
    lesson = lessons_of(game)[name]
    say = Words(game.package)
    for language in say.languages():
        with speaking(language):
            assert say(lesson.words)
            assert say(f"{lesson.words}.text")
            for at in range(len(lesson.steps) + 1):
                progress = Progress(lesson, game, at)
                assert progress.say()
                assert len(progress.say(".text")) <= LONGEST_TEXT, progress.say(".text")
                if progress.step:
                    assert progress.say(".goal")
                    assert progress.say(".wrong")
                    assert all(progress.say(f"-{case}") for case in progress.step.wrong.values())
    used = {lesson.words, f"{lesson.words}-end"}
    for step in lesson.steps:
        used |= {f"{lesson.words}-{step.id}"} | {f"{lesson.words}-{step.id}-{c}" for c in step.wrong.values()}
    said = {each.partition(".")[0] for each in words.messages(game.package, ENGLISH)}
    left_over = {each for each in said if each.startswith(f"{lesson.words}-")} - used
    assert not left_over


@pytest.mark.parametrize(("game_id", "name"), LESSONS)
def test_what_a_step_does_not_ask_for_is_explained(game_id: str, name: str) -> None:
    game = find(game_id)
    lesson = lessons_of(game)[name]
    explained = 0
    for at, step in enumerate(lesson.steps):
        match = played(lesson, lesson.begun(game), at)
        progress = Progress(lesson, game, at)
        for option in match.options_of(lesson.learner):
            if not step.allows([option]):
                with pytest.raises(NotNow) as said:
                    progress.check([option])
                assert said.value.rule == step.teaches[0]
                explained += 1
    assert explained or name != FIRST


@pytest.mark.parametrize("game_id", known())
def test_every_game_has_a_first_lesson(game_id: str) -> None:
    assert next(iter(lessons_of(find(game_id)))) == FIRST
