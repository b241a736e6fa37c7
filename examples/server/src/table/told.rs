//! Messages to clients. A [`Told`] is made for one seat or for spectators, and can be sent to a socket of theirs only.

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use starwright::table::{Record, Seat};

use super::change::Operation;
use super::state::State;
use super::{Step, Table};
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
    Welcome {
        play: &'static str,
        seat: Option<Seat>,
        steps: &'a [Step<G::Event>],
        now: Box<RawValue>,
    },
    Step {
        step: Option<&'a Step<G::Event>>,
        #[serde(flatten)]
        news: News<'a>,
    },
    Now {
        #[serde(flatten)]
        news: News<'a>,
    },
    Taken {
        id: &'a str,
        position: usize,
    },
    Refused {
        id: &'a str,
        why: Value,
    },
    Record {
        record: &'a Record<G>,
    },
    Sorry {
        why: &'a str,
    },
}

/// The new state, for a client that knows the previous one: whichever is shorter.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub enum News<'a> {
    /// The whole state.
    Now(Box<RawValue>),
    /// The difference.
    Change(Vec<Operation<'a>>),
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

/// Messages with a state go to the seat, or the spectators, that the state is for. `None` if the state cannot be written.
impl<G: Game> Table<G> {
    /// The steps after a position, and the whole state.
    pub fn welcome(&self, state: &State, since: Option<usize>) -> Option<Told> {
        let steps = self.steps.get(since.map_or(0, |since| since.saturating_add(1))..).unwrap_or_default();
        let (seat, now) = (state.eyes().seat(), state.whole(self.sand_left())?);
        Some(self.tell(state.eyes()).told(&Message::Welcome { play: G::NAME, seat, steps, now }))
    }

    /// The last step, and the new state for clients that know the previous one.
    pub fn step(&self, state: &State, known: &State) -> Option<Told> {
        let news = state.news(known, self.sand_left())?;
        Some(self.tell(state.eyes()).told(&Message::Step { step: self.steps.last(), news }))
    }

    /// The new state without a step, for clients that know the previous one.
    pub fn now(&self, state: &State, known: &State) -> Option<Told> {
        let news = state.news(known, self.sand_left())?;
        Some(self.tell(state.eyes()).told(&Message::Now { news }))
    }
}

impl<G: Game> Telling<'_, G> {
    /// A choice is in the log.
    pub fn taken(&self, id: &str, position: usize) -> Told {
        self.told(&Message::Taken { id, position })
    }

    /// A choice is refused, in the state that was sent last.
    pub fn refused(&self, id: &str, why: Value) -> Told {
        self.told(&Message::Refused { id, why })
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

    fn told(&self, message: &Message<'_, G>) -> Told {
        let text = serde_json::to_string(message).unwrap_or_else(|_| r#"{"told":"sorry","why":"unwritable"}"#.into());
        Told { eyes: self.eyes, text: text.into() }
    }
}
