"""Makes the sounds of a match: `python -m tools.sounds`.

They are synthesized here from tones and noise, small and always the same: 16 bits, 22 kHz, one channel. All
of them are made equally loud, and all begin and end in silence, because a swing that is cut off is a click.
"""

from __future__ import annotations

import array
import math
import random
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

RATE: Final = 22_050
FOLDER: Final = Path(__file__).parents[1] / "src" / "touchline" / "web" / "static"
LOUD: Final = 0.16  # of the loudest tenth of a second; full swing is 1
PEAK: Final = 0.9
FADE: Final = 0.004  # seconds

Swings = list[float]
"""A sound, sample by sample."""


def times(seconds: float) -> list[float]:
    """When the samples are."""
    return [n / RATE for n in range(int(RATE * seconds))]


def rush(seconds: float) -> Swings:
    """Noise of all heights."""
    luck = random.Random(1)
    return [luck.uniform(-1, 1) for _ in times(seconds)]


def ringing(swings: Sequence[float], hertz: float, width: float) -> Swings:
    """What a body with this tone of its own lets through: a throat, a table."""
    keep = math.exp(-math.pi * width / RATE)
    turn = 2 * keep * math.cos(2 * math.pi * hertz / RATE)
    found, last, before = [], 0.0, 0.0
    for swing, earlier in zip(swings, [0.0, 0.0, *swings], strict=False):
        last, before = (1 - keep) * (swing - earlier) + turn * last - keep * keep * before, last
        found.append(last)
    return found


def whistle(seconds: float = 0.75) -> Swings:
    """A referee's whistle: a high tone, and a pea that makes it tremble in height and strength."""
    tone, pea, sway = 2_900, 34, 180
    breath = ringing(rush(seconds), tone, 600)

    def swing(time: float, air: float) -> float:
        turn = 2 * math.pi * pea * time
        phase = 2 * math.pi * tone * time - sway / pea * math.cos(turn)
        swell = min(1, 30 * time, 10 * (seconds - time))
        return swell * (0.75 + 0.25 * math.sin(turn)) * (math.sin(phase) + 0.5 * air)

    return [swing(time, air) for time, air in zip(times(seconds), breath, strict=True)]


def goal(seconds: float = 2.2) -> Swings:
    """A crowd that rises: many throats that say "ah"; it takes a moment, and it lasts."""
    air = rush(seconds)
    low, high = ringing(air, 650, 260), ringing(air, 1_150, 300)

    def swell(time: float) -> float:
        return min(1, 3 * time) ** 2 * math.exp(-1.1 * max(0, time - 0.5)) * min(1, 2 * (seconds - time))

    return [
        swell(time) * (deep + 0.7 * bright)
        for time, deep, bright in zip(times(seconds), low, high, strict=True)
    ]


def dice(seconds: float = 0.5) -> Swings:
    """Dice on a table: knocks that come closer and fade."""
    knocks = ((0.0, 1.0), (0.11, 0.8), (0.2, 0.65), (0.26, 0.5), (0.3, 0.4), (0.33, 0.3))
    strikes = [0.0] * int(RATE * seconds)
    air = iter(rush(1))
    for at, strength in knocks:
        for n in range(int(0.002 * RATE)):
            strikes[int((FADE + at) * RATE) + n] += strength * next(air)
    wood, edge = ringing(strikes, 900, 90), ringing(strikes, 2_300, 160)
    return [deep + 0.8 * bright for deep, bright in zip(wood, edge, strict=True)]


SOUNDS: Final[dict[str, Callable[[], Swings]]] = {"whistle": whistle, "goal": goal, "dice": dice}


def loudness(swings: Sequence[float]) -> float:
    """How loud the loudest tenth of a second is."""
    part = RATE // 10
    energies = [
        sum(swing * swing for swing in swings[at : at + part]) for at in range(0, len(swings), part // 4)
    ]
    return math.sqrt(max(energies) / part)


def made(sound: Callable[[], Swings]) -> Swings:
    """A sound as its file has it: faded at its ends, and as loud as the others if its peak allows it."""
    swings = sound()
    factor = min(LOUD / loudness(swings), PEAK / max(map(abs, swings)))
    fade = int(FADE * RATE)
    ends = (min(1, n / fade, (len(swings) - 1 - n) / fade) for n in range(len(swings)))
    return [factor * swing * end for swing, end in zip(swings, ends, strict=True)]


def main() -> None:
    """Write the files."""
    for name, sound in SOUNDS.items():
        samples = array.array("h", (round(32_767 * swing) for swing in made(sound)))
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    main()
