"""The JSON API: everything that the pages can do, for programs. Described by /api/openapi.json.

A token is sent as `Authorization: Bearer <token>`; without one, one watches where everybody may. Cookies open
nothing here, so no other site can misuse them. Answers are what the token's seats may know and nothing else.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import FastAPI, HTTPException, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, PlainTextResponse, Response
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException as AnyHTTPException

from touchline import __version__
from touchline.bots import names as bot_names
from touchline.engine import editions
from touchline.engine.errors import TouchlineError
from touchline.engine.game import find, known
from touchline.engine.speech import speaker
from touchline.engine.views import SPECTATOR
from touchline.tables.coach import in_words
from touchline.tables.errors import TableError
from touchline.tables.forms import Created, NewTable, Pass, SeatSpec, TableCard
from touchline.tables.store import StoreError
from touchline.tables.table import Table
from touchline.web import errors, routes_api_seats
from touchline.web.answers import answer, draft_of, edit, open_drafting
from touchline.web.api_kit import SeatOnly, SeatQuery, Who, raw
from touchline.web.language import say
from touchline.web.listening import Listening
from touchline.web.live import rooms_of
from touchline.web.pages import render
from touchline.web.security import client_of
from touchline.web.visitor import house, newest


class SeatOrder(BaseModel):
    """A seat of a new table."""

    kind: str = Field(description='"here" (the host plays it), "link" or "bot"', examples=["bot"])
    name: str = Field("", max_length=100)
    bot: str = Field("", max_length=40, description="which bot, for a bot's seat", examples=["captain"])


class TableOrder(BaseModel):
    """A new table."""

    game: str = Field(max_length=40, examples=["GAME", "GAME@EDITION"])
    edition: str = Field("", max_length=40, description="an edition of the game, as `games` lists them")
    seats: list[SeatOrder] = Field(max_length=12)
    options: dict[str, bool | int] = Field({}, description="the table options of the game")
    title: str = Field("", max_length=200)
    limit: int = Field(0, description="seconds for each decision; 0: as long as one likes")
    coach: bool | None = Field(
        None, description="whether the coach may be asked; unless told, where at most one person plays"
    )
    private: bool = Field(False, description="in no list, and seen by nobody without a token")


class Answer(BaseModel):
    """An answer to an open decision."""

    seat: int
    decision: str = Field(max_length=80, description="the id of the decision, as `options` gives it")
    options: list[str] = Field(max_length=64, description="one option, or a sequence that is made as a whole")


class Edit(BaseModel):
    """An edit of what a seat prepares."""

    seat: int
    decision: str = Field(max_length=80)
    operation: str = Field(max_length=80, examples=["put:fa_012"])


class Asking(BaseModel):
    """A question to the coach."""

    seat: int
    decision: str = Field(max_length=80, description="the id of the open decision")


class Branch(BaseModel):
    """A moment of a finished game to go on from."""

    at: int = Field(description="how many decisions stand", ge=0)
    bots: list[str] = Field(
        max_length=12, description='who plays each seat; "" is you', examples=[["", "greedy"]]
    )


class UndoAnswer(BaseModel):
    """Whether a seat agrees to an undo."""

    seat: int
    yes: bool


class Import(BaseModel):
    """A record, as text."""

    record: str


def seat_of(who: Pass, seat: int | None) -> int:
    """The seat that is looked through: the one wanted, if it is the token's own."""
    if seat is None:
        return who.seats[0] if len(who.seats) == 1 else SPECTATOR
    if seat != SPECTATOR and seat not in who.seats:
        raise TableError(403, say("token-not-seat"))
    return seat


def described(table: Table, who: Pass, seat: int) -> dict[str, Any]:
    """A table as the seat sees it."""
    view = table.match.view(seat)
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
        "decision": table.decision_id(seat) if seat >= 0 else "",
        "rematch": table.rematch,
        "undo_asked": table.undo_seen(who.seats),
        "coach": table.coach,
        "asked_coach": [asked.seat for asked in table.asked_by(seat)],
        "talk": list(table.talk),
        "notes": table.doors.notes,
        "private": table.header.private,
        "view": view,
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


