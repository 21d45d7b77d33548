"""Chance: one small integer generator, explicit and reproducible.

A multiply-with-carry generator whose whole state is one integer below 2**60, so that compiled
code never leaves machine arithmetic. The state packs the carry (high 28 bits) and the last word
(low 32 bits); the output mixes both. `tests/engine/test_chance.py` holds its quality to account.

Seeds of any size and kind are hashed first: neighbouring seeds give unrelated games.
"""

from __future__ import annotations

import hashlib
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # machine arithmetic: products of the compiler's usual ints are slow

# 0xD4F2F1D * 2**32 - 1 is a safe prime, so every non-zero state lies on a cycle of about 2**59.
MULTIPLIER: Final = 0xD4F2F1D
WORD: Final = 0xFFFFFFFF
MOST: Final = 0x7FFFFFFF  # up to here, the product with a word is machine arithmetic
_SEEDS: Final = 0xD4F2F1CFFFFFFFE  # the number of good states: MULTIPLIER * (WORD + 1) - 2
_BLANK: Final = hashlib.blake2b(digest_size=8, person=b"touchline")
_NUMBER: Final = Struct(">Q").unpack  # of eight bytes


def seed_state(seed: int | str | bytes) -> int:
    """Hash a seed into a generator state that is never one of the fixed points."""
    hashed = _BLANK.copy()
    hashed.update(seed if isinstance(seed, bytes) else str(seed).encode())
    return 1 + int(_NUMBER(hashed.digest())[0]) % _SEEDS


def keyed_seed(inner: Any, outer: Any, what: bytes) -> int:
    """The generator state for HMAC(key, what); `inner` and `outer` are its hashes with the key worked in."""
    first = inner.copy()
    first.update(what)
    second = outer.copy()
    second.update(first.digest())
    last = _BLANK.copy()  # as `seed_state` does it: this is called for every decision of a match
    last.update(second.digest())
    return 1 + int(_NUMBER(last.digest())[0]) % _SEEDS


def step(state: int) -> int:
    """The next state of the generator."""
    return MULTIPLIER * (state & WORD) + (state >> 32)


def word(state: int) -> int:
    """The 32 random bits that a state stands for."""
    return (state & WORD) ^ (state >> 32)


class Chance:
    """A generator of its own, for everything outside a state: bots, redeals, simulations."""

    def __init__(self, seed: int | str | bytes) -> None:
        self.state: int = seed_state(seed)

    def rand(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely."""
        state: i64 = self.state
        state = MULTIPLIER * (state & WORD) + (state >> 32)
        self.state = state
        if n > MOST:
            return (word(state) * n) >> 32
        return (((state & WORD) ^ (state >> 32)) * n) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards into a random order, in place."""
        state: i64 = self.state
        for i in range(len(cards) - 1, 0, -1):
            state = MULTIPLIER * (state & WORD) + (state >> 32)
            j = (((state & WORD) ^ (state >> 32)) * (i + 1)) >> 32  # as `rand` draws it
            kept = cards[i]
            cards[i] = cards[j]
            cards[j] = kept
        self.state = state


def best(options: list[int], values: list[float], chance: Chance) -> int:
    """The option with the highest value; equals are drawn."""
    most = max(values)
    equals = [options[at] for at, value in enumerate(values) if value == most]
    return equals[0] if len(equals) == 1 else equals[chance.rand(len(equals))]
