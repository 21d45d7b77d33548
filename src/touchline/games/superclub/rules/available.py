"""Who may play, where, and what he counts there (SC-136 to SC-144, SC-208, SC-351)."""

from __future__ import annotations

from typing import Final

from touchline.games.superclub.cards import ATT, DEF, FORMATIONS, GK, HALF_STARS_LOST, MID, POSITION
from touchline.games.superclub.state import EMPTY, FIRST_SLOT, GOAL, IN_FINALS, KEEPER, PITCH_SLOTS, Superclub

OUTFIELD: Final = 10
THIRD_AT: Final[list[int]] = [DEF] * 5 + [MID] * 5 + [ATT] * 4  # by slot


def counts(g: Superclub, player: int, third: int) -> int:
    """What he counts there, in half stars, never below 0 (SC-141 to SC-143); of a goalkeeper in goal."""
    value = 2 * g.stars[player]
    if POSITION[player] != GK:
        value -= HALF_STARS_LOST[3 * POSITION[player] + third]
    return value if value > 0 else 0


def is_available(g: Superclub, seat: int, player: int) -> bool:
    """Not injured, missing, benched or hurt (SC-144, SC-351); in finals only the hurt are out (SC-208)."""
    return player not in out_of(g, seat)


def out_of(g: Superclub, seat: int) -> list[int]:
    """Everybody who may not play for this club now."""
    if g.stage == IN_FINALS:
        return g.hurt
    out = g.injured
    if g.missing or g.hurt or g.benched:
        out = out + g.missing + g.hurt
        for ban in g.benched:
            if ban & 7 == seat:
                out.append(ban >> 3)
    return out


def available(g: Superclub, seat: int) -> list[int]:
    """Every player of the squad who may play."""
    out = out_of(g, seat)
    return [player for player in g.squad[seat] if player not in out] if out else g.squad[seat]


def outfielders(g: Superclub, seat: int) -> list[int]:
    """Available players who may stand anywhere but in goal (SC-138)."""
    return [player for player in available(g, seat) if POSITION[player] != GK]


def is_open(formation: int, slot: int) -> bool:
    """Whether the formation has this slot (SC-136)."""
    third = THIRD_AT[slot]
    return slot == GOAL or slot - FIRST_SLOT[third] < FORMATIONS[formation][third]


def unplaced(g: Superclub, seat: int) -> list[int]:
    """Available outfield players who do not stand yet."""
    placed = set(g.pitch[seat])
    return [player for player in outfielders(g, seat) if player not in placed]


def still_there(g: Superclub, seat: int) -> list[int]:
    """The last line-up without those who are not available."""
    able = available(g, seat)
    return [man if man == KEEPER or man in able else EMPTY for man in g.last[seat][:PITCH_SLOTS]]
