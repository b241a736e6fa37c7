//! `repair`: the most that a repair at the ship check keeps, and the verdict on a proposal.

use serde_json::{Value, json};
use starwright::grid::CellSet;
use starwright::trucker::Rulings;

use super::fields;

pub fn answer(case: &Value) -> Result<Value, String> {
    let layout = fields::layout(case, &["v", "removed"])?;
    fields::each_once(case, "removed")?;
    if case.get("v").is_some_and(|version| version != 1) {
        return Err(format!("unknown version {}", case["v"]));
    }
    let repair = layout.repair();
    let kept: Vec<u32> = repair.ships.iter().map(|ship| ship.kept.len()).collect();
    if let Some(ship) = repair.ships.iter().position(|ship| ship.kept.len() < ship.at_most) {
        return Err(format!("the most that ship {} can keep is not proven", ship + 1));
    }
    let mut expect = json!({ "kept": repair.kept.len() });
    if kept.len() > 1 {
        expect["per_ship"] = json!(kept);
    }
    if case.get("removed").is_some() {
        let removed: CellSet = fields::read(case, "removed")?;
        match layout.judge_repair(removed, &Rulings::DEFAULT) {
            Ok(()) => expect["legal"] = true.into(),
            Err(refusal) => expect["illegal"] = json!([refusal.rule()]),
        }
    }
    Ok(expect)
}
