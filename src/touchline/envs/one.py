"""One seat learns, bots hold the others: the game as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from touchline.bots.arena import RANDOM
from touchline.bots.asking import decide
from touchline.bots.own import AnyBot, named
from touchline.bots.registry import get
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance
from touchline.engine.errors import TouchlineError
from touchline.envs.core import PENALTY, Row, Stage
from touchline.table import Table

Seen = tuple[Row, dict[str, Any]]


class SeatEnv(gymnasium.Env[Row, numpy.int64]):
    """A seat at a table of bots. What is seen is a row of numbers; what is legal is in `action_masks()`."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        opponents: Sequence[AnyBot] = ("greedy",),
        seat: int | None = 0,
        options: dict[str, Any] | None = None,
        reward: str = "win",
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        if isinstance(opponents, str):
            raise TouchlineError(f"Name opponents in a list: [{opponents!r}].")
        seats = len(opponents) + 1
        self.stage = Stage(game, seats, options, reward, illegal)
        if seat is not None and seat not in range(seats):
            raise TouchlineError(f"There is no seat {seat!r} at this table; seats are 0 to {seats - 1}.")
        self.opponents = [named(bot) for bot in opponents]
        for name in self.opponents:
            get(name, game)  # or say which bots there are
        self._fixed = seat
        self.seat = seat or 0
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = self.stage.observation_space
        self.action_space: spaces.Discrete = spaces.Discrete(self.stage.actions.n)
        self.table: Table | None = None
        self._done = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Seen:
        """A new game. The options of the table are those that the environment was made with."""
        self.begin(seed)
        return self.seen()

    def begin(self, seed: int | None = None) -> None:
        """A new game, without a look at it."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(1 << 48))
        if self._fixed is None:
            self.seat = int(self.np_random.integers(self.stage.seats))
        self.table = self.stage.new(chosen)
        self.chance = Chance(f"{chosen}:bots")
        self._players = [get(name, self.stage.spec) for name in self.opponents]
        self._done = False
        self._bots_play(self.table)
        self._done = self.table.over

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Decide for the learner's seat; the bots play on until it is asked again, or the game is over."""
        if self.table is None or self._done:
            raise ResetNeeded("The game is over, or has not begun. Call reset().")
        reward, wrong = self.advance(action)
        seen, info = self.seen()
        return seen, reward, self._done, False, info | wrong

    def advance(self, action: Any) -> tuple[float, dict[str, Any]]:
        """Play on until the learner is asked again: what that earned, and what was wrong with the action."""
        table = self._playing()
        try:
            table.play_id(self.seat, action)
        except TouchlineError as refused:
            if self.illegal == "raise":
                raise
            self._done = True
            return PENALTY, {"illegal": str(refused)}
        self._bots_play(table)
        return self.earned(), {}

    def earned(self) -> float:
        """What was earned since the last time; whether the game is over is known from here on."""
        table = self._playing()
        self._done = table.turn < 0
        paid = self._done or self.stage.pays_on_the_way
        return self.stage.earned(table)[self.seat] if paid else 0.0

    @property
    def done(self) -> bool:
        """Whether the episode is over, or has not begun."""
        return self._done

    @property
    def over(self) -> bool:
        """Whether the game at the table is over."""
        return self._playing().turn < 0

    def _playing(self) -> Table:
        if self.table is None:
            raise ResetNeeded("There is no game yet. Call reset().")
        return self.table

    def action_masks(self) -> NDArray[numpy.bool_]:
        """Which actions are legal now, as sb3-contrib asks for it."""
        if self.table is None or self._done:
            return numpy.zeros(self.stage.actions.n, bool)
        return self.table.mask(self.seat)

    def render(self) -> str | None:
        """How far the game is, in a line."""
        return self.stage.text(self.table) if self.table and self.render_mode == "ansi" else None

    def seen(self) -> Seen:
        """What the learner's seat sees, and the info of this moment."""
        table = self._playing()
        row, mask = self.stage.look(table, self.seat)
        return row, self.stage.told(table, self.seat) | {"action_mask": mask}

    def _bots_play(self, table: Table) -> None:
        """Until the learner's seat is asked, or the game is over."""
        while (turn := table.turn) >= 0 and not table.state.open[self.seat]:
            number = (turn - self.seat) % self.stage.seats - 1
            name = self.opponents[number]
            if name == RANDOM:  # needs its options only: no world is imagined for it
                legal = table.legal(turn)
                table.play_id(turn, legal[self.chance.rand(len(legal))])
                continue
            sight = Sight.of(self.stage.game, table.state, turn, self.chance.rand(1 << 30))
            option = decide(name, self._players[number], sight, self.chance)
            table.play_id(turn, self.stage.actions.ids[option])


def gym(
    game: str,
    *,
    opponents: Sequence[AnyBot] = ("greedy",),
    seat: int | None = 0,
    options: dict[str, Any] | None = None,
    reward: str = "win",
    illegal: str = "end",
    render_mode: str | None = None,
) -> SeatEnv:
    """A Gymnasium environment: one seat learns, bots hold the others. `seat=None` draws one for each game."""
    return SeatEnv(
        game,
        opponents=opponents,
        seat=seat,
        options=options,
        reward=reward,
        illegal=illegal,
        render_mode=render_mode,
    )
