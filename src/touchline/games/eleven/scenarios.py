"""Divisions, ranks and scenarios of the solo game, read once from content.toml."""

from __future__ import annotations

from typing import Final

from touchline.games.eleven import cards as c, opponents

DIVISION_TIERS: Final[list[list[int]]] = [  # by Division, 1 to 3: easier and advanced tier (EL-045)
    [opponents.TIERS.index(tier) for tier in c.FACTS["divisions"].get(str(division), {}).get("tiers", [])]
    for division in range(4)
]
RANKS: Final[list[str]] = ["amateur", "assistant", "promising", "reputable", "world_class"]
RANK_VP: Final[list[list[int]]] = [  # by Division: least VP for each rank above amateur (EL-307)
    c.FACTS["divisions"].get(str(division), {}).get("ranks", []) for division in range(4)
]
SCENARIOS: Final[list[str]] = list(c.FACTS["scenarios"])


def _scenario(what: str, usual: int) -> list[int]:
    """A number of each scenario, by scenario from 0."""
    return [row.get(what, usual) for row in c.FACTS["scenarios"].values()]


DIVISION: Final[list[int]] = _scenario("division", 3)
FIXED: Final[list[int]] = [1, 1, 0, 0, 0, 1]  # where another Division may not be chosen (EL-299)
EXTRA_CASH: Final[list[int]] = _scenario("extra_cash", 0)  # EL-314
STAT_CASH: Final[list[int]] = _scenario("stat_cash", 2)  # EL-317
DEBT: Final[list[int]] = _scenario("debt", 0)
DEBT_UPKEEP: Final[list[int]] = _scenario("debt_upkeep", 0)  # EL-318
CASH_PER_VP: Final[list[int]] = _scenario("cash_per_vp", 0)  # EL-321
VETERANS: Final[list[int]] = _scenario("veterans", 1)  # EL-322
YOUNGSTERS: Final[list[int]] = _scenario("youngsters", 1)
TRAINED_YOUNGSTERS: Final[list[int]] = _scenario("trained_youngsters", 0)  # at least (EL-324)
MOST_VETERANS: Final[list[int]] = _scenario("most_veterans", c.PLAYERS)
TRAINED_VP: Final[list[int]] = _scenario("trained_vp", 0)  # EL-325
CLOSED_STANDS: Final[list[int]] = _scenario("closed_stands", 0)  # EL-326
DEADLINE: Final[list[int]] = _scenario("deadline", 0)  # the Week, 0 for none (EL-327)
GENERAL_TOKENS: Final[list[int]] = _scenario("general_tokens", 0)
SOLD_OUT_VP: Final[list[int]] = _scenario("sold_out_vp", 0)  # EL-328
FREE_TRAINING: Final[list[int]] = _scenario("free_training", 0)  # EL-329
PLACE: Final[list[int]] = _scenario("place", 9)  # or better; 8 is "not last" (EL-312, EL-315)
LEAST_VP: Final[list[int]] = _scenario("least_vp", -99)  # EL-330
WIN_VP: Final[list[int]] = _scenario("win_vp", 0)  # EL-313
FIRST_VP: Final[list[int]] = _scenario("first_vp", 0)  # EL-316, EL-331
SECOND_VP: Final[list[int]] = _scenario("second_vp", 0)
