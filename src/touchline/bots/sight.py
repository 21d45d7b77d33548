"""What a bot gets to see: its view, its options and imagined worlds, nothing else.

A sight is made from a state by dealing again, at once, everything that the seat cannot know, and
keeps only the world that comes out. No way leads from it back to the state: what a bot holds looks
the same to its seat as the truth does, and tells nothing more.
"""

from __future__ import annotations

from array import array
from typing import Any

from touchline.engine import views
from touchline.engine.actions import actions_of
from touchline.engine.encoder import encoder_of
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game
from touchline.engine.state import NOT_LISTED_YET


class Sight:
    """One open decision, as the seat that has to make it sees the table."""

    __slots__ = ("_kept", "_view", "_world", "game", "options", "seat")

    def __init__(self, game: Game, imagined: Any, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.options: list[int] = list(game.rules.options(imagined, seat))
        self._kept = imagined
        self._world: Any = None
        self._view: views.View | None = None

    @classmethod
    def of(cls, game: Game, state: Any, seat: int, seed: int) -> Sight:
        """What the seat sees of this state; the seed deals the imagined world."""
        if not 0 <= seat < state.seats or not state.open[seat]:
            raise TouchlineError(
                f"Seat {seat} is not asked anything now; a bot is asked only when its seat is."
            )
        return cls(game, _imagined(game, state, seat, seed), seat)

    @property
    def view(self) -> views.View:
        """The same view that a person in this seat has."""
        if self._view is None:
            self._view = views.look(self.game, self._kept, self.seat)
        return self._view

    @property
    def texts(self) -> list[str]:
        """The options as text, in the same order."""
        return [self.game.codec.text(option) for option in self.options]

    @property
    def ids(self) -> list[int]:
        """The options as ids of the game's action space, in the same order."""
        return [actions_of(self.game).ids[option] for option in self.options]

    def observe(self) -> array[float]:
        """What the seat may know as numbers, as the game's encoder writes them."""
        return encoder_of(self.game, self._kept.seats).row(self._kept, self.seat)

    @property
    def world(self) -> Any:
        """One imagined world; it is the bot's own and may be played on."""
        if self._world is None:
            self._world = self._kept.clone()
        return self._world

    def imagine(self, seed: int) -> Any:
        """Another world that looks the same to this seat."""
        return _imagined(self.game, self._kept, self.seat, seed)


def _imagined(game: Game, state: Any, seat: int, seed: int) -> Any:
    """A redealt world that shares no list with the state."""
    world = game.redeal(state, seat, seed)
    world.choices = [NOT_LISTED_YET] * world.seats
    return world
