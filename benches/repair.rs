//! The least that must go: packed ships of class IIIC with ten and with up to twenty mistakes, and, far beyond any game, full
//! boards of eleven by eleven.
//!
//! Every bench asserts that its answers are legal repairs. Times are the better of two runs, so that they tell of the search
//! and not of what else the machine does.

#[path = "common/wrecks.rs"]
mod wrecks;

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use starwright::grid::CellSet;
use starwright::trucker::{Layout, Repair, Rulings, Violation};

fn ten_mistakes(criterion: &mut Criterion) {
    let ship = wrecks::packed(0, 10);
    assert_eq!((ship.occupied().len(), wrecks::mistakes(&ship)), (32, 10));
    let repair = repaired(&ship);
    assert!(repair.proven);
    assert_eq!(repair.kept.len(), most_kept(&ship));
    criterion.bench_function("repair/ten mistakes", |bencher| bencher.iter(|| black_box(&ship).repair()));
    let removed = repair.removed;
    criterion.bench_function("repair/judge", |bencher| {
        bencher.iter(|| black_box(&ship).judge_repair(black_box(removed), &Rulings::DEFAULT));
    });
}

fn worst(_: &mut Criterion) {
    let packed = |mistakes| move |seed| wrecks::packed(seed, mistakes);
    worst_of("1000 packed ships with ten mistakes", (0..1000).map(packed(10)));
    let up_to_twenty = (0..1000).map(|seed| wrecks::packed(seed, 1 + (seed % 20) as usize));
    worst_of("1000 packed ships with up to twenty mistakes", up_to_twenty);
    worst_of("100 tangled boards of eleven by eleven", (0..100).map(wrecks::tangled));
}

fn worst_of(name: &str, ships: impl Iterator<Item = Layout>) {
    let (mut time, mut work, mut unproven) = (Duration::ZERO, 0, 0);
    for ship in ships {
        let runs = [(); 2].map(|()| {
            let start = Instant::now();
            black_box(black_box(&ship).repair());
            start.elapsed()
        });
        let repair = repaired(&ship);
        time = time.max(runs[0].min(runs[1]));
        work = work.max(repair.work);
        unproven += u32::from(!repair.proven);
    }
    println!("{name}: at most {time:?} and {work} steps, {unproven} not proven");
}

fn repaired(ship: &Layout) -> Repair {
    let repair = ship.repair();
    assert_eq!(ship.judge_repair(repair.removed, &Rulings::DEFAULT), Ok(()));
    assert!(repair.work <= Repair::WORK);
    repair
}

/// The plain algorithm: tries removing either component of every mistake, and keeps the largest piece.
fn most_kept(ship: &Layout) -> u32 {
    let violations = ship.check().violations;
    let mistake = violations.iter().find(|violation| !matches!(violation, Violation::CutOff { .. }));
    let Some(mistake) = mistake else {
        return ship.joints().pieces().map(CellSet::len).max().unwrap_or(0);
    };
    let ways = mistake.cells().iter().map(|cell| {
        let mut rest = ship.clone();
        rest.remove(cell);
        most_kept(&rest)
    });
    ways.max().unwrap_or(0)
}

criterion_group!(benches, ten_mistakes, worst);
criterion_main!(benches);
