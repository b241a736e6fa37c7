//! The hot path allocates nothing.

#![cfg(feature = "serde")]

use std::fs;
use std::hint::black_box;

use allocation_counter::measure;
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde_json::{Value, json};
use starwright::dice::{Chance, Random};
use starwright::grid::Rotation;
use starwright::table::{Actor, Play, Seat};
use starwright::trucker::yard::{Choice, Setup, Yard};
use starwright::trucker::{Class, Layout, TileId};

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

/// A building goes on without allocating: nothing but the log of events grows, and here that has room.
#[test]
fn building_allocates_nothing() {
    let mut yard = Yard::begin(&Setup::new(Class::IIIC, 4)).unwrap();
    let mut events = Vec::with_capacity(64);
    let mut dice = Random::new(Pcg32::seed_from_u64(1));
    let counted = measure(|| {
        for number in (35..=144).filter_map(TileId::new) {
            let seat = Seat::ALL[dice.below(4) as usize];
            events.clear();
            yard.apply(seat.into(), &Choice::TakeFaceDown, &mut events).unwrap();
            yard.apply(Actor::Table, &Choice::CameUp { tile: number }, &mut events).unwrap();
            let sites = yard.sites(seat);
            let at = sites.iter().nth(dice.below(sites.len().max(1)) as usize);
            let place = at.map(|at| Choice::Place { at, turn: Rotation::Half });
            yard.apply(seat.into(), &place.unwrap_or(Choice::Return), &mut events).unwrap();
        }
    });
    assert_eq!(counted.count_total, 0);
}

#[test]
fn the_counter_counts() {
    assert!(measure(|| drop(black_box(vec![1]))).count_total > 0);
}
