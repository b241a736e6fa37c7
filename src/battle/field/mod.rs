//! The board: ships, asteroids, probes, trophies and losses.

pub(crate) mod collide;
pub(crate) mod damage;
pub(crate) mod fire;
mod laying;
pub(crate) mod reach;
pub(crate) mod refusal;
pub(crate) mod score;
pub(crate) mod terrain;

use alloc::vec::Vec;

use crate::battle::board::Layout;
use crate::battle::event::Event;
use crate::battle::field::refusal::FieldRefusal;
use crate::battle::field::terrain::Terrain;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::ship::{Fate, Ship, hexes};
use crate::battle::rules::rulings::Rulings;
use crate::hex::chart::Chart;
use crate::hex::{Direction, Hex};
use crate::table::seat::{PerSeat, Seat};

/// What a hex holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// The hex is not on the board.
    Off,
    /// Nothing that blocks; possibly a probe.
    Clear,
    /// An asteroid.
    Asteroid,
    /// A ship, or half of a capital ship.
    Ship(PieceId),
}

const OFF: u8 = 255;
const CLEAR: u8 = 254;
const ASTEROID: u8 = 253;

/// The board and the trophies; read-only access is by [`Game::field`](crate::battle::game::Game::field).
#[derive(Clone, Debug)]
pub struct Field {
    layout: Layout,
    fates: [Fate; PieceId::COUNT as usize],
    /// Ships and asteroids by hex, in step with `fates` and `terrain`.
    chart: Chart,
    /// Who is on the board, who is whose trophy and who is lost, in step with `fates`.
    aboard: Pieces,
    trophies: PerSeat<Pieces>,
    lost: Pieces,
    terrain: Terrain,
    held: PerSeat<u8>,
    /// Asteroids rammed by a shielded ship, by seat (BBS-R27).
    rammed: PerSeat<u8>,
    rulings: Rulings,
}

impl PartialEq for Field {
    fn eq(&self, other: &Self) -> bool {
        self.fates == other.fates
            && self.terrain == other.terrain
            && (self.held, self.rammed, self.rulings) == (other.held, other.rammed, other.rulings)
            && self.layout == other.layout
    }
}

impl Eq for Field {}

impl core::hash::Hash for Field {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.fates.hash(state);
        self.terrain.hash(state);
        (self.held, self.rammed, self.rulings).hash(state);
    }
}

