"""Values can be compared, copied, pickled, iterated over and explained."""

import copy
import itertools
import pickle
import re
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import starwright
from samples import FLEET, GAME, IMPACT, LEGAL, METEOR, SHIP, SHIPS, STATE
from starwright import Choice, Event, Game, Layout, Unreadable, deal_yard
from starwright.batch import Ships


def test_values_are_compared_copied_and_pickled() -> None:
    yard = Game.begin("yard", deal_yard(2, "IIIC", 1))
    yard.seed(1)
    events: list[Event] = []
    for actor in (0, 1, "table") * 10:
        choice = yard.advise(actor)
        events += yard.choose(actor, choice) if choice else []
    placed = yard.log[-1].choice
    packed = Ships.packed("IIIC", SHIPS.to_packed())
    tiles = Ships.of_tiles("IVC", Ships.read([Layout.empty("IVC").place((4, 6), 31)]).to_tiles())
    values: list[Any] = [SHIP, FLEET, IMPACT, GAME, STATE, SHIPS, packed, tiles, placed, *events]
    for value in values:
        for again in (pickle.loads(pickle.dumps(value)), copy.copy(value), copy.deepcopy(value)):
            assert again == value and type(again) is type(value)
            if value.__class__.__hash__ is not None:
                assert hash(again) == hash(value)
            if isinstance(again, Choice | Event):
                assert again.says == value.says
    assert all(one != other for one, other in itertools.combinations([*values[: -len(events)], events[0]], 2))
    assert any(re.search(r"\b\d+/\d+\b", event.says) for event in events)
    assert STATE != STATE.child(LEGAL) and STATE.__hash__ is None and SHIPS != packed


def test_a_layout_is_a_mapping_of_cells() -> None:
    assert Layout.empty("IIIC") and len(Layout.empty("IIIC")) == 0 and list(Layout.empty("IIIC")) == []
    assert list(SHIP) == [(2, 3), (2, 4)] and (2, 3) in SHIP and (0, 0) not in SHIP and (9, 9) not in SHIP
    assert isinstance(SHIP, Mapping)
    assert dict(SHIP) == {(2, 3): starwright.tile(31), (2, 4): starwright.tile(89, 2)} == dict(SHIP.items())
    assert SHIP[2, 3]["kind"] == "starting_cabin" and SHIP.get((0, 0)) is None
    for empty in ((0, 0), (9, 9)):
        with pytest.raises(KeyError):
            SHIP[empty]


def test_a_layout_is_no_form() -> None:
    empty: Any = Layout.empty("IIIC")
    for wrong in (lambda: SHIP.fits(31, empty), lambda: FLEET.threat(METEOR, empty), lambda: Layout.from_json(empty)):
        with pytest.raises(Unreadable):
            wrong()


def test_values_say_what_they_are() -> None:
    assert repr(SHIP) == f"Layout.from_notation({SHIP.notation!r})"
    assert repr(SHIPS) == "<Ships: 3 on IIIC, as layouts>"
    assert repr(IMPACT) == "<Impact: 1 destroyed, 2 pieces to choose from>"
    assert repr(GAME) == f"<Game: battle, 0 choices, seat {GAME.awaited().seats[0]} to act>"
    broken = Layout.empty("IIIC").place((2, 3), 31).place((2, 4), 89).check()
    assert str(broken).count("\n") == 2 and broken._repr_html_().count("<tr>") == 4
    assert SHIP.check()._repr_html_() == "<p>the ship check finds nothing wrong</p>"


def test_numpy_numbers_are_accepted() -> None:
    one: Any = np.int64(1)
    two: Any = np.int16(2)
    three: Any = np.uint8(3)
    cabin: Any = np.int64(31)
    assert Layout.empty("IIIC").place((two, three), cabin, one) == Layout.empty("IIIC").place((2, 3), 31, 1)
    assert deal_yard(three, "I", one) == deal_yard(3, "I", 1) and GAME.view(one) == GAME.view(1)
    assert STATE.child(LEGAL + 0 * one) == STATE.child(LEGAL) and SHIPS[one] == SHIPS[1]


def test_numbers_are_lists_of_numbers() -> None:
    assert isinstance(starwright.pool(), list) and isinstance(GAME._native.awaited()[0], list)
    assert starwright.__version__ == "0.2.0"

