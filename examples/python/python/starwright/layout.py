"""Ships under construction: checked, repaired, drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, final

import numpy as np
import numpy.typing as npt

from starwright import _starwright as native
from starwright.attack import Fleet
from starwright.forms import AttackKind, Cell, Cells, ClassName, Colour, Component, Form, Side, cells
from starwright.given import listing, of_kind
from starwright.report import Heat, Misfit, Repair, Report, ShipReport, Strengths, Violation, WeakSpot


def strengths(halves: Sequence[int]) -> Strengths:
    """Strengths from four numbers; cannons are in half points."""
    engines, engines_at_most, cannons, cannons_at_most = halves
    return Strengths(engines, engines_at_most, cannons / 2, cannons_at_most / 2)


@final
class Layout(Mapping[Cell, Form]):
    """Components on a board, legal or not: a mapping of cells to components. Immutable: methods return a new layout.

    `ship[cell]`, `cell in ship`, `ship.get(cell)`, `ship.items()` and `len(ship)` are about the cells that hold a
    component, row by row. A layout is always true, also without components. In a notebook it shows its picture.

    >>> ship = Layout.empty("IIIC").place((2, 3), 31).place((2, 4), 89)
    >>> [violation.rule for violation in ship.check().violations]
    ['LM-LEGAL-3', 'LM-LEGAL-7', 'LM-LEGAL-9']
    """

    __slots__ = ("_native",)

    def __init__(self, of: native.Layout) -> None:
        """Not for direct use: `Layout.empty`, `Layout.from_notation` and `Layout.from_json` make layouts."""
        self._native = of_kind(of, native.Layout, "Layout.empty, Layout.from_notation or Layout.from_json")

    @staticmethod
    def empty(name: ClassName, opened: Iterable[str] = ()) -> Layout:
        """The empty board of a class, `"I"` to `"IVC"`, with the marks in `opened` opened.

        Raises `Unreadable` if there is no such class, `Refusal` if the board has no such mark.
        """
        return Layout(native.Layout.empty(name, listing(opened, "opened marks")))

    @staticmethod
    def from_notation(text: str) -> Layout:
        """Parse a layout from one line of notation. Raises `Unreadable` with the position of the error."""
        return Layout(native.Layout.from_notation(text))

    @staticmethod
    def from_json(form: str | Form) -> Layout:
        """Read a layout from a JSON string or parsed JSON. Raises `Unreadable` if it is malformed."""
        return Layout(native.Layout.from_form(form))

    @property
    def notation(self) -> str:
        """The layout as one line of notation."""
        return self._native.notation()

    @property
    def form(self) -> Form:
        """The layout as parsed JSON."""
        return self._native.form()

    def json(self) -> str:
        """The layout as a JSON string."""
        return self._native.json()

    @property
    def class_name(self) -> ClassName | None:
        """The class of the board; None for a custom board."""
        return self._native.class_name()

    @property
    def size(self) -> tuple[int, int]:
        """The number of columns and rows."""
        return self._native.size()

    @property
    def open_cells(self) -> Cells:
        """The cells that may hold a component."""
        return cells(self._native.open_cells())

    @property
    def occupied(self) -> Cells:
        """The cells that hold a component."""
        return cells(self._native.occupied())

    @property
    def sites(self) -> Cells:
        """The cells that may currently be built on (LM-CABIN-4)."""
        return cells(self._native.sites())

    def __getitem__(self, cell: Cell) -> Form:
        """The component on a cell. Raises `KeyError` if it holds none, `Unreadable` if `cell` is not a cell."""
        component = self._native.at(cell)
        if component is None:
            raise KeyError(cell)
        return component

    def __len__(self) -> int:
        """The number of components."""
        return len(self._native.occupied())

    def __bool__(self) -> bool:
        """Always true, even for an empty board."""
        return True

    def __iter__(self) -> Iterator[Cell]:
        """Iterate over the cells that hold a component, row by row."""
        return iter([(column, row) for column, row in self._native.occupied()])

    def __contains__(self, cell: object) -> bool:
        """Whether a cell holds a component. Raises `Unreadable` if `cell` is not a cell."""
        return self._native.at(cell) is not None  # type: ignore[arg-type]

    def place(self, cell: Cell, component: Component, turn: int = 0) -> Layout:
        """Add a component, turned clockwise by `turn` quarters. Building rules are not checked.

        Raises `Refusal` if the cell is occupied or not on the board, `Unreadable` if an argument is invalid.
        """
        return Layout(self._native.place(cell, component, turn))

    def remove(self, *gone: Cell) -> Layout:
        """Remove the components on these cells. Raises `Unreadable` if a cell holds none."""
        return Layout(self._native.remove(list(gone)))

    def is_legal(self) -> bool:
        """Whether the ship passes the ship check; `check` gives the reasons."""
        return self._native.is_legal()

    def check(self) -> Report:
        """The ship check. Lists every violation, one per contact or component."""
        report, told = self._native.check()
        violations = tuple(
            Violation(
                rule=each["rule"],
                says=each["says"],
                sentence=each["sentence"],
                cells=tuple((column, row) for column, row in each["violation"]["cells"]),
                data=each["violation"],
            )
            for each in told
        )
        ships = tuple(
            ShipReport(ship["legal"], cells(ship["cells"]), cells(ship["components"]), ship["pieces"], cells(ship["faulty"]))
            for ship in report["ships"]
        )
        pieces = tuple(cells(piece) for piece in report["pieces"])
        return Report(report["legal"], violations, pieces, report["exposed"], ships)

    def fits(self, component: Component, rulings: Form | None = None) -> tuple[Cells, Cells, Cells, Cells]:
        """The cells where a component fits, for each of 0 to 3 clockwise quarter turns.

        A component that touches the ship without joining it fits, unless `rulings` set `strict_joints` (LM-R18).
        Raises `Unreadable` if an argument is invalid.
        """
        none, quarter, half, three_quarters = map(cells, self._native.fits(component, rulings))
        return none, quarter, half, three_quarters

    def misfits(
        self, cell: Cell, component: Component, turn: int = 0, rulings: Form | None = None
    ) -> tuple[Misfit, ...]:
        """Why a component does not fit on a cell; empty if it `fits`. Raises `Unreadable` if an argument is invalid."""
        return tuple(Misfit(*each) for each in self._native.misfits(cell, component, turn, rulings))

    @property
    def weak_spot(self) -> WeakSpot | None:
        """The largest group of empty cells (LM-TORUS-4); None on a board without a premium."""
        spot = self._native.weak_spot()
        return WeakSpot(cells(spot["cells"]), spot["premium"]) if spot else None

    @property
    def premium(self) -> int | None:
        """The insurance premium in credits; None on a board without one."""
        spot = self.weak_spot
        return spot.premium if spot else None

    @property
    def exposed_connectors(self) -> int:
        """The number of connectors that face no component."""
        return self._native.exposed_connectors()

    def strengths(self) -> Strengths:
        """Strengths of the ships as built, with full batteries and no aliens. Violations are ignored."""
        return strengths(self._native.strengths())

    def heat(self, side: Side) -> Heat:
        """How many of the 36 rolls of two dice hit each component, for an attack from `side`.

        Raises `Refusal` on a board without printed numbers, `Unreadable` if there is no such side.
        """
        heat = self._native.heat(side)
        struck = {(each["at"][0], each["at"][1]): each["chance"] for each in heat["struck"]}
        return Heat(struck, heat["miss"])

    def damage_chance(self, kind: AttackKind, side: Side) -> int:
        """How many of the 36 rolls destroy a component if no defence is used (LM-R23).

        Raises `Refusal` on a board without printed numbers, `Unreadable` if there is no such side or kind of attack.
        """
        return self._native.damage_chance(kind, side)

    def repair(self) -> Repair:
        """The repair that makes the ship legal and keeps the most components."""
        repair = self._native.repair()
        removed = [removal["cell"] for removal in repair["why"]] if "why" in repair else repair["removed"]
        return Repair(cells(repair["kept"]), cells(removed), cells(repair["cut_off"]), repair["proven"])

    def alien_cabins(self, colour: Colour) -> Cells:
        """The cabins where an alien of that colour may live (LM-LEGAL-13).

        Raises `Unreadable` if there is no such colour.
        """
        return cells(self._native.alien_cabins(colour))

    def fleet(self, aliens: Sequence[tuple[Cell, Any]] = ()) -> Fleet:
        """Validate the layout and board the crew: the given aliens in their cabins, then humans wherever there is room.

        Raises `Refusal` if the ship is illegal (with the report as data) or an alien may not live in its cabin,
        `Unreadable` if an entry of `aliens` is malformed.
        """
        return Fleet(self._native.fleet(listing(aliens, "aliens with their cabins")))

    def aim(self, side: Side, dice: Sequence[int] = ()) -> Form:
        """The lines hit by an attack from `side`: `{"final": lines}`, or `{"more": …}` if another die is needed.

        Raises `Refusal` on a board without printed numbers, `Unreadable` if a die is invalid or there are too many.
        """
        return self._native.aim(side, listing(dice, "dice"))

    def drawing(self, *, mistakes: bool = False, weak_spot: bool = False) -> str:
        """Text drawing of the layout for a terminal."""
        return self._native.drawing(mistakes, weak_spot)

    def svg(self, **overlays: Any) -> str:
        """The layout as SVG.

        Overlays: `mistakes` and `weak_spot` (booleans), `held` (show where this component fits), `heat` (a side),
        `lines`, `struck`, `lost`, `chosen` and `pieces`; also `theme` and `id`. Raises `Refusal` for `heat` on a board
        without printed numbers, `Unreadable` if an overlay is invalid.
        """
        return self._native.svg(overlays)

    def packed(self) -> npt.NDArray[np.uint8]:
        """The packed form, 224 bytes; see `starwright.batch`."""
        return self._native.packed().view(np.uint8)

    def _repr_svg_(self) -> str:
        return self.svg(mistakes=True)

    def __repr__(self) -> str:
        return f"Layout.from_notation({self.notation!r})"

    def __str__(self) -> str:
        return self.drawing()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and self._native == other._native

    def __hash__(self) -> int:
        return hash(self._native)

    def __reduce__(self) -> tuple[Any, ...]:
        return Layout.from_json, (self.json(),)
