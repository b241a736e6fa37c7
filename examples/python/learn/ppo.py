"""Proximal policy optimisation with masked actions, on a vector of games, with JAX and Optax.

A network turns an observation into a vector, and each action has a vector of its own; the logit of a legal action is their product.
Of thousands of actions only the few that are legal are computed.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from starwright.environments import VectorGame

FEW = 1024
"""So many actions are computed all at once."""
Params = dict[str, Any]
Encode = Callable[[Any, Any], Any]
"""From boards and tables to rows of numbers."""


class Settings(NamedTuple):
    """The usual ones of PPO."""

    games: int = 128
    steps: int = 64
    """Steps of each game between updates."""
    legal: int = 128
    """The most legal actions that are considered."""
    width: int = 192
    epochs: int = 2
    batch: int = 1024
    rate: float = 7e-4
    discount: float = 0.995
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    scale: float = 1.0
    """Rewards are divided by it."""


def network(key: Any, inputs: int, actions: int, width: int) -> Params:
    """Fresh weights: two layers, a value, and a vector for each action."""
    keys = jax.random.split(key, 4)

    def layer(key: Any, first: int, last: int, gain: float) -> Params:
        return {"w": gain * jax.random.normal(key, (first, last)) / np.sqrt(first), "b": jnp.zeros(last)}

    return {
        "in": layer(keys[0], inputs, width, 1.4),
        "mid": layer(keys[1], width, width, 1.4),
        "value": layer(keys[2], width, 1, 0.1),
        "actions": 0.01 * jax.random.normal(keys[3], (actions, width)),
        "bias": jnp.zeros(actions),
    }


def evaluate(params: Params, rows: Any, legal: Any) -> tuple[Any, Any]:
    """Log-probabilities of the legal actions, −1 being none, and the value."""
    hidden = jax.nn.relu(rows @ params["in"]["w"] + params["in"]["b"])
    hidden = jax.nn.relu(hidden @ params["mid"]["w"] + params["mid"]["b"])
    if len(params["bias"]) <= FEW:
        logits = jnp.take_along_axis(hidden @ params["actions"].T + params["bias"], legal, 1)
    else:
        logits = jnp.einsum("nkw,nw->nk", params["actions"][legal], hidden) + params["bias"][legal]
    logits = jnp.where(legal >= 0, logits, -1e9)
    value = hidden @ params["value"]["w"] + params["value"]["b"]
    return jax.nn.log_softmax(logits), value[:, 0]


@partial(jax.jit, static_argnames="encode")
def act(params: Params, key: Any, board: Any, table: Any, legal: Any, encode: Encode) -> tuple[Any, Any, Any]:
    """A random place among the legal actions, its log-probability and the value."""
    log, value = evaluate(params, encode(board, table), legal)
    place = jax.random.categorical(key, log)
    return place, jnp.take_along_axis(log, place[:, None], 1)[:, 0], value


@partial(jax.jit, static_argnames=("encode", "settings", "optimiser"))
def improve(params: Params, state: Any, part: Params, encode: Encode, settings: Settings, optimiser: Any) -> tuple[Params, Any]:
    """One step of the optimiser on a part of what was played."""

    def loss(params: Params) -> Any:
        log, value = evaluate(params, encode(part["board"], part["table"]), part["legal"])
        chosen = jnp.take_along_axis(log, part["place"][:, None], 1)[:, 0]
        ratio = jnp.exp(chosen - part["log"])
        gain = part["gain"]
        clipped = jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip) * gain
        entropy = -jnp.where(part["legal"] >= 0, jnp.exp(log) * log, 0).sum(1).mean()
        miss = jnp.square(value - part["target"]).mean()
        return -jnp.minimum(ratio * gain, clipped).mean() + 0.5 * miss - settings.entropy * entropy

    change, state = optimiser.update(jax.grad(loss)(params), state)
    return optax.apply_updates(params, change), state


def legal_of(masks: Any, most: int) -> Any:
    """The numbers of the legal actions of each game, filled up with −1."""
    legal = np.full((len(masks), most), -1, np.int32)
    games, actions = masks.nonzero()
    first = np.searchsorted(games, np.arange(len(masks)))
    place = np.arange(len(games)) - first[games]
    kept = place < most
    legal[games[kept], place[kept]] = actions[kept]
    return legal


def learn(games: VectorGame, encode: Encode, settings: Settings, seconds: float, seed: int = 0) -> Iterator[tuple[float, int, Params]]:
    """Learn for some seconds of all cores; yields the seconds, the steps so far and the weights after each update.

    The time is that of the processor divided by the number of cores, whatever else the machine does.
    """
    key = jax.random.PRNGKey(seed)
    seen, _ = games.reset(seed=seed)
    inputs = encode(seen["observation"][:1], seen["table"][:1]).shape[1]
    params = network(key, inputs, seen["action_mask"].shape[1], settings.width)
    optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(settings.rate, eps=1e-5))
    state, start, steps = optimiser.init(params), processor(), 0
    drawn = np.random.default_rng(seed)
    while (spent := processor() - start) < seconds:
        key, own = jax.random.split(key)
        played = play(games, seen, params, own, encode, settings)
        steps += settings.games * settings.steps
        for _ in range(settings.epochs):
            for rows in drawn.permutation(len(played["gain"])).reshape(-1, settings.batch):
                part = {name: values[rows] for name, values in played.items()}
                params, state = improve(params, state, part, encode, settings, optimiser)
        yield spent, steps, params


def processor() -> float:
    """Seconds of the processor for each core."""
    return time.process_time() / (os.cpu_count() or 1)


def play(games: VectorGame, seen: Any, params: Params, key: Any, encode: Encode, settings: Settings) -> Params:
    """What happens in some steps of every game, with the advantage of each choice."""
    rows: dict[str, list[Any]] = {name: [] for name in ("board", "table", "legal", "place", "log", "value", "reward", "over")}
    for own in jax.random.split(key, settings.steps):
        legal = legal_of(seen["action_mask"], settings.legal)
        board, table = seen["observation"].copy(), seen["table"].copy()
        place, log, value = (np.asarray(each) for each in act(params, own, board, table, legal, encode))
        _, reward, ended, cut, _ = games.step(legal[np.arange(len(legal)), place].astype(np.int64))
        for name, values in zip(rows, (board, table, legal, place, log, value, reward / settings.scale, ended | cut), strict=True):
            rows[name].append(values.copy())
    last = act(params, key, seen["observation"], seen["table"], legal_of(seen["action_mask"], settings.legal), encode)[2]
    gain = advantages(rows, np.asarray(last), settings)
    target = gain + np.array(rows["value"])
    flat = {name: np.concatenate(rows[name]) for name in ("board", "table", "legal", "place", "log")}
    level = (gain - gain.mean()) / (gain.std() + 1e-8)
    return flat | {"gain": level.reshape(-1), "target": target.reshape(-1)}


def advantages(rows: dict[str, list[Any]], last: Any, settings: Settings) -> Any:
    """Generalised advantage estimates."""
    gains, carried, after = [], np.zeros_like(last), last
    for reward, over, value in zip(*(reversed(rows[name]) for name in ("reward", "over", "value")), strict=True):
        goes_on = 1.0 - over
        carried = reward + settings.discount * after * goes_on - value + settings.discount * settings.trace * goes_on * carried
        gains.append(carried)
        after = value
    return np.array(gains[::-1], np.float32)


Choose = Callable[[VectorGame, Any], Any]
"""The actions in all games, given what is seen."""


def greedily(params: Params, encode: Encode, most: int) -> Choose:
    """The likeliest action."""
    best = jax.jit(lambda board, table, legal: evaluate(params, encode(board, table), legal)[0].argmax(1))

    def choose(_: VectorGame, seen: Any) -> Any:
        legal = legal_of(seen["action_mask"], most)
        return legal[np.arange(len(legal)), np.asarray(best(seen["observation"], seen["table"], legal))]

    return choose


def bot(name: str) -> Choose:
    """What a bot of the crate advises."""
    return lambda games, _: games.advise(name)


def returns(games: VectorGame, choose: Choose, number: int, seed: int) -> Any:
    """The sums of rewards of that many games, the first of each place."""
    seen, _ = games.reset(seed=seed)
    sums, done = np.zeros(games.num_envs), []
    going = np.ones(games.num_envs, bool)
    while going.any() and len(done) < number:
        seen, reward, ended, cut, _ = games.step(np.asarray(choose(games, seen), np.int64))
        sums += reward
        over = (ended | cut) & going
        done += list(sums[over])
        going &= ~over
        sums[ended | cut] = 0
    return np.array(done)
