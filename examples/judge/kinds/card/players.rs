//! The players of a case.

use serde_json::{Map, Value, json};
use starwright::trucker::flight::Pilot;

use super::super::fields;
use super::super::goods;

/// A player as a case gives him: what flies, and where.
pub fn pilot(case: &Value, player: &Value) -> Result<Pilot, String> {
    let position: Option<i32> = fields::read(player, "position")?;
    let credits = fields::read(player, "credits")?;
    if position.is_none() {
        fields::known(player, &["position", "credits"])?;
        return Ok(Pilot { credits, ..Pilot::default() });
    }
    fields::known(player, &["position", "credits", "tiles", "crew", "sleepers", "batteries", "goods"])?;
    let mut fleet = Map::new();
    for (name, from) in [("class", case), ("board", case), ("opened", case), ("tiles", player)] {
        fleet.extend(from.get(name).map(|value| (name.to_owned(), value.clone())));
    }
    fleet.insert("boarded".into(), true.into());
    fleet.insert("aboard".into(), aboard(player)?.into());
    let fleet = serde_json::from_value(fleet.into()).map_err(|error| error.to_string())?;
    Ok(Pilot { fleet: Some(fleet), position, credits, ..Pilot::default() })
}

/// What is aboard, by cell, without duplicates.
fn aboard(player: &Value) -> Result<Vec<Value>, String> {
    let mut aboard = Vec::new();
    for (at, crew) in fields::read::<Vec<(Value, Value)>>(player, "crew")? {
        let sort = if crew.is_string() { "alien" } else { "humans" };
        aboard.push(json!({ "at": at, sort: crew }));
    }
    if player.get("sleepers").is_some() {
        for (at, sleepers) in fields::read::<Vec<(Value, u8)>>(player, "sleepers")? {
            aboard.push(json!({ "at": at, "sleepers": sleepers }));
        }
    }
    for (at, batteries) in fields::read::<Vec<(Value, u8)>>(player, "batteries")? {
        if batteries > 0 {
            aboard.push(json!({ "at": at, "batteries": batteries }));
        }
    }
    for (at, letters) in fields::read::<Vec<(Value, String)>>(player, "goods")? {
        if !letters.is_empty() {
            aboard.push(json!({ "at": at, "goods": goods::read(&letters)? }));
        }
    }
    Ok(aboard)
}
