"""`touchline lab`: how fair a game is, as a report; and two reports compared."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from touchline.cli import complete, lab_value
from touchline.cli.arguments import (
    MOST_GAMES,
    AsJson,
    Bots,
    Options,
    Seats,
    Seed,
    line_up,
    split,
    switched_on,
)
from touchline.cli.show import complain, print_json, progress, say, tell
from touchline.cli.tournament import Address, On, Processes
from touchline.engine.errors import TouchlineError

if TYPE_CHECKING:
    from touchline.lab.figures import Figures, Rung

COMPARE = "compare"

What = Annotated[
    list[str],
    typer.Argument(
        metavar="GAME | compare A B | positions GAME | value GAME",
        help=say("lab-what"),
        autocompletion=complete.games,
    ),
]


def lab(
    what: What,
    out: Annotated[Path | None, typer.Option(metavar="PLACE", help=say("lab-out"))] = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help=say("lab-games"))] = 500,
    bots: Bots = "greedy",
    seats: Seats = None,
    seed: Seed = 1,
    option: Options = None,
    edition: Annotated[str | None, typer.Option(metavar="NAME", help=say("lab-edition"))] = None,
    ladder: Annotated[
        str | None, typer.Option(metavar="A,B,…", help=say("lab-ladder"), autocompletion=complete.bots)
    ] = None,
    ladder_games: Annotated[int, typer.Option(min=0, max=MOST_GAMES, help=say("lab-ladder-games"))] = 60,
    processes: Processes = 0,
    on: On = "cores",
    address: Address = None,
    json: AsJson = False,
) -> None:
    """Play many games among bots and report how fair the game is; or compare two reports."""
    if lab_value.learns(what, seats or 2, games, seed, processes, out, json):
        return
    if out is None:
        raise TouchlineError(say("lab-no-place", what=what[0]))
    if what[0] == COMPARE:
        _compare(what[1:], out, json)
        return
    if len(what) != 1:
        raise TouchlineError(say("lab-one-game"))
    from touchline.engine.game import find
    from touchline.lab import balance, ladder as steps, report
    from touchline.lab.figures import figures
    from touchline.lab.files import PAGE, check_place, placed, write_tables

    spec = what[0] if edition is None else f"{what[0]}@{edition}"
    found = find(spec)
    names = line_up(found, seats, bots)
    options = switched_on(found, option, len(names))
    if ladder is not None and len(names) == 1:
        raise TouchlineError(say("lab-no-ladder"))
    climbing = steps.usual(spec) if ladder is None else steps.checked(spec, split(ladder))
    check_place(out)
    where: dict[str, Any] = {
        "seed": seed,
        "options": options,
        "on": on,
        "processes": processes,
        "address": address,
    }
    rungs: list[Rung] = []
    if ladder_games and len(names) > 1:
        total = steps.length(climbing, len(names), ladder_games)
        with progress(say("lab-climbing", game=found.title, bots=", ".join(climbing)), total) as done:
            rungs = steps.climb(spec, climbing, len(names), ladder_games, progress=done, **where)
    with progress(f"{found.title}: {', '.join(names)}", games) as done:
        played = balance.play(spec, names, games, progress=done, **where)
    shown = figures(played, rungs)
    with placed(out) as folder:
        write_tables(folder, played)
        (folder / PAGE).write_text(report.write(shown), encoding="utf-8")
    _tell(_plain(shown), report.finds(shown), out / PAGE, json)


def _compare(folders: list[str], out: Path, json: bool) -> None:
    if len(folders) != 2:
        raise TouchlineError(say("lab-two-reports"))
    from touchline.lab import compare
    from touchline.lab.files import PAGE, placed

    if any(out.resolve().is_relative_to(Path(folder).resolve()) for folder in folders):
        raise TouchlineError(say("lab-inside", folder=str(out)))
    found = compare.compare(Path(folders[0]), Path(folders[1]))
    with placed(out) as folder:
        (folder / PAGE).write_text(compare.write(found, (folders[0], folders[1])), encoding="utf-8")
    for warning in found.warnings:
        complain(say("lab-warning", why=warning))
    told = _rows(found)
    _tell({**told, "a": found.a.facts, "b": found.b.facts}, compare.finds(found), out / PAGE, json)


def _plain(found: Figures) -> dict[str, Any]:
    """The figures of a report in the words of all commands."""
    told = _rows(found, by_seat="seats", by_bot="bots")
    spreads = {name: told.pop(name) for name in ("decisions", "rounds", "scores", "best", "margin")}
    del told["run"]
    shared = round(told.pop("shared") * found.run.games)
    return {**found.run.facts, "shared_wins": shared, "spreads": spreads, **told}


def _rows(found: Any, by_seat: str = "by_seat", by_bot: str = "by_bot") -> dict[str, Any]:
    """Figures as plain data, with rows for each seat and each bot; what is not a number becomes null."""
    import msgspec

    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    seats, bots = told.pop(by_seat), told.pop(by_bot)
    told["by_seat"] = [{"seat": int(row.pop("name")), **row} for row in seats]
    told["by_bot"] = [{"bot": row.pop("name"), **row} for row in bots]
    return told


def _tell(figures: dict[str, Any], finds: list[str], page: Path, json: bool) -> None:
    if json:
        print_json({**figures, "report": str(page)})
        return
    for find in finds:
        tell(f"- {find}")
    tell(say("lab-report", page=str(page)))
