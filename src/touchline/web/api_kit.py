"""What all addresses of the API share: who asks, and how it is answered."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from fastapi import Depends, Query, Request
from fastapi.responses import Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel

from touchline.tables.forms import Pass
from touchline.web.visitor import house

bearer: Final = HTTPBearer(auto_error=False, description="The key of a seat or of the host, or a link.")


class SeatOnly(BaseModel):
    """A seat."""

    seat: int


def raw(data: Any, status: int = 200) -> Response:
    """Data as JSON, made by msgspec as everything that leaves the engine."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


async def who_asks(
    request: Request, table: str, token: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
) -> Pass:
    """What the token allows at the table; a wrong one is refused, none means watching where all may."""
    tables = house(request).tables
    if token is None:
        who = await tables.admit(table, [])
        tables.look(await tables.table(table))
        return who
    return await tables.enter(table, token.credentials)


Who = Annotated[Pass, Depends(who_asks)]
SeatQuery = Annotated[int | None, Query(ge=-1, description="one of the token's seats; -1: a spectator")]
