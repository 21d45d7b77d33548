"""A good line-up, found fast: for the page's "best eleven" and for bots.

It looks only at what the owner may know: the own cards, the Scout Report, peeked Sections. Opponent cards
that fit these facts are met in trial Matches (rules/match.py); formations and row shapes are tried with the
strongest Players, then plain Jerseys change places as long as that helps.
"""

from __future__ import annotations

from itertools import product

import msgspec

from touchline.games.eleven.cards import (
    DIVISION_TIERS,
    FIRST_PLACEMENT,
    GK,
    LINE,
    OPPONENT,
    OPPONENT_GLOVES,
    OPPONENT_KEEPER,
    OPPONENT_STRENGTH,
    OPPONENT_TASK,
    OPPONENT_TIER,
    OPPONENT_ZONE,
    OPPONENTS,
    PLACEMENT_PLAYER,
    PLACEMENT_ZONE,
    PLAN_ROWS,
    PLAN_TACTIC,
    PLANS,
    PLAYER_TASK,
    PLAYER_ZONES,
    SECTION_OF,
    SHAPE_COUNTS,
    SHAPES_OF,
    SIDE_GLOVES,
    SIDE_PAYS,
    SIDE_PAYS_N,
)
from touchline.games.eleven.effects import FITNESS
from touchline.games.eleven.redeal import may_lie
from touchline.games.eleven.rules.club import is_out, side, strength
from touchline.games.eleven.rules.jerseys import bits, highest
from touchline.games.eleven.rules.lineup import clear_plan, jersey_for, plain_left, swappable, used_jerseys
from touchline.games.eleven.rules.match import CLUB, footballer, goals, play
from touchline.games.eleven.rules.match import OPPONENT as THEM
from touchline.games.eleven.rules.setup import STACK
from touchline.games.eleven.state import Eleven

Team = list[list[int]]
SHORTLIST = 3  # layouts whose plain Jerseys are tried in other places


class LineUp(msgspec.Struct, frozen=True):
    """A line-up as a person lays it out: `plain` are the tasks of the places left, in the order of the
    Zones."""

    plan: int
    shapes: tuple[int, int, int]
    placements: tuple[int, ...]
    funded: tuple[int, ...]
    plain: tuple[int, ...]


def best_line_up(g: Eleven, seat: int) -> LineUp:
    """The line-up that does best against what the Opponent may be."""
    rivals = [opponent_team(card) for card in possible_opponents(g, seat)]
    cards = strongest(g, seat)
    keeper = next((card for card in cards if LINE[card] == GK), -1)
    field = [card for card in cards if LINE[card] != GK]
    attack, defence = plain_sides(g, seat, field)
    found: list[tuple[int, int, LineUp]] = []
    for plan in range(PLANS):
        if PLAN_TACTIC[plan] not in g.tactics[seat]:
            continue
        rows = [SHAPES_OF[PLAN_ROWS[3 * plan + row]] for row in range(3)]
        for shapes in product(*rows):
            room = [SHAPE_COUNTS[3 * shape + place] for shape in shapes for place in range(3)]
            placed = [(card, zone) for card in field if (zone := take_place(card, room)) >= 0]
            left = [zone for zone in range(9) for _ in range(room[zone])]
            spare = len(left) - attack - defence  # those who found no Zone play as plain Jerseys
            tasks = tuple(spread(left, attack + spare if spare > 0 else attack))
            line = to_line_up(g, seat, plan, shapes, placed, keeper, tasks)
            found.append((value(g, line, rivals, left), len(found), line))
    found.sort(reverse=True)
    best = found[0]
    for worth, at, line in found[:SHORTLIST]:
        better = improve(g, line, rivals, worth)
        if better[0] > best[0]:
            best = better[0], at, better[1]
    return best[2]


def possible_opponents(g: Eleven, seat: int) -> list[int]:
    """Opponent cards that the Scout Report, and Sections already seen, leave open."""
    tier = DIVISION_TIERS[g.division][0 if g.matches < STACK else 1]
    return [
        OPPONENT + card
        for card in range(OPPONENTS)
        if OPPONENT_TIER[card] == tier and may_lie(g, seat, (seat, g.matches), OPPONENT + card)
    ]


def opponent_team(card: int) -> tuple[Team, int, int]:
    """An Opponent card as match.play wants it."""
    team: Team = [[] for _ in range(10)]
    at = 10 * (card - OPPONENT)
    for who in range(10):
        where = 2 * SECTION_OF[OPPONENT_ZONE[at + who]] + OPPONENT_TASK[at + who]
        team[where].append(footballer(OPPONENT_STRENGTH[at + who], 0, who))
    return team, OPPONENT_KEEPER[card - OPPONENT], OPPONENT_GLOVES[card - OPPONENT]


def strongest(g: Eleven, seat: int) -> list[int]:
    """Who plays: a Goalkeeper and the strongest others, as far as the fitness goes; each number once."""
    fit = [card for card in g.squad[seat] if not is_out(g, card)]
    fit.sort(key=lambda card: (-strength(g, card), card))
    stock = g.resources[4 * seat + FITNESS] + g.placed[4 * seat + FITNESS]
    keepers = [card for card in fit if LINE[card] == GK and strength(g, card) + gloves(g, card) > 2]
    chosen = sorted(keepers, key=lambda card: -strength(g, card) * gloves(g, card))[:1]
    w = g.clone()
    clear_plan(w, seat)
    for card in fit:
        if LINE[card] == GK or len(chosen) >= stock or strength(g, card) == 0:
            continue
        jersey = jersey_for(w, seat, card, used_jerseys(w, seat))
        if jersey >= 0:
            w.line_up[13 * seat + jersey] = card
            chosen.append(card)
    return chosen[:stock]


