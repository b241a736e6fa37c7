//! Shots that strike: at once, or after the answer of the ship's owner (BBS-R27).

use alloc::vec::Vec;

use crate::battle::event::Event;
use crate::battle::game::Game;
use crate::battle::game::choice::Choice;
use crate::battle::game::holding::Waiting;
use crate::battle::game::refusal::Refusal;
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::race::{Power, Race};

impl Game {
    /// BBS-D1.2, BBS-R27: whether a shot at this ship opens the question whether to raise the shield: the first one, on
    /// another's turn. Asked for any hidden power of the Dreckach, so that the question tells nothing.
    pub(in crate::battle::game) fn opens_question(&self, target: PieceId) -> bool {
        let seat = target.seat();
        let first = target.is_capital() && self.field.ship(target).is_some_and(|ship| !ship.shot);
        first && seat != self.turn.active && self.race(seat) == Some(Race::Dreckach) && self.hides_power(seat)
    }

    /// Damage by a shot of the player whose turn it is, unless its target has to be asked first.
    pub(in crate::battle::game) fn strike(&mut self, target: PieceId, damage: u8, events: &mut Vec<Event>) {
        // A player has two capital ships: there is room for both.
        if !self.opens_question(target) || self.turn.hits.push(Waiting { ship: target, damage }).is_err() {
            self.take_hit(Waiting { ship: target, damage }, events);
        }
    }

    fn take_hit(&mut self, Waiting { ship, damage }: Waiting, events: &mut Vec<Event>) {
        self.field.shoot(ship, damage, self.turn.active, events);
    }

    /// Applies the waiting hits up to the next question. Returns whether there is one.
    pub(super) fn settle_hits(&mut self, events: &mut Vec<Event>) -> bool {
        while let Some(hit) = self.turn.hits.first() {
            if self.opens_question(hit.ship) {
                self.turn.step = Step::Answer { ship: hit.ship, volley: self.turn.step.is_volley() };
                return true;
            }
            self.turn.hits.take(|each| each == hit);
            self.take_hit(hit, events);
        }
        false
    }

    /// BBS-D1.2: may the question be answered so? Only D1 can raise a shield. The hit that waits, and whether a fighter
    /// fired.
    pub(super) fn may_answer(&self, raise: bool) -> Result<(Waiting, bool), Refusal> {
        let Step::Answer { ship, volley } = self.turn.step else { return Err(Refusal::NoQuestion) };
        if raise && self.holds(ship.seat(), Power::D1).is_none() {
            return Err(Refusal::NotHeld { seat: ship.seat(), power: Power::D1 });
        }
        let hit = self.turn.hits.iter().find(|hit| hit.ship == ship);
        hit.map(|hit| (hit, volley)).ok_or(Refusal::NoQuestion)
    }

    pub(super) fn list_answers(&self, choices: &mut Vec<Choice>) {
        let answers = [false, true].into_iter().filter(|&raise| self.may_answer(raise).is_ok());
        choices.extend(answers.map(|raise| Choice::Answer { raise }));
    }

    /// BBS-R27: the shield absorbs the hit that raised it, or the ship takes it.
    pub(super) fn answer(&mut self, hit: Waiting, raise: bool, volley: bool, events: &mut Vec<Event>) {
        self.turn.hits.take(|each| each == hit);
        if raise {
            self.raise_shield(hit.ship, events);
        }
        self.take_hit(hit, events);
        if !self.settle_hits(events) {
            self.turn.step = if volley { Step::Fire } else { Step::End };
        }
    }
}
