"""Games as PettingZoo environments: agents act one after another."""

from __future__ import annotations

from typing import Any

import gymnasium.spaces as spaces
import numpy as np
from pettingzoo import AECEnv

from starwright.environments import picture
from starwright.environments.seeds import PETTINGZOO, Seeds
from starwright.environments.spaces import Seen, of, seen
from starwright.given import shown
from starwright.refusal import Unreadable
from starwright.settings import Play
from starwright.state import State


class TableEnvironment(AECEnv[str, Seen, int | None]):  # type: ignore[misc,unused-ignore]
    """A game. The reward of a step is the change in an agent's `State.returns`.

    An illegal action raises `Unreadable`; if it is `forgiven`, it ends the game instead, with the reward −1 for that agent.
    """

    def __init__(self, play: Play, render_mode: str | None = None, *, forgiven: bool = False, **settings: Any) -> None:
        super().__init__()
        self._forgiven = forgiven
        self.render_mode = picture.mode(render_mode)
        self.metadata = {"render_modes": picture.MODES, "name": f"starwright_{play}_v0", "is_parallelizable": False, "render_fps": 2}
        self.state_of_game = State.deal(play, 0, **settings)
        self.players = self.state_of_game.players
        self.possible_agents = agents(self.state_of_game)
        self.agents: list[str] = []
        self.agent_selection = ""
        space, actions = of(self.state_of_game), self.state_of_game.num_actions()
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._seeds = Seeds(PETTINGZOO)

    def observation_space(self, agent: str) -> Any:
        """The observation space of an agent. Raises `Unreadable` if there is no such agent."""
        return self.observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> Any:
        """The action space of an agent, legal and illegal actions alike.

        Raises `Unreadable` if there is no such agent.
        """
        return self.action_spaces[self.possible_agents[self._seat(agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Without a seed, it is drawn from the generator of the last seed.

        Raises `Unreadable` if the seed is invalid, and for any option.
        """
        drawn = self._seeds.draw(seed, options)
        self.state_of_game = self.state_of_game.again(drawn)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        over = self.state_of_game.is_terminal()
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, False)
        self._returns = self.state_of_game.returns()
        self._select()

    def observe(self, agent: str) -> Seen:
        """The current observation of an agent. Raises `Unreadable` if there is no such agent, or before `reset`."""
        self._after_reset()
        return seen(self.state_of_game, self._seat(agent))

    def step(self, action: int | None) -> None:
        """Apply the action of the current agent, or None once the game is over.

        Raises `Unreadable`, without changing the state, if the action is illegal or before `reset`.
        """
        self._after_reset()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise Unreadable(f"the game is over; expected None, got {shown(action)}")
            self._was_dead_step(action)
            return
        if action is None:
            raise Unreadable("expected an action, got None; the game is not over")
        state = self.state_of_game._native
        try:
            state.apply(action)
        except Unreadable:
            if not self._forgiven or not self.action_spaces[agent].contains(action):
                raise
            self._lose(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        before, self._returns = self._returns, state.returns()
        for seat, each in enumerate(self.possible_agents):
            self.rewards[each] = reward = self._returns[seat] - before[seat]
            self._cumulative_rewards[each] += reward
        if state.is_over():
            ends = self.truncations if state.is_cut_short() else self.terminations
            ends.update(dict.fromkeys(self.possible_agents, True))
        self._select()

    def _lose(self, agent: str) -> None:
        self.rewards = dict.fromkeys(self.possible_agents, 0.0) | {agent: -1.0}
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.possible_agents, True)
        self.agent_selection = self.agents[0]

    def advise(self, bot: str | None = None) -> int | None:
        """The action that a bot of the crate advises the current agent; None if its answer has no number.

        Raises `Unreadable` if there is no such bot, the game is over, or before `reset`.
        """
        self._after_reset()
        return self.state_of_game.advise(bot)

    def render(self) -> Any:
        """The public state in the render mode. Raises `Unreadable` before `reset`."""
        self._after_reset()
        return picture.render(self.state_of_game, self.render_mode)

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
        seat = self.state_of_game._native.decider()
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]
        legal = self.state_of_game._native.legal_array() if seat is not None else _NONE
        self.infos = dict.fromkeys(self.possible_agents, _NOT_TO_ACT)
        self.infos[self.agent_selection] = {"legal_actions": legal}


def agents(state: State) -> list[str]:
    """The names of the seats that no bot plays."""
    return [f"player_{seat}" for seat in range(state.players - state.opponents)]


_NONE = np.zeros(0, np.int64)
_NOT_TO_ACT = {"legal_actions": _NONE}
