//! Setups that are dealt at random from a seed.

use rand_pcg::Pcg32;
use serde::Deserialize;
use starwright::battle::{self, Deck, Layout, Race};
use starwright::dice::{Chance, Random};
use starwright::rand_core::SeedableRng;
use starwright::trucker::{Class, game, yard};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Answer, read, said, unreadable, value};

pub type Dice = Random<Pcg32>;

/// Dice that a seed decides.
pub fn dice(seed: u64) -> Dice {
    Random::new(Pcg32::seed_from_u64(seed))
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
#[wasm_bindgen]
pub fn deal(wanted: &str) -> String {
    said(read(wanted).and_then(dealt))
}

fn dealt(wanted: Wanted) -> Answer {
    Ok(match wanted {
        Wanted::Battle { players, seed, powers } => value(&battle(players, seed, powers)),
        Wanted::Yard { players, class, seed } => {
            let mut setup = yard::Setup::new(class, players);
            if let yard::Start::Building { pool, .. } = &mut setup.start {
                dice(seed).shuffle(pool);
            }
            value(&setup)
        }
        Wanted::Game { players, classes, seed } => {
            value(&game::Setup::dealt(players, &classes, &mut dice(seed)).map_err(unreadable)?)
        }
    })
}

/// A shuffled battle, the races in random order.
pub fn battle(players: u8, seed: u64, powers: bool) -> battle::Setup {
    let mut dice = dice(seed);
    let mut races = Race::ALL;
    dice.shuffle(&mut races);
    let layout = if players == 3 { Layout::three_players() } else { Layout::four_players() };
    let players: Vec<_> = races.into_iter().take(players.into()).map(|race| (race, Deck::HOUSE)).collect();
    let setup = battle::Setup::shuffled(layout, &players, &mut dice);
    if powers { setup.with_powers(&mut dice) } else { setup }
}
