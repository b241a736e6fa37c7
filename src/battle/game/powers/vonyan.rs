//! The Vonyan: V1 asteroids move, V2 fighters move twice as far, V3 a squadron is displaced.

use alloc::vec::Vec;

use crate::battle::event::Event;
use crate::battle::field::Cell;
use crate::battle::game::choice::Choice;
use crate::battle::game::powers::Game;
use crate::battle::game::refusal::Refusal;
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::race::Power;
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::wing::Wing;
use crate::hex::Hex;
use crate::table::array_vec::ArrayVec;
use crate::table::seat::Seat;

/// BBS-V1.1: how far from a friendly capital ship an asteroid may start, in hexes.
const PULL: u8 = 3;
/// BBS-V3.1: how far a squadron is displaced at most, in hexes.
pub(in crate::battle::game) const LEAP: u8 = 6;

// V1: asteroids move.
impl Game {
    /// BBS-V1.1, BBS-R22: may this asteroid move there?
    pub(in crate::battle::game) fn may_move_asteroid(&self, from: Hex, to: Hex) -> Result<(), Refusal> {
        self.may_use(Power::V1)?;
        if !self.is_time_for_asteroids() {
            return Err(Refusal::AsteroidsLate);
        }
        let near = self.pulled().any(|hex| hex == from);
        (near && self.ways(from).any(|hex| hex == to)).then_some(()).ok_or(Refusal::NoAsteroidMove { from, to })
    }

    /// BBS-R22: whether asteroids may move at this window, which the table may limit to those around the move of a capital ship.
    fn is_time_for_asteroids(&self) -> bool {
        !self.field.rulings().late_asteroids || matches!(self.turn.step, Step::Capital | Step::Shoot { .. } | Step::End)
    }

    /// BBS-V1.1: the asteroids that are near enough to a capital ship of the player whose turn it is.
    fn pulled(&self) -> impl Iterator<Item = Hex> + '_ {
        // Two capital ships have four hexes: there is room for each.
        let pulling: ArrayVec<Hex, 4> = ArrayVec::collect(self.pulling()).unwrap_or(ArrayVec::new());
        self.field.asteroids().filter(move |&hex| pulling.iter().any(|end| end.is_near(hex, PULL)))
    }

    /// BBS-V1.1, BBS-R22: where an asteroid can move.
    fn ways(&self, from: Hex) -> impl Iterator<Item = Hex> + '_ {
        from.neighbours().filter(|&to| !matches!(self.field.cell(to), Cell::Off | Cell::Asteroid))
    }

    /// The hexes of the own capital ships.
    fn pulling(&self) -> impl Iterator<Item = Hex> + '_ {
        let ships = PieceId::capitals(self.turn.active).filter_map(|piece| self.field.ship(piece));
        ships.flat_map(|ship| ship.pose().hexes())
    }

    pub(super) fn list_asteroids(&self, choices: &mut Vec<Choice>) {
        if !self.is_time_for_asteroids() {
            return;
        }
        for from in self.pulled() {
            choices.extend(self.ways(from).map(|to| Choice::Asteroid { from, to }));
        }
    }

    /// BBS-V1.3 to BBS-V1.8: an asteroid moves. An undamaged or shielded capital ship and an undamaged elite destroy it; all
    /// other ships are destroyed by it, and it takes their hex. It takes the probe ring along.
    pub(in crate::battle::game) fn move_asteroid(&mut self, from: Hex, to: Hex, events: &mut Vec<Event>) {
        self.spend(self.turn.active, events);
        events.push(Event::Asteroid { from, to });
        self.field.remove_asteroid(from);
        let central = self.field.is_central(from);
        if let Cell::Ship(piece) = self.field.cell(to) {
            self.field.damage(piece, self.turn.active, events);
        }
        if self.field.remove_probe(to) {
            events.push(Event::ProbeLost { at: to });
        }
        let arrives = self.field.add_asteroid(to);
        if !arrives {
            events.push(Event::AsteroidLost { at: to });
        }
        if central {
            self.field.set_centre(if arrives { to } else { from }, arrives);
        }
    }

    /// BBS-V1.1: once per own turn.
    pub(super) fn rest_asteroid(&mut self, seat: Seat) {
        if self.holds(seat, Power::V1).is_some()
            && let Some(holding) = self.powers.get_mut(seat)
        {
            holding.spent = false;
        }
    }
}

