"""Arguments that several commands share, and what they mean."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from touchline.cli import complete
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game
from touchline.engine.words import counted

GAME_HELP = "The game, for example best11, or an edition of it: best11@my-cards."
GameId = Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP, autocompletion=complete.games)]
Seats = Annotated[
    int | None,
    typer.Option(
        help="How many managers play.",
        show_default="one for each bot; all that the game has, if one bot plays them all",
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        metavar="A,B,…",
        help="A bot for each seat, by name or as ./mybot.py:mine; a single one plays all seats.",
        autocompletion=complete.bots,
    ),
]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME[=VALUE]",
        help="Switch an option of the game on, or set its value; may be given several times.",
        autocompletion=complete.options,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]

SWITCH = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}
MOST_GAMES = 1_000_000  # in one run: they are planned before the first one is played
LONGEST = 40  # signs of an option's value


def split(bots: str) -> list[str]:
    """The names of bots that were given with commas between them; those in files are loaded."""
    from touchline.bots.own import named

    return [named(name.strip()) for name in bots.split(",") if name.strip()]


def line_up(game: Game, seats: int | None, bots: str) -> list[str]:
    """The bot on each seat; each of them exists and plays this game."""
    from touchline.bots import get

    names = split(bots)
    if not names:
        raise TouchlineError("Name at least one bot: --bots random. `touchline bots` lists them.")
    if seats is None:
        seats = game.seats[-1] if len(names) == 1 else len(names)
    game.check_seats(seats)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        table = f"{counted(seats, 'seat')} and {counted(len(names), 'bot')}"
        raise TouchlineError(f"The table has {table}. Name one bot for each seat.")
    for name in names:
        get(name, game.id)
    return names


def switched_on(game: Game, options: list[str] | None, seats: int) -> dict[str, bool | int]:
    """The options that were named for a game of bots and are not as usual, with their values, checked."""
    chosen: dict[str, Any] = {}
    for named in options or []:
        name, given, value = named.partition("=")
        if len(value) > LONGEST:
            raise TouchlineError(f"No option has a value as long as the one that '{name[:LONGEST]}' got.")
        chosen[name] = _value(value) if given else True
    return game.chosen_options(game.option_values(chosen, seats, bots_alone=True))


def _value(text: str) -> bool | int | str:
    """The value of an option as it was typed; what is no value is refused by the game."""
    if text.isdecimal():
        return int(text)
    return SWITCH.get(text.lower(), text)