impl Field {
    /// The layout.
    #[must_use]
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The number of players.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.layout.players()
    }

    /// What a hex holds.
    #[must_use]
    pub fn cell(&self, hex: Hex) -> Cell {
        match self.chart.get(hex) {
            None | Some(OFF) => Cell::Off,
            Some(ASTEROID) => Cell::Asteroid,
            Some(number) => PieceId::try_from(number).map_or(Cell::Clear, Cell::Ship),
        }
    }

    /// Whether the hex is on the board and holds nothing that blocks: the common answer of [`Field::cell`], found faster.
    pub(crate) fn is_clear(&self, hex: Hex) -> bool {
        self.chart.get(hex) == Some(CLEAR)
    }

    /// What lies on the board besides ships.
    #[must_use]
    pub const fn terrain(&self) -> &Terrain {
        &self.terrain
    }

    /// Whether a probe lies on the hex.
    #[must_use]
    pub fn has_probe(&self, hex: Hex) -> bool {
        self.terrain.probes.contains(hex)
    }

    /// The hexes that hold an asteroid, ascending.
    pub fn asteroids(&self) -> impl Iterator<Item = Hex> + '_ {
        self.terrain.asteroids.iter()
    }

    /// The hexes that hold a probe, ascending.
    pub fn probes(&self) -> impl Iterator<Item = Hex> + '_ {
        self.terrain.probes.iter()
    }

    /// The centre of the probe ring (BBS-R23).
    #[must_use]
    pub const fn centre(&self) -> Hex {
        self.terrain.centre
    }

    /// Whether the central asteroid still exists; it is then on [`Field::centre`].
    #[must_use]
    pub const fn has_central_asteroid(&self) -> bool {
        self.terrain.central_asteroid
    }

    /// Whether the central asteroid is on this hex.
    pub(crate) fn is_central(&self, hex: Hex) -> bool {
        self.has_central_asteroid() && self.centre() == hex
    }

    /// The number of probes that a seat has collected.
    #[must_use]
    pub const fn probes_held(&self, seat: Seat) -> u8 {
        *self.held.get(seat)
    }

    /// The number of asteroids that a seat's shielded ship has rammed (BBS-D1.4, BBS-R27).
    #[must_use]
    pub const fn asteroids_rammed(&self, seat: Seat) -> u8 {
        *self.rammed.get(seat)
    }

    /// The answers to what the rulebook leaves open.
    #[must_use]
    pub const fn rulings(&self) -> Rulings {
        self.rulings
    }

    /// Where a piece is; pieces of seats not in the game count as lost.
    #[must_use]
    pub fn fate(&self, piece: PieceId) -> Fate {
        self.fates.get(usize::from(piece.number())).copied().unwrap_or(Fate::Lost)
    }

    /// The ship, if it is on the board.
    #[must_use]
    pub fn ship(&self, piece: PieceId) -> Option<Ship> {
        match self.fate(piece) {
            Fate::Board(ship) => Some(ship),
            _ => None,
        }
    }

    /// BBS-R15: the ship, which has to be on the board.
    pub(crate) fn find(&self, piece: PieceId) -> Result<Ship, FieldRefusal> {
        self.ship(piece).ok_or(FieldRefusal::NotOnBoard { piece })
    }

    /// The ships on the board, ascending.
    pub fn ships(&self) -> impl Iterator<Item = (PieceId, Ship)> + '_ {
        self.aboard.iter().filter_map(|piece| Some((piece, self.ship(piece)?)))
    }

    /// The trophies of a seat.
    #[must_use]
    pub const fn trophies(&self, seat: Seat) -> Pieces {
        *self.trophies.get(seat)
    }

    /// The lost pieces, which no player scores.
    #[must_use]
    pub const fn lost(&self) -> Pieces {
        self.lost
    }

    pub(crate) const fn aboard(&self) -> Pieces {
        self.aboard
    }

    pub(crate) const fn is_aboard(&self, piece: PieceId) -> bool {
        self.aboard.contains(piece)
    }

    pub(crate) fn settle(&mut self, piece: PieceId, fate: Fate) {
        let Some(place) = self.fates.get_mut(usize::from(piece.number())) else { return };
        match core::mem::replace(place, fate) {
            Fate::Board(_) => self.aboard.remove(piece),
            Fate::Captured(by) => self.trophies.get_mut(by).remove(piece),
            Fate::Lost => self.lost.remove(piece),
            Fate::Airborne | Fate::Reserve => {}
        }
        match fate {
            Fate::Board(_) => self.aboard.insert(piece),
            Fate::Captured(by) => self.trophies.get_mut(by).insert(piece),
            Fate::Lost => self.lost.insert(piece),
            Fate::Airborne | Fate::Reserve => {}
        }
    }

    /// Puts a ship on the board, whose hexes must be free.
    pub(crate) fn put(&mut self, piece: PieceId, ship: Ship) {
        for hex in hexes(piece, ship) {
            self.chart.set(hex, piece.number());
        }
        self.settle(piece, Fate::Board(ship));
    }

    /// Takes a ship off the board, whose new fate is up to the caller.
    fn lift(&mut self, piece: PieceId, fate: Fate) -> Option<Ship> {
        let ship = self.ship(piece)?;
        for hex in hexes(piece, ship) {
            self.chart.set(hex, CLEAR);
        }
        self.settle(piece, fate);
        Some(ship)
    }

    /// Lifts a fighter off for its squadron's move (BBS-R4).
    pub(crate) fn take_off(&mut self, piece: PieceId) -> Option<Ship> {
        self.lift(piece, Fate::Airborne)
    }

    /// Marks a ship that stays where it is.
    pub(crate) fn mark(&mut self, piece: PieceId, change: impl FnOnce(&mut Ship)) {
        if let Some(Fate::Board(ship)) = self.fates.get_mut(usize::from(piece.number())) {
            change(ship);
        }
    }

    /// Turns a fighter where it is.
    pub(crate) fn turn(&mut self, piece: PieceId, facing: Direction) {
        if !piece.is_capital() {
            self.mark(piece, |ship| ship.facing = facing);
        }
    }

    /// Moves a ship whose new hexes are free.
    pub(crate) fn shift(&mut self, piece: PieceId, at: Hex, facing: Direction) {
        if let Some(ship) = self.lift(piece, Fate::Airborne) {
            self.put(piece, ship.moved(at, facing));
        }
    }

    /// Gives a probe on this hex to `by` (BBS-31, BBS-51, BBS-56).
    pub(crate) fn collect_probe(&mut self, at: Hex, by: Seat, events: &mut Vec<Event>) {
        if self.terrain.probes.remove(at) {
            let held = self.held.get_mut(by);
            *held = held.saturating_add(1);
            events.push(Event::Probe { at, by });
        }
    }
}
