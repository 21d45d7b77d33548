"""What a game is made of: its cards by id, with the facts that are printed on them.

touchline.content("best11").cards["fa_010"].base
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from touchline.engine.content import FACTS, read_toml
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game
from touchline.engine.words import counted


class Card:
    """A card: `id`, `kind` (the table of the content in which it stands), and its facts as attributes."""

    def __init__(self, kind: str, facts: Mapping[str, Any]) -> None:
        self.id: str = facts["id"]
        self.kind = kind
        self.facts = {name: value for name, value in facts.items() if name != "id"}

    def __getattr__(self, name: str) -> Any:
        facts = self.__dict__.get("facts", {})
        if name in facts:
            return facts[name]
        kind = self.__dict__.get("kind", "cards")
        raise AttributeError(f"{kind} have no '{name}'. They have: {', '.join(facts) or 'nothing'}.")

    def __dir__(self) -> list[str]:
        return ["id", "kind", "facts", *self.facts]

    def __repr__(self) -> str:
        return f"<Card {self.id}, one of {self.kind}>"


class Cards(dict[str, Card]):
    """Cards by id."""

    def __missing__(self, id: str) -> Card:
        first, last = next(iter(self), ""), next(reversed(self), "")
        raise TouchlineError(f"There is no card {id!r}; ids are {first} to {last}.")


class Content:
    """The content of a game, or of an edition of it."""

    def __init__(self, game: Game) -> None:
        self.game, self.edition = game.id, game.edition
        self.facts = read_toml(game.package, FACTS)  # the whole file, not to be changed
        self.cards = Cards()
        for kind, rows in _tables(self.facts):
            for row in rows:
                if row["id"] in self.cards:
                    self.cards[f"{kind}:{row['id']}"] = Card(kind, row)
                else:
                    self.cards[row["id"]] = Card(kind, row)

    def of(self, kind: str) -> list[Card]:
        """All cards of a kind."""
        found = [card for card in self.cards.values() if card.kind == kind]
        if not found:
            raise TouchlineError(f"There are no {kind}. There are: {', '.join(self.kinds)}.")
        return found

    @property
    def kinds(self) -> list[str]:
        """The kinds of cards."""
        return list(dict.fromkeys(card.kind for card in self.cards.values()))

    @property
    def table(self) -> Any:
        """All cards as a table of pyarrow: a row for each, a column for each fact; lists are text."""
        from touchline.arrow import pa

        cards = list(self.cards.items())
        names = dict.fromkeys(name for _, card in cards for name in card.facts if name not in ("id", "kind"))
        columns: dict[str, Any] = {"card": [id for id, _ in cards], "kind": [card.kind for _, card in cards]}
        for name in names:
            values = [card.facts.get(name) for _, card in cards]
            kinds = {type(value) for value in values if value is not None}
            columns[name] = values if len(kinds) == 1 and kinds <= {int, bool, str} else _texts(values)
        return pa.table(columns)

    def __repr__(self) -> str:
        return f"<Content {self.game} {self.edition}, {counted(len(self.cards), 'card')}>"


def _tables(facts: Mapping[str, Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Lists of tables with ids, wherever they stand."""
    for name, value in facts.items():
        if isinstance(value, dict):
            yield from _tables(value)
        elif (
            isinstance(value, list) and value and all(isinstance(row, dict) and "id" in row for row in value)
        ):
            yield name, value


def _texts(values: list[Any]) -> list[str | None]:
    return [
        value if value is None or isinstance(value, str) else json.dumps(value, separators=(",", ":"))
        for value in values
    ]
