"""Measure the overhead of Python over native Rust, and the overhead of Ray.

python measure.py             the library
python measure.py --engine    also Ray: one worker against two, and the overhead with one-second shards

Native times are measured in Rust, with the same code in the same binary. Both sides run alternately, and each ratio
compares their best times. The load average is printed, because timings on a busy machine are meaningless.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from starwright import Game, deal_battle
from starwright import _starwright as native
from starwright.batch import Ships, play_battles
from starwright.forms import Bot
from starwright.survey import Count, random_ship
from starwright.surveys import Shard, Survey, engine, plan
from starwright.surveys.engine import run

TURNS = 9
SHIPS = 20_000
JUDGED = 50
"""How often the ships are judged per turn."""


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def in_turns(turns: int, *sides: Callable[[], float]) -> list[float]:
    """The best time of each side in seconds, with the sides run alternately."""
    best = [float("inf")] * len(sides)
    for _ in range(turns):
        for place, side in enumerate(sides):
            best[place] = min(best[place], side())
    return best


def tell(what: str, ratio: float, wanted: str, detail: str) -> None:
    print(f"{what:52} {ratio:7.2f}   wanted {wanted:10} {detail}", flush=True)


def verdicts() -> None:
    layouts = [random_ship("IIIC", number) for number in range(SHIPS)]
    ships, packed = Ships.read(layouts), Ships.read(layouts).to_packed()
    notations = [layout.notation for layout in layouts]

    def judged() -> None:
        for _ in range(JUDGED):
            ships.judge(threads=1)

    alone, python, read, texts = in_turns(
        TURNS,
        lambda: ships._native.native_judge(JUDGED)[0],
        lambda: timed(judged),
        lambda: timed(lambda: Ships.packed("IIIC", packed).judge(threads=1)) * JUDGED,
        lambda: timed(lambda: Ships.read(notations, threads=1).judge(threads=1)) * JUDGED,
    )
    one = 1e9 / SHIPS / JUDGED
    tell("verdicts, Python / native throughput", alone / python, ">= 0.80", f"{alone * one:.0f} and {python * one:.0f} ns a ship")
    tell("  reading the packed array, too", alone / read, "-", f"{read * one:.0f} ns a ship")
    tell("  reading notations, too", alone / texts, "-", f"{texts * one:.0f} ns a ship")
    two = in_turns(TURNS, lambda: timed(lambda: ships.judge(1)), lambda: timed(lambda: ships.judge(2)))
    tell("  two threads against one", two[0] / two[1], "-", "")


def games() -> None:
    measured: tuple[tuple[Bot, int], ...] = (("random", 400), ("greedy", 40))
    for bot, number in measured:
        seeds = range(number)
        alone, python, both = in_turns(
            TURNS,
            lambda: native.native_battles(list(seeds), 4, True, [bot])[0],
            lambda: timed(lambda: play_battles(seeds, bots=bot, threads=1)),
            lambda: timed(lambda: play_battles(seeds, bots=bot, threads=2)),
        )
        detail = f"{1e6 * alone / number:.0f} and {1e6 * python / number:.0f} µs a battle"
        tell(f"battles of {bot} bots, Python / native throughput", alone / python, ">= 0.90", detail)
        tell("  two threads against one", python / both, "-", "")


def choices() -> None:
    game = Game.begin("battle", deal_battle(4, 1, powers=True))
    while seats := game.awaited().seats:
        choice = next(iter(game.choices(seats[0])), None) or game.advise(seats[0])
        assert choice is not None
        game.choose(seats[0], choice)
    save, log = game.save(), game.log

    def again() -> float:
        fresh = Game.begin("battle", game.setup)
        taken = [(entry.by, entry.choice) for entry in log]
        return timed(lambda: [fresh.choose(by, choice) for by, choice in taken])

    alone, python = in_turns(5 * TURNS, lambda: native.native_choices(save)[0], again)
    over = 1e6 * (python - alone) / len(log)
    tell("one choose, µs over native", over, "<= 3", f"{1e6 * alone / len(log):.2f} and {1e6 * python / len(log):.2f} µs")


class Clock(NamedTuple):
    """Times of a run on a cluster, in seconds."""

    whole: float
    within: float
    """Wall-clock time inside all tasks."""
    cpu: float
    """Processor time of all tasks, independent of other load."""


def clocked(shard: Shard) -> list[Count]:
    """Count a shard and return the time it took, in microseconds."""
    start, cpu = time.perf_counter(), time.process_time()
    shard.counts()
    return [
        Count("within", 0, int(1e6 * (time.perf_counter() - start))),
        Count("cpu", 0, int(1e6 * (time.process_time() - cpu))),
    ]


def on(workers: int, shards: list[Shard]) -> Clock:
    """Run shards on a local cluster with warmed-up workers."""
    engine.start(workers)
    times: list[list[Count]] = []
    try:
        run(plan(shards[0].survey, 8 * workers, [], 1), lambda _, counts: None, clocked)
        whole = timed(lambda: run(shards, lambda _, counts: times.append(counts), clocked))
    finally:
        engine.stop()
    within, cpu = (sum(time.times for counts in times for time in counts if time.measure == name) / 1e6 for name in Clock._fields[1:])
    return Clock(whole, within, cpu)


def cluster() -> None:
    survey = Survey("ships", "IIIC")
    warm = timed(lambda: survey.counts(0, 2000))
    second = max(1, int(2000 / warm))
    shards = plan(survey, 12 * second, [], second)
    ones, twos = [], []
    for _ in range(3):
        ones.append(on(1, shards))
        twos.append(on(2, shards))
    one, two = min(ones), min(twos)
    about = f"{one.whole:.2f} and {two.whole:.2f} s for {len(shards)} shards of {second} ships"
    tell("two workers against one", one.whole / two.whole, ">= 1.7", about)
    # The following holds on a busy machine, too: a task that waits for a core waits inside its own time.
    idle = [min(workers * clock.whole / clock.within for clock in clocks) for workers, clocks in ((1, ones), (2, twos))]
    cpu = [min(clock.cpu for clock in clocks) for clocks in (ones, twos)]
    tell("  corrected for other load, by processor time", 2 * idle[0] / idle[1] * cpu[0] / cpu[1], ">= 1.7", "")
    tell("engine overhead with one-second shards, % of one worker", 100 * (idle[0] - 1), "<= 5", "")
    tell("  of two workers", 100 * (idle[1] - 1), "<= 5", "")
    print(f"{second * len(shards) / cpu[0]:,.0f} ships a second of processor time")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", action="store_true", help="also measure Ray")
    options = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.2f}")
    verdicts()
    games()
    choices()
    if options.engine:
        cluster()
    print(f"load {os.getloadavg()[0]:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
