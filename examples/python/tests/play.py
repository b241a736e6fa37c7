"""The environments of all games, for the tests."""

import random
from typing import Any

import pytest

from starwright.environments import Battle, Building, Flying, WholeGame, battle, flight, game, yard
from starwright.environments.solo import Solo

SETTINGS: dict[str, dict[str, Any]] = {
    "battle": {"players": 3},
    "yard": {"players": 2, "class_name": "IIIC", "sand": 8},
    "flight": {"players": 2, "class_name": "IIIC"},
    "game": {"players": 2, "classes": ["I", "IIC"], "sand": 8},
}
MODULES: dict[str, Any] = {"battle": battle, "yard": yard, "flight": flight, "game": game}
SOLO: dict[str, type[Solo]] = {"battle": Battle, "yard": Building, "flight": Flying, "game": WholeGame}
EVERY = pytest.mark.parametrize("play", SETTINGS)


def random_action(legal: Any, drawn: random.Random) -> int:
    return int(legal[drawn.randrange(len(legal))])
