//! What a table has decided (LM-R5, LM-R50 to LM-R52).

use serde_json::{Value, json};

use crate::trucker::json as read;

#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub(crate) struct Settings {
    /// LM-R50: the additional crew member of an abandoned ship need only be aboard.
    pub(crate) crew_aboard: bool,
    /// LM-R51: goods are lost ship by ship.
    pub(crate) goods_by_ship: bool,
    /// LM-R52: a piece without a human may be kept though another has one.
    pub(crate) any_piece: bool,
    /// LM-R5, LM-FLEET-8, LM-FLEET-13: shields are boosted, boosters jump, sleepers wake.
    pub(crate) boosts: bool,
}

impl Settings {
    pub(crate) fn of(case: &Value) -> Self {
        let Some(settings) = case.get("settings") else { return Self::default() };
        read::only_fields(settings, &["extra_crew", "goods_from", "any_piece", "boosts_and_stasis"]);
        let is = |name: &str, other: Value, default: Value| {
            let value = settings.get(name).unwrap_or(&default);
            assert!(*value == other || *value == default, "no such {name}: {value}");
            *value == other
        };
        Self {
            crew_aboard: is("extra_crew", json!("aboard"), json!("leaves")),
            goods_by_ship: is("goods_from", json!("ship"), json!("fleet")),
            any_piece: is("any_piece", json!(true), json!(false)),
            boosts: is("boosts_and_stasis", json!(true), json!(false)),
        }
    }
}
