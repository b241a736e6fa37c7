//! How sockets speak to a table, whatever its game.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::sync::{Notify, mpsc, oneshot};

use super::told::{Eyes, Told};
use crate::secret::Secret;

/// Where a table is spoken to.
#[derive(Clone, Debug)]
pub struct Handle {
    commands: mpsc::Sender<Command>,
    behind: Arc<Notify>,
}

/// Where a table listens.
#[derive(Debug)]
pub struct Ear {
    /// What its sockets ask of it.
    pub commands: mpsc::Receiver<Command>,
    /// Whether another server has written to its log.
    pub behind: Arc<Notify>,
}

impl Handle {
    /// Both ends.
    #[must_use]
    pub fn new() -> (Self, Ear) {
        let (sender, commands) = mpsc::channel(256);
        let behind = Arc::new(Notify::new());
        (Self { commands: sender, behind: Arc::clone(&behind) }, Ear { commands, behind })
    }

    /// Whether the table has left memory.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.commands.is_closed()
    }

    /// Asks something of the table.
    ///
    /// # Errors
    /// [`Left`] if it has left memory.
    pub async fn send(&self, command: Command) -> Result<(), Left> {
        self.commands.send(command).await.map_err(|_| Left)
    }

    /// Another server has written to the log.
    pub fn is_behind(&self) {
        self.behind.notify_one();
    }
}

/// The table has left memory.
#[derive(Clone, Copy, Debug)]
pub struct Left;

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
    /// What is told to it.
    pub told: mpsc::Receiver<Told>,
    /// It ends when the client is too slow, or the table ends.
    pub dropped: oneshot::Receiver<Never>,
}

/// What is never sent.
#[derive(Clone, Copy, Debug)]
pub enum Never {}

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
