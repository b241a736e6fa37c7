//! Placing a fleet ship by ship.

use alloc::vec::Vec;

use crate::battle::board::ZONE;
use crate::battle::game::placement::{Berth, Placement, PlacementError, faults};
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::pose::Pose;
use crate::battle::pieces::ship::Ship;
use crate::hex::{Direction, Hex};
use crate::table::seat::Seat;

/// A fleet being placed in its start zone, ship by ship; it may have faults.
///
/// ```
/// use starwright::battle::{Layout, PieceId, PlacementBuilder};
/// use starwright::hex::Direction;
/// use starwright::table::Seat;
///
/// let layout = Layout::four_players();
/// let zone = layout.zone(Seat::Zero).ok_or("no such seat")?;
/// let mut draft = PlacementBuilder::new(Seat::Zero, zone);
/// assert_eq!(draft.faults().len(), 20); // every ship is still to be placed
/// for piece in PieceId::fleet(Seat::Zero) {
///     draft.put(piece, zone[0], Direction::North)?;
/// }
/// let faults = draft.faults();
/// assert_eq!(faults[0].to_string(), format!("a1.2 shares {} with another ship (BBS-12)", zone[0]));
/// assert_eq!(draft.placement().unwrap_err(), faults[0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlacementBuilder {
    seat: Seat,
    zone: [Hex; ZONE],
    ships: [Option<Berth>; PieceId::FLEET as usize],
}

impl PlacementBuilder {
    /// An empty placement for the fleet of `seat` in `zone`.
    #[must_use]
    pub const fn new(seat: Seat, zone: &[Hex; ZONE]) -> Self {
        Self { seat, zone: *zone, ships: [None; PieceId::FLEET as usize] }
    }

    /// Puts a ship (a capital ship by its stern) on a hex, or moves it there.
    ///
    /// # Errors
    /// [`PlacementError::Foreign`] for another player's ship; [`faults`](Self::faults) checks the place.
    pub fn put(&mut self, piece: PieceId, at: Hex, facing: Direction) -> Result<(), PlacementError> {
        *self.slot(piece)? = Some(Berth { at, facing });
        Ok(())
    }

    /// Removes a ship, and returns where it was.
    ///
    /// # Errors
    /// [`PlacementError::Foreign`] for another player's ship.
    pub fn take(&mut self, piece: PieceId) -> Result<Option<Berth>, PlacementError> {
        Ok(self.slot(piece)?.take())
    }

    /// The ships placed so far, by number.
    pub fn ships(&self) -> impl Iterator<Item = (PieceId, Ship)> + '_ {
        let berths = PieceId::fleet(self.seat).zip(&self.ships);
        berths.filter_map(|(piece, berth)| berth.map(|berth| (piece, Ship::new(berth.at, berth.facing))))
    }

    /// All faults (BBS-8 to BBS-12): by ship, by squadron, and the ships still to be placed. A squadron is checked once it is
    /// complete.
    #[must_use]
    pub fn faults(&self) -> Vec<PlacementError> {
        let mut all = faults(self.seat, &self.zone, self.ships());
        let slots = PieceId::fleet(self.seat).zip(&self.ships);
        all.extend(slots.filter(|(_, berth)| berth.is_none()).map(|(piece, _)| PlacementError::Unplaced { piece }));
        all
    }

    /// The whole fleet.
    ///
    /// # Errors
    /// The first of the [`faults`](Self::faults).
    pub fn placement(&self) -> Result<Placement, PlacementError> {
        if let Some(fault) = self.faults().into_iter().next() {
            return Err(fault);
        }
        // without a fault every ship is placed, and none is on the centre of the board
        let nowhere = Berth { at: Hex::ORIGIN, facing: Direction::North };
        let mut placement =
            Placement { fighters: [nowhere; 18], capitals: [Pose::new(Hex::ORIGIN, Direction::North); 2] };
        let mut berths = self.ships.iter().copied().flatten();
        placement.fighters.iter_mut().zip(&mut berths).for_each(|(fighter, berth)| *fighter = berth);
        let poses = berths.map(|berth| Pose::new(berth.at, berth.facing));
        placement.capitals.iter_mut().zip(poses).for_each(|(capital, pose)| *capital = pose);
        Ok(placement)
    }

    fn slot(&mut self, piece: PieceId) -> Result<&mut Option<Berth>, PlacementError> {
        let foreign = PlacementError::Foreign { piece, seat: self.seat };
        let mut slots = PieceId::fleet(self.seat).zip(&mut self.ships);
        slots.find(|(own, _)| *own == piece).map(|(_, slot)| slot).ok_or(foreign)
    }
}
