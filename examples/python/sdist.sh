#!/usr/bin/env bash
# Makes the source distribution and tries it: `sdist.sh FOLDER`. Its wheel is built in a clean folder and plays a battle. Takes some
# minutes; follows test.sh, which installs what it needs.
set -euo pipefail
folder=$(realpath -m "$1")
cd "$(dirname "$0")"
bin=$PWD/.venv/bin

"$bin/maturin" sdist --out "$folder"
alone=$(mktemp -d)
trap 'rm -rf "$alone"' EXIT
cd "$alone"
env -u CARGO_TARGET_DIR -u CARGO_BUILD_TARGET_DIR "$bin/pip" wheel --quiet --disable-pip-version-check --no-deps --wheel-dir built "$folder"/starwright-*.tar.gz
"$bin/pip" install --quiet --disable-pip-version-check --target site built/starwright-*.whl
PYTHONPATH=$alone/site "$bin/python" -c "
import starwright
from starwright.state import State

assert starwright.__file__.startswith('$alone')
battle = State.of_seed(1, players=3)
while not battle.is_terminal():
    battle.apply_action(battle.legal_actions()[0])
print('the source distribution builds alone and plays:', battle.scores())
"
