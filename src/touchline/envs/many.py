"""All seats learn: the game as a PettingZoo environment, one seat after another or all at once."""

from __future__ import annotations

import random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from touchline.engine.errors import Refused, TouchlineError
from touchline.envs.core import PENALTY, Row, Stage
from touchline.table import Table

Observation = dict[str, Any]
OF_A_GAME = ("agent_selection", "infos", "rewards", "table", "terminations", "truncations")


def aec(
    game: str,
    *,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    reward: str = "win",
    illegal: str = "end",
    render_mode: str | None = None,
) -> AECGame:
    """A PettingZoo AEC environment. An illegal action ends the game with a reward of -1, or is an error."""
    return AECGame(
        game, seats=seats, options=options, reward=reward, illegal=illegal, render_mode=render_mode
    )


def parallel(
    game: str,
    *,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    reward: str = "win",
    illegal: str = "end",
    render_mode: str | None = None,
) -> ParallelGame:
    """A PettingZoo parallel environment: in each step all seats that are asked answer at once."""
    return ParallelGame(
        game, seats=seats, options=options, reward=reward, illegal=illegal, render_mode=render_mode
    )


class _Seats:
    """What both kinds have in common: agents are called `seat_0`, `seat_1` …"""

    render_mode: str | None
    table: Table

    def _set_up(
        self,
        game: str,
        seats: int,
        options: dict[str, Any] | None,
        reward: str,
        illegal: str,
        render_mode: str | None,
    ) -> None:
        self.stage = Stage(game, seats, options, reward, illegal)
        self.illegal = illegal
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = random.Random()
        n = self.stage.actions.n
        self._actions = {agent: spaces.Discrete(n) for agent in self.possible_agents}
        self._observations = {
            agent: spaces.Dict(
                {"observation": self.stage.observation_space, "action_mask": spaces.MultiBinary(n)}
            )
            for agent in self.possible_agents
        }
        self.state_space = self.stage.state_space

    def _begin(self, seed: int | None) -> None:
        """A new table. The same seed gives the same tables, this one and those that follow."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.table = self.stage.new(self._seeds.getrandbits(48))
        self.agents = list(self.possible_agents)

    def observe(self, agent: str) -> Observation:
        """What the agent may know, and what it may do."""
        row, mask = self.stage.look(self.table, self._seat[agent])
        return {"observation": row, "action_mask": mask}

    def __getattr__(self, name: str) -> Any:
        """Called only for what does not exist yet: a game that has not begun."""
        missing = "there is no game yet: call reset() first" if name in OF_A_GAME else "no such attribute"
        raise AttributeError(f"{type(self).__name__}.{name}: {missing}")

    def observation_space(self, agent: str) -> Any:
        """The space of an agent: `observation` and `action_mask`."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self._actions[agent]

    def state(self) -> Row:
        """Everything at the table, hidden cards too: for centralised critics."""
        return self.stage.state(self.table)

    def render(self) -> str | None:
        """How far the game is, in a line."""
        return self.stage.text(self.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


class AECGame(_Seats, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One seat after another. Where several are asked at once their answers stay secret, as at the table."""

    metadata = {"name": "touchline_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        options: dict[str, Any] | None = None,
        reward: str = "win",
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        AECEnv.__init__(self)
        self._set_up(game, seats, options, reward, illegal, render_mode)
        self.metadata = {**self.metadata, "name": f"{self.stage.game.id}_v0"}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The options of the table are those that the environment was made with."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.turn]

    def step(self, action: Any) -> None:
        """Decide for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        try:
            table.play_id(self._seat[agent], action)
        except Refused as refused:
            if self.illegal == "raise":
                raise
            self._forfeit(agent, refused)
            return
        turn = table.turn
        self._cumulative_rewards[agent] = 0.0
        if turn >= 0:
            self.agent_selection = self.possible_agents[turn]
            if not self.stage.pays_on_the_way:
                return
        self.rewards = dict(zip(self.possible_agents, self.stage.earned(table), strict=True))
        self._accumulate_rewards()
        if turn < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {a: self.stage.told(table, self._seat[a]) for a in self.agents}
            self._deads_step_first()

    def _forfeit(self, agent: str, refused: Refused) -> None:
        """An illegal action ends the game for everybody, as PettingZoo's own wrapper has it."""
        EnvLogger.warn_on_illegal_move()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: PENALTY}
        self.infos[agent] = {"illegal": str(refused)}
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self._deads_step_first()


Steps = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class ParallelGame(_Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All at once. Agents that are not asked have nothing in their mask; what they send is ignored."""

    metadata = {"name": "touchline_v0", "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        options: dict[str, Any] | None = None,
        reward: str = "win",
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        self._set_up(game, seats, options, reward, illegal, render_mode)
        self.metadata = {**self.metadata, "name": f"{self.stage.game.id}_v0"}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. The options of the table are those that the environment was made with."""
        self._begin(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Steps:
        """All seats that are asked answer. If one answer is not legal, none is taken."""
        asked = self.table.waiting if self.agents else []
        wrong: dict[str, TouchlineError] = {}
        for seat in asked:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise TouchlineError(f"{agent} is asked, but `actions` has nothing of it.")
            refused = self.stage.refused(self.table, seat, actions[agent])
            if refused:
                wrong[agent] = refused
        if wrong and self.illegal == "raise":
            raise next(iter(wrong.values()))
        if not wrong:
            for seat in asked:
                self.table.play_id(seat, self.stage.actions.checked(actions[self.possible_agents[seat]]))
        return self._result(wrong)

    def _result(self, wrong: dict[str, TouchlineError]) -> Steps:
        agents, over = self.agents, self.table.over or bool(wrong)
        earned = [0.0] * len(self.possible_agents) if wrong else self.stage.earned(self.table)
        rewards = {a: PENALTY if a in wrong else earned[self._seat[a]] for a in agents}
        infos = {a: self.stage.told(self.table, self._seat[a]) for a in agents}
        for agent, refused in wrong.items():
            infos[agent]["illegal"] = str(refused)
        observations = {agent: self.observe(agent) for agent in agents}
        if over:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos
