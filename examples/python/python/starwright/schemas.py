"""JSON Schemas (2020-12) of everything that is read and written: setups, choices, events, saves, refusals.

>>> from starwright import schemas
>>> schemas.find("choice")
('battle_choice', 'choice', 'flight_choice', 'game_choice', 'yard_choice')
>>> schemas.schema("yard_choice")["$ref"]
'#/$defs/yard_choice'

A schema is complete in itself, so any validator can use it. The type of the same form for type checkers stands in
`starwright.messages` under the name without underscores: `yard_choice` is `YardChoice`. A setup of a game or a choice
of a player is what `Game.begin` and `Game.choose` take:

| kind of game | setup | choice | event | view | save |
|---|---|---|---|---|---|
| `battle` | `battle_setup` | `battle_choice` | `battle_event` | `battle_view` | `battle_record` |
| `yard` | `yard_setup` | `yard_choice` | `yard_event` | `yard_view` | `yard_record` |
| `flight` | `flight_setup` | `flight_choice` | `flight_event` | `flight_view` | `flight_record` |
| `game` | `game_setup` | `game_choice` | `game_event` | `game_view` | `game_record` |
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from functools import cache
from typing import Any

from starwright import _starwright as native
from starwright.forms import Form
from starwright.given import shown
from starwright.refusal import Unreadable


@cache
def _definitions() -> dict[str, Form]:
    definitions: dict[str, Form] = native.schemas()["$defs"]
    return definitions


def document() -> Form:
    """All schemas as one document, which validates any message."""
    return native.schemas()


def names() -> tuple[str, ...]:
    """The names of all schemas, in alphabetical order."""
    return tuple(sorted(_definitions()))


def find(part: str) -> tuple[str, ...]:
    """The names whose words include those of `part`: `find("setup")`. Raises `Unreadable` if it is not a string."""
    if not isinstance(part, str):
        raise Unreadable(f"expected a part of a name, got {shown(part)}")
    words = set(part.split("_"))
    return tuple(name for name in names() if words <= set(name.split("_")))


def schema(name: str) -> Form:
    """The schema of that name, with every definition that it uses. Raises `Unreadable` with similar names if unknown."""
    known = _definitions()
    if not (isinstance(name, str) and name in known):
        near = ", ".join(map(repr, difflib.get_close_matches(str(name)[:60], known))) if isinstance(name, str) else ""
        raise Unreadable(f"unknown schema {shown(name)}{f'; did you mean {near}?' if near else ''}")
    needed, waiting = {name}, [name]
    while waiting:
        new = set(_references(known[waiting.pop()])) - needed
        needed |= new
        waiting += new
    return {"$ref": f"#/$defs/{name}", "$defs": {each: known[each] for each in sorted(needed)}}


def _references(part: Any) -> Iterator[str]:
    """The names of the definitions that a part of a schema refers to."""
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"].rsplit("/", 1)[-1]
        for each in part.values():
            yield from _references(each)
    elif isinstance(part, list):
        for each in part:
            yield from _references(each)
