//! Placements.

use crate::battle::bots::advice::{Advice, Expectation};
use crate::battle::bots::world::Table;
use crate::battle::game::choice::Choice;
use crate::battle::game::placement::{Placement, random_placement};
use crate::dice::RandomSource;
use crate::hex::{Direction, Hex};
use crate::table::seat::Seat;

/// The first number of most cards.
const STRIDE: i8 = 4;
/// The number of random fleets from which a bot takes the one whose capital ships are nearest to the centre.
const FLEETS: u8 = 16;

/// A random fleet, or for a `choosy` bot the best of several; all its fighters face the centre.
pub(super) fn advise(table: &Table, seat: Seat, choosy: bool, chance: &mut impl RandomSource) -> Option<Advice> {
    let zone = table.view.layout.zone(seat)?;
    let fleets = (0..if choosy { FLEETS } else { 1 }).filter_map(|_| random_placement(zone, chance));
    let mut fleet = fleets.min_by_key(|fleet| way(fleet, table.view.terrain.centre))?;
    for berth in &mut fleet.fighters {
        berth.facing = inwards(berth.at, table.view.terrain.centre);
    }
    Some(Advice { choice: Choice::place(fleet), expected: Expectation::default(), nodes: 0 })
}

fn way(fleet: &Placement, centre: Hex) -> u32 {
    fleet.capitals.iter().map(|pose| u32::from(pose.front().distance(centre))).sum()
}

fn inwards(at: Hex, centre: Hex) -> Direction {
    let far = |facing: &Direction| at.ahead(*facing, STRIDE).distance(centre);
    Direction::ALL.into_iter().min_by_key(far).unwrap_or(Direction::North)
}
