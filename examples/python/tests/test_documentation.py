"""The examples in the documentation work."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


@pytest.mark.parametrize("name", ["layout", "games", "batch", "state", "environment"])
def test_the_examples_of_a_module_run(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(f"starwright.{name}"))
    assert tried > 0 and failed == 0


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [example] = re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL)
    names: dict[str, object] = {}
    exec(example, names)
    shown = capsys.readouterr().out
    assert shown.startswith("LM-LEGAL-3: ") and "BBS-R1" in shown
    assert eval("ship.premium, ship.strengths().cannons", names) == (15, 0.5)
