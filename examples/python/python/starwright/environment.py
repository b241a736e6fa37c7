"""The battle as a PettingZoo environment, by its former name: `starwright.environments.battle` has it with all settings."""

from __future__ import annotations

from starwright.environments.table import TableEnvironment


class RawEnvironment(TableEnvironment):
    """The environment for 3 or 4 players in which an illegal action raises `Unreadable`.

    Raises `Refusal` if `players` is not 3 or 4, `Unreadable` if there is no such render mode.
    """

    def __init__(self, players: int = 4, powers: bool = True, render_mode: str | None = None) -> None:
        super().__init__("battle", render_mode, players=players, powers=powers)


def raw_env(players: int = 4, powers: bool = True, render_mode: str | None = None) -> RawEnvironment:
    """The environment for 3 or 4 players. Raises as `RawEnvironment` does."""
    return RawEnvironment(players, powers, render_mode)


def env(players: int = 4, powers: bool = True, render_mode: str | None = None) -> TableEnvironment:
    """The environment for 3 or 4 players. An illegal action ends the battle with reward −1 for that agent.

    Raises as `RawEnvironment` does.
    """
    return TableEnvironment("battle", render_mode, forgiven=True, players=players, powers=powers)
