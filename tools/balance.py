"""The figures of docs/balance.md: python -m tools.balance FOLDER plays what is missing and writes them in.

FOLDER holds a lab report for each game, 2,000 games by the bot greedy. Games whose report is there are not
played again. The page's own words stay; between its marks stand the figures.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from touchline.engine.words import counted
from touchline.lab.figures import Figures, figures
from touchline.lab.files import read
from touchline.lab.ownership import Lift
from touchline.lab.plots import number, percent, signed
from touchline.lab.report import between, command

PAGE = Path(__file__).resolve().parent.parent / "docs" / "balance.md"
SEATS = {"best11": 4, "eleven": 3, "footmania": 3, "superclub": 3, "time_of_soccer": 3}
GAMES = 2000
SHOWN = 8  # things above and below their kind
IDLE = 12


def main(folder: Path) -> None:
    """Play, and bring the page up to date."""
    text = PAGE.read_text(encoding="utf-8")
    for game, seats in SEATS.items():
        if not (folder / game).exists():
            _play(game, seats, folder / game)
        mark = re.compile(rf"(<!-- figures {game} -->\n).*?(<!-- end -->)", re.S)
        lines = "\n".join(_lines(figures(read(folder / game), [])))
        text = mark.sub(lambda found, lines=lines: f"{found[1]}{lines}\n{found[2]}", text)  # type: ignore[misc]
    PAGE.write_text(text, encoding="utf-8")


def _play(game: str, seats: int, out: Path) -> None:
    words = f"lab {game} --games {GAMES} --seats {seats} --bots greedy --seed 1 --ladder-games 0 --out {out}"
    subprocess.run([sys.executable, "-m", "touchline", *words.split()], check=True)


def _lines(found: Figures) -> list[str]:
    run, plans = found.run, found.plan_diversity
    best, lead = number(found.best.quantiles[2]), number(found.margin.quantiles[2])
    low, _, middle, _, high = map(number, found.decisions.quantiles)
    some, _, usual, _, many = map(number, found.rounds.quantiles)
    return [
        f"`{command(run)} --ladder-games 0` (edition {run.edition}, content {run.content})",
        "",
        "| | |",
        "|---|---|",
        f"| games, seats | {run.games:,}, {run.seats} |",
        f"| decisions in a game: 5 %, middle, 95 % | {low}, {middle}, {high} |",
        f"| {run.rounds} in a game: 5 %, middle, 95 % | {some}, {usual}, {many} |",
        f"| points of the winner, lead (middle) | {best}, {lead} |",
        f"| a point more than the others, in percentage points of win share | {signed(found.per_point)} |",
        f"| victories shared | {percent(found.shared)} |",
        f"| effective number of plans: all, winners | {plans.had:.1f}, {plans.won:.1f} of {plans.all} |",
        "",
        *_table(
            ("seat", "win share", "points from fair", "95 % interval", "q"),
            [
                (
                    each.name,
                    percent(each.share),
                    signed(each.advantage.value),
                    between(each.advantage),
                    _small(each.q),
                )
                for each in found.seats
            ],
        ),
        *_table(
            ("points from", "winners", "others"),
            [(each.name, f"{each.winners:.1f}", f"{each.others:.1f}") for each in found.sources],
        ),
        *_things(found),
        *_idle(found),
        *_always(found),
    ]


def _things(found: Figures) -> list[str]:
    ranked = sorted(found.lifts, key=lambda lift: lift.usual - lift.lift.value)
    above = [lift for lift in ranked if lift.stands_out and lift.lift.value > lift.usual]
    below = [lift for lift in ranked[::-1] if lift.stands_out and lift.lift.value < lift.usual]
    said = (
        f"Of {len(found.lifts)} things {len(above)} are above and {len(below)} below their kind, beyond luck"
    )
    if not above and not below:
        return [f"{said}.", ""]
    shown = [*above[:SHOWN], *below[:SHOWN][::-1]]
    return [f"{said}:", "", *_table(HEAD, [_row(lift, found.per_point) for lift in shown])]


HEAD = ("thing", "kind", "owned by", "lift", "against its kind", "95 % interval", "q", "in points")


def _row(lift: Lift, per_point: float) -> tuple[str, ...]:
    usual = lift.usual
    return (
        f"`{lift.id}` {lift.name}",
        lift.kind,
        percent(lift.share),
        signed(lift.lift.value),
        signed(lift.lift.value - usual),
        f"{signed(lift.lift.low - usual)} to {signed(lift.lift.high - usual)}",
        _small(lift.q_usual),
        f"{(lift.lift.value - usual) / per_point:+.1f}".replace("-", "−"),
    )


def _small(q: float) -> str:
    return f"{q:.3f}" if q >= 0.001 else "< 0.001"


def _idle(found: Figures) -> list[str]:
    if not found.idle:
        return ["No thing is owned less than a tenth as often as is usual for its kind.", ""]
    rows = sorted(found.idle, key=lambda each: each.owners)
    said = f"Owned less than a tenth as often as is usual for their kind: {counted(len(rows), 'thing')}"
    said += f"; the {IDLE} rarest:" if len(rows) > IDLE else ":"
    head = ("thing", "kind", "owners", "usual owners", "offered", "chosen")
    cells = [
        (
            f"`{each.id}` {each.name}",
            each.kind,
            f"{each.owners:,}",
            number(each.usual),
            f"{each.offered:,}",
            f"{each.chosen:,}",
        )
        for each in rows[:IDLE]
    ]
    return [said, "", *_table(head, cells)]


def _always(found: Figures) -> list[str]:
    if not found.always:
        return ["Nothing that one can own or choose wins in more than nine of ten cases."]
    head = ("always wins", "cases", "win share")
    rows = [
        (f"{each.what} `{each.name}`", f"{each.cases:,}", percent(each.share.value)) for each in found.always
    ]
    return _table(head, rows)[:-1]


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    lines = [head, ["---"] * len(head), *rows]
    return [f"| {' | '.join(line)} |" for line in lines] + [""]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Name the folder of the reports: python -m tools.balance reports")
    main(Path(sys.argv[1]))
