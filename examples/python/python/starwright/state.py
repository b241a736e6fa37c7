"""The battle for reinforcement learning: states, numbered actions, observations as arrays.

The interface follows OpenSpiel:

>>> state = State.of_seed(3, players=3)
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> len(state.returns()), round(sum(state.returns()), 9)
(3, 0.0)

`child` returns the state after an action, `clone` an independent copy. Pickling stores the save.

**Chance** is determined by the seed, which deals races, powers, cards and the first player. It also places every fleet
at random in its zone, because there are too many placements to list. Likewise, fighters land one by one: there are too
many landing orders to list.

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

from typing import Any, NamedTuple, final

import numpy as np
import numpy.typing as npt

from starwright import _starwright as native
from starwright.given import of_kind


class Observation(NamedTuple):
    """What a seat may know, as arrays.

    Attributes:
        board: Shape (5 + 7 × players, side, side).
        table: One-dimensional; for the length see `State.observation_shapes`.
    """

    board: npt.NDArray[np.uint8]
    table: npt.NDArray[np.int16]


@final
class State:
    """A battle in progress. Mutable: `apply_action` advances it."""

    __slots__ = ("_native",)

    def __init__(self, of: native.State) -> None:
        self._native = of_kind(of, native.State, "State.of_seed or State.load")

    @staticmethod
    def of_seed(seed: int, players: int = 4, *, powers: bool = True) -> State:
        """Start a battle from a seed, with all fleets placed.

        Raises `Refusal` if `players` is not 3 or 4, `Unreadable` if the seed is invalid.
        """
        return State(native.State.of_seed(seed, players, powers))

    @staticmethod
    def load(save: str) -> State:
        """Load a save of a `State` or of a battle `Game` with all fleets placed.

        Raises `Unreadable` if it is invalid.
        """
        return State(native.State.load(save))

    def save(self) -> str:
        """The setup and the log as a JSON string. `Game.load("battle", …)` also reads it."""
        return self._native.save()

    @property
    def players(self) -> int:
        """The number of players."""
        return self._native.players()

    def current_player(self) -> int | None:
        """The seat to act; None when the battle is over."""
        return self._native.awaited_seat()

    def is_terminal(self) -> bool:
        """Whether the battle is over."""
        return self._native.awaited_seat() is None

    def legal_actions(self) -> list[int]:
        """The legal actions, in ascending order."""
        return self._native.legal()

    def action_mask(self) -> npt.NDArray[np.int8]:
        """The mask of legal actions: 1 if legal, 0 if not, shape (num_actions,)."""
        return self._native.mask()

    def action_kinds(self) -> dict[str, range]:
        """The range of action numbers of each kind, in order."""
        kinds, first = {}, 0
        for name, count in self._native.action_kinds():
            kinds[name] = range(first, first + count)
            first += count
        return kinds

    def num_actions(self) -> int:
        """The size of the action space on this board."""
        return sum(count for _, count in self._native.action_kinds())

    def action_to_string(self, action: int) -> str:
        """A legal action in words. Raises `Unreadable` if the action is illegal."""
        return self._native.says(action)

    def apply_action(self, action: int) -> None:
        """Apply a legal action. Raises `Unreadable`, without changing the state, if the action is illegal."""
        self._native.apply(action)

    def clone(self) -> State:
        """An independent copy of the state."""
        return State(self._native.copy())

    def child(self, action: int) -> State:
        """The state after an action, as a copy; this state is unchanged."""
        after = self.clone()
        after.apply_action(action)
        return after

    def scores(self) -> list[int]:
        """The current points by seat."""
        return self._native.scores()

    def returns(self) -> list[float]:
        """By seat, the points minus the mean of the others' points. The returns sum to 0."""
        scores = self.scores()
        others = len(scores) - 1
        return [score - (sum(scores) - score) / others for score in scores]

    def observation_shapes(self) -> tuple[tuple[int, int, int], tuple[int]]:
        """The shapes of `board` and `table`."""
        board, table = self._native.shapes()
        return board, (table,)

    def observation(self, seat: int) -> Observation:
        """The current observation of a seat. Raises `Unreadable` if the seat is empty."""
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
