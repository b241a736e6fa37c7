//! A game with its history: the setup, then every choice. Chance is all in the setup, so a save needs no dice.

use alloc::vec::Vec;

use crate::battle::game::Game;
use crate::battle::game::action::Choice;
use crate::battle::game::event::Event;
use crate::battle::game::refusal::Refusal;
use crate::battle::game::setup::{Setup, SetupError};

/// The version of the form that this crate writes and reads.
pub const VERSION: u8 = 1;

/// A saved game: version, setup, log. It holds every secret of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Save {
    /// The version of the form, [`VERSION`].
    pub v: u8,
    /// How the game began.
    pub setup: Setup,
    /// Every choice, in order.
    pub log: Vec<Choice>,
}

impl Save {
    /// A game that begins now.
    #[must_use]
    pub const fn new(setup: Setup) -> Self {
        Self { v: VERSION, setup, log: Vec::new() }
    }

    /// Plays the log from the setup.
    ///
    /// # Errors
    /// [`SaveError`] if the version is another one, the setup is wrong or a choice is refused.
    pub fn replay(&self) -> Result<Game, SaveError> {
        if self.v != VERSION {
            return Err(SaveError::Version { given: self.v });
        }
        let mut game = Game::new(&self.setup)?;
        let mut events = Vec::new();
        for (entry, choice) in self.log.iter().enumerate() {
            events.clear();
            game.choose(choice, &mut events).map_err(|refusal| SaveError::Refused { entry, refusal })?;
        }
        Ok(game)
    }
}

impl Game {
    /// Takes a choice, listed or validated: [`Game::apply`] or [`Game::propose`].
    ///
    /// # Errors
    /// [`Refusal`] with the rule that forbids it; nothing has changed then.
    pub fn choose(&mut self, choice: &Choice, events: &mut Vec<Event>) -> Result<(), Refusal> {
        match choice {
            Choice::Action(action) => self.apply(*action, events),
            Choice::Proposal(proposal) => self.propose(proposal, events),
        }
    }
}

/// Why a save cannot be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SaveError {
    /// The save has another version.
    #[error("this save has version {given}, and version {VERSION} was expected")]
    Version {
        /// The version given.
        given: u8,
    },
    /// No game can start so.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A choice is refused.
    #[error("entry {entry} of the log: {refusal}")]
    Refused {
        /// Which entry, from 0.
        entry: usize,
        /// Why.
        refusal: Refusal,
    },
}
