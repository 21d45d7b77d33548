"""Leagues in the JSON API: all that the pages can do. A token of a league is sent like one of a table."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from touchline.tables import league as rules
from touchline.tables.clocks import Clock
from touchline.tables.league import Kind, League
from touchline.tables.leagues import MOST_DAYS, MOST_ENTRANTS, MOST_ROUNDS, status_of
from touchline.web.openapi import Call, body
from touchline.web.visitor import house


class LeagueOrder(msgspec.Struct):
    """A new league."""

    title: Annotated[str, Meta(max_length=200)]
    game: Annotated[str, Meta(max_length=100, examples=["GAME"])]
    kind: Kind
    seats: Annotated[int, Meta(ge=2, le=12, description="at a table; more than two in Swiss leagues")] = 2
    most: Annotated[int, Meta(ge=2, le=MOST_ENTRANTS, description="managers")] = 8
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS, description="of a Swiss league; 0: as needed")] = 0
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS, description="for a round")] = 7
    clock: Clock | None = None
    stand_in: Annotated[str, Meta(max_length=40, description="the bot that plays for the absent")] = ""
    open: Annotated[bool, Meta(description="everybody may join, without the code")] = True


class Joining(msgspec.Struct):
    """Who takes part; with the code where not everybody may."""

    name: Annotated[str, Meta(max_length=1000)]
    code: Annotated[str, Meta(max_length=64)] = ""


class Leaving(msgspec.Struct):
    """Who takes no further part."""

    entrant: Annotated[int, Meta(ge=0, le=99)]


class Nothing(msgspec.Struct):
    """No arguments."""


def _raw(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def _token(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def _shown(league_id: str, league: League) -> dict[str, Any]:
    """A league as everybody may know it: no keys, and of people their names alone."""
    return {
        "league": league_id,
        "title": league.title,
        "game": league.game,
        "kind": league.kind,
        "status": status_of(league),
        "seats": league.seats,
        "most": league.most,
        "days": league.days,
        "clock": league.clock,
        "open": league.open,
        "rounds": rules.rounds(league),
        "entrants": [{"name": one.name, "out": one.out} for one in league.entrants],
        "played": league.played,
        "standings": rules.standings(league),
        "deadline": league.deadline,
    }


async def leagues(request: Request) -> Response:
    """The leagues that everybody may see, the newest first."""
    found = await house(request).tables.leagues.listed()
    return _raw([_shown(league_id, league) for league_id, league, _ in found])


async def create(request: Request) -> Response:
    """Make a league. The organiser's `token` and the `code` with which people join are shown this once."""
    sent = await body(request, LeagueOrder)
    house(request).gate.pass_or_refuse(request)
    given = msgspec.structs.asdict(sent) | {"clock": sent.clock or Clock(), "host": "", "code": ""}
    return _raw(await house(request).tables.leagues.create(League(**given)), 201)


async def look(request: Request) -> Response:
    """A league: entrants, rounds with their tables, standings."""
    league_id = request.path_params["league"]
    league, _ = await house(request).tables.leagues.league(league_id)
    return _raw(_shown(league_id, league))


async def join(request: Request) -> Response:
    """Take part. The `token` opens your seat at every table of the league."""
    sent = await body(request, Joining)
    house(request).gate.pass_or_refuse(request, "seats")
    leagues = house(request).tables.leagues
    return _raw(await leagues.join(request.path_params["league"], sent.name, sent.code), 201)


async def begin(request: Request) -> Response:
    """As the organiser: begin with those who are there."""
    await body(request, Nothing)
    await house(request).tables.leagues.begin(request.path_params["league"], _token(request))
    return _raw({"ok": True})


async def leave(request: Request) -> Response:
    """Take no further part, or, as the organiser, remove somebody."""
    sent = await body(request, Leaving)
    await house(request).tables.leagues.leave(request.path_params["league"], _token(request), sent.entrant)
    return _raw({"ok": True})


AT: Final = "/leagues/{league}"
CALLS: Final = [
    Call("GET", "/leagues", leagues, "leagues"),
    Call("POST", "/leagues", create, "leagues", LeagueOrder, status=201),
    Call("GET", AT, look, "leagues"),
    Call("POST", f"{AT}/join", join, "leagues", Joining, status=201),
    Call("POST", f"{AT}/begin", begin, "leagues", Nothing),
    Call("POST", f"{AT}/leave", leave, "leagues", Leaving),
]
