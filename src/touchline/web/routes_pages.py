"""The pages around the tables: home, new table, joining, importing, rules, static files."""

from __future__ import annotations

import mimetypes
from functools import cache
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from touchline.engine import editions
from touchline.engine.errors import TouchlineError
from touchline.engine.game import SWITCH, Game, TableOption, find, known
from touchline.engine.record import MOST_BYTES
from touchline.engine.speech import Names, listed, speaker
from touchline.tables import series
from touchline.tables.errors import TableError
from touchline.tables.forms import BOTS, Created, NewTable, SeatSpec, TableCard
from touchline.tables.table import Table
from touchline.web import called, cookies, paces, security
from touchline.web.gamepage import page_of
from touchline.web.language import say
from touchline.web.pages import book_of, bot_cards, game_card, game_cards, render, usual_bot
from touchline.web.reuse import MadeOf
from touchline.web.templating import number, static_file, static_names
from touchline.web.visitor import LINKS_COOKIE, house, links_value, my_tables, newest, visit

FOR_EVER: Final = "public, max-age=31536000, immutable"
RIVALS: Final = BOTS[:3]  # who waits behind the one click
MOST_MINE: Final = 24  # games of this browser on the home page
MOST_FINISHED: Final = 4
MOST_LISTED: Final = 30
USUAL_CLOCK: Final = {
    "pace": "none",
    "night": "",
    "weekends": "",
    "vacation": "0",
    "at_zero": "caretaker",
    "zone": "UTC",
}
_STRANGERS: Final = MadeOf[str]()  # the home page of who has no table here
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
    turn = any(table.decision_id(seat) and not table.bot(seat) for seat in seats)
    others = listed(name for seat, name in enumerate(table.names) if seat not in seats)
    line = " · ".join(filter(None, (table.stage(), say("home-with", others=others) if others else "")))
    return _shown(table) | {"line": line, "turn": turn}


def _finished(table: Table, seats: tuple[int, ...]) -> dict[str, Any]:
    """A game that is over, with the result that its own page tells."""
    dress, view = page_of(table.game), table.match.view(seats[0] if seats else -1)
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
    return {
        "url": f"/t/{card.id}/join" if card.free else f"/t/{card.id}",
        "game": card.game,
        "game_title": card.game_title,
        "emblem": game_card(find(card.game))["emblem"],  # the same in every edition
        "name": card.title or card.stages.get(speaker().language, card.stage),
        "host": card.seats[0].name,
        "taken": len(card.seats) - card.free,
        "seats": len(card.seats),
        "full": not card.free,  # other seats are taken by link alone; everybody may watch
    }


async def new_table(request: Request) -> Response:
    """The form for a new table."""
    game_id = request.query_params.get("game") or known()[0]
    return _new_table_form(game_id, None, [], called.name_of(request))


def _new_table_form(
    game_id: str, filled: dict[str, str] | None, problems: list[str], mine: str = ""
) -> Response:
    try:
        game = find(game_id)
    except TouchlineError as error:
        raise HTTPException(404, str(error)) from error
    bots = bot_cards(game_id)
    seats = [
        {
            "who": _field(filled, f"seat-{seat}-who", "here" if seat == 0 else "bot"),
            "name": _field(filled, f"seat-{seat}-name", mine if seat == 0 else ""),
            "bot": _field(filled, f"seat-{seat}-bot", usual_bot(game_id)),
        }
        for seat in range(game.seats[-1])
    ]
    page = render(
        "new_table.html",
        games=game_cards(),
        game=game_card(game),
        seats=seats,
        bots=bots,
        options=[_option_field(game, option, filled) for option in game.options if option.seat < 0],
        seat_options=_seat_options(game, filled),
        name=_field(filled, "name", ""),
        editions=[editions.STANDARD, *editions.names(game.id)],
        edition=_field(filled, "edition", editions.STANDARD),
        coach=_field(filled, "coach", "auto"),
        private=bool(_field(filled, "private", "")),
        open=bool(_field(filled, "open", "")),
        series=_field(filled, "series", "one"),
        all_series=series.KINDS,
        clock={name: _field(filled, name, usual) for name, usual in USUAL_CLOCK.items()},
        paces=list(paces.PACES),
        vacations=paces.VACATIONS,
        at_zero=paces.AT_ZERO,
        problems=problems,
    )
    return HTMLResponse(page, 400 if problems else 200)


def _printed(game: Game, option: TableOption, field: str) -> str:
    """What an option is called, or says, in the reader's language."""
    printed, id = Names(game.package), option.id.partition(".")[0]
    if printed.has("options", id):
        return printed("options", id, field)
    return option.name if field == "name" else option.text


