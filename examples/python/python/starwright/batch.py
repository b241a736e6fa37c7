"""Many ships or many games at once, in Rust threads that release the GIL.

`threads` is the number of threads, 1 to 256; by default one per core. Results keep the order of the input. Ctrl-C
interrupts.

A **packed** ship is a row of 224 bytes (`uint8`) with everything the ship check reads (version 1 of the crate's
`Packed`). The bit of a cell is 11 × row + column; 14 words hold bits 0 to 63 and another 14 words the remaining bits.
The 14 words are, in order:

- the cells with a component;
- for each of front, right, rear and left: the cells whose edge on that side accepts a single connector, then those
  whose edge accepts a double connector;
- for each of front, right, rear and left: the cells whose muzzle, exhaust or nozzle points that way;
- the engines whose exhaust does not point to the rear.

A word is 8 bytes, little-endian.

A ship of **tiles** is a row of 121 numbers (`uint16`), one per cell of an 11 × 11 grid in row-major order: 0 for an
empty cell, otherwise 4 × (tile − 1) + turn + 1 for printed tile 1 to 144, turned clockwise by 0 to 3 quarters.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, final

import numpy as np
import numpy.typing as npt

from starwright import _starwright as native
from starwright.forms import AttackKind, Bot, ClassName, Side
from starwright.given import listing, of_kind, shown, table
from starwright.layout import Layout
from starwright.refusal import Unreadable

PACKED_BYTES = 224
"""The length of a packed ship."""
PACKED_VERSION = 1
"""The version of the packed form."""
CELLS = 121
"""The length of a ship of tiles."""


class ManyStrengths(NamedTuple):
    """The strengths of n ships; each field is an array of shape (n,).

    Attributes:
        engines: Engine strengths without batteries.
        engines_at_most: Engine strengths with all batteries that help.
        cannons: Cannon strengths without batteries, in points; half points are exact.
        cannons_at_most: Cannon strengths with all batteries that help.
    """

    engines: npt.NDArray[np.uint32]
    engines_at_most: npt.NDArray[np.uint32]
    cannons: npt.NDArray[np.float64]
    cannons_at_most: npt.NDArray[np.float64]


class ManyHeats(NamedTuple):
    """Where an attack hits n ships, as a number of the 36 rolls of two dice.

    Attributes:
        struck: Rolls that hit each cell, shape (n, 11, 11): ship, row, column.
        miss: Rolls that miss the ship, shape (n,).
    """

    struck: npt.NDArray[np.uint8]
    miss: npt.NDArray[np.uint8]


class Battles(NamedTuple):
    """The results of n battles.

    Attributes:
        scores: Points by seat, shape (n, players).
        choices: Number of choices made in each battle, shape (n,).
    """

    scores: npt.NDArray[np.uint16]
    choices: npt.NDArray[np.uint32]


class Rounds(NamedTuple):
    """The results of n games of several rounds.

    Attributes:
        purses: Final credits by seat, shape (n, players).
        choices: Number of choices made in each game, shape (n,).
    """

    purses: npt.NDArray[np.uint32]
    choices: npt.NDArray[np.uint32]


@final
class Ships:
    """n ships on one board, parsed once for repeated queries.

    >>> ships = Ships.read([Layout.empty("IIIC").place((2, 3), 31).notation] * 3)
    >>> ships.judge(), ships.premiums()
    (array([ True,  True,  True]), array([15, 15, 15], dtype=int16))
    """

    __slots__ = ("_native",)

    def __init__(self, of: native.Ships) -> None:
        """Not for direct use: `Ships.read`, `Ships.packed` and `Ships.of_tiles` make them."""
        self._native = of_kind(of, native.Ships, "Ships.read, Ships.packed or Ships.of_tiles")

    @staticmethod
    def read(ships: Iterable[str] | Iterable[Layout], threads: int | None = None) -> Ships:
        """Read ships from notations or layouts: at least one, all on the same board.

        Raises `Unreadable` with the index of the invalid ship.
        """
        each = listing(ships, "ships")
        texts = [ship for ship in each if isinstance(ship, str)]
        if len(texts) < len(each):
            return Ships(native.Ships.of_layouts([_layout(place, ship)._native for place, ship in enumerate(each)], threads))
        return Ships(native.Ships.of_notations(texts, threads))

    @staticmethod
    def packed(name: ClassName, ships: npt.NDArray[np.uint8], opened: Iterable[str] = ()) -> Ships:
        """Packed ships on the board of a class, from an array of shape (n, 224).

        Packed ships support `judge` and `premiums` only: they carry no other information.
        Raises `Unreadable` with the index of the invalid ship.
        """
        board = Layout.empty(name, opened)._native
        return Ships(native.Ships.of_packed(board, table(ships, np.uint8, PACKED_BYTES, "packed ships")))

    @staticmethod
    def of_tiles(name: ClassName, ships: npt.NDArray[np.uint16], opened: Iterable[str] = ()) -> Ships:
        """Ships of printed tiles on the board of a class, from an array of shape (n, 121).

        Raises `Unreadable` with the index of the invalid ship.
        """
        board = Layout.empty(name, opened)._native
        return Ships(native.Ships.of_tiles(board, table(ships, np.uint16, CELLS, "tiles")))

    def __len__(self) -> int:
        """The number of ships."""
        return len(self._native)

    def __getitem__(self, place: int) -> Layout:
        """One ship as a layout; negative indices count from the end.

        Raises `IndexError` if the index is out of range, `Unreadable` if it is not an integer or the ships are packed.
        """
        try:
            index = range(len(self))[operator.index(place)]
        except TypeError as error:
            raise Unreadable(f"the index must be an integer, got {shown(place)}") from error
        return Layout(self._native.layout(index))

    def to_packed(self) -> npt.NDArray[np.uint8]:
        """The ships in packed form, shape (n, 224)."""
        return self._native.packed().view(np.uint8)

    def to_tiles(self) -> npt.NDArray[np.uint16]:
        """The ships as tiles, shape (n, 121). Raises `Unreadable` if a component is not a printed tile."""
        return self._native.tiles()

    def judge(self, threads: int | None = None) -> npt.NDArray[np.bool_]:
        """Whether each ship is legal, shape (n,).

        Like all methods below, raises `Unreadable` if `threads` is not an integer from 1 to 256.
        """
        return self._native.judge(threads)

    def premiums(self, threads: int | None = None) -> npt.NDArray[np.int16]:
        """Insurance premiums in credits, shape (n,); −1 on a board without a premium."""
        return self._native.premiums(threads)

    def exposed(self, threads: int | None = None) -> npt.NDArray[np.uint32]:
        """Number of exposed connectors, shape (n,). Raises `Unreadable` for packed ships."""
        return self._native.exposed(threads)

    def strengths(self, threads: int | None = None) -> ManyStrengths:
        """Strengths with full batteries and no aliens. Raises `Unreadable` for packed ships."""
        table = self._native.strengths(threads)
        return ManyStrengths(table[:, 0], table[:, 1], table[:, 2] / 2, table[:, 3] / 2)

    def heat(self, side: Side, threads: int | None = None) -> ManyHeats:
        """Where an attack from `side` hits.

        Raises `Refusal` on a board without printed numbers, `Unreadable` for packed ships.
        """
        return ManyHeats(*self._native.heat(side, threads))

    def damage_chances(self, kind: AttackKind, side: Side, threads: int | None = None) -> npt.NDArray[np.uint8]:
        """How many of the 36 rolls destroy a component if no defence is used, shape (n,). Raises as `heat` does."""
        return self._native.damage(kind, side, threads)

    def __repr__(self) -> str:
        board = Layout(self._native.board()).class_name or "a custom board"
        return f"<Ships: {len(self)} on {board}, as {self._native.source()}>"

    def __eq__(self, other: object) -> bool:
        """Whether both hold the same ships, on the same board and in the same form."""
        return isinstance(other, Ships) and self._native == other._native

    def __hash__(self) -> int:
        return hash(self.to_packed().tobytes())

    def __reduce__(self) -> tuple[Any, ...]:
        source = self._native.source()
        if source == "layouts":
            return Ships.read, ([self[place].notation for place in range(len(self))],)
        ships = self.to_tiles() if source == "tiles" else self.to_packed()
        return _unpickled, (source, Layout(self._native.board()), ships)


def _unpickled(source: str, board: Layout, ships: npt.NDArray[Any]) -> Ships:
    return Ships((native.Ships.of_tiles if source == "tiles" else native.Ships.of_packed)(board._native, ships))


def _layout(place: int, ship: object) -> Layout:
    try:
        if isinstance(ship, str):
            return Layout.from_notation(ship)
        if isinstance(ship, Layout):
            return ship
        raise Unreadable(f"expected a notation or a Layout, got {shown(ship)}")
    except Unreadable as error:
        raise Unreadable(f"ship {place}: {error}") from error


BOTS: tuple[Bot, ...] = ("random", "greedy", "wavering")
"""The bots for battles: `random` picks any choice, `greedy` the best immediate one, `wavering` alternates at random.

All place their fleets at random. `greedy` is the crate's bot and sees only what its seat sees."""


def play_battles(
    seeds: Iterable[int],
    players: int = 4,
    *,
    powers: bool = True,
    bots: Bot | Sequence[Bot] = "random",
    threads: int | None = None,
) -> Battles:
    """Play one battle between bots per seed. `bots` is one bot for all seats, or one per seat.

    Raises `Refusal` if `players` is not 3 or 4, `Unreadable` if a seed or bot is invalid.
    """
    names = [bots] if isinstance(bots, str) else listing(bots, "bots")
    return Battles(*native.battles(listing(seeds, "seeds"), players, powers, names, threads))


def play_games(
    seeds: Iterable[int], players: int, classes: Iterable[ClassName], *, threads: int | None = None
) -> Rounds:
    """Play one game between simple bots per seed, with 2 to 5 players and one round per class in `classes`.

    Raises `Refusal` if the setup is illegal, `Unreadable` if a seed or class is invalid.
    """
    return Rounds(*native.rounds(listing(seeds, "seeds"), players, listing(classes, "classes"), threads))
