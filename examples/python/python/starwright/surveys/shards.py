"""Surveys and their division into shards. Both are plain values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, cast

from starwright.forms import ClassName
from starwright.given import shown
from starwright.refusal import Unreadable
from starwright.survey import Count, survey_battles, survey_flights, survey_ships


@dataclass(frozen=True, order=True)
class Survey:
    """A survey of random ships or of flights of a class, or of a round robin of battles for 3 or 4 players.

    Attributes:
        kind: What is surveyed.
        of: The class, or the number of players of battles.
    """

    kind: Literal["ships", "battles", "flights"]
    of: str

    @property
    def name(self) -> str:
        """The name of its folder."""
        return f"{self.kind}-{self.of}"

    def counts(self, first: int, count: int) -> list[Count]:
        """Count what has these numbers on one thread. Raises `Unreadable` if the survey is invalid."""
        if self.kind == "ships":
            return survey_ships(cast(ClassName, self.of), first, count, threads=1)
        if self.kind == "flights":
            return survey_flights(cast(ClassName, self.of), first, count, threads=1)
        if self.kind == "battles" and self.of in ("3", "4"):
            return survey_battles(first, count, int(self.of), threads=1)
        raise Unreadable(f"expected ships or flights of a class, or battles of '3' or '4' players, got {shown(self.kind)} of {shown(self.of)}")


@dataclass(frozen=True, order=True)
class Shard:
    """A range of the numbers of a survey.

    Attributes:
        survey: The survey.
        first: The first number.
        count: How many numbers.
    """

    survey: Survey
    first: int
    count: int

    @property
    def end(self) -> int:
        """One past the last number."""
        return self.first + self.count

    def counts(self) -> list[Count]:
        """Count this range on one thread."""
        return self.survey.counts(self.first, self.count)


def plan(survey: Survey, total: int, done: Iterable[Shard], size: int) -> list[Shard]:
    """Divide the numbers below `total` that no shard in `done` covers into shards of at most `size`.

    The shards in `done` may have any size. Raises `Unreadable` if `size` is less than 1.
    """
    if size < 1:
        raise Unreadable(f"the shard size must be at least 1, got {shown(size)}")
    shards, first = [], 0
    ends = [(shard.first, shard.end) for shard in sorted(done)]
    for start, end in [*ends, (total, total)]:
        for at in range(first, min(start, total), size):
            shards.append(Shard(survey, at, min(size, min(start, total) - at)))
        first = max(first, end)
    return shards
