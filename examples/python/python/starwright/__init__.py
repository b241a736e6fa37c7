"""The rules of Galaxy Trucker: The Latest Models and Battle Beyond Space.

Ships are `Layout`, `Fleet` and `Impact`; whatever is played is a `Game`. What a rule refuses raises `Refusal`, with the
rule and the refusal as data; whatever means nothing, of the wrong type too, raises `Unreadable`. Many ships or games at once are in `starwright.batch`,
the battle as an environment for learning in `starwright.environment` (which needs PettingZoo).
"""

from starwright._starwright import __version__, judge, pool, tile
from starwright._starwright import classes as _classes
from starwright._starwright import rules as _rules
from starwright.attack import Defended, Fleet, Impact, LineEnd, Settled, Threat
from starwright.games import Awaited, Choice, Entry, Event, Game, deal_battle, deal_game, deal_yard
from starwright.layout import Layout
from starwright.refusal import Refusal, Unreadable
from starwright.report import Heat, Misfit, Repair, Report, ShipReport, Strengths, Violation, WeakSpot

CLASSES: tuple[str, ...] = tuple(_classes())
"""The ship classes there are."""
RULES: dict[str, str] = dict(_rules())
"""Every rule of both games by its id, with its sentence."""

__all__ = [
    "CLASSES", "RULES", "Awaited", "Choice", "Defended", "Entry", "Event", "Fleet", "Game", "Heat", "Impact", "Layout",
    "LineEnd", "Misfit", "Refusal", "Repair", "Report", "Settled", "ShipReport", "Strengths", "Threat", "Unreadable",
    "Violation", "WeakSpot", "__version__", "deal_battle", "deal_game", "deal_yard", "judge", "pool", "tile",
]
