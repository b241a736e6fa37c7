//! What a game needs to be learned: numbered actions, observations as numbers, points.

use starwright::table::Seat;

use crate::bots::Played;
use crate::deal::Dice;
use crate::environment::terms::{Goal, Terms};
use crate::games::Known;
use crate::given::{Seed, unknown};
use pyo3::PyResult;

/// The kinds of action of a game, in the order of their numbers.
pub struct Kinds {
    /// The name of each kind, its first number and how many it has.
    rows: Vec<(&'static str, usize, usize)>,
}

impl Kinds {
    pub fn new(table: impl IntoIterator<Item = (&'static str, usize)>) -> Self {
        let mut first = 0;
        let row = |(name, count)| {
            first += count;
            (name, first - count, count)
        };
        Self { rows: table.into_iter().map(row).collect() }
    }

    pub fn rows(&self) -> &[(&'static str, usize, usize)] {
        &self.rows
    }

    /// The number of actions.
    pub fn count(&self) -> usize {
        self.rows.last().map_or(0, |&(_, first, count)| first + count)
    }

    /// The number of an action; `None` if the kind has fewer.
    pub fn number(&self, kind: usize, within: usize) -> Option<usize> {
        self.rows.get(kind).filter(|&&(_, _, count)| within < count).map(|&(_, first, _)| first + within)
    }
}

/// Where a choice stands among the actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// This number of this kind.
    At(usize, usize),
    /// The next number of this kind, in the order in which the choices are listed. Those beyond the last are not offered.
    Next(usize),
}

/// The size of an observation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    pub planes: usize,
    pub columns: usize,
    pub rows: usize,
    pub features: usize,
}

impl Shape {
    pub const fn board(self) -> usize {
        self.planes * self.cells()
    }

    pub const fn cells(self) -> usize {
        self.columns * self.rows
    }
}

/// How a game is observed.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    pub terms: &'a Terms,
    pub shape: Shape,
    /// The choices of players that are left until the sand has run out.
    pub sand: u32,
}

/// A bot that plays a seat.
pub trait Rival: Copy + Send + Sync + 'static {
    /// The bots by name, the usual one in the middle.
    const ALL: &'static [(&'static str, Self)];

    /// Whether a choice may take so long that Ctrl-C is looked for.
    fn is_slow(self) -> bool;

    fn named(name: &str) -> PyResult<Self> {
        let known = Self::ALL.iter().find(|&&(known, _)| known == name);
        known.map(|&(_, bot)| bot).ok_or_else(|| unknown("bot", name, Self::ALL.iter().map(|&(name, _)| name)))
    }
}

/// A game to be learned.
pub trait Learned: Known<Choice: Sync> + Played {
    /// A bot that plays a seat.
    type Bot: Rival;
    /// Whether a seat is measured against the others: returns are leads, which sum to 0. Otherwise they are its own points.
    const IS_RACE: bool = false;
    /// How many numbers the outcomes of chance have.
    const OUTCOMES: usize;

    /// Deals a game.
    fn dealt(terms: &Terms, seed: Seed) -> PyResult<Self::Setup>;

    fn kinds(setup: &Self::Setup, shape: Shape) -> Kinds;

    fn shape(setup: &Self::Setup, terms: &Terms) -> Shape;

    /// The choices offered to a seat: those listed, and others that have a number.
    fn offer(&self, seat: Seat, offered: &mut Vec<Self::Choice>);

    /// Where a choice of a seat stands; `None` if it is never offered.
    fn place(&self, seat: Seat, choice: &Self::Choice, terms: &Terms, shape: Shape) -> Option<Place>;

    /// The number of an outcome of chance.
    fn outcome(_choice: &Self::Choice) -> Option<usize> {
        None
    }

    /// The number of the action that lets a seat wait, if it may.
    fn wait(_kinds: &Kinds, _offered: &[Self::Choice]) -> Option<usize> {
        None
    }

    /// What a bot chooses among the choices offered, or instead of them; `None` to wait.
    fn bot(&self, bot: Self::Bot, seat: Seat, dice: &mut Dice) -> Option<Self::Choice>;

    /// The choice offered in place of one that is not.
    fn nearest<'a>(
        &self,
        _wanted: &Self::Choice,
        _offered: &'a [(usize, Option<Self::Choice>)],
    ) -> Option<&'a Self::Choice> {
        None
    }

    /// Fills the planes of the board, which are 0, and appends the features, as a seat sees the game.
    fn observe(&self, seat: Seat, look: Look<'_>, board: &mut [u8], features: &mut Vec<i16>);

    /// Whether a choice may change the points.
    fn may_score(_choice: &Self::Choice) -> bool {
        true
    }

    /// The points by seat.
    fn points(&self, goal: Goal) -> Vec<f32>;

    /// The points at the end, if they take more than the position: credits after a flight.
    fn last_points(&self, setup: &Self::Setup, terms: &Terms, _seed: u64) -> Vec<f32> {
        let _ = setup;
        self.points(terms.goal)
    }

    /// What happens before the first decision of all, in turn.
    fn opened(&self, _dice: &mut Dice) -> Option<(Seat, Self::Choice)> {
        None
    }

    /// Another game that fits what a seat knows, with the same choices made so far.
    fn resampled(&self, setup: &Self::Setup, seat: Seat, dice: &mut Dice) -> PyResult<Resampled<Self>>
    where
        Self: Sized;
}

/// Another game that fits what a seat knows.
pub enum Resampled<G: Learned> {
    /// A setup in which the log leads to it.
    Setup(G::Setup),
    /// The game itself.
    Game(G),
}
