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

/// One point of the score. All that is weighed is weighed in hundredths of it.
pub(super) const POINT: i32 = 100;
/// What a fighter is worth to its owner for each turn to come.
pub(super) const FIGHTER: i32 = 10;
/// What the first damage of a capital ship is worth.
pub(super) const DENT: i32 = 90;

/// What a hit on a ship is worth by itself.
pub(super) fn hit(target: PieceId, ship: Ship) -> i32 {
    match (target.is_capital(), ship.damage) {
        _ if ship.shield > 0 => 0,
        (true, 0) => DENT,
        (false, 0) if ship.elite => POINT / 3,
        _ => POINT * i32::from(worth(target)),
    }
}

/// What one squadron has hit in a move that is thought of.
#[derive(Clone, Copy, Default)]
pub(super) struct Struck {
    gone: Pieces,
    dented: Pieces,
}

impl Struck {
    /// What one more hit is worth.
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

/// How many turns a seat has yet to begin.
pub(super) fn turns_left(game: &Game, seat: Seat) -> i32 {
    let players = game.field().players();
    let place = |seat: Seat| (seat.number() + players - game.first().number()) % players.max(1);
    let has_begun = place(seat) < place(game.active()) || (seat == game.active() && game.step() != Step::Reveal);
    if game.is_over() { 0 } else { i32::from(ROUNDS + 1 - game.round()) - i32::from(has_begun) }
}

/// How the fighters of a seat fire, what it is to lose one, and to come down on the probe ring.
#[derive(Clone, Copy)]
pub(super) struct Gunner {
    seat: Seat,
    range: u8,
    pierces_asteroids: bool,
    loss: i32,
    ring: i32,
}

impl Gunner {
    /// `fear` is what it is to lose a fighter beyond what that is worth.
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

    /// What a fighter gains that moves so far and fires. An enemy fighter that it rams is worth no more than itself (BBS-26),
    /// and mates make room.
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

    /// What it is worth to stand on a hex for the probe ring.
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

    /// What a squadron gains that moves so far and fires; nothing if it has no fighter left.
    pub(super) fn reap(self, field: &Field, squadron: Squadron, distance: u8) -> Option<i32> {
        let mut struck = Struck::default();
        let ships = squadron.fighters().filter_map(|fighter| Some((fighter, field.ship(fighter)?)));
        ships
            .map(|(fighter, ship)| self.sortie(field, fighter, ship, distance, &mut struck))
            .reduce(|sum, gain| sum + gain)
    }

    /// What the shots of a squadron gain that has moved, but for those of the `silent`.
    pub(super) fn volley(self, field: &Field, squadron: Squadron, silent: Option<Wing>) -> i32 {
        let mut struck = Struck::default();
        let fires = |fighter: &PieceId| silent.is_none_or(|wing| wing.fighters(squadron).all(|each| each != *fighter));
        let ships = squadron.fighters().filter(fires).filter_map(|fighter| field.ship(fighter));
        ships.map(|ship| self.shot(field, ship.at, ship, &mut struck)).sum()
    }

    /// What the seat may expect of a move, over the cards that may come: nine tenths of what its best squadron would gain, and a
    /// tenth of what all would that gain.
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

    /// What a fighter may expect of its next move as it stands, over the cards that may come; less the way to the centre.
    pub(super) fn hope(self, field: &Field, outlook: &Outlook, fighter: PieceId, ship: Ship) -> i32 {
        let each = outlook.strides(self.seat).map(|(distance, cards)| {
            let to = ship.at.ahead(ship.facing, distance.cast_signed());
            let gain = self.sortie(field, fighter, ship, distance, &mut Struck::default());
            cards * (gain - 3 * i32::from(to.distance(field.centre())))
        });
        each.sum()
    }
}
