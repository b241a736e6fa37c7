"""Every case file of the repository, through Python."""

import json
from pathlib import Path
from typing import Any

import pytest

import starwright
from compare import difference
from starwright import Layout
from starwright.batch import Ships

CASES = Path(__file__).parents[3] / "tests" / "cases"
FILES = sorted(CASES.rglob("*.jsonl"))


def cases(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines() if line.strip()]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(CASES)))
def test_every_case_is_answered_as_expected(file: Path) -> None:
    failures = []
    for number, case in enumerate(cases(file), 1):
        answer = json.loads(starwright.judge(json.dumps({**case, "expect": {}})))
        wrong = answer.get("error") or difference(case["kind"], case["expect"], answer["expect"])
        failures += [f"{file.name}:{number}: {wrong}"] if wrong else []
    assert not failures


def test_no_case_is_missing() -> None:
    assert sum(len(cases(file)) for file in FILES) >= 1380


def test_differences_are_found() -> None:
    case = {"kind": "check", "class": "IIIC", "tiles": []}
    answer = json.loads(starwright.judge(json.dumps(case)))["expect"]
    assert difference("check", {"legal": True}, answer) is None
    assert difference("check", {"legal": False}, answer) == "`legal`: expected False, found True"
    assert difference("check", {"merry": True}, answer) == "unknown field `merry` is expected"
    assert "unknown kind `chess`" in json.loads(starwright.judge('{"kind": "chess"}'))["error"]
    in_order = {"errors": [{"rule": "LM-LEGAL-7", "cells": [[0, 0], [1, 0]]}]}
    turned = {"errors": [{"rule": "LM-LEGAL-7", "cells": [[1, 0], [0, 0]]}]}
    assert difference("check", in_order, turned) and difference("track", {"order": [1, 2]}, {"order": [2, 1]})
    assert difference("track", {"lapped": [1, 2]}, {"lapped": [2, 1]}) is None


def of_kind(kind: str) -> list[dict[str, Any]]:
    return [case for file in FILES for case in cases(file) if case["kind"] == kind]


def layout(case: dict[str, Any]) -> Layout:
    return Layout.from_json({name: case[name] for name in ("class", "board", "opened", "tiles") if name in case})


def test_the_check_agrees_with_its_cases() -> None:
    """The typed check and the batches give the same answers as the judge."""
    checks = of_kind("check")
    assert len(checks) > 100
    boards: dict[str, list[tuple[Layout, bool]]] = {}
    for case in checks:
        ship, expect = layout(case), case["expect"]
        report = ship.check()
        assert report.legal == ship.is_legal()
        if "legal" in expect:
            assert report.legal == expect["legal"]
            board = json.dumps([case.get("class"), case.get("board"), case.get("opened")])
            boards.setdefault(board, []).append((ship, expect["legal"]))
        if "exposed" in expect:
            assert report.exposed == ship.exposed_connectors == expect["exposed"]
        if "errors" in expect:
            rules = sorted(error["rule"] for error in expect["errors"])
            whole = ("LM-LEGAL-9", "LM-IVC-CHECK")
            assert sorted(each.rule for each in report.violations if each.rule not in whole) == rules
        assert Layout.from_notation(ship.notation) == ship
    assert len(boards) > 3
    for ships in boards.values():
        verdicts = Ships.read([ship for ship, _ in ships]).judge()
        assert verdicts.tolist() == [legal for _, legal in ships]


def test_strengths_and_premiums_agree_with_their_cases() -> None:
    plain = [case for case in of_kind("strength") if "aliens" not in case]
    assert len(plain) > 50 and len(of_kind("premium")) > 50
    for case in plain:
        strengths, expect = layout(case).strengths(), case["expect"]
        assert strengths.engines == expect.get("engine_min", strengths.engines)
        assert strengths.engines_at_most == expect.get("engine_max", strengths.engines_at_most)
        assert 2 * strengths.cannons == expect.get("cannon_min_halves", 2 * strengths.cannons)
        assert 2 * strengths.cannons_at_most == expect.get("cannon_max_halves", 2 * strengths.cannons_at_most)
    full = Layout.empty("IIIC")
    for cell in full.open_cells:
        full = full.place(cell, 34)
    ships = [full.remove(*((column, row) for column, row in case["empty"])) for case in of_kind("premium")]
    assert Ships.read(ships).premiums().tolist() == [case["expect"]["premium"] for case in of_kind("premium")]
