"""Pictures of games: SVG, and pixels made from it."""

from __future__ import annotations

import io
import re
from typing import Any

import numpy as np
import numpy.typing as npt

from starwright.given import shown
from starwright.layout import Layout
from starwright.refusal import Unreadable
from starwright.state import State

MODES = ["rgb_array", "ansi", "svg"]
_WIDTH = 800
"""Pixels across."""


def mode(given: str | None) -> str | None:
    """A render mode. Raises `Unreadable` if there is no such one."""
    if given is None or (isinstance(given, str) and given in MODES):
        return given
    raise Unreadable(f"unknown render mode {shown(given)}; expected one of {', '.join(map(repr, MODES))} or None")


def render(state: State, how: str | None) -> Any:
    """The public state in a render mode; None without one."""
    if how == "ansi":
        return repr(state)
    if how == "svg":
        return svg(state)
    return pixels(svg(state)) if how == "rgb_array" else None


def svg(state: State) -> str:
    """The board of a battle, or the ships side by side."""
    board = state._native.svg()
    if board is not None:
        return board
    ships = [Layout(ship).svg(id=f"ship-{seat}", theme="light") for seat, ship in enumerate(state._native.ships())]
    sizes = [_size(ship) for ship in ships]
    across, down = sum(size[0] for size in sizes), max((size[1] for size in sizes), default=0)
    parts, left = [], 0
    for ship, (width, height) in zip(ships, sizes, strict=True):
        parts.append(ship.replace("<svg ", f'<svg x="{left}" y="0" width="{width}" height="{height}" ', 1))
        left += width
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {down}">{"".join(parts)}</svg>'


def _size(picture: str) -> tuple[int, int]:
    found = re.search(r'viewBox="\S+ \S+ (\d+) (\d+)"', picture)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def pixels(picture: str) -> npt.NDArray[np.uint8]:
    """An SVG as an array of shape (height, width, 3). Raises `ModuleNotFoundError` without `resvg-py` and `pillow`."""
    import resvg_py
    from PIL import Image

    png = resvg_py.svg_to_bytes(svg_string=_plain(picture), width=_WIDTH, background="#ffffff")
    return np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB"))


def _plain(picture: str) -> str:
    """The picture in the light theme, without CSS variables, which the renderer does not know."""
    return re.sub(r"(?<=<style>).*?(?=</style>)", lambda found: _resolved(found[0]), picture, flags=re.DOTALL)


def _resolved(style: str) -> str:
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", re.sub(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}", "", style))
    colours: dict[str, str] = {}
    for selector, body in rules:
        if re.fullmatch(r"\s*\.sw-\w+", selector):
            colours |= dict(re.findall(r"(--sw-[\w-]+):([^;]+)", body))
    plain = [(each.strip(), re.sub(r"var\((--sw-[\w-]+)\)", lambda found: colours.get(found[1], "#000"), body)) for each, body in rules]
    inherited = {each: found[1] for each, body in plain if (found := re.search(r"--c:([^;]+)", body))}
    return "".join(_rule(selector, body, inherited) for selector, body in plain)


def _rule(selector: str, body: str, inherited: dict[str, str]) -> str:
    """A rule; if it has the inherited colour `--c`, one for each class that sets it."""
    if "var(--c)" not in body:
        return f"{selector}{{{body}}}"
    last = selector.split(" ")[-1]
    return "".join(f"{parent} {last}{{{body.replace('var(--c)', colour)}}}" for parent, colour in inherited.items())
