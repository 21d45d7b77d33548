"""The match of the day: its page, the days before, one try."""

from __future__ import annotations

from datetime import date
from typing import Final

from babel.dates import format_date
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from touchline.engine.game import find, known
from touchline.engine.speech import speaker
from touchline.tables.daily import DailyGame
from touchline.tables.errors import TableError
from touchline.web import called, cookies
from touchline.web.language import say
from touchline.web.pages import game_card, render
from touchline.web.routes_pages import RIVALS, fields, learner, seated
from touchline.web.routes_puzzles import known_person, person
from touchline.web.templating import number
from touchline.web.visitor import base_url, house

MOST_SHOWN: Final = 20  # lines of a day's table
DAYS: Final = 14


async def page(request: Request) -> Response:
    """The matches of a day, today's unless told, with the tables of those who have played."""
    tables = house(request).tables
    today = tables.today()
    day = request.path_params.get("day", today)
    games = await tables.daily(day, person(request))
    url = f"{base_url(request)}/daily"
    shown = render(
        "daily.html",
        day=day,
        day_title=_told(day),
        today=day == today,
        days=[(one, _told(one)) for one in await tables.daily_days(DAYS)],
        games=[
            {"card": game_card(find(one.game)), "daily": one, "share": _share(one, day, url)} for one in games
        ],
        most=MOST_SHOWN,
        name=called.name_of(request, RIVALS),
    )
    return HTMLResponse(shown, headers={"Cache-Control": "no-store"})


def _told(day: str) -> str:
    return str(format_date(date.fromisoformat(day), "long", locale=speaker().language))


def _share(one: DailyGame, day: str, url: str) -> str:
    """What a manager may tell others: no card, no decision."""
    if one.result is None:
        return ""
    result = one.result
    return say(
        "daily-share",
        game=find(one.game).title,
        day=_told(day),
        place=result.place,
        seats=result.seats,
        rivals=result.seats - 1,
        points=result.points,
        difference=f"{'+' if result.margin > 0 else ''}{number(result.margin)}",
        url=f"{url}/{day}",
    )


async def begin(request: Request) -> Response:
    """Begin the match of today, and sit down; whoever has begun it goes on."""
    game_id = request.path_params["game"]
    if game_id not in known():
        raise HTTPException(404)
    house(request).gate.pass_or_refuse(request)
    dropped = await cookies.room_for(request)
    name = (await fields(request)).get("name", "").strip() or learner(request)
    tables, who = house(request).tables, RedirectResponse("/daily", 303)
    mine = await known_person(request, who)
    for one in await tables.daily(tables.today(), mine):
        if one.game == game_id and one.table:
            return RedirectResponse(f"/t/{one.table}", 303)
    try:
        created = await tables.try_daily(game_id, mine, name, RIVALS)
    except TableError as error:
        if error.code != 409:
            raise
        return who
    answer = await seated(request, created, dropped)
    answer.raw_headers += [header for header in who.raw_headers if header[0] == b"set-cookie"]
    return answer


ROUTES: Final = [
    Route("/daily", page),
    Route("/daily/{day}", page),
    Route("/daily/{game}/try", begin, methods=["POST"]),
]
