"""Surveys on a cluster: shards, their results as Parquet, the engine, ratings and plots (`pip install '.[survey]'`).

`survey.py` beside this package is the program.
"""

from starwright.surveys.engine import run
from starwright.surveys.results import Found, load, total, write
from starwright.surveys.shards import Shard, Survey, plan

__all__ = ["Found", "Shard", "Survey", "load", "plan", "run", "total", "write"]
