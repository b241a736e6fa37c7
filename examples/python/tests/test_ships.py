"""Layouts, fleets and attacks."""

import pickle
import xml.etree.ElementTree as ElementTree

import pytest

import starwright
from starwright import Fleet, Impact, Layout, Refusal, Settled, Unreadable

WRONG = Layout.empty("IIIC").place((2, 3), 31).place((2, 4), 89)
RIGHT = Layout.empty("IIIC").place((2, 3), 31).place((2, 4), 89, turn=2)
ROW = "II 7/7/7/1:structural=0303/7"


def row() -> Layout:
    """Five struts in a row: the middle of them holds the rest together."""
    ship = Layout.empty("II")
    for column in range(1, 6):
        ship = ship.place((column, 3), {"kind": "structural", "edges": "0303"})
    return ship


def test_the_check_names_rules_places_and_reasons() -> None:
    report = WRONG.check()
    assert not report.legal and not WRONG.is_legal()
    assert [each.rule for each in report.violations] == ["LM-LEGAL-3", "LM-LEGAL-7", "LM-LEGAL-9"]
    muzzle = report.violations[1]
    assert muzzle.cells == ((2, 4), (2, 3)) and muzzle.data["side"] == "front"
    assert muzzle.says == "the muzzle of the single cannon on 3/5 points at 3/4, which must be empty"
    assert muzzle.sentence == starwright.RULES["LM-LEGAL-7"]
    assert len(report.pieces) == 2 and report.ships[0].pieces == 2 and str(report).count("\n") == 2
    assert str(RIGHT.check()) == "the ship check finds nothing wrong"
    with pytest.raises(AttributeError):
        report.legal = True  # type: ignore[misc]


def test_fits_and_sites() -> None:
    ship = Layout.empty("IIIC").place((2, 3), 31)
    fits = ship.fits(89)
    assert (2, 4) in fits[2] and (2, 4) not in fits[0]
    assert ship.misfits((2, 4), 89, turn=2) == ()
    assert {each.rule for each in ship.misfits((2, 4), 89)} == {"LM-LEGAL-3", "LM-LEGAL-7"}
    assert ship.sites == {(2, 2), (2, 4), (1, 3), (3, 3)}
    assert WRONG.repair().kept == {(2, 3)} and WRONG.repair().removed == {(2, 4)} and WRONG.repair().proven
    assert (RIGHT.premium, RIGHT.exposed_connectors, RIGHT.size, len(RIGHT)) == (15, 3, (6, 6), 2)
    assert RIGHT.weak_spot and len(RIGHT.weak_spot.cells) == 34
    assert Layout.empty("II").premium is None
    assert (RIGHT.strengths().cannons, RIGHT[2, 4] == starwright.tile(89, 2)) == (0.5, True)
    assert len(RIGHT.open_cells) == 36 and RIGHT.class_name == "IIIC" and RIGHT.remove((2, 4)) == ship
    assert RIGHT.alien_cabins("purple") == frozenset()


def test_chances_are_exact() -> None:
    heat = RIGHT.heat("front")
    assert sum(heat.struck.values()) + heat.miss == 36 and heat.struck[2, 3] == 5
    assert RIGHT.damage_chance("heavy_cannon_fire", "front") == 36 - heat.miss
    with pytest.raises(Refusal) as refused:
        Layout.from_json({"board": {"surface": "plane", "art": ["###", "###", "###"]}, "tiles": []}).heat("front")
    assert refused.value.rule == "LM-ATTACK-1"


def test_refusals_are_data() -> None:
    with pytest.raises(Refusal) as refused:
        RIGHT.place((2, 3), 31)
    error = refused.value
    assert (error.rule, error.data["refused"], error.data["cell"]) == ("LM-CABIN-4", "occupied", [2, 3])
    assert str(error) == error.says == "3/4 already holds a starting cabin (LM-CABIN-4)"
    assert error.sentence == starwright.RULES["LM-CABIN-4"]
    again = pickle.loads(pickle.dumps(error))
    assert (again.rule, again.data, str(again)) == (error.rule, error.data, str(error))
    with pytest.raises(Refusal) as rejected:
        WRONG.fleet()
    assert rejected.value.rule == "LM-LEGAL-3" and len(rejected.value.data["report"]["violations"]) == 3


