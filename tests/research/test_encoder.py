# mypy: disable-error-code="arg-type"
"""Encoders: named numbers, what the seat may know and nothing else."""

from __future__ import annotations

import math
import pickle
from array import array

import numpy
import pytest

import touchline
from tests.research.given import GAMES, moments, played, spread
from touchline.engine.chance import Chance


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_name_and_a_sane_size(game: str) -> None:
    for seats, options in spread(game, 6):
        enc = touchline.encoder(game, seats=seats)
        assert enc.shape == (len(enc.names),)
        assert len(set(enc.perfect_names)) == len(enc.perfect_names) > len(enc.names)
        table = touchline.new(game, seats=seats, seed=3, options=options)
        for number, (seat, _) in enumerate(moments(table, 5, 600)):
            if number % 20 == 0:
                row = enc.perfect(table, seat)
                wild = [(n, v) for n, v in zip(enc.perfect_names, row, strict=True) if not -3 <= v <= 3]
                assert not wild
                assert not any(math.isnan(value) for value in row)
                assert row[: len(enc.names)] == enc.observe(table, seat)


def hold_against_worlds(game: str, variants: int, decisions: int, every: int) -> None:
    """Look at some tables, and at what each seat can imagine in their place."""
    hidden_differs = 0
    for seats, options in spread(game, variants):
        enc = touchline.encoder(game, seats=seats)
        table = touchline.new(game, seats=seats, seed=8, options=options)
        for number, _ in enumerate(moments(table, 6, decisions)):
            if number % every == 0:
                for seat in range(seats):
                    world = table.imagine(seat, number)
                    ours, theirs = enc.observe(table, seat), enc.observe(world, seat)
                    pairs = zip(enc.names, ours, theirs, strict=True)
                    assert [name for name, a, b in pairs if a != b] == [], (seat, number, options)
                    hidden_differs += enc.perfect(table, seat) != enc.perfect(world, seat)
    assert hidden_differs


@pytest.mark.parametrize("game", GAMES)
def test_seat_sees_the_same_in_every_world_that_it_cannot_tell_from_this_one(game: str) -> None:
    hold_against_worlds(game, 10, 500, 25)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_seat_sees_the_same_in_all_variants(game: str) -> None:
    hold_against_worlds(game, 1000, 4000, 37)


@pytest.mark.parametrize("game", GAMES)
def test_observation_changes_with_the_game(game: str) -> None:
    enc = touchline.encoder(game, seats=2)
    table = touchline.new(game, seats=2, seed=8)
    seen = {bytes(enc.observe(table, 0)) for _ in moments(table, 1, 100)}
    assert len(seen) > 25


def test_own_seat_comes_first() -> None:
    enc = touchline.encoder("best11", seats=3)
    table = played("best11", 3, 120)
    team = [enc.names.index(f"{who}.has.money") for who in ("me", "next_1", "next_2")]
    seen = [[enc.observe(table, seat)[at] for at in team] for seat in range(3)]
    assert seen[1] == [seen[0][1], seen[0][2], seen[0][0]]


def test_out_may_be_any_array_that_fits() -> None:
    enc = touchline.encoder("best11", seats=3)
    table = played("best11", 3, 50)
    row = enc.observe(table, 1)
    batch = numpy.ones((4, *enc.shape), "float32")
    for out in ([0.0] * len(row), array("f", row), array("d", row), batch[2], numpy.ones(enc.shape)):
        if isinstance(out, array) and out.typecode == "d":
            continue  # an array.array takes its own kind only
        assert enc.observe(table, 1, out=out) is out
        assert list(out) == list(row)
    assert batch[1].all()


def test_what_does_not_fit_is_an_error() -> None:
    enc = touchline.encoder("best11", seats=3)
    table = played("best11", 3, 5)
    with pytest.raises(touchline.TouchlineError, match="`out` has 2 places"):
        enc.observe(table, 0, out=[0.0, 0.0])
    with pytest.raises(touchline.TouchlineError, match="for 3 seats; the table has 2"):
        enc.observe(played("best11", 2, 5), 0)
    with pytest.raises(touchline.TouchlineError, match="for best11; the table is of another game"):
        enc.observe(played("eleven", 3, 5), 0)
    for out, words in (
        (3, "has 0 places"),
        (numpy.zeros((len(enc.names), 1)), "does not take"),
        (b"", "has 0"),
    ):
        with pytest.raises(touchline.TouchlineError, match=words):
            enc.observe(table, 0, out=out)  # type: ignore[call-overload]
    for seat in (3, -1, None):
        with pytest.raises(touchline.TouchlineError, match="seats are 0 to 2"):
            enc.observe(table, seat)  # type: ignore[call-overload]
    assert pickle.loads(pickle.dumps(enc)) is enc


def another_card(table: touchline.Table) -> list[str]:
    """Second cards that may be added to the offer that is being made."""
    offer = table.view(table.turn).table.offer
    return [option for option in offer.more if option.startswith(offer.kind)] if offer else []


def test_offer_of_several_cards_is_seen_by_those_who_deal() -> None:
    enc = touchline.encoder("footmania", seats=3)
    table = touchline.new("footmania", seats=3, seed=0)
    chance = Chance(0)
    while not (more := another_card(table)):
        legal = table.legal(table.turn)
        deals = [id for id in legal if table.actions.text(id).split(":")[0] in ("sell", "swap", "offer_to")]
        table.play_id(table.turn, (deals or legal)[chance.rand(len(deals or legal))])
    seat = table.turn
    table.play(seat, more[0])
    offer = table.view(seat).table.offer
    assert len(offer.cards) == 2
    for looker in range(3):
        row = zip(enc.names, enc.observe(table, looker), strict=True)
        seen = {name for name, value in row if name.startswith("offer.") and value}
        told = {f"offer.card.{card}" for card in offer.cards} | {f"offer.kind.{offer.kind}"}
        assert told <= seen if looker == seat else not seen
