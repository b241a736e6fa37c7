"""The rules of Galaxy Trucker: The Latest Models and Battle Beyond Space.

Ships are `Layout`, `Fleet` and `Impact`; every game is a `Game`. An illegal move or ship raises `Refusal`, which
carries the rule and the refusal as data. Malformed input, including values of the wrong type, raises `Unreadable`.
`starwright.batch` works on many ships or games at once; `starwright.environments` offers every game to learners;
`starwright.survey` counts random ships, battles and flights. `starwright.schemas` and `starwright.glossary` explain
the JSON forms and the terms.
"""

from starwright._starwright import __version__, judge, pool, tile
from starwright._starwright import classes as _classes
from starwright._starwright import rules as _rules
from starwright.attack import Defended, Fleet, Impact, LineEnd, Settled, Threat
from starwright.forms import ClassName
from starwright.games import Awaited, Choice, Entry, Event, Game, deal_battle, deal_flight, deal_game, deal_yard
from starwright.layout import Layout
from starwright.refusal import Refusal, Unreadable
from starwright.report import Heat, Misfit, Repair, Report, ShipReport, Strengths, Violation, WeakSpot

CLASSES: tuple[ClassName, ...] = tuple(_classes())
"""The names of all ship classes."""
RULES: dict[str, str] = dict(_rules())
"""The text of every rule of both games, by rule id."""

__all__ = [
    "CLASSES", "RULES", "Awaited", "Choice", "Defended", "Entry", "Event", "Fleet", "Game", "Heat", "Impact", "Layout",
    "LineEnd", "Misfit", "Refusal", "Repair", "Report", "Settled", "ShipReport", "Strengths", "Threat", "Unreadable",
    "Violation", "WeakSpot", "__version__", "deal_battle", "deal_flight", "deal_game", "deal_yard", "judge", "pool", "tile",
]
