"""The JSON API: everything that the pages can do, for programs. Described by /api/openapi.json.

A token is sent as `Authorization: Bearer <token>`; without one, one watches where everybody may. Cookies open
nothing here, so no other site can misuse them. Answers are what the token's seats may know and nothing else.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from touchline.bots import names as bot_names
from touchline.bots.puzzles import puzzles_of
from touchline.engine import editions
from touchline.engine.game import find, known
from touchline.engine.speech import speaker
from touchline.tables import series
from touchline.tables.clocks import Clock
from touchline.tables.coach import in_words
from touchline.tables.errors import TableError
from touchline.tables.forms import Created, NewTable, Pass, SeatSpec, TableCard
from touchline.tables.seen import Seen
from touchline.tables.table import Table
from touchline.web import api_leagues
from touchline.web.acts import ACTS, Act, perform
from touchline.web.acts_seats import SEAT_ACTS
from touchline.web.language import say
from touchline.web.listening import Listening
from touchline.web.openapi import Call, body, describe, query
from touchline.web.pages import render
from touchline.web.program import AsSeat, Listen, program_live, seat_of
from touchline.web.reuse import MadeOf
from touchline.web.security import client_of
from touchline.web.visitor import house, newest, program_visit

Name = Annotated[str, Meta(max_length=100)]
Id = Annotated[str, Meta(max_length=40)]


class SeatOrder(msgspec.Struct):
    """A seat of a new table."""

    kind: Annotated[
        str, Meta(description='"here" (the host plays it), "link" or "bot"', examples=["bot"], max_length=40)
    ]
    name: Name = ""
    bot: Annotated[Id, Meta(description="which bot, for a bot's seat", examples=["captain"])] = ""


class TableOrder(msgspec.Struct):
    """A new table."""

    game: Annotated[Id, Meta(examples=["GAME", "GAME@EDITION"])]
    seats: Annotated[list[SeatOrder], Meta(max_length=12)]
    edition: Annotated[Id, Meta(description="an edition of the game, as `games` lists them")] = ""
    options: Annotated[dict[str, bool | int], Meta(description="the table options of the game")] = {}
    title: Annotated[str, Meta(max_length=200)] = ""
    limit: Annotated[int, Meta(description="seconds for each decision; 0: as long as one likes")] = 0
    coach: Annotated[
        bool | None,
        Meta(description="whether the coach may be asked; unless told, where at most one person plays"),
    ] = None
    private: Annotated[bool, Meta(description="in no list, and seen by nobody without a token")] = False
    clock: Annotated[Clock | None, Meta(description="more than a limit: banks, nights, vacation")] = None
    open: Annotated[bool, Meta(description="anybody may `sit` down where nobody sits, without a link")] = (
        False
    )
    language: Annotated[str, Meta(max_length=8, description="of an open table, for lists")] = ""
    orders: Annotated[
        bool, Meta(description="people's seats begin with the usual standing orders of the game")
    ] = False
    series: Annotated[series.Kind, Meta(description="how many games with the same managers")] = "one"


class Branch(msgspec.Struct):
    """A moment of a finished game to go on from."""

    at: Annotated[int, Meta(description="how many decisions stand", ge=0)]
    bots: Annotated[
        list[str],
        Meta(max_length=12, description='who plays each seat; "" is you', examples=[["", "greedy"]]),
    ]


class Import(msgspec.Struct):
    """A record, as text."""

    record: str


class OfGame(msgspec.Struct):
    """A game; unless told, the first."""

    game: Id = ""


class Limit(msgspec.Struct):
    """How many."""

    limit: Annotated[int, Meta(ge=1, le=200)] = 50


def raw(data: Any, status: int = 200) -> Response:
    """Data as JSON, made by msgspec as everything that leaves the engine."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def described(table: Table, who: Pass, seat: int) -> dict[str, Any]:
    """A table as the seat sees it."""
    seen = Seen(table, seat)
    return {
        "table": table.id,
        "game": table.game.id,
        "edition": table.game.edition,
        "content_hash": table.game.content_hash,
        "title": table.title,
        "status": table.status,
        "seat": seat,
        "own_seats": who.seats,
        "invited": who.invited,
        "host": who.host,
        "seats": table.seats,
        "commitment": table.commitment,
        "secret": table.secret_when_over,
        "decision": seen.decision,
        "rematch": table.rematch,
        "undo_asked": table.undo_seen(who.seats),
        "coach": table.coach,
        "asked_coach": [asked.seat for asked in table.asked_by(seat)],
        "talk": list(table.talk),
        "notes": table.doors.notes,
        "private": table.header.private,
        "view": seen.view,
    }


