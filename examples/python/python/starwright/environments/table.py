"""Games as PettingZoo environments: agents act one after another."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from starwright.environments.opening import Seated
from starwright.environments.spaces import Seen, seen
from starwright.given import shown
from starwright.refusal import Unreadable
from starwright.settings import Play


class TableEnvironment(Seated, AECEnv[str, Seen, int | None]):  # type: ignore[misc,unused-ignore]
    """A game. The reward of a step is the change in an agent's `State.returns`.

    An illegal action raises `Unreadable`; if it is `forgiven`, it ends the game instead, with the reward −1 for that agent.
    """

    def __init__(self, play: Play, render_mode: str | None = None, *, forgiven: bool = False, **settings: Any) -> None:
        super().__init__()
        self._forgiven = forgiven
        self._seat_agents(play, render_mode, settings)
        self.players = self.state_of_game.players
        self.agent_selection = ""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Without a seed, it is drawn from the generator of the last seed.

        Raises `Unreadable` if the seed is invalid, and for any option.
        """
        self._begin(seed, options)
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

    def _select(self) -> None:
        seat = self.state_of_game._native.decider()
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]
        legal = self.state_of_game._native.legal_array() if seat is not None else _NONE
        self.infos = dict.fromkeys(self.possible_agents, _NOT_TO_ACT)
        self.infos[self.agent_selection] = {"legal_actions": legal}


_NONE = np.zeros(0, np.int64)
_NOT_TO_ACT = {"legal_actions": _NONE}
