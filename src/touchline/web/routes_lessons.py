"""Lessons: opened from the cover, the rules, a table's menu or a first-sight note."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from touchline.engine.game import find, known
from touchline.tables.lessons import FIRST
from touchline.web import cookies
from touchline.web.routes_pages import RIVALS, learner, seated
from touchline.web.visitor import house


async def learn(request: Request) -> Response:
    """Open a table with a lesson, and sit down."""
    game_id = request.path_params["game"]
    if game_id not in known():
        raise HTTPException(404)
    house(request).gate.pass_or_refuse(request)
    dropped = await cookies.room_for(request)
    name = request.path_params.get("lesson", FIRST)
    created = await house(request).tables.teach(find(game_id), name, learner(request), RIVALS)
    return await seated(request, created, dropped)


ROUTES: Final = [
    Route("/learn/{game}", learn, methods=["POST"]),
    Route("/learn/{game}/{lesson}", learn, methods=["POST"]),
]
