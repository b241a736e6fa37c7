"""The reference holds every public module."""

import re
from pathlib import Path

from test_documentation import MODULES

DOCS = Path(__file__).parents[1] / "docs"
INTERNAL = {
    "environment", "environments.opening", "environments.parallel", "environments.picture", "environments.seeds", "environments.solo", "environments.spaces",
    "environments.table", "environments.vector", "given", "picture", "refusal", "surveys.panels", "surveys.plot_battles",
    "surveys.plot_flights", "surveys.plot_ships",
}


def test_every_public_module_has_its_place() -> None:
    shown = {name for page in DOCS.glob("*.md") for name in re.findall(r"^::: starwright\.(\w[\w.]*)$", page.read_text(), re.MULTILINE)}
    assert shown - {"_starwright"} == {name.removeprefix("starwright.") for name in MODULES} - INTERNAL
