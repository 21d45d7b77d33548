"""What keeps strangers out: headers on every answer, the origin of every request, limits, secret cookies.

A seat's secret lives in a cookie that scripts cannot read and that other sites cannot send. A request that
changes something must come from our own pages (or from a program, which says nothing about its origin and
has no cookies to misuse).
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import re
import time
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from touchline.engine.record import MOST_BYTES
from touchline.tables.errors import TableError
from touchline.web import errors, logs
from touchline.web.hosts import Hosts, name_of
from touchline.web.measured import Answers

CSP: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",
        "script-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
ENDS: Final = {"Connection": "close"}  # the body was not read to its end
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
IMPORTS: Final = ("/import", "/api/records")

TABLE_COOKIE: Final = "touchline-table-"
TABLE_COOKIE_NAME: Final = re.compile(TABLE_COOKIE + r"([A-Za-z0-9_-]{1,40})")
MOST_TOKENS: Final = 8  # seats of one table in one browser
MOST_TABLES: Final = 40  # tables that one browser remembers
MOST_DIGITS: Final = 10
REMEMBERED: Final = 180 * 24 * 3600


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for; what is beyond is refused, and nothing is lost by that."""

    body: int = 64 * 1024
    record: int = MOST_BYTES + 64 * 1024  # a record and the form around it
    message: int = 16 * 1024
    messages_per_second: float = 20.0
    messages_at_once: float = 60.0
    faults: int = 20  # malformed or hasty messages before the line is closed
    tables_per_second: float = 0.5
    tables_at_once: float = 120.0
    imports_per_second: float = 0.2
    imports_at_once: float = 40.0
    talk_per_second: float = 1.0
    talk_at_once: float = 120.0
    hellos_per_second: float = 5.0
    hellos_at_once: float = 200.0
    viewers: int = 1000  # open lines to one table by who has no seat there
    seat_lines: int = 64  # open lines to one table by its seats and its host, beyond those of viewers
    lines_of_address: int = 300  # open lines of one address by who has no seat
    lines: int = 3000  # open lines of all who have no seat; the server takes 4096 connections
    bodies_of_address: int = 12 * 1024 * 1024  # bytes of bodies that are on their way
    bodies: int = 48 * 1024 * 1024
    body_seconds: float = 30.0  # for a body to arrive


class Bucket:
    """Lets through so many at once and so many per second after that."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self._left = at_once
        self._then = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass now."""
        if self.wait() > 0:
            return False
        self._left -= 1
        return True

    def wait(self) -> float:
        """The seconds until one more may pass."""
        now = time.monotonic()
        self._left = min(self.at_once, self._left + (now - self._then) * self.per_second)
        self._then = now
        return max(0.0, 1 - self._left) / self.per_second


class TooMany(TableError):
    """A client asks for more than its share; it may come back in `seconds`."""

    def __init__(self, message: str, seconds: float) -> None:
        super().__init__(429, message)
        self.seconds = max(1, math.ceil(seconds))


class Gate:
    """Buckets for each address that asks for something costly."""

    MOST: Final = 2000

    def __init__(self, limits: Limits) -> None:
        self._kinds: Final = {
            "new tables": (limits.tables_per_second, limits.tables_at_once),
            "records": (limits.imports_per_second, limits.imports_at_once),
            "messages": (limits.talk_per_second, limits.talk_at_once),
            "live lines": (limits.hellos_per_second, limits.hellos_at_once),
        }
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def pass_or_refuse(self, conn: HTTPConnection, what: str = "new tables") -> None:
        """Let the client do this once more, or refuse with 429."""
        self.check(client_of(conn), what)

    def check(self, client: str, what: str) -> None:
        """Let a client of this address do this once more, or refuse with 429."""
        bucket = self._buckets.pop((client, what), None)
        if bucket is None:
            bucket = Bucket(*self._kinds[what])
            while len(self._buckets) >= self.MOST:
                del self._buckets[next(iter(self._buckets))]
        self._buckets[client, what] = bucket  # the one used last stands last
        wait = bucket.wait()
        if not bucket.take():
            raise TooMany(f"Too many {what} from your address. {come_back(wait)}", wait)


