"""Wrong values: each raises `Unreadable`, or `Refusal` where a rule decides, and none is silently accepted."""

import inspect
import math
import types
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np
import pytest

import starwright
from samples import BATTLE, CIRCLE, EVENT, FLEET, GAME, IMPACT, LEGAL, LINES, METEOR, PLACED, SHIP, SHIPS, STATE
from starwright import Choice, Fleet, Game, Impact, Layout, Refusal, Unreadable, batch, environment, glossary, schemas, state, survey
from starwright import deal_battle, deal_flight, deal_game, deal_yard
from starwright.batch import Ships
from starwright.environment import RawEnvironment, env
from starwright.state import State

deep: list[Any] = []
for _ in range(100_000):
    deep = [deep]

WRONG: list[Any] = [
    None, True, False, np.True_, -1, 0, 1, 5, 36, 256, 257, 300, 2**31, 2**63, 2**64, -(2**70), 10**5000, np.int64(-1), 1.5, 2.0,
    math.nan, math.inf, np.float64(2), 3j, "", "x", "1", "II", "{}", "[]", "\ud800", "x" * 100_000, b"", b"\x02\x03", bytearray(b"x"),
    [], (), set(), [None], ["x"], [-1], [1.5], [True], [2**64], ["I", 5], [(2, 3)], (2, 3), [2, 3], (2, 3, 4), ("2", "3"), (2, 99),
    (2.0, 3.0), {2, 3}, {}, {"a": 1}, {2: 0, 3: 0}, {"a": math.nan}, {"a": object()}, object(), len, types, np.zeros(3), np.zeros((2, 224)),
    np.zeros((2, 121), np.int64), np.array(5.0), CIRCLE, deep, Layout.empty("IIIC").place((0, 0), 31),
]  # fmt: skip

Right = Callable[[Any], bool]
"""Whether a parameter may be given one of them."""


def nothing(_: Any) -> bool:
    return False


def whole(first: int, last: int) -> Right:
    return lambda given: isinstance(given, int | np.integer) and not isinstance(given, bool) and bool(first <= given <= last)


def flag(given: Any) -> bool:
    return isinstance(given, bool | np.bool_)


def perhaps(right: Right) -> Right:
    return lambda given: given is None or right(given)


def listed(right: Right) -> Right:
    def every(given: Any) -> bool:
        is_list = isinstance(given, list | tuple | set) or (isinstance(given, np.ndarray) and given.ndim > 0)
        return is_list and all(right(each) for each in given)

    return every


def text(given: Any) -> bool:
    return isinstance(given, str)


def cell(given: Any) -> bool:
    return given in [(2, 3), [2, 3]] if isinstance(given, tuple | list) and len(given) == 2 else False


def class_two(given: Any) -> bool:
    return isinstance(given, str) and given == "II"


def empty_form(given: Any) -> bool:
    return isinstance(given, Mapping) and not given


SEED, THREADS, SEAT = whole(0, 2**64 - 1), perhaps(whole(1, 256)), whole(0, 2)
VIEWER, TURN, TILE = perhaps(SEAT), whole(0, 3), whole(1, 144)
def legal(given: Any) -> bool:
    return whole(0, 2**31)(given) and given in STATE.legal_actions()


def legal_now(given: Any) -> bool:
    return whole(0, 2**31)(given) and given in BATTLE.state_of_game.legal_actions()


Call = tuple[Callable[..., Any], dict[str, Any], dict[str, Right]]
"""What is called, with what, and what else each parameter may be given."""

