"""`touchline edition`: a game's content to edit, checked before it is played."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from touchline.cli import complete
from touchline.cli.arguments import MOST_GAMES, AsJson
from touchline.cli.show import complain, counted, print_json, progress, say, tell
from touchline.engine import editions
from touchline.engine.errors import TouchlineError

if TYPE_CHECKING:
    from touchline.engine.edition_check import Problem

SHOWN = 20  # problems of an edition that are printed
OnlyGame = Annotated[
    str,
    typer.Argument(metavar="GAME", help=say("edition-only-game"), autocompletion=complete.games),
]
Wanted = Annotated[
    str,
    typer.Argument(
        metavar="GAME@NAME",
        help=say("edition-wanted"),
        autocompletion=complete.games,
    ),
]

app = typer.Typer(no_args_is_help=True, help=say("help-edition"))


@app.command(help=say("help-edition-new"))
def new(
    game: Annotated[
        str,
        typer.Argument(metavar="GAME", help=say("edition-new-game"), autocompletion=complete.games),
    ],
    name: Annotated[str, typer.Argument(metavar="NAME", help=say("edition-new-name"))],
) -> None:
    """Make a copy of a game's content to edit."""
    from touchline.engine.game import find

    found = find(game)
    if not found.standard:
        raise TouchlineError(say("edition-of-edition", game=found.id))
    where = editions.create(found.package, found.id, name)
    tell(say("edition-edit", game=found.title, name=name, folder=str(where)))
    tell(say("edition-then", edition=f"{found.id}@{name}"))


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


@app.command(help=say("help-edition-check"))
def check(
    edition: Wanted = "",
    name: Annotated[str, typer.Argument(metavar="NAME", help=say("edition-check-name"))] = "",
    games: Annotated[int, typer.Option(min=0, max=MOST_GAMES, help=say("edition-check-games"))] = 6,
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
        raise TouchlineError(say("edition-both", one=edition, other=f"{game} {name}"))
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
        raise TouchlineError(say("edition-which-game", folder=str(folder)))
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
        with progress(say("edition-playing", game=game.title, name=game.edition), games) as done:
            report = check_game(game, games, 1, lambda played, _: done(played))
        checked.games, checked.failures = report.games, report.failures
    return checked


def _print(found: list[Checked]) -> None:
    if not found:
        tell(say("edition-none"))
    for checked in found:
        trouble = checked.trouble
        for line in trouble[:SHOWN]:
            complain(line)
        if len(trouble) > SHOWN:
            complain(say("more", n=len(trouble) - SHOWN))
        for doubt in checked.doubts[:SHOWN]:
            complain(say("edition-doubt", where=f"{checked.folder}/{doubt}"))
        if len(checked.doubts) > SHOWN:
            complain(say("edition-more-doubts", n=len(checked.doubts) - SHOWN))
        called = f"{checked.game}@{checked.edition}"
        if trouble:
            tell(say("edition-bad", edition=called, problems=counted(len(trouble), "problem")))
        else:
            facts = {"contents": checked.content, "games": counted(checked.games, "game")}
            tell(say("edition-good", edition=called, **facts))


@app.command(name="list", help=say("help-edition-list"))
def list_(game: OnlyGame = "", json: AsJson = False) -> None:
    """List the editions that are here."""
    from touchline.engine.game import find, known

    ids = (find(game).id,) if game else known()
    found = [_check(id, editions.place(id, name), games=0) for id in ids for name in editions.names(id)]
    if json:
        print_json([asdict(checked) for checked in found])
        return
    if not found:
        tell(say("edition-none"))
    for each in found:
        wrong = each.unreadable.rstrip(".") or counted(len(each.problems), "problem")
        state = wrong if each.trouble else say("edition-contents", contents=each.content)
        tell(say("edition-line", edition=f"{each.game}@{each.edition}", state=state, folder=each.folder))
