"""Who plays when nobody does: bots, the one registry that lists them, and games among them.

A bot is a function `(sight, chance) -> option`. It sees what its seat sees (`bots.sight`), takes
luck from `chance` alone, and is listed by `register`.
"""

from __future__ import annotations

from touchline.bots import levels, players
from touchline.bots.asking import decide
from touchline.bots.registry import Bot, BotCard, choose, get, names, register
from touchline.bots.sight import Sight

__all__ = ["Bot", "BotCard", "Sight", "choose", "decide", "get", "levels", "names", "players", "register"]