async def games(request: Request) -> Response:
    """All games: seats, options, versions."""
    return raw(
        [
            {
                "id": game.id,
                "title": game.title,
                "seats": list(game.seats),
                "edition": game.edition,
                "editions": editions.names(game.id),
                "rules_version": game.rules_version,
                "options": game.options,
            }
            for game in map(find, known())
        ]
    )


async def bots(request: Request) -> Response:
    """The bots that play a game."""
    game = find(query(request, OfGame).game or known()[0]).id
    return raw(
        [{"id": bot.name, "title": bot.name.capitalize(), "line": bot.text} for bot in bot_names(game)]
    )


_LISTS: Final = MadeOf[bytes]()


async def tables(request: Request) -> Response:
    """The tables that were last played at, the newest first."""
    limit = query(request, Limit).limit
    cards = await house(request).tables.listing(limit)
    made = _LISTS.made(cards, lambda: msgspec.json.encode([_listed(card) for card in newest(cards)]))
    return Response(made, media_type="application/json")


def _listed(card: TableCard) -> dict[str, Any]:
    """A table in the list. When it last changed is not told: that would betray secret moves."""
    told = msgspec.structs.asdict(card)
    stages = told.pop("stages")
    del told["updated"]
    return told | {"stage": stages.get(speaker().language, card.stage)}


async def create(request: Request) -> Response:
    """Make a table. The answer holds its tokens; they are shown this once.

    `host` is a key and plays the seats that are "here". `links` are invitations: whoever `sit`s down with one
    first gets the seat's key, and the link is used up.
    """
    order = await body(request, TableOrder)
    house(request).gate.pass_or_refuse(request)
    seats = [SeatSpec(seat.kind, seat.name, seat.bot) for seat in order.seats]  # type: ignore[arg-type]
    spec = f"{order.game}@{order.edition}" if order.edition else order.game
    new = NewTable(
        spec,
        seats,
        order.options,
        order.title,
        order.limit,
        order.coach,
        order.private,
        order.clock,
        order.orders,
    )
    new.open, new.language = order.open, order.language
    new.series = series.made(order.series, spec, len(seats))
    return raw(_created(await house(request).tables.create(new)), 201)


def _created(created: Created) -> dict[str, Any]:
    return {"table": created.table, "host": created.host, "links": created.links, "watch": created.watch}


async def look(request: Request) -> Response:
    """A table as one seat, or a spectator, may know it."""
    here = await program_visit(request)
    return raw(described(here.table, here.who, seat_of(here.who, query(request, AsSeat).seat)))


async def options(request: Request) -> Response:
    """What a seat is asked: the id of the decision, its options, what is not possible and why, its draft.

    `side` is what it may start although it is not asked, with the id to send along; `orders` are its
    standing orders.
    """
    here = await program_visit(request)
    table, who = here.table, here.who
    if who.invited and not who.seats:
        raise TableError(403, say("token-invitation"))
    seat = seat_of(who, query(request, AsSeat).seat)
    seen = Seen(table, seat)
    side = {"decision": seen.side, "options": seen.view.side}
    asked = {"decision": seen.decision, "asked": seen.view.decision, "draft": seen.draft}
    return raw(asked | {"side": side, "orders": seen.orders})


async def review(request: Request) -> Response:
    """A finished game looked at again; `progress` below 1 means that there is more to come: ask again."""
    table = (await program_visit(request)).table
    if not table.match.over:
        raise TableError(403, say("review-running"))
    found = house(request).tables.coach.review(table)
    return raw(msgspec.structs.replace(found, problem=in_words(found.problem)))


async def branch(request: Request) -> Response:
    """A new table that goes on from a moment of a finished game, with new dice."""
    sent = await body(request, Branch)
    table = (await program_visit(request)).table
    house(request).gate.pass_or_refuse(request)
    return raw(_created(await house(request).tables.branch(table.id, sent.at, sent.bots)), 201)


