//! The task that owns a table: it handles one command at a time, and stores a row before telling anybody.

mod bots;
mod said;

use std::sync::Arc;
use std::time::{Duration, Instant};

use starwright::table::{Actor, Entry, Outside, Seat, SeatSet};
use tokio::sync::{Semaphore, mpsc, oneshot};

use super::Table;
use super::hand::{Command, Denied, Ear, Joined};
use super::lines::Lines;
use crate::act::Act;
use crate::chance::one_of;
use crate::clock::Clock;
use crate::config::Limits;
use crate::games::Game;
use crate::metrics::Metrics;
use crate::secret::Secret;
use crate::store::{Row, Store, StoreError, Written};

/// Services that all tables share.
#[derive(Debug)]
pub struct Services {
    /// Stores the rows.
    pub store: Store,
    /// Gives the time of a row.
    pub clock: Clock,
    /// The server's metrics.
    pub metrics: Metrics,
    /// Limits on what clients may use.
    pub limits: Limits,
    /// Least time before a bot moves.
    pub think: Duration,
    /// Limits how many bots think at once.
    pub thinkers: Arc<Semaphore>,
}

/// How long dice and bots are left to another server that wrote last.
const YIELD: Duration = Duration::from_millis(500);

/// What a bot decided: its seat, the position it saw, and its choice.
type Thought<C> = (Seat, usize, Option<C>);

/// A table with its sockets.
struct Host<G: Game> {
    id: String,
    table: Table<G>,
    services: Arc<Services>,
    lines: Lines,
    /// The connected seats, as all clients were told.
    here: SeatSet,
    /// When the last socket left.
    empty_since: Instant,
    /// Until when dice and bots are left to another server, which wrote last.
    yields: Option<Instant>,
    thinking: bool,
    /// Bots that chose to wait at this position.
    waiting: SeatSet,
    thoughts: mpsc::Sender<Thought<G::Choice>>,
}

/// The store failed: the table leaves memory and is read again for the next client.
struct InDoubt;

/// Serves a table until it is idle, its handles are gone, or the store fails.
pub async fn host<G: Game>(id: String, table: Table<G>, services: Arc<Services>, mut ear: Ear) {
    let (thoughts, mut thought) = mpsc::channel(8);
    let lines = Lines::new(services.limits);
    let (empty_since, waiting) = (Instant::now(), SeatSet::EMPTY);
    let here = SeatSet::EMPTY;
    let mut host =
        Host { id, table, services, lines, here, empty_since, yields: None, thinking: false, waiting, thoughts };
    loop {
        let wake = tokio::time::Instant::from_std(host.wakes());
        let done = tokio::select! {
            command = ear.commands.recv() => match command {
                Some(command) => host.obey(command).await,
                None => break,
            },
            () = ear.behind.notified() => host.catch_up().await,
            Some(thought) = thought.recv() => host.thought(thought).await,
            () = tokio::time::sleep_until(wake) => {
                if host.lines.is_empty() { break }
                host.ran_out().await
            }
        };
        if done.is_err() || host.go_on().await.is_err() {
            break;
        }
        host.tell_who_is_here();
    }
}

impl<G: Game> Host<G> {
    /// When to wake up: when the sand runs out, when another server has had its time, or when the table has been empty for too
    /// long. The hourglass stops while nobody is connected.
    fn wakes(&self) -> Instant {
        if self.lines.is_empty() {
            return self.empty_since + self.services.limits.idle;
        }
        let is_time = self.table.outside() == Some(Outside::Time) && !self.is_full();
        let next = [self.table.runs_out().filter(|_| is_time), self.yields].into_iter().flatten().min();
        next.unwrap_or_else(|| Instant::now() + Duration::from_secs(3600))
    }

    async fn obey(&mut self, command: Command) -> Result<(), InDoubt> {
        match command {
            Command::Join { secret, since, reply } => self.join(&secret, since, reply),
            Command::Leave { line } => {
                self.lines.remove(line);
                self.empty_since = Instant::now();
            }
            Command::Say { line, said } => {
                if let Some(eyes) = self.lines.eyes(line) {
                    return self.hear(line, eyes, said).await;
                }
            }
        }
        Ok(())
    }

