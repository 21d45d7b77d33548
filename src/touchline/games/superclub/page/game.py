"""The match that is on: both sides, what is rolled and what is still to come, the chances before the dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from touchline.engine.events import Heard
from touchline.games.superclub.odds import Odds, Side
from touchline.games.superclub.page import board, sums
from touchline.games.superclub.page.board import Board
from touchline.games.superclub.page.clubs import Manager
from touchline.games.superclub.page.eleven import Eleven, eleven
from touchline.games.superclub.page.faces import Cup, cup
from touchline.games.superclub.table_view import MatchView, TableView, TeamView
from touchline.games.superclub.text import halves, say


@dataclass(frozen=True)
class TeamSide:
    """A side of the match that is on."""

    seat: int
    team: str
    name: str
    mine: bool
    formation: str
    eleven: Eleven | None
    strengths: tuple[str, ...]  # attack, midfield, defence
    pairs: tuple[int, ...]
    boost: str
    changers: int


@dataclass(frozen=True)
class Game:
    """The match that is on: the board as it was heard, both sides, the chances before the next dice."""

    board: Board
    home: TeamSide
    away: TeamSide
    third: int
    thirds: tuple[tuple[str, str], ...]  # what home and away play in each third, as far as it is known
    odds: Odds | None
    cup: Cup | None


def game(
    table: TableView, names: Sequence[str], viewer: int, managers: Sequence[Manager], now: Sequence[Heard]
) -> Game | None:
    """The match that is on, or that was the last of its round."""
    one = table.match
    if one is None:
        return None
    stars = {player.id: player.stars for manager in managers for player in manager.squad}
    heard_so_far = sums.Match(names, stars, [manager.captain for manager in managers])
    for heard in now:
        heard_so_far.hear(heard)
    told = heard_so_far.board
    if told is None:
        return None
    home, away = (side(one, number, told, viewer, managers, one.put_aside[number]) for number in range(2))
    return Game(
        board=told,
        home=home,
        away=away,
        third=one.third,
        thirds=thirds(one),
        odds=odds(one) if not told.over else None,
        cup=cup(one.teams[1].club) if one.contest == "supercup" and one.teams[1].club else None,
    )


def side(
    one: MatchView, number: int, told: Board, viewer: int, managers: Sequence[Manager], changers: int
) -> TeamSide:
    """One of the two sides."""
    facts: TeamView = one.teams[number]
    mine = facts.seat == viewer and viewer >= 0
    team = None
    if facts.slots:
        owner = managers[facts.seat]
        stars = {player.id: player.stars for player in owner.squad}
        team = eleven(facts.formation, facts.slots, stars, facts.strength, facts.boost, owner.captain)
    return TeamSide(
        seat=facts.seat,
        team=(told.home_team, told.away_team)[number],
        name=say("you") if mine else (told.home_name, told.away_name)[number],
        mine=mine,
        formation=facts.formation or "",
        eleven=team,
        strengths=tuple(halves(value) for value in facts.strength),
        pairs=tuple(facts.chemistry),
        boost=facts.boost or "",
        changers=changers,
    )


def thirds(one: MatchView) -> tuple[tuple[str, str], ...]:
    """Midfield, then the two attacks in the order that midfield decides (SC-151, SC-156)."""
    if one.third == 0:
        return (("mid", "mid"), ("", ""), ("", ""))
    first = (one.thirds[0], one.thirds[1])
    if one.third == 2:
        first = (one.thirds[1], one.thirds[0])
    return (("mid", "mid"), first, (first[1], first[0]))


def odds(one: MatchView) -> Odds | None:
    """The home side's chances, exactly, as long as the dice of this third are not rolled."""
    if one.dice or not all(team.strength for team in one.teams):
        return None
    home, away = (Side(*team.strength) for team in one.teams)
    first_attack = one.thirds[0] == "att" if one.third == 1 else one.thirds[0] == "def"
    return board.chances(home, away, (one.score[0], one.score[1]), one.third, first_attack)
