"""Games as Gymnasium environments: one agent, the other seats are played by bots."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import gymnasium.spaces as spaces

from starwright.environments import picture
from starwright.environments.opening import Opening
from starwright.environments.spaces import Seen, of, seen
from starwright.environments.vector import VectorGame
from starwright.given import shown
from starwright.refusal import Unreadable
from starwright.settings import Play


class Solo(Opening, gymnasium.Env[Seen, int]):
    """A game in which the agent has the first seat. The reward is the change in its `State.returns`.

    Without `opponents`, all other seats have the usual bots of the environment.
    """

    metadata: dict[str, Any] = {"render_modes": picture.MODES, "render_fps": 2}
    play: ClassVar[Play]
    usual: ClassVar[str]
    """The usual bot of the other seats."""

    def __init__(self, render_mode: str | None = None, **settings: Any) -> None:
        self._open(self.play, render_mode, alone(self.play, self.usual, settings))
        self.observation_space = of(self.state_of_game)
        self.action_space: Any = spaces.Discrete(self.state_of_game.num_actions())

    @classmethod
    def vector(cls, num_envs: int = 1, **settings: Any) -> VectorGame:
        """Many of them at once. Raises as `VectorGame` does."""
        return VectorGame(cls.play, num_envs, **alone(cls.play, cls.usual, settings))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Start a new game. Without a seed, it is drawn from the generator of the last seed.

        Raises `Unreadable` if the seed is invalid, and for any option.
        """
        drawn = self._begin(seed, options)
        super().reset(seed=None if seed is None else drawn % 2**32)
        self._returns = self.state_of_game.returns()[0]
        return seen(self.state_of_game, 0), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Apply an action. Raises `Unreadable`, without changing the state, if it is illegal, the game is over, or before `reset`."""
        self._after_reset()
        state = self.state_of_game._native
        if state.is_over():
            raise Unreadable(f"the game is over; call reset(), got action {shown(action)}")
        state.apply(action)
        before, self._returns = self._returns, state.returns()[0]
        over, cut = state.is_over(), state.is_cut_short()
        return seen(self.state_of_game, 0), self._returns - before, over and not cut, cut, self._info()

    def advise(self, bot: str | None = None) -> int | None:
        """The action that a bot of the crate advises; None if its answer has no number.

        Raises `Unreadable` if there is no such bot, the game is over, or before `reset`.
        """
        self._after_reset()
        return self.state_of_game.advise(bot)

    def _info(self) -> dict[str, Any]:
        return {"legal_actions": self.state_of_game._native.legal_array()}


def alone(play: Play, usual: str, settings: dict[str, Any]) -> dict[str, Any]:
    """The settings with the usual bots on all seats but the first, unless opponents are given.

    Raises `Unreadable` if they leave seats open.
    """
    players = settings.get("players", 4 if play == "battle" else 2)
    if "opponents" not in settings and isinstance(players, int):
        return settings | {"opponents": [usual] * (players - 1)}
    if isinstance(settings.get("opponents"), (list, tuple)) and "players" not in settings:
        settings = settings | {"players": 1 + len(settings["opponents"])}
    elif isinstance(settings.get("opponents"), (list, tuple)) and len(settings["opponents"]) != players - 1:
        raise Unreadable(f"expected {players - 1} opponents, one for each other seat, got {len(settings['opponents'])}")
    return settings


class Battle(Solo):
    """A battle against bots. The reward is the change in the lead."""

    play = "battle"
    usual = "greedy"


class Building(Solo):
    """A yard, alone against the sand: the other seat takes an order tile at once and turns the hourglass whenever it has run out.

    The reward is the change in the ship's merit, in its premium (which counts as a loss), or the credits that a flight with the
    crate's captains earns; with `opponents` like `["middle"]` the yard is shared.
    """

    play = "yard"
    usual = "idle"


class Flying(Solo):
    """A flight with given ships, or with ships that bots have built. The reward is the change in credits."""

    play = "flight"
    usual = "middle"


class WholeGame(Solo):
    """A game of rounds. The reward is the change in credits."""

    play = "game"
    usual = "middle"
