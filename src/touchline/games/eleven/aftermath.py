"""Match consequences: what the d6 brings after each result (EL-240 to EL-248)."""

from __future__ import annotations

from typing import Final

from touchline.games.eleven import cards as c

FAN_BASE: Final = 0
TRAINING: Final = 1
STRENGTH: Final = 2
WEAKNESS: Final = 3
INJURY: Final = 4
_CONSEQUENCES: Final[dict[str, tuple[int, int, int]]] = {  # kind, tokens, rolls of the d12 (EL-240 to EL-248)
    "fan_base": (FAN_BASE, 0, 0),
    "training": (TRAINING, 0, 0),
    "strength 1": (STRENGTH, 1, 0),
    "strength 2": (STRENGTH, 2, 0),
    "weakness 1": (WEAKNESS, 1, 0),
    "injury": (INJURY, 1, 1),
    "serious_injury": (INJURY, 2, 1),
    "double_injury": (INJURY, 1, 2),
    "double_serious_injury": (INJURY, 2, 2),
}
_TABLE: Final = [_CONSEQUENCES[name] for result in c.RESULTS for name in c.FACTS["consequences"][result]]
KIND: Final[list[int]] = [kind for kind, _, _ in _TABLE]  # 6 for each result (EL-339, EL-340, EL-341)
TOKENS: Final[list[int]] = [tokens for _, tokens, _ in _TABLE]
ROLLS: Final[list[int]] = [rolls for _, _, rolls in _TABLE]
