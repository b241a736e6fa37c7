//! What fighters would hit if they moved now.

use crate::battle::bots::outlook::Outlook;
use crate::battle::field::fire::FIGHTER_RANGE;
use crate::battle::field::score::{RING_POINTS, worth};
use crate::battle::field::{Cell, Field};
use crate::battle::game::Game;
use crate::battle::game::cards::ROUNDS;
use crate::battle::game::powers::LONG_RANGE;
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::race::Power;
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::ship::Ship;
use crate::battle::pieces::wing::Wing;
use crate::hex::Hex;
use crate::table::seat::Seat;

/// One point of the score; values are in hundredths of it.
pub(super) const POINT: i32 = 100;
/// The value of a fighter to its owner, per remaining turn.
pub(super) const FIGHTER: i32 = 10;
/// The value of the first damage to a capital ship.
pub(super) const DENT: i32 = 90;

/// The value of a single hit.
pub(super) fn hit(target: PieceId, ship: Ship) -> i32 {
    match (target.is_capital(), ship.damage) {
        _ if ship.shield > 0 => 0,
        (true, 0) => DENT,
        (false, 0) if ship.elite => POINT / 3,
        _ => POINT * i32::from(worth(target)),
    }
}

/// The hits of one squadron in a considered move.
#[derive(Clone, Copy, Default)]
pub(super) struct Struck {
    gone: Pieces,
    dented: Pieces,
}

impl Struck {
    /// The value of another hit.
    fn hit(&mut self, target: PieceId, ship: Ship) -> i32 {
        let before = if self.dented.contains(target) { hit(target, ship) } else { 0 };
        let ship = Ship { damage: ship.damage.max(u8::from(self.dented.contains(target))), ..ship };
        if self.gone.contains(target) {
            return 0;
        }
        let survives = (target.is_capital() || ship.elite) && ship.damage == 0;
        if survives {
            self.dented.insert(target);
        } else {
            self.gone.insert(target);
        }
        hit(target, ship) - before
    }
}

/// The number of turns that a seat has still to begin.
pub(super) fn turns_left(game: &Game, seat: Seat) -> i32 {
    let players = game.field().players();
    let place = |seat: Seat| (seat.number() + players - game.first().number()) % players.max(1);
    let has_begun = place(seat) < place(game.active()) || (seat == game.active() && game.step() != Step::Reveal);
    if game.is_over() { 0 } else { i32::from(ROUNDS + 1 - game.round()) - i32::from(has_begun) }
}

/// How the fighters of a seat fire, the cost of losing one, and the value of the probe ring.
#[derive(Clone, Copy)]
pub(super) struct Gunner {
    seat: Seat,
    range: u8,
    pierces_asteroids: bool,
    loss: i32,
    ring: i32,
}

impl Gunner {
    /// `fear` is an extra cost for losing a fighter.
    pub(super) fn of(game: &Game, seat: Seat, fear: i32) -> Self {
        let long = game.power(seat).is_some_and(|holding| holding.power == Power::E2 && holding.revealed);
        let left = turns_left(game, seat);
        let ring = match left + i32::from(game.step() == Step::Squadron) {
            ..=1 => POINT * i32::from(RING_POINTS), // the last move
            2 => POINT * i32::from(RING_POINTS) / 3,
            _ => 0,
        };
        let range = if long { LONG_RANGE } else { FIGHTER_RANGE };
        Self { seat, range, pierces_asteroids: long, loss: fear + FIGHTER * left, ring }
    }

    /// The gain of a fighter that moves this far and fires. Ramming an enemy fighter only trades it for the fighter itself
    /// (BBS-26); fighters of its squadron do not block.
    pub(super) fn sortie(self, field: &Field, fighter: PieceId, ship: Ship, distance: u8, struck: &mut Struck) -> i32 {
        let to = ship.at.ahead(ship.facing, distance.cast_signed());
        let met = match field.cell(to) {
            Cell::Clear if field.has_probe(to) => POINT + self.shot(field, to, ship, struck),
            Cell::Clear => self.shot(field, to, ship, struck),
            Cell::Ship(other) if other.seat() != self.seat => {
                let hit = field.ship(other).map_or(0, |rammed| struck.hit(other, rammed));
                return hit - POINT - self.loss - self.held(field, ship.at);
            }
            Cell::Ship(other) if other.squadron() == fighter.squadron() => self.shot(field, to, ship, struck),
            Cell::Off | Cell::Asteroid | Cell::Ship(_) => return -self.loss - self.held(field, ship.at),
        };
        met + self.held(field, to) - self.held(field, ship.at)
    }

    /// The value of a hex of the probe ring.
    fn held(self, field: &Field, at: Hex) -> i32 {
        if at.distance(field.centre()) == 1 { self.ring } else { 0 }
    }

    fn shot(self, field: &Field, from: Hex, ship: Ship, struck: &mut Struck) -> i32 {
        let passes = |cell: &Cell| *cell == Cell::Clear || (self.pierces_asteroids && *cell == Cell::Asteroid);
        let met = from.ray(ship.facing, self.range).map(|hex| field.cell(hex)).find(|cell| !passes(cell));
        match met {
            Some(Cell::Ship(target)) if target.seat() != self.seat => {
                field.ship(target).map_or(0, |ship| struck.hit(target, ship))
            }
            _ => 0,
        }
    }

    /// The gain of a squadron that moves this far and fires; 0 if it has no fighter left.
    pub(super) fn reap(self, field: &Field, squadron: Squadron, distance: u8) -> Option<i32> {
        let mut struck = Struck::default();
        let ships = squadron.fighters().filter_map(|fighter| Some((fighter, field.ship(fighter)?)));
        ships
            .map(|(fighter, ship)| self.sortie(field, fighter, ship, distance, &mut struck))
            .reduce(|sum, gain| sum + gain)
    }

    /// The gain of the shots of a squadron that has moved, except those of the `silent` fighters.
    pub(super) fn volley(self, field: &Field, squadron: Squadron, silent: Option<Wing>) -> i32 {
        let mut struck = Struck::default();
        let fires = |fighter: &PieceId| silent.is_none_or(|wing| wing.fighters(squadron).all(|each| each != *fighter));
        let ships = squadron.fighters().filter(fires).filter_map(|fighter| field.ship(fighter));
        ships.map(|ship| self.shot(field, ship.at, ship, &mut struck)).sum()
    }

    /// The expected gain of a seat's next move over its possible cards: nine tenths of the best squadron's gain, plus a tenth of
    /// all positive gains.
    pub(super) fn prospects(self, field: &Field, outlook: &Outlook) -> i32 {
        let gains =
            |distance| Squadron::all(self.seat).filter_map(move |squadron| self.reap(field, squadron, distance));
        let each = outlook.strides(self.seat).map(|(distance, cards)| {
            let best = gains(distance).max().unwrap_or(0);
            let all: i32 = gains(distance).map(|gain| gain.max(0)).sum();
            cards * (9 * best + all) / 10
        });
        each.sum::<i32>().checked_div(outlook.cards(self.seat)).unwrap_or(0)
    }

    /// The expected gain of a fighter's next move over the possible cards, less its distance to the centre.
    pub(super) fn hope(self, field: &Field, outlook: &Outlook, fighter: PieceId, ship: Ship) -> i32 {
        let each = outlook.strides(self.seat).map(|(distance, cards)| {
            let to = ship.at.ahead(ship.facing, distance.cast_signed());
            let gain = self.sortie(field, fighter, ship, distance, &mut Struck::default());
            cards * (gain - 3 * i32::from(to.distance(field.centre())))
        });
        each.sum()
    }
}
