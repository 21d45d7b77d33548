"""A bot in a package of its own."""

from __future__ import annotations

import touchline


@touchline.bot("cheapskate", games=["best11"], text="Hates to spend money, and takes what is free.")
def cheapskate(sight: touchline.Sight, chance: touchline.Chance) -> str:
    """Any option that does not bid money, if there is one."""
    texts = sight.texts
    free = [text for text in texts if not text.startswith("bid:money")] or texts
    return free[chance.rand(len(free))]
