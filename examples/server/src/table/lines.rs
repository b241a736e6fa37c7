//! The sockets at a table.

use starwright::table::SeatSet;
use tokio::sync::{mpsc, oneshot};

use super::hand::{Denied, Joined, Never};
use super::state::State;
use super::told::{Eyes, Told};
use crate::config::Limits;

/// The sockets at a table. A socket that does not keep up is dropped, so buffers stay bounded.
#[derive(Debug)]
pub struct Lines {
    lines: Vec<Line>,
    /// The last state sent to each view.
    known: Vec<State>,
    next: u64,
    limits: Limits,
}

#[derive(Debug)]
struct Line {
    number: u64,
    eyes: Eyes,
    told: mpsc::Sender<Told>,
    _dropped: oneshot::Sender<Never>,
}

impl Lines {
    /// No sockets.
    pub const fn new(limits: Limits) -> Self {
        Self { lines: Vec::new(), known: Vec::new(), next: 0, limits }
    }

    /// Adds a socket, if the limits allow it.
    pub fn add(&mut self, eyes: Eyes) -> Result<Joined, Denied> {
        let most = if eyes.seat().is_some() { self.limits.devices } else { self.limits.watchers };
        if self.lines.iter().filter(|line| line.eyes == eyes).count() >= most {
            return Err(Denied::Full);
        }
        let (sender, told) = mpsc::channel(self.limits.backlog);
        let (drops, dropped) = oneshot::channel();
        self.next += 1;
        self.lines.push(Line { number: self.next, eyes, told: sender, _dropped: drops });
        Ok(Joined { line: self.next, eyes, told, dropped })
    }

    /// Removes a socket.
    pub fn remove(&mut self, number: u64) {
        self.lines.retain(|line| line.number != number);
        self.forget();
    }

    /// Whose view a socket gets.
    pub fn eyes(&self, number: u64) -> Option<Eyes> {
        self.lines.iter().find(|line| line.number == number).map(|line| line.eyes)
    }

    /// Whether no socket is there.
    pub const fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The connected seats.
    pub fn here(&self) -> SeatSet {
        self.lines.iter().filter_map(|line| line.eyes.seat()).collect()
    }

    /// The state that the sockets of this view know; the given one if there is only a new socket.
    pub fn known(&mut self, eyes: Eyes, state: impl FnOnce() -> Option<State>) -> Option<&State> {
        if !self.known.iter().any(|known| known.eyes() == eyes) {
            self.known.push(state()?);
        }
        self.known.iter().find(|known| known.eyes() == eyes)
    }

    /// Sends a message to one socket.
    pub fn send(&mut self, number: u64, told: Told) {
        if let Some(line) = self.lines.iter().find(|line| line.number == number)
            && line.told.try_send(told).is_err()
        {
            self.remove(number);
        }
    }

    /// Sends each socket the message for its view, made once for each view from the state it knows; none if nothing has changed.
    /// Sockets whose state cannot be written are dropped.
    pub fn send_each(&mut self, tell: impl Fn(&State) -> Option<(State, Option<Told>)>) {
        let written: Vec<_> = self.known.iter().filter_map(tell).collect();
        self.lines.retain(|line| {
            let news = written.iter().find(|(state, _)| state.eyes() == line.eyes);
            news.is_some_and(|(_, told)| told.as_ref().is_none_or(|told| line.told.try_send(told.clone()).is_ok()))
        });
        self.known = written.into_iter().map(|(state, _)| state).collect();
        self.forget();
    }

    fn forget(&mut self) {
        let lines = &self.lines;
        self.known.retain(|known| lines.iter().any(|line| line.eyes == known.eyes()));
    }
}