CALLS: dict[str, Call] = {
    "judge": (starwright.judge, {"line": "{}"}, {"line": text}),
    "tile": (starwright.tile, {"number": 31, "turn": 0}, {"number": TILE, "turn": TURN}),
    "deal_battle": (deal_battle, {"players": 3, "seed": 1, "powers": True}, {"players": whole(3, 4), "seed": SEED, "powers": flag}),
    "deal_yard": (deal_yard, {"players": 2, "class_name": "I", "seed": 1}, {"players": whole(2, 5), "class_name": class_two, "seed": SEED}),
    "deal_game": (deal_game, {"players": 2, "classes": ["I"], "seed": 1}, {"players": whole(2, 5), "seed": SEED}),
    "deal_flight": (
        deal_flight,
        {"fleets": [FLEET, FLEET], "seed": 1, "class_name": None},
        {"seed": SEED, "class_name": perhaps(nothing)},
    ),
    "Layout": (Layout, {"of": SHIP._native}, {}),
    "Layout.empty": (Layout.empty, {"name": "I", "opened": []}, {"name": class_two, "opened": listed(nothing)}),
    "Layout.from_notation": (Layout.from_notation, {"text": SHIP.notation}, {}),
    "Layout.from_json": (Layout.from_json, {"form": SHIP.form}, {}),
    "Layout.place": (
        SHIP.place,
        {"cell": (0, 0), "component": 31, "turn": 0},
        {"cell": nothing, "component": TILE, "turn": TURN},
    ),
    "Layout.remove": (lambda cell: SHIP.remove(cell), {"cell": (2, 3)}, {"cell": cell}),
    "Layout.fits": (SHIP.fits, {"component": 31, "rulings": {}}, {"component": TILE, "rulings": perhaps(empty_form)}),
    "Layout.misfits": (
        SHIP.misfits,
        {"cell": (0, 0), "component": 31, "turn": 0, "rulings": None},
        {"cell": cell, "component": TILE, "turn": TURN, "rulings": perhaps(empty_form)},
    ),
    "Layout.heat": (SHIP.heat, {"side": "front"}, {}),
    "Layout.damage_chance": (SHIP.damage_chance, {"kind": "large_meteor", "side": "front"}, {}),
    "Layout.alien_cabins": (SHIP.alien_cabins, {"colour": "purple"}, {}),
    "Layout.fleet": (SHIP.fleet, {"aliens": []}, {"aliens": listed(nothing)}),
    "Layout.aim": (SHIP.aim, {"side": "front", "dice": [3, 2]}, {"dice": listed(whole(1, 6))}),
    "Layout.drawing": (SHIP.drawing, {"mistakes": True, "weak_spot": False}, {"mistakes": flag, "weak_spot": flag}),
    "Layout.svg": (
        SHIP.svg,
        {"mistakes": True, "weak_spot": True, "heat": "front", "theme": "dark", "id": "a", "lines": LINES, "struck": [[2, 3]], "pieces": []},
        {
            "mistakes": flag, "weak_spot": flag, "heat": perhaps(nothing), "theme": perhaps(nothing), "id": perhaps(text),
            "lines": perhaps(nothing), "struck": listed(cell), "pieces": listed(listed(cell)),
        },
    ),  # fmt: skip
    "Fleet": (Fleet, {"of": FLEET._native}, {}),
    "Fleet.from_json": (Fleet.from_json, {"form": FLEET.form}, {}),
    "Fleet.incoming": (FLEET.incoming, {"kind": "large_meteor", "lines": LINES}, {}),
    "Fleet.threat": (FLEET.threat, {"incoming": METEOR, "defence": None}, {"defence": perhaps(empty_form)}),
    "Fleet.defend": (FLEET.defend, {"incoming": METEOR, "defence": None}, {"defence": perhaps(empty_form)}),
    "Fleet.svg": (FLEET.svg, {"theme": "dark"}, {"theme": perhaps(nothing)}),
    "Impact": (Impact, {"of": IMPACT._native}, {}),
    "Impact.from_json": (Impact.from_json, {"form": IMPACT.json()}, {}),
    "Impact.keep": (IMPACT.keep, {"cell": (1, 3)}, {"cell": cell}),
    "Choice.read": (Choice.read, {"kind": "battle", "form": PLACED.data}, {}),
    "Choice.told": (PLACED.told, {"players": ["Ann"]}, {"players": listed(text)}),
    "Choice.message": (PLACED.message, {"players": ["Ann"]}, {"players": listed(text)}),
    "Event.told": (EVENT.told, {"players": ["Ann"]}, {"players": listed(text)}),
    "Event.message": (EVENT.message, {"players": ["Ann"]}, {"players": listed(text)}),
    "Game": (Game, {"of": GAME._native}, {}),
    "Game.begin": (Game.begin, {"play": "battle", "setup": deal_battle(3, 1)}, {}),
    "Game.load": (Game.load, {"play": "battle", "save": GAME.save()}, {}),
    "Game.seed": (GAME.seed, {"seed": 1}, {"seed": SEED}),
    "Game.accepts_unlisted": (GAME.accepts_unlisted, {"actor": 0}, {"actor": SEAT}),
    "Game.choices": (GAME.choices, {"actor": 0}, {"actor": SEAT}),
    "Game.advise": (GAME.advise, {"actor": GAME.awaited().seats[0]}, {"actor": SEAT}),
    "Game.check": (GAME.check, {"actor": GAME.awaited().seats[0], "choice": PLACED}, {}),
    "Game.choose": (GAME.branch(0).choose, {"actor": GAME.awaited().seats[0], "choice": PLACED}, {}),
    "Game.view": (GAME.view, {"viewer": 0}, {"viewer": VIEWER}),
    "Game.drawing": (GAME.drawing, {"viewer": 0}, {"viewer": VIEWER}),
    "Game.svg": (GAME.svg, {"viewer": 0, "piece": 0, "theme": "dark"}, {"viewer": VIEWER, "piece": perhaps(whole(0, 59)), "theme": perhaps(nothing)}),
    "Game.branch": (GAME.branch, {"entries": 0}, {"entries": whole(0, 0)}),
    "batch.Ships": (Ships, {"of": SHIPS._native}, {}),
    "batch.Ships.read": (Ships.read, {"ships": [SHIP], "threads": 1}, {"threads": THREADS}),
    "batch.Ships.packed": (
        Ships.packed,
        {"name": "IIIC", "ships": SHIPS.to_packed(), "opened": []},
        {"name": class_two, "opened": listed(nothing)},
    ),
    "batch.Ships.of_tiles": (
        Ships.of_tiles,
        {"name": "IIIC", "ships": SHIPS.to_tiles(), "opened": []},
        {"name": class_two, "opened": listed(nothing)},
    ),
    "batch.Ships.judge": (SHIPS.judge, {"threads": 1}, {"threads": THREADS}),
    "batch.Ships.premiums": (SHIPS.premiums, {"threads": 1}, {"threads": THREADS}),
    "batch.Ships.exposed": (SHIPS.exposed, {"threads": 1}, {"threads": THREADS}),
    "batch.Ships.strengths": (SHIPS.strengths, {"threads": 1}, {"threads": THREADS}),
    "batch.Ships.heat": (SHIPS.heat, {"side": "front", "threads": 1}, {"threads": THREADS}),
    "batch.Ships.damage_chances": (SHIPS.damage_chances, {"kind": "large_meteor", "side": "front", "threads": 1}, {"threads": THREADS}),
    "batch.play_battles": (
        batch.play_battles,
        {"seeds": [1], "players": 3, "powers": True, "bots": "random", "threads": 1},
        {"seeds": listed(SEED), "players": whole(3, 4), "powers": flag, "threads": THREADS},
    ),
    "batch.play_games": (
        batch.play_games,
        {"seeds": [1], "players": 2, "classes": ["I"], "threads": 1},
        {"seeds": listed(SEED), "players": whole(2, 5), "threads": THREADS},
    ),
    "state.State": (State, {"of": STATE._native}, {}),
    "state.State.deal": (State.deal, {"play": "battle", "seed": 1, "players": 3}, {"seed": SEED, "players": whole(3, 4)}),
    "state.State.again": (STATE.again, {"seed": 1}, {"seed": SEED}),
    "state.State.legal_actions": (STATE.legal_actions, {"player": None}, {"player": lambda given: True}),
    "state.State.advise": (STATE.advise, {"bot": "greedy"}, {"bot": perhaps(nothing)}),
    "state.State.resample_from_infostate": (STATE.resample_from_infostate, {"player": 0, "seed": 1}, {"player": SEAT, "seed": SEED}),
    "state.State.observation_tensor": (STATE.observation_tensor, {"seat": 0}, {"seat": SEAT}),
    "state.State.observation_string": (STATE.observation_string, {"seat": 0}, {"seat": SEAT}),
    "state.State.information_state_string": (STATE.information_state_string, {"seat": 0}, {"seat": SEAT}),
    "state.State.of_seed": (State.of_seed, {"seed": 1, "players": 3, "powers": True}, {"seed": SEED, "players": whole(3, 4), "powers": flag}),
    "state.State.load": (State.load, {"save": STATE.save(), "play": "battle"}, {}),
    "state.State.action_to_string": (STATE.action_to_string, {"action": LEGAL}, {"action": legal}),
    "state.State.apply_action": (lambda action: STATE.clone().apply_action(action), {"action": LEGAL}, {"action": legal}),
    "state.State.child": (STATE.child, {"action": LEGAL}, {"action": legal}),
    "state.State.observation": (STATE.observation, {"seat": 0}, {"seat": SEAT}),
    "survey.random_ship": (survey.random_ship, {"class_name": "I", "number": 1}, {"class_name": class_two, "number": SEED}),
    "survey.survey_ships": (
        survey.survey_ships,
        {"class_name": "I", "first": 0, "count": 1, "threads": 1},
        {"class_name": class_two, "first": SEED, "count": SEED, "threads": THREADS},
    ),
    "survey.battle_of_number": (survey.battle_of_number, {"number": 1, "players": 3}, {"number": SEED, "players": whole(3, 4)}),
    "survey.survey_battles": (
        survey.survey_battles,
        {"first": 0, "count": 1, "players": 3, "threads": 1},
        {"first": SEED, "count": SEED, "players": whole(3, 4), "threads": THREADS},
    ),
    "survey.flight_of_number": (survey.flight_of_number, {"number": 1}, {"number": SEED}),
    "survey.survey_flights": (
        survey.survey_flights,
        {"class_name": "I", "first": 0, "count": 1, "threads": 1},
        {"class_name": class_two, "first": SEED, "count": SEED, "threads": THREADS},
    ),
    "schemas.schema": (schemas.schema, {"name": "yard_choice"}, {}),
    "schemas.find": (schemas.find, {"part": "choice"}, {"part": text}),
    "glossary.find": (glossary.find, {"word": "ship"}, {"word": text}),
    "environment.env": (env, {"players": 3, "powers": True, "render_mode": "ansi"}, {"players": whole(3, 4), "powers": flag, "render_mode": perhaps(nothing)}),
    "environment.RawEnvironment.observation_space": (BATTLE.observation_space, {"agent": "player_0"}, {}),
    "environment.RawEnvironment.action_space": (BATTLE.action_space, {"agent": "player_0"}, {}),
    "environment.RawEnvironment.observe": (BATTLE.observe, {"agent": "player_0"}, {}),
    "environment.RawEnvironment.step": (BATTLE.step, {"action": BATTLE.state_of_game.legal_actions()[0]}, {"action": legal_now}),
    "environment.RawEnvironment.reset": (BATTLE.reset, {"seed": 1, "options": {}}, {"seed": perhaps(SEED), "options": perhaps(empty_form)}),
}  # fmt: skip
for same in ("raw_env", "RawEnvironment"):
    CALLS[f"environment.{same}"] = (getattr(environment, same), *CALLS["environment.env"][1:])


