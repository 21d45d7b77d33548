"""A good line-up, found fast: for the page's "best eleven" and for bots.

It looks only at what the owner may know: the own cards, the Scout Report, peeked Sections. Line-ups that
fit these (EL-420) are met in trial Matches (as in rules/match.py, but only goals count);
formations and row shapes are tried with the strongest Players, then plain Jerseys change places as long as
that helps.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

import msgspec

from touchline.games.eleven import cards as c
from touchline.games.eleven.effects import FITNESS
from touchline.games.eleven.redeal import line_ups_expected
from touchline.games.eleven.rules.club import is_out, opponent, side, strength
from touchline.games.eleven.rules.jerseys import bits, highest
from touchline.games.eleven.rules.lineup import clear_plan, jersey_for, plain_left, swappable, used_jerseys
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.trial_matches import (
    DIGIT,
    MEN,
    PLAIN,
    POINT,
    SECTIONS,
    Matches,
    team_of,
    teams_met,
)

SHORTLIST: Final = 3  # layouts whose plain Jerseys are tried in other places
LONG_LIST: Final = 80  # the same with more care


class LineUp(msgspec.Struct, frozen=True):
    """A line-up as a person lays it out: `plain` are the tasks of the places left, in the order of the
    Zones; `benched` says for Players whose Jersey comes off the Bench which one goes there, if not the usual
    one."""

    plan: int
    shapes: tuple[int, int, int]
    placements: tuple[int, ...]
    funded: tuple[int, ...]
    plain: tuple[int, ...]
    benched: tuple[tuple[int, int], ...] = ()


class Man(NamedTuple):
    """A Player who plays, as he is now."""

    card: int
    strength: int
    side: int


class Club(NamedTuple):
    """All that a line-up depends on: whom it may meet, who plays, plain Jerseys, markers.

    `rivals` are cards with the line-ups that may be met; `seen` are the Sections that are known, in their
    places.
    """

    rivals: tuple[int, ...]
    seen: tuple[tuple[int, tuple[int, ...]], ...]
    tactics: tuple[int, ...]
    field: tuple[Man, ...]
    keeper: Man | None
    attack: int
    defence: int
    stock: tuple[int, ...]


class Layout(NamedTuple):
    """Who stands where: Players in their Zones, the Zones left for plain Jerseys, and the tasks of those."""

    plan: int
    shapes: tuple[int, ...]
    placed: tuple[tuple[Man, int], ...]
    left: tuple[int, ...]
    plain: tuple[int, ...]


def best_line_up(g: Eleven, seat: int) -> LineUp:
    """The line-up that does best against what the Opponent may be."""
    return best_of(club_of(g, seat))[0]


def careful_line_up(g: Eleven, seat: int) -> LineUp:
    """The same with more care: more layouts, and Players are tried in all their Zones."""
    return best_of(club_of(g, seat), LONG_LIST)[0]


def match_points(g: Eleven, seat: int) -> float:
    """League points that the best line-up wins on average, and a little for goals."""
    club = club_of(g, seat)
    return best_of(club)[1] / (POINT * len(club.rivals))


def club_of(g: Eleven, seat: int) -> Club:
    """What the line-up of a club depends on."""
    w = sketch(g)
    clear_plan(w, seat)
    men = [Man(card, strength(g, card), side(g, card)) for card in strongest(w, seat)]
    field = tuple(man for man in men if c.LINE[man.card] != c.GK)
    clear_plan(w, seat)
    attack, defence = plain_sides(w, seat, [man.card for man in field])
    revealed = g.revealed >> seat & 1
    return Club(
        (opponent(g, seat),) if revealed else line_ups_expected(g, seat),
        sections_seen(g, seat, (1 << SECTIONS) - 1 if revealed else g.peeked[seat]),
        tuple(g.tactics[seat]),
        field,
        next((man for man in men if c.LINE[man.card] == c.GK), None),
        attack,
        defence,
        tuple(w.resources[4 * seat : 4 * seat + 4]),
    )


def sketch(g: Eleven) -> Eleven:
    """What a line-up is planned with; a copy of everything would take longer than the plan."""
    w = Eleven()
    w.squad, w.tokens, w.suspension, w.bound = g.squad, g.tokens, g.suspension, g.bound  # only looked at
    w.attacking, w.bench = g.attacking, g.bench
    w.plan_attacking, w.plan_bench = g.plan_attacking.copy(), g.plan_bench.copy()
    w.resources, w.placed, w.funded = g.resources.copy(), g.placed.copy(), g.funded.copy()
    w.formation, w.shape, w.keeper = g.formation.copy(), g.shape.copy(), g.keeper.copy()
    w.line_up, w.zone = g.line_up.copy(), g.zone.copy()
    return w


@lru_cache(maxsize=256)
def best_of(club: Club, shortlist: int = SHORTLIST) -> tuple[LineUp, int]:
    """The best line-up, which is asked for at every small step of planning it, and its value."""
    keeper = club.keeper
    strength, saves = (keeper.strength, c.SIDE_GLOVES[keeper.side]) if keeper else (1, 1)
    matches = Matches(teams_met(club.rivals, club.seen), strength, saves)
    found: list[tuple[int, int, Layout]] = []
    for plan in range(c.PLANS):
        if c.PLAN_TACTIC[plan] not in club.tactics:
            continue
        rows = [c.SHAPES_OF[c.PLAN_ROWS[3 * plan + row]] for row in range(3)]
        for shapes in product(*rows):
            room = [c.SHAPE_COUNTS[3 * shape + place] for shape in shapes for place in range(3)]
            placed = tuple([(man, zone) for man in club.field if (zone := take_place(man.card, room)) >= 0])
            left = tuple([zone for zone in range(9) for _ in range(room[zone])])
            spare = len(left) - club.attack - club.defence  # who found no Zone plays as a plain Jersey
            tasks = tuple(spread(left, club.attack + spare if spare > 0 else club.attack))
            layout = Layout(plan, shapes, placed, left, tasks)
            found.append((matches.value(strengths(layout)), len(found), layout))
    found.sort(reverse=True)
    worth, _, best = found[0]
    for its, _, layout in found[:shortlist]:
        better, changed = improve(matches, layout, its, shortlist > SHORTLIST)
        if better > worth:
            worth, best = better, changed
    return to_line_up(club, best), worth


def sections_seen(g: Eleven, seat: int, sections: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The strengths of the footballers in these Sections (bits), as `section * 2 + task`."""
    team = team_of(g.rivals[MEN * seat : MEN * (seat + 1)])
    return tuple([(at, those) for at, those in enumerate(team) if sections >> at // 2 & 1])


def strongest(w: Eleven, seat: int) -> list[int]:
    """Who plays: a Goalkeeper and the strongest others, as far as the fitness goes; each number once."""
    fit = [card for card in w.squad[seat] if not is_out(w, card)]
    fit.sort(key=lambda card: (-strength(w, card), card))
    stock = w.resources[4 * seat + FITNESS]
    keepers = [card for card in fit if c.LINE[card] == c.GK and strength(w, card) + gloves(w, card) > 2]
    chosen = sorted(keepers, key=lambda card: -strength(w, card) * gloves(w, card))[:1]
    for card in fit:
        if c.LINE[card] == c.GK or len(chosen) >= stock or strength(w, card) == 0:
            continue
        jersey = jersey_for(w, seat, card, used_jerseys(w, seat))
        if jersey >= 0:
            w.line_up[13 * seat + jersey] = card
            chosen.append(card)
    return chosen[:stock]


def gloves(g: Eleven, card: int) -> int:
    """A Goalkeeper's gloves."""
    return c.SIDE_GLOVES[side(g, card)]


def plain_sides(w: Eleven, seat: int, cards: list[int]) -> tuple[int, int]:
    """How many plain Jerseys attack and defend once these Players have theirs."""
    for card in cards:
        used = used_jerseys(w, seat)
        jersey = jersey_for(w, seat, card, used)
        w.line_up[13 * seat + jersey] = card
        w.zone[13 * seat + jersey] = 0
        if w.plan_bench[seat] >> jersey & 1:
            out = usual_out(w, seat, used | 1 << jersey)
            w.plan_bench[seat] = w.plan_bench[seat] & ~(1 << jersey) | 1 << out
    left = plain_left(w, seat)
    return bits(left & w.plan_attacking[seat]), bits(left & ~w.plan_attacking[seat])


def usual_out(w: Eleven, seat: int, used: int) -> int:
    """The Jersey that goes to the Bench if nobody says otherwise: the highest, of the attackers if there are
    any."""
    free = swappable(w, seat, used)
    return highest(free & w.plan_attacking[seat] or free)


def take_place(card: int, room: list[int]) -> int:
    """The first Zone of the Player that has room; -1 if none has."""
    for zone in c.PLAYER_ZONES[card]:
        if room[zone] > 0:
            room[zone] -= 1
            return zone
    return -1


def spread(left: tuple[int, ...], attack: int) -> list[int]:
    """Attackers as far forward as possible."""
    return [0 if at >= len(left) - attack else 1 for at in range(len(left))]


def to_line_up(club: Club, layout: Layout) -> LineUp:
    """Everything together; effects are funded as far as the markers go."""
    men = [man for man, _ in layout.placed]
    places = [
        c.FIRST_PLACEMENT[man.card] + c.PLAYER_ZONES[man.card].index(zone) for man, zone in layout.placed
    ]
    if club.keeper is not None:
        men.append(club.keeper)
        places.append(c.FIRST_PLACEMENT[club.keeper.card])
    stock = list(club.stock)
    stock[FITNESS] -= len(men)
    funded = []
    for man in men:
        if c.SIDE_PAYS_N[man.side] and stock[c.SIDE_PAYS[man.side]] >= c.SIDE_PAYS_N[man.side]:
            stock[c.SIDE_PAYS[man.side]] -= c.SIDE_PAYS_N[man.side]
            funded.append(man.card)
    one, two, three = layout.shapes
    return LineUp(layout.plan, (one, two, three), tuple(places), tuple(funded), layout.plain)


def open_zones(line: LineUp) -> list[int]:
    """The Zones of the places that plain Jerseys take, in their order."""
    room = [c.SHAPE_COUNTS[3 * shape + place] for shape in line.shapes for place in range(3)]
    for placement in line.placements:
        if c.PLACEMENT_ZONE[placement] >= 0:
            room[c.PLACEMENT_ZONE[placement]] -= 1
    return [zone for zone in range(9) for _ in range(max(0, room[zone]))]


def strengths(layout: Layout) -> list[int]:
    """Who stands in which Section, by `section * 2 + task`: how many of each Strength, in one number."""
    found = [0] * (2 * SECTIONS)
    for man, zone in layout.placed:
        found[2 * c.SECTION_OF[zone] + c.PLAYER_TASK[man.card]] += 1 << DIGIT * man.strength
    for zone, task in zip(layout.left, layout.plain, strict=True):
        found[2 * c.SECTION_OF[zone] + task] += PLAIN
    return found


def improve(matches: Matches, layout: Layout, worth: int, players: bool) -> tuple[int, Layout]:
    """Let plain attackers and defenders change places while it helps; and Players, if told so."""
    better = True
    while better:
        better = False
        found, plain = swapped(matches, layout, worth)
        if found > worth:
            worth, layout, better = found, layout._replace(plain=plain), True
        elif players:
            for tried in moved(layout):
                found = matches.value(strengths(tried))
                if found > worth:
                    worth, layout, better = found, tried, True
                    break
    return worth, layout


def swapped(matches: Matches, layout: Layout, worth: int) -> tuple[int, tuple[int, ...]]:
    """The first change of places of two plain Jerseys that is worth more, and what it is worth."""
    team = strengths(layout)
    tasks = list(layout.plain)
    places = [2 * c.SECTION_OF[zone] for zone in layout.left]
    for one in range(len(tasks)):
        for other in range(one + 1, len(tasks)):
            if tasks[one] != tasks[other] and places[one] != places[other]:
                tried = team.copy()
                tried[places[one] + tasks[one]] -= PLAIN
                tried[places[other] + tasks[other]] -= PLAIN
                tried[places[one] + tasks[other]] += PLAIN
                tried[places[other] + tasks[one]] += PLAIN
                found = matches.value(tried)
                if found > worth:
                    tasks[one], tasks[other] = tasks[other], tasks[one]
                    return found, tuple(tasks)
    return worth, layout.plain


def moved(layout: Layout) -> Iterator[Layout]:
    """Layouts in which a Player and a plain Jersey have changed places."""
    left, tasks = layout.left, layout.plain
    for at, (man, zone) in enumerate(layout.placed):
        for place, to in enumerate(left):
            if to != zone and to in c.PLAYER_ZONES[man.card]:
                others = [*zip(left, tasks, strict=True)]
                others[place] = (zone, tasks[place])
                placed = (*layout.placed[:at], (man, to), *layout.placed[at + 1 :])
                zones, jobs = zip(*sorted(others), strict=True)
                yield layout._replace(placed=placed, left=zones, plain=jobs)
