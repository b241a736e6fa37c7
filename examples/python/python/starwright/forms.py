"""Names of the values that everything here speaks of. Their forms are those of the crate's JSON."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from starwright.messages import AttackKind as AttackKind
from starwright.messages import Side as Side

Cell = tuple[int, int]
"""Column and row, counted from 0."""
Cells = frozenset[Cell]
Form = Mapping[str, Any]
"""A value of the crate as its JSON reads; `starwright.messages` has the types of all."""
Component = int | Form
"""The number of a printed tile, 1 to 144, or the form of a component."""
Colour = Literal["purple", "brown", "cyan"]
Theme = Literal["auto", "light", "dark", "safe"]
Bot = Literal["random", "greedy", "wavering"]
"""A bot of battles."""


def cells(listed: Sequence[Sequence[int]]) -> Cells:
    """A set of cells from its form."""
    return frozenset((column, row) for column, row in listed)
