"""Long stretches that the viewer does not decide, told step by step: the board, the Match, the league.

The viewer's own Match is told Section by Section, those of others by their results with the league.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from touchline.engine.events import Heard
from touchline.engine.reveal import Reporter as AnyReporter
from touchline.engine.speech import capital, listed
from touchline.games.eleven.cards import RESULTS, SECTION_NAMES, THINGS
from touchline.games.eleven.page import desk, matches
from touchline.games.eleven.page.desk import Council
from touchline.games.eleven.page.faces import meeting, objective
from touchline.games.eleven.page.matches import Board, Moment
from touchline.games.eleven.page.season import Row, called
from touchline.games.eleven.story import sentence
from touchline.games.eleven.table_view import TableView
from touchline.games.eleven.text import say, section_name

IN_MATCH: Final = {"kick_off", "effect_goal", "opponent_goal", "full_time"}
AFTER_MATCH: Final = {"injured", "missed", "tokens", "trained", "experience", "suspended"}
OBJECTIVES: Final = {"objective", "perfect", "objective_missed"}
PLAIN: Final = {"deadline", "solo_result", "sponsor_lost"}
LEAGUE: Final = {"idle", "active", "inactive", "team_points"}


@dataclass(frozen=True)
class Step:
    """One sentence, and what the stage shows with it."""

    say: str
    rule: str
    board: Board | None = None
    table: tuple[str, ...] = ()
    face: int = 0
    council: Council | None = None
    card: Any = None
    league: tuple[Row, ...] = ()
    moves: tuple[tuple[int, str, str], ...] = ()  # seat, or -1 and the team; what became of it


class Reporter(AnyReporter[Step]):
    """Hears the events and tells those that are news."""

    def __init__(self, viewer: int, names: list[str], rows: tuple[Row, ...], table: TableView) -> None:
        super().__init__(viewer, names)
        self.rows = rows
        self.clubs = table.clubs
        self.boards: dict[int, Board] = {}
        self.moves: list[tuple[int, str, str]] = []
        self.checked = False
        self.face = 0

    def follow(self, heard: Heard) -> None:
        """Keep the scores up to date."""
        seat = heard.args[0] if heard.args else -1
        if heard.kind == "kick_off" or seat in self.boards:
            board = matches.hear(self.boards.get(seat), heard, self.viewer, self.names, self.clubs[seat])
            if board:
                self.boards[seat] = board
        if heard.kind == "votes" and seat == self.viewer:
            self.face = heard.args[1]
        if heard.kind == "full_time" and seat != self.viewer:
            self.moves.append((seat, "", sentence(heard, self.viewer, self.names)))
        if heard.kind == "week":
            self.boards.clear()
            self.moves.clear()
        if heard.kind == "full_time" and seat == self.viewer:
            self.checked = True
        elif heard.kind in LEAGUE or heard.kind == "week":
            self.checked = False

    def worth(self, heard: Heard, following: Heard | None) -> Step | None:
        """The step with what the stage shows; None if the log is enough."""
        kind, a = heard.kind, heard.args
        step = Step(sentence(heard, self.viewer, self.names), heard.rule)
        mine = bool(a) and a[0] == self.viewer
        if kind in LEAGUE:
            return self.league(heard, step, following)
        if kind in OBJECTIVES:
            return replace(step, card=objective(THINGS[a[1]]))
        if kind in PLAIN:
            return step
        if not mine:
            return None
        if kind == "moment":
            return self.section(heard, step, following)
        if kind in IN_MATCH:
            return replace(step, board=self.boards.get(a[0]))
        if kind == "consequence":
            return replace(step, table=matches.consequences(RESULTS[a[1]]), face=a[2])
        if kind in AFTER_MATCH:
            return replace(step, board=self.boards.get(a[0])) if self.checked else None
        return replace(step, council=self.council(a[1], a[2])) if kind == "decision" else None

    def section(self, heard: Heard, step: Step, following: Heard | None) -> Step | None:
        """The shots of one Section are told together, when the last one of them was heard."""
        section = heard.args[2] >> 3 & 7
        goes_on = following and following.kind == "moment" and following.args[0] == heard.args[0]
        if following and goes_on and following.args[2] >> 3 & 7 == section:
            return None
        board = self.boards[heard.args[0]]
        shots = listed((shot(moment) for moment in board.shots), "unit")
        assert board.now == SECTION_NAMES[section]
        told = say("told-section", section=capital(section_name(section)), shots=shots)
        return replace(step, say=told, board=board)

    def council(self, card: int, colour: int) -> Council:
        """The Board Meeting that has decided; the votes are those of the viewer's Directors."""
        club = self.clubs[self.viewer]
        if club.meeting == THINGS[card]:
            return desk.council(club, self.me(), self.face)
        name = meeting(THINGS[card]).decisions[colour][0]
        return Council(self.viewer, self.me(), meeting(THINGS[card]), 0, (), name)

    def me(self) -> str:
        """What the viewer's club is called."""
        return called(self.viewer, self.viewer, self.names)

    def league(self, heard: Heard, step: Step, following: Heard | None) -> Step | None:
        """The results of others and the moves of teams are told together, with the table after them."""
        if heard.kind != "team_points" or heard.args[1]:
            self.moves.append((-1, f"T{heard.args[0] + 1:02}", step.say))
        if (following and following.kind in LEAGUE) or not self.moves:
            return None
        moves, self.moves = tuple(self.moves), []
        return replace(step, say=say("told-league"), league=self.rows, moves=moves)


def shot(moment: Moment) -> str:
    """A shot in a few words."""
    case = "goal" if moment.goal else "blocked" if moment.by else "saved"
    return say(f"told-{case}", who=moment.who, by=moment.by)
