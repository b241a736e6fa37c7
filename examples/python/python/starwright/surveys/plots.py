"""Plots of survey results, as PNG."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import matplotlib.pyplot as plt
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from starwright.survey import Count
from starwright.surveys import plot_battles, plot_flights, plot_ships
from starwright.surveys.panels import STYLE
from starwright.surveys.shards import Survey

DRAWN: dict[str, Callable[[Figure, Survey, list[Count], int], None]] = {
    "ships": plot_ships.draw,
    "battles": plot_battles.draw,
    "flights": plot_flights.draw,
}


def draw(survey: Survey, counts: list[Count], numbers: int) -> Figure:
    """The totals of a survey over `numbers` ships, battles or flights, as a figure, which a notebook shows."""
    with plt.style.context(STYLE):
        figure = Figure(layout="constrained")
        FigureCanvasAgg(figure)
        DRAWN[survey.kind](figure, survey, counts, numbers)
        return figure


def plot(survey: Survey, counts: list[Count], numbers: int, path: Path) -> None:
    """Draw the totals of a survey to a file."""
    draw(survey, counts, numbers).savefig(path, dpi=110)
