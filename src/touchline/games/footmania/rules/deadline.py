"""The transfer deadline: until when managers deal with each other (FM-087 to FM-089, FM-230)."""

from __future__ import annotations

from typing import Final

from touchline.games.footmania.state import Footmania

DEADLINE: Final[list[int]] = [0, 0, 1, 5, 5]  # by managers: the matchday whose start closes deals (FM-088)


def deals_open(g: Footmania) -> bool:
    """Whether managers may sell, swap and auction among themselves now."""
    return not g.no_deals and g.matchday < DEADLINE[g.seats]
