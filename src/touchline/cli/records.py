"""`touchline record`, `verify` and `replay`: a game as a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from touchline.cli.asked import Bots, GameId, Options, Seats, Seed, line_up, switched_on
from touchline.cli.show import complain, progress, say
from touchline.engine import record as records
from touchline.engine.chance import Chance
from touchline.engine.game import Game, find
from touchline.engine.match import Match

File = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")]


def record(
    game: GameId,
    bots: Bots = "random",
    seats: Seats = None,
    seed: Seed = 1,
    option: Options = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="Where to write it.", show_default="stdout"),
    ] = None,
) -> None:
    """Let bots play one game and write its record."""
    found = find(game)
    names = line_up(found, seats, bots)
    match = _play(found, names, switched_on(found, option, len(names)), seed)
    text = records.write(match, [f"{bot} {seat + 1}" for seat, bot in enumerate(names)])
    if output is None:
        print(text, end="")
        return
    output.write_text(text, encoding="utf-8", newline="\n")
    complain(f"{len(match.log)} decisions written to {output}.")


def _play(game: Game, bots: list[str], options: dict[str, bool | int], seed: int) -> Match:
    """A refereed game of bots."""
    from touchline.api import secret_of
    from touchline.bots import Sight, decide, get

    match = Match(game, len(bots), options, secret_of(seed))
    chance = Chance(f"{seed}:bots")
    with progress(f"{game.title}: {', '.join(bots)}", game.bound) as done:
        while not match.over:
            seat = match.state.next_seat()
            sight = Sight.of(game, match.state, seat, chance.rand(1 << 30))
            option = decide(bots[seat], get(bots[seat], game.id), sight, chance)
            match.play(seat, game.codec.text(option))
            done(len(match.log))
    return match


def verify(file: File) -> None:
    """Check a record: every decision legal, the dice as committed, the result as replayed."""
    verdict = records.verify(_read(file))
    if verdict.true:
        say(verdict.message)
        return
    say(f"False: {verdict.message}")
    raise typer.Exit(1)


def replay(
    file: File,
    seat: Annotated[
        int | None, typer.Option(help="As this seat heard it (0 is the first).", show_default="everything")
    ] = None,
    spectator: Annotated[bool, typer.Option("--spectator", help="As a spectator heard it.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Without rule ids.")] = False,
) -> None:
    """Tell a recorded game as a story."""
    from touchline.engine.transcript import EVERYTHING, told

    match, names = records.read(_read(file))
    if seat is not None and not 0 <= seat < match.seats:
        raise typer.BadParameter(f"this game has seats 0 to {match.seats - 1}", param_hint="--seat")
    viewer = -1 if spectator else EVERYTHING if seat is None else seat
    say(f"{match.game.title}: {', '.join(names)}", "bold")
    for line in told(match, names, viewer):
        aside = f"({names[line.only]}) " if viewer == EVERYTHING and line.only >= 0 else ""
        rule = "" if plain else f" [{line.rule}]"
        say(f"{line.decision:4}  {aside}{line.text}{rule}")
    for score in sorted(match.scores, key=lambda score: (score.place, score.seat)):
        parts = ", ".join(f"{name} {points}" for name, points in score.parts.items())
        say(f"{score.place}. {names[score.seat]}: {score.total} points ({parts})", "bold")
    if not match.over:
        say("The game is not over.")


def _read(file: Path) -> str:
    """The text of a record. Bytes that are no text stay in it, so that the line can be named."""
    try:
        with file.open("rb") as stream:
            raw = stream.read(records.MOST_BYTES + 1)
    except OSError as error:
        complain(f"{file} cannot be read: {error.strerror}.")
        raise typer.Exit(2) from error
    text = raw.decode("utf-8", "surrogateescape")
    if not any(line.startswith("{") for line in text.split("\n")):
        complain(f"{file} is not the record of a game. Records are JSON lines; see docs/records.md.")
        raise typer.Exit(2)
    return text
