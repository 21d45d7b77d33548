"""Work for a fleet, good and bad. A function of a module: other processes have to find it."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from touchline.engine.errors import TouchlineError


def square(number: int) -> int:
    """Work."""
    return number * number


def die_first(job: tuple[int, str]) -> int:
    """Work on which the first worker to try dies at once; the marker says that it was tried."""
    number, marker = job
    if marker and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die(number: int) -> int:
    """Work on which every worker dies."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_at_90(number: int) -> int:
    """Work on one job of which every worker dies."""
    return die(number) if number == 90 else number


def refuse(number: int) -> int:
    """Work that says no."""
    if number == 3:
        raise TouchlineError("Not three.")
    return number


def stumble(number: int) -> int:
    """Work with an error in it."""
    return number // 0


def deaf(_: int) -> tuple[bool, bool]:
    """Whether this process has held Ctrl-C back since its start, and whether it ignores it now."""
    held = signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, set())
    return held, signal.getsignal(signal.SIGINT) == signal.SIG_IGN
