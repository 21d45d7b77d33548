# mypy: disable-error-code="func-returns-value"
"""States go by their declared fields: what is dumped, loaded and copied."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest

import touchline
from touchline.engine import fields, state
from touchline.engine.chance import keyed_seed
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


@pytest.mark.parametrize("seed", range(20))
def test_a_promised_seed_is_worth_the_same_as_one_that_is_given(seed: int) -> None:
    now, later, chance = a_cup(), a_cup(), random.Random(seed)
    inner, outer = hashlib.sha256(b"a"), hashlib.sha256(b"b")
    drawn: list[list[int]] = [[], []]
    for decision in range(30):
        which, answers = b"%d" % decision, chance.random() < 0.4
        seed_now = keyed_seed(inner, outer, which)
        now.chance = seed_now
        now.pool ^= seed_now
        later.promise(inner, outer, which)
        for g, seen in zip((now, later), drawn, strict=True):
            seen += [g.rand(1000)] if decision % 3 == 0 else []
            if answers:
                g.close_lanes()
                seen += [g.rand(1000)] if decision % 2 == 0 else []
        if now.pool:
            now.chance = now.pool
        assert later.hide_latest() == bool(now.pool)
        if chance.random() < 0.3:
            assert later.clone().dump() == now.dump()
    assert later.dump() == now.dump()
    assert drawn[0] == drawn[1] != []


def test_seeds_on_which_nothing_draws_are_not_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[bytes] = []
    monkeypatch.setattr(state, "keyed_seed", lambda *of: made.append(of[2]) or keyed_seed(*of))
    table = touchline.new("best11", seats=2, seed=1)
    while (seat := table.turn) >= 0:
        table.play_id(seat, table.legal(seat)[0])
    assert 0 < len(made) < len(table.log) / 2
