"""Touchline: play, study and remix football-manager board games, in a browser and from Python.

import touchline
table = touchline.new("best11", seats=3, seed=7)

Names are loaded when they are first used, so that importing the package costs next to nothing.
docs/python.md is the guide.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from touchline.api import (
        Actions,
        Card,
        Chance,
        Content,
        Decision,
        Encoder,
        GameCard,
        Option,
        Refused,
        Sight,
        Table,
        TouchlineError,
        World,
        actions,
        bot,
        content,
        encoder,
        is_compiled,
        lab,
        list_games,
        load_record,
        new,
        play,
        play_again,
        play_many,
        tournament,
        version,
    )

__version__ = "0.1.0"
__all__ = [
    "Actions",
    "Card",
    "Chance",
    "Content",
    "Decision",
    "Encoder",
    "GameCard",
    "Option",
    "Refused",
    "Sight",
    "Table",
    "TouchlineError",
    "World",
    "__version__",
    "actions",
    "bot",
    "content",
    "encoder",
    "is_compiled",
    "lab",
    "list_games",
    "load_record",
    "new",
    "play",
    "play_again",
    "play_many",
    "tournament",
    "version",
]


def __getattr__(name: str) -> Any:
    if name == "envs":
        return import_module("touchline.envs")
    if name not in __all__:
        raise AttributeError(f"module 'touchline' has no attribute '{name}'")
    from touchline import api

    return getattr(api, name)


def __dir__() -> list[str]:
    return sorted(__all__)
