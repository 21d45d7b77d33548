"""What the server writes down: a line for each event, with its time and the request that it belongs to.

Secrets stay out: no query, no cookie, no token, no body. An address that holds a seat's secret loses it.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import time
from contextvars import ContextVar
from typing import Any, Final

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
GIVEN: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
SECRET: Final = re.compile(r"(/s/)[^/]+")
LEVELS: Final = {"debug": 10, "info": 20, "warning": 30, "error": 40}

access = logging.getLogger("touchline.access")


def request_id(given: str) -> str:
    """The name of a request: the one that a proxy gave it, if that is usable, or a new one."""
    return given if GIVEN.fullmatch(given) else secrets.token_hex(6)


def told(path: str) -> str:
    """A path as it may be written down."""
    return SECRET.sub(r"\1…", path[:200])


class Lines(logging.Formatter):
    """Lines for people: time, level, who, request, what."""

    def format(self, record: logging.LogRecord) -> str:
        """One event."""
        request = getattr(record, "request", "") or REQUEST.get()
        text = f"{_stamp(record)} {record.levelname} {record.name}{f' [{request}]' if request else ''}: "
        return text + super().format(record)


class Json(logging.Formatter):
    """Lines for programs: one JSON object each."""

    def format(self, record: logging.LogRecord) -> str:
        """One event."""
        found: dict[str, Any] = {
            "time": _stamp(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": getattr(record, "request", "") or REQUEST.get(),
            "message": record.getMessage(),
        }
        found |= getattr(record, "facts", {})
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False)


def _stamp(record: logging.LogRecord) -> str:
    moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{moment}.{int(record.msecs):03d}Z"


def set_up(level: str = "warning", as_json: bool = False) -> None:
    """Write to stderr from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if as_json else Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("touchline").setLevel(LEVELS[level])


def answered(method: str, path: str, status: int, seconds: float) -> None:
    """A request was answered; written from the level `info` on."""
    if access.isEnabledFor(logging.INFO):
        facts = {"method": method, "path": told(path), "status": status, "ms": round(seconds * 1000, 1)}
        access.info("%s %s %d %.1f ms", *facts.values(), extra={"facts": facts})
