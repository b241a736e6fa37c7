//! Taking back, by agreement of all who play.

use serde::{Deserialize, Serialize};
use starwright::table::{Actor, Seat, SeatSet};

use super::Table;
use crate::games::Game;

/// A player asks to take back everything from the player's own last choice on.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Who asks.
    seat: Seat,
    /// How many choices would stand.
    pub(super) to: usize,
    /// Whether dice or tiles came up since, which all have seen.
    chance: bool,
    /// Whether something hidden was shown since, to one or to all.
    revealed: bool,
    /// Who agrees.
    agreed: SeatSet,
}

impl Ask {
    /// With one more who agrees.
    pub(super) fn with(mut self, seat: Seat) -> Self {
        self.agreed.insert(seat);
        self
    }
}

impl<G: Game> Table<G> {
    /// What a seat may ask for: `None` if it has chosen nothing yet.
    pub(super) fn ask(&self, seat: Seat) -> Option<Ask> {
        let log = self.record.log();
        let to = log.iter().rposition(|entry| entry.by == Actor::Seat(seat))?;
        let since = self.record.since(to);
        Some(Ask { seat, to, chance: since.chance, revealed: since.revealed, agreed: seat.into() })
    }

    /// How many choices shall stand, once everybody agrees: bots do not mind.
    pub(super) fn agreed(&self) -> Option<usize> {
        let (ask, bots) = (self.asked.as_ref()?, self.bots());
        let mut seats = Seat::ALL.into_iter().take(self.players.len());
        seats.all(|seat| bots.contains(seat) || ask.agreed.contains(seat)).then_some(ask.to)
    }
}
