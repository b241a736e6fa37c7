//! A game with its log.

use alloc::vec::Vec;

use crate::table::{Actor, Awaited, Outside, Play, Refused, Seat};

/// The version of the serialised records and states that this crate writes and reads.
pub const VERSION: u8 = 1;

/// One choice of the log. Its form is as stable as that of a [`Record`], so a log may be stored entry by entry.
///
/// JSON: `{"by": "table", "choice": {"do": "ran_out"}}`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry<C> {
    /// Who chose.
    pub by: Actor,
    /// What was chosen.
    pub choice: C,
}

/// A game with its setup and the log of all choices. It holds all secrets: send players their [`view`](Self::view). Its methods
/// need no import of [`Play`].
///
/// ```
/// use starwright::table::{Awaited, Record, Seat};
/// use starwright::trucker::Class;
/// use starwright::trucker::yard::{Choice, Setup, Yard};
///
/// let mut yard = Record::<Yard>::begin(Setup::new(Class::IC, 2))?;
/// let choices = yard.choices(Seat::One);
/// assert_eq!(choices[0], Choice::TakeFaceDown);
/// yard.check(Seat::One, &choices[0])?;
/// yard.apply(Seat::One, choices[0], &mut Vec::new())?;
/// assert_eq!(yard.awaited(), Awaited::TABLE); // it says which tile came up
/// assert_eq!(yard.view(None).players.len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A record is also the save format: with the feature `serde` it is `{"v": 1, "setup": …, "log": [{"by": 0, "choice": …}, …]}`.
/// Reading replays it from the setup, so a record that breaks a rule is refused.
///
/// JSON:
/// ```json
/// {"v": 1, "setup": {"board": {"class": "IVC"}, "level": "IV", "level_iii_cards": false,
///  "rulings": {"side_cannons_wrap": true, "rear_meteors": "same_or_adjacent", "boosted_shield_cost": 2,
///  "thruster_cost": 1, "torus_thrusters": "across_travel", "strict_joints": false, "any_free_tile": false,
///  "finished_may_look": true, "free_repair": false, "loans": false}, "purses": [20, 20],
///  "start": {"building": {"pool": [35, 60, 88], "piles": null}}}, "log": [{"by": "table",
///  "choice": {"do": "ran_out"}}]}
/// ```
#[derive(Clone, Debug)]
pub struct Record<G: Play> {
    setup: G::Setup,
    log: Vec<Entry<G::Choice>>,
    game: G,
}

impl<G: Play> Record<G> {
    /// A new game. [`events`](Self::events) includes those before its first decision.
    ///
    /// # Errors
    /// [`Play::SetupError`] if the setup is refused.
    pub fn begin(setup: G::Setup) -> Result<Self, G::SetupError> {
        let game = G::begin(&setup, &mut Vec::new())?;
        Ok(Self { setup, log: Vec::new(), game })
    }

    /// Replays a log from a setup.
    ///
    /// # Errors
    /// [`ReadError`] if the setup or an entry is refused.
    pub fn replay(setup: G::Setup, log: Vec<Entry<G::Choice>>) -> Result<Self, ReadError<G::SetupError, G::Refusal>> {
        Self::resume(setup, log, |_| ())
    }

    /// Replays stored entries from a setup and tells the events step by step: first those before the first decision, then those of
    /// each entry. For a server that stores every [`Entry`] on its own as it is made, and tells late clients what they missed.
    ///
    /// ```
    /// use starwright::table::{Record, Seat};
    /// use starwright::trucker::Class;
    /// use starwright::trucker::yard::{Choice, Setup, Yard};
    ///
    /// let mut yard = Record::<Yard>::begin(Setup::new(Class::IC, 2))?;
    /// yard.apply(Seat::One, Choice::TakeFaceDown, &mut Vec::new())?;
    /// let mut steps = Vec::new();
    /// let again = Record::<Yard>::resume(yard.setup().clone(), yard.log().to_vec(), |events| steps.push(events.len()))?;
    /// assert!(again == yard && steps == [0, 1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ReadError`] if the setup or an entry is refused.
    pub fn resume(
        setup: G::Setup,
        entries: impl IntoIterator<Item = Entry<G::Choice>>,
        mut tell: impl FnMut(&[G::Event]),
    ) -> Result<Self, ReadError<G::SetupError, G::Refusal>> {
        let (mut log, mut events) = (Vec::new(), Vec::new());
        let mut game = G::begin(&setup, &mut events).map_err(ReadError::Setup)?;
        tell(&events);
        for (number, entry) in (0..).zip(entries) {
            events.clear();
            let refused = |refusal| ReadError::Entry { entry: number, by: entry.by, refusal };
            game.apply(entry.by, &entry.choice, &mut events).map_err(refused)?;
            tell(&events);
            log.push(entry);
        }
        Ok(Self { setup, log, game })
    }

    /// The current state of the game.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The setup.
    #[must_use]
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// All events from the [beginning](Play::begin) on, for late clients and after loading. Events are not stored: this replays
    /// the game.
    #[must_use]
    pub fn events(&self) -> Vec<G::Event> {
        let mut all = Vec::new();
        // a choice accepted once is accepted again
        let _ = Self::resume(self.setup.clone(), self.log.iter().cloned(), |events| all.extend_from_slice(events));
        all
    }

