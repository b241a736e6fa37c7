"""Checks another program for the premium of class IIIC against the cases: `python3 premium.py CASES.jsonl …`.

The program under test is `answer`; with `--planted` it forgets the corners, and the cases find that out.
"""

import json
import sys

SIZE, PREMIUMS = 6, [0, 0, 1, 3, 6, 10, 15]


def answer(case, corners):
    left, largest = {tuple(cell) for cell in case["empty"]}, 0
    steps = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if corners or not x or not y]
    while left:
        group = [left.pop()]
        for column, row in group:
            beside = {((column + x) % SIZE, (row + y) % SIZE) for x, y in steps} & left
            left -= beside
            group.extend(beside)
        largest = max(largest, len(group))
    return {"largest_group": largest, "premium": PREMIUMS[min(largest, 6)]}


corners, wrong, count = "--planted" not in sys.argv, 0, 0
for name in (name for name in sys.argv[1:] if name != "--planted"):
    for line in filter(str.strip, open(name, encoding="utf-8")):
        case = json.loads(line)
        if case["kind"] != "premium":
            continue
        count, mine = count + 1, answer(case, corners)
        for field, expected in case["expect"].items():
            if mine[field] != expected:
                wrong += 1
                print(f"{case['id']}: {field} is {expected}, not {mine[field]}; empty {case['empty']}")
print(f"{count} cases, {wrong} differences")
sys.exit(wrong > 0)
