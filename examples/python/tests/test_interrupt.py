"""Long calls end soon after Ctrl-C, and change nothing."""

import os
import signal
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from starwright.environments import VectorGame
from starwright.state import State


def play_on(play: str, **settings: Any) -> Callable[[], None]:
    """Games against slow bots, over and over."""
    games = [State.deal(play, seed, **settings) for seed in range(3)]  # type: ignore[arg-type]

    def on() -> None:
        for game in games:
            state = game.clone()
            while not state.is_terminal():
                action = state.legal_actions()[0]
                before = state.clone()
                try:
                    state.apply_action(action)
                except KeyboardInterrupt:
                    assert state == before and state.legal_actions() == before.legal_actions()
                    raise

    return on


def many(play: str, **settings: Any) -> Callable[[], None]:
    games = VectorGame(play, 200, 2, **settings)  # type: ignore[arg-type]
    seen, _ = games.reset(seed=1)

    def on() -> None:
        games.step(np.array([mask.nonzero()[0][0] for mask in seen["action_mask"]]))

    return on


@pytest.mark.parametrize(
    "call",
    [
        play_on("battle", players=3, opponents=["monte_carlo"] * 2),
        play_on("flight", players=3, class_name="IVC", opponents=["high"] * 2),
        many("game", players=3, classes=["II"], opponents=["high"] * 2),
    ],
    ids=["battle", "flight", "many games"],
)
def test_long_calls_end_at_once(call: Callable[[], None]) -> None:
    # a shell starts jobs in the background with Ctrl-C ignored
    signal.signal(signal.SIGINT, signal.default_int_handler)
    rung: list[float] = []

    def ring() -> None:
        time.sleep(0.3)
        rung.append(time.perf_counter())
        os.kill(os.getpid(), signal.SIGINT)

    bell = threading.Thread(target=ring)
    bell.start()
    with pytest.raises(KeyboardInterrupt):
        while True:
            call()
    late = time.perf_counter() - rung[0]
    bell.join()
    # 0.1 s on an idle machine
    assert late < 0.1 + 0.2 * min(os.getloadavg()[0] / 2, 4)
