"""The battle as a PettingZoo environment (requires `pettingzoo`).

>>> battle = env(players=3)
>>> battle.reset(seed=1)
>>> for agent in battle.agent_iter():
...     observation, reward, termination, truncation, info = battle.last()
...     over = termination or truncation
...     battle.step(None if over else battle.action_space(agent).sample(observation["action_mask"]))

An observation is a dict with `observation` (the planes of the board), `table` and `action_mask`. `starwright.state`
documents them and the actions. The mask is all 0 for agents that are not to act. The reward of a step is the change in
an agent's lead: its points minus the mean of the others' points. The environment is deterministic given the seed and
the actions.

Without wrappers, the environment raises `Unreadable` on invalid input. `env` adds PettingZoo's wrappers, which raise
`AssertionError` if an action is outside the action space and `AttributeError` before `reset`.
"""

from __future__ import annotations

from typing import Any

import gymnasium.spaces as spaces
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from starwright import _starwright as native
from starwright.given import shown
from starwright.refusal import Unreadable
from starwright.state import State

Spaces = dict[str, Any]


class RawEnvironment(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc,unused-ignore]
    """The environment without wrappers: an illegal action raises `Unreadable`."""

    metadata = {"render_modes": ["ansi"], "name": "starwright_battle_v0", "is_parallelizable": False}

    def __init__(self, players: int = 4, powers: bool = True, render_mode: str | None = None) -> None:
        super().__init__()
        if not (render_mode is None or (isinstance(render_mode, str) and render_mode == "ansi")):
            raise Unreadable(f"unknown render mode {shown(render_mode)}; expected 'ansi' or None")
        self.state_of_game = State.of_seed(0, players, powers=powers)
        self.players, self.powers, self.render_mode = self.state_of_game.players, powers, render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self.agent_selection = ""
        board, table = self.state_of_game.observation_shapes()
        actions = self.state_of_game.num_actions()
        self.observation_spaces: Spaces = {agent: _space(board, table, actions) for agent in self.possible_agents}
        self.action_spaces: Spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """The observation space of an agent. Raises `Unreadable` if there is no such agent."""
        return self.observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> Any:
        """The action space of an agent, legal and illegal actions alike.

        Raises `Unreadable` if there is no such agent.
        """
        return self.action_spaces[self.possible_agents[self._seat(agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new battle. Without a seed, the battle is drawn from the generator of the last seed.

        `options` are ignored. Raises `Unreadable` if the seed is invalid.
        """
        if not (options is None or isinstance(options, dict)):
            raise Unreadable(f"options must be a dict or None, got {shown(options)}")
        if seed is not None:
            self._chance = np.random.default_rng(native.seed(seed))
        drawn = int(self._chance.integers(2**63))
        self.state_of_game = State.of_seed(drawn, self.players, powers=self.powers)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """The current observation of an agent. Raises `Unreadable` if there is no such agent, or before `reset`."""
        self._after_reset()
        seat = self._seat(agent)
        seen = self.state_of_game.observation(seat)
        decides = self.state_of_game.current_player() == seat
        mask = self.state_of_game.action_mask()
        return {"observation": seen.board, "table": seen.table, "action_mask": mask if decides else np.zeros_like(mask)}

    def step(self, action: int | None) -> None:
        """Apply the action of the current agent, or None once the battle is over.

        Raises `Unreadable`, without changing the state, if the action is illegal or before `reset`.
        """
        self._after_reset()
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            if action is not None:
                raise Unreadable(f"the battle is over; expected None, got {shown(action)}")
            self._was_dead_step(action)
            return
        if action is None:
            raise Unreadable("expected an action, got None; the battle is not over")
        before = self.state_of_game.returns()
        self.state_of_game.apply_action(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        after = self.state_of_game.returns()
        self.rewards = {agent: after[seat] - before[seat] for seat, agent in enumerate(self.possible_agents)}
        if self.state_of_game.is_terminal():
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def render(self) -> str | None:
        """The public state as text, if the render mode is `"ansi"`. Raises `Unreadable` before `reset`."""
        self._after_reset()
        return repr(self.state_of_game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def _after_reset(self) -> None:
        if not self.agent_selection:
            raise Unreadable("call reset() first")

    def _seat(self, agent: str) -> int:
        if isinstance(agent, str) and agent in self.possible_agents:
            return self.possible_agents.index(agent)
        raise Unreadable(f"unknown agent {shown(agent)}; expected one of {', '.join(map(repr, self.possible_agents))}")

    def _select(self) -> None:
        seat = self.state_of_game.current_player()
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]


def _space(board: tuple[int, ...], table: tuple[int, ...], actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(low=0, high=20, shape=board, dtype=np.uint8),
            "table": spaces.Box(low=-1, high=2**15 - 1, shape=table, dtype=np.int16),
            "action_mask": spaces.Box(low=0, high=1, shape=(actions,), dtype=np.int8),
        }
    )


def raw_env(players: int = 4, powers: bool = True, render_mode: str | None = None) -> RawEnvironment:
    """The environment for 3 or 4 players, without wrappers.

    Raises `Refusal` if `players` is not 3 or 4, `Unreadable` if the render mode is neither None nor `"ansi"`.
    """
    return RawEnvironment(players, powers, render_mode)


def env(players: int = 4, powers: bool = True, render_mode: str | None = None) -> AECEnv[str, dict[str, Any], int | None]:
    """The environment for 3 or 4 players. An illegal action ends the battle with reward −1 for that agent.

    Raises as `raw_env`.
    """
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(players, powers, render_mode), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