@pytest.mark.parametrize("name", CALLS)
def test_valid_values_are_accepted(name: str) -> None:
    call, right, _ = CALLS[name]
    call(**right)


@pytest.mark.parametrize("name", CALLS)
def test_invalid_values_are_refused_and_change_nothing(name: str) -> None:
    call, right, also_right = CALLS[name]
    stateful: list[Any] = [GAME, STATE, BATTLE.state_of_game]
    before = [each.save() for each in stateful]
    failures = []
    assert also_right.keys() <= right.keys()
    for parameter in right:
        for place, value in enumerate(WRONG):
            if also_right.get(parameter, nothing)(value):
                continue
            told = f"{parameter}, {place}: {type(value).__name__}"
            try:
                call(**{**right, parameter: value})
                failures.append(f"{told} is taken")
            except (Unreadable, Refusal) as error:
                if not 0 < len(str(error)) < 1000:
                    failures.append(f"{told}: {str(error)[:80]}… has {len(str(error))} characters")
            except BaseException as error:  # noqa: BLE001, a panic is not an `Exception`
                failures.append(f"{told}: {type(error).__name__}: {str(error)[:200]}")
    assert not failures, "\n".join(failures)
    assert [each.save() for each in stateful] == before


def parameters(call: Any) -> list[str]:
    try:
        names = list(inspect.signature(call).parameters)
    except ValueError:  # instances of a class that Python cannot construct
        return []
    return [name for name in names if name != "self"]


