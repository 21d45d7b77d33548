"""Targets of effects on Jerseys, Sections and Opponent footballers (EL-356 to EL-359, EL-404 to EL-406)."""

from __future__ import annotations

from touchline.games.eleven.cards import (
    JERSEY,
    MOVE,
    NUMBER,
    PART_N,
    PART_X,
    SECTION,
    SECTIONS,
    ZONE_BITS,
    ZONES,
)
from touchline.games.eleven.effects import (
    DO_BOOST,
    DO_FLIP,
    DO_MOVE,
    DO_WEAKEN,
    TASK_CHOICE,
    TASK_D,
    WHOM_MATE,
    WHOM_OPPOSITE,
    WHOM_SECTION_DEFENDERS,
)
from touchline.games.eleven.rules.club import FOOTBALLERS, opponent
from touchline.games.eleven.rules.jerseys import plain_on_pitch
from touchline.games.eleven.rules.lane import FIRST, WHO
from touchline.games.eleven.rules.pitch import (
    in_section,
    on_pitch,
    opponents_in,
    section_of,
    task_of,
)
from touchline.games.eleven.state import (
    FRIDAY,
    JERSEYS_EACH,
    Eleven,
)


def on_the_pitch(g: Eleven, seat: int, arg: int, do: int, row: int) -> list[int]:
    """Targets of effects on Jerseys and footballers."""
    who = arg >> WHO & 15
    if do == DO_FLIP:
        return [JERSEY + jersey for jersey in to_flip(g, seat, PART_X[row])]
    if do == DO_MOVE:
        return moves(g, seat)
    if do == DO_BOOST:
        if PART_X[row] == WHOM_MATE:
            mates = in_section(g, seat, section_of(g, seat, who))
            return [JERSEY + jersey for jersey in mates if jersey != who]
        task = TASK_D if PART_X[row] == WHOM_SECTION_DEFENDERS else 1 - TASK_D
        return [
            SECTION + section
            for section in range(SECTIONS)
            if [j for j in in_section(g, seat, section) if task_of(g, seat, j) == task]
        ]
    if do == DO_WEAKEN:
        if PART_X[row] == WHOM_OPPOSITE:
            return [NUMBER + other for other in opponents_in(g, seat, section_of(g, seat, who))]
        first = (arg >> FIRST) - 1
        return [NUMBER + other for other in range(FOOTBALLERS) if NUMBER + other != first]  # EL-405
    return []


def to_flip(g: Eleven, seat: int, task: int) -> list[int]:
    """Plain Jerseys that show the other side; of equals the highest (EL-193, EL-404)."""
    match = g.day == FRIDAY
    plain = plain_on_pitch(g, seat)
    if match:
        plain = on_pitch(g, seat)
        for jersey in range(JERSEYS_EACH):
            if g.line_up[JERSEYS_EACH * seat + jersey] >= 0:
                plain &= ~(1 << jersey)
    found: dict[int, int] = {}
    for jersey in range(JERSEYS_EACH):
        if plain >> jersey & 1:
            shown = task_of(g, seat, jersey)
            if task == TASK_CHOICE or shown != task:
                zone = g.zone[JERSEYS_EACH * seat + jersey] if match else 0
                found[2 * zone + shown] = jersey
    return list(found.values())


def moves(g: Eleven, seat: int) -> list[int]:
    """One Jersey to another Zone that its card allows, within the limits of the Zones (EL-179, EL-406)."""
    counts = [0] * ZONES
    for jersey in range(JERSEYS_EACH):
        zone = g.zone[JERSEYS_EACH * seat + jersey]
        if zone >= 0:
            counts[zone] += 1
    found: list[int] = []
    seen: set[int] = set()
    for jersey in range(JERSEYS_EACH - 1, -1, -1):
        zone = g.zone[JERSEYS_EACH * seat + jersey]
        if zone < 0 or (zone % 3 == 1 and counts[zone] == 1):
            continue
        card = g.line_up[JERSEYS_EACH * seat + jersey]
        if card < 0:  # plain Jerseys in one Zone with the same side are the same
            key = 2 * zone + task_of(g, seat, jersey)
            if key in seen:
                continue
            seen.add(key)
        for to in range(ZONES):
            room = 3 if to % 3 == 1 else 1
            if to != zone and counts[to] < room and (card < 0 or ZONE_BITS[card] >> to & 1):
                found.append(MOVE + ZONES * jersey + to)
    return found


def strike_on_pitch(g: Eleven, seat: int, do: int, row: int, thing: int) -> None:
    """The effect of a part on a Jersey, a Section or an Opponent footballer."""
    at = JERSEYS_EACH * seat
    if do == DO_FLIP:
        jersey = thing - JERSEY
        g.attacking[seat] ^= 1 << jersey
        if g.day == FRIDAY:  # EL-359
            g.turned[seat] ^= 1 << jersey
        if g.events is not None:
            g.tell("flipped", "EL-359", [seat, jersey, task_of(g, seat, jersey)])
    elif do == DO_MOVE:
        jersey = (thing - MOVE) // ZONES
        g.zone[at + jersey] = (thing - MOVE) % ZONES
        if g.events is not None:
            g.tell("moved", "EL-406", [seat, jersey, (thing - MOVE) % ZONES])
    elif do == DO_WEAKEN:
        g.weakened[FOOTBALLERS * seat + thing - NUMBER] += PART_N[row]
        if g.events is not None:
            g.tell("weakened", "EL-358", [seat, opponent(g, seat), thing - NUMBER])
    elif PART_X[row] == WHOM_MATE:
        g.boosts[at + thing - JERSEY] += PART_N[row]
        if g.events is not None:
            g.tell("boosted", "EL-357", [seat, thing - JERSEY])
    else:
        task = TASK_D if PART_X[row] == WHOM_SECTION_DEFENDERS else 1 - TASK_D
        for jersey in in_section(g, seat, thing - SECTION):
            if task_of(g, seat, jersey) == task:
                g.boosts[at + jersey] += PART_N[row]
        if g.events is not None:
            g.tell("section_boosted", "EL-357", [seat, thing - SECTION, task])
