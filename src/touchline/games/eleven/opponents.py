"""Opponent cards as tables of numbers, read once from content.toml.

Tables are indexed by card from 0; the ten footballers of a card stand at `10 * (card - OPPONENT)`, from their
own point of view.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.games.eleven import cards as c

_OPPONENTS: Final[list[dict[str, Any]]] = c.FACTS["opponents"]
TIERS: Final[list[str]] = ["3", "3/2", "2/1", "1"]
DICE: Final[list[str]] = list(c.FACTS["opponent_dice"])  # faces: EL-343
FORMATIONS: Final[list[str]] = sorted({row["formation"] for row in _OPPONENTS})
_LINE_UPS: Final[list[list[tuple[int, int, int]]]] = [
    [
        (c.ZONE_NAMES.index(zone), c.TASKS.index(who[0]), int(who[1]))
        for zone, group in row["line_up"].items()
        for who in group.split()
    ]
    for row in _OPPONENTS
]
TEAM: Final[list[int]] = [int(row["id"][1:3]) - 1 for row in _OPPONENTS]
TIER: Final[list[int]] = [TIERS.index(row["tier"]) for row in _OPPONENTS]
FORMATION: Final[list[int]] = [FORMATIONS.index(row["formation"]) for row in _OPPONENTS]
KEEPER: Final[list[int]] = [row["keeper"]["s"] for row in _OPPONENTS]  # EL-176
GLOVES: Final[list[int]] = [row["keeper"]["gloves"] for row in _OPPONENTS]
ZONE: Final[list[int]] = [zone for team in _LINE_UPS for zone, _, _ in team]
TASK: Final[list[int]] = [task for team in _LINE_UPS for _, task, _ in team]
STRENGTH: Final[list[int]] = [strength for team in _LINE_UPS for _, _, strength in team]
TEAM_TIER: Final[list[int]] = TIER[::4]  # by team
TEAM_DIE: Final[list[int]] = [DICE.index(row["die"]) for row in _OPPONENTS[::4]]
DIE_FACES: Final[list[int]] = [
    face for faces in c.FACTS["opponent_dice"].values() for face in faces
]  # 6 a die

# Scout Reports: besides club and formation each variant has a fact of its own (EL-415).
SCOUT_STRONGEST_SECTION: Final = 0
SCOUT_OPEN_SECTION: Final = 1
SCOUT_ATTACKERS: Final = 2
SCOUT_STRONGEST_LINE: Final = 3
SCOUT_VARIANTS: Final = 4
NO_SECTION: Final = 5


def _scout_fact(variant: int, team: list[tuple[int, int, int]]) -> int:
    """A Section or NO_SECTION, a number of attackers, or a line; ties as in EL-416."""
    if variant == SCOUT_ATTACKERS:
        return sum(task == c.ATTACK for _, task, _ in team)
    if variant == SCOUT_STRONGEST_LINE:
        return max((strength, zone // 3 + c.DEF) for zone, _, strength in team)[1]
    sums = [0] * c.SECTIONS
    defenders = [0] * c.SECTIONS
    for zone, task, strength in team:
        sums[c.SECTION_OF[zone]] += strength
        defenders[c.SECTION_OF[zone]] += task
    if variant == SCOUT_STRONGEST_SECTION:
        return sums.index(max(sums))
    return next((at for at in range(c.SECTIONS) if sums[at] and not defenders[at]), NO_SECTION)


SCOUT_VARIANT: Final[list[int]] = [int(row["id"][-1]) - 1 for row in _OPPONENTS]
SCOUT_FACTS: Final[list[int]] = [  # 4 for each card: what a report of each variant would say of it
    _scout_fact(variant, team) for team in _LINE_UPS for variant in range(SCOUT_VARIANTS)
]
SCOUT_FACT: Final[list[int]] = [  # what its own report says
    SCOUT_FACTS[SCOUT_VARIANTS * card + variant] for card, variant in enumerate(SCOUT_VARIANT)
]
