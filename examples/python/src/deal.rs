//! Setups dealt at random from a seed.

use pyo3::prelude::*;
use serde::Serialize;
use starwright::battle::{self, Power, Race};
use starwright::table::Play;
use starwright::trucker::cards::CardSet;
use starwright::trucker::flight::Flight;
use starwright::trucker::yard::Yard;
use starwright::trucker::{self, game};
use starwright_answers::deal;
pub use starwright_answers::deal::battle;
pub use starwright_answers::dice::{Dice, dice};

use crate::form;
use crate::given::{Flag, Named, Players, Seed};
use crate::refusal::{refused, unreadable};
use crate::ships::Fleet;

pub fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(seed, module)?)?;
    module.add_function(wrap_pyfunction!(deal_battle, module)?)?;
    module.add_function(wrap_pyfunction!(deal_yard, module)?)?;
    module.add_function(wrap_pyfunction!(deal_game, module)?)?;
    module.add_function(wrap_pyfunction!(deal_flight, module)?)
}

/// Validates a seed.
#[pyfunction]
const fn seed(seed: Seed) -> u64 {
    seed.0
}

/// Dice for play, seeded differently from those of the deal.
pub fn dice_to_play(seed: u64) -> Dice {
    dice(!seed)
}

/// Deals the setup of a battle.
#[pyfunction]
pub fn deal_battle(py: Python<'_>, players: Players, seed: Seed, powers: Flag) -> PyResult<Bound<'_, PyAny>> {
    form::written(py, &deal::battle(seated(players)?, seed.0, powers.0))
}

/// Deals the setup of a yard.
#[pyfunction]
pub fn deal_yard(py: Python<'_>, players: Players, name: Named, seed: Seed) -> PyResult<Bound<'_, PyAny>> {
    let setup = deal::yard(name.0, players.0, seed.0);
    begun::<Yard>(&setup)?;
    form::written(py, &setup)
}

/// Deals the setup of a game of several rounds.
#[pyfunction]
pub fn deal_game(py: Python<'_>, players: Players, classes: Vec<Named>, seed: Seed) -> PyResult<Bound<'_, PyAny>> {
    let setup = rounds(players, &classes, seed)?;
    begun::<trucker::Game>(&setup)?;
    form::written(py, &setup)
}

/// Deals the setup of a flight of these fleets, the first one leading, with a shuffled deck of the class.
#[pyfunction]
pub fn deal_flight<'py>(
    py: Python<'py>,
    fleets: Vec<Bound<'py, Fleet>>,
    name: Named,
    seed: Seed,
) -> PyResult<Bound<'py, PyAny>> {
    let round = game::Round::dealt(name.0, CardSet::EMPTY, &mut dice(seed.0)).map_err(unreadable)?;
    let fleets = fleets.iter().map(|fleet| fleet.get().0.clone()).collect();
    let setup = deal::flight(fleets, round).map_err(|error| refused(&error, &error.to_string()))?;
    begun::<Flight>(&setup)?;
    form::written(py, &setup)
}

/// Starts a game from a setup, if it is legal.
pub fn begun<G: Play<SetupError: Serialize>>(setup: &G::Setup) -> PyResult<G> {
    G::begin(setup, &mut Vec::new()).map_err(|error| refused(&error, &error.to_string()))
}

/// Checks the number of players of a battle (BBS-1).
pub fn seated(Players(players): Players) -> PyResult<u8> {
    if matches!(players, 3 | 4) {
        return Ok(players);
    }
    let error = battle::SetupError::Players { given: players.into(), expected: 4 };
    Err(refused(&error, &error.to_string()))
}

/// A shuffled setup of a battle with these races and powers, by seat.
pub fn battle_of(sides: &[(Race, Option<Power>)], dice: &mut Dice) -> battle::Setup {
    let mut setup = deal::battle_of(sides.iter().map(|&(race, _)| race), dice);
    setup.players.iter_mut().zip(sides).for_each(|(player, &(_, power))| player.power = power);
    setup
}

/// The setup of a game with one round per class.
pub fn rounds(Players(players): Players, classes: &[Named], Seed(seed): Seed) -> PyResult<game::Setup> {
    let classes: Vec<_> = classes.iter().map(|&Named(class)| class).collect();
    game::Setup::dealt(players, &classes, &mut dice(seed)).map_err(unreadable)
}
