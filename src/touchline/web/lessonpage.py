"""The lesson in the decision panel: one idea, the goal of the step, and what to press for whoever asks.

At tables without a lesson it is a note: what a question of this kind is about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from touchline.engine.errors import Refused
from touchline.engine.game import Game
from touchline.engine.speech import Words
from touchline.tables.drafts import SEAL, draft_of, drafting_of
from touchline.tables.lessons import Progress, lessons_of, notes_of
from touchline.tables.table import Table

MOST_RULES: Final = 3  # beside the text of a step
START_AGAIN: Final = "clear:all"


@dataclass(frozen=True)
class Taught:
    """A step as the panel shows it. Without a `number` it is the end of the lesson.

    `wanted` is what to press next, `button` the same for who wants to see it; `next` the lesson after this.
    """

    action: str
    title: str
    text: str
    goal: str = ""
    number: int = 0
    total: int = 0
    minutes: int = 0
    rules: tuple[str, ...] = ()
    waits: bool = False
    wanted: str = ""
    button: str = ""
    next: str = ""
    next_title: str = ""


@dataclass(frozen=True)
class Sight:
    """What a question of this kind is about, whatever the game looks like, and the rules that it explains."""

    kind: str
    text: str
    rules: tuple[str, ...]


def first_sight(table: Table, seat: int) -> Sight | None:
    """The note of the seat's question. The page opens it when the kind is new in the browser."""
    game = table.game
    kind = game.question(table.match.state, seat)
    rules = notes_of(game).get(kind)
    return Sight(kind, Words(game.package)(f"sight-{kind}"), tuple(rules)) if rules else None


def lesson_cards(game: Game) -> list[dict[str, Any]]:
    """The lessons of a game as pages offer them."""
    say = Words(game.package)
    return [
        {
            "name": lesson.name,
            "title": say(lesson.words),
            "text": say(f"{lesson.words}.text"),
            "minutes": lesson.minutes,
        }
        for lesson in lessons_of(game).values()
    ]


def taught(table: Table, seat: int) -> Taught | None:
    """What the lesson of the table says to the seat now."""
    progress = table.lesson
    if progress is None or seat != progress.lesson.learner:
        return None
    action, step, lesson = f"/t/{table.id}/lesson", progress.step, progress.lesson
    if step is None:
        later = list(lessons_of(table.game))
        after = later[later.index(lesson.name) + 1 :]
        return Taught(
            action,
            progress.say(),
            progress.say(".text"),
            next=after[0] if after else "",
            next_title=Words(table.game.package)(f"lesson-{after[0]}") if after else "",
        )
    left = len(lesson.steps) - progress.at
    asked = bool(table.decision_id(seat))
    wanted = _button(table, seat, progress) if asked else ""
    return Taught(
        action,
        progress.say(),
        progress.say(".text"),
        progress.say(".goal"),
        progress.at + 1,
        len(lesson.steps),
        max(1, round(lesson.minutes * left / len(lesson.steps))),
        tuple(step.teaches[:MOST_RULES]),
        not asked,
        wanted,
        wanted if table.course.shown == progress.at else "",
    )


def _button(table: Table, seat: int, progress: Progress) -> str:
    """What to press next to do what the step asks for."""
    assert progress.step is not None
    drafting = drafting_of(table, seat)
    edits = progress.step.edits
    if drafting is None:
        return progress.step.show[0]
    if not edits:
        return SEAL
    g = table.match.state
    try:
        on_the_way = [drafting.edit(g, seat, None, START_AGAIN)]
        for edit in edits:
            on_the_way.append(drafting.edit(g, seat, on_the_way[-1], edit))
    except Refused:  # the hand is another one, because the learner went an own way
        return ""
    now = draft_of(table, seat) or on_the_way[0]
    reached = [number for number, draft in enumerate(on_the_way) if draft == now]
    return [*edits, SEAL][reached[-1]] if reached else START_AGAIN
