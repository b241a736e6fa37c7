//! The turn as a state machine: what may be chosen at each step, what it does, what comes next.

mod legal;
mod list;
mod perform;
mod proceed;

use alloc::vec::Vec;

use crate::battle::game::Game;
use crate::battle::game::action::{Action, Proposal};
use crate::battle::game::event::Event;
use crate::battle::game::refusal::Refusal;
use crate::battle::game::step::Step;

impl Game {
    /// Takes an action and everything that follows from it without a question. What happened is appended to `events`.
    ///
    /// # Errors
    /// [`Refusal`] with the rule that forbids it; nothing has changed then.
    pub fn apply(&mut self, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check(action)?;
        let (step, before) = (self.step, events.len());
        self.perform(action, None, events);
        self.proceed(events);
        self.note_fallen(step, action, events.get(before..).unwrap_or_default());
        Ok(())
    }

    /// Takes a proposal and everything that follows from it without a question. What happened is appended to `events`.
    ///
    /// # Errors
    /// [`Refusal`] with the rule that forbids it; nothing has changed then.
    pub fn propose(&mut self, proposal: &Proposal, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check_proposal(proposal)?;
        match proposal {
            Proposal::Place(placement) => {
                for (piece, ship) in placement.ships(self.active) {
                    self.field.put(piece, ship);
                }
                events.push(Event::Placed { seat: self.active });
                self.active = self.active.next(self.field.players());
                if self.active == self.first {
                    self.step = Step::Reveal;
                }
            }
            Proposal::Landing { with, order } => {
                let (step, before) = (self.step, events.len());
                self.perform(*with, Some(order), events);
                self.proceed(events);
                self.note_fallen(step, *with, events.get(before..).unwrap_or_default());
            }
        }
        Ok(())
    }
}
