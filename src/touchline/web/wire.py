"""WebSocket frames that many connections share: what all viewers see alike is encoded and compressed once.

A message begins with a few bytes of the viewer's own and goes on with a part that others get too. In a
compressed message the own bytes are a block that is stored as it is, followed by the shared part, which was
compressed by itself. So both ends agree that no message looks back at an earlier one (`no_context_takeover`),
and a connection needs no memory for compression either.
"""

from __future__ import annotations

import asyncio
import struct
import zlib
from contextlib import suppress
from functools import cached_property
from typing import Any, Final, Protocol

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.http11 import Request

EXTENSION: Final = "touchline.pipe"
WINDOW: Final = 15
LEVEL: Final = 5
MEMORY: Final = 5  # of 9: messages are small, and making more room ready would take longer than packing them
SMALL: Final = 256  # bytes; less is not worth compressing
TEXT: Final = 0x81  # a whole text message in one frame
COMPRESSED: Final = 0x40
FLUSHED: Final = 4  # bytes that end a flushed block, and that a compressed message leaves out


class Part:
    """A part of a message that many get, and how such a message `begins`: with a number of the viewer's own.

    If it does not begin with anything, the part is all of it.
    """

    def __init__(self, plain: bytes, begins: bytes = b"") -> None:
        self.plain = plain
        self.begins = begins
        self._framed = b""
        self._framed_for = -1, False

    def own(self, n: int) -> bytes:
        """The part of a message that nobody else gets."""
        return self.begins % n if self.begins else b""

    @cached_property
    def deflated(self) -> bytes:
        """The part compressed, as the rest of a message."""
        packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW, MEMORY)
        return (packer.compress(self.plain) + packer.flush(zlib.Z_SYNC_FLUSH))[:-FLUSHED]

    def framed(self, n: int, deflate: bool) -> bytes:
        """The frame of a message with this number; most lines count alike."""
        if self._framed_for != (n, deflate):
            own = self.own(n)
            if deflate and len(self.plain) >= SMALL:
                size = len(own)
                stored = b"\0" + struct.pack("<HH", size, size ^ 0xFFFF) + own
                self._framed = _frame(TEXT | COMPRESSED, stored, self.deflated)
            else:
                self._framed = _frame(TEXT, own, self.plain)
            self._framed_for = n, deflate
        return self._framed


class Pipe(Protocol):
    """A connection that takes shared frames."""

    @property
    def ended(self) -> bool:
        """Whether nothing can be sent any more."""

    @property
    def ready(self) -> bool:
        """Whether a frame can be sent now: the line is open, and its reader keeps up."""

    async def drained(self) -> None:
        """Wait until its reader has caught up, or the line has ended."""

    def write(self, part: Part, n: int = 0) -> None:
        """Send a message with the viewer's own number. To be called when it is ready."""

    def abort(self) -> None:
        """End the line at once, whatever waits to be sent."""


def until_cancelled(app: ASGIApp) -> ASGIApp:
    """The application, for whose lines it is no failure to be cut off. A server that ends and waits no longer
    does that to all that are still open; uvicorn would write down a traceback for each.
    """

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        with suppress(asyncio.CancelledError):
            await app(scope, receive, send)

    return served


class PipeProtocol(WebSocketsSansIOProtocol):
    """One WebSocket of the server. It offers itself to the application as a pipe."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.app: Any = until_cancelled(self.app)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
        ]
        self._deflates = False

    def handle_connect(self, event: Request) -> None:
        """Somebody opens a line."""
        super().handle_connect(event)
        if self.response.status_code != 101:
            return
        # Whoever asks for a smaller window than ours gets plain frames: nobody shares theirs.
        self._deflates = any(
            isinstance(one, PerMessageDeflate) and one.local_max_window_bits == WINDOW
            for one in self.conn.extensions
        )
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self

    @property
    def ended(self) -> bool:
        """Whether nothing can be sent any more."""
        return self.close_sent or self.disconnected or bool(self.transport.is_closing())

    @property
    def ready(self) -> bool:
        """Whether a frame can be sent now: the line is open, and its reader keeps up."""
        return (
            self.handshake_complete
            and self.writable.is_set()
            and not (self.close_sent or self.disconnected or self.transport.is_closing())
        )

    async def drained(self) -> None:
        """Wait until its reader has caught up, or the line has ended."""
        await self.writable.wait()

    def write(self, part: Part, n: int = 0) -> None:
        """Send a message with the viewer's own number. To be called when it is ready."""
        self.transport.write(part.framed(n, self._deflates))

    def abort(self) -> None:
        """End the line at once, whatever waits to be sent."""
        self.transport.abort()


def _frame(kind: int, first: bytes, rest: bytes) -> bytes:
    size = len(first) + len(rest)
    if size < 126:
        head = struct.pack("!BB", kind, size)
    elif size < 65536:
        head = struct.pack("!BBH", kind, 126, size)
    else:
        head = struct.pack("!BBQ", kind, 127, size)
    return head + first + rest
