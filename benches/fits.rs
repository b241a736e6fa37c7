//! Where the tile in the hand fits, in all four rotations, on a half-built ship of class IIIC.
//!
//! Every bench asserts its answer: the fast fits against placing and checking, cell by cell.

#[path = "common/ships.rs"]
mod ships;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use starwright::grid::Rotation;
use starwright::trucker::{Component, Rulings, TileId};

fn tile(number: u8) -> Component {
    TileId::new(number).expect("a tile").component()
}

fn fits(criterion: &mut Criterion) {
    let layout = ships::half_built();
    assert_eq!(layout.occupied().len(), 16);
    let mut group = criterion.benchmark_group("fits");
    for (name, number) in [("cannon 102", 102), ("engine 76", 76), ("structural 111", 111), ("shield 115", 115)] {
        let component = tile(number);
        let fits = layout.fits(component, Rulings::DEFAULT);
        for rotation in Rotation::ALL {
            let turned = component.turned(rotation);
            let dry = |cell: &_| layout.misfits(*cell, turned, Rulings::DEFAULT).is_empty();
            assert_eq!(fits.turned(rotation), layout.board().open().iter().filter(dry).collect());
        }
        group.bench_function(name, |bencher| bencher.iter(|| black_box(&layout).fits(component, Rulings::DEFAULT)));
    }
    group.finish();
}

fn dry_run(criterion: &mut Criterion) {
    let layout = ships::half_built();
    let cell = layout.sites().first().expect("room to build");
    assert_eq!(layout.misfits(cell, tile(31), Rulings::DEFAULT).len(), 2);
    criterion.bench_function("dry run on one cell", |bencher| {
        bencher.iter(|| black_box(&layout).misfits(cell, tile(31), Rulings::DEFAULT));
    });
}

criterion_group!(benches, fits, dry_run);
criterion_main!(benches);
