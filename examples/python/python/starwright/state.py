"""A battle as a learner walks through it: states, actions by number, observations as arrays.

It is walked as in OpenSpiel:

>>> state = State.of_seed(3, players=3)
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> len(state.returns()), round(sum(state.returns()), 9)
(3, 0.0)

`child` makes another state, `clone` one to walk on from; a pickle is a save.

**Chance** is in the seed: it deals races, powers, cards and the first player, and places every fleet in its zone at random,
because a placement is among too many to list. So is an order of landing; the fighters land one by one instead.

**Actions** are numbered, the same at every moment on a board of that size: every choice that is ever listed has a number of
its own. `action_kinds()` has the kinds in their order, each with how many numbers it has. Within a kind, with hexes counted
in the square of side 2 × radius + 1 that holds the board, column by column (`hex` = side × (q + radius) + r + radius),
facings 0 to 5 clockwise from north, and pieces, squadrons and capital ships of the own fleet from 0:

| kind | within |
|---|---|
| `reveal` | the place of the card in the hand |
| `squadron`, `resurrect` | the squadron |
| `land`, `destroy`, `fire`, `elite`, `blast` | the fighter |
| `turn` | 6 × fighter + facing |
| `capital` | 6 × (hexes × ship + hex of the stern) + facing |
| `shoot` | the target: 20 × (seats after the own) + piece |
| `elite_end`, `elite_face` | the hex, the facing |
| `asteroid` | 6 × hex + direction |
| `double` | 64 × squadron + the sum of 2 ** place of the fighters that move twice as far |
| `displace` | 13 × (13 × squadron + q + 6) + r + 6 |
| `laser`, `super_shot`, `shield` | the capital ship |
| `answer` | 1 to raise the shield |
| `return` | 6 × hex + facing |
| `hold_fire`, `end`, `pass`, `unveil`, `resurrect_fallen`, `leave` | 0 |

**An observation** is what one seat may know: `board` and `table`. Players are in the order of their seats, the own first.

`board` (`uint8`, shape (5 + 7 × players, side, side)) has a plane for: the hexes of the board; asteroids; probes; the centre
(2 while the central asteroid exists); the pieces that the decision is about. Then for each player: 1 fighter, 2 bow, 3 stern
of a capital ship; facing + 1; number in the fleet + 1; damage; whether it has shot; whether it is the elite; shield tokens.

`table` (`int16`) has: the round; the step, one of 15 (place, reveal, squadron, land, collide, elite end, elite face, fire,
turn, capital, shoot, answer, end, return, over); who decides, one of the players; whose turn it is, likewise; the card of the
turn (distance, rotation, points; −1 for none); the own hand of up to three cards; the own power (one of twelve E1 … D3,
whether it is revealed, whether it is spent); then for each player the race (one of four), points, probes, cards in hand,
cards in the deck, whether a power is hidden, the power once it is revealed (14 numbers as above), the nine cards played.
"""

from __future__ import annotations

from typing import Any, NamedTuple, final

import numpy as np
import numpy.typing as npt

from starwright import _starwright as native
from starwright.given import of_kind


class Observation(NamedTuple):
    """What a seat may know."""

    board: npt.NDArray[np.uint8]
    """Shape (5 + 7 × players, side, side)."""
    table: npt.NDArray[np.int16]
    """Shape (table,)."""


@final
class State:
    """A battle at one of its decisions."""

    __slots__ = ("_native",)

    def __init__(self, of: native.State) -> None:
        self._native = of_kind(of, native.State, "a state comes from State.of_seed and State.load")

    @staticmethod
    def of_seed(seed: int, players: int = 4, *, powers: bool = True) -> State:
        """The battle of a seed for 3 or 4 players, the fleets placed. Raises `Refusal` for any other number, `Unreadable`
        for what is no seed."""
        return State(native.State.of_seed(seed, players, powers))

    @staticmethod
    def load(save: str) -> State:
        """A battle from a save, also one of `Game`, its fleets placed. Raises `Unreadable`."""
        return State(native.State.load(save))

    def save(self) -> str:
        """Setup and log as JSON, which `Game.load("battle", …)` reads, too."""
        return self._native.save()

    @property
    def players(self) -> int:
        """How many play."""
        return self._native.players()

    def current_player(self) -> int | None:
        """The seat that chooses; nobody when the battle is over."""
        return self._native.awaited_seat()

    def is_terminal(self) -> bool:
        """Whether the battle is over."""
        return self._native.awaited_seat() is None

    def legal_actions(self) -> list[int]:
        """The numbers of the legal actions, ascending."""
        return self._native.legal()

    def action_mask(self) -> npt.NDArray[np.int8]:
        """1 for each legal action: shape (actions,)."""
        return self._native.mask()

    def action_kinds(self) -> dict[str, range]:
        """The numbers of each kind of action."""
        kinds, first = {}, 0
        for name, count in self._native.action_kinds():
            kinds[name] = range(first, first + count)
            first += count
        return kinds

    def num_actions(self) -> int:
        """How many actions there are on this board, legal now or not."""
        return sum(count for _, count in self._native.action_kinds())

    def action_to_string(self, action: int) -> str:
        """What a legal action says. Raises `Unreadable` for any other."""
        return self._native.says(action)

    def apply_action(self, action: int) -> None:
        """Takes a legal action. Raises `Unreadable` for any other, and nothing has changed."""
        self._native.apply(action)

    def clone(self) -> State:
        """The same state, to walk on from by itself."""
        return State(self._native.copy())

    def child(self, action: int) -> State:
        """The state after an action; this one stays as it is."""
        after = self.clone()
        after.apply_action(action)
        return after

    def scores(self) -> list[int]:
        """Points by seat, as they are now."""
        return self._native.scores()

    def returns(self) -> list[float]:
        """By seat, the points less the mean of those of the others; they add up to 0."""
        scores = self.scores()
        others = len(scores) - 1
        return [score - (sum(scores) - score) / others for score in scores]

    def observation_shapes(self) -> tuple[tuple[int, int, int], tuple[int]]:
        """The shapes of `board` and `table`."""
        board, table = self._native.shapes()
        return board, (table,)

    def observation(self, seat: int) -> Observation:
        """What a seat may know now. Raises `Unreadable` if nobody sits there."""
        return Observation(*self._native.observe(seat))

    def _repr_svg_(self) -> str:
        return self._native.svg()

    def __repr__(self) -> str:
        return self._native.drawing()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.save() == other.save()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return State.load, (self.save(),)
