"""Games for search and reinforcement learning: states, numbered actions, observations as arrays.

The names and their meanings are those of OpenSpiel:

>>> state = State.of_seed(3, players=3)
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> len(state.returns()), round(sum(state.returns()), 9)
(3, 0.0)

`State.of_seed` deals a battle, `State.deal` any game. `starwright.environments` documents the actions and observations of
each. `child` returns the state after an action, `clone` an independent copy. Pickling stores the save.

**Chance** is determined by the seed: it deals races, powers, cards and tiles, and throws the dice. A state that is dealt with
`chance=True` is a chance node instead where a tile comes up or a die is thrown: `current_player()` is `CHANCE`, and
`chance_outcomes()` lists the outcomes, numbered by the tile or the face, minus 1.

**The hourglass** of a yard runs out after `sand` choices of each player.
"""

from __future__ import annotations

from typing import Any, NamedTuple, final

import numpy as np
import numpy.typing as npt

from starwright import _starwright as native
from starwright.settings import Play, settled
from starwright.given import of_kind
from starwright.refusal import Unreadable

CHANCE = -1
"""The player of a chance node."""
TERMINAL = -4
"""The player of a game that is over."""


class Observation(NamedTuple):
    """What a seat may know, as arrays.

    Attributes:
        board: Shape (planes, columns, rows).
        table: One-dimensional; for the length see `State.observation_shapes`.
    """

    board: npt.NDArray[np.uint8]
    table: npt.NDArray[np.int16]


@final
class State:
    """A game in progress. Mutable: `apply_action` advances it."""

    __slots__ = ("_native", "_settings")

    def __init__(self, of: native.State, settings: dict[str, Any] | None = None) -> None:
        self._native = of_kind(of, native.State, "State.of_seed, State.deal or State.load")
        self._settings = settings if settings is not None else settled(of.kind(), {"players": of.players()})

    @staticmethod
    def of_seed(seed: int, players: int = 4, *, powers: bool = True) -> State:
        """Start a battle from a seed, with all fleets placed.

        Raises `Refusal` if `players` is not 3 or 4, `Unreadable` if the seed is invalid.
        """
        return State.deal("battle", seed, players=players, powers=powers)

    @staticmethod
    def deal(play: Play, seed: int, **settings: Any) -> State:
        """Deal a game from a seed, with the settings of `starwright.settings`.

        Raises `Refusal` if the rules forbid a setting, `Unreadable` if one is unknown or invalid.
        """
        full = settled(play, settings)
        return State(native.State.begin(play, seed, full), full)

    @staticmethod
    def load(save: str, play: Play = "battle", **settings: Any) -> State:
        """Load a save of a `State` or of a `Game`; that of a battle needs all fleets placed.

        Raises `Unreadable` if it is invalid.
        """
        return State._loaded(play, save, settled(play, settings), (0, None, 0, 0, 0))

    @staticmethod
    def _loaded(play: Play, save: str, settings: dict[str, Any], moment: tuple[int, int | None, int, int, int]) -> State:
        of = native.State.load(play, save, settings, moment)
        return State(of, settings | {"players": of.players()})

    def save(self) -> str:
        """The setup and the log as a JSON string, which `Game.load` also reads. Raises `Unreadable` for a resampled battle."""
        return self._native.save()

    @property
    def play(self) -> Play:
        """The kind of game."""
        return self._native.kind()

    @property
    def players(self) -> int:
        """The number of players."""
        return self._native.players()

    @property
    def opponents(self) -> int:
        """How many of them are bots."""
        return len(self._settings["opponents"])

    def current_player(self) -> int:
        """The seat to act, `CHANCE` or `TERMINAL`."""
        seat = self._native.decider()
        if seat is not None:
            return seat
        return CHANCE if self._native.is_chance() else TERMINAL

    def is_terminal(self) -> bool:
        """Whether the game is over, or was cut short at the limit of choices."""
        return self._native.is_over()

    def is_cut_short(self) -> bool:
        """Whether it ended at the limit of choices."""
        return self._native.is_cut_short()

    def is_chance_node(self) -> bool:
        """Whether chance is to act."""
        return self._native.is_chance()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node with their probabilities. Raises `Unreadable` elsewhere."""
        if not self.is_chance_node():
            raise Unreadable("this is no chance node")
        outcomes = self._native.legal()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions, in ascending order; of another player than the current one, none."""
        if player is not None and player != self.current_player():
            return []
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
        """The size of the action space."""
        return sum(count for _, count in self._native.action_kinds())

    def action_to_string(self, action: int) -> str:
        """A legal action in words. Raises `Unreadable` if the action is illegal."""
        return self._native.says(action)

    def advise(self, bot: str | None = None) -> int | None:
        """The action that a bot of the crate advises, by default its usual one; None if its answer has no number.

        Raises `Unreadable` if there is no such bot, or no seat is to act.
        """
        return self._native.advise(bot)

    def apply_action(self, action: int) -> None:
        """Apply a legal action. Raises `Unreadable`, without changing the state, if the action is illegal."""
        self._native.apply(action)

    def clone(self) -> State:
        """An independent copy of the state."""
        return State(self._native.copy(), self._settings)

    def again(self, seed: int) -> State:
        """A new game with the same settings. Raises as `deal` does."""
        return State(self._native.again(seed), self._settings)

    def child(self, action: int) -> State:
        """The state after an action, as a copy; this state is unchanged."""
        after = self.clone()
        after.apply_action(action)
        return after

    def resample_from_infostate(self, player: int, seed: int) -> State:
        """A random state that the player cannot tell from this one. A resampled battle has no save.

        Raises `Unreadable` if the seat is empty or the seed invalid.
        """
        return State(self._native.resampled(player, seed), self._settings)

    def scores(self) -> list[int]:
        """The current points by seat: of a battle its points, of a yard merit or premium, of a flight or game credits."""
        return [int(points) for points in self._native.points()]

    def returns(self) -> list[float]:
        """By seat: of a battle the points minus the mean of the others' points, which sum to 0; else the points."""
        return self._native.returns()

    def observation_shapes(self) -> tuple[tuple[int, int, int], tuple[int]]:
        """The shapes of `board` and `table`."""
        board, table = self._native.shapes()
        return board, (table,)

    def observation(self, seat: int) -> Observation:
        """The current observation of a seat. Raises `Unreadable` if the seat is empty."""
        return Observation(*self._native.observe(seat))

    def observation_tensor(self, seat: int) -> npt.NDArray[np.float32]:
        """The observation of a seat in one row, the board before the table. Raises as `observation` does."""
        seen = self.observation(seat)
        return np.concatenate([seen.board.ravel(), seen.table]).astype(np.float32)

    def observation_string(self, seat: int) -> str:
        """What a seat sees, as text: its view as JSON. Raises as `observation` does."""
        return self._native.known(seat)[0]

    def information_state_string(self, seat: int) -> str:
        """What a seat knows: its own choices so far, then its view, as JSON. Raises as `observation` does."""
        view, own = self._native.known(seat)
        return f"{own} {view}"

    def _repr_svg_(self) -> str | None:
        return self._native.svg()

    def __repr__(self) -> str:
        return self._native.drawing()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.play == other.play and self.save() == other.save()

    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, _: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return State._loaded, (self.play, self.save(), self._settings, self._native.moment())
