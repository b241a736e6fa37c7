"""Games as PettingZoo environments in which all agents act at each step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from starwright.environments.opening import Seated
from starwright.environments.spaces import Seen
from starwright.given import shown
from starwright.refusal import Unreadable
from starwright.settings import Play

Infos = dict[str, dict[str, Any]]
Stepped = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class ParallelEnvironment(Seated, ParallelEnv[str, Seen, int]):  # type: ignore[misc,unused-ignore]
    """A game in which each step takes the actions of all agents that are awaited.

    In a yard all build at the same time: a step takes one choice of each, in the order of the seats. A choice that another has
    made impossible in the same step is dropped, as when two reach for one tile. In a battle and a flight one agent is awaited at a
    time. Who is not awaited has a mask of 0; its action is ignored and may be left out.
    """

    def __init__(self, play: Play, render_mode: str | None = None, **settings: Any) -> None:
        self._seat_agents(play, render_mode, settings)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], Infos]:
        """Start a new game. Without a seed, it is drawn from the generator of the last seed.

        Raises `Unreadable` if the seed is invalid, and for any option.
        """
        self._begin(seed, options)
        self.agents = [] if self.state_of_game.is_terminal() else self.possible_agents[:]
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

    def advise(self, agent: str, bot: str | None = None) -> int | None:
        """The action that a bot of the crate advises an agent; None if its answer has no number.

        Raises `Unreadable` if there is no such agent or bot, the agent is not awaited, or before `reset`.
        """
        self._after_reset()
        return self.state_of_game._native.advise(bot, self._seat(agent))
