"""What is surveyed, and in which pieces. Both are plain values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from starwright.survey import Count, survey_battles, survey_ships


@dataclass(frozen=True, order=True)
class Survey:
    """Random ships of a class, or a round robin of battles for 3 or 4 players."""

    kind: Literal["ships", "battles"]
    of: str
    """The class, or the number of players."""

    @property
    def name(self) -> str:
        return f"{self.kind}-{self.of}"

    def counts(self, first: int, count: int) -> list[Count]:
        """The ships or battles of these numbers, counted by one thread."""
        if self.kind == "ships":
            return survey_ships(self.of, first, count, threads=1)
        return survey_battles(first, count, int(self.of), threads=1)


@dataclass(frozen=True, order=True)
class Shard:
    """A range of numbers of a survey."""

    survey: Survey
    first: int
    count: int

    @property
    def end(self) -> int:
        """The number after the last."""
        return self.first + self.count

    def counts(self) -> list[Count]:
        return self.survey.counts(self.first, self.count)


def plan(survey: Survey, total: int, done: Iterable[Shard], size: int) -> list[Shard]:
    """The shards of at most `size` that are left of the numbers below `total`, whatever size those had that are done."""
    shards, first = [], 0
    ends = [(shard.first, shard.end) for shard in sorted(done)]
    for start, end in [*ends, (total, total)]:
        for at in range(first, min(start, total), size):
            shards.append(Shard(survey, at, min(size, min(start, total) - at)))
        first = max(first, end)
    return shards
