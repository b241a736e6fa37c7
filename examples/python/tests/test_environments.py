"""The environments of all games: the checkers of Gymnasium and PettingZoo, seeds, bots, pictures, refusals."""

import json
import pickle
import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from starwright import Layout, Refusal, Unreadable
from starwright.environments import Battle, Building, Flying, VectorGame, WholeGame, battle, flight, game, yard
from starwright.environments.solo import Solo
from starwright.settings import OF, SHARED
from starwright.state import State
from test_given import WRONG

SETTINGS: dict[str, dict[str, Any]] = {
    "battle": {"players": 3},
    "yard": {"players": 2, "class_name": "IIIC", "sand": 8},
    "flight": {"players": 2, "class_name": "IIIC"},
    "game": {"players": 2, "classes": ["I", "IIC"], "sand": 8},
}
MODULES: dict[str, Any] = {"battle": battle, "yard": yard, "flight": flight, "game": game}
SOLO: dict[str, type[Solo]] = {"battle": Battle, "yard": Building, "flight": Flying, "game": WholeGame}
EVERY = pytest.mark.parametrize("play", SETTINGS)

# PettingZoo makes these checks of its own environments, by their names
KNOWN = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


def ours(caught: list[warnings.WarningMessage]) -> list[str]:
    said = [str(each.message) for each in caught if issubclass(each.category, UserWarning)]
    return [text for text in said if not text.removeprefix("\x1b[33mWARN: ").startswith(KNOWN)]


def random_action(legal: Any, drawn: random.Random) -> int:
    return int(legal[drawn.randrange(len(legal))])


@EVERY
def test_pettingzoo_accepts_the_environments(play: str) -> None:
    make = MODULES[play]
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(make.env(render_mode="ansi", **SETTINGS[play]), num_cycles=200)
        parallel_api_test(make.parallel_env(**SETTINGS[play]), num_cycles=200)
    assert ours(caught) == []
    seed_test(lambda: make.env(**SETTINGS[play]), num_cycles=60)


@EVERY
def test_gymnasium_makes_the_environments(play: str) -> None:
    name = {"battle": "Battle", "yard": "Building", "flight": "Flying", "game": "Game"}[play]
    settings = {key: value for key, value in SETTINGS[play].items() if key != "players"}
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        made = gymnasium.make(f"starwright/{name}-v0", render_mode="ansi", **settings)
        seen, info = made.reset(seed=1)
        assert seen in made.observation_space and made.step(info["legal_actions"][0])[0] in made.observation_space
        many = gymnasium.make_vec(f"starwright/{name}-v0", num_envs=3, **settings)
        assert many.reset(seed=1)[0] in many.observation_space
    assert ours(caught) == []


class Masked(gymnasium.ActionWrapper[Any, Any, Any]):
    """Replaces an illegal action by a legal one, as `check_env` draws from all."""

    def action(self, action: Any) -> Any:
        state = self.unwrapped.state_of_game  # type: ignore[attr-defined]
        legal = state.legal_actions()
        return legal[int(action) % len(legal)]


@EVERY
def test_the_checker_of_gymnasium_plays(play: str) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        settings = {key: value for key, value in SETTINGS[play].items() if key != "players"}
        check_env(Masked(SOLO[play](**settings)), skip_render_check=True)
    said = [text for text in ours(caught) if "different from the unwrapped version" not in text]
    assert said == []


@EVERY
def test_a_seed_decides_everything(play: str) -> None:
    first, second = SOLO[play](), SOLO[play]()
    drawn, again = random.Random(1), random.Random(1)
    info, other = first.reset(seed=5)[1], second.reset(seed=5)[1]
    for _ in range(150):
        seen, reward, ended, cut, info = first.step(random_action(info["legal_actions"], drawn))
        same = second.step(random_action(other["legal_actions"], again))
        other = same[4]
        assert (reward, ended, cut) == same[1:4] and all(np.array_equal(seen[name], same[0][name]) for name in seen)
        if ended or cut:
            break
    assert first.state_of_game == second.state_of_game
    first.reset(seed=6)
    assert first.state_of_game.save() != second.state_of_game.save()


@EVERY
def test_what_is_listed_and_its_numbers_are_one_to_one(play: str) -> None:
    """Random play: two choices of one number, or a choice without one, would raise."""
    numbers, listed = 0, 0
    for seed in range(12):
        state, drawn = State.deal(play, seed, **SETTINGS[play]), random.Random(seed)  # type: ignore[arg-type]
        while not state.is_terminal():
            legal = state.legal_actions()
            assert legal == sorted(set(legal)) and 0 <= legal[0] and legal[-1] < state.num_actions()
            assert len({state.action_to_string(action) for action in legal}) == len(legal)
            listed, numbers = listed + 1, numbers + len(legal)
            state.apply_action(drawn.choice(legal))
            if listed % 20 == 0:
                again = pickle.loads(pickle.dumps(state))
                assert again == state and again.legal_actions() == state.legal_actions() and again.returns() == state.returns()
    assert listed > 50


