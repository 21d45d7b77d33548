"""Leagues and cups: the list, the form for a new one, the page of each, and what people may do there.

Whoever takes part, or organises, has a token in a cookie of the league; it opens the seats of all their
tables there. Nobody needs to be a manager for it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, get_args

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from touchline.bots.levels import LEVELS
from touchline.engine.errors import TouchlineError
from touchline.engine.game import find
from touchline.tables import league as rules
from touchline.tables.clocks import DAY, Clock
from touchline.tables.doors import hashed
from touchline.tables.errors import TableError
from touchline.tables.league import Fixture, Kind, League
from touchline.tables.leagues import MOST_ENTRANTS, entrant_of, person_of, status_of
from touchline.tables.notices import time_left
from touchline.web import errors, paces, security
from touchline.web.language import say
from touchline.web.pages import game_card, game_cards, render
from touchline.web.routes_pages import fields
from touchline.web.security import secret_of
from touchline.web.visitor import base_url, house

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
PACES: Final = ("days", "day", "week", "minutes", "none")
STARTS: Final = (0, 1, 3, 7, 14)  # days until a league begins at the latest; 0: when all are there
SAID: Final = ("made", "joined", "left", "begun")


async def leagues(request: Request, problem: str = "", filled: dict[str, str] | None = None) -> Response:
    """The leagues that everybody may see, and the form for a new one."""
    found = await house(request).tables.leagues.listed()
    page = render(
        "leagues.html",
        leagues=[_card(league_id, league) for league_id, league, _ in found],
        games=[game for game in game_cards() if game["min_seats"] <= 2 <= game["max_seats"]],
        seats=range(2, 1 + max(game["max_seats"] for game in game_cards())),
        kinds=KINDS,
        paces=PACES,
        starts=STARTS,
        bots=list(LEVELS),
        most=MOST_ENTRANTS,
        problem=problem,
        filled=filled or {},
    )
    return HTMLResponse(page, 400 if problem else 200)


def _card(league_id: str, league: League) -> dict[str, Any]:
    game = game_card(find(league.game))
    return {
        "url": f"/l/{league_id}",
        "title": league.title,
        "game": game,
        "kind": league.kind,
        "status": status_of(league),
        "entrants": len(league.entrants),
        "most": league.most,
        "round": len(league.played),
        "rounds": rules.rounds(league),
    }


async def create(request: Request) -> Response:
    """Make a league; the organiser's token goes into a cookie."""
    filled = await fields(request)
    house(request).gate.pass_or_refuse(request)
    try:
        made = await house(request).tables.leagues.create(_ordered(request, filled))
    except TouchlineError as error:
        if isinstance(error, TableError) and error.code != 400:
            raise
        return await leagues(request, str(error), filled)
    answer = RedirectResponse(f"/l/{made.id}?said=made", 303)
    _remember(answer, request, made.id, made.token, made.code)
    return answer


def _ordered(request: Request, filled: dict[str, str]) -> League:
    """A league as the form describes it."""
    numbers = {name: filled.get(name, "") for name in ("seats", "most", "days", "rounds", "starts")}
    numbers |= {name: "0" for name, text in numbers.items() if not text}
    kind = filled.get("kind", KINDS[0])
    if kind not in KINDS or not all(map(security.small_number, numbers.values())):
        raise TableError(400, say("me-form-wrong"))
    value = {name: int(text) for name, text in numbers.items()}
    now = house(request).tables.hall.timer()
    return League(
        title=filled.get("title", ""),
        game=filled.get("game", ""),
        kind=kind,
        host="",
        code="",
        open="open" in filled,
        seats=value["seats"] or 2,
        most=value["most"] or 8,
        rounds=value["rounds"],
        days=value["days"] or 7,
        clock=paces.chosen({"pace": filled.get("pace", "days"), "zone": filled.get("zone", "")}) or Clock(),
        stand_in=filled.get("bot", ""),
        starts=now + value["starts"] * DAY if value["starts"] else None,
    )


# The page of a league


def _tokens(request: Request, league_id: str) -> list[str]:
    return request.cookies.get(f"{security.LEAGUE_COOKIE}{league_id}", "").split(".")[:3]


def _remember(answer: Response, request: Request, league_id: str, *tokens: str) -> None:
    """Keep a token of a league, beside those that this browser has."""
    kept = dict.fromkeys([*_tokens(request, league_id), *tokens])
    value = ".".join(token for token in kept if hashed(token))
    security.put_cookie(answer, request, f"{security.LEAGUE_COOKIE}{league_id}", value)


