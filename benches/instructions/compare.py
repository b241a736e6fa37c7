"""Reads the output of the runner, writes the counts to a file, and compares them: `compare.py COUNTS [BASELINE]`."""

import json
import sys

MORE = 0.03


def count(line):
    said = json.loads(line)
    metrics = said["profiles"][0]["data"]["total"]["metrics"]
    return f"{said['function_name']} {said['id']}", metrics["Ir"]["values"]["new"]


def read(name):
    rows = (line.rsplit(" ", 1) for line in open(name, encoding="utf-8").read().splitlines()[1:])
    return {name: int(count) for name, count in rows}


counted = dict(count(line) for line in sys.stdin if line.startswith("{"))
with open(sys.argv[1], "a", encoding="utf-8") as file:
    file.writelines(f"{name} {count}\n" for name, count in counted.items())
if len(sys.argv) > 2:
    baseline, worse = read(sys.argv[2]), 0
    for name in sorted(baseline.keys() | counted.keys()):
        before, now = baseline.get(name), counted.get(name)
        if before is None or now is None:
            worse += 1
            print(f"{name}: {before} before, {now} now")
        elif before != now:
            worse += now > before * (1 + MORE)
            print(f"{name}: {before} before, {now} now, {now / before - 1:+.1%}")
    print(f"{len(counted)} counts, {worse} of them missing or more than {MORE:.0%} above the baseline")
    sys.exit(worse > 0)
