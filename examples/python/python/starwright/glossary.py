"""The terms of both games in four languages.

>>> from starwright import glossary
>>> [term.de for term in glossary.find("weak spot")]
['Schwachstelle']
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from starwright._terms import TERMS
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


GLOSSARY: tuple[Term, ...] = tuple(Term(*row) for row in TERMS)
"""All terms, in the order of the guide."""
