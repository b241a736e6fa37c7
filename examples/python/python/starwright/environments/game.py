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

from starwright.environments.make import Makers

_of = Makers("game")
raw_env, env, parallel_env = _of.raw_env, _of.env, _of.parallel_env
"""See `starwright.environments.make.Makers`."""
