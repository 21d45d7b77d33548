"""Eleven as numbers: what a seat may know (the same as in view.py), and what is hidden from it.

A line-up that is still planned is its owner's secret: resources on its cards count as stock for the others.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.content import named
from touchline.engine.pen import NOBODY, NONE, NOTHING, Pen, common, different
from touchline.games.eleven import cards as c, opponents, state as s
from touchline.games.eleven.effects import RESOURCES
from touchline.games.eleven.questions import QUESTIONS
from touchline.games.eleven.rules import club
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
DECKS: Final = ["players", "youngsters", "veterans", "staff", "sponsors", "board_meetings", "tactics"]
ASKED: Final = different(QUESTIONS.names)
OPTIONS: Final = ["division", "scenario", "step_by_step_friday", "player_transfers"]
DAYS: Final = ["monday", "tuesday", "wednesday", "thursday", "friday"]
DEALT: Final = c.THINGS[: c.OBJECTIVE + c.OBJECTIVES]
FOUR: Final = list(RESOURCES[:4])
FORMATIONS: Final = list(opponents.FORMATIONS)
USED_NAMED: Final = [str(place) for place in range(32)]  # Directors, then Staff, by their places
CLUB_NAMED: Final[list[str]] = named(
    "points vp office tactics won sold_outs clean_sheets die free_rolls seated goals goals_against "
    "result planned revealed objective_met"
)


def write(pen: Pen, g: Eleven, seat: int) -> None:
    """What a seat may know."""
    common(pen, ASKED, g.seats, seat, g.open[seat], g.lead)
    pen.numbers("options", OPTIONS, options(g))
    pen.number("week", g.week / 6)
    pen.mark("day", DAYS, g.day)
    pen.number("basic", float(g.basic))
    pen.number("paid", float(g.paid))
    pen.number("debt", g.debt / 20)
    pen.number("matches", g.matches / 6)
    pen.numbers("decks", DECKS, decks(g))
    pen.marks("market", CARDS, [card for card in g.market if card >= 0])
    pen.marks("next_player", MEN, g.player_deck[-1:])
    pen.marks("youngster", MEN, g.youngster_deck[-1:])
    pen.marks("discards", CARDS, discards(g))
    pen.numbers("league", TEAMS_NAMED, [points / 18 for points in g.team_points])
    pen.marks("inactive", TEAMS_NAMED, bits(g.inactive, c.TEAMS))
    pen.marks("own.tactics", TACTICAL, tactics(g, seat))
    pen.mark("own.objective", OBJECTIVES_NAMED, g.objective[seat] - c.OBJECTIVE)
    pen.marks("own.dealt", DEALT, club.dealt(g, seat))
    pen.marks("own.bench", c.JERSEY_NAMES, bits(g.plan_bench[seat], s.JERSEYS_EACH))
    pen.marks("own.attacking", c.JERSEY_NAMES, bits(g.plan_attacking[seat], s.JERSEYS_EACH))
    for turn, owner in enumerate(g.in_order(seat)):
        pen.about(turn)
        write_club(pen, g, owner)
        write_seen(pen, g, owner, seat)
    pen.about(NOBODY)


def write_hidden(pen: Pen, g: Eleven, seat: int) -> None:
    """What is hidden from a seat: hands, Objectives, Directors, plans and Opponents, and the next cards."""
    for turn, owner in enumerate(g.in_order(seat)):
        pen.about(turn)
        if turn:
            pen.marks("tactics", TACTICAL, tactics(g, owner))
            pen.mark("objective", OBJECTIVES_NAMED, g.objective[owner] - c.OBJECTIVE)
            pen.marks("directors", DIRECTING, directors(g, owner))
            pen.marks("line_up", MEN, line_up(g, owner))
        pen.numbers("opponent", TASKED_ZONES, rivals(g, owner, 0xFF))
    pen.about(NOBODY)
    pen.marks("next_staff", MEMBERS, [card - c.STAFF for card in g.staff_deck[-1:]])
    pen.marks("next_sponsor", SPONSORING, [card - c.SPONSOR for card in g.sponsor_deck[-1:]])


def write_club(pen: Pen, g: Eleven, owner: int) -> None:
    """What everybody knows of a club."""
    squad = g.squad[owner]
    pen.numbers("has", CLUB_NAMED, figures(g, owner))
    pen.numbers("stats", FOUR, [level / 10 for level in g.stats[4 * owner : 4 * owner + 4]])
    pen.numbers("built", c.INFRASTRUCTURE_NAMES, built(g, owner))
    pen.marks("squad", MEN, squad)
    pen.numbers("strength", MEN, strengths(g, owner))
    pen.marks("trained", MEN, [card for card in squad if g.tokens[8 * card + s.TRAINED]])
    pen.marks("injured", MEN, [card for card in squad if is_out(g, card)])
    pen.marks("staff", MEMBERS, [card - c.STAFF for card in g.staff[owner]])
    pen.marks("exhausted", USED_NAMED, bits(g.exhausted[owner], len(USED_NAMED)))
    pen.marks("sponsors", SPONSORING, sponsors(g, owner))
    pen.mark("meeting", MEETINGS, g.meeting[owner] - c.BOARD_MEETING)
    pen.marks("attacking", c.JERSEY_NAMES, bits(g.attacking[owner], s.JERSEYS_EACH))
    pen.marks("bench", c.JERSEY_NAMES, bits(g.bench[owner], s.JERSEYS_EACH))
    pen.marks("tactics_shown", TACTICAL, tactics_shown(g, owner))
    met = g.matches < club.STACK_SIZE
    pen.mark("opponent.team", TEAMS_NAMED, club.team_met(g, owner) if met else -1)
    pen.mark("opponent.formation", FORMATIONS, formation_met(g, owner) if met else -1)


def write_seen(pen: Pen, g: Eleven, owner: int, seat: int) -> None:
    """What the seat sees of a club, where that depends on who looks."""
    veiled = hidden_plan(g, owner, seat)
    known = g.objective_state[owner] != s.SECRET or g.over != 0
    playing = g.day == s.FRIDAY and not veiled
    sections = 0xFF if g.revealed >> owner & 1 else g.peeked[owner] if owner == seat else 0
    pen.numbers("resources", FOUR, stock(g, owner, veiled))
    pen.marks("directors", DIRECTING, NOTHING if g.drafting and owner != seat else directors(g, owner))
    pen.mark("objective", OBJECTIVES_NAMED, g.objective[owner] - c.OBJECTIVE if known else -1)
    pen.mark("plan", PLANS_NAMED, -1 if veiled else g.formation[owner])
    pen.marks("line_up", MEN, line_up(g, owner) if playing else NOTHING)
    pen.numbers("opponent", TASKED_ZONES, rivals(g, owner, sections))


def bits(set_of: int, size: int) -> list[int]:
    """The members of a set."""
    return [member for member in range(size) if set_of >> member & 1] if set_of else NOTHING


def options(g: Eleven) -> list[float]:
    """The options of the table."""
    return [g.division / 3, g.scenario / 6, float(g.step_by_step_friday), float(g.player_transfers)]


def decks(g: Eleven) -> list[float]:
    """How many cards are left."""
    return [
        len(g.player_deck) / 36,
        len(g.youngster_deck) / 36,
        len(g.veteran_deck) / 36,
        len(g.staff_deck) / 36,
        len(g.sponsor_deck) / 36,
        len(g.board_deck) / 36,
        len(g.tactic_deck) / 36,
    ]


def discards(g: Eleven) -> list[int]:
    """Cards of the market that lie on discard piles."""
    return g.player_discard + g.youngster_discard + g.veteran_discard + g.staff_discard + g.sponsor_discard


def tactics(g: Eleven, seat: int) -> list[int]:
    """The Tactic cards of a hand."""
    return [card - c.TACTIC for card in g.tactics[seat]]


def tactics_shown(g: Eleven, seat: int) -> list[int]:
    """Those that were played once."""
    return [card - c.TACTIC for card in g.tactics[seat] if g.shown >> card - c.TACTIC & 1]


def directors(g: Eleven, seat: int) -> list[int]:
    """The Directors of a club."""
    return [card - c.DIRECTOR for card in club.board(g, seat)]


def figures(g: Eleven, seat: int) -> list[float]:
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
        float(g.planned >> seat & 1),
        float(g.revealed >> seat & 1),
        g.objective_state[seat] / 2,
    ]


def built(g: Eleven, seat: int) -> list[float]:
    """The Infrastructure of a club."""
    return [count / 2 for count in g.built[c.INFRASTRUCTURES * seat : c.INFRASTRUCTURES * (seat + 1)]]


def strengths(g: Eleven, seat: int) -> list[float]:
    """The strength of each Player of a club now."""
    found = [0.0] * c.PLAYERS
    for card in g.squad[seat]:
        found[card] = club.strength(g, card) / 6
    return found


def is_out(g: Eleven, card: int) -> bool:
    """Whether a Player is injured or suspended."""
    return g.tokens[8 * card + s.INJURIES] != 0 or g.suspension[card] != 0


def sponsors(g: Eleven, seat: int) -> list[int]:
    """Sponsors with a contract."""
    found = [(contract >> 2) - c.SPONSOR for contract in club.adboards(g, seat)]
    return [*found, g.kit[seat] - c.SPONSOR] if g.kit[seat] >= 0 else found


def formation_met(g: Eleven, seat: int) -> int:
    """The formation on the Scout Report."""
    return opponents.FORMATION[g.report[seat] - c.OPPONENT]


def line_up(g: Eleven, seat: int) -> list[int]:
    """Who plays, the Goalkeeper too."""
    found = [card for card in g.line_up[s.JERSEYS_EACH * seat : s.JERSEYS_EACH * (seat + 1)] if card >= 0]
    if g.keeper[seat] >= 0:
        found.append(g.keeper[seat])
    return found


def stock(g: Eleven, owner: int, veiled: bool) -> list[float]:
    """The resources of a club; those on cards of a hidden line-up count too."""
    four = range(4 * owner, 4 * owner + 4)
    return [(g.resources[at] + (g.placed[at] if veiled else 0)) / 20 for at in four]


def rivals(g: Eleven, owner: int, sections: int) -> list[float]:
    """The strength of the Opponent's footballers in these Sections, by Zone and task."""
    if g.matches >= club.STACK_SIZE or not sections:
        return NONE
    found = [0] * len(TASKED_ZONES)
    for row in g.rivals[club.FOOTBALLERS * owner : club.FOOTBALLERS * (owner + 1)]:
        zone = opponents.ZONE[row]
        if sections >> c.SECTION_OF[zone] & 1:
            found[2 * zone + opponents.TASK[row]] += opponents.STRENGTH[row]
    return [total / 10 for total in found]
