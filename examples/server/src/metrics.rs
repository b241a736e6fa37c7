//! What Prometheus reads.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A number that is counted.
#[derive(Debug, Default)]
pub struct Count(AtomicU64);

impl Count {
    /// One more.
    pub fn add(&self) {
        self.more(1);
    }

    /// One less.
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

/// Upper bounds of the time that storing a row takes, in milliseconds.
const BOUNDS: [u64; 6] = [1, 5, 10, 50, 250, 1000];

/// Everything that is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Tables in memory.
    pub live: Count,
    /// Sockets open.
    pub sockets: Count,
    /// Choices of clients that were taken.
    pub choices: Count,
    /// Choices of clients that were refused.
    pub refusals: Count,
    /// Clients that were cut off: too quick, too slow, not understood, unknown.
    pub cut_off: Count,
    /// Rows for whose number another server was quicker.
    pub behind: Count,
    /// Rows that were not stored.
    pub failures: Count,
    /// Bots that think or wait for it.
    pub thinking: Count,
    rows: Count,
    micros: Count,
    within: [Count; BOUNDS.len()],
}

impl Metrics {
    /// A row was stored, and it took so long.
    pub fn commit(&self, took: Duration) {
        self.rows.add();
        self.micros.more(u64::try_from(took.as_micros()).unwrap_or(u64::MAX));
        for (bound, count) in BOUNDS.iter().zip(&self.within) {
            if took <= Duration::from_millis(*bound) {
                count.add();
            }
        }
    }

    /// In the format of Prometheus.
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
