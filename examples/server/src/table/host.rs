//! The task that owns a table: commands come in one by one, a row is stored before anybody hears of it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use starwright::table::{Actor, Entry, Outside, Seat, SeatSet};
use tokio::sync::{Semaphore, mpsc, oneshot};

use super::hand::{Command, Denied, Joined, Said};
use super::lines::Lines;
use super::undo::Ask;
use super::{Eyes, Table};
use crate::act::Act;
use crate::chance::one_of;
use crate::clock::now;
use crate::config::Limits;
use crate::games::Game;
use crate::metrics::Metrics;
use crate::secret::Secret;
use crate::store::{Row, Store, StoreError};

/// What all tables share.
#[derive(Debug)]
pub struct Services {
    /// Where rows go.
    pub store: Store,
    /// What is counted.
    pub metrics: Metrics,
    /// What nobody may exceed.
    pub limits: Limits,
    /// How long the hourglass runs.
    pub sand: Duration,
    /// How long a bot thinks at least.
    pub think: Duration,
    /// As many bots think at once.
    pub thinkers: Arc<Semaphore>,
}

/// A bot's thought: its seat, the position it saw, and its choice.
type Thought<C> = (Seat, usize, Option<C>);

/// A table with those who sit at it.
struct Host<G: Game> {
    id: String,
    table: Table<G>,
    services: Arc<Services>,
    lines: Lines,
    asked: Option<Ask>,
    thinking: bool,
    /// Bots that wait at this position.
    waiting: SeatSet,
    thoughts: mpsc::Sender<Thought<G::Choice>>,
}

/// The store is in doubt: the table ends, and the next who comes reads what is stored.
struct InDoubt;

