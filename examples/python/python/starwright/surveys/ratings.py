"""Bradley–Terry ratings from pairwise results, on the Elo scale.

An entrant of strength s beats one of strength t with probability s / (s + t). The strengths are the maximum-likelihood
estimate, computed with the MM algorithm (Hunter 2004). A draw counts as half a win for each side. One extra draw is
added per pair that has met, so that entrants who always win or always lose have finite ratings. A rating is 1500 + 400
log10(strength); the mean is 1500, and a lead of 400 points means winning 10 of 11.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from starwright.survey import Count

ROUNDS = 10_000
CLOSE = 1e-10


class Rating(NamedTuple):
    """The rating of an entrant."""

    name: str
    rating: float
    games: int
    """The number of pairings played."""
    won: float
    """The fraction won; draws count half."""


def ratings(counts: Iterable[Count], kind: str) -> list[Rating]:
    """The ratings of all entrants of a kind (`bot`, `race` or `power`), strongest first."""
    met: dict[tuple[str, str], tuple[float, int]] = {}
    for measure, value, times in counts:
        family, *pair = measure.split("/")
        if family == kind:
            one, other = pair
            wins, games = met.get((one, other), (0.0, 0))
            met[one, other] = (wins + value * times / 2, games + times)
    names = sorted({name for pair in met for name in pair})
    place = {name: number for number, name in enumerate(names)}
    won, played = np.zeros((len(names),) * 2), np.zeros((len(names),) * 2)
    for (one, other), (halves, times) in met.items():
        won[place[one], place[other]], played[place[one], place[other]] = halves, times
    scale = 1500 + 400 * np.log10(strengths(won, played))
    listed = [
        Rating(name, float(scale[at]), int(played[at].sum()), float(won[at].sum() / played[at].sum()))
        for name, at in place.items()
    ]
    return sorted(listed, key=lambda rating: (-rating.rating, rating.name))


Numbers = npt.NDArray[np.float64]


def strengths(wins: Numbers, games: Numbers) -> Numbers:
    """Strengths with geometric mean 1, from matrices of wins and games (row against column)."""
    wins, games = wins + (games > 0) / 2, games + (games > 0)
    strength = np.ones(len(wins))
    for _ in range(ROUNDS):
        new: Numbers = wins.sum(axis=1) / (games / np.add.outer(strength, strength)).sum(axis=1)
        new /= np.exp(np.log(new).mean())
        if np.abs(new - strength).max() < CLOSE:
            return new
        strength = new
    return strength