// V2: fighters move twice as far.
impl Game {
    /// BBS-V2.1: may these fighters of the squadron move twice as far?
    pub(in crate::battle::game) fn may_double(&self, squadron: Squadron, wing: Wing) -> Result<(), Refusal> {
        self.may_use(Power::V2)?;
        self.is_now(Step::Squadron)?;
        self.may_fly(squadron)?;
        wing.is_among(squadron, self.field.aboard()).then_some(()).ok_or(Refusal::NoDouble { squadron })
    }

    /// BBS-V2.1: the fighters of a squadron that can move twice as far: any that are on the board.
    fn doubles(&self, squadron: Squadron) -> impl Iterator<Item = Wing> + use<> {
        let aboard = self.field.aboard();
        Wing::all().filter(move |wing| wing.is_among(squadron, aboard))
    }

    pub(super) fn list_doubles(&self, choices: &mut Vec<Choice>) {
        if self.turn.step != Step::Squadron {
            return;
        }
        for squadron in Squadron::all(self.turn.active) {
            choices.extend(self.doubles(squadron).map(|fighters| Choice::Double { squadron, fighters }));
        }
    }

    /// BBS-V2.1, BBS-V2.2: the doubled fighters move twice as far and do not fire.
    pub(in crate::battle::game) fn lift_off_doubled(
        &mut self,
        squadron: Squadron,
        wing: Wing,
        order: Option<&[PieceId]>,
        events: &mut Vec<Event>,
    ) {
        self.unveil(self.turn.active, events);
        let (distance, doubled) = (self.distance(), wing.fighters(squadron).collect::<Pieces>());
        let far = |fighter| if doubled.contains(fighter) { 2 * distance } else { distance };
        self.lift_off(squadron, order, |fighter, ship| Some(ship.at.ahead(ship.facing, far(fighter).cast_signed())));
        self.turn.under_way.ready = self.turn.under_way.ready.without(doubled);
    }
}

// V3: a squadron is displaced.
impl Game {
    /// BBS-V3.1, BBS-V3.2, BBS-R24: may this squadron be displaced so?
    pub(in crate::battle::game) fn may_displace(&self, squadron: Squadron, by: Hex) -> Result<(), Refusal> {
        self.may_use(Power::V3)?;
        self.is_now(Step::Squadron)?;
        self.may_fly(squadron)?;
        if self.turn.round == 1 {
            Err(Refusal::FirstRound)
        } else if self.is_leap(by) {
            Ok(())
        } else {
            Err(Refusal::NoDisplacement { by })
        }
    }

    /// BBS-V3.1, BBS-R24: whether a squadron can be displaced so far and that way.
    pub(in crate::battle::game) fn is_leap(&self, by: Hex) -> bool {
        let straight = by.q == 0 || by.r == 0 || by.q == by.r.wrapping_neg();
        (1..=LEAP).contains(&by.length()) && (straight || !self.field.rulings().straight_displacement)
    }

    pub(super) fn list_displacements(&self, choices: &mut Vec<Choice>) {
        if self.turn.step != Step::Squadron || self.turn.round == 1 {
            return;
        }
        for squadron in self.able_to_fly() {
            let leaps = Hex::ORIGIN.disc(LEAP).filter(|&by| self.is_leap(by));
            choices.extend(leaps.map(|by| Choice::Displace { squadron, by }));
        }
    }

    /// BBS-V3.1, BBS-V3.3: all fighters end as far away in the same direction; then they land like any others.
    pub(in crate::battle::game) fn displace(
        &mut self,
        squadron: Squadron,
        by: Hex,
        order: Option<&[PieceId]>,
        events: &mut Vec<Event>,
    ) {
        self.spend(self.turn.active, events);
        self.lift_off(squadron, order, |_, ship| Some(ship.at.plus(by)));
    }
}