async def bots(game: str = "") -> Response:
    """The bots that play a game; unless told, those of the first game."""
    game = find(game or known()[0]).id
    return raw(
        [{"id": bot.name, "title": bot.name.capitalize(), "line": bot.text} for bot in bot_names(game)]
    )


async def tables(request: Request, limit: Annotated[int, Query(ge=1, le=200)] = 50) -> Response:
    """The tables that were last played at, the newest first."""
    return raw([_listed(card) for card in newest(await house(request).tables.listing(limit))])


def _listed(card: TableCard) -> dict[str, Any]:
    """A table in the list. When it last changed is not told: that would betray secret moves."""
    told = msgspec.structs.asdict(card)
    stages = told.pop("stages")
    del told["updated"]
    return told | {"stage": stages.get(speaker().language, card.stage)}


async def create(request: Request, order: TableOrder) -> Response:
    """Make a table. The answer holds its tokens; they are shown this once.

    `host` is a key and plays the seats that are "here". `links` are invitations: whoever `sit`s down with one
    first gets the seat's key, and the link is used up.
    """
    house(request).gate.pass_or_refuse(request)
    seats = [SeatSpec(seat.kind, seat.name, seat.bot) for seat in order.seats]  # type: ignore[arg-type]
    spec = f"{order.game}@{order.edition}" if order.edition else order.game
    new = NewTable(spec, seats, order.options, order.title, order.limit, order.coach, order.private)
    return raw(_created(await house(request).tables.create(new)), 201)


def _created(created: Created) -> dict[str, Any]:
    return {"table": created.table, "host": created.host, "links": created.links, "watch": created.watch}


async def look(request: Request, table: str, who: Who, seat: SeatQuery = None) -> Response:
    """A table as one seat, or a spectator, may know it."""
    found = await house(request).tables.table(table)
    return raw(described(found, who, seat_of(who, seat)))


async def options(request: Request, table: str, who: Who, seat: SeatQuery = None) -> Response:
    """What a seat is asked: the id of the decision, its options, what is not possible and why, its draft.

    `side` is what it may start although it is not asked, with the id to send along.
    """
    found = await house(request).tables.table(table)
    if who.invited and not who.seats:
        raise TableError(403, say("token-invitation"))
    seat = seat_of(who, seat)
    drafting = open_drafting(found, seat)
    draft = drafting.look(found.match.state, seat, draft_of(found, seat)) if drafting else None
    decision, side_id = (found.decision_id(seat), found.side_id(seat)) if seat >= 0 else ("", "")
    view = found.match.view(seat)
    side = {"decision": side_id, "options": view.side}
    return raw({"decision": decision, "asked": view.decision, "draft": draft, "side": side})


async def play(request: Request, table: str, who: Who, sent: Answer) -> Response:
    """Answer a decision. It is stored for good when this returns."""
    if not await answer(house(request).tables, who, sent.seat, sent.decision, sent.options):
        rooms_of(request).wake(table)
    found = await house(request).tables.table(table)
    return raw({"decision": found.decision_id(sent.seat)})


async def draft(request: Request, table: str, who: Who, sent: Edit) -> Response:
    """Edit what a seat prepares; `seal` as an answer sends it."""
    await edit(house(request).tables, who, sent.seat, sent.decision, sent.operation)
    rooms_of(request).wake(table)
    return raw({"decision": sent.decision})


async def hint(request: Request, table: str, who: Who, sent: Asking) -> Response:
    """What the coach says about an open decision: its main options, the best first. The log tells that."""
    await house(request).tables.hint(who, sent.seat, sent.decision, wait=True)
    said = (await house(request).tables.table(table)).hint(sent.seat)
    if said is None or said.counsel is None:
        raise TableError(503, in_words(said.problem) if said else say("ask-again"))
    return raw(said.counsel)


async def review(request: Request, table: str, who: Who) -> Response:
    """A finished game looked at again; `progress` below 1 means that there is more to come: ask again."""
    found = await house(request).tables.table(table)
    if not found.match.over:
        raise TableError(403, say("review-running"))
    review = house(request).tables.coach.review(found)
    return raw(msgspec.structs.replace(review, problem=in_words(review.problem)))


