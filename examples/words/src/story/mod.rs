//! Whole games between bots, told as stories.

mod battle;
mod teller;
mod trucker;

use std::error::Error;
use std::fmt;
use std::io::Write;

pub use teller::Teller;

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Story {
    /// A game of Battle Beyond Space.
    Battle,
    /// A flight of Galaxy Trucker: take-off, cards, settlement.
    Flight,
    /// A yard of Galaxy Trucker, from the first tile to launch.
    Yard,
    /// A game of Galaxy Trucker of two rounds.
    Game,
}

impl Story {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Battle, Self::Flight, Self::Yard, Self::Game];

    /// Plays and tells a game. The same seed always plays the same game.
    ///
    /// # Errors
    /// Those of writing, and [`Untold`](crate::Untold) if the files of the language lack something.
    pub fn tell(self, teller: Teller, seed: u64, out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
        match self {
            Self::Battle => battle::play(teller, seed, out),
            Self::Flight | Self::Yard | Self::Game => trucker::play(self, teller, seed, out),
        }
    }
}

impl fmt::Display for Story {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Battle => "battle",
            Self::Flight => "flight",
            Self::Yard => "yard",
            Self::Game => "game",
        })
    }
}
