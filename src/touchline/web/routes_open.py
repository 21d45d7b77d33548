"""People find each other: open tables, seeking a game, codes and invitations in the box on the home page."""

from __future__ import annotations

import re
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from touchline.engine.errors import TouchlineError
from touchline.engine.game import find, known
from touchline.engine.speech import speaker
from touchline.tables.clocks import Pace
from touchline.tables.doors import INVITATION
from touchline.tables.errors import TableError, say as say_table
from touchline.tables.forms import Created, NewTable, SeatSpec, TableCard
from touchline.tables.making import CODE_LENGTH
from touchline.web import cookies, paces, security
from touchline.web.language import LANGUAGES, say
from touchline.web.pages import game_cards, render
from touchline.web.routes_pages import fields, home, open_table, seated
from touchline.web.routes_seats import BAD_NAME, door, own_name, sat_down
from touchline.web.visitor import house, my_tables, visit

LINK: Final = re.compile(r"/t/([\w-]{1,40})(?:/s/([\w-]{1,64}))?/?$")
PACES: Final[tuple[Pace, ...]] = ("none", "live", "days")
SOUGHT: Final = ("minutes", "days", "none")  # the clocks to choose from for who seeks a game
MOST_SHOWN: Final = 50


async def join(request: Request) -> Response:
    """To the table with this code, or wherever an invitation or a pasted link leads."""
    typed = (await fields(request)).get("code", "").strip()
    link = LINK.search(typed)
    if link:
        table_id, token = link[1], link[2]
        return RedirectResponse(f"/t/{table_id}/s/{token}" if token else f"/t/{table_id}", 303)
    code = re.sub(r"[\s-]", "", typed).lower()
    if len(code) == CODE_LENGTH + INVITATION and code.isalnum() and code.isascii():
        return RedirectResponse(f"/t/{code[:CODE_LENGTH]}/s/{code[CODE_LENGTH:]}", 303)
    try:
        table = await house(request).tables.table(code)
    except TableError as error:
        if error.code != 404:
            raise
        return await home(request, say("home-no-code"), typed[:80], 404)
    free = table.free_seats and code not in await my_tables(request)
    return RedirectResponse(f"/t/{code}/join" if free else f"/t/{code}", 303)


async def open_page(
    request: Request, problem: str = "", filled: dict[str, str] | None = None, status: int = 200
) -> Response:
    """The tables at which anybody may sit down, as far as they are wanted; and the form to seek a game."""
    wanted = {name: request.query_params.get(name, "")[:20] for name in ("game", "pace", "language", "free")}
    mine = set(await my_tables(request))
    cards = [card for card in await house(request).tables.open_tables() if card.id not in mine]
    most = max(find(game_id).seats[-1] for game_id in known())
    page = render(
        "open.html",
        choices={
            "game": [(game["id"], game["title"]) for game in game_cards()],
            "pace": [(pace, say(f"open-pace-{pace}")) for pace in PACES],
            "language": list(LANGUAGES.items()),
            "free": [(str(n), str(n)) for n in range(1, most)],
            "seats": [(str(n), str(n)) for n in range(2, most + 1)],
            "clock": [(pace, say(f"pace-{pace}")) for pace in SOUGHT],
        },
        tables=[_shown(card) for card in cards if _fits(card, wanted)][:MOST_SHOWN],
        any=bool(cards),
        wanted=wanted,
        problem=problem,
        filled=filled or {},
    )
    return HTMLResponse(page, status)


def _fits(card: TableCard, wanted: dict[str, str]) -> bool:
    free = wanted["free"]
    return (
        wanted["game"] in ("", card.game)
        and wanted["pace"] in ("", card.pace)
        and wanted["language"] in ("", card.language)
        and (not security.small_number(free) or card.free >= int(free))
    )


def _shown(card: TableCard) -> dict[str, Any]:
    return open_table(card) | {
        "free": card.free,
        "pace": card.pace,
        "language": LANGUAGES.get(card.language, ""),
    }


async def seek(request: Request) -> Response:
    """A seat at a table like the one wanted, or a new one that waits for somebody who wants the same."""
    filled = await fields(request)
    house(request).gate.pass_or_refuse(request)
    name, count, pace = filled.get("name", ""), filled.get("seats", ""), filled.get("pace", SOUGHT[0])
    try:
        game = find(filled.get("game", ""))
        if not security.small_number(count) or pace not in SOUGHT:
            raise TableError(400, say("me-form-wrong"))
        game.check_seats(int(count))
        seats = [SeatSpec("here", name), *(SeatSpec("link") for _ in range(int(count) - 1))]
        clock = paces.chosen({"pace": pace, "zone": filled.get("zone", "")})
        new = NewTable(game.id, seats, clock=clock, open=True, language=speaker().language)
        dropped = await cookies.room_for(request)
        tables = house(request).tables
        found = await tables.seek(new, name, await my_tables(request), security.secret_of(request))
    except TouchlineError as error:
        if isinstance(error, TableError) and error.code != 400:
            raise
        return await open_page(request, str(error), filled, 400)
    if isinstance(found, Created):
        return await seated(request, found, dropped)
    return sat_down(request, await tables.table(found.table), [found.token], dropped)


async def free_seat(request: Request) -> Response:
    """The page to sit down at an open table."""
    here = await visit(request)
    free = here.table.free_seats
    if not free or here.who.seats:
        return RedirectResponse(f"/t/{here.table.id}", 303)
    name = own_name(request, here.table, free[0])
    return HTMLResponse(door(here.table, free[:1], False, request.url.path, name))


async def take_free_seat(request: Request) -> Response:
    """Sit down at an open table."""
    house(request).gate.pass_or_refuse(request, "seats")
    here, name = await visit(request), (await fields(request)).get("name", "")
    table = here.table
    if here.who.seats:
        return RedirectResponse(f"/t/{table.id}", 303)
    if await here.tables.managers.apart(security.secret_of(request), table):
        raise TableError(403, say_table("blocked-here"))
    dropped = await cookies.room_for(request, table.id)
    free = table.free_seats
    try:
        made = await here.tables.take_free(table.id, name)
    except TableError as error:
        if error.code != BAD_NAME or not free:
            raise
        page = door(table, free[:1], False, request.url.path, name, str(error))
        return HTMLResponse(page, BAD_NAME)
    return sat_down(request, table, [made.token], dropped)


ROUTES: Final = [
    Route("/join", join, methods=["POST"]),
    Route("/open", open_page),
    Route("/open", seek, methods=["POST"]),
    Route("/t/{table}/join", free_seat),
    Route("/t/{table}/join", take_free_seat, methods=["POST"]),
]
