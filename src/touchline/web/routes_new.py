"""The form for a new table, and the table that it describes."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from touchline.engine import editions
from touchline.engine.errors import TouchlineError
from touchline.engine.game import SWITCH, Game, TableOption, find, known
from touchline.engine.speech import Names, speaker
from touchline.tables import series
from touchline.tables.errors import TableError
from touchline.tables.forms import NewTable, SeatSpec, clean_name
from touchline.web import called, cookies, paces, security
from touchline.web.pages import bot_cards, game_card, game_cards, render, usual_bot
from touchline.web.routes_pages import fields, seated
from touchline.web.visitor import house

USUAL_CLOCK: Final = {
    "pace": "none",
    "night": "",
    "weekends": "",
    "vacation": "0",
    "at_zero": "caretaker",
    "stand_in": "captain",
    "zone": "UTC",
}


async def new_table(request: Request) -> Response:
    """The form for a new table; `with` names a manager who is to get a link to the second seat."""
    asked, mine = request.query_params, called.name_of(request)
    guest = ""
    with suppress(TableError):
        guest = clean_name(asked.get("with", ""), [mine])
    return _new_table_form(asked.get("game") or known()[0], None, [], mine, guest)


def _new_table_form(
    game_id: str, filled: dict[str, str] | None, problems: list[str], mine: str = "", guest: str = ""
) -> Response:
    try:
        game = find(game_id)
    except TouchlineError as error:
        raise HTTPException(404, str(error)) from error
    bots = bot_cards(game_id)
    names = {0: mine, 1: guest}
    who = {0: "here", 1: "link" if guest else "bot"}
    seats = [
        {
            "who": _field(
                filled,
                f"seat-{seat}-who",
                who.get(seat, "none" if guest and seat >= game.seats[0] else "bot"),
            ),
            "name": _field(filled, f"seat-{seat}-name", names.get(seat, "")),
            "bot": _field(filled, f"seat-{seat}-bot", usual_bot(game_id)),
        }
        for seat in range(game.seats[-1])
    ]
    page = render(
        "new_table.html",
        games=game_cards(),
        game=game_card(game),
        seats=seats,
        bots=bots,
        options=[_option_field(game, option, filled) for option in game.options if option.seat < 0],
        seat_options=_seat_options(game, filled),
        name=_field(filled, "name", ""),
        editions=[editions.STANDARD, *editions.names(game.id)],
        edition=_field(filled, "edition", editions.STANDARD),
        coach=_field(filled, "coach", "auto"),
        private=bool(_field(filled, "private", "")),
        open=bool(_field(filled, "open", "")),
        series=_field(filled, "series", "one"),
        all_series=series.KINDS,
        clock={name: _field(filled, name, usual) for name, usual in USUAL_CLOCK.items()},
        paces=list(paces.PACES),
        vacations=paces.VACATIONS,
        at_zero=paces.AT_ZERO,
        problems=problems,
    )
    return HTMLResponse(page, 400 if problems else 200)


def _printed(game: Game, option: TableOption, field: str) -> str:
    """What an option is called, or says, in the reader's language."""
    printed, id = Names(game.package), option.id.partition(".")[0]
    if printed.has("options", id):
        return printed("options", id, field)
    return option.name if field == "name" else option.text


def _option_field(game: Game, option: TableOption, filled: dict[str, str] | None) -> dict[str, Any]:
    """An option of a game as the form shows it: a switch, or a choice of values."""
    switch = option.values == SWITCH
    usual = str(option.default) if option.default or not switch else ""
    value = _field(filled, f"option-{option.id}", usual)
    return {
        "id": option.id,
        "title": _printed(game, option, "name"),
        "text": _printed(game, option, "text"),
        "rule": option.rule,
        "kind": "switch" if switch else "choice",
        "value": bool(value) if switch else value,
        "choices": [
            {"value": str(value), "title": title}
            for value, title in zip(option.values, option.titles or map(str, option.values), strict=True)
        ],
    }


def _seat_options(game: Game, filled: dict[str, str] | None) -> list[dict[str, Any]]:
    """The options that each seat has for itself, every one with its fields in the order of the seats."""
    found: dict[str, dict[str, Any]] = {}
    for option in game.options:
        if option.seat >= 0:
            field = _option_field(game, option, filled)
            found.setdefault(option.name, field | {"fields": []})["fields"].append(field)
    return list(found.values())


def _chosen_option(option: TableOption, filled: dict[str, str], rows: list[int]) -> bool | int:
    """What a form says of an option; a choice that it leaves out is as usual.

    `rows` are the rows of the form in which somebody sits: an option of a seat stands in the seat's row.
    """
    name = f"option-{option.id}"
    if option.seat >= 0:
        if option.seat >= len(rows):
            return bool(option.default) if option.values == SWITCH else option.default
        name = f"{name.rpartition('.')[0]}.{rows[option.seat]}"
    if option.values == SWITCH:
        return name in filled
    value = filled.get(name, "")
    if value and not security.small_number(value):
        option.check(value[:20])
    return int(value) if value else option.default


def _field(filled: dict[str, str] | None, name: str, default: str) -> str:
    return default if filled is None else filled.get(name, "")


async def create_table(request: Request) -> Response:
    """Make the table that the form describes; if something is wrong, the form comes back as it was."""
    filled = await fields(request)
    house(request).gate.pass_or_refuse(request)
    game_id = filled.get("game", "")
    try:
        game = find(game_id)
        seats, rows = [], []
        for seat in range(game.seats[-1]):
            kind = filled.get(f"seat-{seat}-who", "none")
            if kind in ("here", "link", "bot"):
                rows.append(seat)
                name, bot = filled.get(f"seat-{seat}-name", ""), filled.get(f"seat-{seat}-bot", "")
                seats.append(SeatSpec(kind, name, bot if kind == "bot" else ""))  # type: ignore[arg-type]
        options = {option.id: _chosen_option(option, filled, rows) for option in game.options}
        edition = filled.get("edition") or editions.STANDARD
        coach = {"on": True, "off": False}.get(filled.get("coach", ""))
        title, private = filled.get("name", ""), "private" in filled
        clock = paces.chosen(filled)
        new = NewTable(
            f"{game_id}@{edition}",
            seats,
            options,
            title,
            coach=coach,
            private=private,
            clock=clock,
            orders=True,
        )
        new.open, new.language = "open" in filled, speaker().language
        new.series = series.made(filled.get("series", "one"), new.game, len(seats))
        dropped = await cookies.room_for(request)
        return await seated(request, await house(request).tables.create(new), dropped)
    except TouchlineError as error:
        if game_id not in known() or (isinstance(error, TableError) and error.code != 400):
            raise
        return _new_table_form(game_id, filled, [str(error)])


ROUTES: Final = [
    Route("/new", new_table),
    Route("/new", create_table, methods=["POST"]),
    Route("/tables", create_table, methods=["POST"]),
]
