"""The settings of every environment, checked.

| setting | of | meaning | default |
|---|---|---|---|
| `players` | all | how many play: 3 or 4 in a battle, else 2 to 5 | 4, else 2 |
| `opponents` | all | the bots of the last seats, by name; the caller plays the others | none |
| `powers` | battle | whether players have powers | True |
| `turned` | battle | boards and actions are turned so that one's own start zone lies where that of the first seat is | False |
| `class_name` | yard, flight | the ship class | `"II"` |
| `classes` | game | the class of each round | `["I", "II", "III"]` |
| `deck` | yard, flight | the printed cards of the flight by number, the first on top | dealt |
| `ships` | flight | the ship of each player, a `Layout` | built by bots |
| `reward` | yard | `"merit"`, `"premium"` (as a loss) or `"credits"` after a flight with the crate's captains | `"merit"` |
| `sand` | yard, game | how many choices of each player the sand lasts | 24 |
| `odds` | yard, flight, game | observations end with the chances of damage and the odds of the card, which take some 5 ms of each step | False |
| `limit` | all | the most choices of everybody and chance; then the game is cut short | 20000 |
| `chance` | all | chance is left to the caller, for `State` only | False |

Bots of a battle are `"random"`, `"wavering"`, `"greedy"`, `"turn"` and `"monte_carlo"`; of other games `"random"`, `"low"`,
`"middle"`, `"high"` and `"idle"`, who builds nothing but turns the hourglass.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from starwright.given import listing, of_kind, shown
from starwright.layout import Layout
from starwright.refusal import Unreadable

Play = Literal["battle", "yard", "flight", "game"]

OF: dict[str, dict[str, Any]] = {
    "battle": {"players": 4, "opponents": (), "powers": True, "turned": False},
    "yard": {"players": 2, "opponents": (), "class_name": "II", "deck": None, "reward": "merit", "sand": 24, "odds": False},
    "flight": {"players": 2, "opponents": (), "class_name": "II", "deck": None, "ships": None, "odds": False},
    "game": {"players": 2, "opponents": (), "classes": ("I", "II", "III"), "sand": 24, "odds": False},
}
"""The settings of each kind of game, with their defaults."""

SHARED: dict[str, Any] = {"limit": 20_000, "chance": False}


def settled(play: Play, given: Mapping[str, Any]) -> dict[str, Any]:
    """All settings of a game, in the form of the native module. Raises `Unreadable` for an unknown or invalid one."""
    if not (isinstance(play, str) and play in OF):
        raise Unreadable(f"unknown kind of game {shown(play)}; expected one of {', '.join(map(repr, OF))}")
    known = OF[play] | SHARED
    for name in given:
        if name not in known:
            raise Unreadable(f"unknown setting {shown(name)} of a {play}; expected one of {', '.join(map(repr, known))}")
    chosen = known | dict(given)
    ships = chosen.get("ships")
    return {
        "players": chosen["players"],
        "classes": [chosen["class_name"]] if "class_name" in chosen else listing(chosen.get("classes", ()), "classes"),
        "powers": chosen.get("powers", False),
        "turned": chosen.get("turned", False),
        "deck": None if chosen.get("deck") is None else listing(chosen["deck"], "cards"),
        "ships": None if ships is None else [of_kind(ship, Layout, "Layout")._native for ship in listing(ships, "ships")],
        "reward": chosen.get("reward", "merit"),
        "sand": chosen.get("sand", 24),
        "limit": chosen["limit"],
        "opponents": listing(chosen["opponents"], "bots"),
        "odds": chosen.get("odds", False),
        "chance": chosen["chance"],
    }
