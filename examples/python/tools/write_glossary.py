"""Makes python/starwright/_terms.py from the glossary of the crate's guide.

`python tools/write_glossary.py` writes it; a test compares.
"""

import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
GUIDE = HERE.parents[2] / "src" / "guide"
MODULE = HERE.parent / "python" / "starwright" / "_terms.py"
PAGES = {"Galaxy Trucker": (GUIDE / "words.rs", ("fr", "pl")), "Battle Beyond Space": (GUIDE / "words_battle.rs", ("en", "fr"))}
"""The page of each game, and the languages whose rulebooks were at hand."""
COLUMNS = {"here": "here", "what it is": "meaning", "English": "en", "French": "fr", "Polish": "pl", "German": "de"}

HEAD = '''"""The rows of the glossary. Written by tools/write_glossary.py; not by hand."""

from typing import Any

TERMS: tuple[tuple[Any, ...], ...] = (
'''


def terms(game: str, page: Path, rulebooks: tuple[str, ...]) -> Iterator[tuple[object, ...]]:
    """The rows of the tables of a page, as the fields of a `Term`."""
    topic, columns, starred = "", list[str](), set[str]()
    for line in (line.removeprefix("//!").strip() for line in page.read_text().splitlines()):
        if line.startswith("#"):
            topic, columns = line.lstrip("# "), []
        if not line.startswith("|"):
            continue
        row = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if not columns:
            columns = [COLUMNS[cell.removesuffix(r"\*")] for cell in row]
            starred = {column for column, cell in zip(columns, row, strict=True) if cell.endswith(r"\*")}
        elif not row[0].startswith("---"):
            cells = dict(zip(columns, row, strict=True))
            printed = tuple(each for each in rulebooks if each not in starred and r"\*" not in cells[each])
            plain = {name: cell.replace(r"\*", "").replace("`", "") for name, cell in cells.items()}
            yield game, topic, *(plain[name] for name in ("here", "meaning", "en", "fr", "pl", "de")), printed


def module() -> str:
    """The text of the module."""
    rows = [row for game, (page, rulebooks) in PAGES.items() for row in terms(game, page, rulebooks)]
    return HEAD + "".join(f"    {literal(row)},\n" for row in rows) + ")\n"


def literal(value: object) -> str:
    if isinstance(value, tuple):
        return f"({', '.join(map(literal, value))}{',' * (len(value) == 1)})"
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'


if __name__ == "__main__":
    MODULE.write_text(module())
