//! An attack on the nine ships of `tests/cases/bench/iiic.jsonl`: from the dice to the pieces, and the heat map.
//!
//! Every bench asserts its answer.

#[path = "common/fire.rs"]
mod fire;
#[path = "common/ships.rs"]
mod ships;

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use starwright::dice::Die;
use starwright::grid::{CellSet, Side};
use starwright::trucker::Fleet;
use starwright::trucker::attack::AttackKind;

use fire::DICE;

/// The same for a fleet whose owner keeps the first piece; returns the number of components left.
fn crash(fleet: Fleet, dice: [Die; 2]) -> u32 {
    let lines = fleet.board().aim(Side::Front).expect("numbers").read(dice).expect("two dice");
    let destroyed = fleet.layout().destroyed(AttackKind::HeavyFire, lines.from(), fleet.layout().struck(lines));
    let mut impact = fleet.destroy(destroyed);
    let piece = impact.broken().next().and_then(|ship| ship.pieces().next()).and_then(CellSet::first);
    if let Some(cell) = piece {
        impact.keep(cell).expect("a piece");
    }
    impact.settle().expect("decided").fleet.layout().occupied().len()
}

fn attacks(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("attack");
    for (name, layout) in ships::bench_ships() {
        let (destroyed, pieces) = fire::attack(&layout, DICE);
        assert_eq!(destroyed.len(), 1);
        assert!(pieces >= 1);
        group.bench_function(&name, |bencher| bencher.iter(|| fire::attack(black_box(&layout), black_box(DICE))));
        let fleet = layout.into_fleet().expect("a legal ship");
        group.bench_function(format!("{name}/fleet after"), |bencher| {
            bencher.iter_batched(|| fleet.clone(), |fleet| crash(fleet, black_box(DICE)), BatchSize::SmallInput);
        });
    }
    group.finish();
}

fn heat(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("heat map");
    for (name, layout) in ships::bench_ships() {
        let map = layout.heat_map(Side::Front).expect("numbers");
        assert_eq!(map.iter().map(|(_, chance)| chance.throws()).sum::<u32>() + map.miss().throws(), 36);
        group.bench_function(&name, |bencher| bencher.iter(|| black_box(&layout).heat_map(black_box(Side::Front))));
    }
    group.finish();
}

criterion_group!(benches, attacks, heat);
criterion_main!(benches);
