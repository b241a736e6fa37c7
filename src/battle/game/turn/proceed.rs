//! What comes next.

use alloc::vec::Vec;

use crate::battle::event::Event;
use crate::battle::game::Game;
use crate::battle::game::sortie::{Flier, Sortie};
use crate::battle::game::step::Step;

impl Game {
    /// BBS-15: goes on to the next decision, past every step in which there is nothing to decide.
    pub(in crate::battle::game) fn proceed(&mut self, events: &mut Vec<Event>) {
        if self.settle_hits(events) {
            return;
        }
        loop {
            self.sortie.prune(self.field.aboard());
            match self.step {
                Step::Squadron if self.able_to_fly().next().is_none() => self.step = Step::Capital,
                Step::Land => match self.sortie.next() {
                    Some(flier @ Flier { to: Some(to), .. }) => self.come_down(flier, to, events),
                    Some(Flier { piece: elite, .. }) => self.step = Step::EliteEnd { elite },
                    None if self.sortie.airborne.is_empty() => self.step = Step::Fire,
                    None => return,
                },
                Step::Fire => {
                    if let Some(elite) = self.sortie.elite {
                        self.step = Step::EliteFace { elite };
                        return;
                    }
                    if !self.sortie.ready.is_empty() || self.pauses_for_blast() {
                        return;
                    }
                    self.sortie = Sortie { turning: self.sortie.turning, ..Sortie::NONE };
                    self.step = self.next_to_turn();
                }
                Step::Turn { fighter } if !self.sortie.turning.contains(fighter) => self.step = self.next_to_turn(),
                Step::Capital => {
                    self.sortie = Sortie::NONE;
                    if self.capitals().next().is_some() {
                        return;
                    }
                    self.step = Step::End;
                }
                Step::Shoot { ship } if !self.field.is_aboard(ship) => self.step = Step::End,
                _ => return,
            }
        }
    }

    /// BBS-40, BBS-41: the next fighter that may turn, or the step after.
    pub(in crate::battle::game) fn next_to_turn(&self) -> Step {
        let turns = self.turn_limit() > 0;
        self.sortie.turning.first().filter(|_| turns).map_or(Step::Capital, |fighter| Step::Turn { fighter })
    }
}
