//! How sockets speak to a table, whatever its game.

use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::sync::{mpsc, oneshot};

use super::told::{Eyes, Told};
use crate::secret::Secret;

/// Where commands to a table go in.
pub type Handle = mpsc::Sender<Command>;

/// What a socket asks of a table.
#[derive(Debug)]
pub enum Command {
    /// To sit down or to watch.
    Join {
        /// Who knows it may.
        secret: Secret,
        /// The last position that the client knows.
        since: Option<usize>,
        /// The answer.
        reply: oneshot::Sender<Result<Joined, Denied>>,
    },
    /// What the client says.
    Say {
        /// Who says it.
        line: u64,
        /// What.
        said: Said,
    },
    /// It is gone.
    Leave {
        /// Who.
        line: u64,
    },
}

/// A seat taken, or a place to watch from.
#[derive(Debug)]
pub struct Joined {
    /// By which the table knows the socket.
    pub line: u64,
    /// Whose eyes it is.
    pub eyes: Eyes,
    /// What is told to it. It ends when the client is too slow.
    pub told: mpsc::Receiver<Told>,
}

/// Why somebody may not join.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denied {
    /// Nobody knows this secret here.
    Unknown,
    /// Too many are there already.
    Full,
}

/// What a client says, after its first message.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Said {
    /// A choice, with an identifier of the client's own: said twice, it is taken once.
    Choose {
        /// At most 40 characters.
        id: String,
        /// In the form of the game.
        choice: Box<RawValue>,
    },
    /// To take back one's own last choice and what came after.
    Undo {},
    /// To what another asked.
    Agree {
        /// Or else it is off.
        yes: bool,
    },
    /// A bot shall play, or no longer.
    Bot {
        /// Whether.
        plays: bool,
    },
    /// A bot shall play to the end.
    Resign {},
    /// One's name.
    Name {
        /// At most 40 characters.
        name: String,
    },
    /// The record of a finished game.
    Record {},
}
