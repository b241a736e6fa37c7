//! The Earthers: E1 the elite, E2 long range, E3 self-destruction.
//!
//! E1 also shows where ships collide and take damage: [`Ship::is_heavy`](crate::battle::pieces::ship::Ship).

use alloc::vec::Vec;

use crate::battle::event::Event;
use crate::battle::field::Cell;
use crate::battle::field::fire::Gun;
use crate::battle::game::choice::Choice;
use crate::battle::game::powers::{Game, Holding};
use crate::battle::game::refusal::Refusal;
use crate::battle::game::sortie::{Airborne, Crash};
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::race::{Power, Race};
use crate::battle::pieces::ship::Ship;
use crate::hex::{Direction, Hex};
use crate::table::seat::Seat;

/// BBS-E2.1: how far fighters fire with the power E2, in hexes.
pub const LONG_RANGE: u8 = 10;
/// BBS-E3.2: how far a blast reaches, in hexes.
pub const BLAST_RADIUS: u8 = 2;

// E1: the elite.
impl Game {
    /// BBS-E1.1: may this fighter become the elite?
    pub(in crate::battle::game) fn may_choose_elite(&self, fighter: PieceId) -> Result<(), Refusal> {
        if self.in_force(self.turn.active, Power::E1) {
            return Err(Refusal::Spent { power: Power::E1 });
        }
        self.may_use(Power::E1)?;
        self.able_elites().any(|able| able == fighter).then_some(()).ok_or(Refusal::NoElite { fighter })
    }

    /// BBS-E1.1: the fighters of which one can become the elite.
    fn able_elites(&self) -> impl Iterator<Item = PieceId> + '_ {
        PieceId::fleet(self.turn.active).filter(|&piece| !piece.is_capital() && self.field.is_aboard(piece))
    }

    pub(super) fn list_elites(&self, choices: &mut Vec<Choice>) {
        if !self.in_force(self.turn.active, Power::E1) {
            choices.extend(self.able_elites().map(|fighter| Choice::Elite { fighter }));
        }
    }

    /// BBS-E1.1: the marker is public and stays. Rotation never turns the elite (BBS-E1.6).
    pub(in crate::battle::game) fn choose_elite(&mut self, fighter: PieceId, events: &mut Vec<Event>) {
        self.unveil(self.turn.active, events);
        self.field.mark(fighter, |ship| ship.elite = true);
        self.turn.under_way.turning.remove(fighter);
        events.push(Event::Elite { fighter });
    }

    /// The elite that is about to come down.
    fn landing_elite(&self) -> Option<Airborne> {
        let Step::EliteEnd { elite } = self.turn.step else { return None };
        self.turn.under_way.airborne.iter().find(|flier| flier.id == elite)
    }

    /// BBS-E1.2, BBS-R20: may the elite, which turns at every step, end so far away? In two steps or more it can also come
    /// back to where it was.
    fn elite_reaches(&self, from: Hex, to: Hex) -> bool {
        let (distance, way) = (self.distance(), from.distance(to));
        if distance < 2 { way == distance } else { way <= distance }
    }

    /// BBS-E1.6: may the elite end on this hex, as it is now? Like a capital ship, and without suicide (BBS-R20).
    fn elite_may_cover(&self, elite: PieceId, ship: Ship, hex: Hex) -> bool {
        match self.field.cell(hex) {
            Cell::Off | Cell::Asteroid => false,
            Cell::Clear => true,
            Cell::Ship(other) if self.field.is_heavy(other) => false,
            Cell::Ship(other) => other.seat() == elite.seat() || ship.damage == 0,
        }
    }

    /// The hexes where the elite may end, ring by ring; its own one if there is no other (BBS-R20).
    fn elite_ends(&self, flier: Airborne) -> impl Iterator<Item = Hex> + '_ {
        let (piece, ship) = (flier.id, flier.ship());
        let legal = move |&to: &Hex| self.elite_reaches(ship.at, to) && self.elite_may_cover(piece, ship, to);
        let ends = ship.at.disc(self.distance()).filter(legal);
        let stuck = ends.clone().next().is_none().then_some(ship.at);
        ends.chain(stuck)
    }

    /// The elite, if it may end there.
    pub(in crate::battle::game) fn may_end_elite(&self, to: Hex) -> Result<Airborne, Refusal> {
        let Some(flier) = self.landing_elite() else { return Err(Refusal::EliteStays { to }) };
        if self.elite_ends(flier).any(|end| end == to) {
            Ok(flier)
        } else if self.elite_reaches(flier.from, to) {
            Err(Refusal::EliteEndsOn { elite: flier.id, to })
        } else {
            Err(Refusal::EliteOutOfReach { elite: flier.id, to })
        }
    }

    pub(in crate::battle::game) fn list_elite_ends(&self, choices: &mut Vec<Choice>) {
        if let Some(flier) = self.landing_elite() {
            choices.extend(self.elite_ends(flier).map(|to| Choice::EliteEnd { to }));
        }
    }

    /// BBS-E1.6: the elite comes down: it rams enemy fighters, destroys own ones and collects probes.
    pub(in crate::battle::game) fn end_elite(&mut self, flier: Airborne, to: Hex, events: &mut Vec<Event>) {
        let (piece, ship) = (flier.id, flier.ship());
        self.turn.step = Step::Land;
        self.turn.under_way.airborne.take(|flier| flier.id == piece);
        events.push(Event::Flew { piece, from: ship.at, to });
        let met = self.field.cell(to);
        if let Cell::Ship(other) = met {
            self.field.destroy(other, Some(piece.seat()), events);
        }
        self.field.touch_down(piece, ship.moved(to, ship.facing), events);
        if let Cell::Ship(other) = met
            && other.seat() != piece.seat()
        {
            self.field.damage(piece, other.seat(), events);
        }
    }

    /// BBS-E1.3: the elite takes any facing before it fires.
    pub(in crate::battle::game) fn face_elite(&mut self, elite: PieceId, facing: Direction, events: &mut Vec<Event>) {
        self.field.turn(elite, facing);
        self.turn.under_way.elite = None;
        self.turn.step = Step::Fire;
        events.push(Event::Turned { piece: elite, facing });
    }
}

