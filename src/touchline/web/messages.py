"""What a page says on its live line. What it hears stands in live.py."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

Short = Annotated[str, msgspec.Meta(max_length=80)]
Text = Annotated[str, msgspec.Meta(max_length=1000)]


class Hello(msgspec.Struct, tag="hello", tag_field="t"):
    """The first message: the last `n` seen, and the layout of the page that is shown."""

    n: Annotated[int, msgspec.Meta(ge=0, le=2**50)] = 0
    layout: Short = ""


class Play(msgspec.Struct, tag="play", tag_field="t"):
    """An answer: one option, or several as one sequence."""

    decision: Short
    opt: Short | Annotated[list[Short], msgspec.Meta(max_length=64)]


class Draft(msgspec.Struct, tag="draft", tag_field="t"):
    """An edit of what the seat prepares."""

    decision: Short
    op: Short


class Undo(msgspec.Struct, tag="undo", tag_field="t"):
    """Take the last decision back."""

    decision: Short = ""


class UndoAnswer(msgspec.Struct, tag="undo_answer", tag_field="t"):
    """Agree to another's undo, or not."""

    yes: bool | Literal["1", "0"]

    @property
    def agrees(self) -> bool:
        """Whether it is a yes."""
        return self.yes in (True, "1")


class Hint(msgspec.Struct, tag="hint", tag_field="t"):
    """Ask the coach."""

    decision: Short


class Say(msgspec.Struct, tag="say", tag_field="t"):
    """Table talk."""

    text: Text


class Screen(msgspec.Struct, tag="screen", tag_field="t"):
    """The screen was handed to the seat that has to decide."""

    decision: Short = ""


Said = Hello | Play | Draft | Undo | UndoAnswer | Hint | Say | Screen
_decoder: Final[msgspec.json.Decoder[Said]] = msgspec.json.Decoder(Said)


def read(text: str) -> Said | None:
    """A message; None if it is none."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
