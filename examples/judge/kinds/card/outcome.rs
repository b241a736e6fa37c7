//! How a player stands when the card is resolved.

use serde_json::{Value, json};
use starwright::trucker::Contents;
use starwright::trucker::flight::PlayerView;

use super::super::goods;

pub fn of(player: &PlayerView) -> Value {
    let (mut crew, mut sleepers, mut batteries, mut stowed) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (at, contents) in player.fleet.aboard().contents() {
        match contents {
            Contents::Humans(number) => crew.push(json!([at, number])),
            Contents::Alien(alien) => crew.push(json!([at, alien])),
            Contents::Batteries(tokens) => batteries.push(json!([at, tokens])),
            Contents::Goods(goods) => stowed.push(json!([at, goods::letters(goods)])),
            Contents::Sleepers(number) => sleepers.push(json!([at, number])),
            Contents::Nothing => {}
        }
    }
    let mut outcome = json!({
        "position": player.position,
        "credits": player.credits,
        "crew": crew,
        "batteries": batteries,
        "goods": stowed,
        "lost": player.lost,
        "gave_up": player.gone.iter().map(|gone| gone.ship.components).collect::<Vec<_>>(),
        "set_aside": goods::letters(player.set_aside),
    });
    if !sleepers.is_empty() {
        outcome["sleepers"] = sleepers.into();
    }
    outcome
}
