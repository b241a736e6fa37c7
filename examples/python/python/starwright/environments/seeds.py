"""The seeds of an environment: each game has its own, drawn from the seed of the first `reset`."""

from __future__ import annotations

import secrets
from typing import Any

from starwright import _starwright as native
from starwright.given import shown
from starwright.refusal import Unreadable


class Seeds:
    """Seeds drawn one after another. An option of the ignored name is not refused."""

    def __init__(self, ignored: str | None = None) -> None:
        self._ignored = ignored
        self._place = secrets.randbits(64)

    def draw(self, seed: int | None, options: dict[str, Any] | None) -> int:
        """The seed of the next game. A seed starts the row anew. Raises `Unreadable` if it is invalid, and for any option."""
        if not (options is None or isinstance(options, dict)):
            raise Unreadable(f"options must be a dict or None, got {shown(options)}")
        for name in (options or {}).keys() - {self._ignored}:
            raise Unreadable(f"unknown option {shown(name)}; reset takes none, settings belong to the environment")
        if seed is not None:
            self._place = native.seed(seed)
        return self._mixed()

    def _mixed(self) -> int:
        """The next number of SplitMix64, which takes a microsecond."""
        self._place = (self._place + 0x9E3779B97F4A7C15) % 2**64
        mixed = (self._place ^ self._place >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % 2**64
        return mixed ^ mixed >> 31


PETTINGZOO = "options"
"""The name of an option that PettingZoo's own test gives to every environment."""
