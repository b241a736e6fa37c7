"""Surveys: shards, results, the engine, ratings, plots."""

import io
import json
import math
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import ray
import ray.cloudpickle
from matplotlib.text import Text
from ray.cluster_utils import Cluster

from starwright import CLASSES, Layout, Refusal, Unreadable
from starwright.forms import ClassName
from starwright.survey import Count, battle_of_number, flight_of_number, random_ship, survey_battles, survey_flights, survey_ships
from starwright.surveys import Shard, Survey, engine, load, plan, total, write
from starwright.surveys.engine import run
from starwright.surveys.plots import draw, plot
from starwright.surveys.ratings import ratings
from starwright.surveys.statistics import family, summary, survivals, values

SHIPS = Survey("ships", "IIIC")
SOON = 0.5
"""Seconds that the end of a program may take on a busy machine; a tenth of it on an idle one."""
PROGRAM = Path(__file__).parents[1] / "survey.py"


@pytest.fixture(scope="module", params=[1, 2])
def workers(request: pytest.FixtureRequest) -> Iterator[int]:
    engine.start(request.param)
    yield request.param
    engine.stop()


def counted(shards: list[Shard], work: engine.Work = engine.count) -> list[list[Count]]:
    results: list[list[Count]] = []
    run(shards, lambda _, counts: results.append(counts), work)
    return results


@pytest.mark.parametrize("name", CLASSES)
def test_random_ships_are_legal_and_all_different(name: ClassName) -> None:
    ships = [random_ship(name, number) for number in range(300)]
    assert all(ship.is_legal() and ship.class_name == name for ship in ships) and len(set(ships)) > 290
    assert ships[7] == random_ship(name, 7)
    counts = dict(((measure, value), times) for measure, value, times in survey_ships(name, 0, 300))
    assert counts["legal", 1] == 300
    for number in {len(ship) for ship in ships}:
        assert counts["components", number] == sum(len(ship) == number for ship in ships)
    for exposed in {ship.exposed_connectors for ship in ships}:
        assert counts["exposed", exposed] == sum(ship.exposed_connectors == exposed for ship in ships)
    premiums = [-1 if ship.premium is None else ship.premium for ship in ships]
    assert all(counts["premium", premium] == premiums.count(premium) for premium in premiums)
    halves = [int(2 * ship.strengths().cannons_at_most) for ship in ships]
    assert all(counts["cannon_halves_at_most", each] == halves.count(each) for each in halves)


def test_nine_swarms_are_flown() -> None:
    counts = survey_ships("IIC", 0, 400)
    survival = {swarm.card: swarm.part for swarm in survivals(counts)}
    assert list(survival) == ["08", "09", "10", "28", "29", "30", "48", "49", "50"]
    assert 0.5 < min(survival.values()) < max(survival.values()) < 1
    assert survival["08"] > survival["49"]  # of level I and of level III
    for card in survival:
        assert sum(values(counts, f"swarm_{card}_lost").values()) == 400


def test_swarms_are_compared_within_ships() -> None:
    """Three ships: one survives both swarms, one only the first, one neither."""
    lost = [Count(f"swarm_{card}_lost", 1, 3) for card in ("08", "49")]
    counts = [*lost, *(Count("swarms_survived", value, 1) for value in (0, 1, 2))]
    counts += [Count("swarm_08_among", 1, 1), Count("swarm_08_among", 2, 1), Count("swarm_49_among", 2, 1)]
    first, second = survivals(counts)
    assert (first.part, second.part) == pytest.approx((2 / 3, 1 / 3)) and first.lead == pytest.approx(1 / 6) == -second.lead
    differences = np.array([1 - 2 / 2, 1 - 1 / 2, 0 - 0 / 2])
    assert first.error == pytest.approx(1.96 * differences.std() / 3**0.5) == second.error


def test_figures_of_a_distribution() -> None:
    sample = [1, 2, 2, 3, 10]
    each = summary({value: sample.count(value) for value in sample})
    assert (each.n, each.mean, each.median, each.low, each.high) == (5, 3.6, 2, 1, 10)
    assert each.error == pytest.approx(1.96 * np.std(sample, ddof=1) / 5**0.5)
    assert summary({}).n == 0


