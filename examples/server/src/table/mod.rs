//! A table: a game, its players, and its log.

mod change;
pub mod hand;
mod host;
mod lines;
mod state;
mod told;
mod undo;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::{Value, json};
use starwright::table::message::{Called, data, told};
use starwright::table::{Actor, Entry, Outside, Record, Seat, SeatSet};

use crate::act::Act;
use crate::games::Game;
use crate::secret::{Hash, Secret};
use crate::store::{Row, Stored};

pub use host::{Services, host};
pub use told::{Eyes, Told};
pub use undo::Ask;

/// The player of a seat.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Player {
    name: String,
    bot: bool,
    resigned: bool,
}

/// What happened in one row of the log. It is public, as all events are.
#[derive(Clone, Debug, Serialize)]
pub struct Step<E> {
    position: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<Actor>,
    #[serde(skip_serializing_if = "Option::is_none")]
    taken_back: Option<usize>,
    events: Vec<E>,
}

/// A table, replayed from its log. Only [`Table::take`] changes the private fields, after the row has been stored.
pub struct Table<G: Game> {
    record: Record<G>,
    /// The position of each choice that has not been undone.
    standing: Vec<usize>,
    /// Steps from position 0, which holds what happened before the first decision.
    steps: Vec<Step<G::Event>>,
    players: Vec<Player>,
    keys: Vec<(Option<u8>, Hash)>,
    /// The position of each client's choice in the log.
    numbered: BTreeMap<(u8, String), usize>,
    /// The open request to undo.
    asked: Option<Ask>,
    /// Time of the hourglass.
    sand: Duration,
    /// When the hourglass was turned.
    sand_since: Option<Instant>,
}

impl<G: Game> Table<G> {
    /// Replays a log. `sand` is the time of the hourglass.
    ///
    /// # Errors
    /// What this version cannot read or replay.
    pub fn of(stored: Stored, sand: Duration) -> Result<Self, String> {
        let setup: G::Setup = serde_json::from_str(&stored.setup).map_err(|error| error.to_string())?;
        let acts =
            stored.rows.iter().map(|row| serde_json::from_str(&row.act)).collect::<Result<Vec<Act<G::Choice>>, _>>();
        let acts = acts.map_err(|error| error.to_string())?;
        let (standing, entries): (Vec<usize>, Vec<Entry<G::Choice>>) = standing(&acts).into_iter().unzip();
        let mut told = Vec::new();
        let players = vec![Player::default(); G::players(&setup)];
        let record =
            Record::resume(setup, entries, |events| told.push(events.to_vec())).map_err(|error| error.to_string())?;
        let mut told = told.into_iter();
        let first = Step { position: 0, by: None, taken_back: None, events: told.next().unwrap_or_default() };
        let keys = stored.keys;
        let (steps, numbered) = (vec![first], BTreeMap::new());
        let mut table = Self { record, standing, steps, players, keys, numbered, asked: None, sand, sand_since: None };
        for (act, row) in acts.iter().zip(stored.rows) {
            let stands = table.standing.binary_search(&table.steps.len()).is_ok();
            let events = if stands { told.next().unwrap_or_default() } else { Vec::new() };
            table.note(act, &row, events);
        }
        table.sand_since = table.runs_since();
        Ok(table)
    }

    /// What a spectator sees now, with the number of rows and the players.
    #[must_use]
    pub fn ends(&self) -> Value {
        json!({ "position": self.position(), "players": self.players, "view": self.record.view(None) })
    }

    /// Applies a row that has just been stored. A table changes in no other way.
    ///
    /// # Errors
    /// The refusal of the game; the table is then unchanged.
    pub fn take(&mut self, act: Act<G::Choice>, row: Row) -> Result<(), G::Refusal> {
        let mut events = Vec::new();
        if self.outside() == Some(Outside::Time) && act.is_of_the_table() {
            self.sand_since = None;
        }
        match &act {
            Act::Chosen(entry) => {
                self.record.apply(entry.by, entry.choice.clone(), &mut events)?;
                self.standing.push(self.steps.len());
            }
            Act::TakenBack { to } => self.take_back(*to),
            _ => {}
        }
        if self.outside() != Some(Outside::Chance) {
            self.sand_since = self.runs_since();
        }
        self.note(&act, &row, events);
        Ok(())
    }

