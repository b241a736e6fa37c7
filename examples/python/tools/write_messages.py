"""Makes python/starwright/messages.py, the types of every message, from the JSON Schemas of the crate.

`python tools/write_messages.py` writes it; a test compares.
"""

import json
import re
import textwrap
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
SCHEMAS = HERE.parents[2] / "tests" / "schemas" / "starwright.schema.json"
MODULE = HERE.parent / "python" / "starwright" / "messages.py"

HEAD = '''"""The types of every message, as its JSON reads. Written by tools/write_messages.py; not by hand."""

from collections.abc import Sequence
from typing import Any, Literal, TypedDict, Union
'''
SCALARS = {"integer": "int", "string": "str", "boolean": "bool", "null": "None"}


def camel(name: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in name.replace("-", "_").split("_"))


class Types:
    """The module under way: what is declared, in order."""

    def __init__(self) -> None:
        self.declared: list[str] = []

    def of(self, schema: Any, name: str) -> str:
        """The type of a schema; what needs a declaration of its own gets one by this name."""
        if not isinstance(schema, dict) or not schema:
            return "Any"
        if "$ref" in schema:
            return camel(schema["$ref"].rsplit("/", 1)[-1])
        if "anyOf" in schema:
            several = [self.of(part, self.variant(part, name, place)) for place, part in enumerate(schema["anyOf"])]
            return " | ".join(dict.fromkeys(several))
        if "enum" in schema or "const" in schema:
            values = schema.get("enum", [schema.get("const")])
            return f"Literal[{', '.join(json.dumps(value) for value in values)}]"
        if schema["type"] == "array":
            parts = schema.get("prefixItems") or [schema["items"]]
            items = dict.fromkeys(self.of(part, f"{name}Item") for part in parts)
            return f"Sequence[{' | '.join(items)}]"
        if schema["type"] == "object":
            return self.object(schema, name)
        return SCALARS[schema["type"]]

    def variant(self, part: Any, name: str, place: int) -> str:
        """The name of a variant: by its tag, by its only field, or by its number."""
        fields = part.get("properties", {}) if isinstance(part, dict) else {}
        tags = [value["const"] for value in fields.values() if isinstance(value.get("const"), str)]
        if tags or len(fields) == 1:
            return name + camel(tags[0] if tags else next(iter(fields)))
        return f"{name}{place + 1}"

    def object(self, schema: dict[str, Any], name: str) -> str:
        fields = {field: self.of(value, name + camel(field)) for field, value in schema["properties"].items()}
        required = {field: kind for field, kind in fields.items() if field in schema["required"]}
        optional = {field: kind for field, kind in fields.items() if field not in required and kind != "None"}
        if not optional:
            self.typed(name, required)
            return name
        self.typed(f"_{name}", required)
        self.typed(f"_{name}More", optional, ", total=False")
        self.declared.append(f"class {name}(_{name}, _{name}More): ...")
        return name

    def typed(self, name: str, fields: dict[str, str], rest: str = "") -> None:
        items = [f'"{field}": "{quoted(kind)}"' for field, kind in fields.items()]
        line = f'{name} = TypedDict("{name}", {{{", ".join(items)}}}{rest})'
        if len(line) > 120:
            line = f'{name} = TypedDict("{name}", {{\n' + "".join(f"    {item},\n" for item in items) + f"}}{rest})"
        self.declared.append(line)


def quoted(kind: str) -> str:
    """A type within a text."""
    return kind.replace('"', "'")


def alias(name: str, kind: str) -> str:
    """Declares a type that is another, or one of several."""
    if kind in SCALARS.values() or re.fullmatch(r"Literal\[[^]]*]", kind):
        # no value is broken
        solid = f"{name} = {kind}".replace('", "', '",\t"').replace(" ", "\0").replace("\t", " ")
        return textwrap.fill(solid, 120, subsequent_indent="    ", break_on_hyphens=False).replace("\0", " ")
    return f'{name} = Union["{quoted(kind)}"]'


def module(schemas: dict[str, Any]) -> str:
    """The text of the module."""
    types = Types()
    for key, schema in schemas["$defs"].items():
        name = camel(key)
        kind = types.of(schema, name)
        if kind != name:
            types.declared.append(alias(name, kind))
    return "\n".join([HEAD, *types.declared, ""])


if __name__ == "__main__":
    MODULE.write_text(module(json.loads(SCHEMAS.read_text())))
