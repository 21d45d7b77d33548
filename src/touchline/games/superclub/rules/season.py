"""The season: fixtures, rounds and points (SC-120 to SC-133, SC-245 to SC-249, SC-278 to SC-282)."""

from __future__ import annotations

from typing import Final

from touchline.games.superclub import cards as c, state as s
from touchline.games.superclub.rules.offers import end_letters
from touchline.games.superclub.state import Superclub

NOBODY: Final = 15  # the opponent in a SIM match
# A result: round | home << 4 | away << 8 | outcome << 12 | third points in halves << 14 and << 17.
HOME_AT: Final = 4
AWAY_AT: Final = 8
OUTCOME_AT: Final = 12
SCORE_AT: Final = 14


def season(g: Superclub, arg: int) -> None:
    """Point markers are placed on the squad strength (SC-129)."""
    end_letters(g)
    g.stage = s.IN_SEASON
    g.season += 1
    g.points = g.squad_stars.copy()
    g.banned = 0
    g.results = []
    g.home = -1
    g.away = -1
    if g.powerhouses:
        turn_season_card(g)
    if g.events is not None:
        g.tell("season", "SC-129", [g.season, *g.points])
    g.push(s.MATCH_ROUND, 1)


def turn_season_card(g: Superclub) -> None:
    """The squad numbers of the AI clubs of this season (SC-281, SC-282)."""
    if not g.season_deck:
        g.season_deck = list(range(len(c.AI_SEASON)))
        g.shuffle(g.season_deck)
    base = c.AI_SEASON[g.season_deck.pop()]
    g.reveal()
    clubs = c.CLUBS - g.seats
    g.ai_squad = [base + c.AI_SQUAD[slot] for slot in range(clubs)]
    g.ai_points = [squad + c.AI_HEAD_START[g.seats] for squad in g.ai_squad]
    if g.events is not None:
        g.tell("season_card", "SC-282", [base, *g.ai_points])


def rounds(g: Superclub) -> int:
    """Five, with home and away ten (SC-120, SC-245)."""
    return 2 * c.ROUNDS if g.home_away else c.ROUNDS


def pairings(g: Superclub, round: int) -> list[int]:
    """Home, away, home, away … of a round, as seats and AI clubs (SC-121 to SC-127, SC-247, SC-280)."""
    numbers = c.FIXTURES[c.CLUBS if g.powerhouses else g.seats][(round - 1) % c.ROUNDS]
    swapped = round > c.ROUNDS
    found: list[int] = []
    for at in range(0, len(numbers), 2):
        home = club_of(g, numbers[at + 1 if swapped else at])
        away = club_of(g, numbers[at if swapped else at + 1])
        if home < s.AI or away < s.AI:
            found.append(home)
            found.append(away)
    return found


def club_of(g: Superclub, number: int) -> int:
    """The manager with this number, or the AI club (SC-121, SC-280)."""
    return g.order[number] if number < g.seats else s.AI + number - g.seats


def match_round(g: Superclub, round: int) -> None:
    """Line-ups at the same time, then the matches in the order of the list, SIM last (SC-128, SC-338)."""
    if round > rounds(g):
        g.push(s.END_SEASON)
        return
    g.round = round
    clubs = pairings(g, round)
    g.push(s.MATCH_ROUND, round + 1)
    g.push(s.SIM_MATCHES)
    playing = 0
    for at in range(len(clubs) - 2, -1, -2):
        g.push(s.LEAGUE_MATCH, clubs[at] | clubs[at + 1] << 4)
    for club in clubs:
        if club < s.AI:
            playing |= 1 << club
    if g.events is not None:
        g.tell("round", "SC-120", [g.season, round])
    if playing:
        g.contest = s.LEAGUE
        g.push(s.REVEAL_LINE_UPS, playing)
        g.push(s.LINE_UPS, playing)


def points_for(g: Superclub, outcome: int) -> int:
    """6, 2 and 0, with home and away 3, 1 and 0 (SC-130, SC-246)."""
    return c.LEG_POINTS[outcome] if g.home_away else c.POINTS[outcome]


def score_points(g: Superclub, club: int, outcome: int) -> None:
    """The point marker moves up (SC-130, SC-344)."""
    if club < s.AI:
        g.points[club] += points_for(g, outcome)
    else:
        g.ai_points[club - s.AI] += points_for(g, outcome)
