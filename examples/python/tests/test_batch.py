"""Many ships and games at once."""

import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

from starwright import Layout, Refusal, Unreadable
from starwright.batch import PACKED_BYTES, Ships, play_battles, play_games
from starwright.forms import Bot


def fleet_of(count: int) -> list[Layout]:
    """Ships of class IIIC by a plain rule: two or three components, right and wrong ones."""
    ships = []
    for number in range(count):
        ship = Layout.empty("IIIC").place((number % 6, number // 6 % 6), 31 + number % 4)
        ships.append(ship.place((number % 6, (number // 6 + 1) % 6), 60 + number % 60, turn=number % 4))
    return ships


LAYOUTS = fleet_of(1000)
SHIPS = Ships.read(LAYOUTS)


@pytest.mark.parametrize("threads", [None, 1, 2, 7, 256])
def test_batches_agree_with_single_ships(threads: int | None) -> None:
    assert SHIPS.judge(threads).tolist() == [ship.is_legal() for ship in LAYOUTS]
    assert SHIPS.premiums(threads).tolist() == [ship.premium for ship in LAYOUTS]
    assert SHIPS.exposed(threads).tolist() == [ship.exposed_connectors for ship in LAYOUTS]
    strengths = SHIPS.strengths(threads)
    single = [ship.strengths() for ship in LAYOUTS]
    assert strengths.engines.tolist() == [each.engines for each in single]
    assert strengths.cannons_at_most.tolist() == [each.cannons_at_most for each in single]
    heat = SHIPS.heat("left", threads)
    for number in range(0, 1000, 97):
        one = LAYOUTS[number].heat("left")
        assert heat.miss[number] == one.miss
        assert {(int(c), int(r)): int(heat.struck[number, r, c]) for r, c in np.argwhere(heat.struck[number])} == one.struck
    chances = SHIPS.damage_chances("small_meteor", "rear", threads)
    assert chances.tolist() == [ship.damage_chance("small_meteor", "rear") for ship in LAYOUTS]
    assert 0 < SHIPS.judge().sum() < 1000 and len(set(chances.tolist())) > 1


def test_ships_come_in_every_form() -> None:
    notations = Ships.read([ship.notation for ship in LAYOUTS], threads=2)
    packed = Ships.packed("IIIC", SHIPS.to_packed())
    tiles = Ships.of_tiles("IIIC", SHIPS.to_tiles())
    for other in (notations, packed, tiles):
        assert len(other) == 1000 and (other.judge() == SHIPS.judge()).all()
        assert (other.premiums() == SHIPS.premiums()).all() and (other.to_packed() == SHIPS.to_packed()).all()
    assert (tiles.strengths().cannons == SHIPS.strengths().cannons).all() and tiles[-1] == LAYOUTS[-1] == notations[999]
    assert (SHIPS.to_packed()[3] == LAYOUTS[3].packed()).all() and SHIPS.to_packed().shape == (1000, PACKED_BYTES)
    assert (Ships.packed("IIIC", SHIPS.to_packed()[::2]).judge() == SHIPS.judge()[::2]).all()


def test_the_packed_form_is_as_documented() -> None:
    words = Layout.empty("IIIC").place((2, 0), 31).packed().view("<u8")
    assert words[0] == 1 << 2 and (words[1:9] == 1 << 2).all() and not words[9:].any()
    cannon = Layout.empty("II").place((3, 4), 88).packed().view("<u8")
    assert cannon[9] == 1 << (11 * 4 + 3)
    high = Layout.empty("IVC").place((4, 6), 31).packed().view("<u8")
    assert not high[:14].any() and high[14] == 1 << (11 * 6 + 4 - 64)


def test_errors_name_the_fault() -> None:
    with pytest.raises(Unreadable, match="ship 1: "):
        Ships.read([LAYOUTS[0].notation, "IIIC nothing"])
    with pytest.raises(Unreadable, match="ship 1 is on a different board than ship 0"):
        Ships.read([LAYOUTS[0], Layout.empty("II")])
    with pytest.raises(Unreadable):
        Ships.read([])
    loose = SHIPS.to_packed()
    loose[5, :8] = 0
    with pytest.raises(Unreadable, match="ship 5: "):
        Ships.packed("IIIC", loose)
    with pytest.raises(Unreadable, match=r"\(n, 224\)"):
        Ships.packed("IIIC", loose[:, :-1])
    tiles = SHIPS.to_tiles()
    tiles[2, 0] = 4 * 144 + 1
    with pytest.raises(Unreadable, match="ship 2: "):
        Ships.of_tiles("IIIC", tiles)
    with pytest.raises(Unreadable, match="judge and premiums only"):
        Ships.packed("IIIC", SHIPS.to_packed()).strengths()
    with pytest.raises(Refusal):
        Ships.read([Layout.from_json({"board": {"surface": "plane", "art": ["###", "###", "###"]}, "tiles": []})]).heat("front")
    assert len(Ships.packed("IIIC", np.zeros((0, 224), np.uint8)).judge()) == 0
    assert Ships.read([Layout.empty("II")]).premiums().tolist() == [-1]


@pytest.mark.parametrize("bots", ["random", ["greedy", "random", "wavering"]])
def test_battles_do_not_depend_on_the_number_of_threads(bots: Bot | list[Bot]) -> None:
    seeds = range(5, 11)
    one, two = (play_battles(seeds, 3, bots=bots, threads=threads) for threads in (1, 2))
    assert (one.scores == two.scores).all() and (one.choices == two.choices).all() and one.scores.shape == (6, 3)
    assert one.choices.min() > 50 and one.scores.sum() > 0
    assert (play_battles([7], 3, bots=bots).scores[0] == one.scores[2]).all()


def test_a_greedy_bot_beats_chance() -> None:
    scores = play_battles(range(12), 3, powers=False, bots=["greedy", "random", "random"]).scores
    assert scores[:, 0].mean() > 1.5 * scores[:, 1:].mean()


def test_whole_games_end() -> None:
    one, two = (play_games(range(3), 2, ["I", "IIIC"], threads=threads) for threads in (1, 2))
    assert (one.purses == two.purses).all() and one.purses.shape == (3, 2) and one.choices.min() > 100
    assert one.purses.sum() > 0
    with pytest.raises(Refusal, match="2 to 5 play"):
        play_games([1], 9, ["I"])
    with pytest.raises(Unreadable, match="V"):
        play_games([1], 2, ["V"])  # type: ignore[list-item]
    for wrong in ("clever", ["random"] * 2):
        with pytest.raises(Unreadable):
            play_battles([1], bots=wrong)  # type: ignore[arg-type]


def test_games_release_the_lock() -> None:
    """While games are played, this thread keeps running."""
    began_and_ended: list[float] = []

    def play() -> None:
        began_and_ended.append(time.perf_counter())
        play_battles(range(1500), threads=1)
        began_and_ended.append(time.perf_counter())

    worker = threading.Thread(target=play)
    worker.start()
    looks = []
    while worker.is_alive():
        looks.append(time.perf_counter())
    began, ended = began_and_ended
    tenth = (ended - began) / 10
    assert [look for look in looks if began + tenth < look < ended - tenth]


def test_arrays_of_ships_are_validated() -> None:
    packed, tiles = SHIPS.to_packed(), SHIPS.to_tiles()
    for rows in (packed, tiles):
        odd = np.frombuffer(b"x" + rows.tobytes(), np.uint8)[1:].view(rows.dtype).reshape(rows.shape)
        read = Ships.packed if rows is packed else Ships.of_tiles
        assert (read("IIIC", odd).judge() == SHIPS.judge()).all()
    for dtype in (np.int64, np.float64, ">u2"):
        with pytest.raises(Unreadable, match=r"an array of uint16 of shape \(n, 121\)"):
            Ships.of_tiles("IIIC", tiles.astype(dtype))
    tiles[1, 0] = 577
    with pytest.raises(Unreadable) as refused:
        Ships.of_tiles("IIIC", tiles)
    assert str(refused.value) == "ship 1: unknown tile code 577"
    with pytest.raises(Unreadable) as refused:
        Ships.read([LAYOUTS[0], "IIIC nothing"])  # type: ignore[arg-type]
    assert str(refused.value).startswith("ship 1: ") and str(refused.value).count("ship 1") == 1


SOON = 0.5
"""Seconds that the end of a program may take on a busy machine; a tenth of it on an idle one."""


def test_an_interrupt_ends_the_work() -> None:
    """Ctrl-C soon ends minutes of work in the main thread of another process."""
    for work in (
        "batch.play_battles(range(100_000), bots='greedy', threads=1)",
        "batch.play_battles(range(100_000), bots='greedy', threads=2)",
        "batch.play_games(range(100_000), 4, ['I'] * 3)",
        "survey.survey_ships('IIIC', 0, 10_000_000)",
        "survey.survey_battles(0, 10_000_000)",
        "survey.survey_flights('IVC', 0, 10_000_000)",
    ):
        code = (
            "import signal, sys; from starwright import batch, survey\n"
            # a shell that runs the tests in the background may ignore the signal
            "signal.signal(signal.SIGINT, signal.default_int_handler); print(flush=True)\n"
            f"try: {work}\nexcept KeyboardInterrupt: sys.exit(7)"
        )
        with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as program:
            assert program.stdout
            program.stdout.readline()
            time.sleep(0.3)
            program.send_signal(signal.SIGINT)
            start = time.monotonic()
            try:
                assert program.wait(10) == 7 and time.monotonic() - start < SOON, work
            finally:
                program.kill()
