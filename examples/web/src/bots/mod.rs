//! Bots that build and fly, those of the examples, which see what their seat sees; and chance, which sits at the table.

#[path = "../../../build_off/bot.rs"]
#[allow(dead_code, reason = "of the examples' own")]
mod builder;
#[path = "../../../meteor_swarm/captain.rs"]
mod captain;
#[path = "../../../flight/pilot.rs"]
mod pilot;

use starwright::dice::Chance;
use starwright::table::{Actor, Play};
use starwright::trucker::flight::{self, Flight};
use starwright::trucker::yard::{self, Yard};

use crate::deal::Dice;

/// A component enough on the largest board, and how seldom a builder is careless.
const GOAL: u32 = 24;
const SLIPS: u32 = 400;

/// What a bot does in the yard; at the table, the tile that comes up or a die, but never the sand.
pub fn yard(yard: &Yard, actor: Actor, dice: &mut Dice) -> Option<yard::Choice> {
    if let Actor::Seat(seat) = actor {
        return builder::Bot::new(seat, GOAL, SLIPS).ask(yard, dice);
    }
    let mut listed = Vec::new();
    yard.choices(actor, &mut listed);
    listed.retain(|choice| *choice != yard::Choice::RanOut);
    pick(&listed, dice)
}

pub fn flight(flight: &Flight, actor: Actor, dice: &mut Dice) -> Option<flight::Choice> {
    match actor {
        Actor::Table => flight.awaited().table.then(|| flight::Choice::Die { face: dice.die() }),
        Actor::Seat(seat) => {
            let mut listed = Vec::new();
            flight.choices(actor, &mut listed);
            pilot::choose(&flight.view(Some(seat)), seat, &listed).ok()
        }
    }
}

fn pick<T: Clone>(listed: &[T], dice: &mut Dice) -> Option<T> {
    let count = u32::try_from(listed.len()).ok().filter(|&count| count > 0)?;
    listed.get(usize::try_from(dice.below(count)).ok()?).cloned()
}
