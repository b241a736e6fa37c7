//! All tables: makes them, finds them, loads them into memory.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use starwright::battle;
use starwright::table::{Entry, Play, Record, Seat};
use starwright::trucker::flight::Flight;
use starwright::trucker::yard::{self, Start, Yard};
use starwright::trucker::{self, game};
use tokio::sync::Mutex;

use crate::act::Act;
use crate::chance::dice;
use crate::games::{self, Deal, Game};
use crate::secret::{Hash, Secret, hex};
use crate::store::{News, Row, StoreError, Stored};
use crate::table::hand::Handle;
use crate::table::{Services, Table, host};
use starwright::dice::RandomSource;

/// A request to make a table.
///
/// JSON: `{"deal": {"play": "battle", "players": 3}, "bots": [1, 2]}`, or `{"load": {"play": "yard", "record": …}}`
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    deal: Option<Deal>,
    load: Option<Load>,
    #[serde(default)]
    bots: Vec<Seat>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Load {
    play: String,
    record: Box<RawValue>,
}

/// A new table with all its secrets.
#[derive(Debug, Serialize)]
pub struct Made {
    /// The table's id.
    pub table: String,
    /// A secret for each seat.
    pub seats: Vec<Secret>,
    /// The secret for spectators.
    pub watch: Secret,
}

/// Why a table cannot be made or found.
#[derive(Debug, thiserror::Error)]
pub enum HallError {
    /// The request is wrong.
    #[error("{0}")]
    Wanted(String),
    /// The limit of tables is reached.
    #[error("there are too many tables")]
    Full,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The stored table cannot be read.
    #[error("cannot read the table: {0}")]
    Unread(String),
    /// The operating system failed to give random numbers.
    #[error("no random numbers: {0}")]
    Chance(#[from] getrandom::Error),
}

/// The handle of a table in memory; `None` until the table has been read.
type Slot = Mutex<Option<Handle>>;

fn is_open(slot: &Slot) -> bool {
    slot.try_lock().is_ok_and(|open| open.as_ref().is_some_and(|handle| !handle.is_closed()))
}

/// Tells the table to read new rows. A table that is being read may miss them, so it is told when that is done.
fn is_behind(slot: &Arc<Slot>) {
    if let Ok(open) = slot.try_lock() {
        open.iter().for_each(Handle::is_behind);
        return;
    }
    let slot = Arc::clone(slot);
    tokio::spawn(async move { slot.lock().await.iter().for_each(Handle::is_behind) });
}

/// All tables.
#[derive(Debug)]
pub struct Hall {
    services: Arc<Services>,
    sand: Duration,
    live: std::sync::Mutex<BTreeMap<String, Arc<Slot>>>,
}

impl Hall {
    /// No table in memory yet. `sand` is the time of the hourglass.
    #[must_use]
    pub fn new(services: Arc<Services>, sand: Duration) -> Self {
        Self { services, sand, live: std::sync::Mutex::default() }
    }

    /// Makes and stores a table.
    ///
    /// # Errors
    /// [`HallError`].
    pub async fn make(&self, wanted: Wanted) -> Result<Made, HallError> {
        if self.services.store.count().await? >= self.services.limits.tables {
            return Err(HallError::Full);
        }
        let draft = tokio::task::spawn_blocking(|| draft(wanted))
            .await
            .map_err(|error| HallError::Wanted(error.to_string()))??;
        let seats = (0..draft.players).map(|_| Secret::new()).collect::<Result<Vec<_>, _>>()?;
        let watch = Secret::new()?;
        let mut name = [0; 8];
        getrandom::fill(&mut name)?;
        let (table, seated) = (hex(&name), (0..).map(Some).zip(seats.iter().map(Secret::hash)));
        let keys: Vec<(Option<u8>, Hash)> = [(None, watch.hash())].into_iter().chain(seated).collect();
        let at = self.services.clock.now();
        let rows = draft.acts.into_iter().map(|act| Row { act, from: None, at }).collect();
        let stored = Stored { play: draft.play.into(), setup: draft.setup, keys, rows };
        self.services.store.create(&table, &stored).await?;
        Ok(Made { table, seats, watch })
    }

    /// Finds a table and loads it into memory; `None` if there is no such table.
    ///
    /// # Errors
    /// [`HallError`].
    pub async fn find(&self, id: &str) -> Result<Option<Handle>, HallError> {
        let slot = self.slot(id);
        // Locked while the table is read, so that it is read once; other tables do not wait.
        let mut open = slot.lock().await;
        if let Some(handle) = open.as_ref().filter(|handle| !handle.is_closed()) {
            return Ok(Some(handle.clone()));
        }
        let Some(stored) = self.services.store.read(id).await? else { return Ok(None) };
        *open = Some(self.open(id, stored).await?);
        Ok(open.clone())
    }

