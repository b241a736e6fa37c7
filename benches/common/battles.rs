//! Random games of Battle Beyond Space, four players.

#![allow(dead_code, reason = "every bench uses some of them")]

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::battle::{Choice, Deck, Game, Layout, Race, Setup, ZONE, random_placement};
use starwright::dice::{Random, RandomSource};
use starwright::hex::Hex;

/// A game with all fleets placed at random.
pub fn placed(seed: u64, powers: bool) -> Game {
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
pub fn play(game: &mut Game, seed: u64, choices: &mut Vec<Choice>) -> u32 {
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    let mut events = Vec::new();
    let mut count = 0;
    while let Some(decider) = game.awaited_seat() {
        choices.clear();
        game.choices(decider, choices);
        let choice = &choices[dice.below(u32::try_from(choices.len()).expect("few choices")) as usize];
        events.clear();
        game.apply(decider, choice, &mut events).expect("a listed choice is accepted");
        count += 1;
    }
    count
}

/// A game with powers in its fifth round.
pub fn fifth_round() -> Game {
    let mut game = placed(1, true);
    let mut dice = Random::new(Pcg32::seed_from_u64(1));
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    while game.round() < 5 {
        let decider = game.awaited_seat().expect("the game goes on");
        choices.clear();
        game.choices(decider, &mut choices);
        let choice = &choices[dice.below(u32::try_from(choices.len()).expect("few choices")) as usize];
        game.apply(decider, choice, &mut events).expect("a listed choice is accepted");
    }
    game
}
