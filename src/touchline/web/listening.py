"""What a seat hears, for programs, as it happens: Server-Sent Events. program.py has live lines."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from touchline.tables.forms import Pass
from touchline.tables.seen import Seen
from touchline.tables.table import Table
from touchline.web.live import SEND_WITHIN, rooms_of
from touchline.web.protocol import ABORT, ENDING
from touchline.web.security import client_of
from touchline.web.stories import Sentence, Story, event
from touchline.web.visitor import house

HEARTBEAT: Final = 15.0
BEAT: Final = b": still here\n\n"


class Hearing:
    """What one listener has heard so far."""

    def __init__(self, who: Pass, seat: int, after: int, view: bool) -> None:
        self.who = who
        self.seat = seat
        self._heard: list[Sentence] = []
        self._count = after
        self._view = view
        self._first = True
        self._turn: str | None = None

    def news(self, table: Table, story: Story) -> tuple[int, dict[str, Any]]:
        """How many sentences the listener had, and what else is new: `rewind`, `turn`, `over`."""
        found: dict[str, Any] = {}
        stands = self._count
        if self._first:
            self._first = False
        else:
            stands = story.stands(self._heard, self._count)
            if stands < self._count:
                found["rewind"] = {"n": stands}
        self._heard, self._count = story.sentences, len(story.sentences)
        seen = Seen(table, self.seat)
        if seen.decision != self._turn:
            self._turn = seen.decision
            view = {"view": seen.view} if self._view and seen.decision else {}
            found["turn"] = {"decision": seen.decision, **view}
        if table.match.over:
            found["over"] = {"scores": table.match.scores}
        return stands, found


class Listening(Response):
    """An answer that goes on until game or server end, the listener hangs up, or it reads too slowly."""

    media_type = "text/event-stream"

    def __init__(self, request: Request, who: Pass, seat: int, after: int, view: bool) -> None:
        super().__init__()
        self.raw_headers = [header for header in self.raw_headers if header[0] != b"content-length"]
        self._who = who
        self._hearing = Hearing(who, seat, after, view)
        self._tables = house(request).tables
        self._rooms = rooms_of(request)
        self._lines = house(request).lines
        self._client = client_of(request)
        self._ending = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""
        ended = self._lines.take(self._who.table, self._client, bool(self._who.seats or self._who.host))
        room, ear = self._rooms.room(self._who.table), asyncio.Event()
        room.listen(ear)

        def end() -> None:
            self._ending = True
            ear.set()

        scope.get("extensions", {}).get(ENDING, lambda _: None)(end)
        telling = asyncio.create_task(self._tell(ear, send))
        leaving = asyncio.create_task(_gone(receive))
        try:
            await asyncio.wait((telling, leaving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            ended()
            room.hush(ear)
            self._rooms.tidy(self._who.table)
            leaving.cancel()
            telling.cancel()
            await asyncio.gather(telling, leaving, return_exceptions=True)
        error = None if telling.cancelled() else telling.exception()
        if isinstance(error, TimeoutError):  # it would not even read a goodbye
            abort: Callable[[], None] | None = scope.get("extensions", {}).get(ABORT)
            if abort is not None:
                abort()
        elif error is not None and not isinstance(error, OSError):
            raise error

    async def _tell(self, ear: asyncio.Event, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        # Signs of life keep their own time: one that waited for a secret move would tell that there was one.
        beat = asyncio.get_running_loop().time() + HEARTBEAT
        more = True
        while more:
            ear.clear()
            news, more = await self._news()
            if news or not more:
                await _send(send, news, more)
            while more and not ear.is_set():
                try:
                    async with asyncio.timeout_at(beat):
                        await ear.wait()
                except TimeoutError:
                    beat += HEARTBEAT
                    await _send(send, BEAT)

    async def _news(self) -> tuple[bytes, bool]:
        """What is new for the listener, and whether there is more to come."""
        table = await self._tables.table(self._who.table)
        if table.allowed(self._who) != self._who:
            return b"", False
        story = self._rooms.room(self._who.table).story(table, self._hearing.seat)
        stands, found = self._hearing.news(table, story)
        told = [event("rewind", found.pop("rewind"))] if "rewind" in found else []
        told += [story.since(stands), *(event(kind, data) for kind, data in found.items())]
        return b"".join(told), not (table.match.over or self._ending)


async def _send(send: Send, data: bytes, more: bool = True) -> None:
    async with asyncio.timeout(SEND_WITHIN):
        await send({"type": "http.response.body", "body": data, "more_body": more})


async def _gone(receive: Receive) -> None:
    """Returns when the listener has hung up."""
    while (await receive())["type"] != "http.disconnect":
        pass
