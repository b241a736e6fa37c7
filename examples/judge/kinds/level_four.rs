//! `level_four`: a card in a class IV flight with level III cards.

use serde_json::{Value, json};
use starwright::trucker::Goods;
use starwright::trucker::cards::{Card, CardKind, Level, loads};

use super::{fields, goods};

pub fn answer(case: &Value) -> Result<Value, String> {
    fields::only(case, &["card"])?;
    let card = Card::custom(Level::III, fields::read(case, "card")?).map_err(|error| error.to_string())?;
    let loads =
        card.kind().parts().iter().flat_map(gained).map(|goods| loads(goods).into_iter().map(goods::letters).collect());
    Ok(json!({ "card": card.at_level_four(), "loads": loads.collect::<Vec<Vec<String>>>() }))
}

/// The loads on a card, in order.
fn gained(kind: &CardKind) -> Vec<Goods> {
    match kind {
        CardKind::Planets { planets, .. } => planets.to_vec(),
        CardKind::AbandonedStation { goods, .. } | CardKind::Smugglers { goods, .. } => vec![*goods],
        _ => Vec::new(),
    }
}
