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

**An observation** has two arrays, `observation` and `table`, with what one seat may know. Players are in seat order, starting with
the observer.

`observation` (`uint8`, shape (2 + 13 × players, columns, rows)) has two planes: the open cells; where the component in the hand
fits, as the sum of 1, 2, 4, 8 for no turn, one, two and three quarters. Then 13 planes per player: the kind of component (1 to 35,
in the order of the crate's `Kind::ALL`), its connectors to the front, right, rear and left (1 to 3 prongs, 0 none), the side that it
faces (1 to 4, clockwise from the front); aboard: humans, aliens, batteries, red, yellow, green and blue goods, which are 0 in a
yard.

`table` (`int16`) has, one after another:

| numbers | meaning |
|---|---|
| 19 | the step, one-hot: building, closing, check, boarding, insurance, launched; then the question of a flight: withdraw, hyperspace, engines, cannons, land, take, crew, goods, stow, defend, keep, roll, locate |
| 24 | the component in the hand and three set aside, each with the six numbers of a component as above |
| 2 + 8 + 2 | tiles face down and face up; the place of the hourglass, one-hot (beside, III, II, I, start, overtime), whether it runs, the choices left until the sand has run out; the dice of class IVC |
| 14 | the family of the card, one-hot in the order of the crate's `Family::ALL` |
| 9 | strength, crew, credits, days, crew lost, goods lost; for the three lines of a combat zone 10, 20, 30 or 40 for days, crew, goods or shots, plus 0, 1 or 2 for the fewest crew, the weakest engines or cannons |
| 1 + 32 | cards left; the goods of up to eight planets, or of the offer, in four colours |
| 5 + 4 + 1 | the attack to defend against: its kind (small meteor, large meteor, light fire, heavy fire, intruder) and side, one-hot, and its lines |
| 18 per player | order tile, credits, lost pile; whether it flies, its position; humans, aliens; batteries; cannons in half points without and with power, engines likewise; exposed connectors, the premium; goods in four colours |
| 16 | with `odds=True`: the exact chance, in throws of 36, that an attack destroys something if nothing is done: small meteor, large meteor, light fire, heavy fire, each from the front, right, rear and left |
"""

from __future__ import annotations

from typing import Any

from starwright.environments.parallel import ParallelEnvironment
from starwright.environments.table import TableEnvironment


def raw_env(render_mode: str | None = None, **settings: Any) -> TableEnvironment:
    """The environment with the settings of `starwright.settings`. An illegal action raises `Unreadable`.

    Raises `Refusal` if the rules forbid a setting, `Unreadable` if one is unknown or invalid.
    """
    return TableEnvironment("flight", render_mode, **settings)


def env(render_mode: str | None = None, **settings: Any) -> TableEnvironment:
    """The environment in which an illegal action ends the game with reward −1 for that agent. Raises as `raw_env`."""
    return TableEnvironment("flight", render_mode, forgiven=True, **settings)


def parallel_env(render_mode: str | None = None, **settings: Any) -> ParallelEnvironment:
    """The environment in which all agents act at each step. Raises as `raw_env`."""
    return ParallelEnvironment("flight", render_mode, **settings)
