"""Options as text and back: `verb | thing << 8` is `verb:thing`.

The number is cheap to make and compare; the text is stable, and is what logs, pages, the API and
tests speak. In a game that knows no highest amount (`counts`), the things behind the last one that has a name
are the whole numbers from 0 on.
"""

from __future__ import annotations

MOST_DIGITS = 9  # digits of a number in an option: no game has larger amounts


class Codec:
    """The verbs and things of one game."""

    def __init__(self, verbs: list[str], things: list[str], counts: bool = False) -> None:
        self.verbs = verbs
        self.things = things
        self.counts = counts
        self._verb = {name: i for i, name in enumerate(verbs) if name}
        self._thing = {name: i for i, name in enumerate(things)}

    def text(self, option: int) -> str:
        """The stable text of an option."""
        thing = option >> 8
        named = thing < len(self.things) or not self.counts
        return f"{self.verbs[option & 0xFF]}:{self.things[thing] if named else thing - len(self.things)}"

    def number(self, text: str) -> int | None:
        """The option that a text stands for, or None if it stands for none."""
        verb, _, thing = text.partition(":")
        at = self._thing.get(thing, self._amount(thing))
        return None if verb not in self._verb or at is None else self._verb[verb] | at << 8

    def _amount(self, text: str) -> int | None:
        """The thing of a whole number, written as `text` writes it."""
        if not self.counts or not (text.isascii() and text.isdecimal()) or len(text) > MOST_DIGITS:
            return None
        return len(self.things) + int(text) if text == str(int(text)) else None
