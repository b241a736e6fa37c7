//! Threat, defence and impact: what is offered against an attack, the answer judged, the fleet after it.
//!
//! Every bench asserts its answer.

#[path = "common/fire.rs"]
mod fire;
#[path = "common/ships.rs"]
mod ships;

use std::hint::black_box;
use std::time::Instant;

use criterion::{Criterion, criterion_group, criterion_main};
use starwright::dice::Die;
use starwright::grid::{Cell, Side};
use starwright::trucker::attack::{AttackKind, Defence, Fate, Incoming};
use starwright::trucker::{Board, Capacity, Class, Component, Fleet, Kind, Layout};

/// The nine ships of class IIIC under a large meteor from the front.
fn nine_ships(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("threat, defence, impact");
    for (name, layout) in ships::bench_ships() {
        let (fleet, meteor) = fire::attacked(layout);
        assert!(fire::answered(&fleet, &meteor).0.len() <= 1);
        group.bench_function(&name, |bencher| bencher.iter(|| fire::answered(black_box(&fleet), black_box(&meteor))));
    }
    group.finish();
}

/// The best of many short rounds, to reduce noise from other processes.
fn best(_: &mut Criterion) {
    const ROUND: u32 = 1_000;
    let (fleet, meteor) = packed();
    let round = || {
        let start = Instant::now();
        for _ in 0..ROUND {
            black_box(fire::answered(black_box(&fleet), black_box(&meteor)));
        }
        start.elapsed()
    };
    let best = (0..50).map(|_| round()).min().expect("some rounds");
    println!("threat, defence and impact of the largest ship: {} ns at best", best.as_nanos() / u128::from(ROUND));
}

/// The largest ship of class IIIC and a large meteor from the front.
fn packed() -> (Fleet, Incoming) {
    let layout = ships::largest_ship();
    fire::attacked(layout)
}

/// Twins against a ship of class IC that shoots one of them down and loses two components to the other.
fn twins(criterion: &mut Criterion) {
    let place = |kind, edges: &str, facing| Component::new(kind, edges.parse().expect("four digits"), facing);
    let components = [
        (1, 2, place(Kind::SingleCannon, "3330", Side::Left)),
        (1, 3, place(Kind::Battery(Capacity::Three), "3333", Side::Front)),
        (1, 4, place(Kind::Structural, "3333", Side::Front)),
        (1, 5, place(Kind::Shield, "3333", Side::Front)),
        (2, 3, place(Kind::Thruster, "3033", Side::Right)),
    ];
    let mut layout = Layout::new(Board::new(Class::IC));
    for (column, row, component) in components {
        let cell = Cell::new(column, row).expect("on the grid");
        layout.place(cell, component.expect("a component")).expect("a free cell");
    }
    let mut fleet = layout.into_fleet().expect("a legal ship");
    fleet.embark(&[]).expect("an empty fleet");
    let lines = fleet.board().aim(Side::Left).expect("numbers").read([Die::Three]).expect("one die");
    let meteor = Incoming::new(AttackKind::LargeMeteor, lines);
    let (destroyed, broken) = fire::answered(&fleet, &meteor);
    assert_eq!((destroyed.len(), broken), (1, 1));
    let nothing = fleet.defend(&meteor, &Defence::default()).expect("nothing to refuse");
    assert!(nothing.lines.iter().all(|end| end.fate == Fate::Destroyed));
    criterion.bench_function("threat, defence, impact/twins", |bencher| {
        bencher.iter(|| fire::answered(black_box(&fleet), black_box(&meteor)));
    });
}

criterion_group!(benches, nine_ships, best, twins);
criterion_main!(benches);
