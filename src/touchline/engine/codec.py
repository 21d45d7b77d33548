"""Options as text and back: `verb | thing << 8` is `verb:thing`.

The number is cheap to make and compare; the text is stable, and is what logs, pages, the API and
tests speak.
"""

from __future__ import annotations


class Codec:
    """The verbs and things of one game."""

    def __init__(self, verbs: list[str], things: list[str]) -> None:
        self.verbs = verbs
        self.things = things
        self._verb = {name: i for i, name in enumerate(verbs) if name}
        self._thing = {name: i for i, name in enumerate(things)}

    def text(self, option: int) -> str:
        """The stable text of an option."""
        return f"{self.verbs[option & 0xFF]}:{self.things[option >> 8]}"

    def number(self, text: str) -> int | None:
        """The option that a text stands for, or None if it stands for none."""
        verb, _, thing = text.partition(":")
        if verb not in self._verb or thing not in self._thing:
            return None
        return self._verb[verb] | self._thing[thing] << 8