    /// Makes tables in memory read what other servers wrote.
    pub fn hear(&self, news: &News) {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        match news {
            News::At(table) => live.get(table).into_iter().for_each(is_behind),
            News::Anywhere => live.values().for_each(is_behind),
        }
    }

    /// The slot of a table. A new slot first removes those of tables that have left memory.
    fn slot(&self, id: &str) -> Arc<Slot> {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if !live.contains_key(id) {
            live.retain(|_, slot| Arc::strong_count(slot) > 1 || is_open(slot));
        }
        Arc::clone(live.entry(id.into()).or_default())
    }

    /// Loads a stored table by the name of its game.
    async fn open(&self, id: &str, stored: Stored) -> Result<Handle, HallError> {
        match stored.play.as_str() {
            battle::Game::NAME => self.open_as::<battle::Game>(id, stored).await,
            Yard::NAME => self.open_as::<Yard>(id, stored).await,
            Flight::NAME => self.open_as::<Flight>(id, stored).await,
            trucker::Game::NAME => self.open_as::<trucker::Game>(id, stored).await,
            other => Err(HallError::Unread(format!("unknown game {other}"))),
        }
    }

    async fn open_as<G: Game>(&self, id: &str, stored: Stored) -> Result<Handle, HallError> {
        let sand = self.sand;
        let read = tokio::task::spawn_blocking(move || Table::<G>::of(stored, sand)).await;
        let table = read.map_err(|error| HallError::Unread(error.to_string()))?.map_err(HallError::Unread)?;
        let (handle, ear) = Handle::new();
        let (id, services) = (id.to_owned(), Arc::clone(&self.services));
        services.metrics.live.add();
        tokio::spawn(async move {
            host(id, table, Arc::clone(&services), ear).await;
            services.metrics.live.take();
        });
        Ok(handle)
    }
}

/// A table without its secrets.
struct Draft {
    play: &'static str,
    players: usize,
    setup: String,
    acts: Vec<String>,
}

fn draft(wanted: Wanted) -> Result<Draft, HallError> {
    let mut draft = match (wanted.deal, wanted.load) {
        (Some(deal), None) => dealt(deal)?,
        (None, Some(load)) => loaded(&load)?,
        _ => return Err(HallError::Wanted("give either `deal` or `load`".into())),
    };
    for seat in wanted.bots {
        if usize::from(seat.number()) >= draft.players {
            return Err(HallError::Wanted(format!("no player has {seat}")));
        }
        draft.acts.push(written(&Act::<()>::Bot { seat, plays: true })?);
    }
    Ok(draft)
}

fn dealt(deal: Deal) -> Result<Draft, HallError> {
    match deal {
        Deal::Battle { players, powers } => begun::<battle::Game>(games::battle(players, powers)),
        Deal::Yard { players, class } => {
            let mut setup = yard::Setup::new(class, players);
            if let Start::Building { pool, .. } = &mut setup.start {
                dice().shuffle(pool);
            }
            begun::<Yard>(setup)
        }
        Deal::Game { players, classes } => {
            let setup = game::Setup::dealt(players, &classes, &mut dice());
            begun::<trucker::Game>(setup.map_err(|error| HallError::Wanted(error.to_string()))?)
        }
    }
}

fn loaded(load: &Load) -> Result<Draft, HallError> {
    match load.play.as_str() {
        battle::Game::NAME => read::<battle::Game>(&load.record),
        Yard::NAME => read::<Yard>(&load.record),
        Flight::NAME => read::<Flight>(&load.record),
        trucker::Game::NAME => read::<trucker::Game>(&load.record),
        other => Err(HallError::Wanted(format!("unknown game `{other}`"))),
    }
}

fn read<G: Game>(record: &RawValue) -> Result<Draft, HallError> {
    of(&serde_json::from_str::<Record<G>>(record.get()).map_err(|error| HallError::Wanted(error.to_string()))?)
}

fn begun<G: Game>(setup: G::Setup) -> Result<Draft, HallError> {
    of(&Record::<G>::begin(setup).map_err(|error| HallError::Wanted(error.to_string()))?)
}

fn of<G: Game>(record: &Record<G>) -> Result<Draft, HallError> {
    let setup = serde_json::to_string(record.setup()).map_err(|error| HallError::Wanted(error.to_string()))?;
    let acts = record.log().iter().cloned().map(|entry: Entry<<G as Play>::Choice>| written(&Act::Chosen(entry)));
    let acts = acts.collect::<Result<_, _>>()?;
    Ok(Draft { play: G::NAME, players: G::players(record.setup()), setup, acts })
}

fn written<C: Serialize>(act: &Act<C>) -> Result<String, HallError> {
    serde_json::to_string(act).map_err(|error| HallError::Wanted(error.to_string()))
}
