"""The games in OpenSpiel: its own simulations, its search, resampling."""

import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import starwright.openspiel  # noqa: E402, F401
from starwright import Unreadable  # noqa: E402
from starwright.state import CHANCE, State  # noqa: E402

GAMES = {
    "battle": "python_starwright_battle(players=3)",
    "yard": "python_starwright_yard(class_name=IIIC)",
    "flight": "python_starwright_flight(class_name=IIIC)",
    "game": "python_starwright_game(class_name=I)",
}
EVERY = pytest.mark.parametrize("play", GAMES)


@EVERY
def test_openspiel_simulates_the_games(play: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(GAMES[play]), num_sims=1, serialize=True, verbose=False)


def begun(play: str, seed: int, choices: int) -> Any:
    """A state at a decision."""
    state, drawn = pyspiel.load_game(GAMES[play]).new_initial_state(), random.Random(seed)
    while not state.is_terminal() and (choices > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(drawn.choice(outcomes))
        else:
            state.apply_action(drawn.choice(state.legal_actions()))
            choices -= 1
    return state


@pytest.mark.parametrize("play", ["battle", "flight", "game"])
def test_openspiel_searches_the_games(play: str) -> None:
    game, state = pyspiel.load_game(GAMES[play]), begun(play, 3, 2)
    drawn = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 12, mcts.RandomRolloutEvaluator(1, drawn), random_state=drawn)
    before = str(state), state.legal_actions()
    assert bot.step(state) in state.legal_actions() and (str(state), state.legal_actions()) == before


def test_openspiel_searches_without_looking_at_hidden_cards() -> None:
    game, state = pyspiel.load_game(GAMES["flight"]), begun("flight", 3, 2)
    drawn = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, drawn), 2.0, 12, random_state=drawn)
    assert bot.step(state) in state.legal_actions()


@EVERY
def test_observers(play: str) -> None:
    game, state = pyspiel.load_game(GAMES[play]), begun(play, 5, 1)
    observation = make_observation(game)
    observation.set_from(state, 0)
    seen = state.state.observation(0)
    assert np.array_equal(observation.dict["observation"], seen.board) and np.array_equal(observation.dict["table"], seen.table)
    assert observation.string_from(state, 0) == state.state.observation_string(0)


@EVERY
def test_a_resampled_state_cannot_be_told_from_the_real_one(play: str) -> None:
    settings: dict[str, Any] = {"players": 3} if play == "battle" else {"players": 2} if play == "game" else {"class_name": "IIIC"}
    for seed in range(6):
        state, drawn = State.deal(play, seed, chance=play != "battle", **settings), random.Random(seed)  # type: ignore[arg-type]
        for _ in range(seed * 5):
            if state.is_terminal():
                break
            state.apply_action(drawn.choice(state.legal_actions()))
        if state.is_terminal():
            continue
        for seat in range(state.players):
            other = state.resample_from_infostate(seat, 7)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.current_player() == state.current_player()
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()
            while not other.is_terminal():
                other.apply_action(drawn.choice(other.legal_actions()))


def test_hidden_cards_differ_when_resampled() -> None:
    import json

    state = State.deal("flight", 1, class_name="IIIC")
    decks = {json.dumps(json.loads(state.resample_from_infostate(0, seed).save())["setup"]["deck"]) for seed in range(8)}
    assert len(decks) == 8
    battle = State.of_seed(1, 3)
    with pytest.raises(Unreadable, match="a resampled battle has no log"):
        battle.resample_from_infostate(0, 1).save()


def test_chance_nodes() -> None:
    state = State.deal("yard", 1, class_name="I", chance=True)
    down = state.action_kinds()["take_face_down"][0]
    state.apply_action(down)
    assert state.current_player() == CHANCE and state.is_chance_node() and not state.action_mask().any()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 140 and sum(chance for _, chance in outcomes) == pytest.approx(1)
    state.apply_action(outcomes[3][0])
    assert f'"hand":{outcomes[3][0] + 1}' in state.observation_string(0).replace(" ", "")
    with pytest.raises(Unreadable, match="no chance node"):
        state.chance_outcomes()
