//! How sockets and a table talk to each other, whatever the game.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::sync::{Notify, mpsc, oneshot};

use super::told::{Eyes, Told};
use crate::secret::Secret;

/// Sends commands to a table.
#[derive(Clone, Debug)]
pub struct Handle {
    commands: mpsc::Sender<Command>,
    behind: Arc<Notify>,
}

/// Receives a table's commands.
#[derive(Debug)]
pub struct Ear {
    /// Commands of its sockets.
    pub commands: mpsc::Receiver<Command>,
    /// Notified when another server has written to its log.
    pub behind: Arc<Notify>,
}

impl Handle {
    /// A connected pair.
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

    /// Sends a command to the table.
    ///
    /// # Errors
    /// [`Left`] if it has left memory.
    pub async fn send(&self, command: Command) -> Result<(), Left> {
        self.commands.send(command).await.map_err(|_| Left)
    }

    /// Tells the table that another server has written to its log.
    pub fn is_behind(&self) {
        self.behind.notify_one();
    }
}

/// The table has left memory.
#[derive(Clone, Copy, Debug)]
pub struct Left;

/// A command of a socket to its table.
#[derive(Debug)]
pub enum Command {
    /// Join as a player or a spectator.
    Join {
        /// The secret of a seat or of the spectators.
        secret: Secret,
        /// The last position that the client knows.
        since: Option<usize>,
        /// Where to send the answer.
        reply: oneshot::Sender<Result<Joined, Denied>>,
    },
    /// A message of the client.
    Say {
        /// Its socket.
        line: u64,
        /// The message.
        said: Said,
    },
    /// The socket has closed.
    Leave {
        /// Which one.
        line: u64,
    },
}

/// A socket that has joined a table.
#[derive(Debug)]
pub struct Joined {
    /// The socket's number at this table.
    pub line: u64,
    /// Whether it is a seat's, and which, or a spectator's.
    pub eyes: Eyes,
    /// Messages for the client.
    pub told: mpsc::Receiver<Told>,
    /// Resolves when the client is too slow or the table has failed.
    pub dropped: oneshot::Receiver<Never>,
}

/// A value that is never sent.
#[derive(Clone, Copy, Debug)]
pub enum Never {}

/// Why a client may not join.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denied {
    /// The table has no such secret.
    Unknown,
    /// The limit of sockets is reached.
    Full,
}

/// A message of a client after its first.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Said {
    /// Makes a choice. The client picks the `id`; if it sends the same one again, the choice still counts once.
    Choose {
        /// At most 40 characters.
        id: String,
        /// In the form of the game.
        choice: Box<RawValue>,
    },
    /// Asks to undo the client's last choice and all that followed.
    Undo {},
    /// Answers a request to undo.
    Agree {
        /// `false` cancels the request.
        yes: bool,
    },
    /// Hands the seat to a bot, or takes it back.
    Bot {
        /// Whether a bot plays from now on.
        plays: bool,
    },
    /// Resigns: a bot plays to the end.
    Resign {},
    /// Sets the player's name.
    Name {
        /// At most 40 characters.
        name: String,
    },
    /// Asks for the record of a finished game.
    Record {},
}
