"""Proximal policy optimisation with masked actions, on a vector of games, with JAX and Optax.

Only the logits of legal actions are computed, which are few of thousands.
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

from networks import Network, Params
from starwright.environments import VectorGame

FEW = 32
"""Fewer actions are computed faster."""


class Settings(NamedTuple):
    """The usual ones of PPO."""

    games: int = 128
    steps: int = 64
    """Steps of each game between updates."""
    legal: int = 128
    """The most legal actions that are considered."""
    epochs: int = 3
    batch: int = 512
    rate: float = 7e-4
    """At the start; it falls to 0, as does the weight of the entropy."""
    discount: float = 0.995
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    scale: float = 1.0
    """Rewards are divided by it."""


def evaluate(network: Network, params: Params, board: Any, table: Any, legal: Any) -> tuple[Any, Any]:
    """Log-probabilities of the legal actions, −1 being none, and the values."""
    logits, value = network.answer(params, board, table, legal)
    return jax.nn.log_softmax(jnp.where(legal >= 0, logits, -1e9)), value


@partial(jax.jit, static_argnames="network")
def act(params: Params, key: Any, board: Any, table: Any, legal: Any, network: Network) -> tuple[Any, Any, Any]:
    """A random place among the legal actions, its log-probability and the value."""
    log, value = evaluate(network, params, board, table, legal)
    place = jax.random.categorical(key, log)
    return place, jnp.take_along_axis(log, place[:, None], 1)[:, 0], value


@partial(jax.jit, static_argnames="network")
def likeliest(params: Params, board: Any, table: Any, legal: Any, network: Network) -> Any:
    """The place of the likeliest action."""
    return evaluate(network, params, board, table, legal)[0].argmax(1)


@partial(jax.jit, static_argnames=("network", "settings", "optimiser"))
def improve(params: Params, state: Any, part: Params, left: float, network: Network, settings: Settings, optimiser: Any) -> tuple[Params, Any]:
    """One step of the optimiser on a part of what was played, with the part of the time that is left."""

    def loss(params: Params) -> Any:
        log, value = evaluate(network, params, part["board"], part["table"], part["legal"])
        chosen = jnp.take_along_axis(log, part["place"][:, None], 1)[:, 0]
        ratio = jnp.exp(chosen - part["log"])
        gain = part["gain"]
        clipped = jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip) * gain
        entropy = -jnp.where(part["legal"] >= 0, jnp.exp(log) * log, 0).sum(1).mean()
        miss = jnp.square(value - part["target"]).mean()
        return -jnp.minimum(ratio * gain, clipped).mean() + 0.5 * miss - settings.entropy * left * entropy

    change, state = optimiser.update(jax.grad(loss)(params), state)
    return optax.apply_updates(params, jax.tree.map(lambda each: left * each, change)), state


def legal_of(masks: Any, most: int) -> Any:
    """The numbers of the legal actions of each game, filled up with −1."""
    legal = np.full((len(masks), most), -1, np.int32)
    games, actions = masks.view(np.bool_).nonzero()
    first = np.searchsorted(games, np.arange(len(masks)))
    place = np.arange(len(games)) - first[games]
    kept = place < most
    legal[games[kept], place[kept]] = actions[kept]
    return legal


def learn(games: VectorGame, network: Network, settings: Settings, seconds: float, seed: int = 0) -> Iterator[tuple[float, int, Params]]:
    """Learn for some seconds of all cores; yields the seconds, the steps so far and the weights after each update.

    The time is that of the processor divided by the number of cores, whatever else the machine does.
    """
    key = jax.random.PRNGKey(seed)
    seen, _ = games.reset(seed=seed)
    params = network.fresh(key, seen["observation"], seen["table"], seen["action_mask"].shape[1])
    optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(settings.rate, eps=1e-5))
    state, start, steps = optimiser.init(params), processor(), 0
    drawn = np.random.default_rng(seed)
    while (spent := processor() - start) < seconds:
        key, own = jax.random.split(key)
        played = play(games, seen, params, own, network, settings)
        steps += settings.games * settings.steps
        for _ in range(settings.epochs):
            for part in parts(played, settings.batch, drawn):
                params, state = improve(params, state, part, 1 - spent / seconds, network, settings, optimiser)
        yield spent, steps, params


def parts(played: Params, size: int, drawn: np.random.Generator) -> Iterator[Params]:
    """Parts of one size in random order; what is left over is not used. Choices among few are together, which saves time."""
    many = played["legal"][:, FEW - 1] >= 0
    rows = drawn.permutation(len(many))
    rows = rows[len(rows) % size :]
    for part in drawn.permutation(rows[np.argsort(many[rows], kind="stable")].reshape(-1, size)):
        legal = played["legal"][part]
        yield {name: values[part] for name, values in played.items()} | {"legal": legal if many[part].any() else legal[:, :FEW]}


def processor() -> float:
    """Seconds of the processor for each core."""
    return time.process_time() / (os.cpu_count() or 1)


def play(games: VectorGame, seen: Any, params: Params, key: Any, network: Network, settings: Settings) -> Params:
    """The choices in some steps of every game, with the advantage of each. Where only one action is legal, nothing is chosen."""
    rows: dict[str, list[Any]] = {name: [] for name in ("board", "table", "legal", "place", "log")}
    course: dict[str, list[Any]] = {name: [] for name in ("value", "free", "reward", "over")}
    for own in jax.random.split(key, settings.steps):
        legal = legal_of(seen["action_mask"], settings.legal)
        free = legal[:, 1] >= 0
        chosen, value = np.zeros(len(legal), np.int64), np.zeros(len(legal), np.float32)
        if free.any():
            given = seen["observation"][free], seen["table"][free], legal[free]
            place, log, value[free] = (np.asarray(each)[: free.sum()] for each in act(params, own, *map(filled, given), network))
            chosen[free] = place
            for name, values in zip(rows, (*given, place, log), strict=True):
                rows[name].append(values)
        _, reward, ended, cut, _ = games.step(legal[np.arange(len(legal)), chosen].astype(np.int64))
        for name, values in zip(course, (value, free, reward / settings.scale, ended | cut), strict=True):
            course[name].append(values)
    last = act(params, key, seen["observation"], seen["table"], legal_of(seen["action_mask"], settings.legal), network)[2]
    free = np.array(course["free"])
    gain = advantages(course, np.asarray(last), settings)[free]
    target = gain + np.array(course["value"])[free]
    return {name: np.concatenate(values) for name, values in rows.items()} | {"gain": (gain - gain.mean()) / gain.std(), "target": target}


def filled(rows: Any) -> Any:
    """Filled up to a multiple of 32 rows, so that few sizes are compiled."""
    return np.concatenate([rows, np.repeat(rows[:1], -len(rows) % 32, 0)])


def advantages(course: dict[str, list[Any]], last: Any, settings: Settings) -> Any:
    """Generalised advantage estimates from choice to choice."""
    gains, carried, after = [], np.zeros_like(last), last
    for reward, over, free, value in zip(*(reversed(course[name]) for name in ("reward", "over", "free", "value")), strict=True):
        goes_on = settings.discount * (1.0 - over)
        ahead = reward + goes_on * after
        after = np.where(free, value, ahead)
        carried = ahead - after + goes_on * np.where(free, settings.trace, 1.0) * carried
        gains.append(carried)
    return np.array(gains[::-1], np.float32)


Choose = Callable[[VectorGame, Any], Any]
"""The actions in all games, given what is seen."""


def greedily(params: Params, network: Network, most: int) -> Choose:
    """The likeliest action."""
    def choose(_: VectorGame, seen: Any) -> Any:
        legal = legal_of(seen["action_mask"], most)
        free = legal[:, 1] >= 0
        chosen = np.zeros(len(legal), np.int64)
        if free.any():
            given = seen["observation"][free], seen["table"][free], legal[free]
            chosen[free] = np.asarray(likeliest(params, *map(filled, given), network))[: free.sum()]
        return legal[np.arange(len(legal)), chosen]

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
