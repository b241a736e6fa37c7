"""Plots of survey results, as PNG."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import matplotlib

matplotlib.use("Agg")

import matplotlib.pyplot as plt  # noqa: E402
from matplotlib.axes import Axes  # noqa: E402

from starwright.survey import Count  # noqa: E402
from starwright.surveys.ratings import ratings  # noqa: E402
from starwright.surveys.shards import Survey  # noqa: E402

TITLES = {
    "components": "components",
    "premium": "premium, credits",
    "exposed": "exposed connectors",
    "engines_at_most": "engine strength at most",
    "cannon_halves_at_most": "cannon strength at most, half points",
    "crew": "crew",
}


def plot(survey: Survey, counts: list[Count], numbers: int, path: Path) -> None:
    """Plot the totals of a survey over `numbers` ships or battles to `path`."""
    figure, axes = plt.subplots(2, 4, figsize=(18, 8), layout="constrained")
    figure.suptitle(f"{numbers:,} {'random ships of class' if survey.kind == 'ships' else 'battles for'} {survey.of}")
    places = list(axes.flat)
    if survey.kind == "ships":
        for place, (measure, title) in zip(places, TITLES.items(), strict=False):
            _bars(place, _values(counts, measure), title)
        _survival(places[6], counts)
        _bars(places[7], _lost(counts), "components lost in a swarm, all nine")
    else:
        for place, kind in zip(places, ("bot", "race", "power"), strict=False):
            listed = ratings(counts, kind)[::-1]
            place.barh([each.name for each in listed], [each.rating - 1500 for each in listed], left=1500)
            place.set_title(f"{kind}s, Bradley–Terry on Elo's scale")
        for place, measure in zip(places[3:], ("points", "choices"), strict=False):
            _bars(place, _values(counts, measure), f"{measure} {'of a player' if measure == 'points' else 'of a battle'}")
        for place in places[5:]:
            place.set_axis_off()
    figure.savefig(path, dpi=80)
    plt.close(figure)


def _values(counts: Iterable[Count], measure: str) -> dict[int, int]:
    return {value: times for name, value, times in counts if name == measure}


def _bars(place: Axes, values: dict[int, int], title: str) -> None:
    everything = sum(values.values()) or 1
    place.bar(list(values), [100 * times / everything for times in values.values()], width=0.9)
    place.set_title(title)
    place.set_ylabel("%")


def swarms(counts: Iterable[Count]) -> dict[str, float]:
    """The fraction of ships that survive each swarm, by card number."""
    flown: dict[str, list[int]] = {}
    for measure, value, times in counts:
        if measure.startswith("swarm_") and measure.endswith("_survived"):
            flown.setdefault(measure.split("_")[1], [0, 0])[value] += times
    return {card: survived / (lost + survived) for card, (lost, survived) in flown.items()}


def _survival(place: Axes, counts: list[Count]) -> None:
    survival = swarms(counts)
    place.bar(list(survival), [100 * part for part in survival.values()])
    place.set_title("survive the meteor swarm, by card")
    place.set_ylabel("%")


def _lost(counts: Iterable[Count]) -> dict[int, int]:
    lost: dict[int, int] = {}
    for measure, value, times in counts:
        if measure.startswith("swarm_") and measure.endswith("_lost"):
            lost[value] = lost.get(value, 0) + times
    return lost
