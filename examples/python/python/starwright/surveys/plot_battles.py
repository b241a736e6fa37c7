"""The plot of a survey of battles."""

from __future__ import annotations

from matplotlib.figure import Figure

from starwright.survey import Count
from starwright.surveys.panels import cumulative, distribution, rated
from starwright.surveys.ratings import ratings
from starwright.surveys.shards import Survey
from starwright.surveys.statistics import family, summary, values


def draw(figure: Figure, survey: Survey, counts: list[Count], numbers: int) -> None:
    """Draw the totals over `numbers` battles."""
    figure.set_size_inches(15, 8.5)
    title = f"{numbers:,} battles for {survey.of}: a round robin of bots, races and powers"
    figure.suptitle(title, fontsize=14, fontweight="bold", x=0.01, ha="left")
    strength, points, choices = figure.subplot_mosaic("sp;sc", width_ratios=(1.25, 1)).values()
    players = int(survey.of)
    groups = {f"{kind}s": ratings(counts, kind, players) for kind in ("bot", "race", "power")}
    rated(strength, groups, "Strength of bots, races and powers on one scale")
    by_bot = family(counts, "points")
    strongest = sorted(by_bot, key=lambda bot: -summary(by_bot[bot]).mean)
    cumulative(points, {bot: by_bot[bot] for bot in strongest}, "Points of a player at the end, by bot", "points")
    distribution(choices, values(counts, "choices"), "Choices in a battle", "choices")
