//! Where capital ships go by habit.

use crate::battle::bots::prospect::{DENT, POINT, hit};
use crate::battle::field::score::RING_POINTS;
use crate::battle::field::{Cell, Field};
use crate::battle::game::Game;
use crate::battle::game::cards::ROUNDS;
use crate::battle::game::choice::Choice;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::pose::Pose;
use crate::battle::rules::rulings::CapitalPoints;
use crate::hex::Hex;
use crate::table::seat::Seat;

/// The cost per hex of distance to the centre.
const FAR: i32 = 2;
/// The greatest distance from which a target can come into range by a move: at most eight action points (BBS-K1.1) of one or two
/// hexes each (BBS-R36), plus the bow, the range and the other half of the target.
const fn reach(points: CapitalPoints) -> u8 {
    match points {
        CapitalPoints::Either => 12,
        CapitalPoints::Both => 20,
    }
}

pub(super) struct Sailor<'a> {
    field: &'a Field,
    seat: Seat,
    ring: i32,
}

impl<'a> Sailor<'a> {
    pub(super) fn of(game: &'a Game, seat: Seat) -> Self {
        let ring = POINT * i32::from(RING_POINTS) * i32::from(game.round()) / i32::from(ROUNDS);
        Self { field: game.field(), seat, ring }
    }

    /// The most valuable move of a capital ship, the first of equals. Looks for targets only where they matter.
    pub(super) fn best<'c>(&self, choices: &'c [Choice]) -> Option<&'c Choice> {
        let most = self.best_target();
        let mut best: Option<(i32, &Choice)> = None;
        for choice in choices {
            let &Choice::Capital { ship, to } = choice else { continue };
            let least = best.map_or(i32::MIN, |(worth, _)| worth);
            let berth = self.berth(ship, to);
            if berth + most <= least {
                continue;
            }
            let worth = berth + if most > 0 { self.target(to) } else { 0 };
            if worth > least {
                best = Some((worth, choice));
            }
        }
        best.map(|(_, choice)| choice)
    }

    /// The value of the best target that can come into range.
    fn best_target(&self) -> i32 {
        let own = || PieceId::capitals(self.seat).filter_map(|own| self.field.ship(own));
        let rivals = self.field.ships().filter(|(piece, _)| piece.seat() != self.seat);
        let reach = reach(self.field.rulings().capital_points);
        let near = rivals.filter(|(_, ship)| own().any(|own| own.at.distance(ship.at) <= reach));
        near.map(|(piece, ship)| hit(piece, ship)).max().unwrap_or(0)
    }

    /// The gain of a ship in this pose.
    fn berth(&self, ship: PieceId, to: Pose) -> i32 {
        let [front, rear] = to.hexes().map(|hex| self.hold(ship, hex));
        front + rear - FAR * i32::from(to.front().distance(self.field.centre()))
    }

    fn hold(&self, own: PieceId, hex: Hex) -> i32 {
        let ring = if hex.distance(self.field.centre()) == 1 { self.ring } else { 0 };
        let found = match self.field.cell(hex) {
            Cell::Ship(piece) if piece == own => 0,
            Cell::Ship(piece) if piece.seat() == self.seat => -POINT / 2,
            Cell::Ship(_) => POINT - DENT,
            _ if self.field.has_probe(hex) => POINT,
            _ => 0,
        };
        ring + found
    }

    /// The value of the best target in range.
    fn target(&self, to: Pose) -> i32 {
        let mut best = 0;
        for near in to.hexes().into_iter().flat_map(Hex::neighbours) {
            best = best.max(self.seen(near));
            if self.field.cell(near) == Cell::Clear {
                best = near.neighbours().map(|far| self.seen(far)).fold(best, i32::max);
            }
        }
        best
    }

    fn seen(&self, hex: Hex) -> i32 {
        match self.field.cell(hex) {
            Cell::Ship(target) if target.seat() != self.seat => {
                self.field.ship(target).map_or(0, |ship| hit(target, ship))
            }
            _ => 0,
        }
    }
}
