"""Statistics of random ships and battles, identified by number: the work of one shard of a survey.

Each ship or battle depends only on its own number, and counts are integers, so the totals do not depend on how the
numbers are divided into shards or on the order of the shards.
"""

from __future__ import annotations

from typing import NamedTuple

from starwright import _starwright as native
from starwright.layout import Layout


class Count(NamedTuple):
    """The number of times a value of a measure occurred."""

    measure: str
    value: int
    times: int


class Entrant(NamedTuple):
    """The bot, race and power on one seat."""

    bot: str
    race: str
    power: str


def random_ship(class_name: str, number: int) -> Layout:
    """The random legal ship with the given number.

    Starts from a starting cabin, on its printed cell or else on any cell. Then adds the tiles of the game in random
    order, each on a random cell and turn where it fits and joins, up to a random target of 8 components to all cells.
    On IVC the two dice are rolled first. Raises `Unreadable` if the class or the number is invalid.
    """
    return Layout(native.random_ship(class_name, number))


def survey_ships(class_name: str, first: int, count: int, *, threads: int | None = None) -> list[Count]:
    """Count `count` random ships, starting with number `first`, by measure and value.

    Measures: `legal` (always 1), `components`, `premium` (credits; −1 on a board without one), `exposed`, `engines`,
    `engines_at_most`, `cannon_halves`, `cannon_halves_at_most` (half points), `crew`; and for each of the nine meteor
    swarms, by card number, `swarm_…_survived` (1 if a human is left) and `swarm_…_lost` (components). Each ship enters
    each swarm undamaged and fully crewed, and always takes the defence that loses least. Raises `Unreadable` if the
    class, a number or the count is invalid or a number exceeds 2⁶⁴ − 1. Ctrl-C interrupts.
    """
    return [Count(*count) for count in native.survey_ships(class_name, first, count, threads)]


def battle_of_number(number: int, players: int = 4) -> list[Entrant]:
    """The entrants of the battle with the given number, by seat.

    A round contains every combination of the three bots, the three powers of each race, and the order of the races,
    once. The next round repeats them with different shuffles. Numbers within a round are scrambled, so any part of it
    is a fair sample. Raises `Refusal` if `players` is not 3 or 4.
    """
    return [Entrant(*entrant) for entrant in native.battle_of_number(players, number)]


def survey_battles(first: int, count: int, players: int = 4, *, threads: int | None = None) -> list[Count]:
    """Count `count` battles, starting with number `first`, by measure and value.

    Measures: `points` and `choices`; and for each pair of seats `bot/one/other`, `race/…` and `power/…` where they
    differ, with value 2 if `one` has more points than `other`, 1 if equal, 0 if fewer. Raises as `survey_ships` and
    `battle_of_number` do.
    """
    return [Count(*count) for count in native.survey_battles(players, first, count, threads)]
