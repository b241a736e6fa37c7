#!/usr/bin/env bash
# Tests the running binary through sockets: whole games, lost connections, kill -9, malicious clients, SQLite and PostgreSQL.
# Then tests the page in browsers. Runs all other tests and exits with 3 if PostgreSQL or Chromium is missing.
set -euo pipefail
cd "$(dirname "$0")"

has_postgres() {
  compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null || command -v initdb >/dev/null
}
if ! has_postgres && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  # one apt-get at a time, also with other tests
  alone=(flock "${TMPDIR:-/tmp}/starwright-apt-get.lock")
  "${alone[@]}" apt-get update -qq && "${alone[@]}" apt-get install -qq --no-install-recommends postgresql >/dev/null || true
fi
lacking=0
if has_postgres; then
  cargo test --locked
else
  cargo test --locked -- --skip postgres::
  echo "!!! PostgreSQL is not installed: its tests were SKIPPED." >&2
  lacking=3
fi
bash tests/page.sh || { code=$?; [ "$code" = 3 ] || exit "$code"; lacking=3; }
exit "$lacking"
