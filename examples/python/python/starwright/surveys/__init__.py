"""Surveys on a cluster: shards, results as Parquet files, figures, ratings and plots (`pip install '.[survey]'`).

`starwright.surveys.engine` runs shards on Ray. `survey.py`, next to this package, is the command-line program.
"""

from starwright.surveys.results import Found, load, total, write
from starwright.surveys.shards import Shard, Survey, plan

__all__ = ["Found", "Shard", "Survey", "load", "plan", "total", "write"]
