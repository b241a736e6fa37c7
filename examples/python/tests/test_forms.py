"""Input forms: every value in each of them is validated."""

import copy
import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import starwright
from samples import CIRCLE, FLEET, GAME, IMPACT, LINES, METEOR, PLACED, SHIP, STATE
from starwright import Fleet, Game, Impact, Layout, Refusal, Unreadable, deal_battle, deal_game, deal_yard
from starwright.batch import Ships
from starwright.forms import Form
from starwright.games import Play
from starwright.state import State


def leaves(form: Any) -> list[tuple[Any, Any]]:
    """Every place in a form: what holds it, and under which key."""
    keys = list(form) if isinstance(form, dict) else range(len(form)) if isinstance(form, list) else ()
    return [place for key in keys for place in [(form, key), *leaves(form[key])]]


GAMES: tuple[tuple[Play, Form], ...] = (
    ("battle", deal_battle(3, 7, powers=True)),
    ("yard", deal_yard(2, "IIIC", 1)),
    ("game", deal_game(2, ["I"], 1)),
)


def load(play: Play, save: Any) -> Game:
    return Game.load(play, json.dumps(save))


FORMS: dict[str, tuple[Callable[[Any], Any], Any]] = {
    "layout": (Layout.from_json, SHIP.form),
    "fleet": (Fleet.from_json, FLEET.form),
    "impact": (Impact.from_json, json.loads(IMPACT.json())),
    "component": (lambda form: SHIP.fits(form), starwright.tile(89, 2)),
    "lines": (lambda form: FLEET.incoming("large_meteor", form), LINES),
    "incoming": (FLEET.threat, METEOR),
    "choice": (lambda form: GAME.check(GAME.awaited().seats[0], form), PLACED.data),
    **{f"setup of a {play}": (partial(Game.begin, play), setup) for play, setup in GAMES},
    **{f"save of a {play}": (partial(load, play), json.loads(Game.begin(play, setup).save())) for play, setup in GAMES},
}


@pytest.mark.parametrize("name", FORMS)
def test_every_value_of_a_form_is_validated(name: str) -> None:
    """A replaced value is either accepted or refused as documented."""
    read, right = FORMS[name]
    read(right)
    form = copy.deepcopy(right)
    places = leaves(form)
    borders: list[Any] = [None, True, -1, 255, 256, 2**32 - 1, 2**53, 2**64 - 1, 2**64, -(2**63) - 1, 1.5, "", "x", "\ud800", [], {}, [[]], CIRCLE]
    failures = []
    for holder, key in places[:: 1 + len(places) // 150]:
        before = holder[key]
        for value in borders if not name.startswith("save") else borders[:-1]:
            holder[key] = value
            try:
                read(form)
            except (Unreadable, Refusal):
                pass
            except BaseException as error:  # noqa: BLE001, a panic is not an `Exception`
                failures.append(f"{key}: {str(value)[:40]}: {type(error).__name__}: {str(error)[:200]}")
        holder[key] = before
    assert not failures, "\n".join(failures)
    assert form == right


def test_a_byte_order_mark_is_ignored() -> None:
    mark = "\ufeff"
    assert Game.load("battle", mark + GAME.save()) == GAME and State.load(mark + STATE.save()) == STATE
    assert Layout.from_notation(mark + SHIP.notation) == SHIP == Layout.from_json(mark + SHIP.json())
    assert Ships.read([mark + SHIP.notation])[0] == SHIP
    assert '"error":' not in starwright.judge(mark + '{"kind": "check", "class": "IIIC", "tiles": []}')


def test_a_save_of_another_kind_is_refused() -> None:
    with pytest.raises(Unreadable, match="expected the save of a game, got that of a battle"):
        Game.load("game", GAME.save())
    with pytest.raises(Unreadable, match="expected the save of a battle, got that of a yard"):
        State.load(Game.begin("yard", deal_yard(2, "I", 1)).save())
