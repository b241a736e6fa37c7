//! What happens between decisions: chance, the sand and the bots of other seats.

use pyo3::prelude::*;
use starwright::dice::RandomSource;
use starwright::table::{Actor, Entry, Outside, Seat, SeatSet};

use crate::deal::{Dice, dice};
use crate::environment::course::{Course, Decider};
use crate::environment::learned::Learned;
use crate::refusal::{refused, unreadable};

impl<G: Learned> Course<G> {
    /// The choices that the sand lasts.
    pub fn sand(&self) -> u32 {
        self.frame.terms.sand.saturating_mul(self.frame.terms.players.into())
    }

    /// The dice of this moment: the same moment of the same game has the same ones.
    pub fn dice(&self) -> Dice {
        dice(!self.seed ^ u64::from(self.turns.made).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    pub(super) fn decide(&mut self, seat: Seat, choice: Option<G::Choice>) -> PyResult<()> {
        self.turns.last = Some(seat.number());
        match choice {
            Some(choice) => {
                self.turns.run += 1;
                self.apply(seat.into(), choice)
            }
            None => {
                self.turns.waiting |= 1 << seat.number();
                Ok(())
            }
        }
    }

    pub(super) fn apply(&mut self, actor: Actor, choice: G::Choice) -> PyResult<()> {
        let applied = self.game.apply(actor, &choice, &mut Vec::new());
        applied.map_err(|error| refused(&error, &error.to_string()))?;
        self.turns.made += 1;
        self.turns.waiting = 0;
        self.is_scored &= !G::may_score(&choice);
        if let Some(log) = &mut self.log {
            log.push(Entry { by: actor, choice });
        }
        Ok(())
    }

    /// Plays chance, the sand and the bots until a decision is the caller's.
    pub(super) fn advance(&mut self) -> PyResult<()> {
        self.offered.clear();
        self.decider = Decider::Nobody;
        while self.turns.made < self.frame.terms.limit && !self.game.is_over() {
            if self.game.outside() == Some(Outside::Chance) {
                if self.frame.terms.chance {
                    self.decider = Decider::Chance;
                    self.offered = self.outcomes()?;
                    break;
                }
                self.throw()?;
            } else if let Some(seat) = self.next() {
                match self.frame.bots[usize::from(seat.number())] {
                    Some(bot) => {
                        if self.frame.is_slow {
                            crate::environment::pulse()?;
                        }
                        let choice = self.game.bot(bot, seat, &mut self.dice());
                        self.decide(seat, choice)?;
                    }
                    None => {
                        self.decider = Decider::Seat(seat);
                        self.offered = self.listed(seat)?;
                        break;
                    }
                }
            } else if let Some(choice) = self.game.lapse() {
                self.turns.run = 0;
                self.apply(Actor::Table, choice)?;
            } else {
                break;
            }
        }
        self.points = match self.decider {
            Decider::Chance | Decider::Seat(_) if self.is_scored => return Ok(()),
            Decider::Nobody => self.game.last_points(&self.setup, &self.frame.terms, self.seed),
            _ => self.game.points(self.frame.terms.goal),
        };
        self.is_scored = true;
        Ok(())
    }

    /// The seat to decide next: those awaited in turn. Nobody if the sand has run out, or all wait.
    fn next(&self) -> Option<Seat> {
        if self.game.outside() == Some(Outside::Time) && self.turns.run >= self.sand() {
            return None;
        }
        let awaited: SeatSet = self.game.awaited().seats;
        let players = self.frame.terms.players;
        let first = self.turns.last.map_or(0, |last| last + 1);
        let mut order = (0..players).filter_map(|place| Seat::try_from((first + place) % players).ok());
        order.find(|&seat| awaited.contains(seat) && !self.turns.waits(seat))
    }

    fn throw(&mut self) -> PyResult<()> {
        let mut listed = Vec::new();
        self.game.choices(Actor::Table, &mut listed);
        let count = u32::try_from(listed.len()).unwrap_or(u32::MAX);
        let place = self.dice().below(count.max(1)) as usize;
        let thrown = listed.into_iter().nth(place).ok_or_else(|| unreadable("chance has no outcome"))?;
        self.apply(Actor::Table, thrown)
    }
}
