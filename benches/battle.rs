//! Complete random games of Battle Beyond Space, four players, on one core; placement is outside the clock. And what a view
//! of a game costs.
//!
//! Where the time goes (perf): nearly half lists the end poses of capital ships, a tenth each the turrets' targets and the
//! other lists; taking the choices and finding the next decision is a fifth. Powers add a sixth.

#[path = "common/battles.rs"]
mod battles;

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::battle::{Choice, Game, View};
use starwright::dice::Random;
use starwright::table::Seat;

/// Games per measurement.
const GAMES: u64 = 32;
/// The total number of choices, without and with powers.
const CHOICES: [u32; 2] = [9600, 9467];

/// Plays to the end, drawing each choice without listing all; returns the number of choices.
fn play_any(game: &mut Game, seed: u64, few: &mut Vec<Choice>) -> u32 {
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    let mut events = Vec::new();
    let mut count = 0;
    while let Some(decider) = game.awaited_seat() {
        let choice = game.any_choice(decider, &mut dice, few).expect("something is listed");
        events.clear();
        game.apply(decider, &choice, &mut events).expect("a listed choice is accepted");
        count += 1;
    }
    count
}

fn games(c: &mut Criterion) {
    let mut group = c.benchmark_group("battle");
    group.throughput(Throughput::Elements(GAMES));
    let mut choices = Vec::new();
    for (name, powers, expected) in
        [("random games", false, CHOICES[0]), ("random games with powers", true, CHOICES[1])]
    {
        let games: Vec<Game> = (0..GAMES).map(|seed| battles::placed(seed, powers)).collect();
        // The inputs are pinned: another number of choices means another workload.
        let total: u32 =
            (0..).zip(&games).map(|(seed, game)| battles::play(&mut game.clone(), seed, &mut choices)).sum();
        assert_eq!(total, expected);
        group.bench_function(name, |b| {
            b.iter_batched(
                || games.clone(),
                |games| {
                    for (seed, mut game) in (0..).zip(games) {
                        black_box(battles::play(&mut game, seed, &mut choices));
                    }
                },
                BatchSize::LargeInput,
            );
        });
        let total: u32 = (0..).zip(&games).map(|(seed, game)| play_any(&mut game.clone(), seed, &mut choices)).sum();
        assert!((9_000..10_500).contains(&total), "{total}");
        group.bench_function(format!("{name}, nothing listed"), |b| {
            b.iter_batched(
                || games.clone(),
                |games| {
                    for (seed, mut game) in (0..).zip(games) {
                        black_box(play_any(&mut game, seed, &mut choices));
                    }
                },
                BatchSize::LargeInput,
            );
        });
    }
    group.finish();
}

/// A view in the middle of a game, and its size as JSON.
fn views(c: &mut Criterion) {
    let game = battles::fifth_round();
    let view = game.view(Seat::One);
    let json = serde_json::to_string(&view).expect("a view can be written");
    println!("a view of a player in round 5: {} bytes of JSON", json.len());
    assert!(json.len() < 6_000);
    let mut group = c.benchmark_group("battle view");
    group.bench_function("of a player", |b| b.iter(|| black_box(&game).view(Seat::One)));
    group.bench_function("of nobody", |b| b.iter(|| black_box(&game).view(None)));
    group.bench_function("written", |b| b.iter(|| serde_json::to_string(black_box(&view))));
    group.bench_function("read", |b| b.iter(|| serde_json::from_str::<View>(black_box(&json))));
    group.finish();
}

criterion_group!(benches, games, views);
criterion_main!(benches);
