"""What all environments share: a table, what is seen of it, and what it is worth."""

from __future__ import annotations

from typing import Any

import numpy
from gymnasium import spaces
from numpy.typing import NDArray

from touchline import api
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Score, find
from touchline.places import use_editions
from touchline.table import Table

REWARDS = ("win", "place", "margin", "score_delta")
ILLEGAL = ("end", "raise")
MOST = 5.0  # far beyond what the numbers of an observation are
PENALTY = -1.0  # for an illegal action that ends the game

Row = NDArray[numpy.float32]
Mask = NDArray[numpy.int8]


class Stage:
    """A game for learners: makes tables, and tells what a seat sees, may do and has earned."""

    def __init__(
        self, game: str, seats: int, options: dict[str, Any] | None, reward: str, illegal: str
    ) -> None:
        use_editions()
        self.game = find(game)
        self.game.check_seats(seats)
        self.game.option_values(options or {}, seats, bots_alone=True)  # or an episode need not end
        _check("reward", reward, REWARDS)
        _check("illegal", illegal, ILLEGAL)
        self.spec, self.seats, self.options, self.reward = game, seats, options, reward
        self.pays_on_the_way = reward == "score_delta"
        self.actions = api.actions(game)
        self.encoder = api.encoder(game, seats=seats)
        self.observation_space = spaces.Box(-MOST, MOST, self.encoder.shape, numpy.float32)
        self.state_space = spaces.Box(-MOST, MOST, self.encoder.perfect_shape, numpy.float32)
        self.action_space_n = self.actions.n

    def new(self, seed: int) -> Table:
        """A new table; its first scores are what rewards are counted from."""
        table = api.new(self.spec, seats=self.seats, seed=seed, options=self.options)
        self._before = self._totals(table)
        self._scores: list[Score] = []
        return table

    def look(self, table: Table, seat: int) -> tuple[Row, Mask]:
        """What the seat may know, and 1 for each action that it may choose now."""
        row = self.encoder.row(table.state, seat)
        return numpy.frombuffer(row, numpy.float32), numpy.frombuffer(table.flags(seat), numpy.int8)

    def state(self, table: Table) -> Row:
        """Everything, as seat 0 sees it and what is hidden from it."""
        return numpy.frombuffer(self.encoder.perfect(table, 0), numpy.float32)

    def scores(self, table: Table) -> list[Score]:
        """The result of the game, counted once."""
        self._scores = self._scores or table.scores
        return self._scores

    def earned(self, table: Table) -> list[float]:
        """By seat: the reward since it was last asked for."""
        if self.pays_on_the_way:
            before, self._before = self._before, self._totals(table)
            return [now - then for now, then in zip(self._before, before, strict=True)]
        return final_rewards(self.reward, self.scores(table)) if table.over else [0.0] * self.seats

    def _totals(self, table: Table) -> list[float]:
        if not self.pays_on_the_way:
            return []
        return [float(score.total) for score in self.game.scores(table.state)]

    def told(self, table: Table, seat: int) -> dict[str, Any]:
        """The `info` of a seat: its result when the game is over."""
        if not table.over:
            return {}
        score = self.scores(table)[seat]
        return {"place": score.place, "total": score.total, "parts": dict(score.parts)}

    def text(self, table: Table) -> str:
        """How far the game is, in a line."""
        view = table.view()
        if view.over:
            return f"{self.game.title}, over: {[score.total for score in view.scores]}"
        return f"{self.game.title}, {self.game.stage(view.table)}, waiting for {view.thinking}"

    def refused(self, table: Table, seat: int, action: Any) -> TouchlineError | None:
        """Why the action is not legal, with what is; None if it is. Nothing is changed."""
        try:
            id = self.actions.checked(action)
            if id in table.legal(seat):
                return None
            table.play_id(seat, id)
        except TouchlineError as error:
            return error
        raise AssertionError("an option that is not listed was played")


def final_rewards(kind: str, scores: list[Score]) -> list[float]:
    """The rewards of a finished game, by seat.

    win: 1 for the winner, shared by those who share the victory, 0 for the others. place: from 1 for the
    first to -1 for the last, equals share. margin: its total less the best other one; alone, its total.
    """
    totals, places = [score.total for score in scores], [score.place for score in scores]
    seats = range(len(scores))
    if kind == "win":
        return [1 / places.count(1) if place == 1 else 0.0 for place in places]
    if kind == "place":
        last = max(1, len(scores) - 1)
        return [1 - (2 * (place - 1) + places.count(place) - 1) / last for place in places]
    others = [[totals[other] for other in seats if other != seat] or [0] for seat in seats]
    return [float(totals[seat] - max(others[seat])) for seat in seats]


def _check(what: str, chosen: str, able: tuple[str, ...]) -> None:
    if chosen not in able:
        raise TouchlineError(f"`{what}` is one of {', '.join(able)}, not {chosen!r}.")
