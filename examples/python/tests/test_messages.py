"""The types of messages are those of the schemas."""

import json
import runpy
from pathlib import Path
from typing import get_type_hints

from starwright import messages

TOOL = Path(__file__).parents[1] / "tools" / "write_messages.py"


def test_the_module_is_up_to_date() -> None:
    tool = runpy.run_path(str(TOOL))
    assert tool["MODULE"].read_text() == tool["module"](json.loads(tool["SCHEMAS"].read_text()))


def test_types_name_the_fields() -> None:
    assert set(get_type_hints(messages.FlightEventMoved)) == {"event", "seat", "days", "to"}
    assert messages.Fleet is not None
