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
    "intruders",
    "sequence",
];

/// A family of cards for that class: two numbers call no cell across a splice.
pub(crate) fn family(chooser: &mut Chooser, class: &str) -> &'static str {
    loop {
        let family = chooser.of(FAMILIES);
        if family != "sabotage" || !["IC", "IIC"].contains(&class) {
            return family;
        }
    }
}

/// A card of that family for that class, as printed.
pub(crate) fn card(chooser: &mut Chooser, class: &str, family: &str) -> Value {
    let days = chooser.between(0, 4);
    match family {
        // LM-R53
        "sequence" => json!({"kind": family, "parts": parts(chooser, class)}),
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
        "intruders" => {
            let boards = [
                "everybody",
                "fewest crew",
                "weakest engines",
                "weakest cannons",
                "most crew",
                "strongest engines",
                "strongest cannons",
            ];
            let deed = chooser.of(&["crew", "goods", "batteries", "charges"]);
            let count = chooser.between(1, 4);
            let turns = chooser.shuffled(["straight", "right", "left", "back"]);
            let turns: Vec<&str> = turns.into_iter().take(usize::try_from(count).expect("a few")).collect();
            let whom = if chooser.percent(50) { "everybody" } else { chooser.of(&boards) };
            json!({"kind": family, "from": chooser.of(&["front", "right", "rear", "left"]), "number": chooser.between(1, 3),
                "boards": whom, "turns": turns, "deed": {deed: chooser.between(0, 4)}, "credits": chooser.between(0, 4),
                "days": days})
        }
        "combat_zone" => {
            let criteria = chooser.shuffled(["fewest crew", "weakest engines", "weakest cannons"]);
            let penalties = chooser.shuffled(["days", "crew", "goods", "shots", "shots"]);
            let count = if chooser.percent(80) { 3 } else { chooser.between(1, 2) };
            let lines: Vec<Value> = criteria
                .iter()
                .zip(penalties)
                .take(usize::try_from(count).expect("a few"))
                .map(|(criterion, penalty)| line(chooser, criterion, penalty))
                .collect();
            json!({"kind": family, "lines": lines})
        }
        _ => json!({"kind": family}),
    }
}

fn parts(chooser: &mut Chooser, class: &str) -> Vec<Value> {
    let (count, mut parts) = (chooser.between(1, 4), Vec::new());
    while parts.len() < usize::try_from(count).expect("a few") {
        let family = family(chooser, class);
        if family != "sequence" {
            parts.push(card(chooser, class, family));
        }
    }
    parts
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
