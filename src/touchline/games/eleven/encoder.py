"""Eleven as numbers: what a seat may know (the same as in view.py), and what is hidden from it.

A line-up that is still planned is its owner's secret: resources on its cards count as stock for the others.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.engine.encoder import Part, by_seat, common, marks, number, numbers, who
from touchline.games.eleven import cards as c, state as s
from touchline.games.eleven.effects import RESOURCES
from touchline.games.eleven.questions import QUESTIONS
from touchline.games.eleven.rules.club import (
    FOOTBALLERS,
    STACK_SIZE,
    adboards,
    board,
    dealt,
    strength,
    team_met,
)
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.view import hidden_plan

MEN: Final = c.THINGS[: c.PLAYERS]
MEMBERS: Final = c.THINGS[c.STAFF : c.STAFF + c.STAFFS]
DIRECTING: Final = c.THINGS[c.DIRECTOR : c.DIRECTOR + c.DIRECTORS]
SPONSORING: Final = c.THINGS[c.SPONSOR : c.SPONSOR + c.SPONSORS]
MEETINGS: Final = c.THINGS[c.BOARD_MEETING : c.BOARD_MEETING + c.BOARD_MEETINGS]
TACTICAL: Final = c.THINGS[c.TACTIC : c.TACTIC + c.TACTICS]
OBJECTIVES_NAMED: Final = c.THINGS[c.OBJECTIVE : c.OBJECTIVE + c.OBJECTIVES]
CARDS: Final = c.THINGS[: c.SPONSOR + c.SPONSORS]  # of the market
PLANS_NAMED: Final = c.THINGS[c.PLAN : c.PLAN + c.PLANS]
TEAMS_NAMED: Final = [f"T{team:02}" for team in range(1, c.TEAMS + 1)]
TASKED_ZONES: Final = [f"{zone}_{task}" for zone in c.ZONE_NAMES for task in ("a", "d")]
DECKS: Final = ("players", "youngsters", "veterans", "staff", "sponsors", "board_meetings", "tactics")
CLUB_NAMED: Final = (
    "points",
    "vp",
    "office",
    "tactics",
    "won",
    "sold_outs",
    "clean_sheets",
    "die",
    "free_rolls",
    "seated",
    "goals",
    "goals_against",
    "result",
    "planned",
    "revealed",
    "objective_met",
)


def parts(seats: int) -> list[Part]:
    """What a seat may know."""
    return [
        *common(QUESTIONS.names, seats),
        numbers("options", ("division", "scenario", "step_by_step_friday", "player_transfers"), options),
        number("week", lambda g, seat: g.week / 6),
        marks("day", ("monday", "tuesday", "wednesday", "thursday", "friday"), lambda g, seat: [g.day]),
        number("basic", lambda g, seat: g.basic),
        number("paid", lambda g, seat: g.paid),
        number("debt", lambda g, seat: g.debt / 20),
        number("matches", lambda g, seat: g.matches / 6),
        numbers("decks", DECKS, decks),
        marks("market", CARDS, lambda g, seat: [card for card in g.market if card >= 0]),
        marks("next_player", MEN, lambda g, seat: g.player_deck[-1:]),
        marks("youngster", MEN, lambda g, seat: g.youngster_deck[-1:]),
        marks("discards", CARDS, discards),
        numbers("league", TEAMS_NAMED, lambda g, seat: [points / 18 for points in g.team_points]),
        marks("inactive", TEAMS_NAMED, inactive),
        marks("own.tactics", TACTICAL, tactics),
        marks("own.objective", OBJECTIVES_NAMED, objective),
        marks("own.dealt", c.THINGS[: c.OBJECTIVE + c.OBJECTIVES], lambda g, seat: dealt(g, seat)),
        marks("own.bench", c.JERSEY_NAMES, lambda g, seat: bits(g.plan_bench[seat])),
        marks("own.attacking", c.JERSEY_NAMES, lambda g, seat: bits(g.plan_attacking[seat])),
        *by_seat(seats, numbers("has", CLUB_NAMED, club)),
        *by_seat(seats, numbers("stats", RESOURCES[:4], stats)),
        *by_seat(seats, numbers("built", c.INFRASTRUCTURE_NAMES, built)),
        *by_seat(seats, marks("squad", MEN, lambda g, seat: g.squad[seat])),
        *by_seat(seats, Part("strength", tuple(MEN), write_strengths)),
        *by_seat(seats, marks("trained", MEN, trained)),
        *by_seat(seats, marks("injured", MEN, injured)),
        *by_seat(seats, marks("staff", MEMBERS, lambda g, seat: [card - c.STAFF for card in g.staff[seat]])),
        *by_seat(seats, marks("exhausted", [str(place) for place in range(32)], exhausted)),
        *by_seat(seats, marks("sponsors", SPONSORING, sponsors)),
        *by_seat(seats, marks("meeting", MEETINGS, meeting)),
        *by_seat(seats, marks("attacking", c.JERSEY_NAMES, lambda g, seat: bits(g.attacking[seat]))),
        *by_seat(seats, marks("bench", c.JERSEY_NAMES, lambda g, seat: bits(g.bench[seat]))),
        *by_seat(seats, marks("tactics_shown", TACTICAL, tactics_shown)),
        *by_seat(seats, marks("opponent.team", TEAMS_NAMED, opponent_team)),
        *by_seat(seats, marks("opponent.formation", c.FORMATIONS, opponent_formation)),
        *(part for turn, name in enumerate(who(seats)) for part in seen_of(turn, name)),
    ]


def hidden(seats: int) -> list[Part]:
    """What is hidden from a seat: hands, Objectives, Directors, plans and Opponents, and the next cards."""
    return [
        *by_seat(seats, marks("tactics", TACTICAL, tactics), others_only=True),
        *by_seat(seats, marks("objective", OBJECTIVES_NAMED, objective), others_only=True),
        *by_seat(seats, marks("directors", DIRECTING, directors), others_only=True),
        *by_seat(seats, marks("line_up", MEN, line_up), others_only=True),
        *by_seat(seats, Part("opponent", tuple(TASKED_ZONES), write_opponent)),
        marks("next_staff", MEMBERS, lambda g, seat: [card - c.STAFF for card in g.staff_deck[-1:]]),
        marks("next_sponsor", SPONSORING, lambda g, seat: [card - c.SPONSOR for card in g.sponsor_deck[-1:]]),
    ]


def bits(set_of: int) -> list[int]:
    """The Jerseys of a set."""
    return [jersey for jersey in range(s.JERSEYS_EACH) if set_of >> jersey & 1]


def options(g: Eleven, seat: int) -> list[float]:
    """The options of the table."""
    return [g.division / 3, g.scenario / 6, g.step_by_step_friday, g.player_transfers]


def decks(g: Eleven, seat: int) -> list[float]:
    """How many cards are left."""
    piles = (
        g.player_deck,
        g.youngster_deck,
        g.veteran_deck,
        g.staff_deck,
        g.sponsor_deck,
        g.board_deck,
        g.tactic_deck,
    )
    return [len(pile) / 36 for pile in piles]


def discards(g: Eleven, seat: int) -> list[int]:
    """Cards of the market that lie on discard piles."""
    return g.player_discard + g.youngster_discard + g.veteran_discard + g.staff_discard + g.sponsor_discard


def inactive(g: Eleven, seat: int) -> list[int]:
    """Teams that have no match any more."""
    return [team for team in range(c.TEAMS) if g.inactive >> team & 1]


def tactics(g: Eleven, seat: int) -> list[int]:
    """The Tactic cards of a hand."""
    return [card - c.TACTIC for card in g.tactics[seat]]


def tactics_shown(g: Eleven, seat: int) -> list[int]:
    """Those that were played once."""
    return [card - c.TACTIC for card in g.tactics[seat] if g.shown >> card - c.TACTIC & 1]


def objective(g: Eleven, seat: int) -> list[int]:
    """The Objective that was kept."""
    return [g.objective[seat] - c.OBJECTIVE] if g.objective[seat] >= 0 else []


def directors(g: Eleven, seat: int) -> list[int]:
    """The Directors of a club."""
    return [card - c.DIRECTOR for card in board(g, seat)]


def club(g: Eleven, seat: int) -> list[float]:
    """The figures of a club that everybody sees."""
    return [
        g.points[seat] / 18,
        g.vp[seat] / 20,
        g.office[seat] / 5,
        len(g.tactics[seat]) / 6,
        g.won[seat] / 6,
        g.sold_outs[seat] / 6,
        g.clean_sheets[seat] / 6,
        g.die[seat] / 6,
        g.free_rolls[seat] / 3,
        g.seated[seat] / 4,
        g.score[2 * seat] / 6,
        g.score[2 * seat + 1] / 6,
        (g.result[seat] + 1) / 3,
        g.planned >> seat & 1,
        g.revealed >> seat & 1,
        g.objective_state[seat] / 2,
    ]


def stats(g: Eleven, seat: int) -> list[float]:
    """The Stats of a club."""
    return [level / 10 for level in g.stats[4 * seat : 4 * seat + 4]]


def built(g: Eleven, seat: int) -> list[float]:
    """The Infrastructure of a club."""
    return [count / 2 for count in g.built[c.INFRASTRUCTURES * seat : c.INFRASTRUCTURES * (seat + 1)]]


def write_strengths(g: Any, seat: int, out: list[float], at: int) -> None:
    """The strength of each Player of a club now."""
    for card in g.squad[seat]:
        out[at + card] = strength(g, card) / 6


def trained(g: Eleven, seat: int) -> list[int]:
    """Players whose Trained side is up."""
    return [card for card in g.squad[seat] if g.tokens[8 * card + s.TRAINED]]


def injured(g: Eleven, seat: int) -> list[int]:
    """Players who are injured or suspended."""
    return [card for card in g.squad[seat] if g.tokens[8 * card + s.INJURIES] or g.suspension[card]]


def exhausted(g: Eleven, seat: int) -> list[int]:
    """Directors, then Staff, that were used: by their places."""
    return [place for place in range(32) if g.exhausted[seat] >> place & 1]


def sponsors(g: Eleven, seat: int) -> list[int]:
    """Sponsors with a contract."""
    found = [(contract >> 2) - c.SPONSOR for contract in adboards(g, seat)]
    return [*found, g.kit[seat] - c.SPONSOR] if g.kit[seat] >= 0 else found


def meeting(g: Eleven, seat: int) -> list[int]:
    """The Board Meeting card on the table."""
    return [g.meeting[seat] - c.BOARD_MEETING] if g.meeting[seat] >= 0 else []


def opponent_team(g: Eleven, seat: int) -> list[int]:
    """The club's next Opponent, by its back."""
    return [team_met(g, seat)] if g.matches < STACK_SIZE else []


