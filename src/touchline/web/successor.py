"""A server that is about to follow the one that runs: both ends of the line between them.

It inherits the socket at which the old server listens, and a line on which it says that it is ready and hears
when it may begin. Either end knows from the end of the line that the other one is gone. The keeper imports
this module and stays small, so this one imports little.
"""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Sequence
from typing import Final, Self

VARIABLE: Final = "TOUCHLINE_FOLLOWS"  # the numbers of the socket and of the line
PATIENCE: Final = 60.0  # seconds in which a successor has to be ready
READY: Final = b"r"
BEGIN: Final = b"b"


class Successor:
    """A server that was started to follow another one."""

    def __init__(self, process: int, line: socket.socket) -> None:
        self.process = process
        self.line = line

    @classmethod
    def start(cls, listener: int, command: Sequence[str]) -> Self:
        """Start it by this command line, with the socket at which it will listen."""
        line, theirs = socket.socketpair()
        with theirs:
            handed = (listener, theirs.fileno())
            environment = os.environ | {VARIABLE: "{} {}".format(*handed)}
            process = subprocess.Popen(command, pass_fds=handed, env=environment)
        process.returncode = 0  # it is waited for by its number, not by this object
        return cls(process.pid, line)

    def fileno(self) -> int:
        """For those who wait until it says something."""
        return self.line.fileno()

    def ready(self) -> bool:
        """Whether it said that it is ready; to be asked when it has said something, or has ended."""
        return self.line.recv(1) == READY

    def begin(self) -> None:
        """Let it begin: nobody else has the tables any more."""
        try:
            self.line.sendall(BEGIN)
        except OSError as error:
            raise SystemExit("The new server has ended before it could begin.") from error


class Inherited:
    """What a successor got from the server that it follows."""

    def __init__(self, listener: socket.socket, line: socket.socket) -> None:
        self.listener = listener
        self.line = line

    @classmethod
    def found(cls) -> Self | None:
        """What this process got, if it is to follow another one. No process that it starts gets it too."""
        handed = os.environ.pop(VARIABLE, "")
        if not handed:
            return None
        listener, line = (socket.socket(fileno=int(number)) for number in handed.split())
        for each in (listener, line):
            each.set_inheritable(False)
        return cls(listener, line)

    def wait(self) -> None:
        """Say that all is ready, and wait until the old server has let go of the tables."""
        self.line.sendall(READY)
        if self.line.recv(1) != BEGIN:
            raise SystemExit("The server that was to be followed has ended, and so does this one.")
