"""What keeps strangers out: the origin of every request, limits, secret cookies. guard.py applies it.

A seat's secret lives in a cookie that scripts cannot read and that other sites cannot send. A request that
changes something must come from our own pages (or from a program, which says nothing about its origin and
has no cookies to misuse).
"""

from __future__ import annotations

import ipaddress
import math
import re
import time
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response

from touchline.engine.record import MOST_BYTES
from touchline.tables.doors import hashed
from touchline.tables.errors import Busy
from touchline.web.language import say

ME_COOKIE: Final = "touchline-me"  # the secret of a browser that is called, or that a manager signed in
LEAGUE_COOKIE: Final = "touchline-league-"  # what somebody has in a league: it opens their seats there
MOST_LEAGUES: Final = 12
TABLE_COOKIE: Final = "touchline-table-"
TABLE_COOKIE_NAME: Final = re.compile(TABLE_COOKIE + r"([A-Za-z0-9_-]{1,40})")
MOST_TOKENS: Final = 8  # seats of one table in one browser
MOST_COOKIES: Final = 200  # of tables, looked at in one request
MOST_DIGITS: Final = 10
REMEMBERED: Final = 400 * 24 * 3600  # the longest that browsers keep a cookie


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
    seats_per_second: float = 0.5
    seats_at_once: float = 120.0
    talk_per_second: float = 1.0
    talk_at_once: float = 120.0
    hellos_per_second: float = 5.0
    hellos_at_once: float = 200.0
    calls_per_second: float = 0.1  # changes of how one is called
    calls_at_once: float = 60.0
    letters_per_second: float = 0.002  # requests that a letter be sent to an address
    letters_at_once: float = 10.0
    viewers: int = 1000  # open lines to one table by whoever has no seat there
    seat_lines: int = 64  # open lines to one table by its seats and its host, beyond those of viewers
    lines_of_address: int = 300  # open lines of one address by whoever has no seat
    lines: int = 3000  # open lines of all who have no seat; the server takes 4096 connections
    bodies_of_address: int = 12 * 1024 * 1024  # bytes of bodies that are on their way
    bodies: int = 48 * 1024 * 1024
    body_seconds: float = 30.0  # for a body to arrive


class Bucket:
    """Lets through this many at once and this many per second after that."""

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


class Gate:
    """Buckets for each address that asks for something costly."""

    MOST: Final = 2000

    def __init__(self, limits: Limits) -> None:
        self._kinds: Final = {
            "tables": (limits.tables_per_second, limits.tables_at_once),
            "records": (limits.imports_per_second, limits.imports_at_once),
            "seats": (limits.seats_per_second, limits.seats_at_once),
            "messages": (limits.talk_per_second, limits.talk_at_once),
            "calls": (limits.calls_per_second, limits.calls_at_once),
            "letters": (limits.letters_per_second, limits.letters_at_once),
            "lines": (limits.hellos_per_second, limits.hellos_at_once),
        }
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def pass_or_refuse(self, conn: HTTPConnection, what: str = "tables") -> None:
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
            raise Busy(f"{say(f'busy-{what}')} {come_back(wait)}", wait)


def come_back(seconds: float) -> str:
    """When to try again, in words."""
    return say("come-back", seconds=max(1, math.ceil(seconds)))


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


def small_number(text: str) -> bool:
    """Whether a text is a number that a person or a program of good will may have sent.

    `int` raises an error for thousands of digits, and takes digits of all scripts.
    """
    return text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS


# Cookies: one per table, holding the tokens of all seats that this browser plays there.


def cookie_name(table_id: str) -> str:
    """The name of a table's cookie."""
    return TABLE_COOKIE + table_id


def secret_of(conn: HTTPConnection) -> str:
    """The secret of this browser, "" if it has none."""
    kept = conn.cookies.get(ME_COOKIE, "")
    return kept if hashed(kept) else ""


def tokens_of(conn: HTTPConnection, table_id: str) -> list[str]:
    """The tokens that this browser has for a table."""
    value = conn.cookies.get(cookie_name(table_id), "")
    own = [token for token in value.split(".") if token][:MOST_TOKENS]
    return own + [token for _, token in league_tokens(conn)]


def league_tokens(conn: HTTPConnection) -> list[tuple[str, str]]:
    """The tokens that this browser has for leagues, each with the league's id."""
    names = [name for name in conn.cookies if name.startswith(LEAGUE_COOKIE)][-MOST_LEAGUES:]
    return [
        (name.removeprefix(LEAGUE_COOKIE), token)
        for name in names
        for token in conn.cookies[name].split(".")[:3]
        if token
    ]


def tables_of(conn: HTTPConnection) -> list[str]:
    """The tables that this browser has a token for, the newest last; a name that we never gave is none."""
    found = [found[1] for name in conn.cookies if (found := TABLE_COOKIE_NAME.fullmatch(name))]
    return found[-MOST_COOKIES:]


def forget(response: Response, table_id: str) -> None:
    """Remove a table's cookie."""
    response.delete_cookie(cookie_name(table_id), httponly=True, samesite="lax")


def put_cookie(response: Response, conn: HTTPConnection, name: str, value: str, path: str = "/") -> None:
    """Set a cookie that only this server gets to see."""
    public: str = conn.app.state.house.hosts.origin  # a proxy may not say that it was reached by https
    response.set_cookie(
        name,
        value,
        max_age=REMEMBERED,
        path=path,
        secure=conn.url.scheme == "https" or public.startswith("https:"),
        httponly=True,
        samesite="lax",
    )
