//! The weak spot and its premium on class IIIC: the two ships with seven empty cells, and patterns of empty cells.
//!
//! Every bench asserts its answer.

#[path = "common/ships.rs"]
mod ships;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use starwright::dice::{Random, RandomSource};
use starwright::grid::{CellSet, Surface, Topology};
use starwright::trucker::{Class, largest_group};

fn seven_empty_cells(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("premium");
    for (name, size, premium) in [("iiic-premium-1", 2, 1), ("iiic-premium-15", 7, 15)] {
        let layout = ships::example_ship(name);
        let spot = layout.weak_spot().expect("IIIC asks for a premium");
        assert!(layout.is_legal());
        assert_eq!((layout.empty().len(), spot.cells.len(), spot.premium), (7, size, premium));
        group.bench_function(name, |bencher| bencher.iter(|| black_box(&layout).weak_spot()));
    }
    group.finish();
}

fn patterns(criterion: &mut Criterion) {
    let surface = Class::IIIC.blueprint().surface();
    let mut group = criterion.benchmark_group("largest_group");

    let singles: CellSet =
        surface.cells().iter().filter(|cell| cell.row() % 2 == 0 && cell.column() % 2 == 0).collect();
    assert_eq!((singles.len(), largest_group(surface, singles).len()), (9, 1));
    group.bench_function("nine scattered singles", |bencher| {
        bencher.iter(|| largest_group(surface, black_box(singles)));
    });

    // IIIC has room for nine cells that do not touch; twelve need a larger torus
    let larger = Surface::new(Topology::Torus, 8, 6).expect("a torus");
    let singles: CellSet = larger.cells().iter().filter(|cell| cell.row() % 2 == 0 && cell.column() % 2 == 0).collect();
    assert_eq!((singles.len(), largest_group(larger, singles).len()), (12, 1));
    group.bench_function("twelve scattered singles, 8 by 6", |bencher| {
        bencher.iter(|| largest_group(larger, black_box(singles)));
    });

    let pairs: CellSet = surface.cells().iter().filter(|cell| cell.row() % 2 == 0 && cell.column() % 3 != 2).collect();
    assert_eq!((pairs.len(), largest_group(surface, pairs).len()), (12, 2));
    group.bench_function("six scattered pairs", |bencher| bencher.iter(|| largest_group(surface, black_box(pairs))));

    for density in [25, 50] {
        let sets = random_patterns(density);
        let sizes: u32 = sets.iter().map(|&set| largest_group(surface, set).len()).sum();
        assert!((1000..36 * 1000).contains(&sizes));
        group.bench_function(format!("a thousand random patterns, {density} in 100 empty"), |bencher| {
            bencher.iter(|| black_box(&sets).iter().map(|&set| largest_group(surface, set).len()).sum::<u32>());
        });
    }
    group.finish();
}

fn random_patterns(density: u32) -> Vec<CellSet> {
    let cells = Class::IIIC.blueprint().cells();
    let mut random = Random::new(<rand_pcg::Pcg32 as rand_core::SeedableRng>::seed_from_u64(u64::from(density)));
    (0..1000).map(|_| cells.iter().filter(|_| random.below(100) < density).collect()).collect()
}

criterion_group!(benches, seven_empty_cells, patterns);
criterion_main!(benches);
