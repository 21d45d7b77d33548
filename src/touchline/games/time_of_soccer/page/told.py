"""Long stretches that nobody decides, told step by step: the market movement, matches, press releases.

The viewer's own match is told roll by roll, a match of others by its result.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from touchline.engine.events import Heard
from touchline.engine.reveal import Reporter as AnyReporter
from touchline.games.time_of_soccer.cards import THINGS
from touchline.games.time_of_soccer.page import matches
from touchline.games.time_of_soccer.page.faces import Tile, tile
from touchline.games.time_of_soccer.page.matches import Board
from touchline.games.time_of_soccer.rules.match import CLASH
from touchline.games.time_of_soccer.story import sentence
from touchline.games.time_of_soccer.text import in_a_row, say

OWN_MATCH: Final = {"attack_roll", "defence_roll", "goals", "penalties", "full_time", "shots_by_level"}
AFTER_OWN: Final = {"win_bonus", "satisfaction", "fan_gained", "press_true", "press_false", "short_of_money"}
ANY_MATCH: Final = {"full_time"}
CUP: Final = {"cup_passed", "cup_won"}
MOVEMENT: Final = {"old_tiles_left", "tiles_aged", "tile_placed"}
IN_A_ROW: Final = 4


@dataclass(frozen=True)
class Movement:
    """The market while it moves: tiles that leave, spaces that stay for a last week, tiles that are new."""

    left: tuple[Tile, ...]
    old: tuple[int, ...]
    new: tuple[tuple[int, Tile], ...]


@dataclass(frozen=True)
class Press:
    """A press release won or lost."""

    tile: Tile
    true: bool


@dataclass(frozen=True)
class Step:
    """One sentence, and what the stage shows with it."""

    say: str
    rule: str
    board: Board | None = None
    movement: Movement | None = None
    press: Press | None = None
    gather: str = ""


class Reporter(AnyReporter[Step]):
    """Hears the events of a chapter and tells those that are news."""

    def __init__(self, viewer: int, names: list[str], team: str) -> None:
        super().__init__(viewer, names)
        self.team = team
        self.board: Board | None = None
        self.movement = Movement((), (), ())
        self.clash = ""

    def worth(self, heard: Heard, following: Heard | None) -> Step | None:
        """The step with what the stage shows; None if the log is enough."""
        kind, told = heard.kind, sentence(heard, self.viewer, self.names)
        if kind in MOVEMENT:
            if kind == "tile_placed" and not ends_row(heard, following):
                return None
            return Step(self.say_movement(heard, told), heard.rule, movement=self.movement)
        if kind == "clash":
            self.clash = told
        if kind == "full_time" and heard.args[5] & CLASH:
            return Step(f"{self.clash} {told}", heard.rule, self.board, gather=self.others)
        if kind in ("press_true", "press_false") and heard.args[0] == self.viewer:
            return Step(told, heard.rule, press=Press(tile(THINGS[heard.args[1]]), kind == "press_true"))
        if kind in CUP or self.is_worth_a_step(heard):
            return Step(told, heard.rule, self.board, gather=self.others if kind in ANY_MATCH else "")
        return None

    @property
    def others(self) -> str:
        """The title under which matches of others are told together; nothing in the viewer's own."""
        board = self.board
        ours = board and self.team and self.team in (board.home.team, board.away.team)
        return "" if ours else say("told-others")

    def is_worth_a_step(self, heard: Heard) -> bool:
        """The own match roll by roll, the others by their result."""
        if self.board is None:
            return False
        if self.team and self.team in (self.board.home.team, self.board.away.team):
            if heard.kind in OWN_MATCH:
                return True
            return heard.kind in AFTER_OWN and heard.args[0] == self.viewer and self.board.over
        return heard.kind in ANY_MATCH

    def follow(self, heard: Heard) -> None:
        """Keep the match and the movement of the market up to date."""
        self.board = matches.hear(self.board, heard)
        if heard.kind == "old_tiles_left":
            self.movement = Movement(tuple(tile(THINGS[one]) for one in heard.args), (), ())
        elif heard.kind == "tiles_aged":
            self.movement = Movement(self.movement.left, tuple(space + 1 for space in heard.args), ())
        elif heard.kind == "tile_placed":
            fresh = (heard.args[0] + 1, tile(THINGS[heard.args[1]]))
            self.movement = Movement(self.movement.left, self.movement.old, (*self.movement.new, fresh))

    def say_movement(self, heard: Heard, told: str) -> str:
        """New tiles are told row by row."""
        if heard.kind != "tile_placed":
            return told
        row = heard.args[0] // IN_A_ROW
        fresh = [
            say("new-tile", tile=new.name, space=space)
            for space, new in self.movement.new
            if (space - 1) // IN_A_ROW == row
        ]
        return say("new-tiles", row=row + 1, tiles=in_a_row(fresh))


def ends_row(heard: Heard, following: Heard | None) -> bool:
    """Whether this is the last new tile of a row of the market."""
    if following is None or following.kind != "tile_placed":
        return True
    return following.args[0] // IN_A_ROW != heard.args[0] // IN_A_ROW
