"""Objectives as tables of numbers, read once from content.toml."""

from __future__ import annotations

from typing import Final

from touchline.games.eleven import cards as c

MATCHES_WON: Final = 0
TRAINED_YOUNGSTERS: Final = 1
SOLD_OUT_MATCHES: Final = 2
OFFICE_STEP: Final = 3
STAFF_SETS: Final = 4  # of three cards and more
GOALS_IN_A_MATCH: Final = 5  # perfect: as many, and none conceded
ADBOARDS_WITH_KIT: Final = 6
INFRASTRUCTURE_BUILT: Final = 7
PLACE: Final = 8
CASH_LEFT: Final = 9
CLEAN_SHEETS: Final = 10
LOWEST_STAT: Final = 11
GOAL: Final[list[int]] = [row["goal"] for row in c.FACTS["objectives"]]  # by Objective, as numbered above
PERFECT: Final[list[int]] = [row["perfect"] for row in c.FACTS["objectives"]]
END: Final[list[int]] = [int(row["when"] == "end") for row in c.FACTS["objectives"]]  # EL-279
VP: Final[int] = c.FACTS["objective_vp"]
