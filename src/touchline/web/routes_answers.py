"""Where the links of notices lead that can be answered at once. Looking changes nothing; the button does."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from touchline.tables.answering import YES, OpenQuestion
from touchline.tables.errors import TableError
from touchline.tables.notices import PAUSE, UNDO
from touchline.web.language import say
from touchline.web.pages import game_card, render
from touchline.web.routes_pages import fields
from touchline.web.visitor import house


async def _asked(request: Request) -> OpenQuestion:
    return await house(request).tables.calling.sender.answering.asked(request.path_params["word"])


def _page(asked: OpenQuestion | None, problem: str = "", status: int = 200) -> Response:
    game = game_card(asked.table.game) if asked else None
    page = render("answer.html", asked=asked, game=game, problem=problem)
    return HTMLResponse(page, status, {"Cache-Control": "no-store", "X-Robots-Tag": "noindex"})


async def look(request: Request) -> Response:
    """The question, with a button for each answer."""
    try:
        return _page(await _asked(request))
    except TableError as error:
        if error.code not in (404, 409):
            raise
        return _page(None, str(error), error.code)


async def answer(request: Request) -> Response:
    """Answer as the button says."""
    house(request).gate.pass_or_refuse(request, "seats")
    option = (await fields(request)).get("option", "")
    try:
        asked = await _asked(request)
        if option not in [known for known, *_ in asked.options]:
            return _page(asked, say("answer-choose"), 400)
        tables = house(request).tables
        if asked.whether == UNDO:
            await tables.answer_undo(asked.who, asked.seat, option == YES)
        elif asked.whether == PAUSE:
            await tables.pause(asked.who, asked.seat, True)
        elif asked.whether:
            await tables.finish(asked.who, asked.seat, True)
        else:
            await tables.play(asked.who, asked.seat, asked.decision, [option])
    except TableError as error:
        if error.code not in (404, 409, 410):
            raise
        return _page(None, str(error), error.code)
    # Nobody is called to what they are asked right after their own answer.
    again = not asked.whether and bool(asked.table.decision_id(asked.seat))
    again = again and not asked.table.bot(asked.seat)
    game = game_card(asked.table.game)
    return HTMLResponse(render("answer.html", asked=asked, game=game, done=option, again=again))


ROUTES: Final = [Route("/n/{word}", look), Route("/n/{word}", answer, methods=["POST"])]
