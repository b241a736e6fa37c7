//! Messages to clients. A [`Told`] is made for one seat or for spectators, and can be sent to a socket of theirs only.

use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use serde_json::Value;
use starwright::table::{Awaited, Record, Seat};

use super::undo::Ask;
use super::{Player, Step, Table};
use crate::games::Game;

/// Whose view: a seat's or a spectator's. Only a table makes one, from a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Eyes(Option<Seat>);

impl Eyes {
    pub(super) const fn new(seat: Option<Seat>) -> Self {
        Self(seat)
    }

    /// The seat; `None` for a spectator.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        self.0
    }
}

/// A message with the [`Eyes`] it is for.
#[derive(Clone, Debug)]
pub struct Told {
    eyes: Eyes,
    text: Utf8Bytes,
}

impl Told {
    /// The text, if the socket has the same [`Eyes`].
    pub fn for_eyes(self, eyes: Eyes) -> Option<Utf8Bytes> {
        (self.eyes == eyes).then_some(self.text)
    }
}

/// A message of a table. JSON: `{"told": "step", …}`, see the README.
#[derive(Serialize)]
#[serde(tag = "told", rename_all = "snake_case", bound = "")]
enum Message<'a, G: Game> {
    Welcome { play: &'static str, seat: Option<Seat>, steps: &'a [Step<G::Event>], now: Now<'a, G> },
    Step { step: Option<&'a Step<G::Event>>, now: Now<'a, G> },
    Taken { id: &'a str, position: usize },
    Refused { id: &'a str, why: Value, now: Now<'a, G> },
    Record { record: &'a Record<G> },
    Sorry { why: &'a str },
}

/// The current state, as a seat or a spectator sees it.
#[derive(Serialize)]
#[serde(bound = "")]
struct Now<'a, G: Game> {
    position: usize,
    awaited: Awaited,
    over: bool,
    players: &'a [Player],
    /// The open request to undo.
    asked: Option<&'a Ask>,
    /// Milliseconds until the hourglass runs out, if it is running.
    #[serde(skip_serializing_if = "Option::is_none")]
    sand: Option<u128>,
    choices: Vec<G::Choice>,
    unlisted: bool,
    view: G::View,
}

/// Writes the messages of a table for a seat or for spectators.
pub struct Telling<'a, G: Game> {
    table: &'a Table<G>,
    eyes: Eyes,
}

impl<G: Game> Table<G> {
    /// Writes messages for these [`Eyes`].
    pub const fn tell(&self, eyes: Eyes) -> Telling<'_, G> {
        Telling { table: self, eyes }
    }
}

impl<G: Game> Telling<'_, G> {
    /// The steps after a position, and the current state.
    pub fn welcome(&self, since: Option<usize>) -> Told {
        let steps = self.table.steps.get(since.map_or(0, |since| since.saturating_add(1))..).unwrap_or_default();
        self.told(&Message::Welcome { play: G::NAME, seat: self.eyes.0, steps, now: self.now() })
    }

    /// The last step, and the current state.
    pub fn step(&self) -> Told {
        self.told(&Message::Step { step: self.table.steps.last(), now: self.now() })
    }

    /// A choice is in the log.
    pub fn taken(&self, id: &str, position: usize) -> Told {
        self.told(&Message::Taken { id, position })
    }

    /// A choice is refused, with the state in which it was refused.
    pub fn refused(&self, id: &str, why: Value) -> Told {
        self.told(&Message::Refused { id, why, now: self.now() })
    }

    /// The whole record. It holds all secrets, so it is sent only when the game is over.
    pub fn record(&self) -> Told {
        if self.table.is_over() {
            self.told(&Message::Record { record: &self.table.record })
        } else {
            self.sorry("not_over")
        }
    }

    /// A request is refused, and why.
    pub fn sorry(&self, why: &str) -> Told {
        self.told(&Message::Sorry { why })
    }

    fn now(&self) -> Now<'_, G> {
        let (record, seat) = (&self.table.record, self.eyes.0);
        Now {
            position: self.table.position(),
            awaited: record.awaited(),
            over: self.table.is_over(),
            players: &self.table.players,
            asked: self.table.asked.as_ref(),
            sand: self.table.runs_out().map(|out| out.saturating_duration_since(Instant::now()).as_millis()),
            choices: seat.map(|seat| record.choices(seat)).unwrap_or_default(),
            unlisted: seat.is_some_and(|seat| record.game().accepts_unlisted(seat.into())),
            view: record.view(seat),
        }
    }

    fn told(&self, message: &Message<'_, G>) -> Told {
        let text = serde_json::to_string(message).unwrap_or_else(|_| r#"{"told":"sorry","why":"unwritable"}"#.into());
        Told { eyes: self.eyes, text: text.into() }
    }
}
