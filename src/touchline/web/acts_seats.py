"""What visitors may do about seats: sit down, change the lock, move, recover, give up; and the host's part.

A link is an invitation. `sit` makes it a key that nobody else knows, and the link is used up. The owner of a
seat may change the lock, sit down on more devices, and recover the seat with a phrase. The host may give new
links, free a seat whose owner has left, mute and remove. Keys, tickets and phrases are told this once.
"""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final

from msgspec import Meta

from touchline.tables.doors import HOST
from touchline.tables.forms import Seated
from touchline.tables.sitting import TICKET_FOR
from touchline.web.acts import ACTS, TABLE_ACTS, Args, act
from touchline.web.visitor import Visit

seat_act: Final = partial(act, limited="seats")

Place = Annotated[int, Meta(ge=HOST, le=99, description="one of your seats by link; -1: the host's place")]


class Sit(Args):
    """Sitting down with a link or a ticket; at an open table without."""

    link: Annotated[str, Meta(max_length=64, description="the token of the link, or the ticket")] = ""
    name: Annotated[str, Meta(max_length=1000, description="the manager's name; unless told, it stays")] = ""
    only: Annotated[bool, Meta(description="with a ticket: sign all other devices out")] = False


class AtPlace(Args):
    """A seat, or the host's place."""

    seat: Place = HOST


class OtherSeat(Args):
    """A seat."""

    seat: Annotated[int, Meta(ge=0, le=99)]


class Recovery(Args):
    """A recovery phrase."""

    phrase: Annotated[str, Meta(max_length=200)]
    seat: Place = HOST  # the page's form has one; the phrase says which it is


class Silence(Args):
    """Who is muted."""

    seat: Annotated[int, Meta(ge=HOST, le=99, description="a seat; -1: all who watch")]
    on: bool = True


class Removal(OtherSeat):
    """Who is removed or let back in."""

    out: bool = True


def _told(made: Seated) -> dict[str, Any]:
    return {"seat": made.seat, "token": made.token}


@seat_act("sit", "anybody", 201)
async def sit(visit: Visit, said: Sit) -> dict[str, Any]:
    """Sit down with a link (the first who does has the seat) or a ticket: the key that opens the seat. At an
    open table one sits down without."""
    if not said.link:
        return _told(await visit.tables.take_free(visit.table.id, said.name))
    return _told(await visit.tables.sit(visit.table.id, said.link, said.name, said.only))


@seat_act("lock", "seat", 201)
async def lock(visit: Visit, said: AtPlace) -> dict[str, Any]:
    """Change the lock: a new key, and all others of this seat stop working. The phrase stays."""
    return _told(await visit.tables.change_lock(visit.who, said.seat))


@seat_act("ticket", "seat", 201)
async def ticket(visit: Visit, said: AtPlace) -> dict[str, Any]:
    """A ticket with which one more device may `sit` down, once; `url` is the same for a browser."""
    made = await visit.tables.ticket(visit.who, said.seat)
    url = f"{visit.visitor.base_url}/t/{visit.table.id}/s/{made}"
    return {"ticket": made, "url": url, "seconds": TICKET_FOR}


@seat_act("phrase", "seat", 201)
async def phrase(visit: Visit, said: AtPlace) -> dict[str, Any]:
    """A new recovery phrase; an older one stops working."""
    return {"phrase": await visit.tables.phrase(visit.who, said.seat)}


@seat_act("recover", "anybody", 201)
async def recover(visit: Visit, said: Recovery) -> dict[str, Any]:
    """Get a seat back with its recovery phrase, which is used up. All other keys stop working."""
    return _told(await visit.tables.recover(visit.table.id, said.phrase))


@seat_act("free", "seat")
async def free(visit: Visit, said: OtherSeat) -> dict[str, Any]:
    """Give up the own seat or, as the host, free one whose owner has left; the host gets the new `link`."""
    return {"link": await visit.tables.free(visit.who, said.seat)}


@seat_act("pass-on", "seat", 201)
async def pass_on(visit: Visit, said: AtPlace) -> dict[str, Any]:
    """A link with which a friend gets your seat. Until they sit down, it is yours."""
    return {"link": await visit.tables.pass_on(visit.who, said.seat)}


@seat_act("link", "host", 201)
async def link(visit: Visit, said: AtPlace) -> dict[str, Any]:
    """As the host: a new link for a seat that nobody has, or (-1) to watch; older ones stop working."""
    return {"link": await visit.tables.invite(visit.who, said.seat)}


@seat_act("mute", "host")
async def mute(visit: Visit, said: Silence) -> dict[str, Any]:
    """As the host: mute somebody in the table talk, or let them talk again."""
    await visit.tables.mute(visit.who, said.seat, said.on)
    return {"ok": True}


@seat_act("remove", "host")
async def remove(visit: Visit, said: Removal) -> dict[str, Any]:
    """As the host: remove the owner of a seat, for whom a bot plays on, or let the owner back in."""
    await visit.tables.remove(visit.who, said.seat, said.out)
    return {"ok": True}


SEAT_ACTS: Final = {name: one for name, one in ACTS.items() if name not in TABLE_ACTS}
