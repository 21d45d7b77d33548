"""Games from Python: make a table, look, decide, count.

Everything goes through the same referee as a live table: what is not legal is refused with its rule
and changes nothing, and the same seed with the same decisions gives the same game. What a table can do is in
table.py; docs/python.md and docs/research.md are the guides.
"""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from touchline import __version__
from touchline.bots.own import AnyBot, bot, named
from touchline.bots.sight import Sight
from touchline.cards import Card, Content
from touchline.decision import Decision, Option
from touchline.engine import record, state
from touchline.engine.actions import Actions, actions_of
from touchline.engine.chance import Chance
from touchline.engine.encoder import Encoder, encoder_of
from touchline.engine.errors import Refused, TouchlineError
from touchline.engine.game import TableOption, find, known
from touchline.engine.match import Match, secret_of
from touchline.engine.words import counted
from touchline.places import use_editions
from touchline.table import Table, World

if TYPE_CHECKING:
    from touchline.lab.data import Played

__all__ = [
    "Actions",
    "Card",
    "Chance",
    "Content",
    "Decision",
    "Encoder",
    "GameCard",
    "Option",
    "Refused",
    "Sight",
    "Table",
    "TouchlineError",
    "World",
    "actions",
    "bot",
    "content",
    "encoder",
    "is_compiled",
    "lab",
    "list_games",
    "load_record",
    "new",
    "play",
    "play_again",
    "play_many",
    "tournament",
    "version",
]


@dataclass(frozen=True)
class GameCard:
    """What can be played: a game, for how many, with which options."""

    id: str
    title: str
    seats: list[int]
    edition: str
    rules_version: int
    options: list[TableOption] = field(default_factory=list)


def new(
    game: str,
    *,
    seats: int,
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
    names: list[str] | None = None,
) -> Table:
    """A new table. The same seed gives the same cards; without a seed nobody can foresee them."""
    use_editions()
    found = find(game)
    found.check_seats(seats)
    names = [f"Seat {seat}" for seat in range(seats)] if names is None else list(names)
    if len(names) != seats:
        raise TouchlineError(
            f"Give one name for each seat: {counted(seats, 'seat')}, {counted(len(names), 'name')}."
        )
    return Table(Match(found, seats, options or {}, secret_of(seed)), names)


def actions(game: str, *, seats: int | None = None) -> Actions:
    """The action space of a game: dense ids for all options. It is the same for any number of seats."""
    use_editions()
    found = find(game)
    if seats is not None:
        found.check_seats(seats)
    return actions_of(found)


def encoder(game: str, *, seats: int) -> Encoder:
    """What turns a table into numbers: all that a seat may know, and nothing else."""
    use_editions()
    found = find(game)
    found.check_seats(seats)
    return encoder_of(found, seats)


def load_record(text: str) -> Table:
    """The table that a record tells of, replayed and checked; raises BadRecord if it is false."""
    use_editions()
    return Table(*record.read(text))


def play(
    game: str,
    bots: Sequence[AnyBot],
    *,
    seed: int = 1,
    number: int | None = None,
    options: dict[str, Any] | None = None,
) -> Table:
    """A game among bots, one for each seat, played to its end: names, files, functions or classes.

    With a number: that game (the first one is 0) of `touchline sim` with the same bots, seed and options.
    """
    from touchline.bots.arena import play_match, seat_names, seed_of

    use_editions()
    names = [named(each) for each in bots]
    match = play_match(find(game).spec, names, seed if number is None else seed_of(seed, number), options)
    return Table(match, seat_names(names))


def play_many(
    game: str,
    bots: Sequence[AnyBot],
    *,
    games: int = 100,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    workers: int = 0,
    trajectories: bool = False,
) -> Played:
    """Many games among bots, one for each seat, as tables: `games`, `seats`, `cards` and `trajectories`.

    Game `number` is the one that `play(…, seed=seed, number=number)` plays. No workers are one for each core.
    """
    from touchline.lab import data

    use_editions()
    names = [named(each, shared=workers != 1) for each in bots]
    return data.play_many(game, names, games, seed, options or {}, workers, trajectories)


def lab(
    game: str,
    bots: Sequence[AnyBot],
    *,
    games: int = 100,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    workers: int = 0,
) -> Played:
    """What `touchline lab` writes as Parquet, as tables: `games`, `seats`, `things`, `decisions`, `cards`.

    Every deal is played in all rotations of the bots, so that no seat favours one of them.
    """
    from touchline.lab import data

    use_editions()
    names = [named(each, shared=workers != 1) for each in bots]
    return data.lab(game, names, games, seed, options or {}, workers)


def content(game: str) -> Content:
    """The cards of a game, or of an edition of it, with the facts printed on them."""
    use_editions()
    return Content(find(game))


def play_again(place: str | Path, number: int) -> Table:
    """Game `number` (the first one is 0) of a lab report's folder or a tournament's file, played again."""
    from touchline.bots.arena import seat_names
    from touchline.lab import again

    use_editions()
    match, bots = again.play(Path(place), number)
    return Table(match, seat_names(bots))


def list_games() -> list[GameCard]:
    """All games that can be played."""
    games = [find(id) for id in known()]
    return [
        GameCard(g.id, g.title, list(g.seats), g.edition, g.rules_version, list(g.options)) for g in games
    ]


def tournament(
    game: str,
    bots: Sequence[AnyBot],
    *,
    seats: int = 2,
    games: int = 100,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    out: str | Path | None = None,
    workers: int = 1,
    on: str = "cores",
    address: str | None = None,
    on_failure: str = "lose",
    seconds: float = 0.0,
) -> dict[str, Any]:
    """Let bots compete, every deal in all seatings; the figures that `touchline tournament --json` prints.

    A bot is a name, a file such as `./mybot.py:mine`, a function or a class. One that crashes, answers what
    is not legal or takes longer than this many `seconds` for a decision loses the game, or with
    `on_failure="replace"` another plays on for it; "raise" stops. `failures` has its own traceback.
    """
    from touchline.bots.asking import Care
    from touchline.lab.tournament import play, set_up

    use_editions()
    names = [named(each, shared=workers != 1 or on != "cores") for each in bots]
    setup = set_up(game, names, seats, seed, options, Care(on_failure, seconds))
    file = None if out is None else Path(out)
    return play(setup, games, out=file, on=on, workers=workers, address=address)


def is_compiled() -> bool:
    """Whether the engine and the games run compiled."""
    return not state.__file__.endswith((".py", ".pyc"))


def version() -> str:
    """Which Touchline this is, whether it runs compiled, and on which Python."""
    build = "compiled" if is_compiled() else "pure Python"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"Touchline {__version__} ({build}), {python}"
