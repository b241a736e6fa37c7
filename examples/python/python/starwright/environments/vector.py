"""Many games at once for Gymnasium, in threads."""

from __future__ import annotations

import os
from typing import Any

import gymnasium.spaces as spaces
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from starwright import _starwright as native
from starwright.environments.seeds import Seeds
from starwright.environments.spaces import Seen, of
from starwright.given import shown
from starwright.refusal import Unreadable
from starwright.settings import Play, settled
from starwright.state import State

Stepped = tuple[Seen, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]


class VectorGame(VectorEnv[Seen, npt.NDArray[np.int64], Any]):
    """Many games of the same settings, stepped in threads of Rust without the GIL.

    A step takes an action in each game, of the seat that is to act there: with bots on all other seats always that of the first, else
    whoever it is (`infos["seat"]`). Its reward is the change in that seat's `State.returns` by its own action and what followed up to
    the next decision of the caller. A game that is over starts anew in the same step: observation and mask are those of
    the new game.

    The arrays that `reset` and `step` return are filled again by the next step; copy what you keep.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, play: Play, num_envs: int = 1, threads: int | None = None, **settings: Any) -> None:
        if not isinstance(num_envs, int) or isinstance(num_envs, bool) or not 1 <= num_envs <= 1_000_000:
            raise Unreadable(f"num_envs must be an integer from 1 to 1000000, got {shown(num_envs)}")
        self.play, self.num_envs = play, num_envs
        self._threads = min(os.cpu_count() or 1, 256) if threads is None else threads
        self._settings = settled(play, settings)
        sample = State.deal(play, 0, **settings)
        self.single_observation_space, self.single_action_space = of(sample), spaces.Discrete(sample.num_actions())
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        (planes, columns, rows), (features,) = sample.observation_shapes()
        self._board = np.zeros((num_envs, planes, columns, rows), np.uint8)
        self._table = np.zeros((num_envs, features), np.int16)
        self._mask = np.zeros((num_envs, sample.num_actions()), np.int8)
        self._rewards = np.zeros(num_envs, np.float32)
        self._ended, self._cut = np.zeros(num_envs, np.bool_), np.zeros(num_envs, np.bool_)
        self._seats = np.zeros(num_envs, np.int64)
        self._games: native.Vector | None = None
        self._seeds = Seeds()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Start all games anew. Without a seed, they are drawn from the generator of the last seed.

        Raises `Unreadable` if the seed is invalid, and for any option.
        """
        first = self._seeds.draw(seed, options)
        seeds = [(first + number * 0x5851F42D4C957F2D) % 2**64 for number in range(self.num_envs)]
        self._games = native.Vector(self.play, self._settings, seeds, self._threads)
        self._rewards[:] = 0
        self._ended[:] = self._cut[:] = False
        self._fill(None)
        return self._seen(), self._infos()

    def step(self, actions: npt.NDArray[np.int64]) -> Stepped:
        """Take an action in each game. Raises `Unreadable`, without changing any, if one is illegal, and before `reset`."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise Unreadable(f"expected an array of {self.num_envs} integers, got {shown(actions)}")
        self._fill(np.ascontiguousarray(given, np.int64))
        return self._seen(), self._rewards, self._ended, self._cut, self._infos()

    def advise(self, bot: str | None = None) -> npt.NDArray[np.int64]:
        """The actions that a bot of the crate advises; −1 where its answer has no number.

        Raises `Unreadable` if there is no such bot, and before `reset`.
        """
        return np.array(self._begun().advise(bot), np.int64)

    def _begun(self) -> native.Vector:
        if self._games is None:
            raise Unreadable("call reset() first")
        return self._games

    def _fill(self, actions: npt.NDArray[np.int64] | None) -> None:
        arrays = (self._board, self._table, self._mask, self._rewards, self._ended, self._cut, self._seats)
        self._begun().step(actions, *arrays)

    def _seen(self) -> Seen:
        return {"observation": self._board, "table": self._table, "action_mask": self._mask}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._seats}
