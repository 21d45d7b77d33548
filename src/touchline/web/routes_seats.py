"""The doors of a table: its links, sitting down, and the page on which owner and host look after the seats.

Opening a link changes nothing: programs that draw previews open links too. A seat is taken by the button on
the page that the link shows. Everything works without scripts.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from touchline.engine.speech import listed
from touchline.tables.doors import HOST
from touchline.tables.errors import TableError
from touchline.tables.forms import Pass
from touchline.tables.sitting import FREE_AFTER, used_up
from touchline.tables.table import Table
from touchline.web import cookies, security
from touchline.web.language import say
from touchline.web.live import rooms_of
from touchline.web.pages import game_card, render
from touchline.web.routes_pages import fields
from touchline.web.visitor import LINKS_COOKIE, Visitor, base_url, house, links_with, visit

BAD_NAME: Final = 400


async def seat_link(request: Request) -> Response:
    """A secret link: a page to sit down; a key, or a link to watch, goes into a cookie."""
    table_id, token = request.path_params["table"], request.path_params["token"]
    tables = house(request).tables
    place = await tables.invited_to(table_id, token)
    table = await tables.table(table_id)
    if place is not None:
        return HTMLResponse(_door(table, [place[0]], place[1], request.url.path))
    response = RedirectResponse(f"/t/{table_id}", 303)
    try:
        await tables.enter(table_id, token)
    except TableError as error:
        if table.doors.owners((await _known(request, table_id)).who):
            return response  # its own link, which it used up, opened again
        raise used_up() from error
    cookies.remember(response, request, table, [token], await cookies.room_for(request, table_id))
    return response


async def sit_down(request: Request) -> Response:
    """Take the seat that a link leads to."""
    table_id, token = request.path_params["table"], request.path_params["token"]
    form = await fields(request)
    house(request).gate.pass_or_refuse(request, "seats")
    tables = house(request).tables
    dropped = await cookies.room_for(request, table_id)
    name = form.get("name", "")
    try:
        made = await tables.sit(table_id, token, name, only="only" in form)
    except TableError as error:
        place = await tables.invited_to(table_id, token)
        if error.code != BAD_NAME or place is None:
            raise
        page = _door(await tables.table(table_id), [place[0]], place[1], request.url.path, name, str(error))
        return HTMLResponse(page, BAD_NAME)
    return await _seated(request, table_id, [made.token], dropped)


async def sit_page(request: Request) -> Response:
    """For a browser that got its links from an earlier release: the same page, without a link."""
    visitor, table = await _at(request)
    if not visitor.who.invited:
        return RedirectResponse(f"/t/{table.id}", 303)
    return HTMLResponse(_door(table, list(visitor.who.invited), False, request.url.path))


async def sit_by_cookie(request: Request) -> Response:
    """Take all seats for which this browser has the links."""
    visitor, table = await _at(request)
    house(request).gate.pass_or_refuse(request, "seats")
    tables, keys = house(request).tables, []
    for token in security.tokens_of(request, table.id):
        if await tables.invited_to(table.id, token) in [(seat, False) for seat in visitor.who.invited]:
            keys.append((await tables.sit(table.id, token)).token)
    return await _seated(request, table.id, keys, [])


async def _seated(request: Request, table_id: str, keys: list[str], dropped: list[str]) -> Response:
    table = await house(request).tables.table(table_id)
    response = RedirectResponse(f"/t/{table_id}", 303)
    cookies.remember(response, request, table, keys, dropped)
    rooms_of(request).wake(table_id)
    return response


async def _at(request: Request) -> tuple[Visitor, Table]:
    visitor = await visit(request, request.path_params["table"])
    return visitor, await house(request).tables.table(visitor.who.table)


async def _known(request: Request, table_id: str) -> Visitor:
    """Who this browser is at a table, also where one does not see the table without a link."""
    try:
        return await visit(request, table_id)
    except TableError as error:
        if error.code != 403:
            raise
        return Visitor(house(request), Pass(table_id), base_url(request), ())


def _door(
    table: Table, seats: list[int], ticket: bool, action: str, name: str = "", problem: str = ""
) -> str:
    """The page on which somebody sits down."""
    return render(
        "sit.html",
        game=game_card(table.game),
        table=table,
        seats=seats,
        ticket=ticket,
        action=action,
        name=name,
        problem=problem,
        sitters=list(enumerate(table.seats)),
        as_whom=listed(table.names[seat] for seat in seats if seat >= 0),
    )


# The page for owner and host


async def seats_page(request: Request) -> Response:
    """Your seat; for the host, everybody's; for who has none, the way back."""
    return await _page(request, await _known(request, request.path_params["table"]))


