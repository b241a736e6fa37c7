"""Surveys on a cluster: shards, results as Parquet files, the Ray engine, ratings and plots (`pip install
'.[survey]'`).

`survey.py`, next to this package, is the command-line program.
"""

from starwright.surveys.engine import run
from starwright.surveys.results import Found, load, total, write
from starwright.surveys.shards import Shard, Survey, plan

__all__ = ["Found", "Shard", "Survey", "load", "plan", "run", "total", "write"]