// E2: long range.
impl Game {
    /// BBS-E2.1, BBS-E2.2: the gun of a seat's fighters.
    pub(in crate::battle::game) fn gun(&self, seat: Seat) -> Gun {
        gun_of(self.power(seat))
    }
}

/// BBS-E2.1, BBS-E2.2: the gun of the fighters of a player with this power. It is in force once revealed (BBS-61).
pub(in crate::battle::game) fn gun_of(held: Option<Holding>) -> Gun {
    let long = held.is_some_and(|holding| holding.power == Power::E2 && holding.revealed);
    if long { Gun { range: LONG_RANGE, pierces_asteroids: true } } else { Gun::FIGHTER }
}

// E3: self-destruction.
impl Game {
    /// BBS-E3.1, BBS-E3.4: where this fighter blows up, if it may now.
    pub(in crate::battle::game) fn may_blast(&self, fighter: PieceId) -> Result<Hex, Refusal> {
        self.may_use(Power::E3)?;
        let able = self.able_to_blow_up().find(|&(able, _)| able == fighter);
        able.map(|(_, centre)| centre).ok_or(Refusal::NoBlast { fighter })
    }

    /// BBS-E3.1, BBS-E3.4: the fighters of which one can blow up, and where.
    fn able_to_blow_up(&self) -> impl Iterator<Item = (PieceId, Hex)> + '_ {
        let fighters = PieceId::fleet(self.turn.active).filter(|piece| !piece.is_capital());
        fighters.filter_map(|piece| Some((piece, self.blast_centre(piece)?)))
    }

    /// Where a fighter blows up: on its hex, or on the one it hit (BBS-R21).
    fn blast_centre(&self, fighter: PieceId) -> Option<Hex> {
        let crashed = self.turn.under_way.crashed.iter().find(|crash| crash.id == fighter).map(|crash| crash.at);
        self.field.ship(fighter).map(|ship| ship.at).or(crashed)
    }

    pub(super) fn list_blasts(&self, choices: &mut Vec<Choice>) {
        choices.extend(self.able_to_blow_up().map(|(fighter, _)| Choice::Blast { fighter }));
    }

    /// BBS-E3.2, BBS-E3.3, BBS-E3.5: the fighter is gone, and every ship takes 1 damage for each of its hexes within reach,
    /// all at once. Nothing is in the way, and asteroids and probes are left alone. A blast is no shot (BBS-R27).
    pub(in crate::battle::game) fn blast(&mut self, fighter: PieceId, centre: Hex, events: &mut Vec<Event>) {
        self.spend(self.turn.active, events);
        events.push(Event::Blast { fighter, at: centre });
        if self.field.is_aboard(fighter) {
            self.field.destroy(fighter, None, events);
        }
        self.field.blast(centre, BLAST_RADIUS, self.turn.active, events);
    }

    /// Notes where a fighter was destroyed by what it hit, for as long as that matters: a power of the Earthers is hidden.
    pub(in crate::battle::game) fn note_crash(&mut self, fighter: PieceId, to: Hex) {
        let seat = fighter.seat();
        let matters = self.race(seat) == Some(Race::Earthers) && self.hides_power(seat);
        if matters && self.field.cell(to) != Cell::Off && !self.field.is_aboard(fighter) {
            // A squadron has six fighters: there is room for each.
            let _ = self.turn.under_way.crashed.push(Crash { id: fighter, at: to });
        }
    }

    /// BBS-R21: whether no fighter is left to fire, but one that was destroyed in a collision could still blow up. Asked for any
    /// hidden power of the Earthers, so that the question tells nothing.
    pub(in crate::battle::game) fn pauses_for_blast(&self) -> bool {
        let hidden = matches!(self.powers.get(self.turn.active), Some(Holding { revealed: false, .. }));
        hidden && !self.turn.under_way.crashed.is_empty()
    }
}
