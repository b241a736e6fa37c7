//! Who plays a seat of a yard or a flight.

use starwright::dice::RandomSource;
use starwright::table::{Play, Seat};
use starwright::trucker::bots::{FlightBot, Skill, YardBot};
use starwright::trucker::flight::{self, Flight};
use starwright::trucker::yard::{self, Step, Yard};

use crate::deal::Dice;
use crate::environment::learned::{self, Learned};

/// Who plays a seat of a yard or a flight.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Rival {
    /// Any choice that is offered.
    Random,
    /// Builds nothing and takes an order tile at once, but turns the hourglass and rolls its dice.
    Idle,
    Crew(Skill),
}

impl learned::Rival for Rival {
    const ALL: &'static [(&'static str, Self)] = &[
        ("random", Self::Random),
        ("low", Self::Crew(Skill::Low)),
        ("middle", Self::Crew(Skill::Middle)),
        ("high", Self::Crew(Skill::High)),
        ("idle", Self::Idle),
    ];

    fn is_slow(self) -> bool {
        self == Self::Crew(Skill::High)
    }
}

pub fn builder(yard: &Yard, rival: Rival, seat: Seat, dice: &mut Dice) -> Option<yard::Choice> {
    let mut listed = Vec::new();
    match rival {
        Rival::Random => {
            yard.offer(seat, &mut listed);
            any(listed, dice)
        }
        Rival::Idle => {
            yard.choices(seat.into(), &mut listed);
            idle(yard.step(), &listed)
        }
        Rival::Crew(skill) => {
            yard.choices(seat.into(), &mut listed);
            YardBot::new(seat, skill).choose(&yard.view(Some(seat)), &listed)
        }
    }
}

fn idle(step: Step, listed: &[yard::Choice]) -> Option<yard::Choice> {
    use yard::Choice;
    let wanted = |choice: &&Choice| matches!(choice, Choice::Flip | Choice::Roll | Choice::Finish { .. });
    match step {
        Step::Building => listed.iter().find(wanted).copied(),
        _ => listed.first().copied(),
    }
}

pub fn captain(flight: &Flight, rival: Rival, seat: Seat, dice: &mut Dice) -> Option<flight::Choice> {
    let mut listed = Vec::new();
    flight.choices(seat.into(), &mut listed);
    match rival {
        Rival::Random => any(listed, dice),
        Rival::Idle => listed.into_iter().next(),
        Rival::Crew(skill) => FlightBot::new(seat, skill).choose(&flight.view(Some(seat)), &listed),
    }
}

fn any<T>(mut listed: Vec<T>, dice: &mut Dice) -> Option<T> {
    let count = u32::try_from(listed.len()).ok().filter(|&count| count > 0)?;
    Some(listed.swap_remove(dice.below(count) as usize))
}
