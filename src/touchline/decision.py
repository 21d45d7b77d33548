"""A decision and its options in words. The words are made when somebody reads them, and stay true."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from touchline.engine.game import OptionText, Prompt


class Option(str):
    """An option: its stable text, which is what `play` takes, and its words, made when they are read."""

    __slots__ = ("_make", "_words")

    _make: Callable[[], OptionText]
    _words: OptionText | None

    def __new__(cls, text: str, make: Callable[[], OptionText]) -> Option:
        """An option, and how its words are made."""
        option = super().__new__(cls, text)
        option._make = make
        option._words = None
        return option

    @property
    def words(self) -> OptionText:
        """The option in words, in which seats are called by name."""
        if self._words is None:
            self._words = self._make()
        return self._words

    @property
    def label(self) -> str:
        """What it does."""
        return self.words.label

    @property
    def detail(self) -> str:
        """What it costs or leads to."""
        return self.words.detail

    @property
    def effect(self) -> str:
        """A gain in short, such as `+3`."""
        return self.words.effect

    def __reduce__(self) -> tuple[Any, ...]:
        """What a copy, in another process too, is made from."""
        return _option, (str(self), self.words)


class Decision:
    """A question that a seat has to answer now. The words stay true when the game goes on."""

    def __init__(self, seat: int, question: str, options: list[Option], ask: Callable[[], Prompt]) -> None:
        self.seat = seat
        self.question = question
        self.options = options
        self._ask = ask

    @cached_property
    def prompt(self) -> Prompt:
        """The question in words."""
        return self._ask()

    @property
    def text(self) -> str:
        """What is asked."""
        return self.prompt.question

    @property
    def context(self) -> str:
        """What is at stake."""
        return self.prompt.context

    @property
    def rule(self) -> str:
        """The rule that asks it."""
        return self.prompt.rule

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self._parts == other._parts

    def __hash__(self) -> int:
        return hash((self.seat, self.question, len(self.options)))

    @property
    def _parts(self) -> tuple[Any, ...]:
        return self.seat, self.question, self.options, self.prompt

    def __repr__(self) -> str:
        return f"<Decision seat {self.seat}, {self.question}, {len(self.options)} options>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _decision, self._parts


def _option(text: str, words: OptionText) -> Option:
    return Option(text, lambda: words)


def _decision(seat: int, question: str, options: list[Option], prompt: Prompt) -> Decision:
    return Decision(seat, question, options, lambda: prompt)


def named_words(words: OptionText, names: list[str]) -> OptionText:
    label, detail, effect = (named(text, names) for text in (words.label, words.detail, words.effect))
    return OptionText(label, detail, effect, words.place)


def named_prompt(prompt: Prompt, names: list[str]) -> Prompt:
    return Prompt(prompt.who, named(prompt.question, names), named(prompt.context, names), prompt.rule)


def named(text: str, names: list[str]) -> str:
    """A label with names in place of seats: `{2}` is seat 2."""
    for seat, name in enumerate(names):
        text = text.replace(f"{{{seat}}}", name)
    return text
