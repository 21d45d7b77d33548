"""A game's action space: every option that a question can ever list, numbered from 0 without a gap.

The number of an option inside the engine, `verb | thing << 8`, is cheap but leaves gaps; learners want a
dense number. A game's `actions.py` says for each verb which things it can name; a question that is missing
there can be answered with every thing. An action's *id* is its place in that order: the verbs as the codec
has them, the things of a verb as they rise. Ids do not depend on the seats or options of a table, and stay
as they are for a version of the rules and an edition.

Not in the space are options that are legal though nobody lists them (of amounts of money the listed ones are
enough), and what a seat may start although it is not asked; `Table.play` takes those as text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from operator import index
from typing import SupportsIndex

from touchline.engine.codec import Codec
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game, find


class Actions:
    """The action space of a game: ids from 0 to n - 1, each with a stable text."""

    def __init__(self, game: Game, things_of: Mapping[str, Iterable[int]]) -> None:
        self.game = game.id
        self.rules_version = game.rules_version
        codec = game.codec
        self.options = _numbered(codec, things_of)
        self.ids = {option: i for i, option in enumerate(self.options)}
        self.n = len(self.options)
        self._codec = codec
        self._spec = game.spec

    def text(self, id: SupportsIndex) -> str:
        """The text of an action, as `Table.play` takes it."""
        return self._codec.text(self.options[self.checked(id)])

    def id(self, text: str) -> int:
        """The id of an action."""
        option = self._codec.number(text) if isinstance(text, str) else None
        if option is None or option not in self.ids:
            raise TouchlineError(f"{text!r} is not an action of {self.game}. Its first is {self.text(0)!r}.")
        return self.ids[option]

    def checked(self, id: SupportsIndex) -> int:
        """The id, if there is such an action."""
        try:
            if 0 <= index(id) < self.n:
                return index(id)
        except TypeError:
            pass
        raise TouchlineError(f"There is no action {id!r} in {self.game}; ids are 0 to {self.n - 1}.")

    def missing(self, option: int) -> TouchlineError:
        """What to say of a legal option outside: a mistake in the game's declaration."""
        text = self._codec.text(option)
        return TouchlineError(f"{text} is legal, but missing among the actions of {self.game}; report this.")

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"<Actions {self.game}, {self.n}, rules {self.rules_version}>"

    def __reduce__(self) -> tuple[object, ...]:
        """A space travels as the name of its game."""
        return _again, (self._spec,)


def _numbered(codec: Codec, things_of: Mapping[str, Iterable[int]]) -> list[int]:
    unknown = set(things_of) - set(codec.verbs)
    if unknown:
        raise ValueError(f"the action space names verbs that the game does not have: {sorted(unknown)}")
    return [
        verb | thing << 8
        for verb, name in enumerate(codec.verbs)
        if name
        for thing in sorted(set(things_of.get(name, ())))
    ]


@cache
def actions_of(game: Game) -> Actions:
    """The action space of a game, made once. What its `actions.py` does not name can have every thing."""
    everything = range(len(game.codec.things))
    try:
        named = game.module("actions").ACTIONS
    except ModuleNotFoundError:
        return Actions(game, dict.fromkeys(game.codec.verbs, everything))
    # The ids of kept rules stay as they were: in the first release only what was named was in the space.
    asked = [] if game.kept else [name for name in game.codec.verbs if name in game.questions]
    return Actions(game, dict.fromkeys(asked, everything) | named)


def _again(spec: str) -> Actions:
    return actions_of(find(spec))
