//! The best defence, over every committed ship and every attack on it.
//!
//! Every bench asserts its answer.

#[path = "common/ships.rs"]
mod ships;

use std::fs;
use std::hint::black_box;
use std::time::Instant;

use criterion::{Criterion, criterion_group, criterion_main};
use starwright::dice::Die;
use starwright::grid::{Cell, Side};
use starwright::trucker::attack::{AttackKind, BestDefence, Incoming};
use starwright::trucker::{Blueprint, Board, Capacity, Component, Fleet, Kind, Layout, LossWeights};

const BOOSTED: LossWeights = LossWeights { boost: Some(0), ..LossWeights::DEFAULT };

/// The ships of class IIIC of the benches, and those of the examples.
fn fleets() -> Vec<Fleet> {
    let examples = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/ships")).expect("the examples");
    let mut paths: Vec<_> = examples.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let read = |path| serde_json::from_str::<Layout>(&fs::read_to_string(path).expect("text")).ok();
    let bench = ships::bench_ships().into_iter().map(|(_, layout)| layout);
    let ships = bench.chain(paths.into_iter().filter_map(read)).chain([four_ships()]);
    let legal = ships.filter_map(|layout| layout.into_fleet().ok());
    legal
        .map(|mut fleet| {
            fleet.embark(&[]).expect("an empty fleet");
            fleet
        })
        .collect()
}

/// Four ships, two by two, each with thrusters to both sides, two kinds of cannon, a shield, and batteries for all of them.
fn four_ships() -> Layout {
    let (ships, gap) = ("###.###", ".......");
    let art = [ships, ships, ships, gap, ships, ships, ships];
    let numbers = [4, 5, 6, 7, 8, 9, 10];
    let board = Board::custom(Blueprint::builder(&art).numbers(&numbers, &numbers).build().expect("a sound drawing"));
    let parts = [
        (0, 0, Kind::DoubleCannon, "0333", Side::Front),
        (1, 0, Kind::SingleCannon, "0333", Side::Front),
        (2, 0, Kind::Shield, "3333", Side::Front),
        (0, 1, Kind::Thruster, "3330", Side::Left),
        (1, 1, Kind::Battery(Capacity::Three), "3333", Side::Front),
        (2, 1, Kind::Thruster, "3033", Side::Right),
        (1, 2, Kind::Battery(Capacity::Three), "3333", Side::Front),
    ];
    let mut layout = Layout::new(board);
    for (left, front) in [(0, 0), (4, 0), (0, 4), (4, 4)] {
        for (column, row, kind, edges, facing) in parts {
            let component = Component::new(kind, edges.parse().expect("four digits"), facing).expect("a component");
            let cell = Cell::new(left + column, front + row).expect("on the grid");
            layout.place(cell, component).expect("a free cell");
        }
    }
    layout
}

/// Every attack of any kind from any side that dice can produce.
fn attacks(fleet: &Fleet) -> Vec<Incoming> {
    let mut attacks = Vec::new();
    for from in Side::ALL {
        let Ok(aim) = fleet.board().aim(from) else { continue };
        let dice = Die::ALL.into_iter().flat_map(|one| Die::ALL.map(|other| [one, other]));
        let lines = dice.filter_map(|dice| aim.read(dice).or_else(|_| aim.read([dice[0]])).ok());
        for lines in lines.filter(|lines| !lines.is_empty()) {
            attacks.extend(AttackKind::ALL.map(|kind| Incoming::new(kind, lines)));
        }
    }
    attacks
}

fn answered(fleet: &Fleet, incoming: &Incoming) -> BestDefence {
    let best = fleet.best_defence(incoming, &BOOSTED).expect("lines of its board");
    assert!(best.is_proven);
    best
}

/// All fleets, and the one with the most defences.
fn committed(criterion: &mut Criterion) {
    let fleets = fleets();
    let threats: Vec<(&Fleet, Incoming)> =
        fleets.iter().flat_map(|fleet| attacks(fleet).into_iter().map(move |incoming| (fleet, incoming))).collect();
    assert!(threats.len() > 1_000);
    assert_eq!(fleets.last().map(|fleet| fleet.ships().count()), Some(4));
    let start = Instant::now();
    for (fleet, incoming) in &threats {
        black_box(answered(fleet, incoming));
    }
    let mean = start.elapsed().as_nanos() / threats.len() as u128;
    let of_many = |&(fleet, incoming): &(&Fleet, Incoming)| answered(fleet, &incoming).nodes;
    let (fleet, incoming) = *threats.iter().max_by_key(|threat| of_many(threat)).expect("some threats");
    let round = |_| {
        let start = Instant::now();
        black_box(answered(black_box(fleet), black_box(&incoming)));
        start.elapsed()
    };
    let best = (0..1_000).map(round).min().expect("some rounds");
    let (nodes, of) = (answered(fleet, &incoming).nodes, threats.len());
    assert!(nodes > 100);
    println!(
        "best defence of {of} threats: {mean} ns on the average; of {nodes} defences: {} ns at best",
        best.as_nanos()
    );
    criterion.bench_function("best defence/of most defences", |bencher| {
        bencher.iter(|| answered(black_box(fleet), black_box(&incoming)));
    });
}

criterion_group!(benches, committed);
criterion_main!(benches);
