//! Undo, if all players agree.

use serde::{Deserialize, Serialize};
use starwright::table::{Actor, Seat, SeatSet};

use super::Table;
use crate::games::Game;

/// A player's request to undo that player's last choice and all that followed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Who asks.
    seat: Seat,
    /// How many choices would remain.
    pub(super) to: usize,
    /// Whether dice were rolled or tiles turned up since.
    chance: bool,
    /// Whether anything hidden was shown to anybody since.
    revealed: bool,
    /// The seats that have agreed.
    agreed: SeatSet,
}

impl Ask {
    /// Adds a seat that agrees.
    pub(super) fn with(mut self, seat: Seat) -> Self {
        self.agreed.insert(seat);
        self
    }
}

impl<G: Game> Table<G> {
    /// The request that a seat may make; `None` if it has chosen nothing yet.
    pub(super) fn ask(&self, seat: Seat) -> Option<Ask> {
        let log = self.record.log();
        let to = log.iter().rposition(|entry| entry.by == Actor::Seat(seat))?;
        let since = self.record.since(to);
        Some(Ask { seat, to, chance: since.chance, revealed: since.revealed, agreed: seat.into() })
    }

    /// How many choices remain, once all players have agreed; bots need not.
    pub(super) fn agreed(&self) -> Option<usize> {
        let (ask, bots) = (self.asked.as_ref()?, self.bots());
        let mut seats = Seat::ALL.into_iter().take(self.players.len());
        seats.all(|seat| bots.contains(seat) || ask.agreed.contains(seat)).then_some(ask.to)
    }
}
