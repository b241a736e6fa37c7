"""The schemas and the glossary that the package carries."""

import json
import runpy
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from samples import EVENT, FLEET, GAME, PLACED, SHIP
from starwright import Unreadable, deal_battle, deal_flight, deal_game, deal_yard, glossary, messages, schemas

PACKAGE = Path(__file__).parents[1]
SCHEMAS = PACKAGE.parents[1] / "tests" / "schemas" / "starwright.schema.json"


def test_they_are_those_of_the_crate() -> None:
    assert schemas.document() == json.loads(SCHEMAS.read_text())
    assert set(schemas.names()) == set(json.loads(SCHEMAS.read_text())["$defs"])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("layout", SHIP.form),
        ("fleet", FLEET.form),
        ("battle_setup", deal_battle(3, 1)),
        ("yard_setup", deal_yard(2, "IIIC", 1)),
        ("flight_setup", deal_flight([FLEET, FLEET], 1)),
        ("game_setup", deal_game(2, ["IC", "IVC"], 1)),
        ("battle_choice", PLACED.data),
        ("battle_event", EVENT.data),
        ("battle_view", GAME.view()),
        ("battle_record", json.loads(GAME.save())),
    ],
)
def test_a_schema_is_complete_and_fits(name: str, value: Any) -> None:
    validator = jsonschema.Draft202012Validator(schemas.schema(name))
    validator.validate(value)
    with pytest.raises(jsonschema.ValidationError):
        validator.validate({**value, "surplus": 1})


def test_schemas_are_found_by_name() -> None:
    for kind in ("battle", "yard", "flight", "game"):
        for what in ("setup", "choice", "event", "view", "record"):
            assert f"{kind}_{what}" in schemas.find(what) and f"| `{kind}_{what}` |" in (schemas.__doc__ or "")
    assert hasattr(messages, "YardChoice")
    with pytest.raises(Unreadable, match="unknown schema 'yard_choise'; did you mean 'yard_choice'"):
        schemas.schema("yard_choise")


def test_the_glossary_is_that_of_the_guide() -> None:
    tool = runpy.run_path(str(PACKAGE / "tools" / "write_glossary.py"))
    assert tool["MODULE"].read_text() == tool["module"]()


def test_the_glossary_knows_both_games_in_four_languages() -> None:
    [spot] = glossary.find("point faible")
    assert (spot.game, spot.here, spot.en, spot.pl, spot.de) == ("Galaxy Trucker", "WeakSpot", "weak spot", "słaby punkt", "Schwachstelle")
    assert spot.printed == ("fr", "pl")
    [elite] = [term for term in glossary.find("ELITE") if term.here == "elite"]
    assert elite.game == "Battle Beyond Space" and elite.printed == ("fr",)
    assert all(all(term) or not term.printed for term in glossary.GLOSSARY) and len(glossary.GLOSSARY) > 150
