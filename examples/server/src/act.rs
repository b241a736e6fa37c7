//! What a row of the log says.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use starwright::table::{Actor, Entry, Seat};

use crate::table::Ask;

/// One thing that happened at a table, as it is stored: a choice of the game, or something about who plays.
///
/// JSON: `{"chosen": {"by": 0, "choice": …}}`, `{"taken_back": {"to": 12}}`, `{"bot": {"seat": 1, "plays": true}}`,
/// `{"resigned": {"seat": 1}}`, `{"named": {"seat": 1, "name": "Ann"}}`,
/// `{"asked": {"seat": 0, "to": 12, "chance": true, "revealed": false, "agreed": [0]}}`, `{"agreed": {"seat": 1, "yes": true}}`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound(serialize = "C: Serialize", deserialize = "C: DeserializeOwned"))]
pub enum Act<C> {
    /// A choice, in the form of the crate.
    Chosen(Entry<C>),
    /// By agreement: only the first `to` choices of those that stood still stand.
    TakenBack {
        /// How many stand.
        to: usize,
    },
    /// A seat is handed to a bot, or taken back.
    Bot {
        /// Whose.
        seat: Seat,
        /// Whether a bot plays there.
        plays: bool,
    },
    /// A player gives up: a bot plays to the end.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// A player wants to undo: it is open until the next row that is no agreement.
    Asked(Ask),
    /// To what was asked for.
    Agreed {
        /// Who.
        seat: Seat,
        /// Or else it is off.
        yes: bool,
    },
    /// A player's name.
    Named {
        /// Whose.
        seat: Seat,
        /// The name.
        name: String,
    },
}

impl<C> Act<C> {
    /// Whether chance or time brought it.
    pub fn is_of_the_table(&self) -> bool {
        matches!(self, Self::Chosen(Entry { by: Actor::Table, .. }))
    }
}
