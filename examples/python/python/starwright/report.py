"""What is answered about ships, as values that do not change."""

from dataclasses import dataclass

from starwright.forms import Cell, Cells, Form


@dataclass(frozen=True)
class Violation:
    """One broken building rule."""

    rule: str
    """Its id, such as `LM-LEGAL-7`."""
    says: str
    """What is wrong, with the printed names of the cells."""
    sentence: str
    """The rule itself."""
    cells: tuple[Cell, ...]
    """The component at fault, and what it is at fault with."""
    data: Form
    """Everything about it, in its form."""


@dataclass(frozen=True)
class ShipReport:
    """The check of one ship of a board."""

    legal: bool
    cells: Cells
    components: Cells
    pieces: int
    faulty: Cells


@dataclass(frozen=True)
class Report:
    """Everything the ship check has to say."""

    legal: bool
    violations: tuple[Violation, ...]
    pieces: tuple[Cells, ...]
    """The groups of components that hang together by joints."""
    exposed: int
    """How many connectors face no component."""
    ships: tuple[ShipReport, ...]

    def __str__(self) -> str:
        lines = [f"{violation.rule}: {violation.says}" for violation in self.violations]
        return "\n".join(lines) or "the ship check finds nothing wrong"


@dataclass(frozen=True)
class Misfit:
    """Why a component does not fit on a cell."""

    rule: str
    says: str
    sentence: str


@dataclass(frozen=True)
class WeakSpot:
    """The largest group of empty cells of a torus."""

    cells: Cells
    premium: int
    """What it costs, in credits."""


@dataclass(frozen=True)
class Strengths:
    """Strengths without batteries, and with as many as help (each for itself)."""

    engines: int
    engines_at_most: int
    cannons: float
    """In points; half points are exact."""
    cannons_at_most: float


@dataclass(frozen=True)
class Heat:
    """Where an attack strikes: numbers of the 36 throws of two dice."""

    struck: dict[Cell, int]
    miss: int


@dataclass(frozen=True)
class Repair:
    """A repair that keeps as much as can be kept."""

    kept: Cells
    removed: Cells
    cut_off: Cells
    proven: bool
    """Whether no repair keeps more."""
