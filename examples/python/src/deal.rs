//! Setups dealt at random from a seed.

use pyo3::prelude::*;
use rand_pcg::Pcg32;
use serde::Serialize;
use starwright::battle::{self, Deck, Layout, Power, Race};
use starwright::dice::{Random, RandomSource};
use starwright::rand_core::SeedableRng;
use starwright::table::{Play, Seat};
use starwright::trucker::cards::CardSet;
use starwright::trucker::flight::{self, Flight, Pilot, Track};
use starwright::trucker::yard::Yard;
use starwright::trucker::{self, Rulings, game, yard};

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

pub type Dice = Random<Pcg32>;

/// Dice seeded with `seed`.
pub fn dice(seed: u64) -> Dice {
    Random::new(Pcg32::seed_from_u64(seed))
}

/// Dice for play, seeded differently from those of the deal.
pub fn dice_to_play(seed: u64) -> Dice {
    dice(!seed)
}

/// Deals the setup of a battle.
#[pyfunction]
pub fn deal_battle(py: Python<'_>, players: Players, seed: Seed, powers: Flag) -> PyResult<Bound<'_, PyAny>> {
    form::written(py, &battle(seated(players)?, seed, powers))
}

/// Deals the setup of a yard.
#[pyfunction]
pub fn deal_yard(py: Python<'_>, players: Players, name: Named, seed: Seed) -> PyResult<Bound<'_, PyAny>> {
    let mut setup = yard::Setup::new(name.0, players.0);
    if let yard::Start::Building { pool, .. } = &mut setup.start {
        dice(seed.0).shuffle(pool);
    }
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
    let board = fleets.first().map_or(round.board, |fleet| fleet.get().0.board().clone());
    let seats: Vec<Seat> = Seat::ALL.into_iter().take(fleets.len()).collect();
    let players = u8::try_from(fleets.len()).unwrap_or(u8::MAX);
    let track = Track::start(players, &seats, round.level).map_err(|error| refused(&error, &error.to_string()))?;
    let pilot = |(fleet, &position): (&Bound<'_, Fleet>, &Option<i32>)| Pilot {
        fleet: Some(fleet.get().0.clone()),
        position,
        ..Pilot::default()
    };
    let setup = flight::Setup {
        board,
        level: round.level,
        level_iii_cards: round.level_iii_cards,
        rulings: Rulings::DEFAULT,
        deck: round.deck,
        under_way: false,
        players: fleets.iter().zip(track.positions()).map(pilot).collect(),
    };
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

/// A shuffled setup of a battle, with the races in random order.
pub fn battle(players: u8, seed: Seed, powers: Flag) -> battle::Setup {
    let mut dice = dice(seed.0);
    let mut races = Race::ALL;
    dice.shuffle(&mut races);
    let setup = shuffled(races.into_iter().take(players.into()), &mut dice);
    if powers.0 { setup.with_powers(&mut dice) } else { setup }
}

/// A shuffled setup of a battle with these races and powers, by seat.
pub fn battle_of(sides: &[(Race, Option<Power>)], dice: &mut Dice) -> battle::Setup {
    let mut setup = shuffled(sides.iter().map(|&(race, _)| race), dice);
    setup.players.iter_mut().zip(sides).for_each(|(player, &(_, power))| player.power = power);
    setup
}

fn shuffled(races: impl Iterator<Item = Race>, dice: &mut Dice) -> battle::Setup {
    let players: Vec<_> = races.map(|race| (race, Deck::HOUSE)).collect();
    let layout = if players.len() == 3 { Layout::three_players() } else { Layout::four_players() };
    battle::Setup::shuffled(layout, &players, dice)
}

/// The setup of a game with one round per class.
pub fn rounds(Players(players): Players, classes: &[Named], Seed(seed): Seed) -> PyResult<game::Setup> {
    let classes: Vec<_> = classes.iter().map(|&Named(class)| class).collect();
    game::Setup::dealt(players, &classes, &mut dice(seed)).map_err(unreadable)
}
