"""The sounds of a match: what nobody listens to in the tests is measured."""

from __future__ import annotations

import array
import itertools
import sys
import wave

import pytest

from tools.sounds import FOLDER, LOUD, PEAK, RATE, SOUNDS, loudness, made


def read(name: str) -> list[float]:
    """The swings of a file, from -1 to 1."""
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        samples = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return [sample / 32_767 for sample in samples]


@pytest.mark.parametrize("name", SOUNDS)
def test_a_file_is_what_the_tool_makes(name: str) -> None:
    assert read(name) == pytest.approx(made(SOUNDS[name]), abs=1e-3)


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_whole_short_and_as_loud_as_the_others(name: str) -> None:
    swings = read(name)
    assert max(map(abs, swings)) <= PEAK + 1e-3, "it is cut off at the top"
    assert max(map(abs, [*swings[:5], *swings[-5:]])) < 0.02, "it begins or ends with a click"
    assert len(swings) < 2.5 * RATE
    assert 0.5 * LOUD < loudness(swings) < 1.1 * LOUD  # half of it is 6 decibels
    assert abs(sum(swings) / len(swings)) < 1e-3


def test_a_whistle_keeps_its_height_and_trembles() -> None:
    swings, part = read("whistle"), RATE // 100
    heights = [
        sum(one < 0 <= other for one, other in zip(swings[at:], swings[at + 1 : at + part], strict=False))
        * 100
        for at in range(part, len(swings) - 2 * part, part)
    ]
    assert 2_500 <= min(heights) < max(heights) <= 3_400
    turns = sum((one < 2_900) != (other < 2_900) for one, other in itertools.pairwise(heights))
    assert turns > 15
