"""Shared type aliases. Their forms are those of the crate's JSON."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from starwright.messages import AttackKind as AttackKind
from starwright.messages import Class as ClassName
from starwright.messages import Side as Side
from starwright.messages import Skill as Skill

Cell = tuple[int, int]
"""Column and row, counted from 0."""
Cells = frozenset[Cell]
Form = Mapping[str, Any]
"""A value of the crate as parsed JSON; `starwright.messages` has the exact types, `starwright.schemas` the schemas."""
Component = int | Form
"""The number of a printed tile, 1 to 144, or a component as parsed JSON."""
Colour = Literal["purple", "brown", "cyan"]
Theme = Literal["auto", "light", "dark", "safe"]
Bot = Literal["random", "greedy", "wavering"]
"""The name of a bot for battles."""
Play = Literal["battle", "yard", "flight", "game"]
"""The name of a kind of game."""


def cells(listed: Sequence[Sequence[int]]) -> Cells:
    """Convert a list of cells to a set."""
    return frozenset((column, row) for column, row in listed)


__all__ = [
    "AttackKind", "Bot", "Cell", "Cells", "ClassName", "Colour", "Component", "Form", "Play", "Side", "Skill", "Theme",
    "cells",
]
