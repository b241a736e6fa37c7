"""Environments for reinforcement learning (`pip install 'starwright[environment]'`).

| what | single agent, for Gymnasium | many at once, for Gymnasium | several agents, for PettingZoo |
|---|---|---|---|
| a battle | `starwright/Battle-v0` | `VectorGame("battle", …)` | `battle.env`, `battle.parallel_env` |
| building ships | `starwright/Building-v0` | `VectorGame("yard", …)` | `yard.env`, `yard.parallel_env` |
| a flight | `starwright/Flying-v0` | `VectorGame("flight", …)` | `flight.env`, `flight.parallel_env` |
| a game of rounds | `starwright/Game-v0` | `VectorGame("game", …)` | `game.env`, `game.parallel_env` |

>>> import gymnasium
>>> import starwright.environments
>>> yard = gymnasium.make("starwright/Building-v0", class_name="IIIC")
>>> observation, info = yard.reset(seed=1)
>>> while True:
...     action = yard.unwrapped.advise("middle")  # a bot of the crate as teacher
...     observation, reward, ended, cut, info = yard.step(action)
...     if ended or cut:
...         break

Every environment takes the settings of `starwright.settings`; `opponents=["greedy", …]` puts bots of the crate on the last seats.
Observations are dicts of `observation` (the planes of the board), `table` (a row of features) and `action_mask`;
`infos` have the legal actions as an array, `legal_actions`. `starwright.environments.{battle,yard,flight,game}` document the
numbers. Seeds decide everything. Illegal actions, unknown settings and calls before `reset` raise `Unreadable` and change
nothing. Importing this package registers the environments with Gymnasium; render modes are `"rgb_array"` (with
`resvg-py` and `pillow`), `"ansi"` and `"svg"`.
"""

from gymnasium.envs.registration import register, registry

from starwright.environments.solo import Battle, Building, Flying, WholeGame
from starwright.environments.vector import VectorGame

__all__ = ["Battle", "Building", "Flying", "VectorGame", "WholeGame"]

for _name, _class in (("Battle", Battle), ("Building", Building), ("Flying", Flying), ("Game", WholeGame)):
    if f"starwright/{_name}-v0" not in registry:
        register(f"starwright/{_name}-v0", entry_point=_class, vector_entry_point=_class.vector)
