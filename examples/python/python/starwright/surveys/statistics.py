"""Figures from counts: means with confidence intervals, medians, shares, densities."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from starwright.survey import Count

CONFIDENCE = 1.96
"""Standard errors in half a 95 % interval."""

Values = dict[float, int]
"""How often each value occurred."""


class Summary(NamedTuple):
    """A distribution in figures.

    Attributes:
        n: How many values.
        mean: Their mean; not a number if there are none.
        error: Half the 95 % confidence interval of the mean.
        median: Their median.
        low: Their lower decile.
        high: Their upper decile.
    """

    n: int
    mean: float
    error: float
    median: float
    low: float
    high: float


def values(counts: Iterable[Count], measure: str, unit: float = 1) -> Values:
    """How often each value of a measure occurred, in units of `unit`, in ascending order."""
    return {value * unit: times for name, value, times in sorted(counts) if name == measure}


def family(counts: Iterable[Count], beginning: str) -> dict[str, Values]:
    """The values of each measure that begins with `beginning` and a slash, by the rest of its name."""
    found: dict[str, Values] = {}
    for name, value, times in sorted(counts):
        if name.startswith(f"{beginning}/"):
            found.setdefault(name.removeprefix(f"{beginning}/"), {})[value] = times
    return found


def together(several: Iterable[Values]) -> Values:
    """The sum of distributions."""
    total: Values = {}
    for one in several:
        for value, times in one.items():
            total[value] = total.get(value, 0) + times
    return dict(sorted(total.items()))


def summary(of: Values) -> Summary:
    """The figures of a distribution."""
    n = sum(of.values())
    if not n:
        return Summary(0, *[math.nan] * 5)
    each, times = np.array(sorted(of)), np.array([of[value] for value in sorted(of)])
    mean = float((each * times).sum() / n)
    spread = float((times * (each - mean) ** 2).sum() / max(n - 1, 1))
    return Summary(n, mean, CONFIDENCE * math.sqrt(spread / n), *(_quantile(each, times, part) for part in (0.5, 0.1, 0.9)))


def _quantile(each: npt.NDArray[np.float64], times: npt.NDArray[np.int64], part: float) -> float:
    """The smallest value that at least this part of all values does not exceed."""
    return float(each[np.searchsorted(times.cumsum(), part * times.sum())])


class Survival(NamedTuple):
    """How a meteor swarm compares with all nine.

    Attributes:
        card: The number of the card.
        part: The part of the ships that survive it.
        lead: That part minus the mean of all swarms.
        error: Half the 95 % confidence interval of the lead. The same ships fly every swarm, so it is that of
            differences within ships.
        lost: The mean number of components lost.
    """

    card: str
    part: float
    lead: float
    error: float
    lost: float


def survivals(counts: Iterable[Count]) -> list[Survival]:
    """The survival of each swarm, by card number."""
    counts = list(counts)
    among = values(counts, "swarms_survived")
    ships = sum(among.values())
    cards = sorted({name.split("_")[1] for name, _, _ in counts if name.startswith("swarm_") and name.endswith("_lost")})
    if not ships:
        return []
    swarms = len(cards)
    mean, square = (sum((value / swarms) ** power * times for value, times in among.items()) / ships for power in (1, 2))
    listed = []
    for card in cards:
        with_it = values(counts, f"swarm_{card}_among")
        part = sum(with_it.values()) / ships
        product = sum(value / swarms * times for value, times in with_it.items()) / ships
        variance = part - 2 * product + square - (part - mean) ** 2
        lost = summary(values(counts, f"swarm_{card}_lost")).mean
        listed.append(Survival(card, part, part - mean, CONFIDENCE * math.sqrt(max(variance, 0) / ships), lost))
    return listed
