"""Validation of arguments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from starwright.refusal import Unreadable

T = TypeVar("T")


def listing(given: Iterable[T], what: str) -> list[T]:
    """Convert an iterable to a list. Raises `Unreadable` for strings, bytes, mappings and anything not iterable."""
    if not isinstance(given, str | bytes | bytearray | Mapping):
        try:
            each = iter(given)
        except TypeError:
            pass
        else:
            return list(each)
    raise Unreadable(f"expected a list of {what}, got {shown(given)}")


def of_kind(given: object, kind: type[T], source: str) -> T:
    """Return `given` if it is an instance of `kind`.

    Raises `Unreadable` with `source`, the functions that return one, otherwise.
    """
    if isinstance(given, kind):
        return given
    raise Unreadable(f"expected a value from {source}, got {shown(given)}")


def table(given: npt.NDArray[T], dtype: type[T], width: int, what: str) -> npt.NDArray[T]:  # type: ignore[type-var]
    """A contiguous, aligned array of shape (n, width). Raises `Unreadable` if the type, dtype or shape differs."""
    form = f"{what} must be an array of {np.dtype(dtype)} of shape (n, {width})"
    if not isinstance(given, np.ndarray):
        raise Unreadable(f"{form}, got {shown(given)}")
    if given.dtype != dtype or given.ndim != 2 or given.shape[1] != width:
        raise Unreadable(f"{form}, got {given.dtype} of shape {given.shape}")
    return np.require(given, requirements=["C_CONTIGUOUS", "ALIGNED"])


def shown(given: object) -> str:
    """A short repr of a value for error messages."""
    try:
        return f"{given!r:.60}"
    except Exception:  # noqa: BLE001, whatever hinders it: thousands of digits, thousands of levels
        return repr(type(given))
