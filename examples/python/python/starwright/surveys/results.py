"""Results of shards as Parquet files.

A file has the columns `measure` (string), `value` and `times` (int64). Its metadata key `starwright` holds JSON with
the shard, the format version and a digest of the rows. Files are written under a temporary name first and never
overwritten.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from starwright.survey import Count
from starwright.surveys.shards import Shard, Survey

FORM = 2
KEY = b"starwright"
SCHEMA = pa.schema([("measure", pa.string()), ("value", pa.int64()), ("times", pa.int64())])


@dataclass(frozen=True)
class Found:
    """The results in a folder.

    Attributes:
        counts: The counts of each valid shard. The shards do not overlap.
        ignored: One message per ignored file: damaged, foreign, overlapping, or beyond the requested numbers.
    """

    counts: dict[Shard, list[Count]]
    ignored: tuple[str, ...]


def write(folder: Path, shard: Shard, counts: list[Count]) -> Path:
    """Write the counts of a shard under the first free name and return the path."""
    folder.mkdir(parents=True, exist_ok=True)
    about = {
        "form": FORM,
        "survey": shard.survey.kind,
        "of": shard.survey.of,
        "first": shard.first,
        "count": shard.count,
        "digest": _digest(counts),
    }
    columns = list(zip(*counts, strict=True)) if counts else [(), (), ()]
    table = pa.table(dict(zip(SCHEMA.names, columns, strict=True)), schema=SCHEMA)
    part = folder / f".{os.getpid()}-{shard.first}.part"
    pq.write_table(table.replace_schema_metadata({KEY: json.dumps(about).encode()}), part)
    try:
        return _name(folder, shard, counts, part)
    finally:
        part.unlink()


def _name(folder: Path, shard: Shard, counts: list[Count], part: Path) -> Path:
    """Give the finished file its name, unless an identical result already exists."""
    stem, number = f"{shard.survey.name}-{shard.first:012}-{shard.end:012}", 1
    while True:
        path = folder / (f"{stem}.parquet" if number == 1 else f"{stem}-{number}.parquet")
        try:
            os.link(part, path)
        except FileExistsError:
            if _holds(path, shard, counts):
                return path
            number += 1
        else:
            return path


def _holds(path: Path, shard: Shard, counts: list[Count]) -> bool:
    try:
        return read(path) == (shard, counts)
    except ValueError:
        return False


def read(path: Path) -> tuple[Shard, list[Count]]:
    """Read the shard and the counts of a file. Raises `ValueError` with the reason if the file is invalid."""
    try:
        table = pq.read_table(path)
    except (pa.ArrowException, OSError) as error:
        raise ValueError(f"not a valid Parquet file ({str(error).splitlines()[0]})") from error
    metadata = table.schema.metadata or {}
    if KEY not in metadata or not table.schema.remove_metadata().equals(SCHEMA):
        raise ValueError("not a survey result")
    try:
        about: dict[str, Any] = json.loads(metadata[KEY])
        shard = Shard(Survey(about["survey"], about["of"]), int(about["first"]), int(about["count"]))
        form, digest = about["form"], about["digest"]
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError("invalid metadata: the shard is missing") from error
    if form != FORM:
        raise ValueError(f"format version {form}, expected {FORM}")
    counts = [Count(*row.values()) for row in table.to_pylist()]
    if digest != _digest(counts):
        raise ValueError("damaged: the digest of the rows does not match")
    return shard, counts


def load(folder: Path, survey: Survey, asked: int) -> Found:
    """Load the results of a survey for the numbers below `asked`, and list the ignored files."""
    counts: dict[Shard, list[Count]] = {}
    ignored, end = [], 0
    fine = []
    for path in sorted(folder.glob("*")) if folder.is_dir() else []:
        if path.name.startswith("."):
            continue
        try:
            fine.append((path, *read(path)))
        except ValueError as error:
            ignored.append(f"{path}: {error}")
    for path, shard, found in sorted(fine, key=lambda each: (each[1].first, -each[1].count, each[0])):
        if shard.survey != survey:
            ignored.append(f"{path}: part of survey {shard.survey.name}, not {survey.name}")
        elif shard.end > asked:
            ignored.append(f"{path}: ends at {shard.end}, beyond the {asked} requested")
        elif shard.first < end:
            ignored.append(f"{path}: overlaps another shard")
        else:
            counts[shard], end = found, shard.end
    return Found(counts, tuple(ignored))


def total(results: Iterable[list[Count]]) -> list[Count]:
    """Sum counts by measure and value. The order of the results does not matter."""
    sums: dict[tuple[str, int], int] = {}
    for counts in results:
        for measure, value, times in counts:
            sums[measure, value] = sums.get((measure, value), 0) + times
    return [Count(measure, value, times) for (measure, value), times in sorted(sums.items())]


def _digest(counts: list[Count]) -> str:
    return hashlib.sha256(json.dumps([list(count) for count in counts]).encode()).hexdigest()
