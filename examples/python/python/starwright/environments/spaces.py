"""Observation spaces, and observations that fit them."""

from __future__ import annotations

from typing import Any

import gymnasium.spaces as spaces
import numpy as np

from starwright.state import State

Seen = dict[str, Any]


def of(state: State) -> spaces.Dict:
    """The observation space of every seat."""
    board, table = state.observation_shapes()
    return spaces.Dict(
        {
            "observation": spaces.Box(low=0, high=255, shape=board, dtype=np.uint8),
            "table": spaces.Box(low=-(2**15), high=2**15 - 1, shape=table, dtype=np.int16),
            "action_mask": spaces.Box(low=0, high=1, shape=(state.num_actions(),), dtype=np.int8),
        }
    )


def seen(state: State, seat: int) -> Seen:
    """What a seat sees. The mask is all 0 if it is not to act."""
    (board, table), mask = state._native.seen(seat)
    return {"observation": board, "table": table, "action_mask": mask}
