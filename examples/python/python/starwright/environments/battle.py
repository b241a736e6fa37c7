"""The battle as an environment for PettingZoo.

>>> battle = env(players=3)
>>> battle.reset(seed=1)
>>> for agent in battle.agent_iter():
...     observation, reward, termination, truncation, info = battle.last()
...     over = termination or truncation
...     battle.step(None if over else battle.action_space(agent).sample(observation["action_mask"]))

The reward of a step is the change in an agent's lead: its points minus the mean of the others' points. Fleets are placed at
random in their zones, because there are too many placements to list. Likewise, fighters land one by one.

With `turned=True` the hexes, facings and directions of observations and actions are turned about the centre by sixths, so that one's
own start zone lies where that of the first seat is: exactly with three players, as near as sixths allow with four.

There are 12,031 actions for four players and 8,231 for three; 11 are legal on average, 394 at most were seen. 
**Actions** have fixed numbers for a given board size: every choice that can be listed has its own number.
`action_kinds()` returns the kinds in order, with the range of numbers of each. The table gives the number within a
kind. Hexes are counted column by column in the square of side 2 × radius + 1 that encloses the board:
`hex` = side × (q + radius) + r + radius. Facings are 0 to 5, clockwise from north. Pieces, squadrons and capital ships
are counted from 0 within the player's own fleet.

| kind | number within the kind |
|---|---|
| `reveal` | the index of the card in the hand |
| `squadron`, `resurrect` | the squadron |
| `land`, `destroy`, `fire`, `elite`, `blast` | the fighter |
| `turn` | 6 × fighter + facing |
| `capital` | 6 × (hexes × ship + hex of the stern) + facing |
| `shoot` | the target: 20 × (seats after one's own) + piece |
| `elite_end`, `elite_face` | the hex, the facing |
| `asteroid` | 6 × hex + direction |
| `double` | 64 × squadron + the sum of 2 ** index over the fighters that move twice as far |
| `displace` | 13 × (13 × squadron + q + 6) + r + 6 |
| `laser`, `super_shot`, `shield` | the capital ship |
| `answer` | 1 to raise the shield |
| `return` | 6 × hex + facing |
| `hold_fire`, `end`, `pass`, `unveil`, `resurrect_fallen`, `leave` | 0 |

**An observation** has two arrays, `board` and `table`, with what one seat may know. Players are in seat order, starting
with the observer.

`board` (`uint8`, shape (5 + 7 × players, side, side)) has five planes: the hexes of the board; asteroids; probes; the
centre (2 while the central asteroid exists); the pieces that the decision is about. Then seven planes per player: 1 for
a fighter, 2 for the bow and 3 for the stern of a capital ship; facing + 1; number in the fleet + 1; damage; whether it
has shot; whether it is the elite; shield tokens.

`table` (`int16`) holds: the round; the step, one-hot over 15 (place, reveal, squadron, land, collide, elite end, elite
face, fire, turn, capital, shoot, answer, end, return, over); the player to act, one-hot; the player whose turn it is,
one-hot; the card of the turn (distance, rotation, points; −1 for none); the observer's hand of up to three cards; the
observer's power (one-hot over twelve, E1 … D3, then whether it is revealed and whether it is spent). Then for each
player: the race (one-hot over four), points, probes, cards in hand, cards in the deck, whether a power is hidden, the
revealed power (14 numbers as above), the nine cards played.
"""

from __future__ import annotations

from starwright.environments.make import Makers

_of = Makers("battle")
raw_env, env, parallel_env = _of.raw_env, _of.env, _of.parallel_env
"""See `starwright.environments.make.Makers`."""
