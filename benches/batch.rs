//! Many ships: a batch against one check after another, clones in one thread and in two, and verdicts on layouts that lie too
//! far apart for the cache.
//!
//! Every bench asserts its answer.

#[path = "common/ships.rs"]
mod ships;

use std::hint::black_box;
use std::thread;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::dice::{Random, RandomSource};
use starwright::trucker::{Layout, Packed, batch};

/// Ships per measurement; not a multiple of the row length.
const SHIPS: usize = 1_000;

fn batches(criterion: &mut Criterion) {
    let layouts: Vec<Layout> = ships::bench_ships().into_iter().map(|(_, layout)| layout).cycle().take(SHIPS).collect();
    let board = layouts[0].board().clone();
    let packed: Vec<Packed> = layouts.iter().map(|layout| *layout.packed()).collect();
    let largest = vec![packed[0]; SHIPS];
    let mut group = criterion.benchmark_group("batch");
    group.throughput(Throughput::Elements(SHIPS as u64));
    for (name, ships) in [("nine ships", &packed), ("the largest ship", &largest)] {
        assert_eq!(batch::are_legal(&board, ships).filter(|&legal| legal).count(), SHIPS);
        group.bench_function(format!("verdicts, {name}"), |bencher| {
            bencher.iter(|| batch::are_legal(&board, black_box(ships)).filter(|&legal| legal).count());
        });
    }
    group.bench_function("verdicts one by one, nine ships", |bencher| {
        bencher.iter(|| black_box(&layouts).iter().filter(|layout| layout.is_legal()).count());
    });
    let premium = ships::example_ship("iiic-premium-15");
    let ships = vec![*premium.packed(); SHIPS];
    assert!(batch::premiums(&board, &ships).all(|premium| premium == Some(15)));
    group.bench_function("premiums", |bencher| {
        bencher.iter(|| batch::premiums(&board, black_box(&ships)).flatten().map(u32::from).sum::<u32>());
    });
    group.finish();
}

fn clones(criterion: &mut Criterion) {
    let layout = ships::largest_ship();
    assert_eq!(layout.clone(), layout);
    criterion.bench_function("clone of a layout", |bencher| bencher.iter(|| black_box(&layout).clone()));
}

/// The best speedup of two threads cloning one layout over one thread.
fn two_threads(_: &mut Criterion) {
    const CLONES: u32 = 100_000;
    let layout = ships::largest_ship();
    let clones = |times: u32| (0..times * CLONES).for_each(|_| drop(black_box(black_box(&layout).clone())));
    let best = |work: &dyn Fn()| {
        let time = || {
            let start = Instant::now();
            work();
            start.elapsed()
        };
        (0..10).map(|_| time()).min().unwrap_or(Duration::MAX).as_secs_f64()
    };
    let one = best(&|| clones(2));
    let two = best(&|| {
        thread::scope(|scope| {
            let other = scope.spawn(|| clones(1));
            clones(1);
            other.join().expect("it cannot fail");
        });
    });
    println!("two threads that clone one layout: {:.2} times as fast as one", one / two);
}

/// More layouts than fit into any cache, in random order.
fn far_apart(criterion: &mut Criterion) {
    const LAYOUTS: u32 = 1 << 17;
    let kinds: Vec<Layout> = ships::bench_ships().into_iter().map(|(_, layout)| layout).collect();
    let mut dice = Random::new(Pcg32::seed_from_u64(1));
    let layouts: Vec<Layout> = kinds.iter().cycle().take(LAYOUTS as usize).cloned().collect();
    let mut order: Vec<u32> = (0..LAYOUTS).collect();
    dice.shuffle(&mut order);
    assert!(layouts.iter().all(Layout::is_legal));
    let mut next = order.iter().cycle();
    criterion.bench_function("verdicts in random order over 131,072 layouts", |bencher| {
        bencher.iter(|| next.next().map(|&place| layouts[place as usize].is_legal()));
    });
}

criterion_group!(benches, batches, clones, two_threads, far_apart);
criterion_main!(benches);
