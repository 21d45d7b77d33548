"""The card of a game as release 0.1 had it, for rules that are kept from then (`engine/earlier.py`).

It stands in for `engine.game`. In 0.1 a game brought sentences along as functions; today they are made of the
questions and events that it declares.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, Final, cast

from touchline.engine import game
from touchline.engine.events import Heard
from touchline.engine.game import (
    SWITCH as SWITCH,
    TAKE_BACK as TAKE_BACK,
    Drafting as Drafting,
    DraftSlot as DraftSlot,
    DraftView as DraftView,
    Good as Good,
    OptionText as OptionText,
    Prompt as Prompt,
    Score as Score,
    TableOption as TableOption,
)
from touchline.engine.questions import Questions
from touchline.engine.sentences import Sentences


class Story(Sentences):
    """Events that say nothing of themselves but their sentence: each is a line of the log."""

    def __init__(self, sentence: Callable[[Heard, int, list[str]], str]) -> None:
        self._sentence = sentence

    def sentence(self, heard: Heard, viewer: int, names: Sequence[str]) -> str:
        """What happened, as this viewer reads it."""
        return self._sentence(heard, viewer, list(names))

    def chapter(self, heard: Heard) -> str:
        """In 0.1 chapters were the page's business."""
        return ""

    def shown(self, heard: Heard) -> tuple[int | None, int] | None:
        """A line about nobody in particular, which points to nothing."""
        return None, -1

    def mark(self, heard: Heard) -> tuple[str, str] | None:
        """In 0.1 icons were the page's business."""
        return None


RENAMED: Final = {"misfit": "incompatibility", "shy": "check_avoids", "covering": "hides_again"}


def Game(**card: Any) -> game.Game:
    """Today's card of a game that fills in that of 0.1."""
    card = {RENAMED.get(name, name): value for name, value in card.items()}
    made = {name: card[name] for name in game.MADE_OF_QUESTIONS}
    asking = cast(Questions, SimpleNamespace(names=card["questions"], **made))
    return game.Game(**card, asking=asking, story=Story(card["sentence"]))
