"""What happens in a game is explained: in a lesson, or when a question of its kind comes up first."""

from __future__ import annotations

import msgspec
import pytest

from touchline.bots.arena import play_match
from touchline.engine.events import LEARNT, Event
from touchline.engine.game import Game, find, known
from touchline.engine.ledger import ledger_of
from touchline.engine.match import Match
from touchline.engine.speech import Words
from touchline.tables.lessons import lessons_of, notes_of

ENOUGH = 0.95
SIGHT = "sight-"


def explained(game: Game) -> set[str]:
    """The rules that lessons teach and notes explain."""
    taught = {rule for lesson in lessons_of(game).values() for step in lesson.steps for rule in step.teaches}
    return taught.union(*notes_of(game).values())


def fired(game: Game, games: int) -> set[str]:
    """The rules of all questions and events in games of Starter bots, with each number of seats in turn."""
    found: set[str] = set()
    for seed in range(games):
        seats = game.seats[seed % len(game.seats)]
        played = play_match(game.id, ["starter"] * seats, seed)
        for told in played.told:
            found |= {
                event.rule for event in msgspec.msgpack.decode(told, type=list[Event]) if event.kind != LEARNT
            }
        again = Match(game, played.seats, played.options, played.secret)
        asked: set[str] = set()
        for entry in played.log:
            question = game.question(again.state, entry.seat)
            if question not in asked:
                asked.add(question)
                found.add(game.prompt(again.state, entry.seat).rule)
            again.play(entry.seat, entry.option)
    return found - {""}


def check(game: Game, games: int) -> None:
    rules, known_rules = fired(game, games), explained(game)
    missing = rules - known_rules
    assert len(missing) <= (1 - ENOUGH) * len(rules), f"{len(missing)} of {len(rules)}: {sorted(missing)}"


@pytest.mark.parametrize("game_id", known())
def test_every_question_has_a_note_and_notes_name_rules_that_exist(game_id: str) -> None:
    game = find(game_id)
    asked = {question for question in game.questions if question}
    assert asked == set(notes_of(game))
    assert {f"{SIGHT}{question}" for question in asked} == set(Words(game.package).beginning(SIGHT))
    assert explained(game) <= set(ledger_of(game).by_id)


@pytest.mark.parametrize("game_id", known())
def test_what_happens_in_a_game_is_explained(game_id: str) -> None:
    check(find(game_id), 1)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", known())
def test_what_happens_in_a_hundred_games_is_explained(game_id: str) -> None:
    check(find(game_id), 100)
