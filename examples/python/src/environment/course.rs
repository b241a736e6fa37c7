//! A game in progress, as a learner meets it: one seat at a time decides by a number.

use std::sync::Arc;

use pyo3::prelude::*;
use starwright::table::{Actor, Entry, Record, Seat};

use crate::deal::{dice, dice_to_play};
use crate::environment::frame::Frame;
use crate::environment::learned::{Learned, Resampled};
use crate::environment::terms::Terms;
use crate::given::Seed;
use crate::refusal::{refused, unreadable};

/// Who is to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decider {
    Seat(Seat),
    /// Chance, if the caller plays it.
    Chance,
    Nobody,
}

/// Where the turns stand, besides the game itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turns {
    /// The seat that decided last.
    pub last: Option<u8>,
    /// Who waits.
    pub waiting: u8,
    /// Choices of players since the hourglass was turned.
    pub run: u32,
    /// Choices so far.
    pub made: u32,
}

impl Turns {
    pub const fn waits(self, seat: Seat) -> bool {
        self.waiting >> seat.number() & 1 == 1
    }
}

pub struct Course<G: Learned> {
    pub(super) frame: Arc<Frame<G>>,
    pub(super) setup: Arc<G::Setup>,
    pub(super) game: G,
    /// `None` if no log is kept.
    pub(super) log: Option<Vec<Entry<G::Choice>>>,
    /// Whether the log does not lead to the game, because it was resampled.
    is_guess: bool,
    pub(super) seed: u64,
    pub(super) turns: Turns,
    pub decider: Decider,
    /// The actions offered, by number; `None` is to wait.
    pub(super) offered: Vec<(usize, Option<G::Choice>)>,
    pub points: Vec<f32>,
    /// Whether the points are those of the game now.
    pub(super) is_scored: bool,
}

impl<G: Learned> Clone for Course<G> {
    fn clone(&self) -> Self {
        Self {
            frame: self.frame.clone(),
            setup: self.setup.clone(),
            game: self.game.clone(),
            log: self.log.clone(),
            is_guess: self.is_guess,
            seed: self.seed,
            turns: self.turns,
            decider: self.decider,
            offered: self.offered.clone(),
            points: self.points.clone(),
            is_scored: self.is_scored,
        }
    }
}

impl<G: Learned> Course<G> {
    /// Deals a game and plays to the first decision.
    pub fn begin(terms: Arc<Terms>, Seed(seed): Seed, logs: bool) -> PyResult<Self> {
        let setup = G::dealt(&terms, Seed(seed))?;
        let frame = Arc::new(Frame::of(terms, &setup)?);
        Self::of(frame, setup, Vec::new(), (seed, Turns::default()), logs)
    }

    /// The next game of the same terms.
    pub fn again(&self, seed: u64) -> PyResult<Self> {
        let setup = G::dealt(&self.frame.terms, Seed(seed))?;
        Self::of(self.frame.clone(), setup, Vec::new(), (seed, Turns::default()), self.log.is_some())
    }

    /// Goes on with a game that was saved.
    pub fn resume(terms: Arc<Terms>, record: &Record<G>, seed: u64, turns: Turns) -> PyResult<Self> {
        let frame = Arc::new(Frame::of(terms, record.setup())?);
        Self::of(frame, record.setup().clone(), record.log().to_vec(), (seed, turns), true)
    }

    fn of(
        frame: Arc<Frame<G>>,
        setup: G::Setup,
        log: Vec<Entry<G::Choice>>,
        (seed, turns): (u64, Turns),
        logs: bool,
    ) -> PyResult<Self> {
        let begun = G::begin(&setup, &mut Vec::new());
        let mut game = begun.map_err(|error| refused(&error, &error.to_string()))?;
        for entry in &log {
            game.apply(entry.by, &entry.choice, &mut Vec::new())
                .map_err(|error| refused(&error, &error.to_string()))?;
        }
        let mut course = Self {
            points: Vec::new(),
            is_scored: false,
            decider: Decider::Nobody,
            offered: Vec::new(),
            setup: Arc::new(setup),
            log: logs.then_some(log),
            is_guess: false,
            frame,
            game,
            seed,
            turns,
        };
        let mut placing = dice_to_play(seed);
        while let Some((seat, choice)) = course.game.opened(&mut placing) {
            course.apply(seat.into(), choice)?;
            course.turns.made = 0;
        }
        course.advance()?;
        Ok(course)
    }

    pub fn frame(&self) -> &Frame<G> {
        &self.frame
    }

    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The choices so far, if a log is kept.
    pub fn log(&self) -> impl Iterator<Item = &Entry<G::Choice>> {
        self.log.iter().flatten()
    }

    pub const fn turns(&self) -> Turns {
        self.turns
    }

    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The setup and the log.
    pub fn record(&self) -> PyResult<Record<G>> {
        let log = self.log.clone().filter(|_| !self.is_guess);
        let log = log.ok_or_else(|| unreadable("a resampled battle has no log and cannot be saved"))?;
        Record::replay(G::Setup::clone(&self.setup), log).map_err(|_| unreadable("the log does not replay"))
    }

    pub fn offered(&self) -> &[(usize, Option<G::Choice>)] {
        &self.offered
    }

    /// What an action that is offered stands for; `None` is to wait.
    pub fn choice(&self, action: usize) -> PyResult<Option<&G::Choice>> {
        let place = self.offered.binary_search_by_key(&action, |&(number, _)| number);
        let place = place.map_err(|_| unreadable(format_args!("action {action} is not legal now")))?;
        Ok(self.offered[place].1.as_ref())
    }

    /// Takes an action that is offered.
    pub fn take(&mut self, action: usize) -> PyResult<()> {
        let choice = self.choice(action)?.cloned();
        match self.decider {
            Decider::Seat(seat) => self.decide(seat, choice)?,
            Decider::Chance => self.apply(Actor::Table, choice.ok_or_else(|| unreadable("chance does not wait"))?)?,
            Decider::Nobody => return Err(unreadable("the game is over")),
        }
        self.advance()
    }

    /// Takes an action of a seat out of turn. Says whether it is still offered.
    pub fn take_of(&mut self, seat: Seat, action: usize) -> PyResult<bool> {
        let offered = self.offered_to(seat)?;
        let Ok(place) = offered.binary_search_by_key(&action, |&(number, _)| number) else { return Ok(false) };
        self.decide(seat, offered[place].1.clone())?;
        self.advance()?;
        Ok(true)
    }

    /// Whether the game ended before its end, at the limit of choices.
    pub fn is_cut_short(&self) -> bool {
        self.decider == Decider::Nobody && !self.game.is_over()
    }

    /// Another game that fits what a seat knows.
    pub fn resampled(&self, seat: Seat, seed: u64) -> PyResult<Self> {
        let mut other = self.clone();
        match self.game.resampled(&self.setup, seat, &mut dice(seed))? {
            Resampled::Game(game) => (other.game, other.is_guess) = (game, true),
            Resampled::Setup(setup) => {
                let log = self.log.clone().unwrap_or_default();
                let replayed: Record<G> =
                    Record::replay(setup, log).map_err(|_| unreadable("the log does not replay"))?;
                (other.setup, other.game) = (Arc::new(replayed.setup().clone()), replayed.game().clone());
            }
        }
        (other.seed, other.is_scored) = (seed, false);
        other.advance()?;
        Ok(other)
    }
}
