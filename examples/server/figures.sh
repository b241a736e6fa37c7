#!/usr/bin/env bash
# Measures the figures of the README on this machine, one line of `figures.sh --help` each; all of them without an argument.
set -euo pipefail
cd "$(dirname "$0")"
names="sizes paced most idle restart postgres"
[ "${1:-}" != --help ] || { echo "bash figures.sh [$(tr ' ' '|' <<<"$names")]"; exit; }

# The server has the first core to itself, the clients the others.
server="taskset -c 0" clients="taskset -c 1-$(($(nproc) - 1))"
ulimit -n "$(ulimit -Hn)"
cargo build --release --locked --bins --example load
folder=$(mktemp -d) pids=()
cleanup() { kill "${pids[@]}" 2>/dev/null || true; wait; rm -rf "$folder"; }
trap cleanup EXIT

# start PORT DATABASE [ARGUMENTS]: pid of the server is in $pid
start() {
    local port=$1 database=$2
    shift 2
    RUST_LOG=error $server target/release/starwright-server --database "$database" --listen "127.0.0.1:$port" \
        --per-address 100000 --sockets 100000 --tables 1000000 --rate 1000000 "$@" >"$folder/said" &
    pid=$! && pids+=("$pid")
    until curl -sf "127.0.0.1:$port/healthz" >"$folder/well"; do sleep 0.01; done
}
stop() { kill "$pid" && wait "$pid" || true; }
load() { $clients target/release/examples/load --url "ws://127.0.0.1:8090" "$@"; }
heading() { printf '\n== %s (load average %s)\n' "$1" "$(cut -d' ' -f1 /proc/loadavg)"; }

# Bytes of each step, of games that bots play.
sizes() {
    for play in battle yard game; do
        heading "sizes: $play"
        start 8090 "$folder/$play.db" --think 0.05
        load --play "$play" --tables 4 --bots --sizes --seconds 15 --pid "$pid"
        stop
    done
}

# 1,000 tables of four players who think for a second.
paced() {
    heading "1,000 tables, a think time of 1 s, SQLite"
    start 8090 "$folder/paced.db"
    load --tables "${TABLES:-1000}" --think 1 --seconds 30 --pid "$pid"
    stop
}

# As many choices as there can be: few tables share few commits, many tables share many.
most() {
    for tables in 4 60 400; do
        heading "no think time, $tables tables, SQLite"
        start 8090 "$folder/most-$tables.db"
        load --tables $tables --think 0 --seconds 15 --pid "$pid"
        stop
    done
}

# Tables in memory at which nobody moves.
idle() {
    heading "memory of idle tables"
    start 8090 "$folder/idle.db"
    load --tables "${TABLES:-1000}" --think 100000 --seconds 1 --pid "$pid"
    stop
}

# From the start of the server to the first choice.
restart() {
    local tables=${TABLES:-10000}
    heading "a restart with $tables tables"
    start 8090 "$folder/restart.db"
    load --tables "$tables" --make "$folder/made"
    stop
    local begun=$(date +%s%N)
    start 8090 "$folder/restart.db"
    load --made "$folder/made" --tables 1000 --think 0 --seconds 0
    echo "from the start of the server: $((($(date +%s%N) - begun) / 1000000)) ms"
    stop
}

# The same tables on PostgreSQL, with one server and with two.
postgres() {
    local bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1) data=$folder/postgres
    mkdir "$data" && chown postgres "$data" && chmod 755 "$folder"
    as() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
    as "$bin/initdb" --auth=trust --username=starwright --no-sync --pgdata="$data" >"$folder/initdb"
    as $clients "$bin/postgres" -D "$data" -h 127.0.0.1 -p 8093 -k "$data" >"$folder/log" 2>&1 &
    pids+=($!)
    until as "$bin/pg_isready" -h 127.0.0.1 -p 8093 -q; do sleep 0.1; done
    local url=postgres://starwright@127.0.0.1:8093/postgres tables=${TABLES:-1000}
    heading "PostgreSQL, one server, $tables tables, a think time of 1 s"
    start 8090 "$url" && local first=$pid
    load --tables "$tables" --think 1 --seconds 30 --pid "$first"
    heading "PostgreSQL, one server, 60 tables, no think time"
    load --tables 60 --think 0 --seconds 15 --pid "$first"
    server=$clients start 8091 "$url"
    heading "PostgreSQL, two servers with players of each table at both, 60 tables, no think time"
    load --url ws://127.0.0.1:8091 --tables 60 --think 0 --seconds 15 --pid "$first"
    heading "PostgreSQL, two servers with players of each table at both, $tables tables, a think time of 1 s"
    load --url ws://127.0.0.1:8091 --tables "$tables" --think 1 --seconds 30 --pid "$first"
}

for name in ${*:-$names}; do $name; done
