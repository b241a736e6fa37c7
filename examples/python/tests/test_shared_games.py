"""Games of several agents, and many games at once."""

import json
import random

import numpy as np
import pytest

from play import EVERY, MODULES, SETTINGS, random_action
from starwright import Unreadable
from starwright.environments import VectorGame, yard
from starwright.state import State


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


@EVERY
def test_bots_advise_all_who_are_awaited(play: str) -> None:
    shared = MODULES[play].parallel_env(**SETTINGS[play])
    with pytest.raises(Unreadable, match="call reset"):
        shared.advise("player_0")
    _, infos = shared.reset(seed=1)
    for _ in range(40):
        awaited = [agent for agent in shared.agents if len(infos[agent]["legal_actions"])]
        advised = {agent: shared.advise(agent, "random") for agent in awaited}
        assert all(action in infos[agent]["legal_actions"] for agent, action in advised.items())
        for agent in set(shared.agents) - set(awaited):
            with pytest.raises(Unreadable, match="is not to decide"):
                shared.advise(agent)
        _, _, _, _, infos = shared.step(advised)
        if not shared.agents:
            break
    with pytest.raises(Unreadable, match="unknown agent 'player_9'"):
        shared.advise("player_9")
