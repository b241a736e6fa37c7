"""Answers `premium` cases: `python3 premium.py < cases.jsonl > answers.jsonl`. With `--planted` it forgets that cells touch by corners."""

import json
import sys

SIZE, PREMIUMS = 6, [0, 0, 1, 3, 6, 10, 15]
CORNERS = "--planted" not in sys.argv


def answer(case):
    left, largest = {tuple(cell) for cell in case["empty"]}, 0
    steps = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if CORNERS or not x or not y]
    while left:
        group = [left.pop()]
        for column, row in group:
            beside = {((column + x) % SIZE, (row + y) % SIZE) for x, y in steps} & left
            left -= beside
            group.extend(beside)
        largest = max(largest, len(group))
    return {"largest_group": largest, "premium": PREMIUMS[min(largest, 6)]}


for line in sys.stdin:
    case = json.loads(line)
    case["expect"] = answer(case)
    print(json.dumps(case))
