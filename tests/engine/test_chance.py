# mypy: disable-error-code="arg-type"
"""The generator behind every shuffle and die, held to account. All seeds are fixed: no luck involved."""

from __future__ import annotations

import hashlib
import math
from itertools import pairwise

import pytest

from tests.engine.odds import TOO_FAR, assert_equal_odds, assert_frequency, assert_odds
from touchline.engine.chance import MULTIPLIER, WORD, Chance, seed_state, step, word
from touchline.engine.state import State

MODULUS = MULTIPLIER * (WORD + 1) - 1


def words(seed: int | str, count: int) -> list[int]:
    """The first random words of a seed."""
    state = seed_state(seed)
    found = []
    for _ in range(count):
        state = step(state)
        found.append(word(state))
    return found


def is_prime(n: int) -> bool:
    """Miller and Rabin; with these bases the answer is certain below 2**64."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        power = pow(base, odd, n)
        if power in (1, n - 1):
            continue
        for _ in range(twos - 1):
            power = power * power % n
            if power == n - 1:
                break
        else:
            return False
    return True


# Its algebra: one huge cycle, inside machine words


def test_multiplier_makes_a_safe_prime() -> None:
    assert [n for n in range(2, 60) if is_prime(n)][-3:] == [47, 53, 59]
    assert not is_prime(3215031751)  # the smallest number that fools the bases 2, 3, 5 and 7
    assert is_prime(MODULUS)
    assert is_prime((MODULUS - 1) // 2)


def test_step_is_a_multiplication_whose_every_cycle_is_half_of_all_states() -> None:
    state = seed_state("algebra")
    for _ in range(1000):
        after = step(state)
        assert after * (WORD + 1) % MODULUS == state
        state = after
    # The order of 2**32 divides MODULUS - 1 = 2 * prime; it is neither 1 nor 2.
    assert pow(WORD + 1, 2, MODULUS) != 1
    assert pow(WORD + 1, (MODULUS - 1) // 2, MODULUS) == 1
    assert (MODULUS - 1) // 2 > 2**58


def test_state_stays_below_2_to_the_60() -> None:
    assert MODULUS < 2**60
    for state in (1, WORD, WORD + 1, MULTIPLIER << 31, *range(MODULUS - 50, MODULUS)):
        for _ in range(200):
            state = step(state)
            assert 0 < state < MODULUS


def test_fixed_points_are_the_two_that_no_seed_can_give(monkeypatch: pytest.MonkeyPatch) -> None:
    assert step(0) == 0
    assert step(MODULUS) == MODULUS

    class Fixed:
        def __init__(self, value: int) -> None:
            self.value = value

        def digest(self) -> bytes:
            return self.value.to_bytes(8, "big")

    for value in (0, 1, MODULUS - 2, MODULUS - 1, MODULUS, 2 * (MODULUS - 1), 2**64 - 1):
        monkeypatch.setattr(hashlib, "blake2b", lambda raw, value=value, **words: Fixed(value))
        assert 1 <= seed_state("any") < MODULUS
        assert step(seed_state("any")) != seed_state("any")


def test_seeds_of_every_kind_are_accepted_and_told_apart() -> None:
    seeds = [0, 1, -1, 2**70, "", "match", "1:2", b"", b"\x00", b"\xff" * 64]
    assert seed_state(7) == seed_state("7") == seed_state(b"7")
    assert len({seed_state(seed) for seed in seeds}) == len(seeds) - 1  # "" and b"" are the same seed


def test_numbers_of_a_seed_never_change() -> None:
    """Records replay only as long as these stay what they are."""
    chance = Chance(1)
    assert [chance.rand(100) for _ in range(10)] == [69, 10, 21, 81, 77, 70, 45, 10, 20, 74]


def test_state_and_chance_draw_the_same_numbers_and_shuffle_alike() -> None:
    state = State()
    state.start(2, seed_state("alike"))
    chance = Chance("alike")
    assert [state.rand(n) for n in range(1, 400)] == [chance.rand(n) for n in range(1, 400)]
    ours, theirs = list(range(60)), list(range(60))
    state.shuffle(ours)
    chance.shuffle(theirs)
    assert ours == theirs
    assert state.chance == chance.state


# Its odds


@pytest.mark.parametrize(
    "n", [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 20, 22, 26, 31, 32, 52, 64, 84, 100, 101, 110, 156, 500]
)
def test_every_number_is_equally_likely(n: int) -> None:
    chance = Chance(f"uniform {n}")
    counts = [0] * n
    for _ in range(max(60_000, 200 * n)):
        counts[chance.rand(n)] += 1
    assert_odds(counts)


@pytest.mark.parametrize("n", [1_000_003, 1 << 28, (1 << 31) - 1, 1 << 32])
def test_large_ranges_are_filled_evenly_up_to_their_ends(n: int) -> None:
    chance = Chance(f"large {n}")
    counts = [0] * 64
    drawn = [chance.rand(n) for _ in range(30_000)]
    for value in drawn:
        assert 0 <= value < n
        counts[value * 64 // n] += 1
    assert_odds(counts)
    assert min(drawn) < n / 2_000
    assert max(drawn) > n - n / 2_000


def test_one_of_one_is_always_the_first() -> None:
    chance = Chance("one")
    assert {chance.rand(1) for _ in range(100)} == {0}


@pytest.mark.parametrize("n", [2, 3, 6, 11, 16])
@pytest.mark.parametrize("apart", [1, 2, 3])
def test_a_number_says_nothing_about_those_after_it(n: int, apart: int) -> None:
    chance = Chance(f"pairs {n} {apart}")
    drawn = [chance.rand(n) for _ in range(120_000)]
    counts = [0] * (n * n)
    for i in range(0, len(drawn) - apart, 2 * apart):
        for j in range(i, min(i + apart, len(drawn) - apart)):
            counts[drawn[j] * n + drawn[j + apart]] += 1
    assert_odds(counts)


def test_three_in_a_row_are_independent() -> None:
    chance = Chance("triples")
    counts = [0] * 512
    for _ in range(30_000):
        counts[chance.rand(8) << 6 | chance.rand(8) << 3 | chance.rand(8)] += 1
    assert_odds(counts)


@pytest.mark.parametrize("shift", [0, 8], ids=["high bits", "low bits"])
def test_rising_runs_have_their_lengths(shift: int) -> None:
    """A run ends at the first number that is not greater; that one is left out of the next run (Knuth)."""
    counts = [0] * 6
    length, last = 0, -1
    for value in words(f"runs {shift}", 200_000):
        number = value << shift & WORD
        if number > last:
            length, last = length + 1, number
        else:
            counts[min(length, 6) - 1] += 1
            length, last = 0, -1
    odds = [1 / math.factorial(n) - 1 / math.factorial(n + 1) for n in range(1, 6)]
    assert_odds(counts, [*odds, 1 / math.factorial(6)])


@pytest.mark.parametrize("n", [2, 5, 10, 50])
def test_gaps_between_the_same_number_have_their_lengths(n: int) -> None:
    chance = Chance(f"gaps {n}")
    longest = 2 * n
    counts = [0] * (longest + 1)
    gap = -1
    for _ in range(4_000 * n):
        if chance.rand(n) == 0:
            if gap >= 0:
                counts[min(gap, longest)] += 1
            gap = 0
        elif gap >= 0:
            gap += 1
    stay = (n - 1) / n
    assert_odds(counts, [stay**length / n for length in range(longest)] + [stay**longest])


@pytest.mark.parametrize("shift", [0, 4, 8], ids=["low bits", "middle bits", "high bits"])
def test_birthdays_fall_on_the_spacings_that_chance_gives(shift: int) -> None:
    """512 birthdays in a year of 2**24 days: equal spacings are Poisson with mean 2 (Marsaglia)."""
    source = words(f"birthdays {shift}", 512 * 1_000)
    counts = [0] * 7
    for year in range(1_000):
        days = sorted(value >> shift & 0xFFFFFF for value in source[512 * year : 512 * year + 512])
        spacings = sorted(b - a for a, b in pairwise(days))
        equal = sum(1 for a, b in pairwise(spacings) if a == b)
        counts[min(equal, 6)] += 1
    odds = [math.exp(-2) * 2**k / math.factorial(k) for k in range(6)]
    assert_odds(counts, [*odds, 1 - sum(odds)])


def test_every_bit_is_set_half_of_the_time_and_ignores_its_neighbours() -> None:
    source = words("bits", 20_000)
    for bit in range(32):
        column = [value >> bit & 1 for value in source]
        assert_frequency(sum(column), len(source), 0.5)
        next_word = sum(a ^ b for a, b in pairwise(column))
        assert_frequency(next_word, len(source) - 1, 0.5)
        neighbour = sum((value >> bit ^ value >> (bit + 1) % 32) & 1 for value in source)
        assert_frequency(neighbour, len(source), 0.5)


def test_half_of_the_bits_change_from_word_to_word() -> None:
    source = words("flips", 20_001)
    counts = [0] * 33
    for a, b in pairwise(source):
        counts[(a ^ b).bit_count()] += 1
    low, high = 8, 24
    merged = [sum(counts[: low + 1]), *counts[low + 1 : high], sum(counts[high:])]
    odds = [math.comb(32, k) / 2**32 for k in range(33)]
    assert_odds(merged, [sum(odds[: low + 1]), *odds[low + 1 : high], sum(odds[high:])])


@pytest.mark.parametrize("n", [2, 6, 16])
@pytest.mark.parametrize("kind", [int, str, "match:{}".format], ids=["numbers", "texts", "names"])
def test_neighbouring_seeds_give_unrelated_numbers(n: int, kind: type) -> None:
    first = [Chance(kind(seed)).rand(n) for seed in range(12_001)]
    assert_odds([first.count(value) for value in range(n)])
    counts = [0] * (n * n)
    for i in range(0, 12_000, 2):
        counts[first[i] * n + first[i + 1]] += 1
    assert_odds(counts)


def test_neighbouring_seeds_share_no_more_bits_than_strangers() -> None:
    starts = [words(seed, 1)[0] for seed in range(4_001)]
    flipped = sum((a ^ b).bit_count() for a, b in pairwise(starts))
    assert_frequency(flipped, 32 * 4_000, 0.5)
    assert len(set(starts)) >= 4_000  # 32 bits: a single repetition would still be chance


def test_streams_of_neighbouring_seeds_are_not_correlated() -> None:
    for seed in range(20):
        ours, theirs = words(seed, 2_000), words(seed + 1, 2_000)
        centre = WORD / 2
        product = sum((a - centre) * (b - centre) for a, b in zip(ours, theirs, strict=True))
        deviation = product / (2_000**0.5 * (WORD + 1) ** 2 / 12)
        assert abs(deviation) < TOO_FAR


# Shuffles


def shuffled(cards: int, times: int, seed: str) -> list[tuple[int, ...]]:
    """So many cards in order, shuffled so many times."""
    chance = Chance(seed)
    orders = []
    for _ in range(times):
        pack = list(range(cards))
        chance.shuffle(pack)
        orders.append(tuple(pack))
    return orders


@pytest.mark.parametrize(("cards", "orders"), [(2, 2), (3, 6), (4, 24), (5, 120)])
def test_every_order_of_a_few_cards_is_equally_likely(cards: int, orders: int) -> None:
    assert_equal_odds(shuffled(cards, 200 * orders, f"orders {cards}"), orders)


def test_every_card_of_a_deck_lies_everywhere_equally_often() -> None:
    decks = shuffled(101, 2_500, "deck")
    for place in (0, 1, 49, 50, 99, 100):
        assert_equal_odds((deck[place] for deck in decks), 101)
    for card in (0, 1, 50, 99, 100):
        assert_equal_odds((deck.index(card) for deck in decks), 101)


def test_neighbours_in_a_deck_are_strangers() -> None:
    decks = shuffled(12, 8_000, "neighbours")
    assert_equal_odds((deck[5:7] for deck in decks), 12 * 11)
    assert_equal_odds((deck[0] * 12 + deck[-1] for deck in decks), 12 * 11)


def test_shuffle_keeps_every_card_and_leaves_short_lists_alone() -> None:
    chance = Chance("keeps")
    for size in range(30):
        pack = list(range(size))
        chance.shuffle(pack)
        assert sorted(pack) == list(range(size))
