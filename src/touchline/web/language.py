"""Each visitor's language: asked for in the address, chosen before, or the browser's.

`?lang=fr` chooses, and a cookie keeps the choice. Everything that is said while a request is answered is said
in that language; a live line speaks the one that it was opened with.
"""

from __future__ import annotations

import re
from contextvars import ContextVar
from http.cookies import SimpleCookie
from typing import Final
from urllib.parse import parse_qsl, urlencode

from babel.units import format_unit
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from touchline.engine.speech import ENGLISH, Words, speaker, speaking

say: Final = Words("touchline.web")  # what the pages say
LANGUAGES: Final = {"en": "English", "fr": "Français"}
COOKIE: Final = "touchline-language"
A_YEAR: Final = 365 * 24 * 3600
LONGEST_QUERY: Final = 2000
ASKED: Final = "lang"  # what the address asks with
ADDRESS: Final[ContextVar[str]] = ContextVar("address", default="?")  # of the page, but for its language
TABLE_PATH: Final = re.compile(r"/t/[\w-]+")


UNITS: Final = ((86_400, "day"), (3600, "hour"), (60, "minute"), (1, "second"))


def spoken(seconds: float) -> str:
    """A length of time in the reader's language, in the largest unit in which it is a whole number."""
    size, unit = next((one for one in UNITS if seconds >= one[0] and not seconds % one[0]), UNITS[-1])
    return format_unit(round(seconds / size), f"duration-{unit}", "long", locale=speaker().language)


class Speaks:
    """The application, speaking each visitor's language."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer in the visitor's language."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        asked = dict(_query(scope)).get(ASKED, "")
        ADDRESS.set(_address(scope))  # each request is answered in a context of its own

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                told = MutableHeaders(scope=message)
                told.add_vary_header("Accept-Language")
                if asked in LANGUAGES:
                    told.append(
                        "Set-Cookie", f"{COOKIE}={asked}; Max-Age={A_YEAR}; Path=/; SameSite=Lax; HttpOnly"
                    )
            await send(message)

        with speaking(language_of(scope)):
            await self.app(scope, receive, answer)


def language_of(scope: Scope) -> str:
    """The language of whoever sends a request."""
    headers = Headers(scope=scope)
    asked = dict(_query(scope)).get(ASKED, "")
    return chosen(asked, headers.get("cookie", ""), headers.get("accept-language", ""))


def in_language(language: str) -> str:
    """The address of the page that is being made, in another language."""
    address = ADDRESS.get()
    return f"{address}{'' if address.endswith('?') else '&'}{ASKED}={language}"


def _query(scope: Scope) -> list[tuple[str, str]]:
    """What an address asks for; nobody needs many things at once."""
    return parse_qsl(scope["query_string"].decode("latin-1")[:LONGEST_QUERY])


def _address(scope: Scope) -> str:
    """The page with all that it was asked for but the language; what was sent to is no page of its own."""
    if scope.get("method", "GET") not in ("GET", "HEAD"):
        table = TABLE_PATH.match(scope["path"])
        return f"{table[0]}?" if table else "/?"
    return f"?{urlencode([(name, value) for name, value in _query(scope) if name != ASKED])}"


def chosen(asked: str, cookies: str, accepted: str) -> str:
    """The visitor's language: what is asked for now, what was chosen before, what the browser prefers."""
    if asked in LANGUAGES:
        return asked
    kept = SimpleCookie(cookies).get(COOKIE) if COOKIE in cookies else None
    if kept is not None and kept.value in LANGUAGES:
        return kept.value
    return preferred(accepted)


def preferred(accepted: str) -> str:
    """The language that a browser likes best among those that there are; English if it likes none."""
    found = [(0.0, 0, ENGLISH)]
    for at, part in enumerate(accepted[:500].split(",")):
        name, _, weight = part.strip().partition(";q=")
        try:
            likes = float(weight or 1)
        except ValueError:
            continue
        language = name.partition("-")[0].lower()
        if language in LANGUAGES and likes > 0:
            found.append((likes, -at, language))
    return max(found)[2]
