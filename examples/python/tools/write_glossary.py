"""Makes python/starwright/glossary.py from the glossary of the crate's guide.

`python tools/write_glossary.py` writes it; a test compares.
"""

import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
GUIDE = HERE.parents[2] / "src" / "guide"
MODULE = HERE.parent / "python" / "starwright" / "glossary.py"
PAGES = {"Galaxy Trucker": (GUIDE / "words.rs", ("fr", "pl")), "Battle Beyond Space": (GUIDE / "words_battle.rs", ("en", "fr"))}
"""The page of each game, and the languages whose rulebooks were at hand."""
COLUMNS = {"here": "here", "what it is": "meaning", "English": "en", "French": "fr", "Polish": "pl", "German": "de"}

HEAD = '''"""The terms of both games in four languages. Written by tools/write_glossary.py; not by hand.

>>> from starwright import glossary
>>> [term.de for term in glossary.find("weak spot")]
['Schwachstelle']
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from starwright.given import shown
from starwright.refusal import Unreadable

Language = Literal["en", "fr", "pl", "de"]


class Term(NamedTuple):
    """A term of a game.

    Attributes:
        game: The game.
        topic: The chapter of the glossary.
        here: Its name in the Rust crate, or its rule.
        meaning: What it is, in English.
        en: The English term.
        fr: The French term.
        pl: The Polish term.
        de: The German term.
        printed: The languages whose rulebook has the term. The others are plain words.
    """

    game: Literal["Galaxy Trucker", "Battle Beyond Space"]
    topic: str
    here: str
    meaning: str
    en: str
    fr: str
    pl: str
    de: str
    printed: tuple[Language, ...]


def find(word: str) -> tuple[Term, ...]:
    """The terms in which a word occurs, in any language and in either case. Raises `Unreadable` if it is not a string."""
    if not isinstance(word, str):
        raise Unreadable(f"expected a word, got {shown(word)}")
    wanted = word.casefold()
    return tuple(term for term in GLOSSARY if any(wanted in text.casefold() for text in term[2:8]))


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
    lines = "".join(f"    Term({', '.join(map(literal, row))}),\n" for row in rows)
    return f'{HEAD}GLOSSARY: tuple[Term, ...] = (\n{lines})\n"""All terms, in the order of the guide."""\n'


def literal(value: object) -> str:
    if isinstance(value, tuple):
        return f"({', '.join(map(literal, value))}{',' * (len(value) == 1)})"
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'


if __name__ == "__main__":
    MODULE.write_text(module())
