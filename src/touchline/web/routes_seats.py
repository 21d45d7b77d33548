"""The doors of a table: its links, sitting down, and the page on which owner and host look after the seats.

Opening a link changes nothing: programs that draw previews open links too. A seat is taken by the button on
the page that the link shows. Everything works without scripts.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from touchline.engine.speech import listed
from touchline.tables.doors import HOST
from touchline.tables.errors import TableError
from touchline.tables.forms import Pass, given
from touchline.tables.sitting import FREE_AFTER, used_up
from touchline.tables.table import Table
from touchline.web import called, cookies, security
from touchline.web.acts import ACTS, Act, perform
from touchline.web.acts_seats import Sit
from touchline.web.language import say
from touchline.web.paces import in_words
from touchline.web.pages import game_card, render
from touchline.web.routes_pages import fields
from touchline.web.routes_tables import read_form
from touchline.web.visitor import LINKS_COOKIE, Visit, links_with, visit

BAD_NAME: Final = 400


async def seat_link(request: Request) -> Response:
    """A secret link: a page to sit down; a key, or a link to watch, goes into a cookie."""
    token, here = request.path_params["token"], await visit(request, stranger=True)
    tables, table, table_id = here.tables, here.table, here.table.id
    place = await tables.invited_to(table_id, token)
    if place is not None:
        name = own_name(request, table, place[0])
        return HTMLResponse(door(table, [place[0]], place[1], request.url.path, name))
    response = RedirectResponse(f"/t/{table_id}", 303)
    try:
        tables.entered(table, token)
    except TableError as error:
        if table.doors.owners(here.who):
            return response  # its own link, which it used up, opened again
        raise used_up() from error
    cookies.remember(response, request, table, [token], await cookies.room_for(request, table_id))
    return response


async def sit_down(request: Request) -> Response:
    """Take the seat that a link leads to."""
    token, form = request.path_params["token"], await fields(request)
    here = await visit(request, stranger=True)
    table = here.table
    dropped = await cookies.room_for(request, table.id)
    name = form.get("name", "")
    try:
        made = await perform(here, ACTS["sit"], Sit(link=token, name=name, only="only" in form))
    except TableError as error:
        place = await here.tables.invited_to(table.id, token)
        if error.code != BAD_NAME or place is None:
            raise
        page = door(table, [place[0]], place[1], request.url.path, name, str(error))
        return HTMLResponse(page, BAD_NAME)
    return sat_down(request, table, [made["token"]], dropped)


async def sit_page(request: Request) -> Response:
    """For a browser that got its links from an earlier release: the same page, without a link."""
    here = await visit(request)
    visitor, table = here.visitor, here.table
    if not visitor.who.invited:
        return RedirectResponse(f"/t/{table.id}", 303)
    return HTMLResponse(door(table, list(visitor.who.invited), False, request.url.path))


async def sit_by_cookie(request: Request) -> Response:
    """Take all seats for which this browser has the links."""
    here = await visit(request)
    table, keys = here.table, []
    for token in security.tokens_of(request, table.id):
        if await here.tables.invited_to(table.id, token) in [(seat, False) for seat in here.who.invited]:
            keys.append((await perform(here, ACTS["sit"], Sit(link=token)))["token"])
    return sat_down(request, table, keys, [])


def sat_down(request: Request, table: Table, keys: list[str], dropped: list[str]) -> Response:
    """To the table, with new keys in this browser."""
    response = RedirectResponse(f"/t/{table.id}", 303)
    cookies.remember(response, request, table, keys, dropped)
    return response


def own_name(request: Request, table: Table, seat: int) -> str:
    """The name that the browser remembers, for a seat that the host did not name."""
    return "" if seat >= 0 and given(table.names[seat]) else called.name_of(request, table.names)


def door(table: Table, seats: list[int], ticket: bool, action: str, name: str = "", problem: str = "") -> str:
    """The page on which somebody sits down."""
    names = [table.names[seat] for seat in seats if seat >= 0]
    return render(
        "sit.html",
        game=game_card(table.game),
        table=table,
        seats=seats,
        ticket=ticket,
        action=action,
        name=name or next((called for called in names if given(called)), ""),
        problem=problem,
        sitters=list(enumerate(table.seats)),
        as_whom=listed(names) if len(seats) > 1 or all(map(given, names)) else "",
        clock=in_words(table.time) if table.time.limited else [],
    )


# The page for owner and host


async def seats_page(request: Request) -> Response:
    """Your seat; for the host, everybody's; for people without a seat, the way back."""
    here = await visit(request, stranger=True)
    return _page(here.table, here.who)


