"""Long stretches that the viewer does not decide, told step by step: rolls, auctions, matches, seasons.

The viewer's own match and every final are told third by third, a match of others by its result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from touchline.engine.content import named
from touchline.engine.events import Heard
from touchline.engine.reveal import Reporter as AnyReporter
from touchline.games.superclub.cards import CHANGER, CUP, THINGS
from touchline.games.superclub.page import office, sums
from touchline.games.superclub.page.board import Board
from touchline.games.superclub.page.eleven import Eleven
from touchline.games.superclub.page.faces import Cup, Player, Slip, base, changer, cup, player
from touchline.games.superclub.page.season import Ladder, Row
from touchline.games.superclub.state import LEAGUE
from touchline.games.superclub.story import OUTCOMES, sentence
from touchline.games.superclub.text import called, say

# Where the player stands in the arguments of an event that shows his card.
PLAYER_AT: Final = {
    "star": 1,
    "star_lost": 1,
    "auction_won": 1,
    "no_bid": 0,
    "unhappy_bid": 1,
    "unhappy_sold": 1,
    "benched": 1,
}
IN_MATCH: Final = frozenset(
    named(
        "injury substitute nobody_left changer_drawn weapon target healed protest draw_breaker dice third "
        "penalties penalty shoot_out"
    )
)
# What others do and nobody has to look at closely, and the title under which it is told together.
GATHERED: Final = {
    "trained": "told-trainings",
    "scouted": "told-signings",
    "hired": "told-signings",
    "sim": "told-matches",
}
OWN_NEWS: Final = {"news", "weapon_kept", "misses", "out", "fine"}
WITH_LADDER: Final = {"season", "ranking", "cup_card", "game_over"}
PLAIN: Final = {"manager_1", "season_card", "tie_die", "super_duper_cup", "final_lost", "saved", "trade"}


@dataclass(frozen=True)
class Sim:
    """A simulated match."""

    seat: int
    dice: tuple[int, ...]
    outcome: str
    points: int


@dataclass(frozen=True)
class Step:
    """One sentence, and what the stage shows with it."""

    say: str
    rule: str
    card: Player | None = None
    die: int = 0
    gained: bool = False
    slip: Slip | None = None
    cup: Cup | None = None
    board: Board | None = None
    teams: tuple[tuple[str, Eleven], ...] = ()
    sim: Sim | None = None
    book: office.Book | None = None
    ladder: Ladder | None = None
    league: tuple[Row, ...] = ()
    gather: str = ""


class Reporter(AnyReporter[Step]):
    """Hears the events and tells those that are news."""

    def __init__(
        self,
        viewer: int,
        names: list[str],
        stars: Mapping[str, int],
        captains: Sequence[int],
        ladder: Ladder,
        rows: tuple[Row, ...],
    ) -> None:
        super().__init__(viewer, names)
        self.stars = stars
        self.ladder = ladder
        self.rows = rows
        seats = range(len(names))
        self.match = sums.Match([called(seat, viewer, names) for seat in seats], stars, captains)
        self.money: list[Heard] = []

    def follow(self, heard: Heard) -> None:
        """Keep the match and the money up to date."""
        self.match.hear(heard)
        if heard.kind == "off_season":
            self.money = []
        self.money.append(heard)

    def face(self, thing: int) -> Player:
        """A player with the stars that he has now, as far as the viewer sees him."""
        id = THINGS[thing]
        return player(id, self.stars[id]) if id in self.stars else base(id)

    @property
    def close(self) -> bool:
        """Whether the match is told third by third: the viewer's own, and finals."""
        one = self.match.board
        return one is not None and (
            (self.viewer in (one.home, one.away) and self.viewer >= 0) or one.contest != LEAGUE
        )

    def worth(self, heard: Heard, following: Heard | None) -> Step | None:
        """The step with what the stage shows; None if the log is enough."""
        a, kind = heard.args, heard.kind
        step = Step(sentence(heard, self.viewer, self.names), heard.rule)
        if kind in GATHERED and a[0] != self.viewer:
            return replace(step, die=a[2] if kind == "trained" else 0, gather=say(GATHERED[kind]))
        if kind == "trained":
            return replace(step, card=player(THINGS[a[1]], a[4]), die=a[2], gained=a[4] > a[3])
        if kind in PLAYER_AT:
            return replace(step, card=self.face(a[PLAYER_AT[kind]]))
        if kind == "stadium_income" and a[0] == self.viewer:
            return replace(step, say=say("money-told"), book=office.book(self.money, self.viewer))
        if kind == "opponent":
            return replace(step, cup=cup(THINGS[CUP + a[1]]))
        if kind == "sim":
            return replace(step, sim=Sim(a[0], (a[1], a[2]), OUTCOMES[a[3]], a[4]))
        if kind in WITH_LADDER:
            rows = self.rows if kind == "ranking" else ()
            return replace(step, ladder=self.ladder, league=rows)
        if kind in OWN_NEWS:
            return self.news(heard, step)
        if kind in ("kick_off", "full_time") or kind in IN_MATCH:
            return self.in_match(heard, step)
        return step if kind in PLAIN else None

    def news(self, heard: Heard, step: Step) -> Step | None:
        """A Game changer that the viewer reads, or one that others read aloud."""
        a, kind = heard.args, heard.kind
        if kind == "news":
            return replace(step, slip=changer(THINGS[CHANGER + a[1]]))
        if a[0] != self.viewer:
            return None
        if kind == "weapon_kept" and a[1] >= 0:
            return replace(step, slip=changer(THINGS[CHANGER + a[1]]))
        return replace(step, card=self.face(a[1])) if kind in ("misses", "out") else step

    def in_match(self, heard: Heard, step: Step) -> Step | None:
        """Something in a match; of a match of others only the result."""
        a, kind = heard.args, heard.kind
        one = self.match.board
        if kind == "full_time":
            return replace(step, board=one, gather="" if self.close else say("told-matches"))
        if not self.close or one is None:
            return None
        sides = ((one.home, one.home_name), (one.away, one.away_name))
        teams = tuple((name, team) for seat, name in sides if (team := self.match.line_up(seat)))
        step = replace(step, board=one, teams=teams if not one.kicks else ())
        if kind == "weapon":
            return replace(step, slip=changer(THINGS[CHANGER + a[1]]))
        if kind in ("injury", "healed") and a[1] >= 0:
            return replace(step, card=self.face(a[1]))
        if kind == "substitute" and a[0] == self.viewer:
            return None
        return step
