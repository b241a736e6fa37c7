//! The hot path allocates nothing.

#![cfg(feature = "serde")]

use std::collections::BTreeSet;
use std::fs;
use std::hint::black_box;

use allocation_counter::measure;
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde_json::{Value, json};
use starwright::battle::{self, Bot, Deck, Game, Race};
use starwright::dice::{Random, RandomSource};
use starwright::grid::{Cell, Rotation};
use starwright::table::{Actor, Play};
use starwright::trucker::yard::{Choice, Setup, Step, Yard};
use starwright::trucker::{Class, Layout};

fn ships() -> Vec<Layout> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/bench/iiic.jsonl");
    let ship = |line: &str| {
        let case: Value = serde_json::from_str(line).unwrap();
        serde_json::from_value(json!({ "class": case["class"], "tiles": case["tiles"] })).unwrap()
    };
    fs::read_to_string(file).unwrap().lines().map(ship).collect()
}

#[test]
fn the_verdict_allocates_nothing() {
    for layout in ships() {
        let counted = measure(|| assert!(black_box(&layout).is_legal()));
        assert_eq!(counted.count_total, 0);
    }
}

/// No choice while building allocates: only the log of events grows, and here it has room. A die opens cells and so replaces all
/// boards, which may allocate.
#[test]
fn building_allocates_nothing() {
    for (&class, seed) in Class::ALL.iter().zip(0..) {
        let setup = Setup::new(class, 4);
        let log = built(&setup, seed);
        let mut yard = Yard::begin(&setup, &mut Vec::new()).unwrap();
        let mut events = Vec::with_capacity(64);
        for (actor, choice) in log {
            events.clear();
            let counted = measure(|| yard.apply(actor, &choice, &mut events).unwrap());
            let may = matches!(choice, Choice::Die { .. }) || yard.step() > Step::Closing;
            assert!(counted.count_total == 0 || may, "{class}: {choice:?} of {actor}");
        }
        assert!(yard.step() > Step::Closing, "it came to the end");
    }
}

/// A random building phase that uses every kind of choice.
fn built(setup: &Setup, seed: u64) -> Vec<(Actor, Choice)> {
    let mut yard = Yard::begin(setup, &mut Vec::new()).unwrap();
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    let (mut log, mut kinds) = (vec![], BTreeSet::new());
    while yard.step() <= Step::Closing {
        let actors: Vec<Actor> = yard.awaited().iter().collect();
        let actor = *any(&actors, &mut dice).unwrap();
        let mut choices = vec![];
        yard.choices(actor, &mut choices);
        let sites: Vec<Cell> = actor.seat().map_or(vec![], |seat| yard.sites(seat).iter().collect());
        let place = |&at: &Cell| Choice::Place { at, turn: Rotation::Half };
        let choice = any(&sites, &mut dice).map(place).filter(|_| dice.below(4) > 0);
        let Some(choice) = choice.or_else(|| any(&choices, &mut dice).copied()) else { continue };
        let ends = matches!(choice, Choice::Finish { .. } | Choice::RanOut);
        if ends && dice.below(40) > 0 {
            continue;
        }
        yard.apply(actor, &choice, &mut Vec::new()).unwrap();
        kinds.insert(format!("{choice:?}").split([' ', '{']).next().unwrap().to_owned());
        log.push((actor, choice));
    }
    let dice_only = if setup.board.blueprint().marks().is_empty() { 0 } else { 2 };
    assert_eq!(kinds.len(), 12 + dice_only, "{kinds:?}");
    log
}

fn any<'a, T>(items: &'a [T], dice: &mut Random<Pcg32>) -> Option<&'a T> {
    items.get(dice.below(u32::try_from(items.len().max(1)).unwrap()) as usize)
}

#[test]
fn the_counter_counts() {
    assert!(measure(|| drop(black_box(vec![1]))).count_total > 0);
}

/// A bot that may look ten times as long needs no more room for it.
#[test]
fn a_larger_budget_needs_no_more_room() {
    let chance = || Random::new(Pcg32::seed_from_u64(3));
    let players = Race::ALL.map(|race| (race, Deck::HOUSE));
    let mut game =
        Game::new(&battle::Setup::shuffled(battle::Layout::four_players(), &players, &mut chance())).unwrap();
    let choose = |game: &mut Game| {
        let seat = game.awaited_seat().unwrap();
        let advice = Bot::Greedy.advise(&game.view(seat), &[], &mut chance()).unwrap();
        game.apply(seat, &advice.choice, &mut vec![]).unwrap();
    };
    while game.step() != battle::Step::Capital {
        choose(&mut game);
    }
    let view = game.view(game.active());
    let room = |nodes: u32| {
        let counted = measure(|| {
            let advice = Bot::MonteCarlo { nodes }.advise(&view, &[], &mut chance()).unwrap();
            assert!(advice.nodes > nodes / 2);
        });
        counted.bytes_max
    };
    let (little, much) = (room(2_500), room(25_000));
    assert!(much <= little + little / 10, "{little} bytes for the small budget, {much} for the large one");
}
