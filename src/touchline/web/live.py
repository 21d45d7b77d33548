"""The live line of a table: every viewer gets what changed for it, over one WebSocket, and answers on it.

A viewer's line has no queue: when it is ready, it gets the difference between what it shows and how the table
is now. So a slow viewer holds up nobody, and misses nothing but moments that are over; one that reads nothing
for a while is sent away. The room (rooms.py) writes to all lines that keep up, at once; a line that does not
waits here for its own turn.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Annotated, Any, Final, cast

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from touchline.engine.errors import TouchlineError
from touchline.tables.store import StoreError
from touchline.tables.table import Table
from touchline.web import digest, errors, tablepage
from touchline.web.acts import Act, Args, named, perform
from touchline.web.language import say
from touchline.web.rooms import RELOAD, Room, Rooms, Shown
from touchline.web.security import Bucket
from touchline.web.viewer import Viewer
from touchline.web.visitor import Visit, Visitor, visit
from touchline.web.wire import EXTENSION, Message, Pipe

log = logging.getLogger("touchline.web")

HELLO_WITHIN: Final = 10.0
SEND_WITHIN: Final = 30.0
CLOSE_WITHIN: Final = 1.0
CLOSE_POLICY: Final = 1008
CLOSE_TROUBLE: Final = 1011
CLOSE_GONE: Final = 4404  # from 4000 on the client does not come back
NEW_KEY_WITHIN: Final = 0.5  # seconds, in which a browser that changed its lock gets the new key

_encode: Final = msgspec.json.encode


class Hello(msgspec.Struct):
    """The first message: the layout of the page that is shown, if it takes patches."""

    layout: Annotated[str, msgspec.Meta(max_length=80)] = ""
    patches: bool = False


Said = Hello | tuple[Act, Args]
"""A message: `{"t": "hello", …}`, or an act with its arguments, `{"t": "play", "options": …}`."""


def read(text: str) -> Said | None:
    """A message; None if it is none."""
    try:
        fields = msgspec.json.decode(text, type=dict[str, Any])
        name = fields.pop("t", None)
        if name == "hello":
            return msgspec.convert(fields, Hello)
        act = named(name) if isinstance(name, str) else None
        return (act, act.read(fields)) if act else None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


class Line:
    """One viewer's WebSocket."""

    def __init__(self, socket: WebSocket, visitor: Visitor, room: Room) -> None:
        self.socket = socket
        self.visitor = visitor
        self.room = room
        self.tables = visitor.house.tables
        limits = visitor.house.limits
        self._bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
        self._faults_left = limits.faults
        self.kind = room.kind(visitor.kind)
        self.shown = Shown("", 0, False)
        self.owed = self.acts = False
        self._pipe: Pipe | None = socket.scope.get("extensions", {}).get(EXTENSION)
        self._greeted = False
        self._news = asyncio.Event()
        self._turn = asyncio.Lock()

    def wake(self) -> None:
        """Look at the table again, when there is time for it."""
        self._news.set()

    def still(self, table: Table) -> bool:
        """Whether the viewer may still see what it could."""
        return self.visitor.still(table)

    def viewer(self, table: Table) -> Viewer:
        """Who looks."""
        return self.visitor.viewer(table)

    async def run(self) -> None:
        """Talk until the viewer leaves."""
        sender: asyncio.Task[None] | None = None
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self._next()
                while not isinstance(hello, Hello):
                    await self._fault(say("line-hello"))
                    hello = await self._next()
            await self._greet(hello)
            sender = asyncio.create_task(self._send_news())
            while True:
                said = await self._next()
                if said is not None:
                    await self._do(said)
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            if sender is not None:
                sender.cancel()
                await asyncio.gather(sender, return_exceptions=True)
            await self._close(CLOSE_POLICY, "")

    # What comes in

    async def _next(self) -> Said | None:
        """The next message; None if it was none."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        if not self._bucket.take():
            await self._fault(say("line-too-fast"))
            return None
        said = read(message.get("text") or "")
        if said is None:
            await self._fault(say("line-unreadable"))
        return said

    async def _fault(self, message: str) -> None:
        """Answer what is no message; who goes on with that is sent away."""
        self._faults_left -= 1
        if self._faults_left < 0:
            await self._close(CLOSE_POLICY, say("line-too-many-faults"))
            raise WebSocketDisconnect(CLOSE_POLICY)
        await self._complain(message)

    async def _complain(self, message: str, rule: str = "") -> None:
        await self._send(_encode({"t": "error", "message": message, "rule": rule}).decode())

    async def _do(self, said: Said) -> None:
        """Do what the viewer wants, or say why not; then show how the table is."""
        before = self.shown
        self.acts = True
        try:
            await self._act(said)
        except (TouchlineError, StoreError) as error:
            problem = errors.explain(error)
            if problem.status == 409:
                await self._catch_up()  # first what has changed, then that this is why
            await self._complain(problem.what, problem.rule)
        except Exception as error:
            problem = errors.explain(error)
            await self._complain(f"{problem.what} {say('error-reference', code=problem.reference)}.")
        else:
            if self.shown is before:
                self.owed = True
                self.room.wake()
        finally:
            self.acts = False

    async def _act(self, said: Said) -> None:
        if isinstance(said, Hello):
            self.visitor.hello()
            await self._greet(said)
        else:
            await perform(Visit(self.visitor, await self._table(), live=True), *said)

    # What goes out

    async def _greet(self, hello: Hello) -> None:
        """Start over from what the page shows; it gets everything, once."""
        table = await self._table()
        viewer = self.viewer(table)
        layout = tablepage.layout(table, viewer)
        missed = table.status == "over" and hello.layout not in ("", layout)  # the line was down at the end
        told = digest.last_turn(table.match, viewer.seat) if missed else len(table.match.told)
        self.shown = self.room.shown(hello.layout or layout, told, hello.patches)
        self.owed = self._greeted = True
        self.wake()

    async def _send_news(self) -> None:
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                await self._catch_up()
        except WebSocketDisconnect:
            pass
        except TimeoutError:
            await self._drop()
        except Exception as error:
            errors.explain(error)
            await self._close(CLOSE_TROUBLE, say("line-trouble"))

    def take(self, message: Message | None, after: Shown) -> None:
        """Send what is new, if the line can take it now; otherwise it is looked for when it can."""
        if not self._greeted:
            return
        if message is None or (self._pipe is not None and self._pipe.take(message)):
            self.shown, self.owed = after, False
        else:
            self.wake()

    async def _catch_up(self) -> None:
        async with self._turn:
            table = await self._table()
            # What is made for the line counts as shown: from here to the write nothing may come between.
            while self._pipe is not None and not self._pipe.ready:
                if self._pipe.ended:
                    raise WebSocketDisconnect(1006)
                async with asyncio.timeout(SEND_WITHIN):
                    await self._pipe.drained()
                table = await self._table()
            if not self.visitor.still(table):
                await self._send_away()
                return
            viewer = self.viewer(table)
            rendered = self.room.rendered(table, viewer)
            message, self.shown = self.room.lacking(self.shown, self.owed, table, viewer, rendered)
            self.owed = False
            if message is None:
                return
            if self._pipe is None:
                await self._send(message.plain.decode())
            else:
                self._pipe.take(message)

    async def _send_away(self) -> None:
        """This page has an old key; a browser that changed its own lock comes back with the new one."""
        await asyncio.sleep(NEW_KEY_WITHIN)
        await self._send(RELOAD.plain.decode())
        if not self.visitor.still(await self._table()):
            await self._close(CLOSE_POLICY, say("line-seat-gone"))

    async def _table(self) -> Table:
        return await self.tables.table(self.visitor.who.table)

    async def _send(self, text: str) -> None:
        try:
            async with asyncio.timeout(SEND_WITHIN):
                await self.socket.send_text(text)
        except (RuntimeError, OSError) as error:  # the line was closed meanwhile
            raise WebSocketDisconnect(1006) from error

    async def _drop(self) -> None:
        """Send a reader away that is too slow; it would not even read a goodbye."""
        if self._pipe is not None:
            self._pipe.abort()
        else:
            await self._close(CLOSE_TROUBLE, say("line-too-slow"))

    async def _close(self, code: int, reason: str) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect, TimeoutError):
                async with asyncio.timeout(CLOSE_WITHIN):
                    await self.socket.close(code, reason)


def rooms_of(conn: HTTPConnection) -> Rooms:
    """The rooms of this server."""
    return cast(Rooms, conn.app.state.rooms)


async def live(socket: WebSocket) -> None:
    """The endpoint: /t/{table}/live."""
    table_id = socket.path_params["table"]
    rooms = rooms_of(socket)
    try:
        visited = await visit(socket)
        visitor = visited.visitor
        ended = visitor.line()
    except (TouchlineError, StoreError) as error:
        problem = errors.explain(error)
        await socket.accept()
        code = CLOSE_GONE if problem.status in (403, 404, 410) else CLOSE_TROUBLE
        await socket.close(code, problem.what[:100])
        return
    room = rooms.room(table_id)
    line = Line(socket, visitor, room)
    room.enter(line, bool(visitor.who.seats or visitor.who.host))
    gone = None
    try:
        await socket.accept()
        await rooms.warming.ready(visited.table.game, visitor.language)
        if visitor.who.seats:
            gone = await visitor.house.tables.present(visitor.who)
        await line.run()
    finally:
        ended()
        room.leave(line)
        rooms.tidy(table_id)
        if gone is not None:
            gone()
