"""Learn the battle for three against two greedy bots: `python battle.py --minutes 10`.

Draws the curve `battle.svg`: the mean lead, beside random choices and the bots of the crate in the same seat.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

import common
import ppo
import sight
from networks import Network, Params, layer, through
from starwright.state import State

GAME: dict[str, Any] = {"play": "battle", "players": 3, "opponents": ["greedy", "greedy"], "powers": False, "turned": True}
KINDS = State.deal(seed=0, **GAME).action_kinds()
WIDTH, LINE, MARK = 128, 16, 32
SQUADRONS, TURNS = sight.FIGHTERS, sight.FIGHTERS + 3
NOTHING = TURNS + 6
"""Lines are numbered: those of the fighters, those of the squadrons together, the six of the fighter that is to turn, none."""


def _subjects() -> tuple[Any, ...]:
    """For each action its kind, the piece that it is about, the hexes where a capital ship goes, and the line."""
    count = sum(map(len, KINDS.values()))
    kind, line = np.zeros(count, np.int32), np.full(count, NOTHING)
    piece, stern, bow = np.full(count, 3 * sight.FLEET), np.full(count, sight.HEXES), np.full(count, sight.HEXES)
    for place, numbers in enumerate(KINDS.values()):
        kind[numbers.start : numbers.stop] = place
    for name, share in (("land", 1), ("destroy", 1), ("fire", 1), ("turn", 6), ("shoot", 1)):
        numbers = np.arange(len(KINDS[name]))
        piece[numbers + KINDS[name].start] = numbers // share
        if name != "shoot":
            line[numbers + KINDS[name].start] = TURNS + numbers % 6 if name == "turn" else numbers
    line[KINDS["squadron"].start : KINDS["squadron"].stop] = SQUADRONS + np.arange(3)
    numbers = np.arange(len(KINDS["capital"]))
    hexes = numbers // 6 % sight.HEXES
    stern[numbers + KINDS["capital"].start] = hexes
    bow[numbers + KINDS["capital"].start] = np.asarray(sight.LINES)[hexes, numbers % 6, 1]
    return tuple(map(jnp.array, (kind, piece, stern, bow, line)))


KIND, PIECE, STERN, BOW, LINE_OF = _subjects()


def fresh(key: Any, boards: Any, tables: Any, actions: int) -> Params:
    """Weights for lines, for what actions are about, and for the whole."""
    keys = jax.random.split(key, 8)
    rows = tables.shape[1] + 3 * LINE + 6 * LINE + 4 * sight.PLACE + 3 * sight.FLEET
    return {
        "ahead": layer(keys[0], sight.AHEAD * sight.CONTENTS, LINE),
        "turn": layer(keys[1], (sight.REACH - 1) * sight.CONTENTS, LINE),
        "in": layer(keys[2], rows, WIDTH),
        "mid": layer(keys[3], WIDTH, WIDTH),
        "value": layer(keys[4], WIDTH, 1, 0.1),
        "mark": layer(keys[5], LINE + 2 * sight.PLACE, MARK),
        "kind": jnp.zeros((len(KINDS), MARK)),
        "out": layer(keys[6], WIDTH, MARK, 0.1),
        "last": layer(keys[7], MARK, 1, 0.1),
        "bias": jnp.zeros(actions),
    }


def answer(params: Params, boards: Any, tables: Any, legal: Any) -> tuple[Any, Any]:
    """Actions are scored by the lines and places that they are about, in the light of the whole."""
    count = len(boards)
    seen = sight.look(boards, tables)
    ahead = jax.nn.relu(through(params["ahead"], seen.lines.reshape(count, sight.FIGHTERS, -1)))
    ahead = ahead * seen.lives[:, : sight.FIGHTERS, None]
    squadrons = ahead.reshape(count, 3, 6, LINE).sum(2) / 3
    turns = jax.nn.relu(through(params["turn"], seen.turns.reshape(count, 6, -1)))
    places = jnp.take_along_axis(seen.places, seen.stands[:, sight.FIGHTERS : sight.FLEET, None], 1)
    around = jnp.take_along_axis(seen.places, seen.stands[:, [38, 58], None], 1)
    flat = [each.reshape(count, -1) for each in (squadrons, turns, places, around, seen.lives)]
    hidden = jax.nn.relu(through(params["in"], jnp.concatenate([jnp.clip(tables / 8.0, -4, 4), *flat], 1)))
    hidden = jax.nn.relu(through(params["mid"], hidden))
    stands = jnp.pad(seen.stands, ((0, 0), (0, 1)), constant_values=sight.HEXES)
    hexes = jnp.take_along_axis(stands, PIECE[legal], 1)
    lines = jnp.concatenate([ahead, squadrons, turns, jnp.zeros((count, 1, LINE))], 1)
    about = [
        jnp.take_along_axis(lines, LINE_OF[legal][..., None], 1),
        jnp.take_along_axis(seen.places, jnp.minimum(hexes, STERN[legal])[..., None], 1),
        jnp.take_along_axis(seen.places, jnp.minimum(hexes, BOW[legal])[..., None], 1),
    ]
    marks = jax.nn.relu(through(params["mark"], jnp.concatenate(about, -1)) + params["kind"][KIND[legal]])
    logits = jnp.einsum("nkm,nm->nk", marks, through(params["out"], hidden)) + through(params["last"], marks)[..., 0]
    return logits + params["bias"][legal], through(params["value"], hidden)[:, 0]


if __name__ == "__main__":
    settings = ppo.Settings(legal=128, scale=4.0, entropy=0.005)
    common.run(__doc__ or "", GAME, Network(fresh, answer), settings, ["random", "greedy", "turn"], "lead in points")
