"""Run shards with Ray, on this machine or a cluster.

Each shard is a task on one core. Only the driver, which collects the results, writes files. Ray retries a task whose
worker dies; this is safe because the result of a shard is deterministic.
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
"""Timeout for connecting to the head node, in seconds."""
AHEAD = 2
"""Shards submitted per core, so that no core idles while results are transferred."""

Work = Callable[[Shard], list[Count]]


class Lost(Exception):
    """The cluster cannot be reached, or was lost. Results already delivered are kept."""


def count(shard: Shard) -> list[Count]:
    """Count one shard: the task of a worker."""
    return shard.counts()


def start(workers: int | None = None, address: str | None = None) -> None:
    """Connect to the cluster at `address`; if None, start a local cluster with `workers` workers, by default one per
    core.

    Raises `Lost` if the cluster cannot be reached.
    """
    if address:
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
        except (OSError, OverflowError, RuntimeError, ValueError) as error:
            raise Lost(f"cannot reach a cluster at {address}: {_first_line(error)}") from error
    else:
        ray.init(num_cpus=workers or os.cpu_count(), include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)


def _knock(address: str) -> None:
    """Raise `OSError` at once if nothing listens at a host and port; Ray would retry for minutes."""
    host, _, port = address.rpartition(":")
    if port.isdecimal() and "://" not in host:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def stop() -> None:
    """Disconnect from the cluster; shut it down if `start` started it."""
    ray.shutdown()


def run(shards: Iterable[Shard], done: Callable[[Shard, list[Count]], None], work: Work = count) -> None:
    """Run shards on the cluster and call `done` with each result as it arrives, in any order.

    Re-raises the exception of a failed task. Raises `Lost` if the worker of a task keeps dying or the cluster is lost.
    """
    try:
        _run(shards, done, work)
    except ray.exceptions.RayTaskError:
        raise
    except ray.exceptions.RayError as error:
        raise Lost(f"lost the cluster: {_first_line(error)}") from error


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
