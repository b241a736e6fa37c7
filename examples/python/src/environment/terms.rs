//! The settings of an environment.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use starwright::trucker::cards::{Card, CardId};
use starwright::trucker::{Class, Layout};

use crate::given::{CardNumber, Flag, Limit, Named, Players, Sand, Text, unexpected, unknown};
use crate::refusal::unreadable;
use crate::ships;

/// What a builder is rewarded for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The merit of the ship.
    Merit,
    /// The premium of its weak spot, which is to be small.
    Premium,
    /// The credits after a flight with the crate's captain.
    Credits,
}

impl Goal {
    const ALL: [(&'static str, Self); 3] =
        [("merit", Self::Merit), ("premium", Self::Premium), ("credits", Self::Credits)];
}

impl<'a, 'py> FromPyObject<'a, 'py> for Goal {
    type Error = PyErr;

    fn extract(name: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let Text(name) = name.extract()?;
        let known = Self::ALL.into_iter().find(|&(known, _)| known == name);
        known.map(|(_, goal)| goal).ok_or_else(|| unknown("reward", &name, Self::ALL.map(|(name, _)| name)))
    }
}

/// The settings of an environment.
pub struct Terms {
    pub players: u8,
    pub classes: Vec<Class>,
    pub powers: bool,
    /// The cards of the flight; by default dealt.
    pub deck: Option<Vec<Card>>,
    /// The ships of a flight, by seat; by default built by bots.
    pub ships: Option<Vec<Layout>>,
    pub goal: Goal,
    /// How many choices of each player the sand of the hourglass lasts.
    pub sand: u32,
    /// The most choices of a game.
    pub limit: u32,
    /// The bot of each seat.
    pub bots: Vec<Option<String>>,
    /// Whether boards are turned so that one's own start zone lies where that of the first seat is.
    pub turned: bool,
    /// Whether observations have exact odds.
    pub odds: bool,
    /// Whether chance is left to the caller.
    pub chance: bool,
}

impl Terms {
    /// Reads them from a dict with an item for each.
    fn read(given: &Bound<'_, PyDict>) -> PyResult<Self> {
        let Players(players) = item(given, "players")?;
        let opponents: Vec<Text> = item(given, "opponents")?;
        let ships: Option<Vec<Py<ships::Layout>>> = item(given, "ships")?;
        let (seats, bots) = (usize::from(players), opponents.len());
        if bots > 0 && bots >= seats {
            return Err(unreadable(format_args!("opponents must be fewer than the {players} players, got {bots}")));
        }
        if let Some(ships) = ships.as_ref().map(Vec::len).filter(|&ships| ships != seats) {
            return Err(unreadable(format_args!("expected {players} ships, one for each player, got {ships}")));
        }
        let callers = std::iter::repeat_n(None, seats.saturating_sub(bots));
        let cards = |numbers: Vec<CardNumber>| numbers.into_iter().map(card).collect::<PyResult<Vec<_>>>();
        let classes: Vec<Named> = item(given, "classes")?;
        let (Flag(powers), Flag(turned)) = (item(given, "powers")?, item(given, "turned")?);
        let (Flag(odds), Flag(chance)) = (item(given, "odds")?, item(given, "chance")?);
        let (Sand(sand), Limit(limit)) = (item(given, "sand")?, item(given, "limit")?);
        Ok(Self {
            players,
            classes: classes.into_iter().map(|Named(class)| class).collect(),
            powers,
            deck: item::<Option<Vec<CardNumber>>>(given, "deck")?.map(cards).transpose()?,
            ships: ships.map(|ships| ships.iter().map(|ship| ship.get().0.clone()).collect()),
            goal: item(given, "reward")?,
            sand,
            limit,
            bots: callers.chain(opponents.into_iter().map(|Text(name)| Some(name))).collect(),
            turned,
            odds,
            chance,
        })
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for Terms {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let settings = given.cast::<PyDict>().map_err(|_| unexpected("a dict of settings", &given))?;
        Self::read(&settings)
    }
}

fn item<'py, T: for<'a> FromPyObject<'a, 'py, Error: Into<PyErr>>>(
    given: &Bound<'py, PyDict>,
    name: &str,
) -> PyResult<T> {
    let item = given.get_item(name)?.ok_or_else(|| unreadable(format_args!("the setting '{name}' is missing")))?;
    item.extract().map_err(|error| {
        let error: PyErr = Into::into(error);
        if error.is_instance_of::<PyValueError>(given.py()) { error } else { unexpected(name, &item) }
    })
}

fn card(CardNumber(number): CardNumber) -> PyResult<Card> {
    let id = CardId::new(number).ok_or_else(|| unreadable(format_args!("there is no card {number}")))?;
    Ok(id.card().clone())
}
