"""Game changers as tables of numbers, read once from content.toml.

WINDOW is -1 for news, THIRD -1 for none or any of the owner's choice, WHO_NAMES -1 for
nobody, DEPARTMENT -1 for none.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.engine.content import named
from touchline.games.superclub import cards as c

_CHANGERS: Final[list[dict[str, Any]]] = c.FACTS["cards"]["game_changers"]

SECRET_WEAPON: Final = 2
KINDS: Final[list[str]] = ["good", "bad", "secret"]

AFTER_REVEAL: Final = 0
BEFORE_THIRD: Final = 1
AFTER_THIRD: Final = 2
OWN_INJURY: Final = 3
AFTER_MATCH: Final = 4
WINDOWS: Final[list[str]] = [
    "after_reveal",
    "before_third",
    "after_third",
    "own_injury",
    "after_match",
]  # SC-309

WHO_LEFT: Final = 0
WHO_RIGHT: Final = 1
WHO_BEST: Final = 2
WHO_RANDOM: Final = 3
WHO_KEEPER: Final = 4
WHO_OWNER_CHOICE: Final = 5
WHO_NAMES: Final[list[str]] = ["left", "right", "best", "random", "keeper", "owner_choice"]

FACILITY_UP: Final = 0
MONEY: Final = 1
FREE_STAR: Final = 2
FREE_PLAYER_DRAW: Final = 3
FREE_STAFF: Final = 4
OUT_NEXT_MATCH: Final = 5
OUT_SEASON: Final = 6
LINEUP_LOCKED: Final = 7
THIRD_PENALTY: Final = 8
STAFF_SUSPENDED: Final = 9
LOSE_STAR: Final = 10
STADIUM_AS_LEVEL: Final = 11
RELEASE_STARS: Final = 12
TRANSFER_BAN: Final = 13
MOVE_BOOST: Final = 14
MATCH_BONUS: Final = 15
DERBY: Final = 16
RELINEUP: Final = 17
MAN_MARK: Final = 18
INJURE_OPPONENT: Final = 19
REPLAY_THIRD: Final = 20
HEAL_NOW: Final = 21
PROTEST: Final = 22
EFFECTS: Final[list[str]] = named(
    "facility_up money free_star free_player_draw free_staff out_next_match out_season lineup_locked "
    "third_penalty staff_suspended lose_star stadium_as_level release_stars transfer_ban move_boost "
    "match_bonus derby relineup man_mark injure_opponent replay_third heal_now protest"
)


def _at(names: list[str], row: dict[str, Any], field: str) -> int:
    """The number of a name that a row may have, -1 if it has none."""
    return names.index(row[field]) if field in row else -1


KIND: Final[list[int]] = [KINDS.index(row["kind"]) for row in _CHANGERS]
EFFECT: Final[list[int]] = [EFFECTS.index(row["effect"]) for row in _CHANGERS]
WINDOW: Final[list[int]] = [_at(WINDOWS, row, "window") for row in _CHANGERS]
THIRD: Final[list[int]] = [_at(c.THIRDS, row, "third") for row in _CHANGERS]
WHO: Final[list[int]] = [_at(WHO_NAMES, row, "who") for row in _CHANGERS]
DEPARTMENT: Final[list[int]] = [_at(c.DEPARTMENTS, row, "department") for row in _CHANGERS]
AMOUNT: Final[list[int]] = [row.get("amount", 0) for row in _CHANGERS]
