//! The Valkyries: K1 more action points, K2 lasers, K3 the super shot.

use alloc::vec::Vec;

use crate::battle::event::Event;
use crate::battle::field::Cell;
use crate::battle::field::fire::Gun;
use crate::battle::field::reach::BONUS_POINTS;
use crate::battle::game::choice::Choice;
use crate::battle::game::powers::Game;
use crate::battle::game::refusal::Refusal;
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::pose::Pose;
use crate::battle::pieces::race::Power;
use crate::battle::pieces::ship::Ship;
use crate::hex::Hex;
use crate::table::array_vec::ArrayVec;

/// BBS-K2.1: how far a laser fires, in hexes.
pub const LASER_RANGE: u8 = 9;
/// BBS-R26: how long the area of the super shot is, in hexes.
const SUPER_LENGTH: i8 = 3;

// K1: more action points.
impl Game {
    /// BBS-K1.1: what is added to the action points of the card.
    pub(in crate::battle::game) fn bonus_points(&self) -> u8 {
        if self.in_force(self.turn.active, Power::K1) { BONUS_POINTS } else { 0 }
    }
}

// K2 and K3: the capital ship that acts fires with something else.
impl Game {
    /// BBS-53: the ship, if it is the one activated this turn and has yet to fire.
    fn activated(&self, ship: PieceId) -> Result<Ship, Refusal> {
        match self.turn.step {
            Step::Shoot { ship: active } if active == ship => Ok(self.field.find(ship)?),
            Step::Shoot { .. } => Err(Refusal::NotActivated { ship }),
            expected => Err(Refusal::OutOfOrder { expected }),
        }
    }

    pub(super) fn list_shots(&self, choices: &mut Vec<Choice>) {
        let Step::Shoot { ship } = self.turn.step else { return };
        if self.may_fire_laser(ship).is_ok() {
            choices.push(Choice::Laser { ship });
        }
        if self.may_fire_super_shot(ship).is_ok() {
            choices.push(Choice::SuperShot { ship });
        }
    }

    /// BBS-K2.1: the enemy that the laser strikes, if it may fire.
    pub(in crate::battle::game) fn may_fire_laser(&self, ship: PieceId) -> Result<PieceId, Refusal> {
        self.may_use(Power::K2)?;
        let pose = self.activated(ship)?.pose();
        let laser = Gun { range: LASER_RANGE, pierces_asteroids: false };
        self.field.aim(self.turn.active, pose.front(), pose.facing(), laser).ok_or(Refusal::NothingAhead { ship })
    }

    /// BBS-K2.1: 1 damage to the first obstacle ahead of the bow.
    pub(in crate::battle::game) fn fire_laser(&mut self, by: PieceId, target: PieceId, events: &mut Vec<Event>) {
        self.unveil(self.turn.active, events);
        events.push(Event::Laser { by, at: target });
        self.turn.step = Step::End;
        self.strike(target, 1, events);
    }

    /// BBS-K3.1: how this ship lies, if it may fire the super shot.
    pub(in crate::battle::game) fn may_fire_super_shot(&self, ship: PieceId) -> Result<Pose, Refusal> {
        self.may_use(Power::K3)?;
        self.activated(ship).map(Ship::pose)
    }

    /// BBS-K3.1, BBS-R26: 1 damage for each covered hex of a ship, own ships included, all at once; behind what blocks a line,
    /// where the table plays so, nothing is covered.
    pub(in crate::battle::game) fn fire_super_shot(&mut self, by: PieceId, pose: Pose, events: &mut Vec<Event>) {
        self.spend(self.turn.active, events);
        events.push(Event::SuperShot { by });
        self.turn.step = Step::End;
        let rulings = self.field.rulings();
        let mut struck: ArrayVec<PieceId, 9> = ArrayVec::new();
        for line in super_lines(pose, rulings.far_super_shot) {
            for cell in line.map(|hex| self.field.cell(hex)) {
                if let Cell::Ship(target) = cell {
                    // Nine hexes hold at most nine ships: there is room for each.
                    let _ = struck.push(target);
                }
                if rulings.blocked_super_shot && matches!(cell, Cell::Ship(_) | Cell::Asteroid) {
                    break;
                }
            }
        }
        for (place, target) in struck.iter().enumerate() {
            if !struck.iter().take(place).any(|earlier| earlier == target) {
                let hits = struck.iter().filter(|&each| each == target).count();
                self.strike(target, if hits > 1 { 2 } else { 1 }, events);
            }
        }
    }
}

/// BBS-R26: three hexes straight ahead of the bow, and as many on either side that start beside the bow, or ahead of there.
fn super_lines(pose: Pose, far: bool) -> impl Iterator<Item = impl Iterator<Item = Hex>> {
    let (bow, ahead) = (pose.front(), pose.facing());
    let beside = |sides| bow.step(ahead.clockwise(sides)).ahead(ahead, i8::from(far));
    let starts = [bow.step(ahead), beside(5), beside(1)];
    starts.into_iter().map(move |start| (0..SUPER_LENGTH).map(move |steps| start.ahead(ahead, steps)))
}
