"""Ships as they are built: judged, improved, drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, final

import numpy as np
import numpy.typing as npt

from starwright import _starwright as native
from starwright.attack import Fleet
from starwright.forms import AttackKind, Cell, Cells, Colour, Component, Form, Side, cells
from starwright.given import listing, of_kind
from starwright.report import Heat, Misfit, Repair, Report, ShipReport, Strengths, Violation, WeakSpot


def strengths(halves: Sequence[int]) -> Strengths:
    """Strengths from four numbers, cannons in half points."""
    engines, engines_at_most, cannons, cannons_at_most = halves
    return Strengths(engines, engines_at_most, cannons / 2, cannons_at_most / 2)


@final
class Layout:
    """Components on a board, mistakes and all. It never changes: what changes it makes another.

    >>> ship = Layout.empty("IIIC").place((2, 3), 31).place((2, 4), 89)
    >>> [violation.rule for violation in ship.check().violations]
    ['LM-LEGAL-3', 'LM-LEGAL-7', 'LM-LEGAL-9']
    """

    __slots__ = ("_native",)

    def __init__(self, of: native.Layout) -> None:
        self._native = of_kind(of, native.Layout, "a layout comes from Layout.empty, from_notation and from_json")

    @staticmethod
    def empty(name: str, opened: Iterable[str] = ()) -> Layout:
        """The empty board of a class, `"I"` to `"IVC"`, with these marks opened.

        Raises `Unreadable` for a class that is none, `Refusal` for a mark that the board has not.
        """
        return Layout(native.Layout.empty(name, listing(opened, "the opened marks")))

    @staticmethod
    def from_notation(text: str) -> Layout:
        """A layout from its line of text. Raises `Unreadable` with the place of what is wrong."""
        return Layout(native.Layout.from_notation(text))

    @staticmethod
    def from_json(form: str | Form) -> Layout:
        """A layout from JSON, or from what JSON reads to. Raises `Unreadable`."""
        return Layout(native.Layout.from_form(form))

    @property
    def notation(self) -> str:
        """The layout in one line of text."""
        return self._native.notation()

    @property
    def form(self) -> Form:
        """The layout as its JSON reads."""
        return self._native.form()

    def json(self) -> str:
        """The layout as JSON."""
        return self._native.json()

    @property
    def class_name(self) -> str | None:
        """The class of the board; nothing for one of somebody's own."""
        return self._native.class_name()

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        return self._native.size()

    @property
    def open_cells(self) -> Cells:
        """The cells that may hold a component."""
        return cells(self._native.open_cells())

    @property
    def occupied(self) -> Cells:
        """The cells with a component."""
        return cells(self._native.occupied())

    @property
    def sites(self) -> Cells:
        """The cells that may be built on now (LM-CABIN-4)."""
        return cells(self._native.sites())

    def __getitem__(self, cell: Cell) -> Form | None:
        """The component on a cell, if there is one. Raises `Unreadable` for what is no cell."""
        return self._native.at(cell)

    def __len__(self) -> int:
        """How many components there are."""
        return len(self._native.occupied())

    def __bool__(self) -> bool:
        """Always true: an empty board is a layout, too."""
        return True

    def __iter__(self) -> Iterator[Cell]:
        """The cells with a component, row by row."""
        return iter((column, row) for column, row in self._native.occupied())

    def __contains__(self, cell: Cell) -> bool:
        """Whether a cell has a component. Raises `Unreadable` for what is no cell."""
        return self._native.at(cell) is not None

    def place(self, cell: Cell, component: Component, turn: int = 0) -> Layout:
        """With a component more, turned clockwise by so many quarters; no rule of building is asked.

        Raises `Refusal` if the cell is taken or none of the board's, `Unreadable` for what is no cell, component or
        turn.
        """
        return Layout(self._native.place(cell, component, turn))

    def remove(self, *gone: Cell) -> Layout:
        """Without the components on these cells. Raises `Unreadable` for a cell that has none."""
        return Layout(self._native.remove(list(gone)))

    def is_legal(self) -> bool:
        """Whether `check` finds nothing, without saying why."""
        return self._native.is_legal()

    def check(self) -> Report:
        """The ship check: every broken rule by itself, once for each contact or component."""
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
        """The cells where a component fits, for each of its turns by 0 to 3 quarters, clockwise. Raises `Unreadable`.

        Where it touches its ship and joins nothing it fits too, unless the rulings say `strict_joints` (LM-R18)."""
        none, quarter, half, three_quarters = map(cells, self._native.fits(component, rulings))
        return none, quarter, half, three_quarters

    def misfits(
        self, cell: Cell, component: Component, turn: int = 0, rulings: Form | None = None
    ) -> tuple[Misfit, ...]:
        """All that speaks against a component on a cell; nothing, if it `fits`. Raises `Unreadable`."""
        return tuple(Misfit(*each) for each in self._native.misfits(cell, component, turn, rulings))

    @property
    def weak_spot(self) -> WeakSpot | None:
        """The largest group of empty cells (LM-TORUS-4); nothing on a board that asks for no premium."""
        spot = self._native.weak_spot()
        return WeakSpot(cells(spot["cells"]), spot["premium"]) if spot else None

    @property
    def premium(self) -> int | None:
        """What the insurance costs, in credits; nothing on a board that asks for none."""
        spot = self.weak_spot
        return spot.premium if spot else None

    @property
    def exposed_connectors(self) -> int:
        """How many connectors face no component."""
        return self._native.exposed_connectors()

    def strengths(self) -> Strengths:
        """What the ships as built could reach, with full batteries and no alien; mistakes play no part."""
        return strengths(self._native.strengths())

    def heat(self, side: Side) -> Heat:
        """How likely an attack from that side is to strike each component, in throws of 36.

        Raises `Refusal` on a board without printed numbers, `Unreadable` for what is no side or kind of attack.
        """
        heat = self._native.heat(side)
        struck = {(each["at"][0], each["at"][1]): each["chance"] for each in heat["struck"]}
        return Heat(struck, heat["miss"])

    def damage_chance(self, kind: AttackKind, side: Side) -> int:
        """How many of 36 throws let an attack destroy something, if nobody reacts (LM-R23).

        Raises `Refusal` on a board without printed numbers, `Unreadable` for what is no side or kind of attack.
        """
        return self._native.damage_chance(kind, side)

    def repair(self) -> Repair:
        """The repair at the ship check that keeps most."""
        repair = self._native.repair()
        removed = [removal["cell"] for removal in repair["why"]] if "why" in repair else repair["removed"]
        return Repair(cells(repair["kept"]), cells(removed), cells(repair["cut_off"]), repair["proven"])

    def alien_cabins(self, colour: Colour) -> Cells:
        """Where an alien of that colour may live (LM-LEGAL-13). Raises `Unreadable` for what is no colour."""
        return cells(self._native.alien_cabins(colour))

    def fleet(self, aliens: Sequence[tuple[Cell, Any]] = ()) -> Fleet:
        """Through the gate, everybody aboard: first these aliens with their cabins, then humans wherever there is room.

        Raises `Refusal` with the report as data if the ship check finds anything, or if an alien may not live so,
        `Unreadable` for what is no alien in a cabin.
        """
        return Fleet(self._native.fleet(listing(aliens, "aliens with their cabins")))

    def aim(self, side: Side, dice: Sequence[int] = ()) -> Form:
        """Where dice lead an attack from that side: `{"final": lines}`, or `{"more": …}` if another die is wanted.

        Raises `Refusal` on a board without printed numbers, `Unreadable` for what is no die and for a die too many.
        """
        return self._native.aim(side, listing(dice, "dice"))

    def drawing(self, *, mistakes: bool = False, weak_spot: bool = False) -> str:
        """The layout drawn for a terminal."""
        return self._native.drawing(mistakes, weak_spot)

    def svg(self, **overlays: Any) -> str:
        """A scalable picture. Shown besides: `mistakes`, `weak_spot` (true), `held` (a component that is to fit), `heat` (a
        side), `lines`, `struck`, `lost`, `chosen`, `pieces`; and `theme`, `id`. Raises `Unreadable`, and `Refusal` for `heat` on a board without printed numbers.
        """
        return self._native.svg(overlays)

    def packed(self) -> npt.NDArray[np.uint8]:
        """All that the ship check reads, as 224 bytes; see `starwright.batch`."""
        return self._native.packed().view(np.uint8)

    def _repr_svg_(self) -> str:
        return self.svg(mistakes=True)

    def __repr__(self) -> str:
        return self.notation

    def __str__(self) -> str:
        return self.drawing()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and self._native == other._native

    def __hash__(self) -> int:
        return hash(self._native)

    def __reduce__(self) -> tuple[Any, ...]:
        return Layout.from_json, (self.json(),)
