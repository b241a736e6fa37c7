//! What comes next.

use alloc::vec::Vec;

use crate::battle::event::Event;
use crate::battle::game::Game;
use crate::battle::game::sortie::{Airborne, Sortie};
use crate::battle::game::step::Step;

impl Game {
    /// BBS-15: continues to the next decision, skipping steps without one.
    pub(in crate::battle::game) fn proceed(&mut self, events: &mut Vec<Event>) {
        if self.settle_hits(events) {
            return;
        }
        loop {
            self.turn.under_way.prune(self.field.aboard());
            match self.turn.step {
                Step::Squadron if self.able_to_fly().next().is_none() => self.turn.step = Step::Capital,
                Step::Land => match self.turn.under_way.next() {
                    Some(flier @ Airborne { to: Some(to), .. }) => self.come_down(flier, to, events),
                    Some(Airborne { id: elite, .. }) => self.turn.step = Step::EliteEnd { elite },
                    None if self.turn.under_way.airborne.is_empty() => self.turn.step = Step::Fire,
                    None => return,
                },
                Step::Fire => {
                    if let Some(elite) = self.turn.under_way.elite {
                        self.turn.step = Step::EliteFace { elite };
                        return;
                    }
                    if !self.turn.under_way.ready.is_empty() || self.pauses_for_blast() {
                        return;
                    }
                    self.turn.under_way = Sortie { turning: self.turn.under_way.turning, ..Sortie::NONE };
                    self.turn.step = self.next_to_turn();
                }
                Step::Turn { fighter } if !self.turn.under_way.turning.contains(fighter) => {
                    self.turn.step = self.next_to_turn();
                }
                Step::Capital => {
                    self.turn.under_way = Sortie::NONE;
                    if self.capitals().next().is_some() {
                        return;
                    }
                    self.turn.step = Step::End;
                }
                Step::Shoot { ship } if !self.field.is_aboard(ship) => self.turn.step = Step::End,
                Step::Place
                | Step::Reveal
                | Step::Squadron
                | Step::Collide { .. }
                | Step::EliteEnd { .. }
                | Step::EliteFace { .. }
                | Step::Turn { .. }
                | Step::Shoot { .. }
                | Step::Answer { .. }
                | Step::End
                | Step::Return { .. }
                | Step::Over => return,
            }
        }
    }

    /// BBS-40, BBS-41: the next fighter that may turn, or the step after.
    pub(in crate::battle::game) fn next_to_turn(&self) -> Step {
        let turns = self.turn_limit() > 0;
        self.turn.under_way.turning.first().filter(|_| turns).map_or(Step::Capital, |fighter| Step::Turn { fighter })
    }
}
