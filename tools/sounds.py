"""Makes the sounds of a match: `python -m tools.sounds`.

They are synthesized here from tones and noise, small and always the same: 8 bits, 11 kHz, one channel.
"""

from __future__ import annotations

import math
import random
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Final

RATE: Final = 11_025
FOLDER: Final = Path(__file__).parents[1] / "src" / "touchline" / "web" / "static"

Sound = Callable[[float], float]
"""The swing of the air at a time, from -1 to 1."""


def noise(smooth: float) -> Sound:
    """A rush of air; the smoother, the deeper."""
    luck = random.Random(1)
    last = 0.0

    def swing(time: float) -> float:
        nonlocal last
        last = smooth * last + (1 - smooth) * luck.uniform(-1, 1)
        return last

    return swing


def whistle(time: float) -> float:
    """A referee's whistle: a high tone that the pea in it makes tremble."""
    tremble = 1 + 0.02 * math.sin(2 * math.pi * 38 * time)
    swell = min(1, 25 * time, 12 * (0.75 - time))
    return 0.6 * max(0, swell) * math.sin(2 * math.pi * 2_700 * tremble * time)


def goal() -> Sound:
    """A crowd that rises: it takes a moment, and it lasts."""
    crowd = noise(0.82)
    return lambda time: 3 * crowd(time) * min(1, 4 * time) * math.exp(-1.6 * max(0, time - 0.3))


def dice() -> Sound:
    """Dice on a table: knocks that come closer and fade."""
    knock = noise(0.3)
    times = (0.0, 0.09, 0.16, 0.21, 0.25)

    def swing(time: float) -> float:
        since = min((time - at for at in times if time >= at), default=1.0)
        return 0.8 * knock(time) * math.exp(-90 * since) * math.exp(-3 * time)

    return swing


SOUNDS: Final[dict[str, tuple[float, Sound]]] = {
    "whistle": (0.75, whistle),
    "goal": (1.6, goal()),
    "dice": (0.35, dice()),
}


def samples(seconds: float, sound: Sound) -> bytes:
    """A sound, sample by sample."""
    swings = (max(-1.0, min(1.0, sound(n / RATE))) for n in range(int(RATE * seconds)))
    return bytes(round(127.5 + 127 * swing) for swing in swings)


def main() -> None:
    """Write the files."""
    for name, (seconds, sound) in SOUNDS.items():
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(1)
            file.setframerate(RATE)
            file.writeframes(samples(seconds, sound))


if __name__ == "__main__":
    main()
