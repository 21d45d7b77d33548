"""Match resolution as a pure function: who is blocked, whose shot is saved, who scores (EL-212 to EL-225).

A footballer is one number, `strength << 16 | first << 8 | who`: among equals in strength the one with the
higher `first` is blocked and saved first (EL-218). A team is ten lists of footballers, `section * 2 + task`.
The result is a list of moments, one for every attacker, in the order in which they happen:
`outcome | side << 2 | section << 3 | who << 8 | by << 16`, with the club's section; `by` is the defender who
blocks, or `NOBODY`.
"""

from __future__ import annotations

from typing import Final

from touchline.games.eleven.cards import COMPARED, FACING
from touchline.games.eleven.effects import TASK_A, TASK_D

BLOCKED: Final = 0
SAVED: Final = 1
GOAL: Final = 2

CLUB: Final = 0  # sides
OPPONENT: Final = 1
NOBODY: Final = 255


def footballer(strength: int, first: int, who: int) -> int:
    """A footballer as `play` wants him."""
    return strength << 16 | first << 8 | who


def play(
    club: list[list[int]],
    club_keeper: int,
    club_gloves: int,
    opponent: list[list[int]],
    opponent_keeper: int,
    opponent_gloves: int,
) -> list[int]:
    """Compare the five pairs of Sections in their order, both attacks in each (EL-206, EL-212, EL-213)."""
    moments: list[int] = []
    for section in COMPARED:
        facing = FACING[section]
        where = section << 3
        opponent_gloves -= attack(
            moments,
            where,
            club[section * 2 + TASK_A],
            opponent[facing * 2 + TASK_D],
            opponent_keeper,
            opponent_gloves,
        )
        club_gloves -= attack(
            moments,
            where | OPPONENT << 2,
            opponent[facing * 2 + TASK_A],
            club[section * 2 + TASK_D],
            club_keeper,
            club_gloves,
        )
    return moments


def attack(
    moments: list[int], where: int, attackers: list[int], defenders: list[int], keeper: int, gloves: int
) -> int:
    """One side attacks in one Section; how many gloves the saves used up (EL-214 to EL-221, EL-225).

    The strongest attackers are blocked first, each by the weakest defender who can: no other pairing leaves
    fewer or weaker shots (EL-216, EL-217). The strongest savable shots are saved first (EL-221).
    """
    if not attackers:
        return 0
    ranked = sorted(attackers, reverse=True)
    free = sorted(defenders)
    saves = 0
    for man in ranked:
        strength = man >> 16
        who = (man & 0xFF) << 8
        by = NOBODY
        for at in range(len(free)):
            if free[at] >> 16 >= strength:
                by = free[at] & 0xFF
                del free[at]
                break
        if by != NOBODY:
            moments.append(BLOCKED | where | who | by << 16)
        elif strength <= keeper and saves < gloves:  # EL-219, EL-220
            saves += 1
            moments.append(SAVED | where | who | NOBODY << 16)
        else:
            moments.append(GOAL | where | who | NOBODY << 16)  # EL-215, EL-224
    return saves


def goals(moments: list[int], side: int) -> int:
    """How many goals a side scored."""
    count = 0
    for moment in moments:
        if moment & 3 == GOAL and moment >> 2 & 1 == side:
            count += 1
    return count
