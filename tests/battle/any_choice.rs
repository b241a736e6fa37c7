//! One of the listed choices at random, without the list.

use std::collections::BTreeSet;

use starwright::battle::{Choice, Deck, Game, Layout, Race, Setup, ZONE, random_placement};
use starwright::dice::{Random, RandomSource};
use starwright::hex::Hex;

use rand_core::SeedableRng;
use rand_pcg::Pcg32;

/// Gives one number, notes what it had to be below, and whether it was asked again.
struct Script {
    number: u32,
    bound: u32,
    asked: u32,
}

impl RandomSource for Script {
    fn below(&mut self, bound: u32) -> u32 {
        self.asked += 1;
        if self.asked == 1 {
            self.bound = bound;
            self.number
        } else {
            0
        }
    }
}

fn placed(seed: u64) -> Game {
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    let layout = Layout::four_players();
    let setup = Setup::shuffled(layout.clone(), &Race::ALL.map(|race| (race, Deck::HOUSE)), &mut dice);
    let mut game = Game::new(&setup.with_powers(&mut dice)).expect("the setup is right");
    for _ in 0..layout.players() {
        let zone: &[Hex; ZONE] = layout.zone(game.active()).expect("a seat of the table");
        let placement = random_placement(zone, &mut dice).expect("a fleet fits");
        game.apply(game.active(), &Choice::place(placement), &mut Vec::new()).expect("it is legal");
    }
    game
}

/// Each number gives a different listed choice, and each choice has a number, so all are equally likely.
fn assert_each_once(game: &Game, listed: &[Choice]) {
    let decider = game.awaited_seat().expect("the game goes on");
    let (mut few, mut number, mut found) = (Vec::new(), 0, Vec::new());
    loop {
        let mut script = Script { number, bound: 0, asked: 0 };
        let choice = game.any_choice(decider, &mut script, &mut few).expect("something is listed");
        if script.asked == 1 {
            found.push(choice);
        }
        number += 1;
        if number >= script.bound {
            break;
        }
    }
    let set = |choices: &[Choice]| choices.iter().cloned().collect::<BTreeSet<_>>();
    assert_eq!(found.len(), listed.len());
    assert_eq!(set(&found), set(listed));
}

/// At every decision of whole games with powers (BBS-45, BBS-V2.1, BBS-V3.1).
#[test]
fn every_listed_choice_is_equally_likely() {
    for seed in 0..12 {
        let mut game = placed(seed);
        let mut dice = Random::new(Pcg32::seed_from_u64(seed));
        let (mut listed, mut few) = (Vec::new(), Vec::new());
        while let Some(decider) = game.awaited_seat() {
            listed.clear();
            game.choices(decider, &mut listed);
            if listed.len() > 100 || dice.below(10) == 0 {
                assert_each_once(&game, &listed);
            }
            let choice = game.any_choice(decider, &mut dice, &mut few).expect("something is listed");
            assert!(listed.contains(&choice), "{choice:?}");
            game.apply(decider, &choice, &mut Vec::new()).expect("a listed choice is accepted");
        }
        assert_eq!(game.any_choice(game.active(), &mut dice, &mut few), None);
    }
}

/// A stuck random source still gives a choice; a player who is not awaited has none.
#[test]
fn a_stuck_source_ends() {
    struct Stuck(u32);
    impl RandomSource for Stuck {
        fn below(&mut self, bound: u32) -> u32 {
            self.0.min(bound.saturating_sub(1))
        }
    }
    let mut game = placed(3);
    let (mut few, mut events) = (Vec::new(), Vec::new());
    for number in (0..200).chain([u32::MAX]).cycle().take(600) {
        let Some(decider) = game.awaited_seat() else { break };
        for seat in starwright::table::Seat::ALL.into_iter().filter(|&seat| seat != decider) {
            assert_eq!(game.any_choice(seat, &mut Stuck(number), &mut few), None);
        }
        let choice = game.any_choice(decider, &mut Stuck(number), &mut few).expect("something is listed");
        game.apply(decider, &choice, &mut events).expect("a listed choice is accepted");
    }
}
