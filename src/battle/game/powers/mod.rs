//! The twelve powers, a file for each race, and the few points at which they enter the turn.
//!
//! | point | where | powers |
//! |---|---|---|
//! | a decision of the own turn outside a movement (BBS-R18) | `list_powers` | E1, E2, E3, V1, K1, D1, D2, D3 |
//! | instead of a squadron's move | `lift_off` | V2, V3 |
//! | in the air | `end_elite`, `face_elite` | E1 |
//! | the gun of a fighter | `gun` | E2 |
//! | the action points | `bonus_points` | K1 |
//! | instead of the shot of a capital ship | `list_shots` | K2, K3 |
//! | the collision class and the damage a ship takes | `Ship::is_heavy`, `Ship::is_shielded` | E1, D1 |
//! | the first hit by a shot | `strike` | D1 |
//! | the end of the turn | `end_powers` | V1, D1 |
//! | the hand | `draw_extra` | D3 |

mod dreckach;
mod earthers;
mod valkyries;
mod vonyan;

use alloc::vec::Vec;

use crate::battle::event::Event;
use crate::battle::game::Game;
use crate::battle::game::choice::Choice;
use crate::battle::game::holding::Holding;
use crate::battle::game::refusal::Refusal;
use crate::battle::game::step::Step;
use crate::battle::pieces::race::Power;
use crate::table::array_vec::ArrayVec;
use crate::table::seat::Seat;

pub use dreckach::SHIELD_TOKENS;
pub(in crate::battle::game) use earthers::gun_of;
pub use earthers::{BLAST_RADIUS, LONG_RANGE};
pub use valkyries::LASER_RANGE;
pub(in crate::battle::game) use vonyan::LEAP;

impl Game {
    /// The power of a seat, if it is this one.
    pub(in crate::battle::game) fn holds(&self, seat: Seat, power: Power) -> Option<Holding> {
        (*self.powers.get(seat)).filter(|holding| holding.power == power)
    }

    /// BBS-61: whether a permanent power of this seat is revealed and so in force.
    fn in_force(&self, seat: Seat, power: Power) -> bool {
        self.holds(seat, power).is_some_and(|holding| holding.revealed)
    }

    /// Whether this seat has a power that it has not revealed, whichever.
    pub(in crate::battle::game) fn hides_power(&self, seat: Seat) -> bool {
        self.powers.get(seat).is_some_and(|holding| !holding.revealed)
    }

    /// BBS-61, BBS-R18: whether the player whose turn it is may use this power now, as far as time and number of uses go.
    fn may_use(&self, power: Power) -> Result<(), Refusal> {
        let Some(holding) = self.holds(self.turn.active, power) else {
            return Err(Refusal::NotHeld { seat: self.turn.active, power });
        };
        if holding.spent {
            Err(Refusal::Spent { power })
        } else if self.turn.step.is_window() {
            Ok(())
        } else {
            Err(Refusal::InMovement { power })
        }
    }

    /// BBS-61: reveals a power; it stays revealed.
    fn unveil(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if let Some(holding) = self.powers.get_mut(seat)
            && !holding.revealed
        {
            holding.revealed = true;
            events.push(Event::Unveiled { seat, power: holding.power });
            // Other players reveal powers only after a shot, when crashes no longer matter (BBS-R21).
            self.turn.under_way.crashed = ArrayVec::new();
        }
    }

    /// Reveals a power by using it (BBS-R18), and counts the use.
    fn spend(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.unveil(seat, events);
        if let Some(holding) = self.powers.get_mut(seat) {
            holding.spent = true;
        }
    }

    /// BBS-R18: may the power of the player whose turn it is be revealed now without being used? So are those that work by
    /// themselves from then on: E2, K1 and, before a card is revealed (BBS-R32), D3.
    pub(in crate::battle::game) fn may_unveil(&self) -> Result<Power, Refusal> {
        let seat = self.turn.active;
        let Some(Holding { power, revealed, .. }) = *self.powers.get(seat) else {
            return Err(Refusal::NoPower { seat });
        };
        if revealed || !matches!(power, Power::E2 | Power::K1 | Power::D3) {
            return Err(Refusal::NothingToReveal { seat });
        }
        self.may_use(power)?;
        if power == Power::D3 && self.turn.step != Step::Reveal { Err(Refusal::TooLate { power }) } else { Ok(power) }
    }

    /// BBS-61: a power is revealed without being used; D3 draws at once (BBS-R32).
    pub(in crate::battle::game) fn unveil_unused(&mut self, power: Power, events: &mut Vec<Event>) {
        self.unveil(self.turn.active, events);
        if power == Power::D3 {
            self.draw_extra(events);
        }
    }

    /// Lists what powers allow at a window of the own turn.
    pub(in crate::battle::game) fn list_powers(&self, choices: &mut Vec<Choice>) {
        let Some(Holding { power, spent: false, .. }) = *self.powers.get(self.turn.active) else { return };
        if !self.turn.step.is_window() {
            return;
        }
        match power {
            Power::E2 | Power::K1 | Power::D3 => {
                if self.may_unveil().is_ok() {
                    choices.push(Choice::Unveil);
                }
            }
            Power::E1 => self.list_elites(choices),
            Power::E3 => self.list_blasts(choices),
            Power::V1 => self.list_asteroids(choices),
            Power::V2 => self.list_doubles(choices),
            Power::V3 => self.list_displacements(choices),
            Power::K2 | Power::K3 => self.list_shots(choices),
            Power::D1 => self.list_shields(choices),
            Power::D2 => self.list_resurrections(choices),
        }
    }

    /// Ends what lasts only until the end of `seat`'s turn.
    pub(in crate::battle::game) fn end_powers(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.rest_asteroid(seat);
        self.fade_shield(seat, events);
        self.forget_fallen(seat);
    }
}
