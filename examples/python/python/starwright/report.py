"""Results of queries about ships, as immutable values."""

from dataclasses import dataclass
from html import escape

from starwright.forms import Cell, Cells, Form


@dataclass(frozen=True)
class Violation:
    """One violation of a building rule.

    Attributes:
        rule: The rule id, such as `LM-LEGAL-7`.
        says: The violation in words, with the printed names of the cells.
        sentence: The text of the rule.
        cells: The component at fault, and the cells it conflicts with.
        data: The full violation, as parsed JSON.
    """

    rule: str
    says: str
    sentence: str
    cells: tuple[Cell, ...]
    data: Form


@dataclass(frozen=True)
class ShipReport:
    """The ship check of one ship on a board.

    Attributes:
        legal: Whether this ship passes.
        cells: The cells of the board where the ship is built.
        components: Its cells that hold a component.
        pieces: The number of groups of joined components.
        faulty: The cells of the components at fault.
    """

    legal: bool
    cells: Cells
    components: Cells
    pieces: int
    faulty: Cells


@dataclass(frozen=True)
class Report:
    """The result of the ship check. `print` shows one violation per line, a notebook a table.

    Attributes:
        legal: Whether all ships pass.
        violations: Every violation, one per contact or component.
        pieces: The groups of joined components.
        exposed: The number of connectors that face no component.
        ships: The report of each ship of the board.
    """

    legal: bool
    violations: tuple[Violation, ...]
    pieces: tuple[Cells, ...]
    exposed: int
    ships: tuple[ShipReport, ...]

    def __str__(self) -> str:
        lines = [f"{violation.rule}: {violation.says}" for violation in self.violations]
        return "\n".join(lines) or "the ship check finds nothing wrong"

    def _repr_html_(self) -> str:
        if not self.violations:
            return f"<p>{self}</p>"
        rows = (
            f"<tr><td title='{escape(each.sentence)}'>{each.rule}</td><td>{escape(each.says)}</td></tr>"
            for each in self.violations
        )
        return f"<table><tr><th>rule</th><th>violation</th></tr>{''.join(rows)}</table>"


@dataclass(frozen=True)
class Misfit:
    """Why a component does not fit on a cell.

    Attributes:
        rule: The rule id.
        says: The reason in words.
        sentence: The text of the rule.
    """

    rule: str
    says: str
    sentence: str


@dataclass(frozen=True)
class WeakSpot:
    """The largest group of empty cells on a torus board.

    Attributes:
        cells: The empty cells.
        premium: The insurance premium, in credits.
    """

    cells: Cells
    premium: int


@dataclass(frozen=True)
class Strengths:
    """Strengths without batteries, and the maximum with batteries (each maximum on its own).

    Attributes:
        engines: Engine strength without batteries.
        engines_at_most: Engine strength with all batteries that help.
        cannons: Cannon strength without batteries, in points; half points are exact.
        cannons_at_most: Cannon strength with all batteries that help.
    """

    engines: int
    engines_at_most: int
    cannons: float
    cannons_at_most: float


@dataclass(frozen=True)
class Heat:
    """Where an attack hits, as a number of the 36 rolls of two dice.

    Attributes:
        struck: The rolls that hit each component, by cell.
        miss: The rolls that hit no component.
    """

    struck: dict[Cell, int]
    miss: int


@dataclass(frozen=True)
class Repair:
    """A repair that keeps as many components as possible.

    Attributes:
        kept: The cells of the components that stay.
        removed: The cells of the components taken off.
        cut_off: The cells of the components that are no longer joined then.
        proven: Whether it is proven that no repair keeps more.
    """

    kept: Cells
    removed: Cells
    cut_off: Cells
    proven: bool