def _option_field(game: Game, option: TableOption, filled: dict[str, str] | None) -> dict[str, Any]:
    """An option of a game as the form shows it: a switch, or a choice of values."""
    switch = option.values == SWITCH
    usual = str(option.default) if option.default or not switch else ""
    value = _field(filled, f"option-{option.id}", usual)
    return {
        "id": option.id,
        "title": _printed(game, option, "name"),
        "text": _printed(game, option, "text"),
        "rule": option.rule,
        "kind": "switch" if switch else "choice",
        "value": bool(value) if switch else value,
        "choices": [
            {"value": str(value), "title": title}
            for value, title in zip(option.values, option.titles or map(str, option.values), strict=True)
        ],
    }


def _seat_options(game: Game, filled: dict[str, str] | None) -> list[dict[str, Any]]:
    """The options that each seat has for itself, every one with its fields in the order of the seats."""
    found: dict[str, dict[str, Any]] = {}
    for option in game.options:
        if option.seat >= 0:
            field = _option_field(game, option, filled)
            found.setdefault(option.name, field | {"fields": []})["fields"].append(field)
    return list(found.values())


def _chosen_option(option: TableOption, filled: dict[str, str], rows: list[int]) -> bool | int:
    """What a form says of an option; a choice that it leaves out is as usual.

    `rows` are the rows of the form in which somebody sits: an option of a seat stands in the seat's row.
    """
    name = f"option-{option.id}"
    if option.seat >= 0:
        if option.seat >= len(rows):
            return bool(option.default) if option.values == SWITCH else option.default
        name = f"{name.rpartition('.')[0]}.{rows[option.seat]}"
    if option.values == SWITCH:
        return name in filled
    value = filled.get(name, "")
    if value and not security.small_number(value):
        option.check(value[:20])
    return int(value) if value else option.default


def _field(filled: dict[str, str] | None, name: str, default: str) -> str:
    return default if filled is None else filled.get(name, "")


async def fields(request: Request) -> dict[str, str]:
    """The text fields of a form; one that is sent several times has several lines."""
    form = await request.form(max_fields=MOST_FIELDS, max_files=1)
    found: dict[str, str] = {}
    for name, value in form.multi_items():
        if isinstance(value, str):
            found[name] = f"{found[name]}\n{value}" if name in found else value
    return found


async def create_table(request: Request) -> Response:
    """Make the table that the form describes; if something is wrong, the form comes back as it was."""
    filled = await fields(request)
    house(request).gate.pass_or_refuse(request)
    game_id = filled.get("game", "")
    try:
        game = find(game_id)
        seats, rows = [], []
        for seat in range(game.seats[-1]):
            kind = filled.get(f"seat-{seat}-who", "none")
            if kind in ("here", "link", "bot"):
                rows.append(seat)
                name, bot = filled.get(f"seat-{seat}-name", ""), filled.get(f"seat-{seat}-bot", "")
                seats.append(SeatSpec(kind, name, bot if kind == "bot" else ""))  # type: ignore[arg-type]
        options = {option.id: _chosen_option(option, filled, rows) for option in game.options}
        edition = filled.get("edition") or editions.STANDARD
        coach = {"on": True, "off": False}.get(filled.get("coach", ""))
        title, private = filled.get("name", ""), "private" in filled
        clock = paces.chosen(filled)
        new = NewTable(
            f"{game_id}@{edition}",
            seats,
            options,
            title,
            coach=coach,
            private=private,
            clock=clock,
            orders=True,
        )
        new.open, new.language = "open" in filled, speaker().language
        new.series = series.made(filled.get("series", "one"), new.game, len(seats))
        dropped = await cookies.room_for(request)
        return await seated(request, await house(request).tables.create(new), dropped)
    except TouchlineError as error:
        if game_id not in known() or (isinstance(error, TableError) and error.code != 400):
            raise
        return _new_table_form(game_id, filled, [str(error)])


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
    Route("/new", new_table),
    Route("/new", create_table, methods=["POST"]),
    Route("/tables", create_table, methods=["POST"]),
    Route("/play", one_click, methods=["POST"]),
    Route("/play/{game}", one_click, methods=["POST"]),
    Route("/import", import_record, methods=["POST"]),
    Route("/rules/{game}", rules),
    Route("/rules/{game}/fragment", rules_fragment),
    Route("/static/{name}", static),
    Route("/healthz", healthz),
    Route("/robots.txt", robots),
]
