"""The pages around the tables: home, new table, joining, importing, rules, static files."""

from __future__ import annotations

import mimetypes
from functools import cache
from math import inf
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from touchline.engine.errors import TouchlineError
from touchline.engine.game import find, known
from touchline.engine.record import MOST_BYTES
from touchline.engine.speech import listed, speaker
from touchline.tables.errors import TableError
from touchline.tables.forms import BOTS, Created, NewTable, SeatSpec, TableCard, given
from touchline.tables.notices import time_left
from touchline.tables.seen import Seen
from touchline.tables.table import Table
from touchline.web import called, cookies, security
from touchline.web.gamepage import page_of
from touchline.web.language import say
from touchline.web.pages import book_of, game_card, game_cards, render, usual_bot
from touchline.web.reuse import MadeOf
from touchline.web.templating import number, static_file, static_names
from touchline.web.visitor import LINKS_COOKIE, house, links_value, my_tables, newest, visit

FOR_EVER: Final = "public, max-age=31536000, immutable"
RIVALS: Final = BOTS[:3]  # who waits behind the one click
MOST_MINE: Final = 24  # games of this browser on the home page
MOST_FINISHED: Final = 4
MOST_LISTED: Final = 30
_STRANGERS: Final = MadeOf[str]()  # the home page of whoever has no table here
MOST_FIELDS: Final = 60


async def seated(request: Request, created: Created, dropped: list[str]) -> Response:
    """To the new table, with the host's key and the links to give away in this browser."""
    answer = RedirectResponse(f"/t/{created.table}", 303)
    table = await house(request).tables.table(created.table)
    cookies.remember(answer, request, table, [created.host], dropped)
    path = f"/t/{created.table}"
    security.put_cookie(answer, request, LINKS_COOKIE, links_value(created), path)
    return answer


async def home(request: Request, problem: str = "", code: str = "", status: int = 200) -> Response:
    """Home: continue, play, watch, join, import."""
    mine, finished, gone = await _mine(request)
    known_here = set(await my_tables(request))
    cards = await house(request).tables.listing(MOST_LISTED)

    def page() -> str:
        others = [card for card in newest(cards) if card.id not in known_here and _of_people(card)]
        return render(
            "home.html",
            games=game_cards(),
            mine=mine,
            open_tables=[open_table(card) for card in others[:10]],
            finished=finished,
            problem=problem,
            code=code,
        )

    strange = not (known_here or problem or code or request.url.query)
    answer = HTMLResponse(_STRANGERS.made(cards, page) if strange else page(), status)
    for table_id in gone:
        security.forget(answer, table_id)
    return answer


async def _mine(request: Request) -> tuple[list[dict[str, Any]], list[dict[str, Any]], list[str]]:
    """This browser's tables, its finished games, and tables that are no more."""
    mine, finished, gone = [], [], []
    tables = house(request).tables
    newest_first = await my_tables(request)
    running = await tables.running(newest_first)
    shown = [one for one in newest_first if one in running][:MOST_MINE]
    shown += [one for one in newest_first if one not in running][:MOST_FINISHED]
    for table_id in shown:
        try:
            table = await tables.table(table_id)
            seats = (await visit(request, table_id)).who.seats
        except TableError as error:
            if error.code == 404:
                gone.append(table_id)
            continue
        if table.lesson:
            continue  # a table to play on at when the lesson is over
        if table.match.over:
            finished.append(_finished(table, seats))
        else:
            mine.append(_my_table(table, seats))
    mine.sort(key=lambda shown: (not shown["turn"], shown["seconds"]))
    return mine, finished, gone


def _shown(table: Table) -> dict[str, Any]:
    game = game_card(table.game)
    return {
        "url": f"/t/{table.id}",
        "game": game["id"],
        "game_title": game["title"],
        "emblem": game["emblem"],
        "title": table.title or game["title"],
    }


def _my_table(table: Table, seats: tuple[int, ...]) -> dict[str, Any]:
    """A game that goes on; what waits for this browser comes first, the most urgent on top."""
    asked = [seat for seat in seats if table.decision_id(seat) and not table.bot(seat)]
    seconds = table.time_left(asked)
    left = say("league-left", time=time_left(seconds)) if seconds < inf else ""
    others = listed(name for seat, name in enumerate(table.names) if seat not in seats)
    parts = (left, table.stage(), say("home-with", others=others) if others else "")
    return _shown(table) | {
        "line": " · ".join(filter(None, parts)),
        "turn": bool(asked),
        "seconds": seconds,
    }


def _finished(table: Table, seats: tuple[int, ...]) -> dict[str, Any]:
    """A game that is over, with the result that its own page tells."""
    dress, view = page_of(table.game), Seen(table, seats[0] if seats else -1).view
    rows = dress.standing(view, table.names)
    best = min((row.place for row in rows if row.seat in seats), default=0)
    place = say("home-place", n=best) if best else say("home-watched")
    shown = _shown(table)
    return shown | {
        "url": f"{shown['url']}/replay",
        "line": dress.headline(view, table.names)[0],
        "place": place if len(rows) > 1 else number(rows[0].total),  # alone there is no place
        "won": best == 1 and len(rows) > 1,
    }


def _of_people(card: TableCard) -> bool:
    """Whether people play at a table with each other: nobody comes to watch a stranger against bots."""
    return card.status != "over" and sum(seat.kind != "bot" for seat in card.seats) > 1


