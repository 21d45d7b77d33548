"""The part of the API that gives and takes seats.

A link is an invitation. `sit` makes it a key that nobody else knows, and the link is used up. The owner of a
seat may change the lock, sit down on more devices, and recover the seat with a phrase. The host may give new
links, free a seat whose owner has left, mute and remove. Keys, tickets and phrases are told this once.
"""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.responses import Response
from pydantic import BaseModel, Field

from touchline.tables.doors import HOST
from touchline.tables.sitting import TICKET_FOR
from touchline.web.api_kit import SeatOnly, Who, raw
from touchline.web.live import rooms_of
from touchline.web.visitor import base_url, house


class Sitting(BaseModel):
    """Sitting down with a link or a ticket."""

    link: str = Field(max_length=64, description="the token of the link, or the ticket")
    name: str = Field("", max_length=100, description="the name of the manager; unless told, it stays")
    only: bool = Field(False, description="with a ticket: sign all other devices out")


class Recovery(BaseModel):
    """A recovery phrase."""

    phrase: str = Field(max_length=200)


class Place(BaseModel):
    """A seat."""

    seat: int = Field(HOST, ge=HOST, description="one of the token's seats by link; -1: the host's own place")


class Silence(BaseModel):
    """Who is muted."""

    seat: int = Field(ge=HOST, description="a seat; -1: all who watch")
    on: bool = True


class Removal(BaseModel):
    """Who is removed or let back in."""

    seat: int = Field(ge=0)
    out: bool = True


def _limited(request: Request, table: str) -> None:
    house(request).gate.pass_or_refuse(request, "seats")


async def sit(request: Request, table: str, sent: Sitting) -> Response:
    """Sit down with a link (the first who does has the seat) or a ticket: the key that opens the seat."""
    _limited(request, table)
    made = await house(request).tables.sit(table, sent.link, sent.name, sent.only)
    rooms_of(request).wake(table)
    return raw({"seat": made.seat, "token": made.token}, 201)


async def lock(request: Request, table: str, who: Who, sent: Place) -> Response:
    """Change the lock: a new key, and all others of this seat stop working. The phrase stays."""
    _limited(request, table)
    made = await house(request).tables.change_lock(who, sent.seat)
    return raw({"seat": made.seat, "token": made.token}, 201)


async def ticket(request: Request, table: str, who: Who, sent: Place) -> Response:
    """A ticket with which one more device may `sit` down, once; `url` is the same for a browser."""
    _limited(request, table)
    made = await house(request).tables.ticket(who, sent.seat)
    url = f"{base_url(request)}/t/{table}/s/{made}"
    return raw({"ticket": made, "url": url, "seconds": TICKET_FOR}, 201)


async def phrase(request: Request, table: str, who: Who, sent: Place) -> Response:
    """A new recovery phrase; an older one stops working."""
    _limited(request, table)
    return raw({"phrase": await house(request).tables.phrase(who, sent.seat)}, 201)


async def recover(request: Request, table: str, sent: Recovery) -> Response:
    """Get a seat back with its recovery phrase, which is used up. All other keys stop working."""
    _limited(request, table)
    made = await house(request).tables.recover(table, sent.phrase)
    return raw({"seat": made.seat, "token": made.token}, 201)


async def free(request: Request, table: str, who: Who, sent: SeatOnly) -> Response:
    """Give up the own seat or, as the host, free one whose owner has left; the host gets the new `link`."""
    _limited(request, table)
    return raw({"link": await house(request).tables.free(who, sent.seat)})


async def link(request: Request, table: str, who: Who, sent: Place) -> Response:
    """As the host: a new link for a seat that nobody has, or (-1) to watch; older ones stop working."""
    _limited(request, table)
    return raw({"link": await house(request).tables.invite(who, sent.seat)}, 201)


async def mute(request: Request, table: str, who: Who, sent: Silence) -> Response:
    """As the host: mute somebody in the table talk, or let them talk again."""
    _limited(request, table)
    await house(request).tables.mute(who, sent.seat, sent.on)
    return raw({"ok": True})


async def remove(request: Request, table: str, who: Who, sent: Removal) -> Response:
    """As the host: remove the owner of a seat, for whom a bot plays on, or let the owner back in."""
    _limited(request, table)
    await house(request).tables.remove(who, sent.seat, sent.out)
    return raw({"ok": True})


def add_to(api: FastAPI) -> None:
    """Add these addresses to the API."""
    at = "/tables/{table}"
    for path, act, status in (
        ("sit", sit, 201),
        ("lock", lock, 201),
        ("ticket", ticket, 201),
        ("phrase", phrase, 201),
        ("recover", recover, 201),
        ("free", free, 200),
        ("link", link, 201),
        ("mute", mute, 200),
        ("remove", remove, 200),
    ):
        api.post(f"{at}/{path}", tags=["seats"], status_code=status)(act)
