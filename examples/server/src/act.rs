//! What a row of the log holds.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use starwright::table::{Actor, Entry, Seat};

use crate::table::Ask;

/// One thing that happened at a table, as stored: a choice in the game, or a change of who plays.
///
/// JSON: `{"chosen": {"by": 0, "choice": …}}`, `{"taken_back": {"to": 12}}`, `{"bot": {"seat": 1, "plays": true}}`,
/// `{"resigned": {"seat": 1}}`, `{"named": {"seat": 1, "name": "Ann"}}`,
/// `{"asked": {"seat": 0, "to": 12, "chance": true, "revealed": false, "agreed": [0]}}`, `{"agreed": {"seat": 1, "yes": true}}`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound(serialize = "C: Serialize", deserialize = "C: DeserializeOwned"))]
pub enum Act<C> {
    /// A choice, in the form of the crate.
    Chosen(Entry<C>),
    /// All players agreed to undo: of the choices made so far, only the first `to` remain.
    TakenBack {
        /// How many remain.
        to: usize,
    },
    /// A seat is handed to a bot, or taken back.
    Bot {
        /// Which seat.
        seat: Seat,
        /// Whether a bot plays it from now on.
        plays: bool,
    },
    /// A player resigns: a bot plays the seat to the end.
    Resigned {
        /// Which seat.
        seat: Seat,
    },
    /// A player asks to undo. The request is open until the next row that is not an answer to it.
    Asked(Ask),
    /// An answer to a request to undo.
    Agreed {
        /// Which seat.
        seat: Seat,
        /// `false` cancels the request.
        yes: bool,
    },
    /// A player takes a name.
    Named {
        /// Which seat.
        seat: Seat,
        /// The name.
        name: String,
    },
}

impl<C> Act<C> {
    /// Whether it came from dice, a drawn tile or the hourglass, and not from a player.
    pub fn is_of_the_table(&self) -> bool {
        matches!(self, Self::Chosen(Entry { by: Actor::Table, .. }))
    }
}
