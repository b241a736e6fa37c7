//! Complete random games of Battle Beyond Space, four players, on one core; placement is outside the clock.
//!
//! Where the time goes (perf): nearly half lists the end poses of capital ships, a tenth each the turrets' targets and the
//! other lists; taking the actions and finding the next decision is a fifth. Powers add a sixth.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::battle::{Action, Deck, Game, Layout, Proposal, Race, Setup, ZONE, random_placement};
use starwright::dice::Random;
use starwright::hex::Hex;

/// How many different games one measurement goes through.
const GAMES: u64 = 32;
/// How many actions they take in all, without powers and with them.
const ACTIONS: [u32; 2] = [9600, 9467];

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
        let zone: &[Hex; ZONE] = layout.zone(game.active()).try_into().expect("a zone has 23 hexes");
        let placement = random_placement(zone, &mut dice).expect("a fleet fits");
        game.propose(&Proposal::Place(placement), &mut Vec::new()).expect("it is legal");
    }
    game
}

/// Plays to the end with uniformly random actions; how many there were.
fn play(game: &mut Game, seed: u64, actions: &mut Vec<Action>) -> u32 {
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    let mut events = Vec::new();
    let mut count = 0;
    while !game.is_over() {
        game.actions(actions);
        let choice = actions[dice.below(u32::try_from(actions.len()).expect("few actions")) as usize];
        events.clear();
        game.apply(choice, &mut events).expect("a listed action is accepted");
        count += 1;
    }
    count
}

fn games(c: &mut Criterion) {
    let mut group = c.benchmark_group("battle");
    group.throughput(Throughput::Elements(GAMES));
    let mut actions = Vec::new();
    for (name, powers, expected) in
        [("random games", false, ACTIONS[0]), ("random games with powers", true, ACTIONS[1])]
    {
        let games: Vec<Game> = (0..GAMES).map(|seed| placed(seed, powers)).collect();
        // The inputs are pinned: another number of actions means another workload.
        let total: u32 = (0..).zip(&games).map(|(seed, game)| play(&mut game.clone(), seed, &mut actions)).sum();
        assert_eq!(total, expected);
        group.bench_function(name, |b| {
            b.iter_batched(
                || games.clone(),
                |games| {
                    for (seed, mut game) in (0..).zip(games) {
                        black_box(play(&mut game, seed, &mut actions));
                    }
                },
                BatchSize::LargeInput,
            );
        });
    }
    group.finish();
}

criterion_group!(benches, games);
criterion_main!(benches);
