//! Work shared between threads, each of which takes the next piece when it is free. Ctrl-C ends it.

use std::cell::{Cell, RefCell};
use std::ops::Range;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use pyo3::prelude::*;

use crate::given::Threads;

/// How often to check Python for signals.
const MOMENT: Duration = Duration::from_millis(20);

/// Whether the work of a thread goes on. The calling thread checks Python for signals.
pub struct Watch<'a> {
    stopped: &'a AtomicBool,
    looked: Option<Cell<Instant>>,
    raised: RefCell<Option<PyErr>>,
}

impl<'a> Watch<'a> {
    const fn new(stopped: &'a AtomicBool, looked: Option<Instant>) -> Self {
        let looked = match looked {
            Some(looked) => Some(Cell::new(looked)),
            None => None,
        };
        Self { stopped, looked, raised: RefCell::new(None) }
    }

    /// Whether to go on; ask between pieces of work, and within those that may take longer than a moment.
    pub fn goes_on(&self) -> bool {
        if let Some(looked) = &self.looked
            && looked.get().elapsed() >= MOMENT
        {
            if let Err(error) = Python::attach(|py| py.check_signals()) {
                self.raised.replace(Some(error));
                self.stopped.store(true, Ordering::Relaxed);
            }
            looked.set(Instant::now());
        }
        !self.stopped.load(Ordering::Relaxed)
    }
}

/// The number of threads; by default one per core.
fn count(wanted: Option<Threads>) -> usize {
    wanted.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), |Threads(count)| count)
}

/// Does the same work on several threads, at most `most`, without the GIL. Raises what a handler of a signal raises.
fn shared<T: Send>(
    py: Python<'_>,
    most: usize,
    threads: Option<Threads>,
    work: impl Fn(&Watch<'_>) -> T + Sync,
) -> PyResult<Vec<T>> {
    let stopped = AtomicBool::new(false);
    py.detach(|| {
        thread::scope(|scope| {
            let others = count(threads).min(most).saturating_sub(1);
            let others: Vec<_> = (0..others).map(|_| scope.spawn(|| work(&Watch::new(&stopped, None)))).collect();
            let watch = Watch::new(&stopped, Some(Instant::now()));
            let mut done = vec![work(&watch)];
            done.extend(others.into_iter().map(|other| other.join().unwrap_or_else(|panic| resume_unwind(panic))));
            watch.raised.into_inner().map_or(Ok(done), Err)
        })
    })
}

/// Computes `items` results in blocks of `block`, in the order of the input.
pub fn in_blocks<T: Send>(
    py: Python<'_>,
    items: usize,
    block: usize,
    threads: Option<Threads>,
    answer: impl Fn(Range<usize>, &mut Vec<T>, &Watch<'_>) + Sync,
) -> PyResult<Vec<T>> {
    let next = AtomicUsize::new(0);
    let work = |watch: &Watch<'_>| {
        let mut done = Vec::new();
        while watch.goes_on() {
            let start = next.fetch_add(block, Ordering::Relaxed);
            if start >= items {
                break;
            }
            let end = items.min(start.saturating_add(block));
            let mut answers = Vec::with_capacity(end - start);
            answer(start..end, &mut answers, watch);
            done.push((start, answers));
        }
        done
    };
    let mut done: Vec<_> = shared(py, items.div_ceil(block), threads, work)?.into_iter().flatten().collect();
    done.sort_unstable_by_key(|&(start, _)| start);
    Ok(done.into_iter().flat_map(|(_, answers)| answers).collect())
}

/// Adds `items` items to one accumulator per thread and joins these, in any order.
pub fn folded<T: Default + Send>(
    py: Python<'_>,
    items: usize,
    threads: Option<Threads>,
    add: impl Fn(usize, &mut T, &Watch<'_>) + Sync,
    join: impl Fn(T, T) -> T,
) -> PyResult<T> {
    let next = AtomicUsize::new(0);
    let work = |watch: &Watch<'_>| {
        let mut share = T::default();
        while watch.goes_on() {
            let item = next.fetch_add(1, Ordering::Relaxed);
            if item >= items {
                break;
            }
            add(item, &mut share, watch);
        }
        share
    };
    Ok(shared(py, items, threads, work)?.into_iter().fold(T::default(), join))
}
