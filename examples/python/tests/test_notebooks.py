"""The notebooks run, and show what they were committed with: pictures and plots."""

import runpy
from pathlib import Path

import nbformat
import pytest

PACKAGE = Path(__file__).parents[1]
NOTEBOOKS = sorted((PACKAGE / "notebooks").glob("*.ipynb"))
LARGEST = 500_000
"""Bytes of a notebook with its outputs."""


def outputs(notebook: nbformat.NotebookNode) -> list[list[str]]:
    """The kinds of output of each cell of code."""
    return [
        [kind for output in cell.outputs for kind in sorted(output.get("data", {output.output_type: ""}))]
        for cell in notebook.cells
        if cell.cell_type == "code"
    ]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    committed = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    run = runpy.run_path(str(PACKAGE / "tools" / "run_notebooks.py"))["run"](path)
    assert outputs(run) == outputs(committed), "run tools/run_notebooks.py"
    assert sum("image/png" in kinds for kinds in outputs(run)) >= 2 and path.stat().st_size < LARGEST


def test_there_are_four() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["environment", "game", "ships", "survey"]
