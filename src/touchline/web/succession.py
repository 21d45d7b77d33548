"""A server is followed by a new one, and nobody is refused: `kill -USR2`.

The new one is started with the arguments of the old one, by the code that is installed by then. It loads
whatever takes time while the old one serves, and says that it is ready. Only then the old one ends: lines
close, moves that are under way are stored, the tables are let go of. Whoever comes meanwhile waits in the
queue of the socket, which both have. A new server that fails, or that cannot use the tables as they are, has
changed nothing: the old one goes on.

The first process stays as the keeper (keeper.py) of those that follow it, and looks after their succession.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType

from touchline.engine.game import find, known
from touchline.tables.opening import check_format
from touchline.web.language import LANGUAGES
from touchline.web.successor import PATIENCE, Inherited, Successor
from touchline.web.warming import warm

log = logging.getLogger("touchline.web")


class Succession:
    """Whom this server follows, if any, and who follows it."""

    def __init__(self) -> None:
        self.inherited = Inherited.found()
        self._listener: socket.socket
        self._end: Callable[[], None]
        self._loop: asyncio.AbstractEventLoop | None = None
        self._next: Successor | None = None
        self._ready = False  # the next one is
        self._wanted = True  # nobody has asked this server to end for good
        if sys.platform != "win32" and threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGUSR2, self._asked)

    def wait(self, where: str | Path) -> None:
        """Load what people at tables would wait for, and wait until the old server has let go of them."""
        assert self.inherited is not None
        check_format(where)
        for game in map(find, known()):
            for language in LANGUAGES:
                warm(game, language)
        self.inherited.wait()

    def attend(self, listener: socket.socket, end: Callable[[], None]) -> None:
        """From now on, start a successor when asked to; `end` ends this server."""
        self._listener, self._end = listener, end
        self._loop = asyncio.get_running_loop()
        if self.inherited is not None:
            self._loop.add_reader(self.inherited.line, self._orphaned, self.inherited.line)

    def _orphaned(self, line: socket.socket) -> None:
        """The keeper is gone, and nobody knows this server any more."""
        asyncio.get_running_loop().remove_reader(line)
        self._end()

    def _asked(self, number: int, frame: FrameType | None) -> None:
        if self._loop is not None:
            with suppress(RuntimeError):  # it has ended
                self._loop.call_soon_threadsafe(self._start)

    def _start(self) -> None:
        if self.inherited is not None:
            os.kill(os.getppid(), signal.SIGUSR2)  # the keeper does it
        elif self._next is None:
            self._kept = self._listener.dup()  # open when this server listens no more
            self._next = Successor.start(self._kept.fileno(), sys.orig_argv)
            loop = asyncio.get_running_loop()
            late = loop.call_later(PATIENCE, os.kill, self._next.process, signal.SIGKILL)
            loop.add_reader(self._next, self._heard, self._next, late)

    def _heard(self, new: Successor, late: asyncio.TimerHandle) -> None:
        loop = asyncio.get_running_loop()
        loop.remove_reader(new)
        late.cancel()
        if new.ready():
            self._ready = True
            self._end()
            return
        log.error("the new server did not start; this one goes on")
        new.line.close()
        self._kept.close()
        self._next = None
        loop.run_in_executor(None, os.waitpid, new.process, 0)

    def give_up(self) -> None:
        """Somebody wants this server to end, and no other one in its place."""
        self._wanted = False

    def hand_over(self) -> None:
        """The tables are let go of: let the successor begin, if that is why. Then this does not return."""
        if self._next is None or not (self._ready and self._wanted):
            return
        from touchline.web import keeper

        self._next.begin()
        keeper.become(self._kept, self._next, sys.orig_argv)
