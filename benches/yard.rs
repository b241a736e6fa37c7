//! Whole random buildings of four players on IIIC, on one core: all tiles are drawn, and players build or return them until
//! the pool is empty. And what a view of the yard costs, and how large it is when it is sent.

#[path = "common/builders.rs"]
mod builders;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use starwright::table::{Play, Seat};
use starwright::trucker::Class;
use starwright::trucker::yard::{Setup, View, Yard};

/// Yards per measurement.
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
                    let mut yard = Yard::begin(black_box(&setup), &mut Vec::new()).expect("a table");
                    builders::build(&mut yard, seed, &mut events)
                })
                .sum::<u32>()
        });
    });
    group.finish();
}

/// A view when everything is built.
fn views(criterion: &mut Criterion) {
    let mut yard = Yard::begin(&Setup::new(Class::IIIC, 4), &mut Vec::new()).expect("a table");
    assert!(builders::build(&mut yard, 1, &mut Vec::new()) > 0);
    let view = yard.view(Some(Seat::One));
    let json = serde_json::to_string(&view).expect("a view can be written");
    println!("a view of a yard with four ships: {} bytes of JSON", json.len());
    assert!(json.len() < 20_000);
    let mut group = criterion.benchmark_group("yard view");
    group.bench_function("of a player", |bencher| bencher.iter(|| black_box(&yard).view(Some(Seat::One))));
    group.bench_function("written", |bencher| bencher.iter(|| serde_json::to_string(black_box(&view))));
    group.bench_function("read", |bencher| bencher.iter(|| serde_json::from_str::<View>(black_box(&json))));
    group.finish();
}

criterion_group!(benches, buildings, views);
criterion_main!(benches);
