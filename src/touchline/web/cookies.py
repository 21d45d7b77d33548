"""What a browser keeps of its tables: one cookie a table, with the keys of all seats that it plays there.

The cookie of a game that still runs is never dropped: the keys are nowhere else. When a browser has no room
for another table, those of finished games go first; if there are none, the new table is refused.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from touchline.tables.doors import hashed
from touchline.tables.errors import TooMuch
from touchline.tables.table import Table
from touchline.web import called
from touchline.web.language import say
from touchline.web.security import (
    MOST_TOKENS,
    cookie_name,
    forget,
    put_cookie,
    secret_of,
    tables_of,
    tokens_of,
)
from touchline.web.visitor import house

MOST_TABLES: Final = 60  # with their links two cookies each; browsers keep at least 150 of one site


async def room_for(conn: HTTPConnection, table_id: str = "") -> list[str]:
    """The tables whose cookies have to go so that this one (or a new one) has room."""
    others = [known for known in tables_of(conn) if known != table_id]
    too_many = len(others) + 1 - MOST_TABLES
    if too_many <= 0:
        return []
    running = await house(conn).tables.running(others)
    over = [known for known in others if known not in running]
    if len(over) < too_many:
        raise TooMuch(say("browser-full", count=len(others)))
    return over[:too_many]


def remember(
    response: Response, conn: HTTPConnection, table: Table, tokens: Iterable[str], dropped: Iterable[str] = ()
) -> None:
    """Keep the tokens of a table in this browser, beside those that it has and that still open something."""
    candidates = dict.fromkeys([*tokens, *tokens_of(conn, table.id)])
    kept = [token for token in candidates if table.doors.admit(table.id, [hashed(token)]).known]
    if kept:
        seats = table.doors.admit(table.id, map(hashed, kept)).seats
        if seats:
            called.remember(response, conn, table.names[seats[0]])
        put_cookie(response, conn, cookie_name(table.id), ".".join(kept[:MOST_TOKENS]))
        if me := secret_of(conn):
            tables = house(conn).tables
            tables.hall.start(tables.calling.take_seats(me, table, kept))
    else:
        forget(response, table.id)
    for gone in dropped:
        forget(response, gone)
