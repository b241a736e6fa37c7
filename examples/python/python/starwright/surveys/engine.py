"""The engine: Ray, on this machine or a cluster.

A shard is a task of one core. Whatever a task returns comes here, and only here is written. A task whose worker dies is done
again by Ray; since shards are values, that changes nothing.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable
from typing import Any

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")

import ray  # noqa: E402

from starwright.survey import Count  # noqa: E402
from starwright.surveys.shards import Shard  # noqa: E402

RETRIES = 5
AHEAD = 2
"""How many shards wait for each core, so that none is idle while results travel."""

Work = Callable[[Shard], list[Count]]


def count(shard: Shard) -> list[Count]:
    """What a worker does."""
    return shard.counts()


def start(workers: int | None = None, address: str | None = None) -> None:
    """Joins the cluster at an address; without one, starts a cluster of so many workers here, one a core by default."""
    if address:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    else:
        ray.init(num_cpus=workers or os.cpu_count(), include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)


def stop() -> None:
    """Leaves the cluster; ends it, if it was started here."""
    ray.shutdown()


def run(shards: Iterable[Shard], done: Callable[[Shard, list[Count]], None], work: Work = count) -> None:
    """Works on shards on the cluster that was started, and hands in each result as it comes, in any order.

    Raises what a task raises, and Ray's error if a task's worker dies again and again.
    """
    task: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(work)
    resources: Callable[[], dict[str, float]] = ray.cluster_resources
    left, waiting = iter(shards), dict[Any, Shard]()
    while True:
        cores = int(resources().get("CPU", 1))
        while len(waiting) < AHEAD * cores and (shard := next(left, None)) is not None:
            waiting[task.remote(shard)] = shard
        if not waiting:
            return
        ready, _ = ray.wait(list(waiting), num_returns=1)
        for reference in ready:
            done(waiting.pop(reference), ray.get(reference))
