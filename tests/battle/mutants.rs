//! Whatever passes the gate is a playable game: positions from random games with a few parts changed are refused, or they play to the
//! end and pass the gate again on the way.

use std::env;
use std::ops::Range;

use starwright::battle::{Game, Position, Step};
use starwright::dice::RandomSource;

use crate::invariants::check_board;
use crate::mutate::{below, mutate, mutate_json};
use crate::random::{Dice, act, choice, dice, rulings, setup};

/// How many mutants a game gives.
const LITTER: usize = 24;
/// More choices than any game has.
const LONGEST: usize = 3000;

/// What became of the mutants.
#[derive(Default, Debug)]
struct Tally {
    mutants: usize,
    taken: usize,
}

/// Plays to the end; every state on the way passes the gate unchanged.
fn play_out(mut game: Game, dice: &mut Dice) {
    for _ in 0..LONGEST {
        assert_eq!(Game::try_from(Position::from(&game)).as_ref(), Ok(&game));
        check_board(&game, false);
        if game.is_over() {
            return;
        }
        let choice = choice(&game, dice);
        act(&mut game, &choice);
    }
    panic!("a game without end");
}

/// How often games stop at a step to be mutated: rare steps are preferred.
fn one_in(step: Step) -> u32 {
    match step {
        Step::Reveal | Step::Squadron | Step::Fire | Step::Capital | Step::Shoot { .. } | Step::End => 40,
        Step::Turn { .. } => 60,
        Step::Place | Step::Over => 4,
        _ => 2,
    }
}

/// States of a random game, at any step.
fn states(seed: u64, dice: &mut Dice) -> Vec<Game> {
    let mut setup = setup(if seed.is_multiple_of(4) { 3 } else { 4 }, dice);
    setup.rulings = rulings(seed);
    let mut game = Game::new(&setup).unwrap();
    let mut states = vec![game.clone()];
    while !game.is_over() {
        let choice = choice(&game, dice);
        act(&mut game, &choice);
        if dice.below(one_in(game.step())) == 0 {
            states.push(game.clone());
        }
    }
    states
}

fn mutants(seeds: Range<u64>, mut mutant: impl FnMut(&Game, &mut Dice) -> Option<Game>) -> Tally {
    let mut tally = Tally::default();
    for seed in seeds {
        let mut dice = dice(seed);
        let states = states(seed, &mut dice);
        for _ in 0..LITTER {
            let state = &states[below(&mut dice, states.len())];
            tally.mutants += 1;
            if let Some(game) = mutant(state, &mut dice) {
                tally.taken += 1;
                play_out(game, &mut dice);
            }
        }
    }
    tally
}

/// One to three parts changed.
fn changed(state: &Game, dice: &mut Dice) -> Option<Game> {
    let mut parts = Position::from(state);
    for _ in 0..=below(dice, 3) {
        mutate(dice, &mut parts);
    }
    Game::try_from(parts).ok()
}

fn changed_json(state: &Game, dice: &mut Dice) -> Option<Game> {
    serde_json::from_value(mutate_json(dice, state)).ok()
}

fn check(seeds: Range<u64>) {
    let tally = mutants(seeds.clone(), changed);
    assert!(tally.taken * 20 > tally.mutants, "too few are taken to say anything: {tally:?}");
    let tally = mutants(seeds, changed_json);
    assert!(tally.taken * 40 > tally.mutants, "too few are taken to say anything: {tally:?}");
}

#[test]
fn mutants_are_refused_or_games_1() {
    check(0..25);
}

#[test]
fn mutants_are_refused_or_games_2() {
    check(25..50);
}

#[test]
fn mutants_are_refused_or_games_3() {
    check(50..75);
}

#[test]
fn mutants_are_refused_or_games_4() {
    check(75..100);
}

/// For long runs: `STARWRIGHT_MUTANTS=1000..5000 cargo test --release --test battle any_number_of_mutants -- --nocapture`.
#[test]
fn any_number_of_mutants() {
    let given = env::var("STARWRIGHT_MUTANTS").unwrap_or_else(|_| "100..101".to_owned());
    let (first, last) = given.split_once("..").unwrap();
    let seeds = first.parse().unwrap()..last.parse().unwrap();
    let tallies = [mutants(seeds.clone(), changed), mutants(seeds, changed_json)];
    println!("{tallies:?}");
    assert!(tallies.iter().all(|tally| tally.mutants >= LITTER));
}
