"""The games for OpenSpiel (requires `open_spiel`). Importing this module registers them.

>>> import pyspiel
>>> import starwright.openspiel
>>> game = pyspiel.load_game("python_starwright_battle(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 1000)

`python_starwright_battle`, `…_yard`, `…_flight` and `…_game` have the parameters `players`, `deals` and, but for the battle,
`class_name`. The first chance node is the deal, one of `deals`; dice and tiles that come up are chance nodes of their own.
Resampling gives a state that the player cannot tell from the real one (`State.resample_from_infostate`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from starwright.settings import Play
from starwright.state import State

_LEAST: dict[Play, int] = {"battle": 3, "yard": 2, "flight": 2, "game": 2}
_MOST: dict[Play, int] = {"battle": 4, "yard": 5, "flight": 5, "game": 5}
_LONGEST = 4000
"""The limit of choices."""
_BOUND = 10_000.0
"""No return is larger."""


def _settings(play: Play, parameters: dict[str, Any]) -> dict[str, Any]:
    settings = {"players": parameters["players"], "limit": _LONGEST, "chance": True}
    if play == "game":
        return settings | {"classes": [parameters["class_name"]]}
    return settings if play == "battle" else settings | {"class_name": parameters["class_name"]}


def _type(play: Play) -> pyspiel.GameType:
    parameters: dict[str, Any] = {"players": _LEAST[play], "deals": 1000}
    return pyspiel.GameType(
        short_name=f"python_starwright_{play}",
        long_name=f"starwright: {play}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if play == "battle" else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=_MOST[play],
        min_num_players=_LEAST[play],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters if play == "battle" else parameters | {"class_name": "II"},
    )


class Table(pyspiel.Game):  # type: ignore[misc,unused-ignore]
    """A game of one kind."""

    def __init__(self, play: Play, kind: pyspiel.GameType, parameters: dict[str, Any] | None) -> None:
        self.chosen = dict(kind.parameter_specification) | (parameters or {})
        self.play, self.settings = play, _settings(play, self.chosen)
        self.sample = State.deal(play, 0, **self.settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.sample.num_actions(),
            max_chance_outcomes=max(self.chosen["deals"], self.sample._native.outcomes()),
            num_players=self.chosen["players"],
            min_utility=-_BOUND,
            max_utility=_BOUND,
            **({"utility_sum": 0.0} if play == "battle" else {}),
            max_game_length=_LONGEST,
        )
        super().__init__(kind, info, parameters or {})

    def new_initial_state(self) -> Seated:
        """The deal."""
        return Seated(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of the current observation."""
        return Observer(self.sample)


class Seated(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """A `State`, or the deal before it."""

    def __init__(self, game: Table) -> None:
        super().__init__(game)
        self._play, self._settings, self._deals = game.play, game.settings, int(game.chosen["deals"])
        self.state: State | None = None

    def current_player(self) -> int:
        """The seat to act, chance or nobody."""
        return pyspiel.PlayerId.CHANCE if self.state is None else self.state.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.legal_actions(player) if self.state else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, or the outcomes of dice and tiles."""
        return self.state.chance_outcomes() if self.state else [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.state = State.deal(self._play, action, **self._settings)
        else:
            self.state.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.action_to_string(action) if self.state else f"deal {action}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state is not None and self.state.is_terminal()

    def returns(self) -> list[float]:
        """`State.returns` at the end, 0 before."""
        return self.state.returns() if self.state and self.state.is_terminal() else [0.0] * self._settings["players"]

    def information_state_string(self, player: int | None = None) -> str:
        """`State.information_state_string`."""
        return self.state.information_state_string(self._viewer(player)) if self.state else ""

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Seated:
        """A state that the player cannot tell from this one, drawn by a sampler of numbers from 0 to 1."""
        other: Seated = self.clone()
        if self.state is not None:
            other.state = self.state.resample_from_infostate(player, int(sampler() * 2**53))
        return other

    def _viewer(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def __str__(self) -> str:
        return repr(self.state) if self.state else "before the deal"


class Observer:
    """Observations for `pyspiel`, see `open_spiel.python.observation`."""

    def __init__(self, sample: State) -> None:
        board, table = sample.observation_shapes()
        planes = int(np.prod(board))
        self.tensor = np.zeros(planes + table[0], np.float32)
        self.dict = {"observation": self.tensor[:planes].reshape(board), "table": self.tensor[planes:]}

    def set_from(self, state: Seated, player: int) -> None:
        """Fill the tensor with what the player sees."""
        self.tensor[:] = state.state.observation_tensor(player) if state.state else 0

    def string_from(self, state: Seated, player: int) -> str:
        """What the player sees, as text."""
        return state.state.observation_string(player) if state.state else ""


class Battle(Table):
    """`python_starwright_battle`."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__("battle", _TYPES["battle"], parameters)


class Yard(Table):
    """`python_starwright_yard`."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__("yard", _TYPES["yard"], parameters)


class Flight(Table):
    """`python_starwright_flight`."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__("flight", _TYPES["flight"], parameters)


class WholeGame(Table):
    """`python_starwright_game`."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__("game", _TYPES["game"], parameters)


_TYPES: dict[Play, pyspiel.GameType] = {play: _type(play) for play in _LEAST}
pyspiel.register_game(_TYPES["battle"], Battle)
pyspiel.register_game(_TYPES["yard"], Yard)
pyspiel.register_game(_TYPES["flight"], Flight)
pyspiel.register_game(_TYPES["game"], WholeGame)
