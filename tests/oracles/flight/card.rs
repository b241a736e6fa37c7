//! Cards as their printed numbers, and what a class IV flight with level III cards makes of them.

use serde_json::{Value, json};

use super::player::sorted;
use crate::trucker::json;

/// LM-IV3-2 to -7: the card as it is resolved in such a flight.
pub(crate) fn level_four(card: &Value) -> Value {
    raised(card, &mut false)
}

/// LM-R53: of a sequence each part, but only the first attack of all comes twice (LM-IV3-6).
fn raised(card: &Value, attacked: &mut bool) -> Value {
    let mut changed = card.clone();
    for part in changed.get_mut("parts").and_then(Value::as_array_mut).into_iter().flatten() {
        *part = raised(part, attacked);
    }
    let is_enemy = ["slavers", "smugglers", "pirates"].contains(&json::text(&card["kind"]));
    for field in ["strength", "lose_crew", "lose_goods", "crew", "credits"] {
        // LM-IV3-2, LM-IV3-4, LM-IV3-3, LM-IV3-5
        if card.get(field).is_some() {
            assert!(is_enemy || field == "crew" || field == "credits", "{field} of no enemy");
            // LM-R53: no credits stay none
            let is_raised = field != "credits" || card[field] != 0;
            changed[field] = json!(json::number(&card[field]) + i32::from(is_raised));
        }
    }
    for (deed, number) in changed.get_mut("deed").and_then(Value::as_object_mut).into_iter().flatten() {
        // LM-IV3-4
        if ["crew", "goods"].contains(&deed.as_str()) {
            *number = json!(json::number(number) + 1);
        }
    }
    for field in ["meteors", "shots"] {
        if card.get(field).is_some() {
            changed[field] = first_twice(&card[field], attacked);
        }
    }
    for line in changed.get_mut("lines").and_then(Value::as_array_mut).into_iter().flatten() {
        match json::text(&line[1]) {
            "crew" | "goods" => line[2] = json!(json::number(&line[2]) + 1),
            "shots" => line[2] = first_twice(&line[2], attacked),
            _ => {}
        }
    }
    changed
}

/// LM-IV3-6: the first attack of a card comes twice.
fn first_twice(attacks: &Value, attacked: &mut bool) -> Value {
    let attacks = json::list(attacks);
    let again = usize::from(!*attacked);
    *attacked = true;
    attacks.iter().take(again).chain(attacks).cloned().collect()
}

/// Every load printed on a card, in order.
pub(crate) fn printed_loads(card: &Value) -> Vec<String> {
    let planets = card.get("planets").map_or(Vec::new(), json::texts);
    let own = planets.into_iter().chain(card.get("goods").map(json::text)).map(str::to_owned);
    own.chain(card.get("parts").map_or(&[][..], json::list).iter().flat_map(printed_loads)).collect()
}

/// LM-IV3-5: what may be taken instead of a load: it, one block a step better, or one blue block more.
pub(crate) fn loads(load: &str) -> Vec<String> {
    let mut loads = vec![sorted(load), sorted(&format!("{load}B"))];
    for (place, block) in load.char_indices() {
        let better = match block {
            'B' => 'G',
            'G' => 'Y',
            'Y' => 'R',
            _ => continue,
        };
        let mut blocks: Vec<char> = load.chars().collect();
        blocks[place] = better;
        loads.push(sorted(&blocks.into_iter().collect::<String>()));
    }
    loads.sort();
    loads.dedup();
    loads
}
