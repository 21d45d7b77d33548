"""Arguments that several commands share, and what they mean."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from touchline.cli import complete
from touchline.cli.show import counted, say
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game

GAME_HELP = say("arguments-game")
GameId = Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP, autocompletion=complete.games)]
Seats = Annotated[
    int | None,
    typer.Option(
        help=say("arguments-seats"),
        show_default=say("arguments-seats-default"),
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        metavar="A,B,…",
        help=say("arguments-bots"),
        autocompletion=complete.bots,
    ),
]
Seed = Annotated[int, typer.Option(help=say("arguments-seed"))]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME[=VALUE]",
        help=say("arguments-options"),
        autocompletion=complete.options,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help=say("arguments-as-json"))]

SWITCH = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}
MOST_GAMES = 1_000_000  # in one run: they are planned before the first one is played
LONGEST = 40  # characters of an option's value


def split(bots: str) -> list[str]:
    """The names of bots that were given with commas between them; those in files are loaded."""
    from touchline.bots.own import named

    return [named(name.strip()) for name in bots.split(",") if name.strip()]


def line_up(game: Game, seats: int | None, bots: str) -> list[str]:
    """The bot on each seat; each of them exists and plays this game."""
    from touchline.bots import get

    names = split(bots)
    if not names:
        raise TouchlineError(say("no-bots"))
    if seats is None:
        seats = game.seats[-1] if len(names) == 1 else len(names)
    game.check_seats(seats)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        facts = {"seats": counted(seats, "seat"), "bots": counted(len(names), "bot")}
        raise TouchlineError(say("seats-and-bots", **facts))
    for name in names:
        get(name, game.id)
    return names


def switched_on(game: Game, options: list[str] | None, seats: int) -> dict[str, bool | int]:
    """The options that were named for a game of bots and are not as usual, with their values, checked."""
    chosen: dict[str, Any] = {}
    for named in options or []:
        name, given, value = named.partition("=")
        if len(value) > LONGEST:
            raise TouchlineError(say("long-value", name=name[:LONGEST]))
        chosen[name] = _value(value) if given else True
    return game.chosen_options(game.option_values(chosen, seats, bots_alone=True))


def _value(text: str) -> bool | int | str:
    """The value of an option as it was typed; what is no value is refused by the game."""
    if text.isdecimal():
        return int(text)
    return SWITCH.get(text.lower(), text)
