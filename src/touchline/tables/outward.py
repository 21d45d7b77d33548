"""Requests to addresses that strangers name: never to anything inside, never for long, never much.

The name is resolved once, every address that it has is checked, and the connection goes to the one that was
checked, whatever the name means a moment later. Redirects are not followed; of an answer nothing but its
status and a few headers is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Final
from urllib.parse import urlsplit

import h11

from touchline.tables.errors import say

TIMEOUT: Final = 10.0  # seconds for everything together
MOST_ANSWERED: Final = 32 * 1024  # bytes of an answer that are looked at
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")

IP = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]
"""The addresses that a name has."""


class NotSent(Exception):
    """Something could not be delivered; the message says why, to the person whose channel it is.

    `gone`: there is nobody at that address any more. `again_in`: seconds after which to try again, if the
    receiver said so.
    """

    def __init__(self, why: str, gone: bool = False, again_in: float = 0.0) -> None:
        super().__init__(why)
        self.gone = gone
        self.again_in = again_in


@dataclass(frozen=True)
class Post:
    """What is sent to an address."""

    url: str
    body: bytes
    headers: dict[str, str] = field(default_factory=dict)


def outside(text: str) -> bool:
    """Whether an address is one of the public internet, in whatever way it is written."""
    try:
        found: IP = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if found in NAT64:
            inner = ipaddress.IPv4Address(found.packed[-4:])
        if inner is not None:
            return outside(str(inner))
        if found.is_site_local or found.packed[:12] == bytes(12):  # the last are old ways to write IPv4
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


async def resolve(host: str, port: int) -> list[str]:
    """What the system says of a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


class Outward:
    """Sends what strangers want sent. `inside`: the owner of the server allows addresses of its network."""

    def __init__(
        self, inside: bool = False, find: Resolve = resolve, tls: Callable[[], ssl.SSLContext] = _tls
    ) -> None:
        self.inside = inside
        self._find = find
        self._tls = tls

    async def send(self, post: Post) -> None:
        """Deliver, or say why not: `NotSent`."""
        try:
            async with asyncio.timeout(TIMEOUT):
                status, again_in = await self._exchange(post)
        except TimeoutError as error:
            raise NotSent(say("unsent-slow", seconds=f"{TIMEOUT:g}")) from error
        except ssl.SSLError as error:
            raise NotSent(say("unsent-certificate")) from error
        except (OSError, UnicodeError) as error:
            raise NotSent(say("unsent-silent")) from error
        except h11.ProtocolError as error:
            raise NotSent(say("unsent-odd")) from error
        if not 200 <= status < 300:
            raise NotSent(say("unsent-status", status=status), status in (404, 410), again_in)

    async def _exchange(self, post: Post) -> tuple[int, float]:
        parts = urlsplit(post.url)
        host, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        found = await self._find(host, port)
        if not found:
            raise NotSent(say("unsent-silent"))
        if not self.inside and not all(map(outside, found)):
            raise NotSent(say("unsent-inside"))
        reader, writer = await asyncio.open_connection(
            found[0], port, ssl=self._tls() if secure else None, server_hostname=host if secure else None
        )
        try:
            target = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
            line = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_ANSWERED)
            headers = {"Host": parts.netloc, "Content-Length": str(len(post.body)), "Connection": "close"}
            headers |= {"User-Agent": "Touchline"} | post.headers
            asked = h11.Request(method="POST", target=target, headers=list(headers.items()))
            for event in (asked, h11.Data(data=post.body), h11.EndOfMessage()):
                writer.write(line.send(event) or b"")
            await writer.drain()
            return await _answer(line, reader)
        finally:
            writer.transport.abort()  # whatever else it has to say


async def _answer(line: h11.Connection, reader: asyncio.StreamReader) -> tuple[int, float]:
    """The status of an answer, and for how many seconds it asks to be left alone."""
    read = 0
    while True:
        event = line.next_event()
        if isinstance(event, h11.Response):
            told = {name.lower(): value for name, value in event.headers}
            wait = told.get(b"retry-after", b"")
            return event.status_code, float(wait) if wait.isdigit() and len(wait) < 8 else 0.0
        if event is h11.NEED_DATA:
            data = await reader.read(4096)
            read += len(data)
            if read > MOST_ANSWERED:
                raise h11.RemoteProtocolError("too long")
            line.receive_data(data)
        elif not isinstance(event, h11.InformationalResponse):
            raise h11.RemoteProtocolError("no answer")