/// Serves a table until it is idle, its handles are gone, or the store fails.
pub async fn host<G: Game>(
    id: String,
    table: Table<G>,
    services: Arc<Services>,
    mut commands: mpsc::Receiver<Command>,
) {
    let (thoughts, mut thought) = mpsc::channel(8);
    let lines = Lines::new(services.limits);
    let mut host = Host { id, table, services, lines, asked: None, thinking: false, waiting: SeatSet::EMPTY, thoughts };
    loop {
        let wake = tokio::time::Instant::from_std(host.wakes());
        let done = tokio::select! {
            command = commands.recv() => match command {
                Some(command) => host.obey(command).await,
                None => break,
            },
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
    /// When the sand has run out, or nobody was there for long. While nobody is there, the sand waits.
    fn wakes(&self) -> Instant {
        if self.lines.is_empty() {
            return Instant::now() + self.services.limits.idle;
        }
        let since = self.table.sand_since.map(|since| since + self.services.sand);
        since.unwrap_or_else(|| Instant::now() + Duration::from_secs(3600))
    }

    async fn obey(&mut self, command: Command) -> Result<(), InDoubt> {
        match command {
            Command::Join { secret, since, reply } => self.join(&secret, since, reply),
            Command::Leave { line } => self.lines.remove(line),
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
            Said::Agree { yes } => self.agree(seat, yes).await,
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

    /// Something about who plays: not after resigning, and not without end.
    async fn seated(&mut self, line: u64, eyes: Eyes, act: Act<G::Choice>) -> Result<(), InDoubt> {
        let resigned = eyes.seat().and_then(|seat| self.table.player(seat)).is_some_and(|player| player.resigned);
        if resigned || self.is_full() {
            return self.sorry(line, eyes, if resigned { "resigned" } else { "log_full" });
        }
        self.commit(act, None).await
    }

    async fn choose(&mut self, line: u64, eyes: Eyes, id: String, choice: &str) -> Result<(), InDoubt> {
        let Some(seat) = eyes.seat().filter(|_| crate::config::is_name(&id)) else {
            return self.sorry(line, eyes, "id");
        };
        let from = (seat.number(), id);
        if let Some(&position) = self.table.numbered.get(&from) {
            self.lines.send(line, self.table.tell(eyes).taken(&from.1, position));
            return Ok(());
        }
        match self.judge(seat, choice) {
            Err(why) => {
                self.services.metrics.refusals.add();
                self.lines.send(line, self.table.tell(eyes).refused(&from.1, why));
            }
            Ok(choice) => {
                let id = from.1.clone();
                self.commit(Act::Chosen(Entry { by: seat.into(), choice }), Some(from)).await?;
                self.services.metrics.choices.add();
                self.lines.send(line, self.table.tell(eyes).taken(&id, self.table.position()));
            }
        }
        Ok(())
    }

    /// The choice, or why not. Choices of a seat that a bot plays are refused, so that nobody plays twice.
    fn judge(&self, seat: Seat, choice: &str) -> Result<G::Choice, Value> {
        if self.is_full() {
            return Err(json!({ "why": "log_full" }));
        }
        if self.table.bots().contains(seat) {
            return Err(json!({ "why": "bot" }));
        }
        let choice: G::Choice =
            serde_json::from_str(choice).map_err(|error| json!({ "why": "unreadable", "error": error.to_string() }))?;
        self.table.record.check(seat, &choice).map_err(|refusal| json!({ "why": "rules", "refusal": refusal }))?;
        Ok(choice)
    }

    async fn undo(&mut self, line: u64, eyes: Eyes, seat: Seat) -> Result<(), InDoubt> {
        match self.table.ask(seat) {
            None => self.sorry(line, eyes, "nothing_to_undo"),
            Some(ask) => {
                self.lines.send_each(|eyes| self.table.tell(eyes).asked(&ask));
                self.asked = Some(ask);
                self.undo_if_agreed().await
            }
        }
    }

    async fn agree(&mut self, seat: Seat, yes: bool) -> Result<(), InDoubt> {
        self.asked = self.asked.take().filter(|_| yes);
        if let Some(ask) = &mut self.asked {
            ask.agree(seat);
        }
        self.undo_if_agreed().await
    }

    async fn undo_if_agreed(&mut self) -> Result<(), InDoubt> {
        match &self.asked {
            Some(ask) if self.table.all_agree(ask) && !self.is_full() => {
                let to = ask.to;
                self.commit(Act::TakenBack { to }, None).await
            }
            _ => Ok(()),
        }
    }

    fn is_full(&self) -> bool {
        self.table.position() >= self.services.limits.log
    }

    /// Stores an act that was judged, then takes it and tells everybody.
    async fn commit(&mut self, act: Act<G::Choice>, from: Option<(u8, String)>) -> Result<(), InDoubt> {
        let row = Row { act: serde_json::to_string(&act).map_err(|_| InDoubt)?, from, at: now() };
        let begun = Instant::now();
        self.services
            .store
            .append(&self.id, self.table.position() + 1, &row)
            .await
            .map_err(|error| self.doubt(&error))?;
        self.services.metrics.commit(begun.elapsed());
        self.table.take(act, &row).map_err(|_| InDoubt)?;
        (self.asked, self.waiting) = (None, SeatSet::EMPTY);
        self.lines.send_each(|eyes| self.table.tell(eyes).step());
        Ok(())
    }

    fn doubt(&self, error: &StoreError) -> InDoubt {
        tracing::error!(table = self.id, %error, "not stored");
        self.services.metrics.failures.add();
        InDoubt
    }

    /// Chance comes up at once; then a bot may think, if somebody is there to see it.
    async fn go_on(&mut self) -> Result<(), InDoubt> {
        while self.table.outside() == Some(Outside::Chance) && !self.is_full() {
            let choice = one_of(self.table.record.choices(Actor::Table)).ok_or(InDoubt)?;
            self.commit(Act::Chosen(Entry { by: Actor::Table, choice }), None).await?;
        }
        self.think();
        Ok(())
    }

    async fn ran_out(&mut self) -> Result<(), InDoubt> {
        let due = self.table.sand_since.is_some_and(|since| since.elapsed() >= self.services.sand);
        if !due || self.table.outside() != Some(Outside::Time) || self.is_full() {
            return Ok(());
        }
        let choice = self.table.record.choices(Actor::Table).pop().ok_or(InDoubt)?;
        self.commit(Act::Chosen(Entry { by: Actor::Table, choice }), None).await
    }

    /// Lets the next bot think, in a thread that no socket needs.
    fn think(&mut self) {
        let bots = self.table.bots();
        let mut awaited = self.table.record.awaited().seats.iter();
        let next = awaited.find(|&seat| bots.contains(seat) && !self.waiting.contains(seat));
        let Some(seat) = next.filter(|_| !self.thinking && !self.lines.is_empty() && !self.is_full()) else { return };
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

    /// What a bot thought, unless something has happened since.
    async fn thought(&mut self, (seat, position, choice): Thought<G::Choice>) -> Result<(), InDoubt> {
        self.thinking = false;
        if position != self.table.position() || !self.table.bots().contains(seat) {
            return Ok(());
        }
        match choice.filter(|choice| self.table.record.check(seat, choice).is_ok()) {
            Some(choice) => self.commit(Act::Chosen(Entry { by: seat.into(), choice }), None).await,
            None => {
                self.waiting.insert(seat);
                Ok(())
            }
        }
    }
}
