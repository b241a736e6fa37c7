//! Humans and batteries gained in flight.

use crate::grid::{Cell, CellSet};
use crate::table::refused::count;
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::{Aboard, Gain};
use crate::trucker::fleet::boarding::BoardingError;
use crate::trucker::parts::component::Component;
use crate::trucker::ship::planes::Rooms;

/// # Gains
impl Fleet {
    /// The cells with room for one more: a cabin that is not full and has no alien, a battery component that is not full
    /// (LM-FLEET-7).
    #[must_use]
    pub fn room_for(&self, gain: Gain) -> CellSet {
        let rooms = &self.layout.planes().rooms;
        let cells = match gain {
            Gain::Human => rooms.humans.cells(),
            Gain::Battery => rooms.batteries.cells(),
        };
        cells.iter().filter(|&cell| has_room(&self.aboard, rooms, gain, cell)).collect()
    }

    /// The room over all ships, which is the most that can be gained (LM-FLEET-7); the supply is unlimited (LM-R38).
    #[must_use]
    pub fn places_for(&self, gain: Gain) -> u32 {
        let rooms = &self.layout.planes().rooms;
        let (all, taken) = match gain {
            Gain::Human => (rooms.humans.within(!self.aboard.aliens.cells()), self.aboard.humans),
            Gain::Battery => (rooms.batteries, self.aboard.batteries),
        };
        all.total(!CellSet::EMPTY) - taken.total(!CellSet::EMPTY)
    }

    /// Takes humans or batteries aboard, one for each entry of `onto`, which may repeat cells, on any ships; everything else
    /// stays in place (LM-FLEET-7). Crew gained is human.
    ///
    /// # Errors
    /// [`BoardingError`] before the fleet has [embarked](Fleet::embark), or for the first cell without room; the fleet does not
    /// change.
    pub fn gain(&mut self, gain: Gain, onto: &[Cell]) -> Result<(), BoardingError> {
        self.aboard = self.with_gained(gain, onto)?;
        Ok(())
    }

    /// Wakes a sleeper of the stasis chamber for each entry of `cabins`, which may repeat cells. The cabins must be on the
    /// chamber's ship, and a human aboard it (LM-FLEET-8).
    ///
    /// # Errors
    /// [`BoardingError`]; the fleet does not change.
    pub fn wake(&mut self, chamber: Cell, cabins: &[Cell]) -> Result<(), BoardingError> {
        self.need_boarded()?;
        let aboard = self.aboard.sleepers.get(chamber);
        let left = u8::try_from(cabins.len()).ok().and_then(|woken| aboard.checked_sub(woken));
        let left = left.ok_or(BoardingError::TooFewSleepers { chamber, aboard, wanted: count(cabins.len()) })?;
        let ship = self.ships().find(|ship| ship.components.contains(chamber));
        let components = ship.map_or(CellSet::EMPTY, |ship| ship.components);
        if self.aboard.crew(components).humans == 0 {
            return Err(BoardingError::NobodyToWake { chamber });
        }
        if let Some(&cell) = cabins.iter().find(|&&cabin| !components.contains(cabin)) {
            return Err(BoardingError::OtherShip { chamber, cell });
        }
        self.aboard = self.with_gained(Gain::Human, cabins)?;
        self.aboard.sleepers.set(chamber, left);
        Ok(())
    }

    fn need_boarded(&self) -> Result<(), BoardingError> {
        if self.boarded { Ok(()) } else { Err(BoardingError::NotBoarded) }
    }

    fn with_gained(&self, gain: Gain, onto: &[Cell]) -> Result<Aboard, BoardingError> {
        self.need_boarded()?;
        let mut aboard = self.aboard;
        for &cell in onto {
            if !has_room(&aboard, &self.layout.planes().rooms, gain, cell) {
                return Err(BoardingError::NoRoom { cell, gain, kind: self.get(cell).map(Component::kind) });
            }
            let tokens = match gain {
                Gain::Human => &mut aboard.humans,
                Gain::Battery => &mut aboard.batteries,
            };
            tokens.set(cell, tokens.get(cell) + 1);
        }
        Ok(aboard)
    }
}

/// LM-FLEET-7.
fn has_room(aboard: &Aboard, rooms: &Rooms, gain: Gain, cell: Cell) -> bool {
    match gain {
        Gain::Human => aboard.humans.get(cell) < rooms.humans.get(cell) && aboard.alien_on(cell).is_none(),
        Gain::Battery => aboard.batteries.get(cell) < rooms.batteries.get(cell),
    }
}
