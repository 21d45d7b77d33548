"""A table's addresses: its page, its seat links, and a form for everything that can be done there.

Every form works without scripts: it is posted, done, and answered with a redirect to the table.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute

from touchline.tables.errors import Stale, TableError
from touchline.tables.table import Table
from touchline.web import cookies, security, tablepage
from touchline.web.answers import answer, edit, filled
from touchline.web.gamepage import say
from touchline.web.live import live, rooms_of
from touchline.web.pages import usual_bot
from touchline.web.routes_pages import fields, seated
from touchline.web.visitor import Visitor, house, visit

Act = Callable[[Visitor, Table, dict[str, str]], Awaitable[None]]


async def table_page(request: Request) -> Response:
    """The table, for whoever has a seat, for spectators otherwise; to the door, if one was invited."""
    visitor, table = await _at(request)
    if visitor.who.invited and not visitor.who.seats:  # by the cookie of an earlier release
        return RedirectResponse(f"/t/{table.id}/sit", 303)
    return HTMLResponse(tablepage.page(table, visitor.viewer(table)))


async def record(request: Request) -> Response:
    """The record of a finished game, as a file."""
    visitor, table = await _at(request)
    text = await house(request).tables.export(visitor.who)
    name = f"{table.game.id}-{table.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers, media_type="application/jsonl")


async def replay(request: Request) -> Response:
    """Any moment of a finished game, as any seat saw it or with all cards open."""
    visitor, table = await _at(request)
    if not table.match.over:
        raise TableError(403, "A replay shows every card, so there is none while the game runs.")
    last = len(table.match.log)
    n = number(request.query_params.get("n"), last)
    seat = number(request.query_params.get("as"), tablepage.ALL_OPEN)
    if not 0 <= n <= last or not tablepage.ALL_OPEN <= seat < table.match.seats:
        raise HTTPException(404, f"This game has the moments 0 to {last}, seen by its seats. Choose one.")
    viewer = visitor.viewer(table)
    page = await house(request).tables.aside(
        lambda: tablepage.replay(table, table.match.at(n), viewer, n, seat), table
    )
    return HTMLResponse(page)


async def log(request: Request) -> Response:
    """The log of a table, a page at a time: all that this visitor heard, the newest page unless told."""
    visitor, table = await _at(request)
    viewer, wanted = visitor.viewer(table), number(request.query_params.get("page"), 0)
    page = await house(request).tables.aside(lambda: tablepage.log(table, viewer, wanted), table)
    if not page:
        raise HTTPException(404, "The log has no such page. Go back to the table, and to the log from there.")
    return HTMLResponse(page)


def number(text: str | None, default: int) -> int:
    """A number from an address or a form."""
    if text is None or text == "":
        return default
    if len(text) > 8 or not text.removeprefix("-").isdecimal():
        raise HTTPException(400, "A number is expected here. Go back and use the buttons of the page.")
    return int(text)


def _wanted(form: dict[str, str]) -> int | None:
    return number(form["seat"], 0) if form.get("seat") else None


async def _at(request: Request) -> tuple[Visitor, Table]:
    table_id = request.path_params["table"]
    table = await house(request).tables.table(table_id)
    return await visit(request, table_id), table


def _form(act: Act) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint that does something and goes back to the table."""

    async def endpoint(request: Request) -> Response:
        form = await fields(request)
        visitor, table = await _at(request)
        try:
            await act(visitor, table, form)
        except Stale as error:
            raise visitor.moved_on(table) from error
        rooms_of(request).wake(table.id)
        return RedirectResponse(f"/t/{table.id}", 303)

    return endpoint


async def play(visitor: Visitor, table: Table, form: dict[str, str]) -> None:
    """Answer a decision."""
    seat = visitor.acting_seat(table, _wanted(form))
    options = filled(form.get("opt", ""), form.get("amount", "")).split("\n")
    await answer(visitor.house.tables, visitor.who, seat, form.get("decision", ""), options)


async def draft(visitor: Visitor, table: Table, form: dict[str, str]) -> None:
    """Edit what the seat prepares."""
    seat = visitor.acting_seat(table, _wanted(form))
    operation = form.get("op") or form.get("opt", "")
    await edit(visitor.house.tables, visitor.who, seat, form.get("decision", ""), operation)


async def hint(visitor: Visitor, table: Table, form: dict[str, str]) -> None:
    """Ask the coach, and wait for what it says."""
    seat = visitor.acting_seat(table, _wanted(form))
    await visitor.house.tables.hint(visitor.who, seat, form.get("decision", ""), wait=True)


