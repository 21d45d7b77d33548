"""Managers: the page to become one or sign in, profiles, friends and blocks, export and deletion."""

from __future__ import annotations

import base64
from collections import defaultdict
from collections.abc import Awaitable, Callable
from datetime import date
from typing import Any, Final
from urllib.parse import quote

import msgspec
from babel.dates import format_date
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from touchline.engine.game import find, known
from touchline.engine.speech import speaker
from touchline.tables.errors import TableError
from touchline.tables.managers import Managers, new_id
from touchline.tables.rating import Rating
from touchline.tables.roster import ManagerRow, ResultRow, Tie
from touchline.tables.store import hash_token
from touchline.web import errors, me, passkeys
from touchline.web.language import say
from touchline.web.pages import game_card, render
from touchline.web.routes_pages import fields
from touchline.web.security import ME_COOKIE, secret_of
from touchline.web.visitor import base_url, house

MOST_SHOWN: Final = 12
SPARK: Final = 20  # games in the line of a rating
SAID: Final = ("made", "in", "added", "renamed", "removed", "out", "friend", "block", "none")


class Making(msgspec.Struct):
    """A name for a new manager."""

    name: str = ""


class Credential(msgspec.Struct):
    """What a browser tells of a passkey, and the name for a new manager."""

    credential: dict[str, Any]
    name: str = ""


def _managers(request: Request) -> Managers:
    return house(request).tables.managers


def address(name: str) -> str:
    """Where a manager's page is."""
    return f"/m/{quote(name, safe='')}"


async def _signed_in(request: Request) -> ManagerRow:
    """As whom this browser is signed in; refused if it is not."""
    found = await _managers(request).of(secret_of(request))
    if found is None:
        raise TableError(403, say("manager-sign-in-first"))
    return found


# The page to come in


async def enter(request: Request) -> Response:
    """Become a manager, or sign in; somebody who already is one goes to their own page."""
    mine = await _managers(request).of(secret_of(request))
    if mine is not None:
        return RedirectResponse(address(mine.name), 303)
    gone = request.query_params.get("said") == "gone"
    return HTMLResponse(render("manager_in.html", able=passkeys.available(), gone=gone))


async def _body(request: Request, kind: type[Any]) -> Any:
    house(request).gate.pass_or_refuse(request, "calls")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.MsgspecError as error:
        raise TableError(400, say("me-form-wrong")) from error


def _told(answer: Response, text: str) -> Response:
    """JSON with the cookies of an answer that was begun before."""
    told = Response(text, media_type="application/json")
    told.raw_headers += [one for one in answer.raw_headers if one[0] == b"set-cookie"]
    return told


async def begin(request: Request) -> Response:
    """What is needed for a passkey: of a new manager by name or, for whoever is signed in, one more."""
    said, managers, answer = await _body(request, Making), _managers(request), Response()
    mine = await managers.of(secret_of(request))
    name = mine.name if mine else await managers.check_name(said.name)
    have = await managers.passkeys(mine.id) if mine else []
    text = await passkeys.new_options(request, answer, mine.id if mine else new_id(), name, have)
    return _told(answer, text)


async def finish(request: Request) -> Response:
    """A passkey was made: there is a new manager, or one has another passkey."""
    said, managers = await _body(request, Credential), _managers(request)
    mine, answer = await managers.of(secret_of(request)), Response()
    made = await passkeys.made(request, answer, said.credential)
    if mine is not None and mine.id == made.manager:
        await managers.keep_passkey(made)
        return _told(answer, _to(mine, "added"))
    if await managers.by_id(made.manager) is not None:
        raise TableError(403, say("manager-sign-in-first"))
    new = await managers.create(said.name, made)
    await managers.sign_in(await me.sign_in(request, answer), new.id, passkeys.label(request))
    return _told(answer, _to(new, "made"))


async def sign_in(request: Request) -> Response:
    """What is needed to sign in."""
    house(request).gate.pass_or_refuse(request, "calls")
    answer = Response()
    return _told(answer, await passkeys.sign_in_options(request, answer))


async def signed_in(request: Request) -> Response:
    """A passkey signed: this browser is the manager's."""
    said, managers, answer = await _body(request, Credential), _managers(request), Response()
    mine = await passkeys.signed_in(request, answer, managers, said.credential)
    await managers.sign_in(await me.sign_in(request, answer), mine.id, passkeys.label(request))
    return _told(answer, _to(mine, "in"))


def _to(manager: ManagerRow, said: str) -> str:
    return msgspec.json.encode({"to": f"{address(manager.name)}?said={said}"}).decode()


async def by_ticket(request: Request) -> Response:
    """The link of another device: a page with one button, because programs open links too."""
    word = request.path_params["word"]
    mine = await _managers(request).ticketed(word)
    return HTMLResponse(render("manager_in.html", able=True, ticket=mine.name))


