//! Whole random buildings of four players on IIIC, on one core: all tiles are drawn, and players build or return them until
//! the pool is empty.

#[path = "common/builders.rs"]
mod builders;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use starwright::table::Play;
use starwright::trucker::Class;
use starwright::trucker::yard::{Setup, Yard};

/// How many different buildings one measurement goes through.
const BUILDINGS: u64 = 32;

fn buildings(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("yard");
    group.throughput(Throughput::Elements(BUILDINGS));
    let setup = Setup::new(Class::IIIC, 4);
    let mut events = Vec::with_capacity(64);
    group.bench_function("four players build on IIIC", |bencher| {
        bencher.iter(|| {
            (0..BUILDINGS)
                .map(|seed| {
                    let mut yard = Yard::begin(black_box(&setup)).expect("a table");
                    builders::build(&mut yard, seed, &mut events)
                })
                .sum::<u32>()
        });
    });
    group.finish();
}

criterion_group!(benches, buildings);
criterion_main!(benches);
