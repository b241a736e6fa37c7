"""Yards, in which ships are built, as an environment for PettingZoo.

>>> yard = env(players=2, class_name="IIIC", opponents=["low"])
>>> yard.reset(seed=1)
>>> for agent in yard.agent_iter():
...     observation, reward, termination, truncation, info = yard.last()
...     yard.step(None if termination or truncation else int(info["legal_actions"][0]))

The reward of a step is the change in an agent's merit, its premium or the credits of a flight, see the setting `reward`. The sand of
the hourglass runs out after `sand` choices of each player. Agents take turns; in `parallel_env` they build at the same time.

For two players there are 493 actions on a board of class IIIC (6 by 6 cells) and 547 of class II (7 by 6); in random play 5 to 16 are
legal on average, 146 at most were seen, since every face-up tile is one.

**Actions** have fixed numbers for a given board. `State.action_kinds()` returns the kinds in order, with the range of numbers of each.
Cells are counted column by column: `cell` = rows × column + row.

| kind | number within the kind |
|---|---|
| `take_face_up` | the tile, 1 to 144, minus 1 |
| `take_aside` | which of those set aside, the starting cabin among them |
| `place` | 4 × cell + quarters turned clockwise; only where the component fits without a new mistake |
| `look` | the pile, 1 to 3, minus 1 |
| `finish` | the order tile, 0 for the next free one |
| `remove`, `keep_part` | the cell |
| `welcome` | 3 × cell + 0 for a purple, 1 for a brown alien |
| `insure` | 0 for none, 1, 2, 3 for the insurances for 2, 5 and 8 credits |
| `take_face_down`, `take_back`, `return`, `set_aside`, `flip`, `roll`, `pass`, `board` | 0 |
| `wait` | 0: an agent with an order tile may wait for the sand |

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
| 6 + 1 | with `odds=True`, during a card: the crate's `flight::Odds` of it for the own ship as it is, met alone by a captain who spends what helps: the components, ships, crew, batteries, days and credits that are expected, in hundredths; 1 if they are exact, 0 if only the first three rolls are counted |
"""

from __future__ import annotations

from starwright.environments.make import Makers

_of = Makers("yard")
raw_env, env, parallel_env = _of.raw_env, _of.env, _of.parallel_env
"""See `starwright.environments.make.Makers`."""
