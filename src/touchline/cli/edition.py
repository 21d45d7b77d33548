"""`touchline edition`: a game's content to edit, checked before it is played."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from touchline.cli import complete
from touchline.cli.arguments import MOST_GAMES, AsJson
from touchline.cli.show import complain, print_json, progress, say
from touchline.engine import editions
from touchline.engine.errors import TouchlineError
from touchline.engine.words import counted

if TYPE_CHECKING:
    from touchline.engine.edition_check import Problem

SHOWN = 20  # problems of an edition that are printed
OnlyGame = Annotated[
    str,
    typer.Argument(metavar="GAME", help="Only the editions of this game.", autocompletion=complete.games),
]
Wanted = Annotated[
    str,
    typer.Argument(
        metavar="GAME@NAME",
        help="An edition, a game with its editions, or a folder.",
        autocompletion=complete.games,
    ),
]

app = typer.Typer(no_args_is_help=True, help="Make, check and list your own editions of the games.")


@app.command()
def new(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME", help="The game whose content is copied.", autocompletion=complete.games
        ),
    ],
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the edition is called.")],
) -> None:
    """Make a copy of a game's content to edit."""
    from touchline.engine.game import find

    found = find(game)
    if not found.standard:
        raise TouchlineError(f"An edition is made from a game, not from another edition: say {found.id}.")
    where = editions.create(found.package, found.id, name)
    say(f"{found.title}, edition {name}: edit content.toml (facts) and en.toml (texts) in {where}")
    say(f"Then `touchline edition check {found.id}@{name}`, and play it as {found.id}@{name}.")


@dataclass
class Checked:
    """What checking an edition found."""

    game: str
    edition: str
    folder: str
    content: str = ""
    unreadable: str = ""  # why its files cannot be read
    problems: list[Problem] = field(default_factory=list)
    doubts: list[Problem] = field(default_factory=list)  # which do not keep it from being played
    games: int = 0
    failures: list[str] = field(default_factory=list)  # what went wrong in the games

    @property
    def trouble(self) -> list[str]:
        """All that keeps it from being played."""
        problems = [f"{self.folder}/{problem}" for problem in self.problems]
        return ([self.unreadable] if self.unreadable else []) + problems + self.failures


@app.command()
def check(
    edition: Wanted = "",
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="The edition's name or folder, if the game stands first.")
    ] = "",
    games: Annotated[
        int, typer.Option(min=0, max=MOST_GAMES, help="How many games are played to try it out.")
    ] = 6,
    json: AsJson = False,
) -> None:
    """Check editions: every problem and doubt with file, line and field; then a few random games."""
    found = [_check(game, place, games) for game, place in _wanted(edition, name)]
    if json:
        print_json([asdict(checked) for checked in found])
    else:
        _print(found)
    if any(checked.trouble for checked in found):
        raise typer.Exit(2)


def _wanted(edition: str, name: str) -> list[tuple[str, Path]]:
    """The game and the folder of each edition that is meant."""
    from touchline.engine.game import find, known

    game, at, given = edition.partition("@")
    if name and at:
        raise TouchlineError(f"Name one edition, {edition} or {game} {name}, not both.")
    if _is_folder(name or edition):
        folder = Path(name or edition).expanduser()
        return [(find(edition).id if name else _game_of(folder), folder)]
    if called := name or given:
        found = find(game).id
        return [(found, editions.there(found, called))]
    games = (find(edition).id,) if game else known()
    return [(id, editions.place(id, each)) for id in games for each in editions.names(id)]


def _is_folder(text: str) -> bool:
    """Whether a folder is meant: no edition and no game is called so."""
    return text in (".", "..") or text.startswith("~") or "/" in text or os.sep in text


def _game_of(folder: Path) -> str:
    """The game of an edition that lies where `edition new` puts it."""
    from touchline.engine.game import known

    game = folder.resolve().parent.name
    if game not in known():
        raise TouchlineError(f"Say of which game this is an edition: touchline edition check GAME {folder}")
    return game


def _check(game_id: str, folder: Path, games: int) -> Checked:
    """Look at an edition, and if nothing is wrong, play it."""
    from touchline.engine.check import check_game
    from touchline.engine.edition_check import doubts, problems
    from touchline.engine.game import find, trial

    checked = Checked(game_id, folder.resolve().name, str(folder))
    try:
        texts = editions.read(folder)
    except editions.NoEdition as error:
        checked.unreadable = str(error)
        return checked
    checked.content = editions.mark_of(texts)
    package = find(game_id).package
    checked.problems = problems(package, texts)
    if not checked.problems:
        checked.doubts = doubts(package, texts)
    if not checked.problems and games:
        game = trial(game_id, checked.edition, texts)
        with progress(f"Playing {game.title}, edition {game.edition}", games) as done:
            report = check_game(game, games, 1, lambda played, _: done(played))
        checked.games, checked.failures = report.games, report.failures
    return checked


def _print(found: list[Checked]) -> None:
    if not found:
        say("There are no editions yet. Make one with `touchline edition new GAME NAME`.")
    for checked in found:
        trouble = checked.trouble
        for line in trouble[:SHOWN]:
            complain(line)
        if len(trouble) > SHOWN:
            complain(f"… and {len(trouble) - SHOWN} more; --json prints all.")
        for doubt in checked.doubts[:SHOWN]:
            complain(f"Look at {checked.folder}/{doubt}")
        if len(checked.doubts) > SHOWN:
            complain(f"… and {len(checked.doubts) - SHOWN} more to look at; --json prints all.")
        called = f"{checked.game}@{checked.edition}"
        if trouble:
            say(f"{called} cannot be played yet: {counted(len(trouble), 'problem')}.")
        else:
            say(f"{called} is good: contents {checked.content}, {counted(checked.games, 'game')} played.")


@app.command(name="list")
def list_(game: OnlyGame = "", json: AsJson = False) -> None:
    """List the editions that are here."""
    from touchline.engine.game import find, known

    ids = (find(game).id,) if game else known()
    found = [_check(id, editions.place(id, name), games=0) for id in ids for name in editions.names(id)]
    if json:
        print_json([asdict(checked) for checked in found])
        return
    if not found:
        say("There are no editions yet. Make one with `touchline edition new GAME NAME`.")
    for each in found:
        wrong = each.unreadable.rstrip(".") or counted(len(each.problems), "problem")
        state = wrong if each.trouble else f"contents {each.content}"
        say(f"{each.game}@{each.edition}: {state}, in {each.folder}")