def test_shards_add_up_in_any_order_and_division() -> None:
    everything = survey_ships("IIIC", 0, 600)
    for size in (7, 100, 600, 1000):
        shards = plan(SHIPS, 600, [], size)
        random.Random(size).shuffle(shards)
        assert total(shard.counts() for shard in shards) == everything
    assert survey_ships("IIIC", 0, 600, threads=3) == everything
    battles = Survey("battles", "3")
    assert total(shard.counts() for shard in plan(battles, 50, [], 9)) == survey_battles(0, 50, 3)


def test_a_plan_fills_the_gaps() -> None:
    def spans(*done: tuple[int, int]) -> list[tuple[int, int]]:
        shards = plan(SHIPS, 100, [Shard(SHIPS, first, count) for first, count in done], 40)
        return [(shard.first, shard.end) for shard in shards]

    assert spans() == [(0, 40), (40, 80), (80, 100)]
    assert spans((40, 10), (0, 10)) == [(10, 40), (50, 90), (90, 100)]
    for size in (0, -1):
        with pytest.raises(Unreadable, match="the shard size must be at least 1, got"):
            plan(SHIPS, 100, [], size)
    for other in (Survey("chess", "4"), Survey("battles", "5"), Survey("battles", "four")):  # type: ignore[arg-type]
        with pytest.raises(Unreadable, match="expected ships or flights of a class, or battles of '3' or '4' players, got"):
            other.counts(0, 1)
    assert spans((0, 100)) == [] and spans((90, 10), (0, 90)) == []


def test_flights_are_counted() -> None:
    counts = survey_flights("I", 0, 24)
    shards = plan(Survey("flights", "I"), 24, [], 7)
    assert total(shard.counts() for shard in shards) == counts
    assert values(counts, "finished") == {1: 24}
    credits, ends = family(counts, "credits"), family(counts, "end")
    assert sum(sum(of.values()) for of in credits.values()) == sum(sum(of.values()) for of in ends.values()) == 96
    seats: dict[str, int] = {}
    for number in range(24):
        for crew in flight_of_number(number):
            seats[f"{crew.builder}/{crew.captain}"] = seats.get(f"{crew.builder}/{crew.captain}", 0) + 1
    assert {crew: sum(of.values()) for crew, of in credits.items()} == seats
    captains = {pair.split("/")[0] for pair in ends}
    assert captains == {"low", "middle", "high"} and {"home"} < {pair.split("/")[1] for pair in ends}
    lost = {card: summary(of) for card, of in family(counts, "lost").items()}
    assert lost["meteor swarm"].mean > 0 and lost["planets"].mean == lost["open space"].mean == 0
    assert {each.name for each in ratings(counts, "captain")} == captains


def test_every_crew_flies_once_in_a_round() -> None:
    crews = [tuple(flight_of_number(number)) for number in range(6561)]
    assert len(set(crews)) == 6561 and tuple(flight_of_number(6561)) == crews[0]
    part = sum(crew.captain == "high" for four in crews[:600] for crew in four) / 2400
    assert part == pytest.approx(1 / 3, abs=0.03)


def test_every_table_meets_once_in_a_round() -> None:
    tables = [tuple(battle_of_number(number, 3)) for number in range(24 * 9**3)]
    assert len(set(tables)) == len(tables) and tuple(battle_of_number(24 * 9**3, 3)) == tables[0]
    for name in ("random", "greedy", "wavering"):
        part = sum(each.bot == name for table in tables[:900] for each in table) / 2700
        assert part == pytest.approx(1 / 3, abs=0.03)
    assert all(len({each.race for each in table}) == 3 for table in tables)
    with pytest.raises(Refusal, match="not 5"):
        battle_of_number(0, 5)


def test_the_totals_are_the_same_for_any_workers(workers: int) -> None:
    shards = plan(SHIPS, 2000, [], 130)
    random.Random(workers).shuffle(shards)
    results = counted(shards)
    assert len(results) == 16 and total(results) == survey_ships("IIIC", 0, 2000)


