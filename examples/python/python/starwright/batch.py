"""Many ships and many games at once, in Rust threads without Python's lock.

`threads` is how many, 1 to 256; as many as there are cores, if it is left out. The answers stand in the order of what was asked.
Ctrl-C ends the work.

A **packed** ship is a row of 224 bytes (`uint8`): all that the ship check reads, as the crate documents it for `Packed`,
form 1: 14 words for the cells with bits below 64, then 14 for those above, where the bit of a cell is 11 × row + column. The
words are, in this order: the cells with a component; for front, right, rear, left those whose edge there fits a single and
those whose edge there fits a double connector; for front, right, rear, left those whose muzzle, exhaust or nozzle points
there; the engines whose exhaust points anywhere but to the rear. A word is 8 bytes, the lowest first (as on all machines that
this package is built for).

A ship of **tiles** is a row of 121 numbers (`uint16`), cell by cell on a grid of 11 × 11: 0 where there is nothing, else
4 × (tile − 1) + turn + 1 for a printed tile, 1 to 144, turned clockwise by 0 to 3 quarters.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, final

import numpy as np
import numpy.typing as npt

from starwright import _starwright as native
from starwright.forms import AttackKind, Bot, Side
from starwright.given import listing, of_kind, shown, table
from starwright.layout import Layout
from starwright.refusal import Unreadable

PACKED_BYTES = 224
PACKED_VERSION = 1
CELLS = 121


class ManyStrengths(NamedTuple):
    """Strengths of n ships, each an array of shape (n,)."""

    engines: npt.NDArray[np.uint32]
    engines_at_most: npt.NDArray[np.uint32]
    cannons: npt.NDArray[np.float64]
    """In points; half points are exact."""
    cannons_at_most: npt.NDArray[np.float64]


class ManyHeats(NamedTuple):
    """Where an attack strikes n ships, in throws of 36."""

    struck: npt.NDArray[np.uint8]
    """Shape (n, 11, 11): ship, row, column."""
    miss: npt.NDArray[np.uint8]
    """Shape (n,)."""


class Battles(NamedTuple):
    """How n battles ended."""

    scores: npt.NDArray[np.uint16]
    """Points, shape (n, players), by seat."""
    choices: npt.NDArray[np.uint32]
    """How many choices each took, shape (n,)."""


class Rounds(NamedTuple):
    """How n whole games ended."""

    purses: npt.NDArray[np.uint32]
    """Credits, shape (n, players), by seat."""
    choices: npt.NDArray[np.uint32]
    """How many choices each took, shape (n,)."""


@final
class Ships:
    """n ships of one board, read once and asked often.

    >>> ships = Ships.read([Layout.empty("IIIC").place((2, 3), 31).notation] * 3)
    >>> ships.judge(), ships.premiums()
    (array([ True,  True,  True]), array([15, 15, 15], dtype=int16))
    """

    __slots__ = ("_native",)

    def __init__(self, of: native.Ships) -> None:
        self._native = of_kind(of, native.Ships, "ships come from Ships.read, packed and of_tiles")

    @staticmethod
    def read(ships: Iterable[str] | Iterable[Layout], threads: int | None = None) -> Ships:
        """Ships from notations or layouts, at least one, all on one board. Raises `Unreadable` with the number of the
        ship that is wrong, from 0."""
        each = listing(ships, "ships")
        texts = [ship for ship in each if isinstance(ship, str)]
        if len(texts) < len(each):
            return Ships(native.Ships.of_layouts([_layout(place, ship)._native for place, ship in enumerate(each)], threads))
        return Ships(native.Ships.of_notations(texts, threads))

    @staticmethod
    def packed(name: str, ships: npt.NDArray[np.uint8], opened: Iterable[str] = ()) -> Ships:
        """Packed ships on the board of a class: shape (n, 224). They have a verdict and a premium and no more, for nothing
        else is known of them. Raises `Unreadable` with the number of the ship that is wrong, from 0."""
        board = Layout.empty(name, opened)._native
        return Ships(native.Ships.of_packed(board, table(ships, np.uint8, PACKED_BYTES, "packed ships")))

    @staticmethod
    def of_tiles(name: str, ships: npt.NDArray[np.uint16], opened: Iterable[str] = ()) -> Ships:
        """Ships of printed tiles on the board of a class: shape (n, 121). Raises `Unreadable` with the number of the ship
        that is wrong, from 0."""
        board = Layout.empty(name, opened)._native
        return Ships(native.Ships.of_tiles(board, table(ships, np.uint16, CELLS, "ships of tiles")))

    def __len__(self) -> int:
        return len(self._native)

    def __getitem__(self, place: int) -> Layout:
        """One of them, from the end if negative. Raises `IndexError` beyond, `Unreadable` for what is no whole number and for
        packed ships, of which too little is known."""
        try:
            index = range(len(self))[operator.index(place)]
        except TypeError as error:
            raise Unreadable(f"the place of a ship is a whole number, not {shown(place)}") from error
        return Layout(self._native.layout(index))

    def to_packed(self) -> npt.NDArray[np.uint8]:
        """Shape (n, 224)."""
        return self._native.packed().view(np.uint8)

    def to_tiles(self) -> npt.NDArray[np.uint16]:
        """Shape (n, 121). Raises `Unreadable` if a component is no printed tile."""
        return self._native.tiles()

    def judge(self, threads: int | None = None) -> npt.NDArray[np.bool_]:
        """Whether the ship check finds nothing: shape (n,). Raises `Unreadable` for a number of threads that is none, as all
        below does."""
        return self._native.judge(threads)

    def premiums(self, threads: int | None = None) -> npt.NDArray[np.int16]:
        """Premiums in credits, shape (n,); −1 on a board that asks for none."""
        return self._native.premiums(threads)

    def exposed(self, threads: int | None = None) -> npt.NDArray[np.uint32]:
        """Exposed connectors, shape (n,). Raises `Unreadable` for packed ships."""
        return self._native.exposed(threads)

    def strengths(self, threads: int | None = None) -> ManyStrengths:
        """What each could reach, with full batteries and no alien. Raises `Unreadable` for packed ships."""
        table = self._native.strengths(threads)
        return ManyStrengths(table[:, 0], table[:, 1], table[:, 2] / 2, table[:, 3] / 2)

    def heat(self, side: Side, threads: int | None = None) -> ManyHeats:
        """Where an attack from that side strikes. Raises `Refusal` on a board without printed numbers, `Unreadable` for
        packed ships."""
        return ManyHeats(*self._native.heat(side, threads))

    def damage_chances(self, kind: AttackKind, side: Side, threads: int | None = None) -> npt.NDArray[np.uint8]:
        """Throws of 36 that destroy something if nobody reacts, shape (n,). Raises as `heat` does."""
        return self._native.damage(kind, side, threads)


    def __eq__(self, other: object) -> bool:
        """Whether the same is known of the same ships on the same board."""
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
        return Layout.from_notation(ship) if isinstance(ship, str) else of_kind(ship, Layout, "ships come from notations and layouts")
    except Unreadable as error:
        raise Unreadable(f"ship {place}: {error}") from error


BOTS: tuple[Bot, ...] = ("random", "greedy", "wavering")
"""The bots of battles: any choice; the choice that looks best at once; now this, now that.

They place their fleets at random. The greedy one is the crate's and sees what its seat sees."""


def play_battles(
    seeds: Iterable[int],
    players: int = 4,
    *,
    powers: bool = True,
    bots: Bot | Sequence[Bot] = "random",
    threads: int | None = None,
) -> Battles:
    """A battle of each seed between bots: one for all, or one a seat. Raises `Refusal` for another number of players than 3 or
    4, `Unreadable` for a seed or bot that is none."""
    names = [bots] if isinstance(bots, str) else listing(bots, "bots")
    return Battles(*native.battles(listing(seeds, "seeds"), players, powers, names, threads))


def play_games(
    seeds: Iterable[int], players: int, classes: Iterable[str], *, threads: int | None = None
) -> Rounds:
    """A game of rounds of these classes of each seed between simple bots, for 2 to 5.

    Raises `Unreadable` for a seed or class that is none, `Refusal` if no game can begin so."""
    return Rounds(*native.rounds(listing(seeds, "seeds"), players, listing(classes, "classes"), threads))
