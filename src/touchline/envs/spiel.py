"""The games for OpenSpiel: `pyspiel.load_game("touchline_best11(players=3)")` after importing this module.

It needs `pip install 'touchline[spiel]'`. Nature moves first: one chance node draws the deal, that is, the
seed of the table, and with it all luck of the game. Where several seats are asked at once they answer one
after the other, and what they answer stays secret, as at the table. What a player sees is a tensor (the
game's encoder) and a string (its view, as JSON).
"""

from __future__ import annotations

from typing import Any

import numpy

from touchline import api
from touchline.engine import views
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game, find, known
from touchline.envs.core import final_rewards
from touchline.table import Table

try:
    import pyspiel
except ImportError as error:
    raise TouchlineError("This needs OpenSpiel: pip install 'touchline[spiel]'.") from error

DEALS = 10_000  # how many deals nature draws from, unless `deals` says otherwise
DEFAULTS = {"players": 2, "deals": DEALS, "reward": "place", "options": ""}
REWARDS = {"place": (-1.0, 1.0, 0.0), "win": (0.0, 1.0, 1.0)}  # least, most, and the sum over all players

SHOWN = 10  # the latest decisions that a state's text shows: games may have thousands


def options_of(text: str) -> dict[str, int]:
    """The options of the table: `money_cap;season_limit:3` switches one on and sets another."""
    chosen = {}
    for part in filter(None, text.split(";")):
        name, given, value = part.partition(":")
        if given and not value.lstrip("-").isdecimal():
            raise TouchlineError(f"Option '{name}' wants a whole number behind the colon, not {value!r}.")
        chosen[name] = int(value) if given else 1
    return chosen


def game_type(game: Game, seats: int = 2, reward: str = "place") -> Any:
    """What OpenSpiel lists of a game."""
    kind = pyspiel.GameType
    sums = {"place": kind.Utility.ZERO_SUM, "win": kind.Utility.CONSTANT_SUM}
    return kind(
        short_name=f"touchline_{game.id}",
        long_name=f"Touchline: {game.title}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=sums[reward] if seats > 1 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        default_loadable=True,
        parameter_specification=dict(DEFAULTS),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Touchline."""

    touchline: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.seats, self.deals = int(given["players"]), int(given["deals"])
        self.reward, self.options = str(given["reward"]), options_of(str(given["options"]))
        game = self.touchline
        game.check_seats(self.seats)
        game.option_values(self.options, self.seats, bots_alone=True)
        if self.reward not in REWARDS:
            raise TouchlineError(f"`reward` is one of {', '.join(REWARDS)}, not {self.reward!r}.")
        if self.deals < 1:
            raise TouchlineError(f"`deals` is at least 1, not {self.deals}.")
        self.actions, self.encoder = api.actions(game.id), api.encoder(game.id, seats=self.seats)
        self.outcomes = [(deal, 1 / self.deals) for deal in range(self.deals)]
        least, most, total = REWARDS[self.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.n,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=total if self.seats > 1 else None,
            max_game_length=game.bound,
        )
        super().__init__(game_type(game, self.seats, self.reward), info, given)

    def new_initial_state(self) -> SpielState:
        """The state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What writes observations."""
        return SpielObserver(self, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table, or the moment before it is dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.spiel = game
        self.table: Table | None = None

    def current_player(self) -> int:
        """The seat that answers next, or chance, or nobody."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.table.turn
        return turn if turn >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        if self.table is None:
            return list(range(self.spiel.deals))
        return sorted(self.table.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        return self.spiel.outcomes

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            game = self.spiel
            self.table = api.new(
                game.touchline.id, seats=game.seats, seed=f"spiel {action}", options=game.options
            )
        else:
            self.table.play_id(self.table.turn, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player < 0 else self.spiel.actions.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        """The result, nothing before the end."""
        if self.table is None or not self.table.over:
            return [0.0] * self.spiel.seats
        return final_rewards(self.spiel.reward, self.table.scores)

    def __str__(self) -> str:
        if self.table is None:
            return f"{self.spiel.touchline.title}, before the deal"
        log = self.table.log
        before = [f"{len(log) - SHOWN} decisions, then"] if len(log) > SHOWN else []
        return "\n".join([*before, *(f"{entry.seat} {entry.option}" for entry in log[-SHOWN:])]) or "dealt"


class SpielObserver:
    """Writes what a player may know; where the private information of all is wanted, everything."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observers of Touchline take no parameters, but got {params}.")
        secrets = pyspiel.PrivateInfoType
        wanted = kind.private_info if kind is not None else secrets.SINGLE_PLAYER
        if kind is not None and (kind.perfect_recall or not kind.public_info or wanted == secrets.NONE):
            raise ValueError("Touchline observes a moment, public and private: no recall, and not in parts.")
        encoder = game.encoder
        self._perfect = wanted == secrets.ALL_PLAYERS
        self._write = encoder.perfect if self._perfect else encoder.observe
        shape = encoder.perfect_shape if self._perfect else encoder.shape
        self.tensor = numpy.zeros(shape, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player may know into `tensor`."""
        if state.table is None:
            self.tensor.fill(0)
        else:
            self._write(state.table, player, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words: the player's view, or the whole state."""
        if state.table is None:
            return ""
        seen = state.table.state.dump() if self._perfect else state.table.view(player)
        return views.to_json(seen).decode()


def _register(game_id: str) -> type[SpielGame]:
    game = find(game_id)
    name = f"touchline_{game_id}"
    made = type(name, (SpielGame,), {"touchline": game, "__module__": __name__})
    pyspiel.register_game(game_type(game), made)
    return made


globals().update(
    {f"touchline_{game_id}": _register(game_id) for game_id in known()}
)  # where pickle finds them
