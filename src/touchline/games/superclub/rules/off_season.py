"""The off-season: its steps in their order (SC-030 to SC-036)."""

from __future__ import annotations

from typing import Final

from touchline.engine.rules import plan
from touchline.games.superclub import state as s
from touchline.games.superclub.state import Superclub

# SC-031. The trade windows are those of SC-305; each belongs to the step that follows it.
ORDER: Final[list[int]] = plan(
    s.FINANCE, s.TRAINING_STEP, s.SCOUTING_STEP, s.INVESTMENTS, s.DEADLINE_DAY, s.TRADE_WINDOW, s.SEASON
)


def off_season(g: Superclub, arg: int) -> None:
    """A new off-season: the champion goes first in every step (SC-034, SC-035)."""
    g.round = 0
    g.trained = []
    g.bid_used = 0
    g.targeted = 0
    if g.events is not None:
        g.tell("off_season", "SC-030", [g.season + 1])
    g.agenda.extend(ORDER)
