//! Players who build at random.

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::dice::{Random, RandomSource};
use starwright::grid::Rotation;
use starwright::table::{Actor, Play, Seat};
use starwright::trucker::yard::Setup;
use starwright::trucker::yard::{Choice, Event, Start, Yard};
use starwright::trucker::{Class, TileId};

/// Four players take every tile of the pool in a random order and place it anywhere they may, or return it when they have no
/// room; then the hourglass has run out for the last time. How many choices it took.
pub fn build(yard: &mut Yard, seed: u64, events: &mut Vec<Event>) -> u32 {
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    let mut tiles = pool();
    dice.shuffle(&mut tiles);
    let mut choices = 0;
    let mut take = |yard: &mut Yard, by: Actor, choice: Choice| {
        events.clear();
        yard.apply(by, &choice, events).expect("accepted");
        choices += 1;
    };
    for &tile in &tiles {
        let seat = Seat::ALL[dice.below(4) as usize];
        take(yard, seat.into(), Choice::TakeFaceDown);
        take(yard, Actor::Table, Choice::CameUp { tile });
        let sites = yard.sites(seat);
        let choice = if sites.is_empty() {
            Choice::Return
        } else {
            let at = sites.iter().nth(dice.below(sites.len()) as usize).expect("below the number of sites");
            Choice::Place { at, turn: Rotation::ALL[dice.below(4) as usize] }
        };
        take(yard, seat.into(), choice);
    }
    for seat in Seat::of(4) {
        take(yard, seat.into(), Choice::Finish { order: None });
    }
    choices
}

fn pool() -> [TileId; 140] {
    let Start::Building { pool, .. } = Setup::new(Class::IIIC, 4).start else {
        unreachable!("it begins with building")
    };
    pool.try_into().expect("140 tiles")
}
