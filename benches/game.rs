//! Whole games of three rounds, on one core: four players build at random where it fits, and then take any choice that is listed.
//! And what a view of a flight costs, and how large it is when it is sent.

#[path = "common/rounds.rs"]
mod rounds;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::dice::Random;
use starwright::table::{Play, Seat};
use starwright::trucker::Class;
use starwright::trucker::game::{Setup, View};

use rounds::Table;

/// Games per measurement.
const GAMES: u64 = 16;

/// Plays a whole game; returns the number of choices.
fn play(setup: &Setup, seed: u64) -> u32 {
    let mut table = Table::open(setup, seed);
    let choices = table.play();
    assert_eq!(table.game.settlements().len(), 3);
    choices
}

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("game");
    group.throughput(Throughput::Elements(GAMES));
    for (name, classes) in [
        ("IC, IIC, IIIC", [Class::IC, Class::IIC, Class::IIIC]),
        ("II, IIIC, IVC", [Class::II, Class::IIIC, Class::IVC]),
    ] {
        let mut chance = Random::new(Pcg32::seed_from_u64(7));
        let setup = Setup::dealt(4, &classes, &mut chance).expect("printed cards");
        group.bench_function(format!("three rounds of four players, {name}"), |bencher| {
            bencher.iter(|| (0..GAMES).map(|seed| play(black_box(&setup), seed)).sum::<u32>());
        });
    }
    group.finish();
}

/// A view when all four fly and the third card is shown.
fn views(criterion: &mut Criterion) {
    let game = &rounds::third_card().game;
    let view = game.view(Some(Seat::One));
    let json = serde_json::to_string(&view).expect("a view can be written");
    println!("a view of a flight of four ships: {} bytes of JSON", json.len());
    assert_eq!(serde_json::from_str::<View>(&json).expect("a view can be read"), view);
    let mut group = criterion.benchmark_group("flight view");
    group.bench_function("of a player", |bencher| bencher.iter(|| black_box(game).view(Some(Seat::One))));
    group.bench_function("written", |bencher| bencher.iter(|| serde_json::to_string(black_box(&view))));
    group.bench_function("read", |bencher| bencher.iter(|| serde_json::from_str::<View>(black_box(&json))));
    group.finish();
}

criterion_group!(benches, games, views);
criterion_main!(benches);