    fn join(&mut self, secret: &Secret, since: Option<usize>, reply: oneshot::Sender<Result<Joined, Denied>>) {
        if self.lines.is_empty() {
            self.table.wait_anew();
        }
        let joined = self.table.knows(secret).ok_or(Denied::Unknown).and_then(|eyes| self.lines.add(eyes));
        let new = joined.as_ref().ok().map(|joined| (joined.line, joined.eyes));
        let is_wanted = reply.send(joined).is_ok();
        let Some((line, eyes)) = new else { return };
        let (table, here) = (&self.table, self.lines.here());
        let known = self.lines.known(eyes, || table.state(eyes, here)).filter(|_| is_wanted);
        match known.and_then(|known| table.welcome(known, since)) {
            Some(welcome) => self.lines.send(line, welcome),
            None => self.lines.remove(line),
        }
    }

    /// Sends everybody the last step, or changes without a step.
    fn tell(&mut self, is_step: bool) {
        self.here = self.lines.here();
        let (table, here) = (&self.table, self.here);
        self.lines.send_each(|known| {
            let state = table.state(known.eyes(), here)?;
            let told = match is_step {
                true => Some(table.step(&state, known)?),
                false if state == *known => None,
                false => Some(table.now(&state, known)?),
            };
            Some((state, told))
        });
    }

    /// Tells everybody which seats are connected. Sockets that are too slow are dropped by this, so it may take several rounds.
    fn tell_who_is_here(&mut self) {
        while self.here != self.lines.here() {
            self.tell(false);
        }
    }

    fn is_full(&self) -> bool {
        self.table.position() >= self.services.limits.log
    }

    /// Stores an act that was checked, applies it and tells everybody; or reads what another server wrote first.
    async fn commit(&mut self, act: Act<G::Choice>, from: Option<(u8, String)>) -> Result<Written, InDoubt> {
        let row = Row { act: serde_json::to_string(&act).map_err(|_| InDoubt)?, from, at: self.services.clock.now() };
        let begun = Instant::now();
        let (store, number) = (&self.services.store, self.table.position() + 1);
        let written = store.append(&self.id, number, row.clone()).await.map_err(|error| self.doubt(&error))?;
        self.services.metrics.commit(begun.elapsed());
        match written {
            Written::Done => {
                self.yields = None;
                self.take(act, row)?;
            }
            Written::Behind => {
                self.services.metrics.behind.add();
                self.catch_up().await?;
                if self.table.position() < number {
                    tracing::error!(table = self.id, number, "the number of a row is taken, but the row is missing");
                    return Err(InDoubt);
                }
            }
        }
        Ok(written)
    }

    /// Applies a stored act and tells everybody.
    fn take(&mut self, act: Act<G::Choice>, row: Row) -> Result<(), InDoubt> {
        self.table.take(act, row).map_err(|refusal| {
            tracing::error!(table = self.id, %refusal, "the rules refuse a stored act");
            InDoubt
        })?;
        self.waiting = SeatSet::EMPTY;
        self.tell(true);
        Ok(())
    }

    /// Applies what another server wrote, and leaves dice and bots to it for a while.
    async fn catch_up(&mut self) -> Result<(), InDoubt> {
        let rows = self.services.store.rows_after(&self.id, self.table.position()).await;
        for row in rows.map_err(|error| self.doubt(&error))? {
            let act = serde_json::from_str(&row.act).map_err(|_| InDoubt)?;
            self.take(act, row)?;
            self.yields = Some(Instant::now() + YIELD);
        }
        Ok(())
    }

    fn doubt(&self, error: &StoreError) -> InDoubt {
        tracing::error!(table = self.id, %error, "cannot use the store");
        self.services.metrics.failures.add();
        InDoubt
    }

    /// Undoes what all agreed to undo, and settles dice and draws at once; then a bot may think, if anybody is connected.
    async fn go_on(&mut self) -> Result<(), InDoubt> {
        while !self.is_full() && self.yields.is_none() {
            let act = match self.table.agreed() {
                Some(to) => Act::TakenBack { to },
                None if self.table.outside() == Some(Outside::Chance) => {
                    let choice = one_of(self.table.record.choices(Actor::Table)).ok_or(InDoubt)?;
                    Act::Chosen(Entry { by: Actor::Table, choice })
                }
                None => break,
            };
            let _ = self.commit(act, None).await?;
        }
        self.think();
        Ok(())
    }

    async fn ran_out(&mut self) -> Result<(), InDoubt> {
        self.yields = self.yields.filter(|until| Instant::now() < *until);
        let due = self.table.runs_out().is_some_and(|out| out <= Instant::now());
        if !due || self.table.outside() != Some(Outside::Time) || self.is_full() {
            return Ok(());
        }
        let choice = self.table.record.choices(Actor::Table).pop().ok_or(InDoubt)?;
        self.commit(Act::Chosen(Entry { by: Actor::Table, choice }), None).await.map(drop)
    }
}
