//! Taking back, by agreement of all who play.

use serde::Serialize;
use starwright::table::{Actor, Seat, SeatSet};

use super::Table;
use crate::games::Game;

/// A player asks to take back everything from the player's own last choice on.
#[derive(Clone, Debug, Serialize)]
pub struct Ask {
    /// Who asks.
    seat: Seat,
    /// How many choices would stand.
    pub(super) to: usize,
    /// Whether dice or tiles came up since, which all have seen.
    chance: bool,
    /// Who agrees.
    agreed: SeatSet,
}

impl Ask {
    /// Somebody agrees.
    pub(super) fn agree(&mut self, seat: Seat) {
        self.agreed.insert(seat);
    }
}

impl<G: Game> Table<G> {
    /// What a seat may ask for: `None` if it has chosen nothing yet.
    pub(super) fn ask(&self, seat: Seat) -> Option<Ask> {
        let log = self.record.log();
        let to = log.iter().rposition(|entry| entry.by == Actor::Seat(seat))?;
        let chance = log.iter().skip(to).any(|entry| entry.by == Actor::Table);
        Some(Ask { seat, to, chance, agreed: seat.into() })
    }

    /// Whether everybody agrees: bots do not mind.
    pub(super) fn all_agree(&self, ask: &Ask) -> bool {
        let bots = self.bots();
        let mut seats = Seat::ALL.into_iter().take(self.players.len());
        seats.all(|seat| bots.contains(seat) || ask.agreed.contains(seat))
    }
}
