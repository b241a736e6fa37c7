"""The environments of all games: the checkers of Gymnasium and PettingZoo, seeds, bots, pictures."""

import pickle
import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from play import EVERY, MODULES, SETTINGS, SOLO, random_action
from starwright import Layout, Unreadable
from starwright.environments import Building, Flying, yard
from starwright.state import State

# PettingZoo makes these checks of its own environments, by their names
KNOWN = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


def ours(caught: list[warnings.WarningMessage]) -> list[str]:
    said = [str(each.message) for each in caught if issubclass(each.category, UserWarning)]
    return [text for text in said if not text.removeprefix("\x1b[33mWARN: ").startswith(KNOWN)]


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
    builder, totals = Building(class_name="IIIC", reward=reward), []
    for seed in range(6):
        builder.reset(seed=seed)
        total, ended = builder.state_of_game.returns()[0], False
        while not ended:
            action = builder.advise("middle")
            assert action is not None
            _, gain, ended, _, _ = builder.step(action)
            total += gain
        ship = Layout(builder.state_of_game._native.ships()[0])
        assert total == (-(ship.premium or 0) if reward == "premium" else builder.state_of_game.returns()[0])
        totals.append(total)
    assert reward == "premium" or sum(totals) > 0


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


def test_the_odds_of_a_card_are_told() -> None:
    """An abandoned ship takes two of the crew, pays three credits and costs a day."""
    flying = Flying(class_name="I", deck=[17], odds=True)
    seen, _ = flying.reset(seed=1)
    assert not seen["table"][-7:].any()
    seen, *_ = flying.step(flying.state_of_game.action_kinds()["fly_on"][0])
    assert seen["table"][-7:].tolist() == [0, 0, 200, 0, -100, 300, 1]
