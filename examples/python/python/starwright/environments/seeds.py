"""The seeds of an environment: each game has its own, drawn from the seed of the first `reset`."""

from __future__ import annotations

from typing import Any

import numpy as np

from starwright import _starwright as native
from starwright.given import shown
from starwright.refusal import Unreadable


class Seeds:
    """Seeds drawn one after another. An option of the ignored name is not refused."""

    def __init__(self, ignored: str | None = None) -> None:
        self._ignored = ignored
        self._chance = np.random.default_rng()

    def draw(self, seed: int | None, options: dict[str, Any] | None) -> int:
        """The seed of the next game. A seed starts the row anew. Raises `Unreadable` if it is invalid, and for any option."""
        if not (options is None or isinstance(options, dict)):
            raise Unreadable(f"options must be a dict or None, got {shown(options)}")
        for name in (options or {}).keys() - {self._ignored}:
            raise Unreadable(f"unknown option {shown(name)}; reset takes none, settings belong to the environment")
        if seed is not None:
            self._chance = np.random.default_rng(native.seed(seed))
        return int(self._chance.integers(2**63))


PETTINGZOO = "options"
"""The name of an option that PettingZoo's own test gives to every environment."""
