//! Checks of a setup.

use super::{Built, Setup, SetupError, Start, is_cabin};
use crate::table::Seat;
use crate::table::refused::count;
use crate::trucker::cards::{CardSet, RoundCard};
use crate::trucker::parts::component::TileId;
use crate::trucker::yard::tile_set::TileSet;

impl Setup {
    /// # Errors
    /// The first fault.
    pub(in crate::trucker) fn check(&self) -> Result<(), SetupError> {
        let players = count(self.purses.len());
        if !(2..=5).contains(&players) {
            return Err(SetupError::Players { players });
        }
        self.check_level()?;
        match &self.start {
            Start::Building { pool, piles } => {
                self.check_board()?;
                check_pool(pool)?;
                match piles {
                    Some(piles) => Ok(piles.check(self.mix(), CardSet::EMPTY)?),
                    None => Ok(()),
                }
            }
            Start::Built(built) => self.check_built(built),
        }
    }

    /// LM-BOARD-2, LM-IV3-1.
    fn check_level(&self) -> Result<(), SetupError> {
        let level = self.level;
        match (self.board.blueprint().level(), self.board.class()) {
            (Some(expected), Some(class)) if expected != level => Err(SetupError::Level { class, level }),
            (Some(expected), None) if expected != level => Err(SetupError::BoardLevel { expected, level }),
            _ if self.level_iii_cards && level != RoundCard::IV => Err(SetupError::LevelIiiCards { level }),
            _ => Ok(()),
        }
    }

    fn check_board(&self) -> Result<(), SetupError> {
        if !self.board.opened().is_empty() {
            return Err(SetupError::Opened);
        }
        if !self.board.blueprint().marks().is_empty() && self.level != RoundCard::IV {
            return Err(SetupError::DiceOnLevel { level: self.level });
        }
        let mut cells = self.board.open();
        if let Some(cabin) = self.board.blueprint().starting_cabin() {
            cells.remove(cabin);
        }
        if cells.is_empty() { Err(SetupError::NothingToBuildOn) } else { Ok(()) }
    }

    fn check_built(&self, built: &[Built]) -> Result<(), SetupError> {
        let players = self.players();
        if built.len() != self.purses.len() {
            return Err(SetupError::Ships { ships: count(built.len()), players });
        }
        let mut taken = 0_u8;
        for (seat, ship) in Seat::of(players).zip(built) {
            if ship.layout.board() != &self.board {
                return Err(SetupError::OtherBoard { seat });
            }
            if ship.aside > 2 {
                return Err(SetupError::Aside { seat, aside: ship.aside });
            }
            if !(1..=players).contains(&ship.order) || taken >> ship.order & 1 == 1 {
                return Err(SetupError::Order { seat, order: ship.order });
            }
            taken |= 1 << ship.order;
        }
        Ok(())
    }
}

fn check_pool(pool: &[TileId]) -> Result<(), SetupError> {
    let mut seen = TileSet::EMPTY;
    for &tile in pool {
        if is_cabin(tile) {
            return Err(SetupError::CabinInPool { tile });
        }
        if !seen.insert(tile) {
            return Err(SetupError::TileTwice { tile });
        }
    }
    Ok(())
}
