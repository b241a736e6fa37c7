//! A bot for whole games of rounds.

use alloc::vec::Vec;

use crate::table::Seat;
use crate::trucker::bots::{FlightBot, Skill, YardBot};
use crate::trucker::game::{Choice, Now, View};

/// A [`YardBot`] in the yard and a [`FlightBot`] in flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trucker {
    builder: YardBot,
    captain: FlightBot,
}

impl Trucker {
    /// A bot for that seat with one skill.
    #[must_use]
    pub const fn new(seat: Seat, skill: Skill) -> Self {
        Self::of(seat, skill, skill)
    }

    /// A bot for that seat that builds with one skill and flies with another.
    #[must_use]
    pub const fn of(seat: Seat, building: Skill, flying: Skill) -> Self {
        Self { builder: YardBot::new(seat, building), captain: FlightBot::new(seat, flying) }
    }

    /// Its seat.
    #[must_use]
    pub const fn seat(self) -> Seat {
        self.builder.seat()
    }

    /// Its choice, given its view and its listed choices.
    #[must_use]
    pub fn choose(self, view: &View, listed: &[Choice]) -> Option<Choice> {
        match &view.now {
            Now::Yard(view) => {
                let listed = listed
                    .iter()
                    .filter_map(|choice| if let Choice::Yard(choice) = choice { Some(*choice) } else { None });
                self.builder.choose(view, &listed.collect::<Vec<_>>()).map(Choice::Yard)
            }
            Now::Flight(view) => {
                let listed = listed
                    .iter()
                    .filter_map(|choice| if let Choice::Flight(choice) = choice { Some(choice.clone()) } else { None });
                self.captain.choose(view, &listed.collect::<Vec<_>>()).map(Choice::Flight)
            }
            Now::Over => None,
        }
    }
}