async def undo(visitor: Visitor, table: Table, form: dict[str, str]) -> None:
    """Take the last decision back, or ask for it."""
    await visitor.house.tables.undo(visitor.who, visitor.acting_seat(table, _wanted(form)))


async def answer_undo(visitor: Visitor, table: Table, form: dict[str, str]) -> None:
    """Agree to another's undo, or not."""
    seat = _wanted(form)
    seat = visitor.undo_seat(table) if seat is None else seat
    await visitor.house.tables.answer_undo(visitor.who, seat, form.get("yes") in ("1", "yes", "true"))


async def leave(visitor: Visitor, table: Table, form: dict[str, str]) -> None:
    """A bot plays on for the seat."""
    seat = visitor.acting_seat(table, _wanted(form))
    await visitor.house.tables.hand_over(visitor.who, seat, form.get("bot") or _first_bot(table))


async def back(visitor: Visitor, table: Table, form: dict[str, str]) -> None:
    """The human takes the seat back."""
    await visitor.house.tables.come_back(visitor.who, visitor.acting_seat(table, _wanted(form)))


async def bot(visitor: Visitor, table: Table, form: dict[str, str]) -> None:
    """The host gives an abandoned seat to a bot."""
    seat = number(form.get("seat"), -1)
    await visitor.house.tables.hand_over(visitor.who, seat, form.get("bot") or _first_bot(table))


async def talk(visitor: Visitor, table: Table, form: dict[str, str]) -> None:
    """Say something."""
    await visitor.house.tables.say(visitor.talking(), form.get("text", ""), visitor.speaker(table))


async def name(visitor: Visitor, table: Table, form: dict[str, str]) -> None:
    """Give a seat another name."""
    seat = _wanted(form)
    seat = visitor.acting_seat(table) if seat is None else seat
    await visitor.house.tables.rename(visitor.who, seat, form.get("name", ""))


async def screen(visitor: Visitor, table: Table, form: dict[str, str]) -> None:
    """The screen was handed to the seat that has to decide."""
    visitor.hand_screen(table)


async def lesson(visitor: Visitor, table: Table, form: dict[str, str]) -> None:
    """Be shown what a step of the lesson asks for, skip it, or play on alone."""
    tables = visitor.house.tables
    acts = {"show": tables.show_step, "skip": tables.skip_step, "leave": tables.leave_lesson}
    act = acts.get(form.get("do", ""))
    if act is None:
        raise HTTPException(400, say("lesson-buttons"))
    await act(visitor.who)


def _first_bot(table: Table) -> str:
    return usual_bot(table.game.id)


async def branch(request: Request) -> Response:
    """Try it yourself: a new table that goes on from a moment of a finished game."""
    form = await fields(request)
    _, table = await _at(request)
    house(request).gate.pass_or_refuse(request)
    bots = [form.get(f"seat-{seat}", "") for seat in range(table.match.seats)]
    dropped = await cookies.room_for(request)
    made = await house(request).tables.branch(table.id, number(form.get("n"), -1), bots)
    return await seated(request, made, dropped)


async def rematch(request: Request) -> Response:
    """The same managers again: the host opens the table, the others follow."""
    visitor, table = await _at(request)
    tables = house(request).tables
    house(request).gate.pass_or_refuse(request)
    dropped = await cookies.room_for(request, table.rematch)
    if not table.rematch and visitor.who.host:
        return await seated(request, await tables.rematch(visitor.who), dropped)
    there = security.tokens_of(request, table.rematch) if table.rematch else []
    if not visitor.known or there:  # who has been there has all that is needed
        return RedirectResponse(f"/t/{table.rematch or table.id}", 303)
    way = await tables.follow(visitor.who)
    response = RedirectResponse(f"/t/{way.table}", 303)
    tokens = [token for token in (way.host, *way.links.values(), way.watch) if token]
    cookies.remember(response, request, await tables.table(way.table), tokens, dropped)
    return response


FORMS: Final[dict[str, Act]] = {
    "play": play,
    "draft": draft,
    "hint": hint,
    "undo": undo,
    "undo/answer": answer_undo,
    "leave": leave,
    "back": back,
    "bot": bot,
    "talk": talk,
    "name": name,
    "screen": screen,
    "lesson": lesson,
}

ROUTES: Final = [
    Route("/t/{table}", table_page),
    Route("/t/{table}/record", record),
    Route("/t/{table}/replay", replay),
    Route("/t/{table}/log", log),
    Route("/t/{table}/rematch", rematch, methods=["POST"]),
    Route("/t/{table}/branch", branch, methods=["POST"]),
    *(Route(f"/t/{{table}}/{path}", _form(act), methods=["POST"]) for path, act in FORMS.items()),
    WebSocketRoute("/t/{table}/live", live),
]