    /// What happened after the first `entries` choices: what an undo to there would take back. Who may undo is for the table to
    /// decide; a table may want to allow it only as long as nobody has learnt anything since.
    ///
    /// ```
    /// use starwright::table::{Actor, Record, Seat};
    /// use starwright::trucker::Class;
    /// use starwright::trucker::yard::{Choice, Setup, Yard};
    ///
    /// let mut yard = Record::<Yard>::begin(Setup::new(Class::IC, 2))?;
    /// yard.apply(Seat::One, Choice::TakeFaceDown, &mut Vec::new())?;
    /// let since = yard.since(0);
    /// assert!(since.events.len() == 1 && !since.chance && !since.revealed);
    ///
    /// let tile = yard.choices(Actor::Table)[0];
    /// yard.apply(Actor::Table, tile, &mut Vec::new())?;
    /// assert!(yard.since(0).chance); // all have seen which tile came up
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn since(&self, entries: usize) -> Since<G::Event> {
        let (mut game, mut since) =
            (self.branch(entries).game, Since { events: Vec::new(), chance: false, revealed: false });
        for entry in self.log.iter().skip(entries) {
            since.chance |= entry.by == Actor::Table && game.outside() == Some(Outside::Chance);
            // what was accepted once is accepted again
            let _ = game.apply(entry.by, &entry.choice, &mut since.events);
        }
        since.revealed = since.events.iter().any(G::reveals);
        since
    }

    /// All choices made so far.
    #[must_use]
    pub fn log(&self) -> &[Entry<G::Choice>] {
        &self.log
    }

    /// Who may choose now; empty when the game is over.
    #[must_use]
    pub fn awaited(&self) -> Awaited {
        self.game.awaited()
    }

    /// The choices that are listed for an actor, see [`Play::choices`].
    #[must_use]
    pub fn choices(&self, actor: impl Into<Actor>) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        self.game.choices(actor.into(), &mut choices);
        choices
    }

    /// Judges a choice without taking it.
    ///
    /// # Errors
    /// [`Play::Refusal`] with the rule that forbids it.
    pub fn check(&self, actor: impl Into<Actor>, choice: &G::Choice) -> Result<(), G::Refusal> {
        self.game.check(actor.into(), choice)
    }

    /// What a seat may know; without a seat, what a spectator may know.
    #[must_use]
    pub fn view(&self, viewer: Option<Seat>) -> G::View {
        self.game.view(viewer)
    }

    /// Takes a choice and logs it. What happened is appended to `events`.
    ///
    /// # Errors
    /// [`Play::Refusal`] with the rule that forbids it; nothing has changed then.
    pub fn apply(
        &mut self,
        actor: impl Into<Actor>,
        choice: G::Choice,
        events: &mut Vec<G::Event>,
    ) -> Result<(), G::Refusal> {
        let by = actor.into();
        self.game.apply(by, &choice, events)?;
        self.log.push(Entry { by, choice });
        Ok(())
    }

    /// A separate record after the first `entries` choices, or all of them if there are fewer. A copy of all of them is quick,
    /// an earlier state is replayed.
    #[must_use]
    pub fn branch(&self, entries: usize) -> Self {
        if entries >= self.log.len() {
            return self.clone();
        }
        let log = self.log.iter().take(entries).cloned().collect();
        // Choices accepted once are accepted again: a game holds no dice.
        Self::replay(self.setup.clone(), log).unwrap_or_else(|_| self.clone())
    }

    /// Takes back the last choice and returns it; `None` at the beginning.
    pub fn undo(&mut self) -> Option<Entry<G::Choice>> {
        let last = self.log.len().checked_sub(1)?;
        let before = self.branch(last);
        core::mem::replace(self, before).log.pop()
    }
}

/// What happened since a moment, see [`Record::since`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Since<E> {
    /// The events, in order.
    pub events: Vec<E>,
    /// Whether chance spoke: dice fell, or a tile came up.
    pub chance: bool,
    /// Whether something hidden was shown to one player or to all, see [`Play::reveals`].
    pub revealed: bool,
}

/// Records are equal if setup and log are equal.
impl<G: Play<Setup: PartialEq>> PartialEq for Record<G> {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup && self.log == other.log
    }
}

/// Why a record cannot be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError<S, R> {
    /// The setup is refused.
    #[error("the setup: {0}")]
    Setup(S),
    /// A choice is refused.
    #[error("entry {entry} of the log, by {by}: {refusal}")]
    Entry {
        /// Its index, from 0.
        entry: u32,
        /// Who chose.
        by: Actor,
        /// Why it is refused.
        refusal: R,
    },
}

impl<S: Refused, R: Refused<Rule = S::Rule>> Refused for ReadError<S, R> {
    type Rule = S::Rule;

    fn rule(&self) -> S::Rule {
        match self {
            Self::Setup(error) => error.rule(),
            Self::Entry { refusal, .. } => refusal.rule(),
        }
    }
}
