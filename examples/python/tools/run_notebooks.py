"""Runs the notebooks and writes their outputs: `python tools/run_notebooks.py [NAME…]`. A test runs them without writing."""

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).resolve().parents[1] / "notebooks"
SECONDS = 120


def run(path: Path) -> nbformat.NotebookNode:
    """The notebook with new outputs. Raises what a cell raises."""
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    client = NotebookClient(notebook, timeout=SECONDS, record_timing=False, resources={"metadata": {"path": str(path.parent)}})
    return client.execute()


if __name__ == "__main__":
    for path in sorted(FOLDER.glob("*.ipynb")):
        if len(sys.argv) == 1 or path.stem in sys.argv[1:]:
            nbformat.write(run(path), path)  # type: ignore[no-untyped-call]
