"""The page of a game that goes on by earlier rules: everything that its view holds, part by part.

Only the rules of a game are kept (`engine/earlier.py`), not the page that drew them, because pages change
with every release. So the parts of the view are called by their own names, and cards by what is printed on
them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from touchline.engine.content import NAMES, read_toml
from touchline.engine.events import Heard
from touchline.engine.game import DraftView
from touchline.engine.speech import Words
from touchline.engine.views import View
from touchline.web.gamepage import Card, Field, GamePage, Manager, Scene

say = Words("touchline.web")

SEATS: Final = ("managers", "clubs")  # the parts of a view that hold something of every seat
OF_SEATS: Final = ("seat", "owner", "winner", "active", "whistle", "champion", "first", "lead", "bidder")


class KeptPage(GamePage):
    """How a game is shown whose own page has gone."""

    def scene(
        self,
        view: View,
        names: list[str],
        now: Sequence[Heard],
        before: Sequence[Heard],
        draft: DraftView | None,
    ) -> Scene:
        """The parts of the view, those of the seats each under its manager's name."""
        table = msgspec.to_builtins(view.table)
        seats: list[Any] = next((table.pop(part) for part in SEATS if part in table), [{} for _ in names])
        own = table.pop("own", None) or {}
        told = Field(say("kept-rules"), value=say("kept-rules.text", version=self.game.rules_version))
        boards = [
            field
            for seat, facts in enumerate(seats)
            for field in self._parts(facts, names, f"{names[seat]} · ")
            if field.cards
        ]
        return Scene(
            stage=self.game.stage(view.table),
            board=(told, *self._parts(table, names), *boards),
            mine=tuple(self._parts(own, names)),
            managers=tuple(
                Manager(seat, names[seat], seat == view.seat, seat in view.thinking, self._figures(facts))
                for seat, facts in enumerate(seats)
            ),
        )

    def card(self, thing: str) -> Card:
        """A thing, by what is printed on it."""
        return Card(thing, _printed(self.game.package).get(thing, thing))

    def _figures(self, facts: dict[str, Any]) -> tuple[Field, ...]:
        """What a manager has, in numbers."""
        return tuple(
            Field(_title(name), value=str(value))
            for name, value in facts.items()
            if type(value) is int and name not in OF_SEATS
        )

    def _parts(self, facts: dict[str, Any], names: list[str], whose: str = "") -> Iterator[Field]:
        """Everything that lies there; what is empty or says no is left out."""
        for name, value in facts.items():
            if value in (None, False, [], {}, ""):
                continue
            title = whose + _title(name)
            things = value if isinstance(value, list) else [value]
            cards = tuple(card for thing in things if (card := self._card_of(thing, names)))
            if len(cards) == len(things):
                yield Field(title, cards)
            else:
                yield Field(title, value=self._told(name, value, names))

    def _card_of(self, value: Any, names: list[str]) -> Card | None:
        """A thing, or something that is known about one, as a card."""
        if isinstance(value, str):
            return self.card(value) if self._is_thing(value) else None
        if not isinstance(value, dict):
            return None
        at = next((key for key, part in value.items() if self._is_thing(part)), "")
        if not at:
            return None
        rest = {key: part for key, part in value.items() if key != at}
        card = self.card(value[at])
        return Card(card.id, card.name, self._told("", rest, names))

    def _is_thing(self, value: Any) -> bool:
        return isinstance(value, str) and value in self.game.codec.things

    def _told(self, name: str, value: Any, names: list[str]) -> str:
        """A part of the view, read out."""
        if isinstance(value, dict):
            told = ((key, self._told(key, part, names)) for key, part in value.items())
            return ", ".join(f"{_title(key)} {said}" for key, said in told if said)
        if isinstance(value, list):
            return ", ".join(filter(None, (self._told(name, part, names) for part in value)))
        if value is None or value is False:
            return ""
        if value is True:
            return "✓"
        if type(value) is int and name in OF_SEATS and 0 <= value < len(names):
            return names[value]
        return self.card(value).name if self._is_thing(value) else str(value)


def _title(name: str) -> str:
    """The name of a part as a title."""
    return name.replace("_", " ").capitalize()


@cache
def _printed(package: str) -> dict[str, str]:
    """The names on the cards, by id."""
    found: dict[str, str] = {}
    for table in read_toml(package, NAMES).values():
        for id, row in table.items() if isinstance(table, dict) else ():
            name = row.get("name") if isinstance(row, dict) else row
            if isinstance(name, str):
                found.setdefault(id, name)
    return found
