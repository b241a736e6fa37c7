//! Crew lost to a card.

use alloc::vec::Vec;

use crate::grid::{Cell, CellSet};
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::Aboard;
use crate::trucker::fleet::loss_error::{LossError, Lost};

impl Fleet {
    /// The crew that a fleet loses to a card that takes `count`: at most what it has. The ships of `away` are in hyperspace and
    /// out of reach (LM-FLEET-9, LM-FLEET-13).
    #[must_use]
    pub fn crew_due(&self, count: u32, away: CellSet) -> u32 {
        count.min(self.crew_beside(away).total())
    }

    /// The only way to lose that crew, if there is just one, so that the owner need not be asked: cabins, with the crew that each
    /// loses.
    #[must_use]
    pub fn only_crew_loss(&self, count: u32, away: CellSet) -> Option<Vec<(Cell, u8)>> {
        let due = self.crew_due(count, away);
        let cabins = self.aboard.crewed() & self.cells_beside(away);
        match (due, cabins.len()) {
            (0, _) => Some(Vec::new()),
            (_, 1) => Some(cabins.iter().map(|cabin| (cabin, u8::try_from(due).unwrap_or(u8::MAX))).collect()),
            _ if due == self.aboard.crew(cabins).total() => {
                let all = |cabin| u8::try_from(self.aboard.crew(CellSet::of(cabin)).total()).unwrap_or(u8::MAX);
                Some(cabins.iter().map(|cabin| (cabin, all(cabin))).collect())
            }
            _ => None,
        }
    }

    /// Removes [the crew due](Self::crew_due), a number from each of these cabins, of any ships (LM-FLEET-9). Humans and aliens
    /// count alike (BG-CREW-2). Returns the lost crew, by cabin.
    ///
    /// # Errors
    /// [`LossError`]; the fleet does not change.
    pub fn lose_crew(&mut self, count: u32, away: CellSet, from: &[(Cell, u8)]) -> Result<Aboard, LossError> {
        let reachable = self.cells_beside(away);
        let (mut left, mut lost) = (self.aboard, Aboard::EMPTY);
        for &(cabin, number) in from {
            self.reach(cabin, reachable)?;
            let aboard = left.crew(cabin.into()).total();
            if u32::from(number) > aboard {
                return Err(LossError::TooFew { cell: cabin, what: Lost::Crew, named: number.into(), aboard });
            }
            match left.alien_on(cabin) {
                Some(alien) if number > 0 => {
                    left.take(cabin.into());
                    lost.aliens.put(cabin, alien);
                }
                _ => {
                    left.humans.set(cabin, left.humans.get(cabin) - number);
                    lost.humans.set(cabin, lost.humans.get(cabin) + number);
                }
            }
        }
        let (due, named) = (self.crew_due(count, away), lost.crew(!CellSet::EMPTY).total());
        if named != due {
            return Err(LossError::Amount { what: Lost::Crew, due, named });
        }
        self.aboard = left;
        Ok(lost)
    }
}
