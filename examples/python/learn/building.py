"""Learn to build ships of class II, alone against the sand: `python building.py --minutes 10`.

Draws the curve `building.svg`: the mean merit of ships, beside random choices and the bots of the crate.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

import common
import networks
import ppo

GAME: dict[str, Any] = {"play": "yard", "players": 2, "opponents": ["idle"], "class_name": "II"}
KINDS = 29
"""No tile, and the kinds of the printed tiles."""
PLANES = 8
"""The planes of the board and of the own ship before what is aboard."""


def encode(board: Any, table: Any) -> Any:
    """The own ship, with kinds, connectors, facings and fits one-hot, and the table; the other player builds nothing."""
    ship = board[:, :PLANES].reshape(board.shape[0], PLANES, -1)
    fits = jnp.stack([(ship[:, 1] >> turn) & 1 for turn in range(4)], -1)
    edges = [jax.nn.one_hot(ship[:, plane], 4) for plane in range(3, 7)]
    planes = [ship[:, :1].transpose(0, 2, 1), fits, jax.nn.one_hot(ship[:, 2], KINDS), *edges, jax.nn.one_hot(ship[:, 7], 5)]
    cells = jnp.concatenate([plane.astype(jnp.float32) for plane in planes], -1).reshape(board.shape[0], -1)
    hand = [jax.nn.one_hot(table[:, 19], KINDS), *(jax.nn.one_hot(table[:, 20 + side], 4) for side in range(5))]
    return jnp.concatenate([cells, *hand, jnp.clip(table / 16.0, -4, 4)], -1)


if __name__ == "__main__":
    common.run(__doc__ or "", GAME, networks.plain(encode), ppo.Settings(scale=50.0), ["random", "low", "middle", "high"], "merit of the ship")