def test_every_public_callable_is_tried() -> None:
    """Except for classes that only hold results."""
    modules = {"": starwright, "batch.": batch, "state.": state, "survey.": survey, "environment.": environment, "schemas.": schemas, "glossary.": glossary}
    holds_answers = (tuple, starwright.Awaited, starwright.Entry, Exception)
    missing = []
    for prefix, module in modules.items():
        own = getattr(module, "__all__", [name for name, of in vars(module).items() if getattr(of, "__module__", "") == module.__name__])
        for name in own:
            of = getattr(module, name)
            if name.startswith("_") or not callable(of) or isinstance(of, types.GenericAlias):
                continue
            if not isinstance(of, type):
                missing += [prefix + name] if parameters(of) else []
                continue
            if issubclass(of, holds_answers) or hasattr(of, "__dataclass_fields__"):
                continue
            missing += [prefix + name] if parameters(of) else []
            members = {member: getattr(of, member) for member in vars(of) if not member.startswith("_")}
            missing += [f"{prefix}{name}.{member}" for member, call in members.items() if callable(call) and parameters(call)]
    assert set(missing) - CALLS.keys() == set()


def test_indices_are_validated() -> None:
    for value in WRONG:
        if not cell(value) and not (isinstance(value, tuple) and value == (2, 99)):
            for ask in (partial(SHIP.__getitem__, value), partial(SHIP.__contains__, value)):
                with pytest.raises(Unreadable):
                    ask()
        if not isinstance(value, int | np.integer):
            with pytest.raises(Unreadable, match="the index must be an integer"):
                SHIPS[value]
    for beyond in (3, -4, 2**64, -(2**70)):
        with pytest.raises(IndexError):
            SHIPS[beyond]
    with pytest.raises(Unreadable):
        SHIPS[0:2]  # type: ignore[index]