async def take_ticket(request: Request) -> Response:
    """Sign this browser in with the link of another device."""
    house(request).gate.pass_or_refuse(request, "calls")
    managers = _managers(request)
    mine = await managers.ticketed(request.path_params["word"])
    answer = RedirectResponse(f"{address(mine.name)}?said=in", 303)
    await managers.sign_in(await me.sign_in(request, answer), mine.id, passkeys.label(request))
    return answer


# Profiles


async def profile(request: Request, ticket: str = "", problem: str = "") -> Response:
    """A manager's page; more of it for the manager."""
    managers = _managers(request)
    mine = await managers.of(secret_of(request))
    shown = await managers.called(request.path_params["name"])
    own = mine is not None and mine.id == shown.id
    said = request.query_params.get("said", "")
    page = render(
        "manager.html",
        manager=shown,
        own=own,
        signed_in=mine is not None,
        tie=(await managers.ties(mine.id)).get(shown.id, "") if mine and not own else "",
        at=address(shown.name),
        **await _record(managers, shown),
        **(await _private(managers, shown, secret_of(request)) if own else {}),
        ticket=ticket,
        problem=problem,
        said=said if said in SAID and not problem else "",
    )
    return HTMLResponse(page, 400 if problem else 200)


async def _record(managers: Managers, shown: ManagerRow) -> dict[str, Any]:
    """Results, ratings and meetings, as everybody may read them."""
    mine, others = await managers.results(shown.id)
    names = {one: found.name for one in {o.manager for o in others} if (found := await managers.by_id(one))}
    by_table: defaultdict[str, list[ResultRow]] = defaultdict(list)
    for one in others:
        by_table[one.table_id].append(one)
    games = {game_id: game_card(find(game_id)) for game_id in known()}
    lines = [one for one in mine if one.game in games]
    return {
        "results": [
            {
                "game": games[one.game],
                "table": one.table_id,
                "place": one.place,
                "seats": one.seats,
                "with": [names[other.manager] for other in by_table[one.table_id] if other.manager in names],
            }
            for one in lines[:MOST_SHOWN]
        ],
        "played": len(mine),
        "won": sum(one.place == 1 for one in mine),
        "ratings": [
            {
                "game": games[row.game],
                "seats": row.seats,
                "rating": Rating(row.mean, row.spread, row.games),
                "spark": _spark([o for o in mine if (o.game, o.seats) == (row.game, row.seats)]),
                "wins": sum(o.place == 1 for o in mine if (o.game, o.seats) == (row.game, row.seats)),
            }
            for row in await managers.ratings(shown.id)
            if row.game in games
        ],
        "meetings": _meetings(mine, by_table, names),
    }


def _spark(results: list[ResultRow]) -> str:
    """The line of a rating as a path in a box of 100 by 30, the first game on the left."""
    means = [one.mean for one in results[:SPARK] if one.mean is not None][::-1]
    if len(means) < 2:
        return ""
    low, high = min(means), max(means)
    step, height = 100 / (len(means) - 1), 26 / ((high - low) or 1)
    points = [f"{at * step:.1f} {28 - (mean - low) * height:.1f}" for at, mean in enumerate(means)]
    return "M" + "L".join(points)


def _meetings(
    mine: list[ResultRow], by_table: dict[str, list[ResultRow]], names: dict[str, str]
) -> list[dict[str, Any]]:
    """Head to head: how often a manager ended before, level with, or behind each other one."""
    met: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    last: dict[str, str] = {}
    for one in mine:
        for other in by_table[one.table_id]:
            if other.manager in names:
                last.setdefault(other.manager, one.game if one.game in known() else "")
                met[other.manager][1 + (one.place > other.place) - (one.place < other.place)] += 1
    most = sorted(met.items(), key=lambda item: -sum(item[1]))[:MOST_SHOWN]
    return [
        {
            "name": names[who],
            "url": address(names[who]),
            "game": last[who],
            "won": won,
            "level": level,
            "lost": lost,
        }
        for who, (won, level, lost) in most
    ]


async def _private(managers: Managers, shown: ManagerRow, secret: str) -> dict[str, Any]:
    """What only the manager sees."""
    ties, back = await managers.ties(shown.id), await managers.tied_to(shown.id)
    known_here = {one: row for one in {*ties, *back} if (row := await managers.by_id(one))}
    this = hash_token(secret)
    return {
        "devices": [
            {"id": one.person.hex(), "label": one.label, "here": one.person == this, "since": _day(one.since)}
            for one in await managers.devices(shown.id)
        ],
        "passkeys": [
            {"id": base64.urlsafe_b64encode(one.id).decode(), "label": one.label}
            for one in await managers.passkeys(shown.id)
        ],
        "friends": [_tied(known_here[one], back) for one in known_here if ties.get(one) == "friend"],
        "wishes": [
            _tied(row) for one, row in known_here.items() if back.get(one) == "friend" and one not in ties
        ],
        "blocked": [_tied(known_here[one]) for one in known_here if ties.get(one) == "block"],
    }


