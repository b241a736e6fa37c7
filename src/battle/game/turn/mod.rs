//! The turn as a state machine: what may be chosen at each step, what it does, what comes next.

mod any;
mod fallen;
mod hits;
mod legal;
mod list;
mod perform;
mod proceed;

use alloc::vec::Vec;

use crate::battle::event::Event;
use crate::battle::game::Game;
use crate::battle::game::choice::{Choice, Landing};
use crate::battle::game::refusal::Refusal;
use crate::battle::pieces::piece::PieceId;
use crate::table::Actor;

impl Game {
    /// Takes a choice and everything that follows from it without a question, and appends what happened to `events`.
    ///
    /// # Errors
    /// [`Refusal`] as [`Game::check`] gives it; nothing has changed then.
    pub fn apply(&mut self, actor: impl Into<Actor>, choice: &Choice, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check(actor, choice)?;
        match choice {
            Choice::Landing(landing) => {
                let Landing { with, order } = &**landing;
                self.take_choice(with, Some(order), events);
            }
            listed => self.take_choice(listed, None, events),
        }
        Ok(())
    }

    fn take_choice(&mut self, choice: &Choice, order: Option<&[PieceId]>, events: &mut Vec<Event>) {
        let (step, before) = (self.step, events.len());
        self.perform(choice, order, events);
        self.proceed(events);
        self.note_fallen(step, choice, events.get(before..).unwrap_or_default());
    }
}
