"""Bradley–Terry ratings from pairwise results, on the Elo scale.

An entrant of strength s beats one of strength t with probability s / (s + t). The strengths are the maximum-likelihood
estimate, computed with the MM algorithm (Hunter 2004). A draw counts as half a win for each side. One extra draw is
added per pair that has met, so that entrants who always win or always lose have finite ratings. A rating is 1500 + 400
log10(strength); the mean is 1500, and a lead of 400 points means winning 10 of 11.

Errors are half the 95 % confidence intervals, from the information matrix of the model. The pairs of one game are not
independent, so each game counts as one pair for each of its players; the intervals are rather too wide than too narrow.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from starwright.survey import Count
from starwright.surveys.statistics import CONFIDENCE

ROUNDS = 10_000
CLOSE = 1e-10
SCALE = 400 / math.log(10)
"""Elo points per unit of the logarithm of strength."""


class Rating(NamedTuple):
    """The rating of an entrant.

    Attributes:
        name: The entrant.
        rating: The rating.
        error: Half its 95 % confidence interval.
        games: The number of pairings played.
        won: The fraction won; draws count half.
    """

    name: str
    rating: float
    error: float
    games: int
    won: float


def ratings(counts: Iterable[Count], kind: str, players: int = 4) -> list[Rating]:
    """The ratings of all entrants of a kind (`bot`, `race`, `power`, `builder` or `captain`), strongest first.

    `players` is the number of players of a game.
    """
    met: dict[tuple[str, str], tuple[float, int]] = {}
    for measure, value, times in counts:
        family, *pair = measure.split("/")
        if family == kind:
            one, other = pair
            wins, games = met.get((one, other), (0.0, 0))
            met[one, other] = (wins + value * times / 2, games + times)
    if not met:
        return []
    names = sorted({name for pair in met for name in pair})
    place = {name: number for number, name in enumerate(names)}
    won, played = np.zeros((len(names),) * 2), np.zeros((len(names),) * 2)
    for (one, other), (halves, times) in met.items():
        won[place[one], place[other]], played[place[one], place[other]] = halves, times
    strength = strengths(won, played)
    error: Numbers = CONFIDENCE * SCALE * errors(strength, played / (players - 1))
    listed = [
        Rating(
            name,
            float(1500 + SCALE * np.log(strength[at])),
            float(error[at]),
            int(played[at].sum()),
            float(won[at].sum() / played[at].sum()),
        )
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


def errors(strength: Numbers, games: Numbers) -> Numbers:
    """Standard errors of the logarithms of strengths, whose mean is fixed, given the number of games of each pair."""
    wins = strength[:, None] / np.add.outer(strength, strength)
    information = -games * wins * (1 - wins)
    np.fill_diagonal(information, 0)
    np.fill_diagonal(information, -information.sum(axis=1))
    variance = np.linalg.pinv(information).diagonal().astype(np.float64)
    error: Numbers = np.sqrt(np.maximum(variance, 0))
    return error
