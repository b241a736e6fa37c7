//! Metrics for Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A counter.
#[derive(Debug, Default)]
pub struct Count(AtomicU64);

impl Count {
    /// Adds one.
    pub fn add(&self) {
        self.more(1);
    }

    /// Subtracts one.
    pub fn take(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    fn more(&self, count: u64) {
        self.0.fetch_add(count, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper bounds of the histogram of the time to store a row, in milliseconds.
const BOUNDS: [u64; 6] = [1, 5, 10, 50, 250, 1000];

/// All counters.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Tables in memory.
    pub live: Count,
    /// Open sockets.
    pub sockets: Count,
    /// Clients' choices that were accepted.
    pub choices: Count,
    /// Clients' choices that were refused.
    pub refusals: Count,
    /// Clients that were disconnected: too fast, too slow, not understood, unknown.
    pub cut_off: Count,
    /// Rows lost to another server that wrote the same number first.
    pub behind: Count,
    /// Rows that could not be stored.
    pub failures: Count,
    /// Bots that think or wait to think.
    pub thinking: Count,
    rows: Count,
    micros: Count,
    within: [Count; BOUNDS.len()],
}

impl Metrics {
    /// Records that a row was stored and how long it took.
    pub fn commit(&self, took: Duration) {
        self.rows.add();
        self.micros.more(u64::try_from(took.as_micros()).unwrap_or(u64::MAX));
        for (bound, count) in BOUNDS.iter().zip(&self.within) {
            if took <= Duration::from_millis(*bound) {
                count.add();
            }
        }
    }

    /// All counters in the text format of Prometheus.
    #[must_use]
    pub fn text(&self) -> String {
        let counts = [
            ("tables_live", "gauge", &self.live),
            ("sockets", "gauge", &self.sockets),
            ("bots_thinking", "gauge", &self.thinking),
            ("choices_total", "counter", &self.choices),
            ("refusals_total", "counter", &self.refusals),
            ("cut_off_total", "counter", &self.cut_off),
            ("behind_total", "counter", &self.behind),
            ("store_failures_total", "counter", &self.failures),
        ];
        let mut text = String::new();
        for (name, kind, count) in counts {
            let _ = writeln!(text, "# TYPE starwright_{name} {kind}\nstarwright_{name} {}", count.get());
        }
        let _ = writeln!(text, "# TYPE starwright_commit_milliseconds histogram");
        for (bound, count) in BOUNDS.iter().zip(&self.within) {
            let _ = writeln!(text, "starwright_commit_milliseconds_bucket{{le=\"{bound}\"}} {}", count.get());
        }
        let rows = self.rows.get();
        let _ = writeln!(text, "starwright_commit_milliseconds_bucket{{le=\"+Inf\"}} {rows}");
        let _ = writeln!(text, "starwright_commit_milliseconds_sum {}", self.micros.get() / 1000);
        let _ = writeln!(text, "starwright_commit_milliseconds_count {rows}");
        text
    }
}
