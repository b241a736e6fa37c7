"""The learners run; skipped without JAX, which `learn/requirements.txt` has."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("optax", reason="the learners are not tested: learn/requirements.txt is not installed")

LEARN = Path(__file__).parents[1] / "learn"


@pytest.mark.parametrize("name", ["building", "battle"])
def test_a_learner_draws_its_curve(name: str, tmp_path: Path) -> None:
    curve = tmp_path / "curve.svg"
    command = [sys.executable, f"{name}.py", "--minutes", "0.01", "--games", "4", "--curve", str(curve)]
    run = subprocess.run(command, cwd=LEARN, capture_output=True, text=True, check=True)
    assert "random" in run.stdout and "steps" in run.stdout and curve.read_text().count("<svg") == 1
