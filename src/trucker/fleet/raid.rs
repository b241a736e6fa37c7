//! What intruders take.

use crate::grid::{Cell, Tally};
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::Aboard;

/// What is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::trucker) enum Loot {
    Crew,
    /// The most valuable blocks of a hold first.
    Goods,
    Batteries,
}

impl Fleet {
    /// Takes up to a number from these cells, in this order, and returns what was taken.
    pub(in crate::trucker) fn rob(&mut self, cells: &[Cell], what: Loot, number: u16) -> Aboard {
        let (mut left, mut lost) = (number, Aboard::EMPTY);
        for &cell in cells {
            left -= self.rob_cell(cell, what, left, &mut lost);
        }
        lost
    }

    fn rob_cell(&mut self, cell: Cell, what: Loot, most: u16, lost: &mut Aboard) -> u16 {
        let here = &mut self.aboard;
        match what {
            Loot::Crew => match here.alien_on(cell) {
                Some(alien) if most > 0 => {
                    here.take(cell.into());
                    lost.aliens.put(cell, alien);
                    1
                }
                Some(_) => 0,
                None => shift(&mut here.humans, &mut lost.humans, cell, most),
            },
            Loot::Batteries => shift(&mut here.batteries, &mut lost.batteries, cell, most),
            Loot::Goods => {
                let mut taken = 0;
                // the most valuable first
                for (here, lost) in here.goods.iter_mut().zip(&mut lost.goods) {
                    taken += shift(here, lost, cell, most - taken);
                }
                taken
            }
        }
    }
}

/// Moves at most a number from one to the other.
fn shift(from: &mut Tally, to: &mut Tally, cell: Cell, most: u16) -> u16 {
    let aboard = from.get(cell);
    let taken = u8::try_from(most).map_or(aboard, |most| aboard.min(most));
    from.set(cell, aboard - taken);
    to.set(cell, to.get(cell) + taken);
    taken.into()
}
