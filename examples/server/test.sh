#!/usr/bin/env bash
# Plays through sockets against the running binary: whole games, lost connections, kill -9, malicious clients, with SQLite and PostgreSQL.
# Then plays on the page in browsers. Exits with 3 if PostgreSQL or Chromium cannot be had, after all other tests.
set -euo pipefail
cd "$(dirname "$0")"

has_postgres() {
  compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null || command -v initdb >/dev/null
}
if ! has_postgres && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get update -qq && apt-get install -qq --no-install-recommends postgresql >/dev/null || true
fi
lacking=0
if has_postgres; then
  cargo test --locked
else
  cargo test --locked -- --skip postgres::
  echo "!!! PostgreSQL is not installed: the server was NOT tested with it." >&2
  lacking=3
fi
bash tests/page.sh || { code=$?; [ "$code" = 3 ] || exit "$code"; lacking=3; }
exit "$lacking"
