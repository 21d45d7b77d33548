"""What went wrong, as a page or as JSON: what happened, that nothing is lost, what to do; no traceback."""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response

from touchline.engine.errors import BadRecord, Refused, TouchlineError
from touchline.tables.errors import Stale, TableError, TooMuch, explained
from touchline.tables.store import StoreError
from touchline.web.language import TABLE_PATH, say
from touchline.web.pages import book_of_rule, render

log = logging.getLogger("touchline.web")


@dataclass(frozen=True)
class Problem:
    """What is told about an error."""

    status: int
    what: str
    rule: str = ""
    title: str = ""
    safe: str = "error-safe"  # the message that says what is not lost
    reference: str = ""
    headers: dict[str, str] = field(default_factory=dict)


def explain(error: Exception) -> Problem:
    """An error in words for the person who met it."""
    if isinstance(error, StoreError):
        error = explained(error)
    if isinstance(error, Refused):
        return Problem(422, error.reason, error.rule)
    if isinstance(error, Stale):
        return Problem(409, str(error), safe="error-choose-again")
    if isinstance(error, TableError):
        wait = getattr(error, "seconds", 0)
        return Problem(
            error.code,
            str(error),
            getattr(error, "rule", ""),
            title=say("error-too-much") if isinstance(error, TooMuch) else "",
            headers={"Retry-After": str(wait)} if wait else {},
        )
    if isinstance(error, BadRecord):
        return Problem(400, say("error-record", why=str(error)), title=say("error-record.title"))
    if isinstance(error, TouchlineError):
        return Problem(400, str(error))
    if isinstance(error, HTTPException):
        return _of_http(error)
    if isinstance(error, ClientDisconnect):  # nobody reads this, and it is no mistake of ours
        return Problem(400, say("error-disconnected"))
    reference = secrets.token_hex(4)
    log.error("Reference %s", reference, exc_info=error)
    return Problem(500, say("error-ours"), safe="error-stored", reference=reference)


def _of_http(error: HTTPException) -> Problem:
    plain = HTTPStatus(error.status_code).phrase == error.detail
    what = error.detail
    if plain and error.status_code in (404, 405):
        what = say(f"error-what-{error.status_code}")
    return Problem(error.status_code, what, headers=dict(error.headers or {}))


def respond(request: Request, problem: Problem) -> Response:
    """The answer for a browser or, under /api and for scripts, for a program."""
    kind = 400 if problem.status == 422 and not problem.rule else problem.status  # a form, not the rules
    title = problem.title or say.maybe(f"error-{kind}") or say("error-400")
    wants_json = request.headers.get("accept") == "application/json"
    if wants_json or request.scope["path"].startswith("/api"):
        told: dict[str, Any] = {"status": problem.status, "title": title, "message": problem.what}
        told |= {"rule": problem.rule} if problem.rule else {}
        told |= {"reference": problem.reference} if problem.reference else {}
        return Response(
            msgspec.json.encode({"error": told}), problem.status, problem.headers, "application/json"
        )
    table = TABLE_PATH.match(request.scope["path"])
    actions = [{"url": "/", "label": say("all-tables")}]
    if problem.status == 404:
        actions.append({"url": "/new", "label": say("nav-new-table")})
    elif table:
        if problem.status == 403:
            actions.insert(0, {"url": f"{table[0]}/seats", "label": say("seat-get-back")})
        if table[0] != request.scope["path"]:
            actions.insert(0, {"url": table[0], "label": say("back-to-table")})
    page = render(
        "error.html",
        status=problem.status,
        title=title,
        what=problem.what,
        safe=say(problem.safe) if problem.status not in (404, 405) else "",
        rule={"id": problem.rule, "book": book_of_rule(problem.rule)} if problem.rule else None,
        actions=actions,
        reference=problem.reference,
    )
    return HTMLResponse(page, problem.status, problem.headers)


def marked(page: Response, error: Exception) -> Response:
    """A page that says what went wrong. If a bound was hit, it also says by its head when to come back."""
    problem = explain(error)
    if problem.headers:
        page.status_code = problem.status
        page.headers.update(problem.headers)
    return page


async def handle(request: Request, error: Exception) -> Response:
    """The exception handler of the pages and of the API."""
    return respond(request, explain(error))
