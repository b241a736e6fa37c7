"""Games as PettingZoo environments in which all agents act at each step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium.spaces as spaces
import numpy as np
from pettingzoo import ParallelEnv

from starwright.environments import picture
from starwright.environments.seeds import PETTINGZOO, Seeds
from starwright.environments.spaces import Seen, of
from starwright.environments.table import agents
from starwright.given import shown
from starwright.refusal import Unreadable
from starwright.settings import Play
from starwright.state import State

Infos = dict[str, dict[str, Any]]
Stepped = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class ParallelEnvironment(ParallelEnv[str, Seen, int]):  # type: ignore[misc,unused-ignore]
    """A game in which each step takes the actions of all agents that are awaited.

    In a yard all build at the same time: a step takes one choice of each, in the order of the seats. A choice that another has
    made impossible in the same step is dropped, as when two reach for one tile. In a battle and a flight one agent is awaited at a
    time. Who is not awaited has a mask of 0; its action is ignored and may be left out.
    """

    def __init__(self, play: Play, render_mode: str | None = None, **settings: Any) -> None:
        self.render_mode = picture.mode(render_mode)
        self.metadata = {"render_modes": picture.MODES, "name": f"starwright_{play}_v0", "render_fps": 2}
        self.state_of_game = State.deal(play, 0, **settings)
        self.possible_agents = agents(self.state_of_game)
        self.agents: list[str] = []
        space, actions = of(self.state_of_game), self.state_of_game.num_actions()
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._seeds = Seeds(PETTINGZOO)
        self._started = False

    def observation_space(self, agent: str) -> Any:
        """The observation space of an agent. Raises `Unreadable` if there is no such agent."""
        return self.observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> Any:
        """The action space of an agent. Raises `Unreadable` if there is no such agent."""
        return self.action_spaces[self.possible_agents[self._seat(agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], Infos]:
        """Start a new game. Without a seed, it is drawn from the generator of the last seed.

        Raises `Unreadable` if the seed is invalid, and for any option.
        """
        self.state_of_game = self.state_of_game.again(self._seeds.draw(seed, options))
        self.agents = [] if self.state_of_game.is_terminal() else self.possible_agents[:]
        self._started = True
        return self._look()

    def step(self, actions: Mapping[str, int]) -> Stepped:
        """Take the actions of the agents that are awaited.

        Raises `Unreadable` if one is missing or illegal, once the game is over, and before `reset`; nothing changes then.
        """
        self._after_reset()
        if not self.agents:
            raise Unreadable("the game is over")
        if not isinstance(actions, Mapping):
            raise Unreadable(f"expected a dict of actions by agent, got {shown(actions)}")
        for agent in actions:
            self._seat(agent)
        state = self.state_of_game._native
        chosen = [(seat, self._chosen(seat, actions)) for seat in state.deciders()]
        before = state.returns()
        for seat, action in chosen:
            state.apply_of(seat, action)
        after = state.returns()
        rewards = {agent: after[seat] - before[seat] for seat, agent in enumerate(self.possible_agents)}
        over, cut = state.is_over(), state.is_cut_short()
        seen, infos = self._look()
        self.agents = [] if over else self.agents
        return seen, rewards, dict.fromkeys(rewards, over and not cut), dict.fromkeys(rewards, cut), infos

    def _chosen(self, seat: int, actions: Mapping[str, int]) -> int:
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise Unreadable(f"expected an action of {agent!r}, who is awaited")
        action = actions[agent]
        if isinstance(action, bool) or not hasattr(action, "__index__") or int(action) not in self.state_of_game._native.legal_of(seat):
            raise Unreadable(f"action {shown(action)} of {agent!r} is not legal now")
        return int(action)

    def _look(self) -> tuple[dict[str, Seen], Infos]:
        seen, infos = {}, {}
        for agent in self.agents:
            legal = self.state_of_game._native.legal_of(self._seat(agent))
            board, table = self.state_of_game.observation(self._seat(agent))
            mask = np.zeros(self.state_of_game.num_actions(), np.int8)
            mask[legal] = 1
            seen[agent] = {"observation": board, "table": table, "action_mask": mask}
            infos[agent] = {"legal_actions": legal}
        return seen, infos

    def render(self) -> Any:
        """The public state in the render mode. Raises `Unreadable` before `reset`."""
        self._after_reset()
        return picture.render(self.state_of_game, self.render_mode)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def _after_reset(self) -> None:
        if not self._started:
            raise Unreadable("call reset() first")

    def _seat(self, agent: str) -> int:
        if isinstance(agent, str) and agent in self.possible_agents:
            return self.possible_agents.index(agent)
        raise Unreadable(f"unknown agent {shown(agent)}; expected one of {', '.join(map(repr, self.possible_agents))}")
