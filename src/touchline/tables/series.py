"""Series: the same managers meet several times, with one table of points.

A series is part of what a table is from its start: which games are played in all, what was played before, and
who has how many points. When a game is over, the next table is made by itself as a rematch. As in leagues,
there are three points for each manager one ends ahead of, and one for each one ends level with.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from touchline.engine.game import find, known
from touchline.tables.errors import TableError, say
from touchline.tables.league import AHEAD, LEVEL

Kind = Literal["one", "best_of_3", "best_of_5", "season"]
KINDS: Final[tuple[Kind, ...]] = ("one", "best_of_3", "best_of_5", "season")
MOST: Final = 12  # games of a series


class Series(msgspec.Struct, frozen=True, omit_defaults=True):
    """All games of a series in order, the tables played so far, and what the seats have from them.

    `need`: the games to win for the series; 0: all are played.
    """

    games: list[str]
    need: int = 0
    tables: list[str] = []
    points: list[int] = []
    won: list[int] = []

    @property
    def number(self) -> int:
        """Which game it is now, counted from 1."""
        return len(self.tables) + 1

    @property
    def over(self) -> bool:
        """Whether no other game follows those that were played."""
        won = bool(self.need) and max(self.won, default=0) >= self.need
        return won or len(self.tables) >= len(self.games)


def made(kind: str, game: str, seats: int) -> Series | None:
    """A new series that begins with a game; None for one game alone."""
    if kind == "one":
        return None
    if kind == "season":
        fitting = [one for one in known() if seats in find(one).seats and one != game.partition("@")[0]]
        return Series([game, *fitting])
    if kind not in KINDS:
        raise TableError(400, say("series-unknown"))
    count = int(kind.rpartition("_")[2])
    return Series([game] * count, need=count // 2 + 1)


def after(series: Series, table: str, places: Sequence[int]) -> Series:
    """The series after one more game, with the places of the seats."""
    points, won = list(series.points or [0] * len(places)), list(series.won or [0] * len(places))
    for seat, place in enumerate(places):
        others = [other for at, other in enumerate(places) if at != seat]
        points[seat] += sum(AHEAD * (place < other) + LEVEL * (place == other) for other in others)
        won[seat] += place == 1
    return msgspec.structs.replace(series, tables=[*series.tables, table], points=points, won=won)
