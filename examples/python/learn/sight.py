"""What the learner of the battle looks at: the lines ahead of fighters, and the surroundings of hexes where ships may go.

Hexes are numbered as in the observation, column by column in the square around the board; a last number stands for all beyond it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

RADIUS = 8
SIDE = 2 * RADIUS + 1
HEXES = SIDE * SIDE
FLEET, FIGHTERS = 20, 18
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Clockwise from north."""
REACH = 11
"""The own hex, and ten ahead."""
AHEAD = 6
"""The hex where a fighter lands, and five in range of its shot."""
CONTENTS = 9
"""Off the board, empty, asteroid, probe, own fighter, own capital ship, enemy fighter, enemy capital ship, a damaged one."""
PLACE = CONTENTS + 9
"""Numbers that describe a hex."""


def _lines() -> Any:
    """The hexes ahead of each hex in each direction, the hex itself first."""
    lines = np.full((HEXES + 1, 6, REACH + AHEAD), HEXES, np.int32)
    for number in range(HEXES):
        for side, (across, down) in enumerate(DIRECTIONS):
            for step in range(REACH + AHEAD):
                column, row = number // SIDE + across * step, number % SIDE + down * step
                if 0 <= column < SIDE and 0 <= row < SIDE:
                    lines[number, side, step] = SIDE * column + row
    return lines


LINES = jnp.array(_lines())
_Q, _R = np.divmod(np.arange(HEXES), SIDE) - np.array(RADIUS)
_FROM_CENTRE = np.maximum.reduce([abs(_Q), abs(_R), abs(_Q + _R)])


class Sight(NamedTuple):
    """What is seen in many games."""

    lines: Any
    """Contents of the hexes where each own fighter lands and of those in its range."""
    turns: Any
    """Contents of the hexes ahead of the fighter that is to turn, for each facing."""
    places: Any
    """What is known of each hex."""
    stands: Any
    """The hex of each piece, own ones first; of a capital ship that of its stern."""
    lives: Any
    """Whether each piece is on the board."""


def look(board: Any, table: Any) -> Sight:
    """Reads the observation."""
    planes = board.reshape(board.shape[0], board.shape[1], HEXES).astype(jnp.int32)
    fleets = [planes[:, first : first + 7] for first in (5, 12, 19)]
    contents = jnp.pad(content(planes, fleets), ((0, 0), (0, 1)))
    stands, lives = zip(*(standing(fleet) for fleet in fleets), strict=True)
    own, alive = stands[0][:, :FIGHTERS], lives[0][:, :FIGHTERS]
    facing = jnp.take_along_axis(jnp.pad(fleets[0][:, 1], ((0, 0), (0, 1))), own, 1) - 1
    moves = (table[:, 3] + table[:, 4] > 0)[:, None, None]
    landing = jnp.where(moves, jnp.clip(table[:, 22], 0, REACH - 1)[:, None, None], 0) + jnp.arange(AHEAD)
    ahead = jnp.take_along_axis(LINES[own, facing], landing, 2)
    subject = planes[:, 4].argmax(1)
    around = LINES[subject][:, :, 1:REACH]
    return Sight(
        jax.nn.one_hot(seen(contents, ahead), CONTENTS) * alive[..., None, None],
        jax.nn.one_hot(seen(contents, around), CONTENTS),
        places(contents),
        jnp.concatenate(stands, 1),
        jnp.concatenate(lives, 1),
    )


def seen(contents: Any, hexes: Any) -> Any:
    return jnp.take_along_axis(contents, hexes.reshape(hexes.shape[0], -1), 1).reshape(hexes.shape)


def content(planes: Any, fleets: list[Any]) -> Any:
    """What each hex holds, by number."""
    held = planes[:, 0]
    held = jnp.where((planes[:, 1] > 0) | (planes[:, 3] > 1), 2, held)
    held = jnp.where(planes[:, 2] > 0, 3, held)
    for number, fleet in enumerate(fleets):
        first = 4 if number == 0 else 6
        held = jnp.where(fleet[:, 0] == 1, first, held)
        held = jnp.where(fleet[:, 0] > 1, first + 1 + (fleet[:, 3] > 0) * (number > 0), held)
    return held


def standing(fleet: Any) -> tuple[Any, Any]:
    """The hexes of the pieces of a fleet, and whether they are on the board."""
    number = fleet[:, 2] * (fleet[:, 0] != 2)
    found = number[:, None, :] == jnp.arange(1, FLEET + 1)[None, :, None]
    lives = found.any(2)
    return jnp.where(lives, found.argmax(2), HEXES), lives


def places(contents: Any) -> Any:
    """The content of each hex, its place on the board and what is near."""
    kinds = jax.nn.one_hot(contents, CONTENTS)
    inside = kinds[:, :HEXES]
    near = neighbours(inside[..., 3:])
    wide = neighbours(near)
    warm = inside[..., 6:].sum(-1, keepdims=True)
    for _ in range(5):
        warm = warm + neighbours(warm) / 6
    ring = np.stack([_FROM_CENTRE == 1, _FROM_CENTRE / RADIUS], 1).astype(np.float32)
    rings = jnp.broadcast_to(ring, (inside.shape[0], HEXES, 2))
    marks = [rings, near[..., jnp.array([0, 1, 3])], wide[..., jnp.array([3, 4, 5])] / 4, jnp.log1p(warm)]
    return jnp.concatenate([kinds, jnp.pad(jnp.concatenate(marks, -1), ((0, 0), (0, 1), (0, 0)))], -1)


def neighbours(marks: Any) -> Any:
    """The sums over the six hexes around each hex."""
    square = jnp.pad(marks.reshape(-1, SIDE, SIDE, marks.shape[-1]), ((0, 0), (1, 1), (1, 1), (0, 0)))
    shifted = [square[:, 1 + q : 1 + q + SIDE, 1 + r : 1 + r + SIDE] for q, r in DIRECTIONS]
    return sum(shifted[1:], shifted[0]).reshape(marks.shape)
