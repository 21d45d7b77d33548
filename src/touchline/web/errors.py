"""What went wrong, as a page or as JSON: what happened, that nothing is lost, what to do; no traceback."""

from __future__ import annotations

import logging
import re
import secrets
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response

from touchline.engine.errors import BadRecord, Refused, TouchlineError
from touchline.tables.errors import Stale, TableError, explained
from touchline.tables.store import StoreError
from touchline.web.pages import book_of_rule, render

log = logging.getLogger("touchline.web")

TITLES: Final = {
    400: "That did not work",
    403: "Not for you",
    404: "Nothing here",
    405: "Not that way",
    408: "Too slow",
    409: "The table has moved on",
    410: "Gone",
    413: "Too large",
    421: "Another address",
    422: "The rules do not allow this",
    423: "Locked",
    429: "Too fast",
    500: "Our mistake",
    503: "Not now",
    507: "No space left",
}
SAFE: Final = "Nothing was changed and nothing is lost."
TABLE_PATH: Final = re.compile(r"/t/[\w-]+")
HOME: Final = {"url": "/", "label": "All tables"}
NEW: Final = {"url": "/new", "label": "New table"}


@dataclass(frozen=True)
class Problem:
    """What is told about an error."""

    status: int
    what: str
    rule: str = ""
    title: str = ""
    safe: str = SAFE
    reference: str = ""
    headers: dict[str, str] = field(default_factory=dict)


def explain(error: Exception) -> Problem:
    """An error in words for the person who met it."""
    if isinstance(error, StoreError):
        error = explained(error)
    if isinstance(error, Refused):
        return Problem(422, error.reason, error.rule)
    if isinstance(error, Stale):
        return Problem(409, str(error), safe="Nothing is lost: look at the table and choose again.")
    if isinstance(error, TableError):
        wait = getattr(error, "seconds", 0)
        return Problem(
            error.code,
            str(error),
            getattr(error, "rule", ""),
            headers={"Retry-After": str(wait)} if wait else {},
        )
    if isinstance(error, BadRecord):
        return Problem(400, f"This record cannot be used: {error}", title="Not a true record")
    if isinstance(error, TouchlineError):
        return Problem(400, str(error))
    if isinstance(error, HTTPException):
        return _of_http(error)
    if isinstance(error, ClientDisconnect):  # nobody reads this, and it is no mistake of ours
        return Problem(400, "The connection ended before everything had arrived. Send it again.")
    reference = secrets.token_hex(4)
    log.error("Reference %s", reference, exc_info=error)
    what = "Something went wrong that should not have. Try again; if it stays, report it with the reference."
    return Problem(500, what, safe="What was answered before is safely stored.", reference=reference)


def _of_http(error: HTTPException) -> Problem:
    plain = HTTPStatus(error.status_code).phrase == error.detail
    what = error.detail
    if plain and error.status_code == 404:
        what = "There is no such page. Check the address, or start from the list of all tables."
    elif plain and error.status_code == 405:
        what = "This address takes another kind of request. Go back and use the buttons of the page."
    return Problem(error.status_code, what, headers=dict(error.headers or {}))


def respond(request: Request, problem: Problem) -> Response:
    """The answer for a browser or, under /api, for a program."""
    title = problem.title or TITLES.get(problem.status, "That did not work")
    if request.scope["path"].startswith("/api"):
        told: dict[str, Any] = {"status": problem.status, "title": title, "message": problem.what}
        told |= {"rule": problem.rule} if problem.rule else {}
        told |= {"reference": problem.reference} if problem.reference else {}
        return Response(
            msgspec.json.encode({"error": told}), problem.status, problem.headers, "application/json"
        )
    table = TABLE_PATH.match(request.scope["path"])
    actions = [HOME]
    if problem.status == 404:
        actions.append(NEW)
    elif table:
        if problem.status == 403:
            actions.insert(0, {"url": f"{table[0]}/seats", "label": "Get your seat back"})
        if table[0] != request.scope["path"]:
            actions.insert(0, {"url": table[0], "label": "Back to the table"})
    page = render(
        "error.html",
        status=problem.status,
        title=title,
        what=problem.what,
        safe=problem.safe if problem.status not in (404, 405) else "",
        rule={"id": problem.rule, "book": book_of_rule(problem.rule)} if problem.rule else None,
        actions=actions,
        reference=problem.reference,
    )
    return HTMLResponse(page, problem.status, problem.headers)


async def handle(request: Request, error: Exception) -> Response:
    """The exception handler of the pages and of the API."""
    return respond(request, explain(error))
