"""Learn the battle for three against two greedy bots: `python battle.py --minutes 10`.

Draws the curve `battle.svg`: the mean lead, beside random choices and the bots of the crate in the same seat.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

import common
import ppo

GAME: dict[str, Any] = {"play": "battle", "players": 3, "opponents": ["greedy", "greedy"], "powers": False, "turned": True}


def fleet(planes: Any) -> Any:
    """A fleet: kinds and facings one-hot, damage, whether it has shot."""
    marks = [jax.nn.one_hot(planes[:, 0], 4)[..., 1:], jax.nn.one_hot(planes[:, 1], 7)[..., 1:]]
    return jnp.concatenate([*marks, (planes[:, 3:5] > 0).transpose(0, 2, 1)], -1)


def encode(board: Any, table: Any) -> Any:
    """The board, the own fleet, those of the others together, and the table."""
    planes = board.reshape(board.shape[0], board.shape[1], -1)
    rivals = jnp.maximum(planes[:, 12:19], planes[:, 19:26])
    ground = (planes[:, 1:5] > 0).transpose(0, 2, 1)
    hexes = jnp.concatenate([ground, fleet(planes[:, 5:12]), fleet(rivals)], -1)
    return jnp.concatenate([hexes.reshape(board.shape[0], -1).astype(jnp.float32), jnp.clip(table / 8.0, -4, 4)], -1)


if __name__ == "__main__":
    settings = ppo.Settings(games=64, legal=64, width=128, scale=4.0, entropy=0.005)
    common.run(__doc__ or "", GAME, encode, settings, ["random", "greedy", "turn"], "lead in points")
