//! Setups that are dealt at random from a seed.

use starwright::battle::{self, Deck, Layout, Race};
use starwright::dice::Chance;
use starwright::trucker::{Class, game, yard};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Answer, Json, Question, said, unreadable};
use crate::dice::dice;

/// The setup of a battle, a yard or a whole game: `{"play": "battle", "players": 3, "seed": 7, "powers": true}`,
/// `{"play": "yard", "players": 3, "seed": 7, "class": "IIIC"}`, `{"play": "game", "players": 3, "seed": 7, "classes": ["II"]}`.
#[wasm_bindgen]
pub fn deal(wanted: &str) -> String {
    said(Question::read(wanted).and_then(|wanted| dealt(&wanted)))
}

fn dealt(wanted: &Question) -> Answer {
    let (players, seed): (u8, u64) = (wanted.field("players")?, wanted.field("seed")?);
    match wanted.field::<String>("play")?.as_str() {
        "battle" => Ok(Json::of(&battle(players, seed, wanted.optional("powers")?))),
        "yard" => {
            let mut setup = yard::Setup::new(wanted.field::<Class>("class")?, players);
            if let yard::Start::Building { pool, .. } = &mut setup.start {
                dice(seed).shuffle(pool);
            }
            Ok(Json::of(&setup))
        }
        "game" => {
            let classes: Vec<Class> = wanted.field("classes")?;
            Ok(Json::of(&game::Setup::dealt(players, &classes, &mut dice(seed)).map_err(unreadable)?))
        }
        _ => Err(unreadable("a battle, yard or game can be dealt")),
    }
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
