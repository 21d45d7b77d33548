"""`touchline record`, `verify` and `replay`: a game as a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from touchline import __version__
from touchline.cli import complete
from touchline.cli.arguments import GAME_HELP, AsJson, Bots, Options, Seats, Seed, line_up, switched_on
from touchline.cli.show import complain, counted, print_json, progress, say, tell
from touchline.engine import record as records
from touchline.engine.errors import NotARecord, TouchlineError
from touchline.engine.game import Game, find
from touchline.engine.match import Match

File = Annotated[Path, typer.Argument(metavar="FILE", help=say("records-file"))]


def record(
    ctx: typer.Context,
    game: Annotated[
        str,
        typer.Argument(metavar="GAME", help=GAME_HELP, autocompletion=complete.games),
    ] = "",
    bots: Bots = "random",
    seats: Seats = None,
    seed: Seed = 1,
    option: Options = None,
    number: Annotated[
        int | None,
        typer.Option(
            "--game",
            min=0,
            metavar="NUMBER",
            help=say("record-number"),
        ),
    ] = None,
    source: Annotated[
        Path | None,
        typer.Option(
            "--from",
            metavar="PLACE",
            help=say("record-source"),
        ),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help=say("record-output"), show_default="stdout"),
    ] = None,
) -> None:
    """Write the record of a game among bots: a new one, or one of a sim, a tournament or a lab report."""
    from touchline.bots.arena import seat_names

    if source is not None:
        given = [name for name in ("game", "bots", "seats", "seed", "option") if _is_given(ctx, name)]
        if given or number is None:
            raise TouchlineError(say("record-which", place=str(source)))
        match, names = _again(source, number)
    elif not game:
        raise TouchlineError(say("record-no-game"))
    else:
        found = find(game)
        names = line_up(found, seats, bots)
        match = _play(found, names, switched_on(found, option, len(names)), seed, number)
    text = records.write(match, seat_names(names))
    if output is None:
        print(text, end="")
        return
    output.write_text(text, encoding="utf-8", newline="\n")
    complain(say("record-written", decisions=counted(len(match.log), "decision"), file=str(output)))


def _is_given(ctx: typer.Context, name: str) -> bool:
    source = ctx.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def _again(source: Path, number: int) -> tuple[Match, list[str]]:
    """A game that was played before."""
    from touchline.lab import again

    with progress(say("record-playing", number=number, place=str(source)), None) as done:
        return again.play(source, number, done)


def _play(
    game: Game, bots: list[str], options: dict[str, bool | int], seed: int, number: int | None
) -> Match:
    """The game of a seed, or one of the series that this seed starts."""
    from touchline.bots.arena import play_match, seed_of

    if number is not None:
        seed = seed_of(seed, number)
    with progress(f"{game.title}: {', '.join(bots)}", None) as done:
        return play_match(game.spec, bots, seed, options, done)


def verify(file: File, json: AsJson = False) -> None:
    """Check a record: every decision legal, the dice as committed, the result as replayed."""
    verdict = records.verify(_read(file))
    if json:
        print_json(_verdict(file, verdict))
    else:
        tell(verdict.message if verdict.true else say("verify-false", why=verdict.message))
    if not verdict.true:
        raise typer.Exit(1)


def _verdict(file: Path, verdict: records.Verdict) -> dict[str, Any]:
    """What was found; of a false record, what is wrong in which line (0: in no one line)."""
    told: dict[str, Any] = {"file": str(file), "true": verdict.true, "message": verdict.message}
    match = verdict.match
    if match is None:
        return {**told, "line": verdict.line}
    scores = [{"seat": score.seat, "score": score.total, "place": score.place} for score in match.scores]
    return {
        **told,
        **match.game.facts,
        "version": __version__,
        "seats": match.seats,
        "options": match.game.chosen_options(match.options),
        "decisions": verdict.decisions,
        "over": verdict.over,
        "by_seat": scores,
    }


def replay(
    file: File,
    seat: Annotated[
        int | None, typer.Option(help=say("replay-seat"), show_default=say("replay-seat-default"))
    ] = None,
    spectator: Annotated[bool, typer.Option("--spectator", help=say("replay-spectator"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=say("replay-plain"))] = False,
) -> None:
    """Tell a recorded game as a story."""
    from touchline.engine.transcript import EVERYTHING, told

    match, names = records.read(_read(file))
    if seat is not None and not 0 <= seat < match.seats:
        raise typer.BadParameter(say("replay-seats", last=match.seats - 1), param_hint="--seat")
    viewer = -1 if spectator else EVERYTHING if seat is None else seat
    tell(f"{match.game.title}: {', '.join(names)}", "bold")
    for line in told(match, names, viewer):
        aside = f"({names[line.only]}) " if viewer == EVERYTHING and line.only >= 0 else ""
        rule = "" if plain else f" [{line.rule}]"
        tell(f"{line.decision:4}  {aside}{line.text}{rule}")
    for score in sorted(match.scores, key=lambda score: (score.place, score.seat)):
        parts = ", ".join(f"{name} {points}" for name, points in score.parts.items())
        tell(f"{score.place}. {names[score.seat]}: {counted(score.total, 'point')} ({parts})", "bold")
    if not match.over:
        tell(say("replay-not-over"))


def _read(file: Path) -> str:
    """The text of a record. Bytes that are no text stay in it, so that the line can be named."""
    try:
        with file.open("rb") as stream:
            raw = stream.read(records.MOST_BYTES + 1)
    except IsADirectoryError as error:
        kind = "report" if (file / "games.parquet").exists() else "folder"
        raise TouchlineError(say(f"record-is-{kind}", file=str(file))) from error
    except OSError as error:
        raise TouchlineError(say("record-unreadable", file=str(file), why=str(error.strerror))) from error
    text = raw.decode("utf-8", "surrogateescape")
    try:
        records.check_kind(text)
    except NotARecord as error:
        raise TouchlineError(f"{file}: {error}") from error
    return text
