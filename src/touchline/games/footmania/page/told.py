"""Long stretches that the viewer does not decide, told step by step: moves, cards, auctions, matches.

The viewer's own match is told action by action, a match of others by its result.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from touchline.engine.events import Heard
from touchline.engine.speech import Fact, Seat, capital, speaking
from touchline.games.footmania.cards import FOOTBALLERS, SQUARE, SQUARE_IDS, THINGS
from touchline.games.footmania.page import circuit, pitch
from touchline.games.footmania.page.faces import Club, Footballer, Slip, club, event, plus, sponsor, thing
from touchline.games.footmania.page.pitch import Post
from touchline.games.footmania.page.season import Row
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
IN_MATCHES: Final = {
    "attacked",
    "targeted",
    "protected",
    "boosted",
    "extra_sub",
    "substituted",
    "weakened",
    "injured",
    "called_up",
    "trainee_on",
    "sent_off",
}
CARD_PLAYED: Final = {"attacked", "targeted", "protected", "boosted", "extra_sub"}
WITH_LEAGUE: Final = {"matchday", "income", "play_off", "full_time"}
PLAIN: Final = {"phase_2", "deadline", "phase_1_timed_out", "missed"}


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


class Reporter:
    """Hears the events and tells those that are news."""

    def __init__(self, viewer: int, names: list[str], rows: tuple[Row, ...]) -> None:
        self.viewer = viewer
        self.names = names
        self.rows = rows
        self.die = 0
        self.board: Board | None = None

    def hear(self, new: bool, heard: Heard) -> Iterator[Step]:
        """Take in what happened; the steps that it is worth."""
        self.follow(heard)
        if new:
            step = self.worth(heard, Step(sentence(heard, self.viewer, self.names), heard.rule))
            if step:
                yield step

    def follow(self, heard: Heard) -> None:
        """Keep the die and the score up to date."""
        a = heard.args
        if heard.kind == "rolled":
            self.die = a[1]
        elif heard.kind == "fixture":
            self.board = Board(a[0], a[1], self.names[a[0]], self.names[a[1]])
        elif heard.kind == "result":
            self.board = Board(a[0], a[1], self.names[a[0]], self.names[a[1]], a[2], a[3], True)
        elif self.board and not self.board.over and heard.kind in STRENGTH_AT:
            stars = a[STRENGTH_AT[heard.kind]]
            if a[0] == self.board.home:
                self.board = replace(self.board, home_stars=stars)
            elif a[0] == self.board.away:
                self.board = replace(self.board, away_stars=stars)

    def worth(self, heard: Heard, step: Step) -> Step | None:
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
        if kind in IN_MATCHES:
            return self.in_match(heard, step)
        return step if kind in PLAIN else None

    def moved(self, heard: Heard, step: Step) -> Step:
        """A move: the squares on the way."""
        start, goal = (SQUARE_IDS[at - SQUARE] for at in heard.args[1:3])
        way = circuit.path(start, None, goal, self.die) or (goal,)  # the rest of a lap's last roll is lost
        step = replace(step, move=Move(heard.args[0], self.die), places=tuple(f"sq-{id}" for id in way))
        if heard.kind == "lapped":
            return step
        told = self.said("told-moved", heard.args[0], die=self.die, **square_facts(heard.args[2]))
        return replace(step, say=told)

    def said(self, message: str, who: int, **facts: Fact) -> str:
        """A sentence of its own where the event's would say too much or too little."""
        with speaking(you=self.viewer, names=self.names):
            return capital(say(message, who=Seat(who), **facts))

    def in_match(self, heard: Heard, step: Step) -> Step | None:
        """An action of the opponent in the viewer's own match."""
        board = self.board
        if board is None or board.over or self.viewer not in (board.home, board.away):
            return None
        if heard.args[0] == self.viewer and heard.kind not in ("weakened", "injured", "called_up"):
            return None
        slip = plus(THINGS[heard.args[1]]) if heard.kind in CARD_PLAYED else None
        return replace(step, board=board, slip=slip)


def steps(
    events: Sequence[tuple[bool, Heard]], viewer: int, names: list[str], rows: tuple[Row, ...]
) -> Iterator[Step]:
    """What is told step by step; each event comes with whether it is news. `rows`: the league."""
    reporter = Reporter(viewer, names, rows)
    for new, heard in events:
        yield from reporter.hear(new, heard)
