"""The engine: Ray, on this machine or a cluster.

A shard is a task of one core. Whatever a task returns comes here, and only here is written. A task whose worker dies is done
again by Ray; since shards are values, that changes nothing.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterable
from typing import Any

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")

import ray  # noqa: E402
import ray.exceptions  # noqa: E402

from starwright.survey import Count  # noqa: E402
from starwright.surveys.shards import Shard  # noqa: E402

RETRIES = 5
PATIENCE = 10
"""How many seconds a head node may take to answer."""
AHEAD = 2
"""How many shards wait for each core, so that none is idle while results travel."""

Work = Callable[[Shard], list[Count]]


class Lost(Exception):
    """No cluster is reached, or the one that worked is gone. Results that were handed in stay."""


def count(shard: Shard) -> list[Count]:
    """What a worker does."""
    return shard.counts()


def start(workers: int | None = None, address: str | None = None) -> None:
    """Joins the cluster at an address; without one, starts a cluster of so many workers here, one a core by default.

    Raises `Lost` if there is no cluster at the address.
    """
    if address:
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
        except (OSError, OverflowError, RuntimeError, ValueError) as error:
            raise Lost(f"no cluster is reached at {address}: {_first_line(error)}") from error
    else:
        ray.init(num_cpus=workers or os.cpu_count(), include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)


def _knock(address: str) -> None:
    """Raises `OSError` at once if nobody listens at a host and port; Ray would try for minutes."""
    host, _, port = address.rpartition(":")
    if port.isdecimal() and "://" not in host:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def stop() -> None:
    """Leaves the cluster; ends it, if it was started here."""
    ray.shutdown()


def run(shards: Iterable[Shard], done: Callable[[Shard, list[Count]], None], work: Work = count) -> None:
    """Works on shards on the cluster that was started, and hands in each result as it comes, in any order.

    Raises what a task raises, and `Lost` if a task's worker dies again and again, or the cluster does.
    """
    try:
        _run(shards, done, work)
    except ray.exceptions.RayTaskError:
        raise
    except ray.exceptions.RayError as error:
        raise Lost(f"the cluster is lost: {_first_line(error)}") from error


def _run(shards: Iterable[Shard], done: Callable[[Shard, list[Count]], None], work: Work) -> None:
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


def _first_line(error: Exception) -> str:
    return str(error).strip().split("\n")[0]
