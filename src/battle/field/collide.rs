//! Collisions: what happens where a move ends.

use alloc::vec::Vec;

use crate::battle::event::Event;
use crate::battle::field::reach::{self, Bearing};
use crate::battle::field::refusal::FieldRefusal;
use crate::battle::field::{ASTEROID, CLEAR, Cell, Field, OFF};
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::pose::Pose;
use crate::battle::pieces::ship::Ship;
use crate::battle::rules::rulings::CapitalPoints;
use crate::hex::Hex;
use crate::table::seat::Seat;

impl Field {
    /// BBS-24 to BBS-31: a fighter comes down on its final hex. Returns the own fighter it met there, between which and itself
    /// its owner has to choose (BBS-27); the flier is then still in the air.
    pub(crate) fn land(&mut self, piece: PieceId, ship: Ship, to: Hex, events: &mut Vec<Event>) -> Option<PieceId> {
        events.push(Event::Flew { piece, from: ship.at, to });
        match self.cell(to) {
            Cell::Off | Cell::Asteroid => self.destroy(piece, None, events),
            Cell::Clear => self.touch_down(piece, ship.moved(to, ship.facing), events),
            Cell::Ship(other) if other.seat() == piece.seat() => {
                if !self.is_heavy(other) {
                    return Some(other);
                }
                self.destroy(piece, None, events);
            }
            Cell::Ship(other) => {
                self.destroy(piece, Some(other.seat()), events);
                self.damage(other, piece.seat(), events);
            }
        }
        None
    }

    /// Whether a piece on the board collides like a capital ship (BBS-E1.6).
    pub(crate) fn is_heavy(&self, piece: PieceId) -> bool {
        self.ship(piece).is_some_and(|ship| ship.is_heavy(piece))
    }

    /// Puts a fighter on a free hex, where it may find a probe (BBS-31).
    pub(crate) fn touch_down(&mut self, piece: PieceId, ship: Ship, events: &mut Vec<Event>) {
        self.put(piece, ship);
        self.collect_probe(ship.at, piece.seat(), events);
    }

    /// BBS-42 to BBS-48, BBS-R12: may this capital ship end its move so?
    pub(crate) fn may_sail(&self, piece: PieceId, ship: Ship, to: Pose, points: u8) -> Result<(), FieldRefusal> {
        if reach::cost(ship.pose(), to, self.rulings().capital_points).is_none_or(|cost| cost > points) {
            return Err(FieldRefusal::OutOfReach { ship: piece, to, points });
        }
        self.may_lie(piece, ship, to)
    }

    /// BBS-48, BBS-R12, BBS-D1.4: may this capital ship end its move in this pose?
    fn may_lie(&self, piece: PieceId, ship: Ship, to: Pose) -> Result<(), FieldRefusal> {
        let hexes = to.hexes();
        if hexes.iter().all(|&hex| self.is_clear(hex)) {
            return Ok(());
        }
        let mut rammed = 0;
        for hex in hexes {
            rammed += self.may_cover(piece, ship, hex)?;
        }
        if ship.damage + rammed > 1 && !ship.is_shielded() {
            return Err(FieldRefusal::Suicide { ship: piece, rammed });
        }
        Ok(())
    }

    /// Whether half of a capital ship may come to lie on this hex, and how many enemy fighters it rams there.
    fn may_cover(&self, piece: PieceId, ship: Ship, hex: Hex) -> Result<u8, FieldRefusal> {
        match self.cell(hex) {
            Cell::Off => Err(FieldRefusal::EndsOffBoard { ship: piece, hex }),
            Cell::Asteroid if ship.is_shielded() => Ok(0),
            Cell::Asteroid => Err(FieldRefusal::EndsOnAsteroid { ship: piece, hex }),
            Cell::Clear => Ok(0),
            Cell::Ship(other) if other == piece => Ok(0),
            Cell::Ship(other) if self.is_heavy(other) => Err(FieldRefusal::EndsOnShip { ship: piece, hex, other }),
            Cell::Ship(other) => Ok(u8::from(other.seat() != piece.seat())),
        }
    }

    /// The poses in which this capital ship may end its move, cheapest first.
    pub(crate) fn sailings(&self, piece: PieceId, ship: Ship, points: u8) -> impl Iterator<Item = Pose> + '_ {
        let (bearing, byte) = (Bearing::of(ship.pose()), self.chart.around(ship.pose().rear()));
        // the common answers of `may_cover`, found faster
        let free = move |byte| byte == CLEAR || byte == piece.number();
        let barred = move |byte| byte == OFF || byte == ASTEROID && !ship.is_shielded();
        let buying = self.rulings().capital_points;
        reach::within(points, buying).iter().filter_map(move |reach| {
            if buying == CapitalPoints::Both {
                // some of these lie beyond the margin of the chart
                let to = bearing.pose(*reach);
                return self.may_lie(piece, ship, to).is_ok().then_some(to);
            }
            let [front, rear] = bearing.places(*reach);
            let (front, rear) = (byte(front)?, byte(rear)?);
            let to = bearing.pose(*reach);
            let may_lie =
                free(front) && free(rear) || !barred(front) && !barred(rear) && self.may_lie(piece, ship, to).is_ok();
            may_lie.then_some(to)
        })
    }

    /// How many poses this capital ship reaches, free or not.
    pub(crate) fn poses_reached(&self, points: u8) -> usize {
        reach::within(points, self.rulings().capital_points).len()
    }

    /// One of the poses that it [reaches](Self::poses_reached), if it may end its move so.
    pub(crate) fn sailing(&self, piece: PieceId, ship: Ship, points: u8, place: usize) -> Option<Pose> {
        let to = Bearing::of(ship.pose()).pose(*reach::within(points, self.rulings().capital_points).get(place)?);
        self.may_lie(piece, ship, to).is_ok().then_some(to)
    }

    /// BBS-49 to BBS-51: a capital ship ends its move where [`Field::may_sail`] allows it.
    pub(crate) fn sail(&mut self, piece: PieceId, ship: Ship, to: Pose, events: &mut Vec<Event>) {
        events.push(Event::Sailed { piece, from: ship.pose(), to });
        let owner = piece.seat();
        for hex in to.hexes() {
            match self.cell(hex) {
                Cell::Asteroid => self.ram_asteroid(hex, owner, events),
                Cell::Ship(other) if other != piece => {
                    self.destroy(other, Some(owner), events);
                    if other.seat() != owner {
                        self.damage(piece, other.seat(), events);
                    }
                }
                _ => {}
            }
        }
        self.shift(piece, to.rear(), to.facing());
        for hex in to.hexes() {
            self.collect_probe(hex, owner, events);
        }
    }

    /// BBS-D1.4, BBS-D1.5: a shielded ship rams an asteroid, which is destroyed; the probe ring stays.
    fn ram_asteroid(&mut self, at: Hex, by: Seat, events: &mut Vec<Event>) {
        self.remove_asteroid(at);
        self.set_asteroids_rammed(by, self.asteroids_rammed(by).saturating_add(1));
        if self.is_central(at) {
            self.set_centre(at, false);
        }
        events.push(Event::AsteroidLost { at });
    }
}
