//! The task that owns a table: it handles one command at a time, and stores a row before telling anybody.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use starwright::table::{Actor, Entry, Outside, Seat, SeatSet};
use tokio::sync::{Semaphore, mpsc, oneshot};

use super::hand::{Command, Denied, Ear, Joined, Said};
use super::lines::Lines;
use super::{Eyes, Table};
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
    let mut host = Host { id, table, services, lines, empty_since, yields: None, thinking: false, waiting, thoughts };
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
        let welcome = joined.as_ref().ok().map(|joined| (joined.line, self.table.tell(joined.eyes).welcome(since)));
        if reply.send(joined).is_ok()
            && let Some((line, welcome)) = welcome
        {
            self.lines.send(line, welcome);
        }
    }

    async fn hear(&mut self, line: u64, eyes: Eyes, said: Said) -> Result<(), InDoubt> {
        if matches!(said, Said::Record {}) {
            self.lines.send(line, self.table.tell(eyes).record());
            return Ok(());
        }
        let Some(seat) = eyes.seat() else {
            return self.sorry(line, eyes, "watching");
        };
        match said {
            Said::Choose { id, choice } => self.choose(line, eyes, id, choice.get()).await,
            Said::Undo {} => self.undo(line, eyes, seat).await,
            Said::Agree { .. } if self.table.asked.is_none() => self.sorry(line, eyes, "nothing_to_agree_to"),
            Said::Agree { yes } => self.seated(line, eyes, Act::Agreed { seat, yes }).await,
            Said::Name { name } if !crate::config::is_name(&name) => self.sorry(line, eyes, "name"),
            Said::Name { name } => self.seated(line, eyes, Act::Named { seat, name }).await,
            Said::Resign {} => self.seated(line, eyes, Act::Resigned { seat }).await,
            Said::Bot { plays } => self.seated(line, eyes, Act::Bot { seat, plays }).await,
            Said::Record {} => Ok(()),
        }
    }

    fn sorry(&mut self, line: u64, eyes: Eyes, why: &str) -> Result<(), InDoubt> {
        self.lines.send(line, self.table.tell(eyes).sorry(why));
        Ok(())
    }

    /// Stores a change of who plays, unless the player has resigned or the log is full.
    async fn seated(&mut self, line: u64, eyes: Eyes, act: Act<G::Choice>) -> Result<(), InDoubt> {
        let resigned = eyes.seat().and_then(|seat| self.table.player(seat)).is_some_and(|player| player.resigned);
        if resigned || self.is_full() {
            return self.sorry(line, eyes, if resigned { "resigned" } else { "log_full" });
        }
        while self.commit(act.clone(), None).await? == Written::Behind && !self.is_full() {}
        Ok(())
    }

    async fn choose(&mut self, line: u64, eyes: Eyes, id: String, choice: &str) -> Result<(), InDoubt> {
        let Some(seat) = eyes.seat().filter(|_| crate::config::is_name(&id)) else {
            return self.sorry(line, eyes, "id");
        };
        let from = (seat.number(), id);
        // Checked again each time another server writes first. This ends, because the log grows each time and has a limit.
        loop {
            if let Some(&position) = self.table.numbered.get(&from) {
                self.lines.send(line, self.table.tell(eyes).taken(&from.1, position));
                return Ok(());
            }
            match self.judge(seat, choice) {
                Err(why) => {
                    self.services.metrics.refusals.add();
                    self.lines.send(line, self.table.tell(eyes).refused(&from.1, why));
                    return Ok(());
                }
                Ok(choice) => {
                    let act = Act::Chosen(Entry { by: seat.into(), choice });
                    if self.commit(act, Some(from.clone())).await? == Written::Done {
                        self.services.metrics.choices.add();
                    }
                }
            }
        }
    }

    /// The choice, or why it is refused. A seat that a bot plays may not choose, so that it does not move twice.
    fn judge(&self, seat: Seat, choice: &str) -> Result<G::Choice, Value> {
        if self.is_full() {
            return Err(json!({ "why": "log_full" }));
        }
        if self.table.bots().contains(seat) {
            return Err(json!({ "why": "bot" }));
        }
        let choice: G::Choice =
            serde_json::from_str(choice).map_err(|error| json!({ "why": "unreadable", "error": error.to_string() }))?;
        self.table.record.check(seat, &choice).map_err(|refusal| self.table.refused(&refusal))?;
        Ok(choice)
    }

    async fn undo(&mut self, line: u64, eyes: Eyes, seat: Seat) -> Result<(), InDoubt> {
        match self.table.ask(seat) {
            None => self.sorry(line, eyes, "nothing_to_undo"),
            Some(_) if self.is_full() => self.sorry(line, eyes, "log_full"),
            Some(ask) => self.commit(Act::Asked(ask), None).await.map(drop),
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
        self.lines.send_each(|eyes| self.table.tell(eyes).step());
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

    /// Lets the next bot think, in a thread for blocking work.
    fn think(&mut self) {
        let bots = self.table.bots();
        let mut awaited = self.table.record.awaited().seats.iter();
        let next = awaited.find(|&seat| bots.contains(seat) && !self.waiting.contains(seat));
        let Some(seat) = next.filter(|_| self.may_think()) else { return };
        self.thinking = true;
        let (view, listed) = (self.table.record.view(Some(seat)), self.table.record.choices(seat));
        let must = self.table.outside().is_none();
        let (position, thoughts, services) = (self.table.position(), self.thoughts.clone(), Arc::clone(&self.services));
        tokio::spawn(async move {
            tokio::time::sleep(services.think).await;
            services.metrics.thinking.add();
            let Ok(_one) = services.thinkers.acquire().await else { return };
            let thought = tokio::task::spawn_blocking(move || {
                let choice = G::bot(seat, &view, &listed);
                choice.or_else(|| listed.into_iter().next().filter(|_| must))
            });
            let choice = thought.await.ok().flatten();
            services.metrics.thinking.take();
            let _ = thoughts.send((seat, position, choice)).await;
        });
    }

    /// The next bot to think; none while another bot thinks, a request to undo is open, or bots are left to another server.
    fn may_think(&self) -> bool {
        let is_busy = self.thinking || self.table.asked.is_some() || self.yields.is_some();
        !is_busy && !self.lines.is_empty() && !self.is_full()
    }

    /// Makes a bot's choice, unless something has happened since it saw the table.
    async fn thought(&mut self, (seat, position, choice): Thought<G::Choice>) -> Result<(), InDoubt> {
        self.thinking = false;
        if position != self.table.position() || !self.table.bots().contains(seat) {
            return Ok(());
        }
        match choice.filter(|choice| self.table.record.check(seat, choice).is_ok()) {
            Some(choice) => self.commit(Act::Chosen(Entry { by: seat.into(), choice }), None).await.map(drop),
            None => {
                self.waiting.insert(seat);
                Ok(())
            }
        }
    }
}
