"""The plot of a survey of flights."""

from __future__ import annotations

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from starwright.survey import Count
from starwright.surveys.panels import COLOURS, GREY, cumulative, intervals, rated
from starwright.surveys.ratings import ratings
from starwright.surveys.shards import Survey
from starwright.surveys.statistics import family, summary, together

SKILLS = ("low", "middle", "high")
ENDS = {"home": "#009e73", "withdrawn": "#e69f00", "lapped": "#56b4e9", "stranded": "#0072b2", "unmanned": "#d55e00", "grounded": "#6b7280"}
"""How a player may end, with a colour."""


def draw(figure: Figure, survey: Survey, counts: list[Count], numbers: int) -> None:
    """Draw the totals over `numbers` flights."""
    figure.set_size_inches(17, 9)
    title = f"{numbers:,} flights of class {survey.of}: four bots on ships that bots built"
    figure.suptitle(title, fontsize=14, fontweight="bold", x=0.01, ha="left")
    (table, credits, ends), (strength, lost, builders) = figure.subplots(2, 3)
    _table(table, counts)
    _credits(credits, counts, "captain", 1)
    _ends(ends, counts)
    groups = {f"{kind}s": ratings(counts, kind) for kind in ("builder", "captain")}
    rated(strength, groups, "Who has more credits: strength of builders and captains")
    _lost(lost, counts)
    _credits(builders, counts, "builder", 0)


def _table(place: Axes, counts: list[Count]) -> None:
    by = {pair: summary(of) for pair, of in family(counts, "credits").items()}
    means = [[by[f"{builder}/{captain}"].mean if f"{builder}/{captain}" in by else float("nan") for captain in SKILLS] for builder in SKILLS]
    place.imshow(means, cmap="Blues", aspect="auto")
    middle = sum(of.mean for of in by.values()) / max(len(by), 1)
    for pair, of in by.items():
        row, column = (SKILLS.index(skill) for skill in pair.split("/"))
        ink = "white" if of.mean > middle else "black"
        place.text(column, row, f"{of.mean:.1f} ± {of.error:.1f}\nn = {of.n:,}", ha="center", va="center", color=ink)
    place.set_xticks(range(3), SKILLS)
    place.set_yticks(range(3), SKILLS)
    place.set_xlabel("skill of the captain")
    place.set_ylabel("skill of the builder")
    place.set_title("Credits after the flight, mean and 95 % interval")


def _credits(place: Axes, counts: list[Count], kind: str, part: int) -> None:
    by = family(counts, "credits")
    of_skill = {skill: together(of for pair, of in by.items() if pair.split("/")[part] == skill) for skill in SKILLS}
    cumulative(place, of_skill, f"Credits after the flight, by skill of the {kind}", "credits")


def _ends(place: Axes, counts: list[Count]) -> None:
    by = {pair: sum(of.values()) for pair, of in family(counts, "end").items()}
    players = {skill: sum(times for pair, times in by.items() if pair.startswith(f"{skill}/")) for skill in SKILLS}
    reached = dict.fromkeys(SKILLS, 0.0)
    for end, colour in ENDS.items():
        shares = [100 * by.get(f"{skill}/{end}", 0) / max(players[skill], 1) for skill in SKILLS]
        bars = place.barh(SKILLS, shares, left=list(reached.values()), color=colour, label=end)
        place.bar_label(bars, [f"{share:.1f}" if share >= 4 else "" for share in shares], label_type="center", color="white")
        reached = {skill: reached[skill] + share for skill, share in zip(SKILLS, shares, strict=True)}
    place.set_xlabel("share of players, %")
    place.set_ylabel("skill of the captain")
    place.set_title(f"How a player's flight ends, n = {sum(players.values()):,}\n")
    place.legend(frameon=False, ncols=6, loc="lower left", bbox_to_anchor=(0, 0.99), fontsize=8, columnspacing=1, handlelength=1)


def _lost(place: Axes, counts: list[Count]) -> None:
    by = {card: summary(of) for card, of in family(counts, "lost").items()}
    costly = sorted((card for card in by if by[card].mean > 0), key=lambda card: -by[card].mean)
    intervals(
        place,
        costly,
        [by[card].mean for card in costly],
        [by[card].error for card in costly],
        [COLOURS[1]] * len(costly),
        [f" met {by[card].n:,} times" for card in costly],
    )
    place.axvline(0, color=GREY, linewidth=1)
    place.set_xlim(left=0)
    place.set_xlabel("components that a player loses to one card; 95 % intervals")
    place.set_title("What costs components")
