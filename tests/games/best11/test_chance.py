"""Chance: the declared odds, nothing random beside them, and the same game for the same seed."""

from __future__ import annotations

import math
from functools import cache
from itertools import permutations
from typing import NamedTuple

import pytest

from tests.engine.odds import assert_equal_odds, assert_odds
from tests.games.best11.given import GAME, THING, given
from touchline.engine.chance import Chance, seed_state
from touchline.engine.match import Match
from touchline.games.best11.state import Best11

SEATS = [2, 3, 4]


class Setup(NamedTuple):
    """What chance decides before the first card is drawn."""

    lead: int
    manager: list[int]
    keepers: list[int]
    deck: list[int]
    tactics_deck: list[int]


@cache
def tables(seats: int, bench_tactics: int = 0) -> list[Setup]:
    """Many new tables, each with a seed of its own."""
    options = GAME.option_values({"bench_tactics": bench_tactics})
    new = (GAME.new(seats, seed_state(seed), options) for seed in range(4_000))
    return [Setup(g.lead, g.manager, g.keepers, g.deck, g.tactics_deck) for g in new]


# The same seed


@pytest.mark.rule("B11-265")
@pytest.mark.parametrize("seats", SEATS)
def test_same_seed_and_decisions_give_the_same_game(seats: int) -> None:
    options = {"shootout": True, "bench_tactics": True}
    first = Match(GAME, seats, options, b"same")
    again = Match(GAME, seats, options, b"same")
    chance = Chance(seats)
    while not first.over:
        seat = first.waiting()[0]
        legal = first.options_of(seat)
        assert legal == again.options_of(seat)
        choice = legal[chance.rand(len(legal))]
        first.play(seat, choice)
        again.play(seat, choice)
        assert first.digest() == again.digest()
    assert first.told == again.told
    assert first.scores == again.scores


@pytest.mark.rule("B11-265")
def test_another_seed_gives_another_game() -> None:
    hands = [_dealt(GAME.new(3, seed_state(seed), {})).hand for seed in ("one", "two")]
    assert hands[0] != hands[1]
    assert Match(GAME, 3, {}, b"one").digest() != Match(GAME, 3, {}, b"two").digest()


def _dealt(g: Best11) -> Best11:
    GAME.rules.settle(g)
    return g


@pytest.mark.rule("B11-265")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shootout", [0, 1])
def test_chance_decides_only_the_market_a_new_deck_and_a_shootout(seats: int, shootout: int) -> None:
    """After the setup the generator moves with these events and with no others."""
    moved = set()
    for seed in range(12):
        g = _dealt(GAME.new(seats, seed_state(seed), GAME.option_values({"shootout": shootout})))
        chance = Chance(seed)
        while g.unanswered:
            before = g.chance
            g.events = []
            seat = g.next_seat()
            options = GAME.rules.options(g, seat)
            GAME.rules.apply(g, seat, options[chance.rand(len(options))])
            kinds = {event.kind for event in g.events} & {"market", "reshuffled", "full_time"}
            causes = kinds if shootout else kinds - {"full_time"}
            assert (g.chance != before) == bool(causes)
            moved |= causes
    assert moved >= ({"market", "full_time"} if shootout else {"market"})


# The declared odds


@pytest.mark.rule("B11-265")
@pytest.mark.parametrize("seats", SEATS)
def test_first_whistle_goes_to_everybody_equally(seats: int) -> None:
    assert_equal_odds((g.lead for g in tables(seats)), seats)


@pytest.mark.rule("B11-265")
@pytest.mark.parametrize("seats", SEATS)
def test_managers_are_dealt_equally_and_never_twice(seats: int) -> None:
    dealt = [tuple(g.manager) for g in tables(seats)]
    assert all(len(set(boards)) == seats for boards in dealt)
    assert_equal_odds(dealt, math.perm(5, seats))


@pytest.mark.rule("B11-265")
@pytest.mark.parametrize("seats", SEATS)
def test_every_set_of_keepers_is_equally_likely(seats: int) -> None:
    assert_equal_odds((tuple(g.keepers) for g in tables(seats)), math.comb(9, seats + 1))


@pytest.mark.rule("B11-265")
@pytest.mark.parametrize("seats", SEATS)
def test_whistle_and_boards_do_not_depend_on_each_other(seats: int) -> None:
    assert_equal_odds(((g.lead, g.manager[0]) for g in tables(seats)), 5 * seats)


