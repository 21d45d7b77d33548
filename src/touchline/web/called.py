"""What somebody is called: a browser remembers the name that its person last sat down with."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from touchline.tables.errors import TableError
from touchline.tables.forms import clean_name, given
from touchline.web.security import put_cookie

COOKIE: Final = "touchline-name"
NOBODY: Final = "The Gaffer"  # the name of somebody who has never given one


def name_of(conn: HTTPConnection, others: Sequence[str] = ()) -> str:
    """The name that is remembered, if somebody among these others may have it; else ""."""
    with suppress(TableError):
        return clean_name(unquote(conn.cookies.get(COOKIE, "")), others)
    return ""


def remember(response: Response, conn: HTTPConnection, name: str) -> None:
    """Remember a name that somebody chose."""
    if given(name) and name != NOBODY and name != name_of(conn):
        put_cookie(response, conn, COOKIE, quote(name))
