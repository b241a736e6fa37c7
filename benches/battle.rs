//! Complete random games of Battle Beyond Space, four players, on one core; placement is outside the clock. And what a view
//! of a game costs.
//!
//! Where the time goes (perf): nearly half lists the end poses of capital ships, a tenth each the turrets' targets and the
//! other lists; taking the choices and finding the next decision is a fifth. Powers add a sixth.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::battle::{Choice, Deck, Game, Layout, Race, Setup, View, ZONE, random_placement};
use starwright::dice::{Chance, Random};
use starwright::hex::Hex;
use starwright::table::Seat;

/// How many different games one measurement goes through.
const GAMES: u64 = 32;
/// How many choices they take in all, without powers and with them.
const CHOICES: [u32; 2] = [9600, 9467];

/// A game with all fleets placed at random.
fn placed(seed: u64, powers: bool) -> Game {
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    let layout = Layout::four_players();
    let mut setup = Setup::shuffled(layout.clone(), &Race::ALL.map(|race| (race, Deck::HOUSE)), &mut dice);
    if powers {
        setup = setup.with_powers(&mut dice);
    }
    let mut game = Game::new(&setup).expect("the setup is right");
    for _ in 0..layout.players() {
        let zone: &[Hex; ZONE] = layout.zone(game.active()).expect("a seat of the table");
        let placement = random_placement(zone, &mut dice).expect("a fleet fits");
        game.apply(game.active(), &Choice::place(placement), &mut Vec::new()).expect("it is legal");
    }
    game
}

/// Plays to the end with uniformly random choices; how many there were.
fn play(game: &mut Game, seed: u64, choices: &mut Vec<Choice>) -> u32 {
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    let mut events = Vec::new();
    let mut count = 0;
    while let Some(decider) = game.decider() {
        choices.clear();
        game.choices(decider, choices);
        let choice = &choices[dice.below(u32::try_from(choices.len()).expect("few choices")) as usize];
        events.clear();
        game.apply(decider, choice, &mut events).expect("a listed choice is accepted");
        count += 1;
    }
    count
}

/// Likewise, each choice drawn without listing all.
fn play_any(game: &mut Game, seed: u64, few: &mut Vec<Choice>) -> u32 {
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    let mut events = Vec::new();
    let mut count = 0;
    while let Some(decider) = game.decider() {
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
        let games: Vec<Game> = (0..GAMES).map(|seed| placed(seed, powers)).collect();
        // The inputs are pinned: another number of choices means another workload.
        let total: u32 = (0..).zip(&games).map(|(seed, game)| play(&mut game.clone(), seed, &mut choices)).sum();
        assert_eq!(total, expected);
        group.bench_function(name, |b| {
            b.iter_batched(
                || games.clone(),
                |games| {
                    for (seed, mut game) in (0..).zip(games) {
                        black_box(play(&mut game, seed, &mut choices));
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

/// A view in the middle of a game, and how large it is when it is sent.
fn views(c: &mut Criterion) {
    let mut game = placed(1, true);
    let mut dice = Random::new(Pcg32::seed_from_u64(1));
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    while game.round() < 5 {
        let decider = game.decider().expect("the game goes on");
        choices.clear();
        game.choices(decider, &mut choices);
        let choice = &choices[dice.below(u32::try_from(choices.len()).expect("few choices")) as usize];
        game.apply(decider, choice, &mut events).expect("a listed choice is accepted");
    }
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
