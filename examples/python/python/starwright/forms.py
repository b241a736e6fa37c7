"""Names of the values that everything here speaks of. Their forms are those of the crate's JSON."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

Cell = tuple[int, int]
"""Column and row, counted from 0."""
Cells = frozenset[Cell]
Form = Mapping[str, Any]
"""A value of the crate as its JSON reads, see the JSON schemas of the crate."""
Component = int | Form
"""The number of a printed tile, 1 to 144, or the form of a component."""
Side = Literal["front", "right", "rear", "left"]
Colour = Literal["purple", "brown", "cyan"]
AttackKind = Literal["small_meteor", "large_meteor", "light_cannon_fire", "heavy_cannon_fire", "intruder"]
Theme = Literal["auto", "light", "dark", "safe"]
Bot = Literal["random", "greedy", "wavering"]
"""A bot of battles."""


def cells(listed: Sequence[Sequence[int]]) -> Cells:
    """A set of cells from its form."""
    return frozenset((column, row) for column, row in listed)
