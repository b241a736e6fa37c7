"""Ships in flight under attack: threats, defences, hits, and ships that break apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, final

from starwright import _starwright as native
from starwright.forms import AttackKind, Cell, Cells, Form, cells
from starwright.given import of_kind

if TYPE_CHECKING:
    from starwright.layout import Layout
    from starwright.report import Strengths


@dataclass(frozen=True)
class Threat:
    """What an attack hits, and the available defences.

    Attributes:
        lines: For each line, what it hits and what could stop it.
        struck: The cells of the components that are hit.
        data: The full threat, as parsed JSON.
    """

    lines: tuple[Form, ...]
    struck: Cells
    data: Form


@dataclass(frozen=True)
class LineEnd:
    """The outcome of one line of an attack.

    Attributes:
        says: The outcome in words.
        data: The outcome as parsed JSON.
    """

    says: str
    data: Form


@dataclass(frozen=True)
class Settled:
    """A fleet after an attack, and its losses.

    Attributes:
        fleet: The fleet that is left.
        losses: What it lost, as parsed JSON.
    """

    fleet: Fleet
    losses: Form


@dataclass(frozen=True)
class Defended:
    """The outcome of a defence.

    Attributes:
        lines: How each line of the attack ended.
        after: The fleet after the attack; or, if a ship breaks apart, an `Impact` whose owner chooses the piece to keep.
    """

    lines: tuple[LineEnd, ...]
    after: Settled | Impact


def _after(left: native.Impact | tuple[native.Fleet, Form]) -> Settled | Impact:
    if isinstance(left, native.Impact):
        return Impact(left)
    fleet, losses = left
    return Settled(Fleet(fleet), losses)


@final
class Fleet:
    """0 to 4 legal ships on one board, with everything aboard. Immutable."""

    __slots__ = ("_native",)

    def __init__(self, of: native.Fleet) -> None:
        """Not for direct use: `Layout.fleet` and `Fleet.from_json` make fleets."""
        self._native = of_kind(of, native.Fleet, "Layout.fleet or Fleet.from_json")

    @staticmethod
    def from_json(form: str | Form) -> Fleet:
        """Read a fleet from a JSON string or parsed JSON, and validate it.

        Raises `Unreadable` if it is malformed or illegal.
        """
        return Fleet(native.Fleet.from_form(form))

    @property
    def form(self) -> Form:
        """The fleet as parsed JSON."""
        return self._native.form()

    def json(self) -> str:
        """The fleet as a JSON string."""
        return self._native.json()

    @property
    def layout(self) -> Layout:
        """The components of the fleet."""
        from starwright.layout import Layout

        return Layout(self._native.layout())

    @property
    def ships(self) -> tuple[Cells, ...]:
        """The cells of the components of each ship."""
        return tuple(cells(ship) for ship in self._native.ships())

    @property
    def humans(self) -> int:
        """The number of humans aboard."""
        return self._native.crew()[0]

    @property
    def aliens(self) -> int:
        """The number of aliens aboard."""
        return self._native.crew()[1]

    @property
    def batteries(self) -> int:
        """The number of battery tokens left."""
        return self._native.batteries()

    def strengths(self) -> Strengths:
        """Current strengths, including aliens: engines of the weakest ship, cannons of all ships together."""
        from starwright.layout import strengths

        return strengths(self._native.strengths())

    def incoming(self, kind: AttackKind, lines: Form) -> Form:
        """The attack of a kind along `lines`, as returned by `Layout.aim`.

        Raises `Unreadable` if either is malformed.
        """
        return self._native.incoming(kind, lines)

    def threat(self, incoming: Form, defence: Form | None = None) -> Threat:
        """What an attack hits given a partial defence, and the defences still available.

        Raises `Refusal` if the defence is illegal, `Unreadable` if the attack or the defence is malformed.
        """
        threat = self._native.threat(incoming, {} if defence is None else defence)
        struck: list[Any] = []
        for line in threat["lines"]:
            met = line["met"]
            struck += [] if isinstance(met, str) else [met["component"]] if "component" in met else next(iter(met.values()))
        return Threat(tuple(threat["lines"]), cells(struck), threat)

    def defend(self, incoming: Form, defence: Form | None = None) -> Defended:
        """Resolve an attack against a defence. If the defence names no batteries, they are chosen automatically.

        Raises `Refusal` if the defence is illegal or there are too few batteries, `Unreadable` if the attack or the
        defence is malformed.
        """
        lines, after = self._native.defend(incoming, {} if defence is None else defence)
        return Defended(tuple(LineEnd(says, data) for data, says in lines), _after(after))

    def svg(self, **overlays: Any) -> str:
        """The fleet with everything aboard as SVG. For the overlays see `Layout.svg`."""
        return self._native.svg(overlays)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        aboard = f"{self.humans} humans, {self.aliens} aliens, {self.batteries} batteries"
        return f"<Fleet: {aboard}, {self.layout.notation}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fleet) and self._native == other._native

    def __hash__(self) -> int:
        return hash(self.json())

    def __reduce__(self) -> tuple[Any, ...]:
        return Fleet.from_json, (self.json(),)


@final
class Impact:
    """A fleet with a ship that broke apart: its owner keeps one piece of it."""

    __slots__ = ("_native",)

    def __init__(self, of: native.Impact) -> None:
        """Not for direct use: `Fleet.defend` and `Impact.from_json` make impacts."""
        self._native = of_kind(of, native.Impact, "Fleet.defend or Impact.from_json")

    @staticmethod
    def from_json(form: str | Form) -> Impact:
        """Read an impact from a JSON string or parsed JSON. Raises `Unreadable` if it is malformed."""
        return Impact(native.Impact.from_form(form))

    @property
    def pieces(self) -> tuple[Cells, ...]:
        """The pieces of the ships that broke apart."""
        return tuple(cells(piece) for piece in self._native.pieces())

    @property
    def destroyed(self) -> Cells:
        """The cells of the components that were destroyed."""
        return cells(self._native.destroyed())

    def keep(self, cell: Cell) -> Settled | Impact:
        """Keep the piece that contains the component on `cell`.

        Raises `Refusal` if no piece that may be kept contains it, `Unreadable` if `cell` is not a cell.
        """
        return _after(self._native.keep(cell))

    def json(self) -> str:
        """The impact as a JSON string."""
        return self._native.json()

    def __repr__(self) -> str:
        return f"<Impact: {len(self.destroyed)} destroyed, {len(self.pieces)} pieces to choose from>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Impact) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash(self.json())

    def __reduce__(self) -> tuple[Any, ...]:
        return Impact.from_json, (self.json(),)