def test_a_killed_worker_changes_nothing(workers: int, tmp_path: Path) -> None:
    def dies_once(shard: Shard) -> list[Count]:
        """Kills its own process at the first attempt at each of two shards."""
        mark = tmp_path / f"{shard.first}"
        if shard.first in (100, 700) and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return shard.counts()

    results = counted(plan(SHIPS, 1000, [], 100), dies_once)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["100", "700"]
    assert len(results) == 10 and total(results) == survey_ships("IIIC", 0, 1000)


def test_exceptions_of_tasks_are_raised(workers: int) -> None:
    with pytest.raises(Unreadable, match="there is no such class"):
        counted([Shard(Survey("ships", "Nonsense"), 0, 1)])


def test_results_round_trip(tmp_path: Path) -> None:
    shards = plan(SHIPS, 300, [], 100)
    for shard in shards:
        path = write(tmp_path, shard, shard.counts())
        assert write(tmp_path, shard, shard.counts()) == path
    found = load(tmp_path, SHIPS, 300)
    assert list(found.counts) == shards and not found.ignored
    assert total(found.counts.values()) == survey_ships("IIIC", 0, 300)
    assert len(list(tmp_path.iterdir())) == 3


def test_damaged_and_foreign_files_are_named_and_ignored(tmp_path: Path) -> None:
    shard = Shard(SHIPS, 0, 100)
    counts = shard.counts()
    good = write(tmp_path / "good", shard, counts)
    folder = tmp_path / "found"
    folder.mkdir()
    bytes_ = good.read_bytes()
    (folder / "half.parquet").write_bytes(bytes_[: len(bytes_) // 2])
    (folder / "text.parquet").write_text("no Parquet\n")
    (folder / "notes.txt").write_text("mine\n")
    pq.write_table(pa.table({"a": [1]}), folder / "other.parquet")
    table = pq.read_table(good)
    pq.write_table(table.slice(1), folder / "rows.parquet")
    about = json.loads(table.schema.metadata[b"starwright"])
    newer = table.replace_schema_metadata({b"starwright": json.dumps({**about, "form": 1}).encode()})
    pq.write_table(newer, folder / "newer.parquet")
    pq.write_table(table.replace_schema_metadata({b"starwright": b"{}"}), folder / "nameless.parquet")
    write(folder, Shard(Survey("ships", "IIC"), 0, 10), [])
    write(folder, Shard(SHIPS, 150, 100), counts)
    before = {path: path.read_bytes() for path in folder.iterdir()}
    found = load(folder, SHIPS, 200)
    assert not found.counts
    assert sorted(sentence.split(": ")[0].split("/")[-1] for sentence in found.ignored) == sorted(p.name for p in before)
    reasons = " ".join(found.ignored)
    for reason in ("not a valid Parquet file", "digest", "not a survey result", "format version 1", "invalid metadata", "ships-IIC, not", "ends at 250"):
        assert reason in reasons
    write(folder, shard, counts)
    write(folder, Shard(SHIPS, 50, 10), counts)
    found = load(folder, SHIPS, 200)
    assert list(found.counts) == [shard] and "overlaps another shard" in " ".join(found.ignored)
    assert all(path.read_bytes() == text for path, text in before.items())


def test_existing_files_are_not_overwritten(tmp_path: Path) -> None:
    shard = Shard(SHIPS, 0, 10)
    path = write(tmp_path, shard, shard.counts())
    path.write_text("damaged\n")
    again = write(tmp_path, shard, shard.counts())
    assert again != path and path.read_text() == "damaged\n"
    found = load(tmp_path, SHIPS, 10)
    assert list(found.counts) == [shard] and len(found.ignored) == 1


def survey(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, PROGRAM, *words], capture_output=True, text=True, check=False)


def test_the_program_resumes(tmp_path: Path) -> None:
    words = ("--class", "IIC", "--results", str(tmp_path), "--workers", "2")
    first = survey("--ships", "500", *words, "--shard", "170")
    assert first.returncode == 0 and "500 of 500" in first.stderr and "swarm of card 49" in first.stdout
    damaged = next((tmp_path / "ships-IIC").iterdir())
    damaged.write_bytes(b"lost")
    second = survey("--ships", "900", *words, "--shard", "130")
    assert second.returncode == 0 and f"ignored: {damaged}: not a valid Parquet file" in second.stderr
    totals = load(tmp_path / "totals", Survey("ships", "IIC"), 900)
    assert totals.counts[Shard(Survey("ships", "IIC"), 0, 900)] == survey_ships("IIC", 0, 900)
    assert (tmp_path / "ships-IIC-900.png").read_bytes().startswith(b"\x89PNG") and damaged.read_bytes() == b"lost"
    third = survey("--ships", "900", *words)
    assert third.returncode == 0 and " of 900" not in third.stderr and third.stdout == second.stdout


def test_the_program_joins_a_cluster_of_two_machines(tmp_path: Path) -> None:
    machines = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        machines.add_node(num_cpus=1)
        joined = survey("--battles", "40", "--shard", "5", "--results", str(tmp_path), "--address", machines.address)
    finally:
        machines.shutdown()  # type: ignore[no-untyped-call]
    assert joined.returncode == 0 and "bot      greedy" in joined.stdout, joined.stderr
    assert total(load(tmp_path / "battles-4", Survey("battles", "4"), 40).counts.values()) == survey_battles(0, 40)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--ships", "1", "--battles", "1"], "not allowed with"),
        *((["--ships", word], f"expected an integer from 1 to 999999999999999999, got {word[:40]!r}") for word in ("0", "-1", "abc", "1.5", "9" * 5000)),
        (["--battles", "9", "--shard", "x"], "got 'x'"),
        (["--ships", "9" * 18], "more than 10,000,000 shards"),
        (["--ships", "9", "--class", "V"], "invalid choice: 'V'"),
    ],
)
def test_invalid_options_are_refused(words: list[str], says: str) -> None:
    refused = survey(*words)
    assert refused.returncode == 2 and "usage" in refused.stderr and says in refused.stderr


