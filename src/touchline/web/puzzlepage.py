"""A puzzle on its table: the question as a seat was asked it; after the answer, what each option is worth."""

from __future__ import annotations

from dataclasses import dataclass

from touchline.engine.speech import decimal, speaker, speaking
from touchline.tables.seen import Seen
from touchline.tables.solving import Posed
from touchline.web import panel
from touchline.web.gamepage import page_of
from touchline.web.language import say
from touchline.web.tablepage import still
from touchline.web.viewer import Viewer


@dataclass(frozen=True)
class Weighed:
    """An option after the answer: its win chance in per cent, and what it was."""

    label: str
    chance: int
    best: bool
    chosen: bool


@dataclass(frozen=True)
class Verdict:
    """What is said after the answer: whether it was right, why, how sure that is, which rules it is about."""

    solved: bool
    question: str
    reason: str
    sure: str
    options: list[Weighed]
    rules: list[str]
    gained: int


def page(posed: Posed) -> str:
    """The page of a puzzle, with the verdict if it was answered."""
    puzzle, table = posed.puzzle, posed.table
    viewer = Viewer(puzzle.asked.seat, (puzzle.asked.seat,), language=speaker().language)
    return still(
        table,
        viewer,
        f"/puzzles/{table.game.id}/{puzzle.id}",
        "puzzle.html",
        asks=posed.answer is None,
        verdict=verdict(posed) if posed.answer else None,
        standing=posed.standing,
        rating=posed.rating,
    )


def verdict(posed: Posed) -> Verdict:
    """What is to be said about the answer."""
    puzzle, table, answer = posed.puzzle, posed.table, posed.answer
    assert answer is not None
    seat, names = puzzle.asked.seat, table.names
    view = Seen(table, seat).view
    assert view.decision is not None
    labels = {
        choice.option: choice.label
        for choice in panel.choices(page_of(table.game), view.decision.options, view, names)
    }
    asked = puzzle.asked
    with speaking(you=seat, names=names):
        reason = puzzle.reason(answer.answer)
    return Verdict(
        answer.solved,
        panel.named(view.decision.prompt.question, names, seat),
        panel.OPTION.sub(lambda found: say("puzzle-quoted", option=labels[found[1]]), reason),
        say(
            "puzzle-sure",
            gap=_points(asked.gap),
            low=_points(asked.low),
            high=_points(asked.high),
            n=asked.worlds,
        ),
        [
            Weighed(
                labels[worth.option],
                round(100 * worth.chance),
                worth.option == puzzle.best,
                worth.option == answer.answer,
            )
            for worth in asked.worth
        ],
        asked.rules,
        round(answer.gained),
    )


def _points(share: float) -> str:
    """A share as percentage points."""
    return decimal(100 * share)