async def _page(request: Request, visitor: Visitor, **shown: Any) -> HTMLResponse:
    table = await house(request).tables.table(visitor.who.table)
    now = table.allowed(visitor.who)
    hidden = table.header.private and not now.known
    doors = table.doors
    page = render(
        "seats.html",
        at=f"/t/{table.id}",
        game=None if hidden else game_card(table.game),
        table=table,
        host=now.host,
        own=[_own(table, seat) for seat in doors.owners(now)],
        seats=[_seat(table, seat) for seat in range(len(table.seats)) if seat not in now.seats],
        muted_watchers=HOST in doors.muted,
        minutes=f"{FREE_AFTER / 60:g}",
        shown=shown,
    )
    return HTMLResponse(page)


def _own(table: Table, seat: int) -> dict[str, Any]:
    door = table.doors[seat]
    here = [name for name, other in zip(table.names, table.seats, strict=True) if other.kind == "here"]
    return {
        "seat": seat,
        "name": table.names[seat] if seat >= 0 else listed(here) or say("home-host"),
        "host": seat == HOST,
        "devices": len(door.keys),
        "phrase": bool(door.phrase),
    }


def _seat(table: Table, seat: int) -> dict[str, Any]:
    """A seat of somebody else, for the host."""
    state = table.seats[seat]
    away = table.unseen(seat)
    if state.kind == "bot":
        line = say("state-bot")
    elif not state.claimed:
        line = say("state-nobody")
    elif state.removed:
        line = say("state-removed")
    elif state.online:
        line = say("state-here")
    else:
        minutes = max(1, round(away / 60))
        line = say("state-away", minutes=minutes) if state.away else say("state-moment")
    person = state.kind == "link" and state.claimed
    return {
        "seat": seat,
        "name": state.name,
        "line": line,
        "link": state.kind == "link" and not state.claimed,
        "free": person and not state.removed and away >= FREE_AFTER,
        "person": person,
        "removed": state.removed,
        "muted": seat in table.doors.muted,
    }


Act = Callable[[Request, Visitor, int, dict[str, str]], Awaitable[Response]]


