//! The state as a seat or a spectator sees it. Differences are made between two states of the same viewer only.

use std::time::Instant;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use starwright::table::{Awaited, Seat, SeatSet};

use super::change::{Operation, changes};
use super::told::{Eyes, News};
use super::undo::Ask;
use super::{Player, Table};
use crate::games::Game;

/// Milliseconds until the hourglass runs out, if it is running.
pub type Sand = Option<u128>;

/// All that a viewer may see, but for the time left in the hourglass, which is never the same.
#[derive(Clone, Debug)]
pub struct State {
    eyes: Eyes,
    text: Box<RawValue>,
    /// Whether the hourglass is running.
    runs: bool,
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        self.eyes == other.eyes && self.runs == other.runs && self.text.get() == other.text.get()
    }
}

/// JSON: `{"position": 12, …}`, see the README.
#[derive(Serialize)]
#[serde(bound = "")]
struct Now<'a, G: Game> {
    position: usize,
    awaited: Awaited,
    over: bool,
    players: Vec<Seated<'a>>,
    /// The open request to undo.
    asked: Option<&'a Ask>,
    choices: Vec<G::Choice>,
    unlisted: bool,
    view: G::View,
}

/// A player, and whether the seat is connected.
#[derive(Serialize)]
struct Seated<'a> {
    #[serde(flatten)]
    player: &'a Player,
    here: bool,
}

impl<G: Game> Table<G> {
    /// The current state for a viewer, while these seats are connected. `None` if it cannot be written.
    pub fn state(&self, eyes: Eyes, here: SeatSet) -> Option<State> {
        let (record, seat) = (&self.record, eyes.seat());
        let players = Seat::ALL.into_iter().zip(&self.players);
        let chooser = seat.filter(|&seat| !self.bots().contains(seat));
        let now: Now<'_, G> = Now {
            position: self.position(),
            awaited: record.awaited(),
            over: self.is_over(),
            players: players.map(|(seat, player)| Seated { player, here: here.contains(seat) }).collect(),
            asked: self.asked.as_ref(),
            choices: chooser.map(|seat| record.choices(seat)).unwrap_or_default(),
            unlisted: chooser.is_some_and(|seat| record.game().accepts_unlisted(seat.into())),
            view: record.view(seat),
        };
        Some(State { eyes, text: to_raw_value(&now).ok()?, runs: self.runs_out().is_some() })
    }

    pub(super) fn sand_left(&self) -> Sand {
        self.runs_out().map(|out| out.saturating_duration_since(Instant::now()).as_millis())
    }
}

impl State {
    /// Who may see it.
    pub const fn eyes(&self) -> Eyes {
        self.eyes
    }

    /// The whole state.
    pub fn whole(&self, sand: Sand) -> Option<Box<RawValue>> {
        let Some(sand) = sand else { return Some(self.text.clone()) };
        let fields = self.text.get().strip_prefix('{')?;
        RawValue::from_string(format!(r#"{{"sand":{sand},{fields}"#)).ok()
    }

    /// For clients that know the previous state: the difference, unless the whole state is shorter.
    pub fn news<'a>(&'a self, known: &'a Self, sand: Sand) -> Option<News<'a>> {
        let changes = if known.eyes == self.eyes { changes(&known.text, &self.text) } else { None };
        let Some(mut changes) = changes else { return self.whole(sand).map(News::Now) };
        match sand {
            Some(sand) => changes.push(Operation::set("sand", sand)),
            None if known.runs => changes.push(Operation::unset("sand")),
            None => {}
        }
        Some(News::Change(changes))
    }
}
