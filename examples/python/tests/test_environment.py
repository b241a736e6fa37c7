"""The battle as a reinforcement-learning environment."""

import json
import pickle
import random
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from starwright import Game, Unreadable, deal_battle
from starwright.environment import env, raw_env
from starwright.state import State

# PettingZoo makes these checks of its own environments, by their names
KNOWN = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.mark.parametrize("players", [3, 4])
def test_pettingzoo_accepts_the_environment(players: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(env(players=players, render_mode="ansi"), num_cycles=400)
    ours = [str(each.message) for each in caught if issubclass(each.category, UserWarning)]
    assert [text for text in ours if not text.startswith(KNOWN)] == []


def test_a_seed_decides_everything() -> None:
    seed_test(lambda: env(players=3), num_cycles=200)
    one, other = raw_env(3), raw_env(3)
    one.reset(seed=1)
    other.reset(seed=2)
    assert one.state_of_game.save() != other.state_of_game.save()
    one.reset()
    first = one.state_of_game.save()
    one.reset(seed=1)
    one.reset()
    assert one.state_of_game.save() == first


def test_rewards_add_up_to_the_lead() -> None:
    battle = raw_env(3)
    battle.reset(seed=5)
    sums = dict.fromkeys(battle.possible_agents, 0.0)
    drawn = random.Random(5)
    while not battle.state_of_game.is_terminal():
        battle.step(drawn.choice(battle.state_of_game.legal_actions()))
        for agent, reward in battle.rewards.items():
            sums[agent] += reward
    assert list(sums.values()) == pytest.approx(battle.state_of_game.returns()) and any(sums.values())
    assert battle.terminations == dict.fromkeys(battle.possible_agents, True)


def test_an_illegal_action_is_refused() -> None:
    battle = raw_env(3)
    battle.reset(seed=1)
    mask = battle.observe(battle.agent_selection)["action_mask"]
    before = battle.state_of_game.save()
    with pytest.raises(Unreadable, match="not legal"):
        battle.step(int(np.argmin(mask)))
    assert battle.state_of_game.save() == before
    wrapped = env(players=3)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(int(np.argmin(mask)))
    assert wrapped.rewards[agent] == -1


def of_seed(seed: int, players: int, returning: str) -> State:
    """A battle with this setting for returning fighters."""
    save = json.loads(State.of_seed(seed, players).save())
    save["setup"]["rulings"]["returning"] = returning
    return State.load(json.dumps(save))


def test_every_listed_choice_has_its_own_number() -> None:
    """In random battles with all powers every choice that is listed has one, or `State` would raise; every kind occurs."""
    kinds: set[str] = set()
    # in the last of them nobody is left to fire, and a wreck may blow up
    for seed, players in [*((seed, 3 + seed % 2) for seed in range(150)), (406, 3)]:
        state = of_seed(seed, players, "fallen" if seed % 4 < 2 else "own_squadron")
        drawn, names = random.Random(seed), state.action_kinds()
        while not state.is_terminal():
            legal = state.legal_actions()
            assert legal == sorted(set(legal)) and 0 <= legal[0] and legal[-1] < state.num_actions()
            by_kind = {name: within for name, numbers in names.items() if (within := [a for a in legal if a in numbers])}
            kind = drawn.choice(sorted(by_kind))
            kinds.add(kind)
            state.apply_action(drawn.choice(by_kind[kind]))
    assert kinds == set(names)


def test_actions_match_the_choices_of_the_game() -> None:
    state, drawn = State.of_seed(4, 3), random.Random(4)
    for _ in range(120):
        game = Game.load("battle", state.save())
        seat = state.current_player()
        assert seat is not None and game.awaited().seats == (seat,)
        said = sorted(state.action_to_string(action) for action in state.legal_actions())
        assert said == sorted(choice.says for choice in game.choices(seat))
        action = drawn.choice(state.legal_actions())
        after = state.child(action)
        game.choose(seat, next(choice for choice in game.choices(seat) if choice.says == state.action_to_string(action)))
        assert game.save() == after.save() != state.save()
        state = after


def test_observations_match_the_views_of_the_game() -> None:
    state, drawn = State.of_seed(9, 3), random.Random(9)
    for _ in range(150):
        state.apply_action(drawn.choice(state.legal_actions()))
    side = state.observation_shapes()[0][1]
    radius = side // 2
    for seat in range(3):
        view, seen = Game.load("battle", state.save()).view(seat), state.observation(seat)
        assert (seen.board.shape, seen.table.shape) == state.observation_shapes()
        assert seen.table[0] == view["round"] and {tuple(at) for at in view["asteroids"]} == {
            (int(q) - radius, int(r) - radius) for q, r in np.argwhere(seen.board[1])
        }
        for piece in view["pieces"]:
            planes = seen.board[5 + 7 * ((piece["id"] // 20 - seat) % 3) :]
            for part, (q, r) in enumerate(piece["at"]):
                marks = planes[:7, q + radius, r + radius].tolist()
                kind = 1 if len(piece["at"]) == 1 else 2 + part
                assert marks[:4] == [kind, piece["facing"] + 1, piece["id"] % 20 + 1, piece.get("damage", 0)]
        own = seen.table[-3 * 50 :].reshape(3, 50)
        scores = [player["score"] for player in view["players"]]
        assert own[:, 4].tolist() == [scores[(seat + place) % 3] for place in range(3)]
        hand = seen.table[1 + 15 + 6 + 3 :][:9].reshape(3, 3)
        assert hand[: len(view["hand"])].tolist() == view["hand"] and (hand[len(view["hand"]) :] == -1).all()


def test_hands_of_others_are_hidden() -> None:
    """Battles that differ only in the cards in another player's hand look the same."""
    state = State.of_seed(2, 3)
    save = state.save()
    seat = state.current_player()
    assert seat is not None
    other = json.loads(save)
    decks = other["setup"]["players"][(seat + 1) % 3]
    decks["deck"] = decks["deck"][::-1]
    hidden = State.load(json.dumps(other))
    mine, theirs = state.observation(seat), hidden.observation(seat)
    assert np.array_equal(mine.board, theirs.board) and np.array_equal(mine.table, theirs.table)
    rival = (seat + 1) % 3
    assert not np.array_equal(state.observation(rival).table, hidden.observation(rival).table)


def test_states_are_played_cloned_and_pickled() -> None:
    state = State.of_seed(3, 3)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert clone.save() != state.save() == pickle.loads(pickle.dumps(state)).save()
    assert "Round 1 of 9" in repr(state) and (state._repr_svg_() or "").startswith("<svg")
    with pytest.raises(Unreadable):
        state.observation(3)
    with pytest.raises(Unreadable, match="not placed yet"):
        State.load(Game.begin("battle", deal_battle(3, 1)).save())
    assert sum(state.returns()) == 0 and state.num_actions() == len(state.action_mask())
    assert state.action_mask().nonzero()[0].tolist() == state.legal_actions()