def _day(moment: float) -> str:
    return str(format_date(date.fromtimestamp(moment), "long", locale=speaker().language))


def _tied(row: ManagerRow, back: dict[str, Tie] | None = None) -> dict[str, Any]:
    mutual = back is not None and back.get(row.id) == "friend"
    return {"name": row.name, "url": address(row.name), "mutual": mutual}


# What a manager may do


Done = Callable[[Request, ManagerRow, dict[str, str]], Awaitable[str]]


def _form(do: Done) -> Callable[[Request], Awaitable[Response]]:
    """A form of the own page: does something and leads where `do` says."""

    async def endpoint(request: Request) -> Response:
        house(request).gate.pass_or_refuse(request, "calls")
        mine = await _signed_in(request)
        filled = await fields(request)
        try:
            return RedirectResponse(await do(request, mine, filled), 303)
        except TableError as error:
            if error.code not in (400, 409, 429):
                raise
            request.path_params["name"] = mine.name
            return errors.marked(await profile(request, problem=str(error)), error)

    return endpoint


async def _rename(request: Request, mine: ManagerRow, filled: dict[str, str]) -> str:
    row = await _managers(request).rename(mine, filled.get("name", ""))
    return f"{address(row.name)}?said=renamed"


async def _drop_passkey(request: Request, mine: ManagerRow, filled: dict[str, str]) -> str:
    try:
        passkey = base64.urlsafe_b64decode(filled.get("passkey", ""))
    except ValueError as error:
        raise TableError(400, say("me-form-wrong")) from error
    await _managers(request).drop_passkey(mine.id, passkey)
    return f"{address(mine.name)}?said=removed"


async def _tie(request: Request, mine: ManagerRow, filled: dict[str, str]) -> str:
    managers, kinds = _managers(request), {"friend": "friend", "block": "block", "none": None}
    kind = filled.get("tie", "none")
    if kind not in kinds:
        raise TableError(400, say("me-form-wrong"))
    other = await managers.called(filled.get("name", ""))
    wanted: Tie | None = kinds[kind]  # type: ignore[assignment]
    await managers.tie(mine.id, other.id, wanted)
    return f"{address(other.name)}?said={kind}"


async def sign_out(request: Request) -> Response:
    """Sign a device out: this one, or another that was left somewhere."""
    mine, filled = await _signed_in(request), await fields(request)
    device = filled.get("device", "")
    if len(device) != 64 or any(letter not in "0123456789abcdef" for letter in device):
        raise TableError(400, say("me-form-wrong"))
    person = bytes.fromhex(device)
    here = person == hash_token(secret_of(request))
    await _managers(request).sign_out(mine.id, person)
    answer = RedirectResponse("/m" if here else f"{address(mine.name)}?said=out", 303)
    if here:
        answer.delete_cookie(ME_COOKIE, httponly=True, samesite="lax")
    return answer


async def ticket(request: Request) -> Response:
    """A link that signs one more device in."""
    house(request).gate.pass_or_refuse(request, "calls")
    mine = await _signed_in(request)
    request.path_params["name"] = mine.name
    word = await _managers(request).ticket(mine.id)
    return await profile(request, ticket=f"{base_url(request)}/m/device/{word}")


async def export(request: Request) -> Response:
    """All that is kept of the manager who asks, as a file."""
    mine = await _signed_in(request)
    told = await _managers(request).export(mine)
    headers = {"Content-Disposition": 'attachment; filename="touchline-manager.json"'}
    return JSONResponse(told, headers=headers)


async def forget(request: Request) -> Response:
    """Remove the manager who asks, for good."""
    mine, filled = await _signed_in(request), await fields(request)
    if filled.get("name", "").strip() != mine.name:
        request.path_params["name"] = mine.name
        return await profile(request, problem=say("manager-delete-name", name=mine.name))
    await _managers(request).forget(mine.id)
    answer = RedirectResponse("/m?said=gone", 303)
    answer.delete_cookie(ME_COOKIE, httponly=True, samesite="lax")
    return answer


ROUTES: Final = [
    Route("/m", enter),
    Route("/m/new", begin, methods=["POST"]),
    Route("/m/new/done", finish, methods=["POST"]),
    Route("/m/in", sign_in, methods=["POST"]),
    Route("/m/in/done", signed_in, methods=["POST"]),
    Route("/m/device", ticket, methods=["POST"]),
    Route("/m/device/{word}", by_ticket),
    Route("/m/device/{word}", take_ticket, methods=["POST"]),
    Route("/m/name", _form(_rename), methods=["POST"]),
    Route("/m/passkey", _form(_drop_passkey), methods=["POST"]),
    Route("/m/tie", _form(_tie), methods=["POST"]),
    Route("/m/out", sign_out, methods=["POST"]),
    Route("/m/data", export, methods=["POST"]),
    Route("/m/forget", forget, methods=["POST"]),
    Route("/m/{name}", profile),
]
