"""Texts that tell numbers of the facts: `{amount}` in the text of a card is the `amount` of its row.

A game's `schema.told` says which numbers the texts of a card can name. Words that depend on a number stand
behind a colon, for 1, 2 and so on, the last for all others, with # for the number itself:
`{stars:# star|# stars}` is "1 star" or "3 stars". Numbers have no sign here: the text says whether something
is gained or lost.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

BRACES: Final = re.compile(r"\{[^{}]*\}")
_NAMED: Final = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
_NUMBER: Final = re.compile(r"\d+|[a-z]+", re.I)
_COUNTED: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_WORDS: Final = {word: at for at, word in enumerate(_COUNTED, 1)} | {"half": 2, "third": 3, "quarter": 4}

Numbers = Mapping[str, int | str]
"""What a text may name; a text among these is a phrase that the game has made of several numbers."""

Told = Mapping[str, Mapping[str, Numbers]]
"""By table and id of the texts."""


def numbers_of(rows: Any, by: str = "id") -> dict[str, dict[str, int | str]]:
    """The whole numbers of each row; of several rows with one text, those of the first."""
    return {
        row[by]: {key: value for key, value in row.items() if type(value) is int} for row in reversed(rows)
    }


def names(text: str, numbers: Numbers) -> bool:
    """Whether the text in braces names one of these numbers."""
    found = _NAMED.fullmatch(text)
    return found is not None and found[1] in numbers


def filled(text: str, numbers: Numbers) -> str:
    """The text with its numbers. What else stands in braces is filled in by the game later."""
    return _NAMED.sub(lambda found: _said(found[0], numbers), text)


def _said(named: str, numbers: Numbers) -> str:
    found = _NAMED.fullmatch(named)
    if found is None or found[1] not in numbers:
        return named
    value, forms = numbers[found[1]], found[2]
    if isinstance(value, str):
        return value
    said = str(abs(value))
    if forms is None:
        return said
    words = forms.split("|")
    return words[min(abs(value) - 1, len(words) - 1)].replace("#", said)  # -1: nothing is said as the last


def fill(texts: Any, numbers: Numbers) -> Any:
    """All texts of a card with their numbers."""
    if isinstance(texts, dict):
        return {key: fill(value, numbers) for key, value in texts.items()}
    if isinstance(texts, list):
        return [fill(value, numbers) for value in texts]
    return filled(texts, numbers) if isinstance(texts, str) and numbers else texts


def fill_all(words: Mapping[str, Any], told: Told) -> dict[str, Any]:
    """The texts of a game with their numbers."""
    return {
        table: {id: fill(texts, told[table].get(id, {})) for id, texts in rows.items()}
        if table in told
        else rows
        for table, rows in words.items()
    }


def figures(text: str, numbers: Numbers) -> Iterator[tuple[int, str]]:
    """The numbers that a text tells, in digits or words, each with what names it: "" if it is written."""
    at = 0
    for found in _NAMED.finditer(text):
        if found[1] in numbers:
            yield from ((number, "") for number in _figures(text[at : found.start()]))
            yield from ((number, found[0]) for number in _figures(_said(found[0], numbers)))
            at = found.end()
    yield from ((number, "") for number in _figures(text[at:]))


def _figures(text: str) -> Iterator[int]:
    for word in _NUMBER.findall(text):
        if word.isdecimal():
            yield int(word)
        elif word.lower() in _WORDS:
            yield _WORDS[word.lower()]


def contradictions(ours: str, usual: str, numbers: Numbers) -> Iterator[tuple[str, str, str]]:
    """Where a text writes another number than the facts say: what it says, what they say, how to name that.

    `usual` is the text of the standard edition. A text that is put in other words is held against all its
    numbers; one that tells none contradicts nothing.
    """
    said, due = list(figures(ours, numbers)), list(figures(usual, numbers))
    if len(said) == len(due):
        for (written, named), (number, name) in zip(said, due, strict=True):
            if name and not named and written != number:
                yield str(written), str(number), name
        return
    literal = [str(number) for number, named in said if not named]
    missing = {str(number): name for number, name in due if name and number not in dict(said)}
    if literal and missing:
        yield ", ".join(literal), ", ".join(missing), " and ".join(dict.fromkeys(missing.values()))
