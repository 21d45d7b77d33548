"""Match resolution against brute force: no pairing of attackers and defenders lets in fewer goals
(EL-216)."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from touchline.games.eleven.rules import match


def fewest_goals(attackers: list[int], defenders: list[int], keeper: int, gloves: int) -> int:
    """The smallest number of goals over all pairings, with the best use of the gloves."""
    best = len(attackers)
    free = [-1] * len(attackers) + defenders
    for blockers in set(permutations(free, len(attackers))):
        shots = [a for a, d in zip(attackers, blockers, strict=True) if d < a]
        savable = sum(1 for shot in shots if shot <= keeper)
        best = min(best, len(shots) - min(savable, gloves))
    return best


@pytest.mark.rule("EL-214", "EL-215", "EL-216", "EL-217", "EL-219", "EL-221")
def test_no_pairing_lets_in_fewer_goals() -> None:
    lucky = random.Random(11)
    for _ in range(400):
        attackers = [lucky.randint(0, 5) for _ in range(lucky.randint(0, 4))]
        defenders = [lucky.randint(0, 5) for _ in range(lucky.randint(0, 3))]
        keeper, gloves = lucky.randint(0, 4), lucky.randint(0, 2)
        moments: list[int] = []
        men = [match.footballer(strength, 0, who) for who, strength in enumerate(attackers)]
        wall = [match.footballer(strength, 0, who) for who, strength in enumerate(defenders)]
        saves = match.attack(moments, 0, men, wall, keeper, gloves)
        assert saves <= gloves
        assert len(moments) == len(attackers)
        assert match.goals(moments, match.CLUB) == fewest_goals(attackers, defenders, keeper, gloves)


@pytest.mark.rule("EL-220")
def test_saving_at_the_first_shot_costs_nothing_over_a_whole_match() -> None:
    lucky = random.Random(12)
    for _ in range(60):
        sections = [[lucky.randint(0, 4) for _ in range(lucky.randint(0, 2))] for _ in range(5)]
        keeper, gloves = lucky.randint(0, 3), lucky.randint(0, 3)
        theirs: list[list[int]] = [[] for _ in range(10)]
        for section, shots in enumerate(sections):
            theirs[2 * section] = [match.footballer(strength, 0, who) for who, strength in enumerate(shots)]
        moments = match.play([[] for _ in range(10)], keeper, gloves, theirs, 0, 0)
        shots = [strength for section in sections for strength in section]
        savable = sum(1 for strength in shots if strength <= keeper)
        assert match.goals(moments, match.OPPONENT) == len(shots) - min(savable, gloves)


def test_every_attacker_has_one_moment() -> None:
    club: list[list[int]] = [[match.footballer(2, 0, section)] for section in range(10)]
    moments = match.play(club, 1, 1, club, 1, 1)
    assert len(moments) == 10
    assert sorted(m >> 2 & 1 for m in moments) == [0] * 5 + [1] * 5