def test_messages_name_what_was_given() -> None:
    for call, says in (
        (lambda: SHIP.place((0, 0), 300), "tile must be an integer from 1 to 144, got 300"),
        (lambda: SHIP.place((0, 0), True), "tile must be an integer from 1 to 144, got True"),
        (lambda: State.of_seed(-1, 3), "seed must be an integer from 0 to 18446744073709551615, got -1"),
        (lambda: SHIP.remove((2, 3), (0, 0)), "no component on 1/1"),
        (lambda: batch.play_games([1], 2, "II"), "expected a list of classes, got 'II'"),  # type: ignore[arg-type]
        (lambda: Layout("IIIC"), "expected a value from Layout.empty, Layout.from_notation or Layout.from_json, got 'IIIC'"),  # type: ignore[arg-type]
        (lambda: GAME.branch(1000), "entries must be at most 0, the length of the log, got 1000"),
        (lambda: SHIPS.judge(257), "threads must be an integer from 1 to 256, got 257"),
        (lambda: env(render_mode="human"), "unknown render mode 'human'; expected one of 'rgb_array', 'ansi', 'svg' or None"),
        (lambda: RawEnvironment().step(0), "call reset() first"),
        (lambda: SHIP.alien_cabins("red"), "unknown colour 'red'; expected one of 'purple', 'brown', 'cyan'"),  # type: ignore[arg-type]
        (lambda: SHIP.svg(theme="neon"), "unknown theme 'neon'; expected one of 'auto', 'light', 'dark', 'safe'"),
        (lambda: Game.load("chess", ""), "unknown kind of game 'chess'; expected one of 'battle', 'yard', 'flight', 'game'"),  # type: ignore[arg-type]
        (lambda: batch.play_battles([1], 3, bots="wise"), "unknown bot 'wise'; expected one of 'random', 'greedy', 'wavering'"),  # type: ignore[arg-type]
        (lambda: batch.play_battles([1], 3, bots=["random", "greedy"]), "expected 1 bot or 3, one per player, got 2"),
        (lambda: GAME.choices("nobody"), "expected a seat or 'table', got 'nobody'"),  # type: ignore[arg-type]
        (lambda: GAME.choices(3), "no such seat 3; the game has 3 players"),
        (lambda: Layout.from_notation(5), "expected a string, got 5"),  # type: ignore[arg-type]
        (lambda: SHIP[5], "expected a cell (column, row), got 5"),  # type: ignore[index]
        (lambda: SHIP.aim("front", [1, 1, 1]), "too many dice"),
        (lambda: Ships.read([]), "expected at least one ship, got none"),
        (lambda: Ships.read([5]), "ship 0: expected a notation or a Layout, got 5"),  # type: ignore[arg-type]
    ):
        with pytest.raises(Unreadable) as refused:
            call()
        assert str(refused.value).startswith(says)


