"""Puzzles: the list, the next one of a game, one on its table, and its answer."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from touchline.bots.puzzles import puzzles_of
from touchline.engine.game import Game, find, known
from touchline.tables.store import hash_token
from touchline.web import called, me, puzzlepage
from touchline.web.pages import game_card, render
from touchline.web.routes_pages import RIVALS, fields
from touchline.web.security import secret_of
from touchline.web.visitor import house


def person(request: Request) -> bytes:
    """Who this browser is, by the hash of its secret; nobody if it has none."""
    kept = secret_of(request)
    return hash_token(kept) if kept else b""


async def known_person(request: Request, answer: Response) -> bytes:
    """Who this browser is; it gets a secret if it has none."""
    return person(request) or hash_token(await me.sign_in(request, answer))


def _game(request: Request) -> Game:
    game_id = request.path_params["game"]
    if game_id not in known() or not puzzles_of(find(game_id)):
        raise HTTPException(404)
    return find(game_id)


async def all_puzzles(request: Request) -> Response:
    """The games that have puzzles, and how this browser stands in each."""
    standings = await house(request).tables.standings(person(request))
    shown = [{"card": game_card(one.game), "standing": one} for one in standings]
    return HTMLResponse(render("puzzles.html", games=shown))


async def next_puzzle(request: Request) -> Response:
    """To the puzzle of a game that fits this solver best; to the list when all are done."""
    game = _game(request)
    standing = await house(request).tables.standing(game, person(request))
    return RedirectResponse(f"/puzzles/{game.id}/{standing.next}" if standing.next else "/puzzles", 303)


async def puzzle(request: Request) -> Response:
    """A puzzle on its table, with the verdict if this browser has answered it."""
    tables, names = house(request).tables, (called.NOBODY, *RIVALS)
    posed = await tables.posed(_game(request), request.path_params["puzzle"], person(request), names)
    return HTMLResponse(puzzlepage.page(posed), headers={"Cache-Control": "no-store"})


async def answer(request: Request) -> Response:
    """The answer to a puzzle; the first one counts."""
    house(request).gate.pass_or_refuse(request, "calls")
    game, puzzle_id = _game(request), request.path_params["puzzle"]
    form = await fields(request)
    chosen = form.get("option") or form.get("opt", "")  # as pages of the last release call it
    back = RedirectResponse(f"/puzzles/{game.id}/{puzzle_id}", 303)
    await house(request).tables.answer(game, puzzle_id, await known_person(request, back), chosen)
    return back


ROUTES: Final = [
    Route("/puzzles", all_puzzles),
    Route("/puzzles/{game}", next_puzzle),
    Route("/puzzles/{game}/{puzzle}", puzzle),
    Route("/puzzles/{game}/{puzzle}/play", answer, methods=["POST"]),
]
