"""Ships that fly, and what strikes them: aim, threat, defence, impact, pieces."""

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
    """What an attack strikes, and what could be done about it."""

    lines: tuple[Form, ...]
    """For each line what it meets and who could stop it."""
    struck: Cells
    data: Form
    """Everything about it, in its form."""


@dataclass(frozen=True)
class LineEnd:
    """How one line of an attack ends."""

    says: str
    data: Form


@dataclass(frozen=True)
class Settled:
    """What is left of a fleet after a hit, and what it lost."""

    fleet: Fleet
    losses: Form


@dataclass(frozen=True)
class Defended:
    """The outcome of a defence."""

    lines: tuple[LineEnd, ...]
    after: Settled | Impact
    """What is left; or, if a ship falls apart, the impact, whose owner keeps pieces."""


def _after(left: native.Impact | tuple[native.Fleet, Form]) -> Settled | Impact:
    if isinstance(left, native.Impact):
        return Impact(left)
    fleet, losses = left
    return Settled(Fleet(fleet), losses)


@final
class Fleet:
    """0 to 4 ships on one board that cannot be illegal, and what is aboard. It never changes."""

    __slots__ = ("_native",)

    def __init__(self, of: native.Fleet) -> None:
        self._native = of_kind(of, native.Fleet, "a fleet comes from Layout.fleet and Fleet.from_json")

    @staticmethod
    def from_json(form: str | Form) -> Fleet:
        """A fleet from JSON, or from what JSON reads to; it goes through the gate. Raises `Unreadable`."""
        return Fleet(native.Fleet.from_form(form))

    @property
    def form(self) -> Form:
        """The fleet as its JSON reads."""
        return self._native.form()

    def json(self) -> str:
        """The fleet as JSON."""
        return self._native.json()

    @property
    def layout(self) -> Layout:
        """The components."""
        from starwright.layout import Layout

        return Layout(self._native.layout())

    @property
    def ships(self) -> tuple[Cells, ...]:
        """The components of each ship."""
        return tuple(cells(ship) for ship in self._native.ships())

    @property
    def humans(self) -> int:
        """How many humans are aboard."""
        return self._native.crew()[0]

    @property
    def aliens(self) -> int:
        """How many aliens are aboard."""
        return self._native.crew()[1]

    @property
    def batteries(self) -> int:
        """How many tokens are left."""
        return self._native.batteries()

    def strengths(self) -> Strengths:
        """What the fleet can reach now, aliens included: engines of its weakest ship, cannons of all."""
        from starwright.layout import strengths

        return strengths(self._native.strengths())

    def incoming(self, kind: AttackKind, lines: Form) -> Form:
        """An attack along lines, as `Layout.aim` gives them. Raises `Unreadable`."""
        return self._native.incoming(kind, lines)

    def threat(self, incoming: Form, defence: Form | None = None) -> Threat:
        """What an attack strikes if this is done about it, and what could be done still.

        Raises `Refusal` for a defence that is not allowed, `Unreadable` for what is no attack or defence.
        """
        threat = self._native.threat(incoming, {} if defence is None else defence)
        struck: list[Any] = []
        for line in threat["lines"]:
            met = line["met"]
            struck += [] if isinstance(met, str) else [met["component"]] if "component" in met else next(iter(met.values()))
        return Threat(tuple(threat["lines"]), cells(struck), threat)

    def defend(self, incoming: Form, defence: Form | None = None) -> Defended:
        """The outcome of an attack and a defence; batteries are found where the defence names none.

        Raises `Refusal` for a defence that is not allowed or cannot be paid, `Unreadable` for what is no attack or defence.
        """
        lines, after = self._native.defend(incoming, {} if defence is None else defence)
        return Defended(tuple(LineEnd(says, data) for data, says in lines), _after(after))

    def svg(self, **overlays: Any) -> str:
        """A scalable picture with what is aboard; see `Layout.svg`."""
        return self._native.svg(overlays)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<{self.humans} humans, {self.aliens} aliens, {self.batteries} batteries: {self.layout!r}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fleet) and self._native == other._native

    def __hash__(self) -> int:
        return hash(self.json())

    def __reduce__(self) -> tuple[Any, ...]:
        return Fleet.from_json, (self.json(),)


@final
class Impact:
    """A fleet of which a ship falls apart: its owner keeps one piece of it."""

    __slots__ = ("_native",)

    def __init__(self, of: native.Impact) -> None:
        self._native = of_kind(of, native.Impact, "an impact comes from Fleet.defend and Impact.from_json")

    @staticmethod
    def from_json(form: str | Form) -> Impact:
        """An impact from JSON, or from what JSON reads to. Raises `Unreadable`."""
        return Impact(native.Impact.from_form(form))

    @property
    def pieces(self) -> tuple[Cells, ...]:
        """The pieces of the ships that fell apart."""
        return tuple(cells(piece) for piece in self._native.pieces())

    @property
    def destroyed(self) -> Cells:
        """The components that were destroyed."""
        return cells(self._native.destroyed())

    def keep(self, cell: Cell) -> Settled | Impact:
        """Keeps the piece with this component. Raises `Refusal` if it is in no piece that may be kept, `Unreadable` for what
        is no cell."""
        return _after(self._native.keep(cell))

    def json(self) -> str:
        """The impact as JSON."""
        return self._native.json()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Impact) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash(self.json())

    def __reduce__(self) -> tuple[Any, ...]:
        return Impact.from_json, (self.json(),)
