"""Run shards with Ray, on this machine or a cluster.

Each shard is a task on one core. Only the driver, which collects the results, writes files. Ray retries a task whose
worker dies; this is safe because the result of a shard is deterministic.
"""

from __future__ import annotations

import logging
import os
import socket
import time
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
LOOK = 2
"""How often to see whether the head node is still there, in seconds. Ray itself ends the program when it is not."""
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

    Raises `Lost` if the cluster cannot be reached or started.
    """
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.CRITICAL}
    try:
        if address:
            _knock(address)
            ray.init(address=address, **quiet)
        else:
            ray.init(num_cpus=workers or os.cpu_count(), include_dashboard=False, **quiet)
    except (OSError, OverflowError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        aim = f"cannot reach a cluster at {address}" if address else "cannot start a cluster here"
        raise Lost(f"{aim}: {_first_line(error)}") from error


def _knock(address: str) -> None:
    """Raise `OSError` at once if nothing listens at a host and port; Ray would try for a minute or more."""
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
    left, waiting, looked = iter(shards), dict[Any, Shard](), 0.0
    head = ray.get_runtime_context().gcs_address
    while True:
        if time.monotonic() > looked + LOOK:
            _look(head)
            looked = time.monotonic()
            cores = int(resources().get("CPU", 1))
        while len(waiting) < AHEAD * cores and (shard := next(left, None)) is not None:
            waiting[task.remote(shard)] = shard
        if not waiting:
            return
        ready, _ = ray.wait(list(waiting), num_returns=1, timeout=LOOK)
        for reference in ready:
            done(waiting.pop(reference), ray.get(reference))


def _look(head: str) -> None:
    """Raise `Lost` if the head node does not answer."""
    try:
        _knock(head)
    except OSError as error:
        raise Lost(f"lost the cluster: its head node at {head} does not answer") from error


def _first_line(error: Exception) -> str:
    return str(error).strip().split("\n")[0]