async def page(
    request: Request, problem: str = "", filled: dict[str, str] | None = None, status: int = 200
) -> Response:
    """A league: who stands where, who meets whom, and how to take part."""
    tables, league_id = house(request).tables, request.path_params["league"]
    league, _ = await tables.leagues.league(league_id)
    tokens = _tokens(request, league_id)
    mine = next((n for token in tokens if (n := entrant_of(league, token)) >= 0), -1)
    host = any(hashed(token) == league.host for token in tokens if token)
    code = request.path_params.get("code") or next((t for t in tokens if hashed(t) == league.code), "")
    manager = await tables.managers.of(secret_of(request))
    if mine < 0 and manager:
        mine = next((n for n, one in enumerate(league.entrants) if one.manager == manager.id), -1)
    now = tables.hall.timer()
    said = request.query_params.get("said", "")
    shown = render(
        "league.html",
        league=league,
        card=_card(league_id, league),
        standings=rules.standings(league),
        rounds=[[await _fixture(request, league, one, mine) for one in part] for part in league.played],
        mine=mine,
        host=host,
        code=code if host or request.path_params.get("code") else "",
        join=f"/l/{league_id}/join/{code}" if code else f"/l/{league_id}/join",
        invite=f"{base_url(request)}/l/{league_id}/join/{code}" if host and code else "",
        name=(filled or {}).get("name") or (manager.name if manager else ""),
        clock=paces.in_words(league.clock),
        left=time_left(league.deadline - now) if league.deadline else "",
        starts=time_left(league.starts - now) if league.starts else "",
        problem=problem,
        said=said if said in SAID and not problem else "",
    )
    return HTMLResponse(shown, status)


async def _fixture(request: Request, league: League, fixture: Fixture, mine: int) -> dict[str, Any]:
    """A meeting as the page shows it."""
    asked = ""
    if fixture.table and not fixture.over:
        try:
            table = await house(request).tables.table(fixture.table)
            asked = table.stage() if not table.header.private or mine in fixture.entrants else ""
        except TableError:
            asked = ""
    return {
        "sides": [
            {
                "entrant": entrant,
                "name": league.entrants[entrant].name,
                "place": fixture.places[at] if fixture.over else 0,
                "absent": at in fixture.absent,
            }
            for at, entrant in enumerate(fixture.entrants)
        ],
        "bye": len(fixture.entrants) == 1,
        "over": fixture.over,
        "mine": mine in fixture.entrants,
        "url": f"/t/{fixture.table}" if fixture.table else "",
        "stage": asked,
    }


async def join(request: Request) -> Response:
    """Take part."""
    house(request).gate.pass_or_refuse(request, "seats")
    tables, league_id, filled = house(request).tables, request.path_params["league"], await fields(request)
    secret = secret_of(request)
    manager = await tables.managers.of(secret)
    known = secret if secret and await tables.calling.settings(secret) else ""
    code = request.path_params.get("code", "")
    try:
        made = await tables.leagues.join(
            league_id, filled.get("name", ""), code, manager.id if manager else "", person_of(known)
        )
    except TableError as error:
        if error.code not in (400, 403, 409, 429):
            raise
        return errors.marked(await page(request, str(error), filled, error.code), error)
    answer = RedirectResponse(f"/l/{league_id}?said=joined", 303)
    _remember(answer, request, league_id, made.token)
    return answer


Done = Callable[[Request, str, list[str], dict[str, str]], Awaitable[str]]


def _form(do: Done) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint of the page: does something and shows the page again, or says why not."""

    async def endpoint(request: Request) -> Response:
        house(request).gate.pass_or_refuse(request, "seats")
        league_id, filled = request.path_params["league"], await fields(request)
        try:
            said = await do(request, league_id, _tokens(request, league_id), filled)
        except TableError as error:
            if error.code not in (400, 403, 409):
                raise
            return await page(request, str(error), filled, error.code)
        return RedirectResponse(f"/l/{league_id}?said={said}", 303)

    return endpoint


async def _begin(request: Request, league_id: str, tokens: list[str], filled: dict[str, str]) -> str:
    leagues = house(request).tables.leagues
    league, _ = await leagues.league(league_id)
    await leagues.begin(league_id, next((t for t in tokens if hashed(t) == league.host), ""))
    return "begun"


async def _leave(request: Request, league_id: str, tokens: list[str], filled: dict[str, str]) -> str:
    leagues = house(request).tables.leagues
    league, _ = await leagues.league(league_id)
    who = filled.get("entrant", "")
    entrant = int(who) if security.small_number(who) else -1
    own = league.entrants[entrant].key if 0 <= entrant < len(league.entrants) else ""
    token = next((t for t in tokens if hashed(t) and hashed(t) in (league.host, own)), "")
    await leagues.leave(league_id, token, entrant)
    return "left"


ROUTES: Final = [
    Route("/l", leagues),
    Route("/l", create, methods=["POST"]),
    Route("/l/{league}", page),
    Route("/l/{league}/join/{code}", page),
    Route("/l/{league}/join", join, methods=["POST"]),
    Route("/l/{league}/join/{code}", join, methods=["POST"]),
    Route("/l/{league}/begin", _form(_begin), methods=["POST"]),
    Route("/l/{league}/leave", _form(_leave), methods=["POST"]),
]
