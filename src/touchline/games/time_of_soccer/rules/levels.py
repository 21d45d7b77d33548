"""Attack and defence: a pure function of the board (TS-153 to TS-178, TS-305 to TS-307, TS-343).

An eleven is a list of 11 tiles in the order of the positions, -1 for an empty one. A football player's value
is the basic skill of the position's current role, and what connections, automatic sides and training add.
All of it goes to the role of the position.
"""

from __future__ import annotations

from typing import Final

from touchline.games.time_of_soccer.cards import (
    ATTACKERS,
    AUTO_GAIN,
    AUTO_SIDE,
    AUTO_SKILL,
    BASIC,
    EMPTY_VALUE,
    ICONS,
    LEVEL,
    LINE_FROM,
    LINE_FROM_SIDE,
    LINE_GAIN,
    LINE_TO,
    LINE_TO_SIDE,
    LINES,
    MOST_VALUE,
    POSITIONS,
    SKILL_AT,
    SKILLS,
    SWITCHES,
    TRAINING,
)
from touchline.games.time_of_soccer.state import TimeOfSoccer

NO_TRAINING: Final[list[int]] = [0, 0, 0, 0, 0]


def eleven(g: TimeOfSoccer, seat: int) -> list[int]:
    """The club's football players by position."""
    return g.line_up[11 * seat : 11 * seat + 11]


def attackers(principal: int) -> int:
    """The positions that feed attack under this manager's formation, as bits (TS-157, TS-158, TS-159)."""
    return ATTACKERS ^ (SWITCHES[principal] if principal >= 0 else 0)


def training(managers: list[int]) -> list[int]:
    """What all managers together add for each advanced skill (TS-172, TS-174)."""
    if len(managers) == 0:
        return NO_TRAINING
    total = TRAINING[5 * managers[0] : 5 * managers[0] + 5]
    for manager in managers[1:]:
        for skill in range(5):
            total[skill] += TRAINING[5 * manager + skill]
    return total


def own_value(tile: int, at: int, switched: int, trained: list[int]) -> int:
    """What a football player is worth on a position by himself: basic skill, automatic side, training."""
    value = BASIC[7 * tile + SKILL_AT[2 * at + switched]]  # TS-160, TS-161, TS-162
    if ICONS[4 * tile + AUTO_SIDE[at]] & AUTO_SKILL[at]:
        value += AUTO_GAIN  # in either role (TS-170, TS-171, TS-343)
    skills = SKILLS[tile]
    for skill in range(5):
        if trained[skill] and skills >> skill & 1:
            value += trained[skill]  # once, however many icons (TS-173, TS-174)
    return value


def player_values(team: list[int], principal: int, managers: list[int]) -> list[int]:
    """The value of each position; an empty one counts -2 (TS-163, TS-175)."""
    switches = SWITCHES[principal] if principal >= 0 else 0
    trained = training(managers)
    values = [EMPTY_VALUE] * POSITIONS
    for at in range(POSITIONS):
        tile = team[at]
        if tile >= 0:
            values[at] = own_value(tile, at, switches >> at & 1, trained)
    for line in range(LINES):  # TS-154, TS-167; across roles too (TS-168)
        one = team[LINE_FROM[line]]
        other = team[LINE_TO[line]]
        if one >= 0 and other >= 0:
            shared = ICONS[4 * one + LINE_FROM_SIDE[line]] & ICONS[4 * other + LINE_TO_SIDE[line]]
            if shared:
                gain = LINE_GAIN[32 * line + shared]
                values[LINE_FROM[line]] += gain
                values[LINE_TO[line]] += gain
    return values


def team_values(team: list[int], principal: int, managers: list[int]) -> tuple[int, int]:
    """Attack and defence value (TS-176, TS-177)."""
    values = player_values(team, principal, managers)
    attacking = attackers(principal)
    attack = 0
    defence = 0
    for at in range(POSITIONS):
        if attacking >> at & 1:
            attack += values[at]
        else:
            defence += values[at]
    return attack, defence


def level(value: int) -> int:
    """The level of a value, 0 to 10 (TS-178, TS-307)."""
    if value < 0:
        return 0
    return LEVEL[value] if value < MOST_VALUE else LEVEL[MOST_VALUE]


def club_values(g: TimeOfSoccer, seat: int) -> tuple[int, int]:
    """Attack and defence value of a club as it stands on its board."""
    return team_values(eleven(g, seat), g.principal[seat], g.managers[seat])


def club_levels(g: TimeOfSoccer, seat: int) -> tuple[int, int]:
    """Attack and defence level of a club as it stands on its board."""
    attack, defence = club_values(g, seat)
    return level(attack), level(defence)
