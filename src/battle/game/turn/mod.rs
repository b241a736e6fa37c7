//! The turn as a state machine: what may be chosen at each step, what it does, what comes next.

mod any;
mod commit;
mod fallen;
mod hits;
mod judge;
mod list;
mod proceed;
mod settled;

use alloc::vec::Vec;

use crate::battle::event::Event;
use crate::battle::game::Game;
use crate::battle::game::choice::Choice;
use crate::battle::game::holding::Waiting;
use crate::battle::game::refusal::Refusal;
use crate::battle::game::sortie::Sortie;
use crate::battle::game::step::Step;
use crate::battle::pieces::card::Card;
use crate::battle::pieces::set::Pieces;
use crate::table::Actor;
use crate::table::array_vec::ArrayVec;
use crate::table::seat::Seat;

/// Whose turn it is, and its progress (BBS-14, BBS-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The first player.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The round, 1 to 9.
    pub round: u8,
    /// The movement card of this turn, once revealed.
    pub card: Option<Card>,
    /// What has to be decided next.
    pub step: Step,
    /// The squadron's move under way, in steps 2 to 4 of a turn.
    pub under_way: Sortie,
    /// The shots' damage that waits for an answer, the next one first (BBS-R27).
    pub hits: ArrayVec<Waiting, 2>,
    /// The fighters that squadrons have captured since their owner's previous turn, if the rulings have
    /// [`Returning::Fallen`](crate::battle::rules::rulings::Returning::Fallen).
    pub fallen: Pieces,
}

impl Turn {
    /// Before the first fleet is placed (BBS-R1).
    #[must_use]
    pub const fn beginning(first: Seat) -> Self {
        Self {
            first,
            active: first,
            round: 1,
            card: None,
            step: Step::Place,
            under_way: Sortie::NONE,
            hits: ArrayVec::new(),
            fallen: Pieces::EMPTY,
        }
    }
}

impl Game {
    /// Applies a choice and everything that follows without a further decision, and appends the events.
    ///
    /// # Errors
    /// [`Refusal`] as from [`Game::check`]; nothing changes.
    pub fn apply(&mut self, actor: impl Into<Actor>, choice: &Choice, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let settled = self.judge_of(actor.into(), choice)?;
        let (is_squadrons, before) = (self.is_squadrons(&settled), events.len());
        self.commit(settled, events);
        self.proceed(events);
        if is_squadrons {
            self.note_fallen(events.get(before..).unwrap_or_default());
        }
        Ok(())
    }
}