async def branch(request: Request, table: str, who: Who, sent: Branch) -> Response:
    """A new table that goes on from a moment of a finished game, with new dice."""
    house(request).gate.pass_or_refuse(request)
    return raw(_created(await house(request).tables.branch(table, sent.at, sent.bots)), 201)


async def undo(request: Request, table: str, who: Who, sent: SeatOnly) -> Response:
    """Take a seat's last decision back ("done"), or ask the others ("asked"), who must all agree."""
    return raw({"undo": await house(request).tables.undo(who, sent.seat)})


async def answer_undo(request: Request, table: str, who: Who, sent: UndoAnswer) -> Response:
    """Agree to another's undo, or not."""
    await house(request).tables.answer_undo(who, sent.seat, sent.yes)
    return raw({"ok": True})


async def record(request: Request, table: str, who: Who) -> Response:
    """The record of a finished game."""
    return PlainTextResponse(await house(request).tables.export(who), media_type="application/jsonl")


async def import_record(request: Request, sent: Import) -> Response:
    """A table from a record: finished to look at, unfinished to go on with."""
    house(request).gate.pass_or_refuse(request, "records")
    house(request).gate.pass_or_refuse(request)
    return raw(_created(await house(request).tables.import_record(sent.record)), 201)


async def events(
    request: Request,
    table: str,
    who: Who,
    seat: SeatQuery = None,
    after: Annotated[int, Query(ge=0)] = 0,
    view: Annotated[bool, Query(description="send along what the seat sees when it is asked")] = False,
) -> Response:
    """What a seat hears, as it happens (Server-Sent Events).

    `line` events hold a sentence with its rule and number; `after` leaves out so many. A `rewind` event says
    how many lines still stand when something was taken back. `turn` holds the id of the open decision, and
    with `view`, when there is one, all that the seat sees, its options among it: enough for a bot.
    """
    seat = seat_of(who, seat)
    await house(request).tables.table(table)
    house(request).lines.check(table, client_of(request), bool(who.seats or who.host))
    return Listening(request, who, seat, after, view)


async def docs(request: Request) -> HTMLResponse:
    """The API as a page."""
    return HTMLResponse(render("api.html", api=request.app.openapi()))


async def invalid(request: Request, error: Exception) -> Response:
    """A request that is not of the described form."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    what = say("api-form", where=where[:100], why=first["msg"][:200])
    return errors.respond(request, errors.Problem(422, what, title=say("api-form.title")))


def create_api() -> FastAPI:
    """The API as an application of its own, mounted at /api."""
    api = FastAPI(
        title="Touchline",
        version=__version__,
        description="Football-manager board games: tables, views, decisions, records.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/openapi.json",
    )
    at = "/tables/{table}"
    api.get("/games", tags=["games"])(games)
    api.get("/bots", tags=["games"])(bots)
    api.get("/tables", tags=["tables"])(tables)
    api.post("/tables", tags=["tables"], status_code=201)(create)
    api.get(at, tags=["tables"])(look)
    api.get(f"{at}/options", tags=["play"])(options)
    api.post(f"{at}/play", tags=["play"])(play)
    api.post(f"{at}/draft", tags=["play"])(draft)
    api.post(f"{at}/hint", tags=["play"])(hint)
    api.post(f"{at}/undo", tags=["play"])(undo)
    api.post(f"{at}/undo/answer", tags=["play"])(answer_undo)
    api.get(f"{at}/events", tags=["play"])(events)
    api.get(f"{at}/record", tags=["records"])(record)
    api.get(f"{at}/review", tags=["records"])(review)
    api.post(f"{at}/branch", tags=["records"], status_code=201)(branch)
    api.post("/records", tags=["records"], status_code=201)(import_record)
    routes_api_seats.add_to(api)
    api.get("/docs", include_in_schema=False)(docs)
    for kind in (AnyHTTPException, HTTPException, TouchlineError, StoreError, Exception):
        api.add_exception_handler(kind, errors.handle)
    api.add_exception_handler(RequestValidationError, invalid)
    return api