def test_an_unreachable_cluster_is_reported(tmp_path: Path) -> None:
    lonely = survey("--ships", "9", "--results", str(tmp_path), "--address", "127.0.0.1:1")
    assert lonely.returncode == 1 and "Traceback" not in lonely.stderr
    assert "cannot reach a cluster at 127.0.0.1:1: " in lonely.stderr and "run the same command to resume" in lonely.stderr


def test_write_errors_are_reported(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")
    barred = survey("--ships", "9", "--results", str(tmp_path / "taken"), "--workers", "1")
    assert barred.returncode == 1 and "Traceback" not in barred.stderr and "taken" in barred.stderr


@pytest.mark.parametrize("whole", [True, False])
def test_a_lost_cluster_is_reported(whole: bool, tmp_path: Path) -> None:
    """Its head node dies during the work: the whole node, or only its control service."""
    machines = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    words = ("--ships", "900000", "--shard", "2000", "--results", str(tmp_path), "--address", machines.address)
    try:
        with subprocess.Popen([sys.executable, PROGRAM, *words], stderr=subprocess.PIPE, text=True) as program:
            assert program.stderr
            said = program.stderr.readline() + program.stderr.readline()
            if whole:
                machines.shutdown()  # type: ignore[no-untyped-call]
            else:
                head: Any = machines.head_node
                head.kill_gcs_server()
            said += program.stderr.read()
            assert program.wait(120) == 1, said
    finally:
        machines.shutdown()  # type: ignore[no-untyped-call]
    assert "run the same command to resume" in said and "of 900,000" in said


@pytest.mark.parametrize("when", ["starting", "working"])
def test_the_program_ends_at_once(when: str, tmp_path: Path) -> None:
    words = ("--ships", "900000", "--shard", "100", "--results", str(tmp_path), "--workers", "1")
    with subprocess.Popen([sys.executable, PROGRAM, *words], stderr=subprocess.PIPE, text=True) as program:
        assert program.stderr
        if when == "working":
            program.stderr.readline()
            program.stderr.readline()
        while len(list(Path(f"/proc/{program.pid}/task").iterdir())) < 2:  # it does not watch for the signal yet
            time.sleep(0.01)
        start = time.monotonic()
        program.send_signal(signal.SIGINT)
        assert program.wait(10) == 130 and time.monotonic() - start < SOON
        assert program.stderr.read().endswith("interrupted; run the same command to resume\n")


def test_ratings_recover_known_strengths() -> None:
    """Three entrants of strengths 1, 2 and 4, with exactly the expected numbers of wins."""
    strength = {"a": 1, "b": 2, "c": 4}
    counts = []
    for one, s in strength.items():
        for other, t in strength.items():
            if one != other:
                won = 60_000 * s // (s + t)
                counts += [Count(f"bot/{one}/{other}", 2, won), Count(f"bot/{one}/{other}", 0, 60_000 - won)]
    listed = ratings(counts, "bot")
    assert [each.name for each in listed] == ["c", "b", "a"] and all(each.games == 120_000 for each in listed)
    assert [each.rating for each in listed] == pytest.approx([1500 + 120.41, 1500, 1500 - 120.41], abs=0.1)
    assert listed[0].won == pytest.approx((2 / 3 + 4 / 5) / 2, abs=1e-4)
    assert ratings([], "bot") == []
    never = ratings([Count("bot/a/b", 2, 10), Count("bot/b/a", 0, 10)], "bot")
    assert [each.name for each in never] == ["a", "b"] and never[0].rating < 2500
    drawn = ratings([Count("race/a/b", 1, 10), Count("race/b/a", 1, 10)], "race")
    assert [each.rating for each in drawn] == pytest.approx([1500, 1500])


def test_the_greedy_bot_is_rated_above_chance(tmp_path: Path) -> None:
    counts = survey_battles(0, 400)
    assert [each.name for each in ratings(counts, "bot")] == ["greedy", "wavering", "random"]
    assert len(ratings(counts, "race")) == 4 and len(ratings(counts, "power")) == 12
    assert sum(times for measure, _, times in counts if measure.startswith("points/")) == 1600
    assert not [count for count in counts if count.measure == "unfinished"]
    plot(Survey("battles", "4"), counts, 400, tmp_path / "battles.png")
    assert (tmp_path / "battles.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("of", "numbers"),
    [
        (Survey("ships", "IIIC"), 30),
        (Survey("ships", "II"), 1),
        (Survey("battles", "3"), 1),
        (Survey("flights", "I"), 12),
    ],
)
def test_plots_say_how_many(of: Survey, numbers: int, recwarn: pytest.WarningsRecorder) -> None:
    figure = draw(of, of.counts(0, numbers), numbers)
    figure.savefig(io.BytesIO())
    assert figure.get_suptitle().startswith(f"{numbers} ") and not recwarn.list
    said = " ".join(text.get_text() for text in figure.findobj(Text))
    assert "n = " in said and "95 % intervals" in said


def test_errors_are_those_of_the_model() -> None:
    """Two entrants, 400 games, half of them won: the logarithm of the odds has the variance 1 / (400 · ½ · ½)."""
    counts = [Count("bot/a/b", 2, 200), Count("bot/a/b", 0, 200), Count("bot/b/a", 2, 200), Count("bot/b/a", 0, 200)]
    one, other = ratings(counts, "bot", players=2)
    of_difference = 1.96 * 400 / math.log(10) / (400 / 4) ** 0.5
    assert one.error == pytest.approx(of_difference / 2) == other.error
    wider = ratings(counts, "bot", players=4)[0]
    assert wider.error == pytest.approx(3**0.5 * one.error)


def test_the_ship_of_a_number_stays_the_same() -> None:
    """Stored results depend on it."""
    assert random_ship("IIC", 1) == Layout.from_notation(GOLDEN)


GOLDEN = "IIC 1,t101>,2/t91<,t31,t138,1/t42,t55,2/1,t26>,2/1,t58<,2/4/4/4"

# workers cannot import this file
ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])  # type: ignore[no-untyped-call]
