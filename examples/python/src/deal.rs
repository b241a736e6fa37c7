//! Setups that are dealt at random from a seed.

use pyo3::prelude::*;
use rand_pcg::Pcg32;
use serde::Deserialize;
use starwright::battle::{self, Deck, Layout, Power, Race};
use starwright::dice::{Chance, Random};
use starwright::rand_core::SeedableRng;
use starwright::trucker::{Class, game, yard};

use crate::form;
use crate::refusal::unreadable;

pub type Dice = Random<Pcg32>;

/// Dice that a seed decides.
pub fn dice(seed: u64) -> Dice {
    Random::new(Pcg32::seed_from_u64(seed))
}

/// Dice that a seed decides for what is played after the deal, which has dice of its own.
pub fn dice_to_play(seed: u64) -> Dice {
    dice(!seed)
}

/// What is to be dealt.
#[derive(Deserialize)]
#[serde(tag = "play", rename_all = "snake_case", deny_unknown_fields)]
enum Wanted {
    Battle {
        players: u8,
        seed: u64,
        #[serde(default)]
        powers: bool,
    },
    Yard {
        players: u8,
        class: Class,
        seed: u64,
    },
    Game {
        players: u8,
        classes: Vec<Class>,
        seed: u64,
    },
}

/// The setup of a battle, a yard or a whole game.
#[pyfunction]
pub fn deal<'py>(py: Python<'py>, wanted: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    match form::read(wanted)? {
        Wanted::Battle { players, seed, powers } => form::written(py, &battle(players, seed, powers)),
        Wanted::Yard { players, class, seed } => {
            let mut setup = yard::Setup::new(class, players);
            if let yard::Start::Building { pool, .. } = &mut setup.start {
                dice(seed).shuffle(pool);
            }
            form::written(py, &setup)
        }
        Wanted::Game { players, classes, seed } => form::written(py, &rounds(players, &classes, seed)?),
    }
}

/// A shuffled battle, the races in random order.
pub fn battle(players: u8, seed: u64, powers: bool) -> battle::Setup {
    let mut dice = dice(seed);
    let mut races = Race::ALL;
    dice.shuffle(&mut races);
    let setup = shuffled(races.into_iter().take(players.into()), &mut dice);
    if powers { setup.with_powers(&mut dice) } else { setup }
}

/// A shuffled battle of these races and their powers, seat by seat.
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

/// A whole game of rounds of these classes.
pub fn rounds(players: u8, classes: &[Class], seed: u64) -> PyResult<game::Setup> {
    game::Setup::dealt(players, classes, &mut dice(seed)).map_err(unreadable)
}