def gloves(g: Eleven, card: int) -> int:
    """A Goalkeeper's gloves."""
    return SIDE_GLOVES[side(g, card)]


def plain_sides(g: Eleven, seat: int, cards: list[int]) -> tuple[int, int]:
    """How many plain Jerseys attack and defend once these Players have theirs."""
    w = g.clone()
    clear_plan(w, seat)
    for card in cards:
        used = used_jerseys(w, seat)
        jersey = jersey_for(w, seat, card, used)
        w.line_up[13 * seat + jersey] = card
        w.zone[13 * seat + jersey] = 0
        if w.plan_bench[seat] >> jersey & 1:
            free = swappable(w, seat, used | 1 << jersey)
            out = highest(free & w.plan_attacking[seat] or free)
            w.plan_bench[seat] = w.plan_bench[seat] & ~(1 << jersey) | 1 << out
    left = plain_left(w, seat)
    return bits(left & w.plan_attacking[seat]), bits(left & ~w.plan_attacking[seat])


def take_place(card: int, room: list[int]) -> int:
    """The first Zone of the Player that has room; -1 if none has."""
    for zone in PLAYER_ZONES[card]:
        if room[zone] > 0:
            room[zone] -= 1
            return zone
    return -1


def spread(left: list[int], attack: int) -> list[int]:
    """Attackers as far forward as possible."""
    return [0 if at >= len(left) - attack else 1 for at in range(len(left))]


def to_line_up(
    g: Eleven,
    seat: int,
    plan: int,
    shapes: tuple[int, ...],
    placed: list[tuple[int, int]],
    keeper: int,
    tasks: tuple[int, ...],
) -> LineUp:
    """Everything together; effects are funded as far as the markers go."""
    stock = [g.resources[4 * seat + what] + g.placed[4 * seat + what] for what in range(4)]
    stock[FITNESS] -= len(placed) + (keeper >= 0)
    funded = []
    for card in [card for card, _ in placed] + ([keeper] if keeper >= 0 else []):
        at = side(g, card)
        if SIDE_PAYS_N[at] and stock[SIDE_PAYS[at]] >= SIDE_PAYS_N[at]:
            stock[SIDE_PAYS[at]] -= SIDE_PAYS_N[at]
            funded.append(card)
    places = [FIRST_PLACEMENT[card] + PLAYER_ZONES[card].index(zone) for card, zone in placed]
    if keeper >= 0:
        places.append(FIRST_PLACEMENT[keeper])
    return LineUp(plan, (shapes[0], shapes[1], shapes[2]), tuple(places), tuple(funded), tasks)


def open_zones(line: LineUp) -> list[int]:
    """The Zones of the places that plain Jerseys take, in their order."""
    room = [SHAPE_COUNTS[3 * shape + place] for shape in line.shapes for place in range(3)]
    for placement in line.placements:
        if PLACEMENT_ZONE[placement] >= 0:
            room[PLACEMENT_ZONE[placement]] -= 1
    return [zone for zone in range(9) for _ in range(max(0, room[zone]))]


def value(g: Eleven, line: LineUp, rivals: list[tuple[Team, int, int]], left: list[int]) -> int:
    """League points over all trial Matches, then goals."""
    team: Team = [[] for _ in range(10)]
    keeper, saves = 1, 1
    for placement in line.placements:
        card, zone = PLACEMENT_PLAYER[placement], PLACEMENT_ZONE[placement]
        if zone < 0:
            keeper, saves = strength(g, card), gloves(g, card)
        else:
            where = 2 * SECTION_OF[zone] + PLAYER_TASK[card]
            team[where].append(footballer(strength(g, card), 0, 0))
    for zone, task in zip(left, line.plain, strict=True):
        team[2 * SECTION_OF[zone] + task].append(footballer(1, 1, 1))
    worth = 0
    for rival, their_keeper, their_gloves in rivals:
        moments = play(team, keeper, saves, rival, their_keeper, their_gloves)
        own, other = goals(moments, CLUB), goals(moments, THEM)
        worth += 100 * (3 if own > other else own == other) + own - other
    return worth


def improve(g: Eleven, line: LineUp, rivals: list[tuple[Team, int, int]], worth: int) -> tuple[int, LineUp]:
    """Let plain attackers and defenders change places while it helps."""
    left = open_zones(line)
    better = True
    while better:
        better = False
        tasks = line.plain
        for one in range(len(tasks)):
            for other in range(one + 1, len(tasks)):
                if tasks[one] == tasks[other] or SECTION_OF[left[one]] == SECTION_OF[left[other]]:
                    continue
                changed = list(tasks)
                changed[one], changed[other] = changed[other], changed[one]
                tried = msgspec.structs.replace(line, plain=tuple(changed))
                found = value(g, tried, rivals, left)
                if found > worth:
                    worth, line, better = found, tried, True
                    break
            if better:
                break
    return worth, line
