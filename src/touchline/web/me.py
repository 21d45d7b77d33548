"""All my turns, and how I am called: the page of whoever has a seat in this browser.

Nobody needs an account. A browser that wants to be called gets a secret of its own, beside the keys of its
seats; the store knows it by its hash.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from datetime import date, datetime
from math import inf
from typing import Any, Final, get_args
from zoneinfo import ZoneInfo

import msgspec
from babel.dates import format_date
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from touchline.engine.speech import capital, listed, speaker, speaking
from touchline.tables.calling import Calling
from touchline.tables.doors import new_token
from touchline.tables.errors import TableError
from touchline.tables.notices import time_left
from touchline.tables.outbox import ChannelRow
from touchline.tables.people import WEBHOOKS, Pace, Settings
from touchline.tables.seen import Seen
from touchline.tables.table import Table
from touchline.web import errors, security
from touchline.web.cookies import MOST_TABLES
from touchline.web.language import say
from touchline.web.pages import game_card, render
from touchline.web.routes_pages import fields
from touchline.web.security import ME_COOKIE, secret_of
from touchline.web.templating import static_file
from touchline.web.visitor import base_url, house, my_tables, visit

PACES: Final[tuple[Pace, ...]] = get_args(Pace)
SAID: Final = ("saved", "added", "asked", "tested", "removed", "stopped")
MOST_FOLLOWED: Final = 10  # finished games that are looked at for a next one
HOT: Final = 3 * 3600  # seconds before the end of a clock that is marked


class Subscription(msgspec.Struct):
    """What a browser tells of its push subscription."""

    class Keys(msgspec.Struct):
        """What notices are encrypted with."""

        p256dh: str
        auth: str

    endpoint: str
    keys: Keys


def _calling(conn: HTTPConnection) -> Calling:
    return house(conn).tables.calling


# My turns


async def page(request: Request, problem: str = "", filled: dict[str, str] | None = None) -> Response:
    """All my turns, and how I am called."""
    calling, secret = _calling(request), secret_of(request)
    mine, others = await _turns(request)
    kept = await calling.settings(secret) if secret else None
    settings = kept or Settings()
    channels = calling.channels
    said = request.query_params.get("said", "")
    shown = render(
        "me.html",
        mine=mine,
        days=by_day(mine, settings.zone, house(request).tables.hall.timer()),
        others=others,
        channels=[_channel(row) for row in await calling.ways(secret)] if kept else [],
        settings=settings,
        known=kept is not None,
        paces=PACES,
        kinds=WEBHOOKS,
        push=channels.signer.public if channels.signer else "",
        mail=channels.mail is not None,
        said=said if said in SAID and not problem else "",
        problem=problem,
        filled=filled or {},
    )
    return HTMLResponse(shown, 400 if problem else 200)


async def _turns(request: Request) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The tables at which this browser has to decide, the most urgent first, and those where others do."""
    mine: list[dict[str, Any]] = []
    others: list[dict[str, Any]] = []
    tables = house(request).tables
    known = await my_tables(request)
    running = await tables.running(known)
    for table_id in [one for one in known if one in running][:MOST_TABLES]:
        try:
            here = await visit(request, table_id)
        except TableError:
            continue
        table, seats = here.table, [seat for seat in here.who.seats if not here.table.bot(seat)]
        if not seats or table.lesson or table.match.over:
            continue
        asked = [seat for seat in seats if table.decision_id(seat)]
        (mine if asked else others).append(_turn(table, seats, asked))
    mine += [turn async for turn in _next_games(request, [one for one in known if one not in running], known)]
    return sorted(mine, key=lambda turn: float(turn["seconds"])), others


async def _next_games(
    request: Request, finished: list[str], known: list[str]
) -> AsyncIterator[dict[str, Any]]:
    """Games that have begun again, or go on as a series, where this browser has not sat down yet; the way
    there leads over the table before."""
    for table_id in finished[:MOST_FOLLOWED]:
        with suppress(TableError):
            here = await visit(request, table_id)
            if not here.who.seats or here.table.rematch in ("", *known):
                continue
            table = await house(request).tables.table(here.table.rematch)
            seats = [seat for seat in here.who.seats if not table.doors.claimed(seat)]
            if seats and not table.match.over:
                asked = [seat for seat in seats if table.decision_id(seat)]
                yield _turn(table, seats, asked) | {"url": f"/t/{table_id}", "question": say("me-next-game")}


