//! Scalable pictures of a packed ship of class IIIC with everything on it, and of a battle.

#[path = "common/ships.rs"]
mod ships;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use starwright::battle::{Deck, Game, Layout, Race, Setup};
use starwright::dice::Random;
use starwright::grid::Side;
use starwright::rand_core::SeedableRng;

fn ship(criterion: &mut Criterion) {
    let layout = ships::example_ship("iiic-packed");
    let (report, map) = (layout.check(), layout.heat_map(Side::Front).expect("numbers"));
    let picture = || black_box(&layout).svg().with_report(&report).with_weak_spot().with_heat_map(&map).to_string();
    assert!((20_000..60_000).contains(&picture().len()));
    criterion.bench_function("picture of IIIC", |bencher| bencher.iter(picture));
}

fn battle(criterion: &mut Criterion) {
    let mut dice = Random::new(rand_pcg::Pcg32::seed_from_u64(1));
    let players = Race::ALL.map(|race| (race, Deck::HOUSE));
    let game = Game::new(&Setup::shuffled(Layout::four_players(), &players, &mut dice)).expect("a sound setup");
    let view = game.view(None);
    assert!(view.svg().to_string().len() < 60_000);
    criterion.bench_function("picture of a battle", |bencher| bencher.iter(|| black_box(&view).svg().to_string()));
}

criterion_group!(benches, ship, battle);
criterion_main!(benches);
