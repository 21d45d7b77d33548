"""HTTP connections that do not wait for ever: whoever sends no complete request head is sent away.

uvicorn closes a line that is idle after an answer, and the guard limits bodies; this is for the time between.
Of too many that wait in silence, the one that has waited for longest goes first: they keep out nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

HEAD_WITHIN: Final = 15.0
MOST_SILENT: Final = 1000  # connections that may wait for a head at a time
LATELY: Final = 0.05  # seconds in which the next request comes of somebody who has one
CLOSES: Final = (b"connection", b"close")  # asked for by a client; we add it when the server ends
# In a request's extensions:
ABORT: Final = "touchline.abort"  # ends the connection at once, whatever waits
ENDING: Final = (
    "touchline.ending"  # takes what is to be called when the server ends: an answer may go on for ever
)


class PatientProtocol(H11Protocol):
    """One connection."""

    _head: asyncio.TimerHandle | None = None
    _end: Callable[[], None] | None = None
    _ending = False
    _silent: ClassVar[dict[PatientProtocol, None]] = {}  # in the order in which they began to wait

    def connection_made(self, transport: Any) -> None:
        """Somebody has come: the head of a request must follow."""
        super().connection_made(transport)
        self._since = self.loop.time()  # when it came, or was answered
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Something was sent."""
        super().data_received(data)
        if self.scope is not None:
            extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
            extensions[ABORT] = self.transport.abort
            extensions[ENDING] = self._when_ending
            if self._ending:
                self._answer_last()
        self._watch()

    def _when_ending(self, end: Callable[[], None]) -> None:
        self._end = end

    def shutdown(self) -> None:
        """The server ends: so does an answer that would go on."""
        self._answer_last()
        super().shutdown()
        if self._end is not None:
            self._end()

    def expects(self) -> bool:
        """Whether a request is to be expected of somebody who has just come in, or was just answered.

        The server ends: that request is the last one here. If it were cut off, nobody could know whether it
        had arrived.
        """
        asked: RequestResponseCycle | None = self.cycle
        idle = asked is None or asked.response_complete
        self._ending = idle and self.loop.time() - self._since < LATELY
        return self._ending

    def _answer_last(self) -> None:
        """The answer to the request says that the connection ends with it."""
        if self.scope is not None:
            self.scope["headers"] = self.headers = [*self.headers, CLOSES]

    def on_response_complete(self) -> None:
        """A request was answered: another may follow."""
        self._end = None
        self._since = self.loop.time()
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is closed."""
        super().connection_lost(exc)
        self._wait_no_more()

    def _watch(self) -> None:
        """Limit the time in which a head has to come; none runs while a request is read or answered."""
        waiting = self.conn.their_state is h11.IDLE and not self.transport.is_closing()
        if waiting and self._head is None:
            self._head = self.loop.call_later(HEAD_WITHIN, self._give_up)
            self._silent[self] = None
            if len(self._silent) > MOST_SILENT:
                next(iter(self._silent))._give_up()
        elif not waiting:
            self._wait_no_more()

    def _wait_no_more(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None
        self._silent.pop(self, None)

    def _give_up(self) -> None:
        self._wait_no_more()
        if self.conn.their_state is h11.IDLE:
            self.transport.close()