@pytest.mark.rule("B11-265")
def test_every_free_agent_lies_everywhere_in_the_deck() -> None:
    decks = [g.deck for g in tables(3)]
    assert_equal_odds((deck[-1] for deck in decks), 101)
    assert_equal_odds((deck[0] for deck in decks), 101)
    for card in ("fa_001", "fa_101"):
        assert_equal_odds((deck.index(THING[card]) for deck in decks), 101)
    ranks = [sorted(range(4), key=deck.index) for deck in decks]
    assert_equal_odds((tuple(rank) for rank in ranks), 24)


@pytest.mark.rule("B11-265")
@pytest.mark.parametrize(("bench", "cards"), [(0, 22), (1, 26)])
def test_every_tactical_card_lies_everywhere_in_its_deck(bench: int, cards: int) -> None:
    decks = [g.tactics_deck for g in tables(3, bench)]
    for place in (0, 10, -1):
        assert_equal_odds((deck[place] for deck in decks), cards)
    assert_equal_odds((deck.index(THING["tac_01"]) for deck in decks), cards)


@pytest.mark.rule("B11-265")
def test_decks_do_not_depend_on_each_other() -> None:
    found = [(g.deck.index(7) // 26, g.tactics_deck.index(THING["tac_05"]) // 6) for g in tables(2)]
    weights = [a * b for a in (26, 26, 26, 23) for b in (6, 6, 6, 4)]
    assert_odds([found.count((a, b)) for a in range(4) for b in range(4)], weights)


def _nominated(seats: int, secret: int) -> Match:
    """All managers have nominated their one card; what lies on the deck is always the same."""
    table = given(seats).deck("fa_098", "fa_099")
    for seat in range(seats):
        table.hand(seat, f"fa_{seat + 1:03}", "fa_010" if seat == 0 else f"fa_{seat + 20:03}")
    match = table.match("nominate", f"{secret}".encode())
    for seat in range(seats):
        match.play(seat, f"nominate:fa_{seat + 1:03}")
    return match


@pytest.mark.rule("B11-265")
@pytest.mark.parametrize(("seats", "orders"), [(2, 24), (3, 24), (4, 120)])
def test_market_lies_in_every_order_equally_often(seats: int, orders: int) -> None:
    markets = [tuple(_nominated(seats, secret).state.market) for secret in range(20 * orders)]
    assert_equal_odds(markets, orders)


@pytest.mark.rule("B11-265")
def test_market_lies_in_every_order_without_a_referee_too() -> None:
    markets = []
    for seed in range(2_400):
        table = given(3, seed=seed).deck("fa_098")
        for seat in range(3):
            table.g.nomination[seat] = table._take(f"fa_{seat + 1:03}")
        markets.append(tuple(table.only("market").g.market))
    assert_equal_odds(markets, 24)


@pytest.mark.rule("B11-265")
def test_discard_pile_becomes_a_deck_in_every_order_equally_often() -> None:
    orders = []
    for seed in range(1_500):
        table = given(2, seed=seed).discard("fa_001", "fa_002", "fa_003", "fa_004", "fa_005")
        table.g.deck = []
        orders.append(tuple(table.only("refill").g.hand[0]))
    assert_equal_odds(orders, 120)


@pytest.mark.rule("B11-265", "B11-217")
@pytest.mark.parametrize("tied", [(0, 1), (0, 2, 3), (0, 1, 2, 3)])
def test_shootout_gives_every_ranking_of_the_tied_equally_often(tied: tuple[int, ...]) -> None:
    rankings = []
    for seed in range(3_000):
        table = given(4, seed=seed, shootout=1).only("full_time")
        table.g.manager = [1, 1, 1, 1]
        for seat in range(4):
            table.money(seat, 70 if seat in tied else seat)
        places = [score.place for score in GAME.scores(table.g)]
        rankings.append(tuple(places[seat] for seat in tied))
    assert set(rankings) == set(permutations(range(1, len(tied) + 1)))
    assert_equal_odds(rankings, math.factorial(len(tied)))


@pytest.mark.rule("B11-265")
def test_returned_tactical_cards_are_never_shuffled() -> None:
    table = given(seats=2).tactics_deck("tac_05", "tac_20", "tac_01", "tac_02").signed(1)
    match = table.match("handicap")
    match.play(0, "handicap:tactic")
    match.play(0, "return_tactic:tac_05")
    assert match.state.tactics_deck == [THING[name] for name in ("tac_05", "tac_02", "tac_01")]