def _turn(table: Table, seats: list[int], asked: list[int]) -> dict[str, Any]:
    game = game_card(table.game)
    seat = (asked or seats)[0]
    view = Seen(table, seat).view
    with speaking(you=seat, names=table.names):
        # Several managers at one screen: what one of them is asked may be no business of the others.
        question = view.decision.prompt.question if view.decision and len(seats) == 1 else ""
    waits = listed(table.names[one] for one in view.thinking if one not in seats)
    seconds = table.time_left(asked)
    rivals = listed(name for one, name in enumerate(table.names) if one not in seats)
    parts = (table.title or "", table.stage(), say("home-with", others=rivals) if rivals else "")
    return {
        "url": f"/t/{table.id}",
        "game": game["id"],
        "game_title": game["title"],
        "emblem": game["emblem"],
        "line": " · ".join(filter(None, (game["title"], *parts))),
        "question": question or _waits(asked, waits),
        "seconds": seconds,
        "left": time_left(seconds) if seconds < inf else "",
        "hot": seconds < HOT,
    }


def by_day(mine: list[dict[str, Any]], zone: str, now: float) -> list[tuple[str, list[dict[str, Any]]]]:
    """My turns as a calendar has them: by the days on which their clocks run out, where I live."""
    here = ZoneInfo(zone)
    today = datetime.fromtimestamp(now, here).date()
    days: dict[str, list[dict[str, Any]]] = {}
    for turn in mine:
        days.setdefault(_day(turn["seconds"], now, here, today), []).append(turn)
    return list(days.items())


def _day(seconds: float, now: float, here: ZoneInfo, today: date) -> str:
    """What a day is called."""
    if seconds == inf:
        return say("me-no-clock")
    day = datetime.fromtimestamp(now + seconds, here).date()
    near = {0: "me-today", 1: "me-tomorrow"}.get(max(0, (day - today).days))
    return say(near) if near else capital(format_date(day, "EEEE d MMMM", speaker().language))


def _waits(asked: list[int], waits: str) -> str:
    if asked:
        return say("me-your-turn")
    return say("me-waits", who=waits) if waits else say("me-waits-nobody")


# How I am called


def _channel(row: ChannelRow) -> dict[str, Any]:
    """A channel as its owner reads it; what is secret in an address is not shown again."""
    place = row.place if row.kind == "email" else row.place.partition(" ")[0]
    if row.kind != "email" and "//" in place:
        place = place.partition("//")[2].partition("/")[0]
    return {
        "id": row.id,
        "kind": row.kind,
        "place": place,
        "new": row.state == "new",
        "off": row.state == "off",
        "problem": row.problem,
        "sent": row.sent,
    }


async def sign_in(request: Request, answer: Response, settings: Settings | None = None) -> str:
    """The secret of this browser, which gets one if it has none, with the seats that it plays."""
    calling, secret = _calling(request), secret_of(request)
    kept = await calling.settings(secret) if secret else None
    if kept is None:
        secret = new_token()
        security.put_cookie(answer, request, ME_COOKIE, secret)
    usual = msgspec.structs.replace(
        settings or kept or Settings(), language=speaker().language, origin=base_url(request)
    )
    await calling.save(secret, usual)
    tables = house(request).tables
    for table_id in await tables.running(security.tables_of(request)[-MOST_TABLES:]):
        try:
            table = await tables.table(table_id)
            await calling.take_seats(secret, table, security.tokens_of(request, table_id))
        except TableError:
            continue
    return secret


Done = Callable[[Request, Response, dict[str, str]], Awaitable[None]]


