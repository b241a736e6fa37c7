"""Compares an answer with what a case expects, as the README of the cases defines it: lists are sets unless it says that order matters."""

from typing import Any

ORDERED = {
    "attack": {"lines", "shooters"},
    "aliens": {"crew_after", "room_after"},
    "yard": {"events", "players", "dice"},
    "launch": {"players", "ships", "gave_up", "flight_order"},
    "level_four": {"loads"},
    "track": {"markers", "order"},
    "settle": {"players", "lines", "ranking"},
    "card": {"players", "asked"},
}
EXACT = {"level_four": {"card"}}
NUMBERS = {"yard": {"aside", "face_up"}, "track": {"lapped"}, "settle": {"best_looking"}}
RULES_OF_OUTLETS = {"LM-LEGAL-6", "LM-LEGAL-7", "LM-LEGAL-8"}


def difference(kind: str, expect: dict[str, Any], answer: dict[str, Any]) -> str | None:
    """How the answer to a case of a kind differs, if it does."""
    if not expect:
        return "nothing is expected"
    if kind.startswith("battle_"):
        same = answer == expect or ("illegal" in expect and _is_one("", "", expect, answer))
        return None if same else f"expected {expect}, found {answer}"
    for field, expected in expect.items():
        if field not in answer:
            return f"unknown field `{field}` is expected"
        if not _is_one(kind, field, expected, answer[field]):
            return f"`{field}`: expected {expected}, found {answer[field]}"
    return None


def _is_one(kind: str, field: str, expected: Any, found: Any) -> bool:
    if field in EXACT.get(kind, ()):
        return bool(expected == found)
    if isinstance(expected, list) and isinstance(found, list):
        if any(map(_is_rule, expected)):
            return bool(found) and all(rule in expected for rule in found)
        if len(expected) != len(found):
            return False
        is_tuple = any(isinstance(item, int | float) and not isinstance(item, bool) for item in expected)
        if field in ORDERED.get(kind, ()) or (is_tuple and field not in NUMBERS.get(kind, ())):
            return all(_is_one(kind, "", one, other) for one, other in zip(expected, found, strict=True))
        return _is_set(kind, expected, found)
    if isinstance(expected, dict) and isinstance(found, dict):
        if expected.keys() != found.keys():
            return False
        if expected.get("rule") in RULES_OF_OUTLETS:
            return expected == found
        return all(_is_one(kind, name, value, found[name]) for name, value in expected.items())
    return type(expected) is type(found) and bool(expected == found)


def _is_set(kind: str, expected: list[Any], found: list[Any]) -> bool:
    left = list(found)
    for item in expected:
        place = next((place for place, other in enumerate(left) if _is_one(kind, "", item, other)), None)
        if place is None:
            return False
        del left[place]
    return True


def _is_rule(value: Any) -> bool:
    return isinstance(value, str) and value.startswith(("LM-", "BG-", "BBS-"))
