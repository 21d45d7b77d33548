"""States go by their declared fields: what is dumped, loaded and copied."""

from __future__ import annotations

from pathlib import Path

import pytest

from touchline.engine import fields
from touchline.engine.game import find, known
from touchline.engine.state import WORKING_MEMORY, State

EVERY_GAME = ("seats", "lead", "chance", "pool", "marks", "sealed", "agenda", "open")


class Cup(State):
    """A state with a field of each kind."""

    round: int
    deck: list[int]
    hand: list[list[int]]


def a_cup() -> Cup:
    g = Cup()
    g.start(2, 7)
    g.round, g.deck, g.hand = 1, [4, 5], [[], [6]]
    g.ask(1, 3)
    return g


def test_a_dump_has_the_fields_in_the_order_of_their_declaration() -> None:
    dump = a_cup().dump()
    assert tuple(dump) == (*EVERY_GAME, "round", "deck", "hand")
    assert not set(dump) & set(WORKING_MEMORY)


def test_a_loaded_state_is_of_its_class_and_shares_nothing() -> None:
    g = a_cup()
    dump = g.dump()
    for twin in (Cup.load(dump), g.clone()):
        assert isinstance(twin, Cup)
        assert twin.dump() == dump
        assert twin.unanswered == 1
        twin.open[0] = 9
        twin.deck.append(8)
        twin.hand[0].append(8)
        assert g.dump() == dump == a_cup().dump()


def test_what_else_lies_beside_the_fields_is_not_loaded_and_a_missing_field_is_named() -> None:
    dump = a_cup().dump()
    assert Cup.load({**dump, "events": [], "colour": 3}).dump() == dump
    del dump["deck"]
    with pytest.raises(KeyError, match="deck"):
        Cup.load(dump)


@pytest.mark.parametrize("game", known())
def test_the_generated_copy_is_up_to_date(game: str) -> None:
    file = find(game).module("state").__file__
    assert file is not None
    assert fields.rewritten(Path(file)) == Path(file).read_text(encoding="utf-8")
