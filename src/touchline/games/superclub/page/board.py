"""A match as it is told: score, thirds with their dice and totals, the chances, a shoot-out.

It is made from what a viewer heard, for the table as it is now and for every step of a report.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from touchline.engine.events import Heard
from touchline.games.superclub.cards import ATT, CUP, DEF, MID, THINGS, THIRDS
from touchline.games.superclub.odds import ALL, Odds, Side, match_odds, third_ways
from touchline.games.superclub.page.faces import Player, base, cup
from touchline.games.superclub.state import KEEPER, LEAGUE, RIVAL, SUPERCUP
from touchline.games.superclub.text import ai_name, halves

AGAINST: Final = {MID: MID, ATT: DEF, DEF: ATT}
HOME: Final = 0
SHARED: Final = 2


@dataclass(frozen=True)
class Third:
    """A third as far as it is played, by id. `winner` is 0 home, 1 away, 2 shared, -1 not yet."""

    home: str
    away: str
    dice: tuple[int, ...] = ()
    totals: tuple[str, ...] = ()
    winner: int = -1
    sums: tuple[tuple[str, str, str], ...] = ()  # what the totals are made of: part, home, away


@dataclass(frozen=True)
class Kick:
    """A penalty; a taker of the opponent has no name, only stars."""

    side: int
    who: Player | None
    stars: int
    die: int
    goal: bool


@dataclass(frozen=True)
class Board:
    """A match by its score. Third points are in halves; crests are seats or names of teams."""

    contest: int
    home: int
    away: int
    home_name: str
    away_name: str
    home_team: str
    away_team: str
    odds: Odds | None = None
    score: tuple[int, int] = (0, 0)
    thirds: tuple[Third, ...] = ()
    kicks: tuple[Kick, ...] = ()
    over: bool = False

    @property
    def shown(self) -> tuple[str, str]:
        """The score as people write it."""
        return halves(self.score[0]), halves(self.score[1])

    @property
    def goals(self) -> tuple[int, int]:
        """The score of the shoot-out."""
        home, away = (sum(1 for kick in self.kicks if kick.side == side and kick.goal) for side in (0, 1))
        return home, away


def kick_off(a: list[int], names: list[str]) -> Board:
    """A match begins: contest, home, away, rival's club, strengths of both sides by third."""
    contest, home, away, club = a[:4]

    def name(seat: int) -> str:
        if seat >= 0:
            return names[seat]
        return cup(THINGS[CUP + club]).name if contest == SUPERCUP else ai_name(club)

    def team(seat: int) -> str:
        return f"ai_{club + 1}" if seat == RIVAL and contest == LEAGUE else ""

    return Board(
        contest=contest,
        home=home,
        away=away,
        home_name=name(home),
        away_name=name(away),
        home_team=team(home),
        away_team=team(away),
        odds=match_odds(Side(*a[4:7]), Side(*a[7:10]), True) if len(a) >= 10 else None,
    )


def follow(board: Board | None, heard: Heard, names: list[str]) -> Board | None:
    """The board after an event."""
    a, kind = heard.args, heard.kind
    if kind == "kick_off":
        return kick_off(a, names)
    if kind in ("round", "season", "off_season"):
        return None
    if board is None:
        return None
    if kind == "dice":
        third = Third(THIRDS[a[2]], THIRDS[AGAINST[a[2]]], tuple(a[3:7]))
        done = tuple(one for one in board.thirds if one.winner >= 0)
        return replace(board, thirds=(*done, third))
    if kind == "totals" and board.thirds:
        return with_last(board, replace(board.thirds[-1], totals=(halves(a[3]), halves(a[4]))))
    if kind == "third" and board.thirds:
        winner = HOME if a[2] - board.score[0] > a[3] - board.score[1] else 1
        winner = SHARED if a[1] == -2 else winner
        return replace(with_last(board, replace(board.thirds[-1], winner=winner)), score=(a[2], a[3]))
    if kind == "full_time":
        return replace(board, over=True, score=(a[3], a[4]))
    if kind == "penalty":
        return replace(board, kicks=(*board.kicks, kicked(a, board)))
    return board


def with_last(board: Board, third: Third) -> Board:
    """The board with another last third."""
    return replace(board, thirds=(*board.thirds[:-1], third))


def kicked(a: list[int], board: Board) -> Kick:
    """A penalty: seat, man, stars, die, goal."""
    seat, man, stars, die, goal = a[:5]
    who = None if man == RIVAL else base(man_id(man))
    return Kick(0 if seat == board.home else 1, who, stars, die, bool(goal))


def man_id(man: int) -> str:
    """A man on the pitch by id."""
    return "default_gk" if man == KEEPER or man >= len(THINGS) else THINGS[man]


def chances(home: Side, away: Side, score: tuple[int, int], third: int, home_attacks: bool) -> Odds:
    """The home side's odds before the dice of a third, given the score in halves (SC-154, SC-159)."""
    if third == 0:
        return match_odds(home, away, True)
    attack, defence = third_ways(home.att - away.defence), third_ways(home.defence - away.att)
    order = (attack, defence) if home_attacks else (defence, attack)
    lead = (score[0] - score[1]) // 2
    win = draw = 0
    left = order[third - 1 :]
    for result, ways in enumerate(left[0]):
        now = lead + 1 - result
        rest = [(ways * more, now + 1 - last) for last, more in enumerate(left[-1])]
        if len(left) == 1 or abs(now) == 2:
            rest = [(ways * ALL ** (len(left) - 1), now)]
        win += sum(count for count, by in rest if by > 0)
        draw += sum(count for count, by in rest if by == 0)
    total = ALL ** len(left)
    return Odds(win / total, draw / total, (total - win - draw) / total)
