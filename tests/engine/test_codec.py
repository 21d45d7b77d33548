"""Options as text and back."""

from __future__ import annotations

import pytest

from touchline.engine.codec import Codec

NAMED = Codec(["", "pay", "give"], ["ball", "cup"])
COUNTING = Codec(["", "pay", "give"], ["ball", "cup"], counts=True)


@pytest.mark.parametrize("codec", [NAMED, COUNTING])
def test_named_things_survive_the_trip(codec: Codec) -> None:
    for text in ("pay:ball", "give:cup"):
        number = codec.number(text)
        assert number is not None
        assert codec.text(number) == text


@pytest.mark.parametrize("amount", [0, 1, 37, 150, 98_765])
def test_numbers_stand_behind_the_named_things(amount: int) -> None:
    assert COUNTING.number(f"pay:{amount}") == 1 | (2 + amount) << 8
    assert COUNTING.text(1 | (2 + amount) << 8) == f"pay:{amount}"
    assert NAMED.number(f"pay:{amount}") is None


@pytest.mark.parametrize(
    "text",
    ["pay:", "pay", ":5", "pay:-1", "pay:05", "pay:1.5", "pay:1e3", "pay:٣", "pay: 5", "pay:" + "9" * 10],
)
def test_what_is_no_whole_number_is_nothing(text: str) -> None:
    assert COUNTING.number(text) is None
