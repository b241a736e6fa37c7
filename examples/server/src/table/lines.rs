//! The sockets at a table.

use tokio::sync::{mpsc, oneshot};

use super::hand::{Denied, Joined, Never};
use super::told::{Eyes, Told};
use crate::config::Limits;

/// The sockets at a table. A socket that does not keep up is dropped, so buffers stay bounded.
#[derive(Debug)]
pub struct Lines {
    lines: Vec<Line>,
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
        Self { lines: Vec::new(), next: 0, limits }
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
    }

    /// Whose view a socket gets.
    pub fn eyes(&self, number: u64) -> Option<Eyes> {
        self.lines.iter().find(|line| line.number == number).map(|line| line.eyes)
    }

    /// Whether no socket is there.
    pub const fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Sends a message to one socket.
    pub fn send(&mut self, number: u64, told: Told) {
        if let Some(place) = self.lines.iter().position(|line| line.number == number)
            && self.lines[place].told.try_send(told).is_err()
        {
            self.lines.remove(place);
        }
    }

    /// Sends each socket the message for its view, serialised once for each view.
    pub fn send_each(&mut self, tell: impl Fn(Eyes) -> Told) {
        let mut written: Vec<(Eyes, Told)> = Vec::new();
        self.lines.retain(|line| {
            let known = written.iter().find(|(eyes, _)| *eyes == line.eyes).map(|(_, told)| told.clone());
            let told = known.unwrap_or_else(|| {
                let told = tell(line.eyes);
                written.push((line.eyes, told.clone()));
                told
            });
            line.told.try_send(told).is_ok()
        });
    }
}
