"""What a total of a third is made of: stars, chemistry, captain, staff and cards, dice (SC-152, SC-153)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from touchline.engine.events import Heard
from touchline.games.superclub.cards import FORMATION, THINGS, THIRDS
from touchline.games.superclub.page import board
from touchline.games.superclub.page.board import Board, Third, man_id
from touchline.games.superclub.page.eleven import Eleven, eleven
from touchline.games.superclub.state import EMPTY
from touchline.games.superclub.text import halves

PARTS = ("stars", "chemistry", "captain", "staff")


class Match:
    """A match as it is told, with the line-ups that were shown and who came on since."""

    def __init__(self, names: Sequence[str], stars: Mapping[str, int], captains: Sequence[int]) -> None:
        self.board: Board | None = None
        self.names = list(names)
        self.stars = stars
        self.captains = captains
        self.shown: dict[int, list[int]] = {}

    def hear(self, heard: Heard) -> None:
        """Take in what happened."""
        a = heard.args
        self.board = board.follow(self.board, heard, self.names)
        if heard.kind == "line_up":
            self.shown[a[0]] = list(a)
        elif heard.kind == "substitute" and a[0] in self.shown:
            self.shown[a[0]][3 + a[2]] = a[1]
        elif heard.kind == "totals" and self.board and self.board.thirds:
            last = self.board.thirds[-1]
            teams = (self.line_up(self.board.home), self.line_up(self.board.away))
            self.board = board.with_last(self.board, replace(last, sums=sums(last, teams, (a[3], a[4]))))

    def line_up(self, seat: int) -> Eleven | None:
        """The line-up of a manager, if it was shown."""
        if seat not in self.shown:
            return None
        _, formation, boost, *men = self.shown[seat]
        return eleven(
            THINGS[FORMATION + formation] if formation >= 0 else None,
            [None if man == EMPTY else man_id(man) for man in men],
            self.stars,
            (),
            THIRDS[boost] if boost >= 0 else None,
            self.captains[seat],
        )


def sums(
    third: Third, teams: Sequence[Eleven | None], totals: Sequence[int]
) -> tuple[tuple[str, str, str], ...]:
    """The parts that count for anybody, as (part, home, away); what is neither is key staff and cards."""
    columns = []
    for side, id in enumerate((third.home, third.away)):
        team = teams[side]
        before = totals[side] - 2 * sum(third.dice[2 * side : 2 * side + 2])
        row = next((row for row in team.rows if row.id == id), None) if team else None
        known = [row.stars, 2 * row.pairs, 2 * row.captain] if row else [before, 0, 0]
        columns.append([*known, before - sum(known)])
    return tuple(
        (part, signed(home), signed(away))
        for part, home, away in zip(PARTS, *columns, strict=True)
        if home or away
    )


def signed(value: int) -> str:
    """Half stars that count for or against."""
    return f"−{halves(-value)}" if value < 0 else halves(value)
