"""The plot of a survey of ships."""

from __future__ import annotations

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from starwright.survey import Count
from starwright.surveys.panels import COLOURS, GREY, density, distribution, intervals
from starwright.surveys.shards import Survey
from starwright.surveys.statistics import Values, family, survivals, values

LEVELS = {"0": "level I", "1": "level I", "2": "level II", "3": "level II", "4": "level III", "5": "level III"}
"""Swarms 08 to 10 are of level I, 28 to 30 of level II, 48 to 50 of level III: by tens."""
TONES = {"level I": COLOURS[2], "level II": COLOURS[0], "level III": COLOURS[1]}
FLOOR = 1e-3
"""The smallest share that is drawn, in percent."""


def draw(figure: Figure, survey: Survey, counts: list[Count], numbers: int) -> None:
    """Draw the totals over `numbers` ships."""
    figure.set_size_inches(17, 8.5)
    figure.suptitle(f"{numbers:,} random legal ships of class {survey.of}", fontsize=14, fontweight="bold", x=0.01, ha="left")
    places = figure.subplots(2, 4).flat
    distribution(next(places), values(counts, "components"), "Components", "components")
    distribution(next(places), values(counts, "exposed"), "Exposed connectors", "connectors")
    distribution(next(places), values(counts, "crew"), "Crew", "humans")
    premiums = _by_premium(counts, "engines_at_most", 1)
    if premiums:
        distribution(next(places), values(counts, "premium"), "Premium", "credits")
        density(next(places), premiums, "Engine strength at most, by premium", "premium, credits", "engine strength", 1)
        cannons = _by_premium(counts, "cannon_halves_at_most", 0.5)
        density(next(places), cannons, "Cannon strength at most, by premium", "premium, credits", "cannon strength, points", 0.5)
    else:
        distribution(next(places), values(counts, "engines_at_most"), "Engine strength at most", "engine strength")
        distribution(next(places), values(counts, "cannon_halves_at_most", 0.5), "Cannon strength at most", "points")
        distribution(next(places), values(counts, "cannon_halves", 0.5), "Cannon strength without batteries", "points")
    _survival(next(places), counts, numbers)
    _losses(next(places), counts)


def _by_premium(counts: list[Count], measure: str, unit: float) -> dict[int, Values]:
    by = family(counts, f"{measure}/premium")
    return {int(premium): {value * unit: times for value, times in of.items()} for premium, of in by.items()}


def _survival(place: Axes, counts: list[Count], numbers: int) -> None:
    swarms = survivals(counts)
    intervals(
        place,
        [f"card {swarm.card}" for swarm in swarms],
        [100 * swarm.lead for swarm in swarms],
        [100 * swarm.error for swarm in swarms],
        [TONES[LEVELS[swarm.card[0]]] for swarm in swarms],
        [f" {swarm.part:.2%}" for swarm in swarms],
    )
    mean = sum(swarm.part for swarm in swarms) / max(len(swarms), 1)
    place.axvline(0, color=GREY, linewidth=1)
    place.set_title(f"Ships that survive a meteor swarm\nagainst the mean of all nine, {mean:.2%}")
    place.set_xlabel(f"difference, percentage points; 95 % intervals, n = {numbers:,}")


def _losses(place: Axes, counts: list[Count]) -> None:
    place.set_title("Components lost to a meteor swarm")
    for swarm in survivals(counts):
        lost = values(counts, f"swarm_{swarm.card}_lost")
        at = np.array(list(lost))
        times = np.array(list(lost.values()))
        beyond = 100 * times[::-1].cumsum()[::-1] / times.sum()
        level = LEVELS[swarm.card[0]]
        label = f"{level}: card {swarm.card}, mean {swarm.lost:.2f}"
        place.plot(at, beyond, color=TONES[level], linestyle=("-", "--", ":")[int(swarm.card) % 3], linewidth=1.2, label=label)
    place.set_yscale("log")
    place.set_ylim(bottom=FLOOR)
    place.set_xlabel("components")
    place.set_ylabel("ships that lose at least so many, %")
    place.grid()
    place.legend(frameon=False, fontsize=7.5, loc="upper right")
    place.set_xlim(right=1.3 * place.get_xlim()[1])
