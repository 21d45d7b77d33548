"""Targets of effects on Jerseys, Sections and Opponent footballers (EL-356 to EL-359, EL-404 to EL-406)."""

from __future__ import annotations

from touchline.games.eleven import cards as c, effects as e
from touchline.games.eleven.rules import pitch
from touchline.games.eleven.rules.club import FOOTBALLERS, opponent
from touchline.games.eleven.rules.jerseys import plain_on_pitch
from touchline.games.eleven.rules.lane import FIRST, WHO
from touchline.games.eleven.state import (
    FRIDAY,
    JERSEYS_EACH,
    Eleven,
)


def on_the_pitch(g: Eleven, seat: int, arg: int, do: int, row: int) -> list[int]:
    """Targets of effects on Jerseys and footballers."""
    who = arg >> WHO & 15
    if do == e.DO_FLIP:
        return [c.JERSEY + jersey for jersey in to_flip(g, seat, c.PART_X[row])]
    if do == e.DO_MOVE:
        return moves(g, seat)
    if do == e.DO_BOOST:
        if c.PART_X[row] == e.WHOM_MATE:
            mates = pitch.in_section(g, seat, pitch.section_of(g, seat, who))
            return [c.JERSEY + jersey for jersey in mates if jersey != who]
        task = e.TASK_D if c.PART_X[row] == e.WHOM_SECTION_DEFENDERS else 1 - e.TASK_D
        return [
            c.SECTION + section
            for section in range(c.SECTIONS)
            if [j for j in pitch.in_section(g, seat, section) if pitch.task_of(g, seat, j) == task]
        ]
    if do == e.DO_WEAKEN:
        if c.PART_X[row] == e.WHOM_OPPOSITE:
            return [c.NUMBER + other for other in pitch.opponents_in(g, seat, pitch.section_of(g, seat, who))]
        first = (arg >> FIRST) - 1
        return [c.NUMBER + other for other in range(FOOTBALLERS) if c.NUMBER + other != first]  # EL-405
    return []


def to_flip(g: Eleven, seat: int, task: int) -> list[int]:
    """Plain Jerseys that show the other side; of equals the highest (EL-193, EL-404)."""
    match = g.day == FRIDAY
    plain = plain_on_pitch(g, seat)
    if match:
        plain = pitch.on_pitch(g, seat)
        for jersey in range(JERSEYS_EACH):
            if g.line_up[JERSEYS_EACH * seat + jersey] >= 0:
                plain &= ~(1 << jersey)
    found: dict[int, int] = {}
    for jersey in range(JERSEYS_EACH):
        if plain >> jersey & 1:
            shown = pitch.task_of(g, seat, jersey)
            if task == e.TASK_CHOICE or shown != task:
                zone = g.zone[JERSEYS_EACH * seat + jersey] if match else 0
                found[2 * zone + shown] = jersey
    return list(found.values())


def moves(g: Eleven, seat: int) -> list[int]:
    """One Jersey to another Zone that its card allows, within the limits of the Zones (EL-179, EL-406)."""
    counts = [0] * c.ZONES
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
            key = 2 * zone + pitch.task_of(g, seat, jersey)
            if key in seen:
                continue
            seen.add(key)
        for to in range(c.ZONES):
            room = 3 if to % 3 == 1 else 1
            if to != zone and counts[to] < room and (card < 0 or c.ZONE_BITS[card] >> to & 1):
                found.append(c.MOVE + c.ZONES * jersey + to)
    return found


def strike_on_pitch(g: Eleven, seat: int, do: int, row: int, thing: int) -> None:
    """The effect of a part on a Jersey, a Section or an Opponent footballer."""
    at = JERSEYS_EACH * seat
    if do == e.DO_FLIP:
        jersey = thing - c.JERSEY
        g.attacking[seat] ^= 1 << jersey
        if g.day == FRIDAY:  # EL-359
            g.turned[seat] ^= 1 << jersey
        if g.events is not None:
            g.tell("flipped", "EL-359", [seat, jersey, pitch.task_of(g, seat, jersey)])
    elif do == e.DO_MOVE:
        jersey = (thing - c.MOVE) // c.ZONES
        g.zone[at + jersey] = (thing - c.MOVE) % c.ZONES
        if g.events is not None:
            g.tell("moved", "EL-406", [seat, jersey, (thing - c.MOVE) % c.ZONES])
    elif do == e.DO_WEAKEN:
        g.weakened[FOOTBALLERS * seat + thing - c.NUMBER] += c.PART_N[row]
        if g.events is not None:
            g.tell("weakened", "EL-358", [seat, opponent(g, seat), thing - c.NUMBER])
    elif c.PART_X[row] == e.WHOM_MATE:
        g.boosts[at + thing - c.JERSEY] += c.PART_N[row]
        if g.events is not None:
            g.tell("boosted", "EL-357", [seat, thing - c.JERSEY])
    else:
        task = e.TASK_D if c.PART_X[row] == e.WHOM_SECTION_DEFENDERS else 1 - e.TASK_D
        for jersey in pitch.in_section(g, seat, thing - c.SECTION):
            if pitch.task_of(g, seat, jersey) == task:
                g.boosts[at + jersey] += c.PART_N[row]
        if g.events is not None:
            g.tell("section_boosted", "EL-357", [seat, thing - c.SECTION, task])
