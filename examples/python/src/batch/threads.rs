//! Work shared between threads in blocks, each taken by the next free thread. Results keep the order of the input.

use std::ops::Range;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use pyo3::prelude::*;

use crate::given::Threads;

/// How often to check Python for signals.
const MOMENT: Duration = Duration::from_millis(20);

/// The number of threads; by default one per core.
fn count(wanted: Option<Threads>) -> usize {
    wanted.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), |Threads(count)| count)
}

/// Computes `items` results without the GIL, in blocks of `block`. Checks for signals between blocks and raises what their
/// handlers raise.
pub fn in_blocks<T: Send>(
    py: Python<'_>,
    items: usize,
    block: usize,
    threads: Option<Threads>,
    answer: impl Fn(Range<usize>, &mut Vec<T>) + Sync,
) -> PyResult<Vec<T>> {
    let (next, stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
    let take = || {
        let start = next.fetch_add(block, Ordering::Relaxed);
        (start < items && !stopped.load(Ordering::Relaxed)).then(|| {
            let end = items.min(start.saturating_add(block));
            let mut answers = Vec::with_capacity(end - start);
            answer(start..end, &mut answers);
            (start, answers)
        })
    };
    let mut done = py.detach(|| {
        thread::scope(|scope| {
            let others = count(threads).min(items.div_ceil(block)).saturating_sub(1);
            let others: Vec<_> = (0..others).map(|_| scope.spawn(|| std::iter::from_fn(take).collect())).collect();
            let mut done = watched(take).inspect_err(|_| stopped.store(true, Ordering::Relaxed))?;
            for other in others {
                let theirs: Vec<_> = other.join().unwrap_or_else(|panic| resume_unwind(panic));
                done.extend(theirs);
            }
            PyResult::Ok(done)
        })
    })?;
    done.sort_unstable_by_key(|&(start, _)| start);
    Ok(done.into_iter().flat_map(|(_, answers)| answers).collect())
}

/// Runs until there is no work left, checking for signals at intervals.
fn watched<T>(mut take: impl FnMut() -> Option<T>) -> PyResult<Vec<T>> {
    let (mut taken, mut looked) = (Vec::new(), Instant::now());
    while let Some(one) = take() {
        taken.push(one);
        if looked.elapsed() >= MOMENT {
            Python::attach(|py| py.check_signals())?;
            looked = Instant::now();
        }
    }
    Ok(taken)
}

/// Adds `items` items to one accumulator per thread, without the GIL, and joins the accumulators, in any order. Checks for signals
/// between items and raises what their handlers raise.
pub fn folded<T: Default + Send>(
    py: Python<'_>,
    items: usize,
    threads: Option<Threads>,
    add: impl Fn(usize, &mut T) + Sync,
    join: impl Fn(T, T) -> T + Sync,
) -> PyResult<T> {
    let (next, stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
    let take = || {
        let item = next.fetch_add(1, Ordering::Relaxed);
        (item < items && !stopped.load(Ordering::Relaxed)).then_some(item)
    };
    let share = || {
        let mut share = T::default();
        std::iter::from_fn(take).for_each(|item| add(item, &mut share));
        share
    };
    py.detach(|| {
        thread::scope(|scope| {
            let others = count(threads).min(items).saturating_sub(1);
            let others: Vec<_> = (0..others).map(|_| scope.spawn(&share)).collect();
            let mut sum = T::default();
            watched(|| take().map(|item| add(item, &mut sum)))
                .inspect_err(|_| stopped.store(true, Ordering::Relaxed))?;
            Ok(others
                .into_iter()
                .map(|other| other.join().unwrap_or_else(|panic| resume_unwind(panic)))
                .fold(sum, &join))
        })
    })
}
