"""The command line and the curve of the learners."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl
import matplotlib.pyplot as plt
import numpy as np

import ppo
from networks import Network
from starwright.environments import VectorGame

SAMPLE = 192
"""Games that measure a player."""


def mean(values: Any) -> tuple[float, float]:
    """The mean, and half of its 95 % confidence interval."""
    return float(np.mean(values)), float(1.96 * np.std(values) / np.sqrt(max(len(values), 1)))


def run(about: str, game: dict[str, Any], network: Network, settings: ppo.Settings, bots: list[str], axis: str) -> None:
    """Learn, measure the learner at intervals and the bots once, and draw the curve."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to learn, of both cores")
    parser.add_argument("--games", type=int, default=SAMPLE, help="how many games measure a player")
    parser.add_argument("--curve", type=Path, default=Path(sys.argv[0]).with_suffix(".svg"), help="the picture to write")
    options = parser.parse_args()
    fixed = VectorGame(num_envs=options.games, **game)
    rivals = {name: mean(ppo.returns(fixed, ppo.bot(name), options.games, 1)) for name in bots}
    for name, (value, half) in rivals.items():
        print(f"{name:12} {value:8.2f} ± {half:.2f}", flush=True)
    curve: list[tuple[float, float, float]] = []
    games, due = VectorGame(num_envs=settings.games, **game), 0.0
    try:
        for spent, steps, params in ppo.learn(games, network, settings, 60 * options.minutes):
            if spent >= due:
                curve.append((spent / 60, *measured(fixed, params, network, settings, options.games, spent, steps)))
                draw(curve, rivals, axis, options.curve)
                due = spent + 60 * options.minutes / 12
    except KeyboardInterrupt:
        print("stopped; the curve ends here")


def measured(fixed: VectorGame, params: Any, network: Network, settings: ppo.Settings, games: int, spent: float, steps: int) -> tuple[float, float]:
    value, half = mean(ppo.returns(fixed, ppo.greedily(params, network, settings.legal), games, 1))
    print(f"{spent / 60:5.1f} min {steps:9,} steps {value:8.2f} ± {half:.2f}", flush=True)
    return value, half


def draw(curve: list[tuple[float, float, float]], rivals: dict[str, tuple[float, float]], axis: str, to: Path) -> None:
    """The learner over time, and the others as lines."""
    mpl.rcParams["svg.hashsalt"] = "starwright"
    minutes, values, halves = (np.array(each) for each in zip(*curve, strict=True))
    figure, plot = plt.subplots(figsize=(7, 4))
    plot.plot(minutes, values, color="C0", label="the learner")
    plot.fill_between(minutes, values - halves, values + halves, color="C0", alpha=0.2, linewidth=0)
    for number, (name, (value, _)) in enumerate(rivals.items(), 1):
        plot.axhline(value, color=f"C{number}", linestyle="--", linewidth=1)
        plot.annotate(name, (minutes[-1], value), textcoords="offset points", xytext=(4, -3), color=f"C{number}", annotation_clip=False)
    plot.set_xlabel(f"minutes of {os.cpu_count()} cores")
    plot.set_ylabel(f"mean {axis}, with 95 % confidence")
    plot.legend(loc="lower right", frameon=False)
    figure.tight_layout()
    figure.savefig(to, metadata={"Date": None})
    plt.close(figure)