@EVERY
def test_observations_fit_their_space(play: str) -> None:
    odds: dict[str, Any] = {} if play == "battle" else {"odds": True}
    environment = SOLO[play](**odds)
    seen, info = environment.reset(seed=3)
    drawn = random.Random(3)
    for _ in range(300):
        assert seen in environment.observation_space
        assert seen["action_mask"].nonzero()[0].tolist() == info["legal_actions"].tolist()
        seen, _, ended, cut, info = environment.step(random_action(info["legal_actions"], drawn))
        if ended or cut:
            assert len(info["legal_actions"]) == 0 and not seen["action_mask"].any()
            break


@EVERY
def test_bots_are_teachers_and_opponents(play: str) -> None:
    """Whoever follows a bot plays as the bot does in that seat."""
    bots = ["wavering", "greedy"] if play == "battle" else ["low", "middle"]
    for bot in bots:
        rivals = ["random"] * 2 if play == "battle" else ["low"]
        environment = SOLO[play](opponents=rivals)
        environment.reset(seed=2)
        for _ in range(3000):
            action = environment.advise(bot)
            assert action is not None and action in environment.state_of_game.legal_actions()
            _, _, ended, cut, _ = environment.step(action)
            if ended or cut:
                break
        assert ended
    with pytest.raises(Unreadable, match="unknown bot 'wise'"):
        SOLO[play](opponents=["wise"] * (2 if play == "battle" else 1))


def test_better_bots_build_better_ships() -> None:
    merits = {}
    for bot in ("random", "low", "middle"):
        merits[bot] = 0.0
        for seed in range(8):
            builder = Building(class_name="II")
            builder.reset(seed=seed)
            ended = False
            while not ended:
                action = builder.advise(bot)
                assert action is not None
                _, reward, ended, _, _ = builder.step(action)
                merits[bot] += reward
    assert merits["random"] < merits["low"] < merits["middle"]


@pytest.mark.parametrize("reward", ["premium", "credits"])
def test_builders_are_rewarded_as_wanted(reward: str) -> None:
    builder = Building(class_name="IIIC", reward=reward)
    builder.reset(seed=1)
    total, ended = builder.state_of_game.returns()[0], False
    while not ended:
        action = builder.advise("middle")
        assert action is not None
        _, gain, ended, _, _ = builder.step(action)
        total += gain
    ship = Layout(builder.state_of_game._native.ships()[0])
    assert total == (-(ship.premium or 0) if reward == "premium" else builder.state_of_game.returns()[0])
    assert reward == "premium" or total > 0


def test_flights_take_given_ships_and_decks() -> None:
    ships = [Layout(each) for each in State.deal("flight", 0, class_name="I")._native.ships()]
    flying = Flying(class_name="I", ships=ships, deck=[2, 5, 9])
    flying.reset(seed=1)
    assert [Layout(each) for each in flying.state_of_game._native.ships()] == ships
    with pytest.raises(Unreadable, match="expected 2 ships"):
        Flying(class_name="I", ships=ships[:1])
    with pytest.raises(Unreadable, match="from 1 to 60, got 61"):
        Flying(class_name="I", deck=[61])


@EVERY
def test_pictures(play: str) -> None:
    for mode in ("ansi", "svg", "rgb_array"):
        environment = SOLO[play](render_mode=mode)
        with pytest.raises(Unreadable, match="call reset"):
            environment.render()
        environment.reset(seed=1)
        shown = environment.render()
        if mode == "rgb_array":
            assert shown.ndim == 3 and shown.shape[2] == 3 and shown.dtype == np.uint8
            assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 8, "more than one colour"
        else:
            assert shown.startswith("<svg") == (mode == "svg")


@EVERY
def test_refusals_change_nothing(play: str) -> None:
    environment = SOLO[play]()
    for call in (lambda: environment.step(0), environment.advise):
        with pytest.raises(Unreadable, match="call reset"):
            call()
    with pytest.raises(Unreadable, match="unknown option 'class_name'"):
        environment.reset(options={"class_name": "I"})
    environment.reset(seed=1)
    before = environment.state_of_game.save()
    illegal = int(np.argmin(environment.state_of_game.action_mask()))
    for wrong in (illegal, -1, 10**9, 2.5, None, True, "0"):
        with pytest.raises(Unreadable):
            environment.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(Unreadable):
        environment.advise("wise")
    assert environment.state_of_game.save() == before
    with pytest.raises(Unreadable, match=f"unknown setting 'colour' of a {play}"):
        SOLO[play](colour="red")
    with pytest.raises(Unreadable, match="sand must be|unknown setting 'sand'"):
        SOLO[play](sand=0)
    with pytest.raises((Unreadable, Refusal)):
        SOLO[play](players=9)


