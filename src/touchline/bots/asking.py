"""Asking a bot: what it answers has to be one of its options, in time; if not, its own traceback says why."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from operator import index
from threading import current_thread, main_thread
from time import perf_counter
from typing import Any

import msgspec

from touchline.bots.sight import Sight
from touchline.engine.chance import Chance
from touchline.engine.errors import TouchlineError

CRASHED, ILLEGAL, SLOW = "crashed", "illegal", "slow"
RAISE, LOSE, REPLACE = "raise", "lose", "replace"
MOST_TEXT = 4000  # characters of a traceback that are kept, the last ones


class Care(msgspec.Struct, frozen=True):
    """What happens when a bot fails, and how many seconds it has for a decision (0: as many as it likes).

    `raise`: the game stops with an error. `lose`: a stand-in plays on, and the bot comes last. `replace`: a
    stand-in plays on, and the result counts.
    """

    on_failure: str = RAISE
    seconds: float = 0.0

    def check(self) -> None:
        """Refuse what does not exist."""
        if self.on_failure not in (RAISE, LOSE, REPLACE):
            raise TouchlineError(f"`on_failure` is raise, lose or replace, not {self.on_failure!r}.")
        if not isinstance(self.seconds, int | float) or not 0 <= self.seconds < 86400:
            raise TouchlineError(f"`seconds` is how long a decision may take, or 0; not {self.seconds!r}.")


class Failure(msgspec.Struct, frozen=True):
    """How a bot failed in a game: it crashed, answered what is not legal, or was too slow."""

    seat: int
    bot: str
    kind: str
    decision: int  # how many decisions the game had seen
    text: str  # what it raised, or what it answered and what was legal


class BotFailed(TouchlineError):
    """A bot that did not answer as it must."""

    def __init__(self, bot: str, kind: str, text: str) -> None:
        super().__init__(f"Bot '{bot}' {text}")
        self.bot, self.kind, self.text = bot, kind, text

    def __reduce__(self) -> tuple[Any, ...]:
        return BotFailed, (self.bot, self.kind, self.text)


class _TooLong(BaseException):
    """Raised inside a bot whose time is up; a bot that catches every Exception does not catch it."""


def decide(
    name: str, bot: Callable[[Sight, Chance], Any], sight: Sight, chance: Chance, seconds: float = 0.0
) -> int:
    """Ask a bot for its option: one of those it was given, as a number or as text. BotFailed if it fails."""
    given = list(sight.options)  # the bot may do with its sight what it likes
    if len(given) == 1:  # asked only so that the others learn nothing
        return given[0]
    start = perf_counter()
    try:
        with _limited(seconds):
            answer = bot(sight, chance)
    except _TooLong as error:
        raise BotFailed(name, SLOW, _slow(seconds)) from error
    except (Exception, SystemExit) as error:
        frames = error.__traceback__
        own = traceback.format_exception(type(error), error, frames.tb_next if frames else None)
        text = "".join(own).rstrip()[-MOST_TEXT:]
        raise BotFailed(name, CRASHED, f"crashed:\n{text}") from error
    if seconds and perf_counter() - start > seconds:
        raise BotFailed(name, SLOW, _slow(seconds))
    option = _number(sight, answer)
    if option not in given:
        texts = ", ".join(sight.game.codec.text(o) for o in given)
        shown = repr(answer)[:80]
        raise BotFailed(name, ILLEGAL, f"answered {shown}; it has to return one of its options: {texts}.")
    return option


def _number(sight: Sight, answer: Any) -> int:
    """The option that a bot means; -1 if that is none."""
    if isinstance(answer, str):
        found = sight.game.codec.number(answer)
        return -1 if found is None else found
    try:
        return index(answer)
    except TypeError:
        return -1


def _slow(seconds: float) -> str:
    return f"did not answer within {seconds:g} seconds."


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, where the system can; elsewhere the time is looked at afterwards."""
    if not seconds or not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        yield
        return

    def stop(number: int, frame: Any) -> None:
        raise _TooLong

    handler = signal.signal(signal.SIGALRM, stop)
    before, began = signal.setitimer(signal.ITIMER_REAL, seconds)[0], perf_counter()
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)
        if before:  # somebody else's alarm goes on
            signal.setitimer(signal.ITIMER_REAL, max(0.001, before - (perf_counter() - began)))
