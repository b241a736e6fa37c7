#!/usr/bin/env bash
# Builds the wheel, installs it into its own virtual environment, and runs the tests and the type checker. Exit code 3 if
# Python 3.10 or later is missing, or the packages cannot be installed.
set -euo pipefail
cd "$(dirname "$0")"

lacking() {
    echo "!!! examples/python is NOT tested here: $1" >&2
    exit 3
}
python=${PYTHON:-python3}
command -v "$python" >/dev/null || lacking "Python is not installed"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 10))' || lacking "Python is older than 3.10"

echo "== requirements"
[ -x .venv/bin/python ] || "$python" -m venv .venv || lacking "cannot create a virtual environment"
.venv/bin/pip install --quiet --disable-pip-version-check --requirement requirements.txt || lacking "cannot install the packages"

echo "== the wheel"
wheels=$(mktemp -d)
trap 'rm -rf "$wheels"' EXIT
bash wheel.sh "$wheels"
.venv/bin/pip install --quiet --disable-pip-version-check --no-deps --force-reinstall "$wheels"/*.whl

echo "== types"
.venv/bin/mypy
.venv/bin/stubtest starwright._starwright

echo "== reference"
.venv/bin/mkdocs build --strict --quiet

echo "== tests"
RAY_USAGE_STATS_ENABLED=0 .venv/bin/pytest "$@"