@pytest.mark.parametrize("text", ["", "IIIC", "IIIC t31", "VC 1", "IIIC 6/6/6/2,t999,3/6/6"])
def test_nonsense_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        Layout.from_notation(text)
    with pytest.raises(ValueError):
        Layout.from_json(text)


def test_forms_round_trip() -> None:
    for ship in (WRONG, RIGHT, row(), Layout.empty("IVC", ["3", "4"])):
        again = [Layout.from_notation(ship.notation), Layout.from_json(ship.json()), Layout.from_json(ship.form)]
        again.append(pickle.loads(pickle.dumps(ship)))
        assert all(other == ship and hash(other) == hash(ship) for other in again)
        assert eval(repr(ship)) == ship
    assert WRONG != RIGHT and "HOME" in str(RIGHT)
    fleet = RIGHT.fleet()
    assert Fleet.from_json(fleet.json()) == Fleet.from_json(fleet.form) == pickle.loads(pickle.dumps(fleet)) == fleet
    assert repr(fleet) == f"<Fleet: 2 humans, 0 aliens, 0 batteries, {RIGHT.notation}>"


def test_pictures_are_svg() -> None:
    lines = RIGHT.aim("front", [3, 2])["final"]
    for picture in (
        RIGHT._repr_svg_(),
        WRONG.svg(mistakes=True, weak_spot=True, heat="front", theme="dark"),
        RIGHT.svg(lines=lines, struck=[[2, 3]], pieces=[[[2, 3]], [[2, 4]]]),
        RIGHT.fleet()._repr_svg_(),
    ):
        assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
    assert WRONG.svg(mistakes=True) != WRONG.svg()
    with pytest.raises(Unreadable, match="colour"):
        RIGHT.svg(colour="red")


def test_an_attack_from_the_dice_to_the_losses() -> None:
    assert "more" in RIGHT.aim("front") and "more" in RIGHT.aim("front", [3])
    fleet = RIGHT.fleet()
    assert (fleet.humans, fleet.aliens, fleet.batteries, fleet.ships) == (2, 0, 0, (frozenset({(2, 3), (2, 4)}),))
    incoming = fleet.incoming("large_meteor", RIGHT.aim("front", [3, 2])["final"])
    assert fleet.threat(incoming).struck == {(2, 3)}
    outcome = fleet.defend(incoming)
    assert outcome.lines[0].data["fate"] == "destroyed" and outcome.lines[0].says.endswith("destroys it")
    assert isinstance(outcome.after, Settled) and outcome.after.fleet.humans == 0
    assert outcome.after.losses["destroyed"] == [[2, 3]]
    with pytest.raises(Refusal) as refused:
        fleet.defend(incoming, {"shields": [[2, 4]]})
    assert refused.value.data["rule"] == refused.value.rule


def test_a_ship_falls_apart_and_its_owner_keeps_a_piece() -> None:
    fleet = row().fleet()
    column = next(dice for dice in ([a, b] for a in range(1, 7) for b in range(1, 7)) if strikes(dice))
    incoming = fleet.incoming("heavy_cannon_fire", fleet.layout.aim("front", column)["final"])
    impact = fleet.defend(incoming).after
    assert isinstance(impact, Impact) and impact.destroyed == {(3, 3)} and len(impact.pieces) == 2
    again = pickle.loads(pickle.dumps(impact))
    assert again.pieces == impact.pieces
    left = impact.keep((1, 3))
    assert isinstance(left, Settled) and left.fleet.layout.occupied == {(1, 3), (2, 3)}
    with pytest.raises(Refusal):
        impact.keep((3, 3))


def strikes(dice: list[int]) -> bool:
    lines = row().aim("front", dice)["final"]
    return lines["starts"] == [[3, 0]] if "starts" in lines else False


def test_all_tiles_and_rules_are_listed() -> None:
    assert len(starwright.pool()) == 140 and starwright.tile(31)["kind"] == "starting_cabin"
    assert {"IC", "IIC", "IIIC", "IVC"} <= set(starwright.CLASSES) and "BBS-57" in starwright.RULES
    for wrong in ((0, 0), (145, 0), (1, 4)):
        with pytest.raises(Unreadable):
            starwright.tile(*wrong)
