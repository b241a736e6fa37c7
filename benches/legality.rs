//! The hot validation path on the nine ships of `tests/cases/bench/iiic.jsonl`.
//!
//! Every bench asserts its answer. `cell_loop` is the plain committed loop over cells that the verdict is compared with.

#[path = "common/cell_loop.rs"]
mod cell_loop;
#[path = "common/ships.rs"]
mod ships;

use std::hint::black_box;
use std::time::Instant;

use criterion::{Criterion, criterion_group, criterion_main};
use starwright::trucker::Layout;

fn verdict(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("verdict");
    for (name, layout) in ships::bench_ships() {
        assert!(layout.is_legal() && cell_loop::is_legal(&layout));
        group.bench_function(&name, |bencher| bencher.iter(|| black_box(&layout).is_legal()));
        group.bench_function(format!("{name}/cell_loop"), |bencher| {
            bencher.iter(|| cell_loop::is_legal(black_box(&layout)));
        });
    }
    group.finish();
}

/// The ratio of a plain loop over cells to the ship check, measured side by side.
fn ratio(_: &mut Criterion) {
    let ships = ships::bench_ships();
    let time = |verdict: &dyn Fn(&Layout) -> bool| {
        let start = Instant::now();
        for _ in 0..2_000 {
            assert!(ships.iter().all(|(_, layout)| verdict(black_box(layout))));
        }
        start.elapsed().as_secs_f64()
    };
    let (fast, plain) = (time(&Layout::is_legal), time(&cell_loop::is_legal));
    println!("verdict over all nine ships: the cell loop takes {:.0} times as long", plain / fast);
}

fn report(criterion: &mut Criterion) {
    let layout = ships::example_ship("iiic-eight-mistakes");
    assert_eq!(layout.check().violations.len(), 8);
    criterion.bench_function("report/eight mistakes", |bencher| bencher.iter(|| black_box(&layout).check()));
}

fn placing(criterion: &mut Criterion) {
    let layout = ships::largest_ship();
    let components: Vec<_> = layout.components().collect();
    assert_eq!(components.len(), 33);
    let empty = Layout::new(layout.board().clone());
    criterion.bench_function("placing/33 tiles", |bencher| {
        bencher.iter(|| {
            let mut layout = black_box(&empty).clone();
            for &(cell, component) in &components {
                layout.place(cell, component).expect("every cell is free once");
            }
            layout
        });
    });
}

criterion_group!(benches, verdict, ratio, report, placing);
criterion_main!(benches);
