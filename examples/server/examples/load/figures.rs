//! What all players measure together.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::Load;

#[derive(Default)]
pub struct Figures {
    pub seated: AtomicU64,
    pub choices: AtomicU64,
    pub refused: AtomicU64,
    pub lost: AtomicU64,
    pub bytes: AtomicU64,
    /// From sending a choice to its answer.
    pub micros: Mutex<Vec<u32>>,
    /// Bytes of each step to one viewer, and what it would be with the whole state.
    pub steps: Mutex<Vec<(u32, u32)>>,
}

pub fn add(counter: &AtomicU64, count: usize) {
    counter.fetch_add(count as u64, Ordering::Relaxed);
}

impl Figures {
    /// Measures for a while and prints the figures. `before` is the memory of the idle server.
    pub async fn measure(&self, load: &Load, before: Option<u64>) {
        self.micros.lock().await.clear();
        self.steps.lock().await.clear();
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let start = (count(&self.choices), count(&self.bytes));
        let (begun, used) = (Instant::now(), load.pid.and_then(processor));
        tokio::time::sleep(Duration::from_secs(load.seconds)).await;
        let seconds = begun.elapsed().as_secs_f64();
        let (choices, bytes) = (count(&self.choices) - start.0, count(&self.bytes) - start.1);
        println!("{choices} choices in {seconds:.1} s: {:.0} a second", choices as f64 / seconds);
        let mut micros = std::mem::take(&mut *self.micros.lock().await);
        micros.sort_unstable();
        let at = |share| f64::from(share_of(&micros, share)) / 1000.0;
        println!("from a choice to its answer: p50 {:.1} ms, p99 {:.1} ms, most {:.1} ms", at(0.5), at(0.99), at(1.0));
        let steps = std::mem::take(&mut *self.steps.lock().await);
        sizes("a step to one viewer", steps.iter().map(|step| step.0).collect());
        sizes("the same with the whole state", steps.iter().map(|step| step.1).collect());
        println!("{} bytes a choice to all its viewers", bytes / choices.max(1));
        println!("refused {}, sockets lost {}", count(&self.refused), count(&self.lost));
        if let (Some(pid), Some(before), Some(used)) = (load.pid, before, used) {
            let (now, used) = (memory(pid).unwrap_or_default(), processor(pid).unwrap_or_default() - used);
            let a_choice = 1e6 * used / choices.max(1) as f64;
            println!("server: {:.2} cores, {a_choice:.0} µs of a core for each choice", used / seconds);
            println!(
                "memory: {before} KB before, {now} KB now, {} KB a table",
                now.saturating_sub(before) / load.tables as u64
            );
        }
    }
}

fn sizes(what: &str, mut bytes: Vec<u32>) {
    bytes.sort_unstable();
    let mean = bytes.iter().map(|&bytes| u64::from(bytes)).sum::<u64>() / bytes.len().max(1) as u64;
    let at = |share| share_of(&bytes, share);
    println!("{what}: median {} bytes, mean {mean}, p99 {}, most {}", at(0.5), at(0.99), at(1.0));
}

fn share_of(sorted: &[u32], share: f64) -> u32 {
    let last = sorted.len().saturating_sub(1);
    sorted.get((last as f64 * share) as usize).copied().unwrap_or_default()
}

/// Memory of a process, in KB.
pub fn memory(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.split_whitespace().next()?.parse().ok()
}

/// Seconds of a core that a process has used. A tick is 10 ms.
fn processor(pid: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |place: usize| fields.get(place)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / 100.0)
}
