"""Results of queries about ships, as immutable values."""

from dataclasses import dataclass

from starwright.forms import Cell, Cells, Form


@dataclass(frozen=True)
class Violation:
    """One violation of a building rule."""

    rule: str
    """The rule id, such as `LM-LEGAL-7`."""
    says: str
    """The violation in words, with the printed names of the cells."""
    sentence: str
    """The text of the rule."""
    cells: tuple[Cell, ...]
    """The component at fault, and the cells it conflicts with."""
    data: Form
    """The full violation, as parsed JSON."""


@dataclass(frozen=True)
class ShipReport:
    """The ship check of one ship on a board."""

    legal: bool
    cells: Cells
    components: Cells
    pieces: int
    faulty: Cells


@dataclass(frozen=True)
class Report:
    """The result of the ship check."""

    legal: bool
    violations: tuple[Violation, ...]
    pieces: tuple[Cells, ...]
    """The groups of joined components."""
    exposed: int
    """The number of connectors that face no component."""
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
    """The largest group of empty cells on a torus board."""

    cells: Cells
    premium: int
    """The insurance premium, in credits."""


@dataclass(frozen=True)
class Strengths:
    """Strengths without batteries, and the maximum with batteries (each maximum on its own)."""

    engines: int
    engines_at_most: int
    cannons: float
    """In points; half points are exact."""
    cannons_at_most: float


@dataclass(frozen=True)
class Heat:
    """Where an attack hits, as a number of the 36 rolls of two dice."""

    struck: dict[Cell, int]
    miss: int


@dataclass(frozen=True)
class Repair:
    """A repair that keeps as many components as possible."""

    kept: Cells
    removed: Cells
    cut_off: Cells
    proven: bool
    """Whether it is proven that no repair keeps more."""
