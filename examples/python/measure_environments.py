"""Measure the environments beside PettingZoo's connect four and chess, in steps a second of processor time.

pip install 'pettingzoo[classic]'         connect four and chess
python measure_environments.py            single games, and many at once on all cores
python measure_environments.py --seconds 1

All sides run alternately, and each has its best time. An agent takes a random legal action: where `info` lists them, from the list, as
in the environments of this package, else from the mask.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from pettingzoo.classic import chess_v6, connect_four_v3

from starwright.environments import Building, Flying, VectorGame, battle, flight, game, yard
from starwright.state import State

TURNS = 5
Run = Callable[[float], tuple[int, float]]
"""Plays for some seconds; the steps and the seconds of processor time."""


def table(make: Callable[[], Any]) -> Run:
    """An environment for PettingZoo, by `agent_iter` and `last`."""
    environment, drawn = make(), random.Random(1)

    def run(seconds: float) -> tuple[int, float]:
        steps, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            environment.reset(seed=steps)
            for _ in environment.agent_iter():
                seen, _, ended, cut, info = environment.last()
                if ended or cut:
                    environment.step(None)
                    continue
                legal = info.get("legal_actions") if "legal_actions" in info else np.flatnonzero(seen["action_mask"])
                environment.step(int(legal[drawn.randrange(len(legal))]))
                steps += 1
        return steps, time.process_time() - start

    return run


def solo(environment: Any) -> Run:
    """An environment for Gymnasium."""
    drawn = random.Random(1)

    def run(seconds: float) -> tuple[int, float]:
        steps, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            _, info = environment.reset(seed=steps)
            over = False
            while not over:
                legal = info["legal_actions"]
                _, _, ended, cut, info = environment.step(int(legal[drawn.randrange(len(legal))]))
                over = ended or cut
                steps += 1
        return steps, time.process_time() - start

    return run


def state(play: Any, **settings: Any) -> Run:
    """States without observations."""
    first, drawn = State.deal(play, 0, **settings), random.Random(1)

    def run(seconds: float) -> tuple[int, float]:
        steps, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            now = first.again(steps)
            while not now.is_terminal():
                legal = now.legal_actions()
                now.apply_action(legal[drawn.randrange(len(legal))])
                steps += 1
        return steps, time.process_time() - start

    return run


def vector(play: Any, **settings: Any) -> Run:
    """Many games at once on all cores, in seconds of the clock. The actions are drawn before the clock starts."""
    games = VectorGame(play, 1024, **settings)
    seen, _ = games.reset(seed=1)
    drawn = np.random.default_rng(1)

    def run(seconds: float) -> tuple[int, float]:
        steps, spent = 0, 0.0
        nonlocal seen
        while spent < seconds:
            noise = drawn.random(seen["action_mask"].shape, np.float32)
            actions = (noise * seen["action_mask"]).argmax(1)
            start = time.perf_counter()
            seen = games.step(actions)[0]
            spent += time.perf_counter() - start
            steps += games.num_envs
        return steps, spent

    return run


def rows() -> Iterator[tuple[str, Run]]:
    yield "connect_four, PettingZoo", table(connect_four_v3.env)
    yield "  raw", table(connect_four_v3.raw_env)
    yield "chess, PettingZoo", table(chess_v6.env)
    yield "battle.env, 3 players", table(lambda: battle.env(players=3))
    yield "  raw", table(lambda: battle.raw_env(players=3))
    yield "  State", state("battle", players=3)
    yield "  VectorGame, 1024 games, all cores", vector("battle", players=3)
    yield "yard.env, IIIC, 2 players", table(lambda: yard.env(class_name="IIIC"))
    yield "  raw", table(lambda: yard.raw_env(class_name="IIIC"))
    yield "  Building", solo(Building(class_name="IIIC"))
    yield "  State", state("yard", class_name="IIIC")
    yield "  VectorGame, 1024 games, all cores", vector("yard", class_name="IIIC", opponents=["idle"])
    yield "flight.env, IIIC, 2 players", table(lambda: flight.env(class_name="IIIC"))
    yield "  raw", table(lambda: flight.raw_env(class_name="IIIC"))
    yield "  Flying", solo(Flying(class_name="IIIC"))
    yield "  VectorGame, 1024 games, all cores", vector("flight", class_name="IIIC", opponents=["middle"])
    yield "game.env, I and IIC, 2 players", table(lambda: game.env(classes=["I", "IIC"]))
    yield "  raw", table(lambda: game.raw_env(classes=["I", "IIC"]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each side runs in each of its turns")
    options = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.2f}")
    sides, best = list(rows()), dict[int, float]()
    for _ in range(TURNS):
        for place, (_, run) in enumerate(sides):
            steps, spent = run(options.seconds)
            best[place] = max(best.get(place, 0.0), steps / spent)
    for place, (name, _) in enumerate(sides):
        print(f"{name:40} {best[place]:10,.0f} a second  {best[place] / best[0]:6.2f} × connect_four")
    print(f"load {os.getloadavg()[0]:.2f}")


if __name__ == "__main__":
    main()