@pytest.mark.parametrize("players", [5, 1, 0, 99, 2])
def test_a_battle_is_for_three_or_four(players: int) -> None:
    for deal in (
        lambda: deal_battle(players, 1),
        lambda: State.of_seed(1, players),
        lambda: env(players),
        lambda: batch.play_battles([1], players),
        lambda: batch.play_battles([], players),
        lambda: survey.survey_battles(0, 1, players),
        lambda: survey.battle_of_number(1, players),
    ):
        with pytest.raises(Refusal, match=f"for 4 players, not {players}") as refused:
            deal()
        assert refused.value.rule == "BBS-1" and refused.value.data["given"] == players
    with pytest.raises(Unreadable):
        deal_battle(-players - 1, 1)


@pytest.mark.parametrize("players", [0, 1, 6, 255])
def test_yards_and_games_are_for_two_to_five(players: int) -> None:
    for deal in (lambda: deal_yard(players, "I", 1), lambda: deal_game(players, ["I"], 1), lambda: batch.play_games([], players, ["I"])):
        with pytest.raises(Refusal, match=f"2 to 5 play, not {players}"):
            deal()
    with pytest.raises(Refusal, match="at least one round"):
        deal_game(2, [], 1)


def test_a_board_without_numbers_has_no_heat() -> None:
    plain = Layout.from_json({"board": {"surface": "plane", "art": ["###", "###", "###"]}, "tiles": []})
    with pytest.raises(Refusal):
        plain.svg(heat="front")
