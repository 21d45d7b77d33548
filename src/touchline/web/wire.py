"""WebSocket frames that many connections share: what all viewers see alike is framed and compressed once.

Both ends agree that no message looks back at an earlier one (`no_context_takeover`), so the very same bytes
go to everybody, and a connection needs no memory for compression.
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


class Message:
    """A text message that many get."""

    def __init__(self, plain: bytes) -> None:
        self.plain = plain

    @cached_property
    def framed(self) -> bytes:
        """The message in a frame."""
        return _frame(TEXT, self.plain)

    @cached_property
    def packed(self) -> bytes:
        """The frame for who takes compressed messages."""
        if len(self.plain) < SMALL:
            return self.framed
        packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW, MEMORY)
        deflated = packer.compress(self.plain) + packer.flush(zlib.Z_SYNC_FLUSH)
        return _frame(TEXT | COMPRESSED, deflated[:-FLUSHED])


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

    def take(self, message: Message) -> bool:
        """Send a message, if it can be sent now; otherwise nothing is done."""

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
        self._keeps_up = True

    def pause_writing(self) -> None:
        """The reader does not keep up."""
        super().pause_writing()
        self._keeps_up = False

    def resume_writing(self) -> None:
        """The reader has caught up."""
        super().resume_writing()
        self._keeps_up = True

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
        return self.close_sent or bool(self.transport.is_closing())

    @property
    def ready(self) -> bool:
        """Whether a frame can be sent now: the line is open, and its reader keeps up."""
        return self._keeps_up and not self.ended

    async def drained(self) -> None:
        """Wait until its reader has caught up, or the line has ended."""
        await self.writable.wait()

    def take(self, message: Message) -> bool:
        """Send a message, if it can be sent now; otherwise nothing is done."""
        transport = self.transport  # called hundreds of times a move, so it asks as few others as it can
        if not self._keeps_up or self.close_sent or transport.is_closing():
            return False
        transport.write(message.packed if self._deflates else message.framed)
        return True

    def abort(self) -> None:
        """End the line at once, whatever waits to be sent."""
        self.transport.abort()


def _frame(kind: int, data: bytes) -> bytes:
    size = len(data)
    if size < 126:
        head = struct.pack("!BB", kind, size)
    elif size < 65536:
        head = struct.pack("!BBH", kind, 126, size)
    else:
        head = struct.pack("!BBQ", kind, 127, size)
    return head + data
