"""Who is looking at a table, and the language in which it is drawn for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import ParamSpec, TypeVar

from touchline.bots.review import Review
from touchline.engine.speech import ENGLISH, speaker, speaking

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Viewer:
    """Who looks: the seat whose secrets are shown (-1: none), all own seats, what else this screen may do.

    `handover` is the seat that the screen has to be handed to before it shows anything secret, -1 if none.
    `invites` are the links that a host gives away, as (seat or -1 to watch, address). `review` is what the
    coach found in a game that is over. Everything is said in `language`.
    """

    seat: int
    seats: tuple[int, ...] = ()
    host: bool = False
    base_url: str = ""
    handover: int = -1
    invites: tuple[tuple[int, str], ...] = ()
    review: Review | None = None
    language: str = ENGLISH


def in_their_language(function: Callable[P, T]) -> Callable[P, T]:
    """What a function draws for a viewer is said in the viewer's language."""

    @wraps(function)
    def made(*args: P.args, **named: P.kwargs) -> T:
        viewer = next(arg for arg in args if isinstance(arg, Viewer))
        if speaker().language == viewer.language:
            return function(*args, **named)
        with speaking(viewer.language):
            return function(*args, **named)

    return made
