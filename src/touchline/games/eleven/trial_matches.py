"""Trial Matches against what an Opponent may be: as in rules/match.py, but only goals count.

A Section is known by how many of each Strength stand there, in one number (`DIGIT` bits for each Strength).
How it does against a team depends on nothing else, so it is found out once for all line-ups that are
compared.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from touchline.games.eleven import cards as c, opponents
from touchline.games.eleven.effects import TASK_A, TASK_D

Team = tuple[tuple[int, ...], ...]  # strengths by `section * 2 + task`: attackers falling, defenders rising
MEN: Final = 10
POINT: Final = 100  # a league point, in goals
SECTIONS: Final = len(c.COMPARED)
DIGIT: Final = 4  # bits for how many of at most ten have the same Strength
PLAIN: Final = 1 << DIGIT  # one plain Jersey


def team_of(rows: Iterable[int]) -> Team:
    """Opponent footballers as a team."""
    men: list[list[int]] = [[] for _ in range(2 * SECTIONS)]
    for row in rows:
        men[2 * c.SECTION_OF[opponents.ZONE[row]] + opponents.TASK[row]].append(opponents.STRENGTH[row])
    return ranked(men)


@lru_cache(maxsize=256)
def teams_met(
    rivals: tuple[int, ...], seen: tuple[tuple[int, tuple[int, ...]], ...]
) -> tuple[tuple[Team, int, int], ...]:
    """The teams that may be met, with what is known of them; the Goalkeepers' Strength and gloves."""
    found = []
    for card in rivals:
        number = card - c.OPPONENT
        team = list(team_of(range(MEN * number, MEN * (number + 1))))
        for at, those in seen:
            team[at] = those
        found.append((tuple(team), opponents.KEEPER[number], opponents.GLOVES[number]))
    return tuple(found)


def ranked(men: list[list[int]]) -> Team:
    """Strengths in the order in which they count."""
    return tuple([tuple(sorted(those, reverse=at % 2 == TASK_A)) for at, those in enumerate(men)])


@lru_cache(maxsize=1 << 14)
def shots(attackers: tuple[int, ...], defenders: tuple[int, ...]) -> tuple[int, ...]:
    """Who is not blocked: the strongest are first, each by the weakest who can (EL-216, EL-217)."""
    free = list(defenders)
    found = []
    for attacker in attackers:
        by = next((at for at, defender in enumerate(free) if defender >= attacker), -1)
        if by < 0:
            found.append(attacker)
        else:
            del free[by]
    return tuple(found)


def in_a_row(counted: int, falling: bool) -> tuple[int, ...]:
    """Strengths counted in one number, in the order in which they count."""
    found: list[int] = []
    strength = 0
    while counted:
        found += [strength] * (counted & PLAIN - 1)
        counted >>= DIGIT
        strength += 1
    if falling:
        found.reverse()
    return tuple(found)


class Matches:
    """Trial Matches of a club. How a Section does against all teams that may be met is remembered."""

    def __init__(self, met: tuple[tuple[Team, int, int], ...], keeper: int, saves: int) -> None:
        self.met = met
        self.keeper = keeper  # Strength of the own Goalkeeper,
        self.saves = saves  # and gloves
        self.known: list[dict[int, list[int]]] = [{} for _ in range(2 * SECTIONS)]

    def shots_in(self, at: int, counted: int) -> list[int]:
        """By team, shots at goal in a place, and those of them that the Goalkeeper can reach."""
        found = self.known[at].get(counted)
        if found is None:
            found = []
            facing = 2 * c.FACING[at // 2]
            own = in_a_row(counted, at % 2 == TASK_A)
            for rival, their_keeper, _ in self.met:
                if at % 2 == TASK_A:
                    tried, keeper = shots(own, rival[facing + TASK_D]), their_keeper
                else:
                    tried, keeper = shots(rival[facing + TASK_A], own), self.keeper
                found.append(len(tried))
                found.append(sum([shot <= keeper for shot in tried]))
            self.known[at][counted] = found
        return found

    def value(self, team: list[int]) -> int:
        """League points over all trial Matches, then goals, for a team with these Strengths."""
        attacks = [self.shots_in(2 * at + TASK_A, team[2 * at + TASK_A]) for at in c.COMPARED]
        defences = [self.shots_in(2 * at + TASK_D, team[2 * at + TASK_D]) for at in c.COMPARED]
        worth = 0
        for number in range(len(self.met)):
            own = other = 0
            gloves, left = self.saves, self.met[number][2]
            for section in range(len(attacks)):
                saved = min(left, attacks[section][2 * number + 1])
                own += attacks[section][2 * number] - saved
                left -= saved
                saved = min(gloves, defences[section][2 * number + 1])
                other += defences[section][2 * number] - saved
                gloves -= saved
            worth += POINT * (3 if own > other else own == other) + own - other
        return worth
