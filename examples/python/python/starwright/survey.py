"""Random ships and battles by their numbers, counted: what a shard of a survey is made of.

Every ship and battle depends on its own number only, and counts are whole numbers, so shards add up to the same in any order
and any division.
"""

from __future__ import annotations

from typing import NamedTuple

from starwright import _starwright as native
from starwright.layout import Layout


class Count(NamedTuple):
    """How often a value of a measure occurred."""

    measure: str
    value: int
    times: int


class Entrant(NamedTuple):
    """Who plays on a seat."""

    bot: str
    race: str
    power: str


def random_ship(class_name: str, number: int) -> Layout:
    """The random legal ship of a number.

    A starting cabin on any cell, or where it is printed; then the tiles of the game in a random order, each turned any way on
    any cell where it fits and joins, until there are as many as are wanted: any number from 8 to all cells. On IVC the two
    dice are rolled first, and the ships are those of the roll. Raises `Unreadable` for a class or number that is none.
    """
    return Layout(native.random_ship(class_name, number))


def survey_ships(class_name: str, first: int, count: int, *, threads: int | None = None) -> list[Count]:
    """The random ships of the numbers from `first` on, counted by measure and value.

    Measures: `legal` (always 1), `components`, `premium` (credits; −1 where there is none), `exposed`, `engines`,
    `engines_at_most`, `cannon_halves`, `cannon_halves_at_most` (half points), `crew`; and for each of the nine meteor swarms by
    the number of its card `swarm_…_survived` (1 if a human is left) and `swarm_…_lost` (components). Each ship flies each
    swarm from new, everybody aboard, with a captain who saves what can be saved.
    Raises `Unreadable` for a class, number or count that is none, and beyond number 2⁶⁴ − 1. Ctrl-C ends it.
    """
    return [Count(*count) for count in native.survey_ships(class_name, first, count, threads)]


def battle_of_number(number: int, players: int = 4) -> list[Entrant]:
    """Who meets in the battle of a number, by seat.

    A round is every table of the three bots, the three powers of each race and the order of the races, once; the next round
    has other shuffles. Within a round the numbers are out of order, so that any part of it is a fair sample.
    Raises `Refusal` for another number of players than 3 or 4.
    """
    return [Entrant(*entrant) for entrant in native.battle_of_number(players, number)]


def survey_battles(first: int, count: int, players: int = 4, *, threads: int | None = None) -> list[Count]:
    """The battles of the numbers from `first` on, counted.

    Measures: `points` and `choices`; and for any two seats, `bot/one/other`, `race/…` and `power/…` where they differ, with
    the value 2 if one has more points than the other, 1 if as many, 0 if fewer. Raises as `survey_ships` and `battle_of_number` do.
    """
    return [Count(*count) for count in native.survey_battles(players, first, count, threads)]
