"""Long stretches that the viewer does not decide, told step by step: moves, cards, auctions, matches.

The viewer's own match is told action by action, a match of others by its result. What others do by
themselves needs no look: it is gathered, and left out where only what is important is told.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from touchline.engine.content import named
from touchline.engine.events import Heard
from touchline.engine.reveal import Reporter as AnyReporter
from touchline.engine.speech import Fact, Seat, capital, speaking
from touchline.games.footmania.cards import FOOTBALLERS, SQUARE, SQUARE_IDS, THINGS
from touchline.games.footmania.page import circuit, pitch, sums
from touchline.games.footmania.page.faces import Club, Footballer, Slip, club, event, plus, sponsor, thing
from touchline.games.footmania.page.pitch import Post
from touchline.games.footmania.page.season import Row, manager_name
from touchline.games.footmania.story import sentence, square_facts
from touchline.games.footmania.text import money, say

# Where the strength of a team stands in the arguments of an event.
STRENGTH_AT: Final = {
    "team_shown": 1,
    "boosted": 3,
    "substituted": 4,
    "weakened": 2,
    "called_up": 3,
    "trainee_on": 2,
    "sent_off": 3,
}
IN_MATCHES: Final = frozenset(
    named(
        "attacked targeted protected boosted extra_sub substituted weakened injured called_up trainee_on "
        "sent_off"
    )
)
OWN_MATCH: Final = IN_MATCHES | {"team_shown"}  # told of the viewer's own match alone
POST_AT: Final = {"substituted": 3, "injured": 2} | {kind: at for kind, (at, _) in sums.CHANGES.items()}
CARD_PLAYED: Final = {"attacked", "targeted", "protected", "boosted", "extra_sub"}
WITH_LEAGUE: Final = {"matchday", "income", "play_off", "full_time"}
PLAIN: Final = {"phase_2", "deadline", "phase_1_timed_out", "missed"}
IN_PASSING: Final = frozenset(
    named("moved lapped question sponsor_paid jackpot knocked_down deal missed euro_won euro_lost")
)
FOR_ALL: Final = {"complete", "matchday", "play_off", "phase_2", "deadline", "phase_1_timed_out", "full_time"}
PARTIES: Final = {
    "deal": (0, 1),
    "knocked_down": (0, 3),
    "result": (0, 1),
}  # where seats stand, beside the first


@dataclass(frozen=True)
class Move:
    """A pawn that moves; the squares on its way are marked on the board."""

    seat: int
    die: int


@dataclass(frozen=True)
class Board:
    """A match by its score."""

    home: int
    away: int
    home_name: str
    away_name: str
    home_stars: int | None = None
    away_stars: int | None = None
    over: bool = False
    sums: tuple[sums.Row, ...] = ()
    teams: tuple[tuple[Post, ...], ...] = ()  # both, once they are shown
    marked: tuple[tuple[int, int], ...] = ()  # seat and number of the posts that are told of

    @property
    def ahead(self) -> int:
        """Who has more stars, -1 while nobody has."""
        ours, theirs = self.home_stars or 0, self.away_stars or 0
        return -1 if ours == theirs else self.home if ours > theirs else self.away


@dataclass(frozen=True)
class Step:
    """One sentence, and what the stage shows with it."""

    say: str
    rule: str
    move: Move | None = None
    card: Footballer | None = None
    slip: Slip | None = None
    club: Club | None = None
    won: bool = False
    board: Board | None = None
    posts: tuple[Post, ...] = ()
    league: tuple[Row, ...] = ()
    places: tuple[str, ...] = ()
    gather: str = ""
    die: int = 0
    seat: int | None = None  # whom a line is about that is gathered
    important: bool = True


class Reporter(AnyReporter[Step]):
    """Hears the events and tells those that are news."""

    def __init__(self, viewer: int, names: list[str], rows: tuple[Row, ...]) -> None:
        super().__init__(viewer, names)
        self.rows = rows
        self.die = 0
        self.board: Board | None = None
        self.teams: dict[int, sums.Team] = {}

    def worth(self, heard: Heard, following: Heard | None) -> Step | None:
        """The step that an event is worth, gathered with its like if it is about others alone."""
        step = self.shown(heard, Step(sentence(heard, self.viewer, self.names), heard.rule))
        if step is None:
            return None
        kind, at = heard.kind, PARTIES.get(heard.kind, (0,))
        mine = self.viewer in [heard.args[one] for one in at if one < len(heard.args)] or kind in OWN_MATCH
        passing = kind in IN_PASSING and not mine
        gather = say("told-meanwhile") if passing else step.gather
        return replace(
            step, gather=gather, seat=heard.args[0] if passing else None, important=mine or kind in FOR_ALL
        )

    def follow(self, heard: Heard) -> None:
        """Keep the die and the score up to date."""
        a = heard.args
        if heard.kind == "rolled":
            self.die = a[1]
        elif heard.kind == "fixture":
            self.board = Board(a[0], a[1], self.called(a[0]), self.called(a[1]))
            self.teams.clear()
        elif heard.kind == "result":
            if not self.board or self.board.home != a[0]:
                self.board = Board(a[0], a[1], self.called(a[0]), self.called(a[1]))
            self.board = replace(self.board, home_stars=a[2], away_stars=a[3], over=True, marked=())
        elif self.board and not self.board.over:
            self.board = replace(self.board, marked=self.marks(heard))
            if heard.kind in STRENGTH_AT:
                self.board = self.counted(heard, self.board, a[STRENGTH_AT[heard.kind]])

    def called(self, seat: int) -> str:
        """What a manager is called on the scoreboard."""
        return manager_name(seat, self.names, self.viewer)

    def counted(self, heard: Heard, board: Board, stars: int) -> Board:
        """The score with the new strength of a team, and what it is made of."""
        seat = heard.args[0]
        if heard.kind == "team_shown":
            self.teams[seat] = sums.Team(stars, list(heard.args[2:]))
        elif seat in self.teams:
            self.teams[seat].hear(heard, stars)
        if board.home in self.teams and board.away in self.teams:
            home, away = self.teams[board.home], self.teams[board.away]
            posts = pitch.line_up(home.shown()), pitch.line_up(away.shown(), mirrored=True)
            board = replace(board, sums=sums.rows(home, away, board.sums), teams=posts)
        if seat == board.home:
            return replace(board, home_stars=stars)
        return replace(board, away_stars=stars) if seat == board.away else board

    def marks(self, heard: Heard) -> tuple[tuple[int, int], ...]:
        """The posts that an action of a match is about."""
        a, at = heard.args, POST_AT.get(heard.kind)
        if at is not None:
            return ((a[0], a[at] + 1),)
        if heard.kind != "targeted":
            return ()
        rivals = ((seat, team.posts) for seat, team in self.teams.items() if seat != a[0])
        return tuple((seat, posts.index(a[2]) + 1) for seat, posts in rivals if a[2] in posts)

    def shown(self, heard: Heard, step: Step) -> Step | None:
        """The step with what the stage shows; None if the log is enough."""
        a, kind = heard.args, heard.kind
        if kind in ("moved", "lapped"):
            return self.moved(heard, step) if a[0] != self.viewer else None
        if kind == "question":
            return replace(step, slip=event(THINGS[a[1]]))
        if kind == "sponsor_paid":
            return replace(step, slip=sponsor(THINGS[a[1]]))
        if kind == "jackpot":
            return step if a[1] else None
        if kind == "knocked_down":
            lot = thing(THINGS[a[1]])
            return (
                replace(step, card=lot)
                if isinstance(lot, Footballer)
                else replace(step, slip=sponsor(THINGS[a[1]]))
            )
        if kind == "deal":
            face = next((THINGS[card] for card in a[4:] if 0 <= card < FOOTBALLERS), "")
            return replace(step, card=thing(face)) if face else step  # type: ignore[arg-type]
        if kind == "complete":
            team = [THINGS[card] if card >= 0 else "trainee" for card in a[2:]]
            return replace(
                step, posts=pitch.line_up(team), say=self.said("told-complete", a[0], money=money(a[1]))
            )
        if kind in ("euro_won", "euro_lost"):
            return replace(step, club=club(THINGS[a[1]]), won=kind == "euro_won")
        if kind in WITH_LEAGUE:
            return replace(step, league=self.rows)
        if kind == "result":
            ours = self.viewer in a[:2]
            return replace(step, board=self.board, gather="" if ours else say("told-others"))
        if kind == "team_shown":
            return self.kick_off(heard)
        if kind in IN_MATCHES:
            return self.in_match(heard, step)
        return step if kind in PLAIN else None

    def moved(self, heard: Heard, step: Step) -> Step:
        """A move: the squares on the way."""
        start, goal = (SQUARE_IDS[at - SQUARE] for at in heard.args[1:3])
        way = circuit.path(start, None, goal, self.die) or (goal,)  # the rest of a lap's last roll is lost
        way_there = tuple(f"sq-{id}" for id in way)
        step = replace(step, move=Move(heard.args[0], self.die), die=self.die, places=way_there)
        if heard.kind == "lapped":
            return step
        told = self.said("told-moved", heard.args[0], die=self.die, **square_facts(heard.args[2]))
        return replace(step, say=told)

    def said(self, message: str, who: int, **facts: Fact) -> str:
        """A sentence of its own where the event's would say too much or too little."""
        with speaking(you=self.viewer, names=self.names):
            return capital(say(message, who=Seat(who), **facts))

    def kick_off(self, heard: Heard) -> Step | None:
        """Both teams are on the pitch: what each of them brings."""
        board = self.board
        if board is None or board.over or not board.sums or self.viewer not in (board.home, board.away):
            return None
        ours, theirs = board.home_stars or 0, board.away_stars or 0
        with speaking(you=self.viewer, names=self.names):
            told = say(
                "told-kick-off", home=Seat(board.home), ours=ours, away=Seat(board.away), theirs=theirs
            )
        return Step(told, heard.rule, board=board)

    def in_match(self, heard: Heard, step: Step) -> Step | None:
        """An action of the opponent in the viewer's own match."""
        board = self.board
        if board is None or board.over or self.viewer not in (board.home, board.away):
            return None
        if heard.args[0] == self.viewer and heard.kind not in ("weakened", "injured", "called_up"):
            return None
        slip = plus(THINGS[heard.args[1]]) if heard.kind in CARD_PLAYED else None
        return replace(step, board=board, slip=slip)
