"""A program's live line: /api/tables/{table}/live. It does what forms do, and hears what a seat hears.

In   {"t": "play", "decision": "…", "option": "…"} and all other acts, with the same fields as in the API.
Out  {"t": "done", "act": "play", "told": {…}}: what the act has told; or {"t": "error", …}.
     {"t": "news", "lines": [{"n", "text", "rule"}], "turn": {"decision", "options"}, …}: what is new.

Nothing is drawn for it. With `view` in the address, `turn` has all that the seat sees.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from starlette.websockets import WebSocket, WebSocketDisconnect

from touchline.engine.views import SPECTATOR
from touchline.tables.errors import TableError
from touchline.tables.forms import Pass
from touchline.web import errors
from touchline.web.acts import Seat, perform
from touchline.web.language import say
from touchline.web.listening import Hearing
from touchline.web.live import (
    CLOSE_GONE,
    CLOSE_POLICY,
    CLOSE_TROUBLE,
    SEND_WITHIN,
    Hello,
    Said,
    read,
    rooms_of,
)
from touchline.web.openapi import query
from touchline.web.rooms import Room
from touchline.web.security import Bucket
from touchline.web.visitor import Visit, program_visit
from touchline.web.wire import EXTENSION, Message, Pipe

BEAT: Final = 15.0  # seconds; the server's pings keep the line open, this looks whether the key still fits


class AsSeat(msgspec.Struct):
    """Who looks."""

    seat: Annotated[Seat | None, Meta(description="one of the token's seats; -1: a spectator")] = None


class Listen(AsSeat):
    """What is heard."""

    after: Annotated[int, Meta(ge=0, description="this many lines are known already")] = 0
    view: Annotated[bool, Meta(description="send along what the seat sees when it is asked")] = False


def seat_of(who: Pass, seat: int | None) -> int:
    """The seat that is looked through: the one wanted, if it is the token's own."""
    if seat is None:
        return who.seats[0] if len(who.seats) == 1 else SPECTATOR
    if seat != SPECTATOR and seat not in who.seats:
        raise TableError(403, say("token-not-seat"))
    return seat


class ProgramLine:
    """One program's WebSocket."""

    def __init__(self, socket: WebSocket, here: Visit, hearing: Hearing, room: Room) -> None:
        self._socket = socket
        self._visitor = here.visitor
        self._hearing = hearing
        self._room = room
        self._pipe: Pipe | None = socket.scope.get("extensions", {}).get(EXTENSION)
        limits = here.visitor.house.limits
        self._bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
        self._faults_left = limits.faults

    async def run(self) -> None:
        """Talk until the program leaves, or its key no longer fits."""
        ear = asyncio.Event()
        ear.set()
        self._room.listen(ear)
        tasks = [asyncio.create_task(self._hear()), asyncio.create_task(self._tell(ear))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._room.hush(ear)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(RuntimeError, OSError):
                await self._socket.close(CLOSE_POLICY)

    async def _hear(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            said = read(message.get("text") or "") if self._bucket.take() else None
            if said is None or isinstance(said, Hello):
                self._faults_left -= 1
                if self._faults_left < 0:
                    return
                await self._send({"t": "error", "status": 400, "message": say("program-unreadable")})
            else:
                await self._send(await self._do(said))

    async def _do(self, said: Said) -> dict[str, Any]:
        assert isinstance(said, tuple)
        try:
            table = await self._visitor.house.tables.table(self._visitor.who.table)
            told = await perform(Visit(self._visitor, table), *said)
        except Exception as error:
            problem = errors.explain(error)
            return {"t": "error", "status": problem.status, "message": problem.what, "rule": problem.rule}
        return {"t": "done", "act": said[0].name, "told": told}

    async def _tell(self, ear: asyncio.Event) -> None:
        more = True
        while more:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await ear.wait()
            ear.clear()
            table = await self._visitor.house.tables.table(self._visitor.who.table)
            if not self._visitor.still(table):
                return
            story = self._room.story(table, self._hearing.seat)
            stands, found = self._hearing.news(table, story)
            if stands < len(story.sentences):
                found["lines"] = [
                    {"n": n, "text": text, "rule": rule}
                    for n, (text, rule) in enumerate(story.sentences[stands:], stands + 1)
                ]
            if found.get("turn", {}).get("decision"):
                found["turn"]["options"] = table.match.options_of(self._hearing.seat)
            if found:
                await self._send({"t": "news", **found})
            more = not table.match.over

    async def _send(self, told: dict[str, Any]) -> None:
        data = msgspec.json.encode(told)
        if self._pipe is not None and self._pipe.take(Message(data)):
            return
        async with asyncio.timeout(SEND_WITHIN):
            await self._socket.send_text(data.decode())


async def program_live(socket: WebSocket) -> None:
    """The endpoint."""
    rooms = rooms_of(socket)
    try:
        here = await program_visit(socket)
        asked = query(socket, Listen)
        hearing = Hearing(here.who, seat_of(here.who, asked.seat), asked.after, asked.view)
        ended = here.visitor.line()
    except Exception as error:
        problem = errors.explain(error)
        await socket.accept()
        code = CLOSE_GONE if 400 <= problem.status < 429 else CLOSE_TROUBLE
        await socket.close(code, problem.what[:100])
        return
    table_id, gone = here.table.id, None
    room = rooms.room(table_id)
    rooms.warming.need(here.table.game, here.visitor.language)
    try:
        await socket.accept()
        if here.who.seats:
            gone = await here.tables.present(here.who)
        await ProgramLine(socket, here, hearing, room).run()
    except WebSocketDisconnect:
        pass
    finally:
        ended()
        rooms.tidy(table_id)
        if gone is not None:
            gone()
