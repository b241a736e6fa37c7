"""Settings of environments, and what they refuse."""

import numpy as np
import pytest

from play import EVERY, SETTINGS, SOLO
from starwright import Layout, Refusal, Unreadable
from starwright.environments import Building, Flying
from starwright.settings import OF, SHARED
from starwright.state import State
from test_given import WRONG


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


def test_flights_take_given_ships_and_decks() -> None:
    ships = [Layout(each) for each in State.deal("flight", 0, class_name="I")._native.ships()]
    flying = Flying(class_name="I", ships=ships, deck=[2, 5, 9])
    flying.reset(seed=1)
    assert [Layout(each) for each in flying.state_of_game._native.ships()] == ships
    with pytest.raises(Unreadable, match="expected 2 ships"):
        Flying(class_name="I", ships=ships[:1])
    with pytest.raises(Unreadable, match="from 1 to 60, got 61"):
        Flying(class_name="I", deck=[61])