def _page(table: Table, who: Pass, **shown: Any) -> HTMLResponse:
    now = table.allowed(who)
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


Show = Callable[[Request, Visit, dict[str, Any], int], Response]
"""The answer to a form, made of what the act told and of the seat that the form named."""


def _form(act: Act, show: Show) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint of the page: does something for a seat and shows what came of it."""

    async def endpoint(request: Request) -> Response:
        said = read_form(act, await fields(request))
        here = await visit(request, stranger=True)
        dropped = await cookies.room_for(request, here.table.id) if act is ACTS["recover"] else []
        told = await perform(here, act, said)
        response = show(request, here, told, getattr(said, "seat", HOST))
        for gone in dropped:
            security.forget(response, gone)
        return response

    return endpoint


def _new_device(request: Request, here: Visit, told: dict[str, Any], seat: int) -> Response:
    """A link and a QR code for another device."""
    return _page(here.table, here.who, ticket=told["url"])


def _new_phrase(request: Request, here: Visit, told: dict[str, Any], seat: int) -> Response:
    """A recovery phrase."""
    return _page(here.table, here.who, phrase=told["phrase"])


def _alone(request: Request, here: Visit, told: dict[str, Any], seat: int) -> Response:
    """Signed out everywhere else."""
    return _keyed(request, here, told["token"], alone=True)


def _recovered(request: Request, here: Visit, told: dict[str, Any], seat: int) -> Response:
    """A seat that was got back with the phrase."""
    return _keyed(request, here, told["token"], recovered=True)


def _keyed(request: Request, here: Visit, token: str, **shown: Any) -> Response:
    """The page, for a browser that has a new key."""
    who = here.tables.admitted(here.table, [token, *security.tokens_of(request, here.table.id)])
    response = _page(here.table, who, **shown)
    cookies.remember(response, request, here.table, [token])
    return response


def _given_up(request: Request, here: Visit, told: dict[str, Any], seat: int) -> Response:
    """The table, for a browser that has no longer the seat."""
    response = RedirectResponse(f"/t/{here.table.id}", 303)
    cookies.remember(response, request, here.table, [])
    return _linked(request, response, here.table.id, seat, told["link"])


def _new_link(request: Request, here: Visit, told: dict[str, Any], seat: int) -> Response:
    """A link for the host to give away."""
    token, table = told["link"], here.table
    href = f"{here.visitor.base_url}/t/{table.id}/s/{token}"
    response = _page(table, here.who, link=href, name=table.names[seat] if seat >= 0 else "")
    return _linked(request, response, table.id, seat, token)


def _for_a_friend(request: Request, here: Visit, told: dict[str, Any], seat: int) -> Response:
    """A link with which somebody else gets the seat."""
    href = f"{here.visitor.base_url}/t/{here.table.id}/s/{told['link']}"
    return _page(here.table, here.who, friend=href)


def _linked(request: Request, response: Response, table_id: str, seat: int, token: str) -> Response:
    """Keep a link to give away in the host's browser."""
    if token:
        value = links_with(request, seat, token)
        security.put_cookie(response, request, LINKS_COOKIE, value, f"/t/{table_id}")
    return response


def _seats_again(request: Request, here: Visit, told: dict[str, Any], seat: int) -> Response:
    return RedirectResponse(f"/t/{here.table.id}/seats", 303)


FORMS: Final[dict[str, tuple[str, Show]]] = {
    "device": ("ticket", _new_device),
    "others": ("lock", _alone),
    "phrase": ("phrase", _new_phrase),
    "recover": ("recover", _recovered),
    "give-up": ("free", _given_up),
    "pass-on": ("pass-on", _for_a_friend),
    "free": ("free", _new_link),
    "link": ("link", _new_link),
    "mute": ("mute", _seats_again),
    "remove": ("remove", _seats_again),
}

ROUTES: Final = [
    Route("/t/{table}/s/{token}", seat_link),
    Route("/t/{table}/s/{token}", sit_down, methods=["POST"]),
    Route("/t/{table}/sit", sit_page),
    Route("/t/{table}/sit", sit_by_cookie, methods=["POST"]),
    Route("/t/{table}/seats", seats_page),
    *(
        Route(f"/t/{{table}}/seats/{path}", _form(ACTS[name], show), methods=["POST"])
        for path, (name, show) in FORMS.items()
    ),
]
