"""What an edition of a game may change: the words in which a game's `schema.py` says it.

A schema is one structure, `Facts`, with a field for each table of `content.toml` that may be changed, and a
`Row` for the lines of a table: its fields are what may be changed there, with their types and limits. What a
schema does not name belongs to the rules and is the same in every edition. So are the ids of rows, their
order and their number, and which fields a row has, but for those that it `may_have`. What types cannot say
is checked by the schema's function `check`, which gets facts whose types are right.

Its function `told` says which numbers of the facts the texts of a card may name (`engine/telling.py`). Where
a text tells facts in words of its own, `PROSE`, if there is one, names the table and the fields of which it
speaks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from touchline.engine.toml_lines import Path

Complaint = tuple[Path, str]
"""A place in content.toml, and what is wrong there."""


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """What may be changed in a line of a table."""

    may_have: ClassVar[tuple[str, ...]] = ()


Small = Annotated[int, Meta(ge=0, le=9)]
Number = Annotated[int, Meta(ge=0, le=99)]
Signed = Annotated[int, Meta(ge=-99, le=99)]
Large = Annotated[int, Meta(ge=0, le=9999)]


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """What may be changed in a game's content.toml."""


def rising(numbers: list[int], path: Path, *field: str | int) -> Iterator[Complaint]:
    """Complain where a number is smaller than the one before it; `field` is its place in a row."""
    for at in range(1, len(numbers)):
        if numbers[at] < numbers[at - 1]:
            yield (
                (*path, at, *field),
                f"{numbers[at]} comes after {numbers[at - 1]}; the numbers must not fall",
            )
