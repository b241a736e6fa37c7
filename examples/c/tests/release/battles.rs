//! A battle of bots, written down.

use engine::battle::{Choice, Game, Setup};
use engine::table::{Actor, Record};
use serde_json::Value;

use crate::context::Opened;

/// A setup and the choices made, in JSON and as values.
pub struct Battle {
    pub setup: String,
    pub choices: Vec<(String, String)>,
    pub values: (Setup, Vec<(Actor, Choice)>),
}

impl Battle {
    pub fn played(opened: &Opened) -> Self {
        let setup = opened.ok(r#"{"ask":"deal","play":"battle","players":4,"seed":7,"powers":true}"#);
        let game = opened.ok(&format!(r#"{{"ask":"begin","play":"battle","setup":{setup}}}"#));
        while opened.turn(&game).is_some() {}
        let save = opened.ok(&format!(r#"{{"ask":"save","game":{game}}}"#));
        opened.ok(&format!(r#"{{"ask":"free","game":{game}}}"#));
        let record: Record<Game> = serde_json::from_str(&save).expect("a record");
        let save: Value = serde_json::from_str(&save).expect("JSON");
        let entries = save["log"].as_array().expect("a log");
        let choices = entries.iter().map(|entry| (entry["by"].to_string(), entry["choice"].to_string())).collect();
        let values = record.log().iter().map(|entry| (entry.by, entry.choice.clone())).collect();
        Self { setup, choices, values: (record.setup().clone(), values) }
    }
}