def opponent_formation(g: Eleven, seat: int) -> list[int]:
    """The formation on the Scout Report."""
    return [c.OPPONENT_FORMATION[g.report[seat] - c.OPPONENT]] if g.matches < STACK_SIZE else []


def line_up(g: Eleven, seat: int) -> list[int]:
    """Who plays, the Goalkeeper too."""
    playing = g.line_up[s.JERSEYS_EACH * seat : s.JERSEYS_EACH * (seat + 1)]
    return [card for card in (*playing, g.keeper[seat]) if card >= 0]


def rivals(g: Eleven, owner: int, sections: int, out: list[float], at: int) -> None:
    """The strength of the Opponent's footballers in these Sections, by Zone and task."""
    for row in g.rivals[FOOTBALLERS * owner : FOOTBALLERS * (owner + 1)]:
        zone = c.OPPONENT_ZONE[row]
        if sections >> c.SECTION_OF[zone] & 1:
            out[at + 2 * zone + c.OPPONENT_TASK[row]] += c.OPPONENT_STRENGTH[row] / 10


def write_opponent(g: Any, seat: int, out: list[float], at: int) -> None:
    """The whole front of the Opponent card on top."""
    if g.matches < STACK_SIZE:
        rivals(g, seat, 0xFF, out, at)


