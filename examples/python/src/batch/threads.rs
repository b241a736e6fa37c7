//! Work shared between threads: blocks of it, each taken by whoever is free. The answers stand in the order of the questions.

use std::ops::Range;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// No more are started, however many are named.
const MOST: usize = 256;

/// How many threads are meant: as many as there are cores, if none are named.
pub fn count(wanted: Option<usize>) -> usize {
    let wanted = wanted.filter(|&threads| threads > 0);
    wanted.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)).min(MOST)
}

/// The answers to `items` questions, `block` of them at a time.
pub fn in_blocks<T: Send>(
    items: usize,
    block: usize,
    threads: usize,
    answer: impl Fn(Range<usize>, &mut Vec<T>) + Sync,
) -> Vec<T> {
    let block = block.max(1);
    if threads <= 1 || items <= block {
        let mut answers = Vec::with_capacity(items);
        answer(0..items, &mut answers);
        return answers;
    }
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let start = next.fetch_add(block, Ordering::Relaxed);
            if start >= items {
                return done;
            }
            let mut answers = Vec::with_capacity(block);
            answer(start..(start + block).min(items), &mut answers);
            done.push((start, answers));
        }
    };
    let mut done: Vec<(usize, Vec<T>)> = thread::scope(|scope| {
        let threads = threads.min(items.div_ceil(block));
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    });
    done.sort_unstable_by_key(|&(start, _)| start);
    done.into_iter().flat_map(|(_, answers)| answers).collect()
}
