"""Statistics of random ships, battles and flights, identified by number: the work of one shard of a survey.

Each ship, battle or flight depends only on its own number, and counts are integers, so the totals do not depend on how
the numbers are divided into shards or on the order of the shards.
"""

from __future__ import annotations

from typing import NamedTuple

from starwright import _starwright as native
from starwright.forms import Bot, ClassName, Skill
from starwright.layout import Layout


class Count(NamedTuple):
    """The number of times a value of a measure occurred.

    Attributes:
        measure: The name of the measure.
        value: One of its values, an integer.
        times: How often it occurred.
    """

    measure: str
    value: int
    times: int


class Entrant(NamedTuple):
    """The bot, race and power on one seat.

    Attributes:
        bot: The name of the bot.
        race: The name of the race.
        power: The id of the power, `E1` to `D3`.
    """

    bot: Bot
    race: str
    power: str


class Crew(NamedTuple):
    """The two bots of one seat in a flight.

    Attributes:
        builder: The skill of the bot that builds the ship.
        captain: The skill of the bot that flies it.
    """

    builder: Skill
    captain: Skill


def random_ship(class_name: ClassName, number: int) -> Layout:
    """The random legal ship with the given number.

    Starts from a starting cabin, on its printed cell or else on any cell. Then adds the tiles of the game in random
    order, each on a random cell and turn where it fits and joins, up to a random target of 8 components to all cells.
    On IVC the two dice are rolled first. Raises `Unreadable` if the class or the number is invalid.
    """
    return Layout(native.random_ship(class_name, number))


def survey_ships(class_name: ClassName, first: int, count: int, *, threads: int | None = None) -> list[Count]:
    """Count `count` random ships, starting with number `first`, by measure and value.

    Measures: `legal` (always 1), `components`, `premium` (credits; −1 on a board without one), `exposed`, `engines`,
    `engines_at_most`, `cannon_halves`, `cannon_halves_at_most` (half points), `crew`; the strengths at most for each
    premium, as `engines_at_most/premium/…` and `cannon_halves_at_most/premium/…`; `swarms_survived`, how many of the
    nine meteor swarms leave a human aboard; and for each swarm, by card number, `swarm_…_lost` (components) and
    `swarm_…_among`, the number of swarms survived by the ships that survive this one. Each ship enters each swarm
    undamaged and fully crewed, and always takes the defence that loses least. Raises `Unreadable` if the class, a number
    or the count is invalid or a number exceeds 2⁶⁴ − 1. Ctrl-C interrupts.
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

    Measures: `points/bot`, by seat, and `choices`; and for each pair of seats `bot/one/other`, `race/…` and `power/…` where they
    differ, with value 2 if `one` has more points than `other`, 1 if equal, 0 if fewer. Raises as `survey_ships` and
    `battle_of_number` do.
    """
    return [Count(*count) for count in native.survey_battles(players, first, count, threads)]


def flight_of_number(number: int) -> list[Crew]:
    """The four crews of the flight with the given number, by seat.

    A round of 6,561 flights contains every combination of the three skills of builders and captains once. Numbers
    within a round are scrambled, so any part of it is a fair sample. Raises `Unreadable` if the number is invalid.
    """
    return [Crew(*crew) for crew in native.flight_of_number(number)]


def survey_flights(class_name: ClassName, first: int, count: int, *, threads: int | None = None) -> list[Count]:
    """Count `count` rounds of building and flight, starting with number `first`, by measure and value.

    Each is a game of one round between four bots, with a pool and a deck shuffled for its number. Measures:
    `finished` (1 for each flight); `credits/builder/captain`, after the settlement; `end/captain/how` with how a player
    ended: `home`, why the last ship left (`withdrawn`, `stranded`, `unmanned`, `lapped`), or `grounded` if none could
    fly; `lost/card`, the components that one player lost to one card of that family; and for each pair of seats
    `builder/one/other` and `captain/one/other` where the skills differ, with value 2 if `one` has more credits than
    `other`, 1 if equal, 0 if fewer. Raises as `survey_ships` does.
    """
    return [Count(*count) for count in native.survey_flights(class_name, first, count, threads)]
