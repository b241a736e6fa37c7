"""Survey random ships or battles, on this machine or a Ray cluster.

python survey.py --ships 1000000 --class IIIC      random legal ships: premium, strengths, connectors, meteor swarms
python survey.py --battles 157464                  a round robin of bots, races and powers, with ratings
python survey.py --ships 1000000000 --address auto on a running cluster, with `starwright` installed on each machine

The results folder gets one Parquet file per shard, the totals and a plot. Existing shards are not computed again:
interrupt and resume at any time, also with a different number of workers or shard size. Damaged and foreign files are
reported and ignored.

Exit codes: 0 done; 1 the cluster cannot be reached or was lost, or a file cannot be written (run the same command to
resume); 2 invalid options; 130 interrupted.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import starwright
from starwright.survey import Count
from starwright.surveys import Shard, Survey, engine, load, plan, total, write
from starwright.surveys.plots import plot, swarms
from starwright.surveys.ratings import ratings

SHARD = {"ships": 20_000, "battles": 3_000}
MOST_SHARDS = 10_000_000


class Progress:
    """Report progress on standard error, at most once per second."""

    def __init__(self, done: int, asked: int) -> None:
        self.before, self.done, self.asked = done, done, asked
        self.start = self.reported = time.monotonic()

    def add(self, count: int) -> None:
        self.done += count
        now = time.monotonic()
        if now - self.reported >= 1 or self.done == self.asked:
            self.reported = now
            speed = (self.done - self.before) / max(now - self.start, 1e-9)
            left = (self.asked - self.done) / speed
            print(f"{self.done:,} of {self.asked:,}, {speed:,.0f} a second, {left:,.0f} s left", file=sys.stderr, flush=True)


def parse(words: Sequence[str]) -> argparse.Namespace:
    assert __doc__
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--ships", type=_count, metavar="N", help="number of random ships")
    what.add_argument("--battles", type=_count, metavar="N", help="number of battles; a full round is 157464 (17496 for 3)")
    parser.add_argument("--class", dest="of", default="IIIC", choices=starwright.CLASSES, help="class of the ships")
    parser.add_argument("--players", type=int, default=4, choices=(3, 4), help="players per battle")
    parser.add_argument("--results", type=Path, default=Path("results"), metavar="FOLDER", help="results folder")
    parser.add_argument("--shard", type=_count, metavar="N", help="ships or battles per shard; default: a few seconds of work")
    parser.add_argument("--workers", type=_count, metavar="N", help="workers on this machine (default: one per core)")
    parser.add_argument("--address", help="address of a running Ray cluster, or auto")
    options = parser.parse_args(words)
    options.shard = options.shard or SHARD["ships" if options.ships else "battles"]
    if (options.ships or options.battles) > MOST_SHARDS * options.shard:
        parser.error(f"more than {MOST_SHARDS:,} shards: give a larger --shard, or ask for fewer")
    return options


def _count(word: str) -> int:
    number = int(word) if word.isdecimal() and len(word) < 19 else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"expected an integer from 1 to {10**18 - 1}, got {word[:40]!r}")
    return number


def survey(of: Survey, asked: int, options: argparse.Namespace) -> list[Count]:
    """Count the missing shards and return the totals."""
    folder = options.results / of.name
    found = load(folder, of, asked)
    for sentence in found.ignored:
        print(f"ignored: {sentence}", file=sys.stderr)
    shards = plan(of, asked, found.counts, options.shard)
    results = list(found.counts.values())
    progress = Progress(asked - sum(shard.count for shard in shards), asked)

    def done(shard: Shard, counts: list[Count]) -> None:
        write(folder, shard, counts)
        results.append(counts)
        progress.add(shard.count)

    if shards:
        print(f"{len(shards):,} shards to do; if interrupted, run the same command to resume", file=sys.stderr, flush=True)
        engine.start(options.workers, options.address)
        try:
            engine.run(shards, done)
        finally:
            engine.stop()
    return total(results)


def tell(of: Survey, counts: list[Count]) -> None:
    if of.kind == "battles":
        for kind in ("bot", "race", "power"):
            for each in ratings(counts, kind):
                print(f"{kind:6} {each.name:10} {each.rating:7.0f}   won {each.won:6.1%} of {each.games:,}")
        return
    for measure in sorted({count.measure for count in counts if not count.measure.startswith("swarm_")}):
        values = [(value, times) for name, value, times in counts if name == measure]
        number = sum(times for _, times in values)
        mean = sum(value * times for value, times in values) / number
        print(f"{measure:22} {mean:8.3f} on average, from {values[0][0]} to {values[-1][0]}")
    for card, part in swarms(counts).items():
        print(f"{'swarm of card ' + card:22} {part:8.2%} survive")


def main(words: Sequence[str]) -> int:
    options = parse(words)
    asked = options.ships or options.battles
    of = Survey("ships", options.of) if options.ships else Survey("battles", str(options.players))
    try:
        counts = survey(of, asked, options)
        everything = write(options.results / "totals", Shard(of, 0, asked), counts)
        picture = options.results / f"{of.name}-{asked}.png"
        plot(of, counts, asked, picture)
    except KeyboardInterrupt:
        print("interrupted; run the same command to resume", file=sys.stderr)
        return 130
    except (engine.Lost, OSError) as error:
        print(f"{error}; run the same command to resume", file=sys.stderr)
        return 1
    tell(of, counts)
    print(f"\n{everything}\n{picture}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
