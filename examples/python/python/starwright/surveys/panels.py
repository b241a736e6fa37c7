"""Single plots of which those of the surveys consist."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator

from starwright.surveys.ratings import Rating
from starwright.surveys.statistics import Summary, Values, summary

OFTEN = 30
"""Ships enough for a density."""
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""Colours that are told apart with any colour vision (Okabe and Ito)."""
GREY = "#6b7280"
STYLE: dict[str, Any] = {
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlelocation": "left",
    "axes.titlesize": 10,
    "axes.titleweight": "bold",
    "font.size": 9,
    "grid.color": "#e5e7eb",
    "axes.axisbelow": True,
}
MOST_BARS = 50
DWARFING = 2.5
"""A bar so many times as high as the next is cut off."""


def says(of: Summary, unit: str = "") -> str:
    """The figures of a distribution in words."""
    return f"mean {of.mean:.2f}{unit}, median {of.median:g}{unit}, n = {of.n:,}"


def distribution(place: Axes, of: Values, title: str, across: str) -> None:
    """The share of each value, in percent, with the mean and the median. A bar that dwarfs the others is cut and labelled."""
    figures = summary(of)
    place.set_title(f"{title}\n", loc="left")
    place.text(0, 1.02, says(figures), transform=place.transAxes, color=GREY, fontsize=8.5)
    place.set_xlabel(across)
    place.set_ylabel("share, %")
    place.xaxis.set_major_locator(MaxNLocator(integer=True))
    if not figures.n:
        return
    step = min(np.diff(sorted(of)), default=1)
    width = step * max(1, round((max(of) - min(of)) / step / MOST_BARS))
    shares: dict[float, float] = {}
    for value, times in of.items():
        middle = value // width * width + (width - step) / 2
        shares[middle] = shares.get(middle, 0) + 100 * times / figures.n
    place.bar(list(shares), list(shares.values()), width=0.85 * width, color=COLOURS[0])
    if width > step:
        place.set_ylabel(f"share of each {width / step:.0f} values, %")
    highest, *others = sorted(shares.values(), reverse=True)
    if others and highest > DWARFING * others[0]:
        place.set_ylim(0, 1.4 * others[0])
        at = max(shares, key=lambda value: shares[value])
        place.annotate(f"{highest:.1f} % ", (at - width / 2, 1.2 * others[0]), ha="right", color=COLOURS[0])
    place.axvline(figures.mean, color=COLOURS[1], linewidth=1.5, label="mean")
    place.axvline(figures.median, color="black", linewidth=1, linestyle=":", label="median")
    place.legend(frameon=False, fontsize=8)


def density(place: Axes, by: Mapping[int, Values], title: str, across: str, up: str, step: float) -> None:
    """Values, in steps of `step`, for each value of a number: each column is a density of its own, with its mean."""
    place.set_title(title)
    place.set_xlabel(across)
    place.set_ylabel(up)
    columns = sorted(by)
    rows = round(max((value for of in by.values() for value in of), default=0) / step) + 1
    share = np.full((rows, len(columns)), np.nan)
    means = [summary(by[column]) for column in columns]
    for at, column in enumerate(columns):
        for value, times in by[column].items():
            share[round(value / step), at] = 100 * times / means[at].n
    often = [share[:, at] for at, each in enumerate(means) if each.n >= OFTEN] or [share]
    extent = (-0.5, len(columns) - 0.5, -step / 2, (rows - 0.5) * step)
    picture = place.imshow(share, origin="lower", aspect="auto", extent=extent, cmap="Blues", vmin=0, vmax=np.nanmax(often), interpolation="none")
    place.figure.colorbar(picture, ax=place, label="share of the ships with this premium, %", pad=0.01)
    errors = [each.error for each in means]
    place.errorbar(range(len(columns)), [each.mean for each in means], errors, fmt="o", color=COLOURS[1], capsize=3, label="mean, 95 % interval")
    place.set_xticks(range(len(columns)), [f"{column}\nn = {each.n:,}" for column, each in zip(columns, means, strict=True)], fontsize=7.5)
    place.yaxis.set_major_locator(MaxNLocator(integer=True))
    place.legend(frameon=False, fontsize=8, loc="upper left")


def intervals(
    place: Axes, names: Sequence[str], at: Sequence[float], errors: Sequence[float], colours: Sequence[str], notes: Sequence[str]
) -> None:
    """Points with 95 % intervals, one above the other, the first on top, and a note at the right of each."""
    heights = range(len(names), 0, -1)
    for height, x, error, colour, note in zip(heights, at, errors, colours, notes, strict=True):
        place.errorbar(x, height, xerr=error, fmt="o", color=colour, capsize=3, markersize=5)
        place.annotate(note, (1, height), xycoords=("axes fraction", "data"), va="center", ha="left", fontsize=8, color=GREY)
    place.set_yticks(list(heights), names)
    place.set_ylim(0.4, len(names) + 0.6)
    place.grid(axis="x")


def rated(place: Axes, groups: Mapping[str, Sequence[Rating]], title: str) -> None:
    """Ratings of several kinds of entrants on one scale, with 95 % intervals."""
    everyone = [(each, COLOURS[number]) for number, listed in enumerate(groups.values()) for each in listed]
    intervals(
        place,
        [each.name for each, _ in everyone],
        [each.rating for each, _ in everyone],
        [each.error for each, _ in everyone],
        [colour for _, colour in everyone],
        [f" won {each.won:.1%}" for each, _ in everyone],
    )
    for number, kind in enumerate(groups):
        place.plot([], [], "o", color=COLOURS[number], label=kind)
    place.axvline(1500, color=GREY, linewidth=1)
    place.set_title(title)
    place.set_xlabel("rating, Bradley–Terry on Elo's scale; bars are 95 % intervals")
    place.legend(frameon=False, loc="lower right")


def cumulative(place: Axes, by: Mapping[str, Values], title: str, across: str) -> None:
    """The part of each distribution that is at most a number, with its median as a dot."""
    place.set_title(title)
    for (name, of), colour in zip(by.items(), COLOURS, strict=False):
        figures = summary(of)
        if not figures.n:
            continue
        parts = 100 * np.cumsum(list(of.values())) / figures.n
        place.step(list(of), parts, where="post", color=colour, label=f"{name}: {says(figures)}")
        place.plot(figures.median, 50, "o", color=colour, markersize=5)
    place.axhline(50, color=GREY, linewidth=0.8, linestyle=":")
    place.set_xlabel(across)
    place.set_ylabel("at most so much, %")
    place.set_ylim(0, 100)
    place.xaxis.set_major_locator(MaxNLocator(integer=True))
    place.grid()
    place.legend(frameon=False, fontsize=8, loc="lower right")
