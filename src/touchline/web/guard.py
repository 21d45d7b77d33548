"""The outermost layer: names, origins and bodies of what comes in, headers and figures of what goes out."""

from __future__ import annotations

import asyncio
import math
import time
from collections import defaultdict
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from touchline.engine.speech import speaking
from touchline.tables.errors import Busy
from touchline.tables.shares import CLIENT
from touchline.web import errors, logs
from touchline.web.effort import Efforts
from touchline.web.errors import Problem
from touchline.web.hosts import Hosts, name_of
from touchline.web.language import language_of, say
from touchline.web.measured import Answers
from touchline.web.security import (
    Limits,
    client_of,
    come_back,
    from_our_pages,
    local,
    same_origin,
    small_number,
)

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
LATER: Final = {"Retry-After": "2"}
ENDS: Final = {"Connection": "close"}  # the body was not read to its end
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
IMPORTS: Final = ("/import", "/api/records")


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
                f"{say('error-bodies')} {come_back(wait)}",
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
            raise HTTPException(408, say("error-slow"), ENDS) from error
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
        self.efforts = Efforts()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a connection on if it may."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        named = logs.REQUEST.set(logs.request_id(headers.get("x-request-id", "")))
        client = client_of(HTTPConnection(scope))
        counted = CLIENT.set("" if local(client) else client)
        try:
            if scope["type"] == "http":
                await self._http(scope, headers, receive, send)
            elif same_origin(headers, self.hosts.origin) and self.hosts.allows(headers.get("host", "")):
                await self.app(scope, receive, send)
            else:
                await receive()
                reason = say("line-other-site")
                await send({"type": "websocket.close", "code": 1008, "reason": reason})
        finally:
            logs.REQUEST.reset(named)
            CLIENT.reset(counted)

    async def _http(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        limit = self.limits.record if scope["path"] in IMPORTS else self.limits.body
        body = Body(self.bodies, client_of(HTTPConnection(scope)), limit, receive)
        began = time.monotonic()
        answered = False

        async def send_marked(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                marked = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    marked[name] = value
                marked.setdefault("Cache-Control", "no-store")  # pages hold secrets
                marked["X-Request-Id"] = logs.REQUEST.get()
                took = time.monotonic() - began
                self.answers.note(message["status"], took)
                logs.answered(scope["method"], scope["path"], message["status"], took)
            await send(message)

        try:
            refused = await self._refusal(scope, headers, limit)
            if refused is None:
                client, answering = CLIENT.get(), self.app(scope, body.receive, send_marked)
                await (self.efforts.count(client, answering) if client else answering)
        except asyncio.CancelledError:  # the server ends, and has waited for long enough
            with speaking(language_of(scope)):
                refused = Problem(503, say("error-ending"), safe="error-stored", headers=LATER)
        finally:
            body.let_go()
        if refused is not None and not answered:
            with speaking(language_of(scope)):
                answer = errors.respond(Request(scope), refused)
            answer.headers.update(ENDS)
            await answer(scope, receive, send_marked)

    async def _refusal(self, scope: Scope, headers: Headers, limit: int) -> Problem | None:
        """Why a request gets no further, if it does not; one that may waits until it is its turn."""
        with speaking(language_of(scope)):
            wrong: Exception | None = self._wrong(scope, headers, limit)
            if wrong is None and CLIENT.get():
                try:
                    await self.efforts.turn(CLIENT.get())
                except Busy as busy:
                    wrong = busy
            return errors.explain(wrong) if wrong else None

    def _wrong(self, scope: Scope, headers: Headers, limit: int) -> HTTPException | None:
        """What is wrong with a request, if anything."""
        length, host = headers.get("content-length", "0"), headers.get("host", "")
        if not self.hosts.allows(host):
            return HTTPException(421, say("error-host", host=name_of(host)[:80]))
        if scope["method"] not in SAFE_METHODS and not from_our_pages(headers, self.hosts.origin):
            return HTTPException(403, say("error-other-site"))
        if not small_number(length) or int(length) > limit:
            return HTTPException(413, _too_large(limit))
        return None


def _too_large(limit: int) -> str:
    return say("error-too-large", most=limit // 1024)