def come_back(seconds: float) -> str:
    """When to try again, in words."""
    count = max(1, math.ceil(seconds))
    return f"Wait {'a second' if count == 1 else f'{count} seconds'}, then try again."


def client_of(conn: HTTPConnection) -> str:
    """Whose share a request is counted to: its address, of an IPv6 one the part that a household has."""
    host = conn.client.host if conn.client else ""
    if ":" not in host:
        return host
    try:
        return str(ipaddress.ip_network(f"{host.partition('%')[0]}/64", strict=False))
    except ValueError:
        return host


def local(client: str) -> bool:
    """Whether a client is this machine itself, or a proxy on it that does not say for whom it asks.

    Many may stand behind such an address: what people do at their tables is not counted for it.
    """
    return client in ("127.0.0.1", "", "::/64")


def from_our_pages(headers: Headers, own: str = "") -> bool:
    """Whether a request that changes something comes from our own pages or from a program."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    return same_origin(headers, own)  # plain http in a home network: browsers do not send it there


def same_origin(headers: Headers, own: str = "") -> bool:
    """Whether the origin is our own page, or there is none: a program. Browsers tell it with what changes.

    `own` is the origin that a proxy has for us, which may call us by another name.
    """
    origin = headers.get("origin")
    return origin is None or (own != "" and origin.lower() == own) or _same_host(origin, headers)


def _same_host(origin: str, headers: Headers) -> bool:
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


class Bodies:
    """How many bytes of bodies are on their way, of each address and of all: they wait in memory."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.held: defaultdict[str, int] = defaultdict(int)
        self.all = 0

    def take(self, client: str, count: int) -> None:
        """Count some more, or refuse."""
        limits = self.limits
        if self.held[client] + count > limits.bodies_of_address or self.all + count > limits.bodies:
            wait = limits.body_seconds
            raise HTTPException(
                429,
                f"Too much is on its way here already. {come_back(wait)}",
                {"Retry-After": f"{math.ceil(wait)}", **ENDS},
            )
        self.held[client] += count
        self.all += count

    def let_go(self, client: str, count: int) -> None:
        """These bytes are no longer on their way."""
        self.all -= count
        self.held[client] -= count
        if not self.held[client]:
            del self.held[client]


class Body:
    """The body of one request: not too large, not too slow, and not one of too many."""

    def __init__(self, bodies: Bodies, client: str, limit: int, receive: Receive) -> None:
        self._bodies = bodies
        self._client = client
        self._limit = limit
        self._receive = receive
        self._got = 0
        self._until = asyncio.get_running_loop().time() + bodies.limits.body_seconds
        self._complete = False

    async def receive(self) -> Message:
        """The next part of the body; when it is complete, whatever else comes."""
        if self._complete:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._until):
                message = await self._receive()
        except TimeoutError as error:
            raise HTTPException(
                408, "This took too long to arrive. Check the connection and send it again.", ENDS
            ) from error
        part = len(message.get("body", b""))
        if self._got + part > self._limit:
            raise HTTPException(413, _too_large(self._limit), ENDS)
        self._bodies.take(self._client, part)
        self._got += part
        self._complete = not message.get("more_body", False)
        return message

    def let_go(self) -> None:
        """The request is answered."""
        self._bodies.let_go(self._client, self._got)
        self._got = 0


