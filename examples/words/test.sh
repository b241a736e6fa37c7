#!/usr/bin/env bash
# Whether all languages say all that the crate says, and stories are told as they are committed.
set -euo pipefail
cd "$(dirname "$0")"

cargo test --locked -- --nocapture
