"""Whole games of rounds, yards and flights, as an environment for PettingZoo.

>>> game = env(players=2, classes=["I"], opponents=["middle"])
>>> game.reset(seed=1)
>>> for agent in game.agent_iter():
...     observation, reward, termination, truncation, info = game.last()
...     game.step(None if termination or truncation else int(info["legal_actions"][0]))

The reward of a step is the change in an agent's credits.

There are 886 actions for the classes I, II and III together; 4.5 are legal on average in random play.

**Actions** are those of `yard`, then those of `flight`; observations are those of the yard or of the flight. Boards of several
classes are in the corner of the largest: cells are counted by its rows.
"""

from __future__ import annotations

from typing import Any

from starwright.environments.parallel import ParallelEnvironment
from starwright.environments.table import TableEnvironment


def raw_env(render_mode: str | None = None, **settings: Any) -> TableEnvironment:
    """The environment with the settings of `starwright.settings`. An illegal action raises `Unreadable`.

    Raises `Refusal` if the rules forbid a setting, `Unreadable` if one is unknown or invalid.
    """
    return TableEnvironment("game", render_mode, **settings)


def env(render_mode: str | None = None, **settings: Any) -> TableEnvironment:
    """The environment in which an illegal action ends the game with reward −1 for that agent. Raises as `raw_env`."""
    return TableEnvironment("game", render_mode, forgiven=True, **settings)


def parallel_env(render_mode: str | None = None, **settings: Any) -> ParallelEnvironment:
    """The environment in which all agents act at each step. Raises as `raw_env`."""
    return ParallelEnvironment("game", render_mode, **settings)