def open_table(card: TableCard) -> dict[str, Any]:
    """A table of others, as lists show it."""
    host = card.seats[0].name
    return {
        "url": f"/t/{card.id}/join" if card.free else f"/t/{card.id}",
        "game": card.game,
        "game_title": card.game_title,
        "emblem": game_card(find(card.game))["emblem"],  # the same in every edition
        "name": card.title or card.stages.get(speaker().language, card.stage),
        "host": host if given(host) else say("home-nameless"),
        "taken": len(card.seats) - card.free,
        "seats": len(card.seats),
        "full": not card.free,  # other seats are taken by link alone; everybody may watch
    }


async def fields(request: Request) -> dict[str, str]:
    """The text fields of a form; one that is sent several times has several lines."""
    form = await request.form(max_fields=MOST_FIELDS, max_files=1)
    found: dict[str, str] = {}
    for name, value in form.multi_items():
        if isinstance(value, str):
            found[name] = f"{found[name]}\n{value}" if name in found else value
    return found


async def one_click(request: Request) -> Response:
    """This browser against bots."""
    game_id = request.path_params.get("game") or (await fields(request)).get("game", "")
    house(request).gate.pass_or_refuse(request)
    game = find(game_id)
    count = max(seats for seats in game.seats if seats <= len(RIVALS) + 1)
    bots = [SeatSpec("bot", name, usual_bot(game_id)) for name in RIVALS[: count - 1]]
    new = NewTable(game_id, [SeatSpec("here", learner(request)), *bots], orders=True)
    dropped = await cookies.room_for(request)
    return await seated(request, await house(request).tables.create(new), dropped)


def learner(request: Request) -> str:
    """What whoever plays against bots is called."""
    return called.name_of(request, RIVALS) or called.NOBODY


async def import_record(request: Request) -> Response:
    """A table from a record: a file or pasted text."""
    house(request).gate.pass_or_refuse(request, "records")
    house(request).gate.pass_or_refuse(request)
    form = await request.form(max_fields=4, max_files=1, max_part_size=MOST_BYTES)
    sent = form.get("record") or ""
    dropped = await cookies.room_for(request)
    try:
        text = sent if isinstance(sent, str) else (await sent.read()).decode()
        created = await house(request).tables.import_record(text.replace("\r\n", "\n"))
    except UnicodeDecodeError:
        return await home(request, say("home-not-text"), "", 400)
    except TouchlineError as error:
        if isinstance(error, TableError) and error.code != 400:
            raise
        return await home(request, str(error), "", 400)
    return await seated(request, created, dropped)


async def rules(request: Request) -> Response:
    """The rules of a game, searched if asked."""
    game_id, q = _rules_of(request)
    page = render("rules.html", **book_of(game_id, q), games=game_cards())
    return HTMLResponse(page, headers={"Cache-Control": "no-cache"})


async def some_rules(request: Request) -> Response:
    """The rules of the first game; from there the others are one click away."""
    return RedirectResponse(f"/rules/{known()[0]}", 302)


async def rules_fragment(request: Request) -> Response:
    """The rules without a page around them, for the drawer of a table."""
    game_id, q = _rules_of(request)
    page = render("rules_fragment.html", **book_of(game_id, q))
    return HTMLResponse(page, headers={"Cache-Control": "no-cache"})


def _rules_of(request: Request) -> tuple[str, str]:
    game_id = request.path_params["game"]
    if "@" in game_id or game_id.partition("~")[0] not in known():
        raise HTTPException(404, say("no-such-game", game=game_id[:40], games=listed(known())))
    try:
        find(game_id)
    except TouchlineError as error:  # no such version of its rules
        raise HTTPException(404, str(error)) from error
    return game_id, request.query_params.get("q", "")[:100]


@cache
def _files() -> dict[str, tuple[bytes, str, str]]:
    """All static files by name: content, type, mark. They are few and small, so no path is ever opened."""
    mimetypes.add_type("font/woff2", ".woff2")
    mimetypes.add_type("text/javascript", ".js")
    mimetypes.add_type("application/manifest+json", ".webmanifest")
    found = {}
    for name in static_names():
        data, mark = static_file(name)
        found[name] = (data, mimetypes.guess_type(name)[0] or "application/octet-stream", mark)
    return found


async def static(request: Request) -> Response:
    """A static file; with its mark in the address, browsers may keep it for ever."""
    found = _files().get(request.path_params["name"])
    if found is None:
        raise HTTPException(404)
    data, kind, mark = found
    fresh = request.query_params.get("v") == mark
    headers = {"ETag": f'"{mark}"', "Cache-Control": FOR_EVER if fresh else "no-cache"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(data, headers=headers, media_type=kind)


async def healthz(request: Request) -> Response:
    """Whether the server answers and its store can be written."""
    await house(request).tables.probe()
    return JSONResponse({"ok": True})


async def robots(request: Request) -> Response:
    """Search engines have nothing to find at a table."""
    return Response("User-agent: *\nDisallow: /t/\nDisallow: /me\nDisallow: /api/\n", media_type="text/plain")


ROUTES: Final = [
    Route("/", home),
    Route("/play", one_click, methods=["POST"]),
    Route("/play/{game}", one_click, methods=["POST"]),
    Route("/import", import_record, methods=["POST"]),
    Route("/rules", some_rules),
    Route("/rules/{game}", rules),
    Route("/rules/{game}/fragment", rules_fragment),
    Route("/static/{name}", static),
    Route("/healthz", healthz),
    Route("/robots.txt", robots),
]
