"""Networks: from what is seen of many games to the logits of their legal actions and their values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

Params = dict[str, Any]


class Network(NamedTuple):
    """Two functions."""

    fresh: Callable[[Any, Any, Any, int], Params]
    """Weights from a random key, the boards and tables of some games, and the number of actions."""
    answer: Callable[[Params, Any, Any, Any], tuple[Any, Any]]
    """The logits of the legal actions, numbered and filled up with −1, and the values, from weights, boards and tables."""


def layer(key: Any, first: int, last: int, gain: float = 1.4) -> Params:
    """Weights of a layer."""
    return {"w": gain * jax.random.normal(key, (first, last)) / np.sqrt(first), "b": jnp.zeros(last)}


def through(params: Params, rows: Any) -> Any:
    """A layer without its bend."""
    return rows @ params["w"] + params["b"]


def plain(encode: Callable[[Any, Any], Any], width: int = 192) -> Network:
    """Two layers after an encoding of boards and tables as rows; each action has a vector of its own."""

    def fresh(key: Any, boards: Any, tables: Any, actions: int) -> Params:
        keys = jax.random.split(key, 4)
        return {
            "in": layer(keys[0], encode(boards[:1], tables[:1]).shape[1], width),
            "mid": layer(keys[1], width, width),
            "value": layer(keys[2], width, 1, 0.1),
            "actions": {"w": 0.01 * jax.random.normal(keys[3], (width, actions)), "b": jnp.zeros(actions)},
        }

    def answer(params: Params, boards: Any, tables: Any, legal: Any) -> tuple[Any, Any]:
        hidden = jax.nn.relu(through(params["in"], encode(boards, tables)))
        hidden = jax.nn.relu(through(params["mid"], hidden))
        return jnp.take_along_axis(through(params["actions"], hidden), legal, 1), through(params["value"], hidden)[:, 0]

    return Network(fresh, answer)
