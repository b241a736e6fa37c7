"""What environments of all kinds begin with: a game, its spaces, seeds and pictures."""

from __future__ import annotations

from typing import Any

import gymnasium.spaces as spaces

from starwright.environments import picture
from starwright.environments.seeds import PETTINGZOO, Seeds
from starwright.environments.spaces import of
from starwright.given import shown
from starwright.refusal import Unreadable
from starwright.settings import Play
from starwright.state import State


class Opening:
    """A game that `reset` begins."""

    def _open(self, play: Play, render_mode: str | None, settings: dict[str, Any], ignored: str | None = None) -> None:
        self.render_mode = picture.mode(render_mode)
        self.state_of_game = State.deal(play, 0, **settings)
        self._seeds = Seeds(ignored)
        self._started = False

    def _begin(self, seed: int | None, options: dict[str, Any] | None) -> int:
        """Starts a new game. Returns its seed."""
        drawn = self._seeds.draw(seed, options)
        self.state_of_game = self.state_of_game.again(drawn)
        self._started = True
        return drawn

    def render(self) -> Any:
        """The public state in the render mode. Raises `Unreadable` before `reset`."""
        self._after_reset()
        return picture.render(self.state_of_game, self.render_mode)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def _after_reset(self) -> None:
        if not self._started:
            raise Unreadable("call reset() first")


class Seated(Opening):
    """A game of several agents, one for each seat that no bot plays."""

    def _seat_agents(self, play: Play, render_mode: str | None, settings: dict[str, Any]) -> None:
        self._open(play, render_mode, settings, PETTINGZOO)
        self.metadata = {"render_modes": picture.MODES, "name": f"starwright_{play}_v0", "is_parallelizable": False, "render_fps": 2}
        state = self.state_of_game
        self.possible_agents = [f"player_{seat}" for seat in range(state.players - state.opponents)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, of(state))
        self.action_spaces = {agent: spaces.Discrete(state.num_actions()) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The observation space of an agent. Raises `Unreadable` if there is no such agent."""
        return self.observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> Any:
        """The action space of an agent, legal and illegal actions alike. Raises `Unreadable` if there is no such agent."""
        return self.action_spaces[self.possible_agents[self._seat(agent)]]

    def _seat(self, agent: str) -> int:
        if isinstance(agent, str) and agent in self.possible_agents:
            return self.possible_agents.index(agent)
        raise Unreadable(f"unknown agent {shown(agent)}; expected one of {', '.join(map(repr, self.possible_agents))}")