def _form(act: Act) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint of the page: does something for a seat and shows the page again."""

    async def endpoint(request: Request) -> Response:
        form = await fields(request)
        house(request).gate.pass_or_refuse(request, "seats")
        visitor = await _known(request, request.path_params["table"])
        text = form.get("seat", str(HOST))
        if not security.small_number(text.removeprefix("-")):
            raise HTTPException(400, say("number-expected"))
        response = await act(request, visitor, int(text), form)
        rooms_of(request).wake(visitor.who.table)
        return response

    return endpoint


async def device(request: Request, visitor: Visitor, seat: int, form: dict[str, str]) -> Response:
    """A link and a QR code for another device."""
    ticket = await visitor.house.tables.ticket(visitor.who, seat)
    return await _page(request, visitor, ticket=f"{visitor.base_url}/t/{visitor.who.table}/s/{ticket}")


async def others(request: Request, visitor: Visitor, seat: int, form: dict[str, str]) -> Response:
    """Sign out everywhere else."""
    made = await visitor.house.tables.change_lock(visitor.who, seat)
    return await _keyed(request, visitor, made.token, alone=True)


async def phrase(request: Request, visitor: Visitor, seat: int, form: dict[str, str]) -> Response:
    """A recovery phrase."""
    return await _page(request, visitor, phrase=await visitor.house.tables.phrase(visitor.who, seat))


async def recover(request: Request, visitor: Visitor, seat: int, form: dict[str, str]) -> Response:
    """Get a seat back with the phrase."""
    dropped = await cookies.room_for(request, visitor.who.table)
    made = await visitor.house.tables.recover(visitor.who.table, form.get("phrase", ""))
    return await _keyed(request, visitor, made.token, dropped, recovered=True)


async def _keyed(
    request: Request, visitor: Visitor, token: str, dropped: list[str] | None = None, **shown: Any
) -> Response:
    """The page, for a browser that has a new key."""
    tables, table_id = visitor.house.tables, visitor.who.table
    tokens = [token, *security.tokens_of(request, table_id)]
    who = await tables.admit(table_id, tokens)
    now = Visitor(visitor.house, who, visitor.base_url, visitor.invites, visitor.client)
    response = await _page(request, now, **shown)
    cookies.remember(response, request, await tables.table(table_id), [token], dropped or [])
    return response


async def give_up(request: Request, visitor: Visitor, seat: int, form: dict[str, str]) -> Response:
    """Give up the own seat."""
    tables, table_id = visitor.house.tables, visitor.who.table
    link = await tables.free(visitor.who, seat)
    response = RedirectResponse(f"/t/{table_id}", 303)
    cookies.remember(response, request, await tables.table(table_id), [])
    return _linked(request, response, table_id, seat, link)


async def free(request: Request, visitor: Visitor, seat: int, form: dict[str, str]) -> Response:
    """The host frees a seat whose owner has left."""
    return await _new_link(request, visitor, seat, await visitor.house.tables.free(visitor.who, seat))


async def link(request: Request, visitor: Visitor, seat: int, form: dict[str, str]) -> Response:
    """The host gets a new link for a seat that nobody has, or to watch."""
    return await _new_link(request, visitor, seat, await visitor.house.tables.invite(visitor.who, seat))


async def _new_link(request: Request, visitor: Visitor, seat: int, token: str) -> Response:
    table = await visitor.house.tables.table(visitor.who.table)
    href = f"{visitor.base_url}/t/{table.id}/s/{token}"
    response = await _page(request, visitor, link=href, name=table.names[seat] if seat >= 0 else "")
    return _linked(request, response, table.id, seat, token)


def _linked(request: Request, response: Response, table_id: str, seat: int, token: str) -> Response:
    """Keep a link to give away in the host's browser."""
    if token:
        value = links_with(request, seat, token)
        security.put_cookie(response, request, LINKS_COOKIE, value, f"/t/{table_id}")
    return response


async def mute(request: Request, visitor: Visitor, seat: int, form: dict[str, str]) -> Response:
    """The host mutes somebody, or lets them talk again."""
    await visitor.house.tables.mute(visitor.who, seat, form.get("on") == "1")
    return _back(visitor)


async def remove(request: Request, visitor: Visitor, seat: int, form: dict[str, str]) -> Response:
    """The host sends somebody away, or lets them back in."""
    await visitor.house.tables.remove(visitor.who, seat, form.get("out") == "1")
    return _back(visitor)


def _back(visitor: Visitor) -> Response:
    return RedirectResponse(f"/t/{visitor.who.table}/seats", 303)


FORMS: Final[dict[str, Act]] = {
    "device": device,
    "others": others,
    "phrase": phrase,
    "recover": recover,
    "give-up": give_up,
    "free": free,
    "link": link,
    "mute": mute,
    "remove": remove,
}

ROUTES: Final = [
    Route("/t/{table}/s/{token}", seat_link),
    Route("/t/{table}/s/{token}", sit_down, methods=["POST"]),
    Route("/t/{table}/sit", sit_page),
    Route("/t/{table}/sit", sit_by_cookie, methods=["POST"]),
    Route("/t/{table}/seats", seats_page),
    *(Route(f"/t/{{table}}/seats/{path}", _form(act), methods=["POST"]) for path, act in FORMS.items()),
]