class Guard:
    """The outermost layer: checks what comes in, marks what goes out."""

    def __init__(self, app: ASGIApp, limits: Limits, hosts: Hosts, answers: Answers) -> None:
        self.app = app
        self.limits = limits
        self.hosts = hosts
        self.answers = answers
        self.bodies = Bodies(limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a connection on if it may."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        named = logs.REQUEST.set(logs.request_id(headers.get("x-request-id", "")))
        try:
            if scope["type"] == "http":
                await self._http(scope, headers, receive, send)
            elif same_origin(headers, self.hosts.origin) and self.hosts.allows(headers.get("host", "")):
                await self.app(scope, receive, send)
            else:
                await receive()
                reason = "Another site opened this line."
                await send({"type": "websocket.close", "code": 1008, "reason": reason})
        finally:
            logs.REQUEST.reset(named)

    async def _http(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        limit = self.limits.record if scope["path"] in IMPORTS else self.limits.body
        body = Body(self.bodies, client_of(HTTPConnection(scope)), limit, receive)
        began = time.monotonic()

        async def send_marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                marked = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    marked[name] = value
                marked.setdefault("Cache-Control", "no-store")  # pages hold secrets
                marked["X-Request-Id"] = logs.REQUEST.get()
                took = time.monotonic() - began
                self.answers.note(message["status"], took)
                logs.answered(scope["method"], scope["path"], message["status"], took)
            await send(message)

        refused = self._refusal(scope, headers, limit)
        if refused is None:
            try:
                await self.app(scope, body.receive, send_marked)
            finally:
                body.let_go()
            return
        answer = errors.respond(Request(scope), errors.explain(refused))
        answer.headers.update(ENDS)
        await answer(scope, receive, send_marked)

    def _refusal(self, scope: Scope, headers: Headers, limit: int) -> HTTPException | None:
        """Why a request gets no further, if it does not."""
        length, host = headers.get("content-length", "0"), headers.get("host", "")
        if not self.hosts.allows(host):
            return HTTPException(
                421,
                f"This server does not answer to the name '{name_of(host)[:80]}'. Whoever runs it can allow "
                "that with --allow-host, or name its public address with --public-url.",
            )
        if scope["method"] not in SAFE_METHODS and not from_our_pages(headers, self.hosts.origin):
            return HTTPException(403, "This was sent from another site. Go to the table and choose there.")
        if not small_number(length) or int(length) > limit:
            return HTTPException(413, _too_large(limit))
        return None


def small_number(text: str) -> bool:
    """Whether a text is a number that a person or a program of good will may have sent.

    `int` raises an error for thousands of digits, and takes digits of all scripts.
    """
    return text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS


def _too_large(limit: int) -> str:
    return f"That is more than {limit // 1024} kB, which is the most that is taken here. Send less."


# Cookies: one per table, holding the tokens of all seats that this browser plays there.


def cookie_name(table_id: str) -> str:
    """The name of a table's cookie."""
    return TABLE_COOKIE + table_id


def tokens_of(conn: HTTPConnection, table_id: str) -> list[str]:
    """The tokens that this browser has for a table."""
    value = conn.cookies.get(cookie_name(table_id), "")
    return [token for token in value.split(".") if token][:MOST_TOKENS]


def tables_of(conn: HTTPConnection) -> list[str]:
    """The tables that this browser has a token for, the newest last; a name that we never gave is none."""
    return [found[1] for name in conn.cookies if (found := TABLE_COOKIE_NAME.fullmatch(name))]


def remember(response: Response, conn: HTTPConnection, table_id: str, tokens: Iterable[str]) -> None:
    """Keep the tokens of a table in this browser, beside those that it has."""
    kept = list(dict.fromkeys([*tokens, *tokens_of(conn, table_id)]))[:MOST_TOKENS]
    put_cookie(response, conn, cookie_name(table_id), ".".join(kept))
    others = [known for known in tables_of(conn) if known != table_id]
    for oldest in others[: max(0, len(others) + 1 - MOST_TABLES)]:
        forget(response, oldest)


def forget(response: Response, table_id: str) -> None:
    """Remove a table's cookie."""
    response.delete_cookie(cookie_name(table_id), httponly=True, samesite="lax")


def put_cookie(response: Response, conn: HTTPConnection, name: str, value: str, path: str = "/") -> None:
    """Set a cookie that only this server gets to see."""
    response.set_cookie(
        name,
        value,
        max_age=REMEMBERED,
        path=path,
        secure=conn.url.scheme in ("https", "wss"),
        httponly=True,
        samesite="lax",
    )
