//! Cards of every family with small numbers, 0 among them (LM-R53).

use serde_json::{Value, json};

use crate::battle::generate::chooser::Chooser;

pub(crate) const FAMILIES: &[&str] = &[
    "open_space",
    "stardust",
    "epidemic",
    "sabotage",
    "meteor_swarm",
    "planets",
    "abandoned_ship",
    "abandoned_station",
    "slavers",
    "smugglers",
    "pirates",
    "combat_zone",
];

/// A card of that family, as printed.
pub(crate) fn card(chooser: &mut Chooser, family: &str) -> Value {
    let days = chooser.between(0, 4);
    match family {
        "meteor_swarm" => json!({"kind": family, "meteors": attacks(chooser)}),
        "planets" => {
            let count = chooser.between(1, 4);
            let planets: Vec<String> = (0..count).map(|_| goods(chooser)).collect();
            json!({"kind": family, "planets": planets, "days": days})
        }
        "abandoned_ship" => {
            json!({"kind": family, "crew": chooser.between(0, 5), "credits": chooser.between(0, 9), "days": days})
        }
        "abandoned_station" => {
            json!({"kind": family, "crew": chooser.between(0, 5), "goods": goods(chooser), "days": days})
        }
        "slavers" => json!({"kind": family, "strength": strength(chooser), "lose_crew": chooser.between(0, 4),
            "credits": chooser.between(0, 9), "days": days}),
        "smugglers" => json!({"kind": family, "strength": strength(chooser), "lose_goods": chooser.between(0, 4),
            "goods": goods(chooser), "days": days}),
        "pirates" => json!({"kind": family, "strength": strength(chooser), "shots": attacks(chooser),
            "credits": chooser.between(0, 9), "days": days}),
        "combat_zone" => {
            let criteria = chooser.shuffled(["fewest crew", "weakest engines", "weakest cannons"]);
            let penalties = chooser.shuffled(["days", "crew", "goods", "shots", "shots"]);
            let lines: Vec<Value> =
                criteria.iter().zip(penalties).map(|(criterion, penalty)| line(chooser, criterion, penalty)).collect();
            json!({"kind": family, "lines": lines})
        }
        _ => json!({"kind": family}),
    }
}

fn line(chooser: &mut Chooser, criterion: &str, penalty: &str) -> Value {
    match penalty {
        "shots" => json!([criterion, penalty, attacks(chooser)]),
        _ => json!([criterion, penalty, chooser.between(0, 4)]),
    }
}

/// Often about what ships have.
fn strength(chooser: &mut Chooser) -> i32 {
    if chooser.percent(80) { chooser.between(0, 3) } else { chooser.between(1, 8) }
}

fn goods(chooser: &mut Chooser) -> String {
    let mut blocks: Vec<char> = (0..chooser.between(1, 5)).map(|_| chooser.of(&['R', 'Y', 'G', 'B'])).collect();
    blocks.sort_by_key(|block| "RYGB".find(*block));
    blocks.into_iter().collect()
}

fn attacks(chooser: &mut Chooser) -> Vec<String> {
    let count = if chooser.percent(80) { chooser.between(1, 4) } else { chooser.between(5, 8) };
    (0..count).map(|_| format!("{}{}", chooser.of(&['s', 'L']), chooser.of(&['F', 'R', 'B', 'L']))).collect()
}
