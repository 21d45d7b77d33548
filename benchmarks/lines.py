"""Live lines for measurements: WebSockets that do as little as possible, so that the client is no bottleneck.

Frames are counted and timed when they arrive; they are neither decompressed nor read, unless asked.
"""

from __future__ import annotations

import asyncio
import base64
import os
import time
from collections.abc import Callable
from urllib.parse import urlsplit

PATIENCE = 30.0


class Line(asyncio.Protocol):
    """One WebSocket."""

    def __init__(self, heard: Callable[[Line, bytes], None] | None = None) -> None:
        self.heard = heard
        self.messages = 0
        self.size = 0  # bytes on the wire
        self.last = 0.0
        self.closed = asyncio.Event()
        self.opened = asyncio.Event()
        self.news = asyncio.Event()
        self._buffer = b""
        self._open = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed.set()
        self.opened.set()
        self.news.set()

    def data_received(self, data: bytes) -> None:
        self.size += len(data)
        self._buffer += data
        if not self._open:
            head, _, rest = self._buffer.partition(b"\r\n\r\n")
            if not _:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.transport.close()
                return
            self._open, self._buffer = True, rest
            self.opened.set()
        while (end := self._frame_end()) > 0:
            frame, self._buffer = self._buffer[:end], self._buffer[end:]
            kind = frame[0] & 15
            if kind == 9:
                self._send(10, frame[2:])
            elif kind == 8:
                self.closed.set()
                self.transport.close()
            elif kind in (1, 2):
                self.messages += 1
                self.last = time.perf_counter()
                self.news.set()
                if self.heard is not None:
                    self.heard(self, frame)

    def _frame_end(self) -> int:
        buffer = self._buffer
        if len(buffer) < 2:
            return 0
        size, head = buffer[1] & 127, 2
        if size == 126:
            size, head = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, head = int.from_bytes(buffer[2:10], "big"), 10
        return head + size if len(buffer) >= head + size else 0

    def say(self, text: str) -> None:
        """Send a message."""
        self._send(1, text.encode())

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = (
            bytes([0x80 | kind, 0x80 | size])
            if size < 126
            else bytes([0x80 | kind, 0xFE, *divmod(size, 256)])
        )
        self.transport.write(head + b"\0\0\0\0" + data)  # a mask of zeros changes nothing


async def open_line(
    url: str,
    path: str,
    cookie: str = "",
    address: str = "",
    deflate: bool = True,
    heard: Callable[[Line, bytes], None] | None = None,
    key: str = "",
) -> Line:
    """Open a line, with a cookie or a key; `address` is whom it is for, as a proxy would say."""
    at = urlsplit(url)
    loop = asyncio.get_running_loop()
    line = Line(heard)
    await loop.create_connection(lambda: line, at.hostname, at.port)
    head = [
        f"GET {path} HTTP/1.1",
        f"Host: {at.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
    ]
    head += [f"Cookie: {cookie}"] if cookie else []
    head += [f"Authorization: Bearer {key}"] if key else []
    head += [f"X-Forwarded-For: {address}"] if address else []
    head += ["Sec-WebSocket-Extensions: permessage-deflate"] if deflate else []
    line.transport.write(("\r\n".join(head) + "\r\n\r\n").encode())
    async with asyncio.timeout(PATIENCE):
        await line.opened.wait()
    return line