async def record(request: Request) -> Response:
    """The record of a finished game."""
    who = (await program_visit(request)).who
    return PlainTextResponse(await house(request).tables.export(who), media_type="application/jsonl")


async def import_record(request: Request) -> Response:
    """A table from a record: finished to look at, unfinished to go on with."""
    house(request).gate.pass_or_refuse(request, "records")
    house(request).gate.pass_or_refuse(request)
    sent = await body(request, Import)
    return raw(_created(await house(request).tables.import_record(sent.record)), 201)


async def events(request: Request) -> Response:
    """What a seat hears, as it happens (Server-Sent Events).

    `line` events hold a sentence with its rule and number; `after` skips the first. A `rewind` event says
    how many lines still stand when something was taken back. `turn` holds the id of the open decision, and
    with `view`, when there is one, all that the seat sees, its options among it: enough for a bot.
    """
    asked = query(request, Listen)
    here = await program_visit(request)
    seat = seat_of(here.who, asked.seat)
    if asked.view and here.who.invited and not here.who.seats:
        raise TableError(403, say("token-invitation"))  # or a bot would listen for ever
    house(request).lines.check(here.table.id, client_of(request), bool(here.who.seats or here.who.host))
    return Listening(request, here.who, seat, asked.after, asked.view)


def _doing(act: Act) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint that does something at a table."""

    async def endpoint(request: Request) -> Response:
        said = await body(request, act.args)
        here = await program_visit(request, stranger=act.may == "anybody")
        return raw(await perform(here, act, said), act.status)

    return endpoint


async def docs(request: Request) -> HTMLResponse:
    """The API as a page."""
    return HTMLResponse(render("api.html", api=description()))


async def openapi(request: Request) -> Response:
    """The API, described for programs."""
    return raw(description())


class OfDay(msgspec.Struct):
    """A day; unless told, today."""

    day: Annotated[str, Meta(max_length=10, examples=["2026-03-01"])] = ""


async def daily(request: Request) -> Response:
    """The matches of a day, with the verified results; their secrets when the day is over."""
    tables = house(request).tables
    day = query(request, OfDay).day or tables.today()
    return raw({"day": day, "games": await tables.daily(day, b"")})


async def puzzles(request: Request) -> Response:
    """The puzzles of a game, without their answers: the page of each is `/puzzles/GAME/ID`."""
    game = find(query(request, OfGame).game or known()[0])
    return raw(
        [
            {"id": one.id, "question": one.asked.kind, "options": sorted(w.option for w in one.asked.worth)}
            for one in puzzles_of(game).values()
        ]
    )


AT: Final = "/tables/{table}"
CALLS: Final = [
    Call("GET", "/games", games, "games"),
    Call("GET", "/bots", bots, "games", query=OfGame),
    Call("GET", "/daily", daily, "games", query=OfDay),
    Call("GET", "/puzzles", puzzles, "games", query=OfGame),
    Call("GET", "/tables", tables, "tables", query=Limit),
    Call("POST", "/tables", create, "tables", TableOrder, status=201),
    Call("GET", AT, look, "tables", query=AsSeat),
    Call("GET", f"{AT}/options", options, "play", query=AsSeat),
    Call("GET", f"{AT}/events", events, "play", query=Listen),
    *(
        Call(
            "POST",
            f"{AT}/{act.name}",
            _doing(act),
            "seats" if act.name in SEAT_ACTS else "play",
            act.args,
            status=act.status,
            may=act.may,
            about=act.do.__doc__ or "",
        )
        for act in ACTS.values()
    ),
    Call("GET", f"{AT}/record", record, "records"),
    Call("GET", f"{AT}/review", review, "records"),
    Call("POST", f"{AT}/branch", branch, "records", Branch, status=201),
    Call("POST", "/records", import_record, "records", Import, status=201),
    *api_leagues.CALLS,
]


@cache
def description() -> dict[str, Any]:
    """The whole API, as OpenAPI."""
    return describe(CALLS)


ROUTES: Final = [
    *(Route(f"/api{call.path}", call.answer, methods=[call.method]) for call in CALLS),
    Route("/api/openapi.json", openapi),
    Route("/api/docs", docs),
    WebSocketRoute(f"/api{AT}/live", program_live),
]
