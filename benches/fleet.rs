//! Strengths, boarding and plans of the three ships of `tests/cases/bench/ivc.jsonl`, with two aliens aboard.
//!
//! Every bench asserts its answer, worked out by hand.

#[path = "common/ships.rs"]
mod ships;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use starwright::grid::{Cell, CellSet};
use starwright::trucker::{Alien, Fleet, Goal, Strength};

fn at(column: u8, row: u8) -> Cell {
    Cell::new(column, row).expect("on the grid")
}

fn fleet() -> Fleet {
    let mut fleet = ships::three_ships().into_fleet().expect("a legal layout");
    fleet.embark(&[(at(6, 6), Alien::Brown), (at(8, 8), Alien::Purple)]).expect("where they may live");
    fleet
}

fn strengths(criterion: &mut Criterion) {
    let fleet = fleet();
    let reach = fleet.strengths();
    assert_eq!((reach.unpowered.engines, reach.at_most.engines), (0, 1));
    assert_eq!((reach.unpowered.cannons.to_string(), reach.at_most.cannons.to_string()), ("5½".into(), "8½".into()));
    assert_eq!((fleet.crew().humans, fleet.crew().aliens), (6, 2));
    let mut group = criterion.benchmark_group("three ships of IVC");
    group.bench_function("all strengths", |bencher| bencher.iter(|| black_box(&fleet).strengths()));
    group.bench_function("crew", |bencher| bencher.iter(|| black_box(&fleet).crew()));

    let cannons: CellSet = [at(3, 1), at(3, 4)].into_iter().collect();
    let powered = fleet.strengths_with(cannons).expect("eight batteries");
    assert_eq!(powered.cannons, Strength::from_halves(17));
    group.bench_function("chosen power", |bencher| bencher.iter(|| black_box(&fleet).strengths_with(cannons)));
    group.finish();
}

fn plans(criterion: &mut Criterion) {
    let fleet = fleet();
    let goals = [
        ("engines 1", Goal::Engines(1), vec![at(5, 6)]),
        ("cannons 8½", Goal::Cannons(Strength::from_halves(17)), vec![at(3, 1), at(3, 4)]),
    ];
    let mut group = criterion.benchmark_group("battery plan");
    for (name, goal, powered) in goals {
        assert_eq!(fleet.battery_plan(goal).map(|plan| plan.powered), Ok(powered.into_iter().collect()));
        group.bench_function(name, |bencher| bencher.iter(|| black_box(&fleet).battery_plan(black_box(goal))));
    }
    group.finish();
}

fn boarding(criterion: &mut Criterion) {
    let fleet = ships::three_ships().into_fleet().expect("a legal layout");
    let aliens = [(at(6, 6), Alien::Brown), (at(8, 8), Alien::Purple)];
    criterion.bench_function("boarding with two aliens", |bencher| {
        bencher.iter_batched_ref(
            || fleet.clone(),
            |fleet| fleet.embark(black_box(&aliens)),
            criterion::BatchSize::SmallInput,
        );
    });
}

criterion_group!(benches, strengths, plans, boarding);
criterion_main!(benches);
