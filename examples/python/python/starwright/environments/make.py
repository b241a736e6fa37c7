"""Makes the environments for PettingZoo of each kind of game."""

from __future__ import annotations

from typing import Any

from starwright.environments.parallel import ParallelEnvironment
from starwright.environments.table import TableEnvironment
from starwright.settings import Play


class Makers:
    """Makes the environments of one kind of game, with the settings of `starwright.settings`.

    All raise `Refusal` if the rules forbid a setting, `Unreadable` if one is unknown or invalid.
    """

    def __init__(self, play: Play) -> None:
        self._play = play

    def raw_env(self, render_mode: str | None = None, **settings: Any) -> TableEnvironment:
        """The environment in which an illegal action raises `Unreadable`."""
        return TableEnvironment(self._play, render_mode, **settings)

    def env(self, render_mode: str | None = None, **settings: Any) -> TableEnvironment:
        """The environment in which an illegal action ends the game with reward −1 for that agent."""
        return TableEnvironment(self._play, render_mode, forgiven=True, **settings)

    def parallel_env(self, render_mode: str | None = None, **settings: Any) -> ParallelEnvironment:
        """The environment in which all agents act at each step."""
        return ParallelEnvironment(self._play, render_mode, **settings)
