"""The keeper: what a server becomes when another one has followed it (succession.py).

Whoever supervises a server knows one process: systemd its main process, a container its first one, a shell
its job. So the process that was started stays, small as it is now, while servers follow each other as its
children. It passes on that they are to end, ends with the last one, and keeps the socket open, so that
nobody is refused in between.
"""

from __future__ import annotations

import os
import select
import signal
import socket
import sys
import time
from collections.abc import Sequence
from types import FrameType
from typing import Final

from touchline.web.successor import PATIENCE, Successor

SIGNALS: Final = (signal.SIGTERM, signal.SIGINT, signal.SIGUSR2, signal.SIGCHLD)
END_WITHIN: Final = 15.0  # seconds that a server gets to end when another one is ready


class Keeper:
    """Looks after the server that runs, and after the one that is to follow it."""

    def __init__(self, listener: int, server: Successor, command: Sequence[str]) -> None:
        self.listener = listener
        self.server = server
        self.command = command
        self.following: Successor | None = None
        self._ready = self._ending = False
        self._until = 0.0  # when the one that is waited for must be ready, or have ended
        self._status: int | None = None  # of the server, when it has ended

    def run(self) -> int:
        """Keep until the server has ended; returns its exit status."""
        woken, waker = os.pipe()
        os.set_blocking(waker, False)
        signal.set_wakeup_fd(waker)
        for each in SIGNALS:
            signal.signal(each, _note)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        while True:
            self._reap()
            if self._status is not None and not self._follow():
                code = os.waitstatus_to_exitcode(self._status)
                return code if code >= 0 else 128 - code  # as shells have it
            heard, _, _ = select.select([woken, *self._awaited()], [], [], self._patience())
            if woken in heard:
                for number in os.read(woken, 100):
                    self._signal(number)
            if self.following is not None and self.following.fileno() in heard:
                self._heard(self.following)
            if self.following is not None and time.monotonic() > self._until:
                self._too_late(self.following)

    def _awaited(self) -> list[int]:
        return [self.following.fileno()] if self.following is not None and not self._ready else []

    def _patience(self) -> float | None:
        return None if self.following is None else max(0.0, self._until - time.monotonic()) + 0.01

    def _reap(self) -> None:
        """Note that the server has ended. The first process of a container gets children of others too."""
        while True:
            try:
                process, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if not process:
                return
            if process == self.server.process:
                self._status = status

    def _signal(self, number: int) -> None:
        if number in (signal.SIGTERM, signal.SIGINT):
            self._ending = True
            os.kill(self.server.process, signal.SIGTERM)
        elif number == signal.SIGUSR2 and self.following is None and not self._ending:
            self.following = Successor.start(self.listener, self.command)
            self._ready, self._until = False, time.monotonic() + PATIENCE

    def _heard(self, following: Successor) -> None:
        """The successor is ready, or has failed."""
        if following.ready():
            self._ready, self._until = True, time.monotonic() + END_WITHIN
            os.kill(self.server.process, signal.SIGTERM)
        else:
            self._give_up(following, "did not start")

    def _too_late(self, following: Successor) -> None:
        if self._ready:
            os.kill(self.server.process, signal.SIGKILL)  # what it has answered is stored
            self._until = time.monotonic() + END_WITHIN
        else:
            os.kill(following.process, signal.SIGKILL)
            self._give_up(following, f"was not ready within {PATIENCE:g} seconds")

    def _give_up(self, following: Successor, why: str) -> None:
        following.line.close()
        self.following = None
        print(f"The new server {why}; the old one goes on.", file=sys.stderr, flush=True)

    def _follow(self) -> bool:
        """The server has ended: let the next one begin, if that is why."""
        if self.following is None or not self._ready or self._ending:
            return False
        self.server.line.close()
        self.server, self.following, self._status = self.following, None, None
        self.server.begin()
        return True


def _note(number: int, frame: FrameType | None) -> None:
    """Signals are read from the pipe."""


def become(listener: socket.socket, server: Successor, command: Sequence[str]) -> None:
    """Go on as the keeper of this server, in the process that this is. Does not return."""
    kept = (listener, server.line)
    for each in kept:
        each.set_inheritable(True)
    signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)  # until the keeper can take them
    numbers = (listener.fileno(), server.line.fileno(), server.process)
    keeper = [sys.executable, "-P", "-m", __name__, *map(str, numbers), *command]
    os.execv(sys.executable, keeper)


if __name__ == "__main__":
    listener, line, process = map(int, sys.argv[1:4])
    os.set_inheritable(listener, False)
    os.set_inheritable(line, False)
    sys.exit(Keeper(listener, Successor(process, socket.socket(fileno=line)), sys.argv[4:]).run())