def seen_of(turn: int, name: str) -> list[Part]:
    """What the looking seat sees of a club, where that depends on who looks."""

    def owner_of(g: Eleven, seat: int) -> int:
        return (seat + turn) % g.seats

    def stock(g: Eleven, seat: int) -> list[float]:
        owner = owner_of(g, seat)
        veiled = hidden_plan(g, owner, seat)
        four = range(4 * owner, 4 * owner + 4)
        return [(g.resources[at] + (g.placed[at] if veiled else 0)) / 20 for at in four]

    def known_directors(g: Eleven, seat: int) -> list[int]:
        return [] if g.drafting and turn else directors(g, owner_of(g, seat))

    def known_objective(g: Eleven, seat: int) -> list[int]:
        owner = owner_of(g, seat)
        return objective(g, owner) if g.objective_state[owner] != s.SECRET or g.over else []

    def plan(g: Eleven, seat: int) -> list[int]:
        owner = owner_of(g, seat)
        return [] if hidden_plan(g, owner, seat) or g.formation[owner] < 0 else [g.formation[owner]]

    def playing(g: Eleven, seat: int) -> list[int]:
        owner = owner_of(g, seat)
        return [] if g.day != s.FRIDAY or hidden_plan(g, owner, seat) else line_up(g, owner)

    def write_seen(g: Any, seat: int, out: list[float], at: int) -> None:
        owner = owner_of(g, seat)
        if g.matches < STACK_SIZE:
            open_card = g.revealed >> owner & 1
            rivals(g, owner, 0xFF if open_card else g.peeked[owner] if turn == 0 else 0, out, at)

    return [
        numbers(f"{name}.resources", RESOURCES[:4], stock),
        marks(f"{name}.directors", DIRECTING, known_directors),
        marks(f"{name}.objective", OBJECTIVES_NAMED, known_objective),
        marks(f"{name}.plan", PLANS_NAMED, plan),
        marks(f"{name}.line_up", MEN, playing),
        Part(f"{name}.opponent", tuple(TASKED_ZONES), write_seen),
    ]
