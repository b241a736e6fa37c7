"""Sample values of every class, and a list that contains itself."""

from typing import Any

from starwright import Choice, Game, Impact, Layout, deal_battle
from starwright.batch import Ships
from starwright.environment import RawEnvironment
from starwright.state import State

CIRCLE: list[Any] = []
CIRCLE.append(CIRCLE)

SHIP = Layout.empty("IIIC").place((2, 3), 31).place((2, 4), 89, turn=2)
FLEET = SHIP.fleet()
LINES = SHIP.aim("front", [3, 2])["final"]
METEOR = FLEET.incoming("large_meteor", LINES)
ROW = Layout.empty("II")
for _column in range(1, 6):
    ROW = ROW.place((_column, 3), {"kind": "structural", "edges": "0303"})


def impact() -> Impact:
    """A row of struts without its middle."""
    fleet = ROW.fleet()
    for dice in ([a, b] for a in range(1, 7) for b in range(1, 7)):
        incoming = fleet.incoming("heavy_cannon_fire", ROW.aim("front", dice)["final"])
        if isinstance(after := fleet.defend(incoming).after, Impact):
            return after
    raise AssertionError


IMPACT = impact()
GAME = Game.begin("battle", deal_battle(3, 7, powers=True))


def advised() -> Choice:
    choice = GAME.advise(GAME.awaited().seats[0])
    assert choice is not None
    return choice


PLACED = advised()
EVENT = GAME.branch(0).choose(GAME.awaited().seats[0], PLACED)[0]
SHIPS = Ships.read([SHIP] * 3)
STATE = State.of_seed(1, 3)
BATTLE = RawEnvironment(3)
BATTLE.reset(seed=1)
LEGAL = STATE.legal_actions()[0]