def _form(said: str, do: Done) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint of the page: does something and shows the page again, or says what is wrong with it."""

    async def endpoint(request: Request) -> Response:
        house(request).gate.pass_or_refuse(request, "calls")
        filled = await fields(request)
        answer = RedirectResponse(f"/me?said={said}#notices", 303)
        try:
            await do(request, answer, filled)
        except TableError as error:
            if error.code not in (400, 409, 429, 502):
                raise
            shown = await page(request, str(error), filled)
            shown.raw_headers += [one for one in answer.raw_headers if one[0] == b"set-cookie"]
            return errors.marked(shown, error)
        return answer

    return endpoint


async def _save(request: Request, answer: Response, filled: dict[str, str]) -> None:
    quiet = filled.get("from", ""), filled.get("until", "")
    pace = filled.get("pace", PACES[0])
    if pace not in PACES or not all(not hour or security.small_number(hour) for hour in quiet):
        raise TableError(400, say("me-form-wrong"))
    settings = Settings(
        zone=filled.get("zone") or "UTC",
        quiet=(int(quiet[0]), int(quiet[1])) if all(quiet) and quiet[0] != quiet[1] else None,
        pace=pace,
        results="results" in filled,
    )
    await sign_in(request, answer, settings)


async def _email(request: Request, answer: Response, filled: dict[str, str]) -> None:
    house(request).gate.pass_or_refuse(request, "letters")
    await _calling(request).add_email(await sign_in(request, answer), filled.get("to", ""))


async def _webhook(request: Request, answer: Response, filled: dict[str, str]) -> None:
    kind = filled.get("kind", "")
    await _calling(request).add_webhook(await sign_in(request, answer), kind, filled)


async def _test(request: Request, answer: Response, filled: dict[str, str]) -> None:
    await _calling(request).try_out(secret_of(request), filled.get("channel", ""))


async def _remove(request: Request, answer: Response, filled: dict[str, str]) -> None:
    await _calling(request).remove(secret_of(request), filled.get("channel", ""))


async def _forget(request: Request, answer: Response, filled: dict[str, str]) -> None:
    secret = secret_of(request)
    manager = await house(request).tables.managers.of(secret)
    if manager is not None:  # signed in here: the browser stays the manager's, without channels
        for row in await _calling(request).ways(secret):
            await _calling(request).remove(secret, row.id)
        return
    await _calling(request).forget(secret)
    answer.delete_cookie(ME_COOKIE, httponly=True, samesite="lax")


async def add_push(request: Request) -> Response:
    """Call this browser, which has subscribed."""
    house(request).gate.pass_or_refuse(request, "calls")
    try:
        told = msgspec.json.decode(await request.body(), type=Subscription)
    except msgspec.MsgspecError as error:
        raise TableError(400, say("me-form-wrong")) from error
    answer = JSONResponse({"ok": True})
    secret = await sign_in(request, answer)
    await _calling(request).add_push(secret, told.endpoint, told.keys.p256dh, told.keys.auth)
    return answer


# From a letter: opening a link changes nothing, because programs open links too


def _letter(act: str, done: bool = False) -> Callable[[Request], Awaitable[Response]]:
    """A page with one button, which confirms the address of a letter or stops the letters; and the same when
    it was pressed, or when a mail program ends letters at one click."""

    async def endpoint(request: Request) -> Response:
        calling, word = _calling(request), request.path_params["word"]
        row = await calling.of_letter(word)
        if done:
            await (calling.confirm(word) if act == "confirm" else calling.stop(word))
        shown = render("letter.html", act=act, place=row.place, new=row.state == "new", done=done)
        return HTMLResponse(shown)

    return endpoint


async def worker(request: Request) -> Response:
    """The script that shows notices; from here it may do so for all pages."""
    data, mark = static_file("sw.js")
    headers = {"Cache-Control": "no-cache", "ETag": f'"{mark}"'}
    return Response(data, headers=headers, media_type="text/javascript")


ROUTES: Final = [
    Route("/sw.js", worker),
    Route("/me", page),
    Route("/me/settings", _form("saved", _save), methods=["POST"]),
    Route("/me/push", add_push, methods=["POST"]),
    Route("/me/email", _form("asked", _email), methods=["POST"]),
    Route("/me/webhook", _form("added", _webhook), methods=["POST"]),
    Route("/me/test", _form("tested", _test), methods=["POST"]),
    Route("/me/remove", _form("removed", _remove), methods=["POST"]),
    Route("/me/forget", _form("stopped", _forget), methods=["POST"]),
    *(Route(f"/me/{act}/{{word}}", _letter(act)) for act in ("confirm", "stop")),
    *(Route(f"/me/{act}/{{word}}", _letter(act, True), methods=["POST"]) for act in ("confirm", "stop")),
]