    /// Applies a change of players or a request to undo; the game does not change.
    fn note(&mut self, act: &Act<G::Choice>, row: &Row, events: Vec<G::Event>) {
        self.asked = match act {
            Act::Asked(ask) => Some(ask.clone()),
            Act::Agreed { seat, yes: true } => self.asked.take().map(|ask| ask.with(*seat)),
            _ => None,
        };
        let mut step = Step { position: self.steps.len(), by: None, taken_back: None, events };
        match act {
            Act::Chosen(entry) => step.by = Some(entry.by),
            Act::TakenBack { to } => step.taken_back = Some(*to),
            Act::Bot { seat, plays } => self.change(*seat, |player| player.bot = *plays),
            Act::Resigned { seat } => self.change(*seat, |player| (player.bot, player.resigned) = (true, true)),
            Act::Asked(_) | Act::Agreed { .. } => {}
            Act::Named { seat, name } => self.change(*seat, |player| player.name.clone_from(name)),
        }
        if let Some(from) = &row.from {
            self.numbered.insert(from.clone(), step.position);
        }
        self.steps.push(step);
    }

    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut Player)) {
        if let Some(player) = self.players.get_mut(usize::from(seat.number())) {
            change(player);
        }
    }

    /// Removes the events of undone choices, so that nobody is told them, not even after a restart.
    fn take_back(&mut self, to: usize) {
        self.record = self.record.branch(to);
        for position in self.standing.split_off(to.min(self.standing.len())) {
            if let Some(step) = self.steps.get_mut(position) {
                step.events.clear();
            }
        }
    }

    /// When the sand started. It starts again when the server does, so that nobody loses time while the server was down.
    fn runs_since(&self) -> Option<Instant> {
        (self.outside() == Some(Outside::Time)).then(|| self.sand_since.unwrap_or_else(Instant::now))
    }

    /// When the sand runs out.
    fn runs_out(&self) -> Option<Instant> {
        Some(self.sand_since? + self.sand)
    }

    /// Restarts the sand, for players who return to an empty table.
    fn wait_anew(&mut self) {
        self.sand_since = self.sand_since.map(|_| Instant::now());
    }

    /// Whose secret this is. It is compared with every key, so that the time taken reveals nothing.
    fn knows(&self, secret: &Secret) -> Option<Eyes> {
        let hash = secret.hash();
        let seat = self.keys.iter().fold(None, |known, (seat, key)| if key.is(&hash) { Some(*seat) } else { known })?;
        Some(Eyes::new(seat.and_then(|seat| Seat::ALL.get(usize::from(seat)).copied())))
    }

    /// The number of rows.
    pub const fn position(&self) -> usize {
        self.steps.len() - 1
    }

    /// Why a choice is refused: a sentence in English, and data for other languages.
    fn refused(&self, refusal: &G::Refusal) -> Value {
        let seats = Seat::ALL.into_iter().zip(&self.players);
        let names =
            seats.map(|(seat, player)| if player.name.is_empty() { seat.to_string() } else { player.name.clone() });
        let names: Vec<String> = names.collect();
        let names = Called::new(&names).at(self.record.game().names());
        let says = told(refusal, &names).to_string();
        json!({ "why": "rules", "refusal": refusal, "says": says, "told": data(refusal, &names) })
    }

    fn outside(&self) -> Option<Outside> {
        self.record.game().outside()
    }

    fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(usize::from(seat.number()))
    }

    /// The seats that bots play.
    fn bots(&self) -> SeatSet {
        let seats = Seat::ALL.into_iter();
        seats.filter(|&seat| self.player(seat).is_some_and(|player| player.bot)).collect()
    }

    fn is_over(&self) -> bool {
        self.record.awaited().is_nobody()
    }
}

/// The choices that have not been undone, with their positions.
fn standing<C: Clone>(acts: &[Act<C>]) -> Vec<(usize, Entry<C>)> {
    let mut standing = Vec::new();
    for (position, act) in (1..).zip(acts) {
        match act {
            Act::Chosen(entry) => standing.push((position, entry.clone())),
            Act::TakenBack { to } => standing.truncate(*to),
            _ => {}
        }
    }
    standing
}
