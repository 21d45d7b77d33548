"""A match as it is told: the scoreboard, the dice on the table and what they are worth.

It is made from what a viewer heard, for the table as it is now and for every step of a report.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from touchline.engine.content import named
from touchline.engine.events import Heard
from touchline.games.time_of_soccer.cards import GOALS_SAVES, TEAMS
from touchline.games.time_of_soccer.page.faces import team_name
from touchline.games.time_of_soccer.rules.match import ATTACK_DICE, CLASH, DEFENCE_DICE, IMPACT

HEARD: Final = frozenset(
    named(
        "kick_off levels attack_roll defence_roll shots_by_level goals penalties full_time clash reroll "
        "neutral_reroll"
    )
)


@dataclass(frozen=True)
class Side:
    """One of the two teams; levels are None until they are announced. `shots` are those not answered yet."""

    team: str
    name: str
    attack: int | None = None
    defence: int | None = None
    goals: int = 0
    shots: int = 0
    penalties: int | None = None


@dataclass(frozen=True)
class Roll:
    """Dice on the table: who rolled, at which level, and what they are worth."""

    team: str
    name: str
    attacks: bool
    level: int
    dice: tuple[int, ...]
    result: int

    @property
    def impacts(self) -> int:
        """Dice that show 5 or 6."""
        return sum(1 for die in self.dice if die >= IMPACT)

    @property
    def row(self) -> tuple[int, ...]:
        """The row of the Goals/Saves table: what 0, 1, 2 … impacts are worth at this level."""
        most = ATTACK_DICE if self.attacks else DEFENCE_DICE
        return tuple(GOALS_SAVES[7 * self.level : 7 * self.level + most + 1])


@dataclass(frozen=True)
class Board:
    """A match on the table. In a clash of neutral teams the goals are the best dice."""

    home: Side
    away: Side
    cup: bool
    clash: bool = False
    roll: Roll | None = None
    over: bool = False
    fate: tuple[bool, ...] = ()  # of the shots that were just answered: whether each went in

    def side(self, team: str) -> Side:
        """One of the two teams."""
        return self.home if self.home.team == team else self.away

    def with_side(self, side: Side) -> Board:
        """The board with this side changed."""
        return replace(self, home=side) if self.home.team == side.team else replace(self, away=side)


def hear(board: Board | None, heard: Heard) -> Board | None:
    """The board after an event; the same one if the event is about something else."""
    a = heard.args
    if heard.kind == "kick_off":
        return Board(
            Side(TEAMS[a[0]], team_name(TEAMS[a[0]])), Side(TEAMS[a[1]], team_name(TEAMS[a[1]])), bool(a[2])
        )
    if heard.kind == "full_time" and a[5] & CLASH:
        return of_clash(a)
    if board is None or heard.kind not in HEARD or board.clash:
        return board
    if heard.kind == "levels":
        return board.with_side(replace(board.side(TEAMS[a[0]]), attack=a[1], defence=a[2]))
    if heard.kind in ("attack_roll", "defence_roll"):
        attacks = heard.kind == "attack_roll"
        team = TEAMS[a[0]]
        rolled = replace(board, fate=(), roll=Roll(team, team_name(team), attacks, a[1], tuple(a[3:]), a[2]))
        return rolled.with_side(replace(rolled.side(team), shots=a[2])) if attacks else rolled
    if heard.kind == "shots_by_level":
        return board.with_side(replace(board.side(TEAMS[a[0]]), shots=a[1]))
    if heard.kind == "goals":
        side = board.side(TEAMS[a[0]])
        fresh = a[1] - side.goals
        fate = tuple(n >= side.shots - fresh for n in range(side.shots))
        return replace(board, fate=fate).with_side(replace(side, goals=a[1], shots=0))
    if heard.kind == "penalties":
        home, away = replace(board.home, penalties=a[2]), replace(board.away, penalties=a[3])
        return replace(board, home=home, away=away, roll=None)
    return replace(board, over=True, roll=None) if heard.kind == "full_time" else board


def of_clash(a: list[int]) -> Board:
    """Two neutral teams and their best dice."""
    home, away = (
        Side(TEAMS[team], team_name(TEAMS[team]), goals=die) for team, die in ((a[0], a[2]), (a[1], a[3]))
    )
    return Board(home, away, False, clash=True, over=True)