@pytest.mark.parametrize(("play", "setting"), [(play, name) for play in OF for name in OF[play] | SHARED])
def test_settings_are_checked(play: str, setting: str) -> None:
    """Whatever a setting is given, it is accepted or refused by name."""
    for value in WRONG:
        try:
            State.deal(play, 1, **SETTINGS[play] | {setting: value})  # type: ignore[arg-type]
        except (Unreadable, Refusal) as refused:
            assert 0 < len(str(refused)) < 1000


def test_a_game_is_cut_short_at_its_limit() -> None:
    builder = Building(limit=20)
    _, info = builder.reset(seed=1)
    ended = cut = False
    while not ended and not cut:
        _, _, ended, cut, info = builder.step(int(info["legal_actions"][0]))
    assert cut and not ended
    with pytest.raises(Unreadable, match="the game is over"):
        builder.step(0)


def test_all_build_at_once() -> None:
    """Both reach for the same tile: the first seat has it, the other's choice is dropped."""
    shared = yard.parallel_env(players=2, class_name="I")
    _, infos = shared.reset(seed=1)
    assert all(len(infos[agent]["legal_actions"]) for agent in shared.agents)
    kinds = shared.state_of_game.action_kinds()
    down, back = kinds["take_face_down"][0], kinds["return"][0]
    shared.step({"player_0": down, "player_1": down})
    _, _, _, _, infos = shared.step({"player_0": back, "player_1": back})
    tile = next(int(action) for action in infos["player_0"]["legal_actions"] if action in kinds["take_face_up"])
    shared.step({"player_0": tile, "player_1": tile})
    hands = [player["hand"] for player in json.loads(shared.state_of_game.observation_string(0))["players"]]
    assert hands == [tile - kinds["take_face_up"][0] + 1, None]
    before = shared.state_of_game.save()
    for wrong in ({"player_0": back}, {"player_0": back, "player_1": back}, {"player_2": back}, 5):
        with pytest.raises(Unreadable):
            shared.step(wrong)  # type: ignore[arg-type]
    assert shared.state_of_game.save() == before


@EVERY
def test_many_games_are_those_of_one(play: str) -> None:
    """A vector of games plays what single ones play, in any number of threads."""
    settings = SETTINGS[play] | {"opponents": ["random"] * (SETTINGS[play]["players"] - 1)}
    one, other = (VectorGame(play, 5, threads, **settings) for threads in (1, 3))  # type: ignore[arg-type]
    seen, info = one.reset(seed=4)
    other.reset(seed=4)
    drawn = random.Random(4)
    for _ in range(120):
        legal = [np.flatnonzero(mask) for mask in seen["action_mask"]]
        actions = np.array([random_action(numbers, drawn) for numbers in legal])
        seen, rewards, ended, cut, info = one.step(actions)
        same = other.step(actions)
        assert all(np.array_equal(seen[name], same[0][name]) for name in seen) and np.array_equal(rewards, same[1])
        assert (info["seat"] == 0).all() and seen in one.observation_space
    before = {name: array.copy() for name, array in seen.items()}
    with pytest.raises(Unreadable, match="not legal"):
        one.step(np.array([*actions[:-1] * 0 + legal[0][0], -1]))
    assert one.advise().shape == (5,) and all(np.array_equal(before[name], seen[name]) for name in seen)
    with pytest.raises(Unreadable, match="call reset"):
        VectorGame(play, 2).step(np.zeros(2, np.int64))  # type: ignore[arg-type]


def test_turned_boards_show_the_own_zone_where_the_first_seat_has_it() -> None:
    plain, turned = State.deal("battle", 3, players=3), State.deal("battle", 3, players=3, turned=True)
    assert np.array_equal(plain.observation(0).board, turned.observation(0).board)
    side = plain.observation_shapes()[0][1]
    radius = side // 2
    for seat in (1, 2):
        before, after = plain.observation(seat).board, turned.observation(seat).board
        own = [np.argwhere(board[5]) for board in (before, after)]
        zone = np.argwhere(plain.observation(0).board[5])
        apart = [np.abs(hexes.mean(0) - zone.mean(0)).sum() for hexes in own]
        assert apart[1] < apart[0] and len(own[0]) == len(own[1])
        # a third of a turn clockwise, once or twice: (q, r) to (−q−r, q)
        hexes = {(int(q) - radius, int(r) - radius) for q, r in own[0]}
        thirds = [hexes]
        for _ in range(2):
            thirds.append({(-q - r, q) for q, r in thirds[-1]})
        assert {(int(q) - radius, int(r) - radius) for q, r in own[1]} in thirds[1:]
