"""Flights as an environment for PettingZoo.

>>> flight = env(players=3, class_name="IIIC", opponents=["middle"])
>>> flight.reset(seed=1)
>>> for agent in flight.agent_iter():
...     observation, reward, termination, truncation, info = flight.last()
...     flight.step(None if termination or truncation else int(info["legal_actions"][0]))

The reward of a step is the change in an agent's credits; the last one has the settlement. The ships are given (`ships`) or one of 16
sets that bots have built.

There are 195 actions on a board of class IIIC and 207 of class II; 2.2 are legal on average in random play.

**Actions** have fixed numbers for a given board. `State.action_kinds()` returns the kinds in order, with the range of numbers of each.
Cells are counted column by column: `cell` = rows × column + row.

| kind | number within the kind |
|---|---|
| `withdraw`, `keep` | the first cell of the ship, or of the piece |
| `land` | the planet, from 0 |
| `power`, `give_crew`, `give_goods`, `stow`, `defend` | 0 for the answer of the crate's captain, then the other listed answers in their order |
| `wake`, `jump` | the listed ways in their order |
| `fly_on`, `take`, `decline` | 0 |

The crate lists the answers that matter, not all: each strength that power can buy with its cheapest tokens, three orders of
giving up crew, the best stowage, single steps, shots and shields.

**An observation** is that of `yard`, in which the part that is not played is 0.
"""

from __future__ import annotations

from starwright.environments.make import Makers

_of = Makers("flight")
raw_env, env, parallel_env = _of.raw_env, _of.env, _of.parallel_env
"""See `starwright.environments.make.Makers`."""
