"""Survey random ships, battles or flights, on this machine or a Ray cluster.

python survey.py --ships 1000000 --class IIIC      random legal ships: premium, strengths, connectors, meteor swarms
python survey.py --battles 157464                  a round robin of bots, races and powers, with ratings
python survey.py --flights 6561 --class IIIC       bots of three skills build and fly: credits, ends, causes of loss
python survey.py --ships 1000000000 --address auto on a running cluster, with `starwright` installed on each machine

The results folder gets one Parquet file per shard, the totals and a plot. Existing shards are not computed again:
interrupt and resume at any time, also with a different number of workers or shard size. Damaged and foreign files are
reported and ignored.

Exit codes: 0 done; 1 the cluster cannot be reached or was lost, or a file cannot be written (run the same command to
resume); 2 invalid options; 130 interrupted.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path


def end_at_once() -> None:
    """End within a moment at Ctrl-C, also while Ray starts or waits. Nothing needs to be put in order: results have their
    names only when they are whole, and Ray ends what this process started."""
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    signal.signal(signal.SIGINT, lambda *_: None)
    signal.set_wakeup_fd(writer, warn_on_full_buffer=False)

    def wait() -> None:
        while signal.SIGINT not in os.read(reader, 64):
            pass
        leave("\ninterrupted", 130)

    threading.Thread(target=wait, daemon=True).start()


def leave(says: str, status: int) -> None:
    """End the program from any thread."""
    os.write(2, f"{says}; run the same command to resume\n".encode())
    os._exit(status)


if __name__ == "__main__":
    end_at_once()

import starwright  # noqa: E402
from starwright.survey import Count  # noqa: E402
from starwright.surveys import Shard, Survey, engine, load, plan, total, write  # noqa: E402
from starwright.surveys.plots import plot  # noqa: E402
from starwright.surveys.ratings import ratings  # noqa: E402
from starwright.surveys.statistics import summary, survivals, values  # noqa: E402

SHARD = {"ships": 20_000, "battles": 1_000, "flights": 20}
MOST_SHARDS = 10_000_000
PATIENCE = 180
"""Seconds for Ray to start or answer; by itself it tries for many minutes."""
RATED = {"ships": (), "battles": ("bot", "race", "power"), "flights": ("builder", "captain")}


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
    what.add_argument("--flights", type=_count, metavar="N", help="number of flights; a full round is 6561")
    parser.add_argument("--class", dest="of", default="IIIC", choices=starwright.CLASSES, help="class of ships and flights")
    parser.add_argument("--players", type=int, default=4, choices=(3, 4), help="players per battle")
    parser.add_argument("--results", type=Path, default=Path("results"), metavar="FOLDER", help="results folder")
    parser.add_argument("--shard", type=_count, metavar="N", help="how many per shard; default: a few seconds of work")
    parser.add_argument("--workers", type=_count, metavar="N", help="workers on this machine (default: one per core)")
    parser.add_argument("--address", help="address of a running Ray cluster, or auto")
    options = parser.parse_args(words)
    options.kind = next(kind for kind in SHARD if getattr(options, kind))
    options.asked = getattr(options, options.kind)
    options.shard = options.shard or SHARD[options.kind]
    if options.asked > MOST_SHARDS * options.shard:
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
        unanswered = f"cannot reach a cluster at {options.address}: no Ray answers there" if options.address else "Ray does not start"
        patience = threading.Timer(PATIENCE, leave, (unanswered, 1))
        patience.start()
        try:
            engine.start(options.workers, options.address)
        finally:
            patience.cancel()
        engine.run(shards, done)
        engine.stop()
    return total(results)


def tell(of: Survey, counts: list[Count]) -> None:
    """Print the totals."""
    for kind in RATED[of.kind]:
        for rated in ratings(counts, kind, int(of.of) if of.kind == "battles" else 4):
            print(f"{kind:8} {rated.name:10} {rated.rating:6.0f} ± {rated.error:<5.0f} won {rated.won:6.1%} of {rated.games:,}")
    single = {count.measure for count in counts if count.measure.count("/") < 3 and "/premium/" not in count.measure}
    for measure in sorted(name for name in single if not name.startswith(("swarm_", *(f"{kind}/" for kind in RATED[of.kind])))):
        each = summary(values(counts, measure))
        print(f"{measure:28} mean {each.mean:9.3f} ± {each.error:<7.3f} median {each.median:5g}, n = {each.n:,}")
    for swarm in survivals(counts):
        print(f"swarm of card {swarm.card}: {swarm.part:8.2%} survive, {swarm.lost:.2f} components lost on average")


def main(words: Sequence[str]) -> int:
    options = parse(words)
    of = Survey(options.kind, str(options.players) if options.kind == "battles" else options.of)
    try:
        counts = survey(of, options.asked, options)
        everything = write(options.results / "totals", Shard(of, 0, options.asked), counts)
        picture = options.results / f"{of.name}-{options.asked}.png"
        plot(of, counts, options.asked, picture)
    except (engine.Lost, OSError) as error:
        print(f"{error}; run the same command to resume", file=sys.stderr)
        return 1
    tell(of, counts)
    print(f"\n{everything}\n{picture}")
    return 0


if __name__ == "__main__":
    status = main(sys.argv[1:])
    sys.stdout.flush()
    os._exit(status)  # to leave a lost cluster takes Ray a minute
