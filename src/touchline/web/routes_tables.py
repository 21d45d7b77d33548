"""A table's addresses: its page, its seat links, and a form for everything that can be done there.

Every form works without scripts: it is posted, done, and answered with a redirect to the table.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute

from touchline.tables.errors import TableError
from touchline.web import cookies, security, tablepage
from touchline.web.acts import TABLE_ACTS, Act, Args, perform
from touchline.web.language import say
from touchline.web.live import live, rooms_of
from touchline.web.routes_pages import fields, seated
from touchline.web.visitor import house, visit


async def table_page(request: Request) -> Response:
    """The table, as a manager or a spectator sees it; somebody who was invited comes to the door first."""
    here = await visit(request)
    visitor, table = here.visitor, here.table
    if visitor.who.invited and not visitor.who.seats:  # by the cookie of an earlier release
        return RedirectResponse(f"/t/{table.id}/sit", 303)
    await rooms_of(request).warming.ready(table.game, visitor.language)
    return HTMLResponse(tablepage.page(table, visitor.viewer(table)))


async def record(request: Request) -> Response:
    """The record of a finished game, as a file."""
    here = await visit(request)
    visitor, table = here.visitor, here.table
    text = await house(request).tables.export(visitor.who)
    name = f"{table.game.id}-{table.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers, media_type="application/jsonl")


async def replay(request: Request) -> Response:
    """Any moment of a finished game, as any seat saw it or with all cards open."""
    here = await visit(request)
    visitor, table = here.visitor, here.table
    if not table.match.over:
        raise TableError(403, say("replay-running"))
    table.check_told()
    last = len(table.match.log)
    n = number(request.query_params.get("n"), 0)
    seat = number(request.query_params.get("as"), tablepage.ALL_OPEN)
    if not 0 <= n <= last or not tablepage.ALL_OPEN <= seat < table.match.seats:
        raise HTTPException(404, say("replay-no-moment", last=last))
    viewer = visitor.viewer(table)
    page = await house(request).tables.aside(
        lambda: tablepage.replay(table, table.match.at(n), viewer, n, seat), table
    )
    return HTMLResponse(page)


async def log(request: Request) -> Response:
    """The log of a table, a page at a time: all that this visitor heard, the newest page unless told."""
    here = await visit(request)
    visitor, table = here.visitor, here.table
    viewer, wanted = visitor.viewer(table), number(request.query_params.get("page"), 0)
    page = await house(request).tables.aside(lambda: tablepage.log(table, viewer, wanted), table)
    if not page:
        raise HTTPException(404, say("log-no-page"))
    return HTMLResponse(page)


async def again(request: Request) -> Response:
    """What the others did since the visitor's last turn, as the steps of a reveal."""
    here = await visit(request)
    table, viewer = here.table, here.visitor.viewer(here.table)
    return JSONResponse({"steps": tablepage.steps_again(table, viewer)})


def number(text: str | None, default: int) -> int:
    """A number from an address or a form."""
    if text is None or text == "":
        return default
    if len(text) > 8 or not text.removeprefix("-").isdecimal():
        raise HTTPException(400, say("number-expected"))
    return int(text)


def _form(act: Act) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint that does something and goes back to the table."""

    async def endpoint(request: Request) -> Response:
        said = read_form(act, await fields(request))
        here = await visit(request)
        await perform(here, act, said)
        return RedirectResponse(f"/t/{here.table.id}", 303)

    return endpoint


def read_form(act: Act, form: dict[str, str]) -> Args:
    """The arguments of an act, from a form."""
    for name in ("option", "opt", "text"):
        if name in form:  # it may have room for a number that was typed in
            form[name] = form[name].replace("{}", form.get("amount", "").strip())
    try:
        return act.read(form)
    except msgspec.ValidationError as error:
        raise HTTPException(400, say("form-wrong", why=str(error))) from error


async def branch(request: Request) -> Response:
    """Try it yourself: a new table that goes on from a moment of a finished game."""
    form = await fields(request)
    table = (await visit(request)).table
    house(request).gate.pass_or_refuse(request)
    bots = [form.get(f"seat-{seat}", "") for seat in range(table.match.seats)]
    dropped = await cookies.room_for(request)
    made = await house(request).tables.branch(table.id, number(form.get("n"), -1), bots)
    return await seated(request, made, dropped)


async def rematch(request: Request) -> Response:
    """The same managers again: the host opens the table, the others follow."""
    here = await visit(request)
    visitor, table = here.visitor, here.table
    tables = house(request).tables
    house(request).gate.pass_or_refuse(request)
    dropped = await cookies.room_for(request, table.rematch)
    if not table.rematch and visitor.who.host:
        return await seated(request, await tables.rematch(visitor.who), dropped)
    there = security.cookie_name(table.rematch) in request.cookies
    if not visitor.known or there:  # who has been there has all that is needed
        return RedirectResponse(f"/t/{table.rematch or table.id}", 303)
    way = await tables.follow(visitor.who)
    response = RedirectResponse(f"/t/{way.table}", 303)
    tokens = [token for token in (way.host, *way.links.values(), way.watch) if token]
    cookies.remember(response, request, await tables.table(way.table), tokens, dropped)
    return response


ROUTES: Final = [
    Route("/t/{table}", table_page),
    Route("/t/{table}/record", record),
    Route("/t/{table}/replay", replay),
    Route("/t/{table}/log", log),
    Route("/t/{table}/again", again),
    Route("/t/{table}/rematch", rematch, methods=["POST"]),
    Route("/t/{table}/branch", branch, methods=["POST"]),
    *(Route(f"/t/{{table}}/{name}", _form(act), methods=["POST"]) for name, act in TABLE_ACTS.items()),
    WebSocketRoute("/t/{table}/live", live),
]
