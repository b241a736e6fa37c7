"""Combining SVG pictures."""

import re
from collections.abc import Sequence


def side_by_side(pictures: Sequence[str]) -> str:
    """Place SVG pictures side by side in one SVG."""
    width = height = 0
    parts = []
    for picture in pictures:
        box = re.search(r'viewBox="\S+ \S+ (\d+) (\d+)"', picture)
        across, down = (int(length) for length in box.groups()) if box else (0, 0)
        parts.append(picture.replace("<svg ", f'<svg x="{width}" y="0" width="{across}" height="{down}" ', 1))
        width, height = width + across, max(height, down)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">\n{"".join(parts)}</svg>\n'
